"""Stories about the Empire cards, 26 to 50: what each does, where it ends, and how it behaves in chains and combats."""

import pytest

from wartable.games.invasion.cards import BY_KEY
from wartable.games.invasion.state import Event, Frame, Race, Zone

from .facts import facts
from .scene import ME, THEM, ZONES, piece, scene

FACTS = {  # number, type, copies, cost, loyalty, power, hit points, traits
    "peasant-militia": (26, "unit", 1, 0, 1, 0, 3, "warrior"),
    "reiksguard-knights": (27, "unit", 3, 3, 1, 1, 2, "knight"),
    "bright-wizard-apprentice": (28, "unit", 1, 2, 2, 1, 1, "mage"),
    "nuln-tinkerers": (29, "unit", 1, 3, 1, 1, 3, "engineer"),
    "the-greatswords": (30, "unit", 2, 4, 2, 1, 4, "warrior elite"),
    "sigmars-blessed": (31, "unit", 1, 2, 2, 1, 1, "priest"),
    "thyrus-gorman": (32, "unit", 1, 3, 3, 3, 3, "hero mage"),
    "huntsmen": (33, "unit", 3, 1, 1, 1, 1, "ranger"),
    "warrior-priests": (34, "unit", 3, 2, 1, 1, 1, "warrior priest"),
    "free-company": (35, "unit", 2, 3, 1, 1, 3, "warrior"),
    "pistoliers": (36, "unit", 3, 2, 1, 1, 2, "ranger"),
    "johannes-broheim": (37, "unit", 1, 6, 3, 1, 4, "hero cavalry"),
    "knight-training": (38, "support", 1, 0, 2, 0, 0, "attachment skill"),
    "church-of-sigmar": (39, "support", 2, 2, 2, 1, 0, "building"),
    "city-gates": (40, "support", 1, 2, 1, 1, 0, "building"),
    "shrine-to-taal": (41, "support", 1, 2, 1, 0, 0, "building"),
    "temple-of-shallya": (42, "support", 1, 4, 1, 2, 0, "building"),
    "defend-the-border": (43, "quest", 2, 0, 2, 0, 0, ""),
    "will-of-the-electors": (44, "tactic", 1, 1, 1, 0, 0, ""),
    "twin-tailed-comet": (45, "tactic", 1, 2, 4, 0, 0, ""),
    "demoralise": (46, "tactic", 3, 0, 1, 0, 0, ""),
    "franzs-decree": (47, "tactic", 2, 1, 1, 0, 0, ""),
    "forced-march": (48, "tactic", 1, 2, 2, 0, 0, ""),
    "judgement-of-verena": (49, "tactic", 1, 4, 2, 0, 0, "spell"),
    "sigmars-intervention": (50, "tactic", 1, 2, 2, 0, 0, "spell"),
}
UNIQUE = {"thyrus-gorman", "johannes-broheim"}
KEYWORDS = {
    "reiksguard-knights": {"counterstrike": 2},
    "huntsmen": {"only": Zone.QUEST},
    "free-company": {"scout": True},
    "johannes-broheim": {"counterstrike": 2},
}


@pytest.mark.parametrize("key", [pytest.param(key, marks=pytest.mark.card(key)) for key in FACTS])
def test_the_facts_of_the_card(key):
    card = BY_KEY[key]
    assert facts(key) == FACTS[key]
    assert (card.race, card.unique, card.keywords) == (Race.EMPIRE, key in UNIQUE, KEYWORDS.get(key, {}))
    assert card.symbols == (() if FACTS[key][1] == "tactic" else (Race.EMPIRE,))


def empire(mine=None, theirs=None, **facts):
    """A scene in which the Empire is mine."""
    return scene(mine, theirs, capital="empire", **facts)


# --- 26 Peasant Militia ---------------------------------------------------------------------------------------


@pytest.mark.card("peasant-militia")
def test_militia_is_free_for_the_empire_and_stands_three_damage():
    s = empire(hand=["peasant-militia"])
    s.play("peasant-militia", "kingdom").resolve()
    assert (s.power("peasant-militia"), s.hit_points("peasant-militia"), s.zone_power("kingdom")) == (0, 3, 3)
    assert scene(capital="dwarf").cost("peasant-militia") == 1


@pytest.mark.card("peasant-militia")
def test_militia_deals_nothing_in_combat():
    s = empire({"quest": ["peasant-militia"]}, {"battlefield": ["boar-boyz"]}, phase="battle", active=THEM)
    s.attack("quest", "their boar-boyz").defend("peasant-militia").assign("peasant-militia").close()
    assert s.damage("peasant-militia") == 1 and s.damage("their boar-boyz") == 0


@pytest.mark.rule("INV-025")
@pytest.mark.card("peasant-militia")
def test_militia_falls_at_the_third_damage():
    s = empire(
        {"quest": [piece("peasant-militia", damage=1)]},
        {"quest": ["nurgle-sorcerer"]},
        active=THEM,
        their_resources=6,
    )
    s.use("their nurgle-sorcerer", "peasant-militia").resolve()
    assert s.damage("peasant-militia") == 2
    s.use("their nurgle-sorcerer", "peasant-militia").resolve()
    assert s.discard() == ["peasant-militia"]


# --- 27 Reiksguard Knights ------------------------------------------------------------------------------------


def knights_defend(*attackers):
    s = empire(
        {"quest": ["reiksguard-knights"]},
        {"battlefield": ["squig-herders", "boar-boyz", "mountain-brigade"]},
        phase="battle",
        active=THEM,
    )
    return s.attack("quest", *attackers).defend("reiksguard-knights")


@pytest.mark.rule("INV-140", "INV-141")
@pytest.mark.card("reiksguard-knights")
def test_knights_strike_one_attacker_before_anybody_acts_and_fight_on():
    s = knights_defend("their squig-herders", "their boar-boyz")
    assert s.asked == Frame.COUNTER and s.choices() == ["their squig-herders", "their boar-boyz"]
    s.choose("their squig-herders")
    assert s.discard(THEM) == ["squig-herders"] and s.asked == Frame.WINDOW
    s.assign("reiksguard-knights", "their boar-boyz").close()
    assert s.damage("reiksguard-knights") == 1 and s.damage("their boar-boyz") == 1


@pytest.mark.card("reiksguard-knights")
def test_knights_do_not_strike_when_they_attack_or_stand_by():
    s = empire({"battlefield": ["reiksguard-knights"]}, {"quest": ["boar-boyz"]}, phase="battle")
    s.attack("quest", "reiksguard-knights").defend("their boar-boyz")
    assert s.asked == Frame.WINDOW and s.damage("their boar-boyz") == 0
    s = empire({"quest": ["reiksguard-knights"]}, {"battlefield": ["boar-boyz"]}, phase="battle", active=THEM)
    s.attack("quest", "their boar-boyz").defend()
    assert s.asked == Frame.WINDOW and s.damage("their boar-boyz") == 0


@pytest.mark.rule("INV-140")
@pytest.mark.card("reiksguard-knights")
def test_two_knights_strike_one_after_the_other():
    s = empire(
        {"quest": ["reiksguard-knights"] * 2},
        {"battlefield": ["mountain-brigade"]},
        phase="battle",
        active=THEM,
    )
    s.attack("quest", "their mountain-brigade").defend("reiksguard-knights", "reiksguard-knights#2")
    s.choose(0, "their mountain-brigade")
    assert s.damage("their mountain-brigade") == 2
    s.choose("their mountain-brigade")
    assert s.damage("their mountain-brigade") == 4


# --- 28 Bright Wizard Apprentice ------------------------------------------------------------------------------


@pytest.mark.rule("B-128", "INV-127")
@pytest.mark.card("bright-wizard-apprentice")
def test_apprentice_cancels_a_unit_action_whose_costs_stay_paid():
    s = empire(
        {"quest": ["bright-wizard-apprentice"], "kingdom": ["pistoliers"]},
        {"kingdom": ["lobber-crew"]},
        resources=2,
        active=THEM,
    )
    s.use("their lobber-crew").use("bright-wizard-apprentice", "chain lobber-crew")
    assert s.chain() == ["lobber-crew", "bright-wizard-apprentice"]
    s.resolve()
    assert s.discard(THEM) == ["lobber-crew"] and s.in_play("pistoliers") and s.asked == Frame.WINDOW


@pytest.mark.rule("B-128")
@pytest.mark.card("bright-wizard-apprentice")
def test_apprentice_cancels_a_support_action():
    s = empire(
        {"quest": ["bright-wizard-apprentice"]},
        {"battlefield": ["rock-lobber", "squig-herders"]},
        resources=2,
        their_resources=2,
        active=THEM,
    )
    s.use("their rock-lobber", "quest", "their squig-herders")
    s.use("bright-wizard-apprentice", "chain rock-lobber").resolve()
    assert s.damage("quest") == 0 and s.resources(THEM) == 0


@pytest.mark.card("bright-wizard-apprentice")
@pytest.mark.parametrize(("zone", "resources"), [("quest", 1), ("kingdom", 2), ("battlefield", 2)])
def test_apprentice_needs_the_quest_zone_and_two_resources(zone, resources):
    s = empire(
        {zone: ["bright-wizard-apprentice"]}, {"kingdom": ["lobber-crew"]}, resources=resources, active=THEM
    )
    assert not s.use("their lobber-crew").can_use("bright-wizard-apprentice")


@pytest.mark.rule("INV-123", "INV-128")
@pytest.mark.card("bright-wizard-apprentice")
def test_apprentice_cancels_neither_tactics_nor_the_playing_of_cards():
    s = empire(
        {"quest": ["bright-wizard-apprentice"]},
        {"kingdom": ["squig-herders"]},
        resources=4,
        their_resources=9,
        their_hand=["pillage", "boar-boyz", "waaagh"],
        active=THEM,
    )
    s.play("waaagh")
    assert not s.can_use("bright-wizard-apprentice")
    s.resolve().play("boar-boyz", "their quest")
    assert not s.can_use("bright-wizard-apprentice")


@pytest.mark.card("bright-wizard-apprentice")
def test_apprentice_works_once_a_turn():
    s = empire(
        {"quest": ["bright-wizard-apprentice"]}, {"kingdom": ["lobber-crew"] * 2}, resources=6, active=THEM
    )
    s.use("their lobber-crew").use("bright-wizard-apprentice", "chain lobber-crew").resolve()
    s.use("their lobber-crew")
    assert not s.can_use("bright-wizard-apprentice")


