"""Stories about the Orc cards, 56 to 80: what each does, when it can't, and how it fares on a chain or in combat."""

import pytest

from wartable.games.invasion.cards import BY_KEY
from wartable.games.invasion.state import Event, Race, Side, Type, Zone

from .facts import facts
from .scene import ME, THEM, Story, piece, scene

FACTS = {  # number, type, copies, cost (-1 is X), loyalty, power, hit points, traits
    "crooked-teef-goblins": (56, "unit", 3, 1, 1, 1, 1, "goblin warrior"),
    "squig-herders": (57, "unit", 3, 2, 1, 1, 2, "goblin warrior"),
    "ironclaws-horde": (58, "unit", 1, 5, 2, 4, 2, "warrior"),
    "followers-of-mork": (59, "unit", 2, 2, 1, 1, 2, "shaman"),
    "black-orc-squad": (60, "unit", 3, 3, 1, 1, 4, "warrior elite"),
    "boar-boyz": (61, "unit", 2, 4, 2, 1, 4, "cavalry"),
    "urguck": (62, "unit", 1, 3, 3, 1, 3, "hero warrior"),
    "grimgor-ironhide": (63, "unit", 1, 6, 5, 3, 6, "hero warrior"),
    "night-goblins": (64, "unit", 1, 2, 1, 1, 2, "goblin shaman"),
    "doom-divers": (65, "unit", 1, 4, 1, 2, 2, "goblin"),
    "lobber-crew": (66, "unit", 3, 2, 1, 1, 1, "goblin"),
    "big-uns": (67, "unit", 1, 3, 1, 1, 2, "warrior"),
    "rock-lobber": (68, "support", 1, 2, 2, 0, 0, "siege"),
    "choppa": (69, "support", 2, 1, 2, 0, 0, "attachment weapon"),
    "totem-of-gork": (70, "support", 1, 3, 3, 1, 0, "siege"),
    "banna-of-da-red-sunz": (71, "support", 1, 4, 1, 2, 0, "banner"),
    "smash-em-all": (72, "quest", 2, 1, 2, 0, 0, ""),
    "grimgors-camp": (73, "support", 1, 3, 1, 1, 0, "building"),
    "smash-go-boom": (74, "tactic", 1, -1, 2, 0, 0, ""),
    "rip-dere-eads-off": (75, "tactic", 1, 1, 1, 0, 0, ""),
    "wez-bigga": (76, "tactic", 2, 0, 1, 0, 0, ""),
    "favour-of-mork": (77, "tactic", 3, 1, 2, 0, 0, "spell"),
    "pillage": (78, "tactic", 1, 2, 2, 0, 0, ""),
    "waaagh": (79, "tactic", 1, 3, 2, 0, 0, ""),
    "troll-vomit": (80, "tactic", 1, 4, 2, 0, 0, ""),
}
UNIQUE = {"urguck", "grimgor-ironhide"}
KEYWORDS = {
    "crooked-teef-goblins": {"only": Zone.BATTLEFIELD},
    "ironclaws-horde": {"only": Zone.BATTLEFIELD},
}


def orc(mine=None, theirs=None, **others) -> Story:
    """I am the Orcs, they are Dwarfs."""
    return scene(mine, theirs, **{"capital": "orc", "their_capital": "dwarf", **others})


@pytest.mark.parametrize("key", FACTS)
def test_the_facts_of_an_orc_card(key):
    card = BY_KEY[key]
    assert facts(key) == FACTS[key]
    assert (card.race, card.side) == (Race.ORC, Side.DESTRUCTION)
    assert (card.unique, card.keywords) == (key in UNIQUE, KEYWORDS.get(key, {}))
    assert card.symbols == (() if card.type == Type.TACTIC else (Race.ORC,))


def test_the_orc_starter_has_forty_cards():
    assert sum(BY_KEY[key].copies for key in FACTS) == 40


# --- 56 Crooked Teef Goblins ------------------------------------------------------------------------------


@pytest.mark.card("crooked-teef-goblins")
@pytest.mark.rule("INV-142", "INV-073")
def test_goblins_enter_only_the_battlefield_and_bring_a_symbol():
    s = orc(hand=["crooked-teef-goblins"], resources=1)
    assert s.cost("boar-boyz") == 5
    s.play("crooked-teef-goblins")
    assert s.choices() == ["battlefield"]
    s.choose("battlefield").resolve()
    assert (s.power("crooked-teef-goblins"), s.hit_points("crooked-teef-goblins")) == (1, 1)
    assert s.cost("boar-boyz") == 4


@pytest.mark.card("crooked-teef-goblins")
@pytest.mark.rule("INV-142")
def test_goblins_may_be_a_development_or_be_moved_anywhere():
    s = orc(hand=["crooked-teef-goblins"]).develop("crooked-teef-goblins", "quest")
    assert s.developments("quest") == 1
    s = orc(
        {"battlefield": ["crooked-teef-goblins"]}, active=THEM, their_hand=["forced-march"], their_resources=9
    )
    s.play("forced-march", "crooked-teef-goblins", "kingdom").resolve()
    assert s.zone_of("crooked-teef-goblins") == "kingdom"


@pytest.mark.card("crooked-teef-goblins")
def test_goblins_fight_for_one_and_die_of_one():
    s = orc({"battlefield": ["crooked-teef-goblins"]}, {"quest": ["zhufbar-engineers"]}, phase="battle")
    s.attack("quest", "crooked-teef-goblins").defend("their zhufbar-engineers")
    s.assign("their zhufbar-engineers", "crooked-teef-goblins").close()
    assert s.damage("their zhufbar-engineers") == 1
    assert s.discard() == ["crooked-teef-goblins"]


# --- 57 Squig Herders -------------------------------------------------------------------------------------


@pytest.mark.card("squig-herders")
def test_herders_are_stronger_while_an_own_unit_is_damaged():
    assert orc({"quest": ["squig-herders", "black-orc-squad"]}).power("squig-herders") == 1
    assert orc({"quest": ["squig-herders", piece("black-orc-squad", damage=2)]}).power("squig-herders") == 2
    assert orc({"quest": [piece("squig-herders", damage=1)]}).power("squig-herders") == 2
    assert orc({"quest": [piece("squig-herders", damage=1)]}).zone_power("quest") == 3


@pytest.mark.card("squig-herders")
def test_herders_do_not_count_enemies_nor_sections():
    s = orc(
        {"quest": ["squig-herders"]}, {"quest": [piece("mountain-brigade", damage=3)]}, damage={"quest": 4}
    )
    assert s.power("squig-herders") == 1


@pytest.mark.card("squig-herders")
def test_herders_are_stronger_when_a_counterstrike_hurts_a_friend():
    s = orc(
        {"battlefield": ["squig-herders", "black-orc-squad"]},
        {"quest": ["reiksguard-knights"]},
        phase="battle",
    )
    s.attack("quest", "squig-herders", "black-orc-squad").defend("their reiksguard-knights")
    s.choose("black-orc-squad")
    s.assign("their reiksguard-knights", "their reiksguard-knights", "their reiksguard-knights")
    assert s.assigned("their reiksguard-knights") == (3, 0)


# --- 58 Ironclaw's Horde ----------------------------------------------------------------------------------


@pytest.mark.card("ironclaws-horde")
def test_the_horde_costs_six_with_a_capital_alone_and_enters_the_battlefield():
    s = orc(hand=["ironclaws-horde"], resources=6)
    s.play("ironclaws-horde")
    assert s.choices() == ["battlefield"]
    s.choose("battlefield").resolve()
    assert (s.power("ironclaws-horde"), s.hit_points("ironclaws-horde"), s.resources()) == (4, 2, 0)


@pytest.mark.card("ironclaws-horde")
def test_the_horde_is_refused_with_five_resources():
    assert not orc(hand=["ironclaws-horde"], resources=5).can_play("ironclaws-horde")


@pytest.mark.card("ironclaws-horde")
def test_the_horde_deals_four():
    s = orc({"battlefield": ["ironclaws-horde"]}, phase="battle")
    s.attack("kingdom", "ironclaws-horde").defend().assign(*["their kingdom"] * 4).close()
    assert s.damage("their kingdom") == 4


# --- 59 Followers of Mork ---------------------------------------------------------------------------------


@pytest.mark.card("followers-of-mork")
@pytest.mark.rule("B-08")
def test_followers_make_each_player_spread_two_damage_the_active_one_first():
    s = orc(None, {"quest": ["mountain-brigade"]}, hand=["followers-of-mork"], resources=2)
    s.play("followers-of-mork", "battlefield").resolve()
    assert s.actor == ME
    assert set(s.choices()) == {"followers-of-mork", "kingdom", "quest", "battlefield"}
    s.choose("followers-of-mork", "quest")
    assert s.actor == THEM
    assert (s.damage("followers-of-mork"), s.damage("quest")) == (0, 0)
    s.choose("their mountain-brigade", "their mountain-brigade")
    assert (s.damage("followers-of-mork"), s.damage("quest"), s.damage("their mountain-brigade")) == (1, 1, 2)


@pytest.mark.card("followers-of-mork")
@pytest.mark.rule("B-08")
def test_followers_put_no_more_on_a_unit_than_destroys_it_toughness_counted():
    s = orc(
        None,
        {"quest": [piece("hammerer-of-karak-azul", damage=1), piece("peasant-militia", damage=2)]},
        hand=["followers-of-mork"],
        resources=2,
    )
    s.play("followers-of-mork", "battlefield").resolve().choose("kingdom", "kingdom")
    s.choose("their peasant-militia")
    assert not s.can_choose("their peasant-militia")
    s.choose("their hammerer-of-karak-azul")
    assert not s.in_play("their peasant-militia")
    assert s.damage("their hammerer-of-karak-azul") == 1


