"""Every kind of decision of every game is drawn whole at every usual size of a window: nothing cut, broken, pale, too
small for a thumb or under something else, and no error in the console. Positions are exchanged under one open table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from .conftest import Visit
from .layouts import faults
from .moments import Moment, kinds_of, moments
from .scenes import ARRANGED
from .served import Server

GAMES = ("invictus", "invasion", "shadespire")
SIZES = {
    "phone": (390, 844),
    "small": (1024, 768),
    "laptop": (1366, 768),
    "desktop": (1440, 900),
    "large": (1920, 1080),
}
FAILING: dict[str, str] = {}
LONG = {
    "pl": ("phone", "small"),
    "ja": ("phone", "laptop"),
}  # where other languages than English are looked at
TELL = """async (message) => {
  const board = getElement(document.querySelector('.wt'));
  board.unpeek();
  board.selected = null;
  board.tab = 'table';
  board.tell(message);
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}"""
Look = Callable[[Moment, str], list[str]]


def cases(sizes: tuple[str, ...] = tuple(SIZES)) -> list[object]:
    """Every game at these sizes; what is known to fail is marked so."""
    return [
        pytest.param(game, size, id=f"{game}-{size}", marks=_marks(game)) for game in GAMES for size in sizes
    ]


def _marks(game: str) -> tuple[pytest.MarkDecorator, ...]:
    return (pytest.mark.xfail(reason=FAILING[game]),) if game in FAILING else ()


def table_of(visit: Visit, server: Server, game: str, size: str) -> Page:
    """An open table of a game at a size, for positions to be put on."""
    name = next(name for name in ARRANGED if name.startswith(game))
    match, tokens = server.moment(f"a table for {name}", lambda: (*server.arranged(*ARRANGED[name]()), {}))[
        :2
    ]
    width, height = SIZES[size]
    phone = size == "phone"
    guest = visit(viewport={"width": width, "height": height}, has_touch=phone, is_mobile=phone)
    return guest.sit(match, tokens[0])


def wrong(page: Page, game: str, language: str = "en", phone: bool = False) -> dict[str, list[str]]:
    """What is wrong at each moment of a game."""
    found = {}
    for moment in moments(game):
        page.evaluate(TELL, moment.message(language, theme="dark"))
        found[moment.name] = faults(page, phone=phone)
    return {name: problems for name, problems in found.items() if problems}


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_is_among_the_moments(game: str) -> None:
    assert {moment.kind for moment in moments(game)} == kinds_of(game) | {"over"}


@pytest.mark.parametrize(("game", "size"), cases())
def test_every_kind_of_decision_is_drawn_whole(visit: Visit, server: Server, game: str, size: str) -> None:
    page = table_of(visit, server, game, size)
    assert wrong(page, game, phone=size == "phone") == {}


@pytest.mark.parametrize("language", LONG)
@pytest.mark.parametrize("game", [pytest.param(game, marks=_marks(game)) for game in GAMES])
def test_long_words_are_drawn_whole(visit: Visit, server: Server, game: str, language: str) -> None:
    found = {}
    for size in LONG[language]:
        page = table_of(visit, server, game, size)
        found |= {f"{size}: {at}": each for at, each in wrong(page, game, language, size == "phone").items()}
    assert found == {}
