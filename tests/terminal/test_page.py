"""The board and the question together: small, wide and high windows, and what gives way in which order."""

import io
import random
from types import SimpleNamespace

import pytest
from rich.console import Console
from rich.text import Text

import wartable
from wartable.table.entries import Seat
from wartable.terminal.page import Board, Page, Room
from wartable.terminal.screen import screen_of
from wartable.terminal.session import Session, spoken

from .typing_person import Person

FORMATS = [
    ("invictus", "duel", {"build": "ready"}),
    ("invictus", "alliance", {"build": "ready"}),
    ("invasion", "starter", {}),
    ("invasion", "draft", {}),
    ("shadespire", "core", {}),
    ("shadespire", "melee", {}),
]


CLEARED = "\x1b[2J\x1b[H"


class Window(Person):
    """A person at a real terminal of some size."""

    def __init__(self, columns, lines, typed=()):
        super().__init__(typed)
        self.console = Console(
            file=self.screen, width=columns, height=lines, force_terminal=True, color_system=None
        )


def page(board=10, news=3, earlier=0, question=1, choices=4, dense=2):
    """A page whose parts have so many lines."""

    def lines(text, count):
        return Text("\n".join(f"{text} {number}" for number in range(count)))

    return Page(
        boards=(
            Board(80, lambda room: lines("board", board)),
            Board(80, lambda room: lines("small", board // 2)),
        ),
        choices=(lambda: lines("choice", choices), lambda: lines("brief", dense)),
        question=[lines("question", question)],
        news=[Text(f"news {number}") for number in range(news)],
        earlier=[Text(f"earlier {number}") for number in range(earlier)],
        more="more in the log",
    )


def shown(page, columns=80, lines=24):
    screen = io.StringIO()
    console = Console(file=screen, width=columns, height=lines, color_system=None)
    console.print(page.draw(console, Room(columns, lines)), end="", soft_wrap=True)
    return [line.strip() for line in screen.getvalue().splitlines()]


def counted(lines):
    return {
        word: sum(line.startswith(word) for line in lines)
        for word in ("board", "small", "news", "earlier", "question", "choice", "brief", "more")
    }


def test_where_there_is_room_all_is_shown_at_its_largest():
    found = shown(page())
    assert counted(found) | {"board": 10, "news": 3, "question": 1, "choice": 4} == counted(found)
    assert found.index("news 2") < found.index("question 0") < found.index("choice 0")


def test_a_high_window_shows_what_happened_before():
    assert counted(shown(page(earlier=30), lines=40))["earlier"] == 40 - 1 - (10 + 3 + 1 + 1 + 4)


def test_first_the_choices_become_dense_then_the_board_and_the_news_are_cut_last():
    assert counted(shown(page(choices=9), lines=20)) | {"board": 10, "brief": 2} == counted(
        shown(page(choices=9), lines=20)
    )
    small = counted(shown(page(choices=9), lines=15))
    assert (small["board"], small["small"], small["brief"]) == (0, 5, 2)
    cut = counted(shown(page(choices=9, news=20), lines=15))
    assert (cut["small"], cut["more"], cut["news"]) == (5, 1, 4)


def test_a_wide_window_has_the_log_beside_the_board():
    found = shown(page(news=2, earlier=30), columns=130)
    assert counted(found)["news"] == 0 and found[-1].startswith("choice 3") and found[-1].endswith("news 1")


@pytest.mark.parametrize("language", ["en", "ja", "pl"])
@pytest.mark.parametrize(("name", "format", "options"), FORMATS, ids=lambda value: str(value))
def test_board_and_question_fit_a_window_of_80_by_24(name, format, options, language, tmp_path):
    """At decisions all over random matches: nothing scrolls away, and no line is broken."""
    game, words = wartable.game(name), spoken(language, name)
    person = Window(80, 24)
    lot = random.Random(name + format)
    positions = (game.new(format, seed, compiled=False, **options) for seed in range(20))
    position = next(positions)
    painted = 0
    while painted < 20:
        if position.over:
            position = next(positions)
        legal = position.legal()
        if len(legal) > 1 and lot.random() < 0.15:
            session = painting(position, words, person)
            person.screen.seek(0)
            person.screen.truncate()
            session._paint(position.actor, screen_of(name).choices(position, words))
            lines = person.shown.removeprefix(CLEARED).splitlines()
            assert len(lines) <= 23, "\n".join(lines)
            assert all(Text(line).cell_len <= 80 for line in lines)
            asked = words.say(game.prompt(position.record, position.actor))
            assert "".join(asked.split()) in "".join(person.shown.split())
            painted += 1
        position.play(lot.choice(legal))


def standing_in(position):
    """A kept match of one position, as much of it as painting needs."""
    seats = [Seat()] * position.seats
    match = SimpleNamespace(position=position, game=position.game, moves=[], seats=seats, secret="00")
    match.seen, match.lines_of = position.view, lambda seat: []
    return SimpleNamespace(match=match, people=list(range(position.seats)))


def painting(position, words, person):
    return Session(standing_in(position), words, person.console, person)


def test_a_wide_window_shows_battlefield_and_warbands_side_by_side(tmp_path):
    position = wartable.game("shadespire").new("core", seed=4, compiled=False)
    lot = random.Random(1)
    while not position.view(0)["round"] or len(position.legal()) < 2:
        position.play(lot.choice(position.legal()))
    words, widest = spoken("en", "shadespire"), {}
    for columns in (80, 170):
        person = Window(columns, 60)
        choices = screen_of("shadespire").choices(position, words)
        painting(position, words, person)._paint(position.actor, choices)
        widest[columns] = max(map(len, person.shown.removeprefix(CLEARED).splitlines()))
    assert widest[80] <= 80 and widest[170] > 120


def test_a_window_that_is_too_narrow_says_so(tmp_path):
    person = Window(60, 24)
    person.play(tmp_path)
    assert "This window is 60 columns wide; the board needs 80." in " ".join(person.shown.split())


def test_a_window_that_is_wide_enough_says_nothing(tmp_path):
    person = Window(80, 24)
    person.play(tmp_path)
    assert "columns wide" not in person.shown
