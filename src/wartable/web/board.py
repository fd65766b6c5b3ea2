"""The table of a match as a NiceGUI element: shows a state, tells what a person pressed.
The browser is only told what it does not know yet. Drawing lives in `static`; rules live in the games."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from nicegui import ui
from nicegui.dependencies import register_esm
from nicegui.events import GenericEventArguments

from wartable.locale import Words
from wartable.table.entries import Refused

STATIC = Path(__file__).parent / "static"
MODULE = "wartable-board"
GAMES = ("invictus", "invasion", "shadespire")  # those whose table can be drawn
# Which of a game's own words the table shows, by their names: those of its cards, places and the like.
# What depends on who speaks to whom is left out: sentences come ready with the state.
GAME_WORDS = {
    "invictus": re.compile(r"(card|support|timing|nation|colour|place|term-invictus)-[a-z-]+"),
    "invasion": re.compile(
        r"(card|keyword|race|side|trait|type|zone|deck|term-invasion)-[a-z0-9-]+|invasion-(zone|moment|doing|wanted)-[a-z-]+"
    ),
    "shadespire": re.compile(r"(deck|term-shadespire)-[a-z-]+|sha-(?!act-|event-|prompt-|refuse-)[a-z0-9-]+"),
}
ROOM_WORDS = {"invasion": "board-draft.ftl"}  # of what a game plays before its table
FORMS = (
    "text",
    "text-2009",
    "text-inspired",
    "short",
    "inspire",
    "rule",
    "found",
)  # of a message, told as name.form

# What the board needs of a state beside its view and its log.
SHOWN = (
    "game", "match", "status", "seat", "holds", "decision", "step", "decider", "since", "actions", "offers", "may_undo",
    "result", "rematch", "prompt", "prompt_rule", "refused", "clock", "seats", "stops",
)  # fmt: skip

Data = dict[str, Any]
Handler = Callable[[Data], Any]

register_esm(MODULE, STATIC, max_time=max(path.stat().st_mtime for path in STATIC.rglob("*.*")))


class Board(ui.element, component="static/board.js"):
    """The table. `on_act` is told {decision, actions}; `on_command` {name, decision}; `on_moment` {decision, step};
    `on_stops` {mode, at}."""

    def __init__(
        self,
        words: Words,
        game: str,
        state: Data | None = None,
        *,
        settings: Data | None = None,
        on_act: Handler | None = None,
        on_command: Handler | None = None,
        on_moment: Handler | None = None,
        on_peek: Handler | None = None,
        on_stops: Handler | None = None,
    ) -> None:
        super().__init__()
        self._props["game_name"] = self.game = game
        self.state = state
        self.beside: Data = {"labels": labels(words, game), "settings": dict(settings or {}), "coach": None}
        self.told: Data | None = None  # what the browser knows; nothing before it asks
        self.number = 0  # of the last message
        self.on("ready", self._tell_all, [])
        for name, handler in (
            ("act", on_act),
            ("command", on_command),
            ("moment", on_moment),
            ("peek", on_peek),
            ("stops", on_stops),
        ):
            if handler is not None:
                self.on(name, _told(handler))

    def show(self, state: Data, coach: tuple[str, str] | None = None) -> None:
        """Show a state, as `state_for` tells it, with its whole log; and what a coach says of it and where to look."""
        self.state = state
        self.beside["coach"] = coach and {"text": coach[0], "look": coach[1]}
        self._tell()

    def speak(self, words: Words) -> None:
        """Change the language of the table; the next state should be in it, too."""
        self.beside["labels"] = labels(words, self.game)
        self._tell()

    def set(self, **settings: Any) -> None:
        """Change settings: theme (dark, light, auto), sounds, animation, confirm."""
        self.beside["settings"] = {**self.beside["settings"], **settings}
        self._tell()

    def _tell_all(self) -> None:
        """The browser has just drawn the table, or has missed something."""
        self.told = {}
        self._tell()

    def _tell(self) -> None:
        if self.told is None:
            return
        self.number = self.number + 1 if self.told else 0
        news = _changed(self.told, self.beside)
        if self.state is not None:
            news |= news_of(self.told.get("state"), self.state)
        self.told = {**self.beside, "state": self.state}
        self.run_method("tell", {"number": self.number, "now": time.time(), **news})


def news_of(known: Data | None, state: Data) -> Data:
    """What a state has that the one before it had not: facts, parts of the view, and the log from some line on."""
    before: Data = known or {"view": None, "log": []}
    kept = _kept(before["log"], state["log"])
    return {
        "state": _changed(before, {name: state.get(name) for name in SHOWN}),
        "view": state["view"] and _changed(before["view"] or {}, state["view"]),
        "log_from": kept,
        "log": state["log"][kept:],
    }


def _changed(before: Mapping[str, Any], now: Mapping[str, Any]) -> Data:
    return {name: value for name, value in now.items() if name not in before or before[name] != value}


def _kept(before: Sequence[Data], now: Sequence[Data]) -> int:
    """How many lines of a log are the same as before."""
    pairs = enumerate(zip(before, now, strict=False))
    return next((number for number, (was, is_now) in pairs if was != is_now), min(len(before), len(now)))


def must_be_drawn(state: Data) -> None:
    """Refuse a match of a game that has no table in the browser."""
    if state["game"] not in GAMES:
        raise Refused("refused-no-board", game=state["game"])


def _told(handler: Handler) -> Callable[[GenericEventArguments], Any]:
    return lambda event: handler(event.args)


@cache
def labels(words: Words, game: str) -> Data:
    """Every word the table of a game needs, by message name, or by name.form; variables stay as {name} for the
    browser to put in."""
    told = {
        name: words.text(*name.split("."), **{variable: f"{{{variable}}}" for variable in variables})
        for name, variables in messages(game).items()
    }
    return told | {f"reading-{name}": reading for name in told if (reading := words.reading(name))}


@cache
def messages(game: str) -> dict[str, tuple[str, ...]]:
    """The messages of a game's table with their variables, as the English files declare them."""
    found: dict[str, tuple[str, ...]] = {}
    for source in (files("wartable.locale") / "en").iterdir():
        shared = source.name in ("board.ftl", "lists.ftl", f"board-{game}.ftl", ROOM_WORDS.get(game))
        if not shared and source.name.split(".")[0].split("-")[0] not in (game, "stops", "terms"):
            continue
        for entry in FluentParser().parse(source.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and (shared or is_shown(entry.id.name, game)):
                found |= _told_of(entry)
    return found


def is_shown(name: str, game: str) -> bool:
    """Whether the table of a game shows a message of a file that is not its own."""
    return name.startswith((f"stop-{game}-", "stops-")) or bool(GAME_WORDS[game].fullmatch(name))


def _told_of(message: ast.Message) -> dict[str, tuple[str, ...]]:
    """A message and its forms with their variables; without those that choose their words by a variable."""
    parts = [(message.id.name, message.value)]
    parts += [
        (f"{message.id.name}.{each.id.name}", each.value)
        for each in message.attributes
        if each.id.name in FORMS
    ]
    return {name: _variables(value) for name, value in parts if value is not None and not _chooses(value)}


def _chooses(pattern: ast.Pattern) -> bool:
    return any(
        isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression)
        for part in pattern.elements
    )


def _variables(pattern: ast.Pattern) -> tuple[str, ...]:
    names: list[str] = []

    class Find(Visitor):  # type: ignore[misc, unused-ignore]
        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            names.append(node.id.name)

    Find().visit(pattern)
    return tuple(dict.fromkeys(names))
