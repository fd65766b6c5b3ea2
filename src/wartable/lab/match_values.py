"""How much the assets of a match of Shadespire say about who will win: learned from simulated matches.
`python -m wartable.lab.match_values` rewrites the table in `games/shadespire/values.py`."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from wartable.games.shadespire.evaluate import look_at_hand, look_at_seat, settled, time_left
from wartable.games.shadespire.state import MODELS
from wartable.games.shadespire.values import ASSETS, Asset
from wartable.kernel.contract import Position, game
from wartable.kernel.engine import engine
from wartable.lab.tables import with_table
from wartable.players import modules, player

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


def look_at_match(seed: int) -> list[Look]:
    """A match of greedy players who stray at times, seen from both seats at a few settled moments."""
    lot = random.Random(seed)
    rules = game("shadespire")
    if seed % 2:
        position = rules.new("core", seed=seed)
    else:
        decks = list(rules.format("constructed").option("deck0").ready())
        position = rules.new("constructed", seed=seed, deck0=lot.choice(decks), deck1=lot.choice(decks))
    deciding = player("greedy", rules, seed)
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


def look_at_matches(matches: int, seed: int, jobs: int) -> list[Look]:
    seeds = range(seed, seed + matches)
    engine(game("shadespire"), modules())  # compile once, before the processes all would
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        return [look for looks in pool.map(look_at_match, seeds, chunksize=8) for look in looks]


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


def table_file() -> Path:
    import wartable.games.shadespire.values

    return Path(str(wartable.games.shadespire.values.__file__))


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn what matters in a match of Shadespire.")
    parser.add_argument("--matches", type=int, default=6000, help="matches to learn from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    table = as_code(*learn(look_at_matches(given.matches, given.seed, given.jobs)))
    file = table_file()
    file.write_text(with_table(file.read_text(encoding="utf-8"), table), encoding="utf-8")


if __name__ == "__main__":
    main()
