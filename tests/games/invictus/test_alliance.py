"""Stories about the alliance of four seats: A and C against B and D, in the order A, B, C, D (INVI-11)."""

from collections import Counter

import pytest

from wartable.games.invictus.state import Event

from .scene import A, B, C, D, alliance, opening

# --- Set-up --------------------------------------------------------------------------------------------


def four_at(stage: str, seed: int = 1):
    """An alliance with ready decks that has come to a stage; every seat opens with Warrior and Wizard."""
    s = opening("alliance", seed=seed, build="ready")
    while s.stage == "opening":
        s.open_with("warrior", "wizard")
    while s.stage != stage:
        s.settle()
    return s


@pytest.mark.rule("INVI-11.2")
def test_each_seat_has_ten_soldiers_and_opens_with_two_and_the_leader():
    s = opening("alliance", build="ready")
    assert [len(s.deck_of(seat)) for seat in range(4)] == [10] * 4
    for _ in range(4):
        s.open_with("warrior", "wizard")
    assert [s.hand_of(seat) for seat in range(4)] == [["warrior", "wizard", "king-a"]] * 4
    assert [len(s.deck_of(seat)) for seat in range(4)] == [8] * 4


@pytest.mark.rule("INVI-11.2")
def test_all_four_leaders_are_shown_at_once():
    s = opening("alliance", build="ready")
    for _ in range(3):
        s.open_with("warrior", "wizard")
    assert s.told(Event.LEADER_SHOWN) == []
    s.open_with("warrior", "wizard")
    assert [event.seat for event in s.told(Event.LEADER_SHOWN)] == [0, 1, 2, 3]


@pytest.mark.rule("INVI-11.3")
def test_the_first_team_names_its_first_seat_and_the_second_team_answers():
    s = four_at("first_seat")
    first_team = s.decider & 1
    s.first_is(first_team + 2)
    assert (s.stage, s.decider & 1) == ("second_seat", 1 - first_team)
    assert [event.seat for event in s.told(Event.ORDER, eyes=s.decider)] == [first_team + 2]
    s.first_is(1 - first_team)
    assert list(s.g.order) == [first_team + 2, 1 - first_team, first_team, 3 - first_team]


@pytest.mark.rule("INVI-11.3")
def test_chance_decides_which_team_is_first():
    firsts = Counter(four_at("first_seat", seed).decider & 1 for seed in range(40))
    assert min(firsts[0], firsts[1]) >= 10


@pytest.mark.rule("INVI-11.3")
def test_a_team_names_one_of_its_own_seats():
    s = four_at("first_seat")
    team = s.decider & 1
    assert [s.can("first_is", seat) for seat in (team, team + 2, 1 - team, 3 - team)] == [
        True,
        True,
        False,
        False,
    ]


@pytest.mark.rule("INVI-11.4")
def test_a_and_b_fill_the_battlefields_c_and_d_the_queues_and_all_their_kingdoms():
    s = four_at("front")
    order = list(s.g.order)
    deciders = []
    while s.pending == "setup":
        deciders.append((s.stage, order.index(s.decider)))
        s.settle()
    assert deciders == [
        *(("front", A), ("front", B)),
        *(("queue", C), ("queue", D)),
        *(("kingdom", A), ("kingdom", B), ("kingdom", C), ("kingdom", D)),
    ]


@pytest.mark.rule("INVI-11.4")
def test_the_match_then_starts_with_a_card_on_each_battlefield_in_each_queue_and_in_each_kingdom():
    s = four_at("front")
    while s.pending == "setup":
        s.settle()
    assert (len(s.queue), len(s.enemy_queue)) == (1, 1)
    assert [len(s.kingdom_of(seat)) for seat in range(4)] == [1] * 4
    assert sum(card is not None for card in s.front + s.enemy_front) == 2


# --- What a team shares --------------------------------------------------------------------------------


@pytest.mark.rule("INVI-11.1", "INVI-11.5")
def test_partners_use_one_battlefield():
    s = alliance(
        seat=A,
        front=["guardian", None, None],
        queue=["archer", "wizard"],
        enemy_front=["guardian", None, None],
    )
    s.march("F-C")
    s.end_turn()
    s.end_turn()
    assert s.decider == C
    s.attack("F-L", "E-FL")
    assert (s.front, s.damage_on("E-FL")) == (["guardian", "archer", None], 1)


@pytest.mark.rule("INVI-11.1", "INVI-11.5")
def test_partners_use_one_queue():
    s = alliance(seat=C, hands={C: ["warrior"]}, queue=["archer"])
    s.support("warrior")
    assert s.queue == ["archer", "warrior"]


