"""The thirty cards as plain data, for lists, reports and pages.
The numbers stand in cards.py, the supports in rules/; nothing is known here alone."""

from typing import Any

import wartable.games.invictus.rules.support_effects  # noqa: F401 (declares them)
from wartable.games.invictus.cards import FIRST_LEADER, PATTERNS, SHEET, Card, Nation, Range, nation_of
from wartable.games.invictus.rules.support import SUPPORTS


def listing() -> list[dict[str, Any]]:
    """All cards in the order of their kinds, each number with where it is known from."""
    return [_row(card) for card in SHEET.cards]


def _row(card: Card) -> dict[str, Any]:
    return {
        "id": card.key,
        "name": card.name,
        "set": card.nation.name.title(),
        "colour": "grey" if card.colour is None else card.colour.name.lower(),
        "attack": card.attack.value,
        "range": pattern_of(card.range.value),
        "active": card.active.value,
        "rested": card.rested.value,
        "sources": {
            "attack": str(card.attack.source),
            "range": str(card.range.source),
            "active": str(card.active.source),
            "rested": str(card.rested.source),
        },
        "implemented": is_implemented(card),
    }


def pattern_of(offsets: Range) -> str:
    """A range by its name, or else as its cells."""
    for name, pattern in PATTERNS.items():
        if pattern == offsets:
            return name
    return " ".join(f"{forward},{sideways}" for forward, sideways in offsets)


def is_implemented(card: Card) -> bool:
    """A soldier is when its support is declared; a leader when all that it can copy are (INVI-7.8)."""
    if card.kind < FIRST_LEADER:
        return card.kind in _declared()
    return _soldiers_of(card.nation) <= _declared()


def _declared() -> set[int]:
    return {int(support.soldier) for support in SUPPORTS}


def _soldiers_of(nation: Nation) -> set[int]:
    return {soldier for soldier in range(FIRST_LEADER) if nation_of(soldier) == nation}
