"""The formats of Shadespire and what can be set in each, and how settings become the row that `setup` reads.
Decks come in as a name, a file or the text of a file; a match keeps the text."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from wartable.games.shadespire.cards import BY_KEY
from wartable.games.shadespire.decks import (
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
from wartable.games.shadespire.declare import WARBAND_LIST
from wartable.games.shadespire.rules.setup import LENGTH, Given
from wartable.games.shadespire.state import CARDS, Setting, Way
from wartable.kernel.contract import Decks, Format, Option
from wartable.kernel.deckfile import find_deck, settle_decks

CORE = ("steelhearts-champions", "garreks-reavers")  # the core set: a ready deck has the name of its warband
USUAL = ("steelhearts-champions", "garreks-reavers", "sepulchral-guard", "ironskulls-boyz")

# The open points, by the setting that they are; the first choice is the default.
RULINGS = (
    (Setting.ROLL_OFF_TIES, ("supports", "reroll"), "how is a tied roll-off decided?", "SHA-21"),
    (Setting.EXTRA_CRIT, ("every-round", "first-round"), "when does the extra crit count?", "O-01"),
    (
        Setting.REACTION_ATTACKS,
        ("always", "only-reactions"),
        "may attacks that are printed with a reaction be made at other times?",
        "O-02",
    ),
    (
        Setting.PROTECTED_TRAPPED,
        ("no", "yes"),
        "is a fighter trapped that can't be driven back?",
        "O-03",
    ),
    (Setting.KNOCKBACK_DRAW, ("no", "yes"), "does Knockback count on a drawn attack?", "O-04"),
    (
        Setting.LETHAL_GLORY,
        ("opponent", "nobody"),
        "who gains glory when a lethal hex or an own effect takes a fighter out?",
        "O-05",
    ),
    (Setting.RETURNED_TOKENS, ("cleared", "kept"), "what of the tokens of a fighter that returns?", "O-06"),
    (
        Setting.GUARD_AFTER_CHARGE,
        ("allowed", "refused"),
        "may a card put a fighter on Guard that has charged?",
        "O-07",
    ),
    (Setting.GAP, ("around", "straight"), "is distance counted around gaps of the battlefield?", "O-09"),
    (Setting.REDRAW_ORDER, ("first-board", "roll-off"), "who decides first about redrawing?", "O-10"),
)
SETTINGS = tuple(
    Option(setting.name.lower(), choices[0], text, choices, rule) for setting, choices, text, rule in RULINGS
)


def _deck(seat: int) -> Option:
    text = f"a ready deck or a deck file for seat {seat}; empty for the ready deck {USUAL[seat]}"
    return Option(
        f"deck{seat}",
        "",
        text,
        (),
        "SHA-12",
        lambda: {key: deck.name for key, deck in ready_decks().items()},
    )


FORMATS = {
    format.name: format
    for format in (
        Format(
            "core",
            2,
            "The two warbands of the core set with their ready decks, on the boards of the core set.",
            (
                Option("warband0", CORE[0], "the warband of seat 0; seat 1 has the other", CORE, "SHA-6"),
                *SETTINGS,
            ),
        ),
        Format(
            "constructed",
            2,
            "Any two warbands with decks made beforehand, on any boards.",
            (_deck(0), _deck(1), *SETTINGS),
        ),
        Format(
            "melee",
            4,
            "Four warbands on four boards, by house rules.",
            (*(_deck(seat) for seat in range(4)), *SETTINGS),
        ),
        Format(
            "melee3",
            3,
            "Three warbands on three boards, by house rules.",
            (*(_deck(seat) for seat in range(3)), *SETTINGS),
        ),
    )
}
WAYS = {"core": Way.CORE, "constructed": Way.CONSTRUCTED, "melee": Way.MELEE, "melee3": Way.MELEE}


def resolve(format: Format, settings: Mapping[str, Any]) -> dict[str, Any]:
    """Settings that stand for themselves: decks are replaced by what they say, faults are refused."""
    found = dict(settings)
    if format.name != "core":
        settle_decks(found, USUAL[: format.seats], deck_called, faults, write_deck)
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
    row[Given.FORMAT] = WAYS[format.name]
    row[Given.SEATS] = format.seats
    for setting, choices, _, _ in RULINGS:
        row[Given.SETTINGS + setting] = choices.index(settings[setting.name.lower()])
    for seat in range(format.seats):
        deck = _own(format, settings, seat)
        row[Given.WARBANDS + seat] = WARBAND_LIST[deck.warband].number
        for key in deck.cards:
            row[Given.DECKS + seat * CARDS + BY_KEY[key].number] = 1
    return row


def _own(format: Format, settings: Mapping[str, Any], seat: int) -> Deck:
    """The deck of a seat."""
    if format.name == "core":
        first = settings["warband0"]
        return ready_decks()[first if seat == 0 else next(band for band in CORE if band != first)]
    return deck_called(settings[f"deck{seat}"])
