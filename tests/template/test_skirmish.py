"""The template's own rules and words: a game that others start from must be right itself. All of it runs as plain Python."""

import importlib.util
import random
import re
from typing import Any

import numpy as np
import pytest

from wartable.locale import languages
from wartable.template import PACKAGE

MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =|^    \.([a-z-]+) =", re.MULTILINE)


def read_in() -> Any:
    """The package as it lies in ours, without being installed."""
    spec = importlib.util.spec_from_file_location("skirmish_of_a_test", PACKAGE / "skirmish" / "__init__.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


skirmish = read_in()


def begun(seed: int) -> Any:
    g = skirmish.LAYOUT.zeros(1).proxies[0]
    skirmish.setup(g, np.zeros(1, np.int64), seed)
    return g


def legal(g: Any) -> list[int]:
    mask = np.zeros(skirmish.CARDS, np.uint8)
    skirmish.legal(g, mask)
    return [int(card) for card in np.flatnonzero(mask)]


@pytest.mark.parametrize("seed", range(20))
def test_a_match_ends_after_its_ten_decisions_with_a_winner(seed: int) -> None:
    g, lot = begun(seed), random.Random(seed)
    for _ in range(skirmish.GAME.longest):
        assert skirmish.actor(g) >= 0
        skirmish.play(g, lot.choice(legal(g)))
    out = np.zeros(2, np.int8)
    skirmish.returns(g, out)
    assert skirmish.actor(g) == -1 and legal(g) == [] and sorted(out) == [-1, 1]


@pytest.mark.parametrize(
    ("led", "answer", "taken"),
    [
        (5, 6, True),
        (6, 5, False),
        (skirmish.GENERAL, skirmish.SPY, True),
        (skirmish.SPY, skirmish.GENERAL, False),
        (4, skirmish.SPY, False),
        (skirmish.SPY, 4, True),
        (4, skirmish.GENERAL, True),
    ],
)
def test_the_higher_takes_the_trick_but_the_spy_beats_the_general(led: int, answer: int, taken: bool) -> None:
    g = begun(1)
    for card in range(skirmish.CARDS):
        g.hand[0, card], g.hand[1, card] = int(card == led), int(card == answer)
    skirmish.play(g, led)
    skirmish.play(g, answer)
    assert (g.won[1] == 1) == taken and g.leader == int(taken)


@pytest.mark.parametrize("seed", range(20))
def test_what_is_imagined_looks_the_same_to_the_seat(seed: int) -> None:
    g, lot, others = begun(seed), random.Random(seed), set()
    for _ in range(3):
        skirmish.play(g, lot.choice(legal(g)))
    seen, cards = skirmish.view(g, 0), skirmish.view(g, 1)["seats"][1]["hand"]
    for dream in range(30):
        skirmish.imagine(g, 0, dream)
        assert skirmish.view(g, 0) == seen
        others.add(tuple(skirmish.view(g, 1)["seats"][1]["hand"]))
    assert len(others) > 3 and all(len(hand) == len(cards) for hand in others)


def test_a_hand_is_shown_to_its_seat_alone() -> None:
    g = begun(1)
    for seat in (-1, 0, 1):
        shown = [isinstance(place["hand"], list) for place in skirmish.view(g, seat)["seats"]]
        assert shown == [other == seat for other in range(2)]


@pytest.mark.parametrize("language", languages())
def test_every_language_says_the_same_messages(language: str) -> None:
    def names(of: str) -> list[tuple[str, str]]:
        return MESSAGE.findall(
            (PACKAGE / "skirmish/locale" / of / "skirmish.ftl").read_text(encoding="utf-8")
        )

    assert names(language) == names("en")
