"""An Invictus match drawn for 80 columns, from a seat's view alone: battlefields, queues, kingdoms, hand.
What is said stands in the Fluent files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from wartable.locale import Words
from wartable.terminal.drawing import ACT, HARM, MUTED, View, apart, fitted, label, ruled, wrapped

CELL: Final = 15
LABEL: Final = 7
GRID: Final = LABEL + 3 * CELL + 4

SYMBOLS: Final = {"blue": "▲", "green": "■", "red": "●", "yellow": "◆", "purple": "✦", "leader": "♛"}
STYLES: Final = {
    "blue": "deep_sky_blue1",
    "green": "green3",
    "red": "indian_red1",
    "yellow": "gold3",
    "purple": "medium_purple1",
    "leader": "bold",
}
COLOURS: Final = tuple(SYMBOLS)[:5]
COLUMNS: Final = ("left", "centre", "right")
CARD_LISTS: Final = ("leader", "leave-out", "take", "opening")  # decisions where card facts matter most


def symbol(colour: str) -> Text:
    return Text(SYMBOLS[colour], STYLES[colour])


class Board:
    """The drawing of one view."""

    def __init__(self, view: View, words: Words) -> None:
        self.view = view
        self.words = words
        self.me = max(view["seat"], 0)
        self.mine: int = view["seats"][self.me]["team"]

    # --- Pieces ---------------------------------------------------------------------------------------

    def card(self, key: str, count: int = 1) -> Text:
        """A card as its symbol and name."""
        colour = self.view["cards"][key]["colour"]
        name = self.words.text(f"card-{key}")
        return Text.assemble(symbol(colour), " ", name, f" ×{count}" if count > 1 else "")

    def cards(self, counts: Mapping[str, int]) -> Text:
        """Several cards side by side."""
        return Text("  ").join(self.card(key, count) for key, count in counts.items())

    def by_colour(self, counts: Mapping[str, int]) -> Text:
        """Cards as symbols with how many there are of each colour."""
        found = dict.fromkeys(SYMBOLS, 0)
        for key, count in counts.items():
            found[self.view["cards"][key]["colour"]] += count
        parts = [Text.assemble(symbol(colour), str(count)) for colour, count in found.items() if count]
        return Text(" ").join(parts)

    def name(self, seat: int, form: str = "") -> str:
        """What the viewing seat calls a seat."""
        if seat == self.view["seat"]:
            return self.words.text("seat-you")
        if self.view["seat"] >= 0:
            if len(self.view["seats"]) == 2:
                return self.words.text("seat-opponent", form)
            if self.view["seats"][seat]["team"] == self.mine:
                return self.words.text("seat-partner", form)
        return self.words.text("seat-numbered", number=seat + 1)

    # --- The whole ------------------------------------------------------------------------------------

    def draw(self) -> RenderableType:
        """The board from the enemy's seats down to the own hand."""
        theirs = 1 - self.mine
        lines: list[Text] = [self.heading()]
        lines += [self.seat_line(seat) for seat in self.view["teams"][theirs]["seats"]]
        lines += self.battlefield(theirs, ("back", "front"))
        lines += self.kingdoms()
        lines += self.battlefield(self.mine, ("front", "back"))
        lines += [self.seat_line(seat) for seat in self.view["teams"][self.mine]["seats"]]
        if self.view["seat"] >= 0:
            lines += self.hand()
        return Group(*(fitted(line) for line in lines))

    def heading(self) -> Text:
        """The turn, whose it is, and what has happened in it that matters for the rest of it."""
        view, say = self.view, self.words.text
        if view["result"] is not None:
            middle = say("terminal-over")
        elif view["turn"] == 0:
            middle = say("terminal-setup")
        else:
            who = "you" if view["active"] == view["seat"] else "other"
            middle = say(
                "terminal-turn", turn=view["turn"], who=who, name=self.name(view["active"], "header")
            )
        notes = [say(f"terminal-{flag}") for flag, done in view["flags"].items() if done]
        bonuses = view["bonuses"]
        if bonuses["all"]:
            notes.append(say("terminal-bonus", amount=bonuses["all"]))
        if bonuses["next_soldier"]:
            notes.append(say("terminal-next-bonus", amount=bonuses["next_soldier"]))
        if bonuses["next_any_front"]:
            notes.append(say("terminal-any-front"))
        return ruled(Text(middle, "bold"), " · ".join(notes))

    def seat_line(self, seat: int) -> Text:
        """A seat's name, nation and leader; the counts of hand and deck; what is known of the hand."""
        shown, say = self.view["seats"][seat], self.words.text
        line = Text.assemble(" ", (self.name(seat, "header"), "bold"))
        if shown["nation"] is not None:
            line.append(f" · {say('nation-' + shown['nation'])}", MUTED)
        if shown["leader"] is not None:
            line.append(" · ", MUTED).append(self.card(shown["leader"]))
        counts = say("terminal-counts", hand=shown["hand"]["size"], deck=shown["deck"]["size"])
        known = shown["hand"]["known"]
        right = Text(counts)
        if known and not shown["you"]:
            right.append(f" {say('terminal-known')} ", MUTED).append(self.by_colour(known))
        return apart(line, right)

    def hand(self) -> list[Text]:
        """The own hand, wrapped at the width of the board."""
        title = label(self.words.text("terminal-hand"), LABEL)
        cards = self.view["seats"][self.me]["hand"]["cards"]
        if not cards:
            return [Text.assemble((title, MUTED), (self.words.text("terminal-none"), MUTED))]
        return wrapped(title, [self.card(key, count) for key, count in cards.items()])

    def kingdoms(self) -> list[Text]:
        """The facing kingdoms compared colour by colour, with the points that follow."""
        lines = []
        for seat in self.view["teams"][self.mine]["seats"]:
            other = self.view["seats"][seat]["faces"]
            if other >= 0:
                lines.append(self.kingdom_line(seat, other))
        return lines

    def kingdom_line(self, seat: int, other: int) -> Text:
        mine, theirs = self.view["seats"][seat], self.view["seats"][other]
        say = self.words.text
        line = Text().append(label(say("terminal-kingdoms"), LABEL + 2), MUTED)
        for colour in COLOURS:
            ours, others = mine["kingdom"]["colours"][colour], theirs["kingdom"]["colours"][colour]
            line.append(symbol(colour))
            line.append(f" {ours}", "bold" if ours > others else MUTED if ours == others else "")
            line.append(":", MUTED)
            line.append(f"{others}", "bold" if others > ours else MUTED if ours == others else "")
            line.append("   ")
        numbers = {"mine": mine["points"], "theirs": theirs["points"]}
        names = {"us": self.name(seat, "header"), "them": self.name(other, "header")}
        return apart(line, Text(say("terminal-points", **numbers, **names), "bold"))

    # --- Battlefield, queue and graveyard -------------------------------------------------------------

    def battlefield(self, team: int, rows: Iterable[str]) -> list[Text]:
        """A battlefield of six cells with queue and graveyard beside it."""
        side = self.beside(team)
        cells = {cell["place"]: cell for cell in self.view["teams"][team]["cells"]}
        lines = [self.border("┌", "┬", "┐")]
        for row in rows:
            if len(lines) > 1:
                lines.append(self.border("├", "┼", "┤"))
            places = [cells[f"{row}-{column}"] for column in COLUMNS]
            title = label(self.words.text("terminal-" + row), LABEL)
            lines.append(self.row(title, [self.upper(cell) for cell in places]))
            lines.append(self.row(" " * LABEL, [self.lower(cell) for cell in places]))
        lines.append(self.border("└", "┴", "┘"))
        return [Text.assemble(line, "  ", beside) for line, beside in zip(lines, side, strict=True)]

    def border(self, left: str, middle: str, right: str) -> Text:
        return Text(" " * LABEL + left + middle.join(["─" * CELL] * 3) + right, MUTED)

    def row(self, title: str, cells: Iterable[Text]) -> Text:
        line = Text().append(title, MUTED)
        for cell in cells:
            cell.truncate(CELL, pad=True)
            line.append("│", MUTED).append(cell)
        return line.append("│", MUTED)

    def upper(self, cell: Mapping[str, Any]) -> Text:
        """The card, with a mark while it attacks or is attacked."""
        if cell["card"] is None:
            return Text()
        mark = ("»", ACT) if cell["attacking"] else ("«", HARM) if cell["attacked"] else " "
        text = Text.assemble(mark, self.card(cell["card"]))
        if cell["rested"]:
            text.stylize("dim", 2)
        return text

    def lower(self, cell: Mapping[str, Any]) -> Text:
        """Attack and health now, the damage taken, and whether it is rested."""
        if cell["card"] is None:
            return Text()
        text = Text(f"⚔{cell['attack']} ♥{cell['health']}")
        if cell["damage"]:
            text.append(f"−{cell['damage']}", HARM)
        if cell["rested"]:
            text.append(" " + self.words.text("terminal-rested"), MUTED)
        return Text(" " * max(1, min(3, CELL - text.cell_len))).append(text)

    def beside(self, team: int) -> list[Text]:
        """Seven lines: the queue from its head, then the graveyard."""
        shown, say = self.view["teams"][team], self.words.text
        queue, limit = shown["queue"], shown["queue_limit"]
        lines = [Text(say("terminal-queue", count=len(queue), limit=limit), MUTED)]
        for place in range(5):
            if place < len(queue):
                lines.append(Text.assemble((f"{place + 1} ", MUTED), self.card(queue[place])))
            else:
                lines.append(Text("·" if place < limit else "", MUTED))
        graves = Text().append(say("terminal-graves") + " ", MUTED)
        lines.append(
            graves.append(self.by_colour(shown["graveyard"]) if shown["graves"] else Text("–", MUTED))
        )
        return lines


def draw(view: View, words: Words) -> RenderableType:
    """The board; while decks are made, the cards to choose among take its place."""
    board = Board(view, words)
    return board.heading() if view["pending"]["kind"] in CARD_LISTS else board.draw()
