"""Who asks and whom: the address of a visitor, also behind a proxy that was named, and the names the table answers to.
What a visitor says of itself in headers counts only as far as it is said here."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable, Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

from wartable.kernel.errors import OptionError
from wartable.kernel.message import Message, cited
from wartable.table.entries import Refused

Network = IPv4Network | IPv6Network
Place = tuple[str, int | None]  # a host and its port; None is the usual one

WRITTEN = re.compile(r"[\w.\-]+(:\d+)?|\[[0-9A-Fa-f:.]+\](:\d+)?")
USUAL_PORTS = {80, 443}
LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})  # names by which only this machine reaches itself
ONE_HOME = 64  # bits of an IPv6 address that one home has in common


def proxies_from(texts: Iterable[str]) -> tuple[Network, ...]:
    """The addresses and networks of proxies as they were typed."""
    found = []
    for text in texts:
        try:
            found.append(ip_network(text.strip(), strict=False))
        except ValueError:
            raise OptionError(Message("error-proxy", {"address": cited(text)})) from None
    return tuple(found)


def names_from(texts: Iterable[str]) -> frozenset[str]:
    """The names of the table as they were typed; a whole address stands for its name."""
    found = set()
    for text in texts:
        place = _place(text.strip().removeprefix("https://").removeprefix("http://").rstrip("/"))
        if place is None:
            raise OptionError(Message("error-name", {"name": cited(text)}))
        found.add(place[0])
    return frozenset(found)


def is_own_name(host: str) -> bool:
    """Whether only this machine reaches itself by a host, with or without a port."""
    place = _place(host)
    return place is not None and place[0] in LOOPBACK


def own_names() -> frozenset[str]:
    """What this machine is always called by those who sit at it or in its network."""
    name = socket.gethostname().lower()
    return LOOPBACK | {name, f"{name}.local"}


def headers_of(scope: Any, name: bytes) -> list[str]:
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]


class Front:
    """The names that the table was told, and the proxies in front of it."""

    def __init__(self, names: Iterable[str] = (), proxies: Sequence[Network] = ()) -> None:
        self.told = frozenset(names)
        self.names = self.told | own_names()
        self.proxies = tuple(proxies)

    # --- Who ------------------------------------------------------------------------------------------

    def visitor(self, scope: Any) -> str:
        """The address that somebody comes from: the last one that no proxy of ours has."""
        address = (scope.get("client") or ("",))[0]
        hops = ",".join(headers_of(scope, b"x-forwarded-for")).split(",")
        while hops and self.is_proxy(address):
            hop = _address(hops.pop())
            if hop is None:
                break
            address = str(hop)
        return address

    def is_proxy(self, address: str) -> bool:
        found = _address(address)
        return found is not None and any(found in network for network in self.proxies)

    def scheme(self, scope: Any) -> str:
        """How the visitor came to us: the proxy knows whether it was by TLS."""
        told = headers_of(scope, b"x-forwarded-proto")
        if told and self.is_proxy((scope.get("client") or ("",))[0]) and told[-1] in ("http", "https"):
            web = {"http": "ws", "https": "wss"}
            return web[told[-1]] if scope["type"] == "websocket" else told[-1]
        return str(scope["scheme"])

    # --- Whom -----------------------------------------------------------------------------------------

    def host(self, scope: Any) -> Place:
        """The host that somebody asks for; refused if that is none of our names, nor where the question arrived."""
        told = headers_of(scope, b"host")
        place = _place(told[0]) if len(told) == 1 else None
        if place is None or (place[0] not in self.names and place[0] != _arrived(scope)):
            raise Refused("refused-host", host=cited(told[0] if told else ""))
        return place

    def check_origin(self, scope: Any, host: Place, *, needed: bool = False) -> None:
        """Refuse what another site's page asks for. A program has no page to tell; where only pages come, one is `needed`."""
        told = headers_of(scope, b"origin")
        if not told and not needed:
            return
        parts = urlsplit(told[0]) if len(told) == 1 else None
        place = _place(parts.netloc) if parts is not None else None
        if place is None or (place != host and place[0] not in self.told):
            raise Refused("refused-origin")


def _arrived(scope: Any) -> str:
    """Our own address that a connection has come to."""
    server = (scope.get("server") or ("",))[0]
    found = _address(server)
    return str(found) if found is not None else str(server).lower()


def one_home(address: str) -> str:
    """What is counted together: an IPv4 address, or the network of an IPv6 address, which one visitor has whole."""
    found = _address(address)
    if isinstance(found, IPv6Address):
        return str(ip_network((found, ONE_HOME), strict=False))
    return address if found is None else str(found)


def _address(text: str) -> IPv4Address | IPv6Address | None:
    """An address as headers and sockets write it, perhaps with a port or a zone."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped
    return found


def _place(text: str) -> Place | None:
    """A host with or without a port."""
    try:
        parts = urlsplit(f"//{text}")
        name, port = parts.hostname, parts.port
    except ValueError:
        return None
    if not name or not WRITTEN.fullmatch(text):
        return None
    found = _address(name)
    name = str(found) if found is not None else name.rstrip(".")
    return name, None if port in USUAL_PORTS else port
