"""The coach has something to say about every kind of decision there is, in every language and of every game."""

from enum import StrEnum
from importlib import import_module
from typing import Any

import pytest

from wartable.kernel.contract import game, game_names
from wartable.locale import languages, words
from wartable.web.coach import advice, is_wanted

# What only single cards ask, where the prompt says all; the coach has one line for them together.
BY_CARD = {
    "shadespire": {
        "gambit",
        "all-out",
        "mischief",
        "token-to",
        "shift",
        "switch",
        "stride",
        "draw-up-to",
        "heal-up-to",
    },
}


def kinds(name: str) -> list[str]:
    asked: type[StrEnum] = import_module(f"wartable.games.{name}.pending").Asked
    return [kind.value for kind in asked if kind.value != "nothing"]


def state_of(name: str, pending: dict[str, Any], **view: Any) -> dict[str, Any]:
    seen = {"pending": pending, "active": 0, **view}
    return {"game": name, "status": "playing", "seat": 0, "decider": 0, "view": seen}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", game_names())
def test_every_kind_of_decision_has_words_of_its_own(name: str, language: str) -> None:
    said = words(language)
    missing = [kind for kind in kinds(name) if not said.has(f"coach-{name}-{kind}")]
    assert set(missing) == BY_CARD.get(name, set())
    assert not missing or said.has(f"coach-{name}-card")


def test_the_coach_knows_the_own_main_phase_from_an_answer_and_from_any_other_window() -> None:
    window = {"kind": "window", "moment": "capital"}
    own = state_of("invasion", window, chain=[])
    answer = state_of("invasion", window, chain=[{}])
    other = state_of("invasion", window, chain=[], active=1)
    assert len({advice(words("en"), state) for state in (own, answer, other)}) == 3


@pytest.mark.parametrize("name", game_names())
def test_the_coach_speaks_to_every_decision_of_a_match(name: str) -> None:
    position = game(name).new(seed=3, compiled=False)
    for step in range(150):
        if position.over:
            break
        seat = position.actor
        state = {
            "game": name,
            "status": "playing",
            "seat": seat,
            "decider": seat,
            "view": position.view(seat),
        }
        assert advice(words("en"), state) is not None, state["view"]["pending"]
        legal = position.legal()
        position.play(legal[step * 7 % len(legal)])


@pytest.mark.parametrize(
    ("seat", "settings", "first", "wanted"),
    [
        ({}, {}, True, True),
        ({}, {}, False, False),
        ({}, {"coach": True}, False, True),
        ({}, {"coach": False}, True, False),
        ({"coach": True}, {"coach": False}, False, True),
        ({"coach": False}, {"coach": True}, True, False),
        ({"coach": None}, {"coach": True}, False, True),
    ],
)
def test_the_coach_speaks_as_chosen_for_the_match_else_as_chosen_last_else_in_a_first_one(
    seat: dict[str, Any], settings: dict[str, Any], first: bool, wanted: bool
) -> None:
    assert is_wanted(seat, settings, first) is wanted
