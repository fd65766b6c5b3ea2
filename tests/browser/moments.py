"""Moments of matches by what is asked at them: every kind of decision of every game, each as the board is told it.
Most are met on walks by lot, which are known to be short; what chance seldom brings is arranged in `scenes`."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from itertools import count
from typing import Any, NamedTuple

import wartable
from wartable import OptionError, Position
from wartable.games.invasion.decks import ready_decks
from wartable.locale import words
from wartable.table.entries import Entry, Kind, Seat, Terms, seated
from wartable.table.match import Match
from wartable.table.seeds import fresh_secret
from wartable.table.telling import state_for
from wartable.web.board import SHOWN, labels

from ..games.shadespire.matches import any_options as warbands_by_lot
from .scenes import ARRANGED, SELDOM
from .served import NAMES

_numbers = count()  # so that no two are taken for the same match

State = dict[str, Any]
EAGER = 0.6  # how often who could pass acts instead
LONGEST = 1200  # decisions of a walk
SEEDS = 2000  # after so many walks a kind that was not met counts as one that can't be met

# Walks that are known to meet every kind between them soon. Where rules change they may not: then others are tried.
KNOWN = {
    "invictus": (6, 4, 8, 0, 43, 321, 834, 219, 221, 2405, 4647, 861),
    "invasion": (0, 1, 5, 14, 311, 153, 804, 491, 590, 822, 676, 349, 208, 644, 892, 138),
    "shadespire": (
        0, 1, 54, 79, 773, 363, 313, 665, 468, 361, 1501, 951, 1087, 1134, 754, 700, 1356, 529, 1118, 532, 1270, 620, 624,
        549, 756, 1248, 81, 1302,
    ),
}  # fmt: skip


class Moment(NamedTuple):
    """Where a match stands, and for whom it is looked at."""

    name: str
    match: Match
    seat: int

    @property
    def kind(self) -> str:
        """What is asked."""
        assert self.match.position is not None
        return _asked(self.match.position)

    def state(self, language: str = "en") -> State:
        return state_for(self.match, self.seat, words(language))

    def message(self, language: str = "en", **settings: Any) -> State:
        """All of it as one message to the board, with the words of a language and a coach."""
        said, state = words(language), self.state(language)
        told = state["prompt"]  # as long as what a coach says
        coach = {"text": told, "look": told, "claims": [{"tone": "threat", "text": told}]}
        return {
            "number": 0,
            "now": time.time(),
            "labels": labels(said, state["game"]),
            "settings": settings,
            "state": {**{name: state.get(name) for name in SHOWN}, "coach": coach},
            "view": state["view"],
            "log_from": 0,
            "log": state["log"],
        }


def kinds_of(game: str) -> set[str]:
    """Every kind of decision that a game has."""
    return {kind.value for kind in import_module(f"wartable.games.{game}.pending").Asked} - {"nothing"}


@cache
def moments(game: str) -> tuple[Moment, ...]:
    """Every kind of decision of a game, the arranged tables, and an end."""
    found = [_arranged(name, *make()) for name, make in _scenes(game)]
    missing = kinds_of(game) - {moment.kind for moment in found} | {"over"}
    return (*found, *_met(game, missing))


def _scenes(game: str) -> Iterator[tuple[str, Callable[[], tuple[Position, str]]]]:
    for name, make in {**ARRANGED, **SELDOM}.items():
        if name.startswith(game):
            yield name, make


def _met(game: str, missing: set[str]) -> Iterator[Moment]:
    """A moment of each kind that is missing, from walks by lot."""
    for seed in (*KNOWN[game], *range(SEEDS)):
        if not missing:
            return
        walk = _walk(game, seed)
        found = {kind: step for step, kind in reversed(list(enumerate(walk.kinds))) if kind in missing}
        missing -= set(found)
        yield from (walk.moment(f"{game}, {kind}", step) for kind, step in found.items())
    assert not missing, f"no walk met {missing}"


class Walk(NamedTuple):
    """A match in which seats rather act than pass: what was done, and what had been asked each time."""

    format: str
    start: Position | None
    actions: list[int]
    kinds: list[str]

    def moment(self, name: str, step: int) -> Moment:
        """Where it stood after some actions, with all that the log tells by then."""
        assert self.start is not None
        match = _match(self.start.copy(), self.format)
        for action in self.actions[:step]:
            match.apply(Entry(Kind.MOVE, match.decider, {"action": action}, 0.0))
        return Moment(name, match, max(match.decider, 0))


def _walk(game: str, seed: int) -> Walk:
    """A walk in a format, with options and decks, that lot has chosen; none where these don't go together."""
    lot = random.Random(seed)
    format = lot.choice(list(wartable.game(game).formats))
    options = warbands_by_lot(format, lot) if game == "shadespire" else _by_lot(game, format, lot)
    try:
        position = wartable.game(game).new(format, seed, compiled=False, **options)
    except OptionError:
        return Walk(format, None, [], [])
    walk = Walk(format, position.copy(), [], [_asked(position)])
    while not position.over and len(walk.actions) < LONGEST:
        legal = position.legal()
        walk.actions.append(lot.choice(legal[1:] if len(legal) > 1 and lot.random() < EAGER else legal))
        position.play(walk.actions[-1])
        walk.kinds.append(_asked(position))
    return walk


def _by_lot(game: str, format: str, lot: random.Random) -> dict[str, Any]:
    """Options by lot; decks are ready ones."""
    decks = list(ready_decks()) if game == "invasion" else []
    options = wartable.game(game).formats[format].options
    return {option.name: lot.choice(option.choices or decks) for option in options if option.choices or decks}


def _asked(position: Position) -> str:
    """What is asked at a position."""
    found = import_module(f"wartable.games.{position.game.name}.pending").pending(position.record)
    return "over" if position.over else str(getattr(found, "asked", found))


def _arranged(name: str, position: Position, format: str) -> Moment:
    return Moment(name, _match(position, format), position.actor)


def _match(position: Position, format: str) -> Match:
    """A match between persons that begins with a position, at the table's own law."""
    game = position.game
    seats = tuple(Seat(name=NAMES[seat], holder="-", automatic=False) for seat in range(position.seats))
    terms = Terms(game.name, format, game.settings(format, {}), seats)
    match = Match(f"{game.name}-{next(_numbers)}", terms, fresh_secret(), 0.0)
    match.seats = [seated(seat, joined=True) for seat in seats]
    match.position = position
    match.lines = {seat: [] for seat in range(position.seats)}
    match._next_decision(0.0)
    return match
