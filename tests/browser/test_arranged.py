"""Every state of a table is usable by all, also those that a match seldom comes to: texts stand out in both themes, all
that can be pressed has a name and is large enough for a thumb, wide and on a phone, on every tab."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from . import access
from .conftest import DESKTOP, PHONE, Guest, Visit
from .play import BOARD, my_turn, wait_for
from .scenes import ARRANGED
from .served import PERSON, Server, State, lot

STEPS = 160  # of a match whose every kind of question is looked at
BUTTONS = f"{BOARD} .prompt button, {BOARD} .tabs button, {BOARD} .sha-lens button"
IN_HAND = f"{BOARD} .hand [data-lit], {BOARD} .sha-hand [data-lit]"
STRIP = 24  # pixels of a card in a hand so full that cards lie over one another
GAMES = {"invictus": "duel", "invasion": "starter", "shadespire": "core"}


def faults(page: Page) -> list[str]:
    """All that keeps somebody from using a table as it is shown now, in both themes."""
    found = [f"without a name: {each}" for each in access.nameless(page)]
    found += [f"called otherwise: {each}" for each in access.miscalled(page)]
    for scheme in ("dark", "light"):
        access.show_in(page, scheme)
        found += [f"pale in the {scheme} theme: {each}" for each in access.poor_contrast(page)]
    if access.scrolls_sideways(page):
        found.append("scrolls sideways")
    return found


def too_small(page: Page) -> list[str]:
    found = access.too_small(page, BUTTONS) + access.too_small(page, IN_HAND, wide=STRIP)
    return [f"too small: {each}" for each in found]


def faults_on_a_phone(page: Page) -> list[str]:
    """The same on each tab of a narrow screen, and what is too small there; the first tab is shown last."""
    found = too_small(page)
    tabs = page.locator(f"{BOARD} .tabs button")
    for tab in reversed(range(tabs.count())):
        tabs.nth(tab).click()
        page.wait_for_function(
            "(nth) => document.querySelectorAll('.wt .tabs button')[nth].ariaPressed === 'true'", arg=tab
        )
        found += [f"tab {tab}: {each}" for each in faults(page)]
    return found


@pytest.mark.parametrize("name", ARRANGED)
def test_an_arranged_table_is_usable_by_all(guest: Guest, server: Server, name: str) -> None:
    position, format = ARRANGED[name]()
    match, tokens = server.arranged(position, format)
    page = guest.sit(match, tokens[position.actor])
    my_turn(page)
    assert faults(page) == []
    page.set_viewport_size(PHONE)
    page.wait_for_selector(f"{BOARD}.narrow")
    assert faults_on_a_phone(page) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("wide", [True, False], ids=["wide", "narrow"])
def test_every_kind_of_question_is_usable_by_all(visit: Visit, server: Server, game: str, wide: bool) -> None:
    """A match by lot from its set-up on, looked at whenever its first seat is asked something new."""
    match, tokens = server.create(PERSON, PERSON, game=game, format=GAMES[game])
    page = visit(viewport=DESKTOP if wide else PHONE, has_touch=not wide).sit(match, tokens[0])
    found = dict[str, list[str]]()

    def choose(state: State) -> int:
        return int(lot(1, state).choice(state["actions"])["action"])

    for state in server.states(match, tokens, choose, lambda state: state["step"] >= STEPS):
        kind = state["view"]["pending"]["kind"]
        if state["status"] == "playing" and state["seat"] == 0 and kind not in found:
            wait_for(page, lambda now, at=state["decision"]: now["decision"] == at, f"a question: {kind}")  # type: ignore[misc]
            found[kind] = faults(page)
            if not wide:
                found[kind] += too_small(page)
    assert len(found) > 4
    assert {kind: problems for kind, problems in found.items() if problems} == {}
