"""The pictures of the README: lobby, match and phone from a real Chromium, and the terminal of both games as SVGs.
`python benchmarks/screenshots.py` (needs Pillow too) writes them to docs/images; all chance is fixed."""

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
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from wartable.kernel.contract import Position, game
from wartable.players import player
from wartable.table.commitment import seed_of
from wartable.terminal.drawing import ACT, said
from wartable.terminal.screen import screen_of
from wartable.terminal.session import spoken

IMAGES = Path(__file__).parents[1] / "docs" / "images"
CHANCE = "the pictures of the README"
PLAYERS = {"nation0": "king", "nation1": "shogun", "build": "ready"}
SALT = "fixed"
FIRST = 1
FIRST_COMBAT = 200  # no match before it has a combat worth a picture
TRIES = 2000
MOST_CHOICES = 18
COLOURS = 192
LARGEST = 150_000  # bytes of a picture
FONT_FACE = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)  # the picture asks nobody for a font
FONTS = "ui-monospace, Menlo, Consolas, DejaVu Sans Mono"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")


# --- A server whose shuffles are always the same ---------------------------------------------------------


def serve(folder: str, number: int) -> None:
    """Serve with one secret for all matches, so that the one found beforehand can be repeated."""
    os.environ |= {"WARTABLE_DATA": folder, "WARTABLE_JIT": "0"}
    from wartable.table import table
    from wartable.web import api, app

    table.fresh_secret = lambda: secret_of(number)
    api.Limits = partial(api.Limits, requests=1e9, burst=10**9, matches=1e9)
    app.serve(port=0, browser=False)


class Visitor:
    """Makes a match at the server and plays it as it was played before."""

    def __init__(self, address: str) -> None:
        self.address = address

    def ask(self, path: str, body: Any = None, token: str = "") -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}/api/v1{path}", data)
        request.add_header("Content-Type", "application/json")
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.loads(answer.read())

    def repeat(self, moment: Moment, names: tuple[str, str], **more: Any) -> tuple[str, str]:
        """The match of a moment at that moment: its name, and the token of the first seat."""
        seats = [{"kind": "person", "name": name, "automatic": False} for name in names]
        made = self.ask("/matches", {"seats": seats, "options": PLAYERS, "window": 0, **more})
        match, tokens = made["match"], made["tokens"]
        for token in tokens:
            self.ask(f"/matches/{match}/join", {"salt": SALT}, token)
        for decision, (seat, action) in enumerate(moment.moves):
            self.ask(f"/matches/{match}/moves", {"decision": decision, "action": action}, tokens[seat])
        return match, tokens[0]


# --- A moment worth a picture ----------------------------------------------------------------------------


@dataclass
class Moment:
    """A position with the moves that led to it."""

    number: int  # of the secret that its shuffles came from
    position: Position
    moves: list[tuple[int, int]]  # seat and action


def secret_of(number: int) -> str:
    return sha256(f"{CHANCE} {number}".encode()).hexdigest()


def find_moment(first: int) -> Moment:
    """The first well filled table of a main phase, among matches played by seeded chance."""
    for number in range(first, first + TRIES):
        chance = random.Random(number)
        seed = seed_of(secret_of(number), [SALT, SALT])
        position = game("invictus").new(None, seed, compiled=False, **PLAYERS)
        moves: list[tuple[int, int]] = []
        while not position.over:
            told = {action: position.explain(action).verb for action in position.legal()}
            if position.actor == 0 and is_good(position, list(told.values())):
                return Moment(number, position, moves)
            lively = [action for action, verb in told.items() if verb in ("march", "enter")]
            action = chance.choice(lively if lively and chance.random() < 0.6 else list(told))
            moves.append((position.actor, action))
            position.play(action)
    raise SystemExit("no match came to a moment worth a picture")


def is_good(position: Position, verbs: list[str]) -> bool:
    """Attacks to choose from, one of them a capture; cards on both sides, points and queues on both, and a hand to play from."""
    if verbs.count("attack") < 2 or len(verbs) > MOST_CHOICES:
        return False
    targets = [(position.explain(action).target or {}).get("targets", []) for action in position.legal()]
    if not any(each["outcome"]["result"] == "captures" for many in targets for each in many):
        return False
    view = position.view(0)
    fields = [sum(cell["card"] is not None for cell in team["cells"]) for team in view["teams"]]
    return (
        view["pending"]["kind"] == "main"
        and min(fields) >= 3
        and 3 <= view["seats"][0]["hand"]["size"] <= 6
        and all(seat["points"] for seat in view["seats"])
        and all(team["queue"] for team in view["teams"])
    )


def find_combat(first: int) -> Position:
    """The first combat of Invasion worth a picture: damage to assign, cards in every own zone, a hand to play from."""
    chosen = game("invasion")
    for number in range(first, first + TRIES):
        position = chosen.new("starter", number)
        players = [player("greedy", chosen, seat) for seat in range(2)]
        while not position.over:
            seat = position.actor
            if position.explain(position.legal()[0]).verb == "assign" and is_good_combat(position.view(0)):
                return position
            position.play(players[seat].choose(position, seat))
    raise SystemExit("no match came to a combat worth a picture")


