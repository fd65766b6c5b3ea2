"""What the suite plays: every game in every format and with every option changed once, and walks through matches.
A game is found by its name in the registry."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import wartable
from wartable import Game, OptionError, Position

LONGEST = max(wartable.game(name).longest for name in wartable.game_names())  # decisions
MIXTURES = 3  # option sets a format with every option drawn by lot
ORDINARY = 150  # decisions of a match; of longer ones fewer are played
# Games whose checks, views and words take so many times as long as those of others; so many times fewer are tried.
SLOW = {"shadespire": 4}


@dataclass(frozen=True)
class Variant:
    """A game in one of its formats, with some options set."""

    game: Game
    format: str
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        settings = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.name}-{self.format}" + (f"[{settings}]" if settings else "")

    def new(self, seed: int, compiled: bool | None = None) -> Position:
        return self.game.new(self.format, seed, compiled, **self.options)


def games() -> list[Game]:
    return [wartable.game(name) for name in wartable.game_names()]


def usual(*chosen: Game) -> list[Variant]:
    """Every format as it comes, of the chosen games or of all."""
    return [Variant(game, format) for game in chosen or games() for format in game.formats]


def unusual(*chosen: Game) -> list[Variant]:
    """Every format with each option in turn at each of its other values, and a few sets drawn by lot."""
    found: list[Variant] = []
    for variant in usual(*chosen):
        choosable = [option for option in variant.game.formats[variant.format].options if option.choices]
        for option in choosable:
            others = [choice for choice in option.choices if choice != option.default]
            found += [Variant(variant.game, variant.format, {option.name: choice}) for choice in others]
        lot = random.Random(variant.name)
        for _ in range(MIXTURES if choosable else 0):
            drawn = any_options(variant.game, variant.format, lot)
            changed = {
                option.name: drawn[option.name]
                for option in choosable
                if drawn[option.name] != option.default
            }
            mixed = Variant(variant.game, variant.format, changed)
            if changed and mixed not in found:
                found.append(mixed)
    return found


def any_options(game: Game, format: str, lot: random.Random) -> dict[str, Any]:
    """A value by lot for each option of a format that has choices; together they are such as the game takes."""
    choosable = [option for option in game.formats[format].options if option.choices]
    while True:
        drawn = {option.name: lot.choice(option.choices) for option in choosable}
        try:
            game.settings(format, drawn)
        except OptionError:
            continue
        return drawn


def all_variants() -> list[Variant]:
    return usual() + unusual()


def walk(position: Position, seed: int) -> Iterator[int]:
    """Play a match to its end at random; gives each action before it is played."""
    lot = random.Random(seed)
    decisions = 0
    while not position.over:
        action = lot.choice(position.legal())
        yield action
        position.play(action)
        decisions += 1
        assert decisions < position.game.longest, "the match does not end"


_lengths: dict[str, int] = {}


def scaled(variant: Variant, count: int) -> int:
    """So many matches of a variant, or fewer if they are long, so that all variants take about as long; at least 2."""
    if variant.name not in _lengths:
        _lengths[variant.name] = sum(1 for _ in walk(variant.new(seed=0), seed=0))
    return min(count, max(2, count * ORDINARY // _lengths[variant.name]))


def fewer(variant: Variant, count: int) -> int:
    """So many things to look at, or fewer where looking takes long; at least 1."""
    return max(1, count // SLOW.get(variant.game.name, 1))


def play_out(position: Position, seed: int) -> Position:
    for _ in walk(position, seed):
        pass
    return position


def moments(variant: Variant, matches: int, each: int, compiled: bool | None = None) -> Iterator[Position]:
    """Positions to try things on, each a copy: several moments of several random matches, set-up included."""
    for seed in range(matches):
        lot = random.Random(f"{variant.name} {seed}")
        length = sum(1 for _ in walk(variant.new(seed, compiled), seed))
        chosen = set(lot.sample(range(length), min(each, length)))
        position = variant.new(seed, compiled)
        for number, _ in enumerate(walk(position, seed)):
            if number in chosen:
                yield position.copy()


def teams(position: Position) -> list[int]:
    """The team of each seat as the view tells it; where a game has none, each seat is its own."""
    return [int(shown.get("team", seat)) for seat, shown in enumerate(position.view(-1)["seats"])]


def assert_result(position: Position) -> None:
    """One team has won and the others have lost, or some share the first place and the others have lost."""
    of_seats, of_teams = position.returns(), dict(zip(teams(position), position.returns(), strict=True))
    assert of_seats == [of_teams[team] for team in teams(position)], "partners share"
    won, shared, lost = (list(of_teams.values()).count(value) for value in (1, 0, -1))
    assert won + shared + lost == len(of_teams)
    assert (won, shared) == (1, 0) or (won == 0 and shared >= 2)


def seats_and_spectator(position: Position) -> range:
    return range(-1, position.seats)


def everything_in(position: Position) -> bytes:
    """All bytes of a match, with what the last action told."""
    return position.records.array.tobytes()
