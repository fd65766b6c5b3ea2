"""The menu before a match: what to play, with which deck, against whom; Enter takes the usual.
It only asks; the match itself is made and played in `session`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from rich.console import Console
from rich.text import Text

from wartable.kernel.contract import Game, game, game_names
from wartable.kernel.finding import USUAL
from wartable.locale import Words
from wartable.players import LEVELS
from wartable.table.match import Match
from wartable.table.matchfile import PERSON
from wartable.terminal.asking import Ask, asker
from wartable.terminal.drawing import ACT, HARM, MUTED
from wartable.terminal.kept import Keep
from wartable.terminal.numbers import typed_number
from wartable.terminal.questions import plain
from wartable.terminal.screen import screen_of
from wartable.terminal.session import _console, play, spoken

USUAL_LEVEL = "normal"


@dataclass(frozen=True)
class Answer:
    """Something to choose: what it stands for, and how it is named."""

    value: Any
    text: str


def menu(
    console: Console | None = None,
    ask: Ask | None = None,
    address: str | None = None,
    language: str = "en",
) -> Match | None:
    """Ask what to play, then play it; nothing is played when the person leaves the menu."""
    console = console or _console()
    asked = Menu(console, ask or asker(console), spoken(language, *game_names()), address)
    try:
        settings = asked.settings()
    except (EOFError, KeyboardInterrupt):
        console.print()
        return None
    return play(**settings, console=console, ask=asked.ask, address=address, language=language)


class Back(Exception):
    """The person wants the question before this one again."""


class Menu:
    """The questions, one after the other."""

    def __init__(self, console: Console, ask: Ask, words: Words, address: str | None) -> None:
        self.console = console
        self.ask = ask
        self.words = words
        self.address = address
        self.given: list[int] = []  # the answers so far, by their places
        self.known: list[int] = []  # those of them that need not be asked again

    def settings(self) -> dict[str, Any]:
        """What `play` needs to know. Who goes back answers the last question anew, and none before it."""
        say = self.words.text
        self.console.print(
            Text.assemble("\n ", (say("menu-title"), "bold"), (f"  {say('menu-hint')}", MUTED))
        )
        while True:
            try:
                return self._settings()
            except Back:
                self.known, self.given = self.given[:-1], []

    def _settings(self) -> dict[str, Any]:
        say = self.words.text
        names = game_names()
        titles = [self.words.named(f"game-{other}", game(other).title) for other in names]
        answers = [Answer(other, title) for other, title in zip(names, titles, strict=True)]
        name = self.choose("menu-game", answers, names.index(USUAL))
        kept = self._unfinished(name)
        if kept is not None:
            match, played = kept
            answers = [Answer(match, say("menu-resume", played=played)), Answer(None, say("menu-new"))]
            chosen = self.choose("menu-start", answers, 0)
            if chosen is not None:
                return {"resume": str(chosen)}
        return {"game_name": name, **screen_of(name).settings(self, game(name))}

    def choose_format(self, chosen: Game, prefix: str = "format") -> str:
        answers = [Answer(name, self.words.text(f"{prefix}-{name}")) for name in chosen.formats]
        return str(self.choose("menu-format", answers, 0))

    def choose_opponent(self, seats: int) -> str:
        """A computer of some strength; two people may share one screen."""
        opponents = [Answer(level, self.words.text(f"terminal-level-{level}")) for level in LEVELS]
        if seats == 2:
            opponents.append(Answer(PERSON, self.words.text("terminal-level-person")))
        return str(self.choose("menu-opponent", opponents, list(LEVELS).index(USUAL_LEVEL)))

    def _unfinished(self, name: str) -> tuple[str, str] | None:
        """The last kept match and when it was played, if it is not over."""
        with Keep(self.address) as keep:
            for match in keep.played(name)[:1]:
                if match.status != "over":
                    return match.name, datetime.fromtimestamp(match.last).isoformat(" ", "minutes")
            return None

    def choose(self, question: str, answers: Sequence[Answer], usual: int) -> Any:
        """Ask until an answer is one; Enter takes the usual one."""
        place = self.known.pop(0) if self.known else self._choose(question, answers, usual)
        self.given.append(place)
        return answers[place].value

    def _choose(self, question: str, answers: Sequence[Answer], usual: int) -> int:
        """The place of the answer that was typed."""
        self.console.print(Text.assemble("\n ", (self.words.text(question), "bold")))
        for number, answer in enumerate(answers, 1):
            mark = self.words.text("menu-usual") if number == usual + 1 else ""
            line = Text.assemble("  ", (f"{number:>2}", ACT), f"  {answer.text} ", (mark, MUTED))
            self.console.print(line, highlight=False)
        while True:
            typed = plain(self.ask(self.words.text("ask").strip("|")))
            chosen = typed_number(typed) if typed else usual + 1
            if chosen is not None and 1 <= chosen <= len(answers):
                return chosen - 1
            if typed in ("q", "quit"):
                raise EOFError
            if typed == "back":
                raise Back
            if typed in ("?", "help"):
                self.console.print(Text(" " + self.words.text("menu-help"), MUTED))
                continue
            self.console.print(Text(" " + self.words.text("menu-range", last=len(answers)), HARM))