@pytest.mark.card("bright-wizard-apprentice")
def test_apprentice_may_use_it_again_in_the_next_turn():
    s = empire(
        {"quest": ["bright-wizard-apprentice"]}, {"kingdom": ["lobber-crew"] * 2}, resources=6, active=THEM
    )
    s.use("their lobber-crew").use("bright-wizard-apprentice", "chain lobber-crew").resolve()
    s.to("kingdom", active=ME).pass_().use("their lobber-crew")
    assert s.can_use("bright-wizard-apprentice")


@pytest.mark.rule("INV-124")
@pytest.mark.card("bright-wizard-apprentice")
def test_apprentice_does_not_cancel_itself_but_another_may_cancel_it():
    s = empire(
        {"quest": ["bright-wizard-apprentice"], "kingdom": ["huntsmen"]},
        {"quest": ["bright-wizard-apprentice"], "kingdom": ["lobber-crew"]},
        resources=4,
        their_resources=2,
        active=THEM,
    )
    s.use("their lobber-crew").use("bright-wizard-apprentice")
    assert s.choices() == ["chain lobber-crew"]
    s.choose("chain lobber-crew").use(
        "their bright-wizard-apprentice", "chain bright-wizard-apprentice"
    ).resolve()
    assert s.asked == Frame.SACRIFICE and s.actor == ME


@pytest.mark.rule("B-14")
@pytest.mark.card("bright-wizard-apprentice", "pistoliers")
def test_apprentice_may_name_any_action_on_the_chain():
    s = empire(
        {"quest": ["bright-wizard-apprentice"], "kingdom": ["pistoliers"]},
        {"kingdom": ["lobber-crew"], "battlefield": ["pistoliers"]},
        resources=3,
        their_resources=1,
        active=THEM,
    )
    s.use("their lobber-crew").use("pistoliers", "battlefield").use("their pistoliers", "their quest")
    s.use("bright-wizard-apprentice")
    assert s.choices() == ["chain lobber-crew", "chain pistoliers", "chain pistoliers"]
    s.choose("chain lobber-crew").resolve()
    assert s.asked == Frame.WINDOW and s.zone_of("their pistoliers") == "quest"


@pytest.mark.rule("INV-126")
@pytest.mark.card("bright-wizard-apprentice")
def test_apprentice_cancels_even_when_it_dies_in_answer():
    s = empire(
        {"quest": ["bright-wizard-apprentice"]},
        {"quest": ["nurgle-sorcerer"], "kingdom": ["lobber-crew"]},
        resources=2,
        their_resources=3,
        active=THEM,
    )
    s.use("their lobber-crew").use("bright-wizard-apprentice", "chain lobber-crew")
    s.use("their nurgle-sorcerer", "bright-wizard-apprentice").resolve()
    assert s.discard() == ["bright-wizard-apprentice"] and s.asked == Frame.WINDOW


# --- 29 Nuln Tinkerers ----------------------------------------------------------------------------------------


@pytest.mark.card("nuln-tinkerers")
def test_tinkerers_make_the_first_support_of_a_turn_cheaper():
    s = empire({"kingdom": ["nuln-tinkerers"]}, hand=["city-gates", "shrine-to-taal"], resources=3)
    assert (s.cost("city-gates"), s.cost("huntsmen"), s.cost("demoralise")) == (1, 1, 0)
    s.play("city-gates", "quest")
    assert s.cost("shrine-to-taal") == 2
    s.resolve()
    assert s.resources() == 2 and s.cost("shrine-to-taal") == 2
    s.to("capital", active=THEM)
    assert s.cost("shrine-to-taal") == 1


@pytest.mark.card("nuln-tinkerers")
@pytest.mark.parametrize("zone", ["quest", "battlefield"])
def test_tinkerers_help_only_from_the_kingdom_and_only_their_own_player(zone):
    assert empire({zone: ["nuln-tinkerers"]}).cost("city-gates") == 2
    assert empire({"kingdom": ["nuln-tinkerers"]}).cost("choppa", THEM) == 2


@pytest.mark.rule("U-14")
@pytest.mark.card("nuln-tinkerers", "knight-training")
def test_tinkerers_add_up_but_nothing_costs_less_than_nothing():
    s = empire({"kingdom": ["nuln-tinkerers"] * 3})
    assert (s.cost("city-gates"), s.cost("temple-of-shallya"), s.cost("knight-training")) == (0, 1, 0)


@pytest.mark.card("nuln-tinkerers", "dwarf-cannon-crew")
def test_tinkerers_do_not_count_a_support_that_was_only_put_into_play():
    s = scene(
        {"kingdom": ["nuln-tinkerers"]},
        hand=["dwarf-cannon-crew"],
        resources=3,
        deck=["keystone-forge", "runesmith"],
    )
    s.play("dwarf-cannon-crew", "quest").resolve().choose("keystone-forge")
    assert s.cost("keystone-forge") == 1


# --- 30 The Greatswords ---------------------------------------------------------------------------------------


@pytest.mark.card("the-greatswords")
def test_greatswords_grow_with_each_unit_that_enters_their_zone_this_turn():
    s = empire({"battlefield": ["the-greatswords"]}, hand=["peasant-militia"] * 2)
    s.play("peasant-militia", "battlefield").resolve()
    s.play("peasant-militia", "battlefield").resolve()
    assert s.power("the-greatswords") == 3
    s.to("begin", active=THEM)
    assert s.power("the-greatswords") == 1


@pytest.mark.card("the-greatswords")
def test_greatswords_mind_no_other_zone_no_support_and_not_the_opponents_zone():
    s = empire(
        {"battlefield": ["the-greatswords"]},
        hand=["peasant-militia", "city-gates", "the-greatswords"],
        resources=9,
    )
    s.play("peasant-militia", "quest").resolve()
    s.play("city-gates", "battlefield").resolve()
    assert s.power("the-greatswords") == 1
    s = empire(
        {"battlefield": ["the-greatswords"]}, their_hand=["squig-herders"], their_resources=2, active=THEM
    )
    s.play("squig-herders", "their battlefield").resolve()
    assert s.power("the-greatswords") == 1


@pytest.mark.rule("U-11")
@pytest.mark.card("the-greatswords", "pistoliers")
def test_greatswords_grow_when_a_unit_moves_in_even_in_mid_combat():
    s = empire({"battlefield": ["the-greatswords"], "kingdom": ["pistoliers"]}, phase="battle", resources=1)
    s.attack("quest", "the-greatswords")
    s.use("pistoliers", "battlefield").resolve()
    s.defend().assign("their quest", "their quest")
    assert s.assigned("their quest") == (2, 0)


# --- 31 Sigmar's Blessed --------------------------------------------------------------------------------------


@pytest.mark.rule("INV-131", "INV-128")
@pytest.mark.card("sigmars-blessed")
def test_blessed_leaves_and_sends_a_unit_of_any_such_zone_home():
    s = empire(
        {"quest": ["sigmars-blessed", "huntsmen"], "kingdom": ["pistoliers"]},
        {"quest": ["boar-boyz", "nurgle-sorcerer"], "battlefield": ["squig-herders"]},
        active=THEM,
        their_resources=3,
    )
    s.use("their nurgle-sorcerer", "sigmars-blessed").resolve()
    assert s.actor == ME and s.choices() == ["huntsmen", "their boar-boyz", "their nurgle-sorcerer"]
    s.choose("their boar-boyz")
    assert s.hand(THEM) == ["boar-boyz"] and s.discard() == ["sigmars-blessed"]


@pytest.mark.card("sigmars-blessed")
def test_blessed_with_nobody_to_send_home_does_nothing_and_must_send_its_own():
    s = empire(
        {"quest": ["sigmars-blessed"]}, {"battlefield": ["boar-boyz"]}, hand=["pilgrimage"], resources=4
    )
    s.play("pilgrimage", "sigmars-blessed").resolve()
    assert s.asked == Frame.WINDOW and s.hand() == ["sigmars-blessed"]
    s = empire({"quest": ["sigmars-blessed", "huntsmen"]}, hand=["pilgrimage"], resources=4)
    s.play("pilgrimage", "sigmars-blessed").resolve()
    assert s.choices() == ["huntsmen"]


@pytest.mark.rule("T-42", "U-13")
@pytest.mark.card("sigmars-blessed")
def test_blessed_dies_after_assigning_and_an_attacker_goes_home_with_what_lay_beside_it():
    s = empire(
        {"battlefield": ["sigmars-blessed", "pistoliers"]},
        {"battlefield": ["boar-boyz", "squig-herders"], "quest": ["nurgle-sorcerer"]},
        phase="battle",
        active=THEM,
        their_resources=3,
    )
    s.attack("battlefield", "their boar-boyz", "their squig-herders").defend("pistoliers")
    s.assign("pistoliers", "pistoliers", "their boar-boyz")
    s.use("their nurgle-sorcerer", "sigmars-blessed").resolve().choose("their boar-boyz")
    assert s.attackers() == ["their squig-herders"] and s.hand(THEM) == ["boar-boyz"]
    s.close()
    assert "pistoliers" in s.discard() and s.damage("their squig-herders") == 0


# --- 32 Thyrus Gorman -----------------------------------------------------------------------------------------


@pytest.mark.rule("T-06", "INV-128")
@pytest.mark.card("thyrus-gorman")
def test_thyrus_takes_a_damage_when_his_players_turn_ends_without_a_word_in_between():
    s = empire({"kingdom": ["thyrus-gorman"]}, phase="end")
    s.pass_()
    assert s.damage("thyrus-gorman") == 0
    s.pass_()
    assert s.damage("thyrus-gorman") == 1 and s.g.active == THEM


@pytest.mark.card("thyrus-gorman")
def test_thyrus_is_not_hurt_by_the_end_of_the_opponents_turn_and_dies_in_the_end():
    s = empire({"kingdom": ["thyrus-gorman"]}, phase="end", active=THEM).close()
    assert s.damage("thyrus-gorman") == 0
    s = empire({"kingdom": [piece("thyrus-gorman", damage=2)]}, phase="end").close()
    assert s.discard() == ["thyrus-gorman"]


@pytest.mark.rule("T-03", "INV-073")
@pytest.mark.card("thyrus-gorman")
@pytest.mark.parametrize(("resources", "allowed"), [(4, True), (3, False)])
def test_thyrus_costs_four_with_two_empire_symbols(resources, allowed):
    s = empire({"quest": ["huntsmen"]}, hand=["thyrus-gorman"], resources=resources)
    assert s.can_play("thyrus-gorman") == allowed
    if allowed:
        s.play("thyrus-gorman", "battlefield").resolve()
        assert s.resources() == 0 and s.power("thyrus-gorman") == 3


