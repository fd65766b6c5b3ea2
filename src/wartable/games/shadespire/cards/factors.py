"""How often a change counts (`Change.when`): what has to be so for it, or how many there are of something.
Those that only one card needs stand beside the card."""

from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.stats import fallen, is_beside_friend
from wartable.kernel.rule import rule


@rule
def is_lone(g: Record, fighter):
    """No friend is beside the fighter."""
    return 0 if is_beside_friend(g, fighter) else 1


@rule
def fallen_friends(g: Record, seat):
    """For each fighter of the player that is out of action."""
    return int(fallen(g, seat))
