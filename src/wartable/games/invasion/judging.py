"""What networks are told of a match of Invasion: which numbers of an observation are alike, and which belong together.
Slots are alike; what counts is what lies there, whose it is, and in which zone, role and state."""

import numpy as np

from wartable.games.invasion.observation import SEEN_PENDING, SEEN_ROWS, SEEN_SLOTS, SEEN_WAITING
from wartable.games.invasion.state import CARDS, SEATS, SLOTS, ZONES, Zone
from wartable.games.invasion.vocabulary import ACTS
from wartable.kernel.judging import (
    ALL,
    APART,
    NOT_TOLD,
    About,
    Calibration,
    Join,
    Judging,
    Part,
    Told,
    reason,
    turn,
)

TOP_ROW = (0,) + (NOT_TOLD,) * (SEEN_ROWS - 1)  # of the chain only what resolves next
ROWS = (0,) + (1,) * (SEEN_ROWS - 1)  # what resolves next, and all below
WAITING = (0,) + (1,) * (SEEN_WAITING - 1)
PENDING = (0, 1) + (2,) * (SEEN_PENDING - 2)  # what is decided now, what it is part of, and the rest
TOP = (0,) + (NOT_TOLD,) * (SEEN_PENDING - 1)
IN_PLAY = Told(axes=(APART, ALL))

# Where the observation tells of the slot or section that an action names, sides as the seat sees them.
SLOTS_TOLD = [
    side * SEEN_SLOTS + slot if slot < SEEN_SLOTS else -1 for side in range(SEATS) for slot in range(SLOTS)
]
SECTIONS = list(range(SEATS * ZONES))


def turned(seats: int, seat: int) -> np.ndarray:
    """Actions as a seat sees them: slots and sections of its own side first."""
    order = np.arange(ACTS.size, dtype=np.int32)
    for name, size in (("slot", SLOTS), ("second", SLOTS), ("zone", ZONES)):
        turn(order, ACTS[name].offset, size, seats, seat)
    return order


def _by_card(most: int) -> Told:
    return Told(by_card=0, most=most)


# All that is told of a slot.
OF_A_SLOT = (
    "card", "down", "zone", "corrupt", "damage", "role", "tokens", "power_change", "hit_change", "used", "doomed", "barred", "paid",
    "lasting", "shield", "fought", "strayed", "front", "assigned", "aside",
)  # fmt: skip


def _cards(side: int, zone: Zone) -> Part:
    """The cards of a side in a zone, without its developments."""
    return Part(_slots(side), {("zone", side): (zone + 1,), ("down", side): (0, 2)})


def _slots(side: int) -> tuple[tuple[str, int], ...]:
    return tuple((name, side) for name in OF_A_SLOT)


REASONS = tuple(
    each
    for side, whose in enumerate(("own", "their"))
    for each in (
        reason(f"{whose}-hand", ("hand_size", side), ("known", side), *(["hand"] if side == 0 else [])),
        reason(f"{whose}-deck", ("deck_size", side), ("on_top", side), *(["deck"] if side == 0 else [])),
        reason(f"{whose}-resources", ("resources", side), ("discount", side)),
        reason(f"{whose}-kingdom", _cards(side, Zone.KINGDOM)),
        reason(f"{whose}-quest", _cards(side, Zone.QUEST)),
        reason(f"{whose}-battlefield", _cards(side, Zone.BATTLEFIELD)),
        reason(f"{whose}-developments", ("developments", side), Part(_slots(side), {("down", side): (1,)})),
        reason(f"{whose}-capital", ("section_damage", side), ("burning", side)),
    )
)

FEATURES = Judging(
    cards={"card": CARDS},
    seats=SEATS,
    turned=turned,
    levels={
        "beginner": "search:20~22",
        "easy": "search:26~14",
        "normal": "search:32~7",
        "hard": "search:40",
        "master": "search:4000",
    },
    calibration={2: Calibration(1.149, -0.228)},
    reasons=REASONS,
    told={
        "hand": _by_card(3),
        "deck": _by_card(3),
        "looked": _by_card(1),
        "thrown": _by_card(1),
        "known": _by_card(1),
        "discard": _by_card(2),
        "pack": _by_card(1),
        "chosen": _by_card(1),
        "removed": _by_card(1),
        "fell": _by_card(1),
        "on_top": Told(axes=(APART, ALL)),
        "developments": Told(most=5),
        "card": IN_PLAY,
        "down": IN_PLAY,
        "zone": IN_PLAY,
        "host": Told(left_out=True),
        "corrupt": IN_PLAY,
        "damage": Told(axes=(APART, ALL), most=6),
        "role": IN_PLAY,
        "tokens": Told(axes=(APART, ALL), most=4),
        "power_change": IN_PLAY,
        "hit_change": IN_PLAY,
        "used": IN_PLAY,
        "doomed": IN_PLAY,
        "barred": IN_PLAY,
        "paid": IN_PLAY,
        "lasting": Told(axes=(APART, ALL), names=True),
        "shield": IN_PLAY,
        "fought": IN_PLAY,
        "strayed": IN_PLAY,
        "front": IN_PLAY,
        "assigned": Told(axes=(APART, ALL, APART)),
        "aside": IN_PLAY,
        "longest": Told(left_out=True),
        "chain_ability": Told(axes=(ROWS,), names=True),
        "chain_seat": Told(axes=(ROWS,)),
        "chain_source": Told(axes=(TOP_ROW,)),
        "chain_zone": Told(axes=(TOP_ROW,)),
        "chain_x": Told(axes=(TOP_ROW,)),
        "chain_target": Told(axes=(TOP_ROW, ALL)),
        "chain_card": Told(axes=(ROWS,)),
        "chain_state": Told(axes=(ROWS,)),
        "chain_given": Told(left_out=True),
        "chain_tokens": Told(axes=(TOP_ROW,)),
        "chain_owner": Told(axes=(TOP_ROW,)),
        "chain_mark": Told(left_out=True),
        "aim_mark": Told(left_out=True),
        "aim": Told(left_out=True),
        "waiting_ability": Told(axes=(WAITING,), names=True),
        "waiting_seat": Told(axes=(WAITING,)),
        "waiting_slot": Told(left_out=True),
        "waiting_card": Told(axes=(WAITING,)),
        "waiting_wave": Told(left_out=True),
        "pending": Told(axes=(PENDING,)),
        "pending_seat": Told(axes=(PENDING,)),
        "pending_about": Told(axes=(TOP, APART), names=True, most=CARDS + 2),
    },
    joins=(
        Join("card", "zone", axes=(APART, ALL)),
        Join("card", "role", axes=(APART, ALL)),
        Join("card", "corrupt", axes=(APART, ALL)),
        Join("card", "damage", axes=(APART, ALL)),
        Join("card", "down", axes=(APART, ALL)),
        Join("card", "tokens", axes=(APART, ALL)),
        Join("zone", "role", axes=(APART, ALL)),
        Join("section_damage", "developments"),
        Join("section_damage", "burning"),
        Join("step", "active"),
        Join(("pending", 0), "active"),
        Join("attacked", "active"),
        Join("chain_card", "chain_seat", axes=(ROWS,)),
        Join("waiting_card", "waiting_seat", axes=(WAITING,)),
    ),
    about=(
        *(
            About(block, piece, SLOTS_TOLD)
            for block in ("slot", "second")
            for piece in ("card", "zone", "role", "corrupt", "damage", "down")
        ),
        About("zone", "section_damage", SECTIONS),
        About("zone", "developments", SECTIONS),
        About("zone", "burning", SECTIONS),
    ),
)
