"""The course of Invasion: how one wins, a turn, combat from both sides, developments and the chain.
Only positions and steps; what is said stands in invasion-lessons.ftl."""

from __future__ import annotations

from wartable.games.invasion.arranging import Side, arranged
from wartable.games.invasion.cards import BY_KEY
from wartable.games.invasion.record import Record
from wartable.games.invasion.state import SLOTS, Phase, Reason, Zone
from wartable.kernel.contract import Position
from wartable.kernel.course import Course, Deed, Lesson, Step

PASS = Deed("pass")
DONE = Deed("done")
BOTH_PASS = (PASS, PASS)


def section(seat: int, zone: Zone) -> dict[str, object]:
    """A section of a capital, to look at."""
    return {"area": "zone", "section": 3 * seat + zone}


def attack(seat: int, zone: str) -> Deed:
    """The attack on a zone of a seat."""
    return Deed("attack", target={"seat": seat, "zone": zone})


def is_there(g: Record, seat: int, key: str, zone: Zone) -> bool:
    """Whether a card lies face up in a zone of a seat."""
    number = BY_KEY[key].number
    slots = range(seat * SLOTS, seat * SLOTS + g.high[seat])
    return any(g.card[slot] == number and not g.down[slot] and g.zone[slot] == zone for slot in slots)


def has_fallen(g: Record, seat: int, key: str) -> bool:
    return bool(g.discard[seat, BY_KEY[key].number] > 0)


# --- The goal: two burning zones -------------------------------------------------------------------------


def _one_fire() -> Position:
    return arranged(
        Side(battlefield=("mountain-brigade", "defender-of-the-hold")),
        Side(burning="quest", damage={"battlefield": 5}),
        Phase.BATTLE,
    )


FIRE = Lesson(
    "fire",
    _one_fire,
    (
        Step("zones", look=tuple(section(1, zone) for zone in Zone)),
        Step(
            "attack",
            press=(attack(1, "battlefield"),),
            wrong={
                "quest": attack(1, "quest"),
                "kingdom": attack(1, "kingdom"),
                "none": Deed("no-attack"),
            },
            then=BOTH_PASS,
        ),
        Step("brigade", press=(Deed("attack-with", "mountain-brigade"),), wrong={"done": DONE}),
        Step("defender", press=(Deed("attack-with", "defender-of-the-hold"),), wrong={"done": DONE}),
        Step(
            "done",
            press=(DONE,),
            then=(*BOTH_PASS, DONE, *BOTH_PASS, *(Deed("assign"),) * 3, *BOTH_PASS),
        ),
    ),
    holds=lambda g: g.reason == Reason.BURNED and g.winner == 0,
    rules=("INV-002", "INV-003", "INV-100", "INV-107", "INV-115"),
)

# --- A turn: resources, cards, units ---------------------------------------------------------------------


def _beginning() -> Position:
    return arranged(
        Side(
            kingdom=("hammerer-of-karak-azul",),
            quest=("zhufbar-engineers",),
            hand=("mountain-brigade",),
            draws=("troll-slayers", "keystone-forge"),
        ),
        Side(),
        Phase.KINGDOM,
    )


TURN = Lesson(
    "turn",
    _beginning,
    (
        Step("kingdom", look=(section(0, Zone.KINGDOM),)),
        Step("quest", press=(PASS,), then=(PASS,)),
        Step("drawn", press=(PASS,), then=(PASS,), look=(section(0, Zone.QUEST),)),
        Step(
            "play",
            press=(
                Deed("play", "mountain-brigade"),
                Deed("place", target={"zone": "battlefield"}),
            ),
            wrong={
                "pass": PASS,
                "forge": Deed("play", "keystone-forge"),
                "slayers": Deed("play", "troll-slayers"),
                "kingdom": Deed("place", target={"zone": "kingdom"}),
                "quest": Deed("place", target={"zone": "quest"}),
            },
            then=BOTH_PASS,
        ),
        Step("played", look=(section(0, Zone.BATTLEFIELD),)),
    ),
    holds=lambda g: is_there(g, 0, "mountain-brigade", Zone.BATTLEFIELD),
    rules=("INV-024", "INV-051", "INV-061", "INV-064", "INV-070", "INV-072", "INV-073"),
)

# --- Attack: through the defenders to the section --------------------------------------------------------


def _two_against_one() -> Position:
    return arranged(
        Side(battlefield=("mountain-brigade", "durgnar-the-bold")),
        Side(kingdom=("squig-herders",), damage={"kingdom": 6}),
        Phase.BATTLE,
    )


TO_HERDERS, TO_KINGDOM = (
    Deed("assign", target="squig-herders"),
    Deed("assign", target={"zone": "kingdom", "area": "zone"}),
)

THROUGH = Lesson(
    "through",
    _two_against_one,
    (
        Step(
            "come",
            then=(
                attack(1, "kingdom"),
                *BOTH_PASS,
                Deed("attack-with", "mountain-brigade"),
                Deed("attack-with", "durgnar-the-bold"),
                DONE,
                *BOTH_PASS,
                Deed("defend-with", "squig-herders"),
                DONE,
                *BOTH_PASS,
            ),
            look=({"area": "card", "slot": 0}, {"area": "card", "slot": 1}),
        ),
        Step("first", press=(TO_HERDERS,)),
        Step("second", press=(TO_HERDERS,)),
        Step("third", press=(TO_KINGDOM,), wrong={"herders": TO_HERDERS}),
        Step(
            "fourth",
            press=(TO_KINGDOM,),
            wrong={"herders": TO_HERDERS},
            then=(Deed("assign", target="mountain-brigade"), *BOTH_PASS),
        ),
    ),
    holds=lambda g: bool(g.burning[3 + Zone.KINGDOM]) and has_fallen(g, 1, "squig-herders"),
    rules=("INV-104", "INV-105", "INV-108", "INV-109", "INV-112", "INV-113"),
)

