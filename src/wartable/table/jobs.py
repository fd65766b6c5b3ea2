"""Work that can take long, done in a process beside the table: files are checked, long matches loaded and looked back on.
`python -m wartable.table.jobs` is that process: it reads jobs, writes what came of each, and ends when nobody listens."""

from __future__ import annotations

import contextlib
import logging
import os
import pickle
import signal
import sys
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from wartable.kernel.contract import game, game_names
from wartable.kernel.errors import WartableError
from wartable.kernel.message import Message
from wartable.locale import words
from wartable.table import passing, proof, replay
from wartable.table.entries import Entry, Refused, Stored, Terms
from wartable.table.match import Line, Match

KEPT = 16  # matches that a process remembers
NICENESS = 5  # the table itself comes before
MOST_MEMORY = 2 << 30  # bytes that a process may take
TOO_LONG = getattr(signal, "SIGPROF", None)  # what ends a process that has worked for too long

logger = logging.getLogger("wartable.jobs")

Data = dict[str, Any]


@dataclass(frozen=True)
class Course:
    """What a process has to know of a match: all of it, or what has come since it was last told."""

    name: str
    stored: Stored | None  # without entries; none if the process has the match
    entries: tuple[Entry, ...]


@dataclass(frozen=True)
class Job:
    """One piece of work: which, on which match if on one, and with what."""

    name: str
    course: Course | None
    arguments: tuple[Any, ...]
    longest: float  # seconds of the processor's time


def verify(paper: object, key: bytes) -> list[Message]:
    return proof.verify(paper, key)


def take_in(paper: object, name: str, key: bytes) -> tuple[Stored, str]:
    """A match that was written down, as it is to be kept, and how it stands."""
    match = proof.read_back(paper, name, key)
    return Stored(name, match.terms, match.secret, match.created, tuple(match.entries)), match.status


def load(match: Match) -> Match:
    return match


def tell(match: Match, seat: int) -> list[Line]:
    """The log as a seat may know it."""
    return match.lines_of(seat)


def look_back(match: Match, step: int | None, seat: int, language: str) -> Data:
    return replay.Replay(match).at(step, seat, words(language))


def last_turn(match: Match, seat: int, language: str) -> list[Data]:
    return passing.last_turn(match, seat, words(language))


def write_down(match: Match, seat: int, language: str, key: bytes) -> Data:
    return proof.written(match, seat, words(language), key)


def go_on(match: Match, step: int, seat: int, level: str, own: bool, holder: str, seeds: list[int]) -> Terms:
    return replay.continued(match, step, seat, level, own, holder, seeds)


ON_PAPERS: dict[str, Callable[..., Any]] = {made.__name__: made for made in (verify, take_in)}
ON_MATCHES: dict[str, Callable[..., Any]] = {
    made.__name__: made for made in (load, tell, look_back, last_turn, write_down, go_on)
}


class Shelf:
    """The matches that a process has, those that were wanted last; whoever sends jobs knows by the same rule which."""

    def __init__(self) -> None:
        self.matches: OrderedDict[str, Any] = OrderedDict()

    def put(self, name: str, match: Any) -> None:
        self.matches[name] = match
        self.matches.move_to_end(name)
        if len(self.matches) > KEPT:
            self.matches.popitem(last=False)

    def drop(self, name: str) -> None:
        self.matches.pop(name, None)

    def get(self, name: str) -> Any:
        return self.matches.get(name)


def do(job: Job, shelf: Shelf) -> Any:
    """Carry a job out; a match that can't be brought to where it stands is forgotten."""
    if job.course is None:
        return ON_PAPERS[job.name](*job.arguments)
    course = job.course
    match = shelf.get(course.name)
    if course.stored is not None:
        stored = course.stored
        match = Match(stored.name, stored.terms, stored.secret, stored.created)
    try:
        match.follow(course.entries)
    except BaseException:
        shelf.drop(course.name)
        raise
    shelf.put(course.name, match)
    return ON_MATCHES[job.name](match, *job.arguments)


def answer(job: Job, shelf: Shelf) -> tuple[bool, Any]:
    """Whether a job could be done, and what came of it."""
    try:
        return True, do(job, shelf)
    except WartableError as problem:
        return False, (type(problem), problem.message)
    except Exception:
        logger.exception("a job could not be done: %s", job.name)
        return False, (Refused, Message("refused-unable"))


def work() -> None:
    """Do jobs until nobody sends any."""
    _hold_back()
    told = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what is printed by mistake is no answer
    for name in game_names():
        game(name)
    shelf = Shelf()
    with contextlib.suppress(EOFError, BrokenPipeError, KeyboardInterrupt):
        while True:
            job = pickle.load(sys.stdin.buffer)  # noqa: S301 (from the table that started us)
            _end_after(job.longest)
            pickle.dump(answer(job, shelf), told)
            told.flush()


def _hold_back() -> None:
    """Take no more of the machine than is ours."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def _end_after(seconds: float) -> None:
    """End this process when it has worked for so long; where the system can't, the table itself looks at the clock."""
    if TOO_LONG is not None:
        signal.setitimer(signal.ITIMER_PROF, seconds)


def without_entries(stored: Stored) -> Stored:
    return replace(stored, entries=())


if __name__ == "__main__":
    work()
