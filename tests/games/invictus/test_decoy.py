"""Stories about the decoy: an emptied battlefield is filled again by the enemy, or the match is lost (INVI-7.10, 7.11)."""

import pytest

from wartable.games.invictus.state import Event

from .scene import scene

# --- The rulebook's examples ---------------------------------------------------------------------------


@pytest.mark.rule("INVI-7.10")
def test_decoy_example_1_two_cards_of_the_kingdom_stand_rested_where_the_turn_seat_wants_them():
    s = scene(
        front=["guardian", "priest", None],
        enemy_front=["wizard", None, None],
        enemy_kingdom=["warrior", "guardian", "priest"],
        enemy_queue=["warrior"],
    )
    s.attack("F-L", "E-FL")
    s.decoy("warrior", "E-FR", "guardian", "E-FL")
    assert (s.enemy_front, s.enemy_rested) == (["guardian", None, "warrior"], ["E-FL", "E-FR"])
    assert (s.enemy_kingdom, s.enemy_queue) == (["priest"], ["warrior"])
    assert s.can("attack", "F-C", "E-FR")  # and the turn goes on


@pytest.mark.rule("INVI-7.10")
def test_decoy_example_2_the_last_card_of_the_kingdom_and_the_head_of_the_queue():
    s = scene(
        front=["guardian", None, None],
        enemy_front=["wizard", None, None],
        enemy_kingdom=["priest"],
        enemy_queue=["warrior", "archer"],
    )
    s.attack("F-L", "E-FL")
    s.decoy("priest", "E-FC", "E-FL")
    assert (s.enemy_front, s.enemy_rested) == (["warrior", "priest", None], ["E-FL", "E-FC"])
    assert (s.enemy_kingdom, s.enemy_queue, s.pending) == ([], ["archer"], "main")


@pytest.mark.rule("INVI-7.11", "INVI-9.3")
def test_decoy_example_3_one_card_in_queue_and_kingdom_is_not_enough():
    s = scene(front=["guardian", None, None], enemy_front=["wizard", None, None], enemy_queue=["archer"])
    s.attack("F-L", "E-FL")
    assert (s.winner, s.reason) == ("own", "ruin")


# --- When it happens -----------------------------------------------------------------------------------


@pytest.mark.rule("INVI-7.10")
def test_a_card_left_in_the_back_row_is_enough_to_need_no_decoy():
    s = scene(
        front=["guardian", None, None], enemy_front=["wizard", None, None], enemy_back=[None, None, "archer"]
    )
    s.attack("F-L", "E-FL")
    assert (s.pending, s.winner) == ("main", None)


@pytest.mark.rule("INVI-7.10")
def test_a_support_that_empties_the_battlefield_calls_for_a_decoy():
    s = scene(hand=["archer"], enemy_front=["wizard", None, None], enemy_queue=["priest", "archer"])
    s.support("archer", "E-FL")
    assert (s.pending, s.decider) == ("decoy", 0)


@pytest.mark.rule("INVI-7.10")
def test_destruction_calls_for_a_decoy_as_capture_does():
    s = scene(
        front=["king-c", None, None], enemy_front=["wizard", None, None], enemy_queue=["priest", "archer"]
    )
    s.attack("F-L", "E-FL")
    assert (s.enemy_graveyard, s.pending) == (["wizard"], "decoy")


@pytest.mark.rule("INVI-7.10")
def test_a_turn_may_have_several_decoys():
    s = scene(
        front=["guardian", "guardian", None],
        hand=["archer", "archer", "archer"],
        enemy_front=["wizard", None, None],
        enemy_queue=["wizard", "archer", "priest", "priest"],
    )
    s.attack("F-L", "E-FL")
    s.decoy("E-FL", "E-FC")
    s.support("archer", "E-FL")
    s.support("archer", "E-FC")
    s.decoy("E-FL", "E-FR")
    assert s.enemy_front == ["priest", None, "priest"]


# --- What is taken and where it goes -------------------------------------------------------------------


@pytest.mark.rule("INVI-7.10", "R20")
def test_while_the_kingdom_holds_a_card_the_queue_is_not_touched():
    s = scene(
        front=["guardian", None, None],
        enemy_front=["wizard", None, None],
        enemy_kingdom=["priest", "archer"],
        enemy_queue=["warrior"],
    )
    s.attack("F-L", "E-FL")
    assert s.choices == ["archer", "priest"]


