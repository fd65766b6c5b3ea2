"""Stories about effects: actions and the chain, forced and constant effects, sacrifices, damage outside combat
(INV-120 to INV-133), and how Wartable settles what is left open there (W-01 to W-12)."""

import pytest

from wartable.games.invasion.cards.declare import LISTED, Kind
from wartable.games.invasion.pieces import threat_to_unit
from wartable.games.invasion.state import CHAIN, Event, Frame
from wartable.kernel.chance import seed_chance

from .scene import ME, THEM, ZONES, piece, scene

EDITIONS = ("revised", "2009")

# --- Actions -------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-120", "INV-121")
@pytest.mark.parametrize("phase", ["begin", "kingdom", "quest", "capital", "end"])
def test_actions_are_optional_and_for_both_players_in_any_window(phase):
    s = scene({"quest": ["runesmith"]}, {"quest": ["runesmith"]}, phase=phase, resources=2, their_resources=2)
    assert s.choices() == ["pass", "runesmith"]
    s.pass_()
    assert (s.actor, s.choices()) == (THEM, ["pass", "their runesmith"])


@pytest.mark.rule("INV-121", "INV-101")
def test_actions_may_be_used_in_each_window_of_a_combat():
    s = scene({"quest": ["runesmith"], "battlefield": ["troll-slayers"]}, phase="battle", resources=2)
    s.choose("their quest")
    while s.phase == "battle":
        if s.asked == Frame.WINDOW and s.actor == ME:
            assert s.can_use("runesmith")
        s.pass_()


@pytest.mark.rule("INV-122")
def test_the_action_of_a_card_in_hand_can_not_be_used():
    s = scene(hand=["runesmith"], resources=9, phase="quest")
    assert s.choices() == ["pass"]


@pytest.mark.rule("INV-122", "INV-078")
def test_nor_that_of_a_card_that_waits_on_the_chain():
    s = scene(hand=["runesmith"], resources=9)
    s.play("runesmith", "quest").pass_()
    assert (s.actor, s.choices()) == (ME, ["pass"])


@pytest.mark.rule("INV-123", "INV-121")
@pytest.mark.parametrize("phase", ["begin", "kingdom", "quest", "capital", "end"])
def test_a_tactic_is_an_action_from_hand_in_any_window(phase):
    s = scene(phase=phase, hand=["innovation"], their_hand=["innovation"])
    assert s.can_play("innovation")
    s.pass_()
    assert s.can_play("innovation")


