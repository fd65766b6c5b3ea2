"""The contract of a game, the registry of games, and `Position`: one match as a friendly object.
Front ends, players and the lab use nothing of a game but what stands here."""

from __future__ import annotations

import importlib
import struct
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from wartable.kernel.document import in_words
from wartable.kernel.engine import Engine, engine
from wartable.kernel.errors import IllegalAction, OptionError, WartableError
from wartable.kernel.finding import game_names as game_names
from wartable.kernel.finding import homes
from wartable.kernel.journal import Event, read
from wartable.kernel.message import CITED, Said, cited
from wartable.kernel.message import Message as Message
from wartable.kernel.record import FrameRanges, Layout, Records
from wartable.kernel.schema import UNSEEN, Schema

MAGIC = b"WTBL1"
NO_FRAMES = FrameRanges({0: ()})


@dataclass(frozen=True)
class Option:
    """One thing that can be set for a match, described so that any front end can offer it."""

    name: str
    default: Any
    text: str
    choices: tuple[Any, ...] = ()  # the allowed values; empty where any text or file will do
    rule: str = ""  # the rule or ruling that it is about
    # values there are for an option that takes text, with their titles
    ready: Callable[[], Mapping[str, str]] = field(default=dict, compare=False)
    seldom: bool = False  # few will change it, so that forms keep it with the rulings that every format has

    def takes(self, value: object) -> bool:
        """Whether a value is one of the choices, also in its kind: true is not 1. A file is named by a `Path` alone."""
        if not self.choices:
            return isinstance(value, str | Path)
        return any(type(value) is type(choice) and value == choice for choice in self.choices)


@dataclass(frozen=True)
class Format:
    """A way to play a game: how many seats, and what can be set."""

    name: str
    seats: int
    text: str
    options: tuple[Option, ...] = ()
    # values of options that nobody named, where what was named asks for others than the usual ones
    usual: Callable[[Mapping[str, Any]], Mapping[str, Any]] = field(default=lambda named: {}, compare=False)

    def defaults(self, named: Mapping[str, Any]) -> dict[str, Any]:
        """The values of all options beside those that were named."""
        return {option.name: option.default for option in self.options} | dict(self.usual(named))

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        raise OptionError(_unknown("option", name, [option.name for option in self.options]))


class Action(NamedTuple):
    """An action for people: a verb, the piece it starts from, the piece or place it aims at."""

    verb: str
    source: Mapping[str, Any] | None = None
    target: Mapping[str, Any] | None = None


class Way(NamedTuple):
    """A way to go on with an action at once: the answers to the questions that follow it, and what they name.

    Which ways there are must follow from what the deciding seat knows before it decides.
    """

    then: tuple[int, ...]
    source: Mapping[str, Any] | None = None  # the piece it starts from, where that is not the action's own
    target: Mapping[str, Any] | None = (
        None  # where it goes, or what it aims at; else what the action itself does
    )


class Offer(NamedTuple):
    """What an action is to one who is offered it: all that a front end could tell only by knowing the rules."""

    usual: bool = (
        False  # what is answered when nothing special is wanted, such as a pass; at most one of a decision
    )
    weighty: bool = False  # it is done at once, without a further choice in which one could think again
    tray: bool = False  # picked from a row, for what it names does not lie open
    ways: tuple[Way, ...] = ()  # where it may go; none: only its own question is asked now
    several: bool = (
        False  # one of several answers to a choice that goes on: they may be gathered and given together
    )
    then: tuple[
        int, ...
    ] = ()  # the answers with which it is all of something: all attack, all points go as most would assign them
    # what its ways answer is asked after windows of all seats: it is given then, if until then nobody does more than pass
    later: bool = False

    def plain(self) -> dict[str, Any]:
        """As plain data, without what is as usual."""
        told: dict[str, Any] = {
            name: True for name in ("usual", "weighty", "tray", "several", "later") if getattr(self, name)
        }
        if self.ways:
            told["ways"] = [_plain_way(way) for way in self.ways]
        if self.then:
            told["then"] = list(self.then)
        return told


def _plain_way(way: Way) -> dict[str, Any]:
    told: dict[str, Any] = {"then": way.then}
    if way.source is not None:
        told["source"] = way.source
    if way.target is not None:
        told["target"] = way.target
    return told