@pytest.mark.rule("B-18", "T-47")
@pytest.mark.card("thyrus-gorman", "johannes-broheim")
def test_thyrus_shares_no_zone_with_another_hero():
    s = empire({"quest": ["johannes-broheim"]}, hand=["thyrus-gorman"], resources=9)
    s.play("thyrus-gorman")
    assert s.choices() == ["kingdom", "battlefield"]


# --- 33 Huntsmen ----------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-142")
@pytest.mark.card("huntsmen")
def test_huntsmen_enter_play_in_the_quest_zone_or_on_a_quest_there():
    s = empire({"quest": ["defend-the-border"]}, hand=["huntsmen"], resources=1)
    s.play("huntsmen")
    assert s.choices() == ["defend-the-border", "quest"]
    s.choose("defend-the-border").resolve()
    assert s.zone_of("huntsmen") == "quest" and s.zone_power("quest") == 2


@pytest.mark.rule("INV-142")
@pytest.mark.card("huntsmen", "forced-march")
def test_huntsmen_may_march_elsewhere_and_fight_there():
    s = empire({"quest": ["huntsmen"]}, hand=["forced-march"], resources=2)
    s.play("forced-march", "huntsmen", "battlefield").resolve()
    s.to("battle").attack("kingdom", "huntsmen").defend().assign("their kingdom").close()
    assert s.damage("their kingdom") == 1


@pytest.mark.rule("INV-088", "INV-142")
@pytest.mark.card("huntsmen")
def test_huntsmen_find_no_room_on_a_quest_that_is_taken():
    s = empire(
        {"quest": ["defend-the-border", piece("pistoliers", on="defend-the-border")]},
        hand=["huntsmen"],
        resources=1,
    )
    s.play("huntsmen")
    assert s.choices() == ["quest"]


# --- 34 Warrior Priests ---------------------------------------------------------------------------------------


def priests(zone="quest", mine=(), theirs=("squig-herders",), **facts):
    return empire(
        {zone: ["warrior-priests"], "kingdom": list(mine)},
        {"battlefield": list(theirs), "quest": ["nurgle-sorcerer"]},
        active=THEM,
        their_resources=9,
        **facts,
    )


@pytest.mark.rule("B-134", "B-02")
@pytest.mark.card("warrior-priests")
def test_priests_send_a_point_of_any_damage_to_a_unit_in_a_battlefield():
    s = priests(mine=["pistoliers"])
    s.use("their nurgle-sorcerer", "warrior-priests").resolve()
    assert s.asked == Frame.REDIRECT and s.actor == ME
    assert s.choices() == ["their squig-herders"]
    s.choose("their squig-herders")
    assert s.damage("warrior-priests") == 0 and s.damage("their squig-herders") == 1


@pytest.mark.rule("B-134")
@pytest.mark.card("warrior-priests")
def test_priests_send_one_point_a_turn_only():
    s = priests()
    s.use("their nurgle-sorcerer", "warrior-priests").resolve().choose("their squig-herders")
    s.use("their nurgle-sorcerer", "warrior-priests").resolve()
    assert s.discard() == ["warrior-priests"]


@pytest.mark.card("warrior-priests")
def test_priests_keep_the_damage_when_no_battlefield_holds_a_unit():
    s = priests(theirs=[])
    s.use("their nurgle-sorcerer", "warrior-priests").resolve()
    assert s.discard() == ["warrior-priests"]
    s = priests(zone="battlefield", theirs=[])  # they are no target of their own
    s.use("their nurgle-sorcerer", "warrior-priests").resolve()
    assert s.discard() == ["warrior-priests"]


@pytest.mark.rule("B-134", "INV-113")
@pytest.mark.card("warrior-priests")
def test_priests_redirect_combat_damage_when_it_is_applied_and_only_one_point_of_it():
    s = empire(
        {"quest": ["warrior-priests"]}, {"battlefield": ["mountain-brigade"]}, phase="battle", active=THEM
    )
    s.attack("quest", "their mountain-brigade").defend("warrior-priests")
    s.assign("warrior-priests", "warrior-priests", "their mountain-brigade").close()
    s.choose("their mountain-brigade")
    assert s.discard() == ["warrior-priests"] and s.damage("their mountain-brigade") == 2


@pytest.mark.rule("T-32", "W-09")
@pytest.mark.card("warrior-priests")
def test_two_priests_send_a_point_to_each_other_once_a_turn_each_and_no_more():
    s = empire(
        {"battlefield": ["warrior-priests"]},
        {"battlefield": ["warrior-priests"], "quest": ["nurgle-sorcerer"]},
        active=THEM,
        their_resources=9,
    )
    s.use("their nurgle-sorcerer", "warrior-priests").resolve()
    s.choose("their warrior-priests")
    assert s.asked == Frame.REDIRECT and s.actor == THEM
    s.choose("warrior-priests")
    assert s.discard() == ["warrior-priests"] and s.in_play("their warrior-priests")


@pytest.mark.rule("W-09")
@pytest.mark.card("warrior-priests", "hammerer-of-karak-azul")
def test_a_point_sent_on_by_priests_meets_the_toughness_of_its_new_target():
    s = priests(theirs=["hammerer-of-karak-azul"])
    s.use("their nurgle-sorcerer", "warrior-priests").resolve().choose("their hammerer-of-karak-azul")
    assert s.damage("their hammerer-of-karak-azul") == 0


@pytest.mark.rule("W-09", "INV-140")
@pytest.mark.card("warrior-priests", "reiksguard-knights")
def test_priests_send_on_uncancellable_points_which_stay_so():
    s = empire(
        {"battlefield": ["warrior-priests", "hammerer-of-karak-azul"]},
        {"quest": ["reiksguard-knights"]},
        phase="battle",
    )
    s.attack("quest", "warrior-priests").defend("their reiksguard-knights").choose("warrior-priests")
    s.choose("hammerer-of-karak-azul")
    assert s.damage("hammerer-of-karak-azul") == 1 and not s.in_play("warrior-priests")


@pytest.mark.rule("U-02")
@pytest.mark.card("warrior-priests")
def test_the_active_players_priests_redirect_first():
    s = empire(
        {"quest": ["warrior-priests"], "battlefield": ["pistoliers"]},
        {"quest": ["warrior-priests"], "battlefield": ["mountain-brigade"]},
        active=THEM,
        their_hand=["nurgles-pestilence"],
        their_resources=9,
        their_capital="chaos",
    )
    s.play("nurgles-pestilence").resolve()
    assert s.asked == Frame.REDIRECT and s.actor == THEM


# --- 35 Free Company ------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-145")
@pytest.mark.card("free-company")
@pytest.mark.parametrize("copies", [1, 2])
def test_free_company_makes_the_opponent_discard_a_card_each(copies):
    s = empire({"battlefield": ["free-company"] * copies}, phase="battle", their_hand=["pillage", "waaagh"])
    names = ["free-company", "free-company#2"][:copies]
    s.attack("quest", *names).defend().assign(*["their quest"] * copies).close()
    assert len(s.hand(THEM)) == 2 - copies


@pytest.mark.rule("INV-145")
@pytest.mark.card("free-company")
def test_free_company_scouts_as_a_defender_but_not_dead_or_standing_by():
    board = {"quest": [piece("free-company", damage=2)]}
    theirs = {"battlefield": ["squig-herders"]}
    s = empire(board, theirs, phase="battle", active=THEM, their_hand=["pillage"])
    s.attack("quest", "their squig-herders").defend("free-company")
    s.assign("free-company", "their squig-herders").close()
    assert s.hand(THEM) == ["pillage"]
    s = empire({"quest": ["free-company"]}, theirs, phase="battle", active=THEM, their_hand=["pillage"])
    s.attack("quest", "their squig-herders").defend("free-company")
    s.assign("free-company", "their squig-herders").close()
    assert s.hand(THEM) == []
    s = empire({"quest": ["free-company"]}, theirs, phase="battle", active=THEM, their_hand=["pillage"])
    s.attack("quest", "their squig-herders").defend().assign("quest").close()
    assert s.hand(THEM) == ["pillage"]


# --- 36 Pistoliers --------------------------------------------------------------------------------------------


@pytest.mark.rule("U-11")
@pytest.mark.card("pistoliers")
def test_pistoliers_ride_to_another_zone_with_damage_and_attachments():
    s = empire(
        {"battlefield": [piece("pistoliers", damage=1), piece("knight-training", on="pistoliers")]},
        resources=2,
    )
    s.use("pistoliers")
    assert s.choices() == ["kingdom", "quest"]
    s.choose("quest").resolve()
    assert s.zone_of("pistoliers") == "quest" == s.zone_of("knight-training")
    assert s.damage("pistoliers") == 1 and s.zone_power("quest") == 3
    s.use("pistoliers", "kingdom").resolve()
    assert s.zone_of("pistoliers") == "kingdom" and not s.can_use("pistoliers")


@pytest.mark.rule("U-10")
@pytest.mark.card("pistoliers")
def test_pistoliers_that_ride_away_attack_no_more():
    s = empire({"battlefield": ["pistoliers"]}, phase="battle", resources=1)
    s.attack("quest", "pistoliers").use("pistoliers", "quest").resolve()
    assert s.attackers() == []
    s.defend().close()
    assert s.damage("their quest") == 0


@pytest.mark.rule("INV-104")
@pytest.mark.card("pistoliers")
def test_pistoliers_may_ride_to_the_attacked_zone_and_defend_it():
    s = empire(
        {"kingdom": ["pistoliers"]}, {"battlefield": ["boar-boyz"]}, phase="battle", active=THEM, resources=1
    )
    s.attack("quest", "their boar-boyz").pass_().use("pistoliers", "quest").resolve()
    s.defend("pistoliers")
    assert s.defenders() == ["pistoliers"]


@pytest.mark.rule("U-09")
@pytest.mark.card("pistoliers", "defend-the-border")
def test_pistoliers_that_leave_a_quest_lose_it_its_tokens():
    s = empire(
        {"quest": [piece("defend-the-border", tokens=3), piece("pistoliers", on="defend-the-border")]},
        resources=1,
    )
    s.use("pistoliers", "battlefield").resolve()
    assert s.tokens("defend-the-border") == 0


@pytest.mark.rule("B-12", "INV-126")
@pytest.mark.card("pistoliers")
def test_pistoliers_killed_in_answer_go_nowhere():
    s = empire(
        {"kingdom": [piece("pistoliers", damage=1)]},
        {"quest": ["nurgle-sorcerer"]},
        resources=1,
        their_resources=3,
    )
    s.use("pistoliers", "quest").use("their nurgle-sorcerer", "pistoliers").resolve()
    assert s.discard() == ["pistoliers"] and s.resources() == 0


