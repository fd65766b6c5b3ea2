"""The web table as one application: the pages and the API on one server, started on this machine.
`serve` is what the command line calls; `build` gives the application to tests and other servers."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import importlib
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from fastapi import FastAPI

from wartable.kernel.errors import OptionError, system_reason
from wartable.kernel.message import Message, Said, cited
from wartable.web.logs import keep_lines_apart
from wartable.web.warm import Warmer

if TYPE_CHECKING:
    from wartable.web.addresses import Front
    from wartable.web.limits import Limits
    from wartable.web.reach import Reach

PORT = 8080
PORTS_TRIED = 50
LAST_PORT = 65535
ANY_HOST = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # noqa: S104 (with how one gets there from here)
LARGEST_MESSAGE = 1_000_000  # bytes that a page may send at once
# What the server writes down each time that a visitor is turned away or speaks no HTTP: as often as he likes.
OF_VISITORS = (
    "ASGI callable returned without completing handshake.",
    "Invalid HTTP request received.",
    "Unsupported upgrade request.",
)
FIRST_PAGE = 1.5  # seconds that the first page has the machine for itself


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    browser: bool = True,
    *,
    names: Iterable[str] = (),
    proxies: Iterable[str] = (),
    lab: Path | None = None,
    patience: float = 20.0,
) -> None:
    """Start the table, tell its address and open the browser; runs until it is stopped.

    Without a port the usual one is taken, or the next free one; a port that was asked for must be free. `names` are
    those it is reached by from elsewhere, `proxies` the addresses of those that may say who somebody is, `lab` a folder of
    results that all may see, and `patience` the seconds in which a request has to come.
    """
    import uvicorn

    keep_lines_apart()
    from wartable.web.addresses import Front, names_from, proxies_from
    from wartable.web.connections import Waiting, guarded
    from wartable.web.reach import Reach

    told, trusted = names_from(names), proxies_from(proxies)
    front = Front(told | ({host.lower()} - ANY_HOST.keys()), trusted)
    listening = listen(host, port)
    reach = Reach(host.lower(), listening.getsockname()[1], hosted=bool(told or trusted))
    address = address_of(host, reach.port)
    application = build(front=front, reach=reach, lab=lab)
    config = uvicorn.Config(
        application,
        http=guarded(Waiting(front, patience)),
        log_config=None,  # ours
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the door looks at them
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=20.0,
        timeout_keep_alive=10,  # longer than those who ask again wait with an open connection
        timeout_graceful_shutdown=1,
    )
    logging.getLogger("uvicorn.error").addFilter(lambda told: told.getMessage() not in OF_VISITORS)
    server = reach.server = uvicorn.Server(config)

    def tell() -> None:
        print(f"Wartable is at {address} (stop it with Ctrl+C)", flush=True)
        if browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    application.state.tell = tell
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port that was asked for; else on the usual one or the next that is free."""
    if port is not None and not 0 <= port <= LAST_PORT:
        raise OptionError(Message("error-port", {"last": str(LAST_PORT), "port": cited(port)}))
    wanted = [port] if port is not None else range(PORT, PORT + PORTS_TRIED)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    reason: Said = ""
    for number in wanted:
        listening = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
            listening.listen(2048)
            return listening
        except OSError as problem:
            listening.close()
            reason = system_reason(problem)
            if isinstance(problem, socket.gaierror):
                break
        except (ValueError, OverflowError, TypeError):  # no name that a machine can have
            listening.close()
            raise OptionError(Message("error-host", {"host": cited(host)})) from None
    if port is None and reason == os.strerror(errno.EADDRINUSE):
        ports = {"first": str(PORT), "last": str(PORT + PORTS_TRIED - 1), "host": cited(host)}
        raise OptionError(Message("error-no-port", ports))
    asked = host if port is None else f"{host}, {port}"
    raise OptionError(Message("error-address", {"host": cited(asked), "reason": reason}))


def address_of(host: str, port: int) -> str:
    shown = ANY_HOST.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def build(
    database: str | None = None,
    *,
    warm: bool = True,
    limits: Limits | None = None,
    front: Front | None = None,
    reach: Reach | None = None,
    lab: Path | None = None,
) -> FastAPI:
    """The application over the matches of a database; with the rules compiled in the background if wanted."""
    from nicegui import ui

    from wartable.table.store import Store
    from wartable.table.table import Table
    from wartable.web import (
        decks_page,
        installing,
        lab_page,
        learn_page,
        lesson_page,
        lobby,
        match_page,
        own_pages,
        replay_page,
        rules_page,
    )
    from wartable.web.api import create_app
    from wartable.web.forgetting import Forgetting
    from wartable.web.frame import House, serve_own_files
    from wartable.web.headers import mark_scripts
    from wartable.web.lab_folder import LabFolder
    from wartable.web.reach import Reach

    table = Table(Store(database, alone=True))
    application = create_app(table, limits, front)
    visitors = application.state.visitors
    shown = LabFolder() if lab is None else LabFolder(lab, shown=True)
    house = House(table, Warmer(), visitors, application.state.lists, reach or Reach(), lab=shown)
    forgetting = Forgetting(visitors.limits.unseen)
    mark_scripts()
    inner = application.router.lifespan_context

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with inner(app):
            background = asyncio.create_task(_background(house.warmer, warm))
            forgets = asyncio.create_task(forgetting.go_on())
            try:
                tell = getattr(app.state, "tell", None)
                if tell is not None:
                    tell()
                yield
            finally:
                background.cancel()
                forgets.cancel()
                house.warmer.stop()
                house.trials.close()

    application.router.lifespan_context = lifespan
    serve_own_files()
    installing.register()
    _answer_nowhere()
    for pages in (
        lobby,
        learn_page,
        lesson_page,
        match_page,
        replay_page,
        rules_page,
        decks_page,
        lab_page,
        own_pages,
    ):
        pages.register(house)
    ui.run_with(
        application,
        title=installing.TITLE,
        favicon=installing.ICON,
        dark=None,
        tailwind=False,
        show_welcome_message=False,
        reconnect_timeout=30.0,
        binding_refresh_interval=None,
    )
    return application


def _answer_nowhere() -> None:
    """Let the pages say in our words that there is nothing at an address."""
    from fastapi import Request, Response
    from nicegui import app

    from wartable.table.entries import Refused
    from wartable.web.refusing import NOWHERE, refusal

    @app.exception_handler(NOWHERE)
    async def nowhere(request: Request, _: Exception) -> Response:
        return refusal(request, Refused("refused-no-path"))


def _read_in() -> None:
    """The games, the compiler and the words of all languages: read when first asked for, they would keep people waiting."""
    from wartable.kernel.contract import game, game_names
    from wartable.kernel.rule import compiling
    from wartable.locale import languages, words

    for name in game_names():
        game(name)
    if compiling():
        importlib.import_module("numba")
    for language in languages():
        words(language).read_all()
        words(language).text("table-seat", number=1)


async def _background(warmer: Warmer, warm: bool) -> None:
    """What can wait until the first page is up: compiling the rules, and the show of the lobby."""
    from wartable.kernel.finding import usual_first
    from wartable.table.workers import workers
    from wartable.web.miniature import show

    await asyncio.sleep(FIRST_PAGE)
    await asyncio.to_thread(_read_in)
    for worker in (workers().matches, workers().papers):
        worker.get_ready()
    if warm:
        warmer.start()
    else:
        warmer.rest()
    for name in usual_first():
        await show(name)


if __name__ == "__main__":
    serve(port=int(sys.argv[1]) if len(sys.argv) > 1 else None, browser=False)
