"""The shelf of a game: all its cards with the words to find them by, and what a deck of them is made of.
A game with cards brings its own (`Browser.shelf`); pages and the browser only know what stands here."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from fastapi import Response
from nicegui import app, json

from wartable.kernel.contract import Decks, Format, Game, game
from wartable.kernel.finding import usual_first
from wartable.kernel.message import Message
from wartable.locale import Words, words
from wartable.web.board import labels
from wartable.web.language import offered

Data = dict[str, Any]
Counts = Mapping[str, int]
A_YEAR = "public, max-age=31536000, immutable"


class Shelf(ABC):
    """The cards of one game."""

    name: str  # of the game
    groups: Sequence[str] = ()  # in which a deck is listed; each has a message gallery-<game>-group-<name>
    filters: Sequence[str] = ()  # what cards are chosen by; each has a message gallery-<game>-<name>
    curves: Sequence[str] = ()  # those of the filters whose values are drawn as bars
    signed: str  # the filter whose value is the sign of a card
    based: str = ""  # the filter whose values are what a deck may be built on

    @property
    def game(self) -> Game:
        return game(self.name)

    @abstractmethod
    def cards(self, words: Words) -> Iterable[Data]:
        """Every card in its usual order: made by `card`."""

    @abstractmethod
    def value(self, words: Words, filter: str, value: str) -> str:
        """What a value that cards are chosen by is called."""

    def card(self, words: Words, key: str, message: str, facts: Data, **more: Any) -> Data:
        """One card as the browser gets it; its values are lists, by filter."""
        made = {
            "key": key,
            "name": words.text(message),
            "text": text_of(words, message),
            "facts": facts,
            "sign": "",  # the number by which it is known at a glance
            "kind": [],  # words below its name
            "explained": [],  # its keywords, each with what it means
            "values": {},
            "group": "",
            "most": 0,  # copies that a deck may have
            "bases": None,  # what a deck must be built on to have it; none where anything will do
        }
        assert set(more) <= set(made)
        return made | more

    def gallery(self, words: Words) -> Data:
        """All that the browser needs to show the cards in a language."""
        cards = list(self.cards(words))
        named = {filter: self._options(words, filter, cards) for filter in self.filters}
        return {
            "game": self.name,
            "cards": cards,
            "filters": [
                {"name": name, "label": self.say(words, name), "options": options}
                for name, options in named.items()
            ],
            "curves": [
                {"name": name, "label": self.say(words, name), "bars": self._bars(named[name])}
                for name in self.curves
            ],
            "signed": self.say(words, self.signed),
            "based": self.based,
            "groups": [{"name": name, "label": self.say(words, f"group-{name}")} for name in self.groups],
            "labels": labels_of(words, self.name),
        }

    def say(self, words: Words, name: str) -> str:
        return words.text(f"gallery-{self.name}-{name}")

    def _options(self, words: Words, filter: str, cards: Iterable[Data]) -> list[list[str]]:
        """The values that cards have, numbers in their order, others as the shelf has them."""
        found = dict.fromkeys(value for card in cards for value in card["values"].get(filter, ()))
        ordered = sorted(found, key=lambda value: (not value.isdigit(), int(value) if value.isdigit() else 0))
        return [[value, self.value(words, filter, value)] for value in ordered]

    def _bars(self, options: list[list[str]]) -> list[list[str]]:
        """What stands below bars: numbers need no words."""
        return [[value, value if value.isdigit() else label] for value, label in options]


class DeckShelf(Shelf):
    """A shelf of cards that decks are built of, each on a base: a capital, a warband."""

    first: str  # the ready deck to start from

    @abstractmethod
    def bases(self, words: Words) -> dict[str, str]:
        """What a deck may be built on, with its name."""

    @abstractmethod
    def base_of(self, deck: Any) -> str: ...

    @abstractmethod
    def counts_of(self, deck: Any) -> dict[str, int]: ...

    @abstractmethod
    def make(self, name: str, base: str, counts: Counts) -> Any:
        """A deck of cards that are known, as many as may be written down."""

    @abstractmethod
    def parse(self, text: str, name: str) -> Any: ...

    @abstractmethod
    def tally(self, deck: Any) -> Message:
        """How much of a deck is there."""

    @abstractmethod
    def hand(self, deck: Any, seed: int) -> list[tuple[str, list[str]]]:
        """An opening hand by lot, pile by pile: the message of its name and the cards."""

    def knows(self, key: str) -> bool:
        return key in self._most()

    def most(self, key: str) -> int:
        """How many copies of a card a deck may have."""
        return self._most()[key]

    @cache  # noqa: B019 (shelves live as long as the program)
    def _most(self) -> dict[str, int]:
        return {card["key"]: card["most"] for card in self.cards(words())}

    @property
    def decks(self) -> Decks:
        assert self.game.decks is not None, "its cards are for decks"
        return self.game.decks

    @property
    def format(self) -> Format:
        return self.game.format(self.decks.format)

    def ready(self, words: Words) -> dict[str, str]:
        """The ready decks by what they are called."""
        decks = self.decks.ready()
        return {key: words.named(f"deck-{key}", deck.name) for key, deck in decks.items()}


def shelf(name: str) -> Shelf:
    """The shelf of a game that has one."""
    brought = game(name).browser.shelf
    assert brought is not None, f"{name} has no shelf"
    found: Shelf = brought.get()
    return found


def with_shelves() -> list[str]:
    """The games whose cards can be looked at."""
    return [name for name in usual_first() if game(name).browser.shelf is not None]


def with_desks() -> list[str]:
    """The games of whose cards decks are built."""
    return [name for name in with_shelves() if game(name).decks is not None]


def text_of(words: Words, message: str, form: str = "text") -> str:
    """What a card says, in our own words; empty for one without a text."""
    attributes = words.message(message).attributes
    return words.text(message, form) if form in attributes else ""


def labels_of(words: Words, name: str) -> Data:
    """The words that faces of cards are drawn with."""
    return labels(words, name)


# --- For the browser --------------------------------------------------------------------------------------


@cache
def packed(name: str, language: str) -> tuple[str, str]:
    """The gallery of a game in a language as it is sent, and a digest of it."""
    text = str(json.dumps(shelf(name).gallery(words(language))))
    return text, hashlib.sha256(text.encode()).hexdigest()[:12]


def address_of(name: str, language: str) -> str:
    """Where a browser finds the gallery of a game; another text has another address, so it may be kept for ever."""
    return f"/gallery/{name}/{language}.json?{packed(name, language)[1]}"


def serve_galleries() -> None:
    """The galleries, for whoever knows their address."""

    @app.get("/gallery/{name}/{language}.json", include_in_schema=False)
    def gallery(name: str, language: str) -> Response:
        if name not in with_shelves() or language not in offered():
            return Response(status_code=404)
        return Response(
            packed(name, language)[0], headers={"Cache-Control": A_YEAR}, media_type="application/json"
        )
