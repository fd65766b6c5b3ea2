"""What rows say: who won, how sure that is, and how two things differ that were played from the same seeds."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

import numpy as np

from wartable.lab.jobs import Rows
from wartable.lab.simulate import Z, wilson


@dataclass(frozen=True)
class Share:
    """A share of points with its 95% interval."""

    share: float
    low: float
    high: float
    games: int

    def as_json(self) -> dict[str, Any]:
        interval = [round(self.low, 6), round(self.high, 6)]
        return {"share": round(self.share, 6), "interval": interval, "games": self.games}


@dataclass(frozen=True)
class Difference:
    """How much more one thing scores than another, with its 95% interval."""

    mean: float
    margin: float
    seeds: int

    @property
    def decided(self) -> bool:
        return abs(self.mean) > self.margin

    def as_json(self) -> dict[str, Any]:
        interval = [round(self.mean - self.margin, 6), round(self.mean + self.margin, 6)]
        return {"difference": round(self.mean, 6), "interval": interval, "seeds": self.seeds}


def outcomes(rows: Rows) -> np.ndarray:
    """+1, 0 or -1 for the first player of every match: it won if every seat that came first is one of its own."""
    best = rows.returns == rows.returns.max(axis=1, keepdims=True)
    own = (np.arange(rows.returns.shape[1]) % 2)[None, :] == rows.swapped[:, None]
    mine, others = (best & own).any(axis=1), (best & ~own).any(axis=1)
    return np.where(mine & ~others, 1, np.where(others & ~mine, -1, 0)).astype(np.int8)


def points(results: np.ndarray) -> np.ndarray:
    """Wins as 1, draws as a half."""
    worth: np.ndarray = (results + 1) / 2
    return worth


def share(results: np.ndarray) -> Share:
    """The points of many matches, as a share of all there were."""
    if not len(results):
        return Share(0.5, 0.0, 1.0, 0)
    mean = float(points(results).mean())
    return Share(mean, *wilson(mean, len(results)), len(results))


def advantage(rows: Rows, name: str) -> Share:
    """What the seats scored that had an advantage, whoever played them.

    Equal players that swap seats play the same match once more, which tells nothing new and is not counted twice.
    """
    seat = rows.advantages[name]
    alike = len(set(rows.variant.players)) == 1 and not rows.variant.weights
    had = (seat >= 0) & ~(alike & rows.swapped)
    best = rows.returns == rows.returns.max(axis=1, keepdims=True)
    won = best[np.arange(len(rows)), np.maximum(seat, 0)]
    alone = best.sum(axis=1) == 1
    return share(np.where(won & alone, 1, np.where(won, 0, -1))[had])


def difference(one: np.ndarray, other: np.ndarray, z: float = Z) -> Difference:
    """Points seed by seed, the one's less the other's; both come from the same seeds in the same order."""
    assert len(one) == len(other), "they are paired"
    apart = one - other
    spread = float(apart.std(ddof=1)) if len(apart) > 1 else 0.5
    return Difference(float(apart.mean()), z * spread / math.sqrt(len(apart)), len(apart))


def z_of(level: float) -> float:
    """How many standard errors an interval reaches to both sides that holds with such a chance."""
    return NormalDist().inv_cdf(0.5 + level / 2)
