"""What screens may know of Invictus's cards beside what a seat sees: all keys, facts in a match, and names of patterns."""

from typing import Any

from wartable.games.invictus.cards import KEYS, PATTERNS
from wartable.games.invictus.decks import Deck
from wartable.games.invictus.pieces import NATIONS, Data, facts, place_of_cell
from wartable.kernel.contract import Catalogue


def facts_of(key: str, record: Any) -> Data:
    return facts(record, KEYS.index(key))


def nation_of(deck: Deck) -> str:
    """The nation of a deck's leader."""
    return NATIONS[deck.leader // 5]


CATALOGUE = Catalogue(
    keys=tuple(KEYS),
    facts=facts_of,
    more={"patterns": PATTERNS, "nations": NATIONS, "nation_of": nation_of, "place_of_cell": place_of_cell},
)
