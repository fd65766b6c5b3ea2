"""Stories about the drawn board: never wider than 80 columns, colour never without its symbol, secrets never in it."""

import io
import random
import re

import pytest
from rich.console import Console

import wartable
from wartable.games.invictus.terminal.board import SYMBOLS, Board
from wartable.games.invictus.terminal.cards import all_cards, card_help
from wartable.games.invictus.terminal.choices import InvictusChoices as Choices
from wartable.terminal.session import spoken

GAME = wartable.game("invictus")
WORDS = spoken("en", "invictus")
NATIONS = ("king", "shogun", "pharaoh")


def drawn(thing, colour=False):
    screen = io.StringIO()
    console = Console(
        file=screen, width=120, force_terminal=colour, color_system="truecolor" if colour else None
    )
    console.print(thing, highlight=False)
    return screen.getvalue()


def walk(format, seed):
    """A random match, at every decision."""
    lot = random.Random(seed)
    seats = range(GAME.formats[format].seats if format != "multinational" else 0)
    options = {f"nation{seat}": lot.choice(NATIONS) for seat in seats}
    position = GAME.new(format, seed=seed, compiled=False, **options)
    while not position.over:
        yield position
        position.play(lot.choice(position.legal()))
    yield position


@pytest.mark.parametrize("format", list(GAME.formats))
def test_nothing_is_ever_wider_than_80_columns(format):
    for seed in range(3):
        for number, position in enumerate(walk(format, seed)):
            for seat in range(-1, position.seats):
                if (number + seat) % 3 == 0:
                    lines = drawn(Board(position.view(seat), WORDS).draw()).splitlines()
                    assert max(map(len, lines)) <= 80
            if not position.over:
                lines = drawn(Choices(position, WORDS).draw()).splitlines()
                assert max(map(len, lines)) <= 80


def test_every_legal_action_has_one_number():
    for position in walk("duel", 4):
        if not position.over:
            choices = Choices(position, WORDS)
            assert sorted(choice.action for choice in choices.list) == position.legal()
            numbers = [choice.number for choice in choices.list]
            assert len(set(numbers)) == len(numbers)
            assert all(choices.action(choices.number(action)) == action for action in position.legal())
            shown = drawn(choices.draw())
            assert all(re.search(rf"(?<!\d){number}(?!\d)", shown) for number in numbers)


def test_every_card_in_colour_has_its_symbol():
    position = next(one for number, one in enumerate(walk("duel", 6)) if number == 80)
    plain = drawn(Board(position.view(0), WORDS).draw())
    for key in position.view(0)["seats"][0]["hand"]["cards"]:
        colour = position.view(0)["cards"][key]["colour"]
        assert f"{SYMBOLS[colour]} {WORDS.text('card-' + key)}" in plain
    assert "\x1b" in drawn(Board(position.view(0), WORDS).draw(), colour=True)


def test_no_color_is_respected(monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    screen = io.StringIO()
    position = next(iter(walk("duel", 1)))
    console = Console(file=screen, width=80, force_terminal=True)
    console.print(Board(position.view(0), WORDS).draw())
    assert not re.search(r"\x1b\[[0-9;]*3[0-9]", screen.getvalue())


def test_both_players_see_their_own_side_below():
    position = next(one for one in walk("duel", 2) if one.view(-1)["turn"] == 9)
    for seat in (0, 1):
        lines = drawn(Board(position.view(seat), WORDS).draw()).splitlines()
        assert lines[1].startswith(" Opponent")
        assert any(line.startswith(" You") for line in lines[15:])


def test_card_facts_fit_and_draw_the_reach():
    position = GAME.new("multinational", seed=1, compiled=False)
    assert max(map(len, drawn(all_cards(position, WORDS)).splitlines()[:40])) <= 80
    assert "# · · · #" in drawn(card_help(position, WORDS, "archer", 0))
