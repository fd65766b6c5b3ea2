"""The desk on which a deck is made, whatever the game: start from a ready one, see what is wrong, keep it, try it, play it.
What a deck is made of stands in the desk of each game; what makes it good is said by the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import Any

from nicegui import json, ui

from wartable.kernel.contract import Decks, Format, Game, game
from wartable.kernel.deckfile import DeckError
from wartable.kernel.errors import WartableError
from wartable.locale.naming import format_words
from wartable.web.frame import Page
from wartable.web.opening import play_at_once
from wartable.web.tags import Tag, ask, button, choice, set_value, text_area, text_field, toast
from wartable.web.trial import Task, ready_against
from wartable.web.trial_panel import TrialPanel

UPLOAD = "async (e) => { const f = e.target.files[0]; if (f) emit((await f.text()).slice(0, 20000)); e.target.value = '' }"
LONGEST = 20_000  # letters of a deck that is read
EMPTY = "-"
SOON = 0.1  # seconds after which a page asks its browser what it has kept


class Desk(ABC):
    """One person's deck in the making."""

    game_name: str
    first: str  # the ready deck to start with

    def __init__(self, page: Page) -> None:
        self.page = page
        self.deck: Any = self.ready()[self.first]
        self.typing = False  # in the text of the deck, which then is left as it is
        self.way = next(iter(self.decks.writers))  # how the text is written
        self.opponent = ""
        self.met: tuple[str, ...] = ()  # the ready decks that are offered to play against
        self.restored = False  # whether the browser was asked for what it has kept
        self.begun = ""  # the deck that the page came up with

    # --- What a game says --------------------------------------------------------------------------------

    @abstractmethod
    def parse(self, text: str, name: str) -> Any: ...

    @abstractmethod
    def tally(self) -> str:
        """How much of the deck there is, in words."""

    @abstractmethod
    def own_controls(self) -> None:
        """What is chosen beside the name: a leader, a capital."""

    @abstractmethod
    def body(self) -> None:
        """What the deck is made of, with the verdict beside it."""

    @abstractmethod
    def show_body(self, controls: bool) -> None:
        """Tell of the deck in what `own_controls` and `body` have made."""

    def empty(self) -> Any | None:
        """A deck without cards, where one may start from that."""
        return None

    @property
    def format(self) -> str:
        return self.decks.format

    def settings(self) -> dict[str, Any]:
        """What a match with a deck needs beside the decks."""
        return {}

    # --- The deck ------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return game(self.game_name)

    @property
    def decks(self) -> Decks:
        assert self.game.decks is not None, "it has a desk"
        return self.game.decks

    @property
    def played_in(self) -> Format:
        return self.game.format(self.format)

    def ready(self) -> dict[str, Any]:
        """The ready decks under the names that they have in the person's language."""
        named = self.page.words.named
        found = self.decks.ready()
        return {key: replace(deck, name=named(f"deck-{key}", deck.name)) for key, deck in found.items()}

    def written(self, way: str | None = None) -> str:
        return self.decks.writers[way or next(iter(self.decks.writers))](self.deck)

    def faults(self) -> list[str]:
        return [self.page.words.say(fault) for fault in self.decks.faults(self.deck, self.played_in)]

    def start_from(self, name: str) -> None:
        deck = self.empty() if name == EMPTY else self.ready().get(name)
        if deck is not None:
            self.take(deck)

    def take(self, deck: Any) -> None:
        """Go on with another deck."""
        self.deck = deck
        self.show(controls=True)

    def call(self, name: str) -> None:
        self.deck = replace(self.deck, name=name.strip() or self.deck.name)
        self.show()

    def read(self, text: str) -> None:
        try:
            deck = self.parse(text[:LONGEST], self.page.say("decks-file"))
        except DeckError as error:
            toast(self.page.words.say(error.message), "bad")
            return
        self.take(deck)

    def paste(self, text: str) -> None:
        """A whole deck pasted over the text; half-typed ones wait until they can be read."""
        try:
            self.parse(text[:LONGEST], "deck")
        except WartableError:
            return
        self.typing = True
        self.read(text)
        self.typing = False

    # --- The page --------------------------------------------------------------------------------------------

    def build(self) -> None:
        with Tag("div", css="form-grid").style("margin-top: 16px"):
            self._controls()
        self.body()
        self.show()
        self.begun = self.written()
        ui.timer(SOON, self.restore, once=True)

    def show(self, controls: bool = False) -> None:
        """Tell of the deck in what stands there already: nothing that is being pressed or typed in goes away."""
        if controls:
            set_value(self.start, "")
            set_value(self.name, self.deck.name)
        self.show_body(controls)
        self._show_opponents()
        wrong = self.faults()
        self.told_tally.text = self.tally()
        self.told.clear()
        with self.told:
            for fault in wrong:
                Tag("li", fault, "fault")
            if not wrong:
                format = format_words(self.page.words, self.game, self.played_in)[0]
                Tag("li", self.page.say("decks-good", format=format), "fine")
        self.player.put("disabled", bool(wrong))
        self.trial.deck_changed(self.written(), good=not wrong)
        if not self.typing:
            set_value(self.text, self.written(self.way))
        self.keep()

    def _show_opponents(self) -> None:
        """The decks to play against, made anew only when another format has others."""
        if self.met == self.against():
            return
        self.met, self.opponent = self.against(), ""
        names = {key: deck.name for key, deck in self.ready().items() if key in self.met}
        self.opponents.clear()
        with self.opponents:
            for key, name in {"": self.page.say("decks-opponent-usual"), **names}.items():
                Tag("option", name, value=key)

    def _controls(self) -> None:
        say = self.page.say
        ready = {"": say("decks-choose"), **{key: deck.name for key, deck in self.ready().items()}}
        if self.empty() is not None:
            ready[EMPTY] = say("decks-empty")
        self.start = choice(say("decks-start-from"), ready, "", self.start_from)
        self.name = text_field(say("decks-name"), self.deck.name, self.call)
        self.own_controls()

    def verdict(self) -> None:
        """How good the deck is, and what to do with it."""
        say = self.page.say
        self.told_tally = Tag("p", "", "tally")
        self.told = Tag("ul", css="faults", aria_live="polite")
        with Tag("div", css="cluster play-deck"):
            self.player = button(say("decks-play"), self.play, "act")
            self.opponents = choice(say("decks-opponent"), {}, "", self.set_opponent)
        with Tag("div", css="cluster"):
            button(say("save-file"), self.save)
            with Tag("label", say("open-file"), "button"):
                upload = Tag("input", type="file", accept=".toml,.txt", css="spoken")
                upload.on("change", lambda event: self.read(str(event.args)), js_handler=UPLOAD)

    def more(self) -> None:
        """What is asked for now and then: trial matches, and the deck as text."""
        say = self.page.say
        with Tag("details", css="trial"):
            Tag("summary", say("decks-trial"))
            self.trial = TrialPanel(self.page, self.task)
        with Tag("details"):
            Tag("summary", say("decks-as-text"))
            if len(self.decks.writers) > 1:
                ways = {way: say(f"decks-form-{way}") for way in self.decks.writers}
                choice(say("decks-form"), ways, self.way, self.set_way)
            self.text = text_area(say("decks-paste"), self.written(), self.paste, rows=10, wait=1.0)
            button(say("decks-copy"), self.copy)

    # --- What a person does ------------------------------------------------------------------------------

    def set_way(self, way: str) -> None:
        if way in self.decks.writers:
            self.way = way
            set_value(self.text, self.written(way))

    def set_opponent(self, key: str) -> None:
        self.opponent = key

    def save(self) -> None:
        name = "".join(letter if letter.isalnum() else "-" for letter in self.deck.name.lower()).strip("-")
        file = json.dumps(f"{name or 'deck'}.toml")
        ui.run_javascript(f"wartable.save({file}, {json.dumps(self.written())})")

    def copy(self) -> None:
        ui.run_javascript(f"wartable.copy({json.dumps(self.written(self.way))})")

    async def play(self) -> None:
        if not self.faults():
            settings = {**self.settings(), "deck0": self.written()}
            if self.opponent in self.against():
                settings["deck1"] = self.opponent
            await play_at_once(self.page, self.game_name, self.format, settings)

    def against(self) -> tuple[str, ...]:
        """The ready decks that may be met in the format."""
        return ready_against(self.game_name, self.format)

    def task(self) -> Task:
        """What a trial of the deck is to play."""
        return Task(self.game_name, self.format, self.written(), self.against(), self.settings())

    # --- Between two visits ------------------------------------------------------------------------------

    def keep(self) -> None:
        """Let the browser keep the deck as it is now, in place of what it kept before."""
        if not self.restored:
            return
        kept = json.dumps({"text": self.written(), "format": self.format})
        ui.run_javascript(f"wartable.keepDeck({json.dumps(self.game_name)}, {kept})")

    async def restore(self) -> None:
        """Go on where this browser left off, unless a quick hand has begun something else."""
        kept = await ask(f"return wartable.keptDeck({json.dumps(self.game_name)})")
        self.restored = True
        if self.written() != self.begun:
            self.keep()
            return
        if not isinstance(kept, dict) or kept.get("text") == self.written():
            return
        try:
            deck = self.parse(str(kept.get("text", ""))[:LONGEST], "deck")
        except WartableError:
            return
        self.resume(deck, str(kept.get("format", "")))

    def resume(self, deck: Any, format: str) -> None:
        """Take up a deck that was kept, with the format it was meant for."""
        self.take(deck)
