"""The numbers of the thirty Invictus cards, each with where it is known from, and the sheet that holds them.
No rules, no supports and no texts live here; an owner's own numbers are read in sheet.py."""

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from hashlib import sha256
from typing import Final, Generic, Literal, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt


class Nation(IntEnum):
    KING, SHOGUN, PHARAOH = range(3)


class Colour(IntEnum):
    BLUE, GREEN, RED, YELLOW, PURPLE = range(5)


class Soldier(IntEnum):
    """Nation by nation, colour by colour: a soldier is nation * 5 + colour."""

    WARRIOR, GUARDIAN, ARCHER, PRIEST, WIZARD = range(5)
    SAMURAI, MUSHA, GUNNER, KOMUSO, NINJA = range(5, 10)
    COMMANDER, MEDJAY, SLINGER, ANUBIS, SORCERER = range(10, 15)


class Source(StrEnum):
    """Where a number comes from, from the surest to the least sure; OWNER is a person reading the own box."""

    RULEBOOK = "rulebook"
    FOUND = "found"
    DERIVED = "derived"
    PROPOSED = "proposed"
    OWNER = "owner"


# A kind is a soldier (0 to 14) or a leader (15 + nation * 5 + letter).
FIRST_LEADER: Final = 15
KINDS: Final = 30

# Attack X: as many as there are cards in the controller's hand.
X: Final = "X"

Value = TypeVar("Value")
Attack: TypeAlias = int | Literal["X"]
Range: TypeAlias = tuple[tuple[int, int], ...]  # (rows forward, columns to the right), in rising order


@dataclass(frozen=True)
class Fact(Generic[Value]):
    """A printed value and where it is known from."""

    value: Value
    source: Source


@dataclass(frozen=True)
class Card:
    """INVI-1.1: a card's attack, range and two healths; a leader has no colour (INVI-1.2)."""

    kind: int
    key: str
    name: str
    nation: Nation
    colour: Colour | None
    attack: Fact[Attack]
    range: Fact[Range]
    active: Fact[int]
    rested: Fact[int]

    def numbers(self) -> tuple[int, int, int, int]:
        """Attack (-1 for X), active health, rested health, range bits."""
        attack = -1 if self.attack.value == X else int(self.attack.value)
        return attack, self.active.value, self.rested.value, range_bits(self.range.value)


@dataclass(frozen=True)
class Sheet:
    """All thirty cards, in the order of their kinds, under one name."""

    name: str
    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        assert [card.kind for card in self.cards] == list(range(KINDS))

    def numbers(self) -> npt.NDArray[np.int64]:
        """Four numbers a kind, kind after kind, as the compiled rules read them."""
        return np.array([card.numbers() for card in self.cards], dtype=np.int64).reshape(-1)

    def digest(self) -> str:
        """Sixteen letters that change when any number does; the name and the sources don't count."""
        return sha256(self.numbers().astype("<i8").tobytes()).hexdigest()[:16]


def range_bits(offsets: Range) -> int:
    """A range as bits: bit (forward - 1) * 5 + sideways + 2 for each cell it reaches."""
    return sum(1 << (forward - 1) * 5 + sideways + 2 for forward, sideways in offsets)


STRAIGHT_1: Final[Range] = ((1, 0),)
LINE_2: Final[Range] = ((1, 0), (2, 0))
LINE_3: Final[Range] = ((1, 0), (2, 0), (3, 0))
KNIGHT: Final[Range] = ((1, -2), (1, 2), (2, -1), (2, 1))
KNIGHT_PLUS: Final[Range] = ((1, -2), (1, 0), (1, 2), (2, -1), (2, 1))
DIAGONAL: Final[Range] = ((1, -1), (1, 1), (2, -2), (2, 2))
ROW_3: Final[Range] = ((1, -1), (1, 0), (1, 1))
ROW_3_PLUS: Final[Range] = ((1, -1), (1, 0), (1, 1), (2, 0))

PATTERNS: Final[dict[str, Range]] = {
    "straight-1": STRAIGHT_1,
    "line-2": LINE_2,
    "line-3": LINE_3,
    "knight": KNIGHT,
    "knight plus": KNIGHT_PLUS,
    "diagonal": DIAGONAL,
    "row-3": ROW_3,
    "row-3 plus": ROW_3_PLUS,
}


def rulebook(value: Value) -> Fact[Value]:
    """Stated in the rulebook or shown in one of its examples."""
    return Fact(value, Source.RULEBOOK)


def derived(value: Value) -> Fact[Value]:
    """Follows from the rulebook, an owner's review and the game's predecessor; likely, not certain."""
    return Fact(value, Source.DERIVED)


def proposed(value: Value) -> Fact[Value]:
    """Nobody has told us the printed number; this one is ours."""
    return Fact(value, Source.PROPOSED)


