"""Decks as lists of counts: reading and writing them as TOML or as plain lists, what is wrong with one, and the
ready ones. What the cards are is in cards/; drafting a deck is a rule and lives with the rules."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from wartable.games.invasion.cards import BY_KEY, BY_NUMBER
from wartable.games.invasion.cards.declare import IN_SETS, SIDE_OF_RACE, Card, Set
from wartable.games.invasion.listing import key_of_race, name_of, title_of
from wartable.games.invasion.state import ALL_SETS, CARDS, Race, Side, Type
from wartable.kernel.deckfile import DeckError, is_list, key_of, read_list, shipped, title_called
from wartable.kernel.document import Document, in_words, is_whole, nearest, not_one_of, quoted
from wartable.kernel.message import Message

FEWEST, MOST = 50, 100  # INV-160
COPIES: Final = 3  # INV-161
# INV-044: the boards, and the set that each comes with
BOARDS: Final = {
    Race.DWARF: Set.CORE,
    Race.EMPIRE: Set.CORE,
    Race.HIGH_ELF: Set.ULTHUAN,
    Race.ORC: Set.CORE,
    Race.CHAOS: Set.CORE,
    Race.DARK_ELF: Set.ULTHUAN,
}
CAPITALS: Final = {key_of_race(race): race for race in BOARDS}

_ENTRIES: Final = ("name", "capital", "cards")
_EXAMPLE: Final = "troll-slayers = 3"
_MOST_WRITTEN: Final = 99  # a count a file may hold; whether it is allowed is for faults() to say
_CARD = re.compile(r"(?:([0-9]{1,9})(?:\s*[x×]\s*|\s+))?(.+?)(?:\s+[x×]\s*([0-9]{1,9}))?", re.IGNORECASE)


@dataclass(frozen=True)
class Deck:
    """A capital and how many of each card, by card number; 0 is no card."""

    name: str
    capital: Race
    cards: tuple[int, ...]

    def __post_init__(self) -> None:
        assert self.capital in CAPITALS.values()
        assert len(self.cards) == CARDS and min(self.cards) >= 0
        assert not any(count for card, count in zip(BY_NUMBER, self.cards, strict=True) if card is None)


def size(deck: Deck) -> int:
    return sum(deck.cards)


# --- What is wrong with a deck --------------------------------------------------------------------------------


def faults(deck: Deck, sets: int = ALL_SETS) -> list[Message]:
    """Everything that keeps a deck from a match with these sets in play; an empty list for a good deck."""
    return [
        *_size_faults(deck),
        *_copy_faults(deck),
        *_side_faults(deck),
        *_capital_faults(deck),
        *_draft_faults(deck),
        *_set_faults(deck, sets),
    ]


def _fault(name: str, rule: str, **arguments: Any) -> Message:
    return Message(name, {**arguments, "rule": rule}, rule)


def _size_faults(deck: Deck) -> list[Message]:
    """INV-160: 50 to 100 cards."""
    if FEWEST <= size(deck) <= MOST:
        return []
    return [_fault("error-deck-between", "INV-160", least=FEWEST, most=MOST, total=size(deck))]


def _copy_faults(deck: Deck) -> list[Message]:
    """INV-161, D-13: three copies of a card; each Alliance is a card of its own."""
    return [
        _fault("error-deck-same", "INV-161", card=_said(card), count=deck.cards[card.number], most=COPIES)
        for card in _present(deck)
        if deck.cards[card.number] > COPIES and card.type != Type.DRAFT
    ]


def _side_faults(deck: Deck) -> list[Message]:
    """INV-162, INV-144: Order and Destruction never mix, nor do the neutral cards that are of one side only."""
    own = side_of(deck)
    strange = [card for card in _present(deck) if card.side not in (Side.BOTH, own)]
    found = []
    for rule, neutral in (("INV-162", False), ("INV-144", True)):
        cards = [_said(card) for card in strange if (card.race == Race.NEUTRAL) == neutral]
        if cards:
            found.append(_fault("error-deck-side", rule, cards=cards, side=own.name.lower()))
    return found


def _capital_faults(deck: Deck) -> list[Message]:
    """INV-044: the capital suits the deck."""
    own = side_of(deck)
    if _side(deck.capital) == own:
        return []
    fitting = [name for name, race in CAPITALS.items() if _side(race) == own]
    capital = Message(f"race-{key_of_race(deck.capital)}")
    return [_fault("error-deck-capital", "INV-044", side=own.name.lower(), capital=capital, fitting=fitting)]


def _draft_faults(deck: Deck) -> list[Message]:
    """INV-177: draft cards are never in a deck."""
    return [
        _fault("error-deck-draft", "INV-177", card=_said(card))
        for card in _present(deck)
        if card.type == Type.DRAFT
    ]


def _set_faults(deck: Deck, sets: int) -> list[Message]:
    """INV-160, INV-044: cards and capital come from the sets that are in play."""
    found = []
    strange = [_said(card) for card in _present(deck) if not IN_SETS[card.number] & sets]
    if strange:
        found.append(_fault("error-deck-set", "INV-160", cards=strange))
    if not sets & 1 << BOARDS[deck.capital]:
        capital = Message(f"race-{key_of_race(deck.capital)}")
        found.append(_fault("error-deck-capital-set", "INV-044", capital=capital))
    return found


def side_of(deck: Deck) -> Side:
    """The side that most of a deck is of; the capital's where that says nothing."""
    own = _side(deck.capital)
    other = Side.DESTRUCTION if own == Side.ORDER else Side.ORDER
    return other if _cards_of(deck, other) > _cards_of(deck, own) else own


