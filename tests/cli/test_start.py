"""What a start reads in: every call only what it needs, for all of it would be waited for each time.
Times depend on the machine, so these tests look at which modules are there in the end."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import wartable

GAMES = wartable.game_names()
COMPILER = {"numba", "llvmlite"}
STORE = {"sqlalchemy"}
SERVER = {"fastapi", "nicegui", "starlette", "uvicorn"}

CALL = "from wartable.cli import run; run(sys.argv[1:])"
GAME = "import wartable; wartable.game(sys.argv[1])"


def read_in(code: str, *arguments: str, folder: Path | None = None) -> set[str]:
    """The modules that are there when a fresh process has done something; it finds no input."""
    command = [sys.executable, "-c", f"import sys; {code}\nprint(*sys.modules, file=sys.stderr)", *arguments]
    environment = {**os.environ, "WARTABLE_DATA": str(folder)} if folder else None
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, capture_output=True, env=environment, encoding="utf-8", check=True
    )
    return set(done.stderr.splitlines()[-1].split())


def games_among(modules: set[str]) -> set[str]:
    return {name for name in GAMES if f"wartable.games.{name}" in modules}


@pytest.mark.parametrize("call", ["--help", "--version", "play --help", "bench --help", "nonsense"])
def test_a_call_about_the_command_itself_reads_in_no_game(call: str) -> None:
    modules = read_in(CALL, *call.split())
    assert not modules & (COMPILER | STORE | SERVER)
    assert not games_among(modules)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_comes_alone(name: str) -> None:
    modules = read_in(GAME, name)
    assert not modules & (COMPILER | STORE | SERVER | {"fluent.runtime", "rich"})
    assert games_among(modules) == {name}
    screens = (f"wartable.games.{name}.{screen}" for screen in ("terminal", "web"))
    assert not modules.intersection(screens)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("call", ["rules", "cards", "deck"])
def test_looking_something_up_reads_in_no_engine_and_no_store(call: str, name: str) -> None:
    modules = read_in(CALL, call, name)
    assert not modules & (COMPILER | STORE | SERVER)
    assert games_among(modules) <= {name}


@pytest.mark.parametrize("name", GAMES)
def test_a_board_in_the_terminal_does_not_wait_for_the_compiler(tmp_path: Path, name: str) -> None:
    modules = read_in(CALL, "play", name, "--opponent", "person", "--seed", "1", folder=tmp_path)
    assert f"wartable.games.{name}.terminal" in modules
    assert not modules & (COMPILER | SERVER)
    assert games_among(modules) == {name}


def test_kept_matches_are_listed_without_games(tmp_path: Path) -> None:
    modules = read_in(CALL, "matches", folder=tmp_path)
    assert not modules & (COMPILER | SERVER)
    assert not games_among(modules)
