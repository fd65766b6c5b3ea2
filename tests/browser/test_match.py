"""Whole matches in the browser: by mouse, by keyboard alone, by thumb on a phone, two browsers, two at one screen."""

import random

import pytest
from playwright.sync_api import expect

from .conftest import Guest, Visit
from .play import Keys, Pointer, look, my_turn, piece, play, play_together, wait_for
from .served import HERE, PERSON, RANDOM, Server

# Where the board stood while it showed something, and whose hands it drew.
SHOWN = """() => {
  window.shown = [];
  const note = () => shown.push({ decision: document.querySelector('.wt').dataset.decision,
    hands: [...document.querySelectorAll('.hand[data-zone]')].map((hand) => hand.dataset.zone) });
  new MutationObserver(note).observe(document.querySelector('.wt'), { attributes: true, childList: true, subtree: true });
}"""
FATES = ("You win", "You lose", "A draw")


def test_by_mouse_from_the_lobby_to_the_end(guest: Guest) -> None:
    page = guest.go("/")
    page.get_by_role("button", name="Set up a match of Invictus").click()
    page.get_by_label("Format").select_option("short")
    page.get_by_text("ten soldiers").wait_for()
    page.get_by_label("Who plays here").select_option("network")
    page.get_by_role("button", name="Start", exact=True).click()
    assert play(page, Pointer(page, random.Random(7)))["turn"] == "over"
    assert page.locator(".ending h2").inner_text() in FATES
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator(".ending")).to_have_count(0)
    page.get_by_role("button", name="Result").click()
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector(".wt[data-turn=yours]")
    assert page.locator(".log li").count() < 3


def test_by_keyboard_alone_from_the_lobby_to_the_end(guest: Guest) -> None:
    page = guest.go("/")
    page.wait_for_selector(".game-tile")
    keys = Keys(page, random.Random(11))
    keys.to("button[aria-label*='Set up']")
    keys.press("Enter")
    page.wait_for_selector("dialog[open] select")
    keys.to("dialog[open] select")
    keys.press("s", "h")
    page.get_by_text("ten soldiers").wait_for()
    keys.to("dialog[open] fieldset + fieldset select:has(option[value=easy])")
    keys.press("Home")
    keys.to("dialog[open] .button.act")
    keys.press("Enter")
    assert play(page, keys)["turn"] == "over"
    assert page.locator(".ending h2").inner_text() in FATES
    assert keys.on(".ending button")


def test_the_keys_that_help(guest: Guest, server: Server) -> None:
    match, tokens, state = server.come_to("main")
    page = guest.sit(match, tokens[state["decider"]])
    keys = Keys(page, random.Random(1))
    my_turn(page)
    keys.press("?")
    page.get_by_role("dialog", name="Keys").wait_for()
    keys.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_have_count(0)
    keys.press("ArrowDown", "i")
    page.wait_for_selector(".preview.pinned")
    keys.press("Escape")
    expect(page.locator(".preview.pinned")).to_have_count(0)
    keys.press("t")
    page.wait_for_selector(".text-list ol button:focus")
    assert "Your hand" in page.locator(".hand").get_attribute("aria-label")
    keys.press("t", "l")
    page.wait_for_selector(".log button:focus")


def test_escape_takes_the_choice_back(guest: Guest, server: Server) -> None:
    match, tokens, state = server.come_to("main")
    page = guest.sit(match, tokens[state["decider"]])
    seen = my_turn(page)
    source = next(action["source"] for action in state["actions"] if action["verb"] == "support")
    Pointer(page, random.Random(2)).press(piece(f"hand-{source['seat']}-{source['card']}"))
    assert wait_for(page, lambda now: bool(now["select"]), "a selected card")["target"]
    page.keyboard.press("Escape")
    assert look(page) == seen


def test_by_thumb_on_a_phone(phone: Guest, server: Server) -> None:
    match, tokens = server.create(PERSON, RANDOM)
    page = phone.sit(match, tokens[0])
    assert play(page, Pointer(page, random.Random(3), taps=True))["turn"] == "over"
    assert page.locator(".ending h2").inner_text() in FATES


def test_two_browsers_play_each_other_through_an_invitation(visit: Visit) -> None:
    host, friend = visit(), visit()
    page = host.go("/")
    page.get_by_role("button", name="Set up a match of Invictus").click()
    page.get_by_label("Format").select_option("short")
    page.get_by_text("ten soldiers").wait_for()
    page.get_by_label("Your name").fill("Ania")
    page.get_by_label("Who plays here").select_option("friend")
    page.get_by_role("button", name="Start", exact=True).click()
    field = page.get_by_label("Link for seat 2")
    page.wait_for_function("document.querySelector('.share input')?.value")
    link = field.input_value()
    assert link.startswith(host.address + "/match/") and "#" in link
    other = friend.page
    other.goto(link)
    other.get_by_text("Ania invites you").wait_for()
    other.get_by_label("Your name").fill("Kenji")
    other.get_by_role("button", name="Sit down").click()
    other.wait_for_selector(".wt[data-turn]")
    page.wait_for_selector(".wt[data-turn]")
    expect(page.locator(".strips.theirs")).to_contain_text("Kenji", use_inner_text=True)
    expect(other.locator(".strips.theirs")).to_contain_text("Ania", use_inner_text=True)
    hands = [Pointer(page, random.Random(5)), Pointer(other, random.Random(6))]
    play_together(hands, hurry=True)
    ends = {page.locator(".ending h2").inner_text(), other.locator(".ending h2").inner_text()}
    assert ends in ({"You win", "You lose"}, {"A draw"})
    page.get_by_role("button", name="Rematch").click()
    page.get_by_text("Waiting for everyone").wait_for()
    other.get_by_role("button", name="Accept the rematch").click()
    for each in (page, other):
        each.wait_for_selector(".wt[data-turn=yours], .wt[data-turn=theirs]")
    assert page.url.split("#")[0] == other.url.split("#")[0]


