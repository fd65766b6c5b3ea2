"""Stories about the areas of the table: battlefield, queue, kingdom, graveyard, and what is face up (INVI-1.5, INVI-2)."""

import pytest

from wartable.games.invictus.cards import Soldier
from wartable.games.invictus.state import Event

from .scene import scene

# --- Whose a card is -----------------------------------------------------------------------------------


@pytest.mark.rule("INVI-1.5", "R29")
def test_a_captured_card_that_is_destroyed_later_lies_in_its_captors_graveyard():
    s = scene(
        front=[None, "priest", None],
        queue=["warrior"],
        enemy_front=["samurai", "shogun-c", "samurai"],
        enemy_rested=["E-FL"],
        enemy_hand=["musha"],
    )
    s.attack("F-C", "E-FL")
    s.no_block()
    assert s.kingdom == ["samurai"]
    s.end_turn()
    s.attack("F-C", "E-FC")  # the enemy captures our only card …
    s.decoy("samurai", "E-FL", "E-FR")  # … sets up the Samurai we took, and our Warrior beside it …
    s.attack("F-L", "E-FL")  # … and destroys the Samurai: attack 2 against 1 health
    assert (s.graveyard, s.enemy_graveyard) == (["samurai"], [])


@pytest.mark.rule("INVI-1.5")
def test_a_card_raised_from_the_own_graveyard_fights_for_its_new_owner():
    s = scene(
        front=["priest", None, None],
        hand=["anubis"],
        graveyard=["ninja"],
        enemy_front=["guardian", None, None],
    )
    s.support("anubis", "ninja", "B-L")
    s.attack("B-L", "E-FL")
    assert s.damage_on("E-FL") == 1


# --- The battlefield -----------------------------------------------------------------------------------


@pytest.mark.rule("INVI-2.1")
def test_a_battlefield_has_three_front_and_three_back_cells():
    s = scene(queue=["archer"])
    assert s.marches == ["F-L", "F-C", "F-R", "B-L", "B-C", "B-R"]


@pytest.mark.rule("INVI-2.1")
def test_a_cell_holds_one_card():
    s = scene(front=["guardian", None, None], queue=["archer"])
    s.march("F-L")
    assert (s.front, s.queue) == (["archer", None, None], ["guardian"])


# --- The queue -----------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-2.2")
def test_queue_example_the_first_card_leaves_and_the_others_close_up():
    s = scene(queue=["warrior", "archer", "wizard"])
    s.march("F-L")
    assert (s.front[0], s.queue) == ("warrior", ["archer", "wizard"])


@pytest.mark.rule("INVI-2.2", "INVI-7.2")
def test_queue_example_a_support_joins_behind_the_last_card():
    s = scene(hand=["warrior"], queue=["archer", "wizard"])
    s.support("warrior")
    assert s.queue == ["archer", "wizard", "warrior"]


@pytest.mark.rule("INVI-2.2")
def test_a_queue_of_four_takes_a_fifth_card():
    s = scene(hand=["warrior"], queue=["archer"] * 4)
    s.support("warrior")
    assert len(s.queue) == 5


@pytest.mark.rule("INVI-2.2", "INVI-7.4")
def test_a_queue_of_five_takes_no_more():
    s = scene(hand=["warrior"], queue=["archer"] * 5)
    assert not s.can("support", "warrior")


@pytest.mark.rule("INVI-2.2")
def test_only_the_head_of_the_queue_can_march():
    s = scene(hand=["priest"], queue=["warrior", "archer"])
    s.march("F-L")  # no card is asked for: the head goes
    assert s.front[0] == "warrior"


# --- The kingdom ---------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-2.3")
def test_kingdom_example_two_points_against_one():
    s = scene(
        kingdom=["warrior", "warrior", "archer", "priest"],
        enemy_kingdom=["warrior", "guardian", "priest"],
    )
    assert (s.points, s.enemy_points) == (2, 1)


@pytest.mark.rule("INVI-2.3")
def test_how_many_more_does_not_matter():
    s = scene(kingdom=["warrior"] * 5, enemy_kingdom=["guardian"])
    assert (s.points, s.enemy_points) == (1, 1)


@pytest.mark.rule("INVI-2.3")
def test_an_entry_that_draws_level_takes_the_enemys_point():
    s = scene(hand=["warrior"], enemy_kingdom=["warrior"])
    assert s.enemy_points == 1
    s.enter("warrior")
    assert (s.points, s.enemy_points) == (0, 0)


@pytest.mark.rule("INVI-2.3")
def test_a_captured_soldier_counts_for_its_colour():
    s = scene(front=["guardian", None, None], enemy_front=["wizard", "priest", None])
    s.attack("F-L", "E-FL")
    assert (s.kingdom, s.points) == (["wizard"], 1)


@pytest.mark.rule("INVI-2.4")
def test_points_are_told_the_moment_the_kingdom_changes():
    s = scene(hand=["warrior"])
    s.enter("warrior")
    assert [(event.seat, event.x) for event in s.told(Event.KINGDOM_POINTS)] == [(0, 1)]


@pytest.mark.rule("INVI-2.4", "INVI-9.2")
def test_the_fourth_point_wins_in_the_middle_of_the_turn():
    s = scene(hand=["priest"], kingdom=["warrior", "guardian", "archer"])
    s.enter("priest")
    assert (s.winner, s.reason, s.pending) == ("own", "founding", "nothing")