@pytest.mark.card("followers-of-mork")
@pytest.mark.rule("B-08")
def test_followers_put_nothing_on_a_burning_section_nor_more_than_burns_one():
    s = orc(hand=["followers-of-mork"], resources=2, burning=["their kingdom"], damage={"kingdom": 7})
    s.play("followers-of-mork", "battlefield").resolve()
    s.choose("kingdom")
    assert not s.can_choose("kingdom")
    s.choose("quest")
    assert not s.can_choose("their kingdom")
    s.choose("their quest", "their quest")
    assert s.burning("kingdom") and s.damage("their quest") == 2


@pytest.mark.card("followers-of-mork", "rip-dere-eads-off")
@pytest.mark.rule("B-163")
def test_followers_turned_up_or_moved_set_nothing_off():
    s = orc(developments={"battlefield": ["followers-of-mork"]}, hand=["rip-dere-eads-off"], resources=1)
    s.play("rip-dere-eads-off", "development followers-of-mork").resolve()
    assert s.in_play("followers-of-mork")
    assert s.damage("battlefield") == s.damage("their battlefield") == 0


@pytest.mark.card("followers-of-mork", "wez-bigga")
@pytest.mark.rule("INV-128", "W-25")
def test_followers_that_die_of_their_own_bigness_still_hurt_both():
    s = orc(None, hand=["wez-bigga", "wez-bigga", "followers-of-mork"])
    s.play("wez-bigga").resolve().play("wez-bigga").resolve()
    s.play("followers-of-mork", "kingdom").resolve()
    assert not s.in_play("followers-of-mork")
    s.choose("quest", "quest", "their quest", "their quest")
    assert (s.damage("quest"), s.damage("their quest")) == (2, 2)


# --- 60 Black Orc Squad -----------------------------------------------------------------------------------


@pytest.mark.card("black-orc-squad")
def test_a_black_orc_squad_works_in_every_zone():
    for zone, base in (("kingdom", 3), ("quest", 1), ("battlefield", 0)):
        s = orc(hand=["black-orc-squad"], resources=3)
        s.play("black-orc-squad", zone).resolve()
        assert s.zone_power(zone) == base + 1
        assert s.hit_points("black-orc-squad") == 4
        assert s.resources() == 0


@pytest.mark.card("black-orc-squad")
def test_a_black_orc_squad_costs_loyalty_without_orcs():
    assert orc(hand=["black-orc-squad"], capital="chaos").cost("black-orc-squad") == 4
    assert not orc(hand=["black-orc-squad"], capital="chaos", resources=3).can_play("black-orc-squad")


@pytest.mark.card("black-orc-squad")
def test_a_black_orc_squad_stands_three_damage():
    s = orc({"quest": ["black-orc-squad"]}, {"battlefield": ["king-kazador"]}, phase="battle", active=THEM)
    s.attack("quest", "their king-kazador").defend("black-orc-squad")
    s.assign(*["black-orc-squad"] * 3, "their king-kazador").close()
    assert s.damage("black-orc-squad") == 3


# --- 61 Boar Boyz -----------------------------------------------------------------------------------------


@pytest.mark.card("boar-boyz")
@pytest.mark.rule("T-07", "INV-129")
def test_boar_boyz_are_stronger_until_the_damage_is_healed():
    s = orc(
        {"battlefield": ["boar-boyz"], "quest": [piece("black-orc-squad", damage=1)]},
        {"quest": ["archmage-of-saphery"]},
        phase="quest",
        active=THEM,
    )
    assert s.power("boar-boyz") == 3
    s.use("their archmage-of-saphery", "black-orc-squad").resolve()
    assert s.power("boar-boyz") == 1


@pytest.mark.card("boar-boyz")
@pytest.mark.rule("T-07")
def test_boar_boyz_do_not_count_the_enemys_wounds():
    s = orc({"battlefield": ["boar-boyz"]}, {"quest": [piece("mountain-brigade", damage=1)]})
    assert s.power("boar-boyz") == 1


@pytest.mark.card("boar-boyz", "urguck")
@pytest.mark.rule("B-162")
def test_boar_boyz_lose_their_strength_when_urguck_spends_his_wounds():
    s = orc({"battlefield": ["boar-boyz"], "quest": [piece("urguck", damage=2)]}, hand=["lobber-crew"])
    assert s.power("boar-boyz") == 3
    s.play("lobber-crew", "kingdom").resolve()
    assert s.power("boar-boyz") == 1


# --- 62 Urguck --------------------------------------------------------------------------------------------


@pytest.mark.card("urguck")
@pytest.mark.rule("T-33", "B-162", "W-08")
def test_urgucks_wounds_pay_together_with_resources():
    s = orc({"battlefield": [piece("urguck", damage=2)]}, hand=["black-orc-squad"], resources=1)
    s.play("black-orc-squad", "kingdom")
    assert s.choices() == ["2"]
    s.choose(2).resolve()
    assert s.in_play("black-orc-squad")
    assert (s.damage("urguck"), s.resources()) == (0, 0)


@pytest.mark.card("urguck")
@pytest.mark.rule("W-08")
def test_his_controller_says_how_much_is_paid_with_wounds():
    s = orc({"battlefield": [piece("urguck", damage=2)]}, hand=["black-orc-squad"], resources=5)
    s.play("black-orc-squad", "kingdom")
    assert s.choices() == ["0", "1", "2"]
    s.choose(1)
    assert (s.damage("urguck"), s.resources()) == (1, 3)
    assert [(event.x, event.y) for event in s.told(Event.PAID)] == [(3, 1)]


@pytest.mark.card("urguck")
@pytest.mark.rule("W-08")
def test_with_wounds_alone_nothing_is_asked():
    s = orc({"battlefield": [piece("urguck", damage=2)]}, hand=["lobber-crew"])
    s.play("lobber-crew", "kingdom")
    assert s.chain() == ["lobber-crew"]
    assert s.damage("urguck") == 0


@pytest.mark.card("urguck")
@pytest.mark.rule("T-33", "B-162")
@pytest.mark.parametrize(
    ("phase", "active"), [("kingdom", ME), ("quest", ME), ("end", ME), ("capital", THEM), ("kingdom", THEM)]
)
def test_urguck_pays_in_no_other_phase(phase, active):
    s = orc(
        {"battlefield": [piece("urguck", damage=2)]},
        {"quest": ["keystone-forge"]},
        hand=["pillage"],
        phase=phase,
        active=active,
    )
    if active == THEM:
        s.pass_()
    assert s.cost("pillage") == 2
    assert not s.can_play("pillage")


@pytest.mark.card("urguck")
@pytest.mark.rule("B-162")
def test_other_wounds_and_an_unhurt_urguck_pay_nothing():
    s = orc({"quest": ["urguck", piece("black-orc-squad", damage=3)]}, hand=["lobber-crew"], resources=1)
    assert not s.can_play("lobber-crew")


@pytest.mark.card("urguck", "rock-lobber")
@pytest.mark.rule("B-162")
def test_urguck_pays_for_an_action_and_is_then_the_sacrifice():
    s = orc({"battlefield": [piece("urguck", damage=2), "rock-lobber"]})
    s.use("rock-lobber", "their kingdom", "urguck")
    assert s.discard() == ["urguck"]
    s.resolve()
    assert s.damage("their kingdom") == 2


@pytest.mark.card("urguck", "favour-of-mork")
@pytest.mark.rule("B-162", "W-08")
def test_urguck_pays_what_the_church_of_sigmar_asks_for():
    s = orc(
        {"battlefield": [piece("urguck", damage=1)]},
        {"kingdom": ["church-of-sigmar"], "quest": ["mountain-brigade"]},
        hand=["favour-of-mork"],
        resources=1,
    )
    s.play("favour-of-mork", "their mountain-brigade", "urguck", 1)
    assert (s.damage("urguck"), s.resources()) == (0, 0)
    s.resolve()
    assert (s.power("their mountain-brigade"), s.power("urguck")) == (1, 2)


@pytest.mark.card("urguck", "festering-nurglings")
@pytest.mark.rule("B-162")
def test_urguck_pays_what_a_forced_effect_is_taxed():
    s = orc(
        {"battlefield": [piece("urguck", damage=1)]},
        {"kingdom": ["church-of-sigmar"], "quest": ["mountain-brigade"]},
        hand=["festering-nurglings"],
        resources=4,
    )
    s.play("festering-nurglings", "quest", 0).resolve()
    s.choose("their mountain-brigade")
    assert s.choices() == ["0", "1"]
    s.choose(1)
    assert s.corrupt("their mountain-brigade")
    assert (s.damage("urguck"), s.resources()) == (0, 1)


@pytest.mark.card("urguck", "smash-go-boom")
@pytest.mark.rule("B-162")
def test_urguck_pays_for_x():
    s = orc(
        {"battlefield": [piece("urguck", damage=2)]},
        their_developments={"quest": 3},
        hand=["smash-go-boom"],
        resources=1,
    )
    s.play("smash-go-boom")
    assert s.choices() == ["1", "2", "3"]
    s.choose(3, "their quest development", 2).resolve()
    assert s.developments("their quest") == 0
    assert (s.damage("urguck"), s.resources()) == (0, 0)


