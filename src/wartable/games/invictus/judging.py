"""What networks are told of a match of Invictus: which numbers of an observation are alike, and which belong together.
Cards count from 1 here, as they do on a cell. With four seats both opponents are alike; the partner is somebody else."""

import numpy as np

from wartable.games.invictus.rules.areas import team_of
from wartable.games.invictus.state import ACTS, CARDS, CELLS, PENDING, SEATS, SOLDIERS
from wartable.kernel.judging import ALL, APART, NOT_TOLD, About, Join, Judging, Told, turn

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


FEATURES = Judging(
    cards={"card": CARDS + 1},
    seats=SEATS,
    turned=turned,
    levels={
        "beginner": "search:12~16",
        "easy": "search:32~8",
        "normal": "search:100~3",
        "hard": "search:800",
        "master": "search:16000",
    },
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
