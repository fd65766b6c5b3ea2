"""Learning what a game believes in: many matches are played, and the game makes a table of numbers of them.
`python -m wartable.lab.learn GAME` rewrites the table, which stands in a file of the game; its learning says how."""

from __future__ import annotations

import argparse
import multiprocessing
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

from wartable.kernel.contract import Game, Learning, game, game_names
from wartable.kernel.engine import engine
from wartable.lab.tables import with_table
from wartable.players import modules, player


def learning_of(chosen: Game) -> Learning:
    assert chosen.learning is not None, f"{chosen.name} learns nothing"
    return chosen.learning


def play_one(game_name: str, spec: str, seed: int) -> Any:
    """What is seen in one match of players of the same kind."""
    chosen = game(game_name)
    return learning_of(chosen).play(partial(player, spec, chosen), seed)


def play_many(game_name: str, spec: str, matches: int, seed: int, jobs: int) -> list[Any]:
    seeds, one = range(seed, seed + matches), partial(play_one, game_name, spec)
    if jobs == 1:
        return list(map(one, seeds))
    rules = game(game_name)
    engine(rules, modules(rules, spec))  # compile once, before the processes all would
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        return list(pool.map(one, seeds, chunksize=4))


def main(arguments: Sequence[str] | None = None) -> None:
    taught = [name for name in game_names() if game(name).learning is not None]
    parser = argparse.ArgumentParser(
        prog="python -m wartable.lab.learn", description="Learn what a game believes in."
    )
    parser.add_argument("game", choices=taught)
    parser.add_argument("--from-facts", action="store_true", help="reckon the table without any match")
    parser.add_argument("--matches", type=int, help="matches to learn from; by default enough")
    parser.add_argument("--player", default="greedy", help="who plays them, on all seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    learning = learning_of(game(given.game))
    if given.from_facts and learning.reckon is None:
        parser.error(f"{given.game} can only learn from matches")
    if given.from_facts and learning.reckon is not None:
        table = learning.reckon()
    else:
        matches = given.matches or learning.matches
        table = learning.learn(play_many(given.game, given.player, matches, given.seed, given.jobs))
    learning.file.write_text(with_table(learning.file.read_text(encoding="utf-8"), table), encoding="utf-8")


if __name__ == "__main__":
    main()