@pytest.mark.rule("INV-124", "INV-125", "T-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_grudge_thrower_answers_pillage_and_resolves_first(edition):
    s = scene(
        {"battlefield": ["grudge-thrower", "troll-slayers"]},
        {"battlefield": ["black-orc-squad"]},
        phase="battle",
        active=THEM,
        resources=1,
        their_hand=["pillage"],
        their_resources=9,
        edition=edition,
    )
    s.attack("quest", "their black-orc-squad")
    s.play("pillage", "grudge-thrower").use("grudge-thrower", "troll-slayers")
    assert (s.chain(), s.resources(), s.in_play("troll-slayers")) == (["pillage", "grudge-thrower"], 0, False)
    s.resolve()
    assert (s.power("their black-orc-squad"), s.in_play("grudge-thrower")) == (2, False)


@pytest.mark.rule("INV-126", "T-05b")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_paid_action_resolves_although_its_card_was_destroyed_in_answer(edition):
    s = scene(
        {"battlefield": ["grudge-thrower", "troll-slayers", "runesmith"]},
        phase="battle",
        resources=1,
        their_hand=["pillage"],
        their_resources=9,
        edition=edition,
    )
    s.attack("quest", "troll-slayers")
    s.use("grudge-thrower", "runesmith").play("pillage", "grudge-thrower").resolve()
    assert (s.in_play("grudge-thrower"), s.power("troll-slayers")) == (False, 2)


@pytest.mark.rule("INV-124", "W-02")
def test_the_last_entry_resolves_first():
    """A support that is destroyed in answer can't be destroyed again: the first Pillage finds nothing."""
    s = scene(
        {"kingdom": ["contested-village", "keystone-forge"]},
        capital="orc",
        hand=["pillage", "pillage"],
        resources=9,
    )
    s.play("pillage", "contested-village").pass_().play("pillage", "contested-village")
    s.resolve()
    assert (s.discard().count("pillage"), s.in_play("contested-village"), s.in_play("keystone-forge")) == (
        2,
        False,
        True,
    )


@pytest.mark.rule("INV-125", "W-04")
def test_costs_sacrifices_and_targets_are_settled_when_an_action_is_announced():
    s = scene({"battlefield": ["rock-lobber", "dark-zealot"]}, resources=2, damage={"their quest": 3})
    s.use("rock-lobber", "their quest", "dark-zealot")
    assert (s.asked, s.actor, s.resources(), s.discard()) == (Frame.WINDOW, THEM, 0, ["dark-zealot"])
    s.resolve()
    assert s.damage("their quest") == 5


@pytest.mark.rule("INV-125")
def test_an_action_without_a_target_or_a_price_can_not_be_announced():
    assert not scene({"battlefield": ["rock-lobber"]}, resources=2).can_use("rock-lobber")
    assert not scene({"battlefield": ["rock-lobber", "dark-zealot"]}, resources=1).can_use("rock-lobber")
    assert not scene({"battlefield": ["grudge-thrower", "dark-zealot"]}).can_use("grudge-thrower")
    assert not scene(hand=["pillage"], resources=9).can_play("pillage")


@pytest.mark.rule("INV-125")
def test_what_was_paid_stays_paid_when_the_effect_comes_to_nothing():
    s = scene(
        theirs={"kingdom": ["contested-village"]},
        capital="orc",
        hand=["pillage"],
        resources=3,
        their_hand=["pillage"],
        their_resources=3,
    )
    s.play("pillage", "their contested-village").play("pillage", "their contested-village").resolve()
    assert (s.resources(ME), s.resources(THEM), s.discard(ME)) == (0, 0, ["pillage"])


@pytest.mark.rule("INV-127", "B-12")
def test_an_effect_is_avoided_by_taking_its_target_out_of_play():
    s = scene(
        theirs={"quest": ["dark-zealot"]},
        capital="chaos",
        hand=["flames-of-tzeentch"],
        resources=9,
        their_hand=["pilgrimage"],
        their_resources=4,
    )
    s.play("flames-of-tzeentch", 3, "their dark-zealot").play("pilgrimage", "their dark-zealot").resolve()
    assert (s.hand(THEM), s.discard(ME)) == (["dark-zealot"], ["flames-of-tzeentch"])


@pytest.mark.rule("INV-127", "B-128")
def test_an_effect_is_avoided_by_an_action_that_cancels_it():
    s = scene(
        {"quest": ["runesmith"]}, {"quest": ["bright-wizard-apprentice"]}, resources=2, their_resources=2
    )
    s.use("runesmith", "runesmith").use("their bright-wizard-apprentice", "chain runesmith").resolve()
    assert (s.power("runesmith"), s.resources(ME), s.resources(THEM)) == (1, 0, 0)


@pytest.mark.rule("B-12")
def test_a_target_that_no_longer_fits_cancels_the_effect():
    """Blood for the Blood God asks for a unit in a battlefield; the Pistoliers ride away."""
    s = scene(
        theirs={"battlefield": ["pistoliers"]},
        capital="chaos",
        hand=["blood-for-the-blood-god"],
        resources=9,
        their_resources=1,
    )
    s.play("blood-for-the-blood-god", "their pistoliers").use("their pistoliers", "their kingdom").resolve()
    assert (s.damage("their pistoliers"), s.discard(ME)) == (0, ["blood-for-the-blood-god"])


@pytest.mark.rule("B-12", "INV-023")
def test_an_attachment_whose_host_is_gone_goes_to_the_discard_pile():
    s = scene(
        {"quest": ["runesmith"]},
        hand=["organ-gun"],
        resources=9,
        their_hand=["pilgrimage"],
        their_resources=4,
    )
    s.play("organ-gun", "runesmith").play("pilgrimage", "runesmith").resolve()
    assert (s.in_play("organ-gun"), s.discard(ME), s.hand(ME)) == (False, ["organ-gun"], ["runesmith"])


@pytest.mark.rule("B-12")
def test_an_effect_with_two_targets_still_does_what_it_can():
    s = scene(
        {"quest": ["troll-slayers"]},
        {"quest": ["dark-zealot"]},
        capital="orc",
        hand=["favour-of-mork"],
        resources=9,
        their_hand=["pilgrimage"],
        their_resources=4,
    )
    s.play("favour-of-mork", "their dark-zealot", "troll-slayers")
    s.play("pilgrimage", "their dark-zealot").resolve()
    assert s.power("troll-slayers") == 2


@pytest.mark.rule("B-13", "B-205")
def test_a_card_played_by_an_effect_can_not_be_answered():
    s = scene(
        theirs={"quest": ["dark-zealot"]},
        capital="chaos",
        hand=["slaaneshs-domination"],
        resources=9,
        their_hand=["demoralise"],
        their_resources=9,
    )
    s.play("slaaneshs-domination").resolve()
    s.choose(1, "demoralise", "their dark-zealot")
    assert (s.power("their dark-zealot"), s.chain(), s.discard(THEM)) == (0, [], ["demoralise"])


@pytest.mark.rule("B-14")
@pytest.mark.parametrize(("named", "power"), [("demoralise", 1), ("waaagh", 3)])
def test_any_tactic_that_waits_on_the_chain_has_just_been_played(named, power):
    s = scene(
        {"quest": ["mountain-brigade", "chaos-knights"]},
        capital="empire",
        hand=["demoralise", "twin-tailed-comet"],
        resources=9,
        their_hand=["waaagh"],
        their_resources=9,
    )
    s.play("demoralise", "mountain-brigade").play("waaagh").play("twin-tailed-comet")
    assert s.choices() == ["chain demoralise", "chain waaagh"]
    s.choose(f"chain {named}").resolve()
    if named == "demoralise":
        s.choose("chaos-knights")
    assert (s.power("mountain-brigade"), s.power("chaos-knights"), s.chain()) == (0, power, [])


# --- Windows and the word ------------------------------------------------------------------------------


@pytest.mark.rule("U-01", "INV-054")
@pytest.mark.parametrize("active", [ME, THEM])
def test_the_active_player_acts_first_and_each_action_passes_the_word(active):
    s = scene(active=active, hand=["innovation"] * 3, their_hand=["innovation"] * 3)
    said = [s.actor]
    for _ in range(4):
        s.play("innovation")
        said.append(s.actor)
    assert said == [active, 1 - active, active, 1 - active, active]


@pytest.mark.rule("W-01", "INV-124")
def test_every_card_and_every_action_goes_on_the_chain():
    s = scene(
        {"quest": ["runesmith"]},
        hand=["mountain-brigade", "keystone-forge", "a-glorious-death", "innovation"],
        resources=30,
    )
    s.play("mountain-brigade", "quest").pass_()
    s.play("keystone-forge", "kingdom").pass_()
    s.play("a-glorious-death", "quest").pass_()
    s.play("innovation").pass_()
    s.use("runesmith", "runesmith")
    assert s.chain() == ["mountain-brigade", "keystone-forge", "a-glorious-death", "innovation", "runesmith"]


@pytest.mark.rule("W-02", "INV-124")
def test_two_passes_carry_out_the_whole_chain_and_nobody_acts_in_between():
    s = scene(hand=["innovation"] * 3, their_hand=["innovation"] * 3, developments={"kingdom": 2})
    s.play("innovation").play("innovation").play("innovation").pass_().pass_()
    assert (s.chain(), s.resources(ME), s.resources(THEM)) == ([], 4, 0)
    assert (s.asked, s.actor) == (Frame.WINDOW, ME)


@pytest.mark.rule("W-02", "INV-128", "B-12")
def test_forced_effects_happen_between_the_entries():
    """Sigmar's Blessed sends the Zealot home before the first entry can hurt it."""
    s = scene(
        {"battlefield": ["sigmars-blessed"]},
        {"battlefield": ["dark-zealot"]},
        capital="chaos",
        hand=["blood-for-the-blood-god", "pilgrimage"],
        resources=30,
    )
    s.play("blood-for-the-blood-god", "their dark-zealot").pass_().play("pilgrimage", "sigmars-blessed")
    s.resolve()
    assert (s.asked, s.chain()[0]) == (Frame.ANNOUNCE, "blood-for-the-blood-god")
    s.choose("their dark-zealot")
    assert (s.hand(THEM), s.chain(), s.asked) == (["dark-zealot"], [], Frame.WINDOW)


@pytest.mark.rule("W-03", "U-01")
def test_after_a_chain_the_active_player_has_the_first_word():
    s = scene(their_hand=["innovation"])
    s.pass_().play("innovation").pass_().pass_()
    assert (s.chain(), s.actor) == ([], ME)


@pytest.mark.rule("W-04")
def test_a_card_is_shown_when_it_is_announced():
    s = scene(hand=["mountain-brigade"], resources=9)
    s.play("mountain-brigade")
    assert s.told(Event.ANNOUNCED, THEM)[0].card == 11
    assert (s.asked, s.actor, s.hand()) == (Frame.ANNOUNCE, ME, [])


@pytest.mark.rule("W-04", "INV-125")
def test_x_is_chosen_and_paid_when_the_card_is_announced():
    s = scene(
        theirs={"quest": ["black-orc-squad"]}, capital="chaos", hand=["flames-of-tzeentch"], resources=5
    )
    s.play("flames-of-tzeentch")
    assert s.choices() == ["0", "1", "2", "3"]
    s.choose(2, "their black-orc-squad")
    assert (s.resources(), s.actor) == (1, THEM)
    s.resolve()
    assert s.damage("their black-orc-squad") == 2


@pytest.mark.rule("W-05")
def test_the_opponents_developments_of_a_zone_are_one_choice_the_own_are_not():
    s = scene(
        developments={"quest": ["runesmith", "organ-gun"]},
        their_developments={"quest": ["pillage", "waaagh"], "kingdom": ["choppa"]},
        hand=["demolition"],
        resources=9,
    )
    s.play("demolition")
    assert s.choices() == ["quest development"] * 2 + ["their quest development", "their kingdom development"]
    s.choose("development organ-gun").resolve()
    assert sorted(s.discard()) == ["demolition", "organ-gun"]


@pytest.mark.rule("W-05")
def test_which_of_the_opponents_developments_is_hit_is_drawn_by_lot():
    hit = set()
    for seed in range(12):
        s = scene(their_developments={"quest": ["pillage", "waaagh"]}, hand=["demolition"], resources=9)
        seed_chance(s.g, seed)
        s.play("demolition", "their quest development").resolve()
        hit.add(*s.discard(THEM))
    assert hit == {"pillage", "waaagh"}


@pytest.mark.rule("W-05")
def test_of_the_own_developments_each_is_chosen_also_where_there_are_several():
    s = scene(
        developments={"quest": ["runesmith", "organ-gun", "pillage"], "kingdom": ["waaagh", "choppa"]},
        capital="orc",
        hand=["smash-go-boom"],
        resources=9,
    )
    s.play("smash-go-boom", 2, "development organ-gun")
    assert s.choices() == ["quest development"] * 2
    s.choose("development pillage").resolve()
    assert sorted(s.discard()) == ["organ-gun", "pillage", "smash-go-boom"]


@pytest.mark.rule("W-10")
def test_a_chain_holds_forty_eight_entries():
    s = scene(capital="orc", hand=["wez-bigga"] * 50)
    for _ in range(CHAIN):
        assert s.can_play("wez-bigga")
        s.play("wez-bigga").pass_()
    assert (CHAIN, len(s.chain()), s.can_play("wez-bigga")) == (48, 48, False)
    s.pass_()
    assert (s.chain(), s.can_play("wez-bigga")) == ([], True)


# --- Forced and constant effects -----------------------------------------------------------------------


@pytest.mark.rule("INV-120", "INV-128", "T-06")
def test_thyrus_gorman_takes_damage_at_the_end_of_the_turn_without_any_choice():
    s = scene({"kingdom": ["thyrus-gorman"]}).to("end")
    assert s.damage("thyrus-gorman") == 0
    s.pass_().pass_()
    assert (s.g.active, s.damage("thyrus-gorman")) == (THEM, 1)


@pytest.mark.rule("INV-128")
def test_a_forced_effect_happens_before_anybody_can_act():
    s = scene(
        capital="orc",
        hand=["followers-of-mork"],
        resources=9,
        theirs={"quest": ["bright-wizard-apprentice"]},
        their_resources=9,
    )
    s.play("followers-of-mork", "quest").resolve()
    assert (s.asked, s.chain()) == (Frame.INDIRECT, [])


@pytest.mark.rule("INV-128")
def test_a_forced_effect_happens_wanted_or_not():
    s = scene({"kingdom": ["dark-zealot"]}, capital="chaos", hand=["festering-nurglings"], resources=9)
    s.play("festering-nurglings", "kingdom").resolve()
    assert "pass" not in s.choices()
    s.choose("dark-zealot")
    assert s.corrupt("dark-zealot")


@pytest.mark.rule("U-02", "W-06")
def test_of_forced_effects_that_wait_together_the_active_players_go_first_in_the_order_they_like():
    units = ["sigmars-blessed", "mountain-brigade"]
    s = scene(
        {"quest": [*units, "sigmars-blessed"]},
        {"quest": units},
        capital="chaos",
        hand=["nurgles-pestilence"],
        resources=9,
    )
    s.play("nurgles-pestilence").resolve()
    assert (s.asked, s.actor) == (Frame.ORDER, ME)
    s.choose(1)
    assert (s.asked, s.actor, s.choices()) == (
        Frame.ANNOUNCE,
        ME,
        ["mountain-brigade", "their mountain-brigade"],
    )
    s.choose("mountain-brigade")
    assert s.actor == ME
    s.choose("their mountain-brigade")
    assert (s.asked, s.hand(ME), s.hand(THEM)) == (Frame.WINDOW, ["mountain-brigade"], ["mountain-brigade"])


@pytest.mark.rule("U-02", "W-06")
@pytest.mark.parametrize("active", [ME, THEM])
def test_each_player_settles_the_own_effects_the_active_player_first(active):
    units = ["sigmars-blessed", "mountain-brigade", "chaos-knights"]
    s = scene(
        {"quest": units},
        {"quest": units},
        active=active,
        capital="chaos",
        their_capital="chaos",
        hand=["nurgles-pestilence"],
        their_hand=["nurgles-pestilence"],
        resources=9,
        their_resources=9,
    )
    s.play("nurgles-pestilence").resolve()
    assert (s.asked, s.actor) == (Frame.ANNOUNCE, active)
    s.choose("mountain-brigade")
    assert (s.asked, s.actor) == (Frame.ANNOUNCE, 1 - active)


@pytest.mark.rule("W-06", "INV-128")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_forced_effect_sets_off_comes_before_the_rest_that_waits(edition):
    """The first spawn hurts the Brigade, whose player draws before the second spawn is asked for."""
    s = scene(
        {"battlefield": ["fledgling-chaos-spawn"] * 2},
        {"battlefield": ["silver-helm-brigade"]},
        their_developments={"battlefield": 1},
        capital="empire",
        hand=["judgement-of-verena"],
        resources=9,
        edition=edition,
    )
    s.play("judgement-of-verena").resolve().choose(0, "their silver-helm-brigade")
    assert (s.asked, s.actor, len(s.hand(THEM))) == (Frame.ANNOUNCE, ME, 1)
    s.choose("their silver-helm-brigade")
    assert (s.asked, len(s.hand(THEM)), s.g.waits, s.g.wave) == (Frame.WINDOW, 2, 0, 0)


@pytest.mark.rule("U-02")
def test_constant_effects_go_before_forced_ones():
    """Cloud of Flies is no forced effect, so nobody asks whether it comes before the Shrine."""
    s = scene(
        {"quest": ["shrine-to-taal", "mountain-brigade", piece("cloud-of-flies", on="mountain-brigade")]},
        {"quest": ["dark-zealot"]},
        developments={"quest": 1},
        phase="begin",
        at_entry=True,
    )
    assert (s.asked, s.choices()) == (Frame.ANNOUNCE, ["pass", "mountain-brigade", "their dark-zealot"])
    s.choose("their dark-zealot")
    assert (s.damage("their dark-zealot"), s.choices()) == (1, ["mountain-brigade"])


@pytest.mark.rule("U-02", "INV-128")
def test_a_constant_effect_acts_before_what_the_same_moment_forces():
    """Warpstone Excavation has corrupted the unit before the Nurglings choose whom to corrupt."""
    s = scene(
        {"kingdom": ["warpstone-excavation"]}, capital="chaos", hand=["festering-nurglings"], resources=9
    )
    s.play("festering-nurglings", "kingdom").resolve()
    assert (s.asked, s.corrupt("festering-nurglings")) == (Frame.ANNOUNCE, True)


@pytest.mark.rule("INV-120", "INV-129", "T-07")
def test_a_constant_text_holds_as_long_as_its_condition():
    s = scene(
        {"battlefield": ["boar-boyz"], "quest": [piece("black-orc-squad", damage=1)]},
        hand=["greater-heal"],
        resources=9,
    )
    assert s.power("boar-boyz") == 3
    s.play("greater-heal").resolve()
    assert s.power("boar-boyz") == 1


@pytest.mark.rule("INV-129")
def test_a_constant_text_ends_when_its_card_leaves_play():
    s = scene({"kingdom": ["master-rune-of-dismay"]}, capital="orc", hand=["pillage"], resources=9)
    assert s.cost("dark-zealot", THEM) == 5
    s.play("pillage", "master-rune-of-dismay").resolve()
    assert s.cost("dark-zealot", THEM) == 4


@pytest.mark.rule("INV-130", "T-08")
@pytest.mark.parametrize("zone", ZONES)
def test_an_action_for_one_zone_works_only_there(zone):
    assert scene({zone: ["runesmith"]}, resources=2).can_use("runesmith") is (zone == "quest")


@pytest.mark.rule("INV-130")
@pytest.mark.parametrize("zone", ZONES)
def test_a_constant_effect_for_one_zone_works_only_there(zone):
    s = scene(
        {zone: ["big-uns"], "quest": [piece("dark-zealot", damage=1)]}
        if zone != "quest"
        else {"quest": ["big-uns", piece("dark-zealot", damage=1)]}
    )
    assert s.toughness("dark-zealot") == (zone == "battlefield")


@pytest.mark.rule("INV-130")
@pytest.mark.parametrize("zone", ZONES)
def test_a_forced_effect_for_one_zone_works_only_there(zone):
    s = scene({zone: ["keystone-forge"]}, phase="begin", at_entry=True, damage={"battlefield": 2})
    assert (s.asked == Frame.ANNOUNCE) is (zone == "kingdom")


@pytest.mark.rule("INV-130", "B-20")
@pytest.mark.parametrize("zone", ZONES)
def test_what_is_set_off_by_leaving_play_depends_on_the_zone_it_left(zone):
    """Fledgling Chaos Spawn answers to being destroyed only in a battlefield."""
    s = scene(
        {zone: ["fledgling-chaos-spawn"]},
        {"battlefield": ["black-orc-squad"]},
        capital="chaos",
        hand=["flames-of-tzeentch"],
        resources=9,
    )
    s.play("flames-of-tzeentch", 1, "fledgling-chaos-spawn").resolve()
    assert (s.asked == Frame.ANNOUNCE) is (zone == "battlefield")


@pytest.mark.rule("INV-131", "T-10")
@pytest.mark.parametrize("zone", ZONES)
def test_only_the_opponents_zone_of_the_same_name_loses_a_unit_to_zhufbar_engineers(zone):
    units = {other: ["dark-zealot", "black-orc-squad"] for other in ZONES}
    s = scene({zone: ["zhufbar-engineers", "troll-slayers"]}, units, hand=["pilgrimage"], resources=4)
    s.play("pilgrimage", "zhufbar-engineers").resolve()
    assert (s.asked, s.actor, len(s.choices())) == (Frame.SACRIFICE, THEM, 2)
    s.do(s.position.legal()[1])
    assert s.discard(THEM) == ["black-orc-squad"]
    assert {s.zone_of("their black-orc-squad"), s.zone_of("their black-orc-squad#2")} == {*ZONES} - {zone}
    assert s.in_play("troll-slayers")


@pytest.mark.rule("INV-131", "T-10")
def test_with_no_unit_there_nothing_happens():
    s = scene(
        {"battlefield": ["zhufbar-engineers"]}, {"kingdom": ["dark-zealot"]}, hand=["pilgrimage"], resources=4
    )
    s.play("pilgrimage", "zhufbar-engineers").resolve()
    assert (s.asked, s.in_play("their dark-zealot")) == (Frame.WINDOW, True)


@pytest.mark.rule("INV-131")
def test_each_players_zone_of_the_same_name_means_the_own_one_too():
    s = scene(
        {"quest": ["bloodthirster", "dark-zealot"], "kingdom": ["runesmith"]},
        {"quest": ["black-orc-squad"], "kingdom": ["urguck"]},
        phase="begin",
        at_entry=True,
    )
    assert (s.asked, s.actor, s.choices()) == (Frame.SACRIFICE, ME, ["bloodthirster", "dark-zealot"])
    s.choose("dark-zealot")
    assert (s.actor, s.choices()) == (THEM, ["their black-orc-squad"])


@pytest.mark.rule("B-20", "INV-128")
def test_a_card_that_speaks_of_its_own_leaving_works_from_the_discard_pile():
    s = scene(
        {"quest": ["zhufbar-engineers"]},
        {"quest": ["black-orc-squad"]},
        capital="chaos",
        hand=["flames-of-tzeentch"],
        resources=9,
    )
    s.play("flames-of-tzeentch", 3, "zhufbar-engineers").resolve()
    assert "zhufbar-engineers" in s.discard()
    s.choose("their black-orc-squad")
    assert s.discard(THEM) == ["black-orc-squad"]


@pytest.mark.rule("B-20")
@pytest.mark.parametrize("laid", [["dwarf-ranger", "runesmith"], ["runesmith", "dwarf-ranger"]])
@pytest.mark.parametrize("together", [False, True])
def test_a_card_that_watches_others_must_be_in_play_itself(laid, together):
    """Dwarf Ranger answers a Dwarf that falls alone, not one that falls together with it."""
    s = scene({"quest": laid}, capital="chaos", hand=["troll-vomit", "flames-of-tzeentch"], resources=30)
    if together:
        s.play("troll-vomit").resolve()
    else:
        s.play("flames-of-tzeentch", 1, "runesmith").resolve()
    assert (s.asked == Frame.ANNOUNCE) is not together


# --- Sacrifices ----------------------------------------------------------------------------------------


@pytest.mark.rule("INV-132")
def test_a_sacrificed_card_goes_to_its_owners_pile_and_is_not_destroyed():
    """Fledgling Chaos Spawn answers only to being destroyed."""
    s = scene(
        {"battlefield": ["rock-lobber", "fledgling-chaos-spawn"]},
        {"battlefield": ["black-orc-squad"]},
        resources=2,
    )
    s.use("rock-lobber", "their quest", "fledgling-chaos-spawn")
    assert (s.asked, s.discard()) == (Frame.WINDOW, ["fledgling-chaos-spawn"])


@pytest.mark.rule("INV-132", "INV-127")
def test_cancelling_an_action_does_not_bring_back_what_was_sacrificed_for_it():
    s = scene(
        {"battlefield": ["rock-lobber", "dark-zealot"]},
        {"quest": ["bright-wizard-apprentice"]},
        resources=2,
        their_resources=2,
    )
    s.use("rock-lobber", "their quest", "dark-zealot")
    s.use("their bright-wizard-apprentice", "chain rock-lobber").resolve()
    assert (s.discard(), s.damage("their quest")) == (["dark-zealot"], 0)


@pytest.mark.rule("INV-132")
def test_whoever_must_sacrifice_has_no_choice_but_which():
    s = scene({"kingdom": ["lobber-crew"]}, {"quest": ["king-kazador"]})
    s.use("lobber-crew")
    assert s.discard() == ["lobber-crew"]
    s.resolve()
    assert (s.actor, s.choices()) == (THEM, ["their king-kazador"])
    s.choose("their king-kazador")
    assert s.discard(THEM) == ["king-kazador"]


# --- Damage outside combat -----------------------------------------------------------------------------


def flames(x=1, unit="black-orc-squad", **facts):
    """X damage to an enemy unit, resolved."""
    s = scene(
        theirs={"quest": [unit]}, capital="chaos", hand=["flames-of-tzeentch"] * 2, resources=30, **facts
    )
    return s.play("flames-of-tzeentch", x, f"their {unit}").resolve()


@pytest.mark.rule("INV-133", "D-05", "B-04")
def test_in_the_revised_rules_damage_is_applied_as_soon_as_it_is_assigned():
    assert flames(2).damage("their black-orc-squad") == 2


@pytest.mark.rule("INV-133", "D-05", "W-11")
def test_in_2009_damage_waits_for_a_window():
    s = flames(2, edition="2009")
    assert (s.asked, s.actor, s.damage("their black-orc-squad")) == (Frame.WINDOW, ME, 0)
    s.close()
    assert (s.phase, s.asked, s.actor, s.damage("their black-orc-squad")) == ("capital", Frame.WINDOW, ME, 2)


@pytest.mark.rule("D-05", "W-11", "U-13")
def test_in_2009_a_unit_can_be_saved_in_that_window():
    s = flames(4, edition="2009", their_hand=["pilgrimage"], their_resources=4)
    s.pass_().play("pilgrimage", "their black-orc-squad").resolve()
    s.close()
    assert (s.hand(THEM), s.discard(THEM)) == (["black-orc-squad"], ["pilgrimage"])


@pytest.mark.rule("D-05", "B-04")
def test_in_the_revised_rules_it_must_be_saved_in_answer():
    s = flames(4, their_hand=["pilgrimage"], their_resources=4)
    assert s.discard(THEM) == ["black-orc-squad"]


@pytest.mark.rule("W-11", "INV-146")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("first", "second", "damage"), [(1, 1, 0), (1, 2, 1), (2, 2, None)])
def test_toughness_cancels_its_share_of_every_effect_of_a_chain(edition, first, second, damage):
    s = scene(
        theirs={"quest": ["hammerer-of-karak-azul"]},
        capital="chaos",
        hand=["flames-of-tzeentch"] * 2,
        resources=30,
        edition=edition,
    )
    for x in (first, second):
        s.play("flames-of-tzeentch", x, "their hammerer-of-karak-azul").pass_()
    s.pass_()
    if edition == "2009":
        threat = threat_to_unit(s.g, s.slot("their hammerer-of-karak-azul"))["threat"]
        assert (threat["cancelled"], threat["destroyed"]) == (2, damage is None)
        s.close()
    if damage is None:
        assert not s.in_play("their hammerer-of-karak-azul")
    else:
        assert s.damage("their hammerer-of-karak-azul") == damage


