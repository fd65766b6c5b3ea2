"""How fast the table answers a person while computers think: the server as users start it, with compiled rules.
`python benchmarks/clicks.py` prints, game by game, how long clicks and the computer's moves take, and page weights."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

ROOT = Path(__file__).parents[1]
STATIC = ROOT / "src" / "wartable" / "web" / "static"
LEVEL = "normal"
GAMES = (("invictus", "duel"), ("invasion", "starter"), ("shadespire", "core"), ("shadespire", "melee"))
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")
SEATS = {"melee": 4}
COMPUTER = {"kind": "computer", "level": LEVEL}
PATIENCE = 60  # seconds for an answer
PACE = 0.15  # seconds between two clicks
# In the page: press what is lit, for so many seconds, and note how long it takes until the next decision is drawn.
PRESS = """async ([seconds, pause]) => {
  const taken = [], until = performance.now() + 1000 * seconds;
  const wait = (time) => new Promise((done) => setTimeout(done, time));
  const shown = (selector) => [...document.querySelectorAll(`.wt ${selector}`)].filter((each) => each.getClientRects().length);
  let pressed = 0, decision = null;
  const look = () => {
    const board = document.querySelector(".wt");
    if (!board || board.dataset.decision === decision) return;
    if (pressed) taken.push((performance.now() - pressed) / 1000);
    [pressed, decision] = [0, board.dataset.decision];
  };
  new MutationObserver(look).observe(document.body, { attributes: true, subtree: true, attributeFilter: ["data-decision"] });
  look();
  while (performance.now() < until) {
    await wait(pause);
    const board = document.querySelector(".wt");
    if (!board || board.dataset.turn !== "yours" || board.hasAttribute("data-sent")) continue;
    const marks = shown('[data-lit="select"]').length ? ['.option', '[data-lit="target"]'] : ['.usual', '[data-lit="act"]', '[data-lit="target"]'];
    const lit = marks.flatMap(shown);
    if (!lit.length) continue;
    pressed = performance.now();
    lit[Math.floor(Math.random() * lit.length)].click();
  }
  return taken;
}"""


def start_server(folder: str) -> tuple[subprocess.Popen[str], str]:
    environment = {**os.environ, "WARTABLE_DATA": folder, "PYTHONPATH": str(ROOT / "src")}
    environment.pop("WARTABLE_DATABASE", None)
    process = subprocess.Popen(
        [sys.executable, "-m", "wartable.web.app", "0"], env=environment, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    for line in process.stdout:
        found = ADDRESS.search(line)
        if found:
            return process, found[0]
    raise SystemExit("the server did not start")


class Client:
    """One who sits at a match over a WebSocket and gets what a page gets."""

    def __init__(self, address: str, web: httpx.AsyncClient) -> None:
        self.address, self.web = address, web

    async def create(
        self, game: str, format: str, seats: list[dict[str, Any]], **more: Any
    ) -> tuple[str, str]:
        """A match with everybody there; its name and the token of its first person."""
        while True:
            body = {"game": game, "format": format, "seats": seats, **more}
            made = await self.web.post(f"{self.address}/api/v1/matches", json=body)
            if made.status_code == 429:
                await asyncio.sleep(0.5)
                continue
            made.raise_for_status()
            name, tokens = made.json()["match"], [token for token in made.json()["tokens"] if token]
            held = []
            for token in dict.fromkeys(tokens):
                head = {"Authorization": f"Bearer {token}"}
                address = f"{self.address}/api/v1/matches/{name}/join"
                joined = (await self.web.post(address, json={}, headers=head)).raise_for_status()
                held.append(joined.json()["token"])
            return name, held[0] if held else ""

    def stream(self, name: str) -> connect:
        address = f"{self.address.replace('http', 'ws')}/api/v1/matches/{name}/stream"
        return connect(address, max_size=None, open_timeout=PATIENCE)


async def clicks(client: Client, game: str, format: str, seed: int, count: int) -> list[float]:
    """Seconds from each click until the new state is there, in a match that one person plays on both sides."""
    lot, taken = random.Random(seed), []
    here = {"link": 0, "automatic": False}
    while len(taken) < count:
        name, token = await client.create(game, format, [here] * SEATS.get(format, 2), window=0)
        async with client.stream(name) as socket:
            await socket.send(json.dumps({"token": token}))
            state = json.loads(await socket.recv())["state"]
            while len(taken) < count and state["status"] == "playing":
                await asyncio.sleep(PACE)
                action = lot.choice(state["actions"])["action"]
                began, decision = time.perf_counter(), state["decision"]
                await socket.send(json.dumps({"type": "move", "decision": decision, "action": action}))
                while state["decision"] == decision:
                    told = json.loads(await socket.recv())
                    assert told["type"] != "refused", told
                    state = told.get("state", state)
                taken.append(time.perf_counter() - began)
    return taken


async def answers(
    client: Client, game: str, format: str, seed: int, count: int
) -> tuple[list[float], list[float]]:
    """Seconds from a person's click until the computer's first move is there, and until the person is asked again."""
    lot, first, whole = random.Random(seed), [], []
    seats = [{"automatic": True}, *[COMPUTER] * (SEATS.get(format, 2) - 1)]
    while len(whole) < count:
        name, token = await client.create(game, format, seats)
        async with client.stream(name) as socket:
            await socket.send(json.dumps({"token": token}))
            state = json.loads(await socket.recv())["state"]
            while len(whole) < count and state["status"] == "playing":
                if state["decider"] != 0:
                    state = json.loads(await socket.recv()).get("state", state)
                    continue
                action = lot.choice(state["actions"])["action"]
                began, decision = time.perf_counter(), state["decision"]
                await socket.send(json.dumps({"type": "move", "decision": decision, "action": action}))
                thinks = None  # the decision that the computer was first seen with
                while state["decision"] == decision or state["decider"] > 0:
                    told = json.loads(await socket.recv())
                    state = told.get("state", state)
                    if thinks is None and state["decider"] > 0:
                        thinks = state["decision"]
                    elif thinks is not None and state["decision"] > thinks and thinks >= 0:
                        first.append(time.perf_counter() - began)
                        thinks = -1
                    if state["status"] == "over":
                        break
                if thinks is not None:
                    whole.append(time.perf_counter() - began)
    return first, whole


async def presses(client: Client, game: str, format: str, seconds: float) -> list[float]:
    """Seconds from a press in a real browser until the next decision is drawn, in a match against the computer."""
    from playwright.async_api import async_playwright

    seats = [{"automatic": True}, *[COMPUTER] * (SEATS.get(format, 2) - 1)]
    async with async_playwright() as playwright:
        found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
        browser = await playwright.chromium.launch(
            executable_path=found, args=["--no-sandbox", "--disable-gpu"]
        )
        page = await browser.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
        name, token = await client.create(game, format, seats)
        await page.goto(f"{client.address}/match/{name}#{token}")
        await page.wait_for_selector(".wt[data-turn]", timeout=60_000)
        taken: list[float] = await page.evaluate(PRESS, [seconds, 250])
        await browser.close()
    return taken


async def thinking(client: Client, game: str, format: str) -> None:
    """Computers at the default level, match after match, for as long as we live."""
    while True:
        name, _ = await client.create(game, format, [COMPUTER] * SEATS.get(format, 2), window=0)
        async with client.stream(name) as socket:
            await socket.send(json.dumps({"detail": "brief"}))
            while json.loads(await socket.recv())["state"]["status"] != "over":
                pass


def figures(name: str, seconds: list[float]) -> str:
    ordered = sorted(1000 * one for one in seconds)
    if not ordered:
        return f"{name}: none"
    at = [ordered[min(len(ordered) - 1, int(len(ordered) * share))] for share in (0.5, 0.95)]
    return f"{name}: p50 {at[0]:.0f} ms, p95 {at[1]:.0f} ms, longest {ordered[-1]:.0f} ms ({len(ordered)})"


async def measure(address: str, chosen: argparse.Namespace) -> None:
    async with httpx.AsyncClient(timeout=60) as web:
        client = Client(address, web)
        for game, format in GAMES:
            if chosen.game not in ("", game):
                continue
            others = [asyncio.create_task(thinking(client, game, format)) for _ in range(chosen.thinking)]
            await asyncio.sleep(chosen.warm)
            quick = await clicks(client, game, format, chosen.seed, chosen.count)
            print(f"{game} {format}")
            print("  " + figures(f"a click while {chosen.thinking} match(es) think", quick), flush=True)
            if chosen.browser:
                drawn = await presses(client, game, format, chosen.browser)
                print("  " + figures("the same in a browser, drawn", drawn), flush=True)
            for task in others:
                task.cancel()
            first, whole = await answers(client, game, format, chosen.seed, chosen.count // 4)
            print("  " + figures("the computer's first move", first))
            print("  " + figures("until the person is asked again", whole), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=200, help="clicks for each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--thinking", type=int, default=1, help="matches in which computers think meanwhile")
    parser.add_argument("--warm", type=float, default=5.0, help="seconds before the first click")
    parser.add_argument(
        "--browser", type=float, default=0.0, help="seconds of pressing in a real Chromium, too"
    )
    parser.add_argument("--folder", default="", help="where matches are kept; the disk's waits count, too")
    parser.add_argument("--game", default="", help="one game only")
    chosen = parser.parse_args()
    print(
        f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, seed {chosen.seed}"
    )
    weight = sum(path.stat().st_size for path in STATIC.rglob("*") if path.is_file())
    print(f"our own files: {weight / 1024:.0f} KB")
    with tempfile.TemporaryDirectory(dir=chosen.folder or None) as folder:
        process, address = start_server(folder)
        try:
            asyncio.run(measure(address, chosen))
        finally:
            process.terminate()
            process.wait(10)


if __name__ == "__main__":
    main()