@dataclass(frozen=True)
class Building:
    """How a deck is put together card by card. What may be added, `Decks.faults` says of the deck that it would make."""

    heads: tuple[str, ...]  # what a deck is of, by key: a leader, a capital, a warband
    cards: tuple[str, ...]  # what it is made of, by key
    made: Callable[[str, str, Sequence[int]], Any]  # by a name, a head and how many there are of each card


@dataclass(frozen=True)
class Decks:
    """The decks of a game, for commands and pages. What a deck is, only the game knows."""

    format: str  # where decks are played, unless another format is named
    ready: Callable[[], Mapping[str, Any]]  # the ready decks, by their short names
    # by the name of a ready one or by what a file says; by its file only if that is a `Path`
    find: Callable[[str | Path], Any]
    faults: Callable[[Any, Format], list[Message]]  # what keeps a deck from a match in a format
    size: Callable[[Any], int]
    writers: Mapping[str, Callable[[Any], str]]  # ways to write a deck down, the usual one first
    pieces: str = "cards"
    # the cards of a deck by their keys, with how many there are
    cards: Callable[[Any], Mapping[str, int]] = lambda deck: {}
    # a deck without a card, by its key, and which cards have come in because a deck must not be smaller
    without: Callable[[Any, str], tuple[Any, Mapping[str, int]]] | None = None
    building: Building | None = None  # for who builds them card by card


@dataclass(frozen=True)
class Catalogue:
    """What screens may know of a game's cards beside what a seat sees."""

    keys: tuple[str, ...]  # of all cards
    facts: Callable[..., dict[str, Any]]  # of a card, by its key and by what of a match they depend on
    more: Mapping[str, Any] = field(
        default_factory=dict
    )  # what only this game's own screens ask for, by name


@dataclass(frozen=True)
class Learning:
    """A table of numbers that a game believes in, and how it is learned.

    The table stands in a file of the game between two marks. Whoever plays the matches brings the players.
    """

    file: Path
    play: Callable[
        [Callable[[int], Any], int], Any
    ]  # with who makes a player of a seed, and a seed: what was seen
    learn: Callable[[Sequence[Any]], str]  # the table out of what was seen, as code
    matches: int  # that are enough
    reckon: Callable[[], str] | None = None  # the table without any match


@dataclass(frozen=True)
class Thinking:
    """How a search looks into a game: decisions it plays on before it judges, and how far it strays from the best.

    `looking`: it plays on as greedy would, not at random, which takes longer and sees better. `steps`: actions that may
    be played for one look of greedy at all its choices, so few that it answers within 20 ms from any position.
    `confidence`: how much of the odds that a search by playouts believes in comes true, as `wartable calibrate` measures it;
    below 1 it believes too much. What a network guides has numbers of its own (`Judging.calibration`).
    """

    horizon: int = 40
    exploration: float = 0.7
    looking: bool = False
    steps: int = 10_000
    confidence: float = 1.0


@dataclass(frozen=True)
class Windows:
    """The windows of a game: moments at which a seat may act or pass, so that a person can choose where to be asked.

    Which one is open is known to all; nothing about it may depend on what a seat holds.
    """

    names: tuple[str, ...] = ()
    open: Callable[[Any], str | None] = lambda g: (
        None
    )  # the name of the one in which the deciding seat is asked
    usual: tuple[str, ...] = ()  # where a person who chooses is asked to begin with
    # whether a person who has chosen nothing is asked in the open one, where there is a choice
    matters: Callable[[Any], bool] = lambda g: True
    always: tuple[str, ...] = ()  # where nobody wants to be passed over who can do something
    pause: float = 1.2  # seconds after which a pass may be known, between people


@dataclass(frozen=True)
class Later:
    """Something of a game that is read in only when somebody asks for it, as "package.module:NAME".

    Screens need much that rules don't: so matches start without them, and a game's rules know no screen.
    """

    where: str

    def get(self) -> Any:
        module, _, name = self.where.partition(":")
        return getattr(importlib.import_module(module), name)


class OwnPage(NamedTuple):
    """A page that only one game has: the message of its name, its address, and what registers it."""

    name: str
    address: str
    register: Later


@dataclass(frozen=True)
class Browser:
    """What a game brings to the browser beside the scripts in its folder. What it does not bring is made plainly."""

    words: str = ".+"  # the names of those of its messages that the table shows, as a pattern
    miniature: Later | None = None  # draws what a spectator sees, for the lobby
    shelf: Later | None = None  # its cards, to look at and to build decks of
    desk: Later | None = None  # where its decks are built, if not as those of other games
    diagrams: Later | None = None  # pictures for its rules page, by the rule that each is shown with
    pages: tuple[OwnPage, ...] = ()
    pictured: tuple[str, ...] = ()  # options whose values its pictures.js draws, without the number of a seat


