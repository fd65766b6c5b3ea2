"""What the browser tests share: a real Chromium, a real server, and guests whose every page is watched.
Without a browser on the machine the whole folder is skipped; a failure leaves pictures in the test's folder."""

from __future__ import annotations

import shutil
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

try:
    from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
except ImportError:
    collect_ignore_glob = ["test_*.py"]  # without the library they can't even be read


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser they are skipped; a browser may stumble on a busy machine, so each has three tries."""
    reason = f"browser tests need Chromium, and there is no {', '.join(NAMES)} here"
    mark = pytest.mark.skip(reason=reason) if BROWSER is None else pytest.mark.flaky(reruns=2)
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(mark)


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
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of one worker; those that kill theirs start their own."""
    running = Server(tmp_path_factory.mktemp("table"))
    running.start()
    yield running
    running.stop()


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
    """Guests by the call. Each wants no movement unless told else; none may meet an error or ask elsewhere."""
    guests: list[Guest] = []

    def come(at: Server = server, **wishes: Any) -> Guest:
        wishes = {"viewport": DESKTOP, "reduced_motion": "reduce", "color_scheme": "dark", **wishes}
        context = browser.new_context(base_url=at.address, locale=wishes.pop("locale", "en-GB"), **wishes)
        context.set_default_timeout(15_000)
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
