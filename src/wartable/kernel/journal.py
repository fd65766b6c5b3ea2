"""The journal: what the last action made happen, as rows at the tail of the record.
Rules write it with `tell`, `whisper` and `reveal`; nothing is written while nobody listens."""

from __future__ import annotations

from typing import Any, NamedTuple

from wartable.kernel.rule import rule
from wartable.kernel.typed import AnyRecord

ALL = 0b1111
NOBODY = 0


@rule
def tell(g: AnyRecord, kind, seat, card, x, y, z):
    """Something that every seat sees and that showed nothing hidden."""
    if g.listening != 0:
        write(g, kind, seat, card, x, y, z, ALL, NOBODY)


@rule
def whisper(g: AnyRecord, kind, seat, card, x, y, z):
    """Something whose card only its own seat may know."""
    if g.listening != 0:
        write(g, kind, seat, card, x, y, z, 1 << seat, NOBODY)


@rule
def reveal(g: AnyRecord, kind, seat, card, x, y, z):
    """Something that shows every other seat a card of this seat that was hidden."""
    if g.listening != 0:
        write(g, kind, seat, card, x, y, z, ALL, ALL ^ (1 << seat))


@rule
def write(g: AnyRecord, kind, seat, card, x, y, z, sees, learns):
    """Append a row; the journal is sized so that no action can fill it."""
    row = g.told
    if row >= g.journal.shape[0]:
        raise OverflowError("too much happened in one action")
    g.journal[row, 0] = kind
    g.journal[row, 1] = seat
    g.journal[row, 2] = card
    g.journal[row, 3] = x
    g.journal[row, 4] = y
    g.journal[row, 5] = z
    g.journal[row, 6] = sees
    g.journal[row, 7] = learns
    g.told = row + 1


class Event(NamedTuple):
    """One thing that happened, as a seat may know it: `card` is -1 where it is hidden from that seat."""

    kind: int
    seat: int
    card: int
    x: int
    y: int
    z: int
    learns: int


def read(g: Any, seat: int) -> list[Event]:
    """The events of the last action in the eyes of a seat (-1: a spectator, who sees what all see)."""
    watcher = ALL if seat < 0 else 1 << seat
    events, journal = [], g.journal
    for row in range(g.told):
        kind, actor, card, x, y, z, sees, learns = [journal[row, i] for i in range(8)]
        events.append(Event(kind, actor, card if watcher & ~sees == 0 else -1, x, y, z, learns))
    return events
