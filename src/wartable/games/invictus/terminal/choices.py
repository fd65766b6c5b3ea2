"""The numbered choices of Invictus: attacks first, then the march, then each card of the hand with all it can do."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, ClassVar, Final

from rich.table import Table
from rich.text import Text

from wartable.games.invictus.terminal.board import CARD_LISTS, Board, symbol
from wartable.games.invictus.terminal.cards import CATALOGUE, Data, add_card, card_table, facts_of
from wartable.kernel.contract import Action, Position
from wartable.locale import Words
from wartable.terminal.choices import Choice, Choices
from wartable.terminal.drawing import MUTED

AIMED: Final = ("strike", "choose-cell")  # actions named by what they aim at


class InvictusChoices(Choices):
    """The numbered actions of one decision."""

    passes: ClassVar[tuple[str, ...]] = ("end-turn", "pass")
    flowing: ClassVar[tuple[str, ...]] = ("march", "place-decoy")

    def __init__(self, position: Position, words: Words) -> None:
        self.board = Board(position.view(position.actor), words)
        super().__init__(position, words)

    def rank(self, told: Action) -> tuple[Any, ...]:
        order = {"attack": 0, "march": 1}
        key = (told.source or {}).get("card") if told.verb in ("support", "enter") else ""
        return (order.get(told.verb, 2), key or "", told.verb == "enter")

    def group(self, told: Action) -> Hashable:
        """Same piece; those that share a line by themselves."""
        source = told.source or {}
        return (
            told.verb in self.flowing,
            source.get("area"),
            source.get("card"),
            source.get("cell"),
            told.verb in self.passes,
        )

    def draw(self) -> Table:
        if self.board.view["pending"]["kind"] in CARD_LISTS:
            return self.draw_cards()
        table = super().draw()
        assert isinstance(table, Table)
        return table

    def marked(self, choice: Choice, titled: bool) -> Text:
        """An action's label, with the symbol of the card that it names first where no title shows it."""
        text = Text(self.label(choice.action))
        piece = choice.told.target if choice.told.verb in AIMED else choice.told.source
        verb = choice.told.verb
        if titled or verb in self.passes or verb in self.flowing or not piece or piece.get("card") is None:
            return text
        return Text.assemble(symbol(self.facts(piece["card"])["colour"]), " ", text)

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
            place = self.words.text(f"place-{CATALOGUE.more['place_of_cell'](source['cell'], self.board.me)}")
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
            add_card(table, self.words, key, self.facts(key), self.count(key), choice.number)
        return table

    def facts(self, key: str) -> Data:
        found: Data = self.board.view["cards"].get(key) or facts_of(self.position, key)
        return found

    def count(self, key: str) -> int:
        own = self.board.view["seats"][self.board.me]
        kind = self.board.view["pending"]["kind"]
        counts: dict[str, int] = own["deck"]["cards"] if kind == "opening" else own["pool"]
        return counts.get(key, 0)
