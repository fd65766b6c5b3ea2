"""Stories about the march: from the queue, from the hand, once a turn, and which cells are open (INVI-6)."""

import pytest

from wartable.games.invictus.state import Event

from .scene import scene

# --- The four patterns ---------------------------------------------------------------------------------


@pytest.mark.rule("INVI-6.2")
def test_march_1_the_head_of_the_queue_goes_to_an_empty_cell():
    s = scene(front=["guardian", None, None], queue=["archer", "wizard"])
    s.march("F-C")
    assert (s.front, s.queue) == (["guardian", "archer", None], ["wizard"])


@pytest.mark.rule("INVI-6.2")
def test_march_2_the_card_that_stood_there_goes_to_the_tail_of_the_queue():
    s = scene(front=["guardian", None, None], queue=["archer", "wizard"])
    s.march("F-L")
    assert (s.front, s.queue) == (["archer", None, None], ["wizard", "guardian"])


@pytest.mark.rule("INVI-6.3")
def test_march_3_with_an_empty_queue_a_card_of_the_hand_goes_to_an_empty_cell():
    s = scene(front=["guardian", None, None], hand=["archer", "wizard"])
    s.march("B-R", "wizard")
    assert (s.back, s.hand) == ([None, None, "wizard"], ["archer"])


@pytest.mark.rule("INVI-6.3")
def test_march_4_the_card_that_stood_there_returns_to_the_hand():
    s = scene(front=["guardian", None, None], hand=["archer"])
    s.march("F-L", "archer")
    assert (s.front, s.hand) == (["archer", None, None], ["guardian"])


@pytest.mark.rule("INVI-6.3")
def test_a_leader_may_march_from_the_hand():
    s = scene(front=["guardian", None, None], hand=["king-a"])
    s.march("F-C", "king-a")
    assert s.front == ["guardian", "king-a", None]


@pytest.mark.rule("INVI-6.3")
def test_with_queue_and_hand_empty_nothing_can_march():
    assert scene(front=["guardian", None, None]).marches == []


@pytest.mark.rule("INVI-6.2")
def test_a_full_queue_may_still_march_onto_an_occupied_cell():
    s = scene(front=["guardian", None, None], queue=["archer", "archer", "wizard", "wizard", "priest"])
    s.march("F-L")
    assert s.queue == ["archer", "wizard", "wizard", "priest", "guardian"]


@pytest.mark.rule("INVI-6.3", "INVI-2.6")
def test_a_card_that_marched_back_to_the_hand_is_known_to_all():
    s = scene(front=["guardian", None, None], hand=["archer"])
    s.march("F-L", "archer")
    assert s.told(Event.TO_HAND, eyes=1)[-1].card == s.card("guardian", 0)


# --- Once, and not with attacks ------------------------------------------------------------------------


@pytest.mark.rule("INVI-6.1", "INVI-4.3")
def test_one_march_a_turn():
    s = scene(queue=["archer", "wizard"])
    s.march("F-L")
    assert s.marches == []


@pytest.mark.rule("INVI-6.1", "INVI-4.3")
def test_no_attack_after_a_march():
    s = scene(front=["guardian", None, None], queue=["archer"], enemy_front=["priest", None, None])
    assert s.can("declare", "F-L")
    s.march("F-C")
    assert not s.can("declare", "F-L")


@pytest.mark.rule("INVI-6.1", "INVI-4.3")
def test_no_march_after_an_attack():
    s = scene(front=["guardian", None, None], queue=["archer"], enemy_front=["guardian", None, None])
    s.attack("F-L", "E-FL")
    assert s.marches == []


@pytest.mark.rule("INVI-6.1")
def test_a_blocked_attack_was_an_attack():
    s = scene(
        front=["guardian", None, None],
        queue=["archer"],
        enemy_front=["priest", None, None],
        enemy_hand=["guardian"],
    )
    s.attack("F-L", "E-FL")
    s.block("guardian")
    assert s.marches == []


@pytest.mark.rule("INVI-6.1")
def test_the_next_turn_has_its_own_march():
    s = scene(queue=["archer", "wizard"])
    s.march("F-L")
    s.end_turn()
    s.end_turn()
    s.march("F-R")
    assert s.front == ["archer", "guardian", "wizard"]


@pytest.mark.rule("INVI-6.4")
def test_placing_by_a_support_is_no_march():
    s = scene(
        front=["guardian", None, None],
        hand=["anubis"],
        graveyard=["archer"],
        enemy_front=["priest", None, None],
    )
    s.support("anubis", "archer", "F-C")
    assert (s.can("declare", "F-L"), s.marches != []) == (True, True)


@pytest.mark.rule("INVI-6.4")
def test_placing_by_a_decoy_is_no_march():
    s = scene(
        front=["guardian", "guardian", None],
        enemy_front=["wizard", None, None],
        enemy_kingdom=["priest", "archer"],
    )
    s.attack("F-L", "E-FL")
    s.decoy("priest", "E-FC", "archer", "E-FR")
    assert s.can("attack", "F-C", "E-FC")


# --- Cells ---------------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-6.5", "R1")
def test_a_march_may_go_to_a_back_cell_with_nothing_in_front():
    s = scene(front=["guardian", None, None], queue=["archer"])
    s.march("B-R")
    assert s.back == [None, None, "archer"]


@pytest.mark.rule("INVI-6.5", "R1")
def test_with_the_back_row_closed_only_back_cells_behind_a_card_are_open():
    s = scene(front=["guardian", None, None], queue=["archer"], options={"back_row": "closed"})
    assert s.marches == ["F-L", "F-C", "F-R", "B-L"]


@pytest.mark.rule("R1")
def test_with_the_back_row_closed_a_card_that_stands_alone_in_the_back_may_be_replaced():
    s = scene(
        front=["guardian", None, None],
        back=[None, None, "wizard"],
        queue=["archer"],
        options={"back_row": "closed"},
    )
    s.march("B-R")
    assert (s.back, s.queue) == ([None, None, "archer"], ["wizard"])


@pytest.mark.rule("R1", "INVI-8.16")
@pytest.mark.card("anubis")
def test_the_closed_back_row_does_not_bind_anubis():
    s = scene(
        front=["guardian", None, None], hand=["anubis"], graveyard=["archer"], options={"back_row": "closed"}
    )
    s.support("anubis", "archer", "B-R")
    assert s.back == [None, None, "archer"]


@pytest.mark.rule("INVI-6.5", "R18")
def test_a_card_that_marched_is_active():
    s = scene(front=["guardian", None, None], rested=["F-L"], queue=["archer"])
    s.march("F-L")
    assert s.rested == []
