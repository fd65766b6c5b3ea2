"""The line at which a person types: its prompt, and what of it is kept."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.text import Text

from wartable.terminal.drawing import ACT

Ask = Callable[[str], str]

ESCAPES: Final = re.compile(r"\x1b\[[0-9;]*m")


def asker(console: Console) -> Ask:
    """Somebody to ask at a console."""
    if not console.is_terminal:
        return lambda prompt: console.input(Text(prompt, ACT))
    try:
        import readline  # noqa: F401 (gives the line its editing and its history)
    except ImportError:
        return lambda prompt: console.input(Text(prompt, ACT))
    return lambda prompt: input(_for_readline(console, prompt))


def _for_readline(console: Console, prompt: str) -> str:
    """A prompt in colour, with the marks that tell readline which of it takes no place on the line."""
    with console.capture() as captured:
        console.print(Text(prompt, ACT), end="", soft_wrap=True)
    return ESCAPES.sub(lambda found: f"\x01{found[0]}\x02", captured.get())


def forget_typed() -> None:
    """What was typed can't be called back: the next who types is somebody else."""
    readline = sys.modules.get("readline")
    if readline is not None:
        readline.clear_history()
