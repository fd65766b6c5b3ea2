"""What holds on every page: usable by all, on a phone, in both themes, without errors, and soon after the start.
The tables of Invasion and Shadespire are held to it by tests of their own."""

import os
import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from . import access
from .conftest import DESKTOP, PATIENCE, PHONE, Guest, Visit, crowd
from .play import Pointer, asked, my_turn, play, wait_for
from .served import PERSON, RANDOM, Server

READY = 3.0  # seconds from the start of the server to a page that can be used
BUSY = 6.0  # the same while other tests run beside, for each task that waits for a core
COUNT_MOVEMENT = """() => {
  window.moved = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) { window.moved++; return animate.apply(this, how) };
}"""
Open = Callable[[Guest, Server], Page]


def plain(path: str, sign: str) -> Open:
    """A page that is just an address; a sign tells that it is drawn."""

    def come(guest: Guest, server: Server) -> Page:
        page = guest.go(path)
        page.wait_for_selector(sign)
        return page

    return come


def set_up(game: str, format: str) -> Open:
    """The form for a match of a format, with all that is folded open."""

    def come(guest: Guest, server: Server) -> Page:
        page = guest.go("/")
        page.get_by_role("button", name=f"Set up a match of {game}").click()
        page.wait_for_selector("dialog[open] fieldset")
        page.locator("dialog[open] select").first.select_option(format)
        seats = 4 if format == "melee" else 2
        page.wait_for_function(
            f"document.querySelectorAll('dialog[open] fieldset:not(.pictures)').length === {seats}"
        )
        page.locator("dialog[open] summary").click()
        return page

    return come


def leaders(guest: Guest, server: Server) -> Page:
    match, tokens = server.create(PERSON, RANDOM)
    page = guest.sit(match, tokens[0])
    my_turn(page)
    return page


def asked_for(kind: str) -> Open:
    """A match in which this kind of question is asked."""

    def come(guest: Guest, server: Server) -> Page:
        match, tokens, state = server.come_to(kind)
        page = guest.sit(match, tokens[state["decider"]])
        wait_for(page, asked, f"a question of kind {kind}")
        return page

    return come


def ended(guest: Guest, server: Server) -> Page:
    match, tokens, _ = server.come_to("over")
    page = guest.sit(match, tokens[0])
    page.wait_for_selector(".ending")
    return page


def replayed(guest: Guest, server: Server) -> Page:
    match, tokens, _ = server.come_to("over")
    page = guest.go(f"/replay/{match}?step=30#{tokens[0]}")
    page.wait_for_selector(".replay-bar")
    return page


def watched(guest: Guest, server: Server) -> Page:
    page = guest.go(f"/watch/{server.come_to('main')[0]}")
    page.wait_for_selector(".wt[data-turn]")
    return page


def invited(guest: Guest, server: Server) -> Page:
    made = server.post("/matches", {"format": "short", "seats": [PERSON, PERSON]})
    page = guest.go(f"/match/{made['match']}#{made['tokens'][1]}")
    page.get_by_role("button", name="Sit down").wait_for()
    return page


PAGES: dict[str, Open] = {
    "lobby": plain("/", ".game-tile"),
    "courses": plain("/learn", ".course-tile"),
    "a course": plain("/learn/invictus", ".lesson-line"),
    "a lesson": plain("/learn/invictus/capture", "[data-lesson-press]"),
    "rulebooks": plain("/rules", ".rulebook"),
    "rules": plain("/rules/invictus", "tr.rule"),
    "rules of invasion": plain("/rules/invasion", "tr.rule"),
    "rules of shadespire": plain("/rules/shadespire", "tr.rule"),
    "decks": plain("/decks", ".soldier"),
    "build": plain("/decks/invasion", ".card-row"),
    "cards": plain("/cards/shadespire", ".card-picture"),
    "sheet": plain("/sheet", ".verdict table"),
    "nothing": plain("/match/nothing", ".gate"),
    "set-up": set_up("Invictus", "duel"),
    "set-up of a draft": set_up("Invasion", "draft"),
    "set-up of a melee": set_up("Shadespire", "melee"),
    "invitation": invited,
    "leaders": leaders,
    "main": asked_for("main"),
    "block": asked_for("block"),
    "end": ended,
    "replay": replayed,
    "watching": watched,
}
every_page = pytest.mark.parametrize("open_page", PAGES.values(), ids=PAGES.keys())


