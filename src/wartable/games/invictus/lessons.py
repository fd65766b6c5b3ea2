"""The course of Invictus: how one wins, then what cards do, each from an example of the rulebook.
Only positions and steps; what is said stands in invictus-lessons.ftl."""

from __future__ import annotations

from typing import Any

from wartable.games.invictus.arranging import Side, arranged
from wartable.games.invictus.cards import KEYS
from wartable.games.invictus.record import Record
from wartable.games.invictus.state import Reason
from wartable.kernel.contract import Position
from wartable.kernel.course import Course, Deed, Lesson, Step

OWN_KINGDOM = {"area": "kingdom", "seat": 0}


def on_cell(team: int, cell: int) -> dict[str, Any]:
    """What stands on a cell, to look at."""
    return {"area": "field", "team": team, "cell": cell}


def in_kingdom(g: Record, seat: int, key: str) -> bool:
    return bool(g.kingdom[seat, KEYS.index(key)] > 0)


# --- The goal: four of five colours ----------------------------------------------------------------------


def _three_colours() -> Position:
    return arranged(
        Side(
            front=(None, "guardian", None),
            hand=("wizard", "archer"),
            kingdom=("warrior", "guardian", "priest", "warrior"),
            queue=("king-a",),
        ),
        Side(front=(None, "guardian", None), kingdom=("archer", "archer"), queue=("king-b",)),
    )


KINGDOM = Lesson(
    "kingdom",
    _three_colours,
    (
        Step("scales", look=(OWN_KINGDOM,)),
        Step(
            "enter",
            press=(Deed("enter", "wizard"),),
            wrong={"archer": Deed("enter", "archer"), "end": Deed("end-turn")},
        ),
    ),
    holds=lambda g: g.reason == Reason.FOUNDING and g.winner == 0,
    rules=("INVI-2.3", "INVI-2.4", "INVI-7.1", "INVI-9.2"),
)

# --- The battlefield: who reaches whom -------------------------------------------------------------------


def _three_ranges() -> Position:
    return arranged(
        Side(front=("guardian", "archer", "priest"), kingdom=("warrior",), queue=("king-a",)),
        Side(
            front=(None, "archer", None),
            back=("wizard", None, None),
            kingdom=("guardian",),
            queue=("king-b",),
        ),
    )


RANGES = Lesson(
    "ranges",
    _three_ranges,
    (
        Step("guardian", look=(on_cell(0, 0), on_cell(1, 0))),
        Step(
            "archer",
            press=(Deed("attack", "archer"), Deed("strike", "archer", "wizard")),
            wrong={"priest": Deed("attack", "priest"), "end": Deed("end-turn")},
        ),
        Step(
            "priest",
            press=(Deed("attack", "priest"), Deed("strike", "priest", "archer")),
            wrong={"end": Deed("end-turn")},
        ),
    ),
    holds=lambda g: in_kingdom(g, 0, "wizard") and g.damage[1, 1] == 1,
    rules=("INVI-1.3", "INVI-2.1", "INVI-5.4"),
)

# --- Attack: an exact hit captures -----------------------------------------------------------------------


def _king_and_guardian() -> Position:
    return arranged(
        Side(front=("warrior", "king-c", None), hand=("priest", "guardian"), kingdom=("priest",)),
        Side(
            front=("wizard", "guardian", None),
            back=(None, "priest", None),
            rested=(1,),
            kingdom=("archer",),
            queue=("king-b",),
        ),
    )


CAPTURE = Lesson(
    "capture",
    _king_and_guardian,
    (
        Step("numbers", look=(on_cell(1, 1), on_cell(0, 1))),
        Step(
            "king",
            press=(Deed("attack", "king-c"), Deed("strike", "king-c", "guardian")),
            wrong={
                "warrior": Deed("attack", "warrior"),
                "priest": Deed("strike", "king-c", "priest"),
                "end": Deed("end-turn"),
            },
        ),
        Step("captured", look=(OWN_KINGDOM,)),
        Step(
            "warrior",
            press=(Deed("attack", "warrior"), Deed("strike", "warrior", "wizard")),
            wrong={"end": Deed("end-turn")},
        ),
    ),
    holds=lambda g: in_kingdom(g, 0, "guardian") and g.graveyard[1, KEYS.index("wizard")] > 0,
    rules=("INVI-1.1", "INVI-5.1", "INVI-5.6", "INVI-5.7"),
)

# --- Attack: damage adds up ------------------------------------------------------------------------------


def _two_priests() -> Position:
    return arranged(
        Side(
            front=(None, "priest", None),
            back=(None, "archer", None),
            kingdom=("guardian",),
            queue=("king-a",),
        ),
        Side(front=("priest", None, "guardian"), kingdom=("archer",), queue=("king-b",)),
    )


DAMAGE = Lesson(
    "damage",
    _two_priests,
    (
        Step(
            "first",
            press=(Deed("attack", "priest"), Deed("strike", "priest", "priest")),
            wrong={
                "guardian": Deed("strike", "priest", "guardian"),
                "archer": Deed("attack", "archer"),
                "end": Deed("end-turn"),
            },
        ),
        Step("hurt", look=(on_cell(1, 0),)),
        Step(
            "second",
            press=(Deed("attack", "archer"), Deed("strike", "archer", "priest")),
            wrong={"guardian": Deed("strike", "archer", "guardian"), "end": Deed("end-turn")},
        ),
    ),
    holds=lambda g: g.graveyard[1, KEYS.index("priest")] == 1 and not in_kingdom(g, 0, "priest"),
    rules=("INVI-5.5", "INVI-5.6", "INVI-5.7", "INVI-4.6"),
)

