"""What networks are told of a match of Shadespire: which numbers of an observation are alike, and which belong together.
All opponents are alike. What is printed on the battlefield is told by its boards, and hex by hex only of hexes that are named."""

from collections.abc import Sequence

import numpy as np

from wartable.games.shadespire.observation import SEEN_ACTS, SEEN_PENDING, UNSEEN
from wartable.games.shadespire.state import (
    CARDS,
    FIGHTERS,
    HEXES,
    KINDS,
    MODELS,
    SEATS,
    VOCABULARY,
    Place,
)
from wartable.kernel.judging import (
    ALL,
    APART,
    NOT_TOLD,
    About,
    Calibration,
    Join,
    Judging,
    Number,
    Part,
    Told,
    reason,
    turn,
)

SIDES = (0,) + (1,) * (SEATS - 1)
TOP = (0,) + (NOT_TOLD,) * (SEEN_PENDING - 1)
PENDING = (0, 1) + (2,) * (SEEN_PENDING - 2)  # what is decided now, what it is part of, and the rest
ACTS = (0,) + (NOT_TOLD,) * (SEEN_ACTS - 1)  # only what began last
WARBANDS = (SEATS, MODELS)
OF_A_SEAT = Told(axes=(SIDES,))
OF_A_FIGHTER = Told(shape=WARBANDS, axes=(SIDES, ALL))
OF_A_DIE = Told(axes=(ACTS, APART, ALL))
NO = Told(left_out=True, axes=(ALL,))  # yet an action can be about it
STARTING = ("move", "charge", "guard", "attack", "fighter")  # actions that name a fighter
HURT = 6  # wounds that are told apart

# Where a card is: deck, hand, out of play for good, scored, in a hand or deck, or with a fighter.
PLACES = {
    Place.DECK: 1,
    Place.HAND: 2,
    Place.FRESH: 2,
    Place.SCORED: 3,
    UNSEEN: 4,
    Place.DISCARD: 5,
    Place.PLAYED: 5,
    **{Place.WORN + model: 6 for model in range(MODELS)},
}


def turned(seats: int, seat: int) -> np.ndarray:
    """Actions as a seat sees them: fighters and seats from the own one on."""
    order = np.arange(VOCABULARY.size, dtype=np.int32)
    turn(order, VOCABULARY["seat"].offset, 1, seats, seat)
    for name in STARTING:
        turn(order, VOCABULARY[name].offset, MODELS, seats, seat)
    for which in range(2):
        turn(order, VOCABULARY["ability"].offset + which * FIGHTERS, MODELS, seats, seat)
    return order


_OF_SEATS = [
    "glory",
    "spent_glory",
    "objective_count",
    "power_count",
    "objective_deck",
    "power_deck",
    "taken",
    "skips",
    "kills",
    "kills_all",
    "kills_by_leader",
    "losses",
    "returned",
    "returns",
    "dealt",
    "volleys",
    "ploys",
    "upgrades",
    "scored",
    "scored_before",
    "scored_all",
    "named",
    "named_of",
    "winner",
]
_OF_FIGHTERS = [
    "hex",
    "out",
    "inspired",
    "earned",
    "uninspirable",
    "moved",
    "charged",
    "guard",
    "spent",
    "frozen",
    "held_before",
    "held_now",
    "did_move",
    "did_charge",
    "did_attack",
    "did_succeed",
    "was_hurt",
    "stands_on",
    "stands_in",
    "friends_near",
    "foes_near",
    "nearest",
]
_OF_ACTS = [
    "act",
    "act_fighter",
    "act_seat",
    "act_target",
    "act_weapon",
    "act_how",
    "act_state",
    "act_symbol",
    "act_counts",
    "act_flags",
]
_LEFT_OUT = [
    "ground",
    "land",
    "who",
    "edge",
    "friends_by",
    "foes_by",
    "foe_far",
    "hurt_by",
    "leader_kills",
    "act_from",
    "act_to",
    "rerolled",
    "effect_used",
    "effect_value",
    "effect_fighter",
    "start_holder",
    "board_x",
    "board_y",
]

WORN = range(Place.WORN, Place.WORN + MODELS)
SEEN_BY = {"own": (0,), "their": tuple(range(1, SEATS))}


def _of(seats: tuple[int, ...], *names: str) -> list[Number]:
    return [(name, seat) for seat in seats for name in names]


def _cards(seats: tuple[int, ...], places: Sequence[int]) -> list[Part]:
    """The cards of seats that are in one of some places."""
    return [Part((("place", seat),), {("place", seat): places}) for seat in seats]


