"""What one visitor can spoil for another: 50 requests a second of every kind, while somebody else plays.
`python benchmarks/abuse.py` prints, kind by kind, how long the other's clicks take; `--views 20000` watches memory instead."""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import platform
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
from clicks import PATIENCE, Client, clicks, figures, start_server
from websockets.asyncio.client import connect

ABUSER = "127.0.0.66"  # an address of this machine that is not the player's
PAGES = (
    "/",
    "/rules",
    "/rules/invasion",
    "/cards",
    "/cards/shadespire",
    "/decks/invasion",
    "/match/x",
    "/replay/x",
)
SOCKET_IO = "/_nicegui_ws/socket.io/?EIO=4&transport="
API = "/api/v1"
SEATS = [{"automatic": True}, {"kind": "computer", "level": "random"}]

Ask = Callable[[], Awaitable[object]]


class Abuser:
    """One who does his worst, from an address of his own."""

    def __init__(self, address: str) -> None:
        self.address = address
        transport = httpx.AsyncHTTPTransport(local_address=ABUSER, limits=httpx.Limits(max_connections=200))
        self.web = httpx.AsyncClient(
            base_url=address, transport=transport, timeout=PATIENCE, follow_redirects=True
        )
        self.told: Counter[object] = Counter()
        self.paper: Any = None
        self.over = self.match = self.token = ""

    async def prepare(self, game: str = "invasion") -> None:
        """A match that is over, to replay, check and keep, and one in which moves can be taken back."""
        both = [{"kind": "computer", "level": "random"}] * 2
        wish = {"game": game, "seats": both, "window": 0}
        self.over = (await self.web.post(f"{API}/matches", json=wish)).json()["match"]
        while (state := (await self.web.get(f"{API}/matches/{self.over}")).json()).get("status") != "over":
            await asyncio.sleep(1.0)
        self.paper = (await self.web.get(f"{API}/matches/{self.over}/download")).json()
        self.steps = state["step"]
        made = (await self.web.post(f"{API}/matches", json={"seats": SEATS, "window": 0})).json()
        self.match, self.token = made["match"], made["tokens"][0]
        await self.web.post(f"{API}/matches/{self.match}/join", json={}, headers=self.head)

    @property
    def head(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def kinds(self) -> dict[str, Ask]:
        """Every kind of question, each as something that asks once."""
        steps = itertools.cycle(range(self.steps))
        found: dict[str, Ask] = {f"page {path}": self._get(path) for path in PAGES}
        found["file"] = self._get("/shell/shell.js")
        found["API: state"] = self._get(f"{API}/matches/{self.over}")
        found["API: lists"] = self._get(f"{API}/matches/recent")
        found["API: replay steps"] = lambda: self._note(
            self.web.get(f"{API}/matches/{self.over}/replay/{next(steps)}?seat=0")
        )
        found["API: verify"] = self._post(f"{API}/verify", self.paper)
        found["API: import"] = self._post(f"{API}/import", self.paper)
        found["API: undo"] = self._post(f"{API}/matches/{self.match}/undo", {})
        found["API: new matches"] = self._post(f"{API}/matches", {"game": "shadespire", "seats": SEATS})
        found["API: download"] = self._get(f"{API}/matches/{self.over}/download")
        found["socket of a match"] = self.open_and_hello
        found["socket of a page"] = self.open_page_socket
        found["polling handshake"] = self._get(f"{SOCKET_IO}polling")
        return found

    def _get(self, path: str) -> Ask:
        return lambda: self._note(self.web.get(path, headers=self.head))

    def _post(self, path: str, body: Any) -> Ask:
        return lambda: self._note(self.web.post(path, json=body, headers=self.head))

    async def _note(self, asking: Awaitable[httpx.Response]) -> None:
        self.told[(await asking).status_code] += 1

    async def open_and_hello(self) -> None:
        """A socket that asks for everything and is held open for a while."""
        address = f"{self.address.replace('http', 'ws')}{API}/matches/{self.over}/stream"
        async with connect(address, local_addr=(ABUSER, 0), max_size=None, open_timeout=PATIENCE) as socket:
            await socket.send(json.dumps({"lang": "ja"}))
            self.told[json.loads(await socket.recv())["type"]] += 1
            await asyncio.sleep(3)

    async def open_page_socket(self) -> None:
        address = f"{self.address.replace('http', 'ws')}{SOCKET_IO}websocket"
        home = {"local_addr": (ABUSER, 0), "open_timeout": PATIENCE}
        async with connect(address, origin=self.address, **home) as socket:  # type: ignore[arg-type]
            self.told[str(await socket.recv())[:1]] += 1
            await asyncio.sleep(3)

    async def flood(self, ask: Ask, rate: float) -> None:
        """Ask so many times a second, whether or not there is an answer yet, for as long as we live."""
        asking: set[asyncio.Task[object]] = set()
        begun = time.monotonic()

        def done(task: asyncio.Task[object]) -> None:
            asking.discard(task)
            if not task.cancelled() and (problem := task.exception()) is not None:
                status = getattr(getattr(problem, "response", None), "status_code", None)
                self.told[status or type(problem).__name__] += 1

        try:
            for number in itertools.count(1):
                task = asyncio.ensure_future(ask())
                asking.add(task)
                task.add_done_callback(done)
                await asyncio.sleep(max(0.0, begun + number / rate - time.monotonic()))
        finally:
            for task in list(asking):
                task.cancel()
            await asyncio.gather(*asking, return_exceptions=True)


async def attack(address: str, chosen: argparse.Namespace) -> dict[str, tuple[list[float], Counter[object]]]:
    """The clicks of one while another does his worst, kind by kind: seconds, and what the other was told."""
    found = {}
    async with httpx.AsyncClient(timeout=60) as web:
        player, abuser = Client(address, web), Abuser(address)
        await abuser.prepare()
        kinds = {"nobody else": None, **abuser.kinds()}
        for name, ask in kinds.items():
            if not any(only in name for only in chosen.only):
                continue
            abuser.told.clear()
            flood = asyncio.ensure_future(abuser.flood(ask, chosen.rate)) if ask else None
            await asyncio.sleep(chosen.lead if ask else 0)
            taken = await clicks(player, chosen.game, "", chosen.seed, chosen.count)
            if flood is not None:
                flood.cancel()
                await asyncio.gather(flood, return_exceptions=True)
            told = ", ".join(f"{count} × {answer}" for answer, count in abuser.told.most_common(3))
            found[name] = (taken, Counter(abuser.told))
            print("  " + figures(name, taken) + (f"; told {told}" if told else ""), flush=True)
            await asyncio.sleep(chosen.rest)  # so that each kind begins with all that one may ask
        await abuser.web.aclose()
    return found


def memory(process: int) -> float:
    """Megabytes that a process has in memory."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def views(address: str, process: int, count: int) -> list[float]:
    """Fetch pages as bots do, from as many addresses as it needs, and tell how much memory the server has meanwhile."""
    told = [memory(process)]
    print(f"  {0:6} views: {told[0]:.0f} MB", flush=True)
    homes = [
        httpx.AsyncClient(
            base_url=address,
            transport=httpx.AsyncHTTPTransport(local_address=f"127.0.2.{home}"),
            timeout=PATIENCE,
        )
        for home in range(1, 21)
    ]
    seen, places = 0, itertools.cycle(PAGES)

    async def fetch(web: httpx.AsyncClient) -> None:
        nonlocal seen
        while seen < count:
            answer = await web.get(next(places), follow_redirects=True)
            if answer.status_code == 429:
                await asyncio.sleep(float(answer.headers["retry-after"]))
                continue
            seen += 1
            if seen % max(1, count // 10) == 0:
                told.append(memory(process))
                print(f"  {seen:6} views: {told[-1]:.0f} MB", flush=True)

    await asyncio.gather(*map(fetch, homes))
    await asyncio.sleep(40)  # until the last of them are forgotten
    told.append(memory(process))
    print(f"  afterwards  : {told[-1]:.0f} MB", flush=True)
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=60, help="clicks for each kind")
    parser.add_argument("--rate", type=float, default=50.0, help="requests a second")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default="invictus")
    parser.add_argument("--only", nargs="*", default=[""], help="only kinds with one of these in their names")
    parser.add_argument("--lead", type=float, default=1.0, help="seconds of abuse before the first click")
    parser.add_argument("--rest", type=float, default=4.0, help="seconds between two kinds")
    parser.add_argument("--warm", type=float, default=8.0, help="seconds before anything is asked")
    parser.add_argument(
        "--views", type=int, default=0, help="fetch so many pages and watch the memory instead"
    )
    parser.add_argument("--folder", default="", help="where matches are kept")
    chosen = parser.parse_args()
    print(
        f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, seed {chosen.seed}"
    )
    with tempfile.TemporaryDirectory(dir=chosen.folder or None) as folder:
        process, address = start_server(folder)
        try:
            time.sleep(chosen.warm)
            if chosen.views:
                asyncio.run(views(address, process.pid, chosen.views))
            else:
                print(f"clicks of one at {chosen.game} while another asks {chosen.rate:.0f} times a second")
                asyncio.run(attack(address, chosen))
        finally:
            process.terminate()
            process.wait(10)


if __name__ == "__main__":
    main()
