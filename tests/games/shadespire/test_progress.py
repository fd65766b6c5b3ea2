"""How far objectives are: what is counted agrees with the conditions of the cards, and only the owner is told."""

import random

import pytest

from wartable.games.shadespire.cards import BY_KEY
from wartable.games.shadespire.declare import MET, TIMING, Timing, met
from wartable.games.shadespire.progress import AT_THE_END, COUNTS, progress_shown
from wartable.games.shadespire.state import NOTHING, Phase, Type
from wartable.kernel.contract import Position, game

from .scene import scene

GAME = game("shadespire")


def positions(format: str, seed: int) -> list[Position]:
    """Moments of a match in which everybody does anything, with all that has happened by then."""
    chance, found = random.Random(seed), []
    position = GAME.new(format, seed)
    while not position.over:
        position.play(chance.choice(position.legal()))
        if position.record.round and chance.random() < 0.2:
            found.append(position.copy())
    return found


def test_every_card_that_counts_is_an_objective() -> None:
    assert all(BY_KEY[key].type == Type.OBJECTIVE for key in (*COUNTS, *AT_THE_END))


@pytest.mark.parametrize(("format", "seed"), [("constructed", 1), ("constructed", 2), ("melee3", 3)])
def test_a_count_is_full_exactly_when_the_condition_is_met(format: str, seed: int) -> None:
    for position in positions(format, seed):
        g = position.record
        for key, counting in COUNTS.items():
            card = BY_KEY[key].number
            for seat in range(g.seats):
                have, need = counting(g, seat)
                assert (have >= need) == bool(met(MET[card], g, seat, NOTHING)), f"{key}: {have} of {need}"


def test_held_objectives_are_counted_for_the_owner_alone() -> None:
    story = scene(
        {"garrek-gorebeard": (1, 0), "targor": (5, 0), "arnulf": (9, 0)},
        {"severin-steelheart": (1, 10)},
        tokens=[(1, 0), (5, 0), (13, 0)],
    ).hand(0, "supremacy", "hold-objective-1", "hold-objective-3")
    told = GAME.view(story.g, 0)["seats"][0]["progress"]
    assert told["supremacy"] == {"met": False, "have": 2, "need": 3}
    assert told["hold-objective-1"] == {"met": True} and told["hold-objective-3"] == {"met": False}
    assert GAME.view(story.g, 1)["seats"][0]["progress"] is None
    assert GAME.view(story.g, -1)["seats"][0]["progress"] is None


def test_cards_that_score_at_once_are_not_said_to_be_met() -> None:
    for position in positions("constructed", 4)[:12]:
        g = position.record
        for seat in range(g.seats):
            for key, told in progress_shown(g, seat).items():
                if TIMING[BY_KEY[key].number] == Timing.AT_ONCE or (
                    key in AT_THE_END and g.phase != Phase.END
                ):
                    assert told["met"] is None
