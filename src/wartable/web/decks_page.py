"""The deck editor of Invictus: start from a ready deck, change it with live faults, save it, play it.
What makes a deck good is said by the game; here are only the controls."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from fastapi import Request
from nicegui import json, ui

from wartable.games.invictus.cards import FIRST_LEADER, KEYS, Colour, Nation, nation_of
from wartable.games.invictus.decks import COPIES, Deck, DeckError, faults, parse_deck, ready_decks, write_deck
from wartable.games.invictus.options import FORMATS, deck_size
from wartable.kernel.errors import WartableError
from wartable.web.frame import House, Page, frame
from wartable.web.miniature import SYMBOLS
from wartable.web.opening import play_at_once
from wartable.web.tags import Tag, button, choice, text_area, text_field, toast

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
        self.controls = Tag("div", css="form-grid").style("margin-top: 16px")
        with Tag("div", css="editor"):
            with Tag("section", aria_label=say("decks-soldiers")):
                self.soldiers = Tag("ul", css="soldiers")
            self.verdict = Tag("aside", css="verdict", aria_label=say("decks-verdict"))
        self.show(controls=True)

    def change(self, **changes: Any) -> None:
        """A new deck in place of the old one; everything that tells of it is drawn anew."""
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
        if controls:
            self.controls.clear()
            with self.controls:
                self._controls()
        self.soldiers.clear()
        with self.soldiers:
            self._soldiers()
        self.verdict.clear()
        with self.verdict:
            self._verdict()

    def _controls(self) -> None:
        say, words = self.page.say, self.page.words
        ready = {"": say("decks-choose"), **{key: deck.name for key, deck in self.ready().items()}}
        choice(say("decks-start-from"), ready, "", self.start_from)
        formats = {name: words.text(f"format-invictus-{name}") for name in FORMATS}
        choice(say("setup-format"), formats, self.format, self.set_format)
        text_field(
            say("decks-name"), self.deck.name, lambda name: self.change(name=name.strip() or self.deck.name)
        )
        leaders = {str(leader): words.text(f"card-{KEYS[FIRST_LEADER + leader]}") for leader in range(15)}
        choice(
            say("decks-leader"), leaders, str(self.deck.leader), lambda leader: self.set_leader(int(leader))
        )

    def _soldiers(self) -> None:
        for nation in Nation:
            first = nation * len(Colour)
            own = nation == nation_of(self.deck.leader)
            for soldier in range(first, first + len(Colour)):
                if own or self.mixed or self.deck.soldiers[soldier]:
                    self._soldier(soldier)

    def _soldier(self, soldier: int) -> None:
        say, words = self.page.say, self.page.words
        key, count = KEYS[soldier], self.deck.soldiers[soldier]
        colour = Colour(soldier % len(Colour)).name.lower()
        name = words.text(f"card-{key}")
        with Tag("li", css="soldier"):
            Tag("span", SYMBOLS[colour], f"symbol {colour}", title=words.text(f"colour-{colour}"), role="img")
            with Tag("div", css="grow"):
                Tag("span", name)
                Tag("small", words.text(f"support-{key}"))
            with Tag("div", css="stepper", role="group", aria_label=name):
                fewer = button("−", lambda: self.add(soldier, -1), aria_label=say("decks-fewer", card=name))
                fewer.put("disabled", count == 0)
                Tag("output", str(count), aria_live="polite")
                more = button("+", lambda: self.add(soldier, 1), aria_label=say("decks-more", card=name))
                more.put("disabled", count >= COPIES)

    def _verdict(self) -> None:
        say = self.page.say
        wrong = self.faults()
        Tag("p", say("decks-count", count=sum(self.deck.soldiers), size=self.size), "tally")
        with Tag("ul", css="faults", aria_live="polite"):
            for fault in wrong:
                Tag("li", fault, "fault")
            if not wrong:
                Tag(
                    "li",
                    say("decks-good", format=self.page.words.text(f"format-invictus-{self.format}")),
                    "fine",
                )
        play = button(say("decks-play"), self.play, "act")
        play.put("disabled", bool(wrong))
        with Tag("div", css="cluster"):
            button(say("save-file"), self.save)
            with Tag("label", say("open-file"), "button"):
                upload = Tag("input", type="file", accept=".toml,.txt", css="spoken")
                upload.on("change", lambda event: self.read(str(event.args)), js_handler=UPLOAD)
        with Tag("details"):
            Tag("summary", say("decks-as-text"))
            text_area(say("decks-paste"), write_deck(self.deck), self.paste, rows=10, wait=1.0)

    def paste(self, text: str) -> None:
        """A whole deck pasted over the text; half-typed ones wait until they can be read."""
        try:
            parse_deck(text, "deck")
        except WartableError:
            return
        self.read(text)

    def save(self) -> None:
        name = "".join(letter if letter.isalnum() else "-" for letter in self.deck.name.lower()).strip("-")
        file = json.dumps(f"{name or 'deck'}.toml")
        ui.run_javascript(f"wartable.save({file}, {json.dumps(write_deck(self.deck))})")

    async def play(self) -> None:
        if not self.faults():
            settings = {"deck0": write_deck(self.deck), "build": "ready"}
            await play_at_once(self.page, "invictus", self.format, settings)