# fmt: off
_ROWS: Final[tuple[tuple[str, str, Fact[Attack], Fact[Range], Fact[int], Fact[int]], ...]] = (
    # key          name         attack         range                  active       rested
    # The King: blue, green, red, yellow, purple
    ("warrior",   "Warrior",    rulebook(X),   derived(STRAIGHT_1),   derived(2),  derived(1)),
    ("guardian",  "Guardian",   rulebook(1),   rulebook(STRAIGHT_1),  derived(3),  rulebook(2)),
    ("archer",    "Archer",     rulebook(1),   derived(KNIGHT),       derived(2),  derived(1)),
    ("priest",    "Priest",     rulebook(1),   derived(DIAGONAL),     rulebook(2), derived(2)),
    ("wizard",    "Wizard",     derived(1),    derived(LINE_3),       derived(1),  derived(1)),
    # The Shogun: each colour proposed as its King counterpart
    ("samurai",   "Samurai",    proposed(X),   proposed(STRAIGHT_1),  proposed(2), proposed(1)),
    ("musha",     "Musha",      proposed(1),   proposed(STRAIGHT_1),  proposed(3), proposed(2)),
    ("gunner",    "Gunner",     proposed(1),   proposed(KNIGHT),      proposed(2), proposed(1)),
    ("komuso",    "Komusō",     proposed(1),   proposed(DIAGONAL),    proposed(2), proposed(2)),
    ("ninja",     "Ninja",      proposed(1),   proposed(LINE_3),      proposed(1), proposed(1)),
    # The Pharaoh: likewise
    ("commander", "Commander",  proposed(X),   proposed(STRAIGHT_1),  proposed(2), proposed(1)),
    ("medjay",    "Medjay",     proposed(1),   proposed(STRAIGHT_1),  proposed(3), proposed(2)),
    ("slinger",   "Slinger",    proposed(1),   proposed(KNIGHT),      proposed(2), proposed(1)),
    ("anubis",    "Anubis",     proposed(1),   proposed(DIAGONAL),    proposed(2), proposed(2)),
    ("sorcerer",  "Sorcerer",   proposed(1),   proposed(LINE_3),      proposed(1), proposed(1)),
    # Leaders: the same five for every nation
    ("king-a",    "King A",     proposed(1),   proposed(ROW_3),       proposed(5), proposed(4)),
    ("king-b",    "King B",     proposed(1),   proposed(ROW_3_PLUS),  proposed(4), proposed(4)),
    ("king-c",    "King C",     proposed(2),   proposed(LINE_2),      proposed(4), proposed(3)),
    ("king-d",    "King D",     proposed(X),   proposed(STRAIGHT_1),  proposed(4), proposed(3)),
    ("king-e",    "King E",     proposed(1),   proposed(KNIGHT_PLUS), proposed(4), proposed(3)),
    ("shogun-a",  "Shogun A",   proposed(1),   proposed(ROW_3),       proposed(5), proposed(4)),
    ("shogun-b",  "Shogun B",   proposed(1),   proposed(ROW_3_PLUS),  proposed(4), proposed(4)),
    ("shogun-c",  "Shogun C",   proposed(2),   proposed(LINE_2),      proposed(4), proposed(3)),
    ("shogun-d",  "Shogun D",   proposed(X),   proposed(STRAIGHT_1),  proposed(4), proposed(3)),
    ("shogun-e",  "Shogun E",   proposed(1),   proposed(KNIGHT_PLUS), proposed(4), proposed(3)),
    ("pharaoh-a", "Pharaoh A",  proposed(1),   proposed(ROW_3),       proposed(5), proposed(4)),
    ("pharaoh-b", "Pharaoh B",  proposed(1),   proposed(ROW_3_PLUS),  proposed(4), proposed(4)),
    ("pharaoh-c", "Pharaoh C",  proposed(2),   proposed(LINE_2),      proposed(4), proposed(3)),
    ("pharaoh-d", "Pharaoh D",  proposed(X),   proposed(STRAIGHT_1),  proposed(4), proposed(3)),
    ("pharaoh-e", "Pharaoh E",  proposed(1),   proposed(KNIGHT_PLUS), proposed(4), proposed(3)),
)
# fmt: on


def nation_of(kind: int) -> Nation:
    """The nation of a soldier or leader."""
    return Nation(kind % FIRST_LEADER // len(Colour))


def colour_of(kind: int) -> Colour | None:
    """INVI-1.2: the colour of a soldier; leaders are grey, which is no colour of a kingdom."""
    return Colour(kind % len(Colour)) if kind < FIRST_LEADER else None


SHEET: Final = Sheet(
    "Built in",
    tuple(
        Card(kind, key, name, nation_of(kind), colour_of(kind), attack, reach, active, rested)
        for kind, (key, name, attack, reach, active, rested) in enumerate(_ROWS)
    ),
)
KEYS: Final = tuple(card.key for card in SHEET.cards)
