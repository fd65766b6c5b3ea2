"""Stories about the supports of the King's soldiers and of the five Kings (INVI-8.1 to 8.6)."""

import pytest

from wartable.games.invictus.state import Event

from .scene import scene

# --- Warrior -------------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-8.1")
@pytest.mark.card("warrior")
def test_warrior_example_a_guardian_captures_a_priest():
    s = scene(front=["guardian", None, None], hand=["warrior"], enemy_front=["priest", "guardian", None])
    s.support("warrior")
    s.attack("F-L", "E-FL")
    assert s.kingdom == ["priest"]


@pytest.mark.rule("INVI-8.1")
@pytest.mark.card("warrior")
def test_warrior_example_but_destroys_a_wizard():
    s = scene(front=["guardian", None, None], hand=["warrior"], enemy_front=["wizard", "guardian", None])
    s.support("warrior")
    s.attack("F-L", "E-FL")
    assert (s.kingdom, s.enemy_graveyard) == ([], ["wizard"])


@pytest.mark.rule("INVI-8.1")
@pytest.mark.card("warrior")
def test_the_warrior_raises_the_leader_too():
    s = scene(front=["king-a", None, None], hand=["warrior"])
    s.support("warrior")
    s.declare("F-L")
    assert s.attack_value == 2


@pytest.mark.rule("INVI-8.1")
@pytest.mark.card("warrior")
def test_the_warrior_raises_every_attack_of_the_turn():
    s = scene(
        front=["guardian", "guardian", None], hand=["warrior"], enemy_front=["guardian", "guardian", None]
    )
    s.support("warrior")
    s.attack("F-L", "E-FL")
    s.attack("F-C", "E-FC")
    assert (s.damage_on("E-FL"), s.damage_on("E-FC")) == (2, 2)


@pytest.mark.rule("INVI-8.1")
@pytest.mark.card("warrior")
def test_the_warrior_raises_cards_that_arrive_later():
    s = scene(hand=["warrior", "anubis"], graveyard=["wizard"], enemy_front=["guardian", None, None])
    s.support("warrior")
    s.support("anubis", "wizard", "F-L")
    s.declare("F-L")
    assert s.attack_value == 2


@pytest.mark.rule("INVI-8.1")
@pytest.mark.card("warrior")
def test_every_warrior_adds_one():
    s = scene(
        front=["guardian", None, None], hand=["warrior", "warrior"], enemy_front=["guardian", "priest", None]
    )
    s.support("warrior")
    s.support("warrior")
    s.attack("F-L", "E-FL")
    assert (s.attack_value, s.kingdom) == (3, ["guardian"])


@pytest.mark.rule("INVI-8.1")
@pytest.mark.card("warrior")
def test_a_warrior_is_no_answer_to_an_attack():
    s = scene(front=["guardian", None, None], enemy_front=["guardian", None, None], enemy_hand=["warrior"])
    s.attack("F-L", "E-FL")
    assert not s.can("block", "warrior")


# --- Guardian ------------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-8.2")
@pytest.mark.card("guardian")
def test_the_guardian_stops_the_attack_and_the_attacker_stays_rested():
    s = scene(front=["guardian", None, None], enemy_front=["wizard", None, None], enemy_hand=["guardian"])
    s.attack("F-L", "E-FL")
    s.block("guardian")
    assert (s.enemy_front[0], s.damage_on("E-FL"), s.rested) == ("wizard", 0, ["F-L"])


@pytest.mark.rule("INVI-8.2")
@pytest.mark.card("guardian")
def test_a_blocked_attack_leaves_the_target_unhurt_and_open_to_capture():
    s = scene(
        front=["guardian", "king-a", None], enemy_front=["wizard", "priest", None], enemy_hand=["guardian"]
    )
    s.attack("F-L", "E-FL")
    s.block("guardian")
    s.attack("F-C", "E-FL")
    assert s.kingdom == ["wizard"]


@pytest.mark.rule("INVI-8.2")
@pytest.mark.card("guardian")
def test_the_guardian_can_not_be_used_in_the_own_main_phase():
    assert not scene(hand=["guardian"]).can("support", "guardian")


@pytest.mark.rule("INVI-8.2")
@pytest.mark.card("guardian")
def test_the_guardian_does_not_stop_damage_by_a_support():
    s = scene(hand=["archer"], enemy_front=["guardian", None, None], enemy_hand=["guardian"])
    s.support("archer")
    assert not s.can("negate", "guardian")


