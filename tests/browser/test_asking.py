"""What two persons ask each other, what ends a match beside the rules (draw, taking back, clocks, leaving), and passing until."""

from playwright.sync_api import expect

from .conftest import DESKTOP, PHONE, Visit
from .play import my_turn, wait_for
from .scenes import invasion_phase
from .served import PERSON, Server

ANIA = {**PERSON, "name": "Ania"}
KENJI = {**PERSON, "name": "Kenji"}
CLOCK = {"kind": "move", "seconds": 10}


def test_a_draw_is_offered_declined_and_accepted(visit: Visit, server: Server) -> None:
    match, tokens = server.create(ANIA, KENJI)
    decider = server.play(match, tokens, "main")["decider"]
    mine, theirs = visit().sit(match, tokens[decider]), visit().sit(match, tokens[1 - decider])
    name = ("Ania", "Kenji")[decider]
    for page, answer in ((mine, "Decline"), (theirs, "Accept")):
        other = theirs if page is mine else mine
        page.get_by_role("button", name="More", exact=True).click()
        page.get_by_role("button", name="Offer a draw").click()
        page.locator(".menu .plain").first.click()
        asks = other.locator(".asks")
        asks.wait_for()
        expect(asks).to_contain_text(name if page is mine else "", use_inner_text=True)
        assert page.locator(".asks button").count() == 0, "who asks does not answer"
        asks.get_by_role("button", name=answer).click()
        asks.wait_for(state="detached")
    for page in (mine, theirs):
        page.wait_for_selector(".wt[data-turn=over]")
        expect(page.locator(".ending h2")).to_have_text("A draw", use_inner_text=True)
        expect(page.locator(".ending")).to_contain_text("a draw was agreed", use_inner_text=True)


def test_taking_back_needs_the_other(visit: Visit, server: Server) -> None:
    match, tokens = server.create(ANIA, KENJI)
    state = server.state(match, tokens[0])
    first = state["decider"]
    mine, theirs = visit().sit(match, tokens[first]), visit().sit(match, tokens[1 - first])
    before = my_turn(mine)["decision"]
    for answer, step in (("Decline", 1), ("Accept", 0)):
        if server.state(match)["step"] == 0:
            mine.locator(".pick").first.click()
        wait_for(mine, lambda seen: seen["decision"] > before and not seen["sent"], "the choice made")
        mine.get_by_role("button", name="Undo", exact=True).click()
        asks = theirs.locator(".asks")
        asks.wait_for()
        asks.get_by_role("button", name=answer).click()
        asks.wait_for(state="detached")
        assert server.state(match)["step"] == step
    wait_for(mine, lambda seen: seen["turn"] == "yours", "the same question again")


def test_a_clock_runs_before_the_eyes_of_both_and_ends_the_match(visit: Visit, server: Server) -> None:
    made = server.post("/matches", {"format": "short", "seats": [ANIA, KENJI], "clock": CLOCK})
    pages = [visit().go(f"/match/{made['match']}#{token}") for token in made["tokens"]]
    doors = [page.get_by_role("button", name="Sit down") for page in pages]
    for door in doors:
        door.wait_for()
    for door in doors:  # the clock runs from the second press on, and by then both pages are there
        door.click()
    for page in pages:
        page.locator(".clock.running").wait_for()
    decider = server.state(made["match"])["decider"]
    mine, theirs = pages[decider], pages[1 - decider]
    for page, fate in ((mine, "You lose"), (theirs, "You win")):
        page.wait_for_selector(".wt[data-turn=over]")
        expect(page.locator(".ending h2")).to_have_text(fate, use_inner_text=True)
        expect(page.locator(".ending")).to_contain_text(
            f"{('Ania', 'Kenji')[decider]} ran out of time", use_inner_text=True
        )


def test_who_is_silent_for_long_has_left(visit: Visit, server: Server) -> None:
    match, tokens = server.create(ANIA, KENJI, silence=10)
    decider = server.state(match)["decider"]
    page = visit().sit(match, tokens[1 - decider])
    page.wait_for_selector(".wt[data-turn=over]")
    expect(page.locator(".ending h2")).to_have_text("You win", use_inner_text=True)
    expect(page.locator(".ending")).to_contain_text(
        f"{('Ania', 'Kenji')[decider]} left it", use_inner_text=True
    )


def test_passing_until_the_own_turn(visit: Visit, server: Server) -> None:
    """Who wants to be asked at every window presses once: all of the other's turn goes by, and the own one is asked."""
    position, format = invasion_phase("capital")()
    match, tokens = server.arranged(position, format)
    theirs = position.actor
    mine = 1 - theirs

    def decline() -> None:
        state = server.state(match, tokens[theirs])
        action = next((each for each in state["actions"] if each["verb"] == "pass"), state["actions"][0])
        move = {"decision": state["decision"], "action": action["action"]}
        server.post(f"/matches/{match}/moves", move, tokens[theirs])

    decline()
    page = visit().sit(match, tokens[mine])
    my_turn(page)
    note = page.locator(".until-note")
    menu = page.get_by_role("button", name="Pass until …", exact=True)
    menu.click()
    assert page.locator("[data-until]").all_inner_texts() == ["my next phase", "something happens", "my turn"]
    page.keyboard.press("Escape")
    expect(page.locator("[data-until]")).to_have_count(0)
    expect(menu).to_be_focused()
    page.set_viewport_size(PHONE)
    page.get_by_role("button", name="More", exact=True).click()
    expect(page.locator("[data-until]")).to_have_count(3)
    page.set_viewport_size(DESKTOP)
    page.keyboard.press("Escape")
    before = server.state(match)["step"]
    menu.click()
    page.locator("[data-until=turn]").click()
    expect(note).to_contain_text("Passing until your turn.", use_inner_text=True)
    expect(menu).to_have_count(0)
    while (state := server.state(match, tokens[mine]))["stops"]["until"]:
        if state["decider"] == theirs:
            decline()
    assert state["view"]["active"] == mine
    assert state["step"] > before + 2
    my_turn(page)
    expect(note).to_be_empty()
    expect(menu).to_be_visible()
