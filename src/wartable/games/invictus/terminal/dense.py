"""An Invictus match in about eleven lines, for windows in which the drawn battlefields leave no room for the question."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from wartable.games.invictus.terminal.board import CARD_LISTS, COLUMNS, LABEL, Board
from wartable.locale import Words
from wartable.terminal.choices import Choices
from wartable.terminal.drawing import HARM, MUTED, View, label

CELL: Final = 22
RESTED: Final = "↷"


class DenseBoard(Board):
    """The drawing of one view: a line for each row of a battlefield, one for its queue and graveyard."""

    def battlefield(self, team: int, rows: Iterable[str]) -> list[Text]:
        cells = {cell["place"]: cell for cell in self.view["teams"][team]["cells"]}
        lines = []
        for row in rows:
            line = Text().append(label(self.words.text("terminal-" + row), LABEL), MUTED)
            for column in COLUMNS:
                line.append("│", MUTED).append(self.cell(cells[f"{row}-{column}"]))
            lines.append(line.append("│", MUTED))
        waiting = self.waiting(team)
        return [*lines, waiting] if team == self.mine else [waiting, *lines]

    def cell(self, cell: Mapping[str, Any]) -> Text:
        """A card with its numbers on one line."""
        text = self.upper(cell)
        if cell["card"] is not None:
            text.append(f" ⚔{cell['attack']} ♥{cell['health']}")
            text.append(f"−{cell['damage']}" if cell["damage"] else "", HARM)
            text.append(f" {RESTED}" if cell["rested"] else "", MUTED)
        text.truncate(CELL, overflow="ellipsis", pad=True)
        return text

    def waiting(self, team: int) -> Text:
        """The queue from its head, then the graveyard."""
        shown, say = self.view["teams"][team], self.words.text
        queue = Text("  ").join(self.card(key) for key in shown["queue"])
        counted = say("terminal-queue", count=len(shown["queue"]), limit=shown["queue_limit"])
        line = Text.assemble((f" {counted}  ", MUTED), queue)
        if shown["graves"]:
            line.append(f"  {say('terminal-graves')} ", MUTED).append(self.by_colour(shown["graveyard"]))
        return line


def dense(view: View, words: Words, choices: Choices, lines: int) -> RenderableType:
    """The board; while decks are made, the cards to choose among take its place."""
    board = DenseBoard(view, words)
    return board.heading() if view["pending"]["kind"] in CARD_LISTS else board.draw()
