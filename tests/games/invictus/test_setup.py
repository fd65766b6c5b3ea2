"""Stories about set-up with two seats: boxes, leaders, opening hands, first cards (INVI-3)."""

from collections import Counter

import pytest

from wartable.games.invictus.cards import KEYS
from wartable.games.invictus.state import Event

from .scene import opening

KING = list(KEYS[:5])
FIVE_OUT = ["warrior", "warrior", "guardian", "archer", "wizard"]


def set_up_to(stage: str, seed: int = 1, **options):
    """A set-up with ready decks (the King's, both) that has come to a stage, each seat opening with the same hand."""
    s = opening(seed=seed, build="ready", **options)
    while s.stage == "opening":
        s.open_with("warrior", "archer", "wizard")
    while s.stage != stage:
        s.settle()
    return s


def deck_and_hand(s, seat: int) -> Counter:
    return Counter(s.deck_of(seat) + s.hand_of(seat))


# --- One shared box ------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-3.2")
def test_from_a_shared_box_each_seat_is_dealt_two_leaders_to_choose_from():
    s = opening()
    assert (s.stage, s.decider, len(s.leaders)) == ("leader", 0, 2)


@pytest.mark.rule("INVI-3.2")
def test_the_four_leaders_dealt_are_four_different_ones():
    dealt = [
        [opening(seed=seed).g.leader_choice[seat, place] for seat in (0, 1) for place in (0, 1)]
        for seed in range(30)
    ]
    assert [four for four in dealt if len(set(four)) < 4] == []


@pytest.mark.rule("INVI-3.2")
def test_the_leaders_are_dealt_at_random():
    assert len({tuple(opening(seed=seed).leaders) for seed in range(30)}) > 5


@pytest.mark.rule("INVI-3.2")
def test_a_leader_that_was_not_dealt_can_not_be_kept():
    s = opening()
    assert [s.can("keep_leader", king) for king in KEYS[15:20]].count(True) == 2


@pytest.mark.rule("INVI-3.2", "INVI-2.6")
def test_the_enemy_does_not_learn_which_leader_is_kept():
    s = opening()
    kept = s.leaders[0]
    s.keep_leader(kept)
    learnt = [s.told(Event.CHOSE_LEADER, eyes)[-1].card for eyes in (0, 1)]
    assert learnt == [KEYS.index(kept) - 15, -1]


@pytest.mark.rule("INVI-3.2", "INVI-3.1")
def test_five_of_twenty_five_soldiers_are_left_out_and_twenty_make_the_deck():
    s = opening()
    s.keep_leader(s.leaders[0])
    s.keep_leader(s.leaders[0])
    s.build(*FIVE_OUT)
    assert Counter(s.deck_of(0)) == Counter(KING * 5) - Counter(FIVE_OUT)


@pytest.mark.rule("INVI-3.2")
def test_no_more_than_the_five_copies_of_a_kind_can_be_left_out():
    s = opening()
    s.keep_leader(s.leaders[0])
    s.keep_leader(s.leaders[0])
    s.build(*["warrior"] * 5)
    assert (s.decider, Counter(s.deck_of(0))["warrior"]) == (1, 0)


@pytest.mark.rule("INVI-3.2")
def test_each_seat_builds_from_its_own_twenty_five():
    s = opening()
    for _ in range(2):
        s.keep_leader(s.leaders[0])
    s.build(*FIVE_OUT)
    s.build(*["priest"] * 5)
    assert (Counter(s.deck_of(0))["priest"], Counter(s.deck_of(1))["priest"]) == (5, 0)


# --- A box each ----------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-3.3")
def test_with_a_box_each_any_leader_of_the_nation_may_be_kept():
    assert opening(build="free", nation0="shogun").leaders == list(KEYS[20:25])


@pytest.mark.rule("INVI-3.3")
def test_with_a_box_each_ten_copies_of_a_kind_are_the_limit():
    s = opening(build="free")
    s.keep_leader("king-a")
    s.keep_leader("king-a")
    s.build(*["warrior"] * 9)
    assert s.can("build", "warrior")
    s.build("warrior")
    assert (s.can("build", "warrior"), s.can("build", "guardian")) == (False, True)