@pytest.mark.rule("B-128")
@pytest.mark.card("pistoliers", "bright-wizard-apprentice")
def test_pistoliers_cancelled_stay_where_they_are():
    s = empire(
        {"kingdom": ["pistoliers"]}, {"quest": ["bright-wizard-apprentice"]}, resources=1, their_resources=2
    )
    s.use("pistoliers", "quest").use("their bright-wizard-apprentice", "chain pistoliers").resolve()
    assert s.zone_of("pistoliers") == "kingdom" and s.resources() == 0


@pytest.mark.rule("B-12")
@pytest.mark.card("pistoliers")
def test_pistoliers_that_are_there_already_do_not_ride_a_second_time():
    s = empire({"kingdom": ["pistoliers"], "battlefield": ["the-greatswords"]}, resources=2)
    s.use("pistoliers", "battlefield").pass_().use("pistoliers", "battlefield").resolve()
    assert s.zone_of("pistoliers") == "battlefield" and s.power("the-greatswords") == 2


# --- 37 Johannes Broheim --------------------------------------------------------------------------------------


@pytest.mark.rule("T-39", "D-01")
@pytest.mark.card("johannes-broheim")
@pytest.mark.parametrize("active", [ME, THEM])
def test_johannes_is_asked_at_the_end_of_every_phase_of_both_players(active):
    s = empire({"kingdom": ["johannes-broheim"]}, phase="begin", active=active)
    for phase in ("begin", "kingdom", "quest", "capital", "battle", "end"):
        assert s.phase == phase
        while s.asked in (Frame.WINDOW, Frame.TARGET_ZONE):
            s.pass_()
        assert s.actor == ME and s.choices() == ["pass", "quest", "battlefield"]
        s.choose("pass")
    assert s.g.active == 1 - active


@pytest.mark.rule("T-39", "D-01")
@pytest.mark.card("johannes-broheim")
def test_johannes_knows_four_phases_in_the_first_edition():
    s = empire({"kingdom": ["johannes-broheim"]}, phase="kingdom", at_entry=True, edition="2009")
    asked = []
    while s.g.active == ME:
        if s.asked == Frame.ANNOUNCE:
            asked.append(s.phase)
        s.pass_()
    assert asked == ["kingdom", "quest", "capital", "battle"]


@pytest.mark.rule("T-39")
@pytest.mark.card("johannes-broheim")
def test_johannes_rides_from_zone_to_zone_and_brings_his_power():
    s = empire({"battlefield": ["johannes-broheim"]}, phase="begin").close()
    s.choose("kingdom")
    assert s.resources() == 4  # he came before resources are collected
    s.close().choose("quest")
    assert len(s.hand()) == 2
    s.close().choose("battlefield").to("capital").close().choose("pass")
    s.attack("quest", "johannes-broheim")
    assert s.attackers() == ["johannes-broheim"]


@pytest.mark.rule("B-18", "T-39")
@pytest.mark.card("johannes-broheim", "thyrus-gorman")
def test_johannes_does_not_ride_to_another_hero():
    s = empire({"kingdom": ["johannes-broheim"], "quest": ["thyrus-gorman"]}, phase="capital").close()
    assert s.choices() == ["pass", "battlefield"]
    s = empire(
        {"kingdom": ["johannes-broheim"], "quest": ["thyrus-gorman"], "battlefield": ["king-kazador"]},
        phase="capital",
    ).close()
    assert s.asked == Frame.TARGET_ZONE and s.zone_of("johannes-broheim") == "kingdom"


@pytest.mark.rule("INV-140", "U-10")
@pytest.mark.card("johannes-broheim")
def test_johannes_strikes_back_when_he_defends_and_may_leave_after_the_combat():
    s = empire({"quest": ["johannes-broheim"]}, {"battlefield": ["boar-boyz"]}, phase="battle", active=THEM)
    s.attack("quest", "their boar-boyz").defend("johannes-broheim").choose("their boar-boyz")
    assert s.damage("their boar-boyz") == 2
    s.finish_combat()
    s.choose("kingdom")
    assert s.zone_of("johannes-broheim") == "kingdom"


# --- 38 Knight Training ---------------------------------------------------------------------------------------


@pytest.mark.rule("B-17")
@pytest.mark.card("knight-training")
def test_knight_training_strengthens_a_unit_of_the_own_battlefield():
    s = empire(
        {"battlefield": ["pistoliers"], "quest": ["huntsmen"]},
        {"battlefield": ["boar-boyz"]},
        hand=["knight-training"],
        resources=1,
    )
    s.play("knight-training")
    assert s.choices() == ["pistoliers"]
    s.choose("pistoliers").resolve()
    assert s.power("pistoliers") == 2
    assert s.attached("pistoliers") == ["knight-training"]


@pytest.mark.rule("B-17", "INV-023")
@pytest.mark.card("knight-training", "pistoliers")
def test_knight_training_stays_when_its_host_moves_and_goes_when_it_leaves():
    s = empire(
        {"battlefield": ["pistoliers", piece("knight-training", on="pistoliers")]},
        hand=["pilgrimage"],
        resources=5,
    )
    s.use("pistoliers", "kingdom").resolve()
    assert s.zone_power("kingdom") == 5
    s.play("pilgrimage", "pistoliers").resolve()
    assert s.discard() == ["knight-training", "pilgrimage"]


@pytest.mark.rule("B-12")
@pytest.mark.card("knight-training", "pistoliers")
def test_knight_training_is_lost_when_its_host_has_left_the_battlefield_in_answer():
    s = empire({"battlefield": ["pistoliers"]}, hand=["knight-training"], resources=2)
    s.play("knight-training", "pistoliers").pass_().use("pistoliers", "kingdom").resolve()
    assert s.discard() == ["knight-training"] and s.power("pistoliers") == 1


@pytest.mark.card("knight-training")
def test_knight_training_needs_a_unit_in_the_battlefield():
    assert not empire({"quest": ["huntsmen"]}, hand=["knight-training"], resources=5).can_play(
        "knight-training"
    )


# --- 39 Church of Sigmar --------------------------------------------------------------------------------------


@pytest.mark.card("church-of-sigmar")
@pytest.mark.parametrize(
    ("zone", "resources", "allowed"), [("kingdom", 0, False), ("kingdom", 1, True), ("quest", 0, True)]
)
def test_church_makes_the_opponent_pay_for_aiming_at_units(zone, resources, allowed):
    s = empire(
        {zone: ["church-of-sigmar"], "battlefield": ["pistoliers"]},
        their_hand=["seduced-by-darkness"],
        their_resources=resources,
        their_capital="chaos",
        active=THEM,
    )
    assert s.can_play("seduced-by-darkness") == allowed
    if allowed:
        s.play("seduced-by-darkness", "pistoliers").resolve()
        assert s.corrupt("pistoliers") and s.resources(THEM) == 0


@pytest.mark.card("church-of-sigmar")
def test_church_guards_no_supports_sections_developments_or_enemy_units():
    s = empire(
        {"kingdom": ["church-of-sigmar"]},
        {"battlefield": ["squig-herders"]},
        their_hand=["seduced-by-darkness"],
        their_capital="chaos",
        active=THEM,
    )
    assert s.can_play("seduced-by-darkness")
    s = empire({"kingdom": ["church-of-sigmar"]}, their_hand=["pillage"], their_resources=3, active=THEM)
    assert s.can_play("pillage")


@pytest.mark.card("church-of-sigmar")
def test_church_asks_once_an_effect_and_each_church_asks():
    board = {"battlefield": ["pistoliers", "the-greatswords"], "kingdom": ["church-of-sigmar"]}
    s = empire(board, their_hand=["favour-of-mork"], their_resources=9, active=THEM)
    before = 9 - s.cost("favour-of-mork", THEM)
    s.play("favour-of-mork", "pistoliers", "the-greatswords")
    assert s.resources(THEM) == before - 1
    board["kingdom"] = ["church-of-sigmar"] * 2
    s = empire(board, their_hand=["favour-of-mork"], their_resources=9, active=THEM)
    s.play("favour-of-mork", "pistoliers", "the-greatswords")
    assert s.resources(THEM) == before - 2


@pytest.mark.rule("INV-125")
@pytest.mark.card("church-of-sigmar")
def test_church_leaves_room_for_its_tax_in_an_x():
    s = empire(
        {"kingdom": ["church-of-sigmar"], "battlefield": ["pistoliers"]},
        their_hand=["flames-of-tzeentch"],
        their_resources=5,
        their_capital="chaos",
        active=THEM,
    )
    s.play("flames-of-tzeentch")
    assert s.choices() == ["0", "1", "2"]  # of 5 go 2 for loyalty and 1 for the Church
    s.choose(2, "pistoliers").resolve()
    assert s.resources(THEM) == 0 and s.discard() == ["pistoliers"]


@pytest.mark.card("church-of-sigmar")
def test_church_does_not_mind_what_does_not_aim_or_fights():
    s = empire(
        {"kingdom": ["church-of-sigmar"], "quest": ["the-greatswords"]},
        {"battlefield": ["boar-boyz"]},
        phase="battle",
        active=THEM,
    )
    s.attack("quest", "their boar-boyz").defend("the-greatswords").assign("the-greatswords")
    assert s.assigned("the-greatswords") == (1, 0)


@pytest.mark.rule("INV-125")
@pytest.mark.card("church-of-sigmar", "pillage")
def test_church_destroyed_in_answer_gives_nothing_back():
    s = empire(
        {"kingdom": ["church-of-sigmar"], "battlefield": ["pistoliers"]},
        their_hand=["seduced-by-darkness", "pillage"],
        their_resources=5,
        their_capital="chaos",
        active=THEM,
    )
    s.play("seduced-by-darkness", "pistoliers")
    s.pass_().play("pillage", "church-of-sigmar").resolve()
    assert s.corrupt("pistoliers") and s.resources(THEM) == 0


@pytest.mark.rule("W-22")
@pytest.mark.card("church-of-sigmar", "dwarf-ranger")
@pytest.mark.parametrize(("resources", "allowed"), [(1, False), (2, True)])
def test_church_taxes_forced_effects(resources, allowed):
    s = empire(
        {"kingdom": ["church-of-sigmar", "pistoliers"]},
        {"quest": ["dwarf-ranger"], "battlefield": ["grudge-thrower", "runesmith"]},
        their_resources=resources,
        active=THEM,
    )
    s.use("their grudge-thrower", "their runesmith")
    assert s.can_choose("pistoliers") == allowed and s.can_choose("kingdom")


