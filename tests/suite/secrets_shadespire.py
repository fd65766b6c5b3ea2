"""Other worlds of Shadespire that look the same to a seat: hands and decks of the others are such as they could have.
What a seat may not know lies nowhere else: face-down objectives have no number until all are turned up."""

from __future__ import annotations

import random
from typing import Any

from wartable.games.shadespire.declare import TYPE, UNIVERSAL, WARBAND, WARBAND_OF_KIND
from wartable.games.shadespire.state import CARDS, MODELS, Place, Type, Way

OBJECTIVE, POWERS = (Type.OBJECTIVE,), (Type.PLOY, Type.UPGRADE)
KINDS = [Type(number) for number in TYPE.tolist()]
OF_WARBAND = WARBAND.tolist()


def scramble_shadespire(g: Any, seat: int, lot: random.Random) -> None:
    for other in range(g.seats):
        if other != seat:
            place = g.place.tolist()[other]
            if g.format != Way.CORE:  # SHA-6: there all know which cards each deck is made of
                replace_hidden(place, int(WARBAND_OF_KIND[g.kind[other * MODELS]]), lot)
            exchange_hidden(place, OBJECTIVE, lot)
            exchange_hidden(place, POWERS, lot)
            for card in range(1, CARDS):
                g.place[other, card] = place[card]
            write_hand(g.objectives, other, hand(place, OBJECTIVE))
            write_hand(g.powers, other, hand(place, POWERS))


def hidden(place: list[int], types: tuple[Type, ...]) -> list[int]:
    """Cards of some types in a hand or deck."""
    lying = [card for card in range(1, CARDS) if Place.DECK <= place[card] <= Place.FRESH]
    return [card for card in lying if KINDS[card] in types]


def hand(place: list[int], types: tuple[Type, ...]) -> list[int]:
    return [card for card in hidden(place, types) if place[card] != Place.DECK]


def replace_hidden(place: list[int], own: int, lot: random.Random) -> None:
    """SHA-13 to SHA-17: some hidden cards become others of their type that the owner could have brought instead."""
    free = [
        card
        for card in range(1, CARDS)
        if place[card] == Place.NOWHERE and OF_WARBAND[card] in (UNIVERSAL, own)
    ]
    for type in OBJECTIVE + POWERS:
        others = [card for card in free if KINDS[card] == type]
        for card in hidden(place, (type,)):
            if others and lot.random() < 0.5:
                other = others.pop(lot.randrange(len(others)))
                place[other], place[card] = place[card], Place.NOWHERE


def exchange_hidden(place: list[int], types: tuple[Type, ...], lot: random.Random) -> None:
    """Hidden cards change places with each other."""
    cards = hidden(place, types)
    places = [place[card] for card in cards]
    lot.shuffle(places)
    for card, found in zip(cards, places, strict=True):
        place[card] = found


def write_hand(hands: Any, owner: int, cards: list[int]) -> None:
    """The list of a hand, in order of number; it is as long as it was."""
    for number, card in enumerate(cards):
        hands[owner, number] = card