@pytest.mark.rule("INVI-11.1", "INVI-11.5")
def test_partners_use_one_graveyard():
    s = alliance(seat=C, hands={C: ["anubis"]}, front=["guardian", None, None], graveyard=["wizard"])
    s.support("anubis", "wizard", "F-C")
    assert (s.front, s.graveyard) == (["guardian", "wizard", None], [])


@pytest.mark.rule("INVI-11.1")
def test_hand_and_kingdom_are_a_seats_own():
    s = alliance(seat=A, hands={A: ["warrior"], C: ["archer"]})
    assert s.entries == ["warrior"]
    s.enter("warrior")
    assert [s.kingdom_of(seat) for seat in (A, B, C, D)] == [["warrior"], [], [], []]


@pytest.mark.rule("INVI-11.1")
def test_each_seat_draws_from_its_own_deck():
    s = alliance(seat=D, decks={A: ["wizard"], C: ["priest"]})
    s.end_turn()
    assert (s.hand_of(A), s.deck_of(A), s.deck_of(C)) == (["wizard"], [], ["priest"])


@pytest.mark.rule("INVI-11.5", "INVI-1.1")
def test_x_counts_the_hand_of_the_seat_that_attacks():
    s = alliance(
        seat=C,
        hands={A: ["archer"] * 5, C: ["archer"]},
        front=["warrior", None, None],
        enemy_front=["guardian", None, None],
    )
    s.declare("F-L")
    assert s.attack_value == 1


@pytest.mark.rule("INVI-11.5")
def test_a_seat_may_use_its_partners_leader_on_the_battlefield():
    s = alliance(seat=C, front=[None, "king-a", None], enemy_front=["guardian", None, None])
    s.attack("F-C", "E-FL")
    assert s.damage_on("E-FL") == 1


# --- Who answers ---------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-11.6")
@pytest.mark.parametrize(("seat", "next_seat"), [(A, B), (B, C), (C, D), (D, A)])
def test_only_the_next_seat_in_order_may_block(seat, next_seat):
    hands = {other: ["guardian"] for other in (A, B, C, D) if other != seat}
    s = alliance(seat=seat, hands=hands, front=["guardian", None, None], enemy_front=["guardian", None, None])
    s.attack("F-L", "E-FL")
    assert (s.pending, s.decider) == ("block", next_seat)
    s.no_block()
    assert (s.pending, s.decider) == ("main", seat)


@pytest.mark.rule("INVI-11.6")
@pytest.mark.parametrize(("seat", "next_seat"), [(A, B), (B, C), (C, D), (D, A)])
def test_only_the_next_seat_in_order_may_negate(seat, next_seat):
    hands = {seat: ["warrior"], **{other: ["wizard"] for other in (A, B, C, D) if other != seat}}
    s = alliance(seat=seat, hands=hands)
    s.support("warrior")
    assert (s.pending, s.decider) == ("negate", next_seat)
    s.no_negate()
    assert (s.pending, s.decider) == ("main", seat)


@pytest.mark.rule("INVI-11.6")
def test_a_seat_that_is_not_next_can_not_step_in_for_one_with_an_empty_hand():
    s = alliance(
        seat=A, hands={D: ["guardian"]}, front=["guardian", None, None], enemy_front=["guardian", None, None]
    )
    s.attack("F-L", "E-FL")
    assert (s.pending, s.decider, s.damage_on("E-FL")) == ("main", A, 1)


@pytest.mark.rule("INVI-11.6", "R17")
def test_the_active_seat_and_not_its_partner_may_negate_the_block():
    s = alliance(
        seat=B,
        hands={B: ["wizard"], C: ["guardian"], D: ["wizard"]},
        front=["guardian", None, None],
        enemy_front=["guardian", None, None],
    )
    s.attack("F-L", "E-FL")
    s.block("guardian")
    assert (s.pending, s.decider) == ("negate", B)


@pytest.mark.rule("INVI-11.6")
def test_blocking_cards_go_into_the_teams_queue():
    s = alliance(
        seat=B,
        hands={C: ["guardian"]},
        front=["guardian", None, None],
        enemy_front=["guardian", None, None],
        enemy_queue=["archer"],
    )
    s.attack("F-L", "E-FL")
    s.block("guardian")
    assert s.enemy_queue == ["archer", "guardian"]


# --- Kingdoms ------------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-11.7")
def test_a_is_compared_with_b_and_c_with_d_only():
    s = alliance(kingdoms={A: ["warrior", "archer"], B: ["warrior"], C: ["priest"], D: ["priest", "warrior"]})
    assert [s.g.points[seat] for seat in (A, B, C, D)] == [1, 0, 0, 1]


@pytest.mark.rule("INVI-11.7")
def test_partners_do_not_add_their_kingdoms_up():
    s = alliance(
        seat=A,
        hands={A: ["archer"]},
        kingdoms={A: ["warrior", "guardian"], C: ["priest", "wizard"]},
    )
    s.enter("archer")
    assert (s.winner, s.g.points[A], s.g.points[C]) == (None, 3, 2)