@every_page
def test_all_that_can_be_pressed_has_a_name_and_there_is_one_main_part(
    guest: Guest, server: Server, open_page: Open
) -> None:
    page = open_page(guest, server)
    assert access.nameless(page) == []
    assert access.miscalled(page) == []
    if not page.locator("dialog[open]").count():
        assert access.mains(page) == 1
    assert page.locator("h1, h2").count() >= 1
    assert page.title()


@every_page
def test_texts_stand_out_in_both_themes(guest: Guest, server: Server, open_page: Open) -> None:
    page = open_page(guest, server)
    for scheme in ("dark", "light"):
        access.show_in(page, scheme)
        assert access.poor_contrast(page) == [], scheme


@every_page
def test_the_focus_is_always_seen(guest: Guest, server: Server, open_page: Open) -> None:
    page = open_page(guest, server)
    assert access.without_ring(page) == []


@every_page
def test_a_phone_shows_it_without_scrolling_sideways(phone: Guest, server: Server, open_page: Open) -> None:
    page = open_page(phone, server)
    assert not access.scrolls_sideways(page)
    assert access.too_small(page, ".wt button[data-lit], .wt .usual, .wt .option, .wt .tabs button") == []
    assert access.too_small(page, ".button", wide=32) == []


def test_what_is_lit_is_large_enough_for_a_thumb_all_match_long(phone: Guest, server: Server) -> None:
    match, tokens = server.create(PERSON, RANDOM)
    page = phone.sit(match, tokens[0])
    small: dict[str, str] = {}

    def measure(seen: dict[str, object]) -> bool:
        for each in access.too_small(page, ".wt button[data-lit], .wt .usual, .wt .option"):
            small.setdefault(str(seen["asked"]), each)
        return access.scrolls_sideways(page)

    assert play(page, Pointer(page, random.Random(8), taps=True), until=measure)["turn"] == "over"
    assert small == {}


@pytest.mark.parametrize(
    "size", [DESKTOP, PHONE, {"width": 1024, "height": 700}, {"width": 2200, "height": 1200}]
)
def test_the_table_fits_the_window(visit: Visit, server: Server, size: dict[str, int]) -> None:
    page = asked_for("main")(visit(viewport=size), server)
    assert not access.scrolls_sideways(page)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
    pieces = page.locator(".wt [data-lit]:visible")
    for nth in range(pieces.count()):
        box = pieces.nth(nth).bounding_box()
        assert box and box["x"] >= -1 and box["x"] + box["width"] <= size["width"] + 1


@pytest.mark.parametrize("size", [DESKTOP, {"width": 1366, "height": 768}])
def test_nothing_of_four_seats_lies_under_the_prompt(
    visit: Visit, server: Server, size: dict[str, int]
) -> None:
    match, tokens = server.create(PERSON, PERSON, PERSON, PERSON, format="alliance")
    decider = server.play(match, tokens, "main")["decider"]
    page = visit(viewport=size).sit(match, tokens[decider])
    my_turn(page)
    below = page.locator(".wt .prompt").bounding_box()
    assert below
    for zone in page.locator(".wt .felt :is(.pile, .kingdom, .cell, .slot)").all():
        box = zone.bounding_box()
        assert box and box["y"] + box["height"] <= below["y"] + 1


def test_moves_are_animated_unless_not_wanted(visit: Visit, server: Server) -> None:
    match, tokens = server.create(PERSON, RANDOM)
    for wish, moves in (("no-preference", True), ("reduce", False)):
        page = visit(reduced_motion=wish).sit(match, tokens[0])
        page.evaluate(COUNT_MOVEMENT)
        begun = my_turn(page)["decision"]
        play(
            page,
            Pointer(page, random.Random(1)),
            until=lambda seen, begun=begun: seen["decision"] > begun + 6,
        )
        assert bool(page.evaluate("window.moved")) == moves


def test_a_page_can_be_used_soon_after_the_start(browser: Browser, tmp_path: Path) -> None:
    """From the start of the process to a lobby whose button opens the set-up."""
    server = Server(tmp_path, "the start")
    page = browser.new_page()
    begun = time.monotonic()
    server.start()
    listening = time.monotonic() - begun
    try:
        page.goto(server.address + "/", timeout=PATIENCE)
        page.get_by_role("button", name="Set up a match of Invictus").click()
        page.wait_for_selector("dialog[open] fieldset")
        usable = time.monotonic() - begun
    finally:
        page.close()
        server.stop()
    print(f"listening after {listening:.2f} s, usable after {usable:.2f} s, tasks a core {crowd():.1f}")
    beside = "PYTEST_XDIST_WORKER" in os.environ or crowd() > 1
    assert usable <= (BUSY * crowd() if beside else READY)
