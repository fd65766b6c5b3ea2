"""A person at the terminal, for tests: lines to type, and all that was shown."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from rich.console import Console

from wartable.kernel.contract import Position
from wartable.locale import words
from wartable.table.match import Match, Move
from wartable.terminal.session import play

Line = str | BaseException | Callable[[], str]


class Person:
    """Types the given lines, then what `after` says, or leaves; remembers the screen."""

    def __init__(self, lines: Iterable[Line] = (), after: Callable[[], str] | None = None) -> None:
        self.lines = list(lines)
        self.after = after
        self.screen = io.StringIO()
        self.console = Console(file=self.screen, width=80, highlight=False)
        self.asked: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.asked.append(prompt)
        if self.lines:
            line = self.lines.pop(0)
            if isinstance(line, BaseException):
                raise line
            line = line() if callable(line) else line
        elif self.after is not None:
            line = self.after()
        else:
            raise EOFError
        self.screen.write(f"{prompt}{line}\n")
        return line

    @property
    def shown(self) -> str:
        return self.screen.getvalue()

    @property
    def answer(self) -> str:
        """What was shown after the last line that was typed, on one line."""
        return " ".join(self.shown.rpartition("\n> ")[2].split())

    @staticmethod
    def words_of(name: str) -> str:
        """A message in English."""
        return words("en").text(name)

    def play(self, folder: Path, game: str = "invictus", **settings: Any):
        usual = {"options": {"build": "ready"}} if game == "invictus" else {}
        settings = {"opponent": "random", "seed": 5, **usual, **settings}
        return play(game, console=self.console, ask=self, address=store_in(folder), **settings)


def store_in(folder: Path) -> str:
    """A store of its own for a test."""
    return f"sqlite:///{folder}/table.sqlite"


def steps(match: Match) -> Iterator[tuple[Move, Position]]:
    """Every move that stands, with the position that it was made in."""
    position = match.starting_position()
    for move in match.moves:
        yield move, position.copy()
        position.play(move.action)


def asked(match: Match, seat: int = 0) -> list[Move]:
    """What a person on a seat has decided."""
    return [move for move in match.moves if move.seat == seat and not move.automatic]


def at_random(seed: int) -> Callable[[], str]:
    """Somebody who types any number."""
    lot = random.Random(seed)
    return lambda: str(lot.choice([0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9]))
