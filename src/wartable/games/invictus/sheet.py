"""Reading and writing an owner's sheet of card numbers.
The built-in numbers stand in cards.py; nothing here knows the rules of play."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Final

from wartable.games.invictus.cards import KEYS, PATTERNS, SHEET, Attack, Card, Fact, Range, Sheet, Source, X
from wartable.kernel.document import Document, in_words, is_whole, nearest, quoted, read_text
from wartable.kernel.errors import WartableError

FIELDS: Final = ("attack", "range", "active", "rested")

_OFFSET = re.compile(r"\s*([1-3])\s*,\s*([+-]?[0-2])\s*")


class SheetError(WartableError):
    """A sheet that can't be used; the message names the file, the line and the reason."""


def read_sheet(path: Path) -> Sheet:
    """An owner's sheet from a file."""
    return parse_sheet(read_text(path, SheetError), path.name)


def parse_sheet(text: str, name: str) -> Sheet:
    """The built-in sheet with an owner's numbers over it; name is what errors call the text."""
    document = Document(text, name, SheetError)
    title = document.title()
    cards = list(SHEET.cards)
    for key, fields in document.values.items():
        if key == "name":
            continue
        if key not in KEYS:
            raise document.fault(f"{in_words(key)} is not a card{nearest(key, ('name', *KEYS))}", key)
        kind = KEYS.index(key)
        cards[kind] = _owners_card(document, cards[kind], fields)
    return Sheet(title, tuple(cards))


def _owners_card(document: Document, card: Card, fields: object) -> Card:
    if not isinstance(fields, dict):
        reason = f"{card.key} must be a table, [{card.key}], with any of {', '.join(FIELDS)} in it"
        raise document.fault(f"{reason}, not {in_words(fields)}", card.key)
    for field, value in fields.items():
        try:
            card = _with_field(card, field, value)
        except ValueError as problem:
            raise document.fault(str(problem), card.key, field) from None
    return card


def _with_field(card: Card, field: str, value: object) -> Card:
    match field:
        case "attack":
            return replace(card, attack=Fact(_attack(value), Source.OWNER))
        case "range":
            return replace(card, range=Fact(_range(value), Source.OWNER))
        case "active":
            return replace(card, active=Fact(_health(field, value), Source.OWNER))
        case "rested":
            return replace(card, rested=Fact(_health(field, value), Source.OWNER))
    raise ValueError(f"{in_words(field)} is not one of {', '.join(FIELDS)}{nearest(field, FIELDS)}")


def _attack(value: object) -> Attack:
    if value == X:
        return X
    if is_whole(value, 0, 9):
        return value
    raise ValueError(f'attack must be a whole number from 0 to 9 or "X", not {in_words(value)}')


def _health(side: str, value: object) -> int:
    if is_whole(value, 1, 9):
        return value
    raise ValueError(f"{side} health must be a whole number from 1 to 9, not {in_words(value)}")


def _range(value: object) -> Range:
    if isinstance(value, str):
        value = [value]
    if not isinstance(value, list):
        raise ValueError(f'range must be a list of cells like ["1,0", "2,0"], not {in_words(value)}')
    if not value:
        raise ValueError("the range is empty; it needs at least one cell")
    cells = [cell for item in value for cell in _cells(item)]
    for cell in cells:
        if cells.count(cell) > 1:
            raise ValueError(f'the range names the cell "{cell[0]},{cell[1]}" twice')
    return tuple(sorted(cells))


def _cells(item: object) -> Range:
    """The one cell of an offset, or all those of a named pattern."""
    if isinstance(item, str) and item in PATTERNS:
        return PATTERNS[item]
    if isinstance(item, str) and (offset := _OFFSET.fullmatch(item)):
        return ((int(offset[1]), int(offset[2])),)
    known = ", ".join(PATTERNS)
    raise ValueError(
        f"{in_words(item)} is not a cell of a range: write forward,sideways, with forward from 1 to 3"
        f" and sideways from -2 to 2, or a pattern ({known})"
    )


_PREFACE = """\
# The numbers of your cards. Cards and lines you leave out keep the built-in numbers.
#   attack  a whole number from 0 to 9, or "X" for as many as there are cards in hand
#   range   the cells it reaches, as a list of "forward,sideways" (forward 1 to 3; sideways -2 to 2,
#           left below zero), or one of these patterns:
#           {patterns}
#   active, rested   its health upright and sideways, from 1 to 9
# Behind each number stands how it is known.

name = {name}
"""


def write_sheet(sheet: Sheet) -> str:
    """All thirty cards as a TOML text that parse_sheet accepts, with where each number is known from."""
    head = _PREFACE.format(patterns=", ".join(PATTERNS), name=quoted(sheet.name))
    return "\n".join([head, *map(_card_text, sheet.cards)])


def _card_text(card: Card) -> str:
    colour = "leader" if card.colour is None else card.colour.name.lower()
    attack = quoted(X) if card.attack.value == X else str(card.attack.value)
    lines = [
        (f"attack = {attack}", card.attack.source),
        (f"range = {_range_text(card.range.value)}", card.range.source),
        (f"active = {card.active.value}", card.active.source),
        (f"rested = {card.rested.value}", card.rested.source),
    ]
    heading = f"[{card.key}]  # {card.name}: {card.nation.name.title()}, {colour}\n"
    return heading + "".join(f"{line:<28}# {source}\n" for line, source in lines)


def _range_text(offsets: Range) -> str:
    for name, pattern in PATTERNS.items():
        if pattern == offsets:
            return quoted(name)
    return "[" + ", ".join(f'"{forward},{sideways}"' for forward, sideways in offsets) + "]"
