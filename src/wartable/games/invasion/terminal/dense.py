"""An Invasion match in a few lines, for windows in which the drawn capitals leave no room for the question."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from wartable.games.invasion.terminal.board import LABEL, POWER, Board, Data
from wartable.games.invasion.terminal.opening import drafting
from wartable.locale import Words
from wartable.terminal.choices import Choices
from wartable.terminal.drawing import MUTED, View, fitted, label, wrapped


class DenseBoard(Board):
    """The drawing of one view: a zone is a line or two, its section first, then its cards."""

    def within(self, lines: int) -> RenderableType:
        """The board in so many lines; the own face-down cards give way first, then the end of the hand."""
        play = [*self.heading(), *self.seat_lines(1 - self.me), *self.capital(1 - self.me)]
        play += [*self.combat(), *self.chain(), *self.capital(self.me), *self.seat_lines(self.me)]
        own = self.hand() if self.view["seat"] >= 0 else []
        down = self.face_down() if self.view["seat"] >= 0 else []
        if len(play) + len(down) + len(own) > lines:
            down = []
        left = max(1, lines - len(play) - len(down))
        if len(own) > left:
            own = own[:left]
            own[-1].append("…", MUTED)
        return Group(*map(fitted, [*play, *down, *own]))

    def capital(self, seat: int) -> list[Text]:
        return [line for zone in self.view["seats"][seat]["zones"] for line in self.zone(zone, seat)]

    def zone(self, zone: Data, seat: int) -> list[Text]:
        section = Text.assemble(f"{POWER}{zone['power']}", self.section(zone))
        title = label(self.words.text(f"zone-{zone['zone']}"), LABEL) + " "
        return wrapped(title, [section, *(self.flat(card, sign) for card, sign in self.pieces(zone, seat))])

    def flat(self, card: Data, sign: str) -> Text:
        """A card in play with all its numbers, as one part of a line."""
        name, numbers = self.named(card, sign), self.numbers(card)
        if not sign and name.plain.startswith(" "):
            name = name[1:]
        return Text.assemble(name, " ", numbers) if numbers else name


def dense(view: View, words: Words, choices: Choices, lines: int) -> RenderableType:
    """The board; in a draft only how it stands, and before the first turn the names of the hand."""
    board = DenseBoard(view, words)
    if view["phase"] == "draft":
        return Group(*map(fitted, drafting(board)))
    if view["phase"] == "setup" and view["seat"] >= 0:
        first = words.text("terminal-first", who="you" if view["first"] == view["seat"] else "other")
        seats = [*board.seat_lines(1 - board.me), *board.seat_lines(board.me)]
        return Group(*map(fitted, [*board.heading(), *seats, Text(f" {first}"), *board.hand()]))
    return board.within(lines)
