"""The pages /lab and /lab/NAME: the results of the lab and what each says, as its report tells it. Nothing can be changed here."""

from __future__ import annotations

import asyncio

from fastapi import Request
from nicegui import app, ui

from wartable.kernel.errors import WartableError
from wartable.lab.report import STYLE, body, title_of
from wartable.lab.results import Folder
from wartable.locale import Words, words
from wartable.web.frame import House, Page, frame
from wartable.web.tags import Tag, link

COST = 10.0  # requests that reading results counts for


def register(house: House) -> None:
    """The list and the reports."""
    app.add_static_file(local_file=STYLE, url_path="/shell/report.css")

    @ui.page("/lab")
    def index(request: Request) -> None:
        with frame(house, request, "nav-lab", css="reading") as page:
            if not house.lab.may_read(house.reach, request):
                _nothing(page)
                return
            Tag("h1", page.say("nav-lab"))
            names = house.lab.names()
            if not names:
                Tag("p", page.say("lab-page-empty", folder=str(house.lab.path)), "note")
            with Tag("ul", css="rulebooks"):
                for name in names:
                    with Tag("li"), link("", f"/lab/{name}", "rulebook"):
                        Tag("strong", name)
                        Tag("span", _title(house, name, page))

    @ui.page("/lab/{name}")
    async def report(request: Request, name: str) -> None:
        with frame(house, request, "nav-lab", css="reading") as page:
            if not house.lab.may_read(house.reach, request) or name not in house.lab.names():
                _nothing(page)
                return
            page.ask(COST)
            ui.add_head_html('<link rel="stylesheet" href="/shell/report.css">')
            link(page.say("lab-page-back"), "/lab")
            told = await asyncio.to_thread(_told, house, name, page.words)
            ui.html(told, sanitize=False)


def _nothing(page: Page) -> None:
    Tag("h1", page.say("not-found"))
    link(page.say("nav-home"), "/")


def _title(house: House, name: str, page: Page) -> str:
    try:
        return title_of(Folder.open(house.lab.path / name).job, page.words)
    except (WartableError, KeyError, AssertionError):
        return page.say("lab-page-unreadable")


def _told(house: House, name: str, say: Words) -> str:
    """The report, or why there is none; all of it is escaped where it is made."""
    from html import escape

    try:
        return body(Folder.open(house.lab.path / name), words(say.language, "lab"))
    except WartableError as problem:
        return f"<p>{escape(say.say(problem.message))}</p>"
