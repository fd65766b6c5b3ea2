"""Opening a match: the form behind "More…", made from what formats and options say of themselves, and the act itself.
A fresh match's tokens go to the browser at once and are kept nowhere else."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from nicegui import json, ui

from wartable.kernel.contract import Format, Game, Option, game
from wartable.kernel.errors import WartableError
from wartable.locale.naming import choice_words, format_words, option_words
from wartable.players import LEVELS, admitted, names_file
from wartable.table.entries import Refused, TimeLimit
from wartable.table.terms import Place
from wartable.web.frame import Page
from wartable.web.language import title_of
from wartable.web.pictures import PictureChoice, is_pictured
from wartable.web.tags import Dialog, Tag, ask, button, check_box, choice, text_field, toast

USUAL_LEVEL = "normal"
UPLOAD = "async (e) => { const f = e.target.files[0]; if (f) emit((await f.text()).slice(0, 20000)) }"
MINUTE = 60.0
CLOCKS = {
    "none": None,
    "move-1": TimeLimit("move", MINUTE),
    "move-3": TimeLimit("move", 3 * MINUTE),
    "bank-10": TimeLimit("bank", 10 * MINUTE, 5.0),
    "bank-30": TimeLimit("bank", 30 * MINUTE, 10.0),
}
FRIEND, ANYONE, HERE = "friend", "anyone", "here"


@dataclass
class Wish:
    """A match as a person wants it."""

    game: Game
    format: str
    others: dict[int, str] = field(default_factory=dict)  # who sits on each seat but the first
    names: dict[int, str] = field(default_factory=dict)  # of those others who play at this screen
    options: dict[str, Any] = field(default_factory=dict)
    clock: str = "none"
    public: bool = False
    coach: bool = False

    def places(self, name: str) -> list[Place]:
        """The seats: you on the first, the others as wished."""
        found = [Place("person", name, link=0)]
        for seat in range(1, self.game.format(self.format).seats):
            who = self.others.get(seat, USUAL_LEVEL)
            if who == HERE:
                found.append(Place("person", self.names.get(seat, ""), link=0))
            elif who in (FRIEND, ANYONE):
                found.append(Place("person" if who == FRIEND else "open"))
            else:
                found.append(Place("computer", level=who))
        return found


async def play_at_once(page: Page, game_name: str, format: str | None, options: dict[str, Any]) -> None:
    """A match against the computer at the usual level, and off to it."""
    chosen = game(game_name)
    await open_match(page, Wish(chosen, chosen.format(format).name, options=options))


async def open_guided(page: Page, chosen: Game) -> None:
    """A first match of a game: its usual format, against the weakest opponent, with the coach."""
    others = dict.fromkeys(range(1, chosen.format().seats), next(iter(LEVELS)))
    await open_match(page, Wish(chosen, chosen.format().name, others=others, coach=True))


async def open_match(page: Page, wish: Wish) -> None:
    """Make the match, sit down, hand the tokens to the browser and let it go there."""
    kept = await ask("return [wartable.settings().name || '', wartable.random()]")
    if kept is None:
        return
    name, salt = str(kept[0])[:40], str(kept[1])
    public = wish.public or ANYONE in wish.others.values()
    try:
        page.ask(making=True)
        table = page.house.table
        async with page.house.lists.room(page.visitor, public) as mine:
            made = await table.create(
                wish.game.name,
                wish.format,
                wish.options,
                wish.places(name),
                clock=CLOCKS[wish.clock],
                public=public,
            )
            mine.add(made.match)
        joined = await table.join(made.match, made.tokens[0], salt=salt)
    except Refused as refusal:
        toast(page.words.say(refusal.message), "bad")
        return
    seat: dict[str, Any] = {
        "token": joined.token,
        "game": wish.game.name,
        "coach": wish.coach or None,
    }
    seat["invitations"] = {
        str(other): token for other, token in enumerate(made.tokens) if token not in ("", made.tokens[0])
    }
    go_to_match(made.match, seat)


def go_to_match(name: str, seat: dict[str, Any]) -> None:
    """Let the browser keep a seat and go there; the token is in the address's fragment, which is never sent."""
    address = f"/match/{name}#{seat['token']}"
    ui.run_javascript(
        f"wartable.keepSeat({json.dumps(name)}, {json.dumps(seat)}); wartable.go({json.dumps(address)})"
    )


