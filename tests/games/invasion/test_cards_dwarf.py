"""Stories about the Dwarf cards, 1 to 25: what each does, where it ends, and how it behaves in chains and combats."""

import pytest

from wartable.games.invasion.cards import BY_KEY
from wartable.games.invasion.state import Event, Frame, Race, Zone

from .facts import facts
from .scene import ME, THEM, piece, scene

FACTS = {  # number, type, copies, cost, loyalty, power, hit points, traits
    "defender-of-the-hold": (1, "unit", 3, 1, 1, 1, 1, "warrior"),
    "zhufbar-engineers": (2, "unit", 1, 3, 1, 1, 3, "engineer"),
    "hammerer-of-karak-azul": (3, "unit", 3, 2, 1, 1, 2, "warrior elite"),
    "troll-slayers": (4, "unit", 3, 3, 1, 1, 3, "slayer"),
    "runesmith": (5, "unit", 3, 2, 1, 1, 1, "priest"),
    "durgnar-the-bold": (6, "unit", 1, 3, 3, 2, 2, "hero warrior"),
    "king-kazador": (7, "unit", 1, 6, 5, 3, 6, "hero warrior"),
    "dwarf-cannon-crew": (8, "unit", 1, 2, 2, 1, 2, "engineer"),
    "dwarf-masons": (9, "unit", 1, 3, 2, 1, 3, "engineer"),
    "dwarf-ranger": (10, "unit", 2, 3, 2, 1, 2, "ranger"),
    "mountain-brigade": (11, "unit", 2, 4, 2, 2, 6, "warrior"),
    "ironbreakers-of-ankhor": (12, "unit", 1, 5, 2, 2, 3, "warrior elite"),
    "rune-of-fortitude": (13, "support", 1, 2, 1, 0, 0, "rune"),
    "keystone-forge": (14, "support", 3, 2, 1, 1, 0, "building"),
    "organ-gun": (15, "support", 1, 0, 2, 0, 0, "attachment weapon"),
    "master-rune-of-dismay": (16, "support", 1, 4, 3, 2, 0, "rune"),
    "a-glorious-death": (17, "quest", 2, 0, 2, 0, 0, ""),
    "grudge-thrower": (18, "support", 2, 1, 2, 0, 0, "siege"),
    "burying-the-grudge": (19, "tactic", 1, 0, 2, 0, 0, ""),
    "stubborn-refusal": (20, "tactic", 1, 2, 1, 0, 0, ""),
    "striking-the-grudge": (21, "tactic", 2, 1, 3, 0, 0, ""),
    "grudge-thrower-assault": (22, "tactic", 1, 2, 3, 0, 0, ""),
    "demolition": (23, "tactic", 1, 2, 1, 0, 0, ""),
    "wake-the-mountain": (24, "tactic", 1, 3, 2, 0, 0, ""),
    "master-rune-of-valaya": (25, "tactic", 1, 2, 1, 0, 0, "spell rune"),
}
UNIQUE = {"durgnar-the-bold", "king-kazador"}
KEYWORDS = {
    "defender-of-the-hold": {"only": Zone.BATTLEFIELD},
    "hammerer-of-karak-azul": {"toughness": 1},
    "king-kazador": {"toughness": 2},
    "dwarf-ranger": {"scout": True},
}


@pytest.mark.parametrize("key", [pytest.param(key, marks=pytest.mark.card(key)) for key in FACTS])
def test_the_facts_of_the_card(key):
    card = BY_KEY[key]
    assert facts(key) == FACTS[key]
    assert (card.race, card.unique, card.keywords) == (Race.DWARF, key in UNIQUE, KEYWORDS.get(key, {}))
    assert card.symbols == (() if FACTS[key][1] == "tactic" else (Race.DWARF,))


# --- 1 Defender of the Hold -----------------------------------------------------------------------------------


@pytest.mark.rule("INV-142")
@pytest.mark.card("defender-of-the-hold")
def test_defender_enters_play_in_the_battlefield_only():
    s = scene(hand=["defender-of-the-hold"], resources=1)
    s.play("defender-of-the-hold")
    assert s.choices() == ["battlefield"]
    s.choose("battlefield").resolve()
    assert (s.power("defender-of-the-hold"), s.hit_points("defender-of-the-hold")) == (1, 1)
    assert s.resources() == 0


@pytest.mark.rule("INV-142")
@pytest.mark.card("defender-of-the-hold", "forced-march")
def test_defender_may_be_moved_elsewhere_later():
    s = scene({"battlefield": ["defender-of-the-hold"]}, hand=["forced-march"], resources=3, capital="empire")
    s.play("forced-march", "defender-of-the-hold", "kingdom").resolve()
    assert s.zone_of("defender-of-the-hold") == "kingdom"


@pytest.mark.rule("INV-073")
@pytest.mark.card("defender-of-the-hold")
def test_defender_costs_its_loyalty_without_a_dwarf_symbol():
    assert scene(capital="dwarf").cost("defender-of-the-hold") == 1
    assert scene(capital="empire").cost("defender-of-the-hold") == 2


# --- 2 Zhufbar Engineers --------------------------------------------------------------------------------------


@pytest.mark.rule("T-10", "INV-131")
@pytest.mark.card("zhufbar-engineers")
def test_engineers_leave_and_the_opponent_gives_up_a_unit_of_his_choice_in_the_same_zone():
    s = scene(
        {"battlefield": ["grudge-thrower", "zhufbar-engineers"]},
        {"battlefield": ["squig-herders", "doom-divers"], "kingdom": ["boar-boyz"]},
        resources=1,
    )
    s.use("grudge-thrower", "zhufbar-engineers")
    assert s.asked == Frame.SACRIFICE and s.actor == THEM
    assert s.choices() == ["their squig-herders", "their doom-divers"]
    s.choose("their doom-divers")
    assert s.discard(THEM) == ["doom-divers"]


@pytest.mark.rule("T-10")
@pytest.mark.card("zhufbar-engineers")
def test_engineers_do_nothing_to_an_empty_zone():
    s = scene(
        {"battlefield": ["grudge-thrower", "zhufbar-engineers"]}, {"kingdom": ["boar-boyz"]}, resources=1
    )
    s.use("grudge-thrower", "zhufbar-engineers")
    assert s.asked == Frame.WINDOW and s.in_play("their boar-boyz")


@pytest.mark.rule("T-10", "INV-128")
@pytest.mark.card("zhufbar-engineers")
def test_engineers_given_up_in_a_chain_work_before_the_chain_is_answered():
    s = scene(
        {"kingdom": ["zhufbar-engineers"], "battlefield": ["grudge-thrower"]},
        {"kingdom": ["lobber-crew"]},
        resources=1,
    )
    s.use("grudge-thrower", "zhufbar-engineers").choose("their lobber-crew")
    assert s.discard(THEM) == ["lobber-crew"]
    assert s.chain() == ["grudge-thrower"] and s.actor == THEM


@pytest.mark.card("zhufbar-engineers", "pilgrimage")
def test_engineers_work_when_they_return_to_hand_too():
    s = scene(
        {"quest": ["zhufbar-engineers"]},
        {"quest": ["squig-herders"]},
        active=THEM,
        their_hand=["pilgrimage"],
        their_resources=4,
    )
    s.play("pilgrimage", "zhufbar-engineers").resolve()
    s.choose("their squig-herders")
    assert s.hand() == ["zhufbar-engineers"] and s.discard(THEM) == ["squig-herders", "pilgrimage"]


# --- 3 Hammerer of Karak Azul ---------------------------------------------------------------------------------


@pytest.mark.rule("INV-146")
@pytest.mark.card("hammerer-of-karak-azul")
def test_hammerer_takes_one_less_of_each_damage():
    s = scene(
        {"battlefield": ["hammerer-of-karak-azul"]},
        their_hand=["flames-of-tzeentch"] * 2,
        their_resources=10,
        their_capital="chaos",
        active=THEM,
    )
    s.play("flames-of-tzeentch", 1, "hammerer-of-karak-azul").resolve()
    assert s.damage("hammerer-of-karak-azul") == 0
    s.play("flames-of-tzeentch", 2, "hammerer-of-karak-azul").resolve()
    assert s.damage("hammerer-of-karak-azul") == 1


@pytest.mark.rule("INV-147")
@pytest.mark.card("hammerer-of-karak-azul", "reiksguard-knights")
def test_hammerer_has_no_toughness_against_counterstrike():
    s = scene({"battlefield": ["hammerer-of-karak-azul"]}, {"quest": ["reiksguard-knights"]}, phase="battle")
    s.attack("quest", "hammerer-of-karak-azul").defend("their reiksguard-knights")
    s.choose("hammerer-of-karak-azul")
    assert s.discard() == ["hammerer-of-karak-azul"]


