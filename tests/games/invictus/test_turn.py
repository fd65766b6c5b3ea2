"""Stories about the turn: draw phase, main phase, end phase, and entry (INVI-4, INVI-7.1)."""

import pytest

from wartable.games.invictus.state import Event

from .scene import opening, scene


def kinds_told(s):
    return [Event(event.kind) for event in s.journal[-1]]


# --- The draw phase ------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-4.1")
def test_a_turn_opens_with_the_draw_phase_and_comes_to_the_main_phase():
    s = scene(enemy_front=[None, None, None], enemy_back=["guardian", None, None])
    s.end_turn()
    assert kinds_told(s) == [Event.TURN, Event.DREW, Event.STEPPED_FORWARD]
    assert (s.pending, s.decider) == ("main", 1)


@pytest.mark.rule("INVI-4.1", "INVI-4.5")
def test_the_end_phase_comes_after_the_main_phase():
    s = scene(hand=["archer"] * 6)
    s.end_turn()
    assert (s.pending, s.decider) == ("end_entry", 0)


@pytest.mark.rule("INVI-4.2")
def test_the_turn_seat_draws_the_top_card_of_its_deck():
    s = scene(enemy_deck=["wizard", "priest"])
    s.end_turn()
    assert (s.enemy_hand, s.deck_of(1)) == (["wizard"], ["priest"])


@pytest.mark.rule("R4")
def test_the_first_seat_draws_on_its_first_turn_too():
    s = opening(build="ready")
    while s.pending == "setup":
        s.settle()
    first = s.g.order[0]
    assert (len(s.hand_of(first)), len(s.deck_of(first))) == (2, 16)


@pytest.mark.rule("INVI-4.2")
def test_all_own_cards_become_active():
    s = scene(enemy_front=["guardian", "priest", None], enemy_rested=["E-FL", "E-FC"])
    s.end_turn()
    assert s.enemy_rested == []


@pytest.mark.rule("INVI-4.2")
def test_the_other_seats_cards_stay_as_they_lie():
    s = scene(front=["guardian", None, None], rested=["F-L"])
    s.end_turn()
    assert s.rested == ["F-L"]


@pytest.mark.rule("INVI-4.2")
def test_back_cards_step_into_an_empty_front_cell_and_the_others_stay():
    s = scene(enemy_front=["guardian", None, None], enemy_back=["wizard", "archer", None])
    s.end_turn()
    assert (s.enemy_front, s.enemy_back) == (["guardian", "archer", None], ["wizard", None, None])


@pytest.mark.rule("R2")
def test_a_back_card_does_not_step_forward_the_moment_its_front_cell_empties():
    s = scene(
        front=["guardian", None, None], enemy_front=["wizard", None, None], enemy_back=["archer", None, None]
    )
    s.attack("F-L", "E-FL")
    assert (s.enemy_front, s.enemy_back) == ([None, None, None], ["archer", None, None])


@pytest.mark.rule("R2")
def test_a_back_card_does_not_step_forward_in_the_enemys_draw_phase():
    s = scene(front=["guardian", None, None], back=[None, "archer", None])
    s.end_turn()
    assert s.back == [None, "archer", None]


# --- The main phase ------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-4.3")
def test_neither_attack_nor_march_is_compulsory():
    s = scene(front=["guardian", None, None], queue=["archer"], enemy_front=["wizard", None, None])
    s.end_turn()
    assert s.decider == 1


@pytest.mark.rule("INVI-4.4")
def test_entry_and_supports_before_between_and_after_attacks():
    s = scene(
        front=["guardian", "guardian", None],
        hand=["warrior", "archer", "archer"],
        enemy_front=["guardian", "guardian", "guardian"],
    )
    s.support("warrior")
    s.attack("F-L", "E-FL")
    s.support("archer", "E-FR")
    s.attack("F-C", "E-FC")
    s.enter("archer")
    assert [s.damage_on(cell) for cell in ("E-FL", "E-FC", "E-FR")] == [2, 2, 1]


@pytest.mark.rule("INVI-4.4")
def test_entry_and_supports_before_and_after_a_march():
    s = scene(hand=["archer", "archer", "wizard"], queue=["priest"], enemy_front=["guardian", None, None])
    s.support("archer", "E-FL")
    s.march("F-L")
    s.support("archer", "E-FL")
    s.enter("wizard")
    assert (s.damage_on("E-FL"), s.kingdom, s.front[0]) == (2, ["wizard"], "priest")


@pytest.mark.rule("R19")
def test_a_card_that_a_support_put_down_active_may_attack_at_once():
    s = scene(hand=["anubis"], graveyard=["wizard"], enemy_front=["guardian", None, None])
    s.support("anubis", "wizard", "F-L")
    s.attack("F-L", "E-FL")
    assert s.damage_on("E-FL") == 1


@pytest.mark.rule("R19")
def test_but_not_in_a_turn_with_a_march():
    s = scene(hand=["anubis"], graveyard=["wizard"], queue=["priest"], enemy_front=["guardian", None, None])
    s.march("F-R")
    s.support("anubis", "wizard", "F-L")
    assert not s.can("declare", "F-L")


