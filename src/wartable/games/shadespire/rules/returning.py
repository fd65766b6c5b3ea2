"""Fighters that return: the starting hex they come back on, or are put on anew (SHA-156).
Who may be brought back is said by the cards and in `activations.py`."""

from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.field import is_free
from wartable.games.shadespire.rules.harm import bring_back
from wartable.games.shadespire.state import HEX, MODELS, NOTHING, Event, Ground
from wartable.kernel.frames import SEAT, A, B, pop, top
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule


@rule
def may_return_to(g: Record, seat, anywhere, hex):
    """SHA-156: an empty starting hex, at home or anywhere."""
    return g.ground[hex] == Ground.START and is_free(g, hex) and (anywhere != 0 or g.land[hex] == seat)


@rule
def can_return(g: Record, seat, anywhere):
    for hex in range(g.hexes):
        if may_return_to(g, seat, anywhere, hex):
            return True
    return False


@rule
def return_waits(g: Record):
    """Whether there is a hex to return to."""
    if can_return(g, top(g, SEAT), top(g, B)):
        return True
    pop(g)
    return False


@rule
def mark_return(g: Record, mask):
    seat = top(g, A) // MODELS
    for hex in range(g.hexes):
        if may_return_to(g, seat, top(g, B), hex):
            mask[HEX + hex] = 1


@rule
def return_to(g: Record, hex):
    """A fighter comes back, or is put on another starting hex."""
    fighter = top(g, A)
    moved = g.out[fighter] == 0
    pop(g)
    if moved:
        from_hex = g.hex[fighter]
        g.who[from_hex] = 0
        g.hex[fighter] = hex
        g.who[hex] = fighter + 1
        tell(g, Event.PLACED, fighter // MODELS, NOTHING, fighter, from_hex, hex)
    else:
        bring_back(g, fighter, hex)
