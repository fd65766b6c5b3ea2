"""How much one visitor may ask for: how often, how much at once, how many sockets. Kept in memory, never written down.
A visitor is an address, a seat is its token; what is refused here has not reached the table."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from wartable.table.entries import Refused, digest_of

MOST_BUCKETS = 10_000  # those that were not used for the longest time are forgotten


@dataclass(frozen=True)
class Limits:
    """What is taken from one address, one seat and one WebSocket. A request costs 1, a file less, a page more."""

    body: int = 256 * 1024  # bytes of one request or message
    requests: float = 50.0  # a second, on average
    burst: int = 400  # at once; a page with all its files and its socket is about 12
    messages: float = 50.0  # of one WebSocket, a second, on average; of all of an address, four times as many
    seat: float = 50.0  # of one seat, from wherever, a second, on average
    matches: float = 1.0  # new ones, a second, on average
    matches_at_once: int = 30
    dear: int = 2  # of what costs most, being worked on at a time
    sockets: int = 64  # open at a time
    sockets_in_all: int = 4_000  # of everybody
    public: int = 5  # matches that wait in the public list at a time
    unseen: int = 40  # pages that were fetched and never came alive, as those of a bot


UNLIMITED = Limits(
    requests=1e9,
    burst=10**9,
    messages=1e9,
    seat=1e9,
    matches=1e9,
    matches_at_once=10**9,
    dear=10**9,
    sockets=10**9,
    sockets_in_all=10**9,
    public=10**9,
    unseen=10**9,
)


class Bucket:
    """Leaks at a steady rate; whoever overfills it must wait."""

    __slots__ = ("burst", "filled", "rate", "since")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.filled, self.since = 0.0, time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether there is room for so much; if there is, it is taken."""
        if self.wait_for(cost) > 0:
            return False
        self.filled += cost
        return True

    def wait_for(self, cost: float = 1.0) -> float:
        """Seconds until there is room for so much."""
        now = time.monotonic()
        self.filled = max(0.0, self.filled - (now - self.since) * self.rate)
        self.since = now
        return max(0.0, (self.filled + cost - self.burst) / self.rate)


class TooMany(Refused):
    """Somebody has asked too often, and may again after so many seconds."""

    def __init__(self, wait: float) -> None:
        super().__init__("refused-too-many")
        self.wait = wait


class Visitors:
    """What each visitor and each seat has used up."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.sockets: Counter[str] = Counter()
        self.dear: Counter[str] = Counter()
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def ask(self, visitor: str, cost: float, *, making: bool = False) -> None:
        """Let a visitor ask for something, or refuse it."""
        limits = self.limits
        if making:
            self._take("making", visitor, limits.matches, limits.matches_at_once, 1.0)
        self._take("asking", visitor, limits.requests, limits.burst, cost)

    def act(self, token: str) -> None:
        """Let a seat do something, or refuse it, wherever it does that from."""
        if token:
            rate = self.limits.seat
            self._take("seat", digest_of(token), rate, 5 * rate, 1.0)

    def messages(self, visitor: str) -> Bucket:
        """What all sockets of a visitor fill together."""
        rate = 4 * self.limits.messages
        return self._bucket("messages", visitor, rate, 4 * rate)

    @contextmanager
    def socket(self, visitor: str) -> Iterator[None]:
        """Count a socket of a visitor for as long as it is open; one too many is refused."""
        if self.sockets.total() >= self.limits.sockets_in_all:
            raise TooMany(1.0)
        with _held(self.sockets, visitor, self.limits.sockets):
            yield

    @contextmanager
    def dear_work(self, visitor: str) -> Iterator[None]:
        """Count something dear for as long as it is worked on, so that one visitor leaves the others their share."""
        with _held(self.dear, visitor, self.limits.dear):
            yield

    def _take(self, kind: str, name: str, rate: float, burst: float, cost: float) -> None:
        bucket = self._bucket(kind, name, rate, burst)
        if not bucket.take(cost):
            raise TooMany(bucket.wait_for(cost))

    def _bucket(self, kind: str, name: str, rate: float, burst: float) -> Bucket:
        bucket = self._buckets.pop((kind, name), None) or Bucket(rate, burst)
        self._buckets[kind, name] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket


@contextmanager
def _held(count: Counter[str], visitor: str, most: int) -> Iterator[None]:
    """One more of what a visitor has at a time, unless that is too many."""
    if count[visitor] >= most:
        raise TooMany(1.0)
    count[visitor] += 1
    try:
        yield
    finally:
        count[visitor] -= 1
        if not count[visitor]:
            del count[visitor]