# --- 4 Troll Slayers ------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-130")
@pytest.mark.card("troll-slayers")
@pytest.mark.parametrize(
    ("zone", "developments", "power"),
    [
        ("battlefield", {"battlefield": 2}, 3),
        ("battlefield", {"battlefield": 3}, 3),
        ("battlefield", {"battlefield": 1, "kingdom": 2}, 1),
        ("kingdom", {"kingdom": 2}, 1),
    ],
)
def test_troll_slayers_are_stronger_in_a_battlefield_with_two_developments(zone, developments, power):
    assert scene({zone: ["troll-slayers"]}, developments=developments).power("troll-slayers") == power


@pytest.mark.rule("INV-129")
@pytest.mark.card("troll-slayers")
def test_troll_slayers_lose_it_in_mid_combat_with_the_development():
    s = scene(
        {"battlefield": ["troll-slayers"]},
        {"quest": ["cultist-of-slaanesh"]},
        phase="battle",
        developments={"battlefield": 2},
        their_resources=4,
    )
    s.attack("quest", "troll-slayers")
    s.pass_().use("their cultist-of-slaanesh", "battlefield development").resolve()
    s.defend()
    s.assign("their quest")
    assert s.assigned("their quest") == (1, 0) and s.asked == Frame.WINDOW


# --- 5 Runesmith ----------------------------------------------------------------------------------------------


@pytest.mark.rule("T-08", "INV-130")
@pytest.mark.card("runesmith")
@pytest.mark.parametrize(("zone", "allowed"), [("quest", True), ("kingdom", False), ("battlefield", False)])
def test_runesmith_works_in_the_quest_zone_only(zone, allowed):
    assert scene({zone: ["runesmith"]}, resources=2).can_use("runesmith") == allowed


@pytest.mark.card("runesmith")
def test_runesmith_strengthens_any_unit_until_the_turn_ends_and_as_often_as_paid():
    s = scene({"quest": ["runesmith"]}, {"kingdom": ["boar-boyz"]}, resources=5)
    s.use("runesmith", "their boar-boyz").resolve()
    s.use("runesmith", "their boar-boyz").resolve()
    assert s.power("their boar-boyz") == 3 and s.resources() == 1
    assert not s.can_use("runesmith")
    s.to("begin", active=THEM)
    assert s.power("their boar-boyz") == 1


@pytest.mark.rule("INV-126", "INV-127")
@pytest.mark.card("runesmith")
def test_runesmith_helps_even_when_it_dies_in_answer():
    s = scene(
        {"quest": ["runesmith"], "battlefield": ["troll-slayers"]},
        {"quest": ["nurgle-sorcerer"]},
        resources=2,
        their_resources=3,
    )
    s.use("runesmith", "troll-slayers").use("their nurgle-sorcerer", "runesmith").resolve()
    assert not s.in_play("runesmith") and s.power("troll-slayers") == 2


@pytest.mark.rule("INV-127", "B-12")
@pytest.mark.card("runesmith")
def test_runesmith_does_nothing_when_its_target_is_gone():
    s = scene(
        {"quest": ["runesmith"], "battlefield": ["defender-of-the-hold"]},
        {"quest": ["nurgle-sorcerer"]},
        resources=2,
        their_resources=3,
    )
    s.use("runesmith", "defender-of-the-hold").use("their nurgle-sorcerer", "defender-of-the-hold").resolve()
    assert s.told(Event.FIZZLED) and s.resources() == 0


@pytest.mark.rule("B-128")
@pytest.mark.card("runesmith", "bright-wizard-apprentice")
def test_runesmith_cancelled_has_paid_for_nothing():
    s = scene(
        {"quest": ["runesmith"]}, {"quest": ["bright-wizard-apprentice"]}, resources=2, their_resources=2
    )
    s.use("runesmith", "runesmith").use("their bright-wizard-apprentice", "chain runesmith").resolve()
    assert s.power("runesmith") == 1 and s.resources() == 0


# --- 6 Durgnar the Bold ---------------------------------------------------------------------------------------


@pytest.mark.card("durgnar-the-bold")
@pytest.mark.parametrize(("burning", "power"), [([], 2), (["quest"], 4), (["their quest"], 2)])
def test_durgnar_is_stronger_while_a_section_of_his_own_capital_burns(burning, power):
    assert scene({"kingdom": ["durgnar-the-bold"]}, burning=burning).power("durgnar-the-bold") == power


@pytest.mark.rule("T-47", "INV-027")
@pytest.mark.card("durgnar-the-bold")
def test_a_second_durgnar_can_be_nothing_but_a_development():
    s = scene({"kingdom": ["durgnar-the-bold"]}, hand=["durgnar-the-bold"], resources=9)
    assert not s.can_play("durgnar-the-bold")
    s.develop("durgnar-the-bold", "quest")
    assert s.developments("quest") == 1


@pytest.mark.rule("B-18")
@pytest.mark.card("durgnar-the-bold", "king-kazador")
def test_durgnar_enters_no_zone_with_another_hero():
    s = scene({"battlefield": ["king-kazador"]}, hand=["durgnar-the-bold"], resources=9)
    s.play("durgnar-the-bold")
    assert s.choices() == ["kingdom", "quest"]


@pytest.mark.card("durgnar-the-bold")
def test_durgnar_in_combat_deals_more_when_the_section_has_burnt_before():
    s = scene({"battlefield": ["durgnar-the-bold"]}, phase="battle", burning=["battlefield"])
    s.attack("quest", "durgnar-the-bold").defend().assign(*["their quest"] * 4)
    assert s.assigned("their quest") == (4, 0)


# --- 7 King Kazador -------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-146")
@pytest.mark.card("king-kazador")
def test_kazador_takes_two_less():
    s = scene(
        {"kingdom": ["king-kazador"]},
        their_hand=["flames-of-tzeentch"],
        their_resources=8,
        their_capital="chaos",
        active=THEM,
    )
    s.play("flames-of-tzeentch", 3, "king-kazador").resolve()
    assert s.damage("king-kazador") == 1
    assert s.resources(THEM) == 8 - 3 - 2 - 3  # X, loyalty, his tax


@pytest.mark.card("king-kazador")
@pytest.mark.parametrize(("resources", "allowed"), [(2, False), (3, True)])
def test_kazador_makes_opponents_pay_for_aiming_a_tactic(resources, allowed):
    s = scene(
        {"kingdom": ["king-kazador"]},
        their_hand=["seduced-by-darkness"],
        their_resources=resources,
        their_capital="chaos",
        active=THEM,
    )
    assert s.can_play("seduced-by-darkness") == allowed


@pytest.mark.card("king-kazador")
def test_kazador_costs_his_own_player_nothing():
    s = scene({"quest": ["runesmith"], "kingdom": ["king-kazador"]}, resources=2)
    s.use("runesmith", "king-kazador").resolve()
    assert s.power("king-kazador") == 4 and s.resources() == 0


@pytest.mark.card("king-kazador")
@pytest.mark.parametrize(("resources", "allowed"), [(5, False), (6, True)])
def test_kazador_taxes_an_action_of_a_card_in_play(resources, allowed):
    s = scene(
        {"kingdom": ["king-kazador"]}, {"quest": ["nurgle-sorcerer"]}, active=THEM, their_resources=resources
    )
    s.use("their nurgle-sorcerer")
    assert s.can_choose("king-kazador") == allowed


@pytest.mark.card("king-kazador", "organ-gun")
def test_kazador_taxes_an_attachment():
    s = scene(
        {"kingdom": ["king-kazador"]},
        their_hand=["organ-gun"],
        their_resources=5,
        their_capital="empire",
        active=THEM,
    )
    s.play("organ-gun", "king-kazador").resolve()
    assert s.attached("king-kazador") == ["their organ-gun"] and s.resources(THEM) == 0


@pytest.mark.rule("W-22")
@pytest.mark.card("king-kazador", "sigmars-blessed")
@pytest.mark.parametrize(("resources", "choices"), [(2, ["squig"]), (3, ["squig", "king"])])
def test_kazador_taxes_a_forced_effect(resources, choices):
    s = scene(
        {"battlefield": ["king-kazador"]},
        {
            "battlefield": ["sigmars-blessed", "squig-herders"],
            "quest": ["lobber-crew"],
            "kingdom": ["lobber-crew"],
        },
        hand=["pilgrimage"],
        resources=4,
        their_resources=resources,
    )
    s.play("pilgrimage", "their sigmars-blessed").resolve()
    assert s.actor == THEM
    assert s.can_choose("king-kazador") == ("king" in choices)
    if "king" in choices:
        s.choose("king-kazador")
        assert s.hand() == ["king-kazador"] and s.resources(THEM) == 0
    else:
        s.choose("their squig-herders")
        assert s.in_play("king-kazador") and s.resources(THEM) == 2


