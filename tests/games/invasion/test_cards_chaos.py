"""Stories about the Chaos cards, 81 to 105: what each does, when it can't, and how it fares on a chain or in combat."""

import pytest

from wartable.games.invasion.cards import BY_KEY
from wartable.games.invasion.invariants import check_end
from wartable.games.invasion.rules.facts import DRAWN_MATCH
from wartable.games.invasion.state import Event, Frame, Race, Reason, Side, Type, Zone

from .facts import facts
from .scene import ME, SOME_DECK, THEM, Story, piece, scene

FACTS = {  # number, type, copies, cost (-1 is X), loyalty, power, hit points, traits
    "servants-of-khorne": (81, "unit", 3, 1, 1, 1, 1, "warrior"),
    "savage-marauders": (82, "unit", 3, 3, 1, 2, 1, "warrior"),
    "festering-nurglings": (83, "unit", 3, 2, 1, 1, 2, "daemon"),
    "nurgle-sorcerer": (84, "unit", 1, 3, 3, 1, 2, "sorceror"),
    "chaos-knights": (85, "unit", 2, 5, 2, 3, 4, "knight cavalry"),
    "cultist-of-slaanesh": (86, "unit", 1, 2, 1, 1, 1, "zealot"),
    "valkia-the-bloody": (87, "unit", 1, 4, 3, 2, 4, "hero daemon"),
    "melekh-the-changer": (88, "unit", 1, 3, 2, 1, 3, "hero mage"),
    "fledgling-chaos-spawn": (89, "unit", 1, 0, 1, 0, 1, "daemon"),
    "savage-gors": (90, "unit", 3, 2, 1, 1, 1, "warrior"),
    "dark-zealot": (91, "unit", 2, 3, 1, 1, 3, "zealot"),
    "bloodthirster": (92, "unit", 1, 8, 5, 5, 8, "daemon"),
    "cloud-of-flies": (93, "support", 1, 0, 1, 0, 0, "attachment spell"),
    "horrific-mutation": (94, "support", 1, 1, 1, 0, 0, "attachment mutation"),
    "sadistic-mutation": (95, "support", 1, 2, 2, 0, 0, "attachment mutation"),
    "warpstone-meteor": (96, "support", 1, 3, 2, 2, 0, "warpstone"),
    "journey-to-the-gate": (97, "quest", 2, 2, 2, 0, 0, ""),
    "shrine-to-nurgle": (98, "support", 3, 2, 1, 1, 0, "building"),
    "seduced-by-darkness": (99, "tactic", 2, 0, 1, 0, 0, ""),
    "will-of-tzeentch": (100, "tactic", 1, 3, 3, 0, 0, ""),
    "nurgles-pestilence": (101, "tactic", 1, 3, 2, 0, 0, "spell"),
    "flames-of-tzeentch": (102, "tactic", 1, -1, 3, 0, 0, "spell"),
    "blood-for-the-blood-god": (103, "tactic", 2, 2, 2, 0, 0, ""),
    "culling-the-weak": (104, "tactic", 1, 2, 1, 0, 0, ""),
    "slaaneshs-domination": (105, "tactic", 1, 2, 2, 0, 0, ""),
}
UNIQUE = {"valkia-the-bloody", "melekh-the-changer"}
KEYWORDS = {"servants-of-khorne": {"only": Zone.BATTLEFIELD}, "bloodthirster": {"uncancellable": True}}
COMET = {"their_hand": ["twin-tailed-comet"], "their_resources": 9}
PILGRIMAGE = {"their_hand": ["pilgrimage"], "their_resources": 4}  # takes a unit back to hand in answer


def chaos(mine=None, theirs=None, **others) -> Story:
    """I am Chaos, they are the Empire."""
    return scene(mine, theirs, **{"capital": "chaos", "their_capital": "empire", **others})


@pytest.mark.parametrize("key", FACTS)
def test_the_facts_of_a_chaos_card(key):
    card = BY_KEY[key]
    assert facts(key) == FACTS[key]
    assert (card.race, card.side) == (Race.CHAOS, Side.DESTRUCTION)
    assert (card.unique, card.keywords) == (key in UNIQUE, KEYWORDS.get(key, {}))
    assert card.symbols == (() if card.type == Type.TACTIC else (Race.CHAOS,))


def test_the_chaos_starter_has_forty_cards():
    assert sum(BY_KEY[key].copies for key in FACTS) == 40


# --- 81 Servants of Khorne --------------------------------------------------------------------------------


@pytest.mark.card("servants-of-khorne")
@pytest.mark.rule("INV-142")
def test_servants_enter_only_the_battlefield():
    s = chaos(hand=["servants-of-khorne"], resources=1).play("servants-of-khorne")
    assert s.choices() == ["battlefield"]
    s.choose("battlefield").resolve()
    assert (s.power("servants-of-khorne"), s.hit_points("servants-of-khorne")) == (1, 1)
    assert s.cost("chaos-knights") == 5


@pytest.mark.card("servants-of-khorne")
def test_servants_are_not_played_onto_a_quest_or_without_a_resource():
    s = chaos({"quest": ["journey-to-the-gate"]}, hand=["servants-of-khorne"], resources=1)
    s.play("servants-of-khorne")
    assert not s.can_choose("journey-to-the-gate")
    assert not chaos(hand=["servants-of-khorne"]).can_play("servants-of-khorne")


@pytest.mark.card("servants-of-khorne")
def test_servants_attack_for_one():
    s = chaos({"battlefield": ["servants-of-khorne"]}, phase="battle")
    s.attack("quest", "servants-of-khorne").defend().assign("their quest").close()
    assert s.damage("their quest") == 1


# --- 82 Savage Marauders ----------------------------------------------------------------------------------


@pytest.mark.card("savage-marauders")
def test_marauders_bring_two_power_anywhere():
    for zone, base in (("kingdom", 3), ("quest", 1), ("battlefield", 0)):
        s = chaos(hand=["savage-marauders"], resources=3).play("savage-marauders", zone).resolve()
        assert (s.zone_power(zone), s.hit_points("savage-marauders"), s.resources()) == (base + 2, 1, 0)


@pytest.mark.card("savage-marauders")
def test_marauders_hit_hard_and_die_of_one():
    s = chaos({"battlefield": ["savage-marauders"]}, {"quest": ["free-company"]}, phase="battle")
    s.attack("quest", "savage-marauders").defend("their free-company")
    s.assign("their free-company", "their free-company", "savage-marauders").close()
    assert s.damage("their free-company") == 2 and s.discard() == ["savage-marauders"]
    assert not chaos(hand=["savage-marauders"], resources=2).can_play("savage-marauders")


# --- 83 Festering Nurglings -------------------------------------------------------------------------------


@pytest.mark.card("festering-nurglings")
@pytest.mark.rule("INV-131", "INV-148")
def test_nurglings_corrupt_a_unit_in_a_zone_of_their_name():
    s = chaos(
        {"quest": ["dark-zealot"], "kingdom": ["chaos-knights"]},
        {"quest": ["free-company"], "battlefield": ["pistoliers"]},
        hand=["festering-nurglings"],
        resources=2,
    )
    s.play("festering-nurglings", "quest").resolve()
    assert set(s.choices()) == {"dark-zealot", "festering-nurglings", "their free-company"}
    s.choose("their free-company")
    assert s.corrupt("their free-company")


@pytest.mark.card("festering-nurglings")
@pytest.mark.rule("INV-128")
def test_nurglings_alone_corrupt_themselves():
    s = chaos(None, {"battlefield": ["pistoliers"]}, hand=["festering-nurglings"], resources=2)
    s.play("festering-nurglings", "quest").resolve()
    assert s.choices() == ["festering-nurglings"]
    s.choose("festering-nurglings")
    assert s.corrupt("festering-nurglings") and not s.corrupt("their pistoliers")


@pytest.mark.card("festering-nurglings")
@pytest.mark.rule("T-09", "INV-006")
def test_nurglings_do_not_corrupt_the_blessed():
    s = chaos(
        None,
        {"quest": ["free-company", piece("blessing-of-isha", on="free-company")]},
        hand=["festering-nurglings"],
        resources=2,
    )
    s.play("festering-nurglings", "quest").resolve().choose("their free-company")
    assert not s.corrupt("their free-company")


@pytest.mark.card("festering-nurglings")
@pytest.mark.rule("INV-124")
def test_nurglings_find_whoever_is_left_when_they_come():
    s = chaos(None, {"quest": ["free-company"]}, hand=["festering-nurglings"], resources=2, **PILGRIMAGE)
    s.play("festering-nurglings", "quest").play("pilgrimage", "their free-company").resolve()
    assert s.choices() == ["festering-nurglings"]


# --- 84 Nurgle Sorcerer -----------------------------------------------------------------------------------


@pytest.mark.card("nurgle-sorcerer")
def test_the_sorcerer_deals_one_and_two_to_the_corrupt():
    theirs = {"battlefield": ["free-company", piece("nuln-tinkerers", corrupt=True)]}
    s = chaos({"quest": ["nurgle-sorcerer"]}, theirs, resources=6)
    s.use("nurgle-sorcerer", "their free-company").resolve()
    s.use("nurgle-sorcerer", "their nuln-tinkerers").resolve()
    assert (s.damage("their free-company"), s.damage("their nuln-tinkerers"), s.resources()) == (1, 2, 0)


@pytest.mark.card("nurgle-sorcerer")
@pytest.mark.rule("INV-130")
def test_the_sorcerer_needs_the_quest_zone_and_three_resources():
    assert not chaos({"battlefield": ["nurgle-sorcerer"]}, resources=9).can_use("nurgle-sorcerer")
    assert not chaos({"kingdom": ["nurgle-sorcerer"]}, resources=9).can_use("nurgle-sorcerer")
    assert not chaos({"quest": ["nurgle-sorcerer"]}, resources=2).can_use("nurgle-sorcerer")


@pytest.mark.card("nurgle-sorcerer", "seduced-by-darkness")
@pytest.mark.rule("INV-124", "INV-146")
def test_a_target_corrupted_in_between_takes_two_less_its_toughness_once():
    s = chaos(
        {"quest": ["nurgle-sorcerer"]},
        {"battlefield": ["hammerer-of-karak-azul"]},
        resources=3,
        hand=["seduced-by-darkness"],
    )
    s.use("nurgle-sorcerer", "their hammerer-of-karak-azul").pass_()
    s.play("seduced-by-darkness", "their hammerer-of-karak-azul").resolve()
    assert s.damage("their hammerer-of-karak-azul") == 1


@pytest.mark.card("nurgle-sorcerer")
@pytest.mark.rule("INV-126")
def test_the_spell_comes_though_the_sorcerer_is_gone():
    s = chaos({"quest": ["nurgle-sorcerer"]}, {"battlefield": ["free-company"]}, resources=3, **PILGRIMAGE)
    s.use("nurgle-sorcerer", "their free-company").play("pilgrimage", "nurgle-sorcerer").resolve()
    assert s.damage("their free-company") == 1 and s.hand() == ["nurgle-sorcerer"]


