"""The deck editor of Invictus: start from a ready deck, change it with live faults, save it, play it.
What makes a deck good is said by the game; here are only the controls."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from fastapi import Request
from nicegui import json, ui

from wartable.games.invictus.cards import FIRST_LEADER, KEYS, Colour, nation_of
from wartable.games.invictus.decks import COPIES, Deck, faults, parse_deck, ready_decks, write_deck
from wartable.games.invictus.options import FORMATS, deck_size
from wartable.kernel.deckfile import DeckError
from wartable.kernel.errors import WartableError
from wartable.web.frame import House, Page, frame
from wartable.web.miniature import SYMBOLS
from wartable.web.opening import play_at_once
from wartable.web.tags import Tag, button, choice, set_value, text_area, text_field, toast

FIRST = "king"
UPLOAD = "async (e) => { const f = e.target.files[0]; if (f) emit((await f.text()).slice(0, 20000)); e.target.value = '' }"


def register(house: House) -> None:
    """The page /decks."""

    @ui.page("/decks")
    def decks(request: Request) -> None:
        with frame(house, request, "nav-decks", css="decks") as page:
            DeckDesk(page).build()


class DeckDesk:
    """One person's deck in the making."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.format = "duel"
        self.deck = self.ready()[FIRST]
        self.listed: dict[int, tuple[Tag, Tag, Tag]] = {}  # each soldier's count and its two buttons
        self.typing = False  # in the text of the deck, which then is left as it is

    @property
    def mixed(self) -> bool:
        return self.format == "multinational"

    @property
    def size(self) -> int:
        return deck_size(FORMATS[self.format])

    def faults(self) -> list[str]:
        return [self.page.words.say(fault) for fault in faults(self.deck, self.size, self.mixed)]

    def build(self) -> None:
        say = self.page.say
        Tag("h1", say("decks-heading"))
        Tag("p", say("decks-text"), "quiet-text")
        with Tag("div", css="form-grid").style("margin-top: 16px"):
            self._controls()
        with Tag("div", css="editor"):
            with Tag("section", aria_label=say("decks-soldiers")):
                self.soldiers = Tag("ul", css="soldiers")
            with Tag("aside", css="verdict", aria_label=say("decks-verdict")):
                self._verdict()
        self.show()

    def change(self, **changes: Any) -> None:
        """A new deck in place of the old one; everything that tells of it tells of the new one."""
        old = self.deck
        self.deck = Deck(
            changes.get("name", old.name),
            changes.get("leader", old.leader),
            changes.get("soldiers", old.soldiers),
        )
        self.show(controls="leader" in changes)

    def ready(self) -> dict[str, Deck]:
        """The ready decks under the names that they have in the person's language."""
        named = self.page.words.named
        return {
            key: replace(deck, name=named(f"deck-{key}", deck.name)) for key, deck in ready_decks().items()
        }

    def start_from(self, name: str) -> None:
        if name:
            self.deck = self.ready()[name]
            self.format = self.fitting_format()
            self.show(controls=True)

    def fitting_format(self) -> str:
        """The format in which the deck has no fault, the present one first."""
        for name in (self.format, *FORMATS):
            if not faults(self.deck, deck_size(FORMATS[name]), name == "multinational"):
                return name
        return self.format

    def set_format(self, name: str) -> None:
        self.format = name
        self.show()

    def add(self, soldier: int, step: int) -> None:
        counts = list(self.deck.soldiers)
        counts[soldier] = min(max(counts[soldier] + step, 0), COPIES)
        self.change(soldiers=tuple(counts))

    def set_leader(self, leader: int) -> None:
        """A leader of another nation brings that nation's soldiers, kind for kind, unless nations may mix."""
        counts = list(self.deck.soldiers)
        if not self.mixed and nation_of(leader) != nation_of(self.deck.leader):
            by_colour = [sum(counts[colour :: len(Colour)]) for colour in Colour]
            counts = [0] * len(counts)
            first = nation_of(leader) * len(Colour)
            counts[first : first + len(Colour)] = [min(count, COPIES) for count in by_colour]
        self.change(leader=leader, soldiers=tuple(counts))

    def read(self, text: str) -> None:
        try:
            self.deck = parse_deck(text, self.page.say("decks-file"))
        except DeckError as error:
            toast(self.page.words.say(error.message), "bad")
            return
        self.format = self.fitting_format()
        self.show(controls=True)

    def show(self, controls: bool = False) -> None:
        """Tell of the deck in what stands there already: nothing that is being pressed or typed in goes away."""
        if controls:
            set_value(self.start, "")
            set_value(self.formats, self.format)
            set_value(self.name, self.deck.name)
            set_value(self.leaders, str(self.deck.leader))
        self._count_soldiers()
        wrong = self.faults()
        self.tally.text = self.page.say("decks-count", count=sum(self.deck.soldiers), size=self.size)
        self.told.clear()
        with self.told:
            for fault in wrong:
                Tag("li", fault, "fault")
            if not wrong:
                format = self.page.words.text(f"format-invictus-{self.format}")
                Tag("li", self.page.say("decks-good", format=format), "fine")
        self.player.put("disabled", bool(wrong))
        if not self.typing:
            set_value(self.text, write_deck(self.deck))

    def _controls(self) -> None:
        say, words = self.page.say, self.page.words
        ready = {"": say("decks-choose"), **{key: deck.name for key, deck in self.ready().items()}}
        self.start = choice(say("decks-start-from"), ready, "", self.start_from)
        formats = {name: words.text(f"format-invictus-{name}") for name in FORMATS}
        self.formats = choice(say("setup-format"), formats, self.format, self.set_format)
        self.name = text_field(
            say("decks-name"), self.deck.name, lambda name: self.change(name=name.strip() or self.deck.name)
        )
        leaders = {str(leader): words.text(f"card-{KEYS[FIRST_LEADER + leader]}") for leader in range(15)}
        self.leaders = choice(
            say("decks-leader"), leaders, str(self.deck.leader), lambda leader: self.set_leader(int(leader))
        )

    def _count_soldiers(self) -> None:
        """The soldiers that may be taken and those that were; the list is made anew only when others stand in it."""
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

    def _verdict(self) -> None:
        say = self.page.say
        self.tally = Tag("p", "", "tally")
        self.told = Tag("ul", css="faults", aria_live="polite")
        self.player = button(say("decks-play"), self.play, "act")
        with Tag("div", css="cluster"):
            button(say("save-file"), self.save)
            with Tag("label", say("open-file"), "button"):
                upload = Tag("input", type="file", accept=".toml,.txt", css="spoken")
                upload.on("change", lambda event: self.read(str(event.args)), js_handler=UPLOAD)
        with Tag("details"):
            Tag("summary", say("decks-as-text"))
            self.text = text_area(say("decks-paste"), write_deck(self.deck), self.paste, rows=10, wait=1.0)

    def paste(self, text: str) -> None:
        """A whole deck pasted over the text; half-typed ones wait until they can be read."""
        try:
            parse_deck(text, "deck")
        except WartableError:
            return
        self.typing = True
        self.read(text)
        self.typing = False

    def save(self) -> None:
        name = "".join(letter if letter.isalnum() else "-" for letter in self.deck.name.lower()).strip("-")
        file = json.dumps(f"{name or 'deck'}.toml")
        ui.run_javascript(f"wartable.save({file}, {json.dumps(write_deck(self.deck))})")

    async def play(self) -> None:
        if not self.faults():
            settings = {"deck0": write_deck(self.deck), "build": "ready"}
            await play_at_once(self.page, "invictus", self.format, settings)
