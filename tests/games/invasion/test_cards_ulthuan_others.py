"""Stories about what Assault on Ulthuan brings to Dwarfs, Empire, Orcs, Chaos and all: what each card does, and when it can't."""

import pytest

from wartable.games.invasion.cards import BY_KEY
from wartable.games.invasion.cards.declare import DEALT, DRAFTED, PRINTINGS, STARTER, Set
from wartable.games.invasion.state import Frame, Race, Side, Type

from .facts import facts
from .scene import THEM, piece, scene

FACTS = {  # race, then number, type, copies, cost, loyalty, power, hit points, traits
    "slayers-of-karak-kadrin": (Race.DWARF, (194, "unit", 1, 2, 2, 1, 2, "warrior")),
    "mountain-barracks": (Race.DWARF, (195, "support", 1, 2, 1, 1, 0, "building")),
    "lure-them-out": (Race.DWARF, (196, "tactic", 1, 1, 2, 0, 0, "")),
    "surrender": (Race.EMPIRE, (199, "tactic", 1, 1, 2, 0, 0, "")),
    "wyvern-rider": (Race.ORC, (200, "unit", 1, 3, 1, 1, 3, "cavalry")),
    "scrap-heap": (Race.ORC, (201, "support", 1, 1, 2, 0, 0, "siege")),
    "maledictor-of-tzeentch": (Race.CHAOS, (203, "unit", 1, 4, 2, 2, 3, "mage")),
    "tzeentchs-firestorm": (Race.CHAOS, (205, "tactic", 1, 4, 2, 0, 0, "spell")),
}
UNIQUE: set[str] = set()
KEYWORDS: dict[str, dict[str, int]] = {}
ORDER = (Race.DWARF, Race.EMPIRE)


@pytest.mark.parametrize("key", [pytest.param(key, marks=pytest.mark.card(key)) for key in FACTS])
def test_the_facts_of_the_card(key):
    card = BY_KEY[key]
    race, known = FACTS[key]
    assert facts(key) == known and card.race == race
    assert card.side == (
        Side.BOTH if race == Race.NEUTRAL else Side.ORDER if race in ORDER else Side.DESTRUCTION
    )
    assert card.set == Set.ULTHUAN and PRINTINGS[card.set, card.printed] == card.number
    assert (card.unique, card.keywords) == (key in UNIQUE, KEYWORDS.get(key, {}))
    assert card.symbols == (() if card.type == Type.TACTIC or race == Race.NEUTRAL else (race,))
    assert STARTER[card.number] == DEALT[card.number] == DRAFTED[card.number] == 0


@pytest.mark.card("innovation")
def test_innovation_is_printed_again_and_stays_one_card():
    assert PRINTINGS[Set.ULTHUAN, 57] == BY_KEY["innovation"].number
    assert BY_KEY["innovation"].set == Set.CORE


# --- 43 Slayers of Karak Kadrin -----------------------------------------------------------------------------


@pytest.mark.card("slayers-of-karak-kadrin")
@pytest.mark.rule("INV-132")
def test_slayers_die_with_an_attacker_of_another_zone():
    s = scene(
        {"battlefield": ["slayers-of-karak-kadrin"]},
        {"battlefield": ["boar-boyz", "big-uns"]},
        phase="battle",
        active=THEM,
    )
    s.attack("kingdom", "their boar-boyz").pass_().use("slayers-of-karak-kadrin")
    assert s.choices() == ["their boar-boyz"]
    s.choose("their boar-boyz")
    assert s.discard() == ["slayers-of-karak-kadrin"], "the price is paid at once"
    s.resolve()
    assert s.discard(THEM) == ["boar-boyz"]


@pytest.mark.card("slayers-of-karak-kadrin")
@pytest.mark.rule("INV-130")
def test_slayers_wait_for_an_attack_in_the_battlefield():
    theirs = {"battlefield": ["boar-boyz"]}
    assert not scene({"battlefield": ["slayers-of-karak-kadrin"]}, theirs).can_use("slayers-of-karak-kadrin")
    s = scene({"quest": ["slayers-of-karak-kadrin"]}, theirs, phase="battle", active=THEM)
    s.attack("kingdom", "their boar-boyz").pass_()
    assert not s.can_use("slayers-of-karak-kadrin")