@dataclass(frozen=True, kw_only=True)
class Game:
    """All that the rest of the program knows of a game. `rules` are the compiled functions of the contract."""

    # --- Rules and words: what every game must bring
    name: str
    title: str
    layout: Layout
    acts: Schema  # the vocabulary of actions
    # setup actor legal play returns, imagine where something is hidden; (observe evaluate settled routine idle luck …)
    rules: Mapping[str, Callable[..., Any]]
    view: Callable[[Any, int], Mapping[str, Any]]
    describe: Callable[[Any, int], Message]  # an action, in words, for the seat that may play it
    narrate: Callable[[Any, Event, int], Message]  # an event, in words, as a seat may know it
    prompt: Callable[[Any, int], Message]  # what is asked now and why, as a seat may know it

    # --- What it is
    about: str = ""  # in one English sentence
    rules_version: int = 1  # raised whenever a kept match could go differently
    vocabulary_version: int = 1  # raised whenever a number of an action or a card means something else
    chance: bool = True  # whether anything is drawn by lot
    hidden: bool = False  # whether a seat may know what another doesn't
    # decisions after which the table calls a match a draw, however its rules would go on; matches that are played to win
    # or by lot never come near it, and the suite holds every game to that
    longest: int = 20_000

    # --- How it is set up
    formats: Mapping[str, Format] = field(default_factory=lambda: {"usual": Format("usual", 2, "")})
    default_format: str = ""  # by default the first
    resolve: Callable[[Format, Mapping[str, Any]], dict[str, Any]] = lambda format, settings: dict(settings)
    encode: Callable[[Format, Mapping[str, Any]], np.ndarray] = lambda format, settings: np.zeros(1, np.int64)
    seats_of: Callable[[Any], int] = lambda g: 2  # how many play a match

    # --- What keeps its records sound
    frames: FrameRanges = NO_FRAMES
    # raises AssertionError when a record can't come about by the rules
    invariants: Callable[[Any], None] = lambda g: None
    # what never changes in a match, such as the cards of each seat
    census: Callable[[Any], Any] = lambda g: ()

    # --- What players think with
    observes: Schema = UNSEEN  # what `observe` tells
    thinking: Thinking = Thinking()
    learning: Learning | None = None
    # what it says of its observations for small networks (`kernel.judging.Judging`); without it none can learn it
    judging: Later | None = None
    # the numbers by which `evaluate` judges, by name, in the order of the record's scratch field `tuning`: what a seat adds
    # to them there it believes instead, so that other numbers can be tried without compiling anything
    weights: Mapping[str, float] = field(default_factory=dict)

    # --- What is studied in it
    # what one seat of a match has had that the others had not, such as the first turn: by name, which seat it was (-1: none),
    # read from the record of a match that is over
    advantages: Mapping[str, Callable[[Any], int]] = field(default_factory=dict)

    # --- What it is shown by
    explain: Callable[[Any, int], Action] = lambda g, action: Action("play")
    # of explained actions; those that are special
    offers: Callable[[Any, Mapping[int, Action]], Mapping[int, Offer]] = lambda g, told: {}
    # why an action is not legal now
    refuse: Callable[[Any, int], Message] = lambda g, action: Message("error-not-now")
    # actions that a seat may wonder why it can't take now
    wondered: Callable[[Any, int], Iterable[int]] = lambda g, seat: ()
    drawn: Callable[[Message], Any] = lambda message: None  # what a line of the log shows beside its words
    windows: Windows = Windows()
    # its coach: given an imagined match and the seat it was imagined for, the claims that hold there (`kernel.coaching`),
    # what matters most first; the same in every match that looks the same to that seat
    coach: Later | None = None
    # A number for each moment at which all seats choose without knowing of each other, 0 at any other: what a seat may
    # answer there follows from what it knows, whatever the others choose at the same moment.
    together: Callable[[Any], int] = lambda g: 0
    terminal: Later | None = None  # its `Screen`
    lessons: Later | None = None  # its `Course`
    browser: Browser = Browser()

    # --- Its cards and decks
    cards: Callable[[], list[dict[str, Any]]] = list
    catalogue: Catalogue | None = None
    decks: Decks | None = None

    def __post_init__(self) -> None:
        assert self.hidden == ("imagine" in self.rules), f"{self.name}: what is hidden must be imagined"

    @property
    def seats(self) -> tuple[int, ...]:
        """For how many there are formats."""
        return tuple(sorted({format.seats for format in self.formats.values()}))

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return self.acts.size

    @property
    def observation(self) -> int:
        """How many numbers an observation has."""
        return self.observes.size

    def idle(self, g: Any) -> Collection[int]:
        """Of the legal actions, those that lead nowhere by what lies open: players leave them, and nobody is asked for them."""
        if "idle" not in self.rules:
            return ()
        mask = np.zeros(self.actions, np.uint8)
        self.rules["idle"](g, mask)
        return [int(action) for action in np.flatnonzero(mask)]

    def format(self, name: str | None = None) -> Format:
        wanted = name or self.default_format or next(iter(self.formats))
        if wanted not in self.formats:
            raise OptionError(_unknown("format", wanted, list(self.formats)))
        return self.formats[wanted]

    def settings(self, format: str | None, options: Mapping[str, Any]) -> dict[str, Any]:
        """All options of a format with their values: the given ones checked, the others by default."""
        chosen = self.format(format)
        for name, value in options.items():
            option = chosen.option(name)
            if not option.takes(value):
                allowed = [str(choice) for choice in option.choices] or Message("error-any-text")
                told = cited(value) if isinstance(value, str) else in_words(value)
                raise OptionError(
                    Message("error-choice", {"option": name, "choices": allowed, "value": told}, option.rule)
                )
        return self.resolve(chosen, {**chosen.defaults(options), **options})

    def given(self, format: str | None = None, **options: Any) -> np.ndarray:
        """The options of a match as the row of numbers that `setup` reads."""
        return self.encode(self.format(format), self.settings(format, options))

    def new(
        self, format: str | None = None, seed: int = 0, compiled: bool | None = None, **options: Any
    ) -> Position:
        """A fresh match, at its first decision."""
        if not 0 <= seed < 2**63:
            raise OptionError(Message("error-seed", {"most": str(2**63 - 1), "seed": str(seed)}))
        runner = engine(self, compiled=compiled)
        records = self.layout.zeros(1)
        runner.call("start", records, self.given(format, **options), np.array([seed], np.int64))
        return Position(self, runner, records)

    def from_bytes(self, data: bytes, compiled: bool | None = None) -> Position:
        """A match as `to_bytes` saved it."""
        head = _header(self)
        if data[: len(MAGIC)] != MAGIC:
            raise WartableError(Message("error-no-position"))
        if data[: len(head)] != head or len(data) != len(head) + self.layout.head:
            raise WartableError(Message("error-position-version", {"game": self.title}))
        records = self.layout.zeros(1)
        records.set_head(0, data[len(head) :])
        try:
            self.check(records)
        except AssertionError as fault:
            raise WartableError(Message("error-position-damaged", {"problem": str(fault)})) from None
        return Position(self, engine(self, compiled=compiled), records)

    def check(self, records: Records) -> None:
        """Raise AssertionError, naming what is wrong, unless every record can safely be handed to compiled rules.

        Those check no index. So first every number is one that its field or frame declares, then the invariants say
        how they belong together, and at last the plain rules find somebody who can decide something, or the end.
        """
        self.layout.check(records, self.frames)
        for g in records.proxies:
            self.invariants(g)
            seat, mask = self.rules["actor"](g), np.zeros(self.actions, np.uint8)
            self.rules["legal"](g, mask)
            assert mask.any() == (seat >= 0), "nobody can decide anything"


