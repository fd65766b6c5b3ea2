"""Positions in the middle of a match, arranged from a few words: what each side has where, for lessons.
Nothing appears from nowhere: what a side must have brought beside that lies in its graveyard and its deck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from wartable.games.invictus.cards import FIRST_LEADER, KEYS
from wartable.games.invictus.record import Record
from wartable.games.invictus.rules.areas import count_points
from wartable.games.invictus.state import CELLS, DECK, SOLDIERS, Frame
from wartable.kernel.contract import Game, Position, game
from wartable.kernel.frames import clear_frames, push

FORMAT = "short"
EMPTY = (None, None, None)
LEADERS = ("king-a", "king-b")  # of seats that name none


@dataclass(frozen=True)
class Side:
    """What a seat has, each card by its key. Rows stand as team 0 sees them, from left to right."""

    front: Sequence[str | None] = EMPTY
    back: Sequence[str | None] = EMPTY
    rested: Sequence[int] = ()  # cells, 0 to 2 in front and 3 to 5 at the back
    queue: Sequence[str] = ()  # the head first
    hand: Sequence[str] = ()
    kingdom: Sequence[str] = ()
    draws: Sequence[str] = ()  # what lies on top of its deck, the top card first

    @property
    def field(self) -> tuple[str | None, ...]:
        return (*self.front, *self.back)

    @property
    def lying(self) -> list[str]:
        """All its cards but those of the deck."""
        standing = [key for key in self.field if key is not None]
        return [*standing, *self.queue, *self.hand, *self.kingdom]

    def leader(self, otherwise: str) -> str:
        """Its leader; one that lies nowhere is `otherwise`, and in the hand."""
        return next((key for key in self.lying if _is_leader(key)), otherwise)


def arranged(own: Side, enemy: Side, *, active: int = 0) -> Position:
    """A short match between two kings in the main phase of a seat; `own` is seat 0, which had the first turn."""
    chosen: Game = game("invictus")
    position = chosen.new(FORMAT, seed=1, compiled=False, build="ready")
    g = position.record
    clear_frames(g)
    sides = (own, enemy)
    rounds = max(_needed(g, own) - 1, _needed(g, enemy) - active, 1)
    g.turn, g.active, g.leaders_shown = 2 * rounds + active, active, 1
    g.order[0], g.order[1] = 0, 1
    for seat, side in enumerate(sides):
        g.leader[seat] = KEYS.index(side.leader(LEADERS[seat])) - FIRST_LEADER
        turns = rounds + (seat <= active)
        _lay(g, seat, side, turns)
    for seat in range(2):
        count_points(g, seat)
    push(g, Frame.MAIN, active, 0, 0, 0, 0, 0)
    chosen.check(position.records)
    return position


def _is_leader(key: str) -> bool:
    return KEYS.index(key) >= FIRST_LEADER


def _soldiers(keys: Sequence[str]) -> list[int]:
    return [KEYS.index(key) for key in keys if not _is_leader(key)]


def _needed(g: Record, side: Side) -> int:
    """In how many turns a side can have drawn what lies on the table."""
    return len(_soldiers(side.lying)) - int(g.opening)


def _card(seat: int, key: str) -> int:
    return SOLDIERS + seat if _is_leader(key) else KEYS.index(key)


def _lay(g: Record, seat: int, side: Side, turns: int) -> None:
    """Put a side's cards where they are; those that it drew beside have fallen."""
    for cell in range(CELLS):
        key = side.field[cell]
        if key is not None:
            g.field[seat, cell] = _card(seat, key)
            g.rested[seat, cell] = cell in side.rested
    for place, key in enumerate(side.queue):
        g.queue[seat, place] = _card(seat, key)
    g.queue_size[seat] = len(side.queue)
    for key in side.hand:
        g.hand[seat, _card(seat, key)] += 1
    leader = SOLDIERS + seat
    if not any(map(_is_leader, side.lying)):
        g.hand[seat, leader] = 1
    g.known[seat, leader] = g.hand[seat, leader]
    g.hand_size[seat] = sum(g.hand.tolist()[seat])
    for soldier in _soldiers(side.kingdom):
        g.kingdom[seat, soldier] += 1
        g.colours[seat, soldier % 5] += 1
    drawn = int(g.opening) + turns
    fallen = [soldier for soldier, _ in zip(_any(), range(drawn - len(_soldiers(side.lying))), strict=False)]
    for soldier in fallen:
        g.graveyard[seat, soldier] += 1
    g.graves[seat] = len(fallen)
    hidden = _soldiers(side.hand)
    for soldier in [*_soldiers(side.lying), *fallen]:
        g.shown[seat, soldier] += 1
    for soldier in hidden:
        g.shown[seat, soldier] -= 1
    _stack(g, seat, side, int(g.deck_size) - drawn)


def _any() -> Iterator[int]:
    """Soldiers where it does not matter which."""
    while True:
        yield from range(5)


def _stack(g: Record, seat: int, side: Side, left: int) -> None:
    """The rest of a side's cards as its deck, whose top card is drawn next."""
    rest = [*_soldiers(side.draws), *(soldier for soldier, _ in zip(_any(), range(DECK), strict=False))][
        :left
    ]
    for place in range(DECK):
        g.deck[seat, place] = rest[left - 1 - place] if place < left else 0
    g.deck_left[seat] = left
