"""The same match in three languages and two themes: changed in the middle of it, and nothing is lost."""

import random

import pytest
from playwright.sync_api import expect

from .conftest import Guest, Visit
from .play import Pointer, my_turn, play
from .served import PERSON, RANDOM, Server


def speak(guest: Guest, language: str) -> None:
    """Choose a language in the header, and wait for the page in it."""
    with guest.page.expect_navigation():
        guest.page.locator(".preferences select").first.select_option(language)
    guest.page.wait_for_selector(".wt[data-turn]")
    assert guest.page.evaluate("document.documentElement.lang") == language


def test_the_language_changes_in_mid_match_and_back(guest: Guest, server: Server) -> None:
    match, tokens = server.create(PERSON, RANDOM)
    page = guest.sit(match, tokens[0])
    play(
        page,
        Pointer(page, random.Random(4)),
        until=lambda seen: seen["asked"] == "main" and seen["decision"] > 18,
    )
    seen, lines = my_turn(page), page.locator(".log li").all_inner_texts()
    cards = page.evaluate("[...document.querySelectorAll('[data-card]')].map((node) => node.dataset.card)")
    spoken = {"en": page.locator(".text-list").inner_text()}
    for language in ("ja", "pl", "en"):
        speak(guest, language)
        assert my_turn(page) == seen
        expect(page.locator(".log li")).to_have_count(len(lines))
        assert (
            page.evaluate("[...document.querySelectorAll('[data-card]')].map((n) => n.dataset.card)") == cards
        )
        assert "{" not in page.locator("body").inner_text()
        spoken[language] = page.locator(".text-list").text_content() or ""
    assert len(set(spoken.values())) == 3
    expect(page.locator(".log li")).to_have_text(lines, use_inner_text=True)
    assert any("\u3040" <= letter <= "\u30ff" for letter in spoken["ja"])
    assert any(letter in "ąćęłńóśźż" for letter in spoken["pl"])
    hand = Pointer(page, random.Random(5))
    after = play(page, hand, until=lambda now: now["decision"] > seen["decision"])
    assert after["decision"] > seen["decision"]


@pytest.mark.parametrize(("locale", "language"), [("ja-JP", "ja"), ("pl-PL", "pl"), ("de-DE", "en")])
def test_a_browser_is_met_in_its_own_language(visit: Visit, locale: str, language: str) -> None:
    page = visit(locale=locale).go("/")
    assert page.evaluate("document.documentElement.lang") == language


@pytest.mark.parametrize("language", ["ja", "pl"])
@pytest.mark.parametrize("path", ["/", "/decks", "/sheet", "/rules/invictus"])
def test_pages_speak_the_language_and_fit_a_phone(visit: Visit, path: str, language: str) -> None:
    guest = visit(viewport={"width": 390, "height": 844}, locale=language)
    page = guest.go(path)
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# --- Themes --------------------------------------------------------------------------------------------

GROUND = "getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number).reduce((a, b) => a + b)"


def is_dark(guest: Guest) -> bool:
    return bool(guest.page.evaluate(GROUND) < 3 * 128)


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_felt_is_dark_until_another_theme_is_chosen(visit: Visit, scheme: str) -> None:
    guest = visit(color_scheme=scheme, theme="")
    page = guest.go("/")
    assert is_dark(guest)
    for chosen, dark in (("light", False), ("auto", scheme == "dark"), ("dark", True)):
        with page.expect_navigation():
            page.locator(".preferences select").last.select_option(chosen)
        assert is_dark(guest) == dark
        guest.go("/rules/invictus")
        assert is_dark(guest) == dark


def test_the_theme_changes_at_once_in_a_match(guest: Guest, server: Server) -> None:
    match, tokens = server.create(PERSON, RANDOM)
    page = guest.sit(match, tokens[0])
    my_turn(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_label("Theme").select_option("light")
    page.wait_for_selector(".wt[data-theme=light]")
    assert not is_dark(guest)
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector(".wt[data-theme=light]")
    assert not is_dark(guest)
