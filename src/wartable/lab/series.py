"""A series: two players on paired seeds, as `wartable simulate` plays it; with what an advantage was worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from wartable.lab.jobs import Job, Rows, dealt, joined, spread
from wartable.lab.running import Work
from wartable.lab.scores import Share, advantage, outcomes, points
from wartable.lab.simulate import Score, sides


@dataclass(frozen=True)
class Series:
    """How the first player did, how its score went as games were played, and what the seats scored with an advantage."""

    score: Score
    curve: np.ndarray  # the share of points after each seed
    advantages: Mapping[str, Share]

    def as_json(self) -> dict[str, Any]:
        told = {name: cell.as_json() for name, cell in self.advantages.items()}
        return {**self.score.as_json(), "advantages": told}


def play(job: Job, work: Work) -> Series:
    return told(job, work.play(spread(dealt(job), job.seed, job.games // 2)))


def told(job: Job, rows: Sequence[Rows]) -> Series:
    """What rows say."""
    start = job.rules.new(job.format, job.seed, compiled=False, **job.options)
    if not rows:
        return Series(Score((0, 0), 0, job.seed, sides(start)), np.zeros(0), {})
    part = joined(rows)
    results = outcomes(part)
    counts = [int((results == result).sum()) for result in (1, -1, 0)]
    by_seed = points(results).reshape(-1, 2).mean(axis=1)
    return Series(
        Score((counts[0], counts[1]), counts[2], job.seed, sides(start)),
        np.cumsum(by_seed) / np.arange(1, len(by_seed) + 1),
        {name: advantage(part, name) for name in part.advantages},
    )