@pytest.mark.card("king-kazador")
def test_kazador_is_hit_for_nothing_by_what_does_not_aim():
    s = scene(
        {"kingdom": ["king-kazador"]},
        active=THEM,
        their_hand=["troll-vomit"],
        their_resources=5,
    )
    s.play("troll-vomit").resolve()
    assert s.discard() == ["king-kazador"] and s.resources(THEM) == 0


@pytest.mark.rule("T-29")
@pytest.mark.card("king-kazador", "church-of-sigmar")
@pytest.mark.parametrize(("resources", "allowed"), [(3, False), (4, True)])
def test_kazador_and_the_church_ask_for_four_together(resources, allowed):
    s = scene(
        {"kingdom": ["king-kazador", "church-of-sigmar"]},
        their_hand=["seduced-by-darkness"],
        their_resources=resources,
        their_capital="chaos",
        active=THEM,
    )
    assert s.can_play("seduced-by-darkness") == allowed


@pytest.mark.card("king-kazador")
def test_kazador_is_paid_for_once_an_effect_whatever_else_it_aims_at():
    s = scene(
        {"battlefield": ["king-kazador", "troll-slayers"]},
        active=THEM,
        their_hand=["favour-of-mork"],
        their_resources=9,
    )
    before = s.cost("favour-of-mork", THEM)
    s.play("favour-of-mork", "king-kazador", "troll-slayers")
    assert s.resources(THEM) == 9 - before - 3


@pytest.mark.rule("INV-125")
@pytest.mark.card("king-kazador", "stubborn-refusal")
def test_kazador_as_the_only_second_target_must_be_affordable_from_the_start():
    s = scene(
        {"battlefield": ["king-kazador"]},
        {"battlefield": [piece("boar-boyz", damage=2)]},
        their_hand=["stubborn-refusal"],
        their_capital="dwarf",
        their_resources=4,
        active=THEM,
    )
    assert not s.can_play("stubborn-refusal")


@pytest.mark.rule("B-18", "T-47")
@pytest.mark.card("king-kazador")
def test_kazador_is_unique_and_a_hero():
    s = scene({"kingdom": ["king-kazador"]}, hand=["king-kazador"], resources=20)
    assert not s.can_play("king-kazador")


# --- 8 Dwarf Cannon Crew --------------------------------------------------------------------------------------

CREW_DECK = ["keystone-forge", "master-rune-of-dismay", "troll-slayers", "demolition", "mountain-brigade"]


@pytest.mark.rule("B-108", "B-15")
@pytest.mark.card("dwarf-cannon-crew")
def test_cannon_crew_may_put_a_cheap_support_of_the_top_five_into_its_zone():
    s = scene(hand=["dwarf-cannon-crew"], resources=3, deck=[*CREW_DECK, "grudge-thrower", "runesmith"])
    s.play("dwarf-cannon-crew", "quest").resolve()
    assert s.asked == Frame.SEARCH and s.choices() == ["pass", "keystone-forge"]
    s.choose("keystone-forge")
    assert s.zone_of("keystone-forge") == "quest" and s.resources() == 0
    assert sorted(s.deck()) == sorted([*CREW_DECK[1:], "grudge-thrower", "runesmith"])


@pytest.mark.rule("B-108")
@pytest.mark.card("dwarf-cannon-crew")
def test_cannon_crew_need_not_take_anything_and_shuffles_all_the_same():
    s = scene(hand=["dwarf-cannon-crew"], resources=3, deck=CREW_DECK)
    s.play("dwarf-cannon-crew", "quest").resolve().choose("pass")
    assert s.told(Event.SHUFFLED) and sorted(s.deck()) == sorted(CREW_DECK)


@pytest.mark.rule("B-15")
@pytest.mark.card("dwarf-cannon-crew")
def test_cannon_crew_finds_nothing_below_the_fifth_card():
    s = scene(hand=["dwarf-cannon-crew"], resources=3, deck=[*["runesmith"] * 5, "keystone-forge"])
    s.play("dwarf-cannon-crew", "kingdom").resolve()
    assert s.choices() == ["pass"]


@pytest.mark.rule("INV-143")
@pytest.mark.card("dwarf-cannon-crew", "contested-village")
def test_cannon_crew_puts_a_limited_card_without_playing_it():
    s = scene(
        hand=["dwarf-cannon-crew", "contested-village"], resources=4, deck=["contested-village", "runesmith"]
    )
    s.play("contested-village", "kingdom").resolve()
    s.play("dwarf-cannon-crew", "kingdom").resolve().choose("contested-village")
    assert s.in_play("contested-village#2")


@pytest.mark.rule("B-17", "W-20")
@pytest.mark.card("dwarf-cannon-crew", "organ-gun")
def test_cannon_crew_may_attach_what_it_finds_to_a_unit_of_its_zone():
    s = scene(
        {"quest": ["runesmith"], "kingdom": ["troll-slayers"]},
        {"quest": ["squig-herders"]},
        hand=["dwarf-cannon-crew"],
        resources=3,
        deck=["organ-gun", *CREW_DECK],
    )
    s.play("dwarf-cannon-crew", "quest").resolve().choose("organ-gun")
    assert s.choices() == ["runesmith", "dwarf-cannon-crew"]
    s.choose("dwarf-cannon-crew")
    assert s.attached("dwarf-cannon-crew") == ["organ-gun"]


@pytest.mark.rule("W-20")
@pytest.mark.card("dwarf-cannon-crew", "knight-training")
def test_cannon_crew_can_take_no_attachment_without_a_host_for_it():
    s = scene(hand=["dwarf-cannon-crew"], resources=3, deck=["knight-training", *CREW_DECK])
    s.play("dwarf-cannon-crew", "quest").resolve()
    assert "knight-training" not in s.choices()


@pytest.mark.rule("INV-004")
@pytest.mark.card("dwarf-cannon-crew")
def test_cannon_crew_that_takes_the_last_card_of_the_deck_loses():
    s = scene(hand=["dwarf-cannon-crew"], resources=3, deck=["keystone-forge"])
    s.play("dwarf-cannon-crew", "kingdom").resolve().choose("keystone-forge")
    assert s.over and s.winner == THEM


# --- 9 Dwarf Masons -------------------------------------------------------------------------------------------


@pytest.mark.card("dwarf-masons")
def test_masons_make_the_top_card_a_development_of_their_zone():
    s = scene(hand=["dwarf-masons"], resources=4, deck=["runesmith", "troll-slayers"])
    s.play("dwarf-masons", "battlefield").resolve()
    assert s.developments("battlefield") == 1 and s.deck() == ["troll-slayers"]
    assert s.g.developed == 0  # the turn's own development is still to come


@pytest.mark.rule("U-11")
@pytest.mark.card("dwarf-masons", "forced-march")
def test_masons_that_move_do_not_enter_play():
    s = scene({"kingdom": ["dwarf-masons"]}, hand=["forced-march"], resources=3, capital="empire")
    s.play("forced-march", "dwarf-masons", "quest").resolve()
    assert s.developments("quest") == 0


@pytest.mark.rule("U-03")
@pytest.mark.card("dwarf-masons")
def test_masons_that_take_the_last_card_lose():
    s = scene(hand=["dwarf-masons"], resources=4, deck=["runesmith"])
    s.play("dwarf-masons", "battlefield").resolve()
    assert s.over and s.winner == THEM


# --- 10 Dwarf Ranger ------------------------------------------------------------------------------------------


@pytest.mark.card("dwarf-ranger")
def test_ranger_avenges_another_dwarf_unit_on_a_unit_or_a_section():
    s = scene(
        {"quest": ["dwarf-ranger"], "battlefield": ["grudge-thrower", "runesmith"]},
        {"kingdom": ["boar-boyz"]},
        resources=1,
        burning=["their quest"],
    )
    s.use("grudge-thrower", "runesmith")
    assert s.actor == ME and s.can_choose("their boar-boyz") and s.can_choose("their kingdom")
    assert not s.can_choose("their quest")
    s.choose("their kingdom")
    assert s.damage("their kingdom") == 1 and s.chain() == ["grudge-thrower"]


@pytest.mark.rule("B-20")
@pytest.mark.card("dwarf-ranger")
@pytest.mark.parametrize(
    ("zone", "lost"), [("quest", "dwarf-ranger"), ("kingdom", "runesmith"), ("quest", "huntsmen")]
)
def test_ranger_does_nothing_for_itself_elsewhere_or_for_other_races(zone, lost):
    board = {"battlefield": ["grudge-thrower", "runesmith", "huntsmen"]}
    board[zone] = [*board.get(zone, []), "dwarf-ranger"]
    s = scene(board, {"kingdom": ["boar-boyz"]}, resources=1)
    s.use("grudge-thrower", lost)
    assert s.asked == Frame.WINDOW


