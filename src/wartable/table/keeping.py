"""Keeping matches going: load, check, keep, carry out, tell, and what the table itself has to do next.
What people may ask of the table is in `table`; here nothing is known of tokens."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Self

from wartable.players import Random
from wartable.table.carrying import carry_out
from wartable.table.checks import check, check_following, silent_since
from wartable.table.company import Companies
from wartable.table.computer import Thinkers, longest_thought, share_of
from wartable.table.entries import Entry, Kind, Refused, Stored
from wartable.table.live import Live
from wartable.table.match import Match, Unreadable
from wartable.table.schema import StoreError
from wartable.table.store import Conflict, Store, status_update
from wartable.table.telling import result_of
from wartable.table.workers import workers

logger = logging.getLogger("wartable.table")

MOST_DECIDERS = 10_000
CONSIDERING = 2.0  # seconds that a computer takes to answer a draw offer
WORSE = 0.43  # a chance to win with which a computer rather takes a draw
AT_ONCE = 40  # entries that are carried out without a worker: that takes a few milliseconds

Data = dict[str, Any]


def is_long(match: Match) -> bool:
    """Whether a match has so many entries that it is looked back on by a worker."""
    return len(match.entries) > AT_ONCE


def can_tell(match: Match, seat: int) -> bool:
    """Whether the log of a match can be told to a seat at once."""
    return seat in match.lines or not is_long(match)


def _private(match: Match, entries: Sequence[Entry]) -> set[str]:
    """Who alone may know of these entries; nobody in particular if others may."""
    if any(entry.kind != Kind.AHEAD for entry in entries):
        return set()
    return {match.seats[entry.seat].holder for entry in entries}


class Keeper:
    """The matches that are in memory, and the store that all of them are in."""

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], float] = time.time,
        idle: float = 60.0,
        threads: int = 2,
    ) -> None:
        self.store = store
        self.now = now
        self.idle = idle  # seconds after which a match nobody touches is dropped from memory
        self.thinkers = Thinkers(threads)
        self.lives: dict[str, Live] = {}
        self.companies = Companies(now)
        self.deciders: dict[str, int] = {}  # of matches being played, also of those dropped from memory
        self._tasks: set[asyncio.Task[Any]] = set()

    async def __aenter__(self) -> Self:
        loop = asyncio.get_running_loop()

        def heard(name: str) -> None:
            with suppress(RuntimeError):  # the table has just been closed
                loop.call_soon_threadsafe(self._heard, name)

        self.store.listen(heard)
        self._begin(self._sweep())
        return self

    async def __aexit__(self, *_: object) -> None:
        for live in self.lives.values():
            live.dismiss()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.thinkers.close()
        await asyncio.to_thread(self.store.close)

    async def _live(self, name: str) -> Live:
        """A match for somebody who looks at it; computers that waited for that go on."""
        live = self.lives.get(name)
        if live is None or live.match is None:
            live = self.lives.setdefault(name, live or Live(name))
            live.looked = self.now()
            async with live.lock:
                try:
                    await self._load(live)
                finally:
                    if live.match is None and not live.watchers:
                        self.lives.pop(name, None)
        live.touched = live.looked = self.now()
        if live.at_rest and not live.lock.locked() and live.match is not None:
            self._let_think(live, live.match)
        return live

    async def _look(self, name: str) -> tuple[Live, Match]:
        """A match as it stands, with nothing in it that is not kept yet."""
        live = await self._live(name)
        if not live.lock.locked() and live.match is not None:
            return live, live.match
        async with live.lock:
            return live, await self._load(live)

    async def _load(self, live: Live) -> Match:
        """The match in memory, from the store if it is not there; to be called with the lock held."""
        if live.match is None:
            stored = await self.store.load(live.name)
            if stored is None:
                raise Refused("refused-no-match")
            try:
                match = await self._replayed(stored)
            except Unreadable:
                raise Refused("refused-unreadable") from None
            live.match = match
            self._follow(live, match)
            if match.parted:
                await self.store.note(status_update(live.name, match.status, result_of(match), self.now()))
            silent = silent_since(match, self.now())
            if silent is not None:
                await self._keep(live, match, check(match, Kind.ABANDON, silent, {}, self.now()))
        return live.match

    async def _replayed(self, stored: Stored) -> Match:
        if len(stored.entries) <= AT_ONCE:
            return Match.replayed(stored)
        found: Match = await workers().matches.do("load", stored=stored)
        return found

    async def _tell_first(self, live: Live, match: Match, seat: int) -> None:
        """Have the log of a long match told for a seat that asks for the first time; nobody moves meanwhile."""
        async with live.lock:
            if live.match is match and not can_tell(match, seat):
                match.lines[seat] = await workers().matches.do("tell", seat, stored=match.stored)

    async def _do(self, live: Live, kind: Kind, seat: int, data: Data, then: Sequence[int] = ()) -> Match:
        """Check an entry, keep it, carry it out and tell; once begun it is finished, whoever stops waiting.

        Of a move, `then` answers the questions that follow it.
        """
        return await asyncio.shield(self._begin(self._check_and_keep(live, kind, seat, data, then)))

    async def _check_and_keep(
        self, live: Live, kind: Kind, seat: int, data: Data, then: Sequence[int]
    ) -> Match:
        live = self.lives.setdefault(live.name, live)  # it may have been dropped while somebody waited
        async with live.lock:
            match = await self._load(live)
            entry = check(match, kind, seat, data, self.now())
            check_following(match, entry, then)
            await self._keep(live, match, entry, then)
            return match

    async def _keep(self, live: Live, match: Match, entry: Entry, then: Sequence[int] = ()) -> None:
        """Carry an entry out under the lock, where nobody sees it, and let go of the lock only when it is kept.

        What answers the questions that follow, and what is answered for a seat at once, without a wait, is kept together
        with what led to it.
        """
        number = len(match.entries)
        try:
            updates = carry_out(match, entry, then)
            await self.store.append(match.name, number, match.entries[number:], updates)
        except BaseException as problem:
            live.match = None  # what is true is in the store
            live.dismiss()
            live.publish()
            if isinstance(problem, Conflict):
                raise Refused("refused-busy") from None
            raise
        live.touched = self.now()
        if private := _private(match, [entry]):
            live.publish(private)  # and nothing else is to be done: whoever decides still does
            return
        live.publish()
        self._follow(live, match)

    def _follow(self, live: Live, match: Match) -> None:
        """Set going what the present decision asks of the table itself."""
        live.dismiss()
        if match.status != "playing":
            self.deciders.pop(match.name, None)
            return
        self.thinkers.get_ready(match.game)
        self._remember_decider(match)
        if match.judge is not None:  # before anybody plays on, for then the offer would lapse
            live.errand = self._begin(self._judge(live, match, match.judge))
        else:
            self._let_think(live, match)
            if (answer := match.automatic_answer()) is not None:
                live.errand = self._begin(self._answer(live, match, *answer))
        if match.clocks is not None and match.clocks.deadline is not None:
            wait = max(0.0, match.clocks.deadline - self.now()) + 0.01
            loop = asyncio.get_running_loop()
            live.alarm = loop.call_later(wait, lambda: self._begin(self._time_out(live)))

    def _let_think(self, live: Live, match: Match) -> None:
        """Let a computer decide; where only computers play and no clock runs, they wait until somebody looks."""
        if match.status != "playing" or match.seats[match.decider].is_person or match.judge is not None:
            return
        waited_for = match.clocks is not None or any(seat.is_person for seat in match.seats)
        if waited_for or live.is_watched(self.now()):
            live.errand = self._begin(self._think(live, match))

    def _remember_decider(self, match: Match) -> None:
        """Who decides, for lists; the match that was longest untouched is forgotten, and looked up when asked for."""
        self.deciders.pop(match.name, None)
        self.deciders[match.name] = match.decider
        if len(self.deciders) > MOST_DECIDERS:
            del self.deciders[next(iter(self.deciders))]

    async def _think(self, live: Live, match: Match) -> None:
        """The computer decides, and declines no sooner than a person could be known to."""
        seat, decision = match.decider, match.decision
        try:
            action = await self.thinkers.choose(match, seat, lambda: live.is_watched(self.now()))
        except Exception:
            logger.exception("the computer could not think in match %s; it plays at random", match.name)
            assert match.position is not None
            action = Random("random", match.game, match.decision).choose(match.position, seat)
        until = 0.0
        if match.window_ends > match.opened and not match.is_known and match.declines(action):
            longest = longest_thought(match.seats[seat].level, share_of(match))
            until = max(match.window_ends, match.opened + longest)
        await self._answer(live, match, action, until, decision)

    async def _judge(self, live: Live, match: Match, seat: int) -> None:
        """A computer answers a draw offer as it judges its chances, after about the time a person takes."""
        began = self.now()
        judged = await self.thinkers.judge(match, seat)
        await asyncio.sleep(began + CONSIDERING - self.now())
        kind = Kind.ACCEPT_DRAW if judged.chance < WORSE else Kind.DECLINE_DRAW
        with suppress(Refused):  # the offer is gone
            await self._do(live, kind, seat, {})

    async def _answer(
        self, live: Live, match: Match, action: int, until: float, decision: int | None = None
    ) -> None:
        """Give an answer for the deciding seat, not before a time."""
        seat = match.decider
        data = {"decision": match.decision if decision is None else decision, "action": action}
        data["automatic"] = match.seats[seat].is_person
        if until > self.now():
            await asyncio.sleep(until - self.now())
        with suppress(Refused):  # somebody was faster
            await self._do(live, Kind.MOVE, seat, data)

    async def _time_out(self, live: Live) -> None:
        with suppress(Refused):
            _, match = await self._look(live.name)
            if match.clocks is not None and match.clocks.running >= 0:
                await self._do(live, Kind.TIME_OUT, match.clocks.running, {})

    def _heard(self, name: str) -> None:
        """Another process has added to a match ("": perhaps to any)."""
        for changed in [name] if name else list(self.deciders):
            self.deciders.pop(changed, None)
        for live in [self.lives[name]] if name in self.lives else [] if name else self.lives.values():
            self._begin(self._catch_up(live))

    async def _catch_up(self, live: Live) -> None:
        async with live.lock:
            match = live.match
            if match is not None:
                news = await self.store.entries_from(live.name, len(match.entries))
                if not news:
                    return
                live.match = None  # until all of it is carried out
                match.follow(news)
                live.match = match
                if private := _private(match, news):
                    live.publish(private)
                    return
                self._follow(live, match)
        live.publish()

    async def _sweep(self) -> None:
        """Now and then: drop what nobody touches, end what was abandoned."""
        while True:
            await asyncio.sleep(min(self.idle, 30.0) / 2)
            for live in list(self.lives.values()):
                match = live.match
                if match is not None and (silent := silent_since(match, self.now())) is not None:
                    with suppress(Refused, StoreError):
                        await self._do(live, Kind.ABANDON, silent, {})
                if live.at_rest and not live.lock.locked() and self.now() - live.touched > self.idle:
                    live.match = None
                    if not live.watchers and live.alarm is None:
                        self.lives.pop(live.name, None)

    def _begin(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) and not isinstance(problem, Refused):
            logger.error("something failed at the table", exc_info=problem)
