"""The formats of Invictus and what can be set in each, and how settings become the row that `setup` reads.
Decks and sheets come in as a name, a file or the text of a file; a match keeps the text."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from wartable.games.invictus.cards import SHEET, Nation
from wartable.games.invictus.decks import (
    Deck,
    cards_of,
    faults,
    parse_deck,
    ready_decks,
    without,
    write_deck,
)
from wartable.games.invictus.rules.setup import Given
from wartable.games.invictus.sheet import SheetError, parse_sheet
from wartable.games.invictus.state import QUEUE, SOLDIERS, Build
from wartable.kernel.contract import Decks, Format, Option
from wartable.kernel.deckfile import find_deck
from wartable.kernel.document import read_text
from wartable.kernel.errors import OptionError
from wartable.kernel.message import Message, joined

NATIONS = tuple(nation.name.lower() for nation in Nation)
BUILDS = {"shared": Build.SHARED, "free": Build.FREE, "ready": Build.GIVEN}
COPIES_SHARED, COPIES_BOX = 5, 10
MIXED = "multinational"
WHOLE_DECK, SHORT_DECK = 20, 10
DECK_SIZE = {"short": SHORT_DECK, "alliance": SHORT_DECK}
OPENING = {"alliance": 2}


def _nation(seat: int) -> Option:
    return Option(f"nation{seat}", "king", f"the nation of seat {seat}", NATIONS, "INVI-10.1")


def _deck(seat: int, sizes: tuple[int, ...], mixtures: tuple[bool, ...]) -> Option:
    text = f"a ready deck or a deck file for seat {seat}; empty for the ready deck of its nation"

    def fits(deck: Deck) -> bool:
        return any(not faults(deck, size, mixed) for size in sizes for mixed in mixtures)

    def fitting() -> dict[str, str]:
        return {key: deck.name for key, deck in ready_decks().items() if fits(deck)}

    return Option(f"deck{seat}", "", text, (), "INVI-3.3", fitting)


def _queue(seat: int, limit: int) -> Option:
    return Option(
        f"queue{seat}", limit, f"cards the queue of seat {seat} may hold", (1, 2, 3, 4, 5), "INVI-10.4"
    )


def _team_queue(team: int) -> Option:
    """INVI-10.4 with INVI-11.1: a team has one queue; seats 0 and 2 are the first team."""
    text = f"cards the queue of seats {team} and {team + 2} may hold"
    return Option(f"queue{team}", QUEUE, text, (1, 2, 3, 4, 5), "INVI-10.4")


NATIONS_OPTION = Option(
    "nations",
    "one",
    "may a deck mix nations, one kind a colour? Mixed decks come from a box each, or ready",
    ("one", "mixed"),
    "INVI-10.2",
)
SOLDIERS_OPTION = Option("soldiers", WHOLE_DECK, "soldiers of a deck", (WHOLE_DECK, SHORT_DECK), "INVI-10.3")


def _build(*choices: str) -> Option:
    text = "shared: two leaders and 25 soldiers dealt to each; free: a box each; ready: decks made beforehand"
    return Option("build", choices[0], text, choices, "INVI-3.2")


RULINGS = (
    Option(
        "back_row",
        "open",
        "may a march fill a back cell behind an empty front cell?",
        ("open", "closed"),
        "R1",
    ),
    Option("opening", "chosen", "is the opening hand chosen or drawn?", ("chosen", "drawn"), "R3"),
    Option(
        "leader_copies",
        "purple",
        "does a leader's copy of a purple support count as purple?",
        ("purple", "grey"),
        "R15",
    ),
    Option("sheet", "", "a card sheet of your own box; empty for the built-in numbers", (), "INVI-1.1"),
)


def _format(name: str, seats: int, text: str, *own: Option) -> Format:
    sizes = SOLDIERS_OPTION.choices if SOLDIERS_OPTION in own else (DECK_SIZE.get(name, WHOLE_DECK),)
    mixtures = (False, True) if NATIONS_OPTION in own else (name == MIXED,)
    decks = (_deck(seat, sizes, mixtures) for seat in range(seats))
    return Format(name, seats, text, (*own, *decks, *RULINGS))


_BUILD = _build("shared", "free", "ready")
FORMATS = {
    format.name: format
    for format in (
        _format(
            "duel",
            2,
            "Two seats, 21 cards each; one nation, or each its own.",
            _nation(0),
            _nation(1),
            _BUILD,
        ),
        _format(MIXED, 2, "Decks mix nations, one kind a colour.", _build("free", "ready")),
        _format(
            "short",
            2,
            "Decks of ten soldiers and a leader.",
            _nation(0),
            _nation(1),
            NATIONS_OPTION,
            _BUILD,
        ),
        _format(
            "challenge",
            2,
            "One seat plays with a shorter queue.",
            _nation(0),
            _nation(1),
            _queue(0, 4),
            _queue(1, 5),
            SOLDIERS_OPTION,
            NATIONS_OPTION,
            _BUILD,
        ),
        _format(
            "alliance",
            4,
            "Four seats in two teams; partners share battlefield, queue and graveyard.",
            *(_nation(seat) for seat in range(4)),
            _team_queue(0),
            _team_queue(1),
            NATIONS_OPTION,
            _BUILD,
        ),
    )
}


def deck_size(format: Format, settings: Mapping[str, Any] | None = None) -> int:
    """INVI-3.1, INVI-10.3, INVI-11.2; without settings as the format comes."""
    usual = DECK_SIZE.get(format.name, WHOLE_DECK)
    return int(settings.get("soldiers", usual)) if settings else usual


def is_mixed(format: Format, settings: Mapping[str, Any] | None = None) -> bool:
    """INVI-10.2: whether a deck may mix nations; without settings as the format comes."""
    return format.name == MIXED or (settings is not None and settings.get("nations") == "mixed")


def resolve(format: Format, settings: Mapping[str, Any]) -> dict[str, Any]:
    """Settings that stand for themselves: files are replaced by what they say, faults are refused."""
    found = dict(settings)
    mixed = is_mixed(format, settings)
    if mixed and found["build"] == "shared":  # the cards that are dealt are all of one nation
        found["build"] = "free"
    if any(settings[f"deck{seat}"] for seat in range(format.seats)):
        found["build"] = "ready"
    if found["build"] == "ready":
        for seat in range(format.seats):
            deck = deck_called(settings[f"deck{seat}"] or _usual_deck(format, settings, seat))
            wrong = faults(deck, deck_size(format, settings), mixed)
            if wrong:
                arguments = {"deck": repr(deck.name), "faults": joined(wrong)}
                raise OptionError(Message("error-deck-unfit", arguments, wrong[0].rule))
            found[f"deck{seat}"] = write_deck(deck)
            if not mixed:
                found[f"nation{seat}"] = NATIONS[deck.leader // 5]
    if settings["sheet"]:
        found["sheet"] = sheet_text(settings["sheet"])
    return found


def _usual_deck(format: Format, settings: Mapping[str, Any], seat: int) -> str:
    usual = "mixed-hunters" if is_mixed(format, settings) else str(settings[f"nation{seat}"])
    return usual if deck_size(format, settings) == WHOLE_DECK else f"{usual}-short"


def deck_called(wanted: str | Path) -> Deck:
    """A deck by the name of a ready one, by its file, or by what a file says."""
    return find_deck(wanted, ready_decks(), parse_deck)


DECKS = Decks(
    format="duel",
    ready=ready_decks,
    find=deck_called,
    faults=lambda deck, format: faults(deck, deck_size(format), is_mixed(format)),
    size=lambda deck: sum(deck.soldiers),
    writers={"toml": write_deck},
    pieces="soldiers",
    cards=cards_of,
    without=without,
)


def sheet_text(wanted: str | Path) -> str:
    """What a sheet's file says, checked; the text of a file stands for itself."""
    text = read_text(wanted, SheetError) if isinstance(wanted, Path) else wanted
    parse_sheet(text, wanted.name if isinstance(wanted, Path) else "sheet")
    return text


