"""Stories about the variants for two seats: foreign duel, multinational, short match, challenge (INVI-10)."""

from collections import Counter

import pytest

import wartable
from wartable.games.invictus.cards import KEYS

from .scene import GAME, opening, scene

# --- Foreign duel --------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-10.1")
def test_seats_may_play_different_nations():
    s = opening(nation0="shogun", nation1="pharaoh", build="ready")
    assert [{KEYS.index(card) // 5 for card in s.deck_of(seat)} for seat in (0, 1)] == [{1}, {2}]


@pytest.mark.rule("INVI-10.1", "INVI-2.3")
def test_colours_are_compared_whatever_the_nation():
    s = scene(kingdom=["samurai", "guardian"], enemy_kingdom=["commander"])
    assert (s.points, s.enemy_points) == (1, 0)


@pytest.mark.rule("INVI-10.1", "INVI-1.5")
def test_a_captured_foreign_card_that_comes_to_hand_is_used_as_an_own_one():
    s = scene(
        front=["guardian", None, None],
        hand=["warrior"],
        enemy_hand=["sorcerer"],
        enemy_kingdom=["archer", "warrior"],
    )
    s.support("warrior")
    s.negate("sorcerer", "archer")  # the Pharaoh's seat takes a captured Archer to hand …
    s.end_turn()
    s.support("archer", "E-FR")  # … and shoots with it
    assert s.damage_on("F-L") == 1


@pytest.mark.rule("INVI-10.1", "INVI-1.5")
def test_a_captured_foreign_card_on_the_battlefield_attacks_for_its_captor():
    s = scene(front=["ninja", None, None], enemy_front=["guardian", None, None])
    s.attack("F-L", "E-FL")
    assert s.damage_on("E-FL") == 1


# --- Multinational -------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-10.2")
def test_multinational_example_a_wizard_rules_the_other_purple_cards_out():
    s = opening("multinational", build="free")
    s.keep_leader("king-a")
    s.keep_leader("pharaoh-b")
    assert s.can("build", "ninja")
    s.build("wizard")
    assert [s.can("build", purple) for purple in ("wizard", "ninja", "sorcerer")] == [True, False, False]


@pytest.mark.rule("INVI-10.2")
def test_a_multinational_deck_mixes_nations():
    s = opening("multinational", build="free")
    s.keep_leader("king-a")
    s.keep_leader("pharaoh-b")
    s.build(*["samurai"] * 10, *["guardian"] * 5, *["slinger"] * 5)
    assert (s.decider, Counter(s.deck_of(0))) == (1, {"samurai": 10, "guardian": 5, "slinger": 5})


@pytest.mark.rule("INVI-10.2")
def test_a_multinational_deck_may_have_any_leader():
    assert opening("multinational", build="free").leaders == list(KEYS[15:])


@pytest.mark.rule("INVI-10.2")
def test_a_duel_deck_does_not_mix_nations():
    s = opening(build="free")
    s.keep_leader("king-a")
    s.keep_leader("king-b")
    assert not s.can("build", "samurai")


@pytest.mark.rule("INVI-10.2")
def test_a_mixed_deck_made_beforehand_is_refused_in_a_duel():
    with pytest.raises(wartable.OptionError, match="only a multinational deck may mix nations"):
        GAME.new("duel", deck0="mixed-hunters", compiled=False)


# --- Short match ---------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-10.3")
def test_a_short_match_has_ten_soldiers_three_in_the_opening_hand_and_seven_in_the_deck():
    s = opening("short", build="ready")
    assert len(s.deck_of(0)) == 10
    s.open_with("warrior", "archer", "wizard")
    assert (len(s.hand_of(0)), len(s.deck_of(0)), s.decider) == (3, 7, 1)


@pytest.mark.rule("INVI-10.3")
def test_the_ten_soldiers_of_a_short_match_are_taken_from_the_twenty_five():
    s = opening("short")
    s.keep_leader(s.leaders[0])
    s.keep_leader(s.leaders[0])
    s.build(*["warrior"] * 5)
    assert not s.can("build", "warrior")
    s.build(*["archer"] * 5)
    assert (s.decider, Counter(s.deck_of(0))) == (1, {"warrior": 5, "archer": 5})


# --- Challenge -----------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-10.4")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("limit", [1, 2, 3, 4])
def test_a_challenged_seat_can_use_no_support_once_its_shorter_queue_is_full(limit, seat):
    options = {"queue0": 5, "queue1": 5, f"queue{seat}": limit}
    almost = scene(
        seat=seat, format="challenge", options=options, hand=["warrior"], queue=["archer"] * (limit - 1)
    )
    full = scene(seat=seat, format="challenge", options=options, hand=["warrior"], queue=["archer"] * limit)
    assert (almost.can("support", "warrior"), full.can("support", "warrior")) == (True, False)


@pytest.mark.rule("INVI-10.4")
def test_the_other_seat_keeps_its_five_places():
    s = scene(format="challenge", options={"queue0": 5, "queue1": 1}, hand=["warrior"], queue=["archer"] * 4)
    s.support("warrior")
    assert len(s.queue) == 5


@pytest.mark.rule("INVI-10.4", "INVI-7.4")
def test_a_challenged_seat_can_not_block_either():
    s = scene(
        format="challenge",
        options={"queue0": 5, "queue1": 2},
        front=["guardian", None, None],
        enemy_front=["guardian", None, None],
        enemy_hand=["guardian"],
        enemy_queue=["archer", "archer"],
    )
    s.attack("F-L", "E-FL")
    assert (s.pending, s.damage_on("E-FL")) == ("main", 1)


@pytest.mark.rule("INVI-10.4")
def test_a_ninja_finds_no_room_in_a_challenged_queue_that_is_full():
    s = scene(
        format="challenge",
        options={"queue0": 5, "queue1": 1},
        hand=["ninja"],
        enemy_hand=["archer"],
        enemy_queue=["archer"],
    )
    assert not s.can("support", "ninja")


@pytest.mark.rule("INVI-10.4", "INVI-3.7")
def test_even_a_queue_of_one_takes_the_card_of_set_up():
    s = opening("challenge", build="ready", queue0=1)
    while s.pending == "setup":
        s.settle()
    assert [len(queue) for queue in (s.queue, s.enemy_queue)] == [1, 1]


@pytest.mark.rule("INVI-10.4", "INVI-6.2")
def test_a_full_queue_of_one_may_still_change_places_with_a_card_that_is_out():
    s = scene(format="challenge", options={"queue0": 1}, front=["guardian", None, None], queue=["archer"])
    s.march("F-L")
    assert (s.front, s.queue) == (["archer", None, None], ["guardian"])


# --- Variants together ---------------------------------------------------------------------------------


@pytest.mark.rule("R40", "INVI-10.3", "INVI-10.4")
def test_a_challenge_can_be_played_with_short_decks():
    s = opening("challenge", build="ready", soldiers=10, queue0=2)
    assert (len(s.deck_of(0)), s.g.queue_limit.tolist()) == (10, [2, 5])


@pytest.mark.rule("R40", "INVI-10.2")
@pytest.mark.parametrize(("format", "soldiers"), [("short", 10), ("challenge", 20), ("alliance", 10)])
def test_mixed_nations_can_be_played_in_other_formats(format, soldiers):
    s = opening(format, build="ready", nations="mixed")
    nations = {KEYS.index(card) // 5 for card in s.deck_of(1)}
    assert (len(s.deck_of(1)), nations) == (soldiers, {0, 1})


@pytest.mark.rule("R40", "INVI-10.2", "INVI-11.2")
def test_a_mixed_deck_of_an_alliance_is_built_from_a_box_with_one_kind_a_colour():
    s = opening("alliance", nations="mixed")
    assert s.leaders == list(KEYS[15:])
    for leader in ("king-a", "shogun-b", "pharaoh-c", "king-d"):
        s.keep_leader(leader)
    s.build("wizard")
    assert (s.can("build", "ninja"), s.can("build", "samurai")) == (False, True)


@pytest.mark.rule("R40", "INVI-10.4", "INVI-11.1")
def test_a_team_of_an_alliance_can_have_a_shorter_queue():
    assert opening("alliance", build="ready", queue1=3).g.queue_limit.tolist() == [5, 3]


@pytest.mark.rule("R40", "INVI-10.2")
def test_a_mixed_deck_is_refused_where_nations_are_not_set_to_mix():
    with pytest.raises(wartable.OptionError, match="only a multinational deck may mix nations"):
        GAME.new("short", deck0="mixed-hunters-short", compiled=False)
