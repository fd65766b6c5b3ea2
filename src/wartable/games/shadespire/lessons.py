"""The course of Shadespire: glory, attacks and supports, charges, Guard, objectives and power cards.
Only positions and steps; what is said stands in shadespire-lessons.ftl. Dice fall as they do because the positions' chance says so."""

from __future__ import annotations

import wartable.games.shadespire.cards as cards
from wartable.games.shadespire.arranging import Side, Where, arranged, fighter_of
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.state import Place
from wartable.kernel.contract import Position
from wartable.kernel.course import Course, Deed, Lesson, Step

PASS = Deed("pass")
STEELHEART, BRIGHTSHIELD, OBRYN = "severin-steelheart", "angharad-brightshield", "obryn-the-bold"
GARREK, SAEK, TARGOR, ARNULF = "garrek-gorebeard", "blooded-saek", "targor", "arnulf"
FIGHTERS = {STEELHEART: 0, BRIGHTSHIELD: 1, OBRYN: 2, GARREK: 7, SAEK: 8, TARGOR: 10, ARNULF: 11}


def fighter(key: str) -> dict[str, object]:
    """A fighter, to look at."""
    return {"area": "fighter", "fighter": FIGHTERS[key]}


def act(verb: str, key: str) -> Deed:
    """What a fighter does."""
    return Deed(verb, {"key": key})


def go(where: Where) -> Deed:
    return Deed("go", target={"x": where[0], "row": where[1]})


def attack(key: str, enemy: str) -> tuple[Deed, ...]:
    """A fighter's attack, the weapon and the target: one after the other, as they are asked for."""
    return act("attack", key), Deed("weapon"), Deed("target", target={"key": enemy})


def is_out(g: Record, key: str) -> bool:
    return bool(g.out[fighter_of(g, 1, key)])


# --- The goal: glory -------------------------------------------------------------------------------------


def _face_to_face() -> Position:
    return arranged(
        Side({STEELHEART: (1, 6)}), Side({TARGOR: (2, 5), GARREK: (12, 3)}, wounds={TARGOR: 1}), chance=4
    )


GLORY = Lesson(
    "glory",
    _face_to_face,
    (
        Step("win", look=(fighter(STEELHEART), fighter(TARGOR))),
        Step(
            "attack",
            press=attack(STEELHEART, TARGOR),
            wrong={
                "pass": PASS,
                "move": act("move", STEELHEART),
                "charge": act("charge", STEELHEART),
                "guard": act("guard", STEELHEART),
            },
        ),
        Step("dice"),
    ),
    holds=lambda g: is_out(g, TARGOR) and g.glory[0] == 1,
    rules=("SHA-69", "SHA-119", "SHA-120", "SHA-142", "SHA-153", "SHA-154", "SHA-169"),
)

# --- Supports --------------------------------------------------------------------------------------------


def _two_on_one() -> Position:
    return arranged(Side({STEELHEART: (1, 6), OBRYN: (3, 6)}), Side({TARGOR: (2, 5)}), chance=8)


SUPPORT = Lesson(
    "support",
    _two_on_one,
    (
        Step("friend", look=(fighter(OBRYN), fighter(TARGOR))),
        Step(
            "attack",
            press=attack(STEELHEART, TARGOR),
            wrong={"pass": PASS, "obryn": act("attack", OBRYN), "move": act("move", STEELHEART)},
        ),
        Step("counted"),
    ),
    holds=lambda g: is_out(g, TARGOR) and g.glory[0] == 1,
    rules=("SHA-1", "SHA-125", "SHA-126"),
)

# --- Charge ----------------------------------------------------------------------------------------------


def _out_of_reach() -> Position:
    return arranged(Side(), Side({SAEK: (5, 4), TARGOR: (14, 1)}), chance=4)


CHARGE = Lesson(
    "charge",
    _out_of_reach,
    (
        Step("distance", look=(fighter(OBRYN), fighter(SAEK))),
        Step(
            "go",
            press=(act("charge", OBRYN), go((4, 5))),
            wrong={
                "pass": PASS,
                "move": act("move", OBRYN),
                "guard": act("guard", OBRYN),
                "elsewhere": Deed("go"),
            },
        ),
        Step("strike", press=(Deed("weapon"), Deed("target", target={"key": SAEK}))),
        Step("charged", look=(fighter(OBRYN),)),
    ),
    holds=lambda g: is_out(g, SAEK) and bool(g.charged[fighter_of(g, 0, OBRYN)]),
    rules=("SHA-72", "SHA-75", "SHA-80", "SHA-81", "SHA-83"),
)

