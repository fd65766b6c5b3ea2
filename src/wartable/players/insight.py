"""What a player thinks of a position, not only what it would do: how likely its seat is to win, and with what.
It is made by the same searches over imagined matches as any choice, so it rests on what the seat may know and nothing else."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from wartable.kernel.contract import Position
from wartable.players.players import Greedy, Player, Search
from wartable.players.runners import ACTION, FIRST, MOVER, NEXT, VISITS

WORLDS = 8  # imagined matches that are judged where nothing is searched
FEWEST = 16  # visits without which a branch says nothing of what comes next


@dataclass(frozen=True)
class Judged:
    """An action as a player sees it: what the seat would answer next, how much it was thought of, how likely it wins."""

    line: tuple[int, ...]  # the action, and the own answers to the questions that follow at once
    share: float
    chance: float

    @property
    def action(self) -> int:
        return self.line[0]


@dataclass(frozen=True)
class Insight:
    """What a player thinks of a position in the eyes of a seat; without options where another seat decides."""

    seat: int
    chance: float  # of winning, a draw being half a win, when the best known is done
    options: tuple[Judged, ...]  # best first
    searched: bool  # or only looked at


def insight(player: Player, position: Position, seat: int) -> Insight:
    """What a player thinks of a position; it takes as long as a choice of that player."""
    if position.actor != seat:
        return Insight(seat, _as_onlooker(player, position, seat), (), isinstance(player, Search))
    weighed = player.weigh(position, seat)
    if isinstance(player, Search):
        options = [
            Judged(
                _line(player, action, seat),
                share,
                chance_of(_value(player, action, seat), player.confidence),
            )
            for action, share in weighed
        ]
    elif isinstance(player, Greedy):
        trust = position.game.thinking.confidence
        options = [Judged((action,), 1 / len(weighed), chance_of(value, trust)) for action, value in weighed]
    else:
        even = _by_sight(position, seat)
        options = [Judged((action,), share, even) for action, share in weighed]
    return Insight(seat, options[0].chance, tuple(options), isinstance(player, Search))


def chance_of(value: float, confidence: float = 1.0) -> float:
    """The chance of winning that a value from -1 (lost) to 1 (won) stands for, if so much of its odds comes true."""
    win = (min(1.0, max(-1.0, value)) + 1) / 2
    odds, against = math.pow(win, confidence), math.pow(1 - win, confidence)
    return odds / (odds + against)


def _value(search: Search, action: int, seat: int) -> float:
    """How good an action looked to a seat in all trees of a search."""
    totals = visits = 0.0
    for tree in search.grown:
        if node := _child(tree.nodes, 0, action):
            totals += tree.total(node, seat)
            visits += float(tree.nodes[node, VISITS])
    return totals / visits if visits else 0.0


def _line(search: Search, action: int, seat: int) -> tuple[int, ...]:
    """An action and the answers of the same seat that were tried most after it, in the first tree."""
    tree, line = search.grown[0], [action]
    node = _child(tree.nodes, 0, action)
    while node:
        node = _most_visited(tree.nodes, node)
        if not node or tree.nodes[node, MOVER] != seat or tree.nodes[node, VISITS] < FEWEST:
            break
        line.append(int(tree.nodes[node, ACTION]))
    return tuple(line)


def _child(nodes: np.ndarray, parent: int, action: int) -> int:
    child = int(nodes[parent, FIRST])
    while child and nodes[child, ACTION] != action:
        child = int(nodes[child, NEXT])
    return child


def _most_visited(nodes: np.ndarray, parent: int) -> int:
    best, child = 0, int(nodes[parent, FIRST])
    while child:
        if not best or nodes[child, VISITS] > nodes[best, VISITS]:
            best = child
        child = int(nodes[child, NEXT])
    return best


def _as_onlooker(player: Player, position: Position, seat: int) -> float:
    """The chance of a seat that does not decide: by what the one who decides would make of it, as far as the seat knows."""
    if position.over:
        return chance_of(float(position.returns()[seat]))
    if isinstance(player, Search) and (position.seats == 2 or player.tells_all_seats):
        player.weigh(position, seat)
        branches = [(tree, node) for tree in player.grown for node in _of_root(tree.nodes)]
        total = sum(tree.total(node, seat) for tree, node in branches)
        visits = sum(float(tree.nodes[node, VISITS]) for tree, node in branches)
        return chance_of(total / visits, player.confidence) if visits else 0.5
    return _by_sight(position, seat)


def _of_root(nodes: np.ndarray) -> list[int]:
    found, child = [], int(nodes[0, FIRST])
    while child:
        found.append(child)
        child = int(nodes[child, NEXT])
    return found


def _by_sight(position: Position, seat: int) -> float:
    """How things look to a seat in a few imagined matches; even where the game can't tell."""
    evaluate = position.game.rules.get("evaluate")
    if evaluate is None:
        return 0.5
    worlds = [position.imagine(seat, seed) if position.game.hidden else position for seed in range(WORLDS)]
    value = math.fsum(float(evaluate(world.record, seat)) for world in worlds) / len(worlds)
    return chance_of(value, position.game.thinking.confidence)