@pytest.mark.card("nurgle-sorcerer")
@pytest.mark.rule("B-12")
def test_the_spell_is_lost_when_its_target_is_gone():
    s = chaos({"quest": ["nurgle-sorcerer"]}, {"battlefield": ["free-company"]}, resources=3, **PILGRIMAGE)
    s.use("nurgle-sorcerer", "their free-company").play("pilgrimage", "their free-company").resolve()
    assert s.hand(THEM) == ["free-company"] and s.resources() == 0


@pytest.mark.card("nurgle-sorcerer")
@pytest.mark.rule("B-128")
def test_the_spell_is_cancelled_by_an_apprentice():
    s = chaos(
        {"quest": ["nurgle-sorcerer"]},
        {"quest": ["bright-wizard-apprentice"]},
        resources=3,
        their_resources=2,
    )
    s.use("nurgle-sorcerer", "their bright-wizard-apprentice")
    s.use("their bright-wizard-apprentice", "chain nurgle-sorcerer").resolve()
    assert s.damage("their bright-wizard-apprentice") == 0 and s.resources() == 0


# --- 85 Chaos Knights -------------------------------------------------------------------------------------


@pytest.mark.card("chaos-knights")
def test_chaos_knights_cost_six_with_a_capital_alone():
    s = chaos(hand=["chaos-knights"], resources=6)
    s.play("chaos-knights", "kingdom").resolve()
    assert (s.zone_power("kingdom"), s.hit_points("chaos-knights"), s.resources()) == (6, 4, 0)
    assert not chaos(hand=["chaos-knights"], resources=5).can_play("chaos-knights")


@pytest.mark.card("chaos-knights")
def test_chaos_knights_fight_for_three_and_stand_three():
    s = chaos({"battlefield": ["chaos-knights"]}, {"quest": ["thyrus-gorman"]}, phase="battle")
    s.attack("quest", "chaos-knights").defend("their thyrus-gorman")
    s.assign(*["their thyrus-gorman"] * 3, *["chaos-knights"] * 3).close()
    assert s.damage("chaos-knights") == 3 and s.discard(THEM) == ["thyrus-gorman"]


# --- 86 Cultist of Slaanesh -------------------------------------------------------------------------------


@pytest.mark.card("cultist-of-slaanesh")
def test_a_cultist_destroys_a_development_for_four():
    s = chaos({"quest": ["cultist-of-slaanesh"]}, resources=4, their_developments={"kingdom": ["huntsmen"]})
    s.use("cultist-of-slaanesh", "their kingdom development").resolve()
    assert s.discard(THEM) == ["huntsmen"] and s.resources() == 0


@pytest.mark.card("cultist-of-slaanesh")
@pytest.mark.rule("W-05")
def test_a_cultist_chooses_among_own_developments():
    s = chaos(
        {"quest": ["cultist-of-slaanesh"]},
        resources=4,
        developments={"quest": ["dark-zealot", "savage-gors"]},
    )
    s.use("cultist-of-slaanesh", "development savage-gors").resolve()
    assert s.discard() == ["savage-gors"]


@pytest.mark.card("cultist-of-slaanesh")
@pytest.mark.rule("INV-130")
def test_a_cultist_needs_the_quest_zone_four_resources_and_a_development():
    down = {"their_developments": {"kingdom": 1}}
    assert not chaos({"battlefield": ["cultist-of-slaanesh"]}, resources=9, **down).can_use(
        "cultist-of-slaanesh"
    )
    assert not chaos({"quest": ["cultist-of-slaanesh"]}, resources=3, **down).can_use("cultist-of-slaanesh")
    assert not chaos({"quest": ["cultist-of-slaanesh"]}, resources=9).can_use("cultist-of-slaanesh")


@pytest.mark.card("cultist-of-slaanesh")
@pytest.mark.rule("INV-126", "INV-116")
def test_a_cultists_work_is_done_after_he_is_gone_and_can_burn_a_section():
    s = chaos(
        {"quest": ["cultist-of-slaanesh"]},
        resources=4,
        their_developments={"kingdom": 1},
        damage={"their kingdom": 8},
        **PILGRIMAGE,
    )
    s.use("cultist-of-slaanesh", "their kingdom development").play(
        "pilgrimage", "cultist-of-slaanesh"
    ).resolve()
    assert s.burning("their kingdom")


# --- 87 Valkia the Bloody ---------------------------------------------------------------------------------

WOUNDED_VALKIA = {"quest": [piece("valkia-the-bloody", damage=3)]}


@pytest.mark.card("valkia-the-bloody")
@pytest.mark.rule("B-09")
def test_valkia_gives_as_many_wounds_as_she_likes_to_the_corrupt():
    s = chaos(WOUNDED_VALKIA, {"battlefield": [piece("free-company", corrupt=True)]}, resources=2)
    s.use("valkia-the-bloody", "their free-company").resolve()
    assert s.choices() == ["0", "1", "2", "3"]
    s.choose(2)
    assert (s.damage("valkia-the-bloody"), s.damage("their free-company")) == (1, 2)


@pytest.mark.card("valkia-the-bloody")
@pytest.mark.rule("B-09")
def test_no_more_wounds_move_than_destroy_and_toughness_is_no_help():
    s = chaos(WOUNDED_VALKIA, {"quest": [piece("hammerer-of-karak-azul", corrupt=True)]}, resources=2)
    s.use("valkia-the-bloody", "their hammerer-of-karak-azul").resolve()
    assert s.choices() == ["0", "1", "2"]
    s.choose(2)
    assert s.discard(THEM) == ["hammerer-of-karak-azul"] and s.damage("valkia-the-bloody") == 1


@pytest.mark.card("valkia-the-bloody")
@pytest.mark.rule("B-09")
def test_moved_wounds_are_not_dealt():
    s = chaos(WOUNDED_VALKIA, {"quest": [piece("silver-helm-brigade", corrupt=True)]}, resources=2)
    s.use("valkia-the-bloody", "their silver-helm-brigade").resolve().choose(1)
    assert s.damage("their silver-helm-brigade") == 1 and s.hand(THEM) == []


@pytest.mark.card("valkia-the-bloody")
@pytest.mark.rule("INV-130")
def test_valkia_needs_wounds_resources_her_zone_and_somebody_corrupt():
    theirs = {"quest": [piece("free-company", corrupt=True)]}
    assert not chaos({"quest": ["valkia-the-bloody"]}, theirs, resources=9).can_use("valkia-the-bloody")
    assert not chaos(WOUNDED_VALKIA, theirs, resources=1).can_use("valkia-the-bloody")
    elsewhere = {"kingdom": [piece("valkia-the-bloody", damage=3)]}
    assert not chaos(elsewhere, theirs, resources=9).can_use("valkia-the-bloody")
    assert not chaos(WOUNDED_VALKIA, {"quest": ["free-company"]}, resources=9).can_use("valkia-the-bloody")
    herself = {"quest": [piece("valkia-the-bloody", damage=3, corrupt=True)]}
    assert not chaos(herself, resources=9).can_use("valkia-the-bloody")


@pytest.mark.card("valkia-the-bloody")
@pytest.mark.rule("B-12", "W-02")
def test_a_target_restored_in_answer_gets_no_wounds():
    s = chaos(
        WOUNDED_VALKIA,
        {"quest": [piece("free-company", corrupt=True)]},
        resources=2,
        active=THEM,
        their_hand=["blessing-of-isha"],
        their_resources=9,
    )
    s.pass_().use("valkia-the-bloody", "their free-company")
    s.play("blessing-of-isha", "their free-company").resolve()
    assert not s.corrupt("their free-company")
    assert (s.damage("valkia-the-bloody"), s.damage("their free-company")) == (3, 0)


@pytest.mark.card("valkia-the-bloody")
@pytest.mark.rule("INV-126")
def test_with_valkia_gone_there_is_nothing_to_move():
    s = chaos(WOUNDED_VALKIA, {"quest": [piece("free-company", corrupt=True)]}, resources=2, **PILGRIMAGE)
    s.use("valkia-the-bloody", "their free-company").play("pilgrimage", "valkia-the-bloody").resolve()
    assert s.damage("their free-company") == 0 and s.asked == Frame.WINDOW


@pytest.mark.card("valkia-the-bloody")
@pytest.mark.rule("B-06", "INV-121")
def test_valkia_sheds_wounds_between_assigning_and_applying():
    s = chaos(
        {"quest": [piece("valkia-the-bloody", damage=3), piece("dark-zealot", corrupt=True)]},
        {"battlefield": ["free-company"]},
        resources=2,
        phase="battle",
        active=THEM,
    )
    s.attack("quest", "their free-company").defend("valkia-the-bloody")
    s.assign("valkia-the-bloody", "their free-company", "their free-company").pass_()
    s.use("valkia-the-bloody", "dark-zealot").resolve().choose(2)
    s.close()
    assert s.damage("valkia-the-bloody") == 2 and s.damage("dark-zealot") == 2


@pytest.mark.card("valkia-the-bloody", "melekh-the-changer")
@pytest.mark.rule("B-18", "INV-027")
def test_valkia_and_melekh_share_no_zone_and_have_no_twins():
    s = chaos(
        {"quest": ["valkia-the-bloody"]}, hand=["valkia-the-bloody", "melekh-the-changer"], resources=20
    )
    assert not s.can_play("valkia-the-bloody")
    s.play("melekh-the-changer")
    assert s.choices() == ["kingdom", "battlefield"]


# --- 88 Melekh the Changer --------------------------------------------------------------------------------


@pytest.mark.card("melekh-the-changer")
@pytest.mark.rule("U-17")
def test_melekh_is_stronger_for_each_corrupt_card_of_the_enemy():
    s = chaos(
        {"quest": ["melekh-the-changer", piece("dark-zealot", corrupt=True)]},
        {
            "quest": [piece("free-company", corrupt=True), "pistoliers"],
            "kingdom": [piece("huntsmen", corrupt=True)],
        },
        hand=["seduced-by-darkness"],
    )
    assert s.power("melekh-the-changer") == 3
    s.play("seduced-by-darkness", "their pistoliers").resolve()
    assert s.power("melekh-the-changer") == 4 and s.zone_power("quest") == 6


@pytest.mark.card("melekh-the-changer")
def test_melekh_without_corruption_has_one_power():
    s = chaos({"quest": [piece("melekh-the-changer", corrupt=True)]}, {"quest": ["free-company"]})
    assert (s.power("melekh-the-changer"), s.hit_points("melekh-the-changer")) == (1, 3)


