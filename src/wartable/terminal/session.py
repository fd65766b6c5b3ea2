"""The loop of a match in the terminal: paint, ask, play, until the match is over or left.
What is drawn stands in the `Screen` of the game, what is answered in `questions`, who thinks in `thinking`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from wartable.kernel.contract import Position, game
from wartable.kernel.errors import OptionError, WartableError
from wartable.kernel.finding import USUAL
from wartable.kernel.message import Message, shortened
from wartable.locale import Words, files_of, words
from wartable.players import admit, names_file
from wartable.table import telling
from wartable.table.checks import MODES
from wartable.table.entries import SPECTATOR, Refused
from wartable.table.match import CHOSEN, Match
from wartable.table.matchfile import PERSON, save_copy
from wartable.table.terms import Place
from wartable.terminal import questions
from wartable.terminal.asking import Ask, asker, forget_typed
from wartable.terminal.choices import Choices
from wartable.terminal.drawing import ACT, HARM, MUTED, WIDTH, View
from wartable.terminal.kept import Keep, KeptMatch, WentOn
from wartable.terminal.numbers import is_number, typed_number
from wartable.terminal.page import Board, Page, Room
from wartable.terminal.screen import screen_of
from wartable.terminal.skipping import Moment, Skip
from wartable.terminal.thinking import Thinkers

HINTS = 3
RECENT = (
    200  # steps whose story can fill what a window has left; no more of a long match is told anew each time
)
IN_BROWSER = ("board", "coach", "draft", "terms", "web")  # parts of a game's words that only pages need
TABLE = "http://127.0.0.1:8080"  # where a table usually is that was started here


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
    address: str | None = None,
    language: str = "en",
) -> Match:
    """Play a match, or go on with a kept one (by its name or file, or `last`), until it is over or left."""
    console = console or _console()
    opponent = _let_in(opponent)
    if not resume:
        places = _places(game_name or USUAL, format, opponent, seat)  # refused before anything is made
    with Keep(address) as keep:
        found = keep.find(game_name, resume) if resume else None
        if found is None:
            kept = keep.create(game_name or USUAL, format, options or {}, seed, places)
        else:
            kept = keep.resume(found)
        session = Session(kept, spoken(language, kept.match.game.name), console, ask or asker(console))
        if isinstance(found, Path):
            session.notes = [session.words.text("taken-in", file=shortened(found.name), name=kept.match.name)]
        session.run()
        return kept.match


def spoken(language: str, *games: str, readings: bool = True) -> Words:
    """What the terminal says: only the files it needs, so that the first prompt is there sooner."""
    files = [path.stem for name in games for path in files_of(name, language) if is_said(path.stem, readings)]
    return words(language, *files, "terminal", "table", "coach", "stops", "errors")


def is_said(file: str, readings: bool) -> bool:
    """Whether the terminal says what stands in a file of a game: not what is said in the browser alone."""
    part = file.rpartition("-")[2]
    return part not in IN_BROWSER and (readings or part != "readings")


def _places(game_name: str, format: str | None, opponent: str, seat: int) -> list[Place]:
    """Who sits where: one person and computers, or persons alone."""
    seats = game(game_name).format(format).seats
    if not 0 <= seat < seats:
        raise OptionError(Message("error-seat", {"last": seats - 1, "seat": str(seat)}))
    return [
        Place() if opponent == PERSON or number == seat else Place("computer", level=opponent)
        for number in range(seats)
    ]


def _let_in(opponent: str) -> str:
    """An opponent as matches keep it: the file of a network is named by whoever sits here, and known by its name from then on."""
    return admit(Path(opponent.partition(":")[2])) if names_file(opponent) else opponent


def _console() -> Console:
    """A console that knows by itself of NO_COLOR, of the size of its window and of output that is no terminal."""
    return Console(highlight=False, markup=False, emoji=False)


class Session:
    """A match between people at this terminal and computers."""

    def __init__(self, kept: KeptMatch, words: Words, console: Console, ask: Ask) -> None:
        self.kept = kept
        self.words = words
        self.console = console
        self.ask = ask
        self.people = kept.people
        self.hot_seat = len(self.people) > 1
        self.screen = screen_of(kept.match.game.name)
        self.skips: dict[int, Skip] = {}  # by seat, while one is passing on
        self.thinkers = Thinkers(kept.match, console, words)
        self.told = {seat: self._last_decision(seat) for seat in self.people}
        self.notes: list[str] = []
        self.looking = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.queued: list[int] = []
        self.said = ""  # words that were typed for decisions to come

    @property
    def match(self) -> Match:
        return self.kept.match

    @property
    def position(self) -> Position:
        assert self.match.position is not None
        return self.match.position

    def run(self) -> None:
        """Play until the match is over or the person leaves."""
        try:
            if self.match.result is None and self.match.decider not in self.people:
                self._show_before_thinking()
            while self.match.result is None:
                try:
                    self._go_on()
                except WentOn:
                    self.queued, self.said = [], ""
                    self.notes = [self.words.text("went-on")]
            self._show_end()
        except (Left, EOFError, KeyboardInterrupt):
            self._say("")
            name = self.match.game.name
            game = "" if name == USUAL else f"{name} "
            self._say(self.words.text("left", name=self.match.name, game=game))

    def _go_on(self) -> None:
        """One decision, of a person or of a computer."""
        seat = self.match.decider
        if seat in self.people:
            self._decide(seat)
        else:
            self.kept.move(self.thinkers.choose(self.position, seat))

    # --- A person's decision --------------------------------------------------------------------------

    def _decide(self, seat: int) -> None:
        """Ask for one decision, unless what was typed before answers it."""
        decision, view = self.match.decision, self.match.seen(seat)
        if self.queued:
            if self.queued[0] in self.match.legal and self.screen.several(view):
                self.kept.move(self.queued.pop(0))
                return
            self.queued = []
        if self._is_skipped(seat, view):
            self.kept.move(self._declining(), asked=False)
            return
        choices = self.screen.choices(self.position, self.words)
        said = choices.typed(self.said) if self.said else None
        self.said = ""
        if said is not None:
            self.said = said[1]
            self.kept.move(said[0])
            return
        self._hand_over(seat)
        self._paint(seat, choices)
        if len(self.people) < len(self.match.seats):
            self.thinkers.start()  # only now, so that the first screen is there at once
        while True:
            line = self.ask(self.words.text("ask").strip("|")).strip()
            action = self._understand(line, seat, choices)
            if self.match.decision != decision or self.match.result is not None:
                return
            if action is not None:
                self.told[seat] = self.match.step
                self.kept.move(action)
                return

    def _is_skipped(self, seat: int, view: View) -> bool:
        """Whether a seat is passing on; that ends at the first window that it does not cover."""
        moment = self._moment(view)
        if seat not in self.skips or moment is None:
            return False
        if self.skips[seat].covers(moment):
            return True
        del self.skips[seat]
        return False

    def _moment(self, view: View) -> Moment | None:
        """The window that is open, in a game with phases to pass."""
        return self.screen.moment(view) if self.screen.moment is not None else None

    def _declining(self) -> int:
        return next(action for action in self.match.legal if self.match.declines(action))

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
        if len(actions) > 1 and not self.screen.several(self.match.seen(seat)):
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
        key = questions.find_card(self.screen, self.position, self.words, rest) if rest else None
        if key is not None:
            self._show(self.screen.card(self.position, self.words, key, seat))
        elif rest:
            self._say(self.words.text("no-such-card", text=shortened(rest)), HARM)
        else:
            self._show(questions.commands_help(self.screen, self.words))

    def _do_why(self, rest: str, seat: int, choices: Choices) -> None:
        if rest:
            self._show(questions.why(self.screen, self.position, self.words, choices, rest))
        else:
            self._say(self.words.text("why-what", **self.screen.examples(self.words)))

    def _do_hint(self, rest: str, seat: int, choices: Choices) -> None:
        from wartable.table.hinting import standing

        weights = self.thinkers.weigh(self.position, seat)
        for action, share in weights[:HINTS]:
            number = choices.number(action)
            percent = f"{round(share * 100):>3}"
            self._say(self.words.text("hint", share=percent, number=number, action=choices.sentence(action)))
        for line in standing(self.position, seat):
            self._say(self.words.say(line))

    def _do_undo(self, rest: str, seat: int, choices: Choices) -> None:
        try:
            self.kept.undo()
        except Refused as refusal:
            self._say(self.words.say(refusal.message), HARM)
            return
        self.told = {other: min(told, self.match.step) for other, told in self.told.items()}

    def _do_cards(self, rest: str, seat: int, choices: Choices) -> None:
        self._show(self.screen.cards(self.position, self.words, seat))

    def _do_piles(self, rest: str, seat: int, choices: Choices) -> None:
        if self.screen.piles is not None:
            self._show(self.screen.piles(self.position, self.words, seat))

    def _do_stops(self, rest: str, seat: int, choices: Choices) -> None:
        """Show where the person is asked; change it with the name of a way, or with the numbers of windows."""
        if rest and not self._change_stops(questions.plain(rest), seat):
            return
        self._show(questions.stops_table(self.match, seat, self.words))

    def _change_stops(self, wanted: str, seat: int) -> bool:
        """Whether that could be done; a number takes its window among those chosen, or out of them again."""
        names = self.match.game.windows.names
        numbers = [typed_number(number) or 0 for number in wanted.split()]
        if wanted in MODES:
            self.kept.set_stops(seat, wanted)
        elif all(1 <= number <= len(names) for number in numbers):
            at = set(self.match.stops_of(seat).at) ^ {names[number - 1] for number in numbers}
            self.kept.set_stops(seat, CHOSEN, [name for name in names if name in at])
        else:
            self._say(self.words.text("stops-what", last=len(names), modes=list(MODES)), HARM)
            return False
        self.notes = [self.words.text(f"stops-mode-{self.match.mode_of(seat)}")]
        return True

    def _do_skip(self, rest: str, seat: int, choices: Choices) -> int | None:
        """Pass until the next phase, or until the own next turn."""
        moment = self._moment(self.match.seen(seat))
        whole_turn = questions.plain(rest) in ("turn", questions.plain(self.words.text("skip-turn")))
        if moment is None:
            self._say(self.words.text("skip-not-now"), HARM)
        elif rest and not whole_turn:
            self._say(questions.own_text(self.screen, self.words, "skip-what"), HARM)
        else:
            self.skips[seat] = Skip.begin(moment, whole_turn)
            return self._declining()
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
            self._say(self.words.text("saved", name=self.match.name, place=self.kept.keep.place))
            return
        try:
            save_copy(self.match, Path(rest).expanduser())
        except WartableError as problem:
            self._say(self.words.say(problem.message), HARM)
        else:
            self._say(self.words.text("saved-as", file=rest))

    def _do_link(self, rest: str, seat: int, choices: Choices) -> None:
        """Where the match is in the browser, with the token that holds the seats of this terminal."""
        self._say(self.words.text("link"))
        self.console.print(Text(f" {TABLE}{self.kept.keep.address(self.match.name)}", ACT), soft_wrap=True)

    def _do_quit(self, rest: str, seat: int, choices: Choices) -> None:
        raise Left

    def _do_resign(self, rest: str, seat: int, choices: Choices) -> None:
        answer = self.ask(self.words.text("resign-sure").strip("|"))
        if questions.plain(answer) == questions.plain(self.words.text("yes")):
            self.kept.resign(seat)
        else:
            self._say(self.words.text("not-resigned"))

    # --- The screen -----------------------------------------------------------------------------------

    def _paint(self, seat: int, choices: Choices) -> None:
        """The whole screen for a decision: board, what happened, what is asked, what may be done."""
        view = self.match.seen(seat)
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
        prompt = self.match.game.prompt(self.position.record, seat)
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
        """What happened in some moves, as a seat may know it."""
        lines = [
            line
            for line in self.match.lines_of(seat)
            if first <= line.step and (end is None or line.step < end)
        ]
        return questions.story(self.screen, self.match, self.words, lines, seat)

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

    def _show_before_thinking(self) -> None:
        """The board in a window where a computer begins: it is there while what was compiled is loaded."""
        if self.console.is_terminal:
            self._clear()
            self._print(self.screen.draw(self.match.seen(self.looking), self.words))

    def _show_end(self) -> None:
        """The last board and who won."""
        seat = SPECTATOR if self.hot_seat else self.people[0] if self.people else SPECTATOR
        self._clear()
        if self.match.position is not None:
            self._print(self.screen.draw(self.match.seen(seat), self.words))
        for paragraph in self._story(seat, self.told.get(seat, max(0, self.match.step - 1))):
            self._show(paragraph)
        assert self.match.result is not None
        if self.match.result.reason != "rules":
            self._say(telling.ending(self.match, self.words), "bold")
        if self.match.terms.seed is not None:
            self._say(self.words.text("table-seed-chosen"), MUTED)
        self._say(self.words.text("kept", name=self.match.name), MUTED)

    def _last_decision(self, seat: int) -> int:
        """Where this seat last decided: what came after is news to it."""
        for number, move in reversed(list(enumerate(self.match.moves))):
            if move.seat == seat and not move.automatic:
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