# --- Entry ---------------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-7.1")
def test_a_soldier_of_the_hand_enters_the_kingdom():
    s = scene(hand=["warrior", "archer"])
    s.enter("archer")
    assert (s.hand, s.kingdom) == (["warrior"], ["archer"])


@pytest.mark.rule("INVI-7.1")
def test_one_entry_a_turn():
    s = scene(hand=["warrior", "archer"])
    s.enter("archer")
    assert not s.can("enter", "warrior")


@pytest.mark.rule("INVI-7.1")
def test_the_next_turn_has_its_own_entry():
    s = scene(hand=["warrior", "archer"])
    s.enter("archer")
    s.end_turn()
    s.end_turn()
    assert s.can("enter", "warrior")


@pytest.mark.rule("R24")
def test_no_entry_during_an_attack():
    s = scene(front=["guardian", None, None], hand=["archer"], enemy_front=["priest", None, None])
    assert s.entries == ["archer"]
    s.declare("F-L")
    assert s.entries == []


@pytest.mark.rule("R24")
def test_no_entry_while_a_support_is_being_resolved():
    s = scene(hand=["archer", "wizard"])
    s.support("archer")
    assert (s.pending, s.decider, s.entries) == ("support", 0, [])


# --- The end phase -------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-4.5", "R23")
def test_six_cards_and_no_entry_force_one_soldier_into_the_kingdom():
    s = scene(hand=["archer"] * 5 + ["wizard"])
    s.end_turn()
    s.enter("wizard")
    assert (s.kingdom, len(s.hand), s.decider) == (["wizard"], 5, 1)


@pytest.mark.rule("INVI-4.5")
def test_the_forced_entry_can_not_be_passed():
    s = scene(hand=["archer"] * 5 + ["wizard"])
    s.end_turn()
    assert (s.entries, len(s.position.legal())) == (["archer", "wizard"], 2)


@pytest.mark.rule("INVI-4.5")
def test_five_cards_force_nothing():
    s = scene(hand=["archer"] * 5)
    s.end_turn()
    assert (s.kingdom, s.decider) == ([], 1)


@pytest.mark.rule("INVI-4.5")
def test_an_entry_made_in_the_main_phase_is_enough():
    s = scene(hand=["archer"] * 8)
    s.enter("archer")
    s.end_turn()
    assert (len(s.hand), s.decider) == (7, 1)


@pytest.mark.rule("R23")
def test_exactly_one_soldier_is_forced_even_if_more_than_five_cards_remain():
    s = scene(hand=["archer"] * 8)
    s.end_turn()
    s.enter("archer")
    assert (len(s.hand), s.decider) == (7, 1)


@pytest.mark.rule("R23", "INVI-2.5")
def test_the_leader_is_never_forced_into_the_kingdom():
    s = scene(hand=["king-a"] + ["archer"] * 5)
    s.end_turn()
    assert s.entries == ["archer"]


@pytest.mark.rule("R30")
def test_no_soldier_has_a_support_for_the_end_phase():
    everyone = [
        "warrior",
        "guardian",
        "archer",
        "priest",
        "wizard",
        "samurai",
        "musha",
        "gunner",
        "komuso",
        "ninja",
    ]
    everyone += ["commander", "medjay", "slinger", "anubis", "sorcerer", "king-a"]
    s = scene(hand=everyone)
    s.end_turn()
    assert (s.pending, s.choices) == ("end_entry", [])


@pytest.mark.rule("INVI-4.5", "INVI-9.2")
def test_a_forced_entry_can_found_the_kingdom():
    s = scene(hand=["priest"] * 6, kingdom=["warrior", "guardian", "archer"])
    s.end_turn()
    s.enter("priest")
    assert (s.winner, s.reason) == ("own", "founding")


@pytest.mark.rule("INVI-4.6")
def test_damage_is_gone_at_the_end_of_the_turn():
    s = scene(front=["guardian", None, None], enemy_front=["guardian", None, None])
    s.attack("F-L", "E-FL")
    assert s.damage_on("E-FL") == 1
    s.end_turn()
    assert s.damage_on("E-FL") == 0


@pytest.mark.rule("INVI-4.6")
@pytest.mark.parametrize("support", ["warrior", "samurai"])
def test_a_raised_attack_is_gone_at_the_end_of_the_turn(support):
    s = scene(front=["guardian", None, None], hand=[support], enemy_front=["guardian", None, None])
    s.support(support)
    s.end_turn()
    s.end_turn()
    s.declare("F-L")
    assert s.attack_value == 1


@pytest.mark.rule("INVI-4.6")
def test_a_raised_attack_is_not_left_to_the_enemy():
    s = scene(front=["guardian", None, None], hand=["warrior"], enemy_front=["guardian", None, None])
    s.support("warrior")
    s.end_turn()
    s.declare("F-R")  # the enemy's guardian, in the enemy's eyes on the right
    assert s.attack_value == 1


@pytest.mark.rule("INVI-4.6")
def test_a_changed_range_is_gone_at_the_end_of_the_turn():
    s = scene(front=["guardian", None, None], hand=["komuso"], enemy_front=["guardian", "guardian", None])
    s.support("komuso")
    assert s.targets("F-L") == ["E-FL", "E-FC"]
    s.end_turn()
    s.end_turn()
    assert s.targets("F-L") == ["E-FL"]
