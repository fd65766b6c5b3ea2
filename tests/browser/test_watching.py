"""A spectator sees what everybody may see, and nothing else reaches that browser: not drawn, not sent, not in the log."""

import json
from collections.abc import Iterator
from typing import Any

from .conftest import Guest, Visit
from .served import PERSON, Server

STEPS = (4, 12, 24, 32, 40, 48)


def parts(value: Any, name: str) -> Iterator[Any]:
    """Everything by one name, at any depth."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == name:
                yield inner
            yield from parts(inner, name)
    elif isinstance(value, list):
        for inner in value:
            yield from parts(inner, name)


def told(guest: Guest) -> list[Any]:
    """What came over the sockets as data: each message without its leading digits."""
    found = []
    for frame in guest.received:
        text = frame.lstrip("0123456789-")
        if text[:1] in "[{":
            found.append(json.loads(text))
    return found


def open_cards(state: dict[str, Any]) -> set[str]:
    """The cards that lie where everybody sees them."""
    view = state["view"]
    found = {cell["card"] for team in view["teams"] for cell in team["cells"] if cell["card"]}
    for team in view["teams"]:
        found |= set(team["queue"]) | set(team["graveyard"])
    for seat in view["seats"]:
        found |= set(seat["kingdom"]["cards"]) | ({seat["leader"]} if seat["leader"] else set())
    return found


def test_a_spectator_is_told_public_facts_only(visit: Visit, server: Server) -> None:
    match, tokens = server.create(PERSON, PERSON, options={"nation0": "king", "nation1": "shogun"})
    watcher = visit()
    page = watcher.go(f"/watch/{match}")
    page.wait_for_selector(".wt[data-turn]")
    private: set[str] = set()
    for step in STEPS:
        if server.play(match, tokens, step)["status"] == "over":
            break
        state = server.state(match)
        page.wait_for_function(
            "(wanted) => Number(document.querySelector('.wt').dataset.decision) >= wanted",
            arg=state["decision"],
        )
        public = {line["text"] for line in state["log"]}
        for token in tokens:
            own = server.state(match, token)
            private |= {line["text"] for line in own["log"]} - public
            private |= {action["text"] for action in own["actions"]}
        assert page.locator("[data-piece^=hand], [data-lit], .hand, .usual, .option").count() == 0
        shown = page.evaluate(
            "[...document.querySelectorAll('[data-card]')].map((node) => node.dataset.card)"
        )
        assert set(shown) <= open_cards(state)
        assert "Hand" not in page.locator(".text-panel h3 + ul").all_inner_texts()
    page.reload()
    page.wait_for_selector(".wt[data-turn]")
    assert private, "the players know something that others don't"
    assert any(isinstance(each, list) for each in told(watcher))
    for hand in parts(told(watcher), "hand"):
        assert isinstance(hand, int) or not hand.get("cards"), hand
    for pile in parts(told(watcher), "deck"):
        assert isinstance(pile, int) or not pile.get("cards"), pile
    for pool in parts(told(watcher), "pool"):
        assert not pool
    for actions in parts(told(watcher), "actions"):
        assert actions == []
    html = watcher.context.request.get(f"/watch/{match}").text()
    everything = "\n".join(watcher.received) + html + page.content()
    for token in tokens:
        assert token not in everything
    for line in private:
        assert line not in everything, line


def test_a_card_that_is_looked_at_may_leave_the_table(guest: Guest, server: Server) -> None:
    match, tokens = server.create(PERSON, PERSON)
    server.play(match, tokens, "main")
    page = guest.go(f"/watch/{match}")
    page.wait_for_selector(".wt[data-turn]")
    page.locator(".battlefield [data-card]").first.hover()
    page.wait_for_selector(".preview")
    server.play(match, tokens, "over")
    page.wait_for_selector(".wt[data-turn=over]")
    if page.locator(".battlefield [data-piece]:hover").count() == 0:
        assert page.locator(".preview").count() == 0, "a card is shown large that is not there any more"


def test_a_match_is_watched_from_the_lobby(visit: Visit, server: Server) -> None:
    match, tokens = server.create(PERSON, PERSON, public=True)
    server.play(match, tokens, "main")
    page = visit().go("/")
    page.locator(f"section[aria-labelledby=list-watch] a[href='/watch/{match}']").click()
    page.wait_for_selector(".wt[data-turn=theirs]")
    assert "Watching" in page.title()


def test_a_link_without_a_seat_offers_to_watch(visit: Visit, server: Server) -> None:
    match, _ = server.create(PERSON, PERSON)
    page = visit().go(f"/match/{match}")
    page.get_by_role("link", name="Watch").click()
    page.wait_for_selector(".wt[data-turn=theirs]")


def test_a_match_that_is_not_there_says_so(guest: Guest) -> None:
    page = guest.go("/match/nothing")
    page.get_by_text("There is no match by that name.").wait_for()
    page.get_by_role("link", name="To the lobby").last.click()
    page.wait_for_selector(".game-tile")
