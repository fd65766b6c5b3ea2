"""What a view of an Invasion match is made of, for the type checker: every name and what stands under it.
`why` has the parts of those numbers that are not just what is printed."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

Place = dict[str, Any]  # where a piece lies, as `pieces` tells it
Why = dict[str, list[dict[str, Any]]]


class View(TypedDict):
    """All that a seat may see."""

    game: str
    seat: int
    format: Format
    turn: int
    active: int
    first: int
    decider: int
    phase: str | None
    step: str | None
    pending: PendingShown
    developed: bool
    shielded: bool
    result: Result | None
    seats: list[Seat]
    chain: list[ChainRow]
    waiting: list[dict[str, Any]]
    combat: Combat | None
    draft: Draft | None
    cards: NotRequired[dict[str, dict[str, Any]]]  # facts of all cards that are named


class Format(TypedDict):
    name: str
    edition: str


class PendingShown(TypedDict):
    kind: str
    moment: str | None
    card: str | None
    source: Place | None
    row: int
    target: str | None
    optional: bool
    zone: str | None
    aim: Place | None
    left: int
    uncancellable: int
    cost: int
    cards: list[str] | None  # for the eyes of whoever looks, unless all have seen them


class Seat(TypedDict):
    seat: int
    you: bool
    capital: str
    resources: int
    symbols: dict[str, int]
    hand: Hand
    deck: Deck
    discard: dict[str, int]
    limited: bool
    discount: int
    burning: int
    zones: list[Zone]


class Hand(TypedDict):
    size: int
    cards: dict[str, dict[str, Any]] | None  # of the own seat alone
    known: dict[str, int]
    unknown: int


class Deck(TypedDict):
    size: int
    cards: dict[str, int] | None
    top: NotRequired[list[str]]  # cards on top that the seat has looked at


class Top(TypedDict, total=False):
    top: list[str]


class Second(TypedDict, total=False):
    second: str


class Beside(TypedDict):
    """Damage beside a target: of combat, and what waits outside it."""

    assigned: int
    uncancellable: int
    aside: int


class Threat(TypedDict, total=False):
    """What damage beside a target will do."""

    threat: dict[str, Any]


class Explained(TypedDict, total=False):
    why: Why


class Zone(Beside):
    zone: str
    section: int
    power: int
    hit_points: int
    why: NotRequired[Why]
    damage: int
    burning: bool
    attacked: bool
    threat: NotRequired[dict[str, Any]]
    developments: Developments
    cards: list[Card]


class Developments(TypedDict):
    count: int
    cards: list[Development] | None  # of the own seat alone


class Development(TypedDict):
    slot: int
    card: str


class Card(TypedDict):
    """A card face up in play; what only units or quests have is missing from others."""

    slot: int
    card: str
    seat: int
    owner: NotRequired[int]  # where another controls it
    captive: NotRequired[bool]
    type: str
    power: int
    used: bool
    doomed: bool
    returning: NotRequired[bool]
    spared: NotRequired[bool]
    host: int
    attached: list[int]
    why: NotRequired[Why]
    tokens: NotRequired[int]
    quester: NotRequired[int]
    hit_points: NotRequired[int]
    damage: NotRequired[int]
    toughness: NotRequired[int]
    counterstrike: NotRequired[int]
    corrupt: NotRequired[bool]
    barred: NotRequired[bool]
    qualities: NotRequired[list[str]]
    shield: NotRequired[int]
    role: NotRequired[str | None]
    front: NotRequired[str]
    assigned: NotRequired[int]
    uncancellable: NotRequired[int]
    aside: NotRequired[int]
    threat: NotRequired[dict[str, Any]]
    minimum: NotRequired[int]


class Marks(TypedDict, total=False):
    """What few units are."""

    qualities: list[str]
    shield: int
    front: str


class ChainRow(TypedDict):
    row: int
    seat: int
    card: str
    kind: str
    state: str | None
    source: Place | None
    x: int | None
    targets: list[Place]


class Combat(TypedDict):
    seat: int
    zone: str
    section: int
    second: NotRequired[str]
    attackers: list[int]
    defenders: list[int]
    points: list[Points]


class Points(TypedDict):
    power: int
    uncancellable: int
    left: int
    uncancellable_left: int


class Draft(TypedDict):
    pack: int
    packs: int
    step: int
    steps: int
    seats: list[Drafting]


class Drafting(TypedDict):
    pile: int
    pack: Listed
    chosen: Listed
    supply_cut: int
    sabotages: int
    removed: dict[str, int]


class Listed(TypedDict):
    size: int
    cards: list[str] | None


class Result(TypedDict):
    winner: int | None
    draw: bool
    won: bool | None
    reason: str | None
