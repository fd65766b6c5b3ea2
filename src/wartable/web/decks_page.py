"""The pages of decks and cards: /decks/<game> is a desk to build one on, /cards/<game> all cards to look at.
Without a game, both go to the one that this browser was last at."""

from __future__ import annotations

from typing import Any

from fastapi import Request
from nicegui import app, ui
from starlette.responses import RedirectResponse

from wartable.kernel.contract import game
from wartable.web.desk import Desk
from wartable.web.desk_cards import CardsDesk, Gallery
from wartable.web.frame import House, Page, frame, own_script, own_style
from wartable.web.language import title_of
from wartable.web.shelf import serve_galleries, with_desks, with_shelves
from wartable.web.tags import Tag, link

GAME_COOKIE = "wartable-decks"  # the game whose decks a browser was last at


def register(house: House) -> None:
    """The pages /decks, /decks/<game>, /cards and /cards/<game>."""
    serve_galleries()

    for place in ("decks", "cards"):
        _last_used(place)

    @ui.page("/decks/{name}")
    def decks(request: Request, name: str) -> Any:
        if name not in with_desks():
            return _elsewhere(request, "decks")
        with frame(house, request, "nav-decks", css="decks") as page:
            _heading(page, "decks", name)
            desk_of(page, name).build()
        return None

    @ui.page("/cards/{name}")
    def cards(request: Request, name: str) -> Any:
        if name not in with_shelves():
            return _elsewhere(request, "cards")
        with frame(house, request, "nav-cards", css="cards") as page:
            _heading(page, "cards", name)
            Gallery(page.words, name)
        return None


def desk_of(page: Page, name: str) -> Desk:
    """The desk for a game's decks."""
    own = game(name).browser.desk
    found: Desk = CardsDesk(page, name) if own is None else own.get()(page)
    return found


def _last_used(place: str) -> None:
    @app.get(f"/{place}", include_in_schema=False)
    def go(request: Request) -> RedirectResponse:
        return _elsewhere(request, place)


def _elsewhere(request: Request, place: str) -> RedirectResponse:
    last, there = request.cookies.get(GAME_COOKIE, ""), _games(place)
    return RedirectResponse(f"/{place}/{last if last in there else there[0]}")


def _games(place: str) -> list[str]:
    """The games that have such a page."""
    return with_desks() if place == "decks" else with_shelves()


def _heading(page: Page, place: str, name: str) -> None:
    """What this is, and the way to the other games."""
    own_style("decks.css")
    own_script(f"document.cookie = '{GAME_COOKIE}={name}; path=/; max-age=31536000; samesite=lax'")
    say, other = page.say, {"decks": "cards", "cards": "decks"}[place]
    with Tag("div", css="desk-heading"):
        Tag("h1", say("decks-heading" if place == "decks" else "gallery-heading"))
        with Tag("nav", css="desk-games", aria_label=say("decks-games")):
            for key in _games(place):
                here = "page" if key == name else None
                link(title_of(page.words, game(key)), f"/{place}/{key}", aria_current=here)
        if name in _games(other):
            text = say("gallery-heading" if other == "cards" else "gallery-build")
            link(text, f"/{other}/{name}", "button quiet")
        for own in game(name).browser.pages:
            link(say(own.name), own.address, "button quiet")
    about = (
        say("decks-text") if place == "decks" else say("gallery-text", game=title_of(page.words, game(name)))
    )
    Tag("p", about, "quiet-text")
