"""Connections that say nothing, or half of something: they are given a time, and room for so many of each address.
The rest of a connection is the server's own business; `guarded` is given to it as its way to speak HTTP."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, defaultdict
from dataclasses import dataclass, field
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from wartable.web.addresses import Front, one_home


@dataclass
class Waiting:
    """The connections whose request is not there yet, and how many of them there may be."""

    front: Front = field(default_factory=Front)
    patience: float = 20.0  # seconds from the first byte, or from the beginning, to a whole request
    reading: float = 60.0  # seconds in which somebody has to read on
    most: int = 200  # of one address; a proxy's are everybody's
    in_all: int = 5_000
    everybody: OrderedDict[Any, str] = field(default_factory=OrderedDict)
    by_home: defaultdict[str, OrderedDict[Any, None]] = field(
        default_factory=lambda: defaultdict(OrderedDict)
    )

    def add(self, connection: Any, address: str) -> None:
        """One more waits; where that is one too many, who has waited longest goes."""
        home = one_home(address)
        self.everybody[connection] = home
        self.by_home[home][connection] = None
        if len(self.by_home[home]) > self.most and not self.front.is_proxy(address):
            next(iter(self.by_home[home])).give_up()
        if len(self.everybody) > self.in_all:
            next(iter(self.everybody)).give_up()

    def discard(self, connection: Any) -> None:
        home = self.everybody.pop(connection, None)
        if home is not None:
            del self.by_home[home][connection]
            if not self.by_home[home]:
                del self.by_home[home]


def guarded(waiting: Waiting) -> type[asyncio.Protocol]:
    """The server's own way to speak HTTP, with a time in which a request has to come."""

    class Guarded(AutoHTTPProtocol):  # type: ignore[valid-type, misc]
        """A connection that is closed when no whole request comes in time."""

        timer: asyncio.TimerHandle | None = None
        unread: asyncio.TimerHandle | None = None
        is_socket = False

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._wait()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            cycle = self.cycle
            if not self.is_socket and (cycle is None or cycle.more_body or cycle.response_complete):
                self._wait()
            else:
                self._be_busy()

        def handle_websocket_upgrade(self, *event: Any) -> None:
            self.is_socket = True
            self._be_busy()
            super().handle_websocket_upgrade(*event)

        def pause_writing(self) -> None:
            super().pause_writing()
            self.unread = self.loop.call_later(waiting.reading, self.give_up)

        def resume_writing(self) -> None:
            super().resume_writing()
            if self.unread is not None:
                self.unread.cancel()
                self.unread = None

        def timeout_keep_alive_handler(self) -> None:
            super().timeout_keep_alive_handler()
            self.loop.call_later(
                waiting.reading, self.transport.abort
            )  # if the last answer is still not read

        def connection_lost(self, exc: Exception | None) -> None:
            self._be_busy()
            if self.unread is not None:
                self.unread.cancel()
            super().connection_lost(exc)

        def give_up(self) -> None:
            """Close it; a word would be lost on who says none."""
            self._be_busy()
            self.transport.abort()

        def _wait(self) -> None:
            if self.timer is None and not self.transport.is_closing():
                self.timer = self.loop.call_later(waiting.patience, self.give_up)
                waiting.add(self, self.client[0] if self.client else "")

        def _be_busy(self) -> None:
            if self.timer is not None:
                self.timer.cancel()
                self.timer = None
                waiting.discard(self)

    return Guarded