@pytest.mark.card("melekh-the-changer")
@pytest.mark.rule("INV-107")
def test_melekh_fights_with_what_is_corrupt_when_damage_is_counted():
    s = chaos(
        {"battlefield": ["melekh-the-changer"]},
        {"quest": ["free-company"]},
        hand=["seduced-by-darkness"],
        phase="battle",
    )
    s.attack("quest", "melekh-the-changer").defend("their free-company")
    s.play("seduced-by-darkness", "their free-company").resolve()
    assert s.defenders() == ["their free-company"]
    s.assign("their free-company", "their free-company", "melekh-the-changer").close()
    assert s.damage("their free-company") == 2


# --- 89 Fledgling Chaos Spawn -----------------------------------------------------------------------------


@pytest.mark.card("fledgling-chaos-spawn")
def test_a_spawn_destroyed_in_the_battlefield_hurts_a_unit_in_a_battlefield():
    s = chaos(
        {"battlefield": ["fledgling-chaos-spawn"], "kingdom": ["dark-zealot"]},
        {"battlefield": ["free-company"], "quest": ["pistoliers"]},
        hand=["nurgles-pestilence"],
        resources=4,
    )
    s.play("nurgles-pestilence").resolve()
    assert s.choices() == ["their free-company"]
    s.choose("their free-company")
    assert s.damage("their free-company") == 2


@pytest.mark.card("fledgling-chaos-spawn")
@pytest.mark.rule("INV-130")
def test_a_spawn_destroyed_elsewhere_hurts_nobody():
    s = chaos(
        {"quest": ["fledgling-chaos-spawn"]},
        {"battlefield": ["free-company"]},
        hand=["nurgles-pestilence"],
        resources=4,
    )
    s.play("nurgles-pestilence").resolve()
    assert s.asked == Frame.WINDOW and s.damage("their free-company") == 1


@pytest.mark.card("fledgling-chaos-spawn", "culling-the-weak")
@pytest.mark.rule("INV-132")
def test_a_spawn_that_is_sacrificed_or_taken_back_is_not_destroyed():
    board = {"battlefield": ["fledgling-chaos-spawn"]}, {"battlefield": ["free-company"]}
    s = chaos(*board, hand=["culling-the-weak"], resources=2)
    s.play("culling-the-weak", "fledgling-chaos-spawn").resolve()
    assert s.asked == Frame.WINDOW and s.damage("their free-company") == 0
    s = chaos(*board, hand=["pilgrimage"], resources=4)
    s.play("pilgrimage", "fledgling-chaos-spawn").resolve()
    assert s.asked == Frame.WINDOW and s.damage("their free-company") == 0


@pytest.mark.card("fledgling-chaos-spawn")
@pytest.mark.rule("B-20")
def test_a_spawn_that_falls_in_combat_hurts_only_survivors():
    s = chaos(
        {"battlefield": ["fledgling-chaos-spawn", "savage-marauders"]},
        {"battlefield": ["pistoliers"], "quest": ["free-company"]},
        phase="battle",
    )
    s.attack("battlefield", "fledgling-chaos-spawn", "savage-marauders").defend("their pistoliers")
    s.assign("their pistoliers", "their pistoliers", "fledgling-chaos-spawn").close()
    assert s.discard(THEM) == ["pistoliers"]
    assert s.choices() == ["savage-marauders"]


@pytest.mark.card("fledgling-chaos-spawn")
@pytest.mark.rule("INV-128")
def test_a_spawn_without_anybody_left_does_nothing():
    s = chaos({"battlefield": ["fledgling-chaos-spawn"]}, hand=["nurgles-pestilence"], resources=4)
    s.play("nurgles-pestilence").resolve()
    assert s.asked == Frame.WINDOW


# --- 90 Savage Gors ---------------------------------------------------------------------------------------


@pytest.mark.card("savage-gors")
def test_gors_deal_two_more_when_they_attack_beside_two_developments():
    s = chaos({"battlefield": ["savage-gors"]}, phase="battle", developments={"battlefield": 2})
    assert s.zone_power("battlefield") == 1
    s.attack("quest", "savage-gors").defend().assign(*["their quest"] * 3).close()
    assert s.damage("their quest") == 3


@pytest.mark.card("savage-gors")
@pytest.mark.rule("INV-076")
def test_gors_count_only_developments_of_their_battlefield():
    s = chaos({"battlefield": ["savage-gors"]}, phase="battle", developments={"battlefield": 1, "quest": 2})
    s.attack("quest", "savage-gors").defend().assign("their quest").close()
    assert s.damage("their quest") == 1


@pytest.mark.card("savage-gors")
def test_gors_that_defend_deal_no_more():
    s = chaos(
        {"battlefield": ["savage-gors"]},
        {"battlefield": ["free-company"]},
        phase="battle",
        active=THEM,
        developments={"battlefield": 2},
    )
    s.attack("battlefield", "their free-company").defend("savage-gors").assign(
        "savage-gors", "their free-company"
    )
    s.close()
    assert s.damage("their free-company") == 1


@pytest.mark.card("savage-gors")
def test_what_gors_deal_more_is_no_power():
    s = chaos(
        {"battlefield": ["savage-gors"]},
        phase="battle",
        developments={"battlefield": 2},
        their_hand=["demoralise"],
    )
    s.attack("quest", "savage-gors")
    assert s.power("savage-gors") == 1
    s.pass_().play("demoralise", "savage-gors").resolve()
    s.defend().assign("their quest", "their quest").close()
    assert s.damage("their quest") == 2


@pytest.mark.card("savage-gors")
@pytest.mark.rule("INV-107")
def test_gors_lose_their_gain_with_a_development():
    s = chaos(
        {"battlefield": ["savage-gors"]},
        phase="battle",
        developments={"battlefield": 2},
        their_hand=["demolition"],
        their_resources=9,
    )
    s.attack("quest", "savage-gors").pass_().play("demolition", "battlefield development").resolve()
    s.defend().assign("their quest").close()
    assert s.damage("their quest") == 1


# --- 91 Dark Zealot ---------------------------------------------------------------------------------------


@pytest.mark.card("dark-zealot")
def test_a_dark_zealot_goes_on_a_quest():
    s = chaos({"quest": ["journey-to-the-gate"]}, hand=["dark-zealot"], resources=3)
    s.play("dark-zealot", "journey-to-the-gate").resolve()
    assert (s.zone_power("quest"), s.hit_points("dark-zealot"), s.zone_of("dark-zealot")) == (2, 3, "quest")
    s = chaos(
        {"quest": ["journey-to-the-gate", piece("savage-gors", on="journey-to-the-gate")]},
        hand=["dark-zealot"],
        resources=3,
    )
    s.play("dark-zealot")
    assert not s.can_choose("journey-to-the-gate")


@pytest.mark.card("dark-zealot")
def test_a_dark_zealot_defends_with_three_hit_points():
    s = chaos({"kingdom": ["dark-zealot"]}, {"battlefield": ["thyrus-gorman"]}, phase="battle", active=THEM)
    s.attack("kingdom", "their thyrus-gorman").defend("dark-zealot")
    s.assign("dark-zealot", "dark-zealot")
    assert not s.can_choose("kingdom")
    s.choose("dark-zealot", "their thyrus-gorman").close()
    assert s.discard() == ["dark-zealot"] and s.damage("their thyrus-gorman") == 1


# --- 92 Bloodthirster -------------------------------------------------------------------------------------


@pytest.mark.card("bloodthirster")
@pytest.mark.rule("INV-131")
def test_the_bloodthirster_makes_each_player_sacrifice_in_his_zone():
    s = chaos(
        {"battlefield": ["bloodthirster", "savage-gors"], "quest": ["dark-zealot"]},
        {"battlefield": ["free-company", "pistoliers"], "quest": ["huntsmen"]},
        phase="begin",
        at_entry=True,
    )
    assert s.actor == ME and s.choices() == ["bloodthirster", "savage-gors"]
    s.choose("savage-gors")
    assert s.actor == THEM and s.choices() == ["their free-company", "their pistoliers"]
    s.choose("their pistoliers")
    assert (s.discard(), s.discard(THEM)) == (["savage-gors"], ["pistoliers"])


@pytest.mark.card("bloodthirster")
@pytest.mark.rule("INV-132")
def test_an_only_bloodthirster_sacrifices_itself():
    s = chaos({"quest": ["bloodthirster"]}, {"quest": ["huntsmen"]}, phase="begin", at_entry=True)
    assert s.choices() == ["bloodthirster"]
    s.choose("bloodthirster")
    assert s.choices() == ["their huntsmen"]


@pytest.mark.card("bloodthirster")
def test_the_bloodthirster_asks_nobody_on_the_enemys_turn_nor_for_other_zones():
    s = chaos(
        {"quest": ["bloodthirster"]}, {"quest": ["huntsmen"]}, phase="begin", at_entry=True, active=THEM
    )
    assert s.asked == Frame.WINDOW
    s = chaos(
        {"battlefield": ["bloodthirster", "savage-gors"]},
        {"quest": ["huntsmen"]},
        phase="begin",
        at_entry=True,
    )
    s.choose("savage-gors")
    assert s.asked == Frame.WINDOW and s.in_play("their huntsmen")


@pytest.mark.card("bloodthirster")
@pytest.mark.rule("INV-147", "B-05")
def test_toughness_is_no_help_against_the_bloodthirster():
    s = chaos(
        {"battlefield": ["bloodthirster"]},
        {"quest": ["ironbreakers-of-ankhor"]},
        their_developments={"quest": 2},
        phase="battle",
    )
    s.attack("quest", "bloodthirster").defend("their ironbreakers-of-ankhor")
    s.assign(
        *["their ironbreakers-of-ankhor"] * 3, "their quest", "their quest", "bloodthirster", "bloodthirster"
    )
    assert s.assigned("their ironbreakers-of-ankhor") == (0, 3)
    s.close()
    assert s.discard(THEM) == ["ironbreakers-of-ankhor"]
    assert (s.damage("their quest"), s.damage("bloodthirster")) == (2, 2)


@pytest.mark.card("bloodthirster")
@pytest.mark.rule("INV-147", "B-05")
def test_points_of_two_kinds_are_assigned_each_as_its_kind():
    s = chaos(
        {"battlefield": ["bloodthirster", "savage-marauders"]},
        {"quest": ["ironbreakers-of-ankhor"]},
        their_developments={"quest": 2},
        phase="battle",
    )
    s.attack("quest", "bloodthirster", "savage-marauders").defend("their ironbreakers-of-ankhor")
    s.assign("no", "their ironbreakers-of-ankhor", "no", "their ironbreakers-of-ankhor")
    s.choose("their ironbreakers-of-ankhor", "their ironbreakers-of-ankhor")
    assert not s.can_choose("their quest")  # two of four points will be cancelled
    s.choose("their ironbreakers-of-ankhor", "their quest", "their quest", "bloodthirster", "bloodthirster")
    assert s.assigned("their ironbreakers-of-ankhor") == (2, 3)
    s.close()
    assert s.discard(THEM) == ["ironbreakers-of-ankhor"] and s.damage("their quest") == 2


