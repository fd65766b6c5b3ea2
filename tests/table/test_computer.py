"""The computer's seats: they play at once with what is ready, and know no more than their seat."""

import random

import pytest

import wartable
from wartable.players import LEVELS, Greedy
from wartable.table import computer
from wartable.table.computer import PlainGreedy, Thinkers, longest_thought
from wartable.table.store import Store
from wartable.table.table import Table
from wartable.table.terms import Place

from ..suite.secrets import other_world
from .party import sit_down

pytestmark = pytest.mark.anyio

GAME = wartable.game("invictus")


@pytest.mark.parametrize("level", [*LEVELS, "search:500", "greedy"])
def test_without_compiled_rules_a_plain_player_plays_at_once(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computer, "is_cached", lambda game, modules: False)
    monkeypatch.setattr(computer, "compiling", lambda: True)
    thinkers = Thinkers()
    assert isinstance(thinkers._player(GAME, level, 1), PlainGreedy)
    thinkers.close()


def test_with_compiled_rules_the_level_itself_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computer, "is_cached", lambda game, modules: True)
    monkeypatch.setattr(computer, "compiling", lambda: True)
    thinkers = Thinkers()
    found = thinkers._player(GAME, "easy", 1)
    assert isinstance(found, Greedy) and found.spec == "easy"
    thinkers.close()


def test_declining_takes_as_long_as_thinking_could() -> None:
    assert longest_thought("random") == longest_thought("easy") == longest_thought("search:500") == 0.0
    assert longest_thought("hard") > 1.0
    assert longest_thought("search:5s") > 5.0


def test_what_it_plays_does_not_depend_on_what_it_can_not_know() -> None:
    lot, player = random.Random(1), PlainGreedy(GAME, 7)
    for seed in range(3):
        position = GAME.new(seed=seed, compiled=False)
        while not position.over:
            seat = position.actor
            choice = player.choose(position, seat)
            assert player.choose(other_world(position, seat, seed), seat) == choice
            position.play(lot.choice(position.legal()))


async def test_a_match_goes_on_when_a_player_fails(
    file: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr(Thinkers, "_choose", fail)
    async with Table(Store(file)) as table:
        created = await sit_down(table, *[Place("computer", level="easy")] * 2)
        async for state in table.subscribe(created.match):
            if state["status"] == "over":
                break
    assert "plays at random" in caplog.text