# --- 40 City Gates --------------------------------------------------------------------------------------------


@pytest.mark.rule("B-01", "INV-128")
@pytest.mark.card("city-gates")
@pytest.mark.parametrize("zone", ["kingdom", "quest", "battlefield"])
def test_city_gates_add_a_development_to_their_zone_each_turn(zone):
    s = empire({zone: ["city-gates"]}, phase="begin", at_entry=True, deck=["huntsmen", "pistoliers"])
    assert s.developments(zone) == 1 and s.deck() == ["pistoliers"]


@pytest.mark.card("city-gates")
def test_city_gates_rest_in_the_opponents_turn_and_may_lose_the_game():
    s = empire({"quest": ["city-gates"]}, phase="begin", at_entry=True, active=THEM)
    assert s.developments("quest") == 0
    s = empire({"quest": ["city-gates"]}, phase="begin", at_entry=True, deck=["huntsmen"])
    assert s.over and s.winner == THEM


# --- 41 Shrine to Taal ----------------------------------------------------------------------------------------


@pytest.mark.card("shrine-to-taal")
def test_shrine_strengthens_a_unit_here_by_the_developments_here():
    s = empire(
        {"quest": ["shrine-to-taal", "huntsmen"], "kingdom": ["pistoliers"]},
        {"quest": ["boar-boyz"]},
        phase="begin",
        at_entry=True,
        developments={"quest": 2, "kingdom": 1},
    )
    assert s.choices() == ["huntsmen"]
    s.choose("huntsmen")
    assert s.power("huntsmen") == 3
    s.to("begin", active=THEM)
    assert s.power("huntsmen") == 1


@pytest.mark.card("shrine-to-taal")
def test_shrine_without_a_unit_or_in_the_opponents_turn_does_nothing():
    board = {"quest": ["shrine-to-taal"], "kingdom": ["pistoliers"]}
    assert empire(board, phase="begin", at_entry=True, developments={"quest": 2}).asked == Frame.WINDOW
    board = {"quest": ["shrine-to-taal", "huntsmen"]}
    s = empire(board, phase="begin", at_entry=True, developments={"quest": 2}, active=THEM)
    assert s.asked == Frame.WINDOW and s.power("huntsmen") == 1


@pytest.mark.rule("U-02", "W-06")
@pytest.mark.card("shrine-to-taal", "city-gates")
@pytest.mark.parametrize(("first", "power"), [(0, 1), (1, 2)])
def test_shrine_counts_what_the_gates_added_if_they_go_first(first, power):
    s = empire({"quest": ["shrine-to-taal", "city-gates", "huntsmen"]}, phase="begin", at_entry=True)
    assert s.asked == Frame.ORDER
    s.choose(first, "huntsmen")
    assert s.power("huntsmen") == power and s.developments("quest") == 1


# --- 42 Temple of Shallya -------------------------------------------------------------------------------------


@pytest.mark.card("temple-of-shallya")
def test_temple_may_move_a_unit_before_resources_are_collected():
    s = empire(
        {"kingdom": ["temple-of-shallya"], "quest": ["huntsmen"]},
        {"quest": ["boar-boyz"]},
        phase="kingdom",
        at_entry=True,
    )
    assert s.choices() == ["pass", "huntsmen"]
    s.choose("huntsmen", "kingdom")
    assert s.zone_of("huntsmen") == "kingdom" and s.resources() == 3 + 2 + 1


@pytest.mark.card("temple-of-shallya")
def test_temple_may_be_declined_and_works_only_in_the_own_kingdom_phase_and_kingdom():
    s = empire({"kingdom": ["temple-of-shallya"], "quest": ["huntsmen"]}, phase="kingdom", at_entry=True)
    s.choose("pass")
    assert s.asked == Frame.WINDOW and s.zone_of("huntsmen") == "quest"
    s = empire({"quest": ["temple-of-shallya", "huntsmen"]}, phase="kingdom", at_entry=True)
    assert s.asked == Frame.WINDOW
    s = empire({"kingdom": ["temple-of-shallya", "pistoliers"]}, phase="kingdom", at_entry=True, active=THEM)
    assert s.asked == Frame.WINDOW


@pytest.mark.rule("B-18")
@pytest.mark.card("temple-of-shallya", "thyrus-gorman", "johannes-broheim")
def test_temple_brings_no_two_heroes_together():
    s = empire(
        {"kingdom": ["temple-of-shallya"], "quest": ["thyrus-gorman"], "battlefield": ["johannes-broheim"]},
        phase="kingdom",
        at_entry=True,
    )
    s.choose("thyrus-gorman")
    assert s.can_choose("kingdom") and not s.can_choose("battlefield")


# --- 43 Defend the Border -------------------------------------------------------------------------------------


def border(tokens=3, theirs=None, **facts):
    board = {"quest": [piece("defend-the-border", tokens=tokens), piece("huntsmen", on="defend-the-border")]}
    return empire(
        board, theirs or {"battlefield": ["mountain-brigade"]}, phase="battle", active=THEM, **facts
    )


@pytest.mark.rule("W-09", "B-02")
@pytest.mark.card("defend-the-border")
def test_border_sends_the_first_point_at_the_capital_to_a_unit_or_another_section():
    s = border(burning=["kingdom"])
    s.attack("battlefield", "their mountain-brigade").defend().assign("battlefield", "battlefield").close()
    assert s.asked == Frame.REDIRECT and s.actor == ME
    assert sorted(s.choices()) == sorted(
        ["huntsmen", "quest", "their mountain-brigade", "their kingdom", "their quest", "their battlefield"]
    )
    s.choose("their kingdom")
    assert s.damage("battlefield") == 1 and s.damage("their kingdom") == 1


@pytest.mark.card("defend-the-border")
def test_border_needs_three_tokens():
    s = border(tokens=2)
    s.attack("battlefield", "their mountain-brigade").defend().assign("battlefield", "battlefield").close()
    assert s.asked == Frame.WINDOW and s.damage("battlefield") == 2


@pytest.mark.card("defend-the-border")
def test_border_works_once_a_turn_in_each_players_turn_against_any_damage():
    s = empire(
        {"quest": [piece("defend-the-border", tokens=3), piece("huntsmen", on="defend-the-border")]},
        {"battlefield": ["rock-lobber", "squig-herders", "squig-herders"], "quest": ["rock-lobber"]},
        active=THEM,
        their_resources=9,
    )
    s.use("their rock-lobber", "kingdom", "their squig-herders").resolve().choose("their quest")
    assert (s.damage("kingdom"), s.damage("their quest")) == (1, 1)
    s.to("kingdom", active=ME).pass_()
    s.use("their rock-lobber", "kingdom", "their squig-herders").resolve().choose("their quest")
    assert (s.damage("kingdom"), s.damage("their quest")) == (2, 2)
    assert s.tokens("defend-the-border") == 4


@pytest.mark.rule("INV-090")
@pytest.mark.card("defend-the-border")
def test_border_is_open_again_when_its_unit_dies_in_answer():
    s = empire(
        {"quest": [piece("defend-the-border", tokens=3), piece("huntsmen", on="defend-the-border")]},
        {"battlefield": ["rock-lobber", "squig-herders"], "quest": ["nurgle-sorcerer"]},
        active=THEM,
        their_resources=9,
    )
    s.use("their rock-lobber", "kingdom", "their squig-herders")
    s.pass_().use("their nurgle-sorcerer", "huntsmen").resolve()
    assert s.tokens("defend-the-border") == 0 and s.damage("kingdom") == 2


@pytest.mark.rule("INV-089")
@pytest.mark.card("defend-the-border")
def test_border_gathers_tokens_while_a_unit_quests():
    board = {"quest": [piece("defend-the-border", tokens=2), piece("huntsmen", on="defend-the-border")]}
    assert empire(board, phase="begin", at_entry=True).tokens("defend-the-border") == 3
    assert (
        empire({"quest": ["defend-the-border"]}, phase="begin", at_entry=True).tokens("defend-the-border")
        == 0
    )


@pytest.mark.rule("B-212", "W-09")
@pytest.mark.card("defend-the-border", "contested-fortress")
def test_border_and_fortress_take_a_point_each():
    s = empire(
        {
            "quest": [piece("defend-the-border", tokens=3), piece("huntsmen", on="defend-the-border")],
            "kingdom": ["contested-fortress"],
        },
        {"battlefield": ["mountain-brigade", "boar-boyz"]},
        phase="battle",
        active=THEM,
    )
    s.attack("battlefield", "their mountain-brigade", "their boar-boyz").defend().assign(
        *["battlefield"] * 3
    ).close()
    s.choose("their boar-boyz")
    assert s.damage("battlefield") == 1 and s.damage("their boar-boyz") == 1


@pytest.mark.rule("T-32", "W-09")
@pytest.mark.card("defend-the-border", "warrior-priests")
def test_a_point_goes_from_the_border_to_priests_and_on():
    s = empire(
        {
            "quest": [piece("defend-the-border", tokens=3), piece("huntsmen", on="defend-the-border")],
            "kingdom": ["warrior-priests"],
        },
        {"battlefield": ["mountain-brigade"]},
        phase="battle",
        active=THEM,
    )
    s.attack("battlefield", "their mountain-brigade").defend().assign("battlefield", "battlefield").close()
    s.choose("warrior-priests", "their mountain-brigade")
    assert (
        s.damage("battlefield") == 1
        and s.damage("their mountain-brigade") == 1
        and s.in_play("warrior-priests")
    )


@pytest.mark.rule("W-22")
@pytest.mark.card("defend-the-border", "king-kazador")
def test_border_pays_kazadors_tax_to_send_damage_to_him():
    s = border(theirs={"battlefield": ["king-kazador"]}, resources=2)
    s.attack("battlefield", "their king-kazador").defend().assign(*["battlefield"] * 3).close()
    assert not s.can_choose("their king-kazador") and s.can_choose("their battlefield")


# --- 44 Will of the Electors ----------------------------------------------------------------------------------


@pytest.mark.card("will-of-the-electors")
def test_electors_move_up_to_two_developments_to_another_zone_of_the_same_player():
    s = empire(hand=["will-of-the-electors"], resources=1, developments={"quest": ["huntsmen", "pistoliers"]})
    s.play("will-of-the-electors", "development huntsmen", "development pistoliers")
    assert s.choices() == ["kingdom", "battlefield"]
    s.choose("kingdom").resolve()
    assert (s.developments("quest"), s.developments("kingdom")) == (0, 2)