@pytest.mark.rule("B-20")
@pytest.mark.card("dwarf-ranger")
def test_ranger_that_dies_with_the_others_avenges_nobody():
    s = scene(
        {"quest": ["dwarf-ranger", "runesmith"]}, active=THEM, their_hand=["troll-vomit"], their_resources=5
    )
    s.play("troll-vomit").resolve()
    assert s.asked == Frame.WINDOW and s.discard() == ["runesmith", "dwarf-ranger"]


@pytest.mark.card("dwarf-ranger")
def test_ranger_avenges_each_one_that_falls_in_a_combat():
    s = scene(
        {"quest": ["dwarf-ranger"], "battlefield": ["runesmith", "runesmith"]},
        {"kingdom": [piece("mountain-brigade")]},
        phase="battle",
    )
    s.attack("kingdom", "runesmith", "runesmith#2").defend("their mountain-brigade")
    s.assign("their mountain-brigade", "their mountain-brigade", "runesmith", "runesmith#2").close()
    s.choose(0, "their kingdom", "their mountain-brigade")
    assert s.damage("their kingdom") == 1 and s.damage("their mountain-brigade") == 3


@pytest.mark.rule("INV-145", "B-210")
@pytest.mark.card("dwarf-ranger")
def test_ranger_scouts_when_it_survives_a_combat():
    s = scene(
        {"battlefield": ["dwarf-ranger"]}, phase="battle", their_hand=["pillage"], burning=["their quest"]
    )
    s.attack("quest", "dwarf-ranger").defend().close().close()
    assert s.hand(THEM) == [] and s.discard(THEM) == ["pillage"]


# --- 11 Mountain Brigade --------------------------------------------------------------------------------------


@pytest.mark.rule("T-02", "INV-064")
@pytest.mark.card("mountain-brigade")
def test_mountain_brigade_draws_two_more_in_the_quest_zone():
    s = scene({"quest": ["mountain-brigade"]}, phase="quest", at_entry=True)
    assert len(s.hand()) == 3


@pytest.mark.card("mountain-brigade")
def test_mountain_brigade_stands_six_damage_but_no_more():
    s = scene(
        {"battlefield": [piece("mountain-brigade", damage=5)]}, {"quest": ["boar-boyz"]}, phase="battle"
    )
    assert s.power("mountain-brigade") == 2 and s.in_play("mountain-brigade")
    s.attack("quest", "mountain-brigade").defend("their boar-boyz")
    s.assign("their boar-boyz", "their boar-boyz", "mountain-brigade").close()
    assert s.discard() == ["mountain-brigade"] and s.damage("their boar-boyz") == 2


@pytest.mark.card("mountain-brigade")
def test_mountain_brigade_can_not_be_played_for_too_little():
    assert not scene(hand=["mountain-brigade"], resources=4).can_play("mountain-brigade")
    assert scene(hand=["mountain-brigade"], resources=5).can_play("mountain-brigade")


# --- 12 Ironbreakers of Ankhor --------------------------------------------------------------------------------


@pytest.mark.card("ironbreakers-of-ankhor")
@pytest.mark.parametrize(("developments", "toughness"), [({}, 0), ({"quest": 3}, 3), ({"kingdom": 2}, 0)])
def test_ironbreakers_are_as_tough_as_their_zone_is_developed(developments, toughness):
    s = scene({"quest": ["ironbreakers-of-ankhor"]}, developments=developments)
    assert s.toughness("ironbreakers-of-ankhor") == toughness


@pytest.mark.rule("T-27")
@pytest.mark.card("ironbreakers-of-ankhor", "demolition")
def test_ironbreakers_lose_toughness_with_a_development_between_assigning_and_applying():
    s = scene(
        {"battlefield": [piece("ironbreakers-of-ankhor")]},
        {"quest": ["mountain-brigade"], "kingdom": ["chaos-knights"]},
        phase="battle",
        developments={"battlefield": 3},
        their_hand=["demolition", "striking-the-grudge"],
        their_resources=9,
        their_capital="dwarf",
    )
    s.attack("quest", "ironbreakers-of-ankhor").defend("their mountain-brigade")
    s.pass_().play("striking-the-grudge", "their mountain-brigade").resolve()
    s.assign(*["their mountain-brigade"] * 2, *["ironbreakers-of-ankhor"] * 4)
    s.pass_().play("demolition", "battlefield development").resolve()
    assert s.toughness("ironbreakers-of-ankhor") == 2
    s.close()
    assert s.damage("ironbreakers-of-ankhor") == 2


# --- 13 Rune of Fortitude -------------------------------------------------------------------------------------


def attack_on_a_rune(resources, runes=1):
    return scene(
        {"battlefield": ["troll-slayers", "mountain-brigade"]},
        {"quest": ["rune-of-fortitude"] * runes},
        phase="battle",
        resources=resources,
    ).attack("quest", "troll-slayers", "mountain-brigade")


@pytest.mark.rule("W-07")
@pytest.mark.card("rune-of-fortitude")
def test_rune_weakens_each_attacker_that_is_not_paid_for():
    s = attack_on_a_rune(resources=2)
    assert s.asked == Frame.PAY_FOR_ATTACKER and s.actor == ME
    s.choose("no", "yes")
    assert (s.power("troll-slayers"), s.power("mountain-brigade")) == (0, 2)
    assert s.resources() == 1 and s.asked == Frame.WINDOW


@pytest.mark.rule("W-07")
@pytest.mark.card("rune-of-fortitude")
def test_rune_asks_nobody_who_can_not_pay():
    s = attack_on_a_rune(resources=0)
    assert s.asked == Frame.WINDOW
    assert (s.power("troll-slayers"), s.power("mountain-brigade")) == (0, 1)


@pytest.mark.rule("W-07")
@pytest.mark.card("rune-of-fortitude")
def test_a_second_rune_asks_for_a_second_payment():
    s = attack_on_a_rune(resources=3, runes=2)
    assert s.asked == Frame.ORDER and s.actor == THEM
    s.choose(0, "no", "yes", "yes", "yes")
    assert s.resources() == 0
    assert (s.power("troll-slayers"), s.power("mountain-brigade")) == (0, 2)


@pytest.mark.card("rune-of-fortitude")
def test_rune_minds_only_attacks_on_its_own_zone():
    s = scene(
        {"battlefield": ["troll-slayers"], "quest": ["rune-of-fortitude"]},
        {"kingdom": ["rune-of-fortitude"]},
        phase="battle",
        resources=2,
    )
    s.attack("quest", "troll-slayers")
    assert s.asked == Frame.WINDOW and s.power("troll-slayers") == 1


@pytest.mark.rule("INV-129")
@pytest.mark.card("rune-of-fortitude", "demolition")
def test_rune_destroyed_before_damage_is_assigned_weakens_nobody():
    s = scene(
        {"battlefield": ["mountain-brigade"]},
        {"quest": ["rune-of-fortitude"]},
        phase="battle",
        resources=2,
        hand=["demolition"],
    )
    s.attack("quest", "mountain-brigade").choose("no")
    s.play("demolition", "their rune-of-fortitude").resolve()
    s.defend().assign("their quest", "their quest")
    assert s.assigned("their quest") == (2, 0)


@pytest.mark.rule("INV-107")
@pytest.mark.card("rune-of-fortitude")
def test_rune_makes_damage_less_in_the_combat_itself():
    s = attack_on_a_rune(resources=0)
    s.defend().assign("their quest")
    assert s.assigned("their quest") == (1, 0) and s.asked == Frame.WINDOW


@pytest.mark.rule("B-150", "W-07")
@pytest.mark.card("rune-of-fortitude", "sigmars-intervention")
def test_rune_asks_when_the_attack_is_sent_to_its_zone_and_lets_go_where_it_was():
    s = scene(
        {"battlefield": ["mountain-brigade"]},
        {"quest": ["rune-of-fortitude"], "kingdom": ["rune-of-fortitude"]},
        phase="battle",
        resources=2,
        their_hand=["sigmars-intervention"],
        their_resources=3,
        their_capital="empire",
    )
    s.attack("quest", "mountain-brigade").choose("yes")
    s.pass_().play("sigmars-intervention", "their kingdom").resolve()
    assert s.asked == Frame.PAY_FOR_ATTACKER
    s.choose("no")
    assert s.power("mountain-brigade") == 1 and s.resources() == 1


# --- 14 Keystone Forge ----------------------------------------------------------------------------------------


