"""kill -9 under load: processes that play until they are killed, and what must be kept of what they had acknowledged.
`python -m tests.table.kills 1000` does it for a night, over both databases and all games."""

import argparse
import asyncio
import itertools
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from wartable.table.entries import Entry, Kind
from wartable.table.match import Match
from wartable.table.store import Store
from wartable.table.table import Table

from .server import fresh_database, postgresql

ROOT = Path(__file__).parents[2]
OTHERS = [("invasion", "starter"), ("invasion", "draft"), ("shadespire", "core"), ("shadespire", "melee")]
GAMES = [("invictus", "duel"), *OTHERS]
MOST_MOVES = 40  # in one life, before the kill is due
ENOUGH = 10  # moves for each kill
EVERY = 10  # kills between two lines about progress
SEED = 9


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


async def kill_again_and_again(
    address: str, game: str, format: str, kills: int, told: Callable[[int], None] = lambda done: None
) -> int:
    """So many kills, and then a look at what is kept; gives how many moves were acknowledged."""
    lot, victims = random.Random(SEED), Victims(address, game, format)
    try:
        for done in range(kills):
            victims.one_life(lot.randrange(MOST_MOVES), lot.uniform(0.0, 0.05))
            told(done + 1)
    finally:
        victims.end()
    assert len(victims.moves) > kills * ENOUGH, "there was hardly any load"
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
    return len(victims.moves)


# --- A night of it --------------------------------------------------------------------------------------


def main() -> None:
    """`python -m tests.table.kills 1000`: half of the kills over SQLite, half over PostgreSQL, all games in turn."""
    asked = argparse.ArgumentParser(description=main.__doc__)
    asked.add_argument("kills", type=int, nargs="?", default=1000)
    asked.add_argument("--database", choices=DATABASES, action="append", help="only this one; repeatable")
    wanted = asked.parse_args()
    databases = wanted.database or list(DATABASES)
    for number, database in enumerate(databases):
        kills = wanted.kills // len(databases) + (number < wanted.kills % len(databases))
        with DATABASES[database]() as fresh:
            _night(database, fresh, kills)


def _night(database: str, fresh: Callable[[], str], kills: int) -> None:
    """Each game gets its share on a database of its own; the first one what can't be shared."""
    began, moves = time.monotonic(), 0
    share, rest = divmod(kills, len(GAMES))
    for number, (game, format) in enumerate(GAMES):
        own = share + (rest if number == 0 else 0)
        if own == 0:
            continue
        told = partial(_tell, database, game, own)
        moves += asyncio.run(kill_again_and_again(fresh(), game, format, own, told))
    seconds = time.monotonic() - began
    print(
        f"{database}: {kills} kills, {moves} acknowledged moves, none lost, none twice, seed {SEED}, {seconds:.0f} s"
    )


def _tell(database: str, game: str, own: int, done: int) -> None:
    if done % EVERY == 0 or done == own:
        print(f"{database}, {game}: {done} of {own} kills", file=sys.stderr, flush=True)


@contextmanager
def _files() -> Iterator[Callable[[], str]]:
    with tempfile.TemporaryDirectory(prefix="wartable-kills-") as folder:
        numbers = itertools.count()
        yield lambda: f"sqlite:///{folder}/{next(numbers)}/table.sqlite"


@contextmanager
def _server() -> Iterator[Callable[[], str]]:
    with postgresql() as server:
        yield lambda: fresh_database(server)


DATABASES = {"sqlite": _files, "postgresql": _server}


if __name__ == "__main__":
    main()
