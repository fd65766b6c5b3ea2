"""How well the chances that a hint tells come true: matches between searches, judged now and then, and how they ended.
`python benchmarks/chances.py invasion` prints a row for each tenth of believed chance, and the confidence that fits best."""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator

import wartable
from wartable.players import insight, player

EVERY = 25  # decisions between two judgements
CERTAIN = 0.01  # nothing is believed more firmly than this

Judged = tuple[float, float]  # what was believed, and what came true


def judged(game_name: str, matches: int) -> Iterator[Judged]:
    """What both seats believed in the course of matches, beside how these ended."""
    game = wartable.game(game_name)
    judge = player("search:300", game, 99)
    for seed in range(matches):
        position = game.new(seed=seed)
        players = [player("search:60", game, 2 * seed + seat) for seat in range(2)]
        believed: list[tuple[int, float]] = []
        decisions = 0
        while not position.over:
            if decisions % EVERY == EVERY // 3 and len(position.legal()) > 1:
                believed += [(seat, insight(judge, position, seat).chance) for seat in range(2)]
            position.play(players[position.actor].choose(position, position.actor))
            decisions += 1
        returns = position.returns()
        yield from ((chance, (returns[seat] + 1) / 2) for seat, chance in believed)


def loss(found: list[Judged], confidence: float) -> float:
    """How badly beliefs fit that are taken with so much confidence."""
    total = 0.0
    for believed, won in found:
        chance = min(1 - CERTAIN, max(CERTAIN, believed))
        odds = (chance / (1 - chance)) ** confidence
        total -= won * math.log(odds / (1 + odds)) + (1 - won) * math.log(1 / (1 + odds))
    return total / len(found)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("game", choices=wartable.game_names())
    arguments.add_argument("--matches", type=int, default=40)
    asked = arguments.parse_args()
    found = list(judged(asked.game, asked.matches))
    for tenth in range(10):
        row = [each for each in found if min(9, int(each[0] * 10)) == tenth]
        if row:
            believed, won = (sum(column) / len(row) for column in zip(*row, strict=True))
            print(f"{tenth / 10:.1f}: {len(row):4d} judgements, believed {believed:.2f}, came true {won:.2f}")
    best = min((loss(found, confidence / 10), confidence / 10) for confidence in range(2, 31))
    print(f"on top of the game's own confidence {best[1]:.1f} fits best")


if __name__ == "__main__":
    main()