@pytest.mark.card("slayers-of-karak-kadrin", "pilgrimage")
@pytest.mark.rule("B-12")
def test_slayers_die_for_nothing_when_the_attacker_is_called_back():
    s = scene(
        {"battlefield": ["slayers-of-karak-kadrin"]},
        {"battlefield": ["boar-boyz"]},
        phase="battle",
        active=THEM,
        their_hand=["pilgrimage"],
        their_resources=9,
    )
    s.attack("kingdom", "their boar-boyz").pass_().use("slayers-of-karak-kadrin", "their boar-boyz")
    s.play("pilgrimage", "their boar-boyz").resolve()
    assert s.discard() == ["slayers-of-karak-kadrin"] and s.hand(THEM) == ["boar-boyz"]


# --- 44 Mountain Barracks -----------------------------------------------------------------------------------


@pytest.mark.card("mountain-barracks", "hammerer-of-karak-azul")
@pytest.mark.rule("INV-146", "INV-147")
def test_barracks_toughen_own_dwarfs_beside_them():
    mine = {
        "quest": ["mountain-barracks", "runesmith", "hammerer-of-karak-azul", "huntsmen"],
        "kingdom": ["troll-slayers"],
    }
    s = scene(mine, {"quest": ["runesmith"]})
    assert (s.toughness("runesmith"), s.toughness("hammerer-of-karak-azul")) == (1, 2)
    assert (s.toughness("huntsmen"), s.toughness("troll-slayers"), s.toughness("their runesmith")) == (
        0,
        0,
        0,
    )


@pytest.mark.card("mountain-barracks")
@pytest.mark.rule("INV-147")
def test_two_barracks_add_up_and_cancel_damage():
    s = scene(
        {"quest": ["mountain-barracks", "mountain-barracks", "runesmith"]},
        {"quest": ["nurgle-sorcerer"]},
        active=THEM,
        their_resources=3,
    )
    assert s.toughness("runesmith") == 2
    s.use("their nurgle-sorcerer", "runesmith").resolve()
    assert s.damage("runesmith") == 0


# --- 45 Lure Them Out ---------------------------------------------------------------------------------------


@pytest.mark.card("lure-them-out")
@pytest.mark.rule("INV-024")
def test_two_who_are_lured_out_strike_each_other_at_once():
    s = scene(
        {"battlefield": ["troll-slayers"], "quest": ["runesmith"]},
        {"battlefield": ["savage-marauders"], "kingdom": ["boar-boyz"]},
        hand=["lure-them-out"],
        resources=9,
    )
    mine, theirs = s.power("troll-slayers"), s.power("their savage-marauders")
    s.play("lure-them-out")
    assert s.choices() == ["troll-slayers"]
    s.choose("troll-slayers")
    assert s.choices() == ["their savage-marauders"]
    s.choose("their savage-marauders").resolve()
    assert mine > 0 and s.discard(THEM) == ["savage-marauders"]
    assert not s.in_play("troll-slayers") or s.damage("troll-slayers") == theirs


@pytest.mark.card("lure-them-out")
@pytest.mark.rule("INV-125")
def test_nobody_is_lured_out_of_an_empty_battlefield():
    s = scene(
        {"battlefield": ["troll-slayers"]}, {"kingdom": ["boar-boyz"]}, hand=["lure-them-out"], resources=9
    )
    assert not s.can_play("lure-them-out")
    s = scene(
        {"kingdom": ["troll-slayers"]}, {"battlefield": ["boar-boyz"]}, hand=["lure-them-out"], resources=9
    )
    assert not s.can_play("lure-them-out")