@pytest.mark.card("urguck", "pillage")
@pytest.mark.rule("INV-125", "INV-127")
def test_wounds_that_were_spent_stay_spent_when_the_target_is_gone():
    s = orc(
        {"battlefield": [piece("urguck", damage=2)]},
        {
            "battlefield": [
                piece("mountain-brigade"),
                piece("organ-gun", on="mountain-brigade"),
                "grudge-thrower",
            ]
        },
        hand=["pillage"],
        their_resources=1,
    )
    s.play("pillage", "their organ-gun")
    s.use("their grudge-thrower", "their mountain-brigade").resolve()
    assert s.discard() == ["pillage"]
    assert s.damage("urguck") == 0


@pytest.mark.card("urguck")
@pytest.mark.rule("INV-027", "B-18")
def test_urguck_is_one_of_a_kind_and_one_hero_in_a_zone():
    s = orc({"quest": ["urguck"]}, hand=["urguck", "grimgor-ironhide"], resources=20)
    assert not s.can_play("urguck")
    s.play("grimgor-ironhide")
    assert s.choices() == ["kingdom", "battlefield"]


# --- 63 Grimgor Ironhide ----------------------------------------------------------------------------------


@pytest.mark.card("grimgor-ironhide")
@pytest.mark.rule("INV-131")
def test_grimgor_destroys_supports_and_developments_in_both_zones_of_his_name():
    s = orc(
        {"kingdom": ["grimgors-camp", "lobber-crew"], "quest": ["totem-of-gork"]},
        {"kingdom": ["keystone-forge", "mountain-brigade", piece("organ-gun", on="mountain-brigade")]},
        developments={"kingdom": 1, "quest": 1},
        their_developments={"kingdom": 2, "battlefield": 1},
        hand=["grimgor-ironhide"],
        resources=9,
    )
    s.play("grimgor-ironhide", "kingdom").resolve()
    assert s.in_play("lobber-crew") and s.in_play("totem-of-gork") and s.in_play("their mountain-brigade")
    for gone in ("grimgors-camp", "their keystone-forge", "their organ-gun"):
        assert not s.in_play(gone)
    assert (s.developments("kingdom"), s.developments("their kingdom")) == (0, 0)
    assert (s.developments("quest"), s.developments("their battlefield")) == (1, 1)


@pytest.mark.card("grimgor-ironhide")
@pytest.mark.rule("INV-116")
def test_grimgor_sets_fire_to_what_only_developments_held():
    s = orc(
        hand=["grimgor-ironhide"], resources=10, their_developments={"quest": 1}, damage={"their quest": 8}
    )
    s.play("grimgor-ironhide", "quest").resolve()
    assert s.burning("their quest")


@pytest.mark.card("grimgor-ironhide", "rip-dere-eads-off")
@pytest.mark.rule("B-163")
def test_grimgor_turned_up_destroys_nothing():
    s = orc(
        {"kingdom": ["grimgors-camp"]},
        developments={"kingdom": ["grimgor-ironhide"]},
        their_developments={"kingdom": 1},
        hand=["rip-dere-eads-off"],
        resources=1,
    )
    s.play("rip-dere-eads-off", "development grimgor-ironhide").resolve()
    assert s.power("grimgor-ironhide") == 3
    assert s.in_play("grimgors-camp") and s.developments("their kingdom") == 1


@pytest.mark.card("grimgor-ironhide")
@pytest.mark.rule("INV-027", "B-18", "INV-028")
def test_grimgor_is_unique_for_each_player_and_needs_a_zone_without_a_hero():
    s = orc(
        {"battlefield": ["valkia-the-bloody"], "quest": ["melekh-the-changer"], "kingdom": ["urguck"]},
        hand=["grimgor-ironhide"],
        resources=20,
    )
    assert not s.can_play("grimgor-ironhide")
    s = orc({"quest": ["grimgor-ironhide"]}, hand=["grimgor-ironhide"], resources=20)
    assert not s.can_play("grimgor-ironhide")
    s = orc(None, {"quest": ["grimgor-ironhide"]}, hand=["grimgor-ironhide"], resources=20)
    assert s.can_play("grimgor-ironhide")


@pytest.mark.card("grimgor-ironhide")
@pytest.mark.rule("INV-126", "W-01")
def test_a_support_is_still_used_in_answer_to_grimgor():
    s = orc(
        None,
        {"battlefield": ["grudge-thrower", "mountain-brigade"]},
        hand=["grimgor-ironhide"],
        resources=10,
        their_resources=1,
    )
    s.play("grimgor-ironhide", "battlefield").use("their grudge-thrower", "their mountain-brigade")
    assert s.chain() == ["grimgor-ironhide", "grudge-thrower"]
    s.resolve()
    assert not s.in_play("their grudge-thrower") and s.resources(THEM) == 0


# --- 64 Night Goblins -------------------------------------------------------------------------------------


@pytest.mark.card("night-goblins")
@pytest.mark.rule("INV-131")
def test_night_goblins_destroy_an_attachment_in_a_zone_of_their_name():
    s = orc(
        {"battlefield": ["boar-boyz", piece("choppa", on="boar-boyz")]},
        {
            "battlefield": ["mountain-brigade", piece("organ-gun", on="mountain-brigade"), "grudge-thrower"],
            "quest": ["zhufbar-engineers", piece("blessing-of-isha", on="zhufbar-engineers")],
        },
        hand=["night-goblins"],
        resources=2,
    )
    s.play("night-goblins", "battlefield").resolve()
    assert set(s.choices()) == {"choppa", "their organ-gun"}
    s.choose("their organ-gun")
    assert s.discard(THEM) == ["organ-gun"]


@pytest.mark.card("night-goblins")
def test_night_goblins_without_an_attachment_there_do_nothing():
    s = orc(
        {"battlefield": ["boar-boyz", piece("choppa", on="boar-boyz")], "kingdom": ["grimgors-camp"]},
        hand=["night-goblins"],
        resources=2,
    )
    s.play("night-goblins", "kingdom").resolve()
    assert s.in_play("night-goblins") and s.in_play("choppa") and s.in_play("grimgors-camp")
    assert (s.power("night-goblins"), s.hit_points("night-goblins")) == (1, 2)


@pytest.mark.card("night-goblins")
def test_night_goblins_must_destroy_their_own_if_there_is_no_other():
    s = orc(
        {"battlefield": ["boar-boyz", piece("choppa", on="boar-boyz")]}, hand=["night-goblins"], resources=2
    )
    s.play("night-goblins", "battlefield").resolve()
    assert s.choices() == ["choppa"]


@pytest.mark.card("night-goblins")
@pytest.mark.rule("INV-128")
def test_night_goblins_find_nothing_when_the_host_is_sacrificed_in_answer():
    s = orc(
        None,
        {"battlefield": ["mountain-brigade", piece("organ-gun", on="mountain-brigade"), "grudge-thrower"]},
        hand=["night-goblins"],
        resources=2,
        their_resources=1,
    )
    s.play("night-goblins", "battlefield").use("their grudge-thrower", "their mountain-brigade").resolve()
    assert s.in_play("night-goblins") and s.in_play("their grudge-thrower")


# --- 65 Doom Divers ---------------------------------------------------------------------------------------


@pytest.mark.card("doom-divers")
@pytest.mark.rule("T-44")
def test_without_developments_all_sections_are_hurt_but_burning_ones():
    s = orc({"battlefield": ["doom-divers"]}, phase="begin", at_entry=True, burning=["their quest"])
    assert [s.damage(zone) for zone in ("kingdom", "quest", "battlefield")] == [1, 1, 1]
    assert [s.damage(f"their {zone}") for zone in ("kingdom", "quest", "battlefield")] == [1, 0, 1]


@pytest.mark.card("doom-divers")
@pytest.mark.rule("T-44", "U-16")
def test_each_player_chooses_between_a_development_and_damage():
    s = orc(
        {"battlefield": ["doom-divers"]},
        phase="begin",
        at_entry=True,
        developments={"kingdom": ["boar-boyz"], "quest": 1},
        their_developments={"quest": 1},
    )
    assert s.actor == ME
    s.choose("development boar-boyz")
    assert s.discard() == ["boar-boyz"] and s.damage("kingdom") == 0
    assert s.actor == THEM
    s.choose("no")
    assert s.developments("their quest") == 1
    assert [s.damage(f"their {zone}") for zone in ("kingdom", "quest", "battlefield")] == [1, 1, 1]


@pytest.mark.card("doom-divers")
@pytest.mark.rule("INV-130", "B-01")
def test_doom_divers_elsewhere_or_in_the_enemys_turn_do_nothing():
    s = orc({"quest": ["doom-divers"]}, phase="begin", at_entry=True)
    assert s.damage("kingdom") == 0
    s = orc({"battlefield": ["doom-divers"]}, phase="begin", at_entry=True, active=THEM)
    assert s.damage("kingdom") == 0


@pytest.mark.card("doom-divers")
@pytest.mark.rule("INV-116", "INV-003")
def test_doom_divers_can_end_the_match():
    s = orc(
        {"battlefield": ["doom-divers"]},
        phase="begin",
        at_entry=True,
        damage={"their kingdom": 7, "their quest": 7},
    )
    assert s.over and s.winner == ME


@pytest.mark.card("doom-divers")
def test_the_rulebooks_doom_divers_fight_for_two():
    s = orc({"quest": ["doom-divers"]}, {"battlefield": ["mountain-brigade"]}, phase="battle", active=THEM)
    s.attack("quest", "their mountain-brigade").defend("doom-divers")
    s.assign("doom-divers", "doom-divers", "their mountain-brigade", "their mountain-brigade").close()
    assert s.damage("their mountain-brigade") == 2 and s.discard() == ["doom-divers"]


