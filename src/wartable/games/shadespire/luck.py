"""What dice have decided, in one number, so that a search tells a blow that struck from one that missed.
Of cards that were drawn it says nothing: who holds which is hidden, and there are too many ways."""

from wartable.games.shadespire.record import Record
from wartable.games.shadespire.state import MODELS, Act
from wartable.kernel.rule import rule

MIXED = 1_000_003
LOW = (1 << 32) - 1


@rule
def luck(g: Record) -> int:
    """Where fighters stand and how hurt they are, what the dice of the present act have come to, and who is to begin."""
    told = g.active + 2
    for fighter in range(g.seats * MODELS):
        if g.kind[fighter] != 0:
            told = (told & LOW) * MIXED + (g.hex[fighter] + 1) * 64 + g.wounds[fighter]
    if g.acts > 0:
        act = g.acts - 1
        dice = g.act[act, Act.HITS] + 8 * g.act[act, Act.CRITS]
        blocks = g.act[act, Act.BLOCKS] + 8 * g.act[act, Act.BLOCKS_CRIT]
        told = (told & LOW) * MIXED + dice * 64 + blocks
        told = (told & LOW) * MIXED + g.act[act, Act.STATE] * 64 + g.act[act, Act.DAMAGE]
    return (told & LOW) + 1
