"""Decks as lists of counts: reading and writing their TOML files, what is wrong with one, and the ready ones.
Building a deck during a match is a rule and lives with the rules; card numbers are in cards.py."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from wartable.games.invictus.cards import FIRST_LEADER, KEYS, Colour, nation_of
from wartable.kernel.deckfile import DeckError, shipped
from wartable.kernel.document import Document, in_words, is_whole, nearest, not_one_of, quoted
from wartable.kernel.message import Message

COPIES: Final = 10  # of a soldier kind in one box
SOLDIER_KEYS: Final = KEYS[:FIRST_LEADER]
LEADER_KEYS: Final = KEYS[FIRST_LEADER:]

_ENTRIES: Final = ("name", "leader", "soldiers")
_MOST_WRITTEN: Final = 99  # a count a file may hold; whether it is allowed is for faults() to say
_SIZE_RULES: Final = {20: "INVI-3.1", 10: "INVI-10.3"}


@dataclass(frozen=True)
class Deck:
    """A leader (0 to 14: nation * 5 + letter) and how many of each of the fifteen soldiers."""

    name: str
    leader: int
    soldiers: tuple[int, ...]

    def __post_init__(self) -> None:
        assert 0 <= self.leader < len(LEADER_KEYS)
        assert len(self.soldiers) == len(SOLDIER_KEYS) and min(self.soldiers) >= 0


def faults(deck: Deck, size: int, mixed: bool) -> list[Message]:
    """Everything that keeps a deck from a match with decks of this size; an empty list for a good deck."""
    return [
        *_size_faults(deck, size),
        *_copy_faults(deck),
        *(_colour_faults(deck) if mixed else _nation_faults(deck)),
    ]


def _fault(name: str, rule: str, **arguments: Any) -> Message:
    return Message(name, {**arguments, "rule": rule}, rule)


def _size_faults(deck: Deck, size: int) -> list[Message]:
    """INVI-3.1, INVI-10.3: a deck has exactly so many soldiers."""
    total = sum(deck.soldiers)
    if total == size:
        return []
    rule = _SIZE_RULES.get(size, "INVI-3.1")
    return [_fault("error-deck-size", rule, size=size, total=total)]


def _copy_faults(deck: Deck) -> list[Message]:
    """INVI-3.3: a box holds ten copies of a soldier."""
    return [
        _fault("error-deck-copies", "INVI-3.3", card=_card(soldier), count=count, most=COPIES)
        for soldier, count in enumerate(deck.soldiers)
        if count > COPIES
    ]


def _nation_faults(deck: Deck) -> list[Message]:
    """INVI-10.2: only the multinational variant lets nations mix, so all cards share the leader's."""
    nation = nation_of(deck.leader)
    return [
        _fault(
            "error-deck-nation",
            "INVI-10.2",
            card=_card(soldier),
            nation=nation_of(soldier).name.lower(),
            leader=_card(FIRST_LEADER + deck.leader),
        )
        for soldier in _present(deck)
        if nation_of(soldier) != nation
    ]


def _colour_faults(deck: Deck) -> list[Message]:
    """INVI-10.2: a multinational deck has only one kind of soldier in a colour."""
    found = []
    for colour in Colour:
        cards = [_card(soldier) for soldier in _present(deck) if soldier % len(Colour) == colour]
        if len(cards) > 1:
            name = Message(f"colour-{colour.name.lower()}")
            found.append(
                _fault("error-deck-colour", "INVI-10.2", cards=cards[:-1], last=cards[-1], colour=name)
            )
    return found


def _present(deck: Deck) -> list[int]:
    return [soldier for soldier, count in enumerate(deck.soldiers) if count]


def _card(kind: int) -> Message:
    return Message(f"card-{KEYS[kind]}")


def parse_deck(text: str, name: str) -> Deck:
    """A deck from its TOML text; name is what errors call the text. Whether it may be played: faults()."""
    document = Document(text, name, DeckError)
    for entry in document.values:
        if entry not in _ENTRIES:
            raise document.fault(not_one_of(entry, _ENTRIES), entry)
    return Deck(document.title(), _leader(document), _soldiers(document))


def _leader(document: Document) -> int:
    if "leader" not in document.values:
        raise document.fault(Message("error-deck-no-leader"))
    leader = document.values["leader"]
    if leader in LEADER_KEYS:
        return LEADER_KEYS.index(leader)
    example = Message("error-deck-leader-example")
    hint = nearest(leader, LEADER_KEYS) if isinstance(leader, str) else example
    raise document.fault(Message("error-deck-leader", {"value": in_words(leader), "hint": hint}), "leader")


def _soldiers(document: Document) -> tuple[int, ...]:
    counts = document.values.get("soldiers")
    if counts is None:
        raise document.fault(Message("error-deck-no-soldiers"))
    if not isinstance(counts, dict):
        arguments = {"table": "soldiers", "example": "warrior = 4", "value": in_words(counts)}
        raise document.fault(Message("error-deck-table", arguments), "soldiers")
    for key, count in counts.items():
        if key in LEADER_KEYS:
            raise document.fault(Message("error-deck-leader-misplaced", {"key": key}), "soldiers", key)
        if key not in SOLDIER_KEYS:
            arguments = {"value": in_words(key), "hint": nearest(key, SOLDIER_KEYS)}
            raise document.fault(Message("error-deck-soldier", arguments), "soldiers", key)
        if not is_whole(count, 0, _MOST_WRITTEN):
            arguments = {"key": key, "most": str(_MOST_WRITTEN), "value": in_words(count)}
            raise document.fault(Message("error-deck-count", arguments), "soldiers", key)
    return tuple(counts.get(key, 0) for key in SOLDIER_KEYS)


def write_deck(deck: Deck) -> str:
    """A deck as a TOML text that parse_deck accepts; soldiers that aren't in it are left out."""
    lines = [f"name = {quoted(deck.name)}", f"leader = {quoted(LEADER_KEYS[deck.leader])}", "", "[soldiers]"]
    lines += [f"{SOLDIER_KEYS[soldier]} = {deck.soldiers[soldier]}" for soldier in _present(deck)]
    return "\n".join(lines) + "\n"


def cards_of(deck: Deck) -> dict[str, int]:
    """How many a deck has of each soldier, by its key."""
    return {SOLDIER_KEYS[soldier]: deck.soldiers[soldier] for soldier in _present(deck)}


def without(deck: Deck, key: str) -> tuple[Deck, dict[str, int]]:
    """The deck without a soldier, and which come in its place: others that it has, those that it has fewest of first."""
    counts = list(deck.soldiers)
    left, counts[SOLDIER_KEYS.index(key)] = counts[SOLDIER_KEYS.index(key)], 0
    nation = nation_of(deck.leader)
    own = [soldier for soldier in _present(deck) if SOLDIER_KEYS[soldier] != key]
    others = own or [
        soldier for soldier, name in enumerate(SOLDIER_KEYS) if name != key and nation_of(soldier) == nation
    ]
    came: dict[str, int] = {}
    for _ in range(left):
        fewest = min(others, key=lambda soldier: (counts[soldier], soldier))
        counts[fewest] += 1
        came[SOLDIER_KEYS[fewest]] = came.get(SOLDIER_KEYS[fewest], 0) + 1
    return Deck(deck.name, deck.leader, tuple(counts)), came


@cache
def ready_decks() -> Mapping[str, Deck]:
    """The decks that come with the game, by their short names."""
    return shipped(__package__, parse_deck)
