"""Stories about the capital phase: playing cards, costs and loyalty, developments, Limited cards and Heroes
(INV-070 to INV-080)."""

import pytest

from wartable.games.invasion.state import Event, Frame
from wartable.games.invasion.vocabulary import DEVELOP

from .scene import ME, THEM, ZONES, piece, scene

# --- Playing cards -------------------------------------------------------------------------------------


@pytest.mark.rule("INV-070")
@pytest.mark.parametrize("key", ["mountain-brigade", "contested-village", "organ-gun", "a-glorious-death"])
@pytest.mark.parametrize("phase", ["begin", "kingdom", "quest", "capital", "end"])
def test_units_supports_and_quests_are_played_only_in_the_capital_phase(key, phase):
    s = scene({"quest": ["runesmith"]}, phase=phase, hand=[key], resources=30)
    assert s.can_play(key) is (phase == "capital")


@pytest.mark.rule("INV-070", "INV-101")
@pytest.mark.parametrize("key", ["mountain-brigade", "contested-village", "a-glorious-death"])
def test_no_window_of_a_combat_is_for_playing_such_cards(key):
    s = scene({"battlefield": ["runesmith"]}, phase="battle", hand=[key], resources=30)
    s.choose("their quest")
    while s.phase == "battle":
        if s.asked == Frame.WINDOW and s.actor == ME:
            assert not s.can_play(key)
        s.pass_()


@pytest.mark.rule("INV-070")
@pytest.mark.parametrize("key", ["mountain-brigade", "contested-village", "a-glorious-death"])
def test_only_the_active_player_plays_them(key):
    s = scene(hand=[key], resources=30, active=THEM)
    s.pass_()
    assert s.actor == ME and not s.can_play(key)


@pytest.mark.rule("INV-079", "INV-121", "INV-123")
def test_the_other_player_may_use_tactics_and_actions_in_the_capital_phase():
    s = scene(
        {"kingdom": ["contested-village"]},
        {"quest": ["runesmith"]},
        their_hand=["pillage"],
        their_resources=9,
    )
    s.pass_()
    assert (s.actor, s.can_play("pillage"), s.can_use("their runesmith")) == (THEM, True, True)


@pytest.mark.rule("INV-071")
@pytest.mark.parametrize("key", ["mountain-brigade", "contested-village"])
@pytest.mark.parametrize("zone", ZONES)
def test_whoever_plays_a_card_chooses_one_of_the_own_zones(key, zone):
    s = scene(hand=[key], resources=9)
    s.play(key)
    assert s.choices() == list(ZONES)
    s.choose(zone).resolve()
    assert s.zone_of(key) == zone


@pytest.mark.rule("INV-078", "INV-124", "W-01", "D-09")
@pytest.mark.parametrize("edition", ["revised", "2009"])
@pytest.mark.parametrize("key", ["mountain-brigade", "contested-village", "a-glorious-death"])
def test_playing_a_card_is_an_action_that_can_be_answered(key, edition):
    s = scene(hand=[key], resources=9, their_hand=["wez-bigga"], edition=edition)
    s.play(key, "quest")
    assert (s.actor, s.chain(), s.in_play(key), s.can_play("wez-bigga")) == (THEM, [key], False, True)
    s.play("wez-bigga")
    assert s.chain() == [key, "wez-bigga"]
    s.resolve()
    assert s.in_play(key)


@pytest.mark.rule("INV-080", "INV-054")
def test_the_capital_phase_lasts_until_both_pass():
    s = scene(hand=["mountain-brigade", "runesmith"], resources=9)
    s.play("mountain-brigade", "kingdom").resolve()
    s.play("runesmith", "quest").resolve()
    s.pass_()
    assert s.phase == "capital"
    s.pass_()
    assert s.phase == "battle"


# --- Costs and loyalty ---------------------------------------------------------------------------------


