"""Many matches between two players on paired seeds: each seed is played twice, with the seats swapped.
What comes out is the first player's score with a 95% interval, the same for any number of processes."""

from __future__ import annotations

import math
import multiprocessing
import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

from wartable.kernel.contract import game
from wartable.kernel.engine import engine
from wartable.kernel.errors import OptionError
from wartable.players import modules, player

Z = 1.959964  # 95%


@dataclass(frozen=True)
class Match:
    """What two players are to play, but for the seed."""

    game: str
    format: str | None
    options: Mapping[str, Any]
    players: tuple[str, str]


@dataclass(frozen=True)
class Score:
    """How the first player named did."""

    wins: tuple[int, int]
    draws: int
    seed: int

    @property
    def games(self) -> int:
        return sum(self.wins) + self.draws

    @property
    def score(self) -> float:
        """Wins and half the draws, as a share of all games."""
        return (self.wins[0] + self.draws / 2) / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.score, self.games)

    def as_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "wins": list(self.wins),
            "draws": self.draws,
            "score": round(self.score, 6),
            "interval": [round(bound, 6) for bound in self.interval],
            "seed": self.seed,
        }


def wilson(share: float, count: int) -> tuple[float, float]:
    """The 95% interval of a share seen in so many games (Wilson's)."""
    centre = share + Z * Z / (2 * count)
    spread = Z * math.sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    scale = 1 + Z * Z / count
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def play_one(match: Match, seed: int, swapped: bool) -> int:
    """One match; +1, 0 or -1 for the first player named. Seats of a team are played by one player."""
    rules = game(match.game)
    position = rules.new(match.format, seed=seed, **match.options)
    order = match.players[::-1] if swapped else match.players
    seated = [player(order[seat % 2], rules, seed * 4 + seat) for seat in range(position.seats)]
    seat = position.actor
    while seat >= 0:
        position.play(seated[seat].choose(position, seat))
        seat = position.actor
    return position.returns()[1 if swapped else 0]


def _play_pair(match: Match, seed: int) -> tuple[int, int]:
    return play_one(match, seed, False), play_one(match, seed, True)


def simulate(
    match: Match,
    games: int,
    seed: int,
    jobs: int | None = None,
    report: Callable[[Score], None] = lambda score: None,
) -> Score:
    """Play so many games (an even number: pairs) and count; `report` hears of every pair played."""
    if games < 2 or games % 2:
        raise OptionError(f"games are played in pairs with the seats swapped; {games} is not an even number.")
    rules = game(match.game)
    rules.given(match.format, **match.options)  # faults of the options are told before anything is started
    for spec in match.players:
        player(spec, rules)
    wins, losses, draws = 0, 0, 0
    for results in _results(match, range(seed, seed + games // 2), jobs or os.cpu_count() or 1):
        wins += results.count(1)
        losses += results.count(-1)
        draws += results.count(0)
        report(Score((wins, losses), draws, seed))
    return Score((wins, losses), draws, seed)


def _results(match: Match, seeds: range, jobs: int) -> Iterator[tuple[int, int]]:
    """The pairs in the order of their seeds, on one process or several."""
    if jobs == 1:
        yield from map(partial(_play_pair, match), seeds)
        return
    engine(game(match.game), modules())  # compile once, before the processes all would
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(partial(_play_pair, match), seeds, chunksize=1)
