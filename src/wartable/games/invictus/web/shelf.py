"""The shelf of Invictus: soldiers and leaders with the built-in numbers, by nation, colour and attack."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from wartable.games.invictus.cards import FIRST_LEADER, KEYS
from wartable.games.invictus.pieces import facts
from wartable.kernel.contract import game
from wartable.locale import Words
from wartable.web.shelf import Data, Shelf


class InvictusShelf(Shelf):
    """The thirty cards of the box."""

    name = "invictus"
    filters = ("nation", "colour", "attack")
    signed = "attack"

    def cards(self, words: Words) -> Iterable[Data]:
        return [self._card(words, kind) for kind in range(len(KEYS))]

    def _card(self, words: Words, kind: int) -> Data:
        key, known = KEYS[kind], _facts(kind)
        values = {
            "nation": [known["nation"]],
            "colour": [known["colour"]],
            "attack": [str(known["attack"])],
        }
        health = {name: known["health"][name] for name in ("active", "rested")}
        card = self.card(
            words,
            key,
            known["name"],
            known,
            sign=str(known["attack"]),
            kind=[
                words.text(f"nation-{known['nation']}"),
                words.text(f"colour-{known['colour']}"),
                words.text("gallery-invictus-numbers", attack=str(known["attack"]), **health),
            ],
            values=values,
        )
        return card | {"text": words.text("support-leader" if kind >= FIRST_LEADER else f"support-{key}")}

    def value(self, words: Words, filter: str, value: str) -> str:
        return value if filter == "attack" else words.text(f"{filter}-{value}")


@cache
def _facts(kind: int) -> Data:
    """The numbers of the built-in sheet, as a match has them."""
    return facts(game("invictus").new(seed=0, compiled=False).record, kind)


SHELF = InvictusShelf()
