"""What a match at the table is made of: its terms, its seats, and the entries that tell its course in order.
Plain data that can be kept and sent; what an entry does is in `match`, whether it may be made in `checks`."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

from wartable.kernel.contract import Message
from wartable.kernel.errors import WartableError

SPECTATOR = -1
TABLE = -1  # the seat of an entry that nobody made but the table itself
DAY = 86400.0


class Refused(WartableError):
    """Something the table does not do."""

    def __init__(self, message_name: str, /, **arguments: Any) -> None:
        super().__init__(Message(message_name, arguments))

    @property
    def name(self) -> str:
        return self.message.name.removeprefix("refused-")


class Kind(StrEnum):
    """Every kind of entry."""

    JOIN = "join"  # a person sits down; with the last one the match starts
    MOVE = "move"
    AHEAD = "ahead"  # what a seat answers when it will be asked; known to it alone
    AUTOMATIC = "automatic"  # a seat wants decisions with one answer answered for it, or not
    STOPS = "stops"  # at which windows a seat wants to be asked
    RESIGN = "resign"
    OFFER_DRAW = "offer-draw"
    ACCEPT_DRAW = "accept-draw"
    DECLINE_DRAW = "decline-draw"
    UNDO = "undo"
    ASK_UNDO = "ask-undo"
    GRANT_UNDO = "grant-undo"
    DENY_UNDO = "deny-undo"
    TIME_OUT = "time-out"
    ABANDON = "abandon"
    REMATCH = "rematch"  # where the next match is
    CANCEL_REMATCH = "cancel-rematch"  # there is none after all
    CANCEL = "cancel"  # who waits for others takes the match back before any of them has come
    PART = (
        "part"  # what was kept from here on no longer leads where it led; only ever made by the table itself
    )


PLAYED = frozenset((Kind.JOIN, Kind.MOVE, Kind.UNDO, Kind.GRANT_UNDO))  # what a position can follow from


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened at the table; its number is its place in the match."""

    kind: Kind
    seat: int
    data: Mapping[str, Any]
    time: float  # seconds since 1970
    sum: str = ""  # of the position that it led to (`Records.sum`), to know whether it still does


@dataclass(frozen=True)
class Stops:
    """At which windows a person is asked: those chosen if that is wanted, else any in which something can be done."""

    chosen: bool = False
    at: tuple[str, ...] = ()


@dataclass(frozen=True)
class Seat:
    """A seat: a person with a secret link, or a computer player of some level."""

    kind: str = "person"  # or "computer"
    name: str = ""
    level: str = ""  # of a computer
    holder: str = ""  # digest of the token of the person; empty for a computer or while anybody may sit down
    automatic: bool = True
    joined: bool = False
    salt: str = ""
    stops: Stops | None = None  # none: as the game has them at first

    @property
    def is_person(self) -> bool:
        return self.kind == "person"


@dataclass(frozen=True)
class TimeLimit:
    """How much time there is: for every decision (`move`), or for the whole match (`bank`)."""

    kind: str
    seconds: float
    increment: float = 0.0  # of a bank, for every time that the turn to decide passes on


@dataclass(frozen=True)
class Terms:
    """All that is settled before a match starts."""

    game: str
    format: str
    settings: Mapping[str, Any]
    seats: tuple[Seat, ...]
    window: float = 1.2  # seconds that declining in a window or outside the own turn takes at least
    clock: TimeLimit | None = None
    silence: float | None = 14 * DAY  # after which a match counts as abandoned
    public: bool = False  # shown in the list of matches
    origin: str = ""  # a position to start from instead of a fresh one, in base64
    parent: str = ""  # the match that this one goes on from
    rules: int = (
        0  # the versions of the game's rules and vocabulary that it began by; 0 if nobody wrote them down
    )
    vocabulary: int = 0
    seed: int | None = None  # chosen by somebody, who then knows every shuffle: nothing is proved of them

    def plain(self) -> dict[str, Any]:
        """The terms without the seats, as plain data."""
        return {
            "window": self.window,
            "clock": self.clock
            and {
                "kind": self.clock.kind,
                "seconds": self.clock.seconds,
                "increment": self.clock.increment,
            },
            "silence": self.silence,
            "public": self.public,
            "origin": self.origin,
            "parent": self.parent,
            "rules": self.rules,
            "vocabulary": self.vocabulary,
            "seed": self.seed,
        }

    @classmethod
    def from_plain(
        cls,
        game: str,
        format: str,
        settings: Mapping[str, Any],
        seats: tuple[Seat, ...],
        data: Mapping[str, Any],
    ) -> Terms:
        clock = data.get("clock")
        named = ("window", "silence", "public", "origin", "parent", "rules", "vocabulary", "seed")
        rest = {name: data[name] for name in named if name in data}
        return cls(
            game=game,
            format=format,
            settings=settings,
            seats=seats,
            clock=TimeLimit(**clock) if clock else None,
            **rest,
        )


@dataclass(frozen=True)
class Stored:
    """A match as it is kept: all that it follows from."""

    name: str
    terms: Terms
    secret: str
    created: float
    entries: tuple[Entry, ...] = ()


@dataclass(frozen=True)
class Result:
    """How a match ended: +1, 0 or -1 for each seat, why, and by whose doing."""

    returns: tuple[int, ...]
    reason: str  # rules, resigned, agreed, time, abandoned, long, parted
    seat: int = TABLE


@dataclass
class Offers:
    """What one seat has asked of the others and is not yet answered."""

    draw: int | None = None
    undo: int | None = None
    undo_to: int = 0  # how many moves would remain
    declined: set[int] = field(default_factory=set)  # seats whose draw was declined since their last move

    def lapse(self) -> None:
        self.draw = None
        self.undo = None


def digest_of(token: str) -> str:
    """A token as it is kept: nobody can get the token back from it."""
    return hashlib.sha256(token.encode()).hexdigest()


def seated(seat: Seat, **changes: Any) -> Seat:
    return replace(seat, **changes)
