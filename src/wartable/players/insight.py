"""What a player thinks of a position, not only what it would do: how likely its seat is to win, and with what.
It is made by the same searches over imagined matches as any choice, so it rests on what the seat may know and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from wartable.kernel.contract import Position
from wartable.players.chances import believed, chance_by, chance_of, result, value_of
from wartable.players.players import Greedy, Player, Search, Weight
from wartable.players.runners import ACTION, FIRST, MOVER, NEXT, VISITS

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
    searched = isinstance(player, Search)
    if position.over:
        return Insight(seat, result(position, seat), (), searched)
    weighed = player.weigh(position, seat) if searched or position.actor == seat else []
    chance = chance_by(player, position, seat, weighed)
    options = _options(player, position, seat, weighed, chance) if position.actor == seat else []
    return Insight(seat, chance, tuple(options), searched)


def _options(
    player: Player, position: Position, seat: int, weighed: list[Weight], chance: float
) -> list[Judged]:
    if isinstance(player, Search):
        return _searched(player, position, seat, weighed)
    if isinstance(player, Greedy):
        return [
            Judged((action,), 1 / len(weighed), chance_of(player, position, value, seat))
            for action, value in weighed
        ]
    return [Judged((action,), share, chance) for action, share in weighed]


def _searched(search: Search, position: Position, seat: int, weighed: list[Weight]) -> list[Judged]:
    """The first wins as often as the position does, all else by so much less as it looked worse; what was never tried looks worst."""
    found = {action: value_of(search, [action], seat) for action, _ in weighed}
    tried = {action: value for action, value in found.items() if value is not None}
    worst = min(tried.values(), default=0.0)
    first = believed(search, position, seat, weighed) - tried.get(weighed[0][0], worst)
    return [
        Judged(
            _line(search, action, seat),
            share,
            chance_of(search, position, first + tried.get(action, worst), seat),
        )
        for action, share in weighed
    ]


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
