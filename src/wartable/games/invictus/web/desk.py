"""The desk of Invictus: a leader and its soldiers, for one of the formats."""

from __future__ import annotations

from typing import Any

from wartable.games.invictus.cards import FIRST_LEADER, KEYS, Colour, nation_of
from wartable.games.invictus.decks import COPIES, Deck, faults, parse_deck
from wartable.games.invictus.options import FORMATS, deck_size
from wartable.games.invictus.web.miniature import SYMBOLS
from wartable.web.desk import Desk
from wartable.web.frame import Page
from wartable.web.tags import Tag, button, choice, set_value


class InvictusDesk(Desk):
    """A deck of soldiers."""

    game_name = "invictus"
    first = "king"
    deck: Deck

    def __init__(self, page: Page) -> None:
        self.meant_for = "duel"
        self.listed: dict[int, tuple[Tag, Tag, Tag]] = {}  # each soldier's count and its two buttons
        super().__init__(page)

    @property
    def format(self) -> str:
        return self.meant_for

    @property
    def mixed(self) -> bool:
        return self.format == "multinational"

    @property
    def size(self) -> int:
        return deck_size(FORMATS[self.format])

    def settings(self) -> dict[str, Any]:
        return {"build": "ready"}

    def parse(self, text: str, name: str) -> Deck:
        return parse_deck(text, name)

    def tally(self) -> str:
        return self.page.say("decks-count", count=sum(self.deck.soldiers), size=self.size)

    def take(self, deck: Deck) -> None:
        self.deck = deck
        self.meant_for = self.fitting_format()
        self.show(controls=True)

    def resume(self, deck: Deck, format: str) -> None:
        self.meant_for = format if format in FORMATS else self.meant_for
        self.take(deck)

    def fitting_format(self) -> str:
        """The format in which the deck has no fault, the present one first."""
        for name in (self.format, *FORMATS):
            if not faults(self.deck, deck_size(FORMATS[name]), name == "multinational"):
                return name
        return self.format

    def set_format(self, name: str) -> None:
        self.meant_for = name
        self.show()

    def change(self, leader: int, soldiers: list[int]) -> None:
        self.deck = Deck(self.deck.name, leader, tuple(soldiers))

    def add(self, soldier: int, step: int) -> None:
        counts = list(self.deck.soldiers)
        counts[soldier] = min(max(counts[soldier] + step, 0), COPIES)
        self.change(self.deck.leader, counts)
        self.show()

    def set_leader(self, leader: int) -> None:
        """A leader of another nation brings that nation's soldiers, kind for kind, unless nations may mix."""
        counts = list(self.deck.soldiers)
        if not self.mixed and nation_of(leader) != nation_of(self.deck.leader):
            by_colour = [sum(counts[colour :: len(Colour)]) for colour in Colour]
            counts = [0] * len(counts)
            first = nation_of(leader) * len(Colour)
            counts[first : first + len(Colour)] = [min(count, COPIES) for count in by_colour]
        self.change(leader, counts)
        self.show(controls=True)

    # --- The page --------------------------------------------------------------------------------------------

    def own_controls(self) -> None:
        say, words = self.page.say, self.page.words
        formats = {name: words.text(f"format-invictus-{name}") for name in FORMATS}
        self.formats = choice(say("setup-format"), formats, self.format, self.set_format)
        leaders = {str(leader): words.text(f"card-{KEYS[FIRST_LEADER + leader]}") for leader in range(15)}
        self.leaders = choice(
            say("decks-leader"), leaders, str(self.deck.leader), lambda leader: self.set_leader(int(leader))
        )

    def body(self) -> None:
        say = self.page.say
        with Tag("div", css="editor"):
            with Tag("section", aria_label=say("decks-soldiers")):
                self.soldiers = Tag("ul", css="soldiers")
            with Tag("aside", css="verdict", aria_label=say("decks-verdict")):
                self.verdict()
                self.more()

    def show_body(self, controls: bool) -> None:
        """The soldiers that may be taken and those that were; the list is made anew only when others stand in it."""
        if controls:
            set_value(self.formats, self.format)
            set_value(self.leaders, str(self.deck.leader))
        own = nation_of(self.deck.leader)
        wanted = [
            soldier
            for soldier, count in enumerate(self.deck.soldiers)
            if count or self.mixed or soldier // len(Colour) == own
        ]
        if wanted != list(self.listed):
            self.soldiers.clear()
            with self.soldiers:
                self.listed = {soldier: self._soldier(soldier) for soldier in wanted}
        for soldier, (fewer, shown, more) in self.listed.items():
            count = self.deck.soldiers[soldier]
            shown.text = str(count)
            fewer.put("disabled", count == 0)
            more.put("disabled", count >= COPIES)

    def _soldier(self, soldier: int) -> tuple[Tag, Tag, Tag]:
        say, words = self.page.say, self.page.words
        key = KEYS[soldier]
        colour = Colour(soldier % len(Colour)).name.lower()
        name = words.text(f"card-{key}")
        with Tag("li", css="soldier"):
            Tag("span", SYMBOLS[colour], f"symbol {colour}", title=words.text(f"colour-{colour}"), role="img")
            with Tag("div", css="grow"):
                Tag("span", name)
                Tag("small", words.text(f"support-{key}"))
            with Tag("div", css="stepper", role="group", aria_label=name):
                fewer = button("−", lambda: self.add(soldier, -1), aria_label=say("decks-fewer", card=name))
                shown = Tag("output", aria_live="polite")
                more = button("+", lambda: self.add(soldier, 1), aria_label=say("decks-more", card=name))
        return fewer, shown, more