@pytest.mark.rule("INVI-3.3", "INVI-3.1")
def test_with_a_box_each_the_deck_is_full_at_twenty():
    s = opening(build="free")
    s.keep_leader("king-a")
    s.keep_leader("king-b")
    s.build(*["warrior"] * 10, *["guardian"] * 10)
    assert (s.decider, Counter(s.deck_of(0))) == (1, {"warrior": 10, "guardian": 10})


@pytest.mark.rule("INVI-3.3")
def test_a_deck_made_beforehand_skips_leader_and_building():
    s = opening(deck0="king-arrows", deck1="shogun")
    assert (s.stage, len(s.deck_of(0)), len(s.deck_of(1))) == ("opening", 20, 20)
    assert {KEYS.index(card) // 5 for card in s.deck_of(1)} == {1}


# --- Opening hands -------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-3.4", "R3")
def test_each_seat_picks_three_soldiers_and_seventeen_are_left_in_the_deck():
    s = opening(build="ready")
    s.open_with("warrior", "warrior", "wizard")
    assert (s.hand_of(0), len(s.deck_of(0)), s.decider) == (["warrior", "warrior", "wizard"], 17, 1)


@pytest.mark.rule("INVI-3.4")
def test_opening_hands_are_picked_in_secret():
    s = opening(build="ready")
    s.open_with("wizard")
    assert [s.told(Event.OPENED_WITH, eyes)[-1].card for eyes in (0, 1, -1)] == [KEYS.index("wizard"), -1, -1]


@pytest.mark.rule("INVI-3.4")
def test_the_rest_is_shuffled():
    one, other = (set_up_to("front", seed) for seed in (1, 2))
    assert Counter(one.deck_of(0)) == Counter(other.deck_of(0))
    assert one.deck_of(0) != other.deck_of(0)


@pytest.mark.rule("INVI-3.4")
def test_leaders_stay_hidden_until_both_seats_are_ready_and_are_then_shown_together():
    s = opening(build="ready", deck0="king", deck1="king-shields")
    s.open_with("warrior", "archer", "wizard")
    assert s.told(Event.LEADER_SHOWN) == []
    s.open_with("warrior", "archer", "wizard")
    shown = [(event.seat, KEYS[15 + event.x]) for event in s.told(Event.LEADER_SHOWN)]
    assert shown == [(0, KEYS[15 + s.g.leader[0]]), (1, KEYS[15 + s.g.leader[1]])]


@pytest.mark.rule("INVI-3.4")
def test_the_leader_joins_the_opening_hand():
    s = set_up_to("front")
    assert s.hand_of(0) == ["warrior", "archer", "wizard", "king-a"]


@pytest.mark.rule("R3")
def test_a_drawn_opening_hand_is_not_chosen():
    s = opening(build="ready", opening="drawn")
    assert (s.stage, len(s.hand_of(0)), len(s.deck_of(0))) == ("front", 4, 17)


@pytest.mark.rule("R3")
def test_a_drawn_opening_hand_is_drawn_at_random_from_the_whole_deck():
    hands = {tuple(opening(seed=seed, build="ready", opening="drawn").hand_of(0)) for seed in range(20)}
    assert len(hands) > 5


@pytest.mark.rule("R3")
def test_a_drawn_opening_hand_and_the_deck_are_still_the_twenty_and_the_leader():
    s = opening(build="ready", opening="drawn")
    chosen = set_up_to("front")
    assert deck_and_hand(s, 0) == deck_and_hand(chosen, 0)


# --- Who is first --------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-3.5")
def test_chance_decides_who_is_first():
    firsts = Counter(set_up_to("front", seed).decider for seed in range(40))
    assert min(firsts[0], firsts[1]) >= 10


@pytest.mark.rule("INVI-3.5")
def test_everybody_is_told_who_is_first():
    s = set_up_to("front")
    assert [event.seat for event in s.told(Event.ORDER)] == [s.decider]


# --- The first cards -----------------------------------------------------------------------------------


@pytest.mark.rule("INVI-3.6")
def test_first_then_second_seat_put_an_active_card_on_a_front_cell():
    s = set_up_to("front")
    first = s.decider
    s.deploy("archer", "F-R")
    assert (s.decider, s.told(Event.DEPLOYED)[-1].seat) == (1 - first, first)
    s.deploy("warrior", "F-L")
    s.me = first
    assert (s.front, s.rested, s.stage) == ([None, None, "archer"], [], "queue")
    s.me = 1 - first
    assert (s.front, s.rested) == (["warrior", None, None], [])


@pytest.mark.rule("INVI-3.6")
def test_the_back_row_is_closed_in_set_up():
    s = set_up_to("front")
    assert s.choices == ["F-L", "F-C", "F-R"]


@pytest.mark.rule("INVI-3.6")
def test_the_leader_may_be_the_first_card_out():
    s = set_up_to("front")
    s.me = s.decider
    s.deploy("king-a", "F-C")
    assert s.front == [None, "king-a", None]


@pytest.mark.rule("INVI-3.7")
def test_first_then_second_seat_put_a_card_into_the_queue():
    s = set_up_to("queue")
    s.me = s.decider
    s.to_queue("wizard")
    assert (s.queue, s.decider) == (["wizard"], 1 - s.me)
    s.to_queue("archer")
    assert (s.enemy_queue, s.stage) == (["archer"], "kingdom")


@pytest.mark.rule("INVI-3.7", "INVI-7.5")
def test_no_support_is_triggered_by_the_queue_of_set_up():
    s = set_up_to("front")
    s.deploy("archer", "F-C")
    s.deploy("archer", "F-C")
    s.to_queue("warrior")
    assert (s.pending, s.stage, s.g.bonus, s.told(Event.SUPPORTED)) == ("setup", "queue", 0, [])


@pytest.mark.rule("INVI-3.8")
def test_first_then_second_seat_put_a_soldier_into_the_kingdom():
    s = set_up_to("kingdom")
    s.me = s.decider
    s.to_kingdom("wizard")
    assert (s.kingdom, s.points, s.decider) == (["wizard"], 1, 1 - s.me)
    s.to_kingdom("wizard")
    assert (s.enemy_kingdom, s.points) == (["wizard"], 0)


@pytest.mark.rule("INVI-3.8", "INVI-2.5")
def test_the_leader_can_not_be_the_first_of_the_kingdom():
    s = set_up_to("kingdom")
    assert "king-a" in s.hand_of(s.decider)
    assert not s.can("to_kingdom", "king-a")


@pytest.mark.rule("INVI-3.9")
def test_the_match_starts_with_one_card_in_each_area():
    s = set_up_to("kingdom")
    s.to_kingdom("wizard")
    second = s.decider
    s.to_kingdom("wizard")
    s.me = second
    assert [len(area) for area in (s.hand, s.queue, s.kingdom)] == [1, 1, 1]
    assert sum(card is not None for card in s.front + s.back) == 1


@pytest.mark.rule("INVI-3.9")
def test_a_leader_kept_to_the_end_is_the_one_card_in_hand():
    s = set_up_to("front")
    s.deploy("warrior", "F-C")
    s.deploy("warrior", "F-C")
    s.to_queue("archer")
    s.to_queue("archer")
    s.to_kingdom("wizard")
    second = s.decider
    s.to_kingdom("wizard")
    assert s.hand_of(second) == ["king-a"]


@pytest.mark.rule("INVI-3.9", "INVI-4.1")
def test_the_first_seat_then_takes_the_first_turn():
    s = set_up_to("kingdom")
    first = s.decider
    s.to_kingdom("wizard")
    s.to_kingdom("wizard")
    assert (s.pending, s.decider, s.told(Event.TURN)[-1].x) == ("main", first, 1)
