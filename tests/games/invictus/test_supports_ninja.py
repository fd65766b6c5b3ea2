"""Stories about the Ninja's two supports and about the five Shoguns (INVI-8.11, INVI-8.12, R15, R25)."""

import pytest

from wartable.games.invictus.cards import Soldier
from wartable.games.invictus.state import Event

from .scene import scene

GUARDS = ["guardian", "guardian", "guardian"]
ATTACKED = {
    "front": ["guardian", None, None],
    "enemy_front": ["wizard", "guardian", None],
    "enemy_hand": ["musha"],
}

# --- Ninja ---------------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-8.11")
@pytest.mark.card("ninja")
def test_the_ninja_moves_a_soldier_of_the_enemys_hand_to_the_tail_of_the_enemys_queue():
    s = scene(hand=["ninja"], enemy_hand=["warrior", "wizard"], enemy_queue=["priest"])
    s.support("ninja")
    s.no_negate()
    s.choose("wizard")
    assert (s.enemy_hand, s.enemy_queue) == (["warrior"], ["priest", "wizard"])


@pytest.mark.rule("INVI-8.11")
@pytest.mark.card("ninja")
def test_the_whole_hand_is_shown_to_everybody():
    s = scene(hand=["ninja"], enemy_hand=["warrior", "wizard", "wizard"])
    s.support("ninja")
    s.no_negate()
    shown = [(s.key(event.card), event.x) for event in s.told(Event.HAND_SHOWN)]
    assert shown == [("warrior", 1), ("wizard", 2)]
    assert s.known_of(1) == ["warrior", "wizard", "wizard"]


@pytest.mark.rule("INVI-8.11")
@pytest.mark.card("ninja")
def test_a_hand_that_is_shown_twice_tells_nothing_new_the_second_time():
    s = scene(hand=["ninja", "ninja"], enemy_hand=["warrior", "wizard"])
    s.support("ninja")
    s.no_negate()
    s.choose("warrior")
    s.support("ninja")
    s.no_negate()
    assert [event.learns != 0 for event in s.told(Event.HAND_SHOWN)] == [True, True, False]
    assert s.g.shown[1, Soldier.WIZARD] == 1


@pytest.mark.rule("INVI-8.11")
@pytest.mark.card("ninja")
def test_a_hand_once_shown_stays_known():
    seen = [
        scene(hand=["ninja"], enemy_hand=["warrior", card], enemy_queue=["priest"])
        for card in ("wizard", "archer")
    ]
    assert seen[0].position.observe(0).tolist() == seen[1].position.observe(0).tolist()
    for s in seen:
        s.support("ninja")
        s.no_negate()
        s.choose("warrior")
    assert seen[0].position.observe(0).tolist() != seen[1].position.observe(0).tolist()


@pytest.mark.rule("INVI-8.11", "INVI-7.9")
@pytest.mark.card("ninja")
def test_the_ninja_can_not_be_used_against_an_empty_hand():
    assert not scene(hand=["ninja"]).can("support", "ninja")


@pytest.mark.rule("INVI-8.11", "INVI-7.9")
@pytest.mark.card("ninja")
def test_the_ninja_can_not_be_used_against_a_full_queue():
    s = scene(hand=["ninja"], enemy_hand=["warrior"], enemy_queue=["priest"] * 5)
    assert not s.can("support", "ninja")


@pytest.mark.rule("INVI-8.11")
@pytest.mark.card("ninja")
def test_the_ninja_takes_soldiers_and_never_the_leader():
    s = scene(hand=["ninja"], enemy_hand=["shogun-b", "warrior"])
    s.support("ninja")
    s.no_negate()
    assert s.choices == ["warrior"]


@pytest.mark.rule("R25", "INVI-8.11")
@pytest.mark.card("ninja")
def test_a_hand_of_only_the_leader_is_shown_and_nothing_moves():
    s = scene(hand=["ninja"], enemy_hand=["shogun-b"])
    s.support("ninja")
    s.no_negate()
    assert [s.key(event.card) for event in s.told(Event.HAND_SHOWN)] == ["shogun-b"]
    assert (s.pending, s.enemy_hand, s.enemy_queue) == ("main", ["shogun-b"], [])


@pytest.mark.rule("INVI-8.11")
@pytest.mark.card("ninja")
def test_a_ninja_stops_a_ninja():
    s = scene(hand=["ninja"], enemy_hand=["ninja", "warrior"])
    s.support("ninja")
    s.negate("ninja")
    assert (s.pending, s.enemy_hand, s.told(Event.HAND_SHOWN)) == ("main", ["warrior"], [])


@pytest.mark.rule("INVI-8.11")
@pytest.mark.card("ninja")
@pytest.mark.parametrize("support", ["samurai", "archer"])
def test_a_ninja_does_not_stop_a_support_of_another_colour(support):
    s = scene(hand=[support], enemy_hand=["ninja"])
    s.support(support)
    assert not s.can("negate", "ninja")


