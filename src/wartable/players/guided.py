"""The player `search:N` in a game that was learned: a tree search in which a network says what to try and what it has come to.
The tree stays from one decision to the next, as far as it tells of what the seat then really sees."""

from __future__ import annotations

import re
from functools import cache

import numpy as np

from wartable.kernel.contract import Game, Position
from wartable.kernel.engine import CORE, Progress, silent
from wartable.kernel.mask import mask_width
from wartable.players.learned.judging import NET
from wartable.players.learned.searching import COLUMNS, TREE_KEPT, UNSEEN, kept_sight, shared_evenly
from wartable.players.learned.weights import Weights, desk_of, weights_of
from wartable.players.lots import weights
from wartable.players.players import SEARCHING, Budget, Search, Tree, gist_of
from wartable.players.runners import PARENT

MOST_SEATS = 8  # of a match
WORLDS = 2  # records of a tree: the match and a world
NODES = 400_000  # of one tree at the most
NODES_EACH = (
    64  # for each simulation, where they are counted: for one more choice with its branches, and what is kept
)


def room(simulations: int) -> int:
    """How many nodes a tree may have that grows by so many simulations for each decision."""
    return min(NODES, NODES_EACH * (simulations + 16))


def judging_desk(game: Game, weights: Weights | None, seats: int) -> tuple[np.ndarray, ...]:
    """Room to judge in for one thread, in the order of `searching.DESK`; next to none where nobody judges."""
    mask, outcome = np.zeros(mask_width(game.actions), np.uint8), np.zeros(MOST_SEATS, np.int8)
    if weights is None:
        kinds = (np.int16, np.int32, np.int32, np.float64, np.int64, np.float64)
        return (mask, *(np.zeros(0, kind) for kind in kinds), outcome)
    desk = desk_of(weights, seats)
    return (mask, desk.seen, desk.acc, desk.hidden, desk.values, desk.logits, desk.shares, outcome)


@cache
def no_net() -> tuple[np.ndarray, ...]:
    """What stands for a network where nobody asks one."""
    arrays = re.findall(r"(int\d+)\[([^]]+)\]", NET)
    return tuple(np.zeros((0,) * (shape.count(",") + 1), kind) for kind, shape in arrays)


class Guided(Search):
    """A search that plays nothing out."""

    tells_all_seats = True

    def __init__(
        self,
        spec: str,
        game: Game,
        seed: int,
        budget: Budget,
        progress: Progress = silent,
        learned: Weights | None = None,
    ) -> None:
        super().__init__(spec, game, seed, budget, progress)
        found = learned or weights_of(game)
        assert found is not None, f"nothing was learned of {game.name}"
        self.learned = found
        self.kept: list[GuidedTree] = []

    @property
    def modules(self) -> tuple[str, ...]:
        return (CORE, SEARCHING)

    def _plant(self, dream: Position, seat: int, chance: int) -> list[Tree]:
        """The trees of the last thought, of which nothing stays but what this one can use; new ones where there are none."""
        if len(self.kept) != self.trees or self.kept[0].seats != dream.seats:
            self.kept = [GuidedTree(self, dream, seat, 0) for _ in range(self.trees)]
        seen = UNSEEN if self.without & TREE_KEPT else kept_sight(gist_of(dream, seat))
        for number, tree in enumerate(self.kept):
            tree.move_to(dream, seat, chance + (number << 40), seen)
        return list(self.kept)


class GuidedTree(Tree):
    """One tree of a guided search, grown on one thread."""

    def __init__(self, player: Guided, dream: Position, seat: int, chance: int) -> None:
        game, size = player.game, room(player.simulations // player.trees)
        self.player = player
        self.engine = player.engine
        self.dream = dream
        self.seat = seat
        self.seats = dream.seats
        self.chance = chance
        self.records = game.layout.zeros(WORLDS)
        self.words = game.layout.words
        self.nodes = np.zeros((size, COLUMNS), np.int64)
        self.totals = np.zeros((size, self.seats))
        self.tree = (self.nodes, self.totals, np.zeros(size))
        self.net = player.learned.net
        self.desk = judging_desk(game, player.learned, self.seats)
        self.manner = player.without, shared_evenly(player.slips)
        self.done = 0

    def move_to(self, dream: Position, seat: int, chance: int, sight: int) -> None:
        """Think of another decision from now on; what is known of a choice that looks just so to the same seat stays."""
        self.engine.call("keep", self.records, self.tree, sight if seat == self.seat else UNSEEN)
        self.dream, self.seat, self.chance, self.done = dream, seat, chance, 0
        self.records.array[0] = dream.records.array[0]
        self.records.array["listening"] = 0

    def _begin(self) -> None:
        """What is to be tried first the network says."""

    def _simulate(self, part: int) -> None:
        self.nodes[0, PARENT] = self.engine.call(
            "ponder",
            self.records,
            self.words,
            np.array([self.seat, self.chance + self.done, part, len(self.nodes), *self.manner], np.int64),
            self.tree,
            self.net,
            self.desk,
            weights(self.dream.game.observation),
        )
        self.done += part

    def total(self, node: int, seat: int) -> float:
        """What a seat has got of all tries of a branch."""
        return float(self.totals[node, seat])
