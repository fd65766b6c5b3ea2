"""Engines: plain and compiled runners behind the same calls, and a cache that notices changed sources."""

import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

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


LOADED = """
import wartable
from wartable.kernel import rule
from wartable.kernel.engine import engine

position = wartable.game("invictus").new(seed=1)
assert position.engine.compiled
print(position.actor, len(position.legal()), len(rule._twins))
"""


def loaded_from(cache: Path) -> list[int]:
    """Who decides at the start of a match and among how many actions, and how many twins a fresh process has made for it."""
    environment = {**os.environ, "WARTABLE_CACHE": str(cache), "WARTABLE_JIT": "1"}
    command = [sys.executable, "-c", LOADED]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return [int(number) for number in done.stdout.split()]


def test_what_is_loaded_needs_no_rules_and_what_is_missing_is_compiled(tmp_path: Path) -> None:
    game = wartable.game("invictus")
    position = game.new(seed=1, compiled=True)
    shutil.copytree(cache_folder(game), tmp_path / "compiled" / cache_folder(game).name)
    assert loaded_from(tmp_path) == [position.actor, len(position.legal()), 0]
    for index in tmp_path.rglob(
        "*.actors-*.nbi"
    ):  # as on another kind of processor, for which there is no code
        index.unlink()
    actor, actions, twins = loaded_from(tmp_path)
    assert (actor, actions) == (position.actor, len(position.legal())) and twins


def test_the_environment_decides_whether_to_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    game = wartable.game(GAMES[0])
    monkeypatch.setenv("WARTABLE_JIT", "0")
    assert not engine(game).compiled
    monkeypatch.setenv("WARTABLE_JIT", "1")
    assert engine(game).compiled
    assert not engine(game, compiled=False).compiled