def _header(game: Game) -> bytes:
    name = game.name.encode()
    return MAGIC + struct.pack("B", len(name)) + name + game.layout.digest


class Position:
    """One match as people and scripts use it. Everything it tells is a plain Python value."""

    __slots__ = ("_mask", "engine", "game", "records")

    def __init__(self, game: Game, runner: Engine, records: Records) -> None:
        self.game = game
        self.engine = runner
        self.records = records
        self._mask: np.ndarray | None = None

    @property
    def record(self) -> Any:
        """The record's fields by name, to read."""
        return self.records.proxies[0]

    @property
    def seats(self) -> int:
        return self.game.seats_of(self.record)

    @property
    def actor(self) -> int:
        """The seat that decides now; -1 when the match is over."""
        out = np.empty(1, np.int64)
        self.engine.call("actors", self.records, out)
        return int(out[0])

    @property
    def over(self) -> bool:
        return self.actor < 0

    def mask(self) -> np.ndarray:
        """The legal actions as a row of zeros and ones."""
        if self._mask is None:
            self._mask = np.zeros((1, self.game.actions), np.uint8)
            self.engine.call("masks", self.records, self._mask)
        row: np.ndarray = self._mask[0]
        return row

    def legal(self) -> list[int]:
        """The legal actions of the deciding seat, in order."""
        return [int(action) for action in np.flatnonzero(self.mask())]

    def play(self, action: int, actor: int | None = None) -> list[Event]:
        """Carry an action out; gives what happened as its own seat saw it. A wrong one changes nothing.

        Who knows which seat decides can say so, which spares the question.
        """
        seat = self.actor if actor is None else actor
        actions = np.array([action], np.int64)
        scratch = np.empty(self.game.actions, np.uint8)
        if seat < 0 or self.engine.call("step", self.records, actions, scratch, 1) >= 0:
            raise IllegalAction(self.illegal(action))
        self._mask = None
        return self.events(seat)

    def illegal(self, action: int) -> Message:
        """That an action is not legal now, with all that are; why it is not says `refuse`."""
        if self.over:
            return Message("error-over")
        legal = [str(choice) for choice in self.legal()]
        return Message("error-illegal", {"action": str(action), "seat": str(self.actor), "legal": legal})

    def events(self, seat: int) -> list[Event]:
        """What the last action made happen, in the eyes of a seat (-1: a spectator)."""
        return read(self.record, seat)

    def copy(self) -> Position:
        return Position(self.game, self.engine, self.records.copy())

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat may see, as plain data for a screen (-1: a spectator)."""
        return dict(self.game.view(self.record, seat))

    def explain(self, action: int) -> Action:
        """Verb, source and target of an action."""
        return self.game.explain(self.record, action)

    def offers(self, told: Mapping[int, Action]) -> Mapping[int, Offer]:
        """What these actions are to one who is offered them; those that are nothing special are left out."""
        return self.game.offers(self.record, told)

    def refuse(self, action: int) -> Message:
        """Why an action is not legal now, with the rule that forbids it."""
        return self.game.refuse(self.record, action)

    def observe(self, seat: int) -> np.ndarray:
        """What a seat may know, as numbers."""
        out = np.zeros((1, self.game.observation), np.int16)
        self.engine.call("observations", self.records, np.array([seat], np.int64), out)
        row: np.ndarray = out[0]
        return row

    def imagine(self, seat: int, seed: int) -> Position:
        """A match that looks the same to a seat, with all that it can't know redrawn."""
        dream = self.copy()
        dream.engine.call(
            "imaginations", dream.records, np.array([seat], np.int64), np.array([seed], np.int64)
        )
        dream.records.array["told"] = 0
        return dream

    def returns(self) -> list[int]:
        """+1, 0 or -1 for each seat."""
        out = np.zeros((1, self.seats), np.int8)
        self.engine.call("results", self.records, out)
        return [int(value) for value in out[0]]

    def to_bytes(self) -> bytes:
        """The match as bytes: equal matches give equal bytes."""
        return _header(self.game) + self.records.head(0)

    def from_bytes(self, data: bytes) -> Position:
        return self.game.from_bytes(data, self.engine.compiled)


def _unknown(what: str, name: str, known: list[str]) -> Message:
    near = get_close_matches(name[:CITED], known, 1)
    hint: Said = Message("error-guess", {"word": near[0]}) if near else ""
    there: list[str] | Message = known or Message("error-none")
    return Message(f"error-unknown-{what}", {"name": cited(name), "known": there, "hint": hint})


@cache
def game(name: str) -> Game:
    """A game by name."""
    if name not in homes():
        raise OptionError(_unknown("game", name, game_names()))
    home = homes()[name]
    try:
        found: Game = getattr(importlib.import_module(home.module), home.name)
        assert found.name == name, f"its name is {found.name!r}"
    except Exception as problem:
        if home.is_ours:
            raise
        told = {"game": cited(name), "module": home.module, "problem": f"{type(problem).__name__}: {problem}"}
        raise WartableError(Message("error-game-unreadable", told)) from problem
    return found
