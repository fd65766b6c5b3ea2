"""The legal actions of a decision as a numbered list, grouped by the card they belong to.
Number 0 is always the one that does nothing more: pass, decline, end the turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from wartable.games.invictus.pieces import Data, place_of_cell
from wartable.kernel.contract import Action, Position
from wartable.locale import Words
from wartable.terminal.board import ACT, MUTED, STYLES, SYMBOLS, WIDTH, Board, symbol

PASSES: Final = ("end-turn", "pass")
LEFT: Final = 25
CARD_LISTS: Final = ("leader", "leave-out", "take", "opening")  # decisions where card facts matter most
AIMED: Final = ("strike", "choose-cell")  # actions named by what they aim at
FLOW: Final = ("march", "place-decoy")  # actions short enough to share a line


@dataclass(frozen=True)
class Choice:
    """An action with the number it is typed by."""

    number: int
    action: int
    told: Action


class Choices:
    """The numbered actions of one decision."""

    def __init__(self, position: Position, words: Words) -> None:
        self.position = position
        self.words = words
        self.board = Board(position.view(position.actor), words)
        told = [(action, position.explain(action)) for action in position.legal()]
        ordered = sorted(
            (pair for pair in told if pair[1].verb not in PASSES), key=lambda pair: _rank(pair[1])
        )
        self.list = [Choice(number, *pair) for number, pair in enumerate(ordered, 1)]
        self.list += [Choice(0, *pair) for pair in told if pair[1].verb in PASSES]

    def action(self, number: int) -> int | None:
        """The action that a number stands for."""
        return next((choice.action for choice in self.list if choice.number == number), None)

    def number(self, action: int) -> int:
        """The number of a legal action."""
        return next(choice.number for choice in self.list if choice.action == action)

    def label(self, action: int) -> str:
        """An action beside its card."""
        return self.words.say(self.position.game.describe(self.position.record, action), "short")

    def sentence(self, action: int) -> str:
        """An action by itself."""
        return self.words.say(self.position.game.describe(self.position.record, action))

    def draw(self) -> Table:
        if self.board.view["pending"]["kind"] in CARD_LISTS:
            return self.draw_cards()
        table = Table.grid(padding=(0, 1, 0, 0))
        titled = any(self.title(choice.told) for choice in self.list)
        left = LEFT if titled else 1
        table.add_column(width=left, no_wrap=True)
        table.add_column(width=2, justify="right", style=ACT)
        table.add_column(width=WIDTH - left - 6, overflow="fold")
        heading = ""
        for group in self.groups():
            told = group[0].told
            title = self.title(told)
            shown = title if title.plain != heading else Text()
            heading = title.plain
            if told.verb in FLOW:
                parts = [Text.assemble((f"{one.number} ", ACT), self.label(one.action)) for one in group]
                table.add_row(shown, "", _flow(parts, WIDTH - left - 6))
            else:
                for choice in group:
                    table.add_row(shown, str(choice.number), self.marked(choice, bool(title)))
                    shown = Text()
        return table

    def marked(self, choice: Choice, titled: bool) -> Text:
        """An action's label, with the symbol of the card that it names first where no title shows it."""
        label = Text(self.label(choice.action))
        piece = choice.told.target if choice.told.verb in AIMED else choice.told.source
        if titled or choice.told.verb in PASSES or not piece or piece.get("card") is None:
            return label
        return Text.assemble(symbol(self.facts(piece["card"])["colour"]), " ", label)

    def groups(self) -> list[list[Choice]]:
        """Choices that stand together: same verb and same piece for those that share a line."""
        found: list[list[Choice]] = []
        for choice in self.list:
            if found and _group(found[-1][0].told) == _group(choice.told):
                found[-1].append(choice)
            else:
                found.append([choice])
        return found

    def title(self, told: Action) -> Text:
        """The piece that actions start from."""
        source = told.source
        if told.verb == "march" and self.board.view["pending"]["kind"] == "main":
            if source is None:
                return Text(" " + self.words.text("choices-march-hand"))
            return Text(" " + self.words.text("choices-march") + " ").append(self.board.card(source["card"]))
        if (
            source is None
            or source.get("card") is None
            or told.verb in ("strike", "choose-card", "place-decoy")
        ):
            return Text()
        if source["area"] == "field":
            place = self.words.text(f"place-{place_of_cell(source['cell'], self.board.me)}")
            return Text(" ").append(self.board.card(source["card"])).append(f" {place}", MUTED)
        if told.verb in ("support", "enter", "block", "negate"):
            return (
                Text(" ")
                .append(self.board.card(source["card"]))
                .append(f" {self.words.text('choices-hand')}", MUTED)
            )
        return Text()

    # --- Set-up: cards with their facts ---------------------------------------------------------------

    def draw_cards(self) -> Table:
        """Cards to choose among, each with its numbers and its support: what a newcomer needs to know."""
        table = card_table(self.words, numbered=True)
        for choice in self.list:
            assert choice.told.source is not None
            key = choice.told.source["card"]
            count = self.count(key)
            add_card(table, self.words, key, self.facts(key), count, choice.number)
        return table

    def facts(self, key: str) -> Data:
        found: Data = self.board.view["cards"].get(key) or facts_of(self.position, key)
        return found

    def count(self, key: str) -> int:
        own = self.board.view["seats"][self.board.me]
        kind = self.board.view["pending"]["kind"]
        counts: dict[str, int] = own["deck"]["cards"] if kind == "opening" else own["pool"]
        return counts.get(key, 0)


