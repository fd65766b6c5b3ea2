"""Whole matches between computer players, many at a time: who sits where, from which seeds, and how each ended.
What comes out depends on nothing but the players, the seeds and what is played, however many threads there are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from wartable.kernel.contract import Game, Position
from wartable.kernel.record import Records
from wartable.players.players import player

SEEDS_OF_A_MATCH = 4  # a player's own seed is that of the match so many times, and its seat


@dataclass(frozen=True)
class Contests:
    """How matches ended, a row a match in the order of their seeds."""

    returns: np.ndarray  # int8, +1, 0 or -1 for each seat
    lengths: np.ndarray  # int64, decisions


def play(
    game: Game,
    specs: Sequence[str],
    seeds: np.ndarray,
    format: str | None = None,
    options: Mapping[str, Any] | None = None,
    threads: int | None = None,
    swapped: np.ndarray | None = None,
    ends: Records | None = None,
) -> Contests:
    """Play a match from each seed; the players hold the seats in turn, in reverse order where `swapped` says so.

    In `ends`, a record for each seed, the matches are put as they stand in the end.
    """
    seats = game.format(format).seats
    returns = np.zeros((len(seeds), seats), np.int8)
    lengths = np.zeros(len(seeds), np.int64)
    for number, seed in enumerate(seeds.tolist()):
        order = specs[::-1] if swapped is not None and swapped[number] else specs
        position, lengths[number] = _play_one(game, order, seed, format, options or {})
        returns[number] = position.returns()
        if ends is not None:
            ends.raw[number] = position.records.raw[0]
    return Contests(returns, lengths)


def _play_one(
    game: Game, order: Sequence[str], seed: int, format: str | None, options: Mapping[str, Any]
) -> tuple[Position, int]:
    """One match, decision by decision, as it stands in the end, and its length. After the longest match it is a draw."""
    position = game.new(format, seed=seed, **options)
    seated = [
        player(order[seat % len(order)], game, seed * SEEDS_OF_A_MATCH + seat)
        for seat in range(position.seats)
    ]
    length = 0
    while length < game.longest and not position.over:
        position.play(seated[position.actor].choose(position, position.actor))
        length += 1
    return position, length
