"""Load on the table over loopback: many matches at once by WebSocket, on one core of their own, with real SQLite.
`python benchmarks/load.py` prints for each game moves a second, how long answers take, and the memory of open matches."""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import platform
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import orjson
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from wartable.table.store import Store
from wartable.table.table import Table
from wartable.web.api import PREFIX, create_app
from wartable.web.limits import UNLIMITED

CORE_OF_SERVER, CORE_OF_CLIENTS = 0, 1
WANTED = {
    "invictus": ("duel", 1000),
    "invasion": ("starter", 600),
    "shadespire": ("core", 500),
}  # moves a second
WARMING = 20.0  # seconds at half the rate: compiled rules are read in, and what is said often has been said


# --- The server, in a process of its own --------------------------------------------------------------


def serve(port: int, address: str) -> None:
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, {CORE_OF_SERVER})
    app = create_app(Table(Store(address), idle=5.0), UNLIMITED)
    uvicorn.run(app, host="127.0.0.1", port=port, log_level="warning", access_log=False)


def start_server(address: str) -> tuple[subprocess.Popen[bytes], int]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    command = [sys.executable, __file__, "--serve", str(port), "--database", address]
    process = subprocess.Popen(command)
    for _ in range(300):
        time.sleep(0.1)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return process, port
    process.kill()
    raise SystemExit("the server did not start")