@pytest.mark.card("will-of-the-electors")
def test_electors_may_stop_at_one_and_take_both_from_one_zone():
    s = empire(
        hand=["will-of-the-electors"],
        resources=1,
        developments={"quest": ["huntsmen", "pistoliers"], "kingdom": 1},
    )
    s.play("will-of-the-electors", "development huntsmen")
    assert s.choices() == ["pass", "quest development"]
    s.choose("pass", "battlefield").resolve()
    assert (s.developments("quest"), s.developments("battlefield")) == (1, 1)


@pytest.mark.rule("W-05")
@pytest.mark.card("will-of-the-electors")
@pytest.mark.parametrize("there", [2, 3, 4, 5])
def test_electors_may_move_two_of_the_opponents_developments_by_lot(there):
    s = empire(hand=["will-of-the-electors"], resources=1, their_developments={"quest": there, "kingdom": 1})
    s.play("will-of-the-electors", "their quest development", "their quest development", "their kingdom")
    s.resolve()
    assert (s.developments("their quest"), s.developments("their kingdom")) == (there - 2, 3)


@pytest.mark.rule("W-28")
@pytest.mark.card("will-of-the-electors")
@pytest.mark.parametrize("there", [0, 2])
def test_electors_may_move_nothing(there):
    s = empire(hand=["will-of-the-electors"], resources=1, developments={"quest": there})
    s.play("will-of-the-electors", *["pass"] * (there > 0))
    assert s.chain() == ["will-of-the-electors"]
    s.resolve()
    assert s.discard() == ["will-of-the-electors"] and s.developments("quest") == there


@pytest.mark.rule("INV-116")
@pytest.mark.card("will-of-the-electors")
def test_electors_burn_a_section_that_stood_only_by_its_developments():
    s = empire(
        hand=["will-of-the-electors"], resources=1, their_developments={"quest": 2}, damage={"their quest": 8}
    )
    s.play("will-of-the-electors", "their development", "their development", "their kingdom").resolve()
    assert s.burning("their quest")


@pytest.mark.rule("B-12")
@pytest.mark.card("will-of-the-electors", "cultist-of-slaanesh")
def test_electors_still_move_the_one_that_is_left():
    s = empire(
        {},
        {"quest": ["cultist-of-slaanesh"]},
        hand=["will-of-the-electors"],
        resources=1,
        their_resources=4,
        developments={"quest": ["huntsmen", "pistoliers"]},
    )
    s.play("will-of-the-electors", "development huntsmen", "development pistoliers", "kingdom")
    s.use("their cultist-of-slaanesh", "quest development").resolve()
    assert (s.developments("quest"), s.developments("kingdom")) == (0, 1)


# --- 45 Twin-Tailed Comet -------------------------------------------------------------------------------------


@pytest.mark.rule("B-145", "W-12")
@pytest.mark.card("twin-tailed-comet", "demoralise")
def test_comet_copies_a_tactic_for_nothing_with_targets_of_its_own():
    s = empire(
        {"battlefield": ["thyrus-gorman"]},
        {"battlefield": ["chaos-knights"]},
        hand=["twin-tailed-comet"],
        resources=4,
        active=THEM,
        their_hand=["seduced-by-darkness"],
        their_capital="chaos",
    )
    s.play("seduced-by-darkness", "thyrus-gorman").play("twin-tailed-comet", "chain seduced-by-darkness")
    assert s.resources() == 0
    s.resolve()
    assert s.actor == ME and s.choices() == ["thyrus-gorman", "their chaos-knights"]
    s.choose("their chaos-knights")
    assert s.corrupt("their chaos-knights") and s.corrupt("thyrus-gorman")
    assert s.discard() == ["twin-tailed-comet"] and s.discard(THEM) == ["seduced-by-darkness"]


@pytest.mark.rule("B-145", "U-15")
@pytest.mark.card("twin-tailed-comet", "flames-of-tzeentch")
def test_comet_copies_flames_with_an_x_of_nothing():
    s = empire(
        {},
        {"battlefield": ["dark-zealot", "boar-boyz"]},
        hand=["twin-tailed-comet", "flames-of-tzeentch"],
        resources=9,
    )
    s.play("flames-of-tzeentch", 1, "their dark-zealot").pass_()
    s.play("twin-tailed-comet", "chain flames-of-tzeentch").resolve().choose("their boar-boyz")
    assert s.damage("their dark-zealot") == 1 and s.damage("their boar-boyz") == 0


@pytest.mark.card("twin-tailed-comet")
def test_comet_needs_a_tactic_on_the_chain_and_its_whole_cost():
    s = empire({"kingdom": ["pistoliers"]}, hand=["twin-tailed-comet"], resources=9)
    assert not s.can_play("twin-tailed-comet")
    s.use("pistoliers", "quest").pass_()
    assert not s.can_play("twin-tailed-comet")
    s = empire({"kingdom": ["pistoliers"]}, hand=["twin-tailed-comet", "demoralise"], resources=2)
    assert not s.play("demoralise", "pistoliers").pass_().can_play("twin-tailed-comet")


@pytest.mark.rule("B-145", "W-21")
@pytest.mark.card("twin-tailed-comet", "forced-march")
def test_comet_copies_a_tactic_for_the_own_turn_in_the_turn_of_the_opponent():
    s = empire(
        {"kingdom": ["pistoliers"]},
        {"battlefield": ["boar-boyz"]},
        hand=["twin-tailed-comet"],
        resources=5,
        active=THEM,
        their_hand=["forced-march"],
        their_capital="empire",
        their_resources=3,
    )
    s.play("forced-march", "their boar-boyz", "their quest")
    s.play("twin-tailed-comet", "chain forced-march").resolve().choose("pistoliers", "battlefield")
    assert s.zone_of("their boar-boyz") == "quest" and s.zone_of("pistoliers") == "battlefield"


@pytest.mark.rule("W-21", "B-150")
@pytest.mark.card("twin-tailed-comet", "sigmars-intervention")
def test_a_copied_intervention_does_nothing_for_who_is_not_attacked():
    s = empire(
        {"battlefield": ["pistoliers"]},
        phase="battle",
        hand=["twin-tailed-comet"],
        resources=5,
        their_hand=["sigmars-intervention"],
        their_capital="empire",
        their_resources=3,
    )
    s.attack("quest", "pistoliers").pass_().play("sigmars-intervention", "their kingdom")
    s.play("twin-tailed-comet", "chain sigmars-intervention").resolve()
    assert (s.asked, ZONES[s.g.attacked]) == (Frame.WINDOW, "kingdom")


@pytest.mark.rule("B-145", "W-21")
@pytest.mark.card("twin-tailed-comet", "culling-the-weak")
def test_comet_copies_without_the_sacrifice_that_is_a_cost():
    s = empire(
        {"battlefield": ["pistoliers"]},
        {"battlefield": ["dark-zealot", "chaos-knights"]},
        hand=["twin-tailed-comet"],
        resources=4,
        active=THEM,
        their_hand=["culling-the-weak"],
        their_resources=2,
        their_capital="chaos",
    )
    s.play("culling-the-weak", "their dark-zealot").play(
        "twin-tailed-comet", "chain culling-the-weak"
    ).resolve()
    assert s.in_play("pistoliers") and s.power("pistoliers") > 1


@pytest.mark.card("twin-tailed-comet", "church-of-sigmar")
@pytest.mark.parametrize(
    ("resources", "choices"), [(4, ["pistoliers"]), (5, ["pistoliers", "their huntsmen"])]
)
def test_comet_pays_the_tax_of_the_targets_that_it_chooses(resources, choices):
    s = empire(
        {"kingdom": ["pistoliers"]},
        {"kingdom": ["church-of-sigmar"], "quest": ["huntsmen"]},
        hand=["twin-tailed-comet"],
        resources=resources,
        active=THEM,
        their_hand=["demoralise"],
        their_capital="empire",
    )
    s.play("demoralise", "pistoliers").play("twin-tailed-comet", "chain demoralise").resolve()
    assert s.choices() == choices
    s.choose(choices[-1])
    assert s.resources() == 0


@pytest.mark.rule("INV-127", "B-12")
@pytest.mark.card("twin-tailed-comet", "pilgrimage")
def test_the_copy_of_a_comet_comes_first_and_may_take_the_target_away():
    s = empire({"quest": ["huntsmen"]}, hand=["twin-tailed-comet", "pilgrimage"], resources=8)
    s.play("pilgrimage", "huntsmen").pass_().play("twin-tailed-comet", "chain pilgrimage").resolve()
    s.choose("huntsmen")
    assert s.hand() == ["huntsmen"] and s.told(Event.FIZZLED)
    assert sorted(s.discard()) == ["pilgrimage", "twin-tailed-comet"]


@pytest.mark.rule("B-12")
@pytest.mark.card("twin-tailed-comet", "pilgrimage")
def test_comet_with_nothing_to_aim_at_any_more_copies_nothing():
    s = empire(
        {"quest": ["huntsmen"]},
        hand=["twin-tailed-comet", "demoralise"],
        resources=4,
        their_hand=["pilgrimage"],
        their_resources=4,
    )
    s.play("demoralise", "huntsmen").pass_().play("twin-tailed-comet", "chain demoralise")
    s.play("pilgrimage", "huntsmen").resolve()
    assert s.asked == Frame.WINDOW and s.chain() == []
    assert s.hand() == ["huntsmen"]


@pytest.mark.rule("B-145", "B-14", "W-21")
@pytest.mark.card("twin-tailed-comet")
def test_comet_may_copy_a_comet_which_then_copies_the_tactic_but_no_comet_again():
    s = empire(
        {"battlefield": ["pistoliers", "thyrus-gorman"]},
        hand=["twin-tailed-comet"] * 2 + ["demoralise"],
        resources=6,
    )
    s.play("demoralise", "thyrus-gorman").pass_().play("twin-tailed-comet", "chain demoralise").pass_()
    s.play("twin-tailed-comet", "chain twin-tailed-comet").resolve()
    assert s.choices() == ["chain demoralise"]
    s.choose("chain demoralise", "pistoliers", "thyrus-gorman")
    assert (s.power("pistoliers"), s.power("thyrus-gorman")) == (0, 0)
    assert s.asked == Frame.WINDOW and s.chain() == []


