"""A match that somebody looks at or plays: its lock, its watchers, and what is to be done for it next.
The match itself may be dropped at any time while nobody needs it; the store has it."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from dataclasses import dataclass, field

from wartable.table.match import Match

GLANCE = 10.0  # seconds after which one who asked counts as gone


@dataclass(eq=False)
class Watcher:
    """One who wants to hear of every change; several changes at once are heard as one."""

    holder: str = ""  # the digest of the token by which one looks
    news: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass(eq=False)
class Live:
    """What the table keeps of a match beside the match."""

    name: str
    match: Match | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    errand: asyncio.Task[None] | None = None  # thinking, or answering for a seat
    alarm: asyncio.TimerHandle | None = None  # of the clock that runs
    touched: float = 0.0
    looked: float = 0.0  # when somebody last asked for it

    def is_watched(self, now: float) -> bool:
        """Whether somebody looks: by a page or a socket, or by asking again and again."""
        return bool(self.watchers) or now - self.looked < GLANCE

    def publish(self, holders: Collection[str] | None = None) -> None:
        """Wake all who watch, or only these: of what one seat alone may know not even the time is told to others."""
        for watcher in self.watchers:
            if holders is None or watcher.holder in holders:
                watcher.news.set()

    def dismiss(self) -> None:
        """What was to be done next is not to be done any more."""
        if self.errand is not None:
            self.errand.cancel()
            self.errand = None
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    @property
    def at_rest(self) -> bool:
        return self.errand is None or self.errand.done()
