"""What a view of an Invictus match is made of, for the type checker: every name and what stands under it."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict


class View(TypedDict):
    """All that a seat may see."""

    game: str
    seat: int
    team: int
    format: Format
    turn: int
    active: int
    decider: int
    order: list[int] | None  # none until all know it
    pending: PendingShown
    flags: Flags
    bonuses: Bonuses
    result: Result | None
    seats: list[Seat]
    teams: list[Team]
    cards: NotRequired[dict[str, dict[str, Any]]]  # facts of all cards that are named


class Format(TypedDict):
    seats: int
    deck_size: int
    opening: int
    build: str
    mixed: bool
    back_row_open: bool
    opening_drawn: bool
    leader_is_purple: bool


class Flags(TypedDict):
    attacked: bool
    marched: bool
    entered: bool


class Bonuses(TypedDict):
    all: int
    next_soldier: int
    next_any_front: bool


class Result(TypedDict):
    winner: int | None
    draw: bool
    won: bool | None
    reason: str


class Seat(TypedDict):
    seat: int
    team: int
    you: bool
    nation: str | None
    leader: str | None
    leader_chosen: bool
    leader_choice: list[str] | None
    hand: Hand
    deck: Deck
    pool: dict[str, int] | None
    kingdom: Kingdom
    points: int
    faces: int


class Hand(TypedDict):
    size: int
    cards: dict[str, int] | None  # of the own seat alone
    known: dict[str, int]
    unknown: int


class Deck(TypedDict):
    size: int
    cards: dict[str, int] | None


class Kingdom(TypedDict):
    size: int
    cards: dict[str, int]
    colours: dict[str, int]


class Team(TypedDict):
    team: int
    seats: list[int]
    cells: list[Cell]
    queue: list[str]
    queue_limit: int
    graveyard: dict[str, int]
    graves: int


class Cell(TypedDict):
    """A cell; all but the first five only where a card stands."""

    cell: int
    place: str
    row: str
    column: int  # from the left
    card: str | None
    leader_of: NotRequired[int]
    rested: NotRequired[bool]
    damage: NotRequired[int]
    health: NotRequired[int]
    attack: NotRequired[int]
    reach: NotRequired[list[int]]
    targets: NotRequired[list[int]]
    attacking: NotRequired[bool]
    attacked: NotRequired[bool]


class PendingShown(TypedDict):
    kind: str
    setup: bool
    left: int
    choice: str
    cell: int
    place: str | None
    card: str | None
    attack: Attack | None
    support: Support | None


class Attack(TypedDict):
    seat: int
    cell: int
    card: str
    value: int
    target: int
    target_card: str | None
    outcome: dict[str, Any] | None


class Support(TypedDict):
    seat: int
    support: str
    card: str
    timing: str
