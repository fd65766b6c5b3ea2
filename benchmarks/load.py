"""Load on the table over loopback: many matches at once by WebSocket, on one core of their own, with real SQLite.
`python benchmarks/load.py` prints moves a second, how long answers take, and the memory of idle matches."""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import platform
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from wartable.table.store import Store
from wartable.table.table import Table
from wartable.web.api import PREFIX, create_app
from wartable.web.limits import UNLIMITED

CORE_OF_SERVER, CORE_OF_CLIENTS = 0, 1


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

    def __init__(self, port: int, number: int, detail: str, web: httpx.AsyncClient) -> None:
        self.port, self.detail, self.web = port, detail, web
        self.lot = random.Random(number)
        self.socket: ClientConnection | None = None
        self.state: dict[str, Any] = {}

    async def open(self) -> None:
        """Create a match, sit down on both seats, and listen."""
        await self.close()
        seats = [{"link": 0, "automatic": False}, {"link": 0, "automatic": False}]
        made = (await self.web.post("/matches", json={"seats": seats, "window": 0})).json()
        head = {"Authorization": f"Bearer {made['tokens'][0]}"}
        joined = await self.web.post(f"/matches/{made['match']}/join", json={}, headers=head)
        token = joined.raise_for_status().json()["token"]
        address = f"ws://127.0.0.1:{self.port}{PREFIX}/matches/{made['match']}/stream"
        self.socket = await connect(address, compression=None, max_size=None)
        await self.socket.send(json.dumps({"token": token, "detail": self.detail}))
        self.state = json.loads(await self.socket.recv())["state"]

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    async def move(self) -> float:
        """Play one legal action; gives the seconds until it was accepted."""
        if self.state["status"] == "over":
            await self.open()
        assert self.socket is not None
        action = self.lot.choice(self.state["actions"])
        number = action if isinstance(action, int) else action["action"]
        wish = {"type": "move", "decision": self.state["decision"], "action": number}
        begun = time.perf_counter()
        await self.socket.send(json.dumps(wish))
        taken, state = 0.0, None
        while not taken or state is None:
            message = json.loads(await self.socket.recv())
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
        due = time.perf_counter() + self.lot.random() * every
        while time.perf_counter() < until:
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
    port: int, process: subprocess.Popen[bytes], matches: int, seconds: float, detail: str
) -> None:
    limits = httpx.Limits(max_connections=50, keepalive_expiry=1)
    web = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}{PREFIX}", timeout=120, limits=limits)
    clients = [Client(port, number, detail, web) for number in range(matches)]
    for first in range(0, matches, 50):
        await asyncio.gather(*(client.open() for client in clients[first : first + 50]))
    await play_all(clients, 2.0, 500)
    await phase(f"{detail}, 500 a second", process, clients, seconds, 500)
    await phase(f"{detail}, 1000 a second", process, clients, seconds, 1000)
    await phase(f"{detail}, as fast as it goes", process, clients, seconds, 0)


async def idle(port: int, process: subprocess.Popen[bytes], matches: int) -> None:
    """Memory of matches in mid-game that somebody watches while nothing happens."""
    before = memory_of(process)
    limits = httpx.Limits(max_connections=50, keepalive_expiry=1)
    async with httpx.AsyncClient(
        base_url=f"http://127.0.0.1:{port}{PREFIX}", timeout=120, limits=limits
    ) as web:
        clients = [Client(port, number, "full", web) for number in range(matches)]
        for first in range(0, matches, 50):
            await asyncio.gather(*(client.open() for client in clients[first : first + 50]))
        for _ in range(40):
            for first in range(0, matches, 100):
                await asyncio.gather(*(client.move() for client in clients[first : first + 100]))
        busy = memory_of(process)
        await asyncio.sleep(12)
        after = memory_of(process)
        print(
            f"{matches} matches of 40 moves, each watched by WebSocket: server at {before:.0f} MB before,"
            f" {busy:.0f} MB just played, {after:.0f} MB idle"
        )
        await asyncio.gather(*(client.close() for client in clients))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--idle", type=int, default=1000)
    parser.add_argument("--database", default="", help="an address; by default a fresh SQLite file")
    parser.add_argument("--serve", type=int, default=0, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.serve:
        serve(chosen.serve, chosen.database)
        return
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, {CORE_OF_CLIENTS})
    gc.disable()  # the clients are to measure the server, not themselves
    print(
        f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, {chosen.matches} matches"
    )
    for detail in ("brief", "full"):
        with tempfile.TemporaryDirectory() as folder:
            process, port = start_server(chosen.database or f"sqlite:///{folder}/load.sqlite")
            try:
                asyncio.run(measure(port, process, chosen.matches, chosen.seconds, detail))
                if detail == "full" and chosen.idle:
                    process.terminate()
                    process.wait()
                    process, port = start_server(f"sqlite:///{folder}/idle.sqlite")
                    asyncio.run(idle(port, process, chosen.idle))
            finally:
                process.terminate()
                process.wait()


if __name__ == "__main__":
    main()
