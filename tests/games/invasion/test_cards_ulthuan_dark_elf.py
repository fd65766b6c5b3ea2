"""Stories about the Dark Elves of Assault on Ulthuan: what each does, when it can't, and how it fares in a chain or a combat."""

import pytest

from wartable.games.invasion.cards import BY_KEY
from wartable.games.invasion.cards.declare import DRAFTED, STARTER, Set
from wartable.games.invasion.state import Frame, Race, Side, Type

from .facts import facts
from .scene import ME, THEM, Story, piece, scene

FACTS = {  # number, type, copies, cost, loyalty, power, hit points, traits
    "dark-initiate": (173, "unit", 1, 1, 1, 1, 1, "priest"),
    "walking-sacrifice": (174, "unit", 1, 0, 1, 0, 1, "martyr"),
    "shades": (176, "unit", 1, 2, 1, 1, 1, "warrior"),
    "cold-one-knight": (177, "unit", 1, 3, 1, 1, 3, "warrior"),
    "dark-sorceress": (179, "unit", 1, 4, 2, 2, 2, "sorceror"),
    "corsairs-of-ghrond": (180, "unit", 1, 3, 1, 1, 3, "warrior"),
    "lokhir-fellheart": (181, "unit", 1, 5, 5, 3, 4, "hero warrior"),
    "night-raids": (182, "quest", 1, 2, 2, 0, 0, ""),
    "mind-killer": (184, "support", 1, 0, 2, 0, 0, "attachment hex"),
    "lash-the-prisoner": (188, "tactic", 1, 0, 3, 0, 0, ""),
    "bathe-in-blood": (191, "tactic", 1, 1, 1, 0, 0, ""),
}
UNIQUE = {"lokhir-fellheart"}
KEYWORDS = {"shades": {"scout": True}, "cold-one-knight": {"toughness": 1}}


def dark_elf(mine=None, theirs=None, **others) -> Story:
    """I am the Dark Elves, they are the Empire."""
    return scene(mine, theirs, **{"capital": "dark_elf", "their_capital": "empire", **others})


@pytest.mark.parametrize("key", [pytest.param(key, marks=pytest.mark.card(key)) for key in FACTS])
def test_the_facts_of_the_card(key):
    card = BY_KEY[key]
    assert facts(key) == FACTS[key]
    assert (card.race, card.side) == (Race.DARK_ELF, Side.DESTRUCTION)
    assert (card.set, card.printed) == (Set.ULTHUAN, card.number - 151)
    assert (card.unique, card.keywords) == (key in UNIQUE, KEYWORDS.get(key, {}))
    assert card.symbols == (() if card.type == Type.TACTIC else (Race.DARK_ELF,))
    assert STARTER[card.number] == DRAFTED[card.number] == 0


# --- 22 Dark Initiate -----------------------------------------------------------------------------------------


@pytest.mark.card("dark-initiate")
@pytest.mark.rule("INV-061")
@pytest.mark.parametrize(("developments", "resources"), [(0, 3), (1, 3), (2, 4), (3, 4)])
def test_the_initiate_has_power_beside_two_developments(developments, resources):
    s = dark_elf(
        {"kingdom": ["dark-initiate"]}, phase="kingdom", at_entry=True, developments={"kingdom": developments}
    )
    assert s.resources() == resources


@pytest.mark.card("dark-initiate", "choppa")
@pytest.mark.rule("U-14")
def test_nothing_helps_an_initiate_without_developments():
    armed = {"battlefield": ["dark-initiate", piece("choppa", on="dark-initiate")]}
    assert dark_elf(armed, developments={"battlefield": 1, "quest": 5}).power("dark-initiate") == 0
    assert dark_elf(armed, developments={"battlefield": 2}).power("dark-initiate") == 3


@pytest.mark.card("dark-initiate")
def test_an_initiate_fights_with_its_power():
    s = dark_elf({"battlefield": ["dark-initiate"]}, phase="battle", developments={"battlefield": 2})
    s.attack("kingdom", "dark-initiate").defend().assign("their kingdom").close()
    assert s.damage("their kingdom") == 1


# --- 23 Walking Sacrifice -------------------------------------------------------------------------------------


@pytest.mark.card("walking-sacrifice", "lash-the-prisoner")
@pytest.mark.rule("INV-132")
def test_a_sacrifice_gives_a_card_and_the_lash_its_resources():
    s = dark_elf(
        {"quest": ["walking-sacrifice"]}, hand=["lash-the-prisoner"], resources=1, deck=["choppa", "hate"]
    )
    s.play("lash-the-prisoner").resolve()
    s.choose("walking-sacrifice")
    assert (s.resources(), s.hand()) == (2, ["choppa"])


