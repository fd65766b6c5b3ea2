"""Stories about the four ends of a match: exile, founding, ruin, the war's end (INVI-9)."""

import pytest

from wartable.games.invictus.state import Event

from .scene import opening, scene

# --- Exile ---------------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-9.1")
def test_a_destroyed_leader_loses_the_match():
    s = scene(front=["warrior", None, None], hand=["archer"] * 5, enemy_front=["king-b", "guardian", None])
    s.attack("F-L", "E-FL")
    assert (s.winner, s.reason) == ("own", "exile")


@pytest.mark.rule("INVI-9.1", "R28")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_captured_leader_loses_the_match_at_once(seat):
    s = scene(
        seat=seat,
        front=["warrior", None, None],
        hand=["archer"] * 4,
        enemy_front=["king-b", "guardian", None],
    )
    s.attack("F-L", "E-FL")
    assert (s.winner, s.reason, s.pending, s.kingdom) == ("own", "exile", "nothing", [])


@pytest.mark.rule("INVI-9.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_leader_of_either_seat_can_be_destroyed(seat):
    s = scene(
        seat=seat,
        front=["warrior", None, None],
        hand=["archer"] * 6,
        enemy_front=["king-b", "guardian", None],
    )
    s.attack("F-L", "E-FL")
    assert (s.winner, s.reason, s.enemy_graveyard) == ("own", "exile", [])


@pytest.mark.rule("INVI-9.1")
def test_a_leader_destroyed_by_a_support_loses_the_match():
    s = scene(hand=["archer"] * 4, enemy_front=["king-b", "guardian", None])
    for _ in range(4):
        s.support("archer", "E-FL")
    assert (s.winner, s.reason) == ("own", "exile")


@pytest.mark.rule("INVI-9.1")
def test_the_seat_that_did_it_wins_whichever_it_is():
    s = scene(front=["king-c", None, None], enemy_front=["warrior", None, None], enemy_hand=["archer"] * 4)
    s.end_turn()
    s.attack("F-R", "E-FR")
    assert (s.winner, s.reason, s.position.returns()) == ("enemy", "exile", [-1, 1])


@pytest.mark.rule("INVI-9.1", "INVI-7.10")
def test_the_exile_of_the_last_card_needs_no_decoy():
    s = scene(front=["warrior", None, None], hand=["archer"] * 5, enemy_front=["king-b", None, None])
    s.attack("F-L", "E-FL")
    assert s.reason == "exile"


# --- Founding ------------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-9.2")
def test_four_points_by_capture_win():
    s = scene(
        front=["guardian", None, None],
        kingdom=["warrior", "guardian", "archer"],
        enemy_front=["wizard", "guardian", None],
    )
    s.attack("F-L", "E-FL")
    assert (s.winner, s.reason, s.position.returns()) == ("own", "founding", [1, -1])


@pytest.mark.rule("INVI-9.2", "INVI-7.10")
def test_four_points_by_the_capture_of_the_last_card_win_before_any_decoy():
    s = scene(
        front=["guardian", None, None],
        kingdom=["warrior", "guardian", "archer"],
        enemy_front=["wizard", None, None],
    )
    s.attack("F-L", "E-FL")
    assert (s.reason, s.pending) == ("founding", "nothing")


@pytest.mark.rule("INVI-9.2")
def test_three_points_do_not_win():
    s = scene(hand=["archer"], kingdom=["warrior", "guardian"])
    s.enter("archer")
    assert (s.points, s.winner) == (3, None)


# --- Ruin ----------------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-9.3")
def test_ruin_comes_to_a_seat_whose_battlefield_can_not_be_filled_again():
    s = scene(front=["guardian", None, None], enemy_front=["wizard", None, None], enemy_hand=["archer"] * 3)
    s.attack("F-L", "E-FL")
    s.no_block()
    assert (s.winner, s.reason) == ("own", "ruin")


# --- The war's end -------------------------------------------------------------------------------------

LAST_TURN = {"seat": 1, "first": 0, "deck": [], "enemy_deck": []}  # the second seat's last turn; it is `own`


@pytest.mark.rule("INVI-9.4", "R5")
def test_the_first_seats_turn_is_not_played_once_its_deck_is_empty():
    s = scene(**LAST_TURN)
    s.end_turn()
    assert (s.reason, s.pending, s.told(Event.TURN)) == ("wars_end", "nothing", [])


@pytest.mark.rule("R5", "INVI-9.4")
def test_an_empty_deck_of_the_second_seat_ends_nothing():
    s = scene(seat=0, first=0, deck=["archer"], enemy_deck=[])
    s.end_turn()
    assert (s.winner, s.pending, s.decider) == (None, "main", 1)


@pytest.mark.rule("INVI-9.4")
def test_the_war_goes_on_while_the_first_seat_has_a_card_to_draw():
    s = scene(**{**LAST_TURN, "enemy_deck": ["archer"]})
    s.end_turn()
    assert (s.winner, s.enemy_hand) == (None, ["archer"])


@pytest.mark.rule("R5", "INVI-9.4")
@pytest.mark.parametrize(("format", "turns"), [("duel", 17), ("short", 7)])
def test_both_decks_run_out_together_and_the_war_ends(format, turns):
    s = opening(format, build="ready")
    while s.pending == "setup":
        s.settle()
    while s.winner is None:
        s.end_turn()
        if s.pending == "end_entry":  # keep to few colours, so that nobody founds a kingdom
            s.enter(max(s.entries, key=s.kingdom_of(s.decider).count))
    assert (s.reason, s.g.turn, s.deck_of(0), s.deck_of(1)) == ("wars_end", 2 * turns, [], [])


@pytest.mark.rule("INVI-9.4")
def test_more_points_win_the_war():
    s = scene(
        **LAST_TURN, kingdom=["warrior", "archer"], enemy_kingdom=["priest"] * 5, graveyard=["archer"] * 3
    )
    s.end_turn()
    assert s.winner == "own"


@pytest.mark.rule("INVI-9.4")
def test_with_equal_points_more_kingdom_cards_win():
    s = scene(
        **LAST_TURN, kingdom=["warrior"], enemy_kingdom=["priest", "priest"], enemy_graveyard=["archer"] * 3
    )
    s.end_turn()
    assert s.winner == "enemy"


@pytest.mark.rule("INVI-9.4")
def test_with_equal_kingdoms_fewer_graves_win():
    s = scene(**LAST_TURN, kingdom=["warrior"], enemy_kingdom=["priest"], enemy_graveyard=["archer"])
    s.end_turn()
    assert s.winner == "own"


@pytest.mark.rule("INVI-9.4")
def test_with_all_equal_the_war_is_a_draw():
    s = scene(
        **LAST_TURN,
        kingdom=["warrior"],
        enemy_kingdom=["priest"],
        graveyard=["priest"],
        enemy_graveyard=["archer"],
    )
    s.end_turn()
    assert (s.winner, s.position.returns()) == ("draw", [0, 0])


def test_an_open_match_has_no_result():
    s = scene()
    assert (s.winner, s.position.returns()) == (None, [0, 0])
