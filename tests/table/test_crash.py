"""kill -9 under load, many times in a row: all that was acknowledged is kept, nothing twice, every match goes on."""

import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

from wartable.table.entries import Entry, Kind
from wartable.table.match import Match
from wartable.table.store import Store
from wartable.table.table import Table

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[2]
KILLS = {"sqlite": 50, "postgresql": 15}
OTHERS = [("invasion", "starter"), ("invasion", "draft"), ("shadespire", "core"), ("shadespire", "melee")]
FEWER = 8  # kills for each of the others
MOST_MOVES = 40  # in one life, before the kill is due
ENOUGH = 10  # moves for each kill


class Victims:
    """Processes that play until they are killed, and what they said before."""

    def __init__(self, address: str, game: str, format: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.table.crash", address, game, format],
            cwd=ROOT,
            env={**os.environ, "WARTABLE_JIT": "0"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.tokens: dict[str, str] = {}  # of each match its token and its invitation
        self.over: set[str] = set()
        self.moves: list[tuple[str, int, int]] = []

    def read(self, until: str) -> str:
        """Take in what is said, up to a line that begins with a word."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            words = line.split()
            if words[0] == "move":
                self.moves.append((words[1], int(words[2]), int(words[3])))
            elif words[0] == "match":
                self.tokens[words[1]] = "=".join(words[2:])
            elif words[0] == "over":
                self.over.add(words[1])
            if words[0] == until:
                return words[-1]
            assert words[0] != "dead", "a process has ended by itself"
        raise AssertionError("the process that forks has ended")

    def one_life(self, moves: int, seconds: float) -> None:
        """Start one on the matches that are under way, and kill it in the midst of them, a while after some moves."""
        assert self.process.stdin is not None
        going = [f"{name}={token}" for name, token in self.tokens.items() if name not in self.over]
        self.process.stdin.write(" ".join(going) + "\n")
        self.process.stdin.flush()
        child = int(self.read("child"))
        self.read("begun")
        for _ in range(moves):
            self.read("move")
        time.sleep(seconds)
        os.kill(child, signal.SIGKILL)
        assert int(self.read("dead")) == child

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(10)


async def test_nothing_acknowledged_is_lost(address: str) -> None:
    await kill_again_and_again(address, "invictus", "duel", KILLS[address.split(":")[0]])


@pytest.mark.parametrize(("game", "format"), OTHERS)
async def test_nor_in_the_other_games_and_in_a_draft(file: str, game: str, format: str) -> None:
    await kill_again_and_again(file, game, format, FEWER)


async def kill_again_and_again(address: str, game: str, format: str, least: int) -> None:
    lot, victims = random.Random(9), Victims(address, game, format)
    try:
        for _ in range(least):
            victims.one_life(lot.randrange(MOST_MOVES), lot.uniform(0.0, 0.05))
    finally:
        victims.end()
    assert len(victims.moves) > least * ENOUGH, "there was hardly any load"
    store = Store(address)
    kept: dict[str, tuple[Entry, ...]] = {}
    for name in victims.tokens:
        stored = await store.load(name)
        assert stored is not None, "an acknowledged match is lost"
        match = Match.replayed(stored)
        assert match.status != "waiting" or not any(moved == name for moved, _, _ in victims.moves)
        kept[name] = stored.entries
    store.close()
    actions = {
        (name, entry.data["decision"], entry.data["action"])
        for name, entries in kept.items()
        for entry in entries
        if entry.kind == Kind.MOVE
    }
    assert set(victims.moves) <= actions, "an acknowledged move is lost"
    for entries in kept.values():
        decisions = Counter(entry.data["decision"] for entry in entries if entry.kind == Kind.MOVE)
        assert sorted(decisions) == list(range(len(decisions))) and set(decisions.values()) <= {1}, (
            "a move is twice"
        )
    async with Table(Store(address)) as table:
        for name, held in victims.tokens.items():
            token = held.split("=")[0]
            state = await table.state(name, token)
            if state["status"] == "playing":
                await table.act(name, token, state["decision"], state["actions"][0]["action"])