@pytest.mark.card("walking-sacrifice", "pilgrimage")
def test_a_sacrifice_gives_a_card_when_it_is_destroyed_or_returned():
    s = dark_elf(
        {"quest": ["walking-sacrifice"]},
        {"quest": ["nurgle-sorcerer"]},
        active=THEM,
        their_resources=3,
        deck=["choppa"] * 3,
    )
    s.use("their nurgle-sorcerer", "walking-sacrifice").resolve()
    assert (s.hand(), s.discard()) == (["choppa"], ["walking-sacrifice"])
    s = dark_elf({"quest": ["walking-sacrifice"]}, hand=["pilgrimage"], resources=9, deck=["choppa"] * 3)
    s.play("pilgrimage", "walking-sacrifice").resolve()
    assert sorted(s.hand()) == ["choppa", "walking-sacrifice"]


@pytest.mark.card("walking-sacrifice")
@pytest.mark.rule("U-03")
def test_a_sacrifice_may_draw_the_last_card():
    s = dark_elf(
        {"quest": ["walking-sacrifice"]},
        {"quest": ["nurgle-sorcerer"]},
        active=THEM,
        their_resources=3,
        deck=["hate"],
    )
    s.use("their nurgle-sorcerer", "walking-sacrifice").resolve()
    assert s.over and s.winner == THEM


# --- 25 Shades ------------------------------------------------------------------------------------------------


@pytest.mark.card("shades")
@pytest.mark.rule("INV-145")
def test_shades_scout():
    s = dark_elf({"battlefield": ["shades"]}, phase="battle", their_hand=["huntsmen", "pistoliers"])
    s.attack("kingdom", "shades").finish_combat()
    assert len(s.hand(THEM)) == 1 and len(s.discard(THEM)) == 1


@pytest.mark.card("shades")
@pytest.mark.rule("INV-145")
def test_shades_that_fall_scout_nothing():
    s = dark_elf(
        {"battlefield": ["shades"]}, {"kingdom": ["free-company"]}, phase="battle", their_hand=["huntsmen"]
    )
    s.attack("kingdom", "shades").defend("their free-company").assign(
        "their free-company", "shades"
    ).finish_combat()
    assert s.hand(THEM) == ["huntsmen"] and s.discard() == ["shades"]


# --- 26 Cold One Knight ---------------------------------------------------------------------------------------


@pytest.mark.card("cold-one-knight")
@pytest.mark.rule("INV-146")
def test_the_knight_cancels_a_point_of_damage():
    s = dark_elf(
        {"quest": ["cold-one-knight"]}, {"quest": ["nurgle-sorcerer"]}, active=THEM, their_resources=9
    )
    s.use("their nurgle-sorcerer", "cold-one-knight").resolve()
    assert (s.damage("cold-one-knight"), s.toughness("cold-one-knight")) == (0, 1)
    s = dark_elf(
        {"quest": [piece("cold-one-knight", corrupt=True)]},
        {"quest": ["nurgle-sorcerer"]},
        active=THEM,
        their_resources=9,
    )
    s.use("their nurgle-sorcerer", "cold-one-knight").resolve()
    assert s.damage("cold-one-knight") == 1


# --- 28 Dark Sorceress ----------------------------------------------------------------------------------------


@pytest.mark.card("dark-sorceress")
@pytest.mark.rule("INV-072")
@pytest.mark.parametrize(("corrupt", "cost"), [(0, 6), (1, 5), (2, 4), (6, 0), (7, 0)])
def test_the_sorceress_is_cheaper_for_each_corrupt_enemy_unit(corrupt, cost):
    theirs = {"quest": [piece("free-company", corrupt=True)] * corrupt}
    assert dark_elf(None, theirs, capital="orc").cost("dark-sorceress") == cost


@pytest.mark.card("dark-sorceress")
def test_own_corruption_and_corrupt_supports_do_not_help_the_sorceress():
    s = dark_elf(
        {"quest": [piece("shades", corrupt=True)]},
        {"quest": [piece("grimgors-camp", corrupt=True), "free-company"]},
        capital="orc",
    )
    assert s.cost("dark-sorceress") == 5, "4 and one loyalty icon beyond the Shades' symbol"
    assert s.cost("dark-sorceress", THEM) == 5, "the opponent counts my Shades"


# --- 29 Corsairs of Ghrond ------------------------------------------------------------------------------------


