"""Stories about attacks: naming, damage, destruction, capture (INVI-5), with the rulebook's worked examples."""

import pytest

from wartable.games.invictus.state import CELL, CELLS, Event

from .scene import scene

# --- The rulebook's examples ---------------------------------------------------------------------------


@pytest.mark.rule("INVI-5.5")
def test_attack_example_1_a_priest_hurts_a_priest():
    s = scene(front=["priest", None, None], enemy_front=[None, "priest", None])
    s.attack("F-L", "E-FC")
    assert (s.damage_on("E-FC"), s.enemy_front) == (1, [None, "priest", None])


@pytest.mark.rule("INVI-5.6")
def test_attack_example_2a_an_archer_finishes_the_hurt_priest():
    s = scene(
        front=["priest", None, None], back=["archer", None, None], enemy_front=[None, "priest", "guardian"]
    )
    s.attack("F-L", "E-FC")
    s.attack("B-L", "E-FC")
    assert (s.enemy_graveyard, s.kingdom) == (["priest"], [])


@pytest.mark.rule("INVI-5.6", "INVI-1.1")
def test_attack_example_2b_a_warrior_with_two_cards_in_hand_destroys_a_wizard():
    s = scene(
        front=["warrior", None, None], hand=["archer", "priest"], enemy_front=["wizard", "guardian", None]
    )
    s.attack("F-L", "E-FL")
    assert (s.enemy_graveyard, s.kingdom) == (["wizard"], [])


@pytest.mark.rule("INVI-5.7", "R6")
def test_attack_example_3_a_king_of_attack_2_captures_a_rested_guardian():
    s = scene(front=["king-c", None, None], enemy_front=["guardian", "priest", None], enemy_rested=["E-FL"])
    s.attack("F-L", "E-FL")
    assert (s.kingdom, s.enemy_graveyard, s.enemy_front) == (["guardian"], [], [None, "priest", None])


@pytest.mark.rule("INVI-5.4")
def test_attack_example_4_a_guardian_with_nobody_straight_ahead_can_not_attack():
    s = scene(
        front=["guardian", None, None],
        enemy_front=[None, "priest", "wizard"],
        enemy_back=["archer", None, None],
    )
    assert not s.can("declare", "F-L")


# --- Declaring -----------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-5.1")
def test_the_attacker_is_rested_before_the_target_is_named():
    s = scene(front=[None, "king-a", None], enemy_front=["priest", "wizard", None])
    s.declare("F-C")
    assert (s.rested, s.pending, s.choices) == (["F-C"], "name_target", ["E-FL", "E-FC"])


@pytest.mark.rule("INVI-5.1")
def test_a_target_out_of_range_can_not_be_named():
    s = scene(front=["king-a", None, None], enemy_front=["priest", None, "wizard"])
    assert not s.can("attack", "F-L", "E-FR")


@pytest.mark.rule("INVI-5.2", "R8")
def test_x_stays_as_it_was_when_the_attacker_rested():
    s = scene(
        front=["warrior", None, None],
        hand=["wizard", "archer"],
        enemy_front=["priest", "wizard", None],
        enemy_hand=["guardian"],
    )
    s.attack("F-L", "E-FL")
    s.block("guardian")
    s.negate("wizard")  # one card in hand is left, the attack is still 2
    assert (s.hand, s.kingdom) == (["archer"], ["priest"])


@pytest.mark.rule("R8")
def test_a_bonus_comes_on_top_of_x():
    s = scene(front=["warrior", None, None], hand=["warrior", "archer"], enemy_front=["guardian", None, None])
    s.support("warrior")
    s.declare("F-L")
    assert s.attack_value == 2  # one card in hand and one for the support


@pytest.mark.rule("INVI-5.3")
def test_no_main_support_between_the_resting_and_the_naming():
    s = scene(front=["guardian", None, None], hand=["archer"], enemy_front=["priest", None, None])
    assert s.can("support", "archer")
    s.declare("F-L")
    assert set(s.position.legal()) <= set(range(CELL, CELL + CELLS))


@pytest.mark.rule("INVI-5.3")
def test_no_main_support_while_the_attack_is_answered():
    s = scene(
        front=["guardian", None, None],
        hand=["archer", "wizard"],
        enemy_front=["priest", None, None],
        enemy_hand=["guardian", "archer"],
    )
    s.attack("F-L", "E-FL")
    assert not s.can("block", "archer")
    s.block("guardian")
    assert (s.can("negate", "wizard"), s.can("negate", "archer")) == (True, False)


@pytest.mark.rule("INVI-5.3")
def test_main_supports_may_be_used_again_when_the_attack_is_over():
    s = scene(front=["guardian", None, None], hand=["archer"], enemy_front=["guardian", None, None])
    s.attack("F-L", "E-FL")
    assert s.can("support", "archer")


@pytest.mark.rule("INVI-5.4")
def test_own_cards_are_never_targets():
    s = scene(front=["priest", None, None], back=["guardian", None, None], enemy_front=["wizard", None, None])
    assert not s.can("declare", "B-L")


@pytest.mark.rule("INVI-5.4")
def test_an_empty_cell_in_range_is_no_target():
    s = scene(front=[None, "king-a", None], enemy_front=["priest", None, None])
    assert s.targets("F-C") == ["E-FL"]


@pytest.mark.rule("INVI-5.4")
def test_a_rested_card_can_not_attack():
    s = scene(front=["guardian", "guardian", None], rested=["F-L"], enemy_front=["priest", "priest", None])
    assert (s.can("declare", "F-L"), s.can("declare", "F-C")) == (False, True)