@pytest.mark.rule("B-145")
@pytest.mark.card("twin-tailed-comet", "stubborn-refusal")
def test_comet_chooses_all_targets_of_a_tactic_with_two():
    s = scene(
        {"quest": [piece("mountain-brigade", damage=2), "runesmith"]},
        {"quest": ["boar-boyz", "lobber-crew"]},
        hand=["stubborn-refusal", "twin-tailed-comet"],
        resources=9,
    )
    s.play("stubborn-refusal", "mountain-brigade", "their boar-boyz").pass_()
    s.play("twin-tailed-comet", "chain stubborn-refusal").resolve()
    s.choose("mountain-brigade", "their lobber-crew")
    assert s.discard(THEM) == ["lobber-crew"]
    assert s.damage("their boar-boyz") == 1 and s.damage("mountain-brigade") == 0


# --- 46 Demoralise --------------------------------------------------------------------------------------------


@pytest.mark.rule("U-14")
@pytest.mark.card("demoralise")
def test_demoralise_takes_two_power_until_the_turn_ends_but_none_below_nothing():
    s = empire({"kingdom": ["thyrus-gorman"]}, {"kingdom": ["boar-boyz"]}, hand=["demoralise"] * 2)
    s.play("demoralise", "thyrus-gorman").resolve()
    s.play("demoralise", "their boar-boyz").resolve()
    assert (s.power("thyrus-gorman"), s.power("their boar-boyz")) == (1, 0)
    s.to("begin", active=THEM)
    assert (s.power("thyrus-gorman"), s.power("their boar-boyz")) == (3, 1)


@pytest.mark.card("demoralise")
def test_demoralise_needs_a_unit():
    assert not empire({"kingdom": ["city-gates"]}, hand=["demoralise"], resources=5).can_play("demoralise")


@pytest.mark.rule("INV-124")
@pytest.mark.card("demoralise")
def test_demoralise_in_combat_lowers_what_is_assigned():
    s = empire(
        {"quest": ["huntsmen"]},
        {"battlefield": ["chaos-knights"]},
        phase="battle",
        active=THEM,
        hand=["demoralise"],
    )
    s.attack("quest", "their chaos-knights").pass_().play("demoralise", "their chaos-knights").resolve()
    assert s.power("their chaos-knights") == 1
    s.defend().assign("quest")
    assert s.assigned("quest") == (1, 0) and s.asked == Frame.WINDOW


# --- 47 Franz's Decree ----------------------------------------------------------------------------------------


@pytest.mark.rule("B-147")
@pytest.mark.card("franzs-decree")
def test_decree_forbids_declaring_an_attacker_this_turn():
    s = empire(
        {}, {"battlefield": ["boar-boyz", "squig-herders"]}, active=THEM, hand=["franzs-decree"], resources=1
    )
    s.pass_().play("franzs-decree", "their boar-boyz").resolve()
    s.to("battle").choose("quest").close()
    assert s.choices() == ["pass", "their squig-herders"]


@pytest.mark.rule("B-147")
@pytest.mark.card("franzs-decree")
def test_decree_forbids_declaring_a_defender():
    s = empire(
        {"battlefield": ["pistoliers"]},
        {"quest": ["boar-boyz"]},
        phase="battle",
        hand=["franzs-decree"],
        resources=1,
    )
    s.attack("quest", "pistoliers")
    s.play("franzs-decree", "their boar-boyz").resolve().close()
    assert s.choices() == ["pass"]


@pytest.mark.rule("B-147")
@pytest.mark.card("franzs-decree")
def test_decree_changes_nothing_for_one_that_fights_already():
    s = empire(
        {}, {"battlefield": ["boar-boyz"]}, phase="battle", active=THEM, hand=["franzs-decree"], resources=1
    )
    s.attack("quest", "their boar-boyz").pass_().play("franzs-decree", "their boar-boyz").resolve()
    assert s.attackers() == ["their boar-boyz"]
    s.defend().assign("quest").close()
    assert s.damage("quest") == 1


@pytest.mark.card("franzs-decree")
def test_decree_is_over_with_the_turn():
    s = empire({}, {"battlefield": ["boar-boyz"]}, hand=["franzs-decree"], resources=1)
    s.play("franzs-decree", "their boar-boyz").resolve()
    s.to("battle", active=THEM).attack("quest", "their boar-boyz")
    assert s.attackers() == ["their boar-boyz"]


# --- 48 Forced March ------------------------------------------------------------------------------------------


@pytest.mark.rule("U-11")
@pytest.mark.card("forced-march")
def test_march_moves_any_players_unit_to_another_zone_of_its_controller():
    s = empire({}, {"battlefield": [piece("boar-boyz", damage=1)]}, hand=["forced-march"], resources=3)
    s.play("forced-march", "their boar-boyz")
    assert s.choices() == ["their kingdom", "their quest"]
    s.choose("their quest").resolve()
    assert s.zone_of("their boar-boyz") == "quest" and s.damage("their boar-boyz") == 1


@pytest.mark.card("forced-march")
def test_march_is_for_the_own_turn_and_needs_a_unit():
    s = empire({"kingdom": ["pistoliers"]}, hand=["forced-march"], resources=3, active=THEM).pass_()
    assert not s.can_play("forced-march")
    assert not empire(hand=["forced-march"], resources=3).can_play("forced-march")


@pytest.mark.rule("B-18")
@pytest.mark.card("forced-march")
def test_march_brings_no_hero_to_a_hero():
    s = empire({}, {"kingdom": ["urguck"], "quest": ["grimgor-ironhide"]}, hand=["forced-march"], resources=3)
    s.play("forced-march", "their urguck")
    assert s.choices() == ["their battlefield"]


@pytest.mark.rule("U-10", "U-13")
@pytest.mark.card("forced-march")
def test_march_takes_a_defender_out_of_the_combat_but_not_the_damage_beside_it():
    s = empire(
        {"battlefield": ["the-greatswords"]},
        {"quest": ["boar-boyz"]},
        phase="battle",
        hand=["forced-march"],
        resources=2,
    )
    s.attack("quest", "the-greatswords").defend("their boar-boyz").assign(
        "their boar-boyz", "the-greatswords"
    )
    s.play("forced-march", "their boar-boyz", "their kingdom").resolve().close()
    assert s.damage("their boar-boyz") == 1 and s.damage("the-greatswords") == 1
    assert s.damage("their quest") == 0


@pytest.mark.rule("B-12")
@pytest.mark.card("forced-march", "pistoliers")
def test_march_to_where_the_unit_is_by_then_does_nothing_more():
    s = empire({"kingdom": ["pistoliers"], "quest": ["the-greatswords"]}, hand=["forced-march"], resources=9)
    s.play("forced-march", "pistoliers", "quest").pass_().use("pistoliers", "quest").resolve()
    assert s.zone_of("pistoliers") == "quest" and s.power("the-greatswords") == 2


# --- 49 Judgement of Verena -----------------------------------------------------------------------------------


@pytest.mark.card("judgement-of-verena")
def test_judgement_destroys_units_and_supports_in_zones_without_developments():
    s = empire(
        {
            "kingdom": ["city-gates", "pistoliers"],
            "quest": ["huntsmen", "defend-the-border"],
            "battlefield": ["free-company"],
        },
        {"kingdom": ["banna-of-da-red-sunz"], "quest": ["boar-boyz"]},
        hand=["judgement-of-verena"],
        resources=4,
        developments={"battlefield": 1},
        their_developments={"quest": 1},
    )
    s.play("judgement-of-verena").resolve()
    assert sorted(s.discard()) == ["city-gates", "huntsmen", "judgement-of-verena", "pistoliers"]
    assert s.discard(THEM) == ["banna-of-da-red-sunz"]
    assert s.in_play("defend-the-border") and s.in_play("free-company") and s.in_play("their boar-boyz")


@pytest.mark.card("judgement-of-verena", "organ-gun")
def test_judgement_looks_for_an_attachment_where_its_host_is():
    s = empire(
        {"battlefield": ["pistoliers"]},
        {"kingdom": ["boar-boyz"], "battlefield": [piece("organ-gun", on="boar-boyz")]},
        hand=["judgement-of-verena"],
        resources=5,
        their_developments={"kingdom": 1},
    )
    s.play("judgement-of-verena").resolve()
    assert s.attached("their boar-boyz") == ["their organ-gun"]


@pytest.mark.card("judgement-of-verena")
def test_judgement_is_for_the_own_turn():
    s = empire(hand=["judgement-of-verena"], resources=9, active=THEM).pass_()
    assert not s.can_play("judgement-of-verena")


@pytest.mark.rule("INV-124")
@pytest.mark.card("judgement-of-verena", "wake-the-mountain")
def test_judgement_answered_by_developments_spares_that_zone():
    s = empire(
        {},
        {"battlefield": ["troll-slayers"], "quest": ["runesmith"]},
        hand=["judgement-of-verena"],
        resources=5,
        their_hand=["wake-the-mountain"],
        their_resources=5,
        their_capital="dwarf",
    )
    s.play("judgement-of-verena").play("wake-the-mountain", "their battlefield").resolve()
    assert s.in_play("their troll-slayers") and not s.in_play("their runesmith")


@pytest.mark.rule("U-02", "B-20")
@pytest.mark.card("judgement-of-verena", "sigmars-blessed", "zhufbar-engineers")
def test_judgement_lets_those_that_fell_together_still_speak_for_themselves():
    s = empire(
        {"battlefield": ["sigmars-blessed", "zhufbar-engineers"]},
        {"battlefield": ["boar-boyz", "squig-herders"]},
        hand=["judgement-of-verena"],
        resources=5,
        their_developments={"battlefield": 1},
    )
    s.play("judgement-of-verena").resolve()
    assert s.asked == Frame.ORDER and s.actor == ME
    s.choose(0, "their boar-boyz", "their squig-herders")
    assert s.hand(THEM) == ["boar-boyz"] and s.discard(THEM) == ["squig-herders"]


# --- 50 Sigmar's Intervention ---------------------------------------------------------------------------------


def intervention(resources=3, **facts):
    return empire(
        {"kingdom": ["pistoliers"]},
        {"battlefield": ["boar-boyz"]},
        phase="battle",
        active=THEM,
        hand=["sigmars-intervention"],
        resources=resources,
        **facts,
    )


@pytest.mark.rule("B-150")
@pytest.mark.card("sigmars-intervention")
def test_intervention_sends_the_attack_to_another_own_zone_whose_units_may_defend():
    s = intervention().attack("quest", "their boar-boyz").pass_()
    s.play("sigmars-intervention")
    assert s.choices() == ["kingdom", "battlefield"]
    s.choose("kingdom").resolve().defend("pistoliers")
    assert s.defenders() == ["pistoliers"]
    s.assign("pistoliers", "their boar-boyz").close()
    assert s.damage("pistoliers") == 1 and s.damage("quest") == 0


