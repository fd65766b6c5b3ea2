"""Decks as people keep them: TOML files or plain lists of names, ready ones in a game's package, and finding one.
What a deck is and what is wrong with one, only the game knows."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Protocol, TypeVar

from wartable.kernel.document import is_there, is_title, no_title, read_text
from wartable.kernel.errors import OptionError, WartableError
from wartable.kernel.message import Message, cited, joined, shortened

_TOML = re.compile(r"""\s*(?:\[|[\w"'-]+\s*=)""", re.ASCII)


class Named(Protocol):
    """A deck of any game."""

    @property
    def name(self) -> str: ...


Deck = TypeVar("Deck", bound=Named)


class DeckError(WartableError):
    """A deck that can't be read; the message names the file, the line and the reason."""


def is_list(text: str) -> bool:
    """Whether a text is a plain list rather than TOML."""
    lines = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    return bool(lines) and not any(map(_TOML.match, lines))


def read_list(
    text: str,
    name: str,
    headings: Iterable[str],
    head: Callable[[str, str], None],
    add: Callable[[str], None],
) -> None:
    """Hand the lines of a plain list on: "Name: …" and other headings to `head`, the rest, a card each, to `add`.

    `name` is what errors call the text.
    """
    heading = re.compile(rf"\s*({'|'.join(headings)})\s*:(.*)", re.IGNORECASE)
    for number, line in enumerate(text.splitlines(), 1):
        try:
            if found := heading.fullmatch(line):
                head(found[1].lower(), found[2].strip())
            elif entry := " ".join(line.partition("#")[0].split()):
                add(entry)
        except DeckError as wrong:
            arguments = {"file": name, "line": str(number), "problem": wrong.message}
            raise DeckError(Message("error-in-line", arguments)) from None


def title_called(text: str) -> str:
    """The name that a list gives its deck."""
    if not is_title(text):
        raise DeckError(no_title(text))
    return text


def key_of(name: str) -> str:
    """What is left of a name without signs: the keys of cards are made the same way."""
    bare = re.sub("['’‘`´]", "", name.lower())
    return re.sub("[^a-z0-9]+", "-", bare).strip("-")


class Shipped(Mapping[str, Deck]):
    """The decks in a folder, by their short names, in the order of those names. Each is read when it is first asked for:
    a match needs two of many."""

    def __init__(self, folder: Traversable, parse: Callable[[str, str], Deck]) -> None:
        found = (entry for entry in folder.iterdir() if entry.name.endswith(".toml"))
        self._files = {entry.name.removesuffix(".toml"): entry for entry in found}
        self._parse = parse
        self._read: dict[str, Deck] = {}

    def __getitem__(self, name: str) -> Deck:
        if name not in self._read:
            file = self._files[name]
            self._read[name] = self._parse(file.read_text(encoding="utf-8"), file.name)
        return self._read[name]

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self._files))

    def __len__(self) -> int:
        return len(self._files)


def shipped(package: str, parse: Callable[[str, str], Deck]) -> Shipped[Deck]:
    """The decks that come with a game."""
    return Shipped(files(package) / "ready", parse)


def read_deck(path: Path, parse: Callable[[str, str], Deck]) -> Deck:
    """A deck from a file."""
    return parse(read_text(path, DeckError), shortened(path.name))


def find_deck(wanted: str | Path, ready: Mapping[str, Deck], parse: Callable[[str, str], Deck]) -> Deck:
    """A deck by the name of a ready one or by what a file says. A file is only read where a `Path` names it: a text
    may come from anywhere, and never reaches the file system."""
    if isinstance(wanted, Path):
        if not is_there(wanted):
            raise OptionError(Message("error-no-deck", {"file": cited(wanted), "known": list(ready)}))
        return read_deck(wanted, parse)
    if "\n" in wanted:
        return parse(wanted, "deck")
    if wanted not in ready:
        raise OptionError(Message("error-no-deck", {"file": cited(wanted), "known": list(ready)}))
    return ready[wanted]


def settle_decks(
    settings: dict[str, Any],
    usual: Iterable[str],
    find: Callable[[str | Path], Deck],
    faults: Callable[[Deck], list[Message]],
    write: Callable[[Deck], str],
) -> None:
    """Replace deck0, deck1… by what the decks say, so that a match stands for itself; refuse those with faults."""
    for seat, name in enumerate(usual):
        deck = find(settings[f"deck{seat}"] or name)
        wrong = faults(deck)
        if wrong:
            arguments = {"deck": repr(deck.name), "faults": joined(wrong)}
            raise OptionError(Message("error-deck-unfit", arguments, wrong[0].rule))
        settings[f"deck{seat}"] = write(deck)
