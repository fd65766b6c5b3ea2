"""What a view of a Shadespire match is made of, for the type checker: every name and what stands under it.
Fighters, acts and attacks are told by `pieces` and `fights`, in data of their own."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

Told = dict[str, Any]  # what another module tells


class View(TypedDict):
    """All that a seat may see."""

    game: str
    seat: int
    format: Format
    round: int
    turn: int
    phase: str | None
    active: int
    first: int
    decider: int
    pending: PendingShown
    result: Result | None
    boards: list[Board]
    hexes: list[Told]
    faces: dict[str, Told] | None  # until the boards lie
    fighters: list[Told]
    seats: list[Seat]
    acts: list[Told]
    attack: Told | None
    effects: list[Told]
    no_powers: bool
    odds: list[Told] | None  # for the deciding seat
    plans: Told | None
    fighter_cards: NotRequired[dict[str, Told]]  # of all fighters of the match
    cards: NotRequired[dict[str, Told]]  # facts of all cards that are named


class Format(TypedDict):
    name: str | None
    seats: int
    objectives: int
    settings: dict[str, Any]


class PendingShown(TypedDict):
    kind: str
    moment: str | None
    card: str | None
    fighter: int | None
    aim: int | None
    weapon: int | None
    hex: int | None
    number: int | None
    target: str | None
    place: int | None
    optional: bool
    chosen: list[Told]
    left: int
    face: str | None
    cost: int
    limited: bool
    draws: bool
    anywhere: bool
    how: str | None


class Board(TypedDict):
    face: str
    seat: int
    turned: bool
    x: int
    y: int


class Seat(TypedDict):
    """A seat; what only it may know is none for others."""

    seat: int
    you: bool
    warband: str
    glory: int
    spent_glory: int
    taken: int
    skips: int
    objectives: list[str] | None
    objective_count: int
    fresh: list[str] | None
    progress: Told | None
    powers: list[str] | None
    power_count: int
    objective_deck: int
    power_deck: int
    deck: list[str] | None
    unseen: list[str] | None  # what hand and decks hold together, where all know which cards a seat has
    discard: list[str]
    scored: list[str]
    gone: list[str]
    upgrades: list[Worn]
    named: str | None
    survivors: int
    holds: int
    did: Did


class Worn(TypedDict):
    card: str
    fighter: int


class Did(TypedDict):
    """What a seat did in this phase."""

    kills: int
    losses: int
    returned: int
    damage: int
    ploys: int
    upgrades: int
    scored: int


class Result(TypedDict):
    winner: int | None
    winners: list[int]
    draw: bool
    won: bool | None
    reason: str | None