@pytest.mark.rule("W-11", "INV-146")
@pytest.mark.card("ironbreakers-of-ankhor")
def test_in_2009_the_toughness_counts_that_a_unit_has_when_damage_is_applied():
    s = scene(
        theirs={"quest": ["ironbreakers-of-ankhor"]},
        their_developments={"quest": 2},
        capital="chaos",
        hand=["flames-of-tzeentch", "demolition"],
        resources=30,
        edition="2009",
    )
    s.play("flames-of-tzeentch", 3, "their ironbreakers-of-ankhor").resolve()
    s.play("demolition", "their quest development").resolve().close()
    assert s.damage("their ironbreakers-of-ankhor") == 2


@pytest.mark.rule("W-11")
def test_what_lies_aside_in_2009_is_applied_in_the_order_it_was_assigned():
    """The first effect destroys the unit, so that the second has no target left, and what the first set off comes between."""
    s = scene(
        theirs={"battlefield": ["fledgling-chaos-spawn", "savage-marauders"]},
        capital="chaos",
        hand=["flames-of-tzeentch"] * 2,
        resources=30,
        edition="2009",
    )
    for target in ("their savage-marauders", "their fledgling-chaos-spawn"):
        s.play("flames-of-tzeentch", 1, target).pass_()
    s.pass_().close()
    assert s.actor == THEM and s.choices() == ["their savage-marauders"], (
        "the spawn was assigned its damage first"
    )
    s.choose("their savage-marauders")
    assert sorted(s.discard(THEM)) == ["fledgling-chaos-spawn", "savage-marauders"]
    assert s.asked == Frame.WINDOW and not s.g.lies


