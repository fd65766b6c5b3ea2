"""How long a network takes to judge a position: `python benchmarks/judging.py [GAME]`, one core, with weights by lot.
Positions are those of matches by lot from fixed seeds; what a judgement costs does not depend on what its weights are."""

from __future__ import annotations

import sys
import time

import numpy as np

import wartable
from wartable.kernel.contract import Game
from wartable.kernel.engine import CORE, engine
from wartable.kernel.record import Records
from wartable.players.learned.features import features_of
from wartable.players.learned.weights import NAMED, desk_of, quantised, values_told
from wartable.players.players import JUDGING

WIDE, DEEP = 128, 32
POSITIONS, TIMES, BEST_OF = 400, 20, 5


def main(names: list[str]) -> None:
    for name in names or wartable.game_names():
        game = wartable.game(name)
        if game.judging is not None:
            measure(game)


def positions(game: Game) -> tuple[Records, np.ndarray, float]:
    """Records of two seats, who decides in each, and how many rows they have on average."""
    told, lot = features_of(game), np.random.default_rng(1)
    records, seats = game.layout.zeros(POSITIONS), np.zeros(POSITIONS, np.int64)
    found, rows, seed = 0, 0, 0
    while found < POSITIONS:
        position, seed = game.new(seed=seed), seed + 1
        while not position.over and found < POSITIONS:
            if lot.random() < 0.1:
                records.array[found] = position.records.array[0]
                seats[found] = position.actor
                rows += len(told.rows_of(position.observe(position.actor)))
                found += 1
            position.play(int(lot.choice(position.legal())))
    return records, seats, rows / POSITIONS


def measure(game: Game) -> None:
    told, lot = features_of(game), np.random.default_rng(1)
    values = values_told(game)
    shapes = {
        "table": (told.rows, WIDE),
        "bias": (WIDE,),
        "W2": (DEEP, WIDE),
        "b2": (DEEP,),
        "W3": (values, DEEP),
        "b3": (values,),
        "P": (game.actions, WIDE),
        "c": (game.actions,),
        "V": (told.about_rows, NAMED),
    }
    weights = quantised(game, {name: lot.normal(0, 0.1, shape) for name, shape in shapes.items()})
    runner = engine(game, (CORE, JUDGING))
    records, seats, rows = positions(game)
    desk, found = desk_of(weights, 2), np.zeros((POSITIONS, 2))
    seen = np.zeros((POSITIONS, game.observation), np.int16)

    def judge() -> None:
        runner.call("judgements", records, seats, desk.seen, weights.net, desk.acc, desk.hidden, found)

    judging = per_position(judge)
    observing = per_position(lambda: runner.call("observations", records, seats, seen))
    print(
        f"{game.name}: {judging:.2f} us a judgement, of which {observing:.2f} us to observe; {rows:.0f} rows of {told.rows}"
    )


def per_position(work: object) -> float:
    """Microseconds a position, the best of some tries."""
    assert callable(work)
    best = float("inf")
    for _ in range(BEST_OF):
        began = time.perf_counter()
        for _ in range(TIMES):
            work()
        best = min(best, time.perf_counter() - began)
    return best / TIMES / POSITIONS * 1e6


if __name__ == "__main__":
    main(sys.argv[1:])
