"""What a game says of its observations so that small networks can judge them: which numbers are of one kind, and which belong together.
The schema says what each number is; here stands only what it doesn't tell. `players.learned.features` makes rows of a table of it."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

ALL: tuple[int, ...] = ()  # of an axis: all its places are alike
APART = None  # of an axis: each of its places has rows of its own
NOT_TOLD = -1  # of a place of an axis: the network is not told of it
CERTAIN = 0.002  # no chance is believed to be nearer to nothing or to all

Axis = tuple[int, ...] | None  # ALL, APART, or for each place the number of its kind
Number = str | tuple[str | int, ...]  # a piece by its name, or a part of it: the name, then indices


@dataclass(frozen=True)
class Told:
    """How the numbers of one piece are told to a network, where it isn't as their kind says."""

    axes: tuple[Axis, ...] = ()  # which places share rows; axes that are not named keep theirs apart
    shape: tuple[int, ...] = ()  # by which it is read here, if not by the schema's
    most: int = 0  # buckets at the most: what is greater falls into the last; 0 no bound
    names: bool = False  # its numbers are names, so that each is a bucket however many there are
    codes: Mapping[int, int] = field(default_factory=dict)  # the bucket of each value; 0 or none: no feature
    by_card: int | None = None  # its last axis counts cards, and its first place is the card of this number
    cards: str = "card"  # whose numbers its cards have
    left_out: bool = False


@dataclass(frozen=True)
class Join:
    """Two numbers of the same place that are told together: a card and its zone, a fighter and its wounds.

    The one with fewer axes goes with all of the other. `axes` say which places share rows, by those of the one with more.
    """

    left: Number
    right: Number
    axes: tuple[Axis, ...] = ()


@dataclass(frozen=True)
class About:
    """What actions of a block name, as the observation tells it: for each of them a place in a piece, or -1."""

    block: str
    piece: str
    places: Sequence[int]
    axes: tuple[Axis, ...] | None = None  # which places share rows here, if not those that do elsewhere


@dataclass(frozen=True)
class Calibration:
    """How what a search believes becomes a chance that comes true: its log odds so many times, and so much more.

    Both numbers are fitted to matches that nobody learned from (`wartable calibrate`). Where more than two play for themselves,
    the second one keeps an even match at as much as one of them wins, whatever the first one is.
    """

    slope: float = 1.0
    intercept: float = 0.0

    def chance(self, value: float) -> float:
        """The chance of winning that a value from -1 (lost) to 1 (won) stands for, a draw being half a win."""
        return 1 / (1 + math.exp(-self.slope * log_odds(value) - self.intercept))


def log_odds(value: float) -> float:
    """The log odds of winning that a value from -1 to 1 stands for; nothing is believed beyond all doubt."""
    win = min(1 - CERTAIN, max(CERTAIN, (value + 1) / 2))
    return math.log(win / (1 - win))


@dataclass(frozen=True)
class Part:
    """Numbers that belong to a reason, at all places of their first axis, or at those where other pieces have certain values."""

    numbers: tuple[Number, ...]
    where: Mapping[Number, Sequence[int]] = field(default_factory=dict)


@dataclass(frozen=True)
class Reason:
    """Numbers of an observation that people have one name for: what they are worth is told in points of the chance to win."""

    name: str  # as `reason-<game>-<name>` says it
    parts: tuple[Part, ...]


def reason(name: str, *parts: Part | Number) -> Reason:
    """A reason, made of pieces and of parts of pieces."""
    return Reason(name, tuple(part if isinstance(part, Part) else Part((part,)) for part in parts))


@dataclass(frozen=True)
class Judging:
    """All that a game says for its networks."""

    cards: Mapping[str, int]  # kinds of cards, and how many numbers each has; 0 is no card
    told: Mapping[str, Told] = field(default_factory=dict)
    joins: tuple[Join, ...] = ()
    about: tuple[About, ...] = ()
    seats: int = 2  # the most that a match can have
    # for a match of so many seats and one of them: the number that each action has in the eyes of this one, for actions name
    # seats as the record does, observations from the own one on
    turned: Callable[[int, int], np.ndarray] | None = None
    # who plays at each level, weakest first, measured with its network: `search:50~8` and the like
    levels: Mapping[str, str] = field(default_factory=dict)
    # by how many seats a match has: how what a search believes with its network comes true
    calibration: Mapping[int, Calibration] = field(default_factory=dict)
    # what can be named as a reason of a chance
    reasons: tuple[Reason, ...] = ()


def turn(order: np.ndarray, first: int, size: int, seats: int, seat: int) -> None:
    """Count seats from one of them on in the order of actions: from `first` they list so many things of each seat."""
    for owner in range(seats):
        place, seen = first + owner * size, first + (owner - seat) % seats * size
        order[place : place + size] = np.arange(seen, seen + size)
