"""Whether chances come true: matches of a player against itself, what it hoped for at every decision, and how each ended.
They come from seeds of their own, over all decks and sides, so that no network has learned from any of them."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from wartable.kernel.batch import Batch
from wartable.kernel.contract import Game
from wartable.kernel.errors import OptionError
from wartable.kernel.judging import Calibration, log_odds
from wartable.kernel.message import Message, cited
from wartable.lab.learning.variants import Group, Variant, groups_of
from wartable.lab.simulate import wilson
from wartable.players import check_player, contests
from wartable.players.matches import KEPT_TRIES, WHOLE_TRY

FIRST_SEED = 1 << 43  # matches that nobody else plays
APART = 1 << 24  # seeds between those of one `seed` and of the next
MOST_SEED, MOST_GAMES, MOST_THREADS = 1 << 16, 1 << 20, 4096
SEARCHES = ("search:", "playouts:")  # players that hope for something
AT_ONCE = 2  # matches of a variant: many of one would say more of it than of the game
VARIANTS = 2_000  # at the most
LONGEST = 4_000  # decisions of a match that are looked at
BINS = 10
FEW = 20  # matches in a bin without which its difference says nothing
ROUNDS = 50  # of Newton's method, which needs less than ten

Progress = Callable[[int, int], None]  # told how many matches are there, and how many there will be


@dataclass(frozen=True)
class Beliefs:
    """What seats hoped for when they decided, and what they got: a row a decision."""

    match: np.ndarray  # int64, in which match
    hoped: np.ndarray  # float64, from -1 to 1
    won: np.ndarray  # float64, 1, 0.5 or 0

    def __len__(self) -> int:
        return len(self.match)

    @property
    def matches(self) -> int:
        """How many there are of which something is known."""
        return len(np.unique(self.match))


@dataclass(frozen=True)
class Bin:
    """Positions of which about the same was said."""

    said: float
    won: float
    low: float  # 95% of `won`, by matches
    high: float
    positions: int
    matches: int

    def as_json(self) -> dict[str, Any]:
        return {
            "said": round(self.said, 4),
            "won": round(self.won, 4),
            "interval": [round(self.low, 4), round(self.high, 4)],
            "positions": self.positions,
            "matches": self.matches,
        }


@dataclass(frozen=True)
class Reliability:
    """How what was said came true, by tenths; tenths of which nothing was said are left out."""

    matches: int
    positions: int
    bins: tuple[Bin, ...]
    used: Calibration
    fitted: Calibration  # the map that fits these matches best

    @property
    def greatest(self) -> Bin | None:
        """Where said and won differ most, of those that enough matches have been in."""
        telling = [each for each in self.bins if each.matches >= FEW]
        return max(telling, key=lambda each: abs(each.said - each.won), default=None)

    def as_json(self) -> dict[str, Any]:
        worst = self.greatest
        return {
            "games": self.matches,
            "positions": self.positions,
            "bins": [each.as_json() for each in self.bins],
            "greatest": None if worst is None else round(abs(worst.said - worst.won), 4),
            "used": _numbers(self.used),
            "fitted": _numbers(self.fitted),
        }


def _numbers(calibration: Calibration) -> dict[str, float]:
    return {"slope": round(calibration.slope, 4), "intercept": round(calibration.intercept, 4)}


def check(game: Game, player: str, games: int, seed: int, threads: int | None = None) -> None:
    """Refuse what can't be played, or says nothing of chances, before anything is."""
    check_player(player, game)
    if not (player.startswith(SEARCHES) and contests.is_compiled(game, [player])):
        raise OptionError(Message("lab-calibrate-player", {"player": cited(player)}))
    for option, value, least, most in (
        ("--games", games, 1, MOST_GAMES),
        ("--seed", seed, 0, MOST_SEED),
        ("--threads", threads or 1, 1, MOST_THREADS),
    ):
        if not least <= value <= most:
            told = {"option": option, "least": str(least), "most": str(most), "value": str(value)}
            raise OptionError(Message("lab-learn-number", told))


def group_for(game: Game, format: str | None, games: int, seed: int) -> Group:
    """What is played: a format, or all with as many seats as the usual one has, with options by lot."""
    count = min(math.ceil(games / AT_ONCE), VARIANTS)
    return groups_of(game, [] if format is None else [format], count, FIRST_SEED + seed)[0]