@pytest.mark.card("corsairs-of-ghrond")
@pytest.mark.rule("B-10", "INV-128")
def test_corsairs_that_fall_in_the_battlefield_take_somebody_along():
    s = dark_elf(
        {"battlefield": [piece("corsairs-of-ghrond", damage=2)]},
        {"quest": ["nurgle-sorcerer", "chaos-knights"]},
        active=THEM,
        their_resources=3,
    )
    s.use("their nurgle-sorcerer", "corsairs-of-ghrond").resolve()
    assert s.actor == ME and set(s.choices()) == {"their nurgle-sorcerer", "their chaos-knights"}
    s.choose("their nurgle-sorcerer")
    assert s.discard(THEM) == ["nurgle-sorcerer"]


@pytest.mark.card("corsairs-of-ghrond")
@pytest.mark.rule("INV-130")
def test_corsairs_do_nothing_elsewhere_or_alone():
    s = dark_elf(
        {"kingdom": [piece("corsairs-of-ghrond", damage=2)]},
        {"quest": ["nurgle-sorcerer"]},
        active=THEM,
        their_resources=3,
    )
    s.use("their nurgle-sorcerer", "corsairs-of-ghrond").resolve()
    assert s.asked == Frame.WINDOW
    s = dark_elf({"battlefield": ["corsairs-of-ghrond"]}, hand=["pilgrimage"], resources=9)
    s.play("pilgrimage", "corsairs-of-ghrond").resolve()
    assert s.asked == Frame.WINDOW and s.hand() == ["corsairs-of-ghrond"]


@pytest.mark.card("corsairs-of-ghrond", "pilgrimage")
def test_corsairs_that_sail_home_curse_as_well():
    s = dark_elf(
        {"battlefield": ["corsairs-of-ghrond"]},
        {"quest": ["chaos-knights"]},
        hand=["pilgrimage"],
        resources=9,
    )
    s.play("pilgrimage", "corsairs-of-ghrond").resolve()
    s.choose("their chaos-knights")
    assert s.hit_points("their chaos-knights") == 2
    s.to("begin", THEM)
    assert s.hit_points("their chaos-knights") == 4


# --- 30 Lokhir Fellheart --------------------------------------------------------------------------------------


def lokhir(zone="battlefield", developments=2) -> Story:
    return dark_elf(
        {zone: ["lokhir-fellheart"]},
        {"battlefield": ["squig-herders", "chaos-knights"], "kingdom": ["huntsmen"]},
        phase="begin",
        at_entry=True,
        developments={zone: developments},
    )


@pytest.mark.card("lokhir-fellheart")
@pytest.mark.rule("B-10", "U-02")
def test_lokhir_weakens_a_unit_of_any_battlefield():
    s = lokhir()
    assert set(s.choices()) == {"lokhir-fellheart", "their squig-herders", "their chaos-knights", "pass"}
    s.choose("their chaos-knights")
    assert s.hit_points("their chaos-knights") == 2
    s.to("begin", THEM)
    assert s.hit_points("their chaos-knights") == 4
    s = lokhir().choose("their squig-herders")
    assert s.discard(THEM) == ["squig-herders"]


@pytest.mark.card("lokhir-fellheart")
@pytest.mark.rule("INV-130")
def test_lokhir_is_idle_without_developments_elsewhere_or_by_choice():
    assert lokhir(developments=0).asked == Frame.WINDOW
    assert lokhir("kingdom").asked == Frame.WINDOW
    s = lokhir().pass_()
    assert s.hit_points("their chaos-knights") == 4


# --- 31 Night Raids -------------------------------------------------------------------------------------------


def raids(tokens: int, **others) -> Story:
    mine = {
        "quest": [piece("night-raids", tokens=tokens), piece("shades", on="night-raids")],
        "kingdom": ["dark-sorceress", "cauldron-of-blood"],
    }
    return dark_elf(mine, {"kingdom": ["free-company"]}, **others)


@pytest.mark.card("night-raids")
def test_night_raids_strengthen_all_own_units_with_three_tokens():
    s = raids(3)
    assert (s.power("shades"), s.power("dark-sorceress"), s.power("cauldron-of-blood")) == (2, 3, 2)
    assert s.power("their free-company") == 1 and s.power("night-raids") == 0
    assert raids(2).power("shades") == 1


@pytest.mark.card("night-raids", "pilgrimage")
@pytest.mark.rule("INV-090")
def test_night_raids_are_over_when_the_questing_unit_is_gone():
    s = raids(3, hand=["pilgrimage"], resources=9)
    s.play("pilgrimage", "shades").resolve()
    assert (s.tokens("night-raids"), s.power("dark-sorceress")) == (0, 2)


@pytest.mark.card("night-raids")
@pytest.mark.rule("INV-091")
def test_the_third_token_counts_in_the_same_turns_kingdom_phase():
    s = raids(2, phase="begin", at_entry=True)
    assert s.tokens("night-raids") == 3
    assert s.to("kingdom").resources() == 3 + 2 + 3


