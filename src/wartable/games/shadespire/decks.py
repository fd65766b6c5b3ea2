"""Decks: a warband, twelve objectives and a power deck; reading and writing them as TOML or as plain lists, what is
wrong with one, and the ready ones."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from wartable.games.shadespire.cards import BY_KEY
from wartable.games.shadespire.declare import UNIVERSAL, WARBAND_LIST, Card
from wartable.games.shadespire.listing import band_title, message_of, name_of
from wartable.games.shadespire.state import Type
from wartable.kernel.deckfile import DeckError, is_list, key_of, read_list, shipped, title_called
from wartable.kernel.document import Document, in_words, nearest, not_one_of, quoted
from wartable.kernel.message import Message

OBJECTIVES: Final = 12  # SHA-14
FEWEST_POWERS: Final = 20  # SHA-13
_ENTRIES: Final = ("name", "warband", "objectives", "powers")
_CARD = re.compile(r"(?:1\s*[x×]?\s+)?(.+?)(?:\s+[x×]\s*1)?", re.IGNORECASE)


@dataclass(frozen=True)
class Deck:
    """A warband by its key, and the keys of the cards: as they were written, so that faults can be told."""

    name: str
    warband: str
    cards: tuple[str, ...]

    def __post_init__(self) -> None:
        assert self.warband in WARBAND_LIST and all(key in BY_KEY for key in self.cards)

    def of(self, *types: Type) -> list[Card]:
        """The cards of some types, in the order of their numbers."""
        found = [BY_KEY[key] for key in self.cards if BY_KEY[key].type in types]
        return sorted(found, key=lambda card: card.number)


def size(deck: Deck) -> int:
    return len(deck.cards)


# --- What is wrong with a deck -----------------------------------------------------------------------------------


def faults(deck: Deck) -> list[Message]:
    """Everything that keeps a deck from a match; an empty list for a good deck."""
    return [*_count_faults(deck), *_name_faults(deck), *_warband_faults(deck)]


def _fault(name: str, rule: str, **arguments: Any) -> Message:
    return Message(name, {**arguments, "rule": rule}, rule)


def _count_faults(deck: Deck) -> list[Message]:
    """SHA-13 to SHA-15: twelve objectives, twenty power cards or more, at most half of them ploys."""
    found = []
    objectives = len(deck.of(Type.OBJECTIVE))
    powers, ploys = len(deck.of(Type.PLOY, Type.UPGRADE)), len(deck.of(Type.PLOY))
    if objectives != OBJECTIVES:
        found.append(_fault("error-deck-objectives", "SHA-14", size=OBJECTIVES, total=objectives))
    if powers < FEWEST_POWERS:
        found.append(_fault("error-deck-powers", "SHA-13", least=FEWEST_POWERS, total=powers))
    if ploys > (powers + 1) // 2:
        found.append(_fault("error-deck-ploys", "SHA-15", most=(powers + 1) // 2, total=ploys, powers=powers))
    return found


def _name_faults(deck: Deck) -> list[Message]:
    """SHA-16: no two cards of the same name."""
    twice = [key for key, count in Counter(deck.cards).items() if count > 1]
    return [_fault("error-deck-twice", "SHA-16", card=Message(message_of(BY_KEY[key]))) for key in twice]


def _warband_faults(deck: Deck) -> list[Message]:
    """SHA-17: universal cards and those of the own warband."""
    own = WARBAND_LIST[deck.warband].number
    strange = [key for key in dict.fromkeys(deck.cards) if BY_KEY[key].warband not in (UNIVERSAL, own)]
    if not strange:
        return []
    cards = [Message(message_of(BY_KEY[key])) for key in strange]
    return [
        _fault("error-deck-warband", "SHA-17", cards=cards, warband=Message(f"sha-warband-{deck.warband}"))
    ]


# --- Reading -------------------------------------------------------------------------------------------------------


def parse_deck(text: str, name: str) -> Deck:
    """A deck from TOML or from a plain list; name is what errors call the text. Whether it may be played: faults()."""
    return _parse_list(text, name) if is_list(text) else _parse_toml(text, name)


def _parse_toml(text: str, name: str) -> Deck:
    document = Document(text, name, DeckError)
    for entry in document.values:
        if entry not in _ENTRIES:
            raise document.fault(not_one_of(entry, _ENTRIES), entry)
    warband = document.values.get("warband")
    if not isinstance(warband, str) or warband not in WARBAND_LIST:
        raise document.fault(_no_warband(warband), "warband")
    keys = [key for entry in ("objectives", "powers") for key in _keys(document, entry)]
    return Deck(document.title(), warband, tuple(keys))


def _no_warband(value: object) -> Message:
    if value is None:
        return Message("error-deck-no-warband", {"known": list(WARBAND_LIST)})
    return not_one_of(value, tuple(WARBAND_LIST))


def _keys(document: Document, entry: str) -> Iterable[str]:
    keys = document.values.get(entry, [])
    if not isinstance(keys, list):
        raise document.fault(Message("error-deck-list", {"entry": entry, "value": in_words(keys)}), entry)
    for key in keys:
        if not isinstance(key, str) or key not in BY_KEY:
            hint = nearest(key, BY_KEY) if isinstance(key, str) else ""
            raise document.fault(Message("error-no-card", {"value": in_words(key), "hint": hint}), entry)
        is_objective = BY_KEY[key].type == Type.OBJECTIVE
        if is_objective != (entry == "objectives"):
            raise document.fault(Message("error-deck-misplaced", {"key": key, "entry": entry}), entry)
    return keys


def _parse_list(text: str, name: str) -> Deck:
    """One card a line; headings may give the deck a name and a warband."""
    headings: dict[str, str] = {}
    keys: list[str] = []

    def head(heading: str, value: str) -> None:
        headings[heading] = title_called(value) if heading == "name" else _warband_called(value)

    read_list(text, name, ("name", "warband"), head, lambda entry: keys.append(_card_called(entry)))
    return Deck(headings.get("name", name), headings.get("warband") or _usual_warband(keys), tuple(keys))


def _warband_called(text: str) -> str:
    for key in (key_of(text), f"the-{key_of(text)}"):
        if key in WARBAND_LIST:
            return key
    raise DeckError(_no_warband(text))


def _card_called(entry: str) -> str:
    """A card by its English name, whatever its capitals, apostrophes and other signs; or by its key."""
    parts = _CARD.fullmatch(entry)
    assert parts is not None, "any text that is not blank is a card's name at least"
    key = key_of(parts[1])
    if key in BY_KEY:
        return key
    hint = nearest(key, BY_KEY)
    if isinstance(hint, Message):
        hint = Message(hint.name, {"word": name_of(BY_KEY[hint.arguments["word"]])})
    raise DeckError(Message("error-no-card", {"value": in_words(parts[1]), "hint": hint}))


def _usual_warband(keys: list[str]) -> str:
    """The warband of most cards; the first one where none says."""
    count = Counter(BY_KEY[key].warband for key in keys if BY_KEY[key].warband != UNIVERSAL)
    number = count.most_common(1)[0][0] if count else 1
    return next(key for key, band in WARBAND_LIST.items() if band.number == number)


# --- Writing -------------------------------------------------------------------------------------------------------


def write_deck(deck: Deck) -> str:
    """A deck as a TOML text that parse_deck accepts."""
    lines = [f"name = {quoted(deck.name)}", f"warband = {quoted(deck.warband)}"]
    for entry, types in (("objectives", (Type.OBJECTIVE,)), ("powers", (Type.PLOY, Type.UPGRADE))):
        lines += [f"{entry} = [", *(f"  {quoted(card.key)}," for card in deck.of(*types)), "]"]
    return "\n".join(lines) + "\n"


def write_list(deck: Deck) -> str:
    """A deck as a plain list that parse_deck accepts, with the English names of the cards."""
    lines = [f"Name: {deck.name}", f"Warband: {band_title(WARBAND_LIST[deck.warband].number)}", ""]
    lines += [f"1x {name_of(card)}" for card in deck.of(Type.OBJECTIVE, Type.PLOY, Type.UPGRADE)]
    return "\n".join(lines) + "\n"


# --- The ready decks --------------------------------------------------------------------------------------------------


def cards_of(deck: Deck) -> dict[str, int]:
    """The cards of a deck by their keys; it has one of each."""
    return dict.fromkeys(deck.cards, 1)


def without(deck: Deck, key: str) -> tuple[Deck, dict[str, int]]:
    """The deck without a card and, where it would then have too few, the first universal card of its kind in its place."""
    left = tuple(card for card in deck.cards if card != key)
    smaller = Deck(deck.name, deck.warband, left)
    if not faults(smaller):
        return smaller, {}
    others = sorted(BY_KEY.values(), key=lambda card: card.number)
    for card in others:
        alike = card.type == BY_KEY[key].type and card.warband == UNIVERSAL
        if alike and card.key not in deck.cards:
            filled = Deck(deck.name, deck.warband, (*left, card.key))
            if not faults(filled):
                return filled, {card.key: 1}
    return smaller, {}


@cache
def ready_decks() -> Mapping[str, Deck]:
    """The decks that come with the game, by their short names."""
    return shipped(__package__, parse_deck)
