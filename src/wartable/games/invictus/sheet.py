"""Reading and writing an owner's sheet of card numbers.
The built-in numbers stand in cards.py; nothing here knows the rules of play."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from wartable.games.invictus.cards import KEYS, PATTERNS, SHEET, Attack, Card, Fact, Range, Sheet, Source, X
from wartable.kernel.document import (
    Document,
    in_words,
    is_whole,
    nearest,
    not_one_of,
    quoted,
    read_text,
)
from wartable.kernel.errors import WartableError
from wartable.kernel.message import Message

FIELDS: Final = ("attack", "range", "active", "rested")

_OFFSET = re.compile(r"\s*([1-3])\s*,\s*([+-]?[0-2])\s*")


class SheetError(WartableError):
    """A sheet that can't be used; the message names the file, the line and the reason."""


class _Fault(Exception):
    """What is wrong with a value; where it stands is known further up."""

    def __init__(self, name: str, **arguments: Any) -> None:
        self.reason = Message(name, arguments)


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
            arguments = {"value": in_words(key), "hint": nearest(key, ("name", *KEYS))}
            raise document.fault(Message("error-no-card", arguments), key)
        kind = KEYS.index(key)
        cards[kind] = _owners_card(document, cards[kind], fields)
    return Sheet(title, tuple(cards))


def _owners_card(document: Document, card: Card, fields: object) -> Card:
    if not isinstance(fields, dict):
        arguments = {"key": card.key, "fields": list(FIELDS), "value": in_words(fields)}
        raise document.fault(Message("error-sheet-table", arguments), card.key)
    for field, value in fields.items():
        if field not in FIELDS:
            raise document.fault(not_one_of(field, FIELDS), card.key, field)
        try:
            card = _with_field(card, field, value)
        except _Fault as fault:
            raise document.fault(fault.reason, card.key, field) from None
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
    raise AssertionError(f"no field is called {field}")


def _attack(value: object) -> Attack:
    if value == X:
        return X
    if is_whole(value, 0, 9):
        return value
    raise _Fault("error-sheet-attack", value=in_words(value))


def _health(side: str, value: object) -> int:
    if is_whole(value, 1, 9):
        return value
    raise _Fault("error-sheet-health", side=side, value=in_words(value))


def _range(value: object) -> Range:
    if isinstance(value, str):
        value = [value]
    if not isinstance(value, list):
        raise _Fault("error-sheet-range", value=in_words(value))
    if not value:
        raise _Fault("error-sheet-range-empty")
    cells = [cell for item in value for cell in _cells(item)]
    for cell in cells:
        if cells.count(cell) > 1:
            raise _Fault("error-sheet-range-twice", cell=f'"{cell[0]},{cell[1]}"')
    return tuple(sorted(cells))


def _cells(item: object) -> Range:
    """The one cell of an offset, or all those of a named pattern."""
    if isinstance(item, str) and item in PATTERNS:
        return PATTERNS[item]
    if isinstance(item, str) and (offset := _OFFSET.fullmatch(item)):
        return ((int(offset[1]), int(offset[2])),)
    raise _Fault("error-sheet-cell", value=in_words(item), patterns=list(PATTERNS))


PATTERNS_HERE: Final = "<patterns>"  # where a preface lists the names of patterns

_PREFACE = f"""\
The numbers of your cards. Cards and lines you leave out keep the built-in numbers.
  attack  a whole number from 0 to 9, or "X" for the number of cards in hand
  range   the cells it reaches, as a list of "forward,sideways" (forward 1 to 3; sideways -2 to 2,
          left below zero), or one of these patterns:
          {PATTERNS_HERE}
  active, rested   its health upright and sideways, from 1 to 9
After each number is how it is known.
"""


def _called(card: Card) -> str:
    return f"{card.name}: {card.nation.name.title()}, {colour_of(card)}"


def colour_of(card: Card) -> str:
    return "leader" if card.colour is None else card.colour.name.lower()


def write_sheet(sheet: Sheet, preface: str = _PREFACE, called: Callable[[Card], str] = _called) -> str:
    """All thirty cards as a TOML text that parse_sheet accepts, with where each number is known from.

    A preface and what cards are called may be given in another language; both become comments.
    """
    head = [f"# {line}".rstrip() for line in preface.replace(PATTERNS_HERE, ", ".join(PATTERNS)).splitlines()]
    start = "\n".join([*head, "", f"name = {quoted(sheet.name)}", ""])
    return "\n".join([start, *(_card_text(card, called(card)) for card in sheet.cards)])


def _card_text(card: Card, name: str) -> str:
    attack = quoted(X) if card.attack.value == X else str(card.attack.value)
    lines = [
        (f"attack = {attack}", card.attack.source),
        (f"range = {_range_text(card.range.value)}", card.range.source),
        (f"active = {card.active.value}", card.active.source),
        (f"rested = {card.rested.value}", card.rested.source),
    ]
    heading = f"[{card.key}]  # {name}\n"
    return heading + "".join(f"{line:<28}# {source}\n" for line, source in lines)


def _range_text(offsets: Range) -> str:
    for name, pattern in PATTERNS.items():
        if pattern == offsets:
            return quoted(name)
    return "[" + ", ".join(f'"{forward},{sideways}"' for forward, sideways in offsets) + "]"
