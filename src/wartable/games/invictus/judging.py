"""What networks are told of a match of Invictus: which numbers of an observation are alike, and which belong together.
Cards count from 1 here, as they do on a cell. With four seats both opponents are alike; the partner is somebody else."""

import numpy as np

from wartable.games.invictus.rules.areas import team_of
from wartable.games.invictus.state import ACTS, CARDS, CELLS, PENDING, SEATS, SOLDIERS
from wartable.kernel.judging import (
    ALL,
    APART,
    NOT_TOLD,
    About,
    Calibration,
    Join,
    Judging,
    Number,
    Told,
    reason,
    turn,
)

SIDES = (0, 1, 2, 1)  # own, opponents, partner
TOP = (0,) + (NOT_TOLD,) * (PENDING - 1)  # of what is pending only what is decided now

# Cells from their seat's own left to right: what an action names lies there in the observation.
OWN_CELLS = tuple(range(CELLS))
OTHER_CELLS = tuple(range(CELLS, 2 * CELLS))


def turned(seats: int, seat: int) -> np.ndarray:
    """Actions as a seat sees them: leaders and seats from the own one on, and cells from its own side of the table."""
    order = np.arange(ACTS.size, dtype=np.int32)
    turn(order, ACTS["seat"].offset, 1, seats, seat)
    turn(order, ACTS["card"].offset + SOLDIERS, 1, seats, seat)
    if team_of(seat) == 1:
        for name in ("march", "attack", "cell"):
            for cell in range(CELLS):
                order[ACTS[name].offset + cell] = ACTS[name].offset + cell // 3 * 3 + 2 - cell % 3
    return order


def _by_card(*axes: tuple[int, ...] | None, most: int = 3) -> Told:
    return Told(axes=axes, by_card=1, most=most)


def _of(seats: tuple[int, ...], *names: str) -> list[Number]:
    return [(name, seat) for seat in seats for name in names]


def _row(side: int, cells: range) -> list[Number]:
    return [(name, side, cell) for cell in cells for name in ("field", "rested", "damage")]


MINE, THEIRS = (0, 2), (1, 3)  # seats of both teams; a duel has the first of each
FRONT, BACK = range(CELLS // 2), range(CELLS // 2, CELLS)

REASONS = (
    reason("own-hand", "hand", ("hand_size", 0)),
    reason("their-hand", *_of(THEIRS, "hand_size", "known")),
    reason("own-kingdom", *_of(MINE, "kingdom", "colours", "points")),
    reason("their-kingdom", *_of(THEIRS, "kingdom", "colours", "points")),
    reason("own-front", *_row(0, FRONT)),
    reason("their-front", *_row(1, FRONT)),
    reason("own-back", *_row(0, BACK)),
    reason("their-back", *_row(1, BACK)),
    reason("own-queue", ("queue", 0)),
    reason("their-queue", ("queue", 1)),
    reason("own-deck", "deck", *_of(MINE, "deck_size")),
    reason("their-deck", *_of(THEIRS, "deck_size")),
    reason("own-graveyard", ("graveyard", 0)),
    reason("their-graveyard", ("graveyard", 1)),
)

FEATURES = Judging(
    cards={"card": CARDS + 1},
    seats=SEATS,
    turned=turned,
    levels={
        "beginner": "search:16~40",
        "easy": "search:20~20",
        "normal": "search:30~8",
        "hard": "search:250",
        "master": "search:2500",
    },
    calibration={2: Calibration(1.29, -0.059), 4: Calibration(0.984, -0.011)},
    reasons=REASONS,
    told={
        "hand": _by_card(),
        "deck": _by_card(most=5),
        "pool": _by_card(most=5),
        "known": _by_card(SIDES),
        "shown": _by_card(SIDES, most=5),
        "kingdom": _by_card(SIDES, most=5),
        "graveyard": _by_card(most=5),
        "colours": Told(axes=(SIDES,), most=6),
        "hand_size": Told(axes=(SIDES,)),
        "deck_size": Told(axes=(SIDES,), names=True),
        "pool_size": Told(axes=(SIDES,)),
        "points": Told(axes=(SIDES,)),
        "nation": Told(axes=(SIDES,)),
        "leader_chosen": Told(axes=(SIDES,)),
        "leader": Told(axes=(SIDES,)),
        "leader_choice": Told(axes=(ALL,)),
        "damage": Told(most=8),
        "pending_seat": Told(axes=(TOP,)),
        "pending_about": Told(axes=(TOP, APART), names=True, most=26),
    },
    joins=(
        Join("field", "rested", axes=(APART, ALL)),
        Join("field", "damage", axes=(APART, ALL)),
        Join(("field", 0), ("field", 1)),  # who stands across
        Join(("pending", 0), ("pending_about", 0)),
        Join(("pending", 0), "active"),
    ),
    about=(
        About("march", "field", OWN_CELLS),
        About("attack", "field", OWN_CELLS),
        About("attack", "damage", OWN_CELLS),
        About("cell", "field", OWN_CELLS),
        About("cell", "field", OTHER_CELLS),
        About("cell", "damage", OTHER_CELLS),
        About("cell", "rested", OTHER_CELLS),
    ),
)