# --- Archer --------------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-8.3")
@pytest.mark.card("archer")
def test_the_archer_may_hurt_any_enemy_card_on_the_battlefield():
    s = scene(hand=["archer"], enemy_front=["guardian", None, "priest"], enemy_back=["wizard", None, None])
    s.support("archer")
    assert s.choices == ["E-FL", "E-FR", "E-BL"]


@pytest.mark.rule("INVI-8.3", "INVI-5.8")
@pytest.mark.card("archer")
def test_the_archer_destroys_and_does_not_capture():
    s = scene(hand=["archer"], enemy_front=["guardian", None, None], enemy_back=["wizard", None, None])
    s.support("archer", "E-BL")
    assert (s.enemy_graveyard, s.kingdom) == (["wizard"], [])


@pytest.mark.rule("INVI-8.3")
@pytest.mark.card("archer")
def test_the_archers_damage_adds_to_that_of_attacks():
    s = scene(front=["guardian", None, None], hand=["archer"], enemy_front=["priest", "guardian", None])
    s.attack("F-L", "E-FL")
    s.support("archer", "E-FL")
    assert s.enemy_graveyard == ["priest"]


@pytest.mark.rule("INVI-8.3", "INVI-5.3")
@pytest.mark.card("archer")
def test_the_archer_can_not_be_used_during_an_attack():
    s = scene(front=["guardian", None, None], enemy_front=["guardian", None, None], enemy_hand=["archer"])
    s.attack("F-L", "E-FL")
    assert not s.can("block", "archer")


@pytest.mark.rule("R26", "INVI-8.3")
@pytest.mark.card("archer")
def test_the_archer_may_hurt_a_leader():
    s = scene(hand=["archer"], enemy_front=["king-b", None, None])
    s.support("archer", "E-FL")
    assert s.damage_on("E-FL") == 1


# --- Priest --------------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-8.4")
@pytest.mark.card("priest")
def test_the_priest_swaps_two_own_cards():
    s = scene(front=["guardian", "wizard", None], back=[None, None, "archer"], hand=["priest"])
    s.support("priest", "F-L", "B-R")
    assert (s.front, s.back) == (["archer", "wizard", None], [None, None, "guardian"])


@pytest.mark.rule("INVI-8.4")
@pytest.mark.card("priest")
def test_the_priest_asks_for_two_different_cards_and_no_empty_cell():
    s = scene(front=["guardian", "wizard", None], back=[None, None, "archer"], hand=["priest"])
    s.support("priest", "F-C")
    assert s.choices == ["F-L", "B-R"]


@pytest.mark.rule("INVI-8.4", "INVI-7.9")
@pytest.mark.card("priest")
def test_the_priest_needs_two_own_cards():
    s = scene(front=["guardian", None, None], hand=["priest"], enemy_front=["guardian", "guardian", None])
    assert not s.can("support", "priest")


@pytest.mark.rule("R27")
@pytest.mark.card("priest")
def test_swapped_cards_keep_their_orientation():
    s = scene(front=["guardian", "wizard", None], rested=["F-L"], hand=["priest"])
    s.support("priest", "F-L", "F-C")
    assert (s.front, s.rested) == (["wizard", "guardian", None], ["F-C"])


@pytest.mark.rule("R26", "INVI-8.4")
@pytest.mark.card("priest")
def test_the_priest_may_move_the_leader():
    s = scene(front=["king-a", "wizard", None], hand=["priest"])
    s.support("priest", "F-C", "F-L")
    assert s.front == ["wizard", "king-a", None]


@pytest.mark.rule("INVI-8.4", "INVI-4.4")
@pytest.mark.card("priest")
def test_a_card_that_was_swapped_may_attack_from_its_new_cell():
    s = scene(front=["guardian", "wizard", None], hand=["priest"], enemy_front=[None, "guardian", None])
    s.support("priest", "F-L", "F-C")
    s.attack("F-C", "E-FC")
    assert s.damage_on("E-FC") == 1