@pytest.mark.card("bloodthirster")
@pytest.mark.rule("INV-147")
def test_the_rune_of_valaya_and_the_fortress_cancel_only_the_other_points():
    s = chaos(
        {"battlefield": ["bloodthirster", "savage-marauders"]},
        {"kingdom": ["contested-fortress"]},
        phase="battle",
        their_hand=["master-rune-of-valaya"],
        their_resources=9,
    )
    s.attack("quest", "bloodthirster", "savage-marauders").defend()
    s.assign("no", "their quest", "no", "their quest", *["their quest"] * 5)
    assert s.assigned("their quest") == (2, 5)
    s.pass_().play("master-rune-of-valaya").resolve().close()
    assert s.damage("their quest") == 5


@pytest.mark.card("bloodthirster")
@pytest.mark.rule("W-09", "INV-147")
def test_warrior_priests_hand_a_hard_point_on_as_a_hard_point():
    s = chaos(
        {"battlefield": ["bloodthirster"]},
        {"battlefield": ["hammerer-of-karak-azul"], "quest": ["warrior-priests"]},
        phase="battle",
    )
    s.attack("quest", "bloodthirster").defend("their warrior-priests")
    s.assign("their warrior-priests", *["their quest"] * 4, "bloodthirster").close()
    s.choose("their hammerer-of-karak-azul")
    assert s.in_play("their warrior-priests")
    assert (s.damage("their hammerer-of-karak-azul"), s.damage("their quest")) == (1, 4)


@pytest.mark.card("bloodthirster")
def test_the_bloodthirster_costs_twelve_with_a_capital_alone():
    s = chaos(hand=["bloodthirster"], resources=12).play("bloodthirster", "kingdom").resolve()
    assert (s.power("bloodthirster"), s.hit_points("bloodthirster"), s.resources()) == (5, 8, 0)
    assert not chaos(hand=["bloodthirster"], resources=11).can_play("bloodthirster")


# --- 93 Cloud of Flies ------------------------------------------------------------------------------------

FLIES = {"quest": ["dark-zealot", piece("cloud-of-flies", on="dark-zealot")]}


@pytest.mark.card("cloud-of-flies")
@pytest.mark.rule("INV-147", "B-01")
def test_flies_hurt_their_host_and_another_past_toughness():
    s = chaos(FLIES, {"battlefield": ["hammerer-of-karak-azul"]}, phase="begin", at_entry=True)
    s.choose("their hammerer-of-karak-azul")
    assert (s.damage("dark-zealot"), s.damage("their hammerer-of-karak-azul")) == (1, 1)


@pytest.mark.card("cloud-of-flies")
def test_flies_may_stay_away_or_sting_their_host_twice():
    s = chaos(FLIES, phase="begin", at_entry=True).choose("no")
    assert s.damage("dark-zealot") == 0
    s = chaos(FLIES, phase="begin", at_entry=True).choose("dark-zealot")
    assert s.damage("dark-zealot") == 2


@pytest.mark.card("cloud-of-flies")
@pytest.mark.rule("B-17")
def test_flies_are_for_own_units_and_the_own_turn():
    s = chaos(None, {"quest": ["free-company"]}, hand=["cloud-of-flies"], resources=9)
    assert not s.can_play("cloud-of-flies")
    s = chaos({"kingdom": ["dark-zealot"]}, hand=["cloud-of-flies"])
    s.play("cloud-of-flies", "dark-zealot").resolve()
    assert s.attached("dark-zealot") == ["cloud-of-flies"] and s.cost("chaos-knights") == 5
    assert chaos(FLIES, phase="begin", at_entry=True, active=THEM).asked == Frame.WINDOW


@pytest.mark.card("cloud-of-flies")
@pytest.mark.rule("INV-023")
def test_flies_kill_their_host_and_their_target_together():
    s = chaos(
        {"quest": ["savage-gors", piece("cloud-of-flies", on="savage-gors")]},
        {"quest": ["huntsmen"]},
        phase="begin",
        at_entry=True,
    )
    s.choose("their huntsmen")
    assert s.discard() == ["savage-gors", "cloud-of-flies"] and s.discard(THEM) == ["huntsmen"]


@pytest.mark.card("cloud-of-flies")
def test_a_target_of_the_flies_is_taxed():
    theirs = {"quest": ["free-company"], "kingdom": ["church-of-sigmar"]}
    s = chaos(FLIES, theirs, phase="begin", at_entry=True)
    assert not s.can_choose("their free-company") and s.can_choose("dark-zealot")
    s = chaos(FLIES, theirs, phase="begin", at_entry=True, resources=1).choose("their free-company")
    assert (s.damage("their free-company"), s.resources()) == (1, 0)


@pytest.mark.card("cloud-of-flies")
@pytest.mark.rule("B-12")
def test_flies_without_their_host_are_lost():
    s = chaos({"quest": ["dark-zealot"]}, hand=["cloud-of-flies"], **PILGRIMAGE)
    s.play("cloud-of-flies", "dark-zealot").play("pilgrimage", "dark-zealot").resolve()
    assert s.discard() == ["cloud-of-flies"]


# --- 94 Horrific Mutation ---------------------------------------------------------------------------------


def horror(*attackers: str) -> dict:
    """Attackers of which the first is mutated."""
    return {"battlefield": [*attackers, piece("horrific-mutation", on=attackers[0])]}


@pytest.mark.card("horrific-mutation")
@pytest.mark.rule("T-41", "B-10")
def test_a_defender_with_one_hit_point_left_dies_of_horror():
    s = chaos(
        horror("savage-gors"), {"quest": [piece("free-company", damage=2), "nuln-tinkerers"]}, phase="battle"
    )
    s.attack("quest", "savage-gors").close()
    s.choose("their free-company")
    assert not s.in_play("their free-company")
    s.choose("their nuln-tinkerers", "done")
    assert s.hit_points("their nuln-tinkerers") == 2


@pytest.mark.card("horrific-mutation")
@pytest.mark.rule("B-05")
def test_less_must_be_assigned_to_the_horrified():
    s = chaos(horror("chaos-knights"), {"quest": ["free-company"]}, phase="battle")
    s.attack("quest", "chaos-knights").defend("their free-company")
    s.assign("their free-company", "their free-company", "their quest", "chaos-knights").close()
    assert s.damage("their quest") == 1 and s.discard(THEM) == ["free-company"]


@pytest.mark.card("horrific-mutation")
def test_no_horror_for_those_who_do_not_defend_nor_before_the_host_attacks():
    s = chaos(
        horror("chaos-knights", "savage-gors"), {"quest": ["free-company", "pistoliers"]}, phase="battle"
    )
    s.attack("quest", "chaos-knights").defend("their free-company")
    assert (s.hit_points("their free-company"), s.hit_points("their pistoliers")) == (2, 2)
    assert (s.hit_points("chaos-knights"), s.hit_points("savage-gors")) == (4, 1)
    s = chaos(horror("chaos-knights", "savage-gors"), {"quest": ["free-company"]}, phase="battle")
    s.attack("quest", "savage-gors").defend("their free-company")
    assert s.hit_points("their free-company") == 3


@pytest.mark.card("horrific-mutation")
def test_a_host_that_defends_frightens_nobody():
    s = chaos(
        {"quest": ["dark-zealot", piece("horrific-mutation", on="dark-zealot")]},
        {"battlefield": ["free-company"]},
        phase="battle",
        active=THEM,
    )
    s.attack("quest", "their free-company").defend("dark-zealot")
    assert s.hit_points("their free-company") == 3


@pytest.mark.card("horrific-mutation")
@pytest.mark.rule("B-10")
def test_two_horrors_add_up():
    mine = {"battlefield": ["savage-gors", *[piece("horrific-mutation", on="savage-gors")] * 2]}
    s = chaos(mine, {"quest": ["pistoliers"]}, phase="battle")
    s.attack("quest", "savage-gors").defend("their pistoliers")
    assert s.discard(THEM) == ["pistoliers"]


@pytest.mark.card("horrific-mutation")
@pytest.mark.rule("INV-140")
def test_the_horror_ends_when_a_counterstrike_kills_the_host():
    s = chaos(horror("savage-gors", "chaos-knights"), {"quest": ["reiksguard-knights"]}, phase="battle")
    s.attack("quest", "savage-gors", "chaos-knights").defend("their reiksguard-knights")
    assert s.hit_points("their reiksguard-knights") == 1
    s.choose("savage-gors")
    assert s.hit_points("their reiksguard-knights") == 2
    assert sorted(s.discard()) == ["horrific-mutation", "savage-gors"]


@pytest.mark.card("horrific-mutation")
@pytest.mark.rule("T-41", "W-14")
def test_a_counterstriker_that_dies_of_horror_strikes_all_the_same():
    s = chaos(horror("savage-gors"), {"quest": [piece("reiksguard-knights", damage=1)]}, phase="battle")
    s.attack("quest", "savage-gors").defend("their reiksguard-knights").choose("savage-gors")
    assert s.asked == Frame.WINDOW and not s.in_play("savage-gors")


@pytest.mark.card("horrific-mutation")
@pytest.mark.rule("INV-113", "INV-114")
def test_a_defender_lives_when_the_horror_ends_after_assigning():
    s = chaos(
        horror("savage-marauders"),
        {"quest": ["free-company"]},
        phase="battle",
        their_hand=["grudge-thrower-assault"],
        their_resources=9,
    )
    s.attack("quest", "savage-marauders").defend("their free-company")
    s.assign("their free-company", "their free-company", "savage-marauders")
    s.pass_().play("grudge-thrower-assault", "savage-marauders").resolve().close()
    assert s.damage("their free-company") == 2 and s.hit_points("their free-company") == 3


@pytest.mark.card("horrific-mutation")
@pytest.mark.rule("B-10")
def test_the_hurt_die_the_moment_the_host_attacks_no_sooner():
    s = chaos(horror("savage-gors"), {"quest": [piece("free-company", damage=2)]}, phase="battle")
    s.attack("quest", "savage-gors")
    assert s.in_play("their free-company")
    s.defend()
    assert s.in_play("their free-company")


@pytest.mark.card("horrific-mutation")
@pytest.mark.rule("B-17", "B-12")
def test_a_mutation_is_for_an_own_unit_that_is_still_there():
    assert not chaos(None, {"quest": ["huntsmen"]}, hand=["horrific-mutation"], resources=9).can_play(
        "horrific-mutation"
    )
    s = chaos({"quest": ["dark-zealot"]}, hand=["horrific-mutation"], resources=1, **PILGRIMAGE)
    s.play("horrific-mutation", "dark-zealot").play("pilgrimage", "dark-zealot").resolve()
    assert s.discard() == ["horrific-mutation"]


