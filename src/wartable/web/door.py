"""The door of the table: everything that comes in, pages, files, sockets and API alike, is looked at here first.
By which name it asks, from which page, how often and how much; and what goes out gets its headers."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import ExitStack
from typing import Any

from starlette.requests import HTTPConnection

from wartable.table.entries import Refused
from wartable.table.workers import visitor as asking
from wartable.web.addresses import Front, headers_of, is_own_name, one_home
from wartable.web.headers import NONCE, dressed
from wartable.web.limits import Bucket, Visitors
from wartable.web.refusing import PREFIX, refusal

Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

PAGES_SOCKET = "/_nicegui_ws/"
FILES = ("/_nicegui/", "/shell/", "/gallery/", "/miniature/", "/favicon", "/icon", "/worker", "/manifest")
MAKING = ("/matches", "/rematch", "/continue", "/import")  # what makes a new match
COSTS = {"/verify": 10.0, "/import": 10.0, "/undo": 5.0, "/continue": 5.0, "/download": 5.0}
FILE, PLAIN, SOCKET, MOMENT, PAGE = 0.1, 1.0, 2.0, 4.0, 5.0
PAGES_BODY = 1_000_000  # bytes that a page may send at once where sockets don't get through
HARMLESS = ("GET", "HEAD", "OPTIONS")


def cost_of(scope: Scope) -> float:
    """What a request costs: a file little, a page or a replayed moment more, the check of a whole match most."""
    path: str = scope["path"]
    if path.startswith(PAGES_SOCKET):
        return SOCKET if scope["type"] == "websocket" else PLAIN
    if scope["type"] == "websocket":
        return PAGE
    if path.startswith(FILES):
        return FILE
    if not path.startswith(PREFIX):
        return PAGE
    if "/replay/" in path:
        return MOMENT
    return next((cost for end, cost in COSTS.items() if path.endswith(end)), PLAIN)


def token_of(scope: Scope) -> str:
    """The token of a seat, if a program sends one."""
    told = headers_of(scope, b"authorization")
    kind, _, token = told[0].partition(" ") if told else ("", "", "")
    return token.strip() if kind.lower() == "bearer" else ""


def _whole(scope: Scope) -> Scope:
    """Who asks for the head of something is answered as for all of it; the server leaves the body out."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


class Door:
    """An application behind its door."""

    def __init__(self, app: App, visitors: Visitors, front: Front) -> None:
        self.app, self.visitors, self.front = app, visitors, front

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        seen = {
            **scope,
            "client": (self.front.visitor(scope), 0),
            "scheme": self.front.scheme(scope),
            NONCE: secrets.token_urlsafe(16),
        }
        asking.set(one_home(seen["client"][0]))
        go = self._http if scope["type"] == "http" else self._socket
        await go(seen, receive, _dressing(seen, send))

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        with ExitStack() as held:
            try:
                self._let_in(scope)
                body = await self._body(scope, receive)
                if scope["path"].startswith(PREFIX) and cost_of(scope) > PLAIN:
                    held.enter_context(self.visitors.dear_work(one_home(scope["client"][0])))
            except Refused as problem:
                await refusal(HTTPConnection(scope), problem)(scope, receive, send)
                return
            await self.app(_whole(scope), _replaying(body, receive), send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        visitor = one_home(scope["client"][0])
        with ExitStack() as held:
            try:
                self._let_in(scope)
                held.enter_context(self.visitors.socket(visitor))
            except Refused as problem:
                await _turn_away(scope, receive, send, problem)
                return
            await self.app(scope, self._paced(scope, receive, visitor), send)

    def _let_in(self, scope: Scope) -> None:
        """Refuse what has the wrong name, the wrong page behind it, or comes too often."""
        host = self.front.host(scope)
        is_pages = scope["path"].startswith(PAGES_SOCKET)
        if scope["type"] == "websocket":
            self.front.check_origin(scope, host, needed=is_pages)
        elif is_pages or scope["method"] not in HARMLESS:
            self.front.check_origin(scope, host)
        making = scope.get("method") == "POST" and scope["path"].endswith(MAKING)
        self.visitors.ask(one_home(scope["client"][0]), cost_of(scope), making=making)
        if scope.get("method") not in HARMLESS:
            self.visitors.act(token_of(scope))

    def _paced(self, scope: Scope, receive: Receive, visitor: str) -> Receive:
        """Messages no faster than they may come: those that do wait, and with them whoever sends them."""
        rate = self.visitors.limits.messages
        own = (
            [Bucket(rate, 4 * rate)] if scope["path"].startswith(PAGES_SOCKET) else []
        )  # ours refuse in words

        async def paced() -> Message:
            message = await receive()
            if message["type"] == "websocket.receive":
                for bucket in (*own, self.visitors.messages(visitor)):
                    while (wait := bucket.wait_for()) > 0:
                        await asyncio.sleep(wait)
                    bucket.take()
            return message

        return paced

    async def _body(self, scope: Scope, receive: Receive) -> bytes:
        """All that is sent; refused as soon as it is too much."""
        most = PAGES_BODY if scope["path"].startswith(PAGES_SOCKET) else self.visitors.limits.body
        parts, size = [], 0
        while True:
            message = await receive()
            if message["type"] != "http.request":
                return b""
            part = message.get("body", b"")
            parts.append(part)
            size += len(part)
            if size > most:
                raise Refused("refused-too-large", most=most)
            if not message.get("more_body"):
                return b"".join(parts)


def _replaying(body: bytes, receive: Receive) -> Receive:
    """What was sent, once more, and then what comes after it."""
    sent = False

    async def replay() -> Message:
        nonlocal sent
        if sent:
            return await receive()
        sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replay


def _dressing(scope: Scope, send: Send) -> Send:
    """Answers with the headers that all of them carry."""
    host = "".join(headers_of(scope, b"host")[:1])
    trusted = scope["scheme"] in ("https", "wss") or is_own_name(host)

    async def dressing(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = list(message.get("headers", ()))
            if scope["path"].startswith(PREFIX):
                headers.append((b"cache-control", b"no-store"))  # it may hold what only one seat knows
            message = {**message, "headers": dressed(headers, host, scope[NONCE], trusted)}
        await send(message)

    return dressing


async def _turn_away(scope: Scope, receive: Receive, send: Send, problem: Refused) -> None:
    """Refuse a socket in words, before it is one."""
    await receive()  # that it wants to be
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008, "reason": problem.name})
        return
    answer = refusal(HTTPConnection(scope), problem)
    start = {
        "type": "websocket.http.response.start",
        "status": answer.status_code,
        "headers": answer.raw_headers,
    }
    await send(start)
    await send({"type": "websocket.http.response.body", "body": answer.body})
