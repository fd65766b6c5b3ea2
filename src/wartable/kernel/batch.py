"""Many matches at once: rows of records, worked on by several threads.
The results do not depend on how many threads there are."""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from wartable.kernel.contract import Game, Position
from wartable.kernel.engine import MANY, engine
from wartable.kernel.errors import IllegalAction
from wartable.kernel.record import Records


class Batch:
    """Matches of one format that are stepped together; every array has a row a match."""

    def __init__(
        self,
        game: Game,
        seeds: Sequence[int] | np.ndarray,
        format: str | None = None,
        threads: int | None = None,
        **options: Any,
    ) -> None:
        self.game = game
        self.engine = engine(game)
        self.records = game.layout.zeros(len(seeds))
        self.threads = max(1, min(threads or os.cpu_count() or 1, len(seeds)))
        self.pool = ThreadPoolExecutor(self.threads)
        self.seats = game.format(format).seats
        given = game.given(format, **options)
        starts = np.asarray(seeds, np.int64)
        self._each(lambda part, rows: self.engine.call("start", rows, given, starts[part]))

    def __len__(self) -> int:
        return len(self.records)

    def __getitem__(self, index: int) -> Position:
        """A copy of one match, to look at."""
        return Position(self.game, self.engine, self.records[index : index + 1].copy())

    def actors(self) -> np.ndarray:
        """The deciding seat of every match; -1 where it is over."""
        out = np.empty(len(self), np.int64)
        self._each(lambda part, rows: self.engine.call("actors", rows, out[part]))
        return out

    def masks(self) -> np.ndarray:
        """The legal actions of every match."""
        out = np.empty((len(self), self.game.actions), np.uint8)
        self._each(lambda part, rows: self.engine.call("masks", rows, out[part]))
        return out

    def observe(self, seats: np.ndarray) -> np.ndarray:
        """What the given seat of every match knows."""
        out = np.zeros((len(self), self.game.observation), np.int16)
        asked = np.asarray(seats, np.int64)
        self._each(lambda part, rows: self.engine.call("observations", rows, asked[part], out[part]))
        return out

    def play(self, actions: np.ndarray) -> None:
        """One action in every match, -1 where it is over; a wrong one stops the batch and is named."""
        chosen = np.asarray(actions, np.int64)
        refused: list[int] = []

        def step(part: slice, rows: Records) -> None:
            scratch = np.empty(self.game.actions, np.uint8)
            failed = self.engine.call("step", rows, chosen[part], scratch, 0)
            if failed >= 0:
                refused.append(part.start + failed)

        self._each(step)
        if refused:
            first = min(refused)
            legal = self[first].legal()
            raise IllegalAction(f"action {chosen[first]} is not legal in match {first}; legal are {legal}.")

    def returns(self) -> np.ndarray:
        """+1, 0 or -1 for each seat of every match."""
        out = np.zeros((len(self), self.seats), np.int8)
        self._each(lambda part, rows: self.engine.call("results", rows, out[part]))
        return out

    def _each(self, work: Callable[[slice, Records], Any]) -> None:
        """Work on a share of the records on every thread."""
        bounds = np.linspace(0, len(self), self.threads + 1).astype(int)
        parts = [slice(int(low), int(high)) for low, high in itertools.pairwise(bounds)]
        list(self.pool.map(lambda part: work(part, self.records[part]), parts))


@dataclass(frozen=True)
class Tally:
    """What many random matches came to."""

    games: int
    wins: tuple[int, ...]  # by seat
    draws: int
    lengths: np.ndarray  # decisions of every match


def random_matches(
    game: Game, games: int, seed: int, format: str | None = None, threads: int | None = None, **options: Any
) -> Tally:
    """Play so many matches at random, one for each seed from `seed` on."""
    runner = engine(game, [MANY])
    given = game.given(format, **options)
    seats = game.format(format).seats
    lengths = np.zeros(games, np.int64)

    def share(part: slice) -> np.ndarray:
        wins = np.zeros(seats + 1, np.int64)
        runner.call(
            "random_matches",
            game.layout.zeros(2),
            given,
            seed + part.start,
            part.stop - part.start,
            np.zeros(game.actions, np.uint8),
            np.zeros(0, np.int16),
            wins,
            lengths[part],
        )
        return wins

    count = max(1, min(threads or os.cpu_count() or 1, games))
    bounds = [games * i // count for i in range(count + 1)]
    parts = [slice(low, high) for low, high in itertools.pairwise(bounds)]
    with ThreadPoolExecutor(count) as pool:
        total = np.sum(list(pool.map(share, parts)), axis=0)
    return Tally(games, tuple(int(wins) for wins in total[:-1]), int(total[-1]), lengths)