def memory_of(process: subprocess.Popen[bytes]) -> float:
    """Megabytes that a process holds."""
    for line in Path(f"/proc/{process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def processor_time_of(process: subprocess.Popen[bytes]) -> float:
    """Seconds of processor time that a process has used, all its threads together."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# --- The clients --------------------------------------------------------------------------------------


class Client:
    """One who plays both seats of one match after another, at random, each move at its time."""

    def __init__(
        self, port: int, number: int, game: str, detail: str, web: httpx.AsyncClient, watchers: int = 0
    ) -> None:
        self.port, self.game, self.detail, self.web, self.watchers = port, game, detail, web, watchers
        self.watching: list[ClientConnection] = []
        self.lot = random.Random(number)
        self.socket: ClientConnection | None = None
        self.state: dict[str, Any] = {}

    async def open(self) -> None:
        """Create a match, sit down on both seats, and listen."""
        await self.close()
        seats = [{"link": 0, "automatic": False}, {"link": 0, "automatic": False}]
        wish = {"game": self.game, "format": WANTED[self.game][0], "seats": seats, "window": 0}
        made = (await self.web.post("/matches", json=wish)).json()
        head = {"Authorization": f"Bearer {made['tokens'][0]}"}
        joined = await self.web.post(f"/matches/{made['match']}/join", json={}, headers=head)
        token = joined.raise_for_status().json()["token"]
        address = f"ws://127.0.0.1:{self.port}{PREFIX}/matches/{made['match']}/stream"
        self.socket = await connect(address, compression=None, max_size=None)
        await self.socket.send(orjson.dumps({"token": token, "detail": self.detail}).decode())
        self.state = orjson.loads(await self.socket.recv(decode=False))["state"]
        for _ in range(self.watchers):
            other = await connect(address, compression=None, max_size=None, max_queue=None)
            await other.send(orjson.dumps({"detail": self.detail}).decode())
            self.watching.append(other)

    async def close(self) -> None:
        for one in (self.socket, *self.watching):
            if one is not None:
                await one.close()
        self.watching = []

    async def move(self) -> float:
        """Play one legal action; gives the seconds until it was accepted."""
        if self.state["status"] == "over":
            await self.open()
        assert self.socket is not None
        action = self.lot.choice(self.state["actions"])
        number = action if isinstance(action, int) else action["action"]
        wish = {"type": "move", "decision": self.state["decision"], "action": number}
        begun = time.perf_counter()
        await self.socket.send(orjson.dumps(wish).decode())
        taken, state = 0.0, None
        while not taken or state is None:
            message = orjson.loads(await self.socket.recv(decode=False))
            if message["type"] == "accepted":
                taken = time.perf_counter() - begun
            elif message["type"] == "state":
                state = message["state"]
            else:
                raise SystemExit(f"refused: {message}")
        self.state = state
        return taken

    async def play(self, until: float, every: float, times: list[float]) -> None:
        """Play until a time; with `every`, one move in so many seconds at most."""
        due = time.perf_counter() + self.lot.random() * every  # so that all together keep to the rate
        while max(due, time.perf_counter()) < until:
            if every:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                due = max(due + every, time.perf_counter())
            times.append(await self.move())


async def play_all(clients: list[Client], seconds: float, rate: float) -> list[float]:
    times: list[float] = []
    every = len(clients) / rate if rate else 0.0
    until = time.perf_counter() + seconds
    await asyncio.gather(*(client.play(until, every, times) for client in clients))
    return times


async def phase(
    name: str, process: subprocess.Popen[bytes], clients: list[Client], seconds: float, rate: float
) -> None:
    """Play for a while, and print how fast it was, how long answers took and what a move cost."""
    before = processor_time_of(process)
    times = sorted(await play_all(clients, seconds, rate))
    cost = (processor_time_of(process) - before) / len(times)
    half, most = (1000 * times[int(len(times) * part)] for part in (0.5, 0.99))
    print(
        f"{name:<30}{len(times) / seconds:6.0f} moves/s   p50 {half:6.1f} ms   p99 {most:6.1f} ms"
        f"   {1e6 * cost:5.0f} µs of the core a move",
        flush=True,
    )


async def measure(
    port: int, process: subprocess.Popen[bytes], matches: int, seconds: float, game: str, detail: str
) -> None:
    limits = httpx.Limits(max_connections=50, keepalive_expiry=1)
    web = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}{PREFIX}", timeout=120, limits=limits)
    clients = [Client(port, number, game, detail, web) for number in range(matches)]
    for first in range(0, matches, 50):
        await asyncio.gather(*(client.open() for client in clients[first : first + 50]))
    wanted = WANTED[game][1]
    await play_all(clients, WARMING, wanted / 2)
    await phase(f"{game}, {detail}, {wanted} a second", process, clients, seconds, wanted)
    await phase(f"{game}, {detail}, as fast as it goes", process, clients, seconds, 0)


async def idle(port: int, process: subprocess.Popen[bytes], matches: int, game: str) -> None:
    """Memory of matches in mid-game with two sockets each: one who plays, one who watches."""
    before = memory_of(process)
    limits = httpx.Limits(max_connections=50, keepalive_expiry=1)
    async with httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{port}{PREFIX}", timeout=120, limits=limits
    ) as web:
        clients = [Client(port, number, game, "full", web, watchers=1) for number in range(matches)]
        for first in range(0, matches, 50):
            await asyncio.gather(*(client.open() for client in clients[first : first + 50]))
        for _ in range(40):
            for first in range(0, matches, 100):
                await asyncio.gather(*(client.move() for client in clients[first : first + 100]))
        busy = memory_of(process)
        await asyncio.sleep(12)
        after = memory_of(process)
        print(
            f"{game}, {matches} matches of 40 moves, {2 * matches} sockets: server at {before:.0f} MB before,"
            f" {busy:.0f} MB just played, {after:.0f} MB idle",
            flush=True,
        )
        await asyncio.gather(*(client.close() for client in clients))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(WANTED)}; by default all")
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--idle", type=int, default=1000, help="matches open at once, 0 to leave that out")
    parser.add_argument("--detail", choices=("brief", "full"), action="append", help="by default only full")
    parser.add_argument("--database", default="", help="an address; by default a fresh SQLite file")
    parser.add_argument("--serve", type=int, default=0, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.serve:
        serve(chosen.serve, chosen.database)
        return
    if unknown := set(chosen.games) - WANTED.keys():
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, {CORE_OF_CLIENTS})
    gc.disable()  # the clients are to measure the server, not themselves
    print(
        f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, {chosen.matches} matches,"
        f" load {os.getloadavg()[0]:.1f}"
    )
    for game in chosen.games or WANTED:
        for detail in chosen.detail or ["full"]:
            with served(chosen.database) as (process, port):
                asyncio.run(measure(port, process, chosen.matches, chosen.seconds, game, detail))
        if chosen.idle:
            with served("") as (process, port):
                asyncio.run(idle(port, process, chosen.idle, game))


@contextmanager
def served(database: str) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """A server over a database, or over a fresh file."""
    with tempfile.TemporaryDirectory() as folder:
        process, port = start_server(database or f"sqlite:///{folder}/load.sqlite")
        try:
            yield process, port
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
