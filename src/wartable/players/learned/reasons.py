"""Why a chance is as it is: what a game has names for is left out of what a seat sees, and the network judges once more.
Only the seat's own observation is asked, so nothing that it can't know is ever told."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from wartable.kernel.contract import Game, Position
from wartable.kernel.judging import Judging, Part, Reason
from wartable.kernel.message import Message
from wartable.players.chances import calibration_of
from wartable.players.learned.features import Features
from wartable.players.learned.judging import ACTIVE, SUM_SHIFT, WEIGHT_SHIFT
from wartable.players.learned.weights import Weights, weights_of
from wartable.players.lots import LOGIT

MOST = 4  # reasons that are told
LEAST = 1.0  # points below which nothing is


@dataclass(frozen=True)
class Worth:
    """What something that has a name changes: so many points of a hundred of the chance to win, for the seat or against it."""

    name: str
    points: float
    game: str

    @property
    def message(self) -> Message:
        return Message(f"reason-{self.game}-{self.name}")


def reasons(position: Position, seat: int, most: int = MOST) -> list[Worth]:
    """What changes the chance of a seat most, the greatest first; nothing where the match is over or nothing was learned."""
    game = position.game
    weights = weights_of(game)
    if weights is None or game.judging is None or position.over:
        return []
    worths = worth_of(game, weights, position.observe(seat), position.seats)
    told = [each for each in worths if abs(each.points) >= LEAST]
    return sorted(told, key=lambda each: -abs(each.points))[:most]


def worth_of(game: Game, weights: Weights, seen: np.ndarray, seats: int) -> list[Worth]:
    """What everything with a name is worth to whoever sees this, in the order of the game."""
    assert game.judging is not None, f"{game.name} does not say how it is judged"
    judging: Judging = game.judging.get()
    rows = [seen, *(without(weights.features, each, seen) for each in judging.reasons)]
    calibration = calibration_of(game, seats, learned=True)
    whole, *rest = (calibration.chance(math.tanh(logit / 2)) for logit in logits(weights, rows))
    return [
        Worth(each.name, 100 * (whole - less), game.name)
        for each, less in zip(judging.reasons, rest, strict=True)
    ]


def without(features: Features, reason: Reason, seen: np.ndarray) -> np.ndarray:
    """What is seen, as if there were nothing of what a reason names."""
    left = seen.copy()
    for part in reason.parts:
        for number in part.numbers:
            places = features.places_of(number)
            left[places[_there(features, part, seen)] if part.where else places] = 0
    return left


def _there(features: Features, part: Part, seen: np.ndarray) -> np.ndarray:
    """At which places of the first axis all pieces have one of the values that are asked for."""
    fitting = [np.isin(seen[features.places_of(number)], values) for number, values in part.where.items()]
    there: np.ndarray = np.logical_and.reduce(fitting)
    return there


def logits(weights: Weights, rows: Sequence[np.ndarray]) -> list[float]:
    """What the network thinks of observations for their own seat, as log odds: `judging.judge` in the words of NumPy."""
    found = []
    for row in rows:
        total = weights.table[weights.features.rows_of(row)].sum(0, dtype=np.int64) + weights.bias
        first = np.clip(total >> SUM_SHIFT, 0, ACTIVE)
        second = np.clip(
            (first @ weights.hidden.astype(np.int64) + weights.hidden_bias) >> WEIGHT_SHIFT, 0, ACTIVE
        )
        last = int(second @ weights.values[0].astype(np.int64)) + int(weights.values_bias[0])
        found.append(last // ACTIVE / LOGIT)
    return found
