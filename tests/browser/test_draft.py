"""A draft of Invasion in the browser: against the computer and on into the match, and between two persons."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from .access import miscalled, nameless, poor_contrast, scrolls_sideways, too_small
from .conftest import Guest, Visit
from .play import (
    Keys,
    Look,
    Pointer,
    asked,
    leave_a_mark,
    look,
    my_turn,
    piece,
    play,
    wait_for,
    wait_for_another,
    whoever_is_asked,
)
from .served import PERSON, RANDOM, Server

DRAFTING = ("pick", "counterdraft", "sabotage", "reinforce")
DRAFT = {"game": "invasion", "format": "draft"}


def drafted(seen: Look) -> bool:
    return seen["asked"] not in DRAFTING


def deck_size(page: Page) -> int:
    """How many cards the own deck has so far, as the room counts them."""
    return int(page.locator(".deck-head b").first.inner_text())


def progress(page: Page) -> str:
    return page.locator(".draft-progress").get_attribute("aria-label") or ""


def test_a_whole_draft_against_the_computer_and_on_into_the_match(guest: Guest) -> None:
    page = guest.go("/")
    page.get_by_role("button", name="Set up a match of Invasion").click()
    page.get_by_label("Format").select_option("draft")
    page.get_by_text("decks of about 40 cards").wait_for()
    page.get_by_label("Who plays here").select_option("network")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_selector(".draft-cards")
    assert progress(page) == "Pack 1 of 5, step 1 of 7: pick."
    expect(page.locator(".draft-cards .draft-tile")).to_have_count(15)
    hand = Pointer(page, random.Random(4))
    address = page.url
    seen = play(page, hand, until=drafted)
    assert seen["asked"] == "mulligan" and page.url == address
    expect(page.locator(".draft-felt")).to_have_count(0)
    log = page.locator(".log").inner_text()
    assert "Your deck is complete" in log and "that card is out of the draft" in log
    last = play(page, hand, until=lambda now: now["decision"] > seen["decision"] + 12)
    assert last["decision"] > seen["decision"] + 12


def test_a_first_pick_can_be_taken_back_and_a_last_one_asks_once_more(guest: Guest, server: Server) -> None:
    match, tokens = server.create(PERSON, RANDOM, **DRAFT)
    page = guest.sit(match, tokens[0])
    seen = my_turn(page)
    hand = Pointer(page, random.Random(1))
    hand.press(piece(seen["act"][0]))
    wait_for(page, lambda now: now["decision"] != seen["decision"], "the first pick")
    expect(page.locator(".draft-tile.is-chosen")).to_have_count(1)
    expect(page.get_by_text("pick one more card").first).to_be_visible()
    page.locator(".draft-tile.is-chosen").click()  # takes it back
    wait_for(page, lambda now: now["act"] == seen["act"] and not now["sent"], "all cards again")
    expect(page.locator(".draft-tile.is-chosen")).to_have_count(0)
    assert deck_size(page) == 0
    now = my_turn(page)
    hand.press(piece(now["act"][0]))
    now = wait_for(page, lambda later: later["decision"] != now["decision"], "the first pick again")
    hand.press(piece(now["act"][1]))
    assert wait_for(page, lambda later: bool(later["select"]), "a question")["decision"] == now["decision"]
    page.keyboard.press("Escape")
    assert look(page) == now
    hand.press(piece(now["act"][1]))
    hand.press(piece(now["act"][1]))
    wait_for(
        page, lambda later: later["decision"] > now["decision"] and later["turn"] == "yours", "a next step"
    )
    assert "step 2 of 7: counterdraft" in progress(page)


def test_by_keyboard_alone(guest: Guest, server: Server) -> None:
    match, tokens = server.create(PERSON, RANDOM, **DRAFT)
    page = guest.sit(match, tokens[0])
    keys = Keys(page, random.Random(5))
    my_turn(page)
    keys.press("ArrowDown", "i")
    page.wait_for_selector(".preview.pinned")
    keys.press("Escape")
    said = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert re.search(r"Cost|Draft card", said) and said.endswith("Can be used.")
    seen = play(page, keys, until=lambda now: "Pack 2" in progress(page))
    assert seen["asked"] == "pick" and deck_size(page) > 2


def test_what_is_shown_is_told_with_its_effect(guest: Guest, server: Server) -> None:
    """Draft cards do what they say in the open: the card, its text and what came of it."""
    match, tokens = server.create(PERSON, PERSON, **DRAFT)
    page = guest.sit(match, tokens[0])
    for _ in range(60):
        state = server.state(match, tokens[0])
        if state["decider"] == 0 and any(each["source"]["card"] == "sabotage" for each in state["actions"]):
            break
        mover = tokens[state["decider"]]
        state = server.state(match, mover)
        plain = [each for each in state["actions"] if each["source"] and each["source"]["card"] != "sabotage"]
        wish = {"decision": state["decision"], "action": (plain or state["actions"])[0]["action"]}
        server.post(f"/matches/{match}/moves", wish, mover)
    else:
        pytest.skip("no Sabotage came up")
    seen = my_turn(page)
    hand = Pointer(page, random.Random(2))
    while seen["turn"] == "yours":
        sabotage = next((each for each in seen["act"] if each.endswith("-sabotage")), seen["act"][0])
        hand.press(piece(sabotage))
        if look(page) is not None and (look(page) or {})["select"]:
            hand.press(piece(sabotage))
        seen = wait_for(page, lambda now, was=seen: now["decision"] != was["decision"], "the choice")  # type: ignore[misc]
    state = server.state(match, tokens[1])
    while state["decider"] == 1:
        wish = {"decision": state["decision"], "action": state["actions"][0]["action"]}
        server.post(f"/matches/{match}/moves", wish, tokens[1])
        state = server.state(match, tokens[1])
    page.wait_for_selector(".draft-news .news-card")
    expect(page.locator(".draft-news")).to_contain_text("Sabotage", use_inner_text=True)
    expect(page.locator(".draft-news")).to_contain_text("counterdraft one more card", use_inner_text=True)
    expect(page.locator(".draft-seat.own .draft-token")).to_have_text("Sabotage ×1", use_inner_text=True)


def test_two_persons_draft_in_two_browsers_and_two_languages(visit: Visit) -> None:
    host, friend = visit(), visit(locale="ja-JP")
    page, other = host.go("/"), friend.page
    page.get_by_role("button", name="Set up a match of Invasion").click()
    page.get_by_label("Format").select_option("draft")
    page.get_by_text("decks of about 40 cards").wait_for()
    page.get_by_label("Your name").fill("Ania")
    page.get_by_label("Who plays here").select_option("friend")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_function("document.querySelector('.share input')?.value")
    other.goto(page.locator(".share input").input_value())
    other.locator(".gate input").fill("Kenji")
    other.locator(".gate .button.act").click()
    for each in (page, other):
        each.wait_for_selector(".draft-cards")
    expect(page.locator(".draft-strip")).to_contain_text("Kenji", use_inner_text=True)
    expect(other.locator(".draft-strip")).to_contain_text("Ania", use_inner_text=True)
    expect(other.locator(".draft-felt")).to_contain_text("あなたのパック", use_inner_text=True)
    own = page.locator(".draft-tile").first.get_attribute("data-card")
    assert own and not any(f'"{own}"' in frame for frame in friend.received)
    hands = {page: Pointer(page, random.Random(5)), other: Pointer(other, random.Random(6))}
    for each in hands:  # they pick at the same time
        assert my_turn(each)["turn"] == "yours"
    for _ in range(14):  # the first pack of both nearly done
        choose_on(hands[whoever_is_asked(page, other)])
    assert deck_size(page) + deck_size(other) >= 4
    while asked_or_waiting(page)["turn"] == "yours":  # who has chosen waits for the other
        choose_on(hands[page])
    picked = [each for each in other.locator(".draft-chip").all() if each.get_attribute("data-card")]
    names = {each.get_attribute("data-card") for each in picked}
    assert names and not any(f'"{name}"' in frame for name in names for frame in host.received[-1:])


def choose_on(hand: Pointer) -> None:
    """Answer what is asked, and see that it was taken."""
    seen = my_turn(hand.page)
    hand.answer(seen)
    wait_for(hand.page, lambda now: now["decision"] != seen["decision"], "the next choice")


def asked_or_waiting(page: Page) -> Look:
    """The board once it asks something, or its prompt counts the time since when one waits for the other."""

    def counts() -> bool:
        return re.search(r"\d:\d\d", page.locator(".prompt").inner_text()) is not None

    return wait_for(page, lambda seen: asked(seen) or counts(), "a question, or waiting")


def test_a_part_of_it_on_a_phone(phone: Guest, server: Server) -> None:
    match, tokens = server.create(PERSON, RANDOM, **DRAFT)
    page = phone.sit(match, tokens[0])
    hand = Pointer(page, random.Random(8), taps=True)
    my_turn(page)
    assert not scrolls_sideways(page)
    assert too_small(page, ".wt button") == []
    assert nameless(page) == [] and poor_contrast(page) == []
    play(page, hand, until=lambda now: "step 4" in progress(page))
    page.locator(".deck-toggle").tap()
    page.wait_for_selector(".draft-mine.opened .draft-chip")
    page.locator(".draft-chip").first.tap()
    page.wait_for_selector(".preview.pinned")
    page.locator(".preview.pinned").tap()
    page.locator(".deck-toggle").tap()
    expect(page.locator(".draft-mine.opened")).to_have_count(0)
    play(page, hand, until=lambda now: "Pack 2" in progress(page))


def test_a_draft_goes_on_after_the_server_was_killed(visit: Visit, own: Server) -> None:
    match, tokens = own.create(PERSON, RANDOM, **DRAFT)
    guest = visit(own)
    page = guest.sit(match, tokens[0])
    hand = Pointer(page, random.Random(9))
    play(page, hand, until=lambda now: "step 3" in progress(page) and len(now["act"]) > 3)
    first = my_turn(page)
    hand.press(piece(first["act"][0]))
    seen = wait_for(page, lambda now: now["decision"] != first["decision"], "a pick")
    seen = my_turn(page)
    room = page.locator(".draft-felt, .draft-mine").all_inner_texts()
    leave_a_mark(page)
    own.kill()
    page.get_by_text("Connection lost.").wait_for()
    own.start()
    wait_for_another(page)
    wait_for(page, lambda now: now == seen, f"what it was: {seen}")
    page.reload()
    page.wait_for_selector(".draft-tile.is-chosen")
    assert deck_size(page) > 0 and len(room) == 2
    expect(page.locator(".draft-mine")).to_have_text(room[1], use_inner_text=True)
    guest.forgive()
    play(page, hand, until=lambda now: now["decision"] > seen["decision"] + 3)


@pytest.mark.parametrize("language", ["en", "ja", "pl"])
def test_everybody_can_use_it(visit: Visit, server: Server, language: str) -> None:
    guest = visit(locale=language, color_scheme="light" if language == "pl" else "dark")
    match, tokens = server.create(PERSON, PERSON, **DRAFT)
    page = guest.sit(match, tokens[0])
    server.play(match, tokens, 12)
    page.wait_for_selector(".draft-cards .draft-tile")
    assert nameless(page) == [] and miscalled(page) == [] and poor_contrast(page) == []
    assert not scrolls_sideways(page)
    assert not re.search(r"board-draft|\{ ?\$?[a-z]+ ?\}", page.locator(".wt").inner_text())
