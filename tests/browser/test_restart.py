"""A power cut in mid-match: the server is killed without a word and started again, and everything is there."""

import random

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .play import BOARD, Pointer, leave_a_mark, my_turn, play, wait_for, wait_for_another
from .served import PERSON, RANDOM, Server

TEXT = "document.querySelector('.text-list').textContent"
LOG = "[...document.querySelectorAll('.log li')].map((line) => line.innerText)"


def test_a_match_goes_on_after_the_server_was_killed(visit: Visit, own: Server) -> None:
    match, tokens = own.create(PERSON, RANDOM)
    guest = visit(own)
    page = guest.sit(match, tokens[0])
    hand = Pointer(page, random.Random(9))
    play(page, hand, until=lambda seen: seen["asked"] == "main" and seen["decision"] > 20)
    seen, text, log = my_turn(page), page.evaluate(TEXT), page.evaluate(LOG)
    leave_a_mark(page)
    own.kill()
    page.get_by_text("Connection lost.").wait_for()
    own.start()
    page.get_by_text("Connected again").wait_for()
    wait_for_another(page)
    wait_for(page, lambda now: now == seen, f"what it was: {seen}")
    assert page.evaluate(TEXT) == text
    assert page.evaluate(LOG) == log
    guest.forgive()
    before = len(log)
    after = play(page, hand, until=lambda now: now["decision"] > seen["decision"] + 3)
    assert after["turn"] == "over" or len(page.evaluate(LOG)) > before
    expect(page.locator(BOARD)).to_have_count(1)


@pytest.mark.parametrize(
    ("game", "format", "step"), [("invasion", "starter", 60), ("shadespire", "core", 70)]
)
def test_so_does_a_match_of_another_game(
    visit: Visit, own: Server, game: str, format: str, step: int
) -> None:
    match, tokens = own.create(PERSON, RANDOM, game=game, format=format)
    own.post(f"/matches/{match}/stops", {"mode": "chosen"}, tokens[0])
    own.play(match, tokens, step)
    guest = visit(own)
    page = guest.sit(match, tokens[0])
    seen, text, log = my_turn(page), page.evaluate(TEXT), page.evaluate(LOG)
    leave_a_mark(page)
    own.kill()
    page.get_by_text("Connection lost.").wait_for()
    own.start()
    wait_for_another(page)
    wait_for(page, lambda now: now == seen, f"what it was: {seen}")
    assert page.evaluate(TEXT) == text
    assert page.evaluate(LOG) == log
    guest.forgive()
    state = own.state(match, tokens[0])
    assert state["stops"]["mode"] == "chosen"
    wish = {"decision": state["decision"], "action": state["actions"][-1]["action"]}
    own.post(f"/matches/{match}/moves", wish, tokens[0])
    wait_for(page, lambda now: now["decision"] > seen["decision"], "the next decision")


def test_a_press_while_the_server_is_away_is_neither_lost_nor_doubled(visit: Visit, own: Server) -> None:
    match, tokens = own.create(PERSON, PERSON)
    own.play(match, tokens, "main")
    decider = own.state(match)["decider"]
    guest = visit(own)
    page = guest.sit(match, tokens[decider])
    seen = my_turn(page)
    leave_a_mark(page)
    own.kill()
    page.locator(".usual").click()
    wait_for(page, lambda now: now["sent"], "a press that is on its way")
    own.start()
    wait_for_another(page)
    wait_for(page, lambda now: now["turn"] == "theirs" or not now["sent"], "the truth")
    state = own.state(match)
    assert state["decision"] - seen["decision"] in (0, 1), "told once at most"
    if state["decider"] == decider:
        page.locator(".usual").click()
    wait_for(page, lambda now: now["turn"] == "theirs", "the other's turn")
    assert own.state(match)["decider"] != decider
    guest.forgive()


def test_a_page_says_that_the_database_is_away_and_comes_back_by_itself(visit: Visit, own: Server) -> None:
    match, tokens = own.create(PERSON, PERSON)
    own.play(match, tokens, "main")
    decider = own.state(match)["decider"]
    guest = visit(own)
    page = guest.sit(match, tokens[decider])
    seen = my_turn(page)
    database = own.folder / "table.sqlite"
    database.rename(own.folder / "elsewhere")
    page.locator(".usual").click()
    page.locator("#toasts").get_by_text("moved, deleted or replaced").first.wait_for()
    late = guest.context.new_page()
    late.goto(f"{own.address}/watch/{match}")
    late.get_by_text("moved, deleted or replaced").first.wait_for()
    (own.folder / "elsewhere").rename(database)
    late.wait_for_selector(BOARD)
    wait_for(page, lambda now: now == seen, f"what it was: {seen}")
    page.locator(".usual").click()
    wait_for(page, lambda now: now["turn"] == "theirs", "the other's turn")
    assert "Traceback" not in "".join(own.told)
