"""Engines: plain and compiled runners behind the same calls, and a cache that notices changed sources."""

import importlib

import pytest

import wartable
from wartable.kernel.engine import CORE, cache_folder, engine, is_cached

GAMES = wartable.game_names()


@pytest.mark.parametrize("name", GAMES)
def test_both_engines_have_the_same_runners(name: str) -> None:
    game = wartable.game(name)
    wanted = importlib.import_module(CORE).ENTRIES.keys()
    for compiled in (True, False):
        assert engine(game, compiled=compiled).functions.keys() >= wanted > set()


@pytest.mark.parametrize("name", GAMES)
def test_an_engine_is_made_once(name: str) -> None:
    game = wartable.game(name)
    assert engine(game, compiled=False) is engine(game, compiled=False)


@pytest.mark.parametrize("name", GAMES)
def test_what_was_compiled_is_cached(name: str) -> None:
    game = wartable.game(name)
    engine(game, compiled=True)
    assert is_cached(game, [CORE])
    assert cache_folder(game).name.startswith(f"{name}-")


def test_the_environment_decides_whether_to_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    game = wartable.game(GAMES[0])
    monkeypatch.setenv("WARTABLE_JIT", "0")
    assert not engine(game).compiled
    monkeypatch.setenv("WARTABLE_JIT", "1")
    assert engine(game).compiled
    assert not engine(game, compiled=False).compiled
