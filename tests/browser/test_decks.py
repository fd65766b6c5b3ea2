"""Building decks of Invasion and Shadespire: from a ready one, with a fault seen and mended, a hand, a trial, a match.
And looking at all cards, by mouse, by keyboard and on a phone."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from wartable.games.invasion.cards import BY_KEY

from . import access
from .conftest import PHONE, Guest, Visit, crowd

AT_ONCE = 0.1  # seconds in which a press must be answered
EVERY_CARD = f"{len(BY_KEY)} of {len(BY_KEY)} cards"
HAND = {"invasion": 7, "shadespire": 8}
START = {"invasion": "orc", "shadespire": "sepulchral-guard"}
of_cards = pytest.mark.parametrize("game", ["invasion", "shadespire"])


def build(guest: Guest, game: str) -> Page:
    """The desk of a game, with its cards drawn and a ready deck on it."""
    page = guest.go(f"/decks/{game}")
    page.locator(".gallery[data-ready] .card-row").first.wait_for()
    page.get_by_label("Start from").select_option(START[game])
    page.wait_for_function(
        "(name) => document.querySelector('input[type=text]').value === name",
        arg=page.locator(f"option[value={START[game]}]").first.inner_text(),
    )
    fine(page)
    return page


def fine(page: Page) -> None:
    page.locator(".faults .fine").wait_for()
    expect(page.get_by_role("button", name="Play it now")).to_be_enabled()


def fault(page: Page) -> str:
    page.locator(".faults .fault").first.wait_for()
    expect(page.get_by_role("button", name="Play it now")).to_be_disabled()
    return page.locator(".faults").inner_text()


def in_deck(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        "[...document.querySelectorAll('.deck-list [data-deck-card]')].map((row) => row.dataset.deckCard)"
    )
    return found


def has_deck(page: Page, cards: list[str]) -> None:
    """Wait until the deck is this one: the verdict on it may come a moment before."""
    page.wait_for_function(
        "(cards) => [...document.querySelectorAll('.deck-list [data-deck-card]')].map((row) => row.dataset.deckCard).join() === cards",
        arg=",".join(cards),
    )


def take_out(page: Page, number: int = 0) -> str:
    """Take one card out of the deck by its button; which one it was."""
    row = page.locator(".deck-list [data-deck-card]").nth(number)
    name = row.locator(".card-name").inner_text()
    row.get_by_role("button", name=f"One fewer {name}").click()
    return name


@of_cards
def test_a_deck_is_built_checked_tried_and_played(guest: Guest, game: str) -> None:
    page = build(guest, game)
    cards = in_deck(page)
    name = take_out(page)
    assert ("50" if game == "invasion" else "12") in fault(page)
    # another card of the same kind takes its place
    page.locator("select[data-filter=type]").select_option(index=1)
    row = page.locator(".gallery-shelf .card-row:not(.chosen)").first
    added = row.get_attribute("data-card")
    row.locator("button").last.click()
    fine(page)
    page.locator(f".deck-list [data-deck-card={added}]").wait_for(state="attached")
    assert name and len(in_deck(page)) >= len(cards)
    # a hand, and another one
    page.get_by_role("button", name="Draw a hand").click()
    first = hand(page, HAND[game])
    page.get_by_role("button", name="Draw another hand").click()
    page.wait_for_function(
        "(first) => [...document.querySelectorAll('[data-hand-card]')].map((card) => card.dataset.handCard).join() !== first",
        arg=",".join(first),
    )
    assert len(hand(page, HAND[game])) == HAND[game]
    # a trial, begun and stopped
    page.locator("details.trial summary").click()
    page.get_by_role("button", name="Try it out").click()
    page.get_by_role("button", name="Stop").wait_for()
    page.get_by_text("0 of ", exact=False).first.wait_for()
    expect(page.locator(".trial tbody tr")).to_have_count(14 if game == "invasion" else 24)
    page.get_by_role("button", name="Stop").click()
    page.get_by_text("Stopped.").wait_for()
    page.get_by_role("button", name="Play it now").click()
    page.wait_for_url("**/match/**")
    page.wait_for_selector(".wt")


def hand(page: Page, size: int) -> list[str]:
    page.wait_for_function(
        "(size) => document.querySelectorAll('[data-hand-card]').length === size", arg=size
    )
    found: list[str] = page.evaluate(
        "[...document.querySelectorAll('[data-hand-card]')].map((card) => card.dataset.handCard)"
    )
    return found


def test_a_trial_tells_results_match_by_match(guest: Guest) -> None:
    """Of Invictus, whose matches are short even without compiled rules."""
    page = guest.go("/decks/invictus")
    page.locator(".soldier").first.wait_for()
    page.get_by_label("Start from").select_option("king-short")
    page.get_by_text("10 of 10 soldiers").wait_for()
    before = presses(page)
    page.locator("details.trial summary").click()
    page.get_by_role("button", name="Try it out").click()
    page.locator(".trial tbody td:has-text('%')").first.wait_for()
    expect(page.locator(".trial-total")).to_contain_text("95% confidence", use_inner_text=True)
    assert float(page.locator("progress").get_attribute("value") or 0) >= 1
    # it goes on while one goes on building, and a press is answered at once, or as soon as it was before
    assert presses(page) < max(10 * AT_ONCE, 5 * before)  # as a person behind this slow test sees it
    assert (
        page.get_by_role("button", name="Stop").count() or "60 of 60" in page.locator(".trial").inner_text()
    )


def presses(page: Page) -> float:
    """The seconds that a press takes until its answer is seen: mostly, of ten."""
    waited = []
    for _ in range(5):
        for button, count in (("One fewer Warrior", "9 of 10"), ("One more Warrior", "10 of 10")):
            before = time.monotonic()
            page.get_by_role("button", name=button).click()
            page.get_by_text(f"{count} soldiers").wait_for()
            waited.append(time.monotonic() - before)
    return sorted(waited)[len(waited) // 2]


@of_cards
def test_unsaved_work_survives_a_reload(guest: Guest, game: str) -> None:
    page = build(guest, game)
    take_out(page)
    fault(page)
    before = in_deck(page)
    page.get_by_label("Name of the deck").fill("Half done")
    page.get_by_label("Name of the deck").press("Enter")
    page.wait_for_function("(game) => wartable.keptDeck(game).text.includes('Half done')", arg=game)
    page.reload()
    page.locator(".faults .fault").first.wait_for()
    page.wait_for_function("document.querySelector('input[type=text]').value === 'Half done'")
    has_deck(page, before)
    page.goto(guest.address + "/decks")
    page.wait_for_url(f"**/decks/{game}")


@of_cards
def test_a_deck_is_saved_opened_and_pasted(guest: Guest, game: str, tmp_path: Path) -> None:
    page = build(guest, game)
    whole = in_deck(page)
    with page.expect_download() as started:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / started.value.suggested_filename
    started.value.save_as(file)
    page.get_by_label("Start from").select_option("-")
    fault(page)
    page.wait_for_function("!document.querySelector('[data-deck-card]')")
    page.locator("input[type=file]").set_input_files(file)
    fine(page)
    has_deck(page, whole)
    # as a list of names, copied, and pasted over an empty deck
    page.get_by_text("As text").click()
    page.get_by_label("Format").select_option("list")
    page.wait_for_function("document.querySelector('textarea').value.startsWith('Name:')")
    text = page.locator("textarea").input_value()
    assert "1x " in text
    page.get_by_label("Start from").select_option("-")
    fault(page)
    page.locator("textarea").fill(text)
    fine(page)
    has_deck(page, whole)


def shown(page: Page) -> list[str]:
    found: list[str] = page.evaluate(
        "[...document.querySelectorAll('.gallery-shelf [data-card]')].map((row) => row.dataset.card)"
    )
    return found


def test_cards_are_found_by_words_and_filters(guest: Guest) -> None:
    page = guest.go("/cards/invasion")
    page.locator(".card-picture").first.wait_for()
    page.get_by_text(EVERY_CARD).wait_for()
    page.get_by_label("Race").select_option("dwarf")
    page.get_by_label("Trait").select_option("rune")
    page.get_by_label("Search names and texts").fill("MASTER valaya")
    page.wait_for_function("document.querySelectorAll('.gallery-shelf [data-card]').length === 1")
    assert shown(page) == ["master-rune-of-valaya"]
    page.get_by_label("Search names and texts").fill("xyzzy")
    page.get_by_text("No card matches.").wait_for()
    page.get_by_role("button", name="Clear the filters").click()
    page.get_by_text(EVERY_CARD).wait_for()
    page.get_by_role("combobox", name="Sort").select_option("name")
    page.wait_for_function(
        "document.querySelector('.gallery-shelf [data-card]').dataset.card.startsWith('a')"
    )


def test_typing_among_all_cards_is_quick(guest: Guest) -> None:
    page = guest.go("/cards/shadespire")
    page.get_by_text("437 of 437 cards").wait_for()
    spent = page.evaluate(
        """async () => {
          const field = document.querySelector('input[type=search]');
          const times = [];
          for (const text of ['a', 'at', 'att', 'atta', 'attac', 'attack', '', 'end', '']) {
            const start = performance.now();
            field.value = text;
            field.dispatchEvent(new Event('input', { bubbles: true }));
            await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
            times.push(performance.now() - start);
          }
          return times.sort((a, b) => a - b)[4];
        }"""
    )
    assert spent < 1000 * AT_ONCE * 3 * crowd()  # the half of it on a busy machine is far below
    page.mouse.wheel(0, 100_000)
    page.wait_for_function("document.querySelectorAll('.card-picture').length > 48")


def test_a_press_on_a_far_card_keeps_the_list_where_it_is(guest: Guest) -> None:
    page = build(guest, "shadespire")
    page.locator(".gallery-shelf .card-row").last.scroll_into_view_if_needed()
    page.wait_for_function("document.querySelectorAll('.gallery-shelf .card-row').length > 60")
    far = page.locator(".gallery-shelf .card-row:not(.chosen)").nth(50)
    key = far.get_attribute("data-card")
    far.locator(".in-or-out").click()
    page.locator(f".deck-list [data-deck-card={key}]").wait_for(state="attached")
    expect(page.locator(".gallery-shelf .card-row")).not_to_have_count(0)
    assert page.locator(".gallery-shelf .card-row").count() > 60
    expect(page.locator(f".gallery-shelf [data-card={key}]")).to_be_visible()


def test_a_card_is_looked_at_by_keyboard(guest: Guest) -> None:
    page = guest.go("/decks/invasion")
    page.locator(".gallery[data-ready] .card-row").first.wait_for()
    fine(page)  # the deck has come and been judged: nothing is drawn anew from now on
    name = page.locator(".gallery-shelf .card-name").first
    name.focus()
    page.keyboard.press("Enter")
    page.locator("dialog.card-look[open] .wt-face").wait_for()
    title = page.locator("#card-look-name").inner_text()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("(t) => document.getElementById('card-look-name').innerText !== t", arg=title)
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("(t) => document.getElementById('card-look-name').innerText === t", arg=title)
    page.keyboard.press("Escape")
    page.locator("dialog.card-look").wait_for(state="hidden")
    page.wait_for_function("document.activeElement.className === 'card-name'")


@of_cards
def test_a_deck_is_built_on_a_phone_in_japanese(visit: Visit, game: str) -> None:
    options: dict[str, Any] = {"viewport": PHONE, "locale": "ja-JP", "has_touch": True}
    guest = visit(**options)
    page = guest.go(f"/decks/{game}")
    page.locator(".gallery[data-ready] .card-row").first.wait_for()
    assert not access.scrolls_sideways(page)
    assert access.too_small(page, ".gallery button, .desk-games a") == []
    page.get_by_label("名前や文を検索").fill("攻撃")
    page.locator(".gallery-shelf .card-row").first.wait_for()
    page.locator(".gallery-shelf .card-name").first.tap()
    page.locator("dialog.card-look[open]").wait_for()
    assert not access.scrolls_sideways(page)
    page.get_by_role("button", name="閉じる").tap()
    panes = page.locator(".panes button")
    panes.last.tap()
    page.locator(".gallery-deck .verdict").wait_for()
    assert page.locator(".gallery-shelf").is_hidden()
    page.locator(".deck-list .card-row button").last.tap()
    page.locator(".faults .fault, .faults .fine").first.wait_for()
    assert not access.scrolls_sideways(page)
    assert access.too_small(page, ".gallery button") == []
    assert "{" not in page.locator("body").inner_text()
