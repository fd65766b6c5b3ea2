"""Workers: processes beside the table that do what would keep everybody waiting, each job within a bound of time.
Visitors take turns: who asks for much waits for himself. One worker is for files, one for matches that are looked at."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pickle
import subprocess
import sys
import threading
from collections import OrderedDict, deque
from concurrent.futures import Future
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from wartable.table.entries import Refused, Stored
from wartable.table.jobs import TOO_LONG, Course, Job, Shelf, without_entries

LONGEST = 10.0  # seconds of work for one job, before its process is ended
PATIENCE = 6  # times as long by the clock, for a machine that is busy with other things
MOST_WAITING = 50  # jobs of one visitor; a whole house may come back after a restart
MOST_IN_ALL = 500

logger = logging.getLogger("wartable.workers")

# Who asks, as the doors of the table know it: an address. Empty for the table itself.
visitor: ContextVar[str] = ContextVar("visitor", default="")


@dataclass
class Wish:
    """A job that somebody waits for."""

    name: str
    arguments: tuple[Any, ...]
    stored: Stored | None = None
    done: Future[Any] = field(default_factory=Future)


class Worker:
    """A process that does one job after the other, and the line before it; both begin when first needed."""

    def __init__(self, longest: float = LONGEST) -> None:
        self.longest = longest
        self.waiting: OrderedDict[str, deque[Wish]] = OrderedDict()
        self.change = threading.Condition()
        self.thread: threading.Thread | None = None
        self.process: subprocess.Popen[bytes] | None = None
        self.shelf = Shelf()  # how many entries of each match the process has

    async def do(self, name: str, *arguments: Any, stored: Stored | None = None) -> Any:
        """Have a job done; refused if its visitor has too many waiting, or if it takes too long."""
        wish = Wish(name, arguments, stored)
        self._line_up(visitor.get(), wish)
        return await asyncio.wrap_future(wish.done)

    def _line_up(self, who: str, wish: Wish) -> None:
        with self.change:
            line = self.waiting.setdefault(who, deque())
            full = len(line) >= MOST_WAITING and who != ""  # the table itself asks for no more than it needs
            if full or sum(map(len, self.waiting.values())) >= MOST_IN_ALL:
                raise Refused("refused-too-many")
            line.append(wish)
            if self.thread is None:
                self.thread = threading.Thread(target=self._serve, name="wartable-worker", daemon=True)
                self.thread.start()
            self.change.notify()

    def _next(self) -> Wish:
        """The first wish of the visitor whose turn it is, who then is the last in line."""
        with self.change:
            while True:
                while not self.waiting:
                    self.change.wait()
                who, line = self.waiting.popitem(last=False)
                wish = line.popleft()
                if line:
                    self.waiting[who] = line
                if wish.done.set_running_or_notify_cancel():
                    return wish

    def _serve(self) -> None:
        while True:
            wish = self._next()
            try:
                right, found = self._ask(wish)
            except Exception:  # whatever it is: this thread must go on
                logger.exception("a worker failed at %s", wish.name)
                self.end()
                right, found = False, (Refused, _UNABLE.message)
            if right:
                wish.done.set_result(found)
                continue
            if wish.stored is not None:
                self.shelf.drop(wish.stored.name)
            kind, message = found
            told = Refused(message.name, **message.arguments) if kind is Refused else kind(message)
            wish.done.set_exception(told)

    def _ask(self, wish: Wish) -> tuple[bool, Any]:
        """Send a job and read what came of it; a process that takes too long is ended, and the next job gets another."""
        process = self._running()
        late = threading.Event()

        def end() -> None:
            late.set()
            process.kill()

        alarm = threading.Timer(self.longest * PATIENCE, end)
        alarm.daemon = True
        alarm.start()
        assert process.stdin is not None and process.stdout is not None
        try:
            job = Job(wish.name, self._course(wish.stored), wish.arguments, self.longest)
            pickle.dump(job, process.stdin)
            process.stdin.flush()
            found: tuple[bool, Any] = pickle.load(process.stdout)  # noqa: S301 (from our own process)
            return found
        except (EOFError, OSError, pickle.UnpicklingError):
            self.end()
            too_long = late.is_set() or (TOO_LONG is not None and process.returncode == -TOO_LONG)
            problem = Refused("refused-too-long", most=round(self.longest)) if too_long else _UNABLE
            return False, (Refused, problem.message)
        finally:
            alarm.cancel()

    def _course(self, stored: Stored | None) -> Course | None:
        """What the process does not know yet of a match."""
        if stored is None:
            return None
        known, number = self.shelf.get(stored.name), len(stored.entries)
        self.shelf.put(stored.name, number)
        if known is None or known > number:
            return Course(stored.name, without_entries(stored), stored.entries)
        return Course(stored.name, None, stored.entries[known:])

    def _running(self) -> subprocess.Popen[bytes]:
        if self.process is None or self.process.poll() is not None:
            self.shelf = Shelf()
            self.process = subprocess.Popen(
                [sys.executable, "-m", "wartable.table.jobs"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        return self.process

    def get_ready(self) -> None:
        """Start the process before it is needed."""
        with contextlib.suppress(Refused):
            self._line_up("", Wish("verify", (None, b"")))

    def end(self) -> None:
        """End the process; the next job gets another."""
        if self.process is not None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(0.1)  # it may just be ending
            self.process.kill()
            self.process.wait()
            for pipe in (self.process.stdin, self.process.stdout):
                with contextlib.suppress(OSError):
                    assert pipe is not None
                    pipe.close()
            self.process = None


_UNABLE = Refused("refused-unable")


@dataclass(frozen=True)
class Workers:
    """The workers of this program, one for each kind of work, so that no file keeps a match waiting."""

    papers: Worker = field(default_factory=Worker)
    matches: Worker = field(default_factory=Worker)


@cache
def workers() -> Workers:
    """The workers that all tables of this program share."""
    return Workers()