@pytest.mark.rule("INV-072", "INV-073", "INV-074", "T-03")
@pytest.mark.parametrize("resources", [3, 4])
def test_thyrus_gorman_costs_four_with_two_empire_symbols(resources):
    s = scene({"kingdom": ["huntsmen"]}, capital="empire", hand=["thyrus-gorman"], resources=resources)
    assert (s.cost("thyrus-gorman"), s.can_play("thyrus-gorman")) == (4, resources == 4)
    if resources == 4:
        s.play("thyrus-gorman", "battlefield")
        assert s.resources() == 0


@pytest.mark.rule("INV-073", "INV-074")
@pytest.mark.parametrize(("capital", "cost"), [("dwarf", 6), ("empire", 5), ("orc", 6)])
def test_the_capital_counts_as_one_symbol_of_its_race(capital, cost):
    assert scene(capital=capital).cost("thyrus-gorman") == cost


@pytest.mark.rule("INV-073")
@pytest.mark.parametrize(
    ("laid", "cost"),
    [
        ([], 6 + 4),
        (["runesmith"], 6 + 3),
        (["runesmith", "keystone-forge"], 6 + 2),
        (["runesmith", "keystone-forge", "a-glorious-death"], 6 + 1),
        (["runesmith", "keystone-forge", "a-glorious-death", "organ-gun"], 6),
        (["runesmith"] * 7, 6),
        (["huntsmen", "contested-village"], 6 + 4),
    ],
)
def test_units_supports_and_quests_in_play_lower_the_loyalty_cost_never_below_nothing(laid, cost):
    s = scene({"quest": [piece(key, on="runesmith" if key == "organ-gun" else "") for key in laid]})
    assert s.cost("king-kazador") == cost


@pytest.mark.rule("INV-073")
def test_the_opponents_symbols_do_not_count():
    assert scene(theirs={"quest": ["runesmith"] * 4}).cost("king-kazador") == 10


@pytest.mark.rule("INV-073")
def test_developments_give_no_symbols():
    assert scene(developments={"quest": ["runesmith"] * 3}).cost("king-kazador") == 10


@pytest.mark.rule("INV-073", "INV-030")
def test_an_attachment_on_an_enemy_unit_gives_its_symbol_to_whoever_controls_it():
    s = scene(theirs={"quest": ["dark-zealot"]}, hand=["organ-gun"], resources=9)
    s.play("organ-gun", "their dark-zealot").resolve()
    assert (s.cost("king-kazador", ME), s.cost("king-kazador", THEM)) == (9, 11)


@pytest.mark.rule("INV-073", "B-11")
def test_a_card_on_the_chain_gives_no_symbol_yet():
    s = scene(hand=["runesmith", "king-kazador"], resources=30)
    s.play("runesmith", "quest")
    assert s.cost("king-kazador") == 10
    s.resolve()
    assert s.cost("king-kazador") == 9


@pytest.mark.rule("INV-073", "T-48")
def test_an_alliance_gives_one_symbol_of_each_of_its_races():
    s = scene({"kingdom": ["alliance-dwarf-empire"]}, capital="dwarf")
    assert (s.cost("twin-tailed-comet"), s.cost("king-kazador")) == (2 + 3, 6 + 3)


@pytest.mark.rule("INV-072")
def test_tactics_cost_loyalty_too():
    s = scene(theirs={"kingdom": ["contested-village"]}, hand=["demolition"], resources=2, capital="orc")
    assert (s.cost("demolition"), s.can_play("demolition")) == (3, False)


@pytest.mark.rule("INV-072")
@pytest.mark.parametrize(("resources", "may"), [(3, False), (4, True)])
def test_a_tactic_without_targets_must_be_paid_too(resources, may):
    assert scene(capital="orc", hand=["waaagh"], resources=resources).can_play("waaagh") is may


@pytest.mark.rule("INV-125", "INV-072")
def test_the_cost_is_paid_when_the_card_is_announced():
    s = scene(hand=["mountain-brigade"], resources=9)
    s.play("mountain-brigade", "kingdom")
    assert (s.resources(), s.chain()) == (9 - 4 - 1, ["mountain-brigade"])


