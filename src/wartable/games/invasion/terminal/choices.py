"""The numbered choices of Invasion: cards of the hand, then cards in play, developments and the rest."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, ClassVar, Final

from rich.console import RenderableType
from rich.text import Text

from wartable.games.invasion.terminal.board import STYLES, SYMBOLS
from wartable.games.invasion.terminal.cards import card_table, facts_of
from wartable.kernel.contract import Action
from wartable.terminal.choices import Choice, Choices
from wartable.terminal.drawing import ACT

WITH_FACTS: Final = (
    "pick",
    "counterdraft",
    "reinforce",
)  # cards whose texts one wants to read before choosing
BRIEF: Final = (
    "target", "place", "put-down", "redirect", "x", "pay-tokens", "move-damage", "reveal", "develop",
    "order", "sacrifice", "take-damage",
)  # fmt: skip
AIMED: Final = ("target", "place", "assign", "counterstrike", "redirect")  # named by what they aim at


class InvasionChoices(Choices):
    """The numbered actions of one decision."""

    passes: ClassVar[tuple[str, ...]] = ("pass", "decline", "done", "no-attack", "keep-hand")
    flowing: ClassVar[tuple[str, ...]] = ("develop", "x", "pay-tokens", "move-damage", "reveal")

    def rank(self, told: Action) -> tuple[Any, ...]:
        order = {"play": 0, "use": 1, "develop": 2}
        return (order.get(told.verb, 0),)

    def group(self, told: Action) -> Hashable:
        return told.verb

    def label(self, action: int) -> str:
        """The short form where the prompt names the card, the whole sentence elsewhere."""
        brief = self.position.explain(action).verb in BRIEF
        message = self.position.game.describe(self.position.record, action)
        return self.words.say(message, "short" if brief else "")

    def marked(self, choice: Choice, titled: bool) -> Text:
        """An action's label behind the symbol of the card that it is about."""
        text = Text(self.label(choice.action))
        piece = choice.told.target if choice.told.verb in AIMED else choice.told.source
        if choice.number == 0 or not piece or piece.get("card") is None:
            return text
        kind = facts_of(piece["card"])["type"]
        return Text.assemble((SYMBOLS[kind], STYLES[kind]), " ", text)

    def draw(self) -> RenderableType:
        if not any(choice.told.verb in WITH_FACTS for choice in self.list):
            return super().draw()
        rows = [
            (str(choice.number), choice.told.source["card"], self.count(choice.told.source["card"]))
            for choice in self.list
            if choice.number and choice.told.source
        ]
        table = card_table(self.position.view(self.position.actor), self.words, rows)
        for choice in self.list:
            if choice.number == 0:
                table.add_row(Text("0", ACT), self.sentence(choice.action))
        return table

    def count(self, key: str) -> int:
        """How many copies of a card there are to choose among."""
        cards: list[str] = self.position.view(self.position.actor)["pending"]["cards"]
        return cards.count(key)
