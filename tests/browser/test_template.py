"""A game that brings only rules and words, installed as a package of its own, at its plain table in the browser."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from ..template.newcomer import Newcomer
from .conftest import Guest, Visit
from .play import Look, my_turn
from .served import Server


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """The table of one who has installed the game."""
    newcomer = Newcomer(tmp_path)
    newcomer.install()
    monkeypatch.setenv("PYTHONPATH", str(newcomer.installed))
    (tmp_path / "table").mkdir()
    started = Server(tmp_path / "table", "template")
    started.start()
    yield started
    started.stop()


def test_from_the_lobby_to_the_end(own: Server, visit: Visit) -> None:
    guest: Guest = visit(own)
    page, chance = guest.go("/"), random.Random(3)
    page.get_by_role("button", name="Set up a match of Skirmish").click()
    page.get_by_label("Who plays here").select_option("easy")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_selector(".plain-table")
    seen: Look = my_turn(page)
    assert "hand" in page.locator(".plain-block").nth(1).inner_text()
    while seen["turn"] != "over":
        options = page.locator(".prompt .option")
        options.nth(chance.randrange(options.count())).click()
        page.wait_for_function(f"document.querySelector('.wt').dataset.decision !== '{seen['decision']}'")
        seen = my_turn(page)
    assert page.locator(".ending h2").inner_text() in ("You win", "You lose")
