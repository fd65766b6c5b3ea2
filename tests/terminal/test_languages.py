"""Stories about the terminal in other languages: letters that take two columns, translated rules, errors in own words."""

import io
import random

import pytest
from rich.cells import cell_len
from rich.console import Console

import wartable
from wartable.games.invictus.terminal.board import CELL, GRID, LABEL, Board
from wartable.games.invictus.terminal.cards import all_cards
from wartable.games.invictus.terminal.choices import InvictusChoices as Choices
from wartable.locale import languages
from wartable.terminal.menu import menu
from wartable.terminal.questions import commands_help
from wartable.terminal.screen import screen_of
from wartable.terminal.session import spoken

from .typing_person import Person, at_random, store_in

GAME = wartable.game("invictus")
OTHERS = [language for language in languages() if language != "en"]


def drawn(thing) -> list[str]:
    screen = io.StringIO()
    Console(file=screen, width=120).print(thing, highlight=False)
    return screen.getvalue().splitlines()


def walk(format, seed):
    lot = random.Random(seed)
    seats = range(GAME.formats[format].seats if format != "multinational" else 0)
    options = {f"nation{seat}": lot.choice(["king", "shogun", "pharaoh"]) for seat in seats}
    position = GAME.new(format, seed=seed, compiled=False, **options)
    while not position.over:
        yield position
        position.play(lot.choice(position.legal()))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("format", list(GAME.formats))
def test_nothing_takes_more_than_80_columns(format, language):
    words = spoken(language, "invictus")
    for number, position in enumerate(walk(format, 1)):
        if number % 4 == 0:
            shown = drawn(Board(position.view(position.actor), words).draw())
            shown += drawn(Choices(position, words).draw())
            assert max(map(cell_len, shown)) <= 80


@pytest.mark.parametrize("language", languages())
def test_the_cells_of_the_board_stand_in_line(language):
    """However wide the letters of a name are, the bars between cells stay one below the other."""
    words = spoken(language, "invictus")
    edges = {LABEL + column * (CELL + 1) for column in range(4)}
    for number, position in enumerate(walk("duel", 2)):
        if number > 20 and number % 10 == 0:
            for line in drawn(Board(position.view(0), words).draw()):
                if "│" in line:
                    bars = {cell_len(line[:place]) for place, sign in enumerate(line) if sign == "│"}
                    assert bars == edges and cell_len(line[: line.rindex("│")]) + 1 <= GRID


@pytest.mark.parametrize("language", languages())
def test_a_long_text_without_spaces_is_folded_not_cut(language):
    words = spoken(language, "invictus")
    position = GAME.new("multinational", seed=1, compiled=False)
    table = "".join("".join(line.split()) for line in drawn(all_cards(position, words)))
    assert "…" not in table
    assert max(map(cell_len, drawn(commands_help(screen_of("invictus"), words))[:-3])) <= 80


@pytest.mark.parametrize("language", OTHERS)
def test_a_whole_match_is_played_in_the_language(tmp_path, language):
    person = Person(after=at_random(1))
    match = person.play(tmp_path, language=language)
    assert match.status == "over"
    assert max(map(cell_len, person.shown.splitlines())) <= 80


@pytest.mark.parametrize(
    ("language", "typed", "answer"),
    [
        ("ja", "rule INVI-5.7", "捕獲"),
        ("pl", "rule 5.7", "pojmany"),
        ("ja", "rule 55", "ルール 55 はありません"),
        ("ja", "why march", "準備"),
        ("ja", "why 進軍", "準備"),
        ("pl", "why march", "przygotowanie"),
        ("pl", "why marsz", "przygotowanie"),
        ("ja", "save /no/such/folder/x", "ファイルやフォルダーがありません"),
        ("pl", "save /no/such/folder/x", "nie ma takiego pliku"),
    ],
)
def test_answers_are_in_the_language(tmp_path, language, typed, answer):
    person = Person([typed])
    person.play(tmp_path, language=language)
    assert answer in " ".join(person.shown.split())


def test_the_menu_speaks_the_language(tmp_path, monkeypatch):
    monkeypatch.setattr("wartable.terminal.thinking.Thinkers.start", lambda self: None)
    person = Person(["", "", "", "2", "", "", ""])
    match = menu(person.console, person, store_in(tmp_path), "ja")
    assert "遊び方は？" in person.shown and "ふつう" in person.shown and "将軍の近衛兵" not in person.shown
    assert "正面突撃" in person.shown, "ready decks have names in every language"
    assert match.terms.settings["nation0"] == "shogun"