def facts_of(position: Position, key: str) -> Data:
    """The facts of any card of the game in this match."""
    from wartable.games.invictus.cards import KEYS
    from wartable.games.invictus.pieces import facts

    return facts(position.record, KEYS.index(key))


def card_table(words: Words, numbered: bool) -> Table:
    """A table for card facts."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=True, header_style=MUTED, width=WIDTH - 1)
    table.add_column("", width=3 if numbered else 0, justify="right", style=ACT, no_wrap=True)
    table.add_column(words.text("cards-card"), width=18 if numbered else 14, no_wrap=True)
    table.add_column("⚔", width=1, justify="right")
    table.add_column("♥", width=3, no_wrap=True)
    table.add_column(words.text("cards-reach"), width=19, overflow="fold")
    table.add_column(words.text("cards-support"), overflow="fold")
    return table


def add_card(
    table: Table, words: Words, key: str, facts: Data, count: int = 0, number: int | None = None
) -> None:
    """A card's row: its numbers, where it reaches, when its support helps and how."""
    name = Text.assemble((SYMBOLS[facts["colour"]], STYLES[facts["colour"]]), " ", words.text(f"card-{key}"))
    if count:
        name.append(f" ×{count}", MUTED)
    health = f"{facts['health']['active']}/{facts['health']['rested']}"
    reach = reach_in_words(words, facts["range"])
    shown = "" if number is None else str(number)
    table.add_row(shown, name, str(facts["attack"]), health, reach, support_text(words, facts))


def support_text(words: Words, facts: Data) -> str:
    """What a card's support does and when; a leader's copies."""
    if facts["colour"] == "leader":
        return words.text("support-leader")
    parts = [
        words.text(
            "cards-support-line",
            effect=words.text(f"support-{support['support']}"),
            timing=words.text(f"timing-{support['timing']}"),
        )
        for support in facts["supports"]
    ]
    return words.text("cards-or").strip("|").join(parts)


def reach_in_words(words: Words, offsets: list[list[int]]) -> str:
    """A range by the name of its pattern; one of an owner's own is drawn by `help <card>`."""
    from wartable.games.invictus.cards import PATTERNS

    for name, pattern in PATTERNS.items():
        if sorted(map(tuple, offsets)) == sorted(pattern):
            return words.text(f"reach-{name.replace(' ', '-')}")
    return words.text("reach-own")


def _rank(told: Action) -> tuple[Any, ...]:
    """Attacks first, then the march, then each card of the hand with all it can do."""
    order = {"attack": 0, "march": 1}
    key = (told.source or {}).get("card") if told.verb in ("support", "enter") else ""
    return (order.get(told.verb, 2), key or "", told.verb == "enter")


def _group(told: Action) -> tuple[Any, ...]:
    """What stands together under one title."""
    source = told.source or {}
    return (
        told.verb in FLOW,
        source.get("area"),
        source.get("card"),
        source.get("cell"),
        told.verb in PASSES,
    )


def _flow(parts: list[Text], width: int) -> Text:
    """Parts side by side, wrapped between them."""
    text, used = Text(), 0
    for part in parts:
        if used and used + part.cell_len > width:
            text.append("\n")
            used = 0
        text.append(part).append("   ")
        used += part.cell_len + 3
    return text
