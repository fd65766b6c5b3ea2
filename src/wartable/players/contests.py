"""Whole matches between computer players, many at a time: who sits where, from which seeds, and how each ended.
What comes out depends on nothing but the players, the seeds and what is played, however many threads there are."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from wartable.kernel.contract import Game, Position
from wartable.kernel.engine import CORE, engine
from wartable.kernel.record import Records
from wartable.players.guided import judging_desk, no_net, room
from wartable.players.learned.weights import weights_of
from wartable.players.lots import faded, weights
from wartable.players.matches import (
    GREEDY,
    GUIDED,
    INSTANT,
    KIND,
    OF_A_TREE,
    RANDOM,
    ROOM,
    SEARCH,
    THOUGHTS,
    TREES,
)
from wartable.players.players import (
    FIRST_NODES,
    FULL_PLAYOUT,
    GLANCE,
    NODES,
    SLICE,
    TRUST,
    WORLDS,
    budget,
    check_player,
    horizon,
    is_guided,
    meant,
    names_file,
    player,
)
from wartable.players.players import INSTANT as INSTANT_SPEC

MATCHES = "wartable.players.matches"
SEEDS_OF_A_MATCH = 4  # a player's own seed is that of the match so many times, and its seat
QUICK = ("random", "greedy", INSTANT_SPEC)
AT_ONCE = 16  # matches that a thread plays before it looks whether it is to go on, if none of them searches
SHARES = 4  # so often at least, so that all have something to do until the end


@dataclass(frozen=True)
class Contests:
    """How matches ended, a row a match in the order of their seeds."""

    returns: np.ndarray  # int8, +1, 0 or -1 for each seat
    lengths: np.ndarray  # int64, decisions
    moves: np.ndarray  # int16, as many as were asked for; -1 behind the last
    thoughts: np.ndarray  # int16, of as many what searches tried there (`matches.THOUGHTS`), or of none


def modules() -> tuple[str, ...]:
    """The engine modules that contests need."""
    return (CORE, MATCHES)


def is_compiled(game: Game, specs: Sequence[str]) -> bool:
    """Whether such contests are played by runners: all but those in which somebody watches the clock or asks a network.

    Without an observation a player draws its lots from its view, which only plain Python has.
    """
    counted = all(_row(spec, game) is not None for spec in specs)
    return counted and "observe" in game.rules


def play(
    game: Game,
    specs: Sequence[str],
    seeds: np.ndarray,
    format: str | None = None,
    options: Mapping[str, Any] | None = None,
    threads: int | None = None,
    swapped: np.ndarray | None = None,
    moves: int = 0,
    ends: Records | None = None,
    thoughts: bool = False,
) -> Contests:
    """Play a match from each seed; the players hold the seats in turn, in reverse order where `swapped` says so.

    So many `moves` of each are kept, from the first on, with what searches thought there if `thoughts` are asked for, and in
    `ends`, a record for each seed, how the matches stood at last.
    """
    for spec in specs:
        check_player(spec, game)
    seats = game.format(format).seats
    found = Contests(
        np.zeros((len(seeds), seats), np.int8),
        np.zeros(len(seeds), np.int64),
        np.full((len(seeds), moves), -1, np.int16),
        np.zeros((len(seeds), moves if thoughts else 0, THOUGHTS), np.int16),
    )
    turned = np.zeros(len(seeds), np.uint8) if swapped is None else np.asarray(swapped, np.uint8)
    starts = np.asarray(seeds, np.int64)
    work = _by_runners if is_compiled(game, specs) else _by_players
    part_of = work(game, specs, format, options or {})
    count = max(1, min(threads or os.cpu_count() or 1, len(starts)))
    long = any(meant(spec, game) not in QUICK for spec in specs)
    size = 1 if long else max(1, min(AT_ONCE, len(starts) // (SHARES * count)))
    parts = [slice(first, first + size) for first in range(0, len(starts), size)]

    def share(part: slice) -> None:
        rows = Contests(found.returns[part], found.lengths[part], found.moves[part], found.thoughts[part])
        part_of(starts[part], turned[part], rows, None if ends is None else ends[part])

    pool = ThreadPoolExecutor(count)
    try:
        for _ in pool.map(share, parts):
            pass
    finally:
        pool.shutdown(cancel_futures=True)
    return found


Part = Callable[[np.ndarray, np.ndarray, Contests, Records | None], None]


def _by_runners(game: Game, specs: Sequence[str], format: str | None, options: Mapping[str, Any]) -> Part:
    """Plays matches by the runner that thinks for all players itself."""
    runner = engine(game, modules())
    given = game.given(format, **options)
    rows = [_row(spec, game) for spec in specs]
    players = np.array(rows, np.int64)
    searching, guided = (players[players[:, KIND] == kind] for kind in (SEARCH, GUIDED))
    learned = weights_of(game) if np.isin(players[:, KIND], (GUIDED, INSTANT)).any() else None
    thinking = game.thinking
    looks = "evaluate" in game.rules
    plan = np.array(
        [
            game.actions,
            game.layout.words,
            game.longest,
            SEEDS_OF_A_MATCH,
            WORLDS,
            thinking.steps,
            horizon(game),
            thinking.steps // GLANCE if thinking.looking else 0,
            SLICE,
            _nodes(game, max(searching[:, OF_A_TREE], default=0)),
            TRUST if looks else 0,
            max(guided[:, TREES], default=0),
        ],
        np.int64,
    )

    def part(seeds: np.ndarray, swapped: np.ndarray, found: Contests, ends: Records | None) -> None:
        records = game.layout.zeros(ROOM + (0 if ends is None else len(seeds)))
        runner.call(
            "contests",
            records,
            plan,
            thinking.exploration,
            given,
            players,
            weights(game.observation),
            no_net() if learned is None else learned.net,
            judging_desk(game, learned, found.returns.shape[1]),
            faded(),
            seeds,
            swapped,
            found.returns,
            found.lengths,
            found.moves,
            found.thoughts,
        )
        if ends is not None:
            ends.raw[:] = records.raw[ROOM:]

    return part


def _row(spec: str, game: Game) -> tuple[int, ...] | None:
    """A player as the runner knows it: its kind, the simulations of a tree, the trees, the nodes that one may have, its slips.

    None if it goes by the clock or by the network of a file.
    """
    if names_file(spec):
        return None
    name = meant(spec, game)
    if name == INSTANT_SPEC:
        return INSTANT, 0, 0, 0, 0, 0
    if name == "random":
        return RANDOM, 0, 0, 0, 0, 0
    if name == "greedy":
        return GREEDY, 0, 0, 0, 0, 0
    simulations, _, trees, slips, without = budget(name)
    if simulations == FULL_PLAYOUT:
        return None
    share = simulations // trees
    kind = (GUIDED, share, trees, room(share)) if is_guided(name, game) else (SEARCH, share, trees, 0)
    return *kind, slips, without


def _nodes(game: Game, simulations: int) -> int:
    """How many nodes a tree has room for in the end."""
    found = FIRST_NODES
    while found <= simulations + game.actions and found < NODES:
        found *= 2
    return found


def _by_players(game: Game, specs: Sequence[str], format: str | None, options: Mapping[str, Any]) -> Part:
    """Plays matches decision by decision, each by the player of its seat."""

    def part(seeds: np.ndarray, swapped: np.ndarray, found: Contests, ends: Records | None) -> None:
        for number, seed in enumerate(seeds.tolist()):
            order = specs[::-1] if swapped[number] else specs
            played, end = _played(game, order, seed, format, options)
            found.returns[number], found.lengths[number] = end.returns(), len(played)
            if ends is not None:
                ends.raw[number, : game.layout.words] = end.records.raw[0, : game.layout.words]
            kept = played[: found.moves.shape[1]]
            found.moves[number, : len(kept)] = kept

    return part


def play_one(
    game: Game, order: Sequence[str], seed: int, format: str | None, options: Mapping[str, Any]
) -> tuple[list[int], list[int]]:
    """One match, decision by decision: its moves and its returns."""
    moves, end = _played(game, order, seed, format, options)
    return moves, end.returns()


def _played(
    game: Game, order: Sequence[str], seed: int, format: str | None, options: Mapping[str, Any]
) -> tuple[list[int], Position]:
    """The moves of one match, and how it stands at last. After the longest match it is a draw."""
    position = game.new(format, seed=seed, **options)
    seated = [
        player(order[seat % len(order)], game, seed * SEEDS_OF_A_MATCH + seat)
        for seat in range(position.seats)
    ]
    moves: list[int] = []
    while len(moves) < game.longest and not position.over:
        seat = position.actor
        moves.append(seated[seat].choose(position, seat))
        position.play(moves[-1], seat)
    return moves, position
