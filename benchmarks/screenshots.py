"""The pictures of the README: lobby, tables, draft room and phone from a real Chromium, and the terminal of each game as an SVG.
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
from collections.abc import Callable
from dataclasses import dataclass, field
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
SALT = "fixed"
SETTINGS = {
    "speed": "instant",
    "sounds": False,
    "coach": True,
}  # of the browser: nothing is asked, and the coach is there
NAMES = ("Ania", "Kenji")
TRIES = 2000
MOST_CHOICES = 18
COLOURS = 192
LARGEST = 220_000  # bytes of a picture
FONT_FACE = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)  # the picture asks nobody for a font
FONTS = "ui-monospace, Menlo, Consolas, DejaVu Sans Mono"
FITTED = 'lengthAdjust="spacingAndGlyphs" textLength='  # signs of another font keep to their cells
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")


# --- A server whose shuffles are always the same ---------------------------------------------------------


def serve(folder: str, *numbers: str) -> None:
    """Serve with a known secret for each match that is made, so that those found beforehand can be repeated."""
    os.environ |= {"WARTABLE_DATA": folder, "WARTABLE_JIT": "0"}
    from wartable.table import carrying
    from wartable.web import api, app

    secrets = [secret_of(int(number)) for number in reversed(numbers)]
    carrying.fresh_secret = secrets.pop
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

    def repeat(self, moment: Moment, names: tuple[str, str] = NAMES, **more: Any) -> tuple[str, str]:
        """The match of a moment at that moment: its name, and the token of the first seat."""
        seats = [{"kind": "person", "name": name, "automatic": False} for name in names]
        wish = moment.wish
        match = {"game": wish.game, "format": wish.format, "options": wish.options}
        made = self.ask("/matches", {**match, "seats": seats, "window": 0, **more})
        match = made["match"]
        tokens = [
            self.ask(f"/matches/{match}/join", {"salt": SALT}, token)["token"] for token in made["tokens"]
        ]
        for decision, (seat, action) in enumerate(moment.moves):
            self.ask(f"/matches/{match}/moves", {"decision": decision, "action": action}, tokens[seat])
        return match, tokens[0]


# --- A moment worth a picture ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Wish:
    """What is looked for: matches of a kind, who plays them, and what makes a moment of one worth a picture."""

    game: str
    format: str
    is_good: Callable[[Position], bool]  # asked at the decisions of the first seat
    first: int = 1  # no match before it has such a moment
    player: str = "greedy"
    options: dict[str, Any] = field(default_factory=dict)


@dataclass
class Moment:
    """A position with the moves that led to it."""

    wish: Wish
    number: int  # of the secret that its shuffles came from
    position: Position
    moves: list[tuple[int, int]]  # seat and action


class Lively:
    """Plays by chance, but rather enters and marches than not."""

    def __init__(self, number: int) -> None:
        self.chance = random.Random(number)

    def choose(self, position: Position, seat: int) -> int:
        told = {action: position.explain(action).verb for action in position.legal()}
        lively = [action for action, verb in told.items() if verb in ("march", "enter")]
        return self.chance.choice(lively if lively and self.chance.random() < 0.6 else list(told))


def secret_of(number: int) -> str:
    return sha256(f"{CHANCE} {number}".encode()).hexdigest()


def find_moment(wish: Wish) -> Moment:
    """The first moment of a kind, among matches that computers play."""
    chosen = game(wish.game)
    for number in range(wish.first, wish.first + TRIES):
        position = chosen.new(wish.format, seed_of(secret_of(number), [SALT, SALT]), **wish.options)
        lively = Lively(number)
        players = [
            lively if wish.player == "lively" else player(wish.player, chosen, seat) for seat in range(2)
        ]
        moves: list[tuple[int, int]] = []
        while not position.over:
            seat = position.actor
            if seat == 0 and wish.is_good(position):
                print(f"{wish.game} {wish.format}: match {number}, after {len(moves)} moves", flush=True)
                return Moment(wish, number, position, moves)
            moves.append((seat, players[seat].choose(position, seat)))
            position.play(moves[-1][1])
    raise SystemExit(f"no match of {wish.game} came to a moment worth a picture")


def is_capture(position: Position) -> bool:
    """Attacks to choose from, one of them a capture; cards on both sides, points and queues on both, and a hand to play from."""
    told = {action: position.explain(action) for action in position.legal()}
    if [action.verb for action in told.values()].count("attack") < 2 or len(told) > MOST_CHOICES:
        return False
    ways = [way.target or {} for offer in dict(position.offers(told)).values() for way in offer.ways]
    if not any(target.get("outcome", {}).get("result") == "captures" for target in ways):
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


def is_combat(position: Position) -> bool:
    """The own attack, met by a defender, with a few points to assign, cards and damage on both sides and no crowd anywhere."""
    if position.explain(position.legal()[0]).verb != "assign":
        return False
    view = position.view(0)
    if view["active"] != 0 or view["pending"]["left"] < 3:
        return False
    zones = [seat["zones"] for seat in view["seats"]]
    counts = [[len(zone["cards"]) for zone in own] for own in zones]
    fighters = [[card.get("role") for zone in own for card in zone["cards"]] for own in zones]
    developed = [sum(zone["developments"]["count"] for zone in own) for own in zones]
    return (
        min(counts[0]) >= 1
        and sum(counts[1]) >= 4
        and max(map(max, counts)) <= 5
        and fighters[0].count("attacks") >= 2
        and fighters[1].count("defends") >= 1
        and min(developed) >= 1
        and all(any(zone["damage"] for zone in own) for own in zones)
        and 1 <= view["seats"][0]["hand"]["size"] <= 6
    )


def is_fight(position: Position) -> bool:
    """The second round or the third: blood and glory on both sides, a fighter who may move or attack, and cards to play."""
    view = position.view(0)
    plans = (view["plans"] or {}).values()
    if view["round"] < 2 or not any(len(plan["moves"]) > 4 and plan["attacks"] for plan in plans):
        return False
    standing = [
        [each for each in view["fighters"] if each["seat"] == seat and not each["out"]] for seat in (0, 1)
    ]
    return (
        all(len(own) >= 2 and any(each["wounds"] for each in own) for own in standing)
        and all(seat["glory"] + seat["spent_glory"] for seat in view["seats"])
        and any(each["upgrades"] for each in standing[0])
        and len(view["seats"][0]["powers"]) >= 2
    )


def is_draft(position: Position) -> bool:
    """A pick from a pack that is nearly whole, with half a deck."""
    view = position.view(0)
    draft, kind = view["draft"], view["pending"]["kind"]
    return (
        kind == "pick"
        and draft["pack"] == 3
        and view["pending"]["left"] == 1
        and len(view["pending"]["cards"]) >= 8
    )


WISHES = {
    "invictus": Wish(
        "invictus",
        "duel",
        is_capture,
        player="lively",
        options={"nation0": "king", "nation1": "shogun", "build": "ready"},
    ),
    "invasion": Wish("invasion", "starter", is_combat),
    "draft": Wish("invasion", "draft", is_draft),
    "shadespire": Wish("shadespire", "core", is_fight),
}


# --- Pictures --------------------------------------------------------------------------------------------


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--serve", nargs="+", metavar="FOLDER NUMBER", help=argparse.SUPPRESS)
    arguments.add_argument("--only", choices=WISHES, help="the pictures of one kind of moment")
    arguments.add_argument("--terminal", action="store_true", help="only those of the terminal")
    chosen = arguments.parse_args()
    if chosen.serve:
        serve(*chosen.serve)
        return
    IMAGES.mkdir(parents=True, exist_ok=True)
    names = [name for name in WISHES if chosen.only in (None, name)]
    moments = {name: find_moment(WISHES[name]) for name in names}
    for name, file in TERMINALS.items():
        if name in moments:
            terminal(IMAGES / file, moments[name].position)
    if chosen.terminal:
        return
    with tempfile.TemporaryDirectory() as folder:
        web(folder, moments)


def web(folder: str, moments: dict[str, Moment]) -> None:
    made = [moment.number for name, moment in moments.items() for _ in range(MATCHES.get(name, 1))]
    command = [sys.executable, __file__, "--serve", folder, *map(str, made)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        address = re.search(r"http://[\d.:]+", process.stdout.readline())
        assert address is not None, "the server did not start"
        browser_path = next((path for name in BROWSERS if (path := shutil.which(name))), None)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
            for name, moment in moments.items():
                PHOTOGRAPHS[name](browser, address[0], moment)
            browser.close()
    finally:
        process.terminate()
        process.wait(10)


def photograph_invictus(browser: Browser, address: str, moment: Moment) -> None:
    visitor = Visitor(address)
    match, token = visitor.repeat(moment)
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


def photograph(
    name: str, ready: Callable[[Page, Moment], None], browser: Browser, address: str, moment: Moment
) -> None:
    """One picture of a large window, at a moment that is made ready on the page."""
    match, token = Visitor(address).repeat(moment)
    page = visit(browser, address, 1440, 900)
    sit(page, f"/match/{match}#{token}")
    ready(page, moment)
    page.wait_for_timeout(500)
    keep(page, name)
    page.context.close()


def nothing_more(page: Page, moment: Moment) -> None:
    """The table as it is."""


def select_fighter(page: Page, moment: Moment) -> None:
    """Select the fighter with the most to do: hexes are tinted, its attacks and their chances are told."""
    plans = moment.position.view(0)["plans"]
    fighter, _ = max(plans.items(), key=lambda each: (bool(each[1]["attacks"]), len(each[1]["moves"])))
    page.locator(f'.sha-token[data-piece="fighter-{fighter}"]').click()
    page.mouse.move(2, 2)
    page.wait_for_selector(".sha-odds .odd")


def look_at_card(page: Page, moment: Moment) -> None:
    """Look at a card in the middle of the pack."""
    page.locator(".draft-cards .draft-tile").nth(4).hover()


PHOTOGRAPHS: dict[str, Callable[[Browser, str, Moment], None]] = {
    "invictus": photograph_invictus,
    "invasion": partial(photograph, "invasion.png", nothing_more),
    "draft": partial(photograph, "draft.png", look_at_card),
    "shadespire": partial(photograph, "shadespire.png", select_fighter),
}
MATCHES = {"invictus": 2}  # how many are made for the pictures of a moment, if not one
TERMINALS = {"invictus": "terminal.svg", "invasion": "invasion.svg", "shadespire": "shadespire.svg"}


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
    context.add_init_script(
        f"localStorage.setItem('wartable.settings', JSON.stringify({json.dumps(SETTINGS)}))"
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
    picture = FONT_FACE.sub("", console.export_svg(title="wartable")).replace("Fira Code", FONTS)
    file.write_text(picture.replace("textLength=", FITTED), encoding="utf-8")
    print(f"{file}: {file.stat().st_size / 1000:.0f} KB")


if __name__ == "__main__":
    main()