# --- 33 Mind Killer -------------------------------------------------------------------------------------------


@pytest.mark.card("mind-killer")
@pytest.mark.rule("U-14")
def test_the_killer_weakens_any_host_but_not_below_nothing():
    s = dark_elf({"quest": ["shades"]}, {"quest": ["chaos-knights"]}, hand=["mind-killer"] * 2, resources=9)
    s.play("mind-killer", "their chaos-knights").resolve()
    assert s.power("their chaos-knights") == 2
    s.play("mind-killer", "shades").resolve()
    assert s.power("shades") == 0
    two = {"quest": ["shades", piece("mind-killer", on="shades"), piece("mind-killer", on="shades")]}
    assert dark_elf(two).power("shades") == 0


# --- 37 Lash the Prisoner! ------------------------------------------------------------------------------------


@pytest.mark.card("lash-the-prisoner")
@pytest.mark.rule("INV-132")
def test_the_lash_makes_resources_of_a_unit_of_my_choice():
    s = dark_elf(
        {"quest": ["shades", "dark-initiate"]}, {"quest": ["free-company"]}, hand=["lash-the-prisoner"]
    )
    s.play("lash-the-prisoner").resolve()
    assert s.actor == ME and set(s.choices()) == {"shades", "dark-initiate"}
    s.choose("shades")
    assert (s.resources(), sorted(s.discard())) == (2, ["lash-the-prisoner", "shades"])


@pytest.mark.card("lash-the-prisoner")
def test_the_lash_without_a_prisoner_brings_nothing():
    s = dark_elf(None, {"quest": ["free-company"]}, hand=["lash-the-prisoner"], resources=2)
    s.play("lash-the-prisoner").resolve()
    assert (s.resources(), s.discard()) == (0, ["lash-the-prisoner"])


@pytest.mark.card("lash-the-prisoner", "high-elfs-disdain")
@pytest.mark.rule("INV-127")
def test_a_cancelled_lash_costs_no_unit():
    s = dark_elf(
        {"quest": ["shades"]},
        hand=["lash-the-prisoner"],
        resources=1,
        their_hand=["high-elfs-disdain"],
        their_resources=9,
    )
    s.play("lash-the-prisoner").play("high-elfs-disdain", "chain lash-the-prisoner").resolve()
    assert s.in_play("shades") and s.resources() == 0


# --- 40 Bathe in Blood ----------------------------------------------------------------------------------------


@pytest.mark.card("bathe-in-blood", "choppa")
@pytest.mark.rule("INV-024")
def test_the_bath_doubles_power_as_it_is():
    s = dark_elf(
        {"battlefield": ["shades", piece("choppa", on="shades")]}, hand=["bathe-in-blood"] * 2, resources=2
    )
    s.play("bathe-in-blood", "shades").resolve()
    assert s.power("shades") == 6
    s.play("bathe-in-blood", "shades").resolve()
    assert s.power("shades") == 12


@pytest.mark.card("bathe-in-blood", "walking-sacrifice")
@pytest.mark.rule("B-03", "INV-132")
def test_who_bathed_is_sacrificed_when_the_turn_ends():
    s = dark_elf({"quest": ["walking-sacrifice"]}, hand=["bathe-in-blood"], resources=1, deck=["choppa"] * 9)
    s.play("bathe-in-blood", "walking-sacrifice").resolve()
    assert s.in_play("walking-sacrifice")
    s.to("begin", THEM)
    assert sorted(s.discard()) == ["bathe-in-blood", "walking-sacrifice"] and "choppa" in s.hand()


@pytest.mark.card("bathe-in-blood")
def test_only_dark_elves_bathe_whosever_they_are():
    s = dark_elf(
        {"quest": ["boar-boyz", "shades"]},
        {"quest": ["cold-one-riders"]},
        hand=["bathe-in-blood"],
        resources=1,
    )
    s.play("bathe-in-blood")
    assert set(s.choices()) == {"shades", "their cold-one-riders"}
    assert not dark_elf({"quest": ["boar-boyz"]}, hand=["bathe-in-blood"], resources=9).can_play(
        "bathe-in-blood"
    )


@pytest.mark.card("bathe-in-blood", "pilgrimage")
@pytest.mark.rule("INV-031")
def test_who_left_play_after_the_bath_is_not_sacrificed():
    s = dark_elf({"quest": ["shades"]}, hand=["bathe-in-blood", "pilgrimage"], resources=9)
    s.play("bathe-in-blood", "shades").resolve()
    s.play("pilgrimage", "shades").resolve()
    s.play("shades", "quest").resolve()
    s.to("begin", THEM)
    assert s.in_play("shades")
