"""The slots in which cards can lie, as loops: whose they are and how far they are used is known here alone."""

from wartable.games.invasion.record import Record
from wartable.games.invasion.state import SLOTS
from wartable.kernel.writing import loop


@loop
def slots_of(g: Record, seat):
    """The slots of a seat as far as they are used; some are empty."""
    for slot in range(seat * SLOTS, seat * SLOTS + g.high[seat]):
        yield slot


@loop
def all_slots(g: Record):
    """The slots of both seats as far as they are used; some are empty."""
    for seat in range(2):
        for slot in range(seat * SLOTS, seat * SLOTS + g.high[seat]):
            yield slot
