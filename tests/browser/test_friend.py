"""Two persons at one table, each with a browser: invitation, who is here, signs, the rematch, the clock, choosing at once."""

import re

from playwright.sync_api import Page, expect

from wartable.table.ahead import NUMBERED

from .conftest import Guest, Visit
from .served import PERSON, Server

CLOCK = {"kind": "move", "seconds": 8}
LONG = 60_000  # milliseconds: a busy machine, and the time after which one who went counts as gone


def invite(host: Guest) -> str:
    """Ania invites to a match with a clock from the lobby; gives the link of the other seat."""
    page = host.go("/")
    page.get_by_role("button", name="Set up a match of Invictus").click()
    page.get_by_label("Format").select_option("short")
    page.get_by_text("ten soldiers").wait_for()
    page.get_by_label("Your name").fill("Ania")
    page.get_by_label("Who plays here").select_option("friend")
    page.get_by_text("Clock, rulings and more").click()
    page.get_by_label("Clock").select_option("bank-30")
    page.get_by_role("button", name="Start", exact=True).click()
    return page.get_by_label("Link for seat 2").input_value()


def give(page: Page, sign: str) -> None:
    page.get_by_role("button", name="Signs").click()
    page.get_by_role("button", name=sign).click()


def test_from_the_invitation_to_the_rematch(visit: Visit) -> None:
    host, friend = visit(), visit()
    link = invite(host)
    page, other = host.page, friend.page
    expect(page.get_by_text("works on this machine only")).to_be_visible()
    expect(page.get_by_label("Let devices in my local network in")).not_to_be_checked()
    expect(page.locator(".qr")).to_have_count(0)

    other.goto(link)
    other.get_by_text("Ania invites you").wait_for()
    told = other.locator(".invited-to")
    expect(told).to_contain_text("Invictus")
    expect(told).to_contain_text("Short")
    expect(told).to_contain_text("30 minutes each, +10 seconds")
    other.get_by_label("Your name").fill("Kenji")
    other.get_by_role("button", name="Sit down").click()
    for each in (page, other):
        each.wait_for_selector(".wt[data-turn]")

    theirs = page.locator(".strips.theirs")
    expect(theirs.locator(".presence")).to_have_text("here")
    give(other, "Hello!")
    expect(theirs.locator(".sign-given")).to_contain_text("Hello!")
    expect(page.locator("[aria-live]", has_text="Kenji: ✋ Hello!")).to_have_count(1)
    page.get_by_role("button", name="Signs").click()
    page.get_by_label("Don’t show me the signs of others").check()
    page.keyboard.press("Escape")
    expect(page.locator("#signs-menu")).to_be_hidden()
    expect(theirs.locator(".sign-given")).to_have_count(0)
    give(other, "Oops!")
    expect(other.locator(".sign-given")).to_contain_text("Oops!")
    expect(theirs.locator(".sign-given")).to_have_count(0)
    assert page.evaluate("wartable.settings().mute") is True

    resign(other)
    page.get_by_role("button", name="Rematch").click()
    page.get_by_text("Waiting for everyone").wait_for()
    expect(other.locator(".rematch-offer")).to_have_text("Ania offers a rematch.")
    page.get_by_role("button", name="Take the match back").click()
    page.wait_for_selector(".ending")
    expect(other.get_by_role("button", name="Rematch", exact=True)).to_be_visible()

    watching = visit().go("/watch/" + re.findall(r"/match/([\w-]+)", page.url)[0])
    watching.wait_for_selector(".ending")
    expect(watching.get_by_role("button", name="Watch the rematch")).to_have_count(0)
    other.get_by_role("button", name="Rematch", exact=True).click()
    page.get_by_role("button", name="Accept the rematch").click()
    for each in (page, other):
        each.wait_for_selector(".wt[data-turn=yours], .wt[data-turn=theirs]")
    watching.get_by_role("button", name="Watch the rematch").click()
    watching.wait_for_selector(".wt[data-turn=theirs]")
    expect(watching.locator(".presence")).to_have_count(2)

    other.close()
    expect(page.locator(".strips.theirs .presence")).to_have_text("left just now", timeout=LONG)


def resign(page: Page) -> None:
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Really resign?").click()


def test_secret_choices_of_set_up_are_made_at_the_same_time(visit: Visit, server: Server) -> None:
    match, tokens = server.create({**PERSON, "name": "Ania"}, {**PERSON, "name": "Kenji"})
    pages = [visit().sit(match, token) for token in tokens]
    decider = server.state(match, tokens[0])["decider"]
    first, later = pages[decider], pages[1 - decider]
    for page in pages:
        page.wait_for_selector(".wt[data-turn=yours][data-shown=all]")
    expect(later.locator(".table-side")).to_contain_text("at the same time, unseen")
    expect(first.locator(".table-side")).not_to_contain_text("at the same time, unseen")
    choose(later)
    expect(later.locator(".wt")).to_have_attribute("data-decision", str(NUMBERED + 1))
    later.keyboard.press("u")
    expect(later.locator(".wt")).to_have_attribute("data-decision", str(NUMBERED))
    choose(later)
    expect(later.locator(".wt")).to_have_attribute("data-decision", str(NUMBERED + 1))
    assert first.locator(".wt").get_attribute("data-decision") == "0"
    choose(first)
    expect(first.locator(".wt")).to_have_attribute("data-decision", "2")
    assert server.state(match, tokens[0])["step"] == 2


def choose(page: Page) -> None:
    """Take the first of the actions that the table lists as text."""
    if not page.locator(".text-panel.opened").count():
        page.keyboard.press("t")
    page.locator(".text-list ol button").first.click()


def test_the_last_seconds_of_a_clock(visit: Visit, server: Server) -> None:
    made = server.post("/matches", {"format": "short", "seats": [PERSON, PERSON], "clock": CLOCK})
    pages = [visit().go(f"/match/{made['match']}#{token}") for token in made["tokens"]]
    doors = [page.get_by_role("button", name="Sit down") for page in pages]
    for door in doors:
        door.wait_for()
    for door in doors:  # the clock runs from the second press on, and by then both pages are there
        door.click()
    pages[0].locator(".clock.running").wait_for()
    decides = pages[server.state(made["match"])["decider"]]
    expect(decides.locator(".clock-warning")).to_have_text("Ten seconds left!")
    expect(decides.locator("[aria-live=assertive]")).to_have_text("Ten seconds left!")
    expect(decides.locator(".clock.last")).to_have_count(1)
    for page in pages:
        page.wait_for_selector(".ending")
        expect(page.get_by_role("timer").filter(has_text="0:00")).to_have_count(1)