@pytest.mark.rule("B-150")
@pytest.mark.card("sigmars-intervention")
def test_intervention_may_come_before_attackers_too():
    s = intervention()
    s.choose("quest").pass_().play("sigmars-intervention", "battlefield").resolve().close()
    s.choose("their boar-boyz", "done").defend().assign("battlefield").close()
    assert s.damage("battlefield") == 1


@pytest.mark.rule("B-150")
@pytest.mark.card("sigmars-intervention")
def test_intervention_sends_no_attack_to_a_burning_zone():
    s = intervention(burning=["battlefield"]).attack("quest", "their boar-boyz").pass_()
    s.play("sigmars-intervention")
    assert s.choices() == ["kingdom"]


@pytest.mark.rule("B-150")
@pytest.mark.card("sigmars-intervention")
def test_intervention_is_too_late_after_defenders_and_never_for_the_attacker():
    s = intervention().attack("quest", "their boar-boyz").defend().pass_()
    assert not s.can_play("sigmars-intervention")
    s = empire({"battlefield": ["pistoliers"]}, phase="battle", hand=["sigmars-intervention"], resources=9)
    assert not s.attack("quest", "pistoliers").can_play("sigmars-intervention")
    assert (
        not empire(hand=["sigmars-intervention"], resources=9, active=THEM)
        .pass_()
        .can_play("sigmars-intervention")
    )


@pytest.mark.rule("B-150", "B-12")
@pytest.mark.card("sigmars-intervention", "twin-tailed-comet")
def test_intervention_copied_sends_the_attack_on_and_the_original_back_or_nowhere():
    s = empire(
        {},
        {"battlefield": ["boar-boyz"]},
        phase="battle",
        active=THEM,
        hand=["sigmars-intervention", "twin-tailed-comet"],
        resources=8,
    )
    s.attack("quest", "their boar-boyz").pass_().play("sigmars-intervention", "kingdom").pass_()
    s.play("twin-tailed-comet", "chain sigmars-intervention").resolve()
    assert s.choices() == ["kingdom", "battlefield"]
    s.choose("kingdom")
    assert s.told(Event.FIZZLED) and s.g.attacked == Zone.KINGDOM


@pytest.mark.rule("B-150", "INV-109")
@pytest.mark.card("sigmars-intervention", "reiksguard-knights", "contested-fortress")
def test_intervention_leads_the_attack_onto_knights():
    s = empire(
        {"kingdom": ["reiksguard-knights", "contested-fortress"]},
        {"battlefield": ["squig-herders", "squig-herders"]},
        phase="battle",
        active=THEM,
        hand=["sigmars-intervention"],
        resources=2,
    )
    s.attack("battlefield", "their squig-herders", "their squig-herders#2").pass_()
    s.play("sigmars-intervention", "kingdom").resolve().defend("reiksguard-knights").choose(
        "their squig-herders"
    )
    s.assign("reiksguard-knights", "their squig-herders").close()
    assert s.discard(THEM) == ["squig-herders"] and s.damage("reiksguard-knights") == 1


# --- Among each other -----------------------------------------------------------------------------------------


@pytest.mark.card("church-of-sigmar", "bright-wizard-apprentice")
def test_apprentice_aims_at_an_action_and_pays_the_church_nothing():
    s = empire(
        {"quest": ["bright-wizard-apprentice"]},
        {"kingdom": ["church-of-sigmar", "lobber-crew"]},
        resources=2,
        active=THEM,
    )
    s.use("their lobber-crew").use("bright-wizard-apprentice", "chain lobber-crew").resolve()
    assert s.resources() == 0 and s.in_play("bright-wizard-apprentice")


@pytest.mark.card("church-of-sigmar", "warrior-priests")
@pytest.mark.parametrize(
    ("resources", "choices"), [(0, ["pistoliers"]), (1, ["pistoliers", "their boar-boyz"])]
)
def test_priests_pay_the_church_for_sending_damage_to_a_unit_it_guards(resources, choices):
    s = empire(
        {"quest": ["warrior-priests"], "battlefield": ["pistoliers"]},
        {"kingdom": ["church-of-sigmar"], "battlefield": ["boar-boyz"], "quest": ["nurgle-sorcerer"]},
        active=THEM,
        resources=resources,
        their_resources=3,
    )
    s.use("their nurgle-sorcerer", "warrior-priests").resolve()
    assert s.choices() == choices
    s.choose(choices[-1])
    assert s.resources() == 0 and s.damage(choices[-1]) == 1
    assert bool(s.told(Event.PAID)) == (resources == 1)


@pytest.mark.card("warrior-priests", "master-rune-of-valaya")
def test_a_point_sent_on_by_priests_is_cancelled_by_valaya_all_the_same():
    s = empire(
        {"quest": ["warrior-priests"]},
        {"battlefield": ["boar-boyz"]},
        phase="battle",
        active=THEM,
        hand=["master-rune-of-valaya"],
        resources=3,
    )
    s.attack("quest", "their boar-boyz").defend("warrior-priests").assign(
        "warrior-priests", "their boar-boyz"
    )
    s.pass_().play("master-rune-of-valaya").resolve().close().choose("their boar-boyz")
    assert s.in_play("warrior-priests") and s.damage("their boar-boyz") == 0


@pytest.mark.rule("T-44", "W-09", "B-212")
@pytest.mark.card("defend-the-border", "contested-fortress", "doom-divers")
def test_border_and_fortress_save_two_of_three_sections_from_doom_divers():
    s = empire(
        {
            "quest": [piece("defend-the-border", tokens=3), piece("huntsmen", on="defend-the-border")],
            "battlefield": ["contested-fortress"],
        },
        {"battlefield": ["doom-divers"]},
        phase="begin",
        at_entry=True,
        active=THEM,
        their_developments={"quest": 1},
    )
    s.choose("their development", "their doom-divers")
    assert s.damage("kingdom") + s.damage("quest") + s.damage("battlefield") == 1
    assert s.damage("their doom-divers") == 1


@pytest.mark.rule("U-09", "T-39")
@pytest.mark.card("johannes-broheim", "defend-the-border")
def test_johannes_may_ride_away_from_the_border_and_leaves_it_without_tokens():
    s = empire(
        {"quest": [piece("defend-the-border", tokens=3), piece("johannes-broheim", on="defend-the-border")]},
        phase="capital",
    )
    s.close().choose("battlefield")
    assert s.tokens("defend-the-border") == 0
    s.attack("quest", "johannes-broheim")
    assert s.attackers() == ["johannes-broheim"]


@pytest.mark.rule("T-37")
@pytest.mark.card("temple-of-shallya", "warpstone-excavation")
def test_temple_moves_a_unit_into_the_warpstone_and_the_kingdom_phase_restores_it():
    s = empire(
        {"kingdom": ["temple-of-shallya", "warpstone-excavation"], "quest": ["huntsmen"]},
        phase="kingdom",
        at_entry=True,
    )
    s.choose("huntsmen", "kingdom")
    assert s.corrupt("huntsmen") and s.asked == Frame.RESTORE
    s.choose("huntsmen")
    assert not s.corrupt("huntsmen") and s.resources() == 3 + 2 + 1 + 1


@pytest.mark.rule("T-37")
@pytest.mark.card("forced-march", "warpstone-excavation")
def test_march_drives_an_enemy_into_his_own_warpstone():
    s = empire(
        {},
        {"battlefield": ["boar-boyz"], "quest": ["warpstone-excavation"]},
        hand=["forced-march"],
        resources=3,
    )
    s.play("forced-march", "their boar-boyz", "their quest").resolve()
    assert s.corrupt("their boar-boyz")


@pytest.mark.rule("B-145")
@pytest.mark.card("twin-tailed-comet", "forced-march")
def test_comet_in_the_own_turn_copies_a_march():
    s = empire(
        {"kingdom": ["pistoliers"], "quest": ["huntsmen"]},
        hand=["twin-tailed-comet", "forced-march"],
        resources=9,
    )
    s.play("forced-march", "pistoliers", "battlefield").pass_()
    s.play("twin-tailed-comet", "chain forced-march").resolve().choose("huntsmen", "battlefield")
    assert s.zone_of("pistoliers") == s.zone_of("huntsmen") == "battlefield"


@pytest.mark.rule("B-145", "W-05")
@pytest.mark.card("twin-tailed-comet", "will-of-the-electors")
def test_comet_copies_the_electors_with_both_their_targets():
    s = empire(
        hand=["twin-tailed-comet", "will-of-the-electors"],
        resources=9,
        developments={"quest": ["huntsmen", "pistoliers"]},
        their_developments={"kingdom": 2},
    )
    s.play("will-of-the-electors", "development huntsmen", "pass", "kingdom").pass_()
    s.play("twin-tailed-comet", "chain will-of-the-electors").resolve()
    s.choose("their development", "their development", "their quest")
    assert (s.developments("quest"), s.developments("kingdom")) == (1, 1)
    assert (s.developments("their kingdom"), s.developments("their quest")) == (0, 2)


@pytest.mark.rule("U-14", "W-07")
@pytest.mark.card("rune-of-fortitude", "demoralise", "knight-training")
def test_a_rune_demoralise_and_training_add_up_before_anything_is_cut_off():
    s = scene(
        {"battlefield": ["pistoliers", piece("knight-training", on="pistoliers")]},
        {"quest": ["rune-of-fortitude"]},
        phase="battle",
        hand=["striking-the-grudge"],
        resources=9,
        their_hand=["demoralise"],
        their_capital="empire",
    )
    s.attack("quest", "pistoliers").choose("no")
    s.pass_().play("demoralise", "pistoliers").resolve()
    assert s.power("pistoliers") == 0
    s.play("striking-the-grudge", "pistoliers").resolve()
    assert s.power("pistoliers") == 1  # 1 and 1 of training, less 1 and 2, and 2


@pytest.mark.rule("B-20", "INV-128")
@pytest.mark.card("sigmars-blessed", "grudge-thrower")
def test_blessed_given_up_in_a_combat_sends_the_only_attacker_home():
    s = empire(
        {"battlefield": ["sigmars-blessed", "grudge-thrower"]},
        {"battlefield": ["boar-boyz"]},
        phase="battle",
        active=THEM,
        resources=1,
    )
    s.attack("quest", "their boar-boyz").pass_().use("grudge-thrower", "sigmars-blessed")
    s.choose("their boar-boyz").resolve()
    assert s.hand(THEM) == ["boar-boyz"] and s.attackers() == []
    s.defend().close()
    assert s.damage("quest") == 0