@pytest.mark.rule("R20")
def test_the_turn_seat_chooses_front_cells_that_are_still_empty():
    s = scene(
        front=["guardian", None, None], enemy_front=["wizard", None, None], enemy_queue=["priest", "archer"]
    )
    s.attack("F-L", "E-FL")
    assert s.choices == ["E-FL", "E-FC", "E-FR"]
    s.decoy("E-FC")
    assert s.choices == ["E-FL", "E-FR"]


@pytest.mark.rule("INVI-7.10", "R20")
def test_with_an_empty_kingdom_both_come_from_the_head_of_the_queue_in_order():
    s = scene(
        front=["guardian", None, None],
        enemy_front=["wizard", None, None],
        enemy_queue=["priest", "archer", "warrior"],
    )
    s.attack("F-L", "E-FL")
    s.decoy("E-FR", "E-FL")
    assert (s.enemy_front, s.enemy_queue) == (["archer", None, "priest"], ["warrior"])


@pytest.mark.rule("INVI-7.10", "INVI-1.5")
def test_cards_that_the_enemy_captured_may_be_taken_too():
    s = scene(
        front=["guardian", None, None], enemy_front=["wizard", None, None], enemy_kingdom=["ninja", "samurai"]
    )
    s.attack("F-L", "E-FL")
    s.decoy("samurai", "E-FL", "ninja", "E-FC")
    assert s.enemy_front == ["samurai", "ninja", None]


@pytest.mark.rule("R20")
def test_a_leader_in_the_queue_can_be_pulled_out():
    s = scene(
        front=["guardian", "guardian", None],
        enemy_front=["wizard", None, None],
        enemy_queue=["king-b", "archer"],
    )
    s.attack("F-L", "E-FL")
    s.decoy("E-FC", "E-FR")
    assert s.enemy_front == [None, "king-b", "archer"]


@pytest.mark.rule("INVI-7.11", "R20")
def test_with_fewer_than_two_cards_nothing_is_placed_before_the_match_is_lost():
    s = scene(front=["guardian", None, None], enemy_front=["wizard", None, None], enemy_kingdom=["archer"])
    s.attack("F-L", "E-FL")
    assert (s.winner, s.enemy_front, s.enemy_kingdom) == ("own", [None, None, None], ["archer"])


@pytest.mark.rule("INVI-7.11")
def test_two_cards_together_are_enough():
    s = scene(
        front=["guardian", None, None],
        enemy_front=["wizard", None, None],
        enemy_kingdom=["archer"],
        enemy_queue=["priest"],
    )
    s.attack("F-L", "E-FL")
    assert (s.winner, s.pending) == (None, "decoy")


@pytest.mark.rule("R21", "INVI-2.4")
def test_taking_a_card_from_the_enemys_kingdom_can_give_the_turn_seat_its_fourth_point():
    s = scene(
        front=["guardian", None, None],
        kingdom=["warrior", "guardian", "archer"],
        enemy_front=["wizard", None, None],
        enemy_kingdom=["warrior", "priest", "priest"],
    )
    s.attack("F-L", "E-FL")  # the captured Wizard is the third point
    assert (s.points, s.winner) == (3, None)
    s.decoy("warrior")
    assert (s.winner, s.reason) == ("own", "founding")


@pytest.mark.rule("R21")
def test_a_decoy_costs_the_enemy_its_points():
    s = scene(
        front=["guardian", None, None], enemy_front=["wizard", None, None], enemy_kingdom=["priest", "archer"]
    )
    assert s.enemy_points == 2
    s.attack("F-L", "E-FL")
    s.decoy("priest", "E-FL", "archer", "E-FC")
    assert s.enemy_points == 0


@pytest.mark.rule("INVI-7.10")
def test_the_journal_says_what_came_from_the_kingdom_and_what_from_the_queue():
    s = scene(
        front=["guardian", None, None],
        enemy_front=["wizard", None, None],
        enemy_kingdom=["archer"],
        enemy_queue=["priest"],
    )
    s.attack("F-L", "E-FL")
    s.decoy("archer", "E-FL", "E-FC")
    taken = [(s.key(event.card), event.x) for event in s.told(Event.DECOY_TAKEN)]
    assert taken == [("archer", 0), ("priest", 1)]
