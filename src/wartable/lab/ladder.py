"""The ladder: the built-in players against each other, rated on one scale.
Ratings are the most likely ones for all results together, in Elo points, with the first player at zero. Pairs whose order is
decided play no further: each look at the results is as careful as all looks together must be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations, pairwise
from typing import Any

import numpy as np

from wartable.lab.jobs import Job, Rows, Variant, dealt, joined, spread
from wartable.lab.running import Work
from wartable.lab.scores import outcomes, z_of
from wartable.lab.simulate import Score, Z, sides

PLAYERS = ("random", "greedy", "search:50", "search:200", "search:800")
ELO = 400 / np.log(10)
FIRST_LOOK = 40  # games of every pair before the order is looked at; then twice as many each time
SURE = 0.95

Results = Mapping[tuple[int, int], Score]


@dataclass(frozen=True)
class Rung:
    """A player's place: rating, its 95% margin, score over all its games, and whether it is decided that it is better
    than the next."""

    player: str
    rating: float
    margin: float
    score: float
    games: int
    decided: bool = False


@dataclass(frozen=True)
class Ladder:
    """The rungs, best first, and what every pair came to."""

    rungs: tuple[Rung, ...]
    pairs: Mapping[tuple[str, str], Score]

    @property
    def decided(self) -> bool:
        return all(rung.decided for rung in self.rungs[:-1])

    def as_json(self) -> dict[str, Any]:
        told = [{"players": list(pair), **score.as_json()} for pair, score in self.pairs.items()]
        return {"decided": self.decided, "ladder": [asdict(rung) for rung in self.rungs], "pairs": told}


def climb(job: Job, work: Work) -> Ladder:
    """Every pair plays until the order of neighbours is decided, or all games are played."""
    variants = _variants(job)
    work.expect(len(variants) * job.games)
    played: list[Rows] = []
    due, seeds = set(variants), 0
    for look in looks(job.games):
        for pair in sorted(due):
            played += work.play(spread(variants[pair], job.seed + seeds, look // 2 - seeds))
        seeds = look // 2
        ladder = told(job, played)
        due = set(_undecided(job, ladder)) & due
        if not due:
            break
    return told(job, played)


def looks(games: int) -> list[int]:
    """After how many games of a pair the order is looked at."""
    found = [min(FIRST_LOOK, games)]
    while found[-1] < games:
        found.append(min(2 * found[-1], games))
    return found


def told(job: Job, rows: Sequence[Rows]) -> Ladder:
    """The ladder that rows give."""
    by_pair: dict[tuple[str, ...], list[Rows]] = {}
    for part in rows:
        by_pair.setdefault(part.variant.players, []).append(part)
    start = job.rules.new(job.format, job.seed, compiled=False, **job.options)
    results: dict[tuple[int, int], Score] = {}
    for pair in combinations(range(len(job.players)), 2):
        found = by_pair.get(tuple(job.players[number] for number in pair))
        if found:
            counts = [int((outcomes(joined(found)) == result).sum()) for result in (1, -1, 0)]
            results[pair] = Score((counts[0], counts[1]), counts[2], job.seed, sides(start))
    if not results:
        return Ladder((), {})
    rating = rated(len(job.players), results)
    z = z_of(1 - (1 - SURE) / len(looks(job.games)))
    order = sorted(range(len(job.players)), key=lambda number: -rating.elo[number])
    after = {one: rating.is_apart(one, other, z) for one, other in pairwise(order)}
    rungs = tuple(_rung(job.players, number, results, rating, after.get(number, False)) for number in order)
    return Ladder(
        rungs,
        {(job.players[one], job.players[other]): score for (one, other), score in results.items()},
    )


def _variants(job: Job) -> dict[tuple[int, int], list[Variant]]:
    return {
        pair: dealt(job, [job.players[number] for number in pair])
        for pair in combinations(range(len(job.players)), 2)
    }


def _undecided(job: Job, ladder: Ladder) -> Iterator[tuple[int, int]]:
    """The pairs of neighbours of which nobody knows yet who is better."""
    for rung, below in pairwise(ladder.rungs):
        if not rung.decided:
            one, other = sorted((job.players.index(rung.player), job.players.index(below.player)))
            yield one, other


def _rung(players: Sequence[str], number: int, results: Results, rating: Rating, decided: bool) -> Rung:
    own = [
        (score.share if number == one else 1 - score.share, score)
        for (one, other), score in results.items()
        if number in (one, other)
    ]
    games = sum(score.games for _, score in own)
    share = sum(point / score.of_one * score.games for point, score in own) / max(games, 1)
    return Rung(
        players[number], float(rating.elo[number]), float(rating.margins[number]), share, games, decided
    )


@dataclass(frozen=True)
class Rating:
    """Ratings in Elo, relative to the first player, and how they vary together."""

    elo: np.ndarray
    covariance: np.ndarray

    @property
    def margins(self) -> np.ndarray:
        wide: np.ndarray = Z * np.sqrt(np.diag(self.covariance))
        return wide

    def is_apart(self, one: int, other: int, z: float) -> bool:
        """Whether the interval of a difference leaves out 0."""
        spread = self.covariance[one, one] + self.covariance[other, other] - 2 * self.covariance[one, other]
        return bool(abs(self.elo[one] - self.elo[other]) > z * np.sqrt(max(spread, 0.0)))


def rated(count: int, results: Results) -> Rating:
    """Bradley-Terry ratings by Newton's method; half a win each way is added to every pair to keep them finite."""
    strength = np.zeros(count)
    information = np.eye(count)
    for _ in range(100):
        gradient = np.zeros(count)
        information = np.zeros((count, count))
        for (one, other), score in results.items():
            games = score.games + 1
            won = score.share * score.games + 0.5
            expected = 1 / (1 + np.exp(strength[other] - strength[one]))
            gradient[one] += won - games * expected
            gradient[other] -= won - games * expected
            weight = games * expected * (1 - expected)
            information[one, one] += weight
            information[other, other] += weight
            information[one, other] -= weight
            information[other, one] -= weight
        step = np.linalg.lstsq(information, gradient, rcond=None)[0]
        strength += np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-9:
            break
    strength -= strength[0]
    covariance = np.zeros((count, count))
    covariance[1:, 1:] = np.linalg.pinv(information[1:, 1:])
    return Rating(strength * ELO, covariance * ELO * ELO)