def is_good_combat(view: Any) -> bool:
    """The own attack, met by a defender, with a few points to assign, cards on both sides and no crowd anywhere."""
    if view["decider"] != 0 or view["active"] != 0 or view["pending"]["left"] < 3:
        return False
    zones = [seat["zones"] for seat in view["seats"]]
    counts = [[len(zone["cards"]) for zone in own] for own in zones]
    fighters = [[card.get("role") for zone in own for card in zone["cards"]] for own in zones]
    return (
        min(counts[0]) >= 1
        and sum(counts[1]) >= 4
        and max(map(max, counts)) <= 5
        and fighters[0].count("attacks") >= 2
        and fighters[1].count("defends") >= 1
        and all(zone["developments"]["count"] <= 2 for own in zones for zone in own)
        and 1 <= view["seats"][0]["hand"]["size"] <= 6
    )


# --- Pictures --------------------------------------------------------------------------------------------


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--serve", nargs=2, metavar=("FOLDER", "NUMBER"), help=argparse.SUPPRESS)
    arguments.add_argument("--first", type=int, default=FIRST, help="where to look for a moment from")
    arguments.add_argument("--terminal", action="store_true", help="only those of the terminal")
    chosen = arguments.parse_args()
    if chosen.serve:
        serve(chosen.serve[0], int(chosen.serve[1]))
        return
    IMAGES.mkdir(parents=True, exist_ok=True)
    moment = find_moment(chosen.first)
    print(f"match {moment.number}, after {len(moment.moves)} moves")
    terminal(IMAGES / "terminal.svg", moment.position)
    terminal(IMAGES / "invasion.svg", find_combat(FIRST_COMBAT))
    if chosen.terminal:
        return
    with tempfile.TemporaryDirectory() as folder:
        web(folder, moment)


def web(folder: str, moment: Moment) -> None:
    command = [sys.executable, __file__, "--serve", folder, str(moment.number)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        address = re.search(r"http://[\d.:]+", process.stdout.readline())
        assert address is not None, "the server did not start"
        browser_path = next((path for name in BROWSERS if (path := shutil.which(name))), None)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
            photograph(browser, address[0], moment)
            browser.close()
    finally:
        process.terminate()
        process.wait(10)


def photograph(browser: Browser, address: str, moment: Moment) -> None:
    visitor = Visitor(address)
    match, token = visitor.repeat(moment, ("Ania", "Kenji"))
    page = visit(browser, address, 1280, 800)
    sit(page, f"/match/{match}#{token}")
    aim(page)
    keep(page, "match.png")
    page.context.close()
    page = visit(browser, address, 390, 844, scale=1.5, has_touch=True, is_mobile=True)
    sit(page, f"/match/{match}#{token}")
    keep(page, "phone.png")
    page.context.close()
    page = visit(browser, address, 1280, 660)
    page.goto("/")
    page.evaluate("wartable.known()")
    keep_seat = "([match, token]) => wartable.keepSeat(match, { token, game: 'invictus' })"
    page.evaluate(keep_seat, [match, token])
    visitor.repeat(moment, ("Maja", "Haruto"), public=True)
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
    """Select a card that captures, and look at its target: the arrow and what would happen are drawn."""
    for piece in page.locator(".battlefield.mine [data-lit=act]").all():
        piece.click()
        target = page.locator(".battlefield.theirs [data-lit=target]:has(.fate-captures)")
        if target.count():
            target.first.hover()
            page.wait_for_timeout(300)
            return
        page.keyboard.press("Escape")


def keep(page: Page, name: str) -> None:
    """A picture of the page; one that is too large gets a palette in place of full colour."""
    file = IMAGES / name
    page.screenshot(path=file)
    if file.stat().st_size > LARGEST:
        picture = Image.open(file).convert("RGB")
        few = picture.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
        few.save(file, optimize=True)
    size = file.stat().st_size
    print(f"{file}: {size / 1000:.0f} KB")
    assert size <= LARGEST, f"{file} is larger than {LARGEST / 1000:.0f} KB"


# --- The terminal ----------------------------------------------------------------------------------------


def terminal(file: Path, position: Position) -> None:
    """The terminal table in the middle of a match, with the numbered list of what can be done."""
    screen, words = screen_of(position.game.name), spoken("en", position.game.name)
    console = Console(
        record=True, width=82, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    console.print(Padding(screen.draw(position.view(0), words), (0, 1)))
    console.print(Padding(said(words, position.game.prompt(position.record, 0)), (1, 1)))
    console.print(Padding(screen.choices(position, words).draw(), (0, 1)))
    console.print(Padding(Text("> ", ACT), (1, 1, 0, 1)))
    picture = FONT_FACE.sub("", console.export_svg(title="wartable"))
    file.write_text(picture.replace("Fira Code", FONTS), encoding="utf-8")
    print(f"{file}: {file.stat().st_size / 1000:.0f} KB")


if __name__ == "__main__":
    main()
