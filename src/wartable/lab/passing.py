"""What it costs to be asked only what matters: the same player at the table, once at its default stops and once asked at
every window, against the same computer on the same seeds. `python -m wartable.lab.passing invasion --games 1000`."""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

from wartable.kernel.contract import game, game_names
from wartable.kernel.engine import engine
from wartable.lab.questions import play
from wartable.lab.simulate import Z
from wartable.players import check_player, modules
from wartable.table.match import ALWAYS


@dataclass(frozen=True)
class Comparison:
    """What a player scored in so many matches at the default stops, and in the same matches asked everywhere."""

    games: int
    passed: float
    asked: float
    error: float  # of the difference, pair by pair
    questions: tuple[float, float]  # in one match, at the default stops and asked everywhere

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true gain lies, in 95 of 100 such measurements."""
        gain = self.passed - self.asked
        return gain - Z * self.error, gain + Z * self.error

    def as_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "passed": round(self.passed, 4),
            "asked": round(self.asked, 4),
            "gain": round(self.passed - self.asked, 4),
            "interval": [round(bound, 4) for bound in self.interval],
            "questions": [round(count, 1) for count in self.questions],
        }


Pair = tuple[float, float, int, int]


def play_pair(name: str, format: str | None, by: str, against: str, seed: int) -> list[Pair]:
    """A seed on every seat, each with the default stops and without: scores and questions."""
    pairs = []
    for seat in range(game(name).format(format).seats):
        passed = play(name, format, seed, against, seat, "", by)
        asked = play(name, format, seed, against, seat, ALWAYS, by)
        pairs.append((passed.wins, asked.wins, passed.questions, asked.questions))
    return pairs


def compared(pairs: list[Pair]) -> Comparison:
    count = len(pairs)
    gains = [passed - asked for passed, asked, _, _ in pairs]
    mean = sum(gains) / count
    spread = sum((gain - mean) ** 2 for gain in gains) / max(count - 1, 1)
    passed, asked, few, many = (sum(column) / count for column in zip(*pairs, strict=True))
    return Comparison(count, passed, asked, math.sqrt(spread / count), (few, many))


def compare(
    name: str, format: str | None, by: str, against: str, games: int, seed: int, jobs: int
) -> Comparison:
    """So many matches of each kind, on paired seeds and with the seats in turn."""
    rules = game(name)
    for spec in (by, against):
        check_player(spec, rules)
    for spec in (by, against):
        engine(rules, modules(rules, spec))  # once, before there are several who would compile the same
    seeds = range(seed, seed + math.ceil(games / rules.format(format).seats))
    one = partial(play_pair, name, format, by, against)
    if jobs == 1:
        found = list(map(one, seeds))
    else:
        with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
            found = list(pool.map(one, seeds, chunksize=4))
    return compared([pair for pairs in found for pair in pairs][:games])


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m wartable.lab.passing", description=__doc__)
    parser.add_argument("game", choices=game_names())
    parser.add_argument("--format")
    parser.add_argument("--games", type=int, default=1000, help="matches of each kind")
    parser.add_argument("--seed", type=int, default=100)
    parser.add_argument("--by", default="greedy", help="the player that is asked, or passed for")
    parser.add_argument("--against", default="greedy", help="the computer")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args(arguments)
    found = compare(
        chosen.game, chosen.format, chosen.by, chosen.against, chosen.games, chosen.seed, chosen.jobs
    )
    print(json.dumps(found.as_json()))


if __name__ == "__main__":
    main()