# --- Guard -----------------------------------------------------------------------------------------------


def _before_the_storm() -> Position:
    return arranged(Side(), Side({GARREK: (6, 3)}), chance=14)


GUARD = Lesson(
    "guard",
    _before_the_storm,
    (
        Step("threat", look=(fighter(GARREK), fighter(OBRYN))),
        Step(
            "guard",
            press=(act("guard", OBRYN),),
            wrong={
                "pass": PASS,
                "move": act("move", OBRYN),
                "steelheart": act("guard", STEELHEART),
                "brightshield": act("guard", BRIGHTSHIELD),
            },
            then=(
                PASS,
                PASS,
                act("charge", GARREK),
                go((5, 6)),
                Deed("weapon"),
                Deed("target", target={"key": OBRYN}),
                Deed("no-drive"),
            ),
        ),
        Step("held", look=(fighter(OBRYN),)),
    ),
    holds=lambda g: bool(g.charged[fighter_of(g, 1, GARREK)]) and g.wounds[fighter_of(g, 0, OBRYN)] == 0,
    rules=("SHA-88", "SHA-89", "SHA-121", "SHA-135", "SHA-144"),
)

# --- Objectives ------------------------------------------------------------------------------------------

E6 = (3, 4)  # where objective 3 lies, in the enemy's territory


def _last_activation() -> Position:
    return arranged(
        Side({BRIGHTSHIELD: (2, 7)}, objectives=("seize-ground",)),
        Side({TARGOR: (10, 1), ARNULF: (12, 3)}),
        taken=3,
    )


OBJECTIVE = Lesson(
    "objective",
    _last_activation,
    (
        Step("card", look=({"area": "hand", "card": "seize-ground"},)),
        Step(
            "move",
            press=(act("move", BRIGHTSHIELD), go(E6)),
            wrong={
                "pass": PASS,
                "other": Deed("go", target={"x": -2, "row": 7}),
                "elsewhere": Deed("go"),
                "steelheart": act("move", STEELHEART),
                "obryn": act("move", OBRYN),
            },
            then=(PASS,) * 5,
        ),
        Step("scored"),
    ),
    holds=lambda g: g.glory[0] == 1 and g.place[0, cards.BY_KEY["seize-ground"].number] == Place.SCORED,
    rules=("SHA-12", "SHA-47", "SHA-66", "SHA-75", "SHA-164"),
)

# --- Power cards -----------------------------------------------------------------------------------------


def _with_cards() -> Position:
    return arranged(
        Side({STEELHEART: (1, 6)}, powers=("blessed-by-sigmar", "heroic-guard")),
        Side({TARGOR: (2, 5)}),
        chance=4,
    )


POWER = Lesson(
    "power",
    _with_cards,
    (
        Step(
            "earn",
            press=attack(STEELHEART, TARGOR),
            wrong={"pass": PASS, "move": act("move", STEELHEART)},
            then=(PASS,) * 3,
        ),
        Step(
            "upgrade",
            press=(Deed("upgrade", "blessed-by-sigmar"), Deed("give", target={"key": STEELHEART})),
            wrong={"pass": PASS, "ploy": Deed("play", "heroic-guard")},
            then=(PASS,) * 2,
        ),
        Step(
            "ploy",
            press=(Deed("play", "heroic-guard"), Deed("choose", target={"key": STEELHEART})),
            wrong={"pass": PASS},
        ),
        Step("done", look=(fighter(STEELHEART),)),
    ),
    holds=lambda g: (
        g.place[0, cards.BY_KEY["blessed-by-sigmar"].number] >= Place.WORN
        and bool(g.guard[fighter_of(g, 0, STEELHEART)])
    ),
    rules=("SHA-67", "SHA-94", "SHA-95", "SHA-100", "SHA-102", "SHA-106"),
)

COURSE: Course = (GLORY, SUPPORT, CHARGE, GUARD, OBJECTIVE, POWER)