# --- Developments --------------------------------------------------------------------------------------


def may_develop(s):
    return DEVELOP in s.position.legal()


@pytest.mark.rule("INV-075", "INV-076")
@pytest.mark.parametrize("zone", ZONES)
@pytest.mark.parametrize("key", ["mountain-brigade", "contested-village", "a-glorious-death", "demolition"])
def test_any_card_may_be_put_face_down_into_an_own_zone_for_nothing(zone, key):
    s = scene(hand=[key], resources=0)
    s.develop(key, zone)
    assert (s.developments(zone), s.hand(), s.resources()) == (1, [], 0)
    assert not s.in_play(key)


@pytest.mark.rule("INV-075")
def test_there_is_one_development_a_turn():
    s = scene(hand=["runesmith", "demolition"])
    s.develop("runesmith", "kingdom").pass_()
    assert s.actor == ME and not may_develop(s)
    s.to("capital", THEM).to("capital", ME)
    assert may_develop(s)


@pytest.mark.rule("INV-075")
@pytest.mark.parametrize("phase", ["begin", "kingdom", "quest", "capital", "end"])
def test_developments_are_put_down_only_in_the_capital_phase(phase):
    assert may_develop(scene(hand=["runesmith"], phase=phase)) is (phase == "capital")


@pytest.mark.rule("INV-075")
def test_only_the_active_player_develops():
    s = scene(hand=["runesmith"], active=THEM)
    s.pass_()
    assert s.actor == ME and not may_develop(s)


@pytest.mark.rule("INV-075")
def test_developments_that_effects_bring_are_not_the_turns_own():
    s = scene(hand=["dwarf-masons", "runesmith"], resources=9)
    s.play("dwarf-masons", "quest").resolve()
    assert (s.developments("quest"), may_develop(s)) == (1, True)


@pytest.mark.rule("INV-078", "W-01")
def test_a_development_lies_at_once_and_passes_the_word():
    s = scene(hand=["runesmith"])
    s.develop("runesmith", "quest")
    assert (s.developments("quest"), s.chain(), s.actor) == (1, [], THEM)
    s.pass_()
    assert (s.phase, s.actor) == ("capital", ME)


@pytest.mark.rule("INV-078", "INV-124", "W-01", "INV-076")
@pytest.mark.parametrize("edition", ["revised", "2009"])
def test_a_development_may_answer_an_action(edition):
    """The ninth hit point lies there before the Rock Lobber's damage comes."""
    s = scene(
        theirs={"battlefield": ["rock-lobber", "black-orc-squad"]},
        their_resources=2,
        hand=["runesmith"],
        damage={"quest": 6},
        edition=edition,
    )
    s.pass_().use("their rock-lobber", "quest", "their black-orc-squad")
    s.develop("runesmith", "quest")
    assert (s.actor, s.chain()) == (THEM, ["rock-lobber"])
    s.resolve()
    if edition == "2009":
        s.close()
    assert (s.burning("quest"), s.damage("quest")) == (False, 8)


@pytest.mark.rule("INV-076", "INV-115")
@pytest.mark.parametrize(
    ("developments", "damage", "burns"),
    [
        ({}, 5, False),
        ({}, 6, True),
        ({"quest": 1}, 6, False),
        ({"quest": 2}, 8, True),
        ({"kingdom": 3}, 6, True),
    ],
)
def test_a_section_has_eight_hit_points_and_one_for_each_development_of_its_own_zone(
    developments, damage, burns
):
    s = scene(
        {"battlefield": ["rock-lobber", "dark-zealot"]},
        resources=2,
        damage={"their quest": damage},
        their_developments=developments,
    )
    s.use("rock-lobber", "their quest", "dark-zealot").resolve()
    assert s.burning("their quest") is burns


