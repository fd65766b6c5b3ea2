"""Shadespire in windows of other sizes: dense where the usual drawing leaves no room for the question, and
side by side where there are columns for the battlefield and the warbands."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from wartable.games.shadespire.terminal.board import LABEL, Board, Data
from wartable.games.shadespire.terminal.choices import ShadespireChoices
from wartable.games.shadespire.terminal.opening import draw, faces
from wartable.games.shadespire.terminal.signs import GLORY, wounds
from wartable.locale import Words
from wartable.terminal.choices import Choices
from wartable.terminal.drawing import ACT, WIDTH, View, apart, fitted, label, wrapped

GAP: Final = 2
WIDE: Final = 2 * WIDTH + GAP
ENOUGH_ROWS: Final = 8  # of the battlefield, below which other warbands give way
LEAST_ROWS: Final = 3  # of the battlefield, however low the window is


class DenseBoard(Board):
    """The drawing of one view: warbands in a line or two, cards by name; the battlefield tells the rest."""

    def warband(self, seat: int) -> list[Text]:
        fighters = [fighter for fighter in self.view["fighters"] if fighter["seat"] == seat]
        parts = [self.fallen(fighter) if fighter["out"] else self.brief(fighter) for fighter in fighters]
        return [self.seat_line(seat), *wrapped("   ", parts)]

    def seat_line(self, seat: int) -> Text:
        left, right = self.seat_parts(seat)
        return fitted(apart(left, right))

    def brief(self, fighter: Data) -> Text:
        name = Text(self.short(fighter["id"]), "underline" if fighter["id"] in self.open_fighters else "")
        return Text.assemble(self.code(fighter["id"]), " ", name, " ", wounds(fighter))

    def fallen(self, fighter: Data) -> Text:
        return Text.assemble(super().fallen(fighter), " ", self.words.text("terminal-sha-out"))

    def cards(self) -> list[Text]:
        """The own hand by names, objectives with their glory."""
        if self.view["seat"] < 0:
            return []
        shown = self.view["seats"][self.me]
        parts = [
            self.card(key).append(f" {GLORY}{self.view['cards'][key]['glory']}", ACT)
            for key in shown["objectives"]
        ]
        parts += [self.card(key) for key in shown["powers"]]
        return wrapped(label(self.words.text("terminal-hand"), LABEL), parts) if parts else []

    def within(self, lines: int) -> RenderableType:
        """The board in so many lines: of the battlefield as many rows as are left, around what is decided."""
        below = [*self.effects(), *self.attack()]
        others = [(self.me + turn) % self.seats for turn in range(1, self.seats)]
        own = [*self.warband(self.me), *self.cards()]
        above = [*self.heading(), *(line for seat in others for line in self.warband(seat)), *own]
        if lines - len(above) - len(below) < ENOUGH_ROWS:  # the battlefield shows who is there
            above = [*self.heading(), *map(self.seat_line, others), *own]
        rows = max(LEAST_ROWS, lines - len(above) - len(below))
        return Group(*map(fitted, [*above, *self.field(rows), *below]))


def dense(view: View, words: Words, choices: Choices, lines: int) -> RenderableType:
    """The board; before it is there, as much of the faces as there is room for."""
    board = DenseBoard(view, words, *chosen(choices))
    if view["hexes"]:
        return board.within(lines)
    shown = faces(view, words)
    return Group(*map(fitted, [*board.heading(), *(shown if len(shown) < lines else [])]))


def wide(view: View, words: Words, choices: Choices, columns: int) -> RenderableType:
    """The battlefield to the left, warbands and cards to the right."""
    board = Board(view, words, *chosen(choices))
    if not view["hexes"] or view["pending"]["kind"] == "redraw":
        return draw(view, words, board)
    room = columns - WIDTH - GAP
    table = Table.grid()
    table.add_column(width=room, no_wrap=True)
    table.add_column(width=WIDTH + GAP)
    left = [Text(), *board.field(columns=room), Text(), *board.effects(), *board.attack()]
    right = [
        line for turn in range(1, board.seats + 1) for line in board.warband((board.me + turn) % board.seats)
    ]
    table.add_row(Group(*left), Padding(Group(*map(fitted, right), *board.hand()), (0, 0, 0, GAP)))
    return Group(*map(fitted, board.heading()), table)


def chosen(choices: Choices) -> tuple[set[int], set[int]]:
    """The places and fighters that can be chosen now."""
    assert isinstance(choices, ShadespireChoices)
    return choices.hexes, choices.fighters