def seat_of(option: Option) -> int | None:
    """The seat an option is about; none for one about the whole match."""
    digits = option.name[len(option.name.rstrip("0123456789")) :]
    return int(digits) if digits else None


# --- The form -------------------------------------------------------------------------------------------


class OpeningForm:
    """The dialog in which a match is set up."""

    def __init__(self, page: Page, chosen: Game) -> None:
        self.page = page
        self.wish = Wish(chosen, chosen.format().name)
        self.dialog: Dialog | None = None
        self.names_of: dict[int, Tag] = {}  # where the name of one at this screen is asked

    async def open(self) -> None:
        self.name = str(await ask("return wartable.settings().name || ''") or "")[:40]
        if self.dialog is None:
            with ui.context.client.content:
                heading = self.page.say("setup-heading", game=title_of(self.page.words, self.wish.game))
                self.dialog = Dialog(heading, self.page.say("close"))
            with self.dialog.body:
                self.body = Tag("div", css="flow")
        self.show()
        self.dialog.open()

    def show(self) -> None:
        self.body.clear()
        with self.body:
            self._form()

    def set_format(self, name: str) -> None:
        self.wish.format = name
        known = {option.name for option in self.format.options}
        self.wish.options = {key: value for key, value in self.wish.options.items() if key in known}
        self.show()

    def set_name(self, name: str) -> None:
        self.name = name.strip()
        ui.run_javascript(f"wartable.set('name', {json.dumps(self.name)})")

    def set_option(self, option: Option, value: Any) -> None:
        if option.choices:
            value = {str(known): known for known in option.choices}[value]
        shown = self.format.defaults(self.wish.options)
        self.wish.options.pop(option.name, None)
        if value != self.format.defaults(self.wish.options)[option.name]:
            self.wish.options[option.name] = value
        if self.format.defaults(self.wish.options) != shown:
            self.show()  # what was chosen asks for something else than what was shown

    @property
    def format(self) -> Format:
        return self.wish.game.format(self.wish.format)

    def _form(self) -> None:
        page, say, chosen = self.page, self.page.say, self.wish.game
        formats = {name: format_words(page.words, chosen, known)[0] for name, known in chosen.formats.items()}
        everywhere = self._everywhere()
        with Tag("div", css="form-grid"):
            text = format_words(page.words, chosen, self.format)[1]
            choice(say("setup-format"), formats, self.wish.format, self.set_format, hint=text)
            text_field(say("setup-name"), self.name, self.set_name, length=40)
        own = [each for each in self.format.options if seat_of(each) is None and each.name not in everywhere]
        if own:
            with Tag("div", css="form-grid"):
                for option in own:
                    self._option(option)
        for seat in range(self.format.seats):
            with Tag("fieldset"):
                Tag("legend", say("setup-you") if seat == 0 else say("setup-other", number=seat + 1))
                with Tag("div", css="form-grid"):
                    if seat:
                        self._who(seat)
                    for option in self.format.options:
                        if seat_of(option) == seat:
                            self._option(option)
        with Tag("details"):
            Tag("summary", say("setup-more"))
            self._more(everywhere)
        with Tag("div", css="cluster"):
            button(say("setup-start"), self.start, "act")
            check_box(say("setup-coach"), self.wish.coach, lambda on: setattr(self.wish, "coach", on))

    def _everywhere(self) -> set[str]:
        """The options of the whole match that every format of the game has, and seldom ones: rulings and the like."""
        formats = self.wish.game.formats.values()
        names = [{option.name for option in known.options if seat_of(option) is None} for known in formats]
        return set.intersection(*names) | {option.name for option in self.format.options if option.seldom}

    def _more(self, everywhere: set[str]) -> None:
        """What few will change: the clock, who may watch, and how open questions are settled."""
        say = self.page.say
        with Tag("div", css="form-grid more-options"):
            clocks = {name: say(f"clock-{name}") for name in CLOCKS}
            choice(
                say("setup-clock"), clocks, self.wish.clock, lambda name: setattr(self.wish, "clock", name)
            )
            check_box(say("setup-watch"), self.wish.public, lambda on: setattr(self.wish, "public", on))
        with Tag("div", css="form-grid more-options"):
            for option in self.format.options:
                if option.name in everywhere:
                    self._option(option)

    def _who(self, seat: int) -> None:
        say = self.page.say
        who = {level: say(f"computer-{level}") for level in LEVELS}
        who |= {
            spec: say("computer-network-file", name=spec.partition(":")[2])
            if names_file(spec)
            else say(f"computer-{spec}")
            for spec in admitted(self.wish.game)
        }
        who |= {FRIEND: say("setup-friend"), HERE: say("setup-here"), ANYONE: say("setup-anyone")}
        now = self.wish.others.get(seat, USUAL_LEVEL)
        choice(say("setup-who"), who, now, lambda value: self._seat(seat, value))
        name = self.wish.names.get(seat, "")
        with Tag("div", hidden=now != HERE) as place:
            text_field(say("setup-their-name"), name, lambda name: self._call(seat, name), length=40)
        self.names_of[seat] = place

    def _seat(self, seat: int, who: str) -> None:
        """Who sits on another seat; one at this screen may be called by a name."""
        self.wish.others[seat] = who
        self.names_of[seat].put("hidden", who != HERE)

    def _call(self, seat: int, name: str) -> None:
        self.wish.names[seat] = name.strip()

    def _option(self, option: Option) -> None:
        words, chosen = self.page.words, self.wish.game
        label, hint = option_words(words, chosen, option)
        now = {**self.format.defaults(self.wish.options), **self.wish.options}[option.name]
        if option.choices:
            values = {str(value): choice_words(words, chosen, option, value) for value in option.choices}
            self._values(option, label, values, str(now), hint)
            return
        with Tag("div", css="labelled pictured" if is_pictured(chosen, option) else "labelled"):
            names = {key: words.named(f"deck-{key}", name) for key, name in option.ready().items()}
            ready = {"": self.page.say("setup-usual"), **names}
            if len(ready) > 1:
                self._values(option, label, ready, now if now in ready else "", hint)
            else:
                Tag("span", label, "field-label")
            with Tag("label", self.page.say("setup-own-file"), "button quiet"):
                upload = Tag("input", type="file", accept=".toml,.txt", css="spoken")
                upload.on("change", lambda event: self._own(option, str(event.args)), js_handler=UPLOAD)

    def _values(self, option: Option, label: str, values: dict[str, str], now: str, hint: str) -> None:
        """One of these values: by its picture, or from a list."""

        def choose(value: str) -> None:
            self.set_option(option, value)

        if is_pictured(self.wish.game, option):
            PictureChoice(self.wish.game, option, label, values, now, choose, hint=hint)
        else:
            choice(label, values, now, choose, hint=hint)

    def _own(self, option: Option, text: str) -> None:
        """A person's own file for an option, checked at once."""
        text = text if "\n" in text else text + "\n"
        try:
            self.wish.game.settings(self.wish.format, {option.name: text})
        except WartableError as error:
            toast(self.page.words.say(error.message), "bad")
            return
        self.wish.options[option.name] = text
        toast(self.page.say("setup-file-taken"), "good")

    async def start(self) -> None:
        await open_match(self.page, self.wish)
