"""The loop of a match in the terminal: paint, ask, play, until the match is over or left.
What is drawn stands in the `Screen` of the game, what is answered in `questions`, who thinks in `thinking`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from wartable.kernel.contract import game
from wartable.kernel.errors import OptionError, WartableError
from wartable.kernel.message import Message, shortened
from wartable.locale import Words, words
from wartable.table.matchfile import find_match
from wartable.table.seeds import fresh_seed
from wartable.terminal import questions
from wartable.terminal.asking import Ask, asker, forget_typed
from wartable.terminal.choices import Choices
from wartable.terminal.drawing import HARM, MUTED, WIDTH, View
from wartable.terminal.kept import PERSON, SPECTATOR, KeptMatch
from wartable.terminal.numbers import is_number, typed_number
from wartable.terminal.page import Board, Page, Room
from wartable.terminal.screen import screen_of
from wartable.terminal.stops import Stops
from wartable.terminal.thinking import Thinkers

HINTS = 3
RECENT = (
    200  # steps whose story can fill what a window has left; no more of a long match is told anew each time
)
USUAL_GAME = "invictus"  # that the command plays where none is named
KNOWN_SPEC = re.compile(r"easy|normal|hard|random|greedy|search:[1-9][0-9]{0,8}(ms|s)?")


class Left(Exception):
    """The person has left the match, which is kept."""


def play(
    game_name: str | None = None,
    format: str | None = None,
    options: Mapping[str, Any] | None = None,
    opponent: str = "normal",
    seat: int = 0,
    seed: int | None = None,
    resume: str | None = None,
    console: Console | None = None,
    ask: Ask | None = None,
    folder: Path | None = None,
    language: str = "en",
) -> KeptMatch:
    """Play a match, or go on with a kept one (a file, or `last`), until it is over or left."""
    console = console or _console()
    match = (
        KeptMatch.resume(find_match(game_name, resume, folder))
        if resume
        else _new_match(game_name or USUAL_GAME, format, options or {}, opponent, seat, seed, folder)
    )
    session = Session(match, spoken(language, match.game.name), console, ask or asker(console))
    try:
        session.run()
    finally:
        match.close()
    return match


def spoken(language: str, *games: str, readings: bool = True) -> Words:
    """What the terminal says: only the files it needs, so that the first prompt is there sooner."""
    endings = ("", "-cards", "-decks", "-terminal", *(["-readings"] if readings else []))
    return words(language, *(name + ending for name in games for ending in endings), "terminal", "errors")


def _new_match(
    game_name: str,
    format: str | None,
    options: Mapping[str, Any],
    opponent: str,
    seat: int,
    seed: int | None,
    folder: Path | None,
) -> KeptMatch:
    from wartable.players import player

    chosen = game(game_name)
    seats = chosen.format(format).seats
    if not 0 <= seat < seats:
        raise OptionError(Message("error-seat", {"last": seats - 1, "seat": str(seat)}))
    if opponent != PERSON and not KNOWN_SPEC.fullmatch(opponent):
        player(opponent, chosen)  # refuses what is no player, before a match is made
    who = [PERSON if opponent == PERSON or place == seat else opponent for place in range(seats)]
    return KeptMatch.create(game_name, format, options, fresh_seed() if seed is None else seed, who, folder)


def _console() -> Console:
    """A console that knows by itself of NO_COLOR, of the size of its window and of output that is no terminal."""
    return Console(highlight=False, markup=False, emoji=False)


class Session:
    """A match between people at this terminal and computers."""

    def __init__(self, match: KeptMatch, words: Words, console: Console, ask: Ask) -> None:
        self.match = match
        self.words = words
        self.console = console
        self.ask = ask
        self.people = [seat for seat, who in enumerate(match.seats) if who == PERSON]
        self.hot_seat = len(self.people) > 1
        self.screen = screen_of(match.game.name)
        shared = self.screen.shared if self.hot_seat else None
        self.stops = {seat: Stops(self.screen.stops, self.screen.rarely, shared) for seat in self.people}
        self.thinkers = Thinkers(match.game, match.seats, match.file.header.seed, console, words)
        self.told = {seat: self._last_decision(seat) for seat in self.people}
        self.notes: list[str] = []
        self.looking = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.queued: list[int] = []
        self.said = ""  # words that were typed for decisions to come

    def run(self) -> None:
        """Play until the match is over or the person leaves."""
        try:
            while not self.match.over:
                seat = self.match.position.actor
                if seat in self.people:
                    self._decide(seat)
                else:
                    self.match.play(self.thinkers.choose(self.match.position, seat))
            self._show_end()
        except (Left, EOFError, KeyboardInterrupt):
            self._say("")
            name = self.match.game.name
            game = "" if name == USUAL_GAME else f"{name} "
            self._say(self.words.text("left", file=self.match.file.path.name, game=game))

    # --- A person's decision --------------------------------------------------------------------------

    def _decide(self, seat: int) -> None:
        """Ask for one decision; what has one answer, or is passed by the person's own wish, is played unasked."""
        position = self.match.position
        view = position.view(seat)
        if self.queued:
            if self.queued[0] in position.legal() and self.screen.several(view):
                self.match.play(self.queued.pop(0))
                return
            self.queued = []
        unasked = self._unasked(seat, view)
        if unasked is not None:
            self.match.play(unasked, asked=False)
            return
        choices = self.screen.choices(position, self.words)
        said = choices.typed(self.said) if self.said else None
        self.said = ""
        if said is not None:
            self.said = said[1]
            self.match.play(said[0])
            return
        self._hand_over(seat)
        self._paint(seat, choices)
        if len(self.people) < len(self.match.seats):
            self.thinkers.start()  # only now, so that the first screen is there at once
        while True:
            line = self.ask(self.words.text("ask").strip("|")).strip()
            action = self._understand(line, seat, choices)
            if self.match.position is not position or self.match.over:
                return
            if action is not None:
                self.told[seat] = len(self.match.steps)
                self.match.play(action)
                return

    def _unasked(self, seat: int, view: View) -> int | None:
        """The action that is played without asking, if there is one."""
        legal = self.match.position.legal()
        moment = self.screen.moment(view) if self.screen.moment else None
        if moment is not None:
            return None if self.stops[seat].asks(moment, len(legal) > 1) else legal[0]
        kind = view["pending"]["kind"]
        private = kind in self.screen.always or (self.hot_seat and kind in self.screen.hidden)
        return legal[0] if len(legal) == 1 and not private and not self.screen.confirms(view) else None

    def _understand(self, line: str, seat: int, choices: Choices) -> int | None:
        """Carry out a command, or give the action that was typed; bad input is answered and changes nothing."""
        command, _, rest = line.partition(" ")
        numbers = line.replace(",", " ").split()
        if numbers and all(map(is_number, numbers)):
            return self._typed(numbers, seat, choices)
        named = choices.typed(line)
        if named is not None:
            action, self.said = named
            return action
        meant = questions.command_called(self.screen, command)
        if meant is None:
            self._say(self._puzzled(line), HARM if line else "")
            return None
        do: Callable[[str, int, Choices], int | None] = getattr(self, f"_do_{meant}")
        return do(rest.strip(), seat, choices)

    def _typed(self, numbers: list[str], seat: int, choices: Choices) -> int | None:
        """A number of the list; where cards are chosen one by one, several at once."""
        meant = [typed_number(number) for number in numbers]
        actions = [None if number is None else choices.action(number) for number in meant]
        for number, action in zip(numbers, actions, strict=True):
            if action is None:
                self._say(self.words.text("no-such-number", number=shortened(number)), HARM)
                return None
        if len(actions) > 1 and not self.screen.several(self.match.position.view(seat)):
            self._say(self.words.text("one-number"), HARM)
            return None
        self.queued = [action for action in actions[1:] if action is not None]
        return actions[0]

    def _puzzled(self, line: str) -> str:
        if not line:
            return self.words.text("nothing-typed")
        near = get_close_matches(questions.plain(line.split()[0]), questions.commands_of(self.screen), 1)
        if near:
            return self.words.text("did-you-mean", text=shortened(line), command=near[0])
        return self.words.text("not-understood", text=shortened(line))

    # --- Commands -------------------------------------------------------------------------------------

    def _do_help(self, rest: str, seat: int, choices: Choices) -> None:
        key = questions.find_card(self.screen, self.match.position, self.words, rest) if rest else None
        if key is not None:
            self._show(self.screen.card(self.match.position, self.words, key, seat))
        elif rest:
            self._say(self.words.text("no-such-card", text=shortened(rest)), HARM)
        else:
            self._show(questions.commands_help(self.screen, self.words))

    def _do_why(self, rest: str, seat: int, choices: Choices) -> None:
        if rest:
            self._show(questions.why(self.screen, self.match.position, self.words, choices, rest))
        else:
            self._say(self.words.text("why-what", **self.screen.examples(self.words)))

    def _do_hint(self, rest: str, seat: int, choices: Choices) -> None:
        weights = self.thinkers.weigh(self.match.position, seat)
        for action, share in weights[:HINTS]:
            number = choices.number(action)
            percent = f"{round(share * 100):>3}"
            self._say(self.words.text("hint", share=percent, number=number, action=choices.sentence(action)))

    def _do_undo(self, rest: str, seat: int, choices: Choices) -> None:
        refused = self.match.undo(seat)
        if refused is not None:
            self._say(self.words.text(f"no-undo-{refused.value}"), HARM)
            return
        self.told[seat] = min(self.told[seat], len(self.match.steps))
        self.notes = [self.words.text("undone")]

    def _do_cards(self, rest: str, seat: int, choices: Choices) -> None:
        self._show(self.screen.cards(self.match.position, self.words, seat))

    def _do_piles(self, rest: str, seat: int, choices: Choices) -> None:
        if self.screen.piles is not None:
            self._show(self.screen.piles(self.match.position, self.words, seat))

    def _do_stops(self, rest: str, seat: int, choices: Choices) -> None:
        """Show where the person is asked; with numbers, change it there."""
        stops = self.stops[seat]
        names = list(stops.asking)
        for number in map(typed_number, rest.split()):
            if number is not None and 1 <= number <= len(names):
                stops.change(names[number - 1])
            else:
                self._say(self.words.text("stops-number", last=len(names)), HARM)
        self._show(questions.stops_table(self.screen, stops, self.words))

    def _do_skip(self, rest: str, seat: int, choices: Choices) -> int | None:
        """Pass until the next phase, or until the own next turn."""
        assert self.screen.moment is not None, "a game with stops has windows"
        moment = self.screen.moment(self.match.position.view(seat))
        whole_turn = questions.plain(rest) in ("turn", questions.plain(self.words.text("skip-turn")))
        if moment is None:
            self._say(self.words.text("skip-not-now"), HARM)
        elif rest and not whole_turn:
            self._say(questions.own_text(self.screen, self.words, "skip-what"), HARM)
        else:
            self.stops[seat].skip_on(moment, whole_turn)
            return choices.action(0)
        return None

    def _do_rule(self, rest: str, seat: int, choices: Choices) -> None:
        if rest:
            self._show(questions.rule_text(self.match.game.name, self.words, rest))
        else:
            self._say(self.words.text("rule-what", **self.screen.examples(self.words)))

    def _do_log(self, rest: str, seat: int, choices: Choices) -> None:
        for paragraph in self._story(seat, 0) or [Text(self.words.text("log-empty"), MUTED)]:
            self._show(paragraph)

    def _do_board(self, rest: str, seat: int, choices: Choices) -> None:
        self._paint(seat, choices)

    def _do_readings(self, rest: str, seat: int, choices: Choices) -> None:
        """Show what printed names mean, or no longer."""
        language, name = self.words.language, self.match.game.name
        shown, hidden = spoken(language, name), spoken(language, name, readings=False)
        if shown.readings == hidden.readings:
            self._say(self.words.text("readings-none"))
            return
        self.words = hidden if self.words.readings else shown
        self._say(self.words.text("readings-on" if self.words.readings else "readings-off"))

    def _do_save(self, rest: str, seat: int, choices: Choices) -> None:
        if not rest:
            self._say(self.words.text("saved", file=str(self.match.file.path)))
            return
        try:
            self.match.file.copy_to(Path(rest).expanduser())
        except WartableError as problem:
            self._say(self.words.say(problem.message), HARM)
        else:
            self._say(self.words.text("saved-as", file=rest))

    def _do_quit(self, rest: str, seat: int, choices: Choices) -> None:
        raise Left

    def _do_resign(self, rest: str, seat: int, choices: Choices) -> None:
        answer = self.ask(self.words.text("resign-sure").strip("|"))
        if questions.plain(answer) == questions.plain(self.words.text("yes")):
            self.match.resign(seat)
        else:
            self._say(self.words.text("not-resigned"))

    # --- The screen -----------------------------------------------------------------------------------

    def _paint(self, seat: int, choices: Choices) -> None:
        """The whole screen for a decision: board, what happened, what is asked, what may be done."""
        view = self.match.position.view(seat)
        room = Room.of(self.console)
        told = self.told.get(seat, 0)
        page = Page(
            boards=list(self._boards(view, choices, room)),
            choices=(choices.draw, choices.dense, choices.terse),
            question=self._question(view, seat),
            news=[*self._story(seat, told), *(Text(note, MUTED) for note in self.notes)],
            earlier=self._story(seat, max(0, told - RECENT), told) if room.lines is not None else (),
            more=self.words.text("news-more"),
        )
        self.notes = []
        self._clear()
        self.console.print(page.draw(self.console, room), end="", soft_wrap=True)

    def _boards(self, view: View, choices: Choices, room: Room) -> Iterator[Board]:
        """The ways to draw the board, the roomiest first."""
        screen, words = self.screen, self.words
        if screen.wide is not None and room.columns >= screen.wide_columns:
            wide = screen.wide
            yield Board(room.columns, lambda lines: wide(view, words, choices, room.columns))
        asked = screen.draw_asked
        yield Board(WIDTH, lambda lines: asked(view, words, choices) if asked else screen.draw(view, words))
        yield Board(WIDTH, lambda lines: screen.dense(view, words, choices, lines))

    def _question(self, view: View, seat: int) -> list[RenderableType]:
        """What is asked, with what helps to answer it."""
        prompt = self.match.game.prompt(self.match.position.record, seat)
        asked = [Text.assemble((self.words.say(prompt), "bold"), (f"  {prompt.rule}", MUTED))]
        note = self.screen.note(view, self.words)
        asked += [Text(note, MUTED)] if note else []
        if self.screen.several(view):
            asked.append(Text(questions.own_text(self.screen, self.words, "several-numbers"), MUTED))
        if self.console.is_terminal and self.console.width < WIDTH:
            narrow = self.words.text("narrow-window", columns=self.console.width, needed=WIDTH)
            asked.insert(0, Text(narrow, MUTED))
        return [Padding(text, (0, 1), expand=False) for text in asked]

    def _story(self, seat: int, first: int, end: int | None = None) -> list[Text]:
        """What happened in some steps, as a seat may know it."""
        steps = self.match.steps[first:end]
        return questions.story(self.screen, self.match.position, self.words, steps, seat)

    def _hand_over(self, seat: int) -> None:
        """Between two people at one screen: hide what the other saw before this one looks."""
        if not self.hot_seat or self.looking == seat:
            return
        self._clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")  # what has scrolled away is hidden, too
        forget_typed()
        self.looking = seat
        self.ask(self.words.text("hand-over", number=seat + 1).strip("|"))

    def _show_end(self) -> None:
        """The last board and who won."""
        seat = SPECTATOR if self.hot_seat else self.people[0] if self.people else SPECTATOR
        self._clear()
        self._print(self.screen.draw(self.match.position.view(seat), self.words))
        for paragraph in self._story(seat, self.told.get(seat, max(0, len(self.match.steps) - 1))):
            self._show(paragraph)
        if self.match.resigned >= 0:
            who = "you" if self.match.resigned == seat else "other"
            self._say(self.words.text("resigned", who=who, number=self.match.resigned + 1), "bold")
        self._say(self.words.text("kept", file=str(self.match.file.path)), MUTED)

    def _last_decision(self, seat: int) -> int:
        """Where this seat last decided: what came after is news to it."""
        for number in range(len(self.match.steps) - 1, -1, -1):
            if self.match.steps[number].seat == seat:
                return number
        return 0

    def _clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()

    def _show(self, shown: RenderableType) -> None:
        self._print(Padding(shown, (0, 1, 0, 1), expand=False))

    def _say(self, text: str, style: str = "") -> None:
        self._print(Padding(Text(text, style), (0, 1, 0, 1), expand=False))

    def _print(self, shown: RenderableType) -> None:
        self.console.print(shown, width=min(WIDTH, self.console.width), highlight=False)