def test_an_open_seat_is_taken_from_the_lobby(visit: Visit, server: Server) -> None:
    made = server.post("/matches", {"format": "short", "seats": [PERSON, {"kind": "open"}], "public": True})
    host = visit()
    host.go(f"/match/{made['match']}#{made['tokens'][0]}")
    host.page.get_by_role("button", name="Sit down").click()
    host.page.get_by_text("Waiting for everyone").wait_for()
    comer = visit()
    page = comer.go("/")
    page.locator(f"section[aria-labelledby=list-open] a[href*='{made['match']}']").click()
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".wt[data-turn]")
    host.page.wait_for_selector(".wt[data-turn]")


def test_two_at_one_screen_hand_over_behind_a_curtain(guest: Guest, server: Server) -> None:
    match, tokens = server.create(HERE, HERE)
    first = server.play(match, tokens, "main")["decider"]
    page = guest.go(f"/match/{match}#{tokens[0]}")
    curtain = page.locator("dialog.curtain[open]")
    for seat in (first, 1 - first, first):
        curtain.wait_for()
        expect(curtain.get_by_role("heading")).to_have_text(
            f"Hand the screen to Seat {seat + 1}", use_inner_text=True
        )
        assert page.locator(f".hand[data-zone=hand-{seat}]").count() == 0, "a hand is there before its owner"
        page.keyboard.press("Escape")
        page.wait_for_timeout(100)
        expect(curtain, "Escape lifts no curtain").to_have_count(1)
        curtain.get_by_role("button").click()
        curtain.wait_for(state="detached")
        page.wait_for_selector(f".hand[data-zone=hand-{seat}]")
        Pointer(page, random.Random(1)).press(".wt .usual")


def test_two_at_one_screen_see_each_others_turns_with_their_own_eyes(visit: Visit, server: Server) -> None:
    """What the other did behind the curtain is shown again, as the one who looks now may know it."""
    match, tokens = server.create(HERE, HERE)
    state = server.play(match, tokens, "main")
    first = state["decider"]
    while state["decider"] == first or state["view"]["pending"]["kind"] != "main":
        state = server.play(match, tokens, state["step"] + 1)
    looks = state["decider"]
    page = visit(settings={"speed": "fast", "steady": False, "sounds": False}).go(
        f"/match/{match}#{tokens[0]}"
    )
    page.locator("dialog.curtain[open]").get_by_role("button").click()
    page.wait_for_selector(f".hand[data-zone=hand-{looks}]")
    page.evaluate(SHOWN)
    page.locator(".prompt .again").click()
    page.wait_for_selector(".wt[data-shown=passing]")
    page.wait_for_selector(".wt[data-shown=all]")
    expect(page.locator(".wt")).to_have_attribute("data-decision", str(state["decision"]))
    shown = page.evaluate("window.shown")
    assert len({each["decision"] for each in shown}) > 1
    assert {hand for each in shown for hand in each["hands"]} == {f"hand-{looks}"}


def test_the_title_says_whose_turn_it_is(visit: Visit, server: Server) -> None:
    match, tokens = server.create(PERSON, PERSON)
    decider = server.play(match, tokens, "main")["decider"]
    mine, theirs = visit().sit(match, tokens[decider]), visit().sit(match, tokens[1 - decider])
    assert my_turn(mine) and "Your turn" in mine.title()
    wait_for(theirs, lambda seen: seen["turn"] == "theirs", "the other's turn")
    assert "Your turn" not in theirs.title()
    mine.locator(".usual").click()
    theirs.wait_for_function("document.title.includes('Your turn')")
    mine.wait_for_function("!document.title.includes('Your turn')")


def test_resigning_asks_twice(guest: Guest, server: Server) -> None:
    match, tokens = server.create(PERSON, RANDOM)
    page = guest.sit(match, tokens[0])
    my_turn(page)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    assert server.state(match)["status"] == "playing"
    page.get_by_role("button", name="Really resign?").click()
    page.wait_for_selector(".wt[data-turn=over]")
    expect(page.locator(".ending h2")).to_have_text("You lose", use_inner_text=True)


def test_a_line_of_the_log_shows_its_moment(guest: Guest, server: Server) -> None:
    match, tokens, _ = server.come_to("main")
    page = guest.sit(match, tokens[0])
    page.locator(".log button").nth(4).click()
    page.get_by_text("You are looking at step").wait_for()
    assert page.locator(".past a").count() <= 1
    page.get_by_role("button", name="Back to the match").click()
    page.wait_for_selector(".past", state="hidden")


@pytest.mark.parametrize(
    ("game", "said"), [("Invictus", "leader"), ("Invasion", "You start with seven cards"), ("Shadespire", "")]
)
def test_a_guided_first_match_has_a_coach_who_can_be_left(guest: Guest, game: str, said: str) -> None:
    page = guest.go("/")
    page.get_by_role("button", name=f"Start a guided match of {game}").click()
    page.wait_for_selector(".wt[data-turn]")
    coach = page.locator(".coach-note")
    expect(coach).to_contain_text(said, use_inner_text=True)
    page.get_by_role("button", name="Turn the coach off").click()
    coach.wait_for(state="detached")
    page.reload()
    page.wait_for_selector(".wt[data-turn]")
    expect(coach).to_have_count(0)
    guest.go("/")
    page.get_by_text("Your matches").wait_for()
    expect(page.get_by_text("New here?")).to_have_count(0)
