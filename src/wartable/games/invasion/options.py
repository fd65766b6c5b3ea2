"""The formats of Invasion and what can be set in each, and how settings become the row that `setup` reads.
Decks come in as a name, a file or the text of a file; a match keeps the text."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from wartable.games.invasion.cards import BY_NUMBER
from wartable.games.invasion.cards.declare import DEALT, DRAFTED, STARTER, Card, Set
from wartable.games.invasion.decks import (
    BOARDS,
    CAPITALS,
    Deck,
    cards_of,
    faults,
    parse_deck,
    ready_decks,
    size,
    without,
    write_deck,
    write_list,
)
from wartable.games.invasion.rules.setup import LENGTH, NEUTRALS, Given, Way
from wartable.games.invasion.state import ALL_SETS, CARDS, LENGTHS, Edition, LastCard, Race, Side
from wartable.kernel.contract import Decks, Format, Message, Option
from wartable.kernel.deckfile import find_deck, settle_decks
from wartable.kernel.errors import OptionError

STARTERS = ("starter0", "starter1")
EDITIONS = {"revised": Edition.REVISED, "2009": Edition.FIRST}
LAST_CARDS = {"at-once": LastCard.AT_ONCE, "on-failed-draw": LastCard.ON_FAILED_DRAW}
SIDES = {"order": Side.ORDER, "destruction": Side.DESTRUCTION}
USUAL = ("empire", "orc")  # the starters and ready decks of the seats
IN_BOX = tuple(name for name, race in CAPITALS.items() if BOARDS[race] == Set.CORE)  # INV-040: with a starter
CORE = 1 << Set.CORE
SETS = {  # what decks may be made of, a bit for each set
    "all": ALL_SETS,
    "core": CORE,
    "core-skavenblight": CORE | 1 << Set.SKAVENBLIGHT,
    "core-ulthuan": CORE | 1 << Set.ULTHUAN,
}

RULINGS = (
    Option("edition", "revised", "which rules are played", tuple(EDITIONS), "D-01"),
    Option(
        "end_window",
        "on",
        "does the end of a turn have a window? (only in the revised edition)",
        ("on", "off"),
        "B-03",
    ),
    Option(
        "last_card",
        "at-once",
        "is a player out with the last card of the deck, or only when a draw fails?",
        tuple(LAST_CARDS),
        "U-03",
    ),
    Option("longest", "200", "after which turn is a match a draw?", tuple(LENGTHS), "W-13"),
)
SAME_STARTER = Option(
    "same_starter",
    "off",
    "may both seats have the same starter? (the box has one of each)",
    ("off", "on"),
    "W-29",
    seldom=True,
)


SETS_IN_PLAY = Option("sets", "all", "which sets decks may be made of", tuple(SETS), "INV-160")


def _starter(seat: int) -> Option:
    return Option(f"starter{seat}", USUAL[seat], f"the starter deck of seat {seat}", IN_BOX, "INV-040")


def _deck(seat: int) -> Option:
    text = f"a ready deck or a deck file for seat {seat}; empty for the ready deck {USUAL[seat]}"
    return Option(
        f"deck{seat}",
        "",
        text,
        (),
        "INV-160",
        lambda: {key: deck.name for key, deck in ready_decks().items()},
    )


def _capital(side: str, usual: str, *races: str) -> Option:
    return Option(f"{side}_capital", usual, f"the capital of {side.title()}", races, "INV-044")


def other_starter(options: Mapping[str, Any]) -> dict[str, str]:
    """W-29: a seat whose starter nobody named leaves the other the one that was."""
    if options.get("same_starter") == "on":
        return {}
    named = [options.get(name) for name in STARTERS]
    return {
        STARTERS[seat]: USUAL[1 - seat]
        for seat in range(2)
        if named[seat] is None and named[1 - seat] == USUAL[seat]
    }


FORMATS = {
    format.name: format
    for format in (
        Format(
            "starter",
            2,
            "A 40-card starter each and ten of the shared neutral cards.",
            (_starter(0), _starter(1), SAME_STARTER, *RULINGS),
            usual=other_starter,
        ),
        Format(
            "constructed",
            2,
            "Decks of 50 to 100 cards, made beforehand.",
            (_deck(0), _deck(1), SETS_IN_PLAY, *RULINGS),
        ),
        Format(
            "draft",
            2,
            "Order and Destruction draft decks of about 40 cards from one box, then play.",
            (
                Option("side0", "order", "the side of seat 0; seat 1 has the other", tuple(SIDES), "INV-172"),
                _capital("order", "empire", "dwarf", "empire"),
                _capital("destruction", "orc", "orc", "chaos"),
                *RULINGS,
            ),
        ),
    )
}


def resolve(format: Format, settings: Mapping[str, Any]) -> dict[str, Any]:
    """Settings that stand for themselves: decks are replaced by what they say, faults are refused."""
    found = dict(settings)
    if format.name == "starter" and found["same_starter"] == "off" and found["starter0"] == found["starter1"]:
        raise OptionError(Message("error-same-starter", {"starter": found["starter0"]}, "W-29"))
    if format.name == "constructed":
        sets = SETS[found["sets"]]
        settle_decks(found, USUAL, deck_called, lambda deck: faults(deck, sets), write_deck)
    return found


def deck_called(wanted: str | Path) -> Deck:
    """A deck by the name of a ready one, by its file, or by what a file says."""
    return find_deck(wanted, ready_decks(), parse_deck)


DECKS = Decks(
    format="constructed",
    ready=ready_decks,
    find=deck_called,
    faults=lambda deck, format: faults(deck),
    size=size,
    writers={"toml": write_deck, "list": write_list},
    cards=cards_of,
    without=without,
)


def encode(format: Format, settings: Mapping[str, Any]) -> np.ndarray:
    """The row of numbers that `setup` reads."""
    row = np.zeros(LENGTH, np.int64)
    row[Given.FORMAT] = Way[format.name.upper()]
    row[Given.EDITION] = EDITIONS[settings["edition"]]
    row[Given.END_WINDOW] = settings["end_window"] == "on"
    row[Given.LAST_CARD] = LAST_CARDS[settings["last_card"]]
    row[Given.LONGEST] = LENGTHS[settings["longest"]]
    row[Given.SETS_OUT] = ALL_SETS & ~SETS[settings.get("sets", "all")]
    for seat in range(2):
        capital, cards = _own(format, settings, seat)
        row[Given.CAPITAL + seat] = capital
        row[Given.DECKS + seat * CARDS : Given.DECKS + (seat + 1) * CARDS] = cards
    if format.name != "constructed":
        row[NEUTRALS : NEUTRALS + CARDS] = DEALT
    return row


def _own(format: Format, settings: Mapping[str, Any], seat: int) -> tuple[Race, tuple[int, ...]]:
    """The capital of a seat and the cards that are its own from the beginning."""
    if format.name == "constructed":
        deck = deck_called(settings[f"deck{seat}"])
        return deck.capital, deck.cards
    if format.name == "starter":
        race = CAPITALS[settings[f"starter{seat}"]]
        return race, box(STARTER, lambda card: card.race == race)
    first = settings["side0"]
    side = first if seat == 0 else next(name for name in SIDES if name != first)
    # INV-170: a side's cards and its Alliances; neutrals and draft cards are dealt by the rules
    return CAPITALS[settings[f"{side}_capital"]], box(DRAFTED, lambda card: card.side == SIDES[side])


def box(pool: np.ndarray, belongs: Callable[[Card], bool]) -> tuple[int, ...]:
    """The copies of some cards in a pool, by card number."""
    return tuple(int(pool[card.number]) if card is not None and belongs(card) else 0 for card in BY_NUMBER)
