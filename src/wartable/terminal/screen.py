"""What a game brings to the terminal: its board, its numbered choices, its cards and its part of the menu.
A game names it as `Game.terminal`; one that brings none has a plain screen made from its view."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from rich.console import RenderableType
from rich.text import Text

from wartable.kernel.contract import Action, Game, Position, game
from wartable.locale import Words
from wartable.terminal.choices import Choices
from wartable.terminal.drawing import View
from wartable.terminal.skipping import Moment

if TYPE_CHECKING:
    from wartable.terminal.menu import Menu


@dataclass(frozen=True)
class Screen:
    """How one game is shown and asked for; the rest of the terminal is the same for all."""

    draw: Callable[[View, Words], RenderableType]
    # the board for a small window, in so many lines where it can be
    dense: Callable[[View, Words, Choices, int], RenderableType]
    choices: Callable[[Position, Words], Choices]
    keys: Sequence[str]  # of all cards
    card: Callable[[Position, Words, str, int], RenderableType]  # all about one card, for a seat
    cards: Callable[[Position, Words, int], RenderableType]  # the facts of the cards of a match, for a seat
    why_not: Callable[[Position, Words, str], list[Text]]  # what can't be done with a card now
    settings: Callable[[Menu, Game], dict[str, Any]]  # what the menu asks before a match
    verbs: Mapping[str, tuple[str, ...]]  # what `why` can be asked of, and the verbs of actions it means
    examples: Callable[[Words], dict[str, str]]  # a card, a verb and a rule, for the texts of the help
    legend: str  # the message that tells what the signs on the board mean, if there are any
    turn: str  # the message that begins a paragraph of the log
    several: Callable[[View], bool]  # whether a decision may be answered with several numbers at once
    note: Callable[[View, Words], str] = lambda view, words: ""  # what helps to decide, below the question
    # the board with what may be chosen, where it shows that
    draw_asked: Callable[[View, Words, Choices], RenderableType] | None = None
    # the board for a window of so many columns, at least `wide_columns`
    wide: Callable[[View, Words, Choices, int], RenderableType] | None = None
    wide_columns: int = 0
    named: Callable[[str], str] = "card-{}".format  # the message that names a card
    aliases: Callable[[Position, Words], Mapping[str, str]] = (
        lambda position, words: {}
    )  # other names of cards
    variant: str = ""  # what texts of the help end with that the game has in words of its own
    quiet: frozenset[str] = frozenset()  # messages that the log leaves out
    without: frozenset[str] = frozenset()  # commands that would have nothing to tell
    about: Callable[[View, Action], bool] = lambda view, told: (
        True
    )  # whether `why` looks at an action of a verb
    piles: Callable[[Position, Words, int], RenderableType] | None = None  # what lies in piles, for a seat
    moment: Callable[[View], Moment | None] | None = None  # the window that is open, where it can be skipped


@cache
def screen_of(game_name: str) -> Screen:
    """The screen of a game."""
    brought = game(game_name).terminal
    if brought is None:
        from wartable.terminal.plain import plain_screen

        return plain_screen(game_name)
    found: Screen = brought.get()
    return found