# --- 95 Sadistic Mutation ---------------------------------------------------------------------------------


def sadist(*attackers: str) -> dict:
    return {"battlefield": [*attackers, piece("sadistic-mutation", on=attackers[0])]}


@pytest.mark.card("sadistic-mutation")
@pytest.mark.rule("B-07")
def test_a_sadist_hurts_once_more_after_its_damage():
    s = chaos(sadist("chaos-knights"), {"kingdom": ["free-company"]}, phase="battle")
    s.attack("quest", "chaos-knights").defend().assign(*["their quest"] * 3).close()
    assert s.actor == ME and {"their free-company", "chaos-knights", "their quest", "kingdom"} <= set(
        s.choices()
    )
    s.choose("their free-company")
    assert (s.damage("their quest"), s.damage("their free-company")) == (3, 1)


@pytest.mark.card("sadistic-mutation")
@pytest.mark.rule("B-07")
def test_a_sadist_whose_damage_is_all_cancelled_hurts_nobody():
    s = chaos(sadist("savage-gors"), {"quest": ["hammerer-of-karak-azul"]}, phase="battle")
    s.attack("quest", "savage-gors").defend("their hammerer-of-karak-azul")
    s.assign("their hammerer-of-karak-azul", "savage-gors").close()
    assert s.damage("their hammerer-of-karak-azul") == 0 and s.asked == Frame.WINDOW


@pytest.mark.card("sadistic-mutation")
@pytest.mark.rule("B-07")
def test_a_sadist_without_power_counts_with_its_side():
    s = chaos(sadist("fledgling-chaos-spawn", "chaos-knights"), phase="battle")
    s.attack("quest", "fledgling-chaos-spawn", "chaos-knights").defend().assign(*["their quest"] * 3).close()
    assert s.can_choose("their quest")


@pytest.mark.card("sadistic-mutation")
def test_a_sadist_that_does_not_fight_does_nothing():
    s = chaos(sadist("savage-gors", "chaos-knights"), phase="battle")
    s.attack("quest", "chaos-knights").defend().assign(*["their quest"] * 3).close()
    assert s.asked == Frame.WINDOW


@pytest.mark.card("sadistic-mutation")
def test_a_sadist_defends_sadistically():
    s = chaos(
        {"quest": ["dark-zealot", piece("sadistic-mutation", on="dark-zealot")]},
        {"battlefield": ["free-company"]},
        phase="battle",
        active=THEM,
    )
    s.attack("quest", "their free-company").defend("dark-zealot").assign(
        "dark-zealot", "their free-company"
    ).close()
    assert s.actor == ME
    s.choose("their free-company")
    assert s.damage("their free-company") == 2


@pytest.mark.card("sadistic-mutation")
@pytest.mark.rule("INV-128", "B-07", "W-25")
def test_a_sadist_that_dies_dealing_damage_still_hurts_once_more():
    s = chaos(sadist("savage-marauders"), {"quest": ["free-company"]}, phase="battle")
    s.attack("quest", "savage-marauders").defend("their free-company")
    s.assign("their free-company", "their free-company", "savage-marauders").close()
    assert sorted(s.discard()) == ["sadistic-mutation", "savage-marauders"]
    s.choose("their free-company")
    assert s.discard(THEM) == ["free-company"]


@pytest.mark.card("sadistic-mutation", "cold-one-riders")
@pytest.mark.rule("INV-140", "B-07", "W-26")
def test_a_counterstrike_is_damage_in_combat_and_only_the_strikers():
    s = chaos(
        {
            "quest": [
                "cold-one-riders",
                piece("sadistic-mutation", on="cold-one-riders"),
                "dark-zealot",
                piece("sadistic-mutation", on="dark-zealot"),
            ]
        },
        {"battlefield": ["thyrus-gorman"]},
        phase="battle",
        active=THEM,
    )
    s.attack("quest", "their thyrus-gorman").defend("cold-one-riders", "dark-zealot").choose(
        "their thyrus-gorman"
    )
    s.choose("their thyrus-gorman")
    assert s.asked == Frame.WINDOW and s.damage("their thyrus-gorman") == 2


@pytest.mark.card("sadistic-mutation")
@pytest.mark.rule("U-02", "B-07")
def test_sadists_of_both_sides_hurt_the_active_players_first():
    s = chaos(
        sadist("chaos-knights"),
        {"quest": ["free-company", piece("sadistic-mutation", on="free-company")]},
        phase="battle",
    )
    s.attack("quest", "chaos-knights").defend("their free-company")
    s.assign(*["their free-company"] * 3, "chaos-knights").close()
    assert s.actor == ME and not s.in_play("their free-company")
    s.choose("their quest")
    assert s.actor == THEM
    s.choose("chaos-knights")
    assert (s.damage("their quest"), s.damage("chaos-knights")) == (1, 2)


@pytest.mark.card("sadistic-mutation")
@pytest.mark.rule("B-17")
def test_sadism_is_for_own_units_and_costs_its_loyalty():
    assert not chaos(None, {"quest": ["huntsmen"]}, hand=["sadistic-mutation"], resources=9).can_play(
        "sadistic-mutation"
    )
    s = chaos({"kingdom": ["dark-zealot"]}, hand=["sadistic-mutation"], resources=2)
    s.play("sadistic-mutation", "dark-zealot").resolve()
    assert s.attached("dark-zealot") == ["sadistic-mutation"] and s.resources() == 0


@pytest.mark.card("sadistic-mutation")
def test_a_sadist_may_not_hit_a_burning_section():
    s = chaos(sadist("savage-gors"), phase="battle", damage={"their quest": 7})
    s.attack("quest", "savage-gors").defend().assign("their quest").close()
    assert s.burning("their quest") and not s.can_choose("their quest") and s.can_choose("their kingdom")


# --- 96 Warpstone Meteor ----------------------------------------------------------------------------------


@pytest.mark.card("warpstone-meteor")
@pytest.mark.rule("U-16")
def test_each_player_corrupts_a_unit_beside_the_meteor_or_hurts_a_section():
    s = chaos(
        {"kingdom": ["warpstone-meteor", "dark-zealot"], "quest": ["savage-gors"]},
        {"kingdom": ["free-company"]},
        phase="begin",
        at_entry=True,
    )
    assert s.actor == ME and s.choices() == ["dark-zealot", "kingdom", "quest", "battlefield"]
    s.choose("dark-zealot")
    assert s.actor == THEM
    assert s.choices() == ["their free-company", "their kingdom", "their quest", "their battlefield"]
    s.choose("their battlefield")
    assert s.corrupt("dark-zealot") and not s.corrupt("their free-company")
    assert s.damage("their battlefield") == 1


@pytest.mark.card("warpstone-meteor")
@pytest.mark.rule("U-16", "T-09")
def test_only_what_can_be_corrupted_and_what_does_not_burn_may_be_chosen():
    s = chaos(
        {"kingdom": ["warpstone-meteor", piece("dark-zealot", corrupt=True)]},
        {"kingdom": ["free-company", piece("blessing-of-isha", on="free-company")]},
        phase="begin",
        at_entry=True,
        burning=["quest"],
    )
    assert s.choices() == ["kingdom", "battlefield"]
    s.choose("kingdom")
    assert not s.can_choose("their free-company")


@pytest.mark.card("warpstone-meteor")
def test_the_meteor_rests_on_the_enemys_turn_and_gives_two_power():
    s = chaos({"quest": ["warpstone-meteor"]}, phase="begin", at_entry=True, active=THEM)
    assert s.asked == Frame.WINDOW and s.zone_power("quest") == 3


@pytest.mark.card("warpstone-meteor", "bloodthirster")
@pytest.mark.rule("U-02", "W-06")
def test_the_order_of_meteor_and_bloodthirster_is_their_controllers():
    s = chaos(
        {"battlefield": ["warpstone-meteor", "bloodthirster", "savage-gors"]}, phase="begin", at_entry=True
    )
    assert s.asked == Frame.ORDER and s.actor == ME
    s.choose(1).choose("savage-gors")
    assert s.choices() == ["bloodthirster", "kingdom", "quest", "battlefield"]


# --- 97 Journey to the Gate -------------------------------------------------------------------------------


def journey(tokens: int) -> dict:
    return {
        "quest": [piece("journey-to-the-gate", tokens=tokens), piece("dark-zealot", on="journey-to-the-gate")]
    }


@pytest.mark.card("journey-to-the-gate")
@pytest.mark.rule("INV-091")
def test_the_journeys_end_empties_the_enemys_hand():
    s = chaos(journey(3), hand=["savage-gors"], their_hand=["huntsmen", "pistoliers"])
    s.use("journey-to-the-gate")
    assert s.discard() == ["dark-zealot"] and s.tokens("journey-to-the-gate") == 0
    s.resolve()
    assert (s.hand(), s.hand(THEM), s.discard(THEM)) == (["savage-gors"], [], ["huntsmen", "pistoliers"])


@pytest.mark.card("journey-to-the-gate")
@pytest.mark.rule("INV-091")
def test_the_journey_needs_three_tokens_a_quester_and_the_own_turn():
    assert not chaos(journey(2)).can_use("journey-to-the-gate")
    assert not chaos({"quest": [piece("journey-to-the-gate", tokens=3)]}).can_use("journey-to-the-gate")
    assert not chaos(journey(3), active=THEM).pass_().can_use("journey-to-the-gate")
    assert chaos(journey(3), phase="kingdom").can_use("journey-to-the-gate")


@pytest.mark.card("journey-to-the-gate")
@pytest.mark.rule("INV-089", "INV-090")
def test_the_journey_gathers_a_token_each_own_turn_and_loses_them_with_its_unit():
    s = chaos(journey(2), phase="begin", at_entry=True)
    assert s.tokens("journey-to-the-gate") == 3
    s = chaos(journey(2), phase="begin", at_entry=True, active=THEM, **PILGRIMAGE)
    assert s.tokens("journey-to-the-gate") == 2
    s.play("pilgrimage", "dark-zealot").resolve()
    assert s.tokens("journey-to-the-gate") == 0


@pytest.mark.card("journey-to-the-gate")
@pytest.mark.rule("INV-124")
def test_a_hand_is_played_in_answer_to_the_journey():
    s = chaos(
        journey(3), {"kingdom": ["huntsmen"]}, their_hand=["demoralise", "pistoliers"], their_resources=9
    )
    s.use("journey-to-the-gate").play("demoralise", "their huntsmen").resolve()
    assert s.power("their huntsmen") == 0
    assert sorted(s.discard(THEM)) == ["demoralise", "pistoliers"]


# --- 98 Shrine to Nurgle ----------------------------------------------------------------------------------


