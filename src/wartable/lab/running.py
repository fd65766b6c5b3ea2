"""Having shards played: on the cores of this machine or elsewhere, told step by step, stopped without loss.
A study asks for shards and gets their rows; those that a folder holds already are not played again."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import Any, Protocol

from wartable.kernel.contract import game
from wartable.kernel.errors import WartableError
from wartable.kernel.message import Message
from wartable.lab.jobs import Rows, Shard, play_shard
from wartable.lab.results import Folder
from wartable.players.contests import is_compiled


class Stopped(WartableError):
    """Whoever asked for it has had enough; what is done is kept."""


class Backend(Protocol):
    """Somebody who plays shards. `wanted` says before each one whether there is still need of it."""

    def play(self, shards: Sequence[Shard], wanted: Callable[[], bool]) -> Iterator[tuple[Shard, Rows]]: ...


class Local:
    """This machine: so many threads in compiled code, or as many processes where players go by the clock."""

    def __init__(self, cores: int | None = None) -> None:
        self.cores = cores or os.cpu_count() or 1

    def play(self, shards: Sequence[Shard], wanted: Callable[[], bool]) -> Iterator[tuple[Shard, Rows]]:
        compiled = all(is_compiled(game(shard.variant.game), shard.variant.players) for shard in shards)
        if compiled or self.cores == 1:
            yield from self._in_threads(shards, wanted)
        else:
            yield from self._in_processes(shards, wanted)

    def _in_threads(
        self, shards: Sequence[Shard], wanted: Callable[[], bool]
    ) -> Iterator[tuple[Shard, Rows]]:
        for shard in shards:
            if not wanted():
                return
            yield shard, play_shard(shard, self.cores)

    def _in_processes(
        self, shards: Sequence[Shard], wanted: Callable[[], bool]
    ) -> Iterator[tuple[Shard, Rows]]:
        """Only processes of their own think side by side; none is given a shard that is not wanted any more."""
        waiting = list(reversed(shards))
        running: dict[Future[Rows], Shard] = {}
        with ProcessPoolExecutor(self.cores, get_context("spawn"), _leave_stopping_to_others) as pool:
            while waiting or running:
                while waiting and len(running) < self.cores and wanted():
                    shard = waiting.pop()
                    running[pool.submit(play_shard, shard, 1)] = shard
                if not running:
                    return
                for done in wait(running, timeout=1.0, return_when=FIRST_COMPLETED).done:
                    yield running.pop(done), done.result()


def _leave_stopping_to_others() -> None:
    """Ctrl-C in a terminal reaches every process; only the one that gives the work out stops."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Work:
    """A study at work: where its shards are played, where they are kept, and who hears how far it is."""

    def __init__(
        self,
        backend: Backend,
        folder: Folder | None = None,
        report: Callable[[int, int], None] = lambda done, total: None,
    ) -> None:
        self.backend = backend
        self.folder = folder
        self.report = report
        self.done = 0  # games, of all that were asked for so far
        self.total = 0
        self.stopping = False

    def expect(self, games: int) -> None:
        """So many games are to come at the most; without a word there are as many as are asked for."""
        self.total = games

    def play(self, shards: Iterable[Shard]) -> list[Rows]:
        """The rows of shards in their order; raises `Stopped` if not all could be played."""
        asked = list(shards)
        found: dict[str, Rows] = {}
        self.total = max(self.total, self.done + sum(shard.games for shard in asked))
        for shard in asked:
            if self.folder is not None and self.folder.holds(shard):
                self._take(found, shard, self.folder.read(shard))
        missing = [shard for shard in asked if shard.name not in found]
        for shard, rows in self.backend.play(missing, lambda: not self.stopping):
            if self.folder is not None:
                self.folder.add(shard, rows)
            self._take(found, shard, rows)
        if len(found) < len({shard.name for shard in asked}):
            raise Stopped(self._left_off())
        return [found[shard.name] for shard in asked]

    def _take(self, found: dict[str, Rows], shard: Shard, rows: Rows) -> None:
        found[shard.name] = rows
        self.done += shard.games
        self.report(self.done, self.total)

    def _left_off(self) -> Message:
        told = {"done": str(self.done), "total": str(self.total)}
        if self.folder is None:
            return Message("lab-stopped", told)
        return Message("lab-stopped-kept", {**told, "folder": str(self.folder.path)})

    @contextlib.contextmanager
    def stoppable(self) -> Iterator[None]:
        """Ctrl-C lets what is being played come to its end and be kept; a second one breaks off at once."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return

        def stop(number: int, frame: Any) -> None:
            if self.stopping:
                raise KeyboardInterrupt
            self.stopping = True

        before = signal.signal(signal.SIGINT, stop)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)