@pytest.mark.card("lure-them-out", "pilgrimage")
@pytest.mark.rule("B-12")
def test_who_is_alone_strikes_nobody():
    s = scene(
        {"battlefield": ["troll-slayers"]},
        {"battlefield": ["boar-boyz"]},
        hand=["lure-them-out"],
        resources=9,
        their_hand=["pilgrimage"],
        their_resources=9,
    )
    s.play("lure-them-out", "troll-slayers", "their boar-boyz")
    s.play("pilgrimage", "their boar-boyz").resolve()
    assert s.damage("troll-slayers") == 0


@pytest.mark.card("lure-them-out", "hammerer-of-karak-azul")
@pytest.mark.rule("INV-146")
def test_toughness_helps_who_is_lured_out():
    s = scene(
        {"battlefield": ["hammerer-of-karak-azul"]},
        {"battlefield": ["black-orc-squad"]},
        hand=["lure-them-out"],
        resources=9,
    )
    s.play("lure-them-out", "hammerer-of-karak-azul", "their black-orc-squad").resolve()
    assert s.damage("hammerer-of-karak-azul") == 0
    assert s.damage("their black-orc-squad") == s.power("hammerer-of-karak-azul")


# --- 48 Surrender -------------------------------------------------------------------------------------------


def siege(hand=("surrender",)):
    s = scene(
        {"battlefield": ["pistoliers"]},
        {"kingdom": ["big-uns"]},
        phase="battle",
        capital="empire",
        hand=hand,
        resources=9,
    )
    return s.attack("kingdom", "pistoliers").defend("their big-uns")


@pytest.mark.card("surrender")
@pytest.mark.rule("INV-109")
def test_a_defender_that_surrenders_leaves_the_capital_open():
    s = siege().play("surrender")
    assert s.choices() == ["their big-uns"]
    s.choose("their big-uns").resolve()
    assert s.hand(THEM) == ["big-uns"]
    s.assign("their kingdom").close()
    assert s.damage("their kingdom") == 1


@pytest.mark.card("surrender")
@pytest.mark.rule("U-13")
def test_damage_of_a_defender_that_surrenders_too_late_stays():
    s = siege().assign("their big-uns", "pistoliers")
    s.play("surrender", "their big-uns").resolve().close()
    assert (s.damage("pistoliers"), s.damage("their kingdom"), s.hand(THEM)) == (1, 0, ["big-uns"])


@pytest.mark.card("surrender")
@pytest.mark.rule("INV-125")
def test_without_a_defender_nobody_surrenders():
    s = scene({"quest": ["pistoliers"]}, {"quest": ["big-uns"]}, hand=["surrender"], resources=9)
    assert not s.can_play("surrender")


# --- 49 Wyvern Rider ----------------------------------------------------------------------------------------


@pytest.mark.card("wyvern-rider")
@pytest.mark.rule("INV-130")
@pytest.mark.parametrize(
    ("zone", "developments", "power"), [("battlefield", 0, 2), ("battlefield", 1, 1), ("kingdom", 0, 1)]
)
def test_the_rider_is_stronger_over_open_ground(zone, developments, power):
    s = scene({zone: ["wyvern-rider"]}, developments={zone: developments}, their_developments={zone: 2})
    assert s.power("wyvern-rider") == power


# --- 50 Scrap Heap ------------------------------------------------------------------------------------------


@pytest.mark.card("scrap-heap", "pillage")
@pytest.mark.rule("B-10")
def test_orcs_that_live_of_the_heap_die_with_it():
    s = scene(
        {"quest": ["scrap-heap", piece("squig-herders", damage=2), "free-company"], "kingdom": ["big-uns"]},
        capital="orc",
        hand=["pillage"],
        resources=9,
    )
    assert (s.hit_points("squig-herders"), s.hit_points("big-uns")) == (3, 2)
    before = s.hit_points("free-company")
    s.play("pillage", "scrap-heap").resolve()
    assert sorted(s.discard()) == ["pillage", "scrap-heap", "squig-herders"]
    assert s.hit_points("free-company") == before