@pytest.mark.rule("INV-077")
def test_only_its_owner_sees_what_a_development_is():
    s = scene(hand=["runesmith"])
    s.develop("runesmith", "quest")
    seen = [s.told(Event.DEVELOPED, seat)[0].card for seat in (ME, THEM, -1)]
    assert seen == [5, -1, -1]


@pytest.mark.rule("INV-077")
def test_a_player_may_look_at_the_own_developments_and_never_at_the_others():
    s = scene(developments={"quest": ["runesmith"]}, their_developments={"quest": ["runesmith"]})
    own, other = s.position.observe(ME), s.position.observe(THEM)
    for seen in (own, other):
        cards = s.position.game.observes.split(seen)["card"]
        assert 5 in cards[0] and 5 not in cards[1], "the own one by its number, the other's only as unknown"
    changed = scene(developments={"quest": ["runesmith"]}, their_developments={"quest": ["troll-vomit"]})
    assert (changed.position.observe(ME) == own).all()
    assert (changed.position.observe(THEM) != other).any()


@pytest.mark.rule("INV-122", "INV-129")
def test_a_development_has_no_text_no_power_and_no_action():
    s = scene(
        {"battlefield": ["troll-slayers"]},
        developments={"quest": ["runesmith"], "kingdom": ["contested-village"]},
        resources=9,
    )
    assert (s.zone_power("quest"), s.zone_power("kingdom"), s.choices()) == (1, 3, ["pass"])


# --- Limited cards -------------------------------------------------------------------------------------


@pytest.mark.rule("INV-143", "T-46")
def test_a_second_limited_card_in_a_turn_is_refused():
    s = scene(hand=["contested-village", "armoury", "contested-village"], resources=9)
    s.play("contested-village", "kingdom").resolve()
    assert not s.can_play("armoury") and not s.can_play("contested-village")


@pytest.mark.rule("INV-143")
def test_a_limited_card_that_still_waits_on_the_chain_counts():
    s = scene(hand=["contested-village", "armoury"], resources=9)
    s.play("contested-village", "kingdom").pass_()
    assert s.actor == ME and not s.can_play("armoury")


@pytest.mark.rule("INV-143")
def test_the_next_turn_allows_another_limited_card():
    s = scene(hand=["contested-village", "armoury"], resources=9)
    s.play("contested-village", "kingdom").resolve()
    s.to("capital", THEM).to("capital", ME)
    assert s.can_play("armoury")


@pytest.mark.rule("INV-143")
def test_other_cards_may_follow_a_limited_one_and_it_may_still_be_a_development():
    s = scene(hand=["contested-village", "armoury", "runesmith"], resources=9)
    s.play("contested-village", "kingdom").resolve()
    assert s.can_play("runesmith")
    s.develop("armoury", "kingdom")
    assert s.developments("kingdom") == 1


# --- Unique cards and Heroes ---------------------------------------------------------------------------


@pytest.mark.rule("INV-027", "T-47")
def test_a_second_copy_of_a_unique_hero_is_refused_but_may_be_a_development():
    s = scene({"kingdom": ["king-kazador"]}, hand=["king-kazador"], resources=30)
    assert not s.can_play("king-kazador")
    s.develop("king-kazador", "quest")
    assert s.developments("quest") == 1


@pytest.mark.rule("INV-027")
def test_a_copy_among_the_developments_does_not_count():
    s = scene(developments={"quest": ["king-kazador"]}, hand=["king-kazador"], resources=30)
    assert s.can_play("king-kazador")


@pytest.mark.rule("B-18")
def test_a_second_hero_is_played_only_into_another_zone():
    s = scene({"quest": ["durgnar-the-bold"]}, hand=["king-kazador"], resources=30)
    s.play("king-kazador")
    assert s.choices() == ["kingdom", "battlefield"]


@pytest.mark.rule("B-18")
def test_with_a_hero_in_every_zone_no_other_can_be_played():
    s = scene(
        {"quest": ["durgnar-the-bold"], "kingdom": ["thyrus-gorman"], "battlefield": ["johannes-broheim"]},
        hand=["king-kazador", "runesmith"],
        resources=30,
    )
    assert (s.can_play("king-kazador"), s.can_play("runesmith")) == (False, True)


