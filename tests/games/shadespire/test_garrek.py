"""Garrek's Reavers: what each card does, and when it does not."""

import pytest

from wartable.games.shadespire.state import CHARGE

from .scene import scene

REAVERS = {"garrek-gorebeard": (7, 2), "targor": (3, 0)}
CHAMPIONS = {"severin-steelheart": (9, 2), "obryn-the-bold": (9, 10)}


@pytest.mark.card("a-worthy-skull")
def test_a_worthy_skull_needs_the_leader():
    story = scene(REAVERS, CHAMPIONS).hand(0, "a-worthy-skull").set("severin-steelheart", wounds=3)
    story.dice("hammer", "hammer", "dodge").attack("garrek-gorebeard", "severin-steelheart")
    assert story.is_out("severin-steelheart")
    assert story.glory(0) == 1
    story.to_end_phase()
    assert story.has_scored(0, "a-worthy-skull") and story.glory(0) == 2


@pytest.mark.card("a-worthy-skull")
def test_a_worthy_skull_is_not_scored_for_anybody_else():
    fight = {"severin-steelheart": (9, 10), "obryn-the-bold": (9, 2)}
    story = scene(REAVERS, fight).hand(0, "a-worthy-skull").set("obryn-the-bold", wounds=3)
    story.dice("hammer", "hammer", "dodge").attack("garrek-gorebeard", "obryn-the-bold").to_end_phase()
    assert story.is_out("obryn-the-bold") and not story.has_scored(0, "a-worthy-skull")


@pytest.mark.card("blood-offering")
def test_blood_offering_hurts_and_gives_two_dice():
    story = scene(REAVERS, CHAMPIONS, step="power").hand(0, "blood-offering")
    story.play("blood-offering", "garrek-gorebeard", seat=0)
    assert story.wounds("garrek-gorebeard") == 1
    story.pass_power()
    assert not story.can("garrek-gorebeard", CHARGE)  # the next activation is the opponent's
