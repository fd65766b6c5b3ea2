"""The ladder: the built-in players against each other, rated on one scale.
Ratings are the most likely ones for all results together, in Elo points, with random at zero."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np

from wartable.lab.simulate import Match, Score, simulate

PLAYERS = ("random", "greedy", "search:50", "search:200", "search:800")
ELO = 400 / np.log(10)


@dataclass(frozen=True)
class Rung:
    """A player's place: rating, its 95% margin, and score over all its games."""

    player: str
    rating: float
    margin: float
    score: float
    games: int


def climb(
    game: str,
    format: str | None,
    options: Mapping[str, Any],
    players: tuple[str, ...],
    games: int,
    seed: int,
    jobs: int | None,
    report: Callable[[tuple[str, str], Score], None],
) -> list[Rung]:
    """Every pair plays so many games; the rungs come best first."""
    results: dict[tuple[int, int], Score] = {}
    for one, other in combinations(range(len(players)), 2):
        pair = (players[one], players[other])
        results[one, other] = simulate(Match(game, format, options, pair), games, seed, jobs)
        report(pair, results[one, other])
    ratings, margins = rate(len(players), results)
    rungs = []
    for number, name in enumerate(players):
        points = [
            (score.share if number == one else 1 - score.share, score)
            for (one, other), score in results.items()
            if number in (one, other)
        ]
        played = sum(score.games for _, score in points)
        share = sum(point / score.of_one * score.games for point, score in points) / played
        rungs.append(Rung(name, float(ratings[number]), float(margins[number]), share, played))
    return sorted(rungs, key=lambda rung: -rung.rating)


def rate(count: int, results: Mapping[tuple[int, int], Score]) -> tuple[np.ndarray, np.ndarray]:
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
    reduced = np.linalg.inv(information[1:, 1:])
    errors = np.concatenate([[0.0], np.sqrt(np.diag(reduced))])
    return strength * ELO, errors * 1.959964 * ELO