@pytest.mark.rule("INV-128", "D-05", "W-11")
@pytest.mark.card("dwarf-ranger")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_forced_effect_deals_its_damage_at_once_in_every_edition(edition):
    """The Ranger's damage comes while Grudge Thrower waits on the chain; the word is with the opponent."""
    s = scene(
        {"quest": ["dwarf-ranger"], "battlefield": ["grudge-thrower", "runesmith"]},
        {"quest": ["dark-zealot"]},
        resources=1,
        edition=edition,
    )
    s.use("grudge-thrower", "runesmith").choose("their dark-zealot")
    assert (s.actor, s.chain(), s.damage("their dark-zealot")) == (THEM, ["grudge-thrower"], 1)
    s.resolve()
    assert (s.asked, s.actor, s.g.depth) == (Frame.WINDOW, ME, 2), "the window of the phase, and none besides"


@pytest.mark.rule("INV-128")
def test_no_forced_effect_lets_its_damage_wait():
    """Only tactics and actions `deal`; what is forced deals at once."""
    named = [ability for ability in LISTED if ability.effect and "deal" in ability.effect.__code__.co_names]
    assert named and all(ability.kind in (Kind.TACTIC, Kind.ACTION) for ability in named)


@pytest.mark.rule("INV-133", "INV-116")
@pytest.mark.parametrize("edition", EDITIONS)
def test_damage_outside_combat_destroys_units_and_burns_sections(edition):
    s = scene(
        {"battlefield": ["rock-lobber", "dark-zealot"]},
        resources=2,
        damage={"their quest": 6},
        edition=edition,
    )
    s.use("rock-lobber", "their quest", "dark-zealot").resolve()
    if edition == "2009":
        assert not s.burning("their quest")
        s.close()
    assert s.burning("their quest")


