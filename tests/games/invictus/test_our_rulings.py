"""Stories about what the rulebook leaves open and we settled ourselves (R31 to R36)."""

import pytest

import wartable
from wartable.games.invictus.state import ACTIONS, CARD, CELL, MARCH

from .scene import A, B, C, D, alliance, opening, scene

GAME = wartable.game("invictus")


@pytest.mark.rule("R31")
def test_partners_of_one_nation_are_never_dealt_the_same_leader_but_enemies_may_be():
    shared = 0
    for seed in range(60):
        choice = GAME.new("alliance", seed=seed, compiled=False).record.leader_choice.tolist()
        assert set(choice[0]).isdisjoint(choice[2]), seed
        assert set(choice[1]).isdisjoint(choice[3]), seed
        shared += not set(choice[0]).isdisjoint(choice[1])
    assert shared > 0


@pytest.mark.rule("R31")
def test_a_seat_of_an_alliance_takes_ten_of_five_each():
    s = opening("alliance")
    assert [list(row) for row in s.g.pool.tolist()] == [[5] * 5 + [0] * 10] * 4
    for _ in range(4):
        s.keep_leader(s.leaders[0])
    s.build(*["warrior"] * 5, *["wizard"] * 5)
    assert sorted(s.deck_of(0)) == ["warrior"] * 5 + ["wizard"] * 5


@pytest.mark.rule("R32")
def test_the_ninja_of_b_looks_at_the_hand_of_c_who_may_answer():
    s = alliance(seat=B, hands={A: ["archer"], B: ["ninja"], C: ["priest", "king-c"], D: ["wizard"]})
    s.support("ninja")
    s.no_negate()
    assert s.known_of(C) == ["priest", "king-c"]
    assert s.known_of(A) == []
    assert s.known_of(D) == []
    assert s.choices == ["priest"]


@pytest.mark.rule("R32")
def test_a_medjay_brings_the_partners_leader_to_the_hand_of_the_seat_that_used_it():
    s = alliance(
        seat=A,
        hands={B: ["medjay"]},
        front=[None, "king-c", None],
        enemy_front=["guardian", "king-d", None],
    )
    s.attack("F-C", "E-FC")
    s.block("medjay")
    assert s.hand_of(B) == ["king-d"]
    assert s.hand_of(D) == []


@pytest.mark.rule("R33")
def test_the_lower_numbered_seat_of_each_team_names_who_goes_first():
    for seed in range(8):
        s = opening("alliance", seed=seed, build="ready")
        while s.stage != "first_seat":
            s.settle()
        assert s.decider in (0, 1)
        other = 1 - s.decider
        s.first_is(s.decider + 2)
        assert s.decider == other


@pytest.mark.rule("R34")
def test_a_seat_sees_of_its_partners_hand_what_the_enemies_see():
    s = alliance(hands={A: ["warrior"], C: ["archer", "king-c"]})
    partner = s.position.view(A)["seats"][C]
    enemy = s.position.view(B)["seats"][C]
    assert partner["hand"] == enemy["hand"]
    assert partner["hand"]["cards"] is None
    assert partner["deck"]["cards"] is None


@pytest.mark.rule("R35")
def test_in_setup_the_cell_is_chosen_before_the_hidden_card():
    s = opening(build="ready")
    while s.stage != "front":
        s.settle()
    legal = s.position.legal()
    assert legal == [CELL, CELL + 1, CELL + 2]
    s.position.play(CELL + 1)
    assert all(CARD <= action < CARD + 19 for action in s.position.legal())


@pytest.mark.rule("R35")
def test_a_march_from_hand_names_the_cell_before_the_hidden_card():
    s = scene(hand=["archer", "priest"])
    marches = [action for action in s.position.legal() if MARCH <= action < MARCH + 6]
    assert len(marches) == 6
    s.position.play(MARCH)
    assert all(action < ACTIONS and CARD <= action < CARD + 19 for action in s.position.legal())


@pytest.mark.rule("R36")
def test_x_counts_the_hand_of_the_seat_whose_turn_it_is():
    s = alliance(
        seat=C,
        hands={A: ["archer"] * 4, C: ["priest", "wizard"]},
        front=[None, "warrior", None],
        enemy_front=[None, "guardian", None],
    )
    s.declare("F-C")
    assert s.attack_value == 2