@pytest.mark.card("scrap-heap", "forced-march")
@pytest.mark.rule("B-10")
def test_an_orc_that_leaves_the_heap_wounded_dies():
    s = scene(
        {"quest": ["scrap-heap", piece("squig-herders", damage=2)]},
        capital="orc",
        hand=["forced-march"],
        resources=9,
    )
    s.play("forced-march", "squig-herders", "kingdom").resolve()
    assert "squig-herders" in s.discard()


# --- 52 Maledictor of Tzeentch ------------------------------------------------------------------------------


@pytest.mark.card("maledictor-of-tzeentch")
@pytest.mark.rule("INV-128")
@pytest.mark.parametrize("zone", ["kingdom", "battlefield"])
def test_the_maledictor_hurts_itself_and_another(zone):
    s = scene(
        {zone: ["maledictor-of-tzeentch"]},
        {"quest": ["savage-marauders", "boar-boyz"]},
        phase="begin",
        at_entry=True,
        capital="chaos",
    )
    assert set(s.choices()) == {"their savage-marauders", "their boar-boyz"}
    s.choose("their savage-marauders")
    assert s.discard(THEM) == ["savage-marauders"] and s.damage("maledictor-of-tzeentch") == 1


@pytest.mark.card("maledictor-of-tzeentch")
def test_a_maledictor_alone_hurts_nobody():
    s = scene({"quest": ["maledictor-of-tzeentch"]}, phase="begin", at_entry=True, capital="chaos")
    assert s.asked == Frame.WINDOW and s.damage("maledictor-of-tzeentch") == 0


# --- 54 Tzeentch's Firestorm --------------------------------------------------------------------------------


@pytest.mark.card("tzeentchs-firestorm", "hammerer-of-karak-azul")
@pytest.mark.rule("INV-146")
def test_the_storm_burns_two_units_for_two_each():
    s = scene(
        {"quest": ["boar-boyz"]},
        {"quest": ["hammerer-of-karak-azul"], "kingdom": ["chaos-knights"]},
        capital="chaos",
        hand=["tzeentchs-firestorm"],
        resources=9,
    )
    s.play("tzeentchs-firestorm", "their hammerer-of-karak-azul")
    assert set(s.choices()) == {"boar-boyz", "their chaos-knights"}
    s.choose("their chaos-knights").resolve()
    assert (s.damage("their hammerer-of-karak-azul"), s.damage("their chaos-knights")) == (1, 2)


@pytest.mark.card("tzeentchs-firestorm", "pilgrimage")
@pytest.mark.rule("B-12")
def test_the_storm_burns_the_one_that_is_left():
    s = scene(
        None,
        {"quest": ["boar-boyz", "chaos-knights"]},
        capital="chaos",
        hand=["tzeentchs-firestorm"],
        resources=9,
        their_hand=["pilgrimage"],
        their_resources=9,
    )
    s.play("tzeentchs-firestorm", "their boar-boyz", "their chaos-knights")
    s.play("pilgrimage", "their boar-boyz").resolve()
    assert s.damage("their chaos-knights") == 2


@pytest.mark.card("tzeentchs-firestorm")
@pytest.mark.rule("INV-125")
def test_the_storm_needs_two_different_units():
    s = scene(None, {"quest": ["boar-boyz"]}, capital="chaos", hand=["tzeentchs-firestorm"], resources=9)
    assert not s.can_play("tzeentchs-firestorm")


@pytest.mark.card("tzeentchs-firestorm", "king-kazador", "church-of-sigmar")
@pytest.mark.rule("INV-125")
def test_protected_units_make_the_storm_dearer():
    def playable(resources):
        s = scene(
            {"quest": ["boar-boyz"]},
            {"quest": ["king-kazador"]},
            capital="chaos",
            hand=["tzeentchs-firestorm"],
            resources=resources,
        )
        return s.can_play("tzeentchs-firestorm")

    assert (playable(7), playable(8)) == (False, True)