# --- Supports: cards in hand help ------------------------------------------------------------------------


def _one_short() -> Position:
    return arranged(
        Side(
            front=(None, "guardian", None),
            hand=("warrior", "wizard"),
            kingdom=("archer",),
            queue=("king-a",),
        ),
        Side(front=(None, "priest", "wizard"), kingdom=("guardian",), queue=("king-b",)),
    )


SUPPORT = Lesson(
    "support",
    _one_short,
    (
        Step("hand", look=({"area": "hand", "seat": 0, "card": "warrior"},)),
        Step(
            "warrior",
            press=(Deed("support", "warrior"),),
            wrong={
                "enter": Deed("enter", "warrior"),
                "attack": Deed("attack", "guardian"),
                "end": Deed("end-turn"),
            },
        ),
        Step(
            "attack",
            press=(Deed("attack", "guardian"), Deed("strike", "guardian", "priest")),
            wrong={"end": Deed("end-turn")},
        ),
    ),
    holds=lambda g: in_kingdom(g, 0, "priest") and g.queue_size[0] == 2,
    rules=("INVI-7.2", "INVI-7.3", "INVI-7.4", "INVI-8.1"),
)

# --- The enemy's turn: a block ---------------------------------------------------------------------------


def _king_attacks() -> Position:
    return arranged(
        Side(
            front=(None, "priest", None),
            hand=("guardian", "archer"),
            kingdom=("warrior",),
            queue=("king-a",),
        ),
        Side(front=(None, "king-c", "wizard"), kingdom=("archer",)),
        active=1,
    )


BLOCK = Lesson(
    "block",
    _king_attacks,
    (
        Step(
            "threat",
            look=(on_cell(1, 1),),
            then=(Deed("attack", "king-c"), Deed("strike", "king-c", "priest")),
        ),
        Step("guardian", press=(Deed("block", "guardian"),), wrong={"none": Deed("pass")}),
        Step("blocked", look=(on_cell(0, 1), on_cell(1, 1))),
    ),
    holds=lambda g: g.field[0, 1] == KEYS.index("priest") and g.queue[0, 1] == KEYS.index("guardian"),
    rules=("INVI-7.3", "INVI-7.4", "INVI-8.2"),
)

# --- March: new cards for the battlefield ----------------------------------------------------------------


def _two_in_the_queue() -> Position:
    return arranged(
        Side(
            front=(None, "guardian", None),
            hand=("king-a",),
            kingdom=("warrior",),
            queue=("archer", "priest"),
            draws=("wizard",),
        ),
        Side(front=(None, "guardian", None), kingdom=("archer",), queue=("king-b",)),
    )


MARCH = Lesson(
    "march",
    _two_in_the_queue,
    (
        Step("queue", look=({"area": "queue", "team": 0, "nth": 0},)),
        Step(
            "march",
            press=(Deed("march", "archer", {"cell": 3}),),
            wrong={"attack": Deed("attack", "guardian"), "other": Deed("march"), "end": Deed("end-turn")},
        ),
        Step("end", press=(Deed("end-turn"),), then=(Deed("end-turn"),)),
        Step("forward", look=(on_cell(0, 0),)),
    ),
    holds=lambda g: g.field[0, 0] == KEYS.index("archer") and g.queue[0, 0] == KEYS.index("priest"),
    rules=("INVI-2.2", "INVI-4.2", "INVI-4.3", "INVI-6.1", "INVI-6.2"),
)

# --- The end: the leader ---------------------------------------------------------------------------------


def _three_wounds() -> Position:
    return arranged(
        Side(
            front=("wizard", "guardian", None),
            back=("archer", None, None),
            hand=("archer", "priest"),
            kingdom=("warrior",),
            queue=("king-a",),
        ),
        Side(front=(None, "king-c", "wizard"), rested=(1,), kingdom=("archer", "priest"), queue=("priest",)),
    )


LEADER = Lesson(
    "leader",
    _three_wounds,
    (
        Step("health", look=(on_cell(1, 1),)),
        Step(
            "support",
            press=(Deed("support", "archer"), Deed("choose-cell", target="king-c")),
            wrong={
                "attack": Deed("attack"),
                "enter": Deed("enter"),
                "wizard": Deed("choose-cell", target="wizard"),
                "end": Deed("end-turn"),
            },
        ),
        Step(
            "guardian",
            press=(Deed("attack", "guardian"), Deed("strike", "guardian", "king-c")),
            wrong={"end": Deed("end-turn")},
        ),
        Step(
            "archer",
            press=(Deed("attack", "archer"), Deed("strike", "archer", "king-c")),
            wrong={"end": Deed("end-turn")},
        ),
    ),
    holds=lambda g: g.reason == Reason.EXILE and g.winner == 0,
    rules=("INVI-8.3", "INVI-5.9", "INVI-9.1"),
)

COURSE: Course = (KINGDOM, RANGES, CAPTURE, DAMAGE, SUPPORT, BLOCK, MARCH, LEADER)