@pytest.mark.rule("INVI-11.10", "INVI-11.7")
def test_a_seat_with_four_points_wins_for_its_team():
    s = alliance(seat=C, hands={C: ["priest"]}, kingdoms={C: ["warrior", "guardian", "archer"]})
    s.enter("priest")
    assert (s.winner, s.reason, s.position.returns()) == ("own", "founding", [1, -1, 1, -1])


@pytest.mark.rule("INVI-11.7")
def test_a_capture_joins_the_kingdom_of_the_seat_that_attacked():
    s = alliance(seat=C, front=["guardian", None, None], enemy_front=["wizard", "guardian", None])
    s.attack("F-L", "E-FL")
    assert (s.kingdom_of(C), s.kingdom_of(A)) == (["wizard"], [])


# --- Decoys --------------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-11.8")
@pytest.mark.parametrize(("seat", "facing"), [(A, B), (B, A), (C, D), (D, C)])
def test_a_decoy_takes_from_the_facing_kingdom(seat, facing):
    kingdoms = {A: ["warrior"] * 2, B: ["archer"] * 2, C: ["priest"] * 2, D: ["wizard"] * 2}
    s = alliance(
        seat=seat, kingdoms=kingdoms, front=["guardian", None, None], enemy_front=["sorcerer", None, None]
    )
    s.attack("F-L", "E-FL")
    assert s.choices == kingdoms[facing][:1]


@pytest.mark.rule("INVI-11.8")
def test_the_shortfall_of_a_decoy_comes_from_the_teams_queue():
    s = alliance(
        seat=A,
        kingdoms={B: ["archer"], D: ["priest", "priest"]},
        front=["guardian", None, None],
        enemy_front=["wizard", None, None],
        enemy_queue=["warrior"],
    )
    s.attack("F-L", "E-FL")
    s.decoy("archer", "E-FL", "E-FC")
    assert (s.enemy_front, s.kingdom_of(D)) == (["archer", "warrior", None], ["priest", "priest"])


@pytest.mark.rule("INVI-11.8")
def test_the_partners_kingdom_does_not_save_from_ruin():
    s = alliance(
        seat=A,
        kingdoms={B: ["archer"], D: ["priest", "priest"]},
        front=["guardian", None, None],
        enemy_front=["wizard", None, None],
    )
    s.attack("F-L", "E-FL")
    assert (s.winner, s.reason, s.position.returns()) == ("own", "ruin", [1, -1, 1, -1])


# --- The end -------------------------------------------------------------------------------------------

LAST_TURN = {"seat": D, "decks": {A: [], B: [], C: [], D: []}}  # `own` are B and D


@pytest.mark.rule("INVI-11.9")
def test_at_the_wars_end_the_points_of_partners_are_added_up():
    s = alliance(**LAST_TURN, kingdoms={A: ["warrior"], B: ["archer", "priest"], C: ["warrior", "archer"]})
    s.end_turn()
    assert (s.reason, s.winner) == ("wars_end", "enemy")


@pytest.mark.rule("INVI-11.9")
def test_then_the_kingdom_cards_of_partners():
    s = alliance(**LAST_TURN, kingdoms={A: ["warrior"], D: ["archer", "archer"]})
    s.end_turn()
    assert s.winner == "own"


@pytest.mark.rule("INVI-11.9")
def test_then_the_graveyards_of_the_teams():
    s = alliance(**LAST_TURN, graveyard=["archer"])
    s.end_turn()
    assert s.winner == "enemy"


@pytest.mark.rule("INVI-11.9")
def test_and_else_it_is_a_draw():
    s = alliance(**LAST_TURN)
    s.end_turn()
    assert (s.winner, s.position.returns()) == ("draw", [0, 0, 0, 0])


@pytest.mark.rule("INVI-11.9")
def test_the_war_ends_at_the_turn_of_the_first_of_the_four():
    s = alliance(seat=A, decks={A: [], B: [], C: [], D: []})
    for seat in (B, C, D):
        s.end_turn()
        assert s.decider == seat, f"the turn of seat {seat} is still played"
    s.end_turn()
    assert s.reason == "wars_end"


@pytest.mark.rule("INVI-11.10")
@pytest.mark.parametrize("leader", ["king-b", "king-d"])
def test_the_exile_of_either_enemy_leader_wins_for_the_team(leader):
    s = alliance(
        seat=A,
        hands={A: ["archer"] * 6},
        front=["warrior", None, None],
        enemy_front=[leader, "guardian", None],
    )
    s.attack("F-L", "E-FL")
    assert (s.winner, s.reason, s.position.returns()) == ("own", "exile", [1, -1, 1, -1])
