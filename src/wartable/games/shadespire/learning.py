"""How it is learned how much the assets of a match of Shadespire say about who will win.
`python -m wartable.lab.learn shadespire` rewrites the table in `values`."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from wartable.games.shadespire.evaluate import look_at_hand, look_at_seat, settled, time_left
from wartable.games.shadespire.state import MODELS
from wartable.games.shadespire.values import ASSETS, Asset
from wartable.kernel.contract import Learning, Position, game

STRAYING = (
    0.0,
    0.1,
    0.3,
)  # how often players of a match do any legal thing, so that all sorts of matches are seen
LOOKS = 12  # at a match, from both seats
DOUBT = 20.0  # positions' worth of belief that nothing matters
STEPS = 30  # of Newton's method


@dataclass(frozen=True)
class Look:
    """What one seat saw at one moment: its assets less the other's, the time left, the leaders, and how it ended."""

    assets: np.ndarray
    left: float
    leaders: tuple[int, int]
    won: float  # 1, or 0.5 for a draw, or 0


def look_at_match(make: Callable[[int], Any], seed: int) -> list[Look]:
    """A match of players who stray at times, seen from both seats at a few settled moments."""
    lot = random.Random(seed)
    rules = game("shadespire")
    if seed % 2:
        position = rules.new("core", seed=seed)
    else:
        decks = list(rules.format("constructed").option("deck0").ready())
        position = rules.new("constructed", seed=seed, deck0=lot.choice(decks), deck1=lot.choice(decks))
    deciding = make(seed)
    straying = lot.choice(STRAYING)
    moments = []
    while not position.over:
        legal = position.legal()
        stray = lot.random() < straying
        position.play(lot.choice(legal) if stray else deciding.choose(position, position.actor))
        if len(legal) > 1 and not position.over:
            moments.append(position.copy())
    moments = [
        moment for moment in lot.sample(moments, min(len(moments), 2 * LOOKS)) if settled(moment.record)
    ]
    returns = position.returns()
    return [_look(moment, seat, returns[seat]) for moment in moments[:LOOKS] for seat in range(2)]


def _look(moment: Position, seat: int, result: int) -> Look:
    g = moment.record
    mine, others = np.zeros(ASSETS), np.zeros(ASSETS)
    look_at_seat(g, seat, mine)
    look_at_hand(g, seat, mine)
    look_at_seat(g, 1 - seat, others)
    leaders = (int(g.kind[seat * MODELS]), int(g.kind[(1 - seat) * MODELS]))
    return Look(mine - others, time_left(g), leaders, (result + 1) / 2)


def learn(looks: Sequence[Look]) -> tuple[np.ndarray, np.ndarray]:
    """Logistic regression of the result on the assets: their weights at the end, and what the time left adds.

    How strong a warband is by itself is learned beside it and left out: no decision changes it.
    """
    assets = np.array([look.assets for look in looks])
    left = np.array([[look.left] for look in looks])
    kinds = sorted({leader for look in looks for leader in look.leaders})
    warbands = np.array(
        [[(look.leaders[0] == kind) - (look.leaders[1] == kind) for kind in kinds] for look in looks], float
    )
    rows = np.hstack([assets, assets * left, warbands])
    won = np.array([look.won for look in looks])
    doubt = DOUBT * np.diag(rows.var(axis=0) + 1e-9)
    weights = np.zeros(rows.shape[1])
    for _ in range(STEPS):
        expected = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (expected - won) + doubt @ weights
        bend = (rows * (expected * (1 - expected))[:, None]).T @ rows + doubt
        weights -= np.linalg.solve(bend, slope)
    return weights[:ASSETS], weights[ASSETS : 2 * ASSETS]


def as_code(at_the_end: np.ndarray, with_time: np.ndarray) -> str:
    """The table as it stands in the file: a line for each asset."""
    lines = ["WEIGHTS = np.array(", "    ["]
    lines += [
        f"        [{at_the_end[asset]:.3f}, {with_time[asset]:.3f}],  # {asset.name.lower()}"
        for asset in Asset
    ]
    return "\n".join([*lines, "    ]", ")"]) + "\n"


LEARNING = Learning(
    file=Path(__file__).with_name("values.py"),
    play=look_at_match,
    learn=lambda seen: as_code(*learn([look for looks in seen for look in looks])),
    matches=6000,
)
