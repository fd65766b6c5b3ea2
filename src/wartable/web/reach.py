"""Where the table can be reached, and the switch that lets the local network in.
It opens more listeners of the same server, on private addresses of this machine only; after a restart they are closed."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from ipaddress import IPv4Address, ip_address
from typing import Any

from wartable.kernel.errors import system_reason
from wartable.kernel.message import cited
from wartable.table.entries import Refused
from wartable.web.addresses import LOOPBACK

ANYWHERE = frozenset({"0.0.0.0", "::"})  # noqa: S104 (hosts that stand for all addresses of a machine)
# What one who speaks for somebody else adds to a request.
HANDED_ON = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
ELSEWHERE = ("192.0.2.1", 9)  # an address that nobody has; nothing is sent there
BACKLOG = 2048


def local_addresses() -> list[str]:
    """The private addresses of this machine in its networks, the usual one first."""
    found = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(ELSEWHERE)  # asks the system alone which address it would speak from
        found.append(str(probe.getsockname()[0]))
    with suppress(OSError):
        told = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
        found += [str(place[0]) for *_, place in told]
    return [address for address in dict.fromkeys(found) if is_local(address)]


def is_local(address: str) -> bool:
    """Whether an address is one of a home's network: neither the machine's own nor the world's."""
    known = ip_address(address)
    outside = known.is_loopback or known.is_link_local or known.is_unspecified
    return isinstance(known, IPv4Address) and known.is_private and not outside


@dataclass(eq=False)
class Reach:
    """A running table's addresses. `server` is set once there is one; without it nothing can be switched."""

    host: str = "127.0.0.1"
    port: int = 0
    hosted: bool = False  # whoever runs it has told names or proxies, and so how it is reached
    server: Any = None  # uvicorn's
    known: Callable[[], Sequence[str]] = local_addresses
    listeners: dict[str, asyncio.Server] = field(default_factory=dict)

    @property
    def is_open(self) -> bool:
        """Whether others in the local network reach it."""
        return bool(self.listeners) or self.host in ANYWHERE

    def addresses(self) -> list[str]:
        """What links for others begin with; none while only this machine reaches it."""
        found = list(self.listeners) or (self.known() if self.host in ANYWHERE else ())
        return [f"http://{address}:{self.port}" for address in found]

    def may_switch(self, request: Any) -> bool:
        """Whether who asks may let others in: only from this very machine, by its own name, through nobody else.

        A table that was told names or proxies is somebody's server, and stays as it was started.
        """
        return self.server is not None and self.is_own(request)

    def is_own(self, request: Any) -> bool:
        """Whether who asks sits at this very machine, and the table is nobody's server."""
        if self.hosted or self.host not in LOOPBACK:
            return False
        handed_on = any(name in request.headers for name in HANDED_ON)
        return not handed_on and request.url.hostname in LOOPBACK and _is_own(request.client)

    async def open(self) -> None:
        """Listen on the private addresses of this machine, too; the rest of the server is the same."""
        if self.is_open:
            return
        addresses = self.known()
        if not addresses:
            raise Refused("refused-no-network")
        try:
            for address in addresses:
                await self._listen(address)
        except OSError as problem:
            self.close()
            place = cited(f"{address}:{self.port}")
            raise Refused("refused-network", address=place, reason=system_reason(problem)) from None

    async def _listen(self, address: str) -> None:
        config = self.server.config

        def speak() -> asyncio.Protocol:
            spoken: asyncio.Protocol = config.http_protocol_class(
                config=config,
                server_state=self.server.server_state,
                app_state=self.server.lifespan.state,
            )
            return spoken

        loop = asyncio.get_running_loop()
        listener = await loop.create_server(speak, address, self.port, backlog=BACKLOG)
        self.listeners[address] = listener
        self.server.servers.append(listener)  # it is closed with the others

    def close(self) -> None:
        """Listen to this machine alone again; who came from elsewhere is let go."""
        closed, self.listeners = self.listeners, {}
        for listener in closed.values():
            listener.close()
            self.server.servers.remove(listener)
        for connection in list(self.server.server_state.connections):
            if connection.transport.get_extra_info("sockname", ("",))[0] in closed:
                connection.shutdown()


def _is_own(client: Any) -> bool:
    """Whether a request comes from this machine."""
    try:
        return client is not None and ip_address(client.host).is_loopback
    except ValueError:
        return False
