"""The WebSocket of a match: states come, moves go. The first message says who one is; nothing is sent before.
Every message is one JSON object; a refused one is answered and changes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import aclosing, suppress
from typing import Any, TypeVar

import orjson
from fastapi import WebSocket
from pydantic import BaseModel, ConfigDict, Field, ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from wartable.locale import Words, words
from wartable.table.checks import MOST_GATHERED
from wartable.table.entries import Refused
from wartable.table.plain import NoJson, read_json
from wartable.table.store import Away
from wartable.table.table import Table
from wartable.web.language import FALLBACK, language_of, offered
from wartable.web.limits import Bucket, Visitors

PATIENCE = 20.0  # seconds for the first message
AGAIN = 2.0  # seconds after which a database that was away is asked again
TOO_LARGE, POLICY, TRY_LATER = 1009, 1008, 1013

M = TypeVar("M", bound=BaseModel)


class Hello(BaseModel):
    """The first message: who one is, and what one wants to hear."""

    model_config = ConfigDict(extra="forbid")
    token: str = Field("", max_length=100)
    seat: int | None = None
    lang: str = Field("", max_length=8)
    detail: str = Field("full", pattern="full|brief")


class Wish(BaseModel):
    """Every other message: what is to be done. `id` comes back with the answer."""

    model_config = ConfigDict(extra="forbid")
    type: str = Field(max_length=20)
    id: int | str | None = None
    decision: int = -1
    action: int = -1
    then: list[int] = Field(default_factory=list, max_length=MOST_GATHERED)
    agree: bool = False
    mode: str = Field("", max_length=10)
    at: list[str] | None = Field(None, max_length=64)
    until: str | None = Field(None, max_length=10)


async def stream(socket: WebSocket, table: Table, name: str, visitors: Visitors) -> None:
    """Serve one client until it leaves."""
    await socket.accept()
    line = Line(socket, table, name, visitors)
    try:
        hello = await asyncio.wait_for(line.read(Hello), PATIENCE)
        if hello is not None:
            await line.serve(hello)
    except (WebSocketDisconnect, TimeoutError, RuntimeError):
        pass
    if socket.application_state != WebSocketState.DISCONNECTED:
        with suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(line.closing)


class Line:
    """The connection of one client with one match."""

    def __init__(self, socket: WebSocket, table: Table, name: str, visitors: Visitors) -> None:
        self.socket, self.table, self.name = socket, table, name
        self.visitors, self.limits = visitors, visitors.limits
        self.bucket = Bucket(self.limits.messages, max(1.0, self.limits.messages) * 4)
        self.words: Words = words(FALLBACK)
        self.token = ""
        self.closing = 1000

    async def read(self, model: type[M]) -> M | None:
        """The next message; None, with the reason sent, if it is not one."""
        text = await self.socket.receive_text()
        try:
            if len(text) > self.limits.body:
                self.closing = TOO_LARGE
                raise Refused("refused-too-large", most=self.limits.body)
            if not self.bucket.take():
                raise Refused("refused-too-many")
            return model.model_validate(read_json(text))
        except (ValidationError, NoJson):
            problem = Refused("refused-malformed", problem="JSON")
        except Refused as refusal:
            problem = refusal
        await self.send({"type": "refused", **self.said(problem)})
        return None

    async def send(self, data: dict[str, Any]) -> None:
        await self.socket.send_text(orjson.dumps(data).decode())

    def said(self, problem: Refused) -> dict[str, Any]:
        return {"error": problem.name, "text": self.words.say(problem.message)}

    async def serve(self, hello: Hello) -> None:
        """Tell every change, and do what is asked, side by side."""
        accepted = self.socket.headers.get("accept-language", "")
        self.words = words(hello.lang if hello.lang in offered() else language_of({}, accepted))
        self.token = hello.token
        try:
            await self.table.state(self.name, self.token, language=self.words.language)
        except Refused as problem:
            await self.send({"type": "refused", **self.said(problem)})
            self.closing = TRY_LATER if isinstance(problem, Away) else POLICY
            return
        async with self.table.attending(self.name, self.token):
            telling = asyncio.ensure_future(self.tell(hello))
            listening = asyncio.ensure_future(self.listen())
            await asyncio.wait((telling, listening), return_when=asyncio.FIRST_COMPLETED)
            for task in (telling, listening):
                task.cancel()
            await asyncio.gather(telling, listening, return_exceptions=True)

    async def tell(self, hello: Hello) -> None:
        """Tell every change; while the database is away say so, once, and go on when it is back."""
        said = False
        while True:
            try:
                await self.follow(hello)
            except Away as problem:
                if not said:
                    await self.send({"type": "refused", **self.said(problem)})
                said = True
                await asyncio.sleep(AGAIN)
            except Refused as problem:
                await self.send({"type": "refused", **self.said(problem)})
                self.closing = POLICY
                return

    async def follow(self, hello: Hello) -> None:
        states = self.table.subscribe_written(
            self.name, self.token, seat=hello.seat, language=self.words.language, detail=hello.detail
        )
        async with aclosing(states):
            async for state in states:
                await self.send({"type": "state", "state": orjson.Fragment(state)})

    async def listen(self) -> None:
        while self.closing == 1000:
            wish = await self.read(Wish)
            if wish is not None:
                await self.do(wish)

    async def do(self, wish: Wish) -> None:
        try:
            action = self.ACTIONS.get(wish.type)
            if action is None:
                raise Refused("refused-malformed", problem=list(self.ACTIONS))
            self.visitors.act(self.token)
            told = await action(self, wish)
            await self.send({"type": "accepted", "id": wish.id, **told})
        except Refused as problem:
            await self.send({"type": "refused", "id": wish.id, **self.said(problem)})

    async def _move(self, wish: Wish) -> dict[str, Any]:
        answered = (wish.decision, wish.action, wish.then)
        return {"decision": await self.table.act(self.name, self.token, *answered)}

    async def _undo(self, wish: Wish) -> dict[str, Any]:
        return {"done": await self.table.undo(self.name, self.token)}

    async def _answer_undo(self, wish: Wish) -> dict[str, Any]:
        await self.table.answer_undo(self.name, self.token, wish.agree)
        return {}

    async def _draw(self, wish: Wish) -> dict[str, Any]:
        await self.table.offer_draw(self.name, self.token)
        return {}

    async def _answer_draw(self, wish: Wish) -> dict[str, Any]:
        await self.table.answer_draw(self.name, self.token, wish.agree)
        return {}

    async def _resign(self, wish: Wish) -> dict[str, Any]:
        await self.table.resign(self.name, self.token)
        return {}

    async def _stops(self, wish: Wish) -> dict[str, Any]:
        await self.table.set_stops(self.name, self.token, wish.mode, wish.at, wish.until)
        return {}

    ACTIONS: dict[str, Callable[[Line, Wish], Awaitable[dict[str, Any]]]] = {  # noqa: RUF012
        "move": _move,
        "undo": _undo,
        "answer-undo": _answer_undo,
        "draw": _draw,
        "answer-draw": _answer_draw,
        "resign": _resign,
        "stops": _stops,
    }