REASONS = tuple(
    each
    for whose, seats in SEEN_BY.items()
    for each in (
        reason(f"{whose}-glory", *_of(seats, "glory", "spent_glory")),
        reason(f"{whose}-wounds", *_of(seats, "wounds")),
        reason(f"{whose}-fallen", *_of(seats, "out", "losses")),
        reason(f"{whose}-inspired", *_of(seats, "inspired", "earned")),
        reason(f"{whose}-moved", *_of(seats, "moved", "charged", "spent")),
        reason(f"{whose}-upgrades", *_cards(seats, WORN)),
        reason(
            f"{whose}-hand",
            *_of(seats, "objective_count", "power_count"),
            *_cards(seats, (Place.HAND, Place.FRESH)),
        ),
        reason(f"{whose}-activations", *_of(seats, "taken", "skips")),
    )
)

FEATURES = Judging(
    cards={"card": CARDS, "fighter": KINDS},
    seats=SEATS,
    turned=turned,
    levels={
        "beginner": "search:16~40",
        "easy": "search:20~20",
        "normal": "search:30~10",
        "hard": "search:100",
        "master": "search:2500",
    },
    calibration={2: Calibration(1.228, 0.018), 3: Calibration(2.714, 0.955), 4: Calibration(3.769, 1.465)},
    reasons=REASONS,
    told={
        "place": Told(axes=(SIDES, APART), by_card=0, codes=PLACES, most=6),
        "token": Told(axes=(APART,)),
        "shard": Told(axes=(ALL,)),
        "x": Told(shape=WARBANDS, axes=(SIDES, ALL), names=True),
        "y": Told(shape=WARBANDS, axes=(SIDES, ALL), names=True),
        "hex_x": Told(left_out=True, axes=(ALL,), names=True),
        "hex_y": Told(left_out=True, axes=(ALL,), names=True),
        "kind": Told(shape=WARBANDS, axes=(SIDES, ALL), cards="fighter"),
        "wounds": Told(shape=WARBANDS, axes=(SIDES, ALL), most=HURT),
        **dict.fromkeys(_OF_FIGHTERS, OF_A_FIGHTER),
        **dict.fromkeys(_OF_SEATS, OF_A_SEAT),
        **{name: Told(axes=(ACTS,), names=name == "act_how") for name in _OF_ACTS},
        **dict.fromkeys(_LEFT_OUT, NO),
        "act_weapon": Told(axes=(ACTS,), names=True),
        "dice": OF_A_DIE,
        "effect_card": Told(axes=(ALL,)),
        "effect_seat": Told(axes=(ALL,)),
        "effect_stage": Told(axes=(ALL,)),
        "pending": Told(axes=(PENDING,)),
        "pending_seat": Told(axes=(PENDING,)),
        "pending_about": Told(
            axes=(TOP, APART), codes={number: number + 3 for number in range(-2, CARDS) if number}
        ),
    },
    joins=(
        *(
            Join("kind", name, axes=(SIDES, ALL))
            for name in ("wounds", "inspired", "moved", "charged", "guard", "held_now", "spent", "out")
        ),
        *(
            Join("kind", name, axes=(SIDES, ALL))
            for name in ("stands_on", "stands_in", "friends_near", "foes_near", "nearest")
        ),
        Join("wounds", "foes_near", axes=(SIDES, ALL)),
        Join("charged", "foes_near", axes=(SIDES, ALL)),
        Join("round", "stands_on", axes=(SIDES, ALL)),
        Join("effect_card", "effect_seat", axes=(ALL,)),
        Join(("pending", 0), "active"),
        Join(("pending", 0), "act", axes=(ACTS,)),
        Join("round", "phase"),
        Join("round", ("taken", 0)),
        Join("round", ("taken", 1)),
    ),
    about=(
        *(
            About(block, piece, range(FIGHTERS))
            for block in STARTING
            for piece in (
                "kind",
                "wounds",
                "inspired",
                "guard",
                "charged",
                "hex",
                "stands_on",
                "stands_in",
                "foes_near",
                "nearest",
            )
        ),
        *(About("ability", piece, 2 * tuple(range(FIGHTERS))) for piece in ("kind", "wounds")),
        *(
            About("hex", piece, range(HEXES), axes=(ALL,))
            for piece in (
                "who",
                "token",
                "ground",
                "land",
                "edge",
                "shard",
                "hex_x",
                "hex_y",
                "friends_by",
                "foes_by",
                "foe_far",
            )
        ),
    ),
)