# --- Cards whose manner Wartable settles ---------------------------------------------------------------


@pytest.mark.rule("D-09", "INV-078")
@pytest.mark.parametrize("edition", EDITIONS)
def test_playing_a_quest_passes_the_word_too(edition):
    s = scene(hand=["prepare-for-war"], edition=edition)
    s.play("prepare-for-war", "quest")
    assert (s.actor, s.chain(), s.in_play("prepare-for-war")) == (THEM, ["prepare-for-war"], False)


@pytest.mark.rule("W-07")
def test_rune_of_fortitude_asks_for_each_attacker_when_attackers_are_declared():
    s = scene(
        {"battlefield": ["mountain-brigade", "chaos-knights", "troll-slayers"]},
        {"quest": ["rune-of-fortitude"]},
        phase="battle",
        resources=2,
    )
    s.attack("quest", "mountain-brigade", "chaos-knights")
    assert (s.asked, s.actor) == (Frame.PAY_FOR_ATTACKER, ME)
    s.choose("yes")
    assert s.asked == Frame.PAY_FOR_ATTACKER
    s.choose("no")
    assert (s.asked, s.resources()) == (Frame.WINDOW, 1)
    assert (s.power("mountain-brigade"), s.power("chaos-knights")) == (2, 2)


@pytest.mark.rule("W-08", "B-162")
def test_urgucks_controller_says_how_much_is_paid_with_tokens():
    s = scene({"kingdom": [piece("urguck", damage=2)]}, capital="orc", hand=["boar-boyz"], resources=3)
    s.play("boar-boyz", "quest")
    assert (s.cost("boar-boyz"), s.choices()) == (4, ["1", "2"])
    s.choose(1)
    assert (s.resources(), s.damage("urguck")) == (0, 1)