@pytest.mark.card("shrine-to-nurgle")
@pytest.mark.rule("B-198")
def test_the_shrine_corrupts_all_who_were_hurt_in_combat():
    s = chaos(
        {"kingdom": ["shrine-to-nurgle"], "battlefield": ["chaos-knights"]},
        {"quest": ["free-company", "nuln-tinkerers", "zhufbar-engineers"]},
        phase="battle",
    )
    s.attack("quest", "chaos-knights").defend(
        "their free-company", "their nuln-tinkerers", "their zhufbar-engineers"
    )
    s.assign(
        "their free-company", "their nuln-tinkerers", "their nuln-tinkerers", *["chaos-knights"] * 3
    ).close()
    while s.asked == Frame.ORDER:
        s.choose(0)
    assert s.corrupt("their free-company") and s.corrupt("their nuln-tinkerers")
    assert not s.corrupt("their zhufbar-engineers") and not s.corrupt("chaos-knights")


@pytest.mark.card("shrine-to-nurgle")
@pytest.mark.rule("B-198", "B-07")
def test_cancelled_damage_and_damage_outside_combat_corrupt_nobody():
    s = chaos(
        {"kingdom": ["shrine-to-nurgle"], "battlefield": ["savage-gors"]},
        {"quest": ["hammerer-of-karak-azul"]},
        phase="battle",
    )
    s.attack("quest", "savage-gors").defend("their hammerer-of-karak-azul")
    s.assign("their hammerer-of-karak-azul", "savage-gors").close()
    assert not s.corrupt("their hammerer-of-karak-azul")
    s = chaos(
        {"kingdom": ["shrine-to-nurgle"]},
        {"quest": ["free-company"]},
        hand=["nurgles-pestilence"],
        resources=9,
    )
    s.play("nurgles-pestilence").resolve()
    assert s.damage("their free-company") == 1 and not s.corrupt("their free-company")


@pytest.mark.card("shrine-to-nurgle")
@pytest.mark.rule("INV-130", "T-09")
def test_the_shrine_works_from_the_kingdom_and_not_on_the_blessed():
    s = chaos(
        {"quest": ["shrine-to-nurgle"], "battlefield": ["savage-gors"]},
        {"quest": ["free-company"]},
        phase="battle",
    )
    s.attack("quest", "savage-gors").defend("their free-company").assign(
        "their free-company", "savage-gors"
    ).close()
    assert not s.corrupt("their free-company")
    s = chaos(
        {"kingdom": ["shrine-to-nurgle"], "battlefield": ["savage-gors"]},
        {"quest": ["free-company", piece("blessing-of-isha", on="free-company")]},
        phase="battle",
    )
    s.attack("quest", "savage-gors").defend("their free-company").assign(
        "their free-company", "savage-gors"
    ).close()
    assert s.damage("their free-company") == 1 and not s.corrupt("their free-company")


@pytest.mark.card("shrine-to-nurgle", "cold-one-riders")
@pytest.mark.rule("B-198", "INV-140", "INV-106", "W-26")
def test_a_counterstrike_corrupts_an_attacker_which_fights_on():
    s = chaos(
        {"kingdom": ["shrine-to-nurgle"], "quest": ["cold-one-riders"]},
        {"battlefield": ["free-company"]},
        phase="battle",
        active=THEM,
    )
    s.attack("quest", "their free-company").defend("cold-one-riders").choose("their free-company")
    assert s.corrupt("their free-company") and s.attackers() == ["their free-company"]
    s.assign("cold-one-riders", "their free-company", "their free-company").close()
    assert s.damage("cold-one-riders") == 1


@pytest.mark.card("shrine-to-nurgle", "melekh-the-changer")
@pytest.mark.rule("INV-107")
def test_melekh_grows_by_what_the_shrine_corrupts_from_the_next_count_on():
    s = chaos(
        {"kingdom": ["shrine-to-nurgle"], "battlefield": ["melekh-the-changer"]},
        {"quest": ["free-company"]},
        phase="battle",
    )
    s.attack("quest", "melekh-the-changer").defend("their free-company")
    s.assign("their free-company", "melekh-the-changer").close()
    assert (s.damage("their free-company"), s.power("melekh-the-changer")) == (1, 2)


# --- 99 Seduced by Darkness -------------------------------------------------------------------------------


@pytest.mark.card("seduced-by-darkness")
@pytest.mark.rule("INV-106")
def test_a_seduced_unit_can_not_be_declared():
    s = chaos(
        {"battlefield": ["savage-gors"]},
        {"quest": ["free-company"]},
        hand=["seduced-by-darkness"],
        phase="battle",
    )
    s.attack("quest", "savage-gors").play("seduced-by-darkness", "their free-company").resolve().close()
    assert s.asked == Frame.DEFENDERS and not s.can_choose("their free-company")


@pytest.mark.card("seduced-by-darkness")
@pytest.mark.rule("T-09")
def test_the_blessed_are_not_seduced():
    s = chaos(
        None,
        {"quest": ["free-company", piece("blessing-of-isha", on="free-company")]},
        hand=["seduced-by-darkness"],
    )
    s.play("seduced-by-darkness", "their free-company").resolve()
    assert not s.corrupt("their free-company") and s.discard() == ["seduced-by-darkness"]


@pytest.mark.card("seduced-by-darkness")
def test_nobody_there_or_a_tax_unpaid_nobody_is_seduced():
    assert not chaos(hand=["seduced-by-darkness"], resources=9).can_play("seduced-by-darkness")
    s = chaos(None, {"quest": ["king-kazador"]}, hand=["seduced-by-darkness"], resources=2)
    assert not s.can_play("seduced-by-darkness")
    s = chaos(None, {"quest": ["king-kazador"]}, hand=["seduced-by-darkness"], resources=3)
    s.play("seduced-by-darkness", "their king-kazador").resolve()
    assert s.corrupt("their king-kazador") and s.resources() == 0


@pytest.mark.card("seduced-by-darkness")
@pytest.mark.rule("W-12", "B-12")
def test_seduction_is_answered_and_copied():
    s = chaos({"quest": ["dark-zealot"]}, {"quest": ["free-company"]}, hand=["seduced-by-darkness"], **COMET)
    s.play("seduced-by-darkness", "their free-company").play("twin-tailed-comet", "chain seduced-by-darkness")
    s.resolve().choose("dark-zealot")
    assert s.corrupt("dark-zealot") and s.corrupt("their free-company")
    s = chaos(None, {"quest": ["free-company"]}, hand=["seduced-by-darkness"], **PILGRIMAGE)
    s.play("seduced-by-darkness", "their free-company").play("pilgrimage", "their free-company").resolve()
    assert s.hand(THEM) == ["free-company"] and s.discard() == ["seduced-by-darkness"]


# --- 100 Will of Tzeentch ---------------------------------------------------------------------------------


@pytest.mark.card("will-of-tzeentch")
def test_both_hands_are_changed_for_three_cards():
    s = chaos(hand=["will-of-tzeentch", "savage-gors"], their_hand=["huntsmen"] * 5, resources=5)
    s.play("will-of-tzeentch").resolve()
    assert s.discard() == ["savage-gors", "will-of-tzeentch"] and s.discard(THEM) == ["huntsmen"] * 5
    assert s.hand() == s.hand(THEM) == ["peasant-militia"] * 3


@pytest.mark.card("will-of-tzeentch")
def test_the_will_is_for_the_own_turn_and_costs_five():
    assert not chaos(hand=["will-of-tzeentch"], resources=4).can_play("will-of-tzeentch")
    assert not chaos(hand=["will-of-tzeentch"], resources=9, active=THEM).pass_().can_play("will-of-tzeentch")
    assert (
        chaos(hand=["will-of-tzeentch"], resources=5, phase="battle")
        .choose("no")
        .can_play("will-of-tzeentch")
    )


@pytest.mark.card("will-of-tzeentch")
@pytest.mark.rule("U-03", "INV-004")
def test_the_will_eliminates_who_draws_the_last_card():
    s = chaos(hand=["will-of-tzeentch"], resources=5, their_deck=["huntsmen"] * 2)
    s.play("will-of-tzeentch").resolve()
    assert s.over and s.winner == ME


@pytest.mark.card("will-of-tzeentch")
@pytest.mark.rule("INV-124", "W-21")
def test_a_hand_is_emptied_into_the_chain_before_the_will_and_its_copy():
    s = chaos(
        {"quest": ["savage-gors"]},
        hand=["will-of-tzeentch"],
        resources=5,
        their_hand=["demoralise", "huntsmen", "twin-tailed-comet"],
        their_resources=9,
    )
    s.play("will-of-tzeentch").play("demoralise", "savage-gors").pass_()
    s.play("twin-tailed-comet", "chain will-of-tzeentch").resolve()
    assert s.power("savage-gors") == 0
    drawn = ["peasant-militia"] * 3
    assert sorted(s.discard(THEM)) == ["demoralise", "huntsmen", *drawn, "twin-tailed-comet"]
    assert len(s.hand()) == len(s.hand(THEM)) == 3
    assert len(s.deck()) == len(SOME_DECK) - 6, "three for the copy, which came out of turn, and three more"


@pytest.mark.card("will-of-tzeentch")
@pytest.mark.rule("U-04", "U-03")
@pytest.mark.parametrize(
    ("mine", "theirs", "winner"), [(3, 3, DRAWN_MATCH), (2, 3, DRAWN_MATCH), (3, 4, THEM), (4, 3, ME)]
)
def test_both_draw_at_the_same_moment_and_may_both_be_out(mine, theirs, winner):
    deck = ["peasant-militia"] * 4
    s = chaos(hand=["will-of-tzeentch"], resources=5, deck=deck[:mine], their_deck=deck[:theirs])
    s.play("will-of-tzeentch").resolve()
    assert (s.winner, s.reason) == (winner, Reason.DECKED)
    assert s.position.returns()[ME] == (0 if winner == DRAWN_MATCH else 1 if winner == ME else -1)
    check_end(s.g)


@pytest.mark.card("will-of-tzeentch")
@pytest.mark.rule("U-04", "U-03")
def test_two_draws_that_fail_together_are_a_draw_too():
    facts = {"deck": ["huntsmen"] * 2, "their_deck": ["huntsmen"] * 2}
    s = chaos(hand=["will-of-tzeentch"], resources=5, options={"last_card": "on-failed-draw"}, **facts)
    s.play("will-of-tzeentch").resolve()
    assert (s.winner, s.reason) == (DRAWN_MATCH, Reason.DECKED)


# --- 101 Nurgle's Pestilence ------------------------------------------------------------------------------


@pytest.mark.card("nurgles-pestilence")
@pytest.mark.rule("T-30", "INV-146")
def test_the_corrupt_take_two_at_once_so_toughness_counts_once():
    s = chaos(
        {"quest": ["dark-zealot"]},
        {
            "quest": [
                piece("hammerer-of-karak-azul", corrupt=True),
                piece("free-company", corrupt=True),
                "pistoliers",
            ]
        },
        hand=["nurgles-pestilence"],
        resources=4,
    )
    s.play("nurgles-pestilence").resolve()
    assert s.damage("their hammerer-of-karak-azul") == 1
    assert (s.damage("their free-company"), s.damage("their pistoliers"), s.damage("dark-zealot")) == (
        2,
        1,
        1,
    )