# --- Defence ---------------------------------------------------------------------------------------------


def _attacked() -> Position:
    return arranged(
        Side(kingdom=("mountain-brigade", "runesmith"), damage={"kingdom": 5}),
        Side(battlefield=("boar-boyz", "squig-herders", "crooked-teef-goblins")),
        Phase.BATTLE,
        active=1,
    )


ORCS = ("boar-boyz", "squig-herders", "crooked-teef-goblins")
OTHER_ORCS = {
    "boyz": Deed("assign", target="boar-boyz"),
    "goblins": Deed("assign", target="crooked-teef-goblins"),
}

DEFENCE = Lesson(
    "defence",
    _attacked,
    (
        Step(
            "come",
            then=(
                attack(0, "kingdom"),
                *BOTH_PASS,
                *(Deed("attack-with", key) for key in ORCS),
                DONE,
                *BOTH_PASS,
            ),
            look=(section(0, Zone.KINGDOM),),
        ),
        Step(
            "brigade",
            press=(Deed("defend-with", "mountain-brigade"),),
            wrong={"runesmith": Deed("defend-with", "runesmith"), "done": DONE},
        ),
        Step(
            "done",
            press=(DONE,),
            wrong={"runesmith": Deed("defend-with", "runesmith")},
            then=(*BOTH_PASS, *(Deed("assign", target="mountain-brigade"),) * 3),
        ),
        Step(
            "first",
            press=(Deed("assign", target="squig-herders"),),
            wrong=OTHER_ORCS,
        ),
        Step(
            "second",
            press=(Deed("assign", target="squig-herders"),),
            wrong=OTHER_ORCS,
            then=BOTH_PASS,
        ),
    ),
    holds=lambda g: (
        has_fallen(g, 1, "squig-herders")
        and is_there(g, 0, "mountain-brigade", Zone.KINGDOM)
        and not g.burning[Zone.KINGDOM]
    ),
    rules=("INV-025", "INV-104", "INV-107", "INV-109", "INV-111", "INV-114"),
)

# --- Developments ----------------------------------------------------------------------------------------


def _weak_wall() -> Position:
    return arranged(
        Side(hand=("demolition", "wake-the-mountain"), damage={"battlefield": 6}),
        Side(battlefield=("squig-herders", "crooked-teef-goblins")),
        Phase.CAPITAL,
    )


def _down(card: str, zone: str) -> tuple[Deed, Deed]:
    return Deed("develop", target={"zone": zone}), Deed("put-down", card)


DEVELOPMENT = Lesson(
    "development",
    _weak_wall,
    (
        Step("danger", look=(section(0, Zone.BATTLEFIELD), section(1, Zone.BATTLEFIELD))),
        Step(
            "put",
            press=_down("demolition", "battlefield"),
            wrong={
                "kingdom": Deed("develop", target={"zone": "kingdom"}),
                "quest": Deed("develop", target={"zone": "quest"}),
                "mountain": Deed("put-down", "wake-the-mountain"),
                "pass": PASS,
            },
            then=(PASS,),
        ),
        Step("stronger", look=(section(0, Zone.BATTLEFIELD),)),
    ),
    holds=lambda g: g.developments[Zone.BATTLEFIELD] == 1,
    rules=("INV-075", "INV-076", "INV-077"),
)

# --- The chain -------------------------------------------------------------------------------------------


def _at_the_gate() -> Position:
    return arranged(
        Side(battlefield=("mountain-brigade", "defender-of-the-hold", "grudge-thrower"), resources=1),
        Side(burning="quest", damage={"kingdom": 5}, hand=("pillage",), resources=3),
        Phase.BATTLE,
    )


CHAIN = Lesson(
    "chain",
    _at_the_gate,
    (
        Step(
            "come",
            then=(
                attack(1, "kingdom"),
                *BOTH_PASS,
                Deed("attack-with", "mountain-brigade"),
                DONE,
                PASS,
                Deed("play", "pillage"),
                Deed("target", target="grudge-thrower"),
            ),
            look=(section(1, Zone.KINGDOM), {"area": "card", "slot": 2}),
        ),
        Step(
            "answer",
            press=(Deed("use", "grudge-thrower"),),
            wrong={"pass": PASS},
        ),
        Step(
            "sacrifice",
            press=(Deed("sacrifice", "defender-of-the-hold"),),
            wrong={"brigade": Deed("sacrifice", "mountain-brigade")},
            then=(PASS,),
        ),
        Step(
            "backwards",
            press=(PASS,),
            then=(*BOTH_PASS, DONE, *BOTH_PASS, *(Deed("assign"),) * 3, *BOTH_PASS),
        ),
    ),
    holds=lambda g: g.reason == Reason.BURNED and g.winner == 0,
    rules=("INV-121", "INV-122", "INV-124", "INV-125", "INV-126", "INV-132"),
)

COURSE: Course = (FIRE, TURN, THROUGH, DEFENCE, DEVELOPMENT, CHAIN)