# --- 66 Lobber Crew ---------------------------------------------------------------------------------------


@pytest.mark.card("lobber-crew")
def test_a_lobber_crew_gives_itself_for_a_unit_of_the_enemys_choice():
    s = orc({"kingdom": ["lobber-crew"]}, {"quest": ["mountain-brigade"], "battlefield": ["troll-slayers"]})
    s.use("lobber-crew")
    assert s.discard() == ["lobber-crew"]
    s.resolve()
    assert s.actor == THEM
    assert set(s.choices()) == {"their mountain-brigade", "their troll-slayers"}
    s.choose("their troll-slayers")
    assert s.discard(THEM) == ["troll-slayers"]


@pytest.mark.card("lobber-crew")
@pytest.mark.rule("INV-130")
@pytest.mark.parametrize("zone", ["quest", "battlefield"])
def test_a_lobber_crew_outside_the_kingdom_can_not(zone):
    assert not orc({zone: ["lobber-crew"]}, {"quest": ["mountain-brigade"]}).can_use("lobber-crew")


@pytest.mark.card("lobber-crew")
@pytest.mark.rule("INV-121")
def test_a_lobber_crew_finds_nobody_and_is_gone_nevertheless():
    s = orc({"kingdom": ["lobber-crew"]}, active=THEM, phase="quest").pass_()
    s.use("lobber-crew").resolve()
    assert s.discard() == ["lobber-crew"] and s.actor == THEM


@pytest.mark.card("lobber-crew")
@pytest.mark.rule("B-128", "INV-127")
def test_a_cancelled_lobber_crew_is_gone_for_nothing():
    s = orc(
        {"kingdom": ["lobber-crew"]},
        {"quest": ["bright-wizard-apprentice", "mountain-brigade"]},
        their_resources=2,
    )
    s.use("lobber-crew").use("their bright-wizard-apprentice", "chain lobber-crew").resolve()
    assert s.discard() == ["lobber-crew"] and s.discard(THEM) == []
    assert s.in_play("their mountain-brigade")


@pytest.mark.card("lobber-crew")
@pytest.mark.rule("INV-103")
def test_a_lobber_crew_takes_an_attacker_out_of_the_fight():
    s = orc({"kingdom": ["lobber-crew"]}, {"battlefield": ["mountain-brigade"]}, phase="battle", active=THEM)
    s.attack("quest", "their mountain-brigade").pass_()
    s.use("lobber-crew").resolve().choose("their mountain-brigade")
    s.finish_combat()
    assert s.damage("quest") == 0


# --- 67 Big 'Uns ------------------------------------------------------------------------------------------


@pytest.mark.card("big-uns")
@pytest.mark.rule("INV-146", "INV-147")
def test_damaged_units_are_tougher_with_big_uns_in_the_battlefield():
    s = orc(
        {
            "battlefield": ["big-uns", "boar-boyz"],
            "quest": [piece("black-orc-squad", damage=1), piece("hammerer-of-karak-azul", damage=1)],
        },
        {"quest": [piece("mountain-brigade", damage=1)]},
    )
    assert (s.toughness("black-orc-squad"), s.toughness("hammerer-of-karak-azul")) == (1, 2)
    assert (s.toughness("boar-boyz"), s.toughness("big-uns"), s.toughness("their mountain-brigade")) == (
        0,
        0,
        0,
    )


@pytest.mark.card("big-uns")
@pytest.mark.rule("INV-130")
@pytest.mark.parametrize("zone", ["kingdom", "quest"])
def test_big_uns_elsewhere_help_nobody(zone):
    s = orc({zone: ["big-uns", piece("black-orc-squad", damage=1)]})
    assert s.toughness("black-orc-squad") == 0


@pytest.mark.card("big-uns")
@pytest.mark.rule("INV-113", "B-05")
def test_big_uns_that_fall_help_for_the_last_time():
    s = orc(
        {"battlefield": ["big-uns", piece("black-orc-squad", damage=2)]},
        {"battlefield": ["king-kazador", "troll-slayers"]},
        phase="battle",
        active=THEM,
    )
    s.attack("battlefield", "their king-kazador", "their troll-slayers").defend("big-uns", "black-orc-squad")
    s.assign("big-uns", "big-uns", "black-orc-squad", "black-orc-squad")
    s.assign("their troll-slayers", "their troll-slayers")
    s.close()
    assert not s.in_play("big-uns")
    assert s.damage("black-orc-squad") == 3


@pytest.mark.card("big-uns", "nurgles-pestilence")
@pytest.mark.rule("INV-146")
def test_a_first_wound_is_not_stopped_by_big_uns():
    s = orc({"battlefield": ["big-uns", "boar-boyz"]}, hand=["nurgles-pestilence"], resources=9)
    s.play("nurgles-pestilence").resolve()
    assert (s.damage("boar-boyz"), s.damage("big-uns")) == (1, 1)
    assert s.toughness("boar-boyz") == s.toughness("big-uns") == 1


# --- 68 Rock Lobber ---------------------------------------------------------------------------------------


@pytest.mark.card("rock-lobber")
def test_a_rock_lobber_throws_a_unit_of_its_zone_at_a_section():
    s = orc({"battlefield": ["rock-lobber", "crooked-teef-goblins"], "quest": ["boar-boyz"]}, resources=3)
    s.use("rock-lobber", "their quest")
    assert s.choices() == ["crooked-teef-goblins"]
    s.choose("crooked-teef-goblins")
    assert (s.discard(), s.resources(), s.damage("their quest")) == (["crooked-teef-goblins"], 1, 0)
    s.resolve()
    assert s.damage("their quest") == 2


@pytest.mark.card("rock-lobber")
def test_a_rock_lobber_may_hit_its_own_capital_but_no_burning_section():
    s = orc({"battlefield": ["rock-lobber", "boar-boyz"]}, resources=2, burning=["their quest"]).use(
        "rock-lobber"
    )
    assert s.choices() == ["kingdom", "quest", "battlefield", "their kingdom", "their battlefield"]


@pytest.mark.card("rock-lobber")
@pytest.mark.rule("INV-130")
def test_a_rock_lobber_needs_its_zone_a_unit_there_and_two_resources():
    assert not orc({"kingdom": ["rock-lobber", "boar-boyz"]}, resources=9).can_use("rock-lobber")
    assert not orc({"battlefield": ["rock-lobber"], "quest": ["boar-boyz"]}, resources=9).can_use(
        "rock-lobber"
    )
    assert not orc({"battlefield": ["rock-lobber", "boar-boyz"]}, resources=1).can_use("rock-lobber")
    s = orc({"battlefield": ["rock-lobber"]}, {"battlefield": ["mountain-brigade"]}, resources=9)
    assert not s.can_use("rock-lobber")


@pytest.mark.card("rock-lobber")
def test_a_rock_lobber_throws_once_a_turn():
    s = orc({"battlefield": ["rock-lobber", "boar-boyz", "lobber-crew", "doom-divers"]}, resources=9)
    s.use("rock-lobber", "their quest", "lobber-crew")
    s.pass_()
    assert s.actor == ME and not s.can_use("rock-lobber")
    s.pass_()
    assert not s.can_use("rock-lobber")
    s.to("capital", THEM).pass_()
    s.use("rock-lobber", "their quest", "doom-divers").resolve()
    assert s.damage("their quest") == 4


@pytest.mark.card("rock-lobber")
@pytest.mark.rule("INV-126", "T-05b")
def test_a_paid_throw_comes_though_the_rock_lobber_is_destroyed():
    s = orc(
        {"battlefield": ["rock-lobber", "boar-boyz"]},
        resources=2,
        their_hand=["demolition"],
        their_resources=2,
    )
    s.use("rock-lobber", "their quest", "boar-boyz")
    s.play("demolition", "rock-lobber").resolve()
    assert not s.in_play("rock-lobber")
    assert s.damage("their quest") == 2


@pytest.mark.card("rock-lobber")
@pytest.mark.rule("B-128")
def test_a_cancelled_throw_costs_what_it_costs_and_counts_for_the_turn():
    s = orc(
        {"battlefield": ["rock-lobber", "boar-boyz", "doom-divers"]},
        {"quest": ["bright-wizard-apprentice"]},
        resources=9,
        their_resources=2,
    )
    s.use("rock-lobber", "their quest", "boar-boyz")
    s.use("their bright-wizard-apprentice", "chain rock-lobber").resolve()
    assert s.damage("their quest") == 0
    assert s.discard() == ["boar-boyz"] and s.resources() == 7
    assert not s.can_use("rock-lobber")


@pytest.mark.card("rock-lobber")
@pytest.mark.rule("INV-108")
def test_an_attacker_is_thrown_after_it_has_assigned_its_damage():
    s = orc({"battlefield": ["rock-lobber", "ironclaws-horde"]}, resources=2, phase="battle")
    s.attack("quest", "ironclaws-horde").defend().assign(*["their quest"] * 4)
    s.use("rock-lobber", "their quest", "ironclaws-horde").resolve()
    assert s.damage("their quest") == 2
    s.close()
    assert s.damage("their quest") == 6


# --- 69 Choppa --------------------------------------------------------------------------------------------


@pytest.mark.card("choppa")
def test_a_choppa_makes_its_host_stronger_by_two():
    s = orc({"battlefield": ["boar-boyz", "lobber-crew"]}, hand=["choppa"], resources=1)
    s.play("choppa", "boar-boyz").resolve()
    assert s.attached("boar-boyz") == ["choppa"]
    assert (s.power("boar-boyz"), s.power("lobber-crew")) == (3, 1)