@pytest.mark.rule("INVI-2.4")
def test_four_colours_of_which_one_is_level_do_not_win():
    s = scene(hand=["priest"], kingdom=["warrior", "guardian", "archer"], enemy_kingdom=["priest"])
    s.enter("priest")
    assert (s.winner, s.points) == (None, 3)


@pytest.mark.rule("INVI-2.5", "INVI-7.1")
def test_a_leader_can_not_enter_the_kingdom():
    s = scene(hand=["king-a", "warrior"])
    assert s.entries == ["warrior"]


@pytest.mark.rule("INVI-2.5", "R28")
def test_not_even_a_captured_leader_comes_into_a_kingdom():
    s = scene(front=["warrior", None, None], hand=["archer"] * 4, enemy_front=["king-b", "guardian", None])
    s.attack("F-L", "E-FL")
    assert (s.key(s.told(Event.CAPTURED)[-1].card), s.kingdom) == ("king-b", [])


# --- The graveyard -------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-5.6")
def test_a_destroyed_card_lies_in_its_owners_graveyard():
    s = scene(hand=["archer"], enemy_front=["wizard", "guardian", None])
    s.support("archer", "E-FL")
    assert (s.enemy_graveyard, s.graveyard) == (["wizard"], [])


# --- Face up and face down -----------------------------------------------------------------------------


@pytest.mark.rule("INVI-2.6")
@pytest.mark.parametrize(
    "laid",
    [
        {"enemy_front": ["priest", None, None]},
        {"enemy_rested": ["E-FC"]},
        {"enemy_queue": ["wizard", "priest"]},
        {"enemy_kingdom": ["priest"]},
        {"enemy_graveyard": ["priest"]},
    ],
)
def test_everything_on_the_table_is_seen_by_the_enemy(laid):
    usual = {"enemy_queue": ["priest", "wizard"], "enemy_kingdom": ["archer"], "enemy_graveyard": ["archer"]}
    assert (
        scene(**usual).position.observe(0).tolist() != scene(**{**usual, **laid}).position.observe(0).tolist()
    )


@pytest.mark.rule("INVI-2.6")
@pytest.mark.parametrize(
    "laid", [{"enemy_hand": ["warrior", "priest"]}, {"enemy_deck": ["warrior", "priest"]}]
)
def test_hands_and_decks_are_hidden_from_the_enemy(laid):
    usual = {"enemy_hand": ["archer", "wizard"], "enemy_deck": ["archer", "wizard"]}
    assert (
        scene(**usual).position.observe(0).tolist() == scene(**{**usual, **laid}).position.observe(0).tolist()
    )


@pytest.mark.rule("INVI-2.6")
def test_a_drawn_card_is_told_to_its_own_seat_only():
    s = scene(enemy_deck=["wizard"])
    s.end_turn()
    assert [s.told(Event.DREW, eyes)[-1].card for eyes in (0, 1, -1)] == [-1, Soldier.WIZARD, -1]


@pytest.mark.rule("INVI-2.6")
def test_a_card_that_enters_is_shown_to_all():
    s = scene(hand=["wizard"])
    s.enter("wizard")
    assert s.told(Event.ENTERED, 1)[-1].card == Soldier.WIZARD


@pytest.mark.rule("INVI-2.6")
def test_the_enemy_learns_from_an_entry_what_it_did_not_know():
    s = scene(hand=["wizard"])
    s.enter("wizard")
    assert s.told(Event.ENTERED)[-1].learns == 0b1110  # all but the seat itself


@pytest.mark.rule("R38")
def test_a_card_that_came_back_to_hand_is_known_until_it_is_played():
    s = scene(front=["guardian", None, None], hand=["archer", "wizard"])
    s.march("F-L", "archer")
    assert (s.hand, s.known_of(0)) == (["guardian", "wizard"], ["guardian"])
    s.enter("guardian")
    assert (s.known_of(0), s.told(Event.ENTERED)[-1].learns) == ([], 0)


@pytest.mark.rule("R38")
def test_a_soldier_is_counted_as_shown_once_however_often_it_comes_and_goes():
    s = scene(front=["guardian", None, None], hand=["archer"])
    s.march("F-L", "archer")
    s.end_turn()
    s.end_turn()
    s.march("F-L", "guardian")
    assert s.known_of(0) == ["archer"]
    assert (s.g.shown[0, Soldier.ARCHER], s.g.shown[0, Soldier.GUARDIAN]) == (1, 1)


@pytest.mark.rule("INVI-2.1")
def test_a_cell_that_was_emptied_is_clean_for_the_next_card():
    s = scene(
        front=["guardian", "guardian", None],
        hand=["archer", "warrior"],
        enemy_front=["priest", None, None],
        enemy_rested=["E-FL"],
        enemy_queue=["priest", "priest"],
    )
    s.support("archer", "E-FL")
    s.attack("F-L", "E-FL")
    assert (s.enemy_graveyard, s.enemy_rested) == (["priest"], [])
    s.decoy("E-FC", "E-FL")
    assert (s.damage_on("E-FL"), s.damage_on("E-FC")) == (0, 0)
    s.support("warrior")
    s.attack("F-C", "E-FC")
    assert s.kingdom == ["priest"]