@pytest.mark.card("nurgles-pestilence")
def test_the_pestilence_spares_developments_sections_and_empty_boards():
    s = chaos(hand=["nurgles-pestilence"], resources=4, developments={"quest": 1})
    s.play("nurgles-pestilence").resolve()
    assert s.developments("quest") == 1 and s.damage("quest") == 0
    assert not chaos(hand=["nurgles-pestilence"], resources=3).can_play("nurgles-pestilence")


@pytest.mark.card("nurgles-pestilence")
@pytest.mark.rule("INV-025")
def test_the_pestilence_kills_all_weak_ones_together_in_anybodys_turn():
    s = chaos(
        {"battlefield": ["savage-marauders"]},
        {"battlefield": ["huntsmen"]},
        hand=["nurgles-pestilence"],
        resources=4,
        active=THEM,
        phase="quest",
    )
    s.pass_().play("nurgles-pestilence").resolve()
    assert s.discard() == ["savage-marauders", "nurgles-pestilence"] and s.discard(THEM) == ["huntsmen"]


@pytest.mark.card("nurgles-pestilence")
@pytest.mark.rule("W-12")
def test_a_copied_pestilence_strikes_all_again():
    s = chaos(
        {"quest": ["chaos-knights"]},
        {"quest": ["free-company"]},
        hand=["nurgles-pestilence"],
        resources=4,
        **COMET,
    )
    s.play("nurgles-pestilence").play("twin-tailed-comet", "chain nurgles-pestilence").resolve()
    assert (s.damage("chaos-knights"), s.damage("their free-company")) == (2, 2)


@pytest.mark.card("nurgles-pestilence")
@pytest.mark.rule("INV-113")
def test_the_pestilence_in_combat_lowers_what_must_be_assigned():
    s = chaos(
        {"battlefield": ["chaos-knights"]},
        {"quest": ["free-company"]},
        hand=["nurgles-pestilence"],
        resources=4,
        phase="battle",
    )
    s.attack("quest", "chaos-knights").defend("their free-company").play("nurgles-pestilence").resolve()
    s.assign("their free-company", "their free-company", "their quest", "chaos-knights").close()
    assert (s.damage("their quest"), s.damage("chaos-knights")) == (1, 2)


# --- 102 Flames of Tzeentch -------------------------------------------------------------------------------


@pytest.mark.card("flames-of-tzeentch")
def test_flames_deal_what_was_paid_for():
    s = chaos(
        {"quest": ["savage-gors"]}, {"quest": ["mountain-brigade"]}, hand=["flames-of-tzeentch"], resources=5
    )
    s.play("flames-of-tzeentch")
    assert s.choices() == ["0", "1", "2", "3", "4"]  # one of three loyalty icons is not met
    s.choose(3, "their mountain-brigade").resolve()
    assert (s.damage("their mountain-brigade"), s.resources()) == (3, 1)


@pytest.mark.card("flames-of-tzeentch")
def test_flames_need_a_unit_the_own_turn_and_their_loyalty():
    assert not chaos(hand=["flames-of-tzeentch"], resources=9).can_play("flames-of-tzeentch")
    theirs = {"quest": ["huntsmen"]}
    assert not chaos(None, theirs, hand=["flames-of-tzeentch"], resources=1).can_play("flames-of-tzeentch")
    assert (
        not chaos(None, theirs, hand=["flames-of-tzeentch"], resources=9, active=THEM)
        .pass_()
        .can_play("flames-of-tzeentch")
    )


@pytest.mark.card("flames-of-tzeentch")
@pytest.mark.rule("B-145", "W-21")
def test_flames_are_copied_out_of_turn_but_do_not_burn():
    s = chaos(
        {"quest": ["dark-zealot"]},
        {"quest": ["mountain-brigade"]},
        hand=["flames-of-tzeentch"],
        resources=9,
        **COMET,
    )
    s.play("flames-of-tzeentch", 3, "their mountain-brigade").play(
        "twin-tailed-comet", "chain flames-of-tzeentch"
    )
    s.resolve().choose("dark-zealot")
    assert (s.damage("dark-zealot"), s.damage("their mountain-brigade")) == (0, 3)


@pytest.mark.card("flames-of-tzeentch")
@pytest.mark.rule("INV-125", "B-12")
def test_flames_are_paid_for_though_their_target_flees():
    s = chaos(None, {"quest": ["free-company"]}, hand=["flames-of-tzeentch"], resources=5, **PILGRIMAGE)
    s.play("flames-of-tzeentch", 3, "their free-company").play("pilgrimage", "their free-company").resolve()
    assert s.resources() == 0 and s.discard() == ["flames-of-tzeentch"]


@pytest.mark.card("flames-of-tzeentch")
def test_the_tax_is_left_out_of_x():
    s = chaos(None, {"quest": ["king-kazador"]}, hand=["flames-of-tzeentch"], resources=7)
    s.play("flames-of-tzeentch", 2, "their king-kazador")
    assert s.resources() == 0
    s.resolve()
    assert s.in_play("their king-kazador") and s.damage("their king-kazador") == 0  # Toughness 2


# --- 103 Blood for the Blood God --------------------------------------------------------------------------


@pytest.mark.card("blood-for-the-blood-god")
def test_a_unit_in_a_battlefield_bleeds_by_its_own_power():
    s = chaos(
        {"battlefield": ["savage-gors"], "quest": ["chaos-knights"]},
        {"battlefield": ["thyrus-gorman"], "kingdom": ["free-company"]},
        hand=["blood-for-the-blood-god"],
        resources=3,
    )
    s.play("blood-for-the-blood-god")
    assert s.choices() == ["savage-gors", "their thyrus-gorman"]
    s.choose("their thyrus-gorman").resolve()
    assert s.discard(THEM) == ["thyrus-gorman"]


@pytest.mark.card("blood-for-the-blood-god")
def test_without_a_unit_in_a_battlefield_there_is_no_blood():
    s = chaos(
        {"quest": ["dark-zealot"]},
        {"kingdom": ["free-company"]},
        hand=["blood-for-the-blood-god"],
        resources=9,
    )
    assert not s.can_play("blood-for-the-blood-god")


@pytest.mark.card("blood-for-the-blood-god")
@pytest.mark.rule("INV-124", "U-14")
def test_the_power_counts_when_the_blood_flows():
    s = chaos(
        None,
        {"battlefield": ["pistoliers"]},
        hand=["blood-for-the-blood-god"],
        resources=3,
        their_hand=["demoralise"],
    )
    s.play("blood-for-the-blood-god", "their pistoliers").play("demoralise", "their pistoliers").resolve()
    assert s.damage("their pistoliers") == 0


@pytest.mark.card("blood-for-the-blood-god")
@pytest.mark.rule("B-12", "U-10")
def test_a_unit_that_leaves_the_battlefield_bleeds_not():
    s = chaos(
        None,
        {"battlefield": ["pistoliers"]},
        hand=["blood-for-the-blood-god"],
        resources=3,
        their_resources=1,
    )
    s.play("blood-for-the-blood-god", "their pistoliers").use("their pistoliers", "their quest").resolve()
    assert s.damage("their pistoliers") == 0 and s.discard() == ["blood-for-the-blood-god"]


@pytest.mark.card("blood-for-the-blood-god")
@pytest.mark.rule("W-12")
def test_a_comet_makes_another_bleed():
    s = chaos(
        {"battlefield": ["chaos-knights"]},
        {"battlefield": ["pistoliers"]},
        hand=["blood-for-the-blood-god"],
        resources=3,
        **COMET,
    )
    s.play("blood-for-the-blood-god", "their pistoliers")
    s.play("twin-tailed-comet", "chain blood-for-the-blood-god").resolve().choose("chaos-knights")
    assert (s.damage("chaos-knights"), s.damage("their pistoliers")) == (3, 1)


@pytest.mark.card("blood-for-the-blood-god", "waaagh")
@pytest.mark.rule("INV-124")
def test_an_attacker_bleeds_by_its_waaagh():
    s = chaos(
        {"battlefield": ["chaos-knights"]},
        hand=["waaagh", "blood-for-the-blood-god"],
        resources=12,
        phase="battle",
    )
    s.attack("quest", "chaos-knights").play("waaagh").resolve()
    s.play("blood-for-the-blood-god", "chaos-knights").resolve()
    assert s.discard() == ["waaagh", "chaos-knights", "blood-for-the-blood-god"]


# --- 104 Culling the Weak ---------------------------------------------------------------------------------


@pytest.mark.card("culling-the-weak")
def test_one_is_culled_and_the_battlefield_is_stronger():
    s = chaos(
        {"battlefield": ["savage-gors", "chaos-knights"], "quest": ["dark-zealot"]},
        {"battlefield": ["free-company"]},
        hand=["culling-the-weak"],
        resources=2,
    )
    s.play("culling-the-weak")
    assert s.choices() == ["savage-gors", "chaos-knights", "dark-zealot"]
    s.choose("dark-zealot")
    assert s.discard() == ["dark-zealot"]
    s.resolve()
    assert (s.power("savage-gors"), s.power("chaos-knights"), s.power("their free-company")) == (2, 4, 1)
    s.to("begin", THEM)
    assert s.power("savage-gors") == 1


@pytest.mark.card("culling-the-weak")
@pytest.mark.rule("INV-125")
def test_without_an_own_unit_there_is_nobody_to_cull():
    s = chaos(None, {"battlefield": ["free-company"]}, hand=["culling-the-weak"], resources=9)
    assert not s.can_play("culling-the-weak")
    s = chaos({"battlefield": ["savage-gors"]}, hand=["culling-the-weak"], resources=1)
    assert not s.can_play("culling-the-weak")


@pytest.mark.card("culling-the-weak")
@pytest.mark.rule("W-12", "B-145")
def test_a_copy_culls_nobody_and_strengthens_the_copiers_battlefield():
    s = chaos(
        {"battlefield": ["savage-gors", "chaos-knights"]},
        {"battlefield": ["free-company"]},
        hand=["culling-the-weak"],
        resources=2,
        **COMET,
    )
    s.play("culling-the-weak", "savage-gors").play("twin-tailed-comet", "chain culling-the-weak").resolve()
    assert (s.power("chaos-knights"), s.power("their free-company")) == (4, 2)


@pytest.mark.card("culling-the-weak")
@pytest.mark.rule("INV-107")
def test_a_culled_attacker_leaves_its_strength_to_the_others():
    s = chaos(
        {"battlefield": ["savage-gors", "chaos-knights"]},
        hand=["culling-the-weak"],
        resources=2,
        phase="battle",
    )
    s.attack("quest", "savage-gors", "chaos-knights").play("culling-the-weak", "savage-gors").resolve()
    s.defend().assign(*["their quest"] * 4).close()
    assert s.damage("their quest") == 4