@pytest.mark.card("choppa")
@pytest.mark.rule("B-17")
def test_a_choppa_goes_only_to_an_own_unit_in_the_battlefield():
    s = orc({"quest": ["boar-boyz"]}, {"battlefield": ["mountain-brigade"]}, hand=["choppa"], resources=9)
    assert not s.can_play("choppa")


@pytest.mark.card("choppa")
@pytest.mark.rule("B-17", "U-11")
def test_a_choppa_stays_with_a_host_that_is_moved():
    s = orc(
        {"battlefield": ["boar-boyz", piece("choppa", on="boar-boyz")]},
        active=THEM,
        their_hand=["forced-march"],
        their_resources=9,
    )
    s.play("forced-march", "boar-boyz", "kingdom").resolve()
    assert (s.attached("boar-boyz"), s.zone_of("choppa"), s.zone_power("kingdom")) == (
        ["choppa"],
        "kingdom",
        6,
    )


@pytest.mark.card("choppa")
@pytest.mark.rule("INV-023")
def test_a_choppa_goes_with_its_host():
    s = orc({"battlefield": ["lobber-crew", piece("choppa", on="lobber-crew"), "rock-lobber"]}, resources=2)
    s.use("rock-lobber", "their quest", "lobber-crew")
    assert s.discard() == ["lobber-crew", "choppa"]


@pytest.mark.card("choppa")
@pytest.mark.rule("B-12")
def test_a_choppa_whose_host_is_gone_is_lost():
    s = orc(
        {"battlefield": ["boar-boyz"]},
        hand=["choppa"],
        resources=1,
        their_hand=["pilgrimage"],
        their_resources=4,
    )
    s.play("choppa", "boar-boyz").play("pilgrimage", "boar-boyz").resolve()
    assert s.hand() == ["boar-boyz"]
    assert s.discard() == ["choppa"]


# --- 70 Totem of Gork -------------------------------------------------------------------------------------


@pytest.mark.card("totem-of-gork")
def test_units_beside_the_totem_attack_stronger():
    s = orc({"battlefield": ["totem-of-gork", "lobber-crew", "boar-boyz"]}, phase="battle")
    assert s.power("lobber-crew") == 1
    s.attack("quest", "lobber-crew")
    assert (s.power("lobber-crew"), s.power("boar-boyz")) == (2, 1)
    s.defend().assign("their quest", "their quest").close()
    assert s.damage("their quest") == 2
    s.close()
    assert s.power("lobber-crew") == 1


@pytest.mark.card("totem-of-gork")
def test_units_beside_the_totem_defend_stronger():
    s = orc(
        {"quest": ["totem-of-gork", "lobber-crew"]},
        {"battlefield": ["mountain-brigade"]},
        phase="battle",
        active=THEM,
    )
    s.attack("quest", "their mountain-brigade").defend("lobber-crew")
    assert (s.power("lobber-crew"), s.power("their mountain-brigade")) == (2, 2)


@pytest.mark.card("totem-of-gork")
@pytest.mark.rule("U-12")
def test_the_totem_helps_no_other_zone_and_fights_not_itself():
    s = orc({"quest": ["totem-of-gork"], "battlefield": ["lobber-crew"]}, phase="battle")
    assert s.zone_power("quest") == 2
    s.attack("quest", "lobber-crew")
    assert s.power("lobber-crew") == 1


@pytest.mark.card("totem-of-gork", "pillage")
def test_the_totem_is_pillaged_before_damage_is_counted():
    s = orc(
        {"battlefield": ["totem-of-gork", "lobber-crew"]},
        phase="battle",
        their_hand=["pillage"],
        their_resources=9,
    )
    s.attack("quest", "lobber-crew").pass_().play("pillage", "totem-of-gork").resolve()
    assert s.power("lobber-crew") == 1


# --- 71 Banna of Da Red Sunz ------------------------------------------------------------------------------

RICH = {"kingdom": ["mountain-brigade", "mountain-brigade"]}  # with the section: seven resources


@pytest.mark.card("banna-of-da-red-sunz")
@pytest.mark.rule("INV-010")
def test_one_of_seven_collected_resources_becomes_damage_of_the_bannas_choice():
    s = orc({"kingdom": ["banna-of-da-red-sunz"]}, RICH, phase="kingdom", at_entry=True, active=THEM)
    assert s.actor == ME
    assert set(s.choices()) == {"their mountain-brigade", "their mountain-brigade#2"}
    s.choose("their mountain-brigade")
    assert (s.damage("their mountain-brigade"), s.resources(THEM)) == (1, 6)


@pytest.mark.card("banna-of-da-red-sunz")
@pytest.mark.rule("INV-130")
def test_the_banna_elsewhere_or_for_six_resources_does_nothing():
    s = orc({"quest": ["banna-of-da-red-sunz"]}, RICH, phase="kingdom", at_entry=True, active=THEM)
    assert s.resources(THEM) == 7
    six = {"kingdom": ["mountain-brigade", "keystone-forge"]}
    s = orc({"kingdom": ["banna-of-da-red-sunz"]}, six, phase="kingdom", at_entry=True, active=THEM)
    assert s.resources(THEM) == 6


@pytest.mark.card("banna-of-da-red-sunz")
def test_the_banna_does_not_watch_its_own_side_and_gives_it_two():
    s = orc({"kingdom": ["banna-of-da-red-sunz", "banna-of-da-red-sunz"]}, phase="kingdom", at_entry=True)
    assert s.resources() == 7


@pytest.mark.card("banna-of-da-red-sunz")
def test_without_a_unit_in_play_the_banna_takes_nothing():
    theirs = {"kingdom": ["master-rune-of-dismay", "temple-of-shallya"]}
    s = orc({"kingdom": ["banna-of-da-red-sunz"]}, theirs, phase="kingdom", at_entry=True, active=THEM)
    assert s.resources(THEM) == 7


@pytest.mark.card("banna-of-da-red-sunz")
@pytest.mark.rule("INV-146")
def test_toughness_stops_the_bannas_token_but_the_resource_is_lost():
    theirs = {**RICH, "quest": ["hammerer-of-karak-azul"]}
    s = orc({"kingdom": ["banna-of-da-red-sunz"]}, theirs, phase="kingdom", at_entry=True, active=THEM)
    s.choose("their hammerer-of-karak-azul")
    assert (s.damage("their hammerer-of-karak-azul"), s.resources(THEM)) == (0, 6)


@pytest.mark.card("banna-of-da-red-sunz")
def test_the_bannas_choice_is_taxed_too():
    theirs = {"kingdom": ["mountain-brigade", "keystone-forge", "church-of-sigmar"]}
    mine = {"kingdom": ["banna-of-da-red-sunz"], "quest": ["lobber-crew"]}
    s = orc(mine, theirs, phase="kingdom", at_entry=True, active=THEM)
    assert s.choices() == ["lobber-crew"]
    s = orc(mine, theirs, phase="kingdom", at_entry=True, active=THEM, resources=1)
    s.choose("their mountain-brigade")
    assert s.resources() == 0


# --- 72 Smash 'Em All! ------------------------------------------------------------------------------------


@pytest.mark.card("smash-em-all")
@pytest.mark.rule("INV-091", "INV-090")
def test_all_enemy_supports_are_smashed():
    s = orc(
        {
            "quest": [
                piece("smash-em-all", tokens=3),
                piece("lobber-crew", on="smash-em-all"),
                "totem-of-gork",
            ]
        },
        {
            "kingdom": ["keystone-forge"],
            "battlefield": ["mountain-brigade", piece("organ-gun", on="mountain-brigade")],
        },
        their_developments={"quest": 1},
    )
    s.use("smash-em-all")
    assert s.discard() == ["lobber-crew"] and s.tokens("smash-em-all") == 0
    s.resolve()
    assert sorted(s.discard(THEM)) == ["keystone-forge", "organ-gun"]
    assert s.in_play("totem-of-gork") and s.in_play("smash-em-all") and s.in_play("their mountain-brigade")
    assert s.developments("their quest") == 1


@pytest.mark.card("smash-em-all")
@pytest.mark.rule("INV-089", "INV-091")
def test_smashing_needs_three_tokens_and_a_quester():
    two = [piece("smash-em-all", tokens=2), piece("lobber-crew", on="smash-em-all")]
    assert not orc({"quest": two}, {"kingdom": ["keystone-forge"]}).can_use("smash-em-all")
    alone = [piece("smash-em-all", tokens=3), "lobber-crew"]
    assert not orc({"quest": alone}, {"kingdom": ["keystone-forge"]}).can_use("smash-em-all")


@pytest.mark.card("smash-em-all")
@pytest.mark.rule("INV-089", "INV-085")
def test_smash_em_all_is_played_into_the_quest_zone_and_gathers_tokens():
    s = orc({"kingdom": ["lobber-crew"]}, hand=["smash-em-all", "boar-boyz"], resources=5)
    s.play("smash-em-all")
    assert s.choices() == ["quest"]
    s.choose("quest").resolve()
    s.play("boar-boyz", "smash-em-all").resolve()
    s.to("begin", THEM).to("begin", ME)
    assert s.tokens("smash-em-all") == 1
    s = orc({"quest": ["smash-em-all", "lobber-crew"]}, phase="begin", at_entry=True)
    assert s.tokens("smash-em-all") == 0


