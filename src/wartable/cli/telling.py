"""How the command speaks: results to stdout, refusals and progress to stderr, in the language that was asked for.
What there is to say is known to the commands."""

from __future__ import annotations

import codecs
import contextlib
import io
import json
import os
import sys
import time
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn
from rich.text import Text

from wartable.kernel.message import Message
from wartable.locale import Words, language_of_system, words

EVERY = 5.0  # seconds between two lines about progress, where there is no terminal
PLAIN = "wartable-plain"  # the name of our way to write letters that an output doesn't have


@dataclass
class Manner:
    """How this call wants to be spoken to."""

    language: str = "en"
    quiet: bool = False


manner = Manner()
# Names and texts of people are shown as they are: nothing in them is markup.
console = Console(markup=False, emoji=False, highlight=False)
errors = Console(stderr=True, markup=False, emoji=False, highlight=False)


def begin() -> None:
    """Start a call: the system's language, and streams that can write and read whatever comes."""
    manner.language, manner.quiet = language_of_system(), False
    codecs.register_error(PLAIN, plain_letters)
    for name, ways in (("stdin", "replace"), ("stdout", PLAIN), ("stderr", PLAIN)):
        if getattr(sys, name) is None:  # closed by whoever called us
            setattr(sys, name, open(os.devnull, "r+"))  # noqa: SIM115 (open as long as we run)
        stream = getattr(sys, name)
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=ways)


_SIGNS = {
    "×": "x",
    "…": "...",
    "’": "'",
    "“": '"',
    "”": '"',
    "–": "-",
    "—": "-",
    "−": "-",
    "·": "-",
    "±": "+-",
}


def plain_letters(problem: UnicodeError) -> tuple[str, int]:
    """What is written instead of letters that the output doesn't have: the same without accents, or a question mark."""
    assert isinstance(problem, UnicodeEncodeError)
    found = []
    for letter in problem.object[problem.start : problem.end]:
        base = unicodedata.normalize("NFKD", letter)[:1]
        found.append(_SIGNS.get(letter) or (base if base.isascii() and base.isprintable() else "?"))
    return "".join(found), problem.end


def spoken() -> Words:
    """The words of the command itself."""
    return words(manner.language, "cli", "errors", "lab")


def say(message_name: str, /, **arguments: Any) -> str:
    return spoken().text(message_name, **arguments)


def tell(text: str | Text) -> None:
    """A line of the result."""
    console.print(text, soft_wrap=True)


def show(shown: RenderableType) -> None:
    """A drawn part of the result, such as a table."""
    console.print(shown)


def fits(columns: int) -> bool:
    """Whether something so wide can be drawn."""
    return columns <= console.width


def remark(text: str, to: Console = console) -> None:
    """A line that a quiet call does without."""
    if not manner.quiet:
        to.print(text, soft_wrap=True)


def show_json(value: Any) -> None:
    print(json.dumps(value))


def refuse(message: Message) -> None:
    """Tell what is wrong, in one line; no name can break it."""
    text = words(manner.language).say(message)
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    errors.print(Text.assemble(("×", "bold red"), " ", line), soft_wrap=True)


class Steps:
    """How far a task is: a bar in a terminal, elsewhere a line now and then."""

    def __init__(self, text: str, bar: Progress | None, total: int | None) -> None:
        self.text = text
        self.total = total
        self.bar = bar
        self.task: TaskID | None = bar.add_task(text, total=total) if bar else None
        self.began = self.told = time.monotonic()

    def reach(self, done: int, total: int | None = None) -> None:
        """So much is done."""
        self.total = total or self.total
        if self.bar is not None and self.task is not None:
            self.bar.update(self.task, completed=done, total=self.total)
        else:
            self._line(lambda now: self._so_far(done, now))

    def _so_far(self, done: int, now: float) -> str:
        """How much is done, and how long the rest takes if it goes on like that."""
        total = self.total or 0
        if not 0 < done < total:
            return say("cli-progress", text=self.text, done=done, total=total)
        left = round((now - self.began) / done * (total - done))
        return say("cli-progress-left", text=self.text, done=done, total=total, left=_duration(left))

    def turn_to(self, text: str) -> None:
        """Something else is being done now."""
        self.text = text
        if self.bar is not None and self.task is not None:
            self.bar.update(self.task, description=text)
        else:
            self._line(lambda now: text)

    def _line(self, text: Callable[[float], str]) -> None:
        now = time.monotonic()
        if now - self.told >= EVERY and not manner.quiet:
            self.told = now
            errors.print(text(now), soft_wrap=True)


def _duration(seconds: int) -> str:
    """A time as h:mm:ss, or m:ss."""
    minutes, rest = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


@contextlib.contextmanager
def steps(text: str, total: int | None = None, *columns: Any) -> Iterator[Steps]:
    """Tell how far a task is while it is done."""
    if manner.quiet or not errors.is_terminal:
        yield Steps(text, None, total)
        return
    shown = columns or (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        TextColumn("{task.description}", markup=False), *shown, console=errors, transient=True
    ) as bar:
        yield Steps(text, bar, total)
