"""How fast a game's engine is on this machine, one core, after a warm-up: what `wartable bench` measures.
The first compilation and the start are measured in processes of their own."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from wartable.kernel.contract import Game, Position
from wartable.kernel.engine import MANY, Engine, engine
from wartable.players import modules, player
from wartable.players.players import Search

SEED = 7
SECONDS = 1.0
MIDDLE = 0.4  # how far into an average match the search is measured
POSITIONS = 8  # in so many matches
TRIES = 1000  # seeds for each of them
PLAYOUTS = "playouts:400msx1"
SEARCH = "search:400msx1"

Report = Callable[[str], None]


def machine() -> str:
    """The machine in words, for whoever reads the figures later."""
    name = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        lines = [line for line in info.read_text().splitlines() if line.startswith("model name")]
        name = lines[0].split(":", 1)[1].strip() if lines else name
    import numba

    versions = f"Python {platform.python_version()}, Numba {numba.__version__}, NumPy {np.__version__}"
    return f"{name}, {os.cpu_count()} cores, {platform.system()}; {versions}"


def bench(game: Game, report: Report = lambda line: None) -> dict[str, Any]:
    """All figures of a game as one plain table."""
    report("first compilation")
    compile_s = _compile_seconds(game)
    report("start to the first prompt")
    engine(game, modules(game))
    start_s = _start_seconds(game)
    runner = engine(game, [MANY])
    formats = {}
    for name in game.formats:
        report(name)
        formats[name] = _format_figures(game, runner, name)
    return {
        "game": game.name,
        "machine": machine(),
        "seed": SEED,
        "compile_s": round(compile_s, 2),
        "start_s": round(start_s, 2),
        "formats": formats,
        "peers": {},
    }


def _compile_seconds(game: Game) -> float:
    """From an empty cache to every runner compiled, in a fresh process."""
    code = (
        "import time, wartable; from wartable.kernel.engine import engine; from wartable.players import modules;"
        f"game = wartable.game({game.name!r}); began = time.perf_counter(); engine(game, modules(game));"
        "print(time.perf_counter() - began)"
    )
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "WARTABLE_CACHE": folder, "WARTABLE_JIT": "1"}
        done = subprocess.run(
            [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
        )
    return float(done.stdout)


def _start_seconds(game: Game) -> float:
    """A whole process that comes to the first prompt of a match and finds no input there."""
    quick = "greedy" if "evaluate" in game.rules else "random"
    command = [sys.executable, "-m", "wartable", "play", game.name, "--opponent", quick, "--seed", "1"]
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "WARTABLE_DATA": folder}
        began = time.perf_counter()
        subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, check=True)
        return time.perf_counter() - began


def _format_figures(game: Game, runner: Engine, name: str) -> dict[str, Any]:
    plain, length = _decisions(game, runner, name, 0)
    observed, _ = _decisions(game, runner, name, game.observation)
    return {
        "decisions_per_s": round(plain),
        "observed_decisions_per_s": round(observed),
        "copies_per_s": round(_copies(game, runner)),
        "playouts_per_s": round(_simulations(game, name, length, PLAYOUTS)),
        "simulations_per_s": round(_simulations(game, name, length, SEARCH)),
        "record_bytes": game.layout.dtype.itemsize,
        "mean_length": round(length, 1),
    }


def _decisions(game: Game, runner: Engine, name: str, observation: int) -> tuple[float, float]:
    """Decisions a second of random legal play with the mask each time, and decisions a match."""
    options = game.given(name)
    records = game.layout.zeros(2)
    mask = np.zeros(game.actions, np.uint8)
    view = np.zeros(observation, np.int16)
    wins = np.zeros(game.format(name).seats + 1, np.int64)
    lengths = np.zeros(0, np.int64)
    matches, decisions, spent = 0, 0, 0.0
    runner.call("random_matches", records, options, SEED, 200, mask, view, wins, lengths)
    while spent < SECONDS:
        began = time.perf_counter()
        decisions += runner.call(
            "random_matches", records, options, SEED + matches, 500, mask, view, wins, lengths
        )
        spent += time.perf_counter() - began
        matches += 500
    return decisions / spent, decisions / matches


def _copies(game: Game, runner: Engine) -> float:
    records = game.layout.zeros(64)
    count = 1_000_000
    runner.call("copies", records, 1000, game.layout.words)
    began = time.perf_counter()
    runner.call("copies", records, count, game.layout.words)
    return count / (time.perf_counter() - began)


def _simulations(game: Game, name: str, length: float, spec: str) -> float:
    """Simulations a second of a search, on one thread, with its usual horizon, from the middle of several matches.

    In one position a simulation can take ten times as long as in another.
    """
    search = player(spec, game, SEED)
    assert isinstance(search, Search)
    playouts, spent = 0, 0.0
    for number in range(POSITIONS):
        position = _middle(game, name, int(length * MIDDLE), SEED + number * TRIES)
        began = time.perf_counter()
        search.weigh(position, position.actor)
        spent += time.perf_counter() - began
        playouts += search.playouts
    return playouts / spent


def _middle(game: Game, name: str, decisions: int, first_seed: int) -> Position:
    """A position in the middle of a random match, where there is a choice; in a small game, among fewer actions."""
    for least in (4, 2):
        for seed in range(first_seed, first_seed + TRIES):
            position = game.new(name, seed=seed)
            mover = player("random", game, seed)
            for _ in range(decisions):
                if not position.over:
                    position.play(mover.choose(position, position.actor))
            if not position.over and len(position.legal()) >= least:
                return position
    raise AssertionError("no match lasts that long")
