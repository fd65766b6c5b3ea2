"""A table on a real server and a real port, in a thread of this process, for tests that speak over the wire."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

import httpx
import uvicorn

from wartable.table.store import Store
from wartable.table.table import Table
from wartable.web.api import PREFIX, create_app
from wartable.web.limits import UNLIMITED, Limits

PATIENCE = 120.0  # seconds that a busy machine may take
T = TypeVar("T")


@dataclass
class Served:
    """A running server: its port, its table, and a client to ask it with."""

    port: int
    table: Table
    loop: asyncio.AbstractEventLoop
    client: httpx.Client
    server: uvicorn.Server

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something on the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def socket_address(self, match: str) -> str:
        return f"ws://127.0.0.1:{self.port}{PREFIX}/matches/{match}/stream"

    def post(self, path: str, body: Any = None, token: str = "", **query: Any) -> httpx.Response:
        return self.client.post(
            path, json=body if body is not None else {}, headers=_head(token), params=query
        )

    def send(self, path: str, body: Any, **query: Any) -> httpx.Response:
        """What no decent client writes, too: NaN, and halves of characters."""
        head = {"Content-Type": "application/json"}
        return self.client.post(path, content=json.dumps(body), headers=head, params=query)

    def get(self, path: str, token: str = "", **query: Any) -> httpx.Response:
        return self.client.get(path, headers=_head(token), params=query)

    def begin(self, *seats: dict[str, Any], **more: Any) -> tuple[str, list[str]]:
        """A match with everybody there: its name and tokens."""
        wanted = seats or ({"automatic": False}, {"automatic": False})
        made = self.post("/matches", {"seats": list(wanted), "window": 0, **more}).json()
        return made["match"], self.all_join(made["match"], made["tokens"])

    def all_join(self, match: str, invitations: list[str]) -> list[str]:
        """Everybody sits down; gives the tokens that hold the seats then."""
        after = {"": ""}
        for token in dict.fromkeys(invitations):
            if token:
                answer = self.post(f"/matches/{match}/join", {"salt": "x"}, token)
                assert answer.status_code == 200
                after[token] = answer.json()["token"] or token
        return [after[token] for token in invitations]


def _head(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


@contextmanager
def serving(address: str, limits: Limits = UNLIMITED) -> Iterator[Served]:
    table = Table(Store(address))
    config = uvicorn.Config(
        create_app(table, limits), host="127.0.0.1", port=0, log_level="warning", loop="asyncio"
    )
    server = uvicorn.Server(config)
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=lambda: loop.run_until_complete(server.serve()), daemon=True)
    thread.start()
    while not server.started:
        thread.join(0.01)
        assert thread.is_alive(), "the server did not start"
    port = server.servers[0].sockets[0].getsockname()[1]
    client = httpx.Client(base_url=f"http://127.0.0.1:{port}{PREFIX}", timeout=PATIENCE)
    try:
        yield Served(port, table, loop, client, server)
    finally:
        client.close()
        server.should_exit = True
        thread.join(15)
        loop.close()
