"""The slots in which cards can lie, as loops: whose they are and how far they are used is known here alone."""

from wartable.games.invasion.record import Record
from wartable.games.invasion.state import SLOTS
from wartable.kernel.rule import rule
from wartable.kernel.writing import loop


@loop
def slots_of(g: Record, seat):
    """The slots of what a seat controls as far as they are used; some are empty."""
    mixed = g.strays != 0
    for slot in range(first_slot(g, seat), past_slots(g, seat)):
        if not mixed or slot // SLOTS ^ g.strayed[slot] == seat:
            yield slot


@rule
def first_slot(g: Record, seat):
    """The first slot in which something that a seat controls can lie: its own cards, or all while some are another's."""
    return seat * SLOTS if g.strays == 0 else 0


@rule
def past_slots(g: Record, seat):
    """The slot behind the last one in which something that a seat controls can lie."""
    return seat * SLOTS + g.high[seat] if g.strays == 0 else SLOTS + g.high[1]


@loop
def own_slots(g: Record, seat):
    """The slots of what a seat owns as far as they are used, whoever controls it (INV-030); some are empty."""
    for slot in range(seat * SLOTS, seat * SLOTS + g.high[seat]):
        yield slot


@loop
def all_slots(g: Record):
    """The slots of both seats as far as they are used; some are empty."""
    for seat in range(2):
        for slot in range(seat * SLOTS, seat * SLOTS + g.high[seat]):
            yield slot
