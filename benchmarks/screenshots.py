"""The pictures of the README: lobby, match and phone from a real Chromium, and the terminal as an SVG.
`python benchmarks/screenshots.py` writes them to docs/images; seeds are fixed, so the same moments come again."""

from __future__ import annotations

import argparse
import io
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from wartable.kernel.contract import Position, game
from wartable.locale import words
from wartable.terminal.board import ACT, Board, said
from wartable.terminal.choices import Choices

IMAGES = Path(__file__).parents[1] / "docs" / "images"
SECRET = "the pictures of the README"
PLAYERS = {"nation0": "king", "nation1": "shogun", "build": "ready"}
TERMINAL_SEED = 31
TRIES = 400
LARGEST = 150_000  # bytes of a picture
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")

State = dict[str, Any]


# --- A server whose shuffles are always the same ---------------------------------------------------------


def serve(folder: str) -> None:
    """Serve with numbered secrets in place of random ones, so that matches made in order repeat themselves."""
    os.environ |= {"WARTABLE_DATA": folder, "WARTABLE_JIT": "0"}
    from wartable.table import table
    from wartable.web import api, app

    numbers = count(1)
    table.fresh_secret = lambda: sha256(f"{SECRET} {next(numbers)}".encode()).hexdigest()
    api.Limits = partial(api.Limits, requests=1e9, burst=10**9, matches=1e9)
    app.serve(port=0, browser=False)


