"""How many cards use each word in which cards of Invasion are written: what declarations say, and the rules that effects call.
`python -m wartable.games.invasion.cards.said` prints it; a test keeps words that serve a single card rare."""

from __future__ import annotations

import ast
import inspect
from collections import defaultdict
from collections.abc import Iterable, Iterator
from enum import Enum
from types import ModuleType

from wartable.games.invasion.cards import BY_NUMBER, LATER, RACES, declare
from wartable.games.invasion.cards.where import Where

RULES = "wartable.games.invasion.rules."
# Facts that every card or every card of its type has are no words.
PRINTED = {"cost", "loyalty", "power", "hit_points", "traits", "unique", "copies", "set", "printed", "side"}

Words = dict[str, dict[str, set[str]]]  # kind of word, word, cards
Said = set[tuple[str, str]]


def words() -> Words:
    """All words, by kind, with the cards that use each."""
    found: Words = defaultdict(lambda: defaultdict(set))
    for module in RACES + LATER:
        for card, said in _cards_of(module):
            for kind, word in said:
                found[kind][word].add(card)
    return found


def _cards_of(module: ModuleType) -> Iterator[tuple[str, Said]]:
    """Each statement that declares something of a card, with what it says itself and by what it names in its module."""
    body = ast.parse(inspect.getsource(module)).body
    helpers: dict[str, ast.stmt] = {}
    for part in body:
        if not _card(module, part):
            names = [part] if isinstance(part, ast.FunctionDef) else getattr(part, "targets", [])
            helpers |= {getattr(name, "name", getattr(name, "id", "")): part for name in names}
    for part in body:
        card = _card(module, part)
        if card:
            yield card, _said(module, part, helpers, set())


def _card(module: ModuleType, part: ast.stmt) -> str:
    """The key of the card that a statement declares something of, or nothing."""
    calls = part.decorator_list if isinstance(part, ast.FunctionDef) else [getattr(part, "value", None)]
    for call in calls:
        if isinstance(call, ast.Call) and call.args:
            first = call.args[0]
            number = (
                first.value
                if isinstance(first, ast.Constant)
                else getattr(module, getattr(first, "id", ""), 0)
            )
            card = BY_NUMBER[number] if type(number) is int else None  # a filter is a number, too
            if card is not None and getattr(call.func, "id", "") != "sought":
                return card.key
    return ""


def _said(module: ModuleType, part: ast.stmt, helpers: dict[str, ast.stmt], seen: set[str]) -> Said:
    found: Said = set()
    for node in ast.walk(part):
        if isinstance(node, ast.Attribute):
            found |= _of_attribute(module, node)
        elif isinstance(node, ast.Name):
            found |= _of_name(module, node.id)
            if node.id in helpers and node.id not in seen:
                found |= _said(module, helpers[node.id], helpers, seen | {node.id})
        elif isinstance(node, ast.Call):
            found |= {("fact", word.arg) for word in node.keywords if word.arg and word.arg not in PRINTED}
    return found


def _of_attribute(module: ModuleType, node: ast.Attribute) -> Said:
    """`When.DRAWS`, or a word of a filter."""
    if isinstance(node.value, ast.Name):
        kind = getattr(module, node.value.id, None)
        if isinstance(kind, type) and issubclass(kind, Enum):
            return {(kind.__name__, node.attr)} if kind.__module__.endswith(".declare") else set()
        if kind is not None and not isinstance(kind, Where):
            return set()
    return {("filter", node.attr)} if node.attr in vars(Where) else set()


def _of_name(module: ModuleType, name: str) -> Said:
    """A kind of card or effect, a filter to begin with, a switch, or a rule that an effect calls."""
    value = getattr(module, name, None)
    if isinstance(value, Where):
        return {("filter", name)}
    if callable(value) and str(getattr(value, "__module__", "")).startswith(RULES):
        return {("rule", name)}
    if callable(value) and vars(declare).get(name) is value and not isinstance(value, type):
        return {("effect", name)}
    return set()


def once(found: Words) -> list[tuple[str, str, str]]:
    """The words that serve a single card, with the card."""
    return [
        (kind, word, next(iter(cards)))
        for kind, said in sorted(found.items())
        for word, cards in sorted(said.items())
        if len(cards) == 1
    ]


def lines(found: Words) -> Iterable[str]:
    """A line for each kind, and one for all."""
    alone = once(found)
    for kind, said in sorted(found.items()):
        single = [f"{word} ({card})" for of, word, card in alone if of == kind]
        yield f"{kind}: {len(said)} words, {len(single)} of one card: {' '.join(single)}"
    count = sum(len(said) for said in found.values())
    yield f"all: {count} words, {len(alone)} of one card, {100 * len(alone) / count:.1f} %"


if __name__ == "__main__":
    print("\n".join(lines(words())))
