"""What is played to learn from: the formats of a game with options drawn by lot, so that a network meets all decks and sides.
Formats for as many seats are dealt into one batch, match by match; the others have batches of their own."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from wartable.kernel.contract import Format, Game, Option
from wartable.kernel.errors import OptionError

AS_IT_COMES = 0.25  # of the variants of a format have no option drawn
LEFT_ALONE = 0.85  # how often an option that not every seat has one of stays as it is
MAIN_SHARE = 0.5  # of the matches are of the usual format, where there are others for as many seats


@dataclass(frozen=True)
class Variant:
    """One way to deal a match."""

    format: str
    options: Mapping[str, Any]


@dataclass(frozen=True)
class Group:
    """Variants for as many seats: the usual one first, the others as often as they are to be played."""

    seats: int
    variants: tuple[Variant, ...]

    def rows(self, game: Game) -> np.ndarray:
        """The options of all variants as `setup` reads them."""
        return np.stack([game.given(each.format, **each.options) for each in self.variants])


def groups_of(game: Game, formats: Sequence[str], count: int, seed: int) -> list[Group]:
    """The formats by how many seats they have, so many variants each; the group of the usual format comes first."""
    usual = game.format(None)
    chosen = [game.format(name) for name in formats] or list(game.formats.values())
    by_seats: dict[int, list[Format]] = {}
    for format in sorted(chosen, key=lambda each: each is not usual):
        by_seats.setdefault(format.seats, []).append(format)
    return [
        Group(seats, tuple(_mixed(game, alike, usual, count, random.Random(f"{seed} {seats}"))))
        for seats, alike in by_seats.items()
    ]


def _mixed(
    game: Game, formats: Sequence[Format], usual: Format, count: int, lot: random.Random
) -> list[Variant]:
    """Variants of several formats in turn, so that those that follow each other differ."""
    found = [Variant(formats[0].name, {})]
    while len(found) < count:
        main = formats[0] is usual and (len(formats) == 1 or lot.random() < MAIN_SHARE)
        format = formats[0] if main else lot.choice(formats[formats[0] is usual :])
        drawn = {} if lot.random() < AS_IT_COMES else _drawn(format, lot)
        if _can_be_played(game, format, drawn):
            found.append(Variant(format.name, drawn))
    return found


def _drawn(format: Format, lot: random.Random) -> dict[str, Any]:
    """Values by lot: any for one thing that every seat has its own of, seldom another one than the usual for all else."""
    own = _of_each_seat(format)
    thing = lot.choice(sorted(set(own.values()))) if own else ""
    found = {}
    for option in format.options:
        values = _values(option)
        free = own[option.name] == thing if option.name in own else lot.random() > LEFT_ALONE
        if values and free:
            value = lot.choice(values)
            if value != option.default:
                found[option.name] = value
    return found


def _of_each_seat(format: Format) -> dict[str, str]:
    """The options that every seat has one of, and without the number of the seat what they are about."""
    names = {option.name for option in format.options}
    return {
        name: name[:-1]
        for name in names
        if name[-1:].isdigit() and {f"{name[:-1]}0", f"{name[:-1]}1"} <= names
    }


def _values(option: Option) -> list[Any]:
    """Values that an option can have; a text of one's own is none of them."""
    return list(option.choices) or ["", *option.ready()] * bool(option.ready())


def _can_be_played(game: Game, format: Format, options: Mapping[str, Any]) -> bool:
    try:
        game.given(format.name, **options)
    except OptionError:
        return False
    return True
