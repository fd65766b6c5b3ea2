"""Many matches between two players on paired seeds: each seed is played twice, with the seats swapped.
What comes out is the first player's score with a 95% interval, the same for any number of threads or processes.

Where more than two seats play, the two players hold every other seat, and all seats of a player count. A score is
the share of matches that one seat of the player won: even players score a half between two sides, a quarter among four."""

from __future__ import annotations

import math
import multiprocessing
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from wartable.kernel.contract import Position, game
from wartable.kernel.engine import engine
from wartable.kernel.errors import OptionError
from wartable.kernel.message import Message
from wartable.players import check_player, contests, modules

Z = 1.959964  # 95%
MOST_GAMES = 1_000_000
MOST_JOBS = 256
WAIT = 0.5  # seconds between two reports, about


@dataclass(frozen=True)
class Match:
    """What two players are to play, but for the seed."""

    game: str
    format: str | None
    options: Mapping[str, Any]
    players: tuple[str, str]


@dataclass(frozen=True)
class Score:
    """How the first player named did, in matches won and lost by any of its seats."""

    wins: tuple[int, int]
    draws: int
    seed: int
    sides: int = 2  # that can win a match: teams, or seats where each plays for itself

    @property
    def games(self) -> int:
        return sum(self.wins) + self.draws

    @property
    def share(self) -> float:
        """Wins and half the draws, as a share of all games; what one player has the other lacks."""
        return (self.wins[0] + self.draws / 2) / self.games

    @property
    def score(self) -> float:
        """The share of one side: each player has half of them."""
        return self.share / self.of_one

    @property
    def even(self) -> float:
        """What a player scores against its equal."""
        return 1 / self.sides

    @property
    def interval(self) -> tuple[float, float]:
        low, high = wilson(self.share, self.games)
        return low / self.of_one, high / self.of_one

    @property
    def of_one(self) -> float:
        """Sides of a player in a match; two that swap seats hold one and a half of three."""
        return self.sides / 2

    def as_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "wins": list(self.wins),
            "draws": self.draws,
            "score": round(self.score, 6),
            "interval": [round(bound, 6) for bound in self.interval],
            "even": round(self.even, 6),
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
    order = match.players[::-1] if swapped else match.players
    _, returns = contests.play_one(game(match.game), order, seed, match.format, match.options)
    return result(returns, 1 if swapped else 0)


def result(returns: Sequence[int], first: int) -> int:
    """+1 if every seat that came first is of the player in seats `first`, `first` + 2 and so on, -1 if none, else 0."""
    best = max(returns)
    own = {seat % 2 == first for seat, got in enumerate(returns) if got == best}
    return 0 if len(own) == 2 else 1 if own == {True} else -1


def sides(position: Position) -> int:
    """How many can win a match: a team wins together, and without teams every seat is its own."""
    shown = position.view(-1).get("seats", [{}] * position.seats)
    return len({place.get("team", seat) for seat, place in enumerate(shown)})


def check(games: int, seed: int, jobs: int | None) -> None:
    """Refuse numbers that nothing can be played with."""
    if not 2 <= games <= MOST_GAMES or games % 2:
        raise OptionError(Message("error-games", {"most": str(MOST_GAMES), "games": str(games)}))
    if jobs is not None and not 1 <= jobs <= MOST_JOBS:
        raise OptionError(Message("error-jobs", {"most": str(MOST_JOBS), "jobs": str(jobs)}))
    last = 2**63 - games // 2
    if not 0 <= seed <= last:
        raise OptionError(Message("error-seed", {"most": str(last), "seed": str(seed)}))


def simulate(
    match: Match,
    games: int,
    seed: int,
    jobs: int | None = None,
    report: Callable[[Score], None] = lambda score: None,
) -> Score:
    """Play so many games (an even number: pairs) and count; `report` hears of what is played now and then."""
    check(games, seed, jobs)
    rules = game(match.game)
    start = rules.new(match.format, seed, compiled=False, **match.options)  # faults are told before the work
    for spec in match.players:
        check_player(spec, rules)
    count, seeds = jobs or os.cpu_count() or 1, range(seed, seed + games // 2)
    in_runners = contests.is_compiled(rules, match.players)
    wins, losses, draws = 0, 0, 0
    score = Score((0, 0), 0, seed)
    for results in _in_threads(match, seeds, count) if in_runners else _in_processes(match, seeds, count):
        wins += results.count(1)
        losses += results.count(-1)
        draws += results.count(0)
        score = Score((wins, losses), draws, seed, sides(start))
        report(score)
    return score


def _in_threads(match: Match, seeds: range, threads: int) -> Iterator[list[int]]:
    """The results of pairs in the order of their seeds, so many at a time that somebody who waits hears of them."""
    rules, done, part = game(match.game), 0, threads
    while done < len(seeds):
        pairs = np.arange(seeds[done], seeds[min(done + part, len(seeds)) - 1] + 1)
        swapped = np.arange(2 * len(pairs)) % 2
        began = time.perf_counter()
        played = contests.play(
            rules, match.players, np.repeat(pairs, 2), match.format, match.options, threads, swapped
        )
        taken = time.perf_counter() - began
        done += len(pairs)
        part = max(threads, min(4 * part, int(part * WAIT / max(taken, 1e-3))))
        returns = played.returns.tolist()
        yield [result(got, number % 2) for number, got in enumerate(returns)]


def _in_processes(match: Match, seeds: range, jobs: int) -> Iterator[tuple[int, int]]:
    """The same of players that no runner has, a pair at a time: only processes of their own think side by side."""
    jobs = min(jobs, len(seeds))
    if jobs == 1:
        yield from map(partial(_play_pair, match), seeds)
        return
    rules = game(match.game)
    engine(rules, modules(rules))  # compile once, before the processes all would
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(partial(_play_pair, match), seeds, chunksize=1)


def _play_pair(match: Match, seed: int) -> tuple[int, int]:
    return play_one(match, seed, False), play_one(match, seed, True)
