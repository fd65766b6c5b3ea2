"""Other worlds of Shadespire that look the same to a seat: hands and decks of the others are such as they could have.
What a seat may not know lies nowhere else: face-down objectives have no number until all are turned up."""

from __future__ import annotations

import random
from typing import Any

from wartable.games.shadespire.declare import TYPE, UNIVERSAL, WARBAND, WARBAND_OF_KIND
from wartable.games.shadespire.state import CARDS, MODELS, Place, Type, Way

POWERS = (Type.PLOY, Type.UPGRADE)


def scramble_shadespire(g: Any, seat: int, lot: random.Random) -> None:
    for other in range(g.seats):
        if other != seat:
            if g.format != Way.CORE:  # SHA-6: there all know which cards each deck is made of
                replace_hidden(g, other, lot)
            exchange_hidden(g, other, (Type.OBJECTIVE,), lot)
            exchange_hidden(g, other, POWERS, lot)
            write_hand(g, other, g.objectives, (Type.OBJECTIVE,))
            write_hand(g, other, g.powers, POWERS)


def hidden(g: Any, owner: int, types: tuple[Type, ...]) -> list[int]:
    """Cards of some types in an owner's hand and deck."""
    return [
        card
        for card in range(1, CARDS)
        if TYPE[card] in types and Place.DECK <= g.place[owner, card] <= Place.FRESH
    ]


def replace_hidden(g: Any, owner: int, lot: random.Random) -> None:
    """SHA-13 to SHA-17: some hidden cards become others of their type that the owner could have brought instead."""
    own = WARBAND_OF_KIND[g.kind[owner * MODELS]]
    for type in (Type.OBJECTIVE, *POWERS):
        allowed = [
            card for card in range(1, CARDS) if TYPE[card] == type and WARBAND[card] in (UNIVERSAL, own)
        ]
        others = [card for card in allowed if g.place[owner, card] == Place.NOWHERE]
        for card in hidden(g, owner, (type,)):
            if others and lot.random() < 0.5:
                other = others.pop(lot.randrange(len(others)))
                g.place[owner, other] = g.place[owner, card]
                g.place[owner, card] = Place.NOWHERE


def exchange_hidden(g: Any, owner: int, types: tuple[Type, ...], lot: random.Random) -> None:
    """Hidden cards of an owner change places with each other."""
    cards = hidden(g, owner, types)
    places = [g.place[owner, card] for card in cards]
    lot.shuffle(places)
    for card, place in zip(cards, places, strict=True):
        g.place[owner, card] = place


def write_hand(g: Any, owner: int, hands: Any, types: tuple[Type, ...]) -> None:
    """The list of a hand, in order of number."""
    held = [card for card in hidden(g, owner, types) if g.place[owner, card] != Place.DECK]
    for place, card in enumerate(held):
        hands[owner, place] = card
