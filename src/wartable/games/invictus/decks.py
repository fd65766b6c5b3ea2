"""Decks as lists of counts: reading and writing their TOML files, what is wrong with one, and the ready ones.
Building a deck during a match is a rule and lives with the rules; card numbers are in cards.py."""

from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final

from wartable.games.invictus.cards import FIRST_LEADER, KEYS, SHEET, Colour, nation_of
from wartable.kernel.document import Document, in_words, is_whole, nearest, quoted, read_text
from wartable.kernel.errors import WartableError

COPIES: Final = 10  # of a soldier kind in one box
SOLDIER_KEYS: Final = KEYS[:FIRST_LEADER]
LEADER_KEYS: Final = KEYS[FIRST_LEADER:]

_ENTRIES: Final = ("name", "leader", "soldiers")
_MOST_WRITTEN: Final = 99  # a count a file may hold; whether it is allowed is for faults() to say
_SIZE_RULES: Final = {20: "INVI-3.1", 10: "INVI-10.3"}


class DeckError(WartableError):
    """A deck that can't be read; the message names the file, the line and the reason."""


@dataclass(frozen=True)
class Deck:
    """A leader (0 to 14: nation * 5 + letter) and how many of each of the fifteen soldiers."""

    name: str
    leader: int
    soldiers: tuple[int, ...]

    def __post_init__(self) -> None:
        assert 0 <= self.leader < len(LEADER_KEYS)
        assert len(self.soldiers) == len(SOLDIER_KEYS) and min(self.soldiers) >= 0


def faults(deck: Deck, size: int, mixed: bool) -> list[str]:
    """Everything that keeps a deck from a match with decks of this size; an empty list for a good deck."""
    return [
        *_size_faults(deck, size),
        *_copy_faults(deck),
        *(_colour_faults(deck) if mixed else _nation_faults(deck)),
    ]


def _size_faults(deck: Deck, size: int) -> list[str]:
    """INVI-3.1, INVI-10.3: a deck has exactly so many soldiers."""
    total = sum(deck.soldiers)
    if total == size:
        return []
    rule = _SIZE_RULES.get(size, "INVI-3.1")
    return [f"the deck needs exactly {size} soldiers and has {total} ({rule})"]


def _copy_faults(deck: Deck) -> list[str]:
    """INVI-3.3: a box holds ten copies of a soldier."""
    return [
        f"{_name(soldier)} is in the deck {count} times; a box holds {COPIES} of a kind (INVI-3.3)"
        for soldier, count in enumerate(deck.soldiers)
        if count > COPIES
    ]


def _nation_faults(deck: Deck) -> list[str]:
    """INVI-10.2: only the multinational variant lets nations mix, so all cards share the leader's."""
    nation = nation_of(deck.leader)
    return [
        f"{_name(soldier)} is a {nation_of(soldier).name.title()} card but the leader is "
        f"{_name(FIRST_LEADER + deck.leader)}; only a multinational deck may mix nations (INVI-10.2)"
        for soldier in _present(deck)
        if nation_of(soldier) != nation
    ]


def _colour_faults(deck: Deck) -> list[str]:
    """INVI-10.2: a multinational deck has only one kind of soldier in a colour."""
    found = []
    for colour in Colour:
        names = [_name(soldier) for soldier in _present(deck) if soldier % len(Colour) == colour]
        if len(names) > 1:
            kinds = f"{', '.join(names[:-1])} and {names[-1]}"
            found.append(f"{kinds} are of one colour, {colour.name.lower()}; keep one of them (INVI-10.2)")
    return found


def _present(deck: Deck) -> list[int]:
    return [soldier for soldier, count in enumerate(deck.soldiers) if count]


def _name(kind: int) -> str:
    return SHEET.cards[kind].name


def read_deck(path: Path) -> Deck:
    """A deck from a file."""
    return parse_deck(read_text(path, DeckError), path.name)


def parse_deck(text: str, name: str) -> Deck:
    """A deck from its TOML text; name is what errors call the text. Whether it may be played: faults()."""
    document = Document(text, name, DeckError)
    for entry in document.values:
        if entry not in _ENTRIES:
            reason = f"{in_words(entry)} is not one of {', '.join(_ENTRIES)}{nearest(entry, _ENTRIES)}"
            raise document.fault(reason, entry)
    return Deck(document.title(), _leader(document), _soldiers(document))


def _leader(document: Document) -> int:
    if "leader" not in document.values:
        raise document.fault('the deck has no leader; write for example leader = "king-a"')
    leader = document.values["leader"]
    if leader in LEADER_KEYS:
        return LEADER_KEYS.index(leader)
    close = nearest(leader, LEADER_KEYS) if isinstance(leader, str) else '; write for example "king-a"'
    raise document.fault(f"{in_words(leader)} is not a leader{close}", "leader")


def _soldiers(document: Document) -> tuple[int, ...]:
    counts = document.values.get("soldiers")
    if counts is None:
        raise document.fault("the deck has no soldiers; list them under [soldiers], like warrior = 4")
    if not isinstance(counts, dict):
        reason = f"soldiers must be a table, [soldiers], with lines like warrior = 4, not {in_words(counts)}"
        raise document.fault(reason, "soldiers")
    for key, count in counts.items():
        if key in LEADER_KEYS:
            raise document.fault(f'{key} is a leader; write leader = "{key}" instead', "soldiers", key)
        if key not in SOLDIER_KEYS:
            reason = f"{in_words(key)} is not a soldier{nearest(key, SOLDIER_KEYS)}"
            raise document.fault(reason, "soldiers", key)
        if not is_whole(count, 0, _MOST_WRITTEN):
            reason = (
                f"the count of {key} must be a whole number from 0 to {_MOST_WRITTEN}, not {in_words(count)}"
            )
            raise document.fault(reason, "soldiers", key)
    return tuple(counts.get(key, 0) for key in SOLDIER_KEYS)


def write_deck(deck: Deck) -> str:
    """A deck as a TOML text that parse_deck accepts; soldiers that aren't in it are left out."""
    lines = [f"name = {quoted(deck.name)}", f"leader = {quoted(LEADER_KEYS[deck.leader])}", "", "[soldiers]"]
    lines += [f"{SOLDIER_KEYS[soldier]} = {deck.soldiers[soldier]}" for soldier in _present(deck)]
    return "\n".join(lines) + "\n"


def ready_decks() -> dict[str, Deck]:
    """The decks that come with the game, by their short names, in the order of those names."""
    shipped = [entry for entry in (files(__package__) / "ready").iterdir() if entry.name.endswith(".toml")]
    return {
        entry.name.removesuffix(".toml"): parse_deck(entry.read_text(encoding="utf-8"), entry.name)
        for entry in sorted(shipped, key=lambda entry: entry.name.removesuffix(".toml"))
    }


def ready_deck(name: str) -> Deck:
    """One of the ready decks; a name that isn't one is answered with the closest."""
    decks = ready_decks()
    if name not in decks:
        close = nearest(name, decks) or f"; there are {', '.join(decks)}"
        raise DeckError(f"{in_words(name)} is not a ready deck{close}")
    return decks[name]
