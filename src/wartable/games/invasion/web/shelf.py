"""The shelf of Invasion: its cards by race, set, kind, cost, traits and keywords, and decks on a capital."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from wartable.games.invasion.cards import BY_KEY
from wartable.games.invasion.cards.declare import PRINTINGS, SIDE_OF_RACE, Card, Set
from wartable.games.invasion.decks import CAPITALS, COPIES, FEWEST, MOST, Deck, parse_deck, size
from wartable.games.invasion.listing import is_implemented, key_of_race
from wartable.games.invasion.pieces import facts
from wartable.games.invasion.rules.setup import OPENING_HAND
from wartable.games.invasion.state import CARDS, Side, Type
from wartable.kernel.message import Message
from wartable.locale import Words
from wartable.web.shelf import Counts, Data, DeckShelf, text_of

MESSAGES = {"only": "zone-only"}  # keywords whose message has another name
CAPITALS_OF = {
    side: tuple(name for name, race in CAPITALS.items() if SIDE_OF_RACE[race] == side)
    for side in (Side.ORDER, Side.DESTRUCTION)
}


class InvasionShelf(DeckShelf):
    """The cards of all sets."""

    name = "invasion"
    first = "empire"
    groups = ("unit", "support", "quest", "tactic")
    filters = ("race", "set", "type", "cost", "trait", "keyword")
    signed = "cost"
    based = "race"
    curves = ("cost", "type", "race")

    def cards(self, words: Words) -> Iterable[Data]:
        numbered = sorted(BY_KEY.values(), key=lambda card: card.number)
        return [self._card(words, card) for card in numbered if is_implemented(card)]

    def _card(self, words: Words, card: Card) -> Data:
        known = facts(card.number)
        draft = card.type == Type.DRAFT
        keywords = [self._keyword(words, name, value) for name, value in known["keywords"].items()]
        if card.unique:
            keywords.append(
                (words.text("gallery-invasion-unique"), words.text("gallery-invasion-unique", "text"))
            )
        if card.reworded:
            keywords.append((words.text("gallery-invasion-2009"), text_of(words, known["name"], "text-2009")))
        races = dict.fromkeys((known["race"], *known["symbols"]))
        kind = [words.text(f"type-{known['type']}"), *self._numbers(words, known)]
        printings = [printing for printing, number in PRINTINGS.items() if number == card.number]
        return self.card(
            words,
            card.key,
            known["name"],
            known,
            sign="" if draft else str(known["cost"]),
            kind=[
                *(words.text(f"race-{race}") for race in races),
                *kind,
                *(words.text(f"trait-{trait}") for trait in known["traits"]),
                *(self._printed(words, set, number) for set, number in printings),
            ],
            explained=keywords,
            values={
                "race": list(races),
                "set": [set.name.lower() for set, _ in printings],
                "type": [known["type"]],
                "cost": [] if draft else [str(known["cost"])],
                "trait": known["traits"],
                "keyword": [*known["keywords"], *(["unique"] if card.unique else [])],
            },
            group=known["type"],
            most=0 if draft else COPIES,
            bases=CAPITALS_OF.get(card.side),
        )

    def _printed(self, words: Words, set: Set, number: int) -> str:
        """A set that a card is printed in, and the number that it has there."""
        return words.text(
            "gallery-invasion-printed", set=words.text(f"set-{set.name.lower()}"), number=number
        )

    def _numbers(self, words: Words, known: Data) -> list[str]:
        """Loyalty, power and hit points, where a card has them."""
        found = [
            ("loyalty", known["loyalty"]),
            ("power", known["power"]),
            ("hit-points", known["hit_points"]),
        ]
        return [words.text(f"gallery-invasion-{name}", number=number) for name, number in found if number]

    def _keyword(self, words: Words, name: str, value: Any) -> tuple[str, str]:
        """A keyword as it is printed, and what it means."""
        message = f"keyword-{MESSAGES.get(name, name)}"
        title = words.text(message)
        if isinstance(value, str):
            title = f"{title}: {words.text(f'zone-{value}')}"
        elif not isinstance(value, bool):
            title = f"{title} {value}"
        return title, words.text(message, "text")

    def value(self, words: Words, filter: str, value: str) -> str:
        if filter == "cost":
            return value
        if filter == "keyword":
            message = (
                "gallery-invasion-unique" if value == "unique" else f"keyword-{MESSAGES.get(value, value)}"
            )
            return words.text(message)
        return words.text(f"{filter}-{value}")

    # --- Decks ----------------------------------------------------------------------------------------------

    def bases(self, words: Words) -> dict[str, str]:
        return {name: words.text(f"race-{name}") for name in CAPITALS}

    def base_of(self, deck: Deck) -> str:
        return key_of_race(deck.capital)

    def counts_of(self, deck: Deck) -> dict[str, int]:
        return {card.key: deck.cards[card.number] for card in BY_KEY.values() if deck.cards[card.number]}

    def make(self, name: str, base: str, counts: Counts) -> Deck:
        cards = [0] * CARDS
        for key, count in counts.items():
            cards[BY_KEY[key].number] = count
        return Deck(name, CAPITALS[base], tuple(cards))

    def parse(self, text: str, name: str) -> Deck:
        return parse_deck(text, name)

    def tally(self, deck: Deck) -> Message:
        return Message("decks-count-invasion", {"count": size(deck), "least": FEWEST, "most": MOST})

    def hand(self, deck: Deck, seed: int) -> list[tuple[str, list[str]]]:
        """INV-041: seven cards."""
        cards = [key for key, count in self.counts_of(deck).items() for _ in range(count)]
        return [("decks-hand-cards", random.Random(seed).sample(cards, min(OPENING_HAND, len(cards))))]


SHELF = InvasionShelf()