@pytest.mark.rule("B-01")
@pytest.mark.card("keystone-forge")
def test_forge_heals_a_damaged_section_when_the_turn_begins():
    s = scene(
        {"kingdom": ["keystone-forge"]}, phase="begin", at_entry=True, damage={"quest": 3, "battlefield": 1}
    )
    assert s.choices() == ["quest", "battlefield"]
    s.choose("quest")
    assert s.damage("quest") == 2 and s.damage("battlefield") == 1


@pytest.mark.rule("INV-130")
@pytest.mark.card("keystone-forge")
@pytest.mark.parametrize(("zone", "active"), [("quest", ME), ("battlefield", ME), ("kingdom", THEM)])
def test_forge_heals_nothing_elsewhere_or_in_the_opponents_turn(zone, active):
    s = scene({zone: ["keystone-forge"]}, phase="begin", at_entry=True, damage={"quest": 3}, active=active)
    assert s.asked == Frame.WINDOW and s.damage("quest") == 3


@pytest.mark.card("keystone-forge")
def test_forge_has_nothing_to_do_for_an_unhurt_capital_or_the_opponents():
    s = scene({"kingdom": ["keystone-forge"]}, phase="begin", at_entry=True, damage={"their quest": 3})
    assert s.asked == Frame.WINDOW and s.damage("their quest") == 3


# --- 15 Organ Gun ---------------------------------------------------------------------------------------------


@pytest.mark.card("organ-gun")
def test_organ_gun_strengthens_its_host_only_while_it_defends():
    s = scene(
        {"quest": ["runesmith", piece("organ-gun", on="runesmith")]},
        {"battlefield": ["boar-boyz"]},
        phase="battle",
        active=THEM,
    )
    assert s.power("runesmith") == 1
    s.attack("quest", "their boar-boyz")
    assert s.power("runesmith") == 1
    s.defend("runesmith")
    assert s.power("runesmith") == 3
    s.assign("runesmith", *["their boar-boyz"] * 3)
    assert s.assigned("their boar-boyz") == (3, 0)


@pytest.mark.card("organ-gun")
def test_organ_gun_helps_no_attacker():
    s = scene({"battlefield": ["runesmith", piece("organ-gun", on="runesmith")]}, phase="battle")
    s.attack("quest", "runesmith")
    assert s.power("runesmith") == 1


@pytest.mark.rule("B-17")
@pytest.mark.card("organ-gun")
def test_organ_gun_may_be_given_to_any_players_unit_but_needs_one():
    s = scene({}, {"kingdom": ["boar-boyz"]}, hand=["organ-gun"], resources=1)
    s.play("organ-gun", "their boar-boyz").resolve()
    assert s.attached("their boar-boyz") == ["organ-gun"]
    assert not scene(hand=["organ-gun"], resources=1).can_play("organ-gun")


@pytest.mark.rule("INV-023")
@pytest.mark.card("organ-gun")
def test_organ_gun_is_lost_with_its_host_and_without_one():
    s = scene(
        {"quest": ["runesmith"]},
        {"quest": ["nurgle-sorcerer"]},
        hand=["organ-gun"],
        resources=1,
        their_resources=3,
    )
    s.play("organ-gun", "runesmith").use("their nurgle-sorcerer", "runesmith").resolve()
    assert s.discard() == ["runesmith", "organ-gun"]


# --- 16 Master Rune of Dismay ---------------------------------------------------------------------------------


@pytest.mark.rule("INV-130")
@pytest.mark.card("master-rune-of-dismay")
@pytest.mark.parametrize(("zone", "more"), [("kingdom", 1), ("quest", 0), ("battlefield", 0)])
def test_dismay_makes_the_opponents_units_dearer_from_the_kingdom(zone, more):
    s = scene({zone: ["master-rune-of-dismay"]})
    assert s.cost("boar-boyz", THEM) == 5 + more
    assert s.cost("troll-slayers", ME) == 3
    assert s.cost("choppa", THEM) == 2


@pytest.mark.card("master-rune-of-dismay")
def test_dismay_twice_counts_twice_and_is_really_paid():
    s = scene(
        {"kingdom": ["master-rune-of-dismay"] * 2},
        their_hand=["squig-herders"],
        their_resources=4,
        active=THEM,
    )
    s.play("squig-herders", "their quest").resolve()
    assert s.in_play("their squig-herders") and s.resources(THEM) == 0
    assert not scene(
        {"kingdom": ["master-rune-of-dismay"] * 2},
        their_hand=["squig-herders"],
        their_resources=3,
        active=THEM,
    ).can_play("squig-herders")


# --- 17 A Glorious Death --------------------------------------------------------------------------------------


def under_attack(tokens=3, their_quest=(), attackers=("their boar-boyz", "their squig-herders")):
    s = scene(
        {"quest": [piece("a-glorious-death", tokens=tokens), piece("runesmith", on="a-glorious-death")]},
        {"battlefield": ["boar-boyz", "squig-herders", "black-orc-squad"], "quest": list(their_quest)},
        phase="battle",
        active=THEM,
        their_resources=2,
    )
    return s.attack("quest", *attackers).pass_()


@pytest.mark.rule("INV-091")
@pytest.mark.card("a-glorious-death")
def test_a_glorious_death_destroys_up_to_two_attackers_for_its_questing_unit():
    s = under_attack()
    s.use("a-glorious-death", "their boar-boyz", "their squig-herders").resolve()
    assert s.discard() == ["runesmith"] and s.discard(THEM) == ["squig-herders", "boar-boyz"]
    assert s.in_play("a-glorious-death") and s.tokens("a-glorious-death") == 0
    assert s.in_play("their black-orc-squad")


@pytest.mark.card("a-glorious-death")
def test_a_glorious_death_aims_at_attackers_only_and_may_stop_at_one():
    s = under_attack().use("a-glorious-death")
    assert s.choices() == ["pass", "their boar-boyz", "their squig-herders"]
    s.choose("their boar-boyz", "pass").resolve()
    assert s.discard(THEM) == ["boar-boyz"]


@pytest.mark.rule("W-28")
@pytest.mark.card("a-glorious-death")
@pytest.mark.parametrize("attackers", [("their boar-boyz",), ()])
def test_a_glorious_death_may_take_nobody_along(attackers):
    s = under_attack(attackers=attackers).use("a-glorious-death", *["pass"] * len(attackers))
    assert (s.chain(), s.discard()) == (["a-glorious-death"], ["runesmith"])
    s.resolve()
    assert s.discard(THEM) == [] and s.tokens("a-glorious-death") == 0


@pytest.mark.rule("INV-091")
@pytest.mark.card("a-glorious-death")
def test_a_glorious_death_needs_three_tokens_and_a_questing_unit():
    assert not under_attack(tokens=2).can_use("a-glorious-death")
    s = scene(
        {"quest": [piece("a-glorious-death", tokens=3)]},
        {"battlefield": ["boar-boyz"]},
        phase="battle",
        active=THEM,
    )
    assert not s.attack("quest", "their boar-boyz").pass_().can_use("a-glorious-death")


@pytest.mark.rule("B-12", "U-10")
@pytest.mark.card("a-glorious-death", "pistoliers")
def test_a_glorious_death_still_takes_the_attacker_that_is_left():
    s = scene(
        {"quest": [piece("a-glorious-death", tokens=3), piece("runesmith", on="a-glorious-death")]},
        {"battlefield": ["pistoliers", "boar-boyz"]},
        phase="battle",
        active=THEM,
        their_resources=1,
    )
    s.attack("quest", "their pistoliers", "their boar-boyz").pass_()
    s.use("a-glorious-death", "their pistoliers", "their boar-boyz")
    s.use("their pistoliers", "their kingdom").resolve()
    assert s.discard(THEM) == ["boar-boyz"] and s.zone_of("their pistoliers") == "kingdom"


@pytest.mark.rule("B-128")
@pytest.mark.card("a-glorious-death", "bright-wizard-apprentice")
def test_a_glorious_death_is_a_quest_and_can_not_be_cancelled():
    s = under_attack(their_quest=["bright-wizard-apprentice"])
    s.use("a-glorious-death", "their boar-boyz", "pass")
    assert s.actor == THEM and not s.can_use("their bright-wizard-apprentice")


@pytest.mark.rule("INV-089", "INV-090")
@pytest.mark.card("a-glorious-death")
def test_a_glorious_death_gathers_a_token_a_turn_while_a_unit_quests():
    board = {"quest": [piece("a-glorious-death", tokens=1), piece("runesmith", on="a-glorious-death")]}
    assert scene(board, phase="begin", at_entry=True).tokens("a-glorious-death") == 2
    assert scene(board, phase="begin", at_entry=True, active=THEM).tokens("a-glorious-death") == 1
    alone = scene({"quest": ["a-glorious-death", "runesmith"]}, phase="begin", at_entry=True)
    assert alone.tokens("a-glorious-death") == 0


# --- 18 Grudge Thrower ----------------------------------------------------------------------------------------