@pytest.mark.card("smash-em-all")
@pytest.mark.rule("INV-126", "INV-124")
def test_supports_answer_before_they_are_smashed_and_on_any_turn():
    s = orc(
        {"quest": [piece("smash-em-all", tokens=4), piece("lobber-crew", on="smash-em-all")]},
        {"battlefield": ["grudge-thrower", "mountain-brigade"]},
        phase="battle",
        active=THEM,
        their_resources=1,
    )
    s.attack("quest", "their mountain-brigade").pass_()
    s.use("smash-em-all").use("their grudge-thrower", "their mountain-brigade")
    assert s.chain() == ["smash-em-all", "grudge-thrower"]
    s.resolve()
    assert not s.in_play("their grudge-thrower") and s.resources(THEM) == 0


# --- 73 Grimgor's Camp ------------------------------------------------------------------------------------


@pytest.mark.card("grimgors-camp")
def test_the_first_orc_unit_each_turn_costs_one_less():
    s = orc({"kingdom": ["grimgors-camp"]}, hand=["boar-boyz", "lobber-crew", "lobber-crew"], resources=9)
    assert s.cost("boar-boyz") == 3
    s.play("boar-boyz", "battlefield")
    assert s.resources() == 6
    assert s.cost("lobber-crew") == 2
    s.resolve().play("lobber-crew", "kingdom").resolve()
    assert s.resources() == 4
    s.to("capital", THEM).to("capital", ME)
    assert s.cost("lobber-crew") == 1


@pytest.mark.card("grimgors-camp")
@pytest.mark.rule("INV-130")
def test_the_camp_helps_no_others_and_only_from_the_kingdom():
    s = orc({"kingdom": ["grimgors-camp"]}, capital="chaos", their_capital="orc")
    assert s.cost("savage-marauders") == 3
    assert s.cost("rock-lobber") == 3
    assert s.cost("lobber-crew", THEM) == 2
    assert orc({"quest": ["grimgors-camp"]}).cost("lobber-crew") == 2


@pytest.mark.card("grimgors-camp")
def test_an_orc_played_before_the_camp_was_the_first():
    s = orc(hand=["lobber-crew", "grimgors-camp", "boar-boyz"], resources=9)
    s.play("lobber-crew", "quest").resolve().play("grimgors-camp", "kingdom").resolve()
    assert s.cost("boar-boyz") == 4


@pytest.mark.card("grimgors-camp", "wez-bigga")
@pytest.mark.rule("U-14")
def test_the_camp_and_bigger_boyz_add_up_to_nothing_but_not_less():
    s = orc({"kingdom": ["grimgors-camp"]}, hand=["wez-bigga", "crooked-teef-goblins"])
    s.play("wez-bigga").resolve()
    assert s.cost("crooked-teef-goblins") == 0
    assert s.cost("lobber-crew") == 0


@pytest.mark.card("grimgors-camp")
def test_the_camp_makes_up_for_the_rune_of_dismay():
    s = orc({"kingdom": ["grimgors-camp"]}, {"kingdom": ["master-rune-of-dismay"]})
    assert s.cost("lobber-crew") == 2


# --- 74 Smash-Go-Boom! ------------------------------------------------------------------------------------


@pytest.mark.card("smash-go-boom")
@pytest.mark.rule("W-05")
def test_x_developments_of_one_enemy_zone_are_smashed():
    s = orc(hand=["smash-go-boom"], resources=5, their_developments={"quest": 3, "kingdom": 1})
    s.play("smash-go-boom")
    assert s.choices() == ["1", "2", "3"]
    s.choose(2)
    assert s.choices() == ["their quest development"]
    s.choose("their quest development")
    assert s.resources() == 2  # X and one loyalty
    s.resolve()
    assert (s.developments("their quest"), s.developments("their kingdom")) == (1, 1)


@pytest.mark.card("smash-go-boom")
@pytest.mark.rule("W-05")
def test_own_developments_are_chosen_one_by_one_in_one_zone():
    s = orc(
        developments={"quest": ["boar-boyz", "lobber-crew", "doom-divers"], "kingdom": ["urguck", "big-uns"]},
        hand=["smash-go-boom"],
        resources=3,
    )
    s.play("smash-go-boom", 2, "development lobber-crew")
    assert not s.can_choose("development lobber-crew") and not s.can_choose("development urguck")
    s.choose("development doom-divers").resolve()
    assert sorted(s.discard()) == ["doom-divers", "lobber-crew", "smash-go-boom"]


@pytest.mark.card("smash-go-boom")
def test_smashing_needs_a_development_and_the_own_turn():
    assert not orc(hand=["smash-go-boom"], resources=9).can_play("smash-go-boom")
    s = orc(hand=["smash-go-boom"], resources=9, their_developments={"quest": 1}, active=THEM).pass_()
    assert not s.can_play("smash-go-boom")
    s = orc(hand=["smash-go-boom"], resources=1, their_developments={"quest": 1})
    assert not s.can_play("smash-go-boom")
    s = orc(hand=["smash-go-boom"], resources=2, their_developments={"quest": 1}, phase="quest")
    assert s.can_play("smash-go-boom")


@pytest.mark.card("smash-go-boom", "rip-dere-eads-off")
@pytest.mark.rule("B-12")
def test_a_development_turned_up_in_answer_is_none_any_more():
    s = orc(
        hand=["smash-go-boom", "rip-dere-eads-off"],
        resources=9,
        developments={"quest": ["boar-boyz"]},
    )
    s.play("smash-go-boom", 1, "development boar-boyz").pass_()
    s.play("rip-dere-eads-off", "development boar-boyz").resolve()
    assert s.in_play("boar-boyz")


@pytest.mark.card("smash-go-boom")
@pytest.mark.rule("B-145", "W-12")
def test_the_x_of_a_copied_smash_is_zero_and_not_for_another_turn():
    s = orc(
        hand=["smash-go-boom"],
        resources=9,
        developments={"quest": 1},
        their_developments={"quest": 1},
        their_hand=["twin-tailed-comet"],
        their_resources=9,
    )
    s.play("smash-go-boom", 1, "their quest development").play(
        "twin-tailed-comet", "chain smash-go-boom"
    ).resolve()
    assert (s.developments("quest"), s.developments("their quest")) == (1, 0)


@pytest.mark.card("smash-go-boom")
@pytest.mark.rule("T-20", "INV-116")
def test_smashing_can_burn_the_section():
    s = orc(hand=["smash-go-boom"], resources=9, their_developments={"quest": 2}, damage={"their quest": 8})
    s.play("smash-go-boom", 2, "their quest development").resolve()
    assert s.burning("their quest")


# --- 75 Rip Dere 'eads Off! -------------------------------------------------------------------------------


@pytest.mark.card("rip-dere-eads-off")
@pytest.mark.rule("B-175")
def test_a_unit_turned_up_stays_until_the_end_of_the_turn():
    s = orc(hand=["rip-dere-eads-off"], resources=1, developments={"battlefield": ["boar-boyz", "pillage"]})
    s.play("rip-dere-eads-off", "development boar-boyz").resolve()
    assert s.in_play("boar-boyz") and s.developments("battlefield") == 1
    s.to("battle").attack("quest", "boar-boyz").defend().assign("their quest").close()
    assert s.damage("their quest") == 1
    s.close().to("end")
    assert s.in_play("boar-boyz")
    s.close()
    assert "boar-boyz" in s.discard()


@pytest.mark.card("rip-dere-eads-off")
@pytest.mark.rule("T-35")
@pytest.mark.parametrize("key", ["pillage", "rock-lobber", "smash-em-all", "choppa"])
def test_what_is_no_unit_goes_at_once(key):
    s = orc(hand=["rip-dere-eads-off"], resources=1, developments={"quest": [key]})
    s.play("rip-dere-eads-off", f"development {key}").resolve()
    assert sorted(s.discard()) == sorted([key, "rip-dere-eads-off"])
    assert s.developments("quest") == 0


@pytest.mark.card("rip-dere-eads-off")
@pytest.mark.rule("B-175", "B-18")
def test_a_second_hero_turned_up_goes_and_the_first_stays():
    s = orc(
        {"quest": ["urguck"]},
        hand=["rip-dere-eads-off"],
        resources=1,
        developments={"quest": ["grimgor-ironhide"]},
    )
    s.play("rip-dere-eads-off", "development grimgor-ironhide").resolve()
    assert s.in_play("urguck") and not s.in_play("grimgor-ironhide")


@pytest.mark.card("rip-dere-eads-off")
@pytest.mark.rule("B-175", "INV-027")
def test_a_second_copy_of_a_unique_unit_turned_up_goes_from_any_zone():
    s = orc(
        {"kingdom": ["urguck"]}, hand=["rip-dere-eads-off"], resources=1, developments={"quest": ["urguck"]}
    )
    s.play("rip-dere-eads-off", "development urguck").resolve()
    assert s.zone_of("urguck") == "kingdom" and "urguck" in s.discard()


@pytest.mark.card("rip-dere-eads-off")
@pytest.mark.rule("INV-142", "B-163")
def test_a_unit_turned_up_does_not_enter_its_zone():
    s = orc(
        {"kingdom": ["warpstone-excavation"]},
        hand=["rip-dere-eads-off"],
        resources=1,
        developments={"kingdom": ["crooked-teef-goblins"]},
    )
    s.play("rip-dere-eads-off", "development crooked-teef-goblins").resolve()
    assert s.zone_of("crooked-teef-goblins") == "kingdom"
    assert not s.corrupt("crooked-teef-goblins")


