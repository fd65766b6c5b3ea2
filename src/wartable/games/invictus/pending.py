"""What is being decided, in plain words for screens and texts: one name for every kind of decision.
Reads the frames of a record; what may be chosen is for the rules to say."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import NamedTuple

from wartable.games.invictus.cards import KEYS
from wartable.games.invictus.record import Record
from wartable.games.invictus.rules.areas import row_of_sheet
from wartable.games.invictus.rules.setup import leaving_out, pool_size
from wartable.games.invictus.rules.support import SUPPORTS, Choice, Timing
from wartable.games.invictus.rules.support_effects import CHOICES
from wartable.games.invictus.state import NOTHING, Frame, Stage
from wartable.kernel.frames import KIND, SEAT, A, B, C, E
from wartable.kernel.remembered import remembered


class Asked(StrEnum):
    """Every kind of decision there is."""

    LEADER = "leader"
    LEAVE_OUT = "leave-out"
    TAKE = "take"
    OPENING = "opening"
    FIRST_SEAT = "first-seat"
    FRONT_CELL = "front-cell"
    FRONT_CARD = "front-card"
    QUEUE_CARD = "queue-card"
    KINGDOM_CARD = "kingdom-card"
    MAIN = "main"
    COPY = "copy"
    MARCH_CARD = "march-card"
    TARGET = "target"
    BLOCK = "block"
    NEGATE = "negate"
    CHOOSE = "choose"
    DECOY_CARD = "decoy-card"
    DECOY_CELL = "decoy-cell"
    END_ENTRY = "end-entry"
    NOTHING = "nothing"


SETUP_BY_STAGE = {
    Stage.LEADER: Asked.LEADER,
    Stage.OPENING: Asked.OPENING,
    Stage.FIRST_SEAT: Asked.FIRST_SEAT,
    Stage.SECOND_SEAT: Asked.FIRST_SEAT,
    Stage.QUEUE: Asked.QUEUE_CARD,
    Stage.KINGDOM: Asked.KINGDOM_CARD,
}
BY_FRAME = {
    Frame.MAIN: Asked.MAIN,
    Frame.NAME_COPY: Asked.COPY,
    Frame.MARCH_CARD: Asked.MARCH_CARD,
    Frame.NAME_TARGET: Asked.TARGET,
    Frame.BLOCK: Asked.BLOCK,
    Frame.NEGATE: Asked.NEGATE,
    Frame.SUPPORT: Asked.CHOOSE,
    Frame.END_ENTRY: Asked.END_ENTRY,
}
SETUP = frozenset(
    (
        Asked.LEADER,
        Asked.LEAVE_OUT,
        Asked.TAKE,
        Asked.OPENING,
        Asked.FIRST_SEAT,
        Asked.FRONT_CELL,
        Asked.FRONT_CARD,
        Asked.QUEUE_CARD,
        Asked.KINGDOM_CARD,
    )
)


@cache
def support_key(which: int) -> str:
    """The name of a support: its soldier's, with the moment added where a soldier has two."""
    declared = SUPPORTS[which]
    twice = sum(other.soldier == declared.soldier for other in SUPPORTS) > 1
    key = KEYS[declared.soldier]
    return f"{key}-negate" if twice and declared.timing == Timing.NEGATE else key


def giver_key(which: int) -> str:
    """The soldier that a support is of."""
    return KEYS[SUPPORTS[which].soldier]


def card_key(g: Record, card: int) -> str:
    """A card of the record by its key; a leader's must be one that may be told."""
    return KEYS[int(row_of_sheet(g, card))]


@dataclass(frozen=True)
class Strike:
    """An attack in progress; the target is -1 until it is named."""

    seat: int
    cell: int
    target: int
    value: int


@dataclass(frozen=True)
class InQuestion:
    """A support that is being answered or chosen for."""

    seat: int
    which: int
    card: int
    chosen: int  # choices made
    first: int  # the first of them


class Pending(NamedTuple):
    """The decision that is due, and what it is about."""

    asked: Asked
    seat: int
    strike: Strike | None = None
    support: InQuestion | None = None
    choice: Choice = Choice.NONE
    cell: int = NOTHING  # a cell chosen already
    card: int = NOTHING  # a card chosen already
    left: int = 0  # how many more are to be chosen, this one included

    @property
    def in_setup(self) -> bool:
        return self.asked in SETUP


@remembered
def pending(g: Record) -> Pending:
    """The decision that is due."""
    if g.depth == 0:
        return Pending(Asked.NOTHING, NOTHING)
    kind, seat, a, b, c = (g.frames[g.depth - 1, part] for part in (KIND, SEAT, A, B, C))
    if kind == Frame.SETUP:
        return _pending_setup(g, seat, Stage(a), c)
    strike, support = _strike(g), _support(g)
    if kind == Frame.DECOY:
        asked = Asked.DECOY_CARD if b == NOTHING else Asked.DECOY_CELL
        return Pending(asked, seat, strike, support, card=b, left=2 - a)
    asked = BY_FRAME[Frame(kind)]
    if asked == Asked.CHOOSE:
        choice = Choice(int(CHOICES[a, b]))
        return Pending(asked, seat, strike, support, choice)
    if asked == Asked.COPY:
        return Pending(asked, seat, card=a)
    if asked == Asked.MARCH_CARD:
        return Pending(asked, seat, cell=a)
    return Pending(asked, seat, strike, support)


def _pending_setup(g: Record, seat: int, stage: Stage, cell: int) -> Pending:
    if stage == Stage.BUILD:
        if leaving_out(g):
            return Pending(Asked.LEAVE_OUT, seat, left=int(pool_size(g, seat)) - g.deck_size)
        return Pending(Asked.TAKE, seat, left=g.deck_size - g.deck_left[seat])
    if stage == Stage.FRONT:
        return Pending(Asked.FRONT_CELL if cell == NOTHING else Asked.FRONT_CARD, seat, cell=cell)
    left = g.opening - g.hand_size[seat] if stage == Stage.OPENING else 0
    return Pending(SETUP_BY_STAGE[stage], seat, left=left)


def _strike(g: Record) -> Strike | None:
    for depth in range(g.depth - 1, -1, -1):
        if g.frames[depth, KIND] == Frame.STRIKE:
            seat, cell, target, value = (g.frames[depth, part] for part in (SEAT, A, B, C))
            return Strike(seat, cell, target, value)
    return None


def _support(g: Record) -> InQuestion | None:
    """The uppermost support that is not yet carried out."""
    for depth in range(g.depth - 1, -1, -1):
        if g.frames[depth, KIND] == Frame.SUPPORT:
            seat, which, chosen, first, card = (g.frames[depth, part] for part in (SEAT, A, B, C, E))
            return InQuestion(seat, which, card, chosen, first)
    return None