def encode(format: Format, settings: Mapping[str, Any]) -> np.ndarray:
    """The row of numbers that `setup` reads."""
    row = np.zeros(Given.LENGTH, np.int64)
    build = BUILDS[settings["build"]]
    row[Given.SEATS] = format.seats
    row[Given.DECK_SIZE] = deck_size(format, settings)
    row[Given.OPENING] = OPENING.get(format.name, 3)
    row[Given.BUILD] = build
    row[Given.MIXED] = is_mixed(format, settings)
    row[Given.COPIES] = COPIES_SHARED if build == Build.SHARED else COPIES_BOX
    row[Given.BACK_ROW_OPEN] = settings["back_row"] == "open"
    row[Given.OPENING_DRAWN] = settings["opening"] == "drawn"
    row[Given.LEADER_IS_PURPLE] = settings["leader_copies"] == "purple"
    row[Given.LEADER : Given.LEADER + 4] = -1
    for seat in range(format.seats):
        row[Given.NATION + seat] = NATIONS.index(settings.get(f"nation{seat}", "king"))
        if build == Build.GIVEN:
            deck = deck_called(settings[f"deck{seat}"])
            row[Given.LEADER + seat] = deck.leader
            at = Given.DECKS + seat * SOLDIERS
            row[at : at + SOLDIERS] = deck.soldiers
    for team in range(2):
        row[Given.QUEUE_LIMIT + team] = settings.get(f"queue{team}", QUEUE)
    sheet = parse_sheet(settings["sheet"], "sheet") if settings["sheet"] else SHEET
    row[Given.SHEET :] = sheet.numbers()
    return row