def _cards_of(deck: Deck, side: Side) -> int:
    return sum(deck.cards[card.number] for card in _present(deck) if card.side == side)


def _side(race: Race) -> Side:
    return Side(int(SIDE_OF_RACE[race]))


def _present(deck: Deck) -> list[Card]:
    return [card for card in BY_NUMBER if card is not None and deck.cards[card.number]]


def _said(card: Card) -> Message:
    return Message(f"card-{card.key}")


# --- Reading ----------------------------------------------------------------------------------------------------


def parse_deck(text: str, name: str) -> Deck:
    """A deck from TOML or from a plain list; name is what errors call the text. Whether it may be played: faults()."""
    return _parse_list(text, name) if is_list(text) else _parse_toml(text, name)


def _parse_toml(text: str, name: str) -> Deck:
    document = Document(text, name, DeckError)
    for entry in document.values:
        if entry not in _ENTRIES:
            raise document.fault(not_one_of(entry, _ENTRIES), entry)
    return Deck(document.title(), _capital(document), _cards(document))


def _capital(document: Document) -> Race:
    if "capital" not in document.values:
        raise document.fault(Message("error-deck-no-capital"))
    capital = document.values["capital"]
    if isinstance(capital, str) and capital in CAPITALS:
        return CAPITALS[capital]
    raise document.fault(not_one_of(capital, tuple(CAPITALS)), "capital")


def _cards(document: Document) -> tuple[int, ...]:
    counts = document.values.get("cards")
    if counts is None:
        raise document.fault(Message("error-deck-no-cards", {"example": _EXAMPLE}))
    if not isinstance(counts, dict):
        arguments = {"table": "cards", "example": _EXAMPLE, "value": in_words(counts)}
        raise document.fault(Message("error-deck-table", arguments), "cards")
    found = [0] * CARDS
    for key, count in counts.items():
        if key not in BY_KEY:
            arguments = {"value": in_words(key), "hint": nearest(key, BY_KEY)}
            raise document.fault(Message("error-no-card", arguments), "cards", key)
        if not is_whole(count, 0, _MOST_WRITTEN):
            raise document.fault(_bad_count(key, count), "cards", key)
        found[BY_KEY[key].number] = count
    return tuple(found)


def _bad_count(card: str, count: object) -> Message:
    return Message("error-deck-count", {"key": card, "most": str(_MOST_WRITTEN), "value": in_words(count)})


def _parse_list(text: str, name: str) -> Deck:
    """One card a line, "3x Name", "3 Name" or "Name x3"; headings may give the deck a name and a capital."""
    title: list[str] = []
    capital: list[Race] = []
    counts = [0] * CARDS

    def head(heading: str, value: str) -> None:
        if heading == "name":
            title[:] = [title_called(value)]
        else:
            capital[:] = [_capital_called(value)]

    read_list(text, name, ("name", "capital"), head, lambda entry: _add(counts, entry))
    cards = tuple(counts)
    return Deck(title[0] if title else name, capital[0] if capital else _usual_capital(cards), cards)