@pytest.mark.card("rip-dere-eads-off")
def test_there_must_be_a_development():
    assert not orc({"quest": ["boar-boyz"]}, hand=["rip-dere-eads-off"], resources=9).can_play(
        "rip-dere-eads-off"
    )


@pytest.mark.card("rip-dere-eads-off")
@pytest.mark.rule("W-05", "INV-116")
def test_an_enemy_development_is_turned_up_by_lot_and_its_section_may_burn():
    s = orc(
        hand=["rip-dere-eads-off"],
        resources=1,
        their_developments={"quest": ["troll-slayers"], "kingdom": 1},
        damage={"their quest": 8},
    )
    s.play("rip-dere-eads-off")
    assert sorted(s.choices()) == ["their kingdom development", "their quest development"]
    s.choose("their quest development").resolve()
    assert s.burning("their quest") and s.in_play("their troll-slayers")
    s.to("begin", THEM)
    assert "troll-slayers" in s.discard(THEM)


@pytest.mark.card("rip-dere-eads-off")
@pytest.mark.rule("INV-104")
def test_a_defender_is_turned_up_before_defenders_are_declared():
    s = orc(
        None,
        {"battlefield": ["mountain-brigade"]},
        phase="battle",
        active=THEM,
        hand=["rip-dere-eads-off"],
        resources=1,
        developments={"quest": ["boar-boyz"]},
    )
    s.attack("quest", "their mountain-brigade").pass_()
    s.play("rip-dere-eads-off", "development boar-boyz").resolve()
    s.defend("boar-boyz").assign("boar-boyz", "boar-boyz", "their mountain-brigade").close()
    assert (s.damage("boar-boyz"), s.damage("their mountain-brigade")) == (2, 1)
    s.close().to("end").close()
    assert not s.in_play("boar-boyz")


@pytest.mark.card("rip-dere-eads-off")
@pytest.mark.rule("B-12")
def test_a_development_destroyed_in_answer_is_not_turned_up():
    s = orc(
        hand=["rip-dere-eads-off"],
        resources=1,
        developments={"quest": ["boar-boyz"]},
        their_hand=["demolition"],
        their_resources=9,
    )
    s.play("rip-dere-eads-off", "development boar-boyz").play("demolition", "quest development").resolve()
    assert sorted(s.discard()) == ["boar-boyz", "rip-dere-eads-off"]
    assert not s.in_play("boar-boyz")


@pytest.mark.card("rip-dere-eads-off")
@pytest.mark.rule("W-12")
def test_a_comet_turns_another_development_up():
    s = orc(
        hand=["rip-dere-eads-off"],
        resources=1,
        developments={"quest": ["boar-boyz"]},
        their_developments={"battlefield": ["troll-slayers"]},
        their_hand=["twin-tailed-comet"],
        their_resources=9,
    )
    s.play("rip-dere-eads-off", "development boar-boyz")
    s.play("twin-tailed-comet", "chain rip-dere-eads-off").resolve()
    assert s.actor == THEM
    s.choose("their development troll-slayers")
    assert s.in_play("boar-boyz") and s.in_play("their troll-slayers")


# --- 76 We'z Bigga! ---------------------------------------------------------------------------------------


@pytest.mark.card("wez-bigga")
def test_the_next_unit_is_cheaper_and_comes_hurt():
    s = orc(hand=["wez-bigga", "boar-boyz", "lobber-crew"], resources=9)
    s.play("wez-bigga").resolve()
    assert (s.cost("boar-boyz"), s.cost("lobber-crew")) == (4, 1)
    s.play("boar-boyz", "battlefield")
    assert s.resources() == 5 and s.cost("lobber-crew") == 2
    s.resolve()
    assert (s.damage("boar-boyz"), s.power("boar-boyz")) == (1, 3)
    s.play("lobber-crew", "kingdom").resolve()
    assert s.damage("lobber-crew") == 0


@pytest.mark.card("wez-bigga")
def test_supports_and_the_next_turn_are_not_meant():
    s = orc(hand=["wez-bigga", "rock-lobber"], resources=9).play("wez-bigga").resolve()
    assert s.cost("rock-lobber") == 3
    s.to("begin", THEM)
    assert s.cost("lobber-crew") == 2


@pytest.mark.card("wez-bigga")
@pytest.mark.rule("B-09", "INV-146")
def test_two_bigger_add_up_and_toughness_stops_neither():
    s = orc(hand=["wez-bigga", "wez-bigga", "ironbreakers-of-ankhor"], resources=9, developments={"quest": 3})
    s.play("wez-bigga").resolve().play("wez-bigga").resolve()
    s.play("ironbreakers-of-ankhor", "quest").resolve()
    assert (s.damage("ironbreakers-of-ankhor"), s.toughness("ironbreakers-of-ankhor")) == (2, 3)


@pytest.mark.card("wez-bigga")
def test_a_unit_with_one_hit_point_does_not_live_to_be_bigger():
    s = orc(hand=["wez-bigga", "crooked-teef-goblins"]).play("wez-bigga").resolve()
    s.play("crooked-teef-goblins", "battlefield").resolve()
    assert sorted(s.discard()) == ["crooked-teef-goblins", "wez-bigga"]


@pytest.mark.card("wez-bigga")
@pytest.mark.rule("INV-125")
def test_a_unit_already_on_the_chain_is_not_the_next_one():
    s = orc(hand=["wez-bigga", "boar-boyz"], resources=9)
    s.play("boar-boyz", "battlefield").pass_().play("wez-bigga").resolve()
    assert s.damage("boar-boyz") == 0
    assert s.cost("boar-boyz") == 3


@pytest.mark.card("wez-bigga", "urguck")
@pytest.mark.rule("B-162")
def test_urguck_comes_hurt_and_spends_it_at_once():
    s = orc(hand=["wez-bigga", "urguck", "crooked-teef-goblins"], resources=4)
    s.play("wez-bigga").resolve().play("urguck", "kingdom").resolve()
    assert (s.damage("urguck"), s.resources()) == (1, 0)
    s.play("crooked-teef-goblins", "battlefield").resolve()
    assert s.damage("urguck") == 0


@pytest.mark.card("wez-bigga")
@pytest.mark.rule("W-12")
def test_a_copied_bigger_serves_the_copier():
    s = orc(hand=["wez-bigga"], their_hand=["twin-tailed-comet"], their_resources=9)
    s.play("wez-bigga").play("twin-tailed-comet", "chain wez-bigga").resolve()
    assert (s.cost("boar-boyz"), s.cost("mountain-brigade", THEM)) == (4, 4)


# --- 77 Favour of Mork ------------------------------------------------------------------------------------


@pytest.mark.card("favour-of-mork")
def test_one_unit_loses_and_another_gains_until_the_end_of_the_turn():
    s = orc(
        {"battlefield": ["boar-boyz"]}, {"quest": ["mountain-brigade"]}, hand=["favour-of-mork"], resources=1
    )
    s.play("favour-of-mork", "their mountain-brigade")
    assert s.choices() == ["boar-boyz"]
    s.choose("boar-boyz").resolve()
    assert (s.power("their mountain-brigade"), s.power("boar-boyz")) == (1, 2)
    s.to("begin", THEM)
    assert (s.power("their mountain-brigade"), s.power("boar-boyz")) == (2, 1)


@pytest.mark.card("favour-of-mork")
@pytest.mark.rule("U-14")
def test_no_unit_falls_below_no_power():
    s = orc(
        {"battlefield": ["boar-boyz"]}, {"quest": ["peasant-militia"]}, hand=["favour-of-mork"], resources=1
    )
    s.play("favour-of-mork", "their peasant-militia", "boar-boyz").resolve()
    assert s.power("their peasant-militia") == 0


@pytest.mark.card("favour-of-mork")
@pytest.mark.rule("INV-125")
def test_the_favour_needs_two_different_units():
    assert not orc({"battlefield": ["boar-boyz"]}, hand=["favour-of-mork"], resources=9).can_play(
        "favour-of-mork"
    )


@pytest.mark.card("favour-of-mork")
@pytest.mark.rule("INV-125")
def test_the_favour_needs_a_second_unit_that_can_be_paid_for():
    mine, theirs = {"battlefield": ["boar-boyz"]}, {"quest": ["king-kazador"]}
    assert not orc(mine, theirs, hand=["favour-of-mork"], resources=1).can_play("favour-of-mork")
    s = orc(mine, theirs, hand=["favour-of-mork"], resources=4)
    s.play("favour-of-mork", "boar-boyz", "their king-kazador")
    assert s.resources() == 0


@pytest.mark.card("favour-of-mork")
@pytest.mark.rule("B-12")
def test_the_other_half_of_the_favour_comes_when_one_target_is_gone():
    s = orc(
        {"battlefield": ["boar-boyz"]},
        {"quest": ["mountain-brigade"]},
        hand=["favour-of-mork"],
        resources=1,
        their_hand=["pilgrimage"],
        their_resources=4,
    )
    s.play("favour-of-mork", "their mountain-brigade", "boar-boyz")
    s.play("pilgrimage", "their mountain-brigade").resolve()
    assert s.power("boar-boyz") == 2


@pytest.mark.card("favour-of-mork")
@pytest.mark.rule("INV-107")
def test_the_favour_decides_a_combat_before_damage_is_counted():
    s = orc(
        {"battlefield": ["lobber-crew"]},
        {"quest": ["huntsmen"]},
        hand=["favour-of-mork"],
        resources=1,
        phase="battle",
    )
    s.attack("quest", "lobber-crew").defend("their huntsmen")
    s.play("favour-of-mork", "their huntsmen", "lobber-crew").resolve()
    s.assign("their huntsmen", "their quest").close()
    assert s.in_play("lobber-crew") and s.discard(THEM) == ["huntsmen"]


