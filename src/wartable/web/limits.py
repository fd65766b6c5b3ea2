"""How much one visitor may ask for: the size of what is sent, and how often. Kept in memory, for each address.
What is refused here has not reached the table."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass
from typing import Any

from wartable.table.entries import Refused

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Refuse = Callable[[Scope, Refused], App]

MOST_ADDRESSES = 10_000
MAKING = ("/matches", "/rematch", "/continue", "/import")  # what makes a new match


@dataclass(frozen=True)
class Limits:
    """What is taken from one address, and from one WebSocket."""

    body: int = 256 * 1024  # bytes of one request or message
    requests: float = 50.0  # a second, on average
    burst: int = 200  # at once
    messages: float = 50.0  # of one WebSocket, a second, on average
    matches: float = 1.0  # new ones, a second, on average


class Bucket:
    """Leaks at a steady rate; whoever overfills it must wait."""

    __slots__ = ("burst", "filled", "rate", "since")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self.filled, self.since = 0.0, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.filled = max(0.0, self.filled - (now - self.since) * self.rate)
        self.since = now
        if self.filled + 1 > self.burst:
            return False
        self.filled += 1
        return True


class LimitedApp:
    """An application behind its limits: too many requests and too large bodies are answered here."""

    def __init__(self, app: App, limits: Limits, refuse: Refuse) -> None:
        self.app, self.limits, self.refuse = app, limits, refuse
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if not self._may_ask(scope):
            await self.refuse(scope, Refused("refused-too-many"))(scope, receive, send)
            return
        body = await self._body(receive)
        if body is None:
            refusal = Refused("refused-too-large", most=self.limits.body)
            await self.refuse(scope, refusal)(scope, receive, send)
            return
        sent = False

        async def replay() -> MutableMapping[str, Any]:
            nonlocal sent
            if sent:
                return await receive()
            sent = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self.app(scope, replay, send)

    def _may_ask(self, scope: Scope) -> bool:
        address = (scope.get("client") or ("",))[0]
        if scope["method"] == "POST" and scope["path"].endswith(MAKING):
            making = self._bucket(f"{address} making", self.limits.matches)
            if not making.take():
                return False
        return self._bucket(address, self.limits.requests).take()

    def _bucket(self, name: str, rate: float) -> Bucket:
        """The bucket by this name; those that were not used for the longest time are forgotten."""
        bucket = self.buckets.pop(name, None) or Bucket(rate, self.limits.burst)
        self.buckets[name] = bucket
        if len(self.buckets) > MOST_ADDRESSES:
            self.buckets.popitem(last=False)
        return bucket

    async def _body(self, receive: Receive) -> bytes | None:
        """All that is sent; None as soon as it is too much."""
        parts, size = [], 0
        while True:
            message = await receive()
            if message["type"] != "http.request":
                return b""
            part = message.get("body", b"")
            parts.append(part)
            size += len(part)
            if size > self.limits.body:
                return None
            if not message.get("more_body"):
                return b"".join(parts)