def _capital_called(text: str) -> Race:
    key = key_of(text)
    if key not in CAPITALS:
        raise DeckError(not_one_of(text, tuple(CAPITALS)))
    return CAPITALS[key]


def _add(counts: list[int], entry: str) -> None:
    """Add an entry of a list to the counts of the cards."""
    parts = _CARD.fullmatch(entry)
    assert parts is not None, "any text that is not blank is a card's name at least"
    before, name, behind = parts.groups()
    card = _card_called(name)
    counts[card.number] += int(before or behind or 1)
    if (before and behind) or counts[card.number] > _MOST_WRITTEN:
        raise DeckError(_bad_count(name_of(card), entry))


def _card_called(name: str) -> Card:
    """A card by its English name, whatever its capitals, apostrophes and other signs; or by its key."""
    exact = _named().get(name.casefold())
    if exact is not None:
        return exact
    key = key_of(name)
    called = _called()
    if key in called:
        return called[key]
    hint = nearest(key, called)
    if isinstance(hint, Message):
        hint = Message(hint.name, {"word": name_of(called[hint.arguments["word"]])})
    raise DeckError(Message("error-no-card", {"value": in_words(name), "hint": hint}))


@cache
def _named() -> dict[str, Card]:
    """All cards by their names to the letter: two differ by no more than an exclamation mark."""
    return {name_of(card).casefold(): card for card in BY_KEY.values()}


@cache
def _called() -> dict[str, Card]:
    """All cards by their keys; the two races of an Alliance may be named in either order (D-13)."""
    found = dict(BY_KEY)
    for card in BY_KEY.values():
        if len(card.symbols) > 1:
            found[key_of(f"Alliance {title_of(card.symbols[1])} {title_of(card.symbols[0])}")] = card
    return found


def _usual_capital(cards: tuple[int, ...]) -> Race:
    """The capital of the race with the most cards; without such cards one of the side."""
    deck = Deck("", Race.DWARF, cards)

    def fit(race: Race) -> tuple[int, int]:
        own = sum(cards[card.number] for card in _present(deck) if card.race == race)
        return own, _cards_of(deck, _side(race))

    return max(CAPITALS.values(), key=fit)


# --- Writing ----------------------------------------------------------------------------------------------------


def write_deck(deck: Deck) -> str:
    """A deck as a TOML text that parse_deck accepts; cards that aren't in it are left out."""
    lines = [f"name = {quoted(deck.name)}", f"capital = {quoted(key_of_race(deck.capital))}", "", "[cards]"]
    lines += [f"{card.key} = {deck.cards[card.number]}" for card in _present(deck)]
    return "\n".join(lines) + "\n"


def write_list(deck: Deck) -> str:
    """A deck as a plain list that parse_deck accepts, with the English names of the cards."""
    lines = [f"Name: {deck.name}", f"Capital: {title_of(deck.capital)}", ""]
    lines += [f"{deck.cards[card.number]}x {name_of(card)}" for card in _present(deck)]
    return "\n".join(lines) + "\n"


# --- One card less ------------------------------------------------------------------------------------------------


def cards_of(deck: Deck) -> dict[str, int]:
    """How many a deck has of each card, by its key."""
    return {card.key: deck.cards[card.number] for card in _present(deck)}


def without(deck: Deck, key: str) -> tuple[Deck, dict[str, int]]:
    """The deck without a card, and what comes in its place if it were too small: more of its other cards, then neutral ones."""
    counts = list(deck.cards)
    counts[BY_KEY[key].number] = 0
    own = [card for card in _present(deck) if card.key != key]
    neutral = [
        card
        for card in BY_NUMBER
        if card is not None
        and card.race == Race.NEUTRAL
        and card.side in (Side.BOTH, side_of(deck))
        and card.type != Type.DRAFT
        and card not in own
        and card.key != key
    ]
    came: dict[str, int] = {}
    for card in [*own, *neutral] * COPIES:
        if sum(counts) >= min(FEWEST, size(deck)):
            break
        if counts[card.number] < COPIES:
            counts[card.number] += 1
            came[card.key] = came.get(card.key, 0) + 1
    return Deck(deck.name, deck.capital, tuple(counts)), came


# --- The ready decks ----------------------------------------------------------------------------------------------


@cache
def ready_decks() -> Mapping[str, Deck]:
    """The decks that come with the game, by their short names."""
    return shipped(__package__, parse_deck)
