"""The legal actions of a decision as a numbered list, grouped by the piece they belong to.
Number 0 is always the one that does nothing more: pass, decline, end the turn."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from wartable.kernel.contract import Action, Position
from wartable.locale import Words
from wartable.terminal.drawing import ACT, WIDTH, flow


@dataclass(frozen=True)
class Choice:
    """An action with the number it is typed by."""

    number: int
    action: int
    told: Action


class Choices:
    """The numbered actions of one decision. A game says in which order they stand and what they stand beside."""

    passes: ClassVar[tuple[str, ...]] = ("pass",)  # verbs of number 0
    flowing: ClassVar[tuple[str, ...]] = ()  # verbs of actions short enough to share a line
    left: ClassVar[int] = 25  # columns for the pieces that actions belong to

    def __init__(self, position: Position, words: Words) -> None:
        self.position = position
        self.words = words
        told = [(action, position.explain(action)) for action in position.legal()]
        ordered = sorted(
            (pair for pair in told if pair[1].verb not in self.passes), key=lambda pair: self.rank(pair[1])
        )
        self.list = [Choice(number, *pair) for number, pair in enumerate(ordered, 1)]
        self.list += [Choice(0, *pair) for pair in told if pair[1].verb in self.passes]

    def rank(self, told: Action) -> tuple[Any, ...]:
        """Where an action stands in the list; the same rank keeps the order of the rules."""
        return ()

    def title(self, told: Action) -> Text:
        """The piece that actions start from, shown once beside them."""
        return Text()

    def group(self, told: Action) -> Hashable:
        """What stands together: actions of the same group share a title, and a line where they flow."""
        return told.verb

    def marked(self, choice: Choice, titled: bool) -> Text:
        """An action's label."""
        return Text(self.label(choice.action))

    def action(self, number: int) -> int | None:
        """The action that a number stands for."""
        return next((choice.action for choice in self.list if choice.number == number), None)

    def typed(self, text: str) -> tuple[int, str] | None:
        """The action that words stand for and what they say beyond it, where pieces can be typed by name."""
        return None

    def number(self, action: int) -> int:
        """The number of a legal action."""
        return next(choice.number for choice in self.list if choice.action == action)

    def label(self, action: int) -> str:
        """An action beside its piece."""
        told = self.position.game.describe(self.position.record, action)
        return self.words.say(told, "short" if self.words.has_form(told.name, "short") else "")

    def sentence(self, action: int) -> str:
        """An action by itself."""
        return self.words.say(self.position.game.describe(self.position.record, action))

    def draw(self) -> RenderableType:
        table = Table.grid(padding=(0, 1, 0, 0))
        titled = any(self.title(choice.told) for choice in self.list)
        left = self.left if titled else 1
        table.add_column(width=left, no_wrap=True)
        table.add_column(width=2, justify="right", style=ACT)
        table.add_column(width=WIDTH - left - 6, overflow="fold")
        heading = ""
        for group in self.groups():
            told = group[0].told
            title = self.title(told)
            shown = title if title.plain != heading else Text()
            heading = title.plain
            if told.verb in self.flowing:
                parts = [
                    Text.assemble((f"{one.number} ", ACT), self.marked(one, bool(title))) for one in group
                ]
                table.add_row(shown, "", flow(parts, WIDTH - left - 6))
            else:
                for choice in group:
                    table.add_row(shown, str(choice.number), self.marked(choice, bool(title)))
                    shown = Text()
        return table

    def dense(self) -> RenderableType:
        """The same choices for a small window: one after the other, without what stands below a label."""
        return self.flowing_on(lambda choice, titled: self.marked(choice, titled).split("\n")[0])

    def terse(self) -> RenderableType:
        """And for one in which even that is too much: by few words."""
        return self.flowing_on(self.few_words)

    def few_words(self, choice: Choice, titled: bool) -> Text:
        """An action by what is done, where the piece that does it stands before it."""
        verb = f"verb-{choice.told.verb}"
        if titled and self.words.has(verb):
            return Text(self.words.text(verb))
        return self.marked(choice, titled).split("\n")[0]

    def flowing_on(self, label: Callable[[Choice, bool], Text]) -> RenderableType:
        """All choices side by side, each group behind its piece."""
        parts = []
        for group in self.groups():
            title = self.title(group[0].told)
            title = title[1:] if title.plain.startswith(" ") else title
            titled = bool(title)
            for choice in group:
                number = (f"{choice.number} ", ACT)
                parts.append(Text.assemble(title, "  " if title else "", number, label(choice, titled)))
                title = Text()
        return Padding(flow(parts, WIDTH - 3), (0, 0, 0, 1))

    def groups(self) -> list[list[Choice]]:
        """Choices that stand together."""
        found: list[list[Choice]] = []
        for choice in self.list:
            if found and self.group(found[-1][0].told) == self.group(choice.told):
                found[-1].append(choice)
            else:
                found.append([choice])
        return found
