"""The shelf of Shadespire: its cards by warband, kind, glory and keywords, and decks for a warband."""

from __future__ import annotations

import random
from collections.abc import Iterable

from wartable.games.shadespire.cards import BY_KEY
from wartable.games.shadespire.decks import FEWEST_POWERS, OBJECTIVES, Deck, parse_deck
from wartable.games.shadespire.declare import WARBAND_LIST, Card
from wartable.games.shadespire.listing import is_implemented
from wartable.games.shadespire.pieces import facts
from wartable.games.shadespire.rules.hands import HAND_OBJECTIVES, HAND_POWERS
from wartable.games.shadespire.state import Type
from wartable.kernel.message import Message
from wartable.locale import Words
from wartable.web.shelf import Counts, Data, DeckShelf

UNIVERSAL = "universal"


class ShadespireShelf(DeckShelf):
    """Objectives, ploys and upgrades of all warbands, and those for all."""

    name = "shadespire"
    first = "steelhearts-champions"
    groups = ("objective", "ploy", "upgrade")
    filters = ("warband", "type", "glory", "timing", "keyword", "fighter")
    signed = "glory"
    based = "warband"
    curves = ("type", "glory", "timing")

    def cards(self, words: Words) -> Iterable[Data]:
        """Those of warbands come before those for all, as they do in the box."""
        numbered = sorted(BY_KEY.values(), key=lambda card: card.number)
        return [self._card(words, card) for card in numbered if is_implemented(card)]

    def _card(self, words: Words, card: Card) -> Data:
        known = facts(card.number)
        band = known["warband"] or UNIVERSAL
        keywords = self._keywords(known)
        objective = card.type == Type.OBJECTIVE
        values = {
            "warband": [band],
            "type": [known["type"]],
            "glory": [str(known["glory"])] if objective else [],
            "timing": [known["timing"]] if objective else [],
            "keyword": keywords,
            "fighter": known["only"],
        }
        told = ("warband", "type", "glory", "timing", "keyword", "fighter")
        kind = [self.value(words, name, value) for name in told for value in values[name]]
        return self.card(
            words,
            card.key,
            known["name"],
            known,
            sign=str(known["glory"]) if objective else "",
            kind=[*kind, *(self._attack(words, attack) for attack in known["attacks"])],
            values=values,
            group=known["type"],
            most=1,
            bases=[known["warband"]] if known["warband"] else None,
        )

    def _keywords(self, known: Data) -> list[str]:
        found = [name for name in ("reaction", "action", "relic") if known[name]]
        attacks = known["attacks"]
        found += ["attack"] if attacks else []
        found += [name for name in ("cleave", "knockback", "sweep") if any(arm[name] for arm in attacks)]
        return found

    def _attack(self, words: Words, attack: Data) -> str:
        symbol = words.text(f"sha-symbol-{attack['symbol']}")
        arguments = {name: attack[name] for name in ("range", "dice", "damage")}
        return words.text("gallery-shadespire-attack-line", symbol=symbol, **arguments)

    def value(self, words: Words, filter: str, value: str) -> str:
        if filter == "warband" and value != UNIVERSAL:
            return words.text(f"sha-warband-{value}")
        if filter == "fighter":
            return words.text(f"sha-fighter-{value}", "short")
        if filter == "glory":
            return words.text("gallery-shadespire-glory-value", glory=int(value))
        return words.text(f"gallery-shadespire-{filter}-{value}")

    # --- Decks ----------------------------------------------------------------------------------------------

    def bases(self, words: Words) -> dict[str, str]:
        return {key: words.text(f"sha-warband-{key}") for key in WARBAND_LIST}

    def base_of(self, deck: Deck) -> str:
        return deck.warband

    def counts_of(self, deck: Deck) -> dict[str, int]:
        return {key: deck.cards.count(key) for key in dict.fromkeys(deck.cards)}

    def make(self, name: str, base: str, counts: Counts) -> Deck:
        return Deck(name, base, tuple(key for key, count in counts.items() for _ in range(count)))

    def parse(self, text: str, name: str) -> Deck:
        return parse_deck(text, name)

    def tally(self, deck: Deck) -> Message:
        powers, ploys = len(deck.of(Type.PLOY, Type.UPGRADE)), len(deck.of(Type.PLOY))
        arguments = {"objectives": len(deck.of(Type.OBJECTIVE)), "wanted": OBJECTIVES, "powers": powers}
        return Message(
            "decks-count-shadespire",
            {**arguments, "least": FEWEST_POWERS, "ploys": ploys, "most": (powers + 1) // 2},
        )

    def hand(self, deck: Deck, seed: int) -> list[tuple[str, list[str]]]:
        """SHA-49: three objectives and five power cards."""
        chance = random.Random(seed)
        piles = (
            ("decks-hand-objectives", HAND_OBJECTIVES, deck.of(Type.OBJECTIVE)),
            ("decks-hand-powers", HAND_POWERS, deck.of(Type.PLOY, Type.UPGRADE)),
        )
        return [
            (name, [card.key for card in chance.sample(cards, min(count, len(cards)))])
            for name, count, cards in piles
        ]


SHELF = ShadespireShelf()
