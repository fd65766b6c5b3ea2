"""The frame around every page: landmarks, navigation, language, theme, notices; and what all pages share.
What stands inside a page is the page's own; the frame knows no game and no match."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from html import escape
from pathlib import Path

from fastapi import Request
from nicegui import app, json, ui

from wartable.kernel.contract import game
from wartable.locale import Words
from wartable.table.table import Table
from wartable.table.workers import visitor as asking
from wartable.web.addresses import one_home
from wartable.web.headers import NONCE
from wartable.web.lab_folder import LabFolder
from wartable.web.language import (
    LANGUAGE_COOKIE,
    THEME_COOKIE,
    THEMES,
    offered,
    theme_for,
    title_of,
    words_for,
)
from wartable.web.limits import Visitors
from wartable.web.public import PublicLists
from wartable.web.reach import Reach
from wartable.web.tags import Tag, choice, link
from wartable.web.trial import Trials
from wartable.web.warm import Warmer

STATIC = Path(__file__).parent / "static"
OWN_FILES = (
    "shell.css",
    "shell.js",
    "decks.css",
    "standing.css",
    "away.js",
    "friend.css",
    "learn.css",
    "diagrams.css",
)
NAVIGATION = (
    ("nav-learn", "/learn"),
    ("nav-lobby", "/"),
    ("nav-rules", "/rules"),
    ("nav-decks", "/decks"),
    ("nav-cards", "/cards"),
)


@dataclass(frozen=True)
class House:
    """What the pages are about: the table with its matches, the compiling in the background, decks on trial."""

    table: Table
    warmer: Warmer
    visitors: Visitors
    lists: PublicLists
    reach: Reach = field(default_factory=Reach)
    trials: Trials = field(default_factory=Trials)
    lab: LabFolder = field(default_factory=LabFolder)

    def pages(self, request: Request) -> tuple[tuple[str, str], ...]:
        """The pages that the header names: results of the lab only to those who may see some."""
        seen = self.lab.may_read(self.reach, request) and self.lab.names()
        return (*NAVIGATION, ("nav-lab", "/lab")) if seen else NAVIGATION


@dataclass(frozen=True)
class Page:
    """One page as one browser sees it."""

    house: House
    words: Words
    theme: str
    bar: Tag  # in the header, for what a page can do

    @property
    def visitor(self) -> str:
        """The address of who looks at it."""
        return self.bar.client.ip

    def ask(self, cost: float = 0.0, *, making: bool = False) -> None:
        """Let who looks at it ask for something dear, or refuse it; what is `making` makes a new match."""
        asking.set(one_home(self.visitor))
        self.house.visitors.ask(one_home(self.visitor), cost, making=making)

    def say(self, name: str, /, **arguments: object) -> str:
        return self.words.text(name, **arguments)


def serve_own_files() -> None:
    """Make the frame's style and script known to the server."""
    for name in OWN_FILES:
        app.add_static_file(local_file=STATIC / name, url_path=f"/shell/{name}")


@cache
def version_of(name: str) -> str:
    """A short name for what one of our files is now."""
    return hashlib.sha256((STATIC / name).read_bytes()).hexdigest()[:12]


def own_style(name: str) -> None:
    """Let a page have one of our own style sheets beside the frame's."""
    ui.add_head_html(f'<link rel="stylesheet" href="/shell/{name}?{version_of(name)}">')


def own_script(code: str) -> None:
    """Let a page run a script of ours before anything is drawn; its mark says that it is no other's."""
    mark = ui.context.client.request.scope.get(NONCE, "")
    ui.add_head_html(f'<script nonce="{mark}">{code}</script>')


@contextmanager
def frame(house: House, request: Request, title: str, *, css: str = "") -> Iterator[Page]:
    """A page inside the frame; `title` is the name of a message, or the title itself."""
    words = words_for(request)
    bar = Tag("div", css="bar")
    page = Page(house, words, theme_for(request), bar)
    spoken = words.text(title) if words.has(title) else title
    ui.page_title(f"{spoken} · Wartable" if title != "title-lobby" else spoken)
    _head(page)
    with ui.header(fixed=False, wrap=False, add_scroll_padding=False).classes("frame-header"):
        _header(page, request.url.path, house.pages(request))
    _skip_link(page)
    ui.context.client.content.classes(f"frame-content {css}".strip())
    ui.context.client.content.props(f'id="content" tabindex="-1" data-page="{css or "plain"}"')
    _warm_notice(page)
    yield page


def _skip_link(page: Page) -> None:
    """The first thing that Tab reaches; the address stays as it is, for its fragment may hold a token."""
    skip = Tag("a", page.say("skip-to-content"), "skip", href="#content")
    skip.on("click", js_handler="(e) => { e.preventDefault(); document.getElementById('content').focus() }")
    skip.move(ui.context.client.layout, target_index=0)


def _head(page: Page) -> None:
    """Language, theme and texts that the browser needs before anything is drawn."""
    texts = {
        "lost": page.say("connection-lost"),
        "retrying": page.say("connection-retrying"),
        "restored": page.say("connection-restored"),
        "copied": page.say("copied"),
    }
    own_script(
        f"document.documentElement.lang='{page.words.language}';"
        f"window.wartableTexts={json.dumps(texts)};window.wartableTheme='{page.theme}';"
    )
    ui.add_head_html(
        f'<script src="/shell/shell.js?{version_of("shell.js")}"></script>'
        f'<link rel="stylesheet" href="/shell/shell.css?{version_of("shell.css")}">'
        f'<meta name="description" content="{escape(page.say("lobby-motto"))}">'
        '<meta name="referrer" content="no-referrer">'
        '<link rel="manifest" href="/manifest.webmanifest"><meta name="theme-color" content="#17211d">'
    )


def _header(page: Page, path: str, pages: Iterable[tuple[str, str]]) -> None:
    link("Wartable", "/", "brand", aria_label=f"Wartable: {page.say('nav-home')}")
    opener = Tag(
        "button",
        page.say("nav-menu"),
        "button menu-button",
        type="button",
        aria_expanded="false",
        aria_controls="site-menu",
    )
    opener.on("click", js_handler="(e) => wartable.menu(e.currentTarget)")
    with Tag("div", css="site-menu", id="site-menu"):
        with Tag("nav", css="navigation", aria_label=page.say("nav-label")):
            for name, address in pages:
                here = path == address or (address != "/" and path.startswith(address))
                link(page.say(name), address, aria_current="page" if here else None)
        with Tag("div", css="preferences"):
            keep = "(e) => wartable.prefer('{}', e.target.value)"
            choice(
                page.say("language-label"), offered(), page.words.language, js=keep.format(LANGUAGE_COOKIE)
            )
            themes = {theme: page.say(f"theme-{theme}") for theme in THEMES}
            choice(page.say("theme-label"), themes, page.theme, js=keep.format(THEME_COOKIE))
    page.bar.move(ui.context.slot.parent)


def _warm_notice(page: Page) -> None:
    """A line while the rules are being compiled; it goes when they are."""
    if page.house.warmer.progress().ready:
        return
    with page.bar:
        notice = Tag("p", "", "warm", role="status", aria_live="off", hidden=True)

    def look() -> None:
        progress = page.house.warmer.progress()
        if progress.ready or progress.failed:
            timer.cancel()
            notice.delete()
        elif progress.total:
            title = title_of(page.words, game(progress.game))
            notice.text = page.say("warming", game=title, done=progress.done, total=progress.total)
            notice.put("title", notice.text)
            notice.put("hidden", None)

    timer = ui.timer(1.0, look)