@pytest.mark.card("grudge-thrower")
def test_grudge_thrower_strengthens_all_that_fight_on_both_sides():
    s = scene(
        {"battlefield": ["grudge-thrower", "troll-slayers", "runesmith", "mountain-brigade"]},
        {"quest": ["boar-boyz", "squig-herders"]},
        phase="battle",
        resources=1,
    )
    s.attack("quest", "troll-slayers").defend("their boar-boyz")
    s.use("grudge-thrower", "runesmith").resolve()
    assert (s.power("troll-slayers"), s.power("their boar-boyz")) == (2, 2)
    assert (s.power("mountain-brigade"), s.power("their squig-herders")) == (2, 1)


@pytest.mark.card("grudge-thrower")
@pytest.mark.parametrize(
    ("board", "resources"),
    [
        ({"battlefield": ["grudge-thrower", "runesmith"]}, 0),
        ({"battlefield": ["grudge-thrower"]}, 1),
        ({"kingdom": ["grudge-thrower", "runesmith"]}, 1),
    ],
)
def test_grudge_thrower_needs_a_resource_a_unit_and_the_battlefield(board, resources):
    assert not scene(board, {"quest": ["boar-boyz"]}, resources=resources).can_use("grudge-thrower")


@pytest.mark.rule("T-05", "INV-124", "INV-125")
@pytest.mark.card("grudge-thrower", "pillage")
def test_grudge_thrower_answers_its_own_destruction():
    s = scene(
        {"battlefield": ["grudge-thrower", "runesmith"]},
        {"battlefield": ["boar-boyz"]},
        resources=1,
        active=THEM,
        phase="battle",
        their_hand=["pillage"],
        their_resources=4,
    )
    s.attack("battlefield", "their boar-boyz")
    s.play("pillage", "grudge-thrower")
    s.use("grudge-thrower", "runesmith")
    assert s.chain() == ["pillage", "grudge-thrower"] and s.resources() == 0
    s.resolve()
    assert s.power("their boar-boyz") == 2
    assert s.discard() == ["runesmith", "grudge-thrower"]


@pytest.mark.rule("T-05b", "INV-126")
@pytest.mark.card("grudge-thrower", "pillage")
def test_grudge_thrower_destroyed_in_answer_has_been_paid_for():
    s = scene(
        {"battlefield": ["grudge-thrower", "runesmith", "troll-slayers"]},
        phase="battle",
        resources=1,
        their_hand=["pillage"],
        their_resources=4,
    )
    s.attack("quest", "troll-slayers")
    s.use("grudge-thrower", "runesmith").play("pillage", "grudge-thrower").resolve()
    assert not s.in_play("grudge-thrower") and s.power("troll-slayers") == 2


@pytest.mark.rule("B-128")
@pytest.mark.card("grudge-thrower", "bright-wizard-apprentice")
def test_grudge_thrower_cancelled_has_lost_its_unit():
    s = scene(
        {"battlefield": ["grudge-thrower", "runesmith", "troll-slayers"]},
        {"quest": ["bright-wizard-apprentice"]},
        phase="battle",
        resources=1,
        their_resources=2,
    )
    s.attack("kingdom", "troll-slayers")
    s.use("grudge-thrower", "runesmith").use(
        "their bright-wizard-apprentice", "chain grudge-thrower"
    ).resolve()
    assert s.power("troll-slayers") == 1 and s.discard() == ["runesmith"]


# --- 19 Burying the Grudge ------------------------------------------------------------------------------------


@pytest.mark.card("burying-the-grudge")
def test_burying_the_grudge_pays_for_each_unit_that_came_into_any_discard_pile():
    s = scene(
        {"battlefield": ["grudge-thrower", "runesmith", "troll-slayers"]},
        {"battlefield": ["squig-herders"], "kingdom": ["boar-boyz"]},
        hand=["burying-the-grudge", "judgement-of-verena"],
        resources=9,
        capital="empire",
        their_developments={"kingdom": 1},
    )
    s.play("judgement-of-verena").resolve()
    before = s.resources()
    s.play("burying-the-grudge").resolve()
    assert s.resources() == before - s.cost("burying-the-grudge") + 3


@pytest.mark.card("burying-the-grudge", "demolition")
def test_burying_the_grudge_counts_a_unit_that_was_a_development():
    s = scene(
        hand=["burying-the-grudge", "demolition"],
        resources=3,
        their_developments={"kingdom": ["squig-herders"]},
    )
    s.play("demolition", "their development").resolve()
    s.play("burying-the-grudge").resolve()
    assert s.discard(THEM) == ["squig-herders"] and s.resources() == 1


@pytest.mark.card("burying-the-grudge")
def test_burying_the_grudge_counts_no_supports_and_forgets_with_the_turn():
    s = scene(
        {"kingdom": ["keystone-forge"], "battlefield": ["grudge-thrower", "runesmith"]},
        hand=["burying-the-grudge"] * 2,
        resources=2,
        active=THEM,
        their_hand=["pillage"],
        their_resources=4,
    )
    s.play("pillage", "keystone-forge").resolve()
    s.pass_().play("burying-the-grudge").resolve()
    assert s.resources() == 2
    s.pass_().use("grudge-thrower", "runesmith").resolve()
    s.to("kingdom", active=ME)
    s.play("burying-the-grudge").resolve()
    assert s.resources() == 3


@pytest.mark.rule("INV-125")
@pytest.mark.card("burying-the-grudge", "grudge-thrower")
def test_burying_the_grudge_counts_what_falls_before_it_resolves():
    s = scene(
        {"battlefield": ["grudge-thrower", "runesmith"]},
        hand=["burying-the-grudge"],
        resources=2,
    )
    s.play("burying-the-grudge").pass_().use("grudge-thrower", "runesmith").resolve()
    assert s.resources() == 2 - 1 + 1


# --- 20 Stubborn Refusal --------------------------------------------------------------------------------------


@pytest.mark.rule("T-50", "B-09")
@pytest.mark.card("stubborn-refusal")
def test_stubborn_refusal_moves_no_more_than_destroys_and_minds_no_toughness():
    s = scene(
        {"battlefield": [piece("mountain-brigade", damage=3)]},
        {"battlefield": ["hammerer-of-karak-azul"]},
        hand=["stubborn-refusal"],
        resources=2,
    )
    s.play("stubborn-refusal", "mountain-brigade", "their hammerer-of-karak-azul").resolve()
    assert s.discard(THEM) == ["hammerer-of-karak-azul"] and s.damage("mountain-brigade") == 1


@pytest.mark.rule("INV-131")
@pytest.mark.card("stubborn-refusal")
def test_stubborn_refusal_moves_only_between_zones_of_the_same_name():
    s = scene(
        {"quest": [piece("troll-slayers", damage=2), "runesmith"], "kingdom": ["mountain-brigade"]},
        {"quest": ["boar-boyz"], "battlefield": ["squig-herders"]},
        hand=["stubborn-refusal"],
        resources=2,
    )
    s.play("stubborn-refusal", "troll-slayers")
    assert s.choices() == ["runesmith", "their boar-boyz"]
    s.choose("their boar-boyz").resolve()
    assert (s.damage("troll-slayers"), s.damage("their boar-boyz")) == (0, 2)


@pytest.mark.card("stubborn-refusal")
def test_stubborn_refusal_needs_two_units_in_such_zones():
    s = scene(
        {"quest": [piece("troll-slayers", damage=2)]},
        {"kingdom": ["boar-boyz"]},
        hand=["stubborn-refusal"],
        resources=2,
    )
    assert not s.can_play("stubborn-refusal")


@pytest.mark.rule("B-12")
@pytest.mark.card("stubborn-refusal", "pistoliers")
def test_stubborn_refusal_fails_when_the_other_has_moved_away():
    s = scene(
        {"quest": [piece("troll-slayers", damage=2)]},
        {"quest": ["pistoliers"]},
        hand=["stubborn-refusal"],
        resources=2,
        their_resources=1,
    )
    s.play("stubborn-refusal", "troll-slayers", "their pistoliers").use(
        "their pistoliers", "their kingdom"
    ).resolve()
    assert s.damage("troll-slayers") == 2 and s.damage("their pistoliers") == 0


@pytest.mark.rule("B-09", "B-07")
@pytest.mark.card("stubborn-refusal", "silver-helm-brigade", "warrior-priests")
def test_stubborn_refusal_deals_nothing_so_nobody_draws_or_redirects():
    s = scene(
        {"quest": [piece("troll-slayers", damage=1), "silver-helm-brigade"], "battlefield": ["runesmith"]},
        hand=["stubborn-refusal"],
        resources=2,
    )
    s.play("stubborn-refusal", "troll-slayers", "silver-helm-brigade").resolve()
    assert s.damage("silver-helm-brigade") == 1 and s.hand() == []
    s = scene(
        {"quest": [piece("troll-slayers", damage=1), "warrior-priests"], "battlefield": ["runesmith"]},
        hand=["stubborn-refusal"],
        resources=2,
    )
    s.play("stubborn-refusal", "troll-slayers", "warrior-priests").resolve()
    assert s.discard() == ["stubborn-refusal", "warrior-priests"] and s.in_play("runesmith")