class Visitor:
    """Makes matches at the server and plays them up to a moment worth a picture."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.chance = random.Random(SECRET)

    def ask(self, path: str, body: Any = None, token: str = "") -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}/api/v1{path}", data)  # noqa: S310 (loopback)
        request.add_header("Content-Type", "application/json")
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
            return json.loads(answer.read())

    def come_to(self, wanted: Callable[[State], bool], names: tuple[str, str], **more: Any) -> tuple[str, str]:
        """A match at a moment that fits: its name, and the token of the first seat."""
        for _ in range(TRIES):
            seats = [{"kind": "person", "name": names[0]}, {"kind": "person", "name": names[1]}]
            wish = {"seats": seats, "options": PLAYERS, "window": 0, **more}
            made = self.ask("/matches", wish)
            match, tokens = made["match"], made["tokens"]
            for token in tokens:
                self.ask(f"/matches/{match}/join", {"salt": "fixed"}, token)
            if self._play(match, tokens, wanted):
                return match, tokens[0]
        raise SystemExit("no match came to a moment worth a picture")

    def _play(self, match: str, tokens: list[str], wanted: Callable[[State], bool]) -> bool:
        seat = 0
        while True:
            state = self.ask(f"/matches/{match}", token=tokens[seat])
            if state["status"] == "over":
                return False
            if state["decider"] != seat:
                seat = state["decider"]
                continue
            if seat == 0 and wanted(state):
                return True
            move = {"decision": state["decision"], "action": self._choose(state)}
            self.ask(f"/matches/{match}/moves", move, tokens[seat])

    def _choose(self, state: State) -> int:
        """Something lively: battlefields and kingdoms fill before they empty."""
        for verbs in (("march",), ("enter",), ("attack",)):
            found = [action["action"] for action in state["actions"] if action["verb"] in verbs]
            if found and self.chance.random() < 0.6:
                return int(self.chance.choice(found))
        return int(self.chance.choice(state["actions"])["action"])


def crowded(view: State, least: int) -> bool:
    """Both battlefields have cards, both kingdoms have points, and there is a hand to play from."""
    fields = [sum(cell["card"] is not None for cell in team["cells"]) for team in view["teams"]]
    hand = view["seats"][0]["hand"]["size"]
    return (
        min(fields) >= least
        and 4 <= hand <= 6
        and all(seat["points"] for seat in view["seats"])
        and all(team["queue"] for team in view["teams"])
    )


def good_main(state: State) -> bool:
    """Our own main phase with attacks to choose from, on a well filled table."""
    view = state["view"]
    attacks = [action for action in state["actions"] if action["verb"] == "attack"]
    return view["pending"]["kind"] == "main" and len(attacks) >= 2 and crowded(view, 3)


# --- Pictures --------------------------------------------------------------------------------------------


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--serve", metavar="FOLDER", help=argparse.SUPPRESS)
    arguments.add_argument("--only", choices=["web", "terminal"])
    chosen = arguments.parse_args()
    if chosen.serve:
        serve(chosen.serve)
        return
    IMAGES.mkdir(parents=True, exist_ok=True)
    if chosen.only != "web":
        terminal(IMAGES / "terminal.svg")
    if chosen.only != "terminal":
        with tempfile.TemporaryDirectory() as folder:
            web(folder)


def web(folder: str) -> None:
    command = [sys.executable, __file__, "--serve", folder]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        address = re.search(r"http://[\d.:]+", process.stdout.readline())
        assert address is not None, "the server did not start"
        browser_path = next((path for name in BROWSERS if (path := shutil.which(name))), None)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
            photograph(browser, address[0])
            browser.close()
    finally:
        process.terminate()
        process.wait(10)


def photograph(browser: Browser, address: str) -> None:
    visitor = Visitor(address)
    match, token = visitor.come_to(good_main, ("Ania", "Kenji"))
    page = visit(browser, address, 1280, 800)
    sit(page, f"/match/{match}#{token}")
    aim(page)
    keep(page, "match.png")
    page.context.close()
    page = visit(browser, address, 390, 844, scale=1.5, has_touch=True, is_mobile=True)
    sit(page, f"/match/{match}#{token}")
    keep(page, "phone.png")
    page.context.close()
    page = visit(browser, address, 1280, 800)
    page.goto("/")
    page.evaluate("wartable.known()")
    keep_seat = "([match, token]) => wartable.keepSeat(match, { token, game: 'invictus' })"
    page.evaluate(keep_seat, [match, token])
    visitor.come_to(good_main, ("Maja", "Haruto"), public=True)
    page.goto("/")
    page.wait_for_selector("section[aria-labelledby=list-watch]")
    page.evaluate(SHOW_LATE_MOMENT)
    page.wait_for_timeout(300)
    keep(page, "lobby.png")
    page.context.close()


# The tile shows a moment in the middle of its little match, whatever the clock says.
SHOW_LATE_MOMENT = """async () => {
  const frames = await (await fetch('/miniature/invictus')).json();
  document.querySelector('.mini').innerHTML = frames[Math.floor(frames.length * 0.6)];
}"""


def visit(browser: Browser, address: str, width: int, height: int, scale: float = 1, **more: Any) -> Page:
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        device_scale_factor=scale,
        color_scheme="dark",
        reduced_motion="reduce",
        locale="en-GB",
        **more,
    )
    return context.new_page()


def sit(page: Page, path: str) -> None:
    page.goto(path)
    page.wait_for_selector(".wt[data-turn=yours]")
    page.wait_for_timeout(500)


def aim(page: Page) -> None:
    """Select a card that attacks, and look at a target: the arrow and what would happen are drawn."""
    for piece in page.locator(".battlefield.mine [data-lit=act]").all():
        piece.click()
        targets = page.locator(".battlefield.theirs [data-lit=target]")
        if targets.count():
            targets.first.hover()
            page.wait_for_timeout(300)
            return
        page.keyboard.press("Escape")


def keep(page: Page, name: str) -> None:
    file = IMAGES / name
    page.screenshot(path=file)
    size = shrink(file)
    print(f"{file}: {size / 1000:.0f} KB")
    assert size <= LARGEST, f"{file} is larger than {LARGEST / 1000:.0f} KB"


def shrink(file: Path) -> int:
    """With a palette instead of full colour where Pillow is there: a third of the bytes, the same to the eye."""
    try:
        from PIL import Image
    except ImportError:
        return file.stat().st_size
    picture = Image.open(file).convert("RGB").quantize(192, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    picture.save(file, optimize=True)
    return file.stat().st_size


# --- The terminal ----------------------------------------------------------------------------------------


def terminal(file: Path) -> None:
    """The terminal table in the middle of a match, with the numbered list of what can be done."""
    spoken = words("en", "invictus", "terminal")
    position = terminal_moment()
    console = Console(record=True, width=82, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    console.print(Padding(Board(position.view(0), spoken).draw(), (0, 1)))
    console.print(Padding(said(spoken, position.game.prompt(position.record, 0)), (1, 1)))
    console.print(Padding(Choices(position, spoken).draw(), (0, 1)))
    console.print(Padding(Text("> ", ACT), (1, 1, 0, 1)))
    file.write_text(console.export_svg(title="wartable"), encoding="utf-8")
    print(f"{file}: {file.stat().st_size / 1000:.0f} KB")


def terminal_moment() -> Position:
    """The first well filled table of a main phase, among matches played by seeded chance."""
    for seed in range(TERMINAL_SEED, TERMINAL_SEED + TRIES):
        chance = random.Random(seed)
        position = game("invictus").new("duel", seed, compiled=False, **PLAYERS)
        while not position.over:
            legal, view = position.legal(), position.view(0)
            told = {action: position.explain(action).verb for action in legal}
            attacks = sum(verb == "attack" for verb in told.values())
            if position.actor == 0 and view["pending"]["kind"] == "main" and attacks >= 2:
                if crowded(view, 3) and len(legal) <= 16:
                    print('seed', seed)
                    return position
            lively = [action for action, verb in told.items() if verb in ("march", "enter")]
            position.play(chance.choice(lively if lively and chance.random() < 0.6 else legal))
    raise SystemExit("no match came to a moment worth a picture")


if __name__ == "__main__":
    main()
