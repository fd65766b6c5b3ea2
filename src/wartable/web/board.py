"""The table of a match as a NiceGUI element: shows a state, tells what a person pressed.
The browser is only told what it does not know yet. Drawing lives in `static`; rules live in the games."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from nicegui import ui
from nicegui.dependencies import register_esm
from nicegui.events import GenericEventArguments

from wartable.kernel.contract import game
from wartable.kernel.finding import homes
from wartable.locale import Words, files_of, shared_files

STATIC = Path(__file__).parent / "static"
MODULE = "wartable-board"
WORDS = ("board", "coach-panel", "friend", "lists", "log", "pace", "stops")  # files that every table needs
GAME_WORDS = r"(board|why|stop|term)-.+"  # and messages of a game that its table always shows
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
    "result", "rematch", "prompt", "prompt_rule", "refused", "clock", "seats", "stops", "coach",
    "may_offer_draw", "rematch_by",
)  # fmt: skip

Data = dict[str, Any]
Handler = Callable[[Data], Any]


def scripts_of(game_name: str) -> str:
    """The folder of a game's scripts as browsers call it; empty for a game that brings none."""
    return f"wartable-game-{game_name}" if (homes()[game_name].scripts / "game.js").is_file() else ""


def _register(name: str, folder: Path) -> None:
    """Let browsers find the scripts of a folder by a name; when one changes, all have another address."""
    register_esm(name, folder, max_time=max(path.stat().st_mtime for path in folder.rglob("*.*")))


_register(MODULE, STATIC)
for _name, _home in homes().items():
    if scripts_of(_name):
        _register(scripts_of(_name), _home.scripts)


class Board(ui.element, component="static/board.js"):
    """The table. `on_act` is told {decision, actions}; `on_command` {name, decision}; `on_moment` {decision, step};
    `on_stops` {mode, at, until}; `on_step`, where a match is looked back on, {name} of a step; `on_stray`, in a lesson, {decision} of a
    press on what was not meant."""

    def __init__(
        self,
        words: Words,
        game_name: str,
        state: Data | None = None,
        *,
        settings: Data | None = None,
        on_act: Handler | None = None,
        on_command: Handler | None = None,
        on_moment: Handler | None = None,
        on_peek: Handler | None = None,
        on_stops: Handler | None = None,
        on_step: Handler | None = None,
        on_stray: Handler | None = None,
    ) -> None:
        super().__init__()
        self._props["replaying"] = on_step is not None
        self._props["game_name"] = self.game = game_name
        self._props["scripts"] = scripts_of(game_name)
        self.state = state
        self.beside: Data = {
            "labels": labels(words, game_name),
            "settings": dict(settings or {}),
            "lesson": None,
            "hint": None,
        }
        self.told: Data | None = None  # what the browser knows; nothing before it asks
        self.number = 0  # of the last message
        self.on("ready", self._tell_all, [])
        for name, handler in (
            ("act", on_act),
            ("command", on_command),
            ("moment", on_moment),
            ("peek", on_peek),
            ("stops", on_stops),
            ("step", on_step),
            ("stray", on_stray),
        ):
            if handler is not None:
                self.on(name, _told(handler))

    def show(self, state: Data) -> None:
        """Show a state, as `state_for` tells it, with its whole log; under `coach` what a coach says of it, if one does."""
        self.state = state
        self._tell()

    def teach(self, state: Data, lesson: Data) -> None:
        """Show a state of a lesson: {decision, paths, look} say which answers are meant, and what to look at."""
        self.beside["lesson"] = lesson
        self.show(state)

    def hint(self, hint: Data | None) -> None:
        """Show a hint to a decision beside the coach, or that one is thought about; the state stays as it is."""
        self.beside["hint"] = hint
        if self.told:
            self.number += 1
            self.told = {**self.told, "hint": hint}
            self.run_method("tell", {"number": self.number, "now": time.time(), "hint": hint})

    def recall(self, moments: list[Data]) -> None:
        """The moments of a turn that the browser has not seen, to be shown once more; each as what it adds to the one before."""
        told = [
            news_of(before, moment) for before, moment in pairwise([None, *moments]) if moment is not None
        ]
        self.run_method("recall", told)

    def meet(self, company: Data) -> None:
        """Who is at the table, and the sign that was given last."""
        self.beside["company"] = company
        self._tell()

    def speak(self, words: Words) -> None:
        """Change the language of the table; the next state should be in it, too."""
        self.beside["labels"] = labels(words, self.game)
        self._tell()

    def set(self, **settings: Any) -> None:
        """Change settings: theme (dark, light, auto), speed, sounds, animation, confirm."""
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


def _told(handler: Handler) -> Callable[[GenericEventArguments], Any]:
    return lambda event: handler(event.args)


@cache
def labels(words: Words, game_name: str) -> Data:
    """Every word the table of a game needs, by message name, or by name.form; variables stay as {name} for the
    browser to put in."""
    told = {
        name: words.text(*name.split("."), **{variable: f"{{{variable}}}" for variable in variables})
        for name, variables in messages(game_name).items()
    }
    return told | {f"reading-{name}": reading for name in told if (reading := words.reading(name))}


@cache
def messages(game_name: str) -> dict[str, tuple[str, ...]]:
    """The messages of a game's table with their variables, as the English files declare them.

    Of a game's own messages it has those that are always of a table, and those that the game names: of its cards,
    places and the like. What depends on who speaks to whom is left out: sentences come ready with the state.
    """
    own = re.compile(f"{GAME_WORDS}|{game(game_name).browser.words}")
    found: dict[str, tuple[str, ...]] = {}
    for source in shared_files("en"):
        if source.stem in WORDS:
            found |= _told_in(source)
    for source in files_of(game_name, "en"):
        found |= _told_in(source, own)
    return found


def _told_in(source: Path, wanted: re.Pattern[str] = re.compile(".+")) -> dict[str, tuple[str, ...]]:
    """The messages of a file whose names are wanted."""
    found: dict[str, tuple[str, ...]] = {}
    for entry in FluentParser().parse(source.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and wanted.fullmatch(entry.id.name):
            found |= _told_of(entry)
    return found


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