# --- Wizard --------------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-8.5")
@pytest.mark.card("wizard")
def test_the_wizard_stops_a_support_whose_card_stays_in_the_queue():
    s = scene(
        front=["guardian", None, None],
        hand=["warrior"],
        enemy_hand=["wizard"],
        enemy_front=["guardian", None, None],
    )
    s.support("warrior")
    s.negate("wizard")
    s.declare("F-L")
    assert (s.attack_value, s.queue, s.enemy_queue) == (1, ["warrior"], ["wizard"])


@pytest.mark.rule("INVI-8.5", "INVI-7.6")
@pytest.mark.card("wizard")
def test_the_wizard_comes_too_late_once_a_choice_is_made():
    s = scene(hand=["archer"], enemy_hand=["wizard"], enemy_front=["guardian", None, None])
    s.support("archer")
    s.no_negate()
    s.choose("E-FL")
    assert (s.damage_on("E-FL"), s.pending, s.decider) == (1, "main", 0)


@pytest.mark.rule("INVI-8.5")
@pytest.mark.card("wizard")
def test_the_wizard_can_not_be_used_in_the_own_main_phase():
    assert not scene(hand=["wizard"]).can("support", "wizard")


@pytest.mark.rule("INVI-8.5")
@pytest.mark.card("wizard")
def test_the_wizard_does_not_stop_an_attack():
    s = scene(front=["guardian", None, None], enemy_front=["guardian", None, None], enemy_hand=["wizard"])
    s.attack("F-L", "E-FL")
    assert not s.can("block", "wizard")


# --- King ----------------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-8.6", "INVI-7.8")
@pytest.mark.card("king-a", "king-b", "king-c", "king-d", "king-e")
@pytest.mark.parametrize("king", ["king-a", "king-b", "king-c", "king-d", "king-e"])
def test_every_king_can_copy_the_three_main_supports_of_its_nation(king):
    s = scene(front=["guardian", "wizard", None], hand=[king])
    s.support(king)
    assert s.copies == ["warrior", "archer", "priest"]


@pytest.mark.rule("INVI-8.6")
@pytest.mark.card("king-a")
def test_a_king_as_warrior():
    s = scene(front=["guardian", None, None], hand=["king-a"], enemy_front=["guardian", None, None])
    s.support("king-a", copy="warrior")
    s.declare("F-L")
    assert (s.attack_value, s.queue) == (2, ["king-a"])


@pytest.mark.rule("INVI-8.6")
@pytest.mark.card("king-b")
def test_a_king_as_archer():
    s = scene(hand=["king-b"], enemy_front=["guardian", None, None])
    s.support("king-b", "E-FL", copy="archer")
    assert s.damage_on("E-FL") == 1


@pytest.mark.rule("INVI-8.6")
@pytest.mark.card("king-c")
def test_a_king_as_priest():
    s = scene(front=["guardian", "wizard", None], hand=["king-c"])
    s.support("king-c", "F-L", "F-C", copy="priest")
    assert s.front == ["wizard", "guardian", None]


@pytest.mark.rule("INVI-8.6")
@pytest.mark.card("king-d")
def test_a_king_as_guardian():
    s = scene(front=["guardian", None, None], enemy_front=["wizard", None, None], enemy_hand=["king-d"])
    s.attack("F-L", "E-FL")
    s.block("king-d")
    assert (s.enemy_front[0], s.enemy_queue) == ("wizard", ["king-d"])


@pytest.mark.rule("INVI-8.6")
@pytest.mark.card("king-e")
def test_a_king_as_wizard():
    s = scene(hand=["archer"], enemy_hand=["king-e"], enemy_front=["guardian", None, None])
    s.support("archer")
    s.negate("king-e")
    assert (s.damage_on("E-FL"), s.told(Event.NEGATED)[-1].seat) == (0, 1)


@pytest.mark.rule("INVI-8.6")
@pytest.mark.card("king-a")
def test_a_king_can_not_copy_guardian_or_wizard_in_the_own_main_phase():
    s = scene(front=["guardian", "wizard", None], hand=["king-a"])
    assert not s.can("support", "king-a", copy="guardian")
    assert not s.can("support", "king-a", copy="wizard")


@pytest.mark.rule("INVI-8.6", "INVI-7.4")
@pytest.mark.card("king-a")
def test_a_king_can_not_help_with_a_full_queue():
    s = scene(hand=["king-a"], queue=["archer"] * 5)
    assert not s.can("support", "king-a")