@pytest.mark.card("favour-of-mork")
@pytest.mark.rule("W-12")
def test_a_comet_turns_the_favour_round():
    s = orc(
        {"battlefield": ["boar-boyz"]},
        {"quest": ["mountain-brigade"]},
        hand=["favour-of-mork"],
        resources=1,
        their_hand=["twin-tailed-comet"],
        their_resources=9,
    )
    s.play("favour-of-mork", "their mountain-brigade", "boar-boyz")
    s.play("twin-tailed-comet", "chain favour-of-mork").resolve()
    s.choose("boar-boyz", "their mountain-brigade")
    assert (s.power("boar-boyz"), s.power("their mountain-brigade")) == (1, 2)


# --- 78 Pillage -------------------------------------------------------------------------------------------


@pytest.mark.card("pillage")
def test_a_support_is_pillaged_wherever_it_lies():
    s = orc(
        {"kingdom": ["grimgors-camp"]},
        {
            "kingdom": ["keystone-forge"],
            "quest": ["mountain-brigade", piece("organ-gun", on="mountain-brigade")],
        },
        hand=["pillage"],
        resources=3,
        their_developments={"quest": 1},
    )
    s.play("pillage")
    assert s.choices() == ["grimgors-camp", "their keystone-forge", "their organ-gun"]
    s.choose("their keystone-forge").resolve()
    assert s.discard(THEM) == ["keystone-forge"] and s.discard() == ["pillage"]


@pytest.mark.card("pillage")
def test_without_a_support_or_the_resources_there_is_no_pillage():
    assert not orc(None, {"quest": ["mountain-brigade"]}, hand=["pillage"], resources=9).can_play("pillage")
    assert not orc(None, {"quest": ["keystone-forge"]}, hand=["pillage"], resources=2).can_play("pillage")


@pytest.mark.card("pillage")
@pytest.mark.rule("T-05", "INV-124")
def test_a_pillaged_grudge_thrower_answers_first():
    s = orc(
        None,
        {"battlefield": ["grudge-thrower", "defender-of-the-hold"]},
        hand=["pillage"],
        resources=3,
        their_resources=1,
    )
    s.play("pillage", "their grudge-thrower").use("their grudge-thrower", "their defender-of-the-hold")
    assert s.chain() == ["pillage", "grudge-thrower"]
    assert s.resources(THEM) == 0
    s.resolve()
    assert not s.in_play("their grudge-thrower")


@pytest.mark.card("pillage")
@pytest.mark.rule("W-12", "B-12")
def test_a_comet_pillages_in_return():
    s = orc(
        {"kingdom": ["grimgors-camp"]},
        {"kingdom": ["keystone-forge"]},
        hand=["pillage"],
        resources=9,
        their_hand=["twin-tailed-comet"],
        their_resources=9,
    )
    s.play("pillage", "their keystone-forge").play("twin-tailed-comet", "chain pillage").resolve()
    s.choose("grimgors-camp")
    assert not s.in_play("grimgors-camp") and not s.in_play("their keystone-forge")


# --- 79 Waaagh! -------------------------------------------------------------------------------------------


@pytest.mark.card("waaagh")
def test_all_attackers_are_stronger_by_two_for_the_turn():
    s = orc(
        {"battlefield": ["lobber-crew", "boar-boyz", "doom-divers"]},
        {"quest": ["mountain-brigade"]},
        hand=["waaagh"],
        resources=4,
        phase="battle",
    )
    s.attack("quest", "lobber-crew", "boar-boyz").defend("their mountain-brigade")
    s.play("waaagh").resolve()
    assert [s.power(key) for key in ("lobber-crew", "boar-boyz", "doom-divers")] == [3, 3, 2]
    assert s.power("their mountain-brigade") == 2
    s.assign(*["their mountain-brigade"] * 6, "boar-boyz", "boar-boyz").close()
    assert s.discard(THEM) == ["mountain-brigade"]
    s.close().to("begin", THEM)
    assert s.power("boar-boyz") == 3 and s.power("lobber-crew") == 1


@pytest.mark.card("waaagh")
def test_without_attackers_a_waaagh_is_only_noise():
    s = orc({"battlefield": ["boar-boyz"]}, hand=["waaagh"], resources=4)
    s.play("waaagh").resolve()
    assert s.power("boar-boyz") == 1 and s.discard() == ["waaagh"]
    assert not orc({"battlefield": ["boar-boyz"]}, hand=["waaagh"], resources=2).can_play("waaagh")


@pytest.mark.card("waaagh")
@pytest.mark.rule("INV-107")
def test_a_waaagh_after_assigning_comes_too_late():
    s = orc({"battlefield": ["lobber-crew"]}, hand=["waaagh"], resources=4, phase="battle")
    s.attack("quest", "lobber-crew").defend().assign("their quest").play("waaagh").resolve().close()
    assert s.damage("their quest") == 1


@pytest.mark.card("waaagh")
@pytest.mark.rule("W-12")
def test_a_copied_waaagh_helps_the_same_attackers_again():
    s = orc(
        {"battlefield": ["lobber-crew"]},
        hand=["waaagh"],
        resources=4,
        phase="battle",
        their_hand=["twin-tailed-comet"],
        their_resources=9,
    )
    s.attack("quest", "lobber-crew").play("waaagh").play("twin-tailed-comet", "chain waaagh").resolve()
    assert s.power("lobber-crew") == 5


@pytest.mark.card("waaagh")
@pytest.mark.rule("INV-124")
def test_an_attacker_gone_in_answer_hears_no_waaagh():
    s = orc(
        {"battlefield": ["lobber-crew", "boar-boyz"]},
        hand=["waaagh"],
        resources=4,
        phase="battle",
        their_hand=["pilgrimage"],
        their_resources=4,
    )
    s.attack("quest", "lobber-crew", "boar-boyz").play("waaagh").play("pilgrimage", "boar-boyz").resolve()
    assert s.power("lobber-crew") == 3 and s.hand() == ["boar-boyz"]


# --- 80 Troll Vomit ---------------------------------------------------------------------------------------


@pytest.mark.card("troll-vomit")
def test_all_units_are_destroyed_and_nothing_else():
    s = orc(
        {"battlefield": ["boar-boyz", piece("choppa", on="boar-boyz")], "quest": ["totem-of-gork"]},
        {"quest": ["mountain-brigade", "king-kazador"], "kingdom": ["keystone-forge"]},
        hand=["troll-vomit"],
        resources=4,
        developments={"quest": 1},
    )
    s.play("troll-vomit").resolve()
    assert sorted(s.discard()) == ["boar-boyz", "choppa", "troll-vomit"]
    assert sorted(s.discard(THEM)) == ["king-kazador", "mountain-brigade"]
    assert s.in_play("totem-of-gork") and s.in_play("their keystone-forge") and s.developments("quest") == 1


@pytest.mark.card("troll-vomit")
def test_troll_vomit_is_for_the_own_turn():
    s = orc(None, {"quest": ["mountain-brigade"]}, hand=["troll-vomit"], resources=9, active=THEM).pass_()
    assert not s.can_play("troll-vomit")
    assert not orc(hand=["troll-vomit"], resources=4).can_play("troll-vomit")
    assert orc(hand=["troll-vomit"], resources=5).can_play("troll-vomit")


@pytest.mark.card("troll-vomit")
@pytest.mark.rule("B-20", "U-02")
def test_what_the_dead_leave_behind_comes_after_all_have_gone():
    s = orc(
        {"battlefield": ["fledgling-chaos-spawn", "boar-boyz"]},
        {"quest": ["dwarf-ranger", "zhufbar-engineers"]},
        hand=["troll-vomit"],
        resources=9,
    )
    s.play("troll-vomit").resolve()
    assert s.actor == ME and s.chain() == []
    assert sorted(s.discard(THEM)) == ["dwarf-ranger", "zhufbar-engineers"]
    assert s.damage("quest") == s.damage("kingdom") == 0


@pytest.mark.card("troll-vomit")
@pytest.mark.rule("W-12", "W-21")
def test_troll_vomit_is_copied_out_of_turn():
    s = orc(
        {"battlefield": ["boar-boyz"]},
        hand=["troll-vomit"],
        resources=9,
        their_hand=["twin-tailed-comet"],
        their_resources=9,
    )
    s.play("troll-vomit").play("twin-tailed-comet", "chain troll-vomit").resolve()
    assert sorted(s.discard()) == ["boar-boyz", "troll-vomit"]
    assert [event.card for event in s.told(Event.RESOLVED)].count(BY_KEY["troll-vomit"].number) == 2


@pytest.mark.card("troll-vomit")
@pytest.mark.rule("U-13")
def test_troll_vomit_in_combat_leaves_the_damage_on_the_section():
    s = orc(
        {"battlefield": ["ironclaws-horde"]},
        {"quest": ["huntsmen"]},
        hand=["troll-vomit"],
        resources=9,
        phase="battle",
    )
    s.attack("quest", "ironclaws-horde").defend("their huntsmen")
    s.assign("their huntsmen", "their quest", "their quest", "their quest", "ironclaws-horde")
    s.play("troll-vomit").resolve().close()
    assert s.damage("their quest") == 3
    assert not s.in_play("ironclaws-horde") and not s.in_play("their huntsmen")