@pytest.mark.rule("B-18")
def test_the_opponents_heroes_are_in_nobodys_way():
    s = scene(theirs={"quest": ["urguck"]}, hand=["king-kazador"], resources=30)
    s.play("king-kazador")
    assert s.choices() == list(ZONES)


@pytest.mark.rule("B-18")
def test_a_hero_goes_on_no_quest_where_a_hero_is():
    s = scene({"quest": ["durgnar-the-bold", "infiltrate"]}, hand=["king-kazador"], resources=30)
    s.play("king-kazador")
    assert s.choices() == ["kingdom", "battlefield"]


@pytest.mark.rule("B-18")
def test_nobody_moves_a_second_hero_into_a_zone():
    s = scene(
        theirs={"quest": ["urguck"], "kingdom": ["grimgor-ironhide"]},
        capital="empire",
        hand=["forced-march"],
        resources=9,
    )
    s.play("forced-march", "their urguck")
    assert s.choices() == ["their battlefield"]


@pytest.mark.rule("B-18", "B-12")
def test_of_two_heroes_on_the_chain_for_one_zone_only_one_enters():
    s = scene(hand=["king-kazador", "durgnar-the-bold"], resources=30)
    s.play("king-kazador", "quest").pass_().play("durgnar-the-bold", "quest").resolve()
    assert (s.in_play("durgnar-the-bold"), s.in_play("king-kazador")) == (True, False)


# --- Zones that cards ask for --------------------------------------------------------------------------


@pytest.mark.rule("INV-142", "INV-071")
@pytest.mark.parametrize(
    ("key", "zone"),
    [
        ("defender-of-the-hold", "battlefield"),
        ("huntsmen", "quest"),
        ("crooked-teef-goblins", "battlefield"),
        ("ironclaws-horde", "battlefield"),
        ("servants-of-khorne", "battlefield"),
    ],
)
def test_a_card_for_one_zone_only_enters_play_there(key, zone):
    s = scene({"quest": ["infiltrate"]}, hand=[key], resources=30)
    s.play(key)
    assert set(s.choices()) == ({"quest", "infiltrate"} if zone == "quest" else {zone})


@pytest.mark.rule("INV-142")
def test_such_a_card_may_later_be_moved_anywhere():
    s = scene({"battlefield": ["defender-of-the-hold"]}, hand=["forced-march"], resources=9)
    s.play("forced-march", "defender-of-the-hold", "kingdom").resolve()
    assert s.zone_of("defender-of-the-hold") == "kingdom"


@pytest.mark.rule("INV-142", "INV-075")
def test_such_a_card_may_be_a_development_anywhere():
    s = scene(hand=["huntsmen"])
    s.develop("huntsmen", "kingdom")
    assert s.developments("kingdom") == 1


@pytest.mark.rule("B-16", "U-14", "INV-072")
@pytest.mark.card("nuln-tinkerers", "knight-training")
def test_what_makes_a_card_cheaper_lowers_its_loyalty_cost_too():
    """Nothing is printed on Knight Training but loyalty, of which one icon is left to pay."""
    s = scene({"kingdom": ["nuln-tinkerers"]}, hand=["knight-training"], capital="dwarf")
    assert s.cost("knight-training") == 0
    s = scene({"quest": ["nuln-tinkerers"]}, hand=["knight-training"], capital="dwarf")
    assert s.cost("knight-training") == 1


@pytest.mark.rule("B-16")
@pytest.mark.card("burn-it-down", "knight-training")
def test_who_asks_what_a_card_costs_means_the_printed_number():
    s = scene(
        theirs={"battlefield": ["pistoliers", piece("knight-training", on="pistoliers")]},
        hand=["burn-it-down"],
        resources=2,
    )
    assert s.can_play("burn-it-down"), "cost 0, whatever its loyalty"
