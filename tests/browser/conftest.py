"""What the browser tests share: a real Chromium, a real server, and guests whose every page is watched.
Without a browser on the machine the whole folder is skipped; a failure leaves pictures in the test's folder."""

from __future__ import annotations

import json
import os
import shutil
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from .served import Server

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
BROWSER = next((found for name in NAMES if (found := shutil.which(name))), None)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 60_000  # milliseconds that a busy machine may take for what comes at once on an idle one

# A browser adds salt to the shuffles: here the same in every run, another for each guest of each test.
SALT = """(seed) => {
  crypto.getRandomValues = (array) => {
    for (let at = 0; at < array.length; at++) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      array[at] = seed >>> 16;
    }
    return array;
  };
}"""

# What a guest wishes of its board, unless it has wishes of its own: nothing waits, so that tests don't either.
SETTINGS = """(wishes) => {
  if (!location.protocol.startsWith("http")) return;
  const kept = JSON.parse(localStorage.getItem("wartable.settings")) || {};
  localStorage.setItem("wartable.settings", JSON.stringify({ ...wishes, ...kept }));
}"""
AT_ONCE = {"speed": "instant", "steady": False, "sounds": False}

try:
    from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

    expect.set_options(timeout=PATIENCE)
except ImportError:
    collect_ignore_glob = ["test_*.py"]  # without the library they can't even be read


def crowd() -> float:
    """How many tasks want each core: so many times longer may take what is measured in seconds."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser they are skipped."""
    reason = f"browser tests need Chromium, and there is no {', '.join(NAMES)} here"
    for item in items:
        if BROWSER is None and Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=reason))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=BROWSER, args=ARGUMENTS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of one worker."""
    started = Server(tmp_path_factory.mktemp("table"), "all tests")
    started.start()
    yield started
    started.stop()


@pytest.fixture
def server(running: Server, request: pytest.FixtureRequest) -> Server:
    """The server, with the chance of this test alone."""
    running.draw_for(request.node.nodeid)
    return running


@pytest.fixture
def own(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server that a test may kill."""
    started = Server(tmp_path, request.node.nodeid)
    started.start()
    yield started
    started.stop()


@dataclass
class Guest:
    """One browser of one person: its own cookies and memory, one page, and all that went wrong in it."""

    context: BrowserContext
    page: Page
    address: str
    wrong: list[str] = field(default_factory=list)
    received: list[str] = field(default_factory=list)  # by sockets

    def watch(self) -> None:
        page = self.page
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.wrong.append(f"error: {error}"))
        page.on("request", lambda request: self._asked(request.url))
        page.on("response", self._answered)
        page.on("websocket", self._connected)

    def _said(self, message: Any) -> None:
        if message.type == "error":
            self.wrong.append(f"console: {message.text}")

    def _asked(self, address: str) -> None:
        if not address.startswith((self.address + "/", "data:", "blob:" + self.address)):
            self.wrong.append(f"asks elsewhere: {address}")

    def _answered(self, answer: Any) -> None:
        if answer.status >= 400:
            self.wrong.append(f"{answer.status}: {answer.url}")

    def _connected(self, socket: Any) -> None:
        if not socket.url.startswith(self.address.replace("http", "ws") + "/"):
            self.wrong.append(f"connects elsewhere: {socket.url}")
        socket.on("framereceived", lambda frame: self.received.append(str(frame)))

    def go(self, path: str) -> Page:
        self.page.goto(self.address + path)
        return self.page

    def sit(self, match: str, token: str) -> Page:
        """Open a match on the seat of a token, with the board drawn."""
        self.go(f"/match/{match}#{token}")
        self.page.wait_for_selector(".wt[data-turn]")
        return self.page

    def forgive(self) -> None:
        """Forget what went wrong, where a test means it to."""
        self.wrong.clear()


Visit = Callable[..., Guest]


@pytest.fixture
def visit(
    browser: Browser, server: Server, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[Visit]:
    """Guests by the call. Each wants no movement and the colours of its system unless told else; none may meet an error or ask elsewhere."""
    guests: list[Guest] = []

    def come(at: Server = server, theme: str = "auto", **wishes: Any) -> Guest:
        settings = wishes.pop("settings", AT_ONCE)
        wishes = {"viewport": DESKTOP, "reduced_motion": "reduce", "color_scheme": "dark", **wishes}
        context = browser.new_context(base_url=at.address, locale=wishes.pop("locale", "en-GB"), **wishes)
        context.add_cookies([{"name": "wartable-theme", "value": theme, "url": at.address}])
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"({SALT})({zlib.crc32(f'{request.node.nodeid} {len(guests)}'.encode())})")
        context.add_init_script(f"({SETTINGS})({json.dumps(settings)})")
        guest = Guest(context, context.new_page(), at.address)
        guest.watch()
        guests.append(guest)
        return guest

    yield come
    failed = request.node.stash.get(FAILED, False)
    wrong = [problem for guest in guests for problem in guest.wrong]
    for number, guest in enumerate(guests):
        if failed or wrong:
            picture = tmp_path / f"guest-{number}.png"
            guest.page.screenshot(path=picture)
            print(f"what guest {number} saw: {picture}")
        guest.context.close()
    assert wrong == [] or failed, "\n".join(wrong)


@pytest.fixture
def guest(visit: Visit) -> Guest:
    return visit()


@pytest.fixture
def phone(visit: Visit) -> Guest:
    return visit(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