@pytest.mark.rule("B-06")
@pytest.mark.card("stubborn-refusal")
def test_stubborn_refusal_in_combat_changes_what_the_attacker_needs():
    s = scene(
        {"battlefield": [piece("mountain-brigade", damage=2)]},
        {"battlefield": ["boar-boyz"]},
        phase="battle",
        hand=["stubborn-refusal"],
        resources=2,
    )
    s.attack("battlefield", "mountain-brigade").defend("their boar-boyz")
    s.play("stubborn-refusal", "mountain-brigade", "their boar-boyz").resolve()
    s.assign("their boar-boyz", "their boar-boyz", *["mountain-brigade"] * 3).close()
    assert s.discard(THEM) == ["boar-boyz"] and s.damage("mountain-brigade") == 3


# --- 21 Striking the Grudge -----------------------------------------------------------------------------------


@pytest.mark.card("striking-the-grudge")
def test_striking_the_grudge_strengthens_one_that_fights_until_the_turn_ends():
    s = scene(
        {"battlefield": ["runesmith", "troll-slayers"]},
        {"quest": ["boar-boyz"]},
        phase="battle",
        hand=["striking-the-grudge"],
        resources=3,
    )
    s.attack("quest", "runesmith").defend("their boar-boyz")
    s.play("striking-the-grudge")
    assert s.choices() == ["runesmith", "their boar-boyz"]
    s.choose("runesmith").resolve()
    assert s.power("runesmith") == 3
    s.assign(*["their boar-boyz"] * 3, "runesmith")
    assert s.assigned("their boar-boyz") == (3, 0)


@pytest.mark.card("striking-the-grudge")
def test_striking_the_grudge_needs_a_combat_and_its_loyalty():
    s = scene({"battlefield": ["runesmith"]}, hand=["striking-the-grudge"], resources=9)
    assert not s.can_play("striking-the-grudge")
    s = scene({"battlefield": ["runesmith"]}, phase="battle", hand=["striking-the-grudge"], resources=1)
    assert not s.attack("quest", "runesmith").can_play("striking-the-grudge")
    s = scene({"battlefield": ["runesmith"]}, phase="battle", hand=["striking-the-grudge"], resources=2)
    assert s.attack("quest", "runesmith").can_play("striking-the-grudge")


@pytest.mark.rule("B-12", "U-10")
@pytest.mark.card("striking-the-grudge", "pistoliers")
def test_striking_the_grudge_does_nothing_for_one_that_fights_no_more():
    s = scene(
        {"battlefield": ["pistoliers"]},
        phase="battle",
        hand=["striking-the-grudge"],
        resources=5,
        capital="dwarf",
    )
    s.attack("quest", "pistoliers")
    s.play("striking-the-grudge", "pistoliers").pass_().use("pistoliers", "kingdom").resolve()
    assert s.power("pistoliers") == 1


@pytest.mark.rule("INV-107")
@pytest.mark.card("striking-the-grudge")
def test_striking_the_grudge_is_too_late_once_damage_is_assigned():
    s = scene({"battlefield": ["troll-slayers"]}, phase="battle", hand=["striking-the-grudge"], resources=5)
    s.attack("quest", "troll-slayers").defend().assign("their quest")
    s.play("striking-the-grudge", "troll-slayers").resolve().close()
    assert s.damage("their quest") == 1


# --- 22 Grudge Thrower Assault --------------------------------------------------------------------------------


def assault(resources=4):
    return scene(
        {"quest": ["troll-slayers"]},
        {"battlefield": ["boar-boyz", "squig-herders"]},
        phase="battle",
        active=THEM,
        hand=["grudge-thrower-assault"],
        resources=resources,
    ).attack("quest", "their boar-boyz", "their squig-herders")


@pytest.mark.rule("U-13")
@pytest.mark.card("grudge-thrower-assault")
def test_assault_destroys_an_attacker_whose_damage_is_already_assigned():
    s = assault().defend("troll-slayers")
    s.assign("troll-slayers", "troll-slayers", "their boar-boyz").pass_()
    s.play("grudge-thrower-assault")
    assert s.choices() == ["their boar-boyz", "their squig-herders"]
    s.choose("their boar-boyz").resolve()
    assert s.discard(THEM) == ["boar-boyz"]
    s.close()
    assert s.damage("troll-slayers") == 2


@pytest.mark.card("grudge-thrower-assault")
def test_assault_may_be_played_after_assigning_and_after_applying_only():
    s = assault().pass_()
    assert not s.can_play("grudge-thrower-assault")
    s.pass_().choose("done").pass_()
    assert not s.can_play("grudge-thrower-assault")
    s.pass_().choose("quest", "quest").pass_()
    assert s.can_play("grudge-thrower-assault")
    s.pass_().pass_()
    assert s.damage("quest") == 2 and s.can_play("grudge-thrower-assault")
    s.pass_().pass_()
    assert s.phase == "end" and not s.can_play("grudge-thrower-assault")


@pytest.mark.card("grudge-thrower-assault")
def test_assault_needs_its_cost_and_loyalty():
    s = assault(resources=2).defend().assign("quest", "quest").pass_()
    assert not s.can_play("grudge-thrower-assault")


# --- 23 Demolition! -------------------------------------------------------------------------------------------


@pytest.mark.rule("T-20", "INV-116")
@pytest.mark.card("demolition")
def test_demolition_of_a_development_burns_a_zone_that_stood_only_by_it():
    s = scene(hand=["demolition"], resources=2, damage={"their quest": 8}, their_developments={"quest": 1})
    assert not s.burning("their quest")
    s.play("demolition", "their quest development").resolve()
    assert s.burning("their quest") and s.damage("their quest") == 0


@pytest.mark.card("demolition")
def test_demolition_destroys_supports_and_attachments_but_neither_units_nor_quests():
    s = scene(
        {"quest": ["a-glorious-death", "runesmith", piece("organ-gun", on="runesmith")]},
        {"kingdom": ["banna-of-da-red-sunz"], "quest": ["infiltrate"]},
        hand=["demolition"],
        resources=2,
    )
    s.play("demolition")
    assert s.choices() == ["organ-gun", "their banna-of-da-red-sunz"]
    s.choose("organ-gun").resolve()
    assert s.discard() == ["organ-gun", "demolition"] and s.in_play("runesmith")


@pytest.mark.card("demolition")
def test_demolition_needs_something_to_destroy():
    s = scene({"quest": ["runesmith"]}, {"quest": ["boar-boyz"]}, hand=["demolition"], resources=2)
    assert not s.can_play("demolition")


@pytest.mark.rule("W-05")
@pytest.mark.card("demolition")
def test_demolition_takes_one_of_the_opponents_developments_of_a_zone_by_lot():
    s = scene(
        hand=["demolition"], resources=2, their_developments={"quest": ["pillage", "waaagh"], "kingdom": 1}
    )
    s.play("demolition")
    assert s.choices() == ["their quest development", "their kingdom development"]
    s.choose("their quest development").resolve()
    assert s.developments("their quest") == 1 and s.discard(THEM) in (["pillage"], ["waaagh"])


@pytest.mark.rule("B-12", "U-13")
@pytest.mark.card("demolition", "grudge-thrower")
def test_demolition_of_a_target_that_is_gone_does_nothing():
    s = scene(
        {"kingdom": ["keystone-forge"]},
        hand=["demolition"],
        resources=4,
        active=THEM,
        their_hand=["pillage"],
        their_resources=4,
    )
    s.play("pillage", "keystone-forge").play("demolition", "keystone-forge").resolve()
    assert s.told(Event.FIZZLED) and s.discard() == ["keystone-forge", "demolition"]


# --- 24 Wake the Mountain -------------------------------------------------------------------------------------


@pytest.mark.card("wake-the-mountain")
@pytest.mark.parametrize("zone", ["kingdom", "battlefield"])
def test_wake_the_mountain_makes_three_developments_in_one_zone(zone):
    s = scene(hand=["wake-the-mountain"], resources=4, deck=["runesmith"] * 3 + ["troll-slayers"])
    s.play("wake-the-mountain")
    assert s.choices() == ["kingdom", "battlefield"]
    s.choose(zone).resolve()
    assert s.developments(zone) == 3 and s.deck() == ["troll-slayers"]