@pytest.mark.rule("INVI-8.11", "INVI-7.6")
@pytest.mark.card("ninja")
def test_a_ninja_does_not_stop_a_purple_negate():
    s = scene(hand=["archer", "ninja"], enemy_hand=["wizard"])
    s.support("archer")
    s.negate("wizard")
    assert (s.pending, s.decider, s.queue) == ("main", 0, ["archer"])


# --- Shogun --------------------------------------------------------------------------------------------


@pytest.mark.rule("INVI-8.12", "INVI-7.8")
@pytest.mark.card("shogun-a", "shogun-b", "shogun-c", "shogun-d", "shogun-e")
@pytest.mark.parametrize("shogun", ["shogun-a", "shogun-b", "shogun-c", "shogun-d", "shogun-e"])
def test_every_shogun_can_copy_the_four_main_supports_of_its_nation(shogun):
    s = scene(hand=[shogun], enemy_hand=["warrior"], enemy_front=GUARDS, enemy_back=GUARDS)
    s.support(shogun)
    assert s.copies == ["samurai", "gunner", "komuso", "ninja"]


@pytest.mark.rule("INVI-8.12")
@pytest.mark.card("shogun-a")
def test_a_shogun_as_samurai():
    s = scene(front=["guardian", None, None], hand=["shogun-a"], enemy_front=GUARDS)
    s.support("shogun-a", copy="samurai")
    s.declare("F-L")
    assert (s.attack_value, s.queue) == (4, ["shogun-a"])


@pytest.mark.rule("INVI-8.12")
@pytest.mark.card("shogun-b")
def test_a_shogun_as_gunner():
    s = scene(hand=["shogun-b"], enemy_front=GUARDS, enemy_back=GUARDS)
    s.support("shogun-b", "E-BC", copy="gunner")
    assert s.damage_on("E-BC") == 2


@pytest.mark.rule("INVI-8.12")
@pytest.mark.card("shogun-c")
def test_a_shogun_as_komuso():
    s = scene(front=["guardian", None, None], hand=["shogun-c"], enemy_front=GUARDS)
    s.support("shogun-c", copy="komuso")
    assert s.targets("F-L") == ["E-FL", "E-FC", "E-FR"]


@pytest.mark.rule("INVI-8.12")
@pytest.mark.card("shogun-d")
def test_a_shogun_as_ninja_in_the_main_phase():
    s = scene(hand=["shogun-d"], enemy_hand=["warrior"])
    s.support("shogun-d", copy="ninja")
    s.no_negate()
    s.choose("warrior")
    assert s.enemy_queue == ["warrior"]


@pytest.mark.rule("INVI-8.12")
@pytest.mark.card("shogun-e")
def test_a_shogun_as_musha():
    s = scene(**{**ATTACKED, "enemy_hand": ["shogun-e"]}, graveyard=["archer"])
    s.attack("F-L", "E-FL")
    s.block("shogun-e")
    s.choose("archer")
    assert (s.enemy_front[0], s.enemy_queue, s.queue) == ("wizard", ["shogun-e"], ["archer"])


@pytest.mark.rule("INVI-8.12")
@pytest.mark.card("shogun-a")
def test_a_shogun_as_ninja_against_a_ninja():
    s = scene(hand=["ninja"], enemy_hand=["shogun-a", "warrior"])
    s.support("ninja")
    s.negate("shogun-a")
    assert (s.enemy_hand, s.enemy_queue) == (["warrior"], ["shogun-a"])


@pytest.mark.rule("INVI-8.12", "INVI-7.9")
@pytest.mark.card("shogun-a")
def test_a_shogun_can_not_block_as_musha_while_the_enemy_graveyard_is_empty():
    s = scene(**{**ATTACKED, "enemy_hand": ["shogun-a"]})
    s.attack("F-L", "E-FL")
    assert not s.can("block", "shogun-a")


@pytest.mark.rule("R15")
@pytest.mark.card("shogun-a", "ninja")
def test_a_shogun_that_copies_the_purple_ninja_can_be_stopped_by_a_ninja():
    s = scene(hand=["shogun-a"], enemy_hand=["ninja", "warrior"])
    s.support("shogun-a", copy="ninja")
    s.negate("ninja")
    assert (s.pending, s.enemy_hand) == ("main", ["warrior"])


@pytest.mark.rule("R15")
@pytest.mark.card("shogun-a", "ninja")
def test_with_grey_copies_a_ninja_can_not_stop_the_shogun():
    s = scene(hand=["shogun-a"], enemy_hand=["ninja", "warrior"], options={"leader_copies": "grey"})
    s.support("shogun-a", copy="ninja")
    assert not s.can("negate", "ninja")


@pytest.mark.rule("R15")
@pytest.mark.card("ninja")
def test_with_grey_copies_a_ninja_still_stops_a_ninja():
    s = scene(hand=["ninja"], enemy_hand=["ninja", "warrior"], options={"leader_copies": "grey"})
    s.support("ninja")
    assert s.can("negate", "ninja")
