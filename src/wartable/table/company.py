"""Who is at a table now, and the signs that persons give each other: told to all who look, and kept nowhere.
Only matches of several persons have company; which screen somebody sits at, or what it shows, nobody is told."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from wartable.table.entries import Refused
from wartable.table.match import Match

SIGNS = ("hello", "played", "thanks", "moment", "oops", "game")
GRACE = 4.0  # seconds after which one who went counts as gone: a page that is loaded anew is back by then
MOST_SIGNS, SPAN = 4, 20.0  # so many signs of one person in so many seconds
MOST_NEWS = 20  # that wait for one who does not listen
MOST_COMPANIES = 10_000  # those that were not met for the longest time are forgotten

Data = dict[str, Any]


def has_company(match: Match) -> bool:
    """Whether several persons, each with a link of their own, sit at a match."""
    return len({seat.holder for seat in match.seats if seat.is_person and seat.holder}) > 1


@dataclass(eq=False)
class Company:
    """Those who are at one match, by the digests of their tokens."""

    now: Callable[[], float]
    screens: Counter[str] = field(default_factory=Counter)
    went: dict[str, float] = field(default_factory=dict)  # when the last screen of somebody was closed
    left: dict[str, float] = field(default_factory=dict)  # the same of those who count as gone
    given: dict[str, deque[float]] = field(default_factory=dict)  # when somebody last gave signs
    listeners: set[asyncio.Queue[Data | None]] = field(default_factory=set)
    signs: int = 0

    @contextmanager
    def attended(self, holder: str) -> Iterator[None]:
        """Somebody is here for as long as this lasts, and a little longer."""
        self.screens[holder] += 1
        if self.left.pop(holder, None) is not None or self.screens[holder] == 1:
            self.publish()
        try:
            yield
        finally:
            self.screens[holder] -= 1
            if not self.screens[holder]:
                self.went[holder] = self.now()
                asyncio.get_running_loop().call_later(GRACE, self._gone, holder, self.went[holder])

    def _gone(self, holder: str, went: float) -> None:
        """Somebody has not come back since; who came and went again is looked at once more."""
        if not self.screens[holder] and self.went[holder] == went:
            del self.screens[holder]
            self.left[holder] = went
            self.publish()

    def is_here(self, holder: str) -> bool:
        return holder in self.screens and holder not in self.left

    def seats(self, match: Match) -> list[Data]:
        """The seats of persons: whether each is here, and else since when not, if that is known."""
        return [
            {
                "seat": number,
                "here": self.is_here(place.holder),
                "left": self.left.get(place.holder),
            }
            for number, place in enumerate(match.seats)
            if place.is_person
        ]

    def publish(self, sign: Data | None = None) -> None:
        for listener in self.listeners:
            if listener.qsize() < MOST_NEWS:
                listener.put_nowait(sign)

    def give(self, seat: int, holder: str, sign: str) -> None:
        """A sign of a person, for all who look; refused if it is none, or comes too often."""
        if sign not in SIGNS:
            raise Refused("refused-sign", known=list(SIGNS))
        times = self.given.setdefault(holder, deque(maxlen=MOST_SIGNS))
        if len(times) == MOST_SIGNS and self.now() - times[0] < SPAN:
            raise Refused("refused-signs", most=MOST_SIGNS, seconds=int(SPAN))
        times.append(self.now())
        self.signs += 1
        self.publish({"seat": seat, "sign": sign, "number": self.signs, "time": self.now()})

    @contextmanager
    def heard(self) -> Iterator[asyncio.Queue[Data | None]]:
        """Every sign from now on; None where who is here has changed."""
        news: asyncio.Queue[Data | None] = asyncio.Queue()
        self.listeners.add(news)
        try:
            yield news
        finally:
            self.listeners.discard(news)


class Companies:
    """The company of each match."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.by_match: OrderedDict[str, Company] = OrderedDict()

    def of(self, name: str) -> Company:
        found = self.by_match.setdefault(name, Company(self.now))
        self.by_match.move_to_end(name)
        if len(self.by_match) > MOST_COMPANIES:
            self.by_match.popitem(last=False)
        return found
