"""Trying a deck: matches of greedy players against other decks, in a process of its own, one trial a browser.
`python -m wartable.web.trial` is that process: it reads a task, writes a line a match, and ends when nobody listens."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
import threading
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from functools import cache
from typing import Any

from wartable.kernel.contract import Game, game
from wartable.kernel.engine import is_cached
from wartable.kernel.rule import compiling
from wartable.lab.simulate import Score
from wartable.players import Greedy, Player, modules
from wartable.table.computer import PlainGreedy
from wartable.table.entries import Refused
from wartable.table.seeds import fresh_seed

PAIRS = 10  # of matches against each deck, with the seats swapped
AT_ONCE = max(1, (os.cpu_count() or 1) // 2)  # trials on this machine
MOST_WAITING = 8
NICENESS = 15  # pages and matches come before


@dataclass(frozen=True)
class Task:
    """What is to be played: a deck against some others, each by its text or the name of a ready one."""

    game: str
    format: str
    deck: str
    against: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    pairs: int = PAIRS
    seed: int = field(default_factory=fresh_seed)

    @property
    def matches(self) -> int:
        return 2 * self.pairs * len(self.against)


# --- The process -----------------------------------------------------------------------------------------


def results(task: Task) -> Iterator[tuple[int, int]]:
    """Match by match, which deck it was against and +1, 0 or -1 for the deck that is tried.

    All others meet it once before any meets it again, so that the score means something from the beginning.
    """
    rules = game(task.game)
    compiled = compiling() and is_cached(rules, modules(rules, "greedy"))
    for pair in range(task.pairs):
        for number, other in enumerate(task.against):
            for seat in range(2):
                decks = {f"deck{seat}": task.deck, f"deck{1 - seat}": other}
                yield number, _play(rules, task, decks, task.seed + pair, compiled)[seat]


def _play(rules: Game, task: Task, decks: Mapping[str, str], seed: int, compiled: bool) -> list[int]:
    position = rules.new(task.format, seed=seed, compiled=compiled, **task.options, **decks)
    seated = [_greedy(rules, seed * 4 + seat, compiled) for seat in range(position.seats)]
    while (seat := position.actor) >= 0:
        position.play(seated[seat].choose(position, seat))
    return position.returns()


def _greedy(rules: Game, seed: int, compiled: bool) -> Player:
    return Greedy("greedy", rules, seed) if compiled else PlainGreedy(rules, seed)


def work() -> None:
    """Read a task, play it and tell each result; an input that closes is a table that has gone."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    task = json.loads(sys.stdin.readline())
    threading.Thread(target=_end_with_input, daemon=True).start()
    for number, result in results(Task(**{**task, "against": tuple(task["against"])})):
        print(number, result, flush=True)


def _end_with_input() -> None:
    sys.stdin.read()
    os._exit(0)


# --- Trials at the table ---------------------------------------------------------------------------------


class State(StrEnum):
    """How a trial stands."""

    WAITING = "waiting"
    RUNNING = "running"
    DONE = "done"
    STOPPED = "stopped"
    FAILED = "failed"


class Trial:
    """One deck being tried: what has come out so far, deck by deck."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.state = State.WAITING
        self.tallies = [[0, 0, 0] for _ in task.against]  # won, lost, drawn
        self.process: asyncio.subprocess.Process | None = None

    @property
    def going_on(self) -> bool:
        return self.state in (State.WAITING, State.RUNNING)

    @property
    def played(self) -> int:
        return sum(map(sum, self.tallies))

    def score(self, number: int) -> Score:
        """How the deck did against one of the others."""
        won, lost, drawn = self.tallies[number]
        return Score((won, lost), drawn, self.task.seed)

    def total(self) -> Score:
        won, lost, drawn = (sum(column) for column in zip(*self.tallies, strict=True))
        return Score((won, lost), drawn, self.task.seed)

    def stop(self) -> None:
        if self.going_on:
            self.state = State.STOPPED
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()

    async def run(self) -> None:
        """Have it played and listen."""
        if self.state == State.STOPPED:
            return
        self.state = State.RUNNING
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "wartable.web.trial"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            await self._listen(self.process)
            if self.going_on:
                self.state = State.DONE if self.played == self.task.matches else State.FAILED
        finally:
            self.stop()

    async def _listen(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(json.dumps(asdict(self.task)).encode() + b"\n")
        with contextlib.suppress(ConnectionError):
            await process.stdin.drain()
        while line := await process.stdout.readline():
            number, result = map(int, line.split())
            self.tallies[number][(1, -1, 0).index(result)] += 1
        await process.wait()


class Trials:
    """All trials of a server: one for each browser, a few at once, the others in a short line."""

    def __init__(self, at_once: int = AT_ONCE, waiting: int = MOST_WAITING) -> None:
        self.room = asyncio.Semaphore(at_once)
        self.most = at_once + waiting
        self.of_browser: dict[str, Trial] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self, browser: str, task: Task) -> Trial:
        """Begin a trial; the one that the browser had ends."""
        if browser in self.of_browser:
            self.of_browser.pop(browser).stop()
        if sum(trial.going_on for trial in self.of_browser.values()) >= self.most:
            raise Refused("refused-trials", most=self.most)
        trial = self.of_browser[browser] = Trial(task)
        running = asyncio.get_running_loop().create_task(self._run(browser, trial))
        self.tasks.add(running)
        running.add_done_callback(self.tasks.discard)
        return trial

    async def _run(self, browser: str, trial: Trial) -> None:
        try:
            async with self.room:
                await trial.run()
        finally:
            if self.of_browser.get(browser) is trial:
                del self.of_browser[browser]

    def close(self) -> None:
        for trial in self.of_browser.values():
            trial.stop()


@cache
def ready_against(name: str, format: str) -> tuple[str, ...]:
    """The ready decks that may be played in a format, by their short names."""
    rules = game(name)
    decks, meant = rules.decks, rules.format(format)
    assert decks is not None, "only decks are tried"
    return tuple(key for key, deck in decks.ready().items() if not decks.faults(deck, meant))


if __name__ == "__main__":
    work()