@pytest.mark.rule("W-09", "INV-146")
def test_a_redirected_point_meets_the_toughness_of_its_new_target_and_cancellable_points_go_first():
    s = scene(
        {"quest": [piece("defend-the-border", tokens=3)], "kingdom": ["hammerer-of-karak-azul"]},
        {"battlefield": ["bloodthirster", "dark-zealot"]},
        phase="battle",
        active=THEM,
    )
    s.attack("kingdom", "their bloodthirster", "their dark-zealot").defend()
    s.assign("pass", *["kingdom"] * 6)
    assert s.assigned("kingdom") == (1, 5)
    s.close().choose("hammerer-of-karak-azul")
    assert (s.damage("hammerer-of-karak-azul"), s.damage("kingdom")) == (0, 5)


@pytest.mark.rule("W-12", "B-145")
def test_the_targets_of_a_copy_are_chosen_when_the_comet_resolves():
    s = scene(
        {"quest": ["troll-slayers"]},
        {"quest": ["dark-zealot"]},
        active=THEM,
        capital="empire",
        hand=["twin-tailed-comet"],
        resources=9,
        their_capital="chaos",
        their_hand=["seduced-by-darkness"],
    )
    s.play("seduced-by-darkness", "troll-slayers").play("twin-tailed-comet", "chain seduced-by-darkness")
    assert (s.asked, s.actor) == (Frame.WINDOW, THEM)
    s.resolve()
    assert (s.asked, s.actor, s.corrupt("troll-slayers")) == (Frame.ANNOUNCE, ME, False)
    s.choose("their dark-zealot")
    assert s.corrupt("their dark-zealot") and s.corrupt("troll-slayers")
