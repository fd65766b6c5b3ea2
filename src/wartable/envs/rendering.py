"""How a match looks to a person: the terminal's board as text, and the same board as a picture.
Drawn with the game's own screen and our own letters, so that nothing else has to be installed."""

from __future__ import annotations

import io
from typing import Any, Final

import numpy as np
from rich.console import Console, Group, RenderableType
from rich.style import Style
from rich.text import Text

from wartable.envs.letters import HIGH, WIDE, dots_of
from wartable.kernel.contract import Position
from wartable.kernel.errors import OptionError
from wartable.locale import words
from wartable.terminal.drawing import WIDTH
from wartable.terminal.screen import screen_of

MODES: Final = ("human", "ansi", "rgb_array")
LINES: Final = 48  # of a picture, so that all pictures of a film have one size; longer boards are cut off
SCALE: Final = 2  # pixels of a dot
PAPER: Final = (18, 18, 22)
INK: Final = (222, 222, 222)
SPECTATOR: Final = -1


def _console() -> Console:
    return Console(
        file=io.StringIO(),
        width=WIDTH,
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        markup=False,
        emoji=False,
    )


def _shown(position: Position, seat: int) -> RenderableType:
    """The board as a seat sees it; for the one that decides, with what is asked and what it may do."""
    screen, spoken = screen_of(position.game.name), words("en")
    board = screen.draw(position.view(seat), spoken)
    if seat < 0 or seat != position.actor:
        return board
    asked = Text(spoken.say(position.game.prompt(position.record, seat)), "bold")
    return Group(board, asked, screen.choices(position, spoken).dense())


def as_text(position: Position, seat: int = SPECTATOR) -> str:
    """The terminal's board as a seat sees it, with its colours."""
    console = _console()
    console.print(_shown(position, seat))
    shown: Any = console.file
    return str(shown.getvalue())


def as_picture(position: Position, seat: int = SPECTATOR) -> np.ndarray:
    """The same board as rows of pixels with red, green and blue."""
    console = _console()
    picture = np.empty((LINES * HIGH, WIDTH * WIDE, 3), np.uint8)
    picture[:] = PAPER
    for number, line in enumerate(console.render_lines(_shown(position, seat), pad=False)[:LINES]):
        signs = [(sign, _ink(segment.style)) for segment in line for sign in segment.text]
        for column, (sign, ink) in enumerate(signs[:WIDTH]):
            top, left = number * HIGH, column * WIDE
            picture[top : top + HIGH, left : left + WIDE][dots_of(sign)] = ink
    return picture.repeat(SCALE, 0).repeat(SCALE, 1)


def _ink(style: Style | None) -> tuple[int, int, int]:
    if style is None or style.color is None or style.color.is_default:
        return INK
    colour = style.color.get_truecolor()
    return colour.red, colour.green, colour.blue


def checked_mode(mode: str | None) -> str | None:
    """A mode of rendering, if it is one; None renders nothing."""
    if mode is not None and mode not in MODES:
        raise OptionError(f"render_mode can be {', '.join(MODES)}; not {mode!r}.")
    return mode


def rendered(mode: str | None, position: Position, seat: int = SPECTATOR) -> str | np.ndarray | None:
    """A match in a mode of rendering; for a person it is printed."""
    if mode == "rgb_array":
        return as_picture(position, seat)
    if mode == "ansi":
        return as_text(position, seat)
    if mode == "human":
        print(as_text(position, seat))
    return None