def play(
    game: Game,
    group: Group,
    player: str,
    games: int,
    seed: int,
    threads: int | None = None,
    progress: Progress = lambda done, total: None,
) -> Iterator[Beliefs]:
    """What is believed in so many matches, a few of each variant at a time; what comes out does not depend on the threads."""

    def part(number: int) -> Beliefs:
        matches = np.arange(AT_ONCE * number, min(AT_ONCE * (number + 1), games))
        return _believed(game, group.variants[number % len(group.variants)], player, matches, seed)

    progress(0, games)
    yield part(0)  # before there are several who would compile the same
    pool = ThreadPoolExecutor(threads or os.cpu_count() or 1)
    try:
        for number, found in enumerate(pool.map(part, range(1, math.ceil(games / AT_ONCE))), 1):
            progress(min(AT_ONCE * (number + 1), games), games)
            yield found
    finally:
        pool.shutdown(cancel_futures=True)


def _believed(game: Game, variant: Variant, player: str, matches: np.ndarray, seed: int) -> Beliefs:
    seeds = FIRST_SEED + seed * APART + matches
    way = (variant.format, variant.options)
    found = contests.play(game, [player], seeds, *way, threads=1, moves=LONGEST, thoughts=True)
    longest = min(LONGEST, int(found.lengths.max()))
    seats = deciders(game, variant, seeds, found.moves[:, :longest])
    thoughts = found.thoughts[:, :longest]
    # what was tried most has a share where anything was tried
    row, step = np.nonzero(thoughts[:, :, KEPT_TRIES] > 0)
    hoped = thoughts[row, step, 2 * KEPT_TRIES] / WHOLE_TRY
    won = (found.returns[row, seats[row, step]] + 1) / 2
    return Beliefs(matches[row], hoped, won)


def deciders(game: Game, variant: Variant, seeds: np.ndarray, moves: np.ndarray) -> np.ndarray:
    """Who made each move of some matches; -1 behind the last."""
    batch = Batch(game, seeds, variant.format, threads=1, observe=False, masks="none", **variant.options)
    seats = np.full(moves.shape, -1, np.int64)
    for step in range(moves.shape[1]):
        going = moves[:, step] >= 0
        seats[going, step] = batch.out.actors[going]
        batch.step(np.where(going, moves[:, step], -1))
    return seats


def joined(parts: Sequence[Beliefs]) -> Beliefs:
    """All beliefs in one; there may be none."""
    none = Beliefs(np.zeros(0, np.int64), np.zeros(0), np.zeros(0))
    columns = zip(*((part.match, part.hoped, part.won) for part in (none, *parts)), strict=True)
    match, hoped, won = map(np.concatenate, columns)
    return Beliefs(match, hoped, won)


# --- What it says -----------------------------------------------------------------------------------


def told(beliefs: Beliefs, used: Calibration) -> Reliability:
    """How often seats won of which a map says something, by tenths of the chance."""
    said = np.array([used.chance(value) for value in beliefs.hoped.tolist()])
    tenth = np.minimum((said * BINS).astype(np.int64), BINS - 1)
    bins = [_bin(said[tenth == each], beliefs, tenth == each) for each in np.unique(tenth)]
    return Reliability(beliefs.matches, len(beliefs), tuple(bins), used, fit(beliefs))


def _bin(said: np.ndarray, beliefs: Beliefs, here: np.ndarray) -> Bin:
    """Positions of one match end alike, so its share of wins is as sure as that of independent ones with the same spread."""
    match, won = beliefs.match[here], beliefs.won[here]
    _, of = np.unique(match, return_inverse=True)
    matches, mean = int(of.max()) + 1, float(won.mean())
    apart = np.bincount(of, won - mean)
    spread = float((apart**2).sum()) / len(won) ** 2 * matches / max(matches - 1, 1)
    count = min(mean * (1 - mean) / spread, len(won)) if spread else matches
    low, high = wilson(mean, max(count, 1))
    return Bin(float(said.mean()), mean, low, high, len(won), matches)


def fit(beliefs: Beliefs) -> Calibration:
    """The map that makes what came true most likely, by Newton's method; where nothing can be told apart, none but the plain one."""
    odds = np.array([log_odds(value) for value in beliefs.hoped.tolist()])
    seen = np.stack([odds, np.ones_like(odds)])
    numbers = np.array([1.0, 0.0])
    for _ in range(ROUNDS):
        chances = 1 / (1 + np.exp(-numbers @ seen))
        weighed = seen * (chances * (1 - chances))
        bent = weighed @ seen.T
        if not len(odds) or np.linalg.cond(bent) > 1e8:
            return Calibration()
        step = np.linalg.solve(bent, seen @ (beliefs.won - chances))
        numbers += step
        if np.abs(step).max() < 1e-9:
            break
    return Calibration(*(round(float(number), 3) for number in numbers))