# --- 105 Slaanesh's Domination ----------------------------------------------------------------------------


def dominate(*hand: str, mine=None, theirs=None, shown: int = 3, **others) -> Story:
    """Slaanesh's Domination has just resolved against a hand, and so many of its cards were shown if there are."""
    held = others.pop("hand", [])
    s = chaos(
        mine, theirs, hand=["slaaneshs-domination", *held], their_hand=hand, **{"resources": 3, **others}
    )
    s.play("slaaneshs-domination").resolve()
    return s.choose(min(shown, len(hand))) if hand else s


@pytest.mark.card("slaaneshs-domination")
@pytest.mark.rule("B-205", "W-28")
@pytest.mark.parametrize("held", [1, 2, 3, 5])
@pytest.mark.parametrize("shown", [0, 1, 2])
def test_up_to_three_cards_are_revealed_and_none_need_be(held, shown):
    if shown > held:
        return
    s = chaos(hand=["slaaneshs-domination"], their_hand=["huntsmen"] * held, resources=3)
    s.play("slaaneshs-domination").resolve()
    assert (s.actor, s.asked) == (ME, Frame.REVEAL)
    assert s.choices() == [str(count) for count in range(min(held, 3) + 1)]
    s.choose(shown)
    assert s.g.known[THEM, BY_KEY["huntsmen"].number] == shown == len(s.told(Event.REVEALED))
    assert s.asked == Frame.WINDOW


@pytest.mark.card("slaaneshs-domination")
@pytest.mark.rule("B-205", "B-13")
def test_revealed_tactics_are_played_for_nothing_and_not_answered():
    s = dominate(
        "demoralise", "huntsmen", "franzs-decree", theirs={"quest": ["free-company"]}, their_resources=9
    )
    assert s.actor == ME and s.asked == Frame.FREE_TACTICS
    assert sorted(s.choices()) == ["demoralise", "franzs-decree", "pass"]
    s.choose("demoralise", "their free-company")
    assert s.power("their free-company") == 0 and s.discard(THEM) == ["demoralise"]
    s.choose("franzs-decree", "their free-company")
    assert s.hand(THEM) == ["huntsmen"] and s.discard(THEM) == ["demoralise", "franzs-decree"]
    assert s.asked == Frame.WINDOW and s.resources() == 0 and s.discard() == ["slaaneshs-domination"]


@pytest.mark.card("slaaneshs-domination")
def test_nothing_need_be_played_and_three_cards_are_seen():
    s = dominate("demoralise", "demoralise", "demoralise", "demoralise", theirs={"quest": ["free-company"]})
    s.choose("demoralise", "their free-company", "pass")
    assert s.hand(THEM) == ["demoralise"] * 3
    assert s.g.known[THEM, BY_KEY["demoralise"].number] == 2


@pytest.mark.card("slaaneshs-domination")
def test_of_two_copies_one_of_which_was_known_the_other_is_news():
    card = BY_KEY["demoralise"].number
    s = chaos(hand=["slaaneshs-domination"], their_hand=["demoralise", "demoralise"], resources=3)
    s.g.known[THEM, card] = 1
    s.play("slaaneshs-domination").resolve().choose(2)
    shown = [event for event in s.position.events(ME) if event.kind == Event.REVEALED]
    assert [(event.card, bool(event.learns)) for event in shown] == [(card, False), (card, True)]
    assert s.g.known[THEM, card] == 2


@pytest.mark.card("slaaneshs-domination")
def test_an_empty_hand_or_one_without_tactics_gives_nothing():
    assert dominate().asked == Frame.WINDOW
    assert dominate("huntsmen", "keystone-forge").asked == Frame.WINDOW
    assert not chaos(hand=["slaaneshs-domination"], resources=2).can_play("slaaneshs-domination")


@pytest.mark.card("slaaneshs-domination", "flames-of-tzeentch")
@pytest.mark.rule("B-205")
def test_the_x_of_a_dominated_tactic_is_zero():
    s = dominate("flames-of-tzeentch", theirs={"quest": ["free-company"]})
    s.choose("flames-of-tzeentch", "their free-company")
    assert s.damage("their free-company") == 0 and s.discard(THEM) == ["flames-of-tzeentch"]


@pytest.mark.card("slaaneshs-domination", "smash-go-boom")
@pytest.mark.rule("B-205")
def test_a_dominated_smash_destroys_no_development():
    s = dominate("smash-go-boom", their_developments={"quest": 2}).choose("smash-go-boom")
    assert s.developments("their quest") == 2 and s.discard(THEM) == ["smash-go-boom"]


@pytest.mark.card("slaaneshs-domination", "troll-vomit")
def test_the_windows_of_dominated_tactics_hold_for_the_dominator():
    s = dominate("troll-vomit", "grudge-thrower-assault", theirs={"quest": ["free-company"]})
    assert sorted(s.choices()) == ["pass", "troll-vomit"]
    s = chaos(
        None,
        {"quest": ["free-company"]},
        hand=["slaaneshs-domination"],
        resources=3,
        their_hand=["troll-vomit"],
        active=THEM,
    )
    s.pass_().play("slaaneshs-domination").resolve().choose(1)
    assert s.asked == Frame.WINDOW and s.hand(THEM) == ["troll-vomit"]


@pytest.mark.card("slaaneshs-domination", "culling-the-weak")
def test_a_dominated_culling_still_culls_the_dominators_unit():
    s = dominate("culling-the-weak", mine={"battlefield": ["savage-gors", "chaos-knights"]})
    s.choose("culling-the-weak", "savage-gors")
    assert s.power("chaos-knights") == 4 and "savage-gors" in s.discard()
    assert dominate("culling-the-weak").asked == Frame.WINDOW


@pytest.mark.card("slaaneshs-domination")
def test_the_enemys_tax_is_paid_for_a_dominated_tactic():
    theirs = {"quest": ["free-company"], "kingdom": ["church-of-sigmar"]}
    assert dominate("demoralise", theirs=theirs).asked == Frame.WINDOW
    s = dominate("demoralise", theirs=theirs, resources=4).choose("demoralise", "their free-company")
    assert s.resources() == 0


@pytest.mark.card("slaaneshs-domination", "hate")
def test_a_dominated_hate_takes_from_its_owner():
    s = dominate("hate", their_resources=2).choose("hate")
    assert (s.resources(), s.resources(THEM)) == (1, 1)


@pytest.mark.card("slaaneshs-domination", "will-of-tzeentch")
@pytest.mark.rule("B-205")
def test_what_a_dominated_will_of_tzeentch_discards_can_not_be_played_any_more():
    s = dominate("will-of-tzeentch", "demoralise", theirs={"quest": ["free-company"]}, hand=["savage-gors"])
    s.choose("will-of-tzeentch")
    assert s.asked == Frame.WINDOW
    assert s.hand() == s.hand(THEM) == ["peasant-militia"] * 3
    assert sorted(s.discard(THEM)) == ["demoralise", "will-of-tzeentch"]


@pytest.mark.card("slaaneshs-domination")
@pytest.mark.rule("B-13", "B-205")
def test_a_dominated_domination_shows_the_same_hand_again():
    s = dominate("slaaneshs-domination", "demoralise", theirs={"quest": ["free-company"]})
    s.choose("slaaneshs-domination", 1, "demoralise", "their free-company")
    assert s.asked == Frame.WINDOW
    assert sorted(s.discard(THEM)) == ["demoralise", "slaaneshs-domination"]


@pytest.mark.card("slaaneshs-domination")
@pytest.mark.rule("B-14", "W-12")
def test_a_dominated_comet_copies_what_waits_below():
    s = chaos(
        None,
        {"quest": ["free-company"]},
        hand=["slaaneshs-domination"],
        resources=3,
        their_hand=["demoralise", "twin-tailed-comet"],
        their_resources=1,
        active=THEM,
    )
    s.play("demoralise", "their free-company").play("slaaneshs-domination").resolve().choose(1)
    assert s.choices() == ["pass", "twin-tailed-comet"]
    s.choose("twin-tailed-comet", "chain demoralise", "their free-company")
    assert s.power("their free-company") == 0 and sorted(s.discard(THEM)) == [
        "demoralise",
        "twin-tailed-comet",
    ]


@pytest.mark.card("slaaneshs-domination")
@pytest.mark.rule("INV-124")
def test_a_hand_is_emptied_in_answer_to_the_domination():
    s = chaos(
        None,
        {"quest": ["free-company"]},
        hand=["slaaneshs-domination"],
        resources=3,
        their_hand=["demoralise"],
    )
    s.play("slaaneshs-domination").play("demoralise", "their free-company").resolve()
    assert s.asked == Frame.WINDOW


@pytest.mark.card("slaaneshs-domination")
@pytest.mark.rule("W-12")
def test_a_copied_domination_turns_on_the_dominator():
    s = chaos(
        {"quest": ["dark-zealot"]},
        hand=["slaaneshs-domination", "seduced-by-darkness"],
        resources=3,
        **COMET,
    )
    s.play("slaaneshs-domination").play("twin-tailed-comet", "chain slaaneshs-domination").resolve()
    assert s.actor == THEM
    s.choose(1, "seduced-by-darkness", "dark-zealot")
    assert s.corrupt("dark-zealot") and sorted(s.discard()) == ["seduced-by-darkness", "slaaneshs-domination"]


@pytest.mark.card(
    "slaaneshs-domination", "rip-dere-eads-off", "wez-bigga", "favour-of-mork", "pillage", "waaagh"
)
@pytest.mark.rule("B-205")
def test_orc_tactics_serve_the_dominator():
    s = dominate(
        "rip-dere-eads-off",
        "pillage",
        "wez-bigga",
        theirs={"kingdom": ["keystone-forge"]},
        developments={"battlefield": ["chaos-knights"]},
    )
    s.choose("rip-dere-eads-off", "development chaos-knights", "pillage", "their keystone-forge", "wez-bigga")
    assert s.in_play("chaos-knights") and not s.in_play("their keystone-forge")
    assert (s.cost("savage-marauders"), s.cost("savage-marauders", THEM)) == (2, 4)
    s = chaos(
        {"battlefield": ["chaos-knights"]},
        {"quest": ["free-company"]},
        hand=["slaaneshs-domination"],
        resources=3,
        their_hand=["waaagh", "favour-of-mork"],
        phase="battle",
    )
    s.attack("quest", "chaos-knights").play("slaaneshs-domination").resolve()
    s.choose(2, "waaagh", "favour-of-mork", "their free-company", "chaos-knights")
    assert (s.power("chaos-knights"), s.power("their free-company")) == (6, 0)
