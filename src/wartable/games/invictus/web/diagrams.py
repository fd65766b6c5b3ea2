"""The diagrams of Invictus' rules page: the field, who reaches whom, and an attack step by step.
Ranges are those of the built-in card sheet, and the queue is as long as the rules let it be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from wartable.games.invictus.cards import SHEET, Card, Colour, Nation, Soldier
from wartable.games.invictus.state import QUEUE
from wartable.games.invictus.web.miniature import SYMBOLS
from wartable.locale import Words
from wartable.web.diagrams import WIDTH, Diagram, box, label, line, picture, steps

CELL, GAP = 44, 6
LEFT = 78  # of the battlefields
BESIDE = LEFT + 3 * (CELL + GAP) + 8  # where queue and kingdom begin
ROWS = (("theirs", "back", 20), ("theirs", "front", 70), ("own", "front", 144), ("own", "back", 194))
HEIGHT = 258

SQUARE = 16  # of a range
COLUMNS, AHEAD = 5, 3  # a range reaches two cells to either side, and three rows ahead
PANEL, TALL = WIDTH / 3, 114


def field(words: Words) -> str:
    """INVI-2.1 to INVI-2.3: both battlefields, and what lies beside them."""
    name = "diagram-invictus-field"
    parts = [line(4, 129, WIDTH - 4, 129, "border")]
    for side, row, y in ROWS:
        parts.append(label(LEFT - 8, y + CELL / 2, words.text(f"{name}-{row}"), room=LEFT - 8, at="end"))
        parts += [box(LEFT + column * (CELL + GAP), y, CELL, CELL, side) for column in range(3)]
    for side, y in (("theirs", 20), ("own", 144)):
        parts.append(
            label(4, 8 if side == "theirs" else 249, words.text(f"{name}-{side}"), css="strong", at="start")
        )
        parts += _beside(words, name, y)
    return picture(words, name, HEIGHT, "".join(parts))


def _beside(words: Words, name: str, y: float) -> list[str]:
    """The queue with its head first, and the kingdom by colour."""
    room = WIDTH - BESIDE
    step = room / QUEUE
    parts = [label(BESIDE, y + 2, words.text(f"{name}-queue"), room=room, at="start")]
    for place in range(QUEUE):
        parts.append(box(BESIDE + place * step, y + 12, step - 4, 30, "part" if place else "chosen"))
        parts.append(
            label(BESIDE + place * step + step / 2 - 2, y + 27, str(place + 1), css="" if place else "strong")
        )
    parts.append(label(BESIDE, y + 60, words.text(f"{name}-kingdom"), room=room, at="start"))
    for place, colour in enumerate(Colour):
        parts.append(box(BESIDE + place * step, y + 70, step - 4, 24))
        sign = SYMBOLS[colour.name.lower()]
        parts.append(label(BESIDE + place * step + step / 2 - 2, y + 82, sign))
    return parts


def ranges(words: Words) -> str:
    """INVI-1.3: the ranges of the King's soldiers; and R37, a Wizard who counts from the back row."""
    name = "diagram-invictus-ranges"
    soldiers = [card for card in SHEET.cards if card.nation == Nation.KING and card.colour is not None]
    parts = [_pattern(words, card, *_corner(number)) for number, card in enumerate(soldiers)]
    wizard = SHEET.cards[Soldier.WIZARD]
    parts.append(_from_behind(words, wizard, *_corner(len(soldiers))))
    return picture(words, name, 2 * TALL, "".join(parts))


def _corner(number: int) -> tuple[float, float]:
    """Where a panel begins."""
    return number % 3 * PANEL, number // 3 * TALL


def _pattern(words: Words, card: Card, x: float, y: float) -> str:
    """A range as the card prints it: the card itself below, what it reaches ahead of it."""
    left = x + (PANEL - COLUMNS * SQUARE) / 2
    parts = []
    for forward in range(AHEAD, -1, -1):
        for sideways in range(-2, 3):
            at = left + (sideways + 2) * SQUARE, y + 6 + (AHEAD - forward) * SQUARE
            parts.append(_square(*at, (forward, sideways) in card.range.value, forward == sideways == 0))
    parts.append(label(x + PANEL / 2, y + 6 + 4 * SQUARE + 16, words.text(f"card-{card.key}"), css="strong"))
    return "".join(parts)


def _square(x: float, y: float, reached: bool, own: bool) -> str:
    """A cell of a range: reached, the card's own, or neither."""
    middle = x + SQUARE / 2, y + SQUARE / 2
    css, sign = ("chosen", "⚔") if reached else ("own", "▲") if own else ("part", "")
    return box(x, y, SQUARE, SQUARE, css) + (label(*middle, sign, size=11) if sign else "")


def reached_from_behind(card: Card) -> set[tuple[int, int]]:
    """R37: what a card in the middle of the back row reaches, as row ahead and column of the two battlefields.

    Row 1 is the own front row, 2 the enemy's front row, 3 the enemy's back row; nobody attacks the own row.
    """
    return {(row, side + 1) for row, side in card.range.value if row > 1 and -1 <= side <= 1}


def _from_behind(words: Words, card: Card, x: float, y: float) -> str:
    left = x + (PANEL - 3 * SQUARE) / 2
    reached = reached_from_behind(card)
    parts = []
    for row in range(AHEAD, -1, -1):
        down = y + 2 + (AHEAD - row) * SQUARE + (6 if row < 2 else 0)
        parts += [
            _square(left + column * SQUARE, down, (row, column) in reached, (row, column) == (0, 1))
            for column in range(3)
        ]
    border = y + 2 + 2 * SQUARE + 3
    parts.append(line(left - 14, border, left + 3 * SQUARE + 14, border, "border"))
    text = words.text("diagram-invictus-ranges-behind", soldier=words.text(f"card-{card.key}"))
    parts.append(label(x + PANEL / 2, y + 6 + 4 * SQUARE + 25, text, css="strong", room=PANEL - 4))
    return "".join(parts)


def attack(words: Words) -> str:
    """R11: the order of an attack."""
    return steps(words, "diagram-invictus-attack", ("rest", "target", "block", "damage"))


DIAGRAMS: Final[Mapping[str, Diagram]] = {"INVI-1.3": ranges, "INVI-2.1": field, "INVI-5.1": attack}
