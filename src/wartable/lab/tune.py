"""Tuning the weights of greedy: small changes of all weights at once, tried both ways against each other from paired seeds.
Every step moves the weights the way that won (simultaneous perturbation); in the end they count only if fresh seeds prove them better."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from wartable.kernel.contract import Game
from wartable.kernel.errors import OptionError
from wartable.kernel.message import Message
from wartable.lab.jobs import Job, Rows, Variant, by_variant, shards, variant
from wartable.lab.running import Work
from wartable.lab.scores import Difference, Share, difference, outcomes, points, share

REACH = 0.2  # how far a try goes to each side, as a part of a weight
LEAST = 0.05  # weights near 0 are tried as if they were so large
PACE = 1.0  # how far a step goes for a score of 100%, in tries; it gets less as the steps go on
SLOWING = 0.3
STEP, CHECK = "step", "check"


@dataclass(frozen=True)
class Tuned:
    """The weights that were found, how each step went, and whether they are proved better than those of the game."""

    weights: Mapping[str, float]
    changes: Mapping[str, float]
    steps: tuple[Share, ...]  # of each step's one way against the other
    check: Share | None
    verdict: Difference | None  # of the points from each seed, from a half

    @property
    def better(self) -> bool:
        return self.verdict is not None and self.verdict.mean > self.verdict.margin

    def as_json(self) -> dict[str, Any]:
        return {
            "weights": {name: round(value, 4) for name, value in self.weights.items()},
            "changes": {name: round(value, 4) for name, value in self.changes.items()},
            "steps": [step.as_json() for step in self.steps],
            "check": None if self.check is None else self.check.as_json(),
            "better": self.better,
        }


def check_weights(rules: Game) -> None:
    """Refuse a game whose greedy has no weights to tune."""
    if not rules.weights:
        raise OptionError(Message("lab-no-weights", {"game": rules.title}))


def play(job: Job, work: Work) -> Tuned:
    """So many steps, then the check."""
    work.expect(job.steps * job.games + job.check)
    found: dict[str, float] = {}
    played: list[Rows] = []
    for step in range(job.steps):
        chosen = _tried(job, found, step)
        rows = work.play(shards(chosen, job.seed + step * job.games // 2, job.games // 2))
        played += rows
        found = _moved(job, found, step, next(iter(by_variant(rows).values())))
    played += work.play(shards(_checked(job, found), _fresh(job), job.check // 2))
    return told(job, played)


def _spread(job: Job) -> np.ndarray:
    return np.array([REACH * max(abs(value), LEAST) for value in job.rules.weights.values()])


def _signs(job: Job, step: int) -> np.ndarray:
    """Which way each weight goes in a step, by the seed of the job."""
    lot = np.random.Generator(np.random.PCG64([job.seed, step]))
    return lot.choice((-1.0, 1.0), len(job.rules.weights))


def _named(job: Job, values: np.ndarray) -> dict[str, float]:
    return {name: float(value) for name, value in zip(job.rules.weights, values, strict=True)}


def _tried(job: Job, found: Mapping[str, float], step: int) -> Variant:
    """What stands so far with a try added, against what stands so far with it taken away."""
    now = np.array([found.get(name, 0.0) for name in job.rules.weights])
    way = _signs(job, step) * _spread(job)
    both = (_named(job, now + way), _named(job, now - way))
    return variant(job, weights=both, part=STEP, step=step)


def _moved(job: Job, found: Mapping[str, float], step: int, rows: Rows) -> dict[str, float]:
    """The weights after a step: towards the way that scored more, less far as steps go on."""
    now = np.array([found.get(name, 0.0) for name in job.rules.weights])
    lead = 2 * float(points(outcomes(rows)).mean()) - 1
    pace = PACE / math.pow(1 + step / 10, SLOWING)
    return _named(job, now + pace * lead * _signs(job, step) * _spread(job))


def _checked(job: Job, found: Mapping[str, float]) -> Variant:
    return variant(
        job, weights=(found or dict.fromkeys(job.rules.weights, 0.0), {}), part=CHECK, step=job.steps
    )


def _fresh(job: Job) -> int:
    """The first seed that no step has used."""
    return job.seed + job.steps * job.games // 2


def told(job: Job, rows: Sequence[Rows]) -> Tuned:
    """What rows say: the steps are gone through once more, as far as they were played."""
    played = by_variant(rows)
    found: dict[str, float] = {}
    steps = []
    for step in range(job.steps):
        chosen = _tried(job, found, step)
        if chosen not in played or len(played[chosen]) < job.games:
            break
        steps.append(share(outcomes(played[chosen])))
        found = _moved(job, found, step, played[chosen])
    last = played.get(_checked(job, found)) if len(steps) == job.steps else None
    weights = {name: value + found.get(name, 0.0) for name, value in job.rules.weights.items()}
    if last is None:
        return Tuned(weights, found, tuple(steps), None, None)
    by_seed = points(outcomes(last)).reshape(-1, 2).mean(axis=1)
    verdict = difference(by_seed, np.full(len(by_seed), 0.5))
    return Tuned(weights, found, tuple(steps), share(outcomes(last)), verdict)
