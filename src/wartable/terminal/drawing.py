"""What all screens of the terminal are drawn with: the width, the styles, and lines that fit.
Colour always comes with a symbol; nothing here knows a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from wartable.kernel.contract import Message
from wartable.locale import Words

WIDTH: Final = 80
MUTED: Final = "bright_black"
ACT: Final = "bold gold3"
HARM: Final = "indian_red1"

View = Mapping[str, Any]


def label(text: str, width: int) -> str:
    """A word at the left edge, padded to the columns it takes: wide letters take two."""
    return f" {text}{' ' * max(0, width - 1 - cell_len(text))}"


def apart(left: Text, right: Text) -> Text:
    """Two texts at the two ends of a line."""
    gap = WIDTH - 1 - left.cell_len - right.cell_len
    return Text.assemble(left, " " * max(2, gap), right)


def ruled(left: Text, right: str) -> Text:
    """A heading: a text, and notes at the end of a line across the screen."""
    line = Text.assemble(("── ", MUTED), left, (" ", MUTED))
    notes = f" {right} ──" if right else ""
    line.append("─" * max(2, WIDTH - line.cell_len - cell_len(notes)), MUTED)
    return line.append(notes, MUTED)


def wrapped(label: str, parts: Iterable[Text]) -> list[Text]:
    """Parts side by side, on as many lines as they need."""
    lines = [Text().append(label, MUTED)]
    indent = " " * cell_len(label)
    for part in parts:
        if lines[-1].cell_len + part.cell_len > WIDTH - 1:
            lines.append(Text(indent))
        lines[-1].append(part).append("   ")
    return lines


def fitted(line: Text) -> Text:
    """A line that can't be wider than the board."""
    line.rstrip()
    line.truncate(WIDTH, overflow="ellipsis")
    line.no_wrap = True
    return line


def flow(parts: list[Text], width: int) -> Text:
    """Parts side by side in a column, wrapped between them."""
    text, used = Text(), 0
    for part in parts:
        if used and used + part.cell_len > width:
            text.append("\n")
            used = 0
        text.append(part).append("   ")
        used += part.cell_len + 3
    return text


def reading_of(words: Words, name: str) -> list[Text]:
    """What a printed name means, on a line of its own; nothing where the language has it or nobody wants it."""
    reading = words.reading(name)
    return [Text(reading, MUTED)] if reading else []


def said(words: Words, message: Message) -> Text:
    """A message with its rule behind it."""
    text = Text(words.say(message))
    if message.rule:
        text.append(f"  {message.rule}", MUTED)
    return text
