"""Whole matches for tests: warbands, decks and options drawn by lot, and walks through them at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import wartable
from wartable import Position
from wartable.games.shadespire.cards import BY_NUMBER
from wartable.games.shadespire.decks import Deck, write_deck
from wartable.games.shadespire.declare import WARBAND_LIST
from wartable.games.shadespire.state import Type

GAME = wartable.game("shadespire")
WANTED = {Type.OBJECTIVE: 12, Type.PLOY: 15, Type.UPGRADE: 15}


def any_deck(lot: random.Random) -> str:
    """A good deck of some warband, as the text of a file."""
    return deck_of(lot.choice(list(WARBAND_LIST)), lot)


def deck_of(key: str, lot: random.Random) -> str:
    """A good deck of a warband, as the text of a file."""
    band = WARBAND_LIST[key]
    allowed = [card for card in BY_NUMBER.values() if card.warband in (0, band.number)]
    chosen = [
        card.key
        for type, count in WANTED.items()
        for card in lot.sample([card for card in allowed if card.type == type], count)
    ]
    return write_deck(Deck("By lot", band.key, tuple(chosen)))


def whole_deck(lot: random.Random) -> str:
    """A deck of some warband with every ploy and upgrade that it may have, as far as there are ploys for upgrades."""
    band = WARBAND_LIST[lot.choice(list(WARBAND_LIST))]
    allowed = [card for card in BY_NUMBER.values() if card.warband in (0, band.number)]
    of_type = {type: [card.key for card in allowed if card.type == type] for type in WANTED}
    objectives = lot.sample(of_type[Type.OBJECTIVE], WANTED[Type.OBJECTIVE])
    return write_deck(Deck("By lot", band.key, (*objectives, *of_type[Type.PLOY], *of_type[Type.UPGRADE])))


def new(seed: int, format: str | None = None) -> Position:
    """A match in a format, or in one drawn by lot, with decks and options drawn by lot."""
    lot = random.Random(seed)
    format = format or lot.choice(list(GAME.formats))
    return GAME.new(format, seed=seed, compiled=False, **any_options(format, lot))


def any_options(format: str, lot: random.Random) -> dict[str, Any]:
    """Decks and options for a match in a format."""
    return {
        option.name: lot.choice(option.choices) if option.choices else any_deck(lot)
        for option in GAME.formats[format].options
    }


def walk(position: Position, seed: int, eager: float = 0.6) -> Iterator[Position]:
    """Each moment of a match in which seats rather act than pass, the end included."""
    lot = random.Random(seed)
    while not position.over:
        yield position
        legal = position.legal()
        position.play(lot.choice(legal[1:] if len(legal) > 1 and lot.random() < eager else legal))
    yield position


def moments(seed: int, every: int, format: str | None = None) -> Iterator[Position]:
    """Some moments of a match, the first and the last among them."""
    for number, position in enumerate(walk(new(seed, format), seed)):
        if number % every == 0 or position.over:
            yield position
