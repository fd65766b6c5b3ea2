"""Jobs and rows as tests of the lab need them."""

from __future__ import annotations

from typing import Any

import numpy as np

from wartable.lab import series
from wartable.lab.jobs import Job, Rows, Variant
from wartable.lab.running import Local, Work
from wartable.lab.simulate import Score

SHORT: dict[str, Any] = {
    "game": "invictus",
    "format": "short",
    "options": {},
    "players": ("greedy", "random"),
    "games": 200,
    "seed": 7,
}
NATIONS = (("king", "king"), ("shogun", "shogun"))


def job(kind: str, **more: Any) -> Job:
    return Job(kind, **{**SHORT, **more})


def score_of(
    game: str, format: str, players: tuple[str, str], games: int, seed: int = 7, cores: int = 1
) -> Score:
    """How the first of two players does in so many games."""
    return series.play(Job("simulate", game, format, {}, players, games, seed), Work(Local(cores))).score


def alone(folder: Any = None) -> Work:
    return Work(Local(1), folder)


def rows(variant: Variant, results: list[int], first: list[int] | None = None) -> Rows:
    """Rows of a variant with these outcomes for its first player, from seed 0 on."""
    times = 2 if variant.swaps else 1
    count = len(results) // times
    swapped = np.tile(np.arange(times) == 1, count)
    of_seat0 = np.where(swapped, -np.array(results), np.array(results))
    return Rows(
        variant,
        np.repeat(np.arange(count), times),
        swapped,
        np.stack([of_seat0, -of_seat0], axis=1).astype(np.int8),
        np.full(len(results), 30),
        {"first": np.array(first if first is not None else [0] * len(results), np.int8)},
    )


def same(one: Rows, other: Rows) -> bool:
    """Whether rows are alike, bit for bit."""
    columns = ("seeds", "swapped", "returns", "lengths")
    alike = all(getattr(one, name).tobytes() == getattr(other, name).tobytes() for name in columns)
    had = all(one.advantages[name].tobytes() == other.advantages[name].tobytes() for name in one.advantages)
    return one.variant == other.variant and alike and had and list(one.advantages) == list(other.advantages)