@pytest.mark.rule("U-03")
@pytest.mark.card("wake-the-mountain")
def test_wake_the_mountain_with_three_cards_left_loses():
    s = scene(hand=["wake-the-mountain"], resources=4, deck=["runesmith"] * 3)
    s.play("wake-the-mountain", "kingdom").resolve()
    assert s.over and s.winner == THEM


@pytest.mark.card("wake-the-mountain", "ironbreakers-of-ankhor", "troll-slayers")
def test_wake_the_mountain_in_mid_combat_steels_the_defenders():
    s = scene(
        {"battlefield": ["ironbreakers-of-ankhor", "troll-slayers"]},
        {"battlefield": ["boar-boyz"]},
        phase="battle",
        active=THEM,
        hand=["wake-the-mountain"],
        resources=3,
    )
    s.attack("battlefield", "their boar-boyz").defend("ironbreakers-of-ankhor", "troll-slayers").pass_()
    s.play("wake-the-mountain", "battlefield").resolve()
    assert s.toughness("ironbreakers-of-ankhor") == 3 and s.power("troll-slayers") == 3


@pytest.mark.card("wake-the-mountain")
def test_wake_the_mountain_must_be_paid_for():
    assert not scene(hand=["wake-the-mountain"], resources=3).can_play("wake-the-mountain")


# --- 25 Master Rune of Valaya ---------------------------------------------------------------------------------


@pytest.mark.rule("INV-113")
@pytest.mark.card("master-rune-of-valaya")
def test_valaya_cancels_all_that_combat_assigns_on_both_sides():
    s = scene(
        {"quest": ["troll-slayers"]},
        {"battlefield": ["boar-boyz", "doom-divers"]},
        phase="battle",
        active=THEM,
        hand=["master-rune-of-valaya"],
        resources=2,
    )
    s.attack("quest", "their boar-boyz", "their doom-divers").defend("troll-slayers")
    s.assign(*["troll-slayers"] * 3, "their boar-boyz").pass_()
    s.play("master-rune-of-valaya").resolve().close()
    assert s.damage("troll-slayers") == 0 and s.damage("their boar-boyz") == 0


@pytest.mark.card("master-rune-of-valaya")
def test_valaya_may_be_played_before_the_phase_and_then_defenders_can_not_be_overcome():
    s = scene(
        {"battlefield": ["king-kazador"]},
        {"quest": ["lobber-crew"]},
        hand=["master-rune-of-valaya"],
        resources=2,
    )
    s.play("master-rune-of-valaya").resolve()
    s.to("battle").attack("quest", "king-kazador").defend("their lobber-crew").close()
    assert s.choices() == ["their lobber-crew"]
    s.finish_combat()
    assert s.in_play("their lobber-crew") and s.damage("their quest") == 0


@pytest.mark.rule("INV-140", "INV-147")
@pytest.mark.card("master-rune-of-valaya", "reiksguard-knights")
def test_valaya_can_not_cancel_counterstrike():
    s = scene(
        {"battlefield": ["runesmith"]},
        {"quest": ["reiksguard-knights"]},
        hand=["master-rune-of-valaya"],
        resources=2,
    )
    s.play("master-rune-of-valaya").resolve()
    s.to("battle").attack("quest", "runesmith").defend("their reiksguard-knights").choose("runesmith")
    assert not s.in_play("runesmith")


@pytest.mark.rule("INV-006")
@pytest.mark.card("master-rune-of-valaya", "bloodthirster")
def test_valaya_can_not_cancel_what_is_uncancellable():
    s = scene(
        {"quest": ["troll-slayers"]},
        {"battlefield": ["bloodthirster"]},
        phase="battle",
        active=THEM,
        hand=["master-rune-of-valaya"],
        resources=2,
    )
    s.attack("quest", "their bloodthirster").defend("troll-slayers")
    s.assign(*["troll-slayers"] * s.power("their bloodthirster"), "their bloodthirster").pass_()
    s.play("master-rune-of-valaya").resolve().close()
    assert not s.in_play("troll-slayers") and s.damage("their bloodthirster") == 0


@pytest.mark.card("master-rune-of-valaya")
def test_valaya_cancels_the_damage_of_effects_in_the_battlefield_phase_and_no_other():
    s = scene(
        {"quest": ["troll-slayers"]},
        {"quest": ["nurgle-sorcerer"]},
        active=THEM,
        hand=["master-rune-of-valaya"],
        resources=2,
        their_resources=9,
    )
    s.pass_().play("master-rune-of-valaya").resolve()
    s.use("their nurgle-sorcerer", "troll-slayers").resolve()
    assert s.damage("troll-slayers") == 1
    s.to("battle").attack("kingdom")
    s.use("their nurgle-sorcerer", "troll-slayers").resolve()
    assert s.damage("troll-slayers") == 1
    s.to("end")
    s.use("their nurgle-sorcerer", "troll-slayers").resolve()
    assert s.damage("troll-slayers") == 2


@pytest.mark.card("master-rune-of-valaya")
def test_valaya_is_over_with_the_turn():
    s = scene({"battlefield": ["troll-slayers"]}, hand=["master-rune-of-valaya"], resources=2, active=THEM)
    s.pass_().play("master-rune-of-valaya").resolve()
    s.to("battle", active=ME).attack("quest", "troll-slayers").defend().assign("their quest").close()
    assert s.damage("their quest") == 1


@pytest.mark.rule("B-145")
@pytest.mark.card("master-rune-of-valaya", "twin-tailed-comet")
def test_valaya_copied_is_no_more_than_valaya():
    s = scene(
        {"battlefield": ["troll-slayers"]},
        phase="battle",
        hand=["master-rune-of-valaya"],
        resources=2,
        their_hand=["twin-tailed-comet"],
        their_resources=5,
        their_capital="empire",
    )
    s.attack("quest", "troll-slayers").defend().assign("their quest")
    s.play("master-rune-of-valaya").play("twin-tailed-comet", "chain master-rune-of-valaya").resolve().close()
    assert s.damage("their quest") == 0


# --- Among each other -----------------------------------------------------------------------------------------


@pytest.mark.rule("U-08", "INV-128")
@pytest.mark.card("a-glorious-death", "zhufbar-engineers", "dwarf-ranger")
def test_the_price_of_a_glorious_death_sets_off_engineers_and_ranger_in_the_order_their_player_likes():
    s = scene(
        {
            "quest": [
                piece("a-glorious-death", tokens=3),
                piece("zhufbar-engineers", on="a-glorious-death"),
                "dwarf-ranger",
            ]
        },
        {"battlefield": ["boar-boyz"], "quest": ["squig-herders"]},
        phase="battle",
        active=THEM,
    )
    s.attack("quest", "their boar-boyz").pass_()
    s.use("a-glorious-death", "their boar-boyz")
    assert s.asked == Frame.ORDER and s.actor == ME
    s.choose(0)
    if s.asked == Frame.SACRIFICE:
        s.choose("their squig-herders", "their kingdom")
    else:
        s.choose("their kingdom", "their squig-herders")
    assert s.damage("their kingdom") == 1 and s.chain() == ["a-glorious-death"]
    s.resolve()
    assert s.discard(THEM) == ["squig-herders", "boar-boyz"]


@pytest.mark.rule("B-02", "W-09", "W-22")
@pytest.mark.card("king-kazador", "warrior-priests")
@pytest.mark.parametrize(("resources", "redirected"), [(2, False), (3, True)])
def test_kazador_taxes_the_redirecting_of_damage_too(resources, redirected):
    s = scene(
        {"battlefield": ["king-kazador"], "quest": ["dwarf-ranger"]},
        {"quest": ["warrior-priests"]},
        phase="battle",
        their_resources=resources,
        their_capital="empire",
    )
    s.attack("quest", "king-kazador").defend("their warrior-priests")
    s.assign(*["their warrior-priests"] * 3, "king-kazador").close()
    assert (s.asked == Frame.REDIRECT) == redirected
    if redirected:
        s.choose("king-kazador")
        assert s.resources(THEM) == 0
    assert s.damage("king-kazador") == 0  # Toughness 2 stops the point of the Priests and the one sent back


@pytest.mark.rule("T-27", "B-05")
@pytest.mark.card("ironbreakers-of-ankhor", "demolition", "stubborn-refusal")
def test_damage_moved_to_ironbreakers_passes_all_their_toughness():
    s = scene(
        {"quest": [piece("mountain-brigade", damage=3), "ironbreakers-of-ankhor"]},
        hand=["stubborn-refusal"],
        resources=2,
        developments={"quest": 4},
    )
    s.play("stubborn-refusal", "mountain-brigade", "ironbreakers-of-ankhor").resolve()
    assert not s.in_play("ironbreakers-of-ankhor") and s.damage("mountain-brigade") == 0
