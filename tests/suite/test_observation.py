"""Observations: every number stays in the range that its piece declares, and what a seat sees is told in numbers too,
or named as left out."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np

from wartable import Game, Position
from wartable.games.invictus import state as invictus
from wartable.games.shadespire import state as shadespire

from .matches import Variant, fewer, moments, play_out, seats_and_spectator
from .mutations import assert_in_range

NO_FIELD_OF_THEIRS = ("chance", "pad", "depth")  # lots, nothing, and how many of the frames there are
CHANGES = 3  # of every field in every position
# Fields that say nothing of their own: what they hold follows from others that are told.
FOLLOW: dict[str, tuple[str, ...]] = {
    "invictus": ("queue_size", "graves"),
    "invasion": (),
    "shadespire": ("token_hex", "objectives", "powers", "gear_count", "near", "blocks", "block_count"),
}


def test_a_game_says_what_its_numbers_are(game: Game) -> None:
    for schema, size in ((game.observes, game.observation), (game.acts, game.actions)):
        assert [piece.offset for piece in schema] == [0, *np.cumsum([piece.size for piece in schema])[:-1]]
        assert sum(piece.size for piece in schema) == size
        assert all(piece.meaning for piece in schema)
    assert all(field in game.layout.ranges for field in game.observes.left_out)


def test_numbers_stay_in_their_ranges(variant: Variant) -> None:
    for position in [*moments(variant, 2, fewer(variant, 20)), play_out(variant.new(3), 3)]:
        for seat in seats_and_spectator(position):
            assert_in_range(variant.game, position.observe(seat)[None])


def test_what_a_seat_sees_is_told_in_numbers(usual_variant: Variant) -> None:
    """A field that is changed, and then looks different to a seat, has other numbers, unless it is named as left out."""
    told = 0
    for number, position in enumerate(moments(usual_variant, 2, fewer(usual_variant, 8), compiled=False)):
        for field, changed in changes(position, random.Random(number)):
            for seat in range(position.seats):
                if looks_different(position, changed, seat):
                    same = (position.observe(seat) == changed.observe(seat)).all()
                    assert not same, f"{field} is told to seat {seat} in words and not in numbers"
                    told += 1
    assert told > 50


def changes(position: Position, lot: random.Random) -> Iterator[tuple[str, Position]]:
    """The position with one number of a field changed, for every field that says something of its own."""
    game = position.game
    silent = {*NO_FIELD_OF_THEIRS, *game.observes.left_out, *FOLLOW[game.name]}
    for field in [field for field in game.layout.ranges if field not in silent]:
        shape = position.records.array[field].shape[1:]
        least, most = (np.broadcast_to(end, shape) for end in game.layout.ranges[field])
        for _ in range(CHANGES):
            place = tuple(lot.randrange(length) for length in shape)
            changed = position.copy()
            numbers = changed.records.array[field][0:1]
            low, high, now = int(least[place]), int(most[place]), int(numbers[(0, *place)])
            if high == 3:  # as a seat, none that the match does not have
                high = position.seats - 1
            numbers[(0, *place)] = lot.choice([low, high, max(low, now - 1), min(high, now + 1)])
            if is_of_the_match(position, shape, place):
                yield field, changed


def is_of_the_match(position: Position, shape: tuple[int, ...], place: tuple[int, ...]) -> bool:
    """No seat or fighter that the match does not have, nor a leader of one."""
    if position.game.name == "invictus" and shape[-1:] == (invictus.CARDS,):
        return place[-1] < invictus.SOLDIERS + position.seats
    if position.game.name == "shadespire" and shape[:1] == (shadespire.FIGHTERS,):
        return bool(position.record.kind[place[0]] != 0)
    return not (shape[:1] == (4,) and place[0] >= position.seats)


def looks_different(position: Position, changed: Position, seat: int) -> bool:
    """Whether a seat can tell it at all: what can't come about by the rules may not be shown or told."""
    try:
        changed.observe(seat)
        return changed.view(seat) != position.view(seat)
    except (IndexError, ValueError, KeyError, TypeError, AssertionError, StopIteration):
        return False