@pytest.mark.rule("INVI-5.4", "INVI-5.9")
def test_a_card_that_has_attacked_can_not_attack_again():
    s = scene(front=["guardian", None, None], enemy_front=["guardian", None, None])
    s.attack("F-L", "E-FL")
    assert not s.can("declare", "F-L")


# --- Damage --------------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-5.5")
def test_damage_adds_up_over_the_turn():
    s = scene(front=["guardian", "king-a", None], enemy_front=["guardian", None, None])
    s.attack("F-L", "E-FL")
    s.attack("F-C", "E-FL")
    assert (s.damage_on("E-FL"), s.enemy_front[0]) == (2, "guardian")


@pytest.mark.rule("INVI-5.6")
def test_damage_that_reaches_the_health_in_steps_destroys():
    s = scene(front=["guardian", "king-a", None], enemy_front=["archer", "guardian", None])
    s.attack("F-L", "E-FL")
    s.attack("F-C", "E-FL")
    assert (s.enemy_graveyard, s.kingdom) == (["archer"], [])


@pytest.mark.rule("INVI-5.6")
def test_damage_above_the_health_destroys():
    s = scene(front=["king-c", None, None], enemy_front=["wizard", "guardian", None])
    s.attack("F-L", "E-FL")
    assert s.enemy_graveyard == ["wizard"]


@pytest.mark.rule("R7")
def test_x_with_an_empty_hand_attacks_with_0_and_leaves_the_target_unhurt():
    s = scene(front=["warrior", "king-c", None], enemy_front=["wizard", "guardian", None])
    s.attack("F-L", "E-FL")
    assert (s.attack_value, s.rested, s.damage_on("E-FL"), s.enemy_front[0]) == (0, ["F-L"], 0, "wizard")


@pytest.mark.rule("R7", "INVI-5.7")
def test_a_card_attacked_with_0_can_still_be_captured():
    s = scene(front=["warrior", "king-a", None], enemy_front=["wizard", "guardian", None])
    s.attack("F-L", "E-FL")
    s.attack("F-C", "E-FL")
    assert s.kingdom == ["wizard"]


# --- Capture -------------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-5.7", "R6")
def test_capture_is_not_a_choice():
    s = scene(front=["guardian", None, None], enemy_front=["wizard", "guardian", None])
    s.attack("F-L", "E-FL")
    assert (s.pending, s.kingdom) == ("main", ["wizard"])


@pytest.mark.rule("INVI-5.7")
def test_a_card_hurt_earlier_in_the_turn_is_destroyed_not_captured():
    s = scene(
        front=["king-c", None, None],
        hand=["archer"],
        enemy_front=["guardian", "priest", None],
        enemy_rested=["E-FL"],
    )
    s.support("archer", "E-FL")
    s.attack("F-L", "E-FL")  # attack 2 against rested health 2, but there is a wound already
    assert (s.kingdom, s.enemy_graveyard) == ([], ["guardian"])


@pytest.mark.rule("INVI-5.7")
def test_attack_equal_to_what_is_left_of_the_health_is_no_capture():
    s = scene(front=["guardian", "king-c", None], enemy_front=["priest", "guardian", None], hand=["priest"])
    s.attack("F-L", "E-FL")
    s.support("priest", "F-L", "F-C")
    s.attack("F-L", "E-FL")
    assert (s.kingdom, s.enemy_graveyard) == ([], ["priest"])


@pytest.mark.rule("INVI-5.7", "INVI-4.6")
def test_a_wound_of_an_earlier_turn_does_not_save_from_capture():
    s = scene(front=["priest", "king-a", None], enemy_front=["guardian", "priest", None], hand=["warrior"])
    s.attack("F-L", "E-FC")
    s.end_turn()
    s.end_turn()
    s.support("warrior")
    s.no_negate()
    s.attack("F-C", "E-FC")
    s.no_block()
    assert s.kingdom == ["priest"]


@pytest.mark.rule("INVI-5.8")
def test_a_supports_exact_damage_destroys_and_never_captures():
    s = scene(hand=["archer"], enemy_front=["wizard", "guardian", None])
    s.support("archer", "E-FL")
    assert (s.kingdom, s.enemy_graveyard) == ([], ["wizard"])


# --- Many attacks, and the order of one ----------------------------------------------------------------


@pytest.mark.rule("INVI-5.9", "INVI-4.3")
def test_every_active_card_may_attack_in_one_turn():
    s = scene(front=["guardian", "guardian", "guardian"], enemy_front=["guardian", "guardian", "guardian"])
    s.attack("F-L", "E-FL")
    s.attack("F-C", "E-FC")
    s.attack("F-R", "E-FR")
    assert [s.damage_on(cell) for cell in ("E-FL", "E-FC", "E-FR")] == [1, 1, 1]


@pytest.mark.rule("INVI-5.9")
def test_a_card_may_stay_active_to_the_end_of_the_turn():
    s = scene(front=["guardian", "guardian", None], enemy_front=["guardian", "guardian", None])
    s.attack("F-L", "E-FL")
    s.end_turn()
    assert s.rested == ["F-L"]


@pytest.mark.rule("R11")
def test_an_attack_is_rest_target_block_negate_block_damage_in_this_order():
    s = scene(
        front=["guardian", None, None],
        hand=["wizard"],
        enemy_front=["guardian", None, None],
        enemy_hand=["guardian", "guardian"],
    )
    s.attack("F-L", "E-FL")
    s.block("guardian")
    s.negate("wizard")
    s.no_block()
    assert [Event(event.kind) for event in s.journal[-1]] == [
        Event.ATTACKED,
        Event.TARGETED,
        Event.SUPPORTED,
        Event.SUPPORTED,
        Event.NEGATED,
        Event.DECLINED,
        Event.DAMAGED,
    ]
