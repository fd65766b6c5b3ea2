"""How long computers think at their slowest: greedy plays itself, and one move of twelve is drawn by lot.
`python benchmarks/latency.py GAME` prints, for every format and player, how long a decision takes and where it took longest."""

from __future__ import annotations

import argparse
import heapq
import json
import random
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import wartable
from wartable.kernel.contract import Position
from wartable.lab.bench import machine
from wartable.players import Player, player

FIRST_SEED = 50_000_000
NOISE = 0.08  # of all moves are random: people come to positions that computers among themselves never see
SEARCH = "search:200ms"


@dataclass(frozen=True)
class Decision:
    """One that was timed: in seconds by the clock, of this thread's work, and where to find it."""

    wall: float
    work: float
    seed: int
    number: int


def timed(mind: Player, position: Position, seed: int, number: int) -> tuple[int, Decision]:
    """What a player chooses, and how long that takes."""
    began, worked = time.perf_counter(), time.thread_time()
    action = mind.choose(position, position.actor)
    wall, work = time.perf_counter() - began, time.thread_time() - worked
    return action, Decision(wall, work, seed, number)


def decisions(game: wartable.Game, format: str, seed: int) -> Iterator[tuple[Decision, Position]]:
    """Every decision of greedy in one match in which some moves are drawn by lot, and where; only those with a choice."""
    lot = random.Random(seed)
    position = game.new(format, seed)
    minds = [player("greedy", game, seed * 4 + seat) for seat in range(position.seats)]
    number = 0
    while not position.over:
        legal = position.legal()
        action = lot.choice(legal)
        if len(legal) > 1 and lot.random() >= NOISE:
            action, decision = timed(minds[position.actor], position, seed, number)
            yield decision, position.copy()
        position.play(action)
        number += 1


def figures(found: list[Decision]) -> dict[str, Any]:
    """Milliseconds by the clock: half, 99 and 99.9 of 100 take no longer; and the slowest, by clock and by work."""
    walls = sorted(decision.wall for decision in found)
    slowest = max(found, key=lambda decision: decision.wall)
    hardest = max(decision.work for decision in found)
    shares = {"p50_ms": 0.5, "p99_ms": 0.99, "p99_9_ms": 0.999}
    return {
        "decisions": len(found),
        **{name: round(1000 * walls[int(share * len(walls))], 2) for name, share in shares.items()},
        "slowest_ms": round(1000 * slowest.wall, 2),
        "slowest_work_ms": round(1000 * hardest, 2),
        "slowest_at": {"seed": slowest.seed, "decision": slowest.number},
    }


def measure(game: wartable.Game, format: str, matches: int, searches: int) -> dict[str, Any]:
    """Greedy at every decision; a search at those that were hardest for greedy, and at as many others by lot."""
    lot = random.Random(FIRST_SEED)
    found: list[Decision] = []
    hardest: list[tuple[float, int, Decision, Position]] = []
    others: list[tuple[Decision, Position]] = []
    for match in range(matches):
        for decision, position in decisions(game, format, FIRST_SEED + match):
            heapq.heappush(hardest, (decision.work, len(found), decision, position))
            found.append(decision)
            if len(hardest) > searches // 2:
                spared = heapq.heappop(hardest)[2:]
                if len(others) < searches - searches // 2:
                    others.append(spared)
                elif lot.random() < len(others) / len(found):
                    others[lot.randrange(len(others))] = spared
        print(f"\r{game.name} {format}: match {match + 1} of {matches}", end="", file=sys.stderr)
    chosen = [kept[2:] for kept in hardest] + others
    searched = []
    for number, (decision, position) in enumerate(chosen):
        mind = player(SEARCH, game, decision.seed)
        searched.append(timed(mind, position, decision.seed, decision.number)[1])
        print(f"\r{game.name} {format}: search {number + 1} of {len(chosen)}   ", end="", file=sys.stderr)
    print(file=sys.stderr)
    return {"greedy": figures(found), SEARCH: figures(searched)}


def report(name: str, matches: int, searches: int) -> dict[str, Any]:
    """The figures of all formats of a game."""
    game = wartable.game(name)
    start = game.new()
    player("greedy", game).weigh(start, start.actor)  # compiled and read in before anything is timed
    formats = {format: measure(game, format, matches, searches) for format in game.formats}
    return {
        "game": name,
        "machine": machine(),
        "matches": matches,
        "seed": FIRST_SEED,
        "noise": NOISE,
        "formats": formats,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=wartable.game_names(), help="the game whose computers are timed")
    parser.add_argument("--matches", type=int, default=2000, help="matches of each format (default: 2000)")
    parser.add_argument(
        "--searches", type=int, default=400, help=f"decisions of each format for {SEARCH} (default: 400)"
    )
    parser.add_argument("--json", action="store_true", help="the figures as JSON instead of a table")
    asked = parser.parse_args()
    if asked.matches < 1 or asked.searches < 2:
        parser.error("at least 1 match and 2 searches are needed")
    found = report(asked.game, asked.matches, asked.searches)
    if asked.json:
        print(json.dumps(found, indent=2))
        return
    print(f"{found['game']}, {found['matches']} matches a format, seed {found['seed']}; {found['machine']}")
    print(
        "milliseconds a decision: format, player, how many, p50, p99, p99.9, slowest, most work of its thread"
    )
    for format, players in found["formats"].items():
        for spec, row in players.items():
            numbers = [row[key] for key in ("p50_ms", "p99_ms", "p99_9_ms", "slowest_ms", "slowest_work_ms")]
            print(f"{format:15} {spec:13} {row['decisions']:9} " + " ".join(f"{n:9.2f}" for n in numbers))


if __name__ == "__main__":
    main()
