"""The screen of a game that brings none: its view as words and numbers, its actions as a numbered list.
A name in a view is said by the message `<game>-<name>`, and a text that is the name of a message is said by that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from wartable.kernel.contract import Game, Position, game
from wartable.locale import Words
from wartable.locale.naming import format_words
from wartable.rulebook import with_pages
from wartable.terminal.choices import Choices
from wartable.terminal.drawing import MUTED, View, label, ruled, wrapped
from wartable.terminal.menu import Answer, Menu
from wartable.terminal.screen import Screen

LEFT = 16  # columns for the names of what a view has
NOTHING = "–"


def plain_screen(game_name: str) -> Screen:
    """A screen for a game of which nothing is known but its contract."""
    without = {"cards", "why", "readings"}
    without |= set() if game_name in with_pages() else {"rule"}
    without |= set() if game(game_name).windows.names else {"stops"}
    return Screen(
        draw=lambda view, words: draw(game_name, view, words),
        dense=lambda view, words, choices, lines: draw(game_name, view, words),
        choices=Choices,
        keys=(),
        card=_nothing,
        cards=_nothing,
        why_not=lambda position, words, key: [],
        settings=settings,
        verbs={},
        examples=lambda words: {"card": "", "verb": "", "rule": ""},
        legend="",
        turn="",
        several=lambda view: False,
        without=frozenset(without),
    )


def _nothing(position: Position, words: Words, *asked: Any) -> RenderableType:
    return Text()


def draw(game_name: str, view: View, words: Words) -> RenderableType:
    """What lies open to all, then each seat."""
    title = words.named(f"game-{game_name}", game(game_name).title)
    lines = [ruled(Text(title, "bold"), ""), *_part(game_name, view, words)]
    for number, seat in enumerate(view.get("seats", ())):
        name = (
            words.text("seat-you")
            if view.get("seat") == number
            else words.text("table-seat", number=number + 1)
        )
        lines += [ruled(Text(name), ""), *_part(game_name, seat, words)]
    return Group(*lines)


def _part(game_name: str, part: View, words: Words) -> list[Text]:
    """A line for everything that a view, or a seat in it, tells."""
    return [
        line
        for name, value in part.items()
        if name not in ("seats", "seat", "game") and value is not None
        for line in wrapped(label(called(game_name, name, words), LEFT), said(game_name, value, words))
    ]


def called(game_name: str, name: str, words: Words) -> str:
    """What something in a view is called."""
    return words.named(f"{game_name}-{name.replace('_', '-')}", name.replace("_", " "))


def said(game_name: str, value: Any, words: Words) -> list[Text]:
    """A value of a view, part by part."""
    if isinstance(value, Mapping):
        inner = [
            (called(game_name, str(name), words), each) for name, each in value.items() if each is not None
        ]
        parts = [Text.assemble((f"{name} ", MUTED), *said(game_name, each, words)) for name, each in inner]
        return parts or [Text(NOTHING, MUTED)]
    if isinstance(value, list | tuple):
        return [part for each in value for part in said(game_name, each, words)] or [Text(NOTHING, MUTED)]
    if isinstance(value, bool):
        return [Text("✓" if value else NOTHING)]
    return [Text(words.named(value, value) if isinstance(value, str) else str(value))]


def settings(menu: Menu, chosen: Game) -> dict[str, Any]:
    """What the menu asks before a match: the format where there are several, and the opponent."""
    formats = [
        Answer(name, format_words(menu.words, chosen, format)[0]) for name, format in chosen.formats.items()
    ]
    format = menu.choose("menu-format", formats, 0) if len(formats) > 1 else formats[0].value
    return {"format": format, "options": {}, "opponent": menu.choose_opponent(chosen.format(format).seats)}
