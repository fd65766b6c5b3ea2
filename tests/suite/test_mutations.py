"""A million saved positions that an attacker would make: what the check accepts of them reaches compiled rules, in
processes of their own, and none of it crashes, hangs, or writes beside its record. Some more are played by plain rules,
which say where they would have left an array."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from wartable import Game
from wartable.kernel.rule import compiling

# How many are changed of each game, and how many of them must at least have been accepted.
COMPILED = {"invictus": (600_000, 20_000), "invasion": (250_000, 8_000), "shadespire": (150_000, 4_000)}
PLAIN = {"invictus": (3_000, 100), "invasion": (1_000, 30), "shadespire": (300, 10)}
SEED = 1
LONGEST = 1800  # seconds
ROOT = Path(__file__).parents[2]


def run(jit: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    """Search in a process of its own."""
    command = [sys.executable, "-m", "tests.suite.mutations", *map(str, arguments)]
    env = os.environ | {"WARTABLE_JIT": jit}
    return subprocess.run(
        command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=LONGEST, check=False
    )


def examined(game: Game, count: int, jit: str) -> tuple[int, int]:
    """How many records were changed, and how many of them accepted."""
    done = run(jit, game.name, count, SEED)
    assert done.returncode == 0, f"it ended with {done.returncode}: {done.stdout}{done.stderr}"
    found = re.search(r"(\d+) mutated, \d+ in range, (\d+) accepted, \d+ steps, 0 faults", done.stdout)
    assert found is not None, done.stdout
    return int(found[1]), int(found[2])


def test_these_are_a_million_positions() -> None:
    assert sum(count for count, _ in COMPILED.values()) >= 1_000_000


@pytest.mark.skipif(not compiling(), reason="these are for compiled rules")
def test_compiled_rules_survive_every_position_that_is_accepted(game: Game) -> None:
    count, least = COMPILED[game.name]
    mutated, accepted = examined(game, count, "1")
    assert mutated == count
    assert accepted >= least


def test_plain_rules_leave_no_array_in_a_position_that_is_accepted(game: Game) -> None:
    count, least = PLAIN[game.name]
    mutated, accepted = examined(game, count, "0")
    assert mutated == count
    assert accepted >= least


def test_without_the_invariants_faults_would_be_found(game: Game) -> None:
    """The search would be worthless if it found nothing where only ranges are checked."""
    done = run("0", game.name, 300, SEED, "--unguarded")
    assert done.returncode == 1
    assert re.search(r"fault \d+: (IndexError|AssertionError) in ", done.stdout), done.stdout
