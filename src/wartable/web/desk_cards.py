"""The desk of the games with many cards: the gallery of all of them beside the deck, and hands by lot.
`Gallery` is the element that draws it; what stands on the shelf is the game's."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from nicegui import ui
from nicegui.events import GenericEventArguments

from wartable.locale import Words
from wartable.table.seeds import fresh_seed
from wartable.web.board import scripts_of
from wartable.web.desk import Desk
from wartable.web.frame import Page
from wartable.web.shelf import Data, DeckShelf, address_of, shelf
from wartable.web.tags import Tag, choice, set_value

# What the gallery says, with what the browser puts in.
WORDS: dict[str, tuple[str, ...]] = {
    "decks-more": ("card",),
    "decks-fewer": ("card",),
    "decks-hand": (),
    "decks-hand-draw": (),
    "decks-hand-again": (),
    "gallery-search": (),
    "gallery-any": (),
    "gallery-fitting": (),
    "gallery-clear": (),
    "gallery-found": ("count", "all"),
    "gallery-none": (),
    "gallery-nothing": (),
    "gallery-order": (),
    "gallery-order-shelf": (),
    "gallery-order-name": (),
    "gallery-look": ("card",),
    "gallery-copies": ("card", "count"),
    "gallery-previous": (),
    "gallery-next": (),
    "gallery-close": (),
    "gallery-filters": (),
    "gallery-cards": (),
    "gallery-deck": (),
    "gallery-curves": (),
    "gallery-bar": ("name", "count"),
}


@cache
def words_of(words: Words) -> dict[str, str]:
    return {
        name: words.text(name, **{variable: f"{{{variable}}}" for variable in variables})
        for name, variables in WORDS.items()
    }


class Gallery(ui.element, component="static/builder.js"):
    """All cards of a game, to look at; with `deck` and `on_count`, to build one."""

    def __init__(
        self,
        words: Words,
        name: str,
        deck: Data | None = None,
        on_count: Callable[[str, int], None] | None = None,
        on_draw: Callable[[], None] | None = None,
    ) -> None:
        super().__init__()
        self._props["address"] = address_of(name, words.language)
        self._props["words"] = words_of(words)
        self._props["scripts"] = scripts_of(name)
        self._props["building"] = deck is not None
        self._props["deck"] = deck
        if on_count is not None:
            self.on("count", lambda event: _counted(event, on_count))
        if on_draw is not None:
            self.on("draw", on_draw, [])

    def tell(self, deck: Data) -> None:
        """Another deck: how many of each card, and what it is built on."""
        self._props["deck"] = deck  # for a browser that draws the page anew
        self.run_method("tell", deck)

    def deal(self, hand: list[Data]) -> None:
        self.run_method("deal", hand)


def _counted(event: GenericEventArguments, on_count: Callable[[str, int], None]) -> None:
    """What was pressed, if it is what a browser of ours would say."""
    told = event.args
    if isinstance(told, dict) and isinstance(told.get("card"), str) and isinstance(told.get("count"), int):
        on_count(told["card"], told["count"])


class CardsDesk(Desk):
    """A deck of cards, each in a number of copies, on a capital or for a warband."""

    def __init__(self, page: Page, name: str) -> None:
        found = shelf(name)
        assert isinstance(found, DeckShelf)
        self.shelf = found
        self.game_name, self.first = name, found.first
        super().__init__(page)

    def parse(self, text: str, name: str) -> Any:
        return self.shelf.parse(text, name)

    def tally(self) -> str:
        return self.page.words.say(self.shelf.tally(self.deck))

    def empty(self) -> Any:
        return self.shelf.make(self.page.say("decks-heading"), self.shelf.base_of(self.deck), {})

    def contents(self) -> Data:
        return {"counts": self.shelf.counts_of(self.deck), "base": self.shelf.base_of(self.deck)}

    def put(self, card: str, count: int) -> None:
        """So many of a card, as many as a deck may have of it."""
        if self.shelf.knows(card):
            counts = self.shelf.counts_of(self.deck)
            counts[card] = min(max(count, 0), self.shelf.most(card))
            self.change(self.shelf.base_of(self.deck), counts)

    def set_base(self, base: str) -> None:
        if base in self.shelf.bases(self.page.words):
            self.change(base, self.shelf.counts_of(self.deck))
            self.gallery.tell(self.contents())

    def change(self, base: str, counts: dict[str, int]) -> None:
        self.deck = self.shelf.make(
            self.deck.name, base, {key: count for key, count in counts.items() if count}
        )
        self.show()

    def draw(self) -> None:
        """An opening hand, another one each time."""
        piles = self.shelf.hand(self.deck, fresh_seed())
        self.gallery.deal([{"title": self.page.say(name), "cards": cards} for name, cards in piles])

    def own_controls(self) -> None:
        self.bases = choice(
            self.page.say(f"decks-base-{self.game_name}"),
            self.shelf.bases(self.page.words),
            self.shelf.base_of(self.deck),
            self.set_base,
        )

    def body(self) -> None:
        self.gallery = Gallery(self.page.words, self.game_name, self.contents(), self.put, self.draw)
        with self.gallery, Tag("section", css="verdict", aria_label=self.page.say("decks-verdict")):
            self.verdict()
        with self.gallery.add_slot("more"), Tag("div", css="flow"):
            self.more()

    def show_body(self, controls: bool) -> None:
        if controls:
            set_value(self.bases, self.shelf.base_of(self.deck))
            self.gallery.tell(self.contents())
