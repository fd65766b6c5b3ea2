"""The players themselves: how each spec is read, and how each weighs the legal actions.
The heavy work is in `runners`, plain or compiled; games bring nothing but their contract."""

from __future__ import annotations

import hashlib
import math
import os
import re
import time
from abc import ABC, abstractmethod
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from wartable.kernel.chance import seed_chance
from wartable.kernel.contract import Game, Position
from wartable.kernel.engine import CORE, Engine, Progress, engine, silent
from wartable.kernel.errors import OptionError
from wartable.kernel.mask import mask_width
from wartable.kernel.message import Message, cited
from wartable.players.learned.searching import PARTS
from wartable.players.lots import MOST_SEED, Dice, faded, own_chance, slip, tie, weights
from wartable.players.runners import ACTION, AVAILABLE, COLUMNS, FIRST, MOVER, NEXT, PARENT, VISITS

LOOKING = (CORE, "wartable.players.runners")  # the engine modules of who looks ahead or plays on
SEARCHING = "wartable.players.learned.searching"  # and of who looks ahead by what was learned
JUDGING = "wartable.players.learned.judging"  # or goes by it at once
# The levels, from the weakest on, and the seconds in which each answers at a table: however fast a machine is, nobody wants to
# be answered at once, and on a slow one nobody waits longer.
LEVELS = {"beginner": 0.6, "easy": 0.6, "normal": 0.8, "hard": 1.5, "master": 2.5}
# Who they are in a game that was not learned; one that was says it itself (`Judging.levels`).
UNLEARNED = {
    "beginner": "playouts:16~12",
    "easy": "playouts:50~5",
    "normal": "playouts:300~1",
    "hard": "playouts:1500",
    "master": "playouts:10000",
}

INSTANT = "network"  # the one that comes with a game
NETWORK = "network:"  # and its file

WORLDS = 4  # imagined worlds that greedy looks at
TRUST = 8  # simulations that a look of greedy counts for
DEPTH = 8  # records of a tree: the match, a world, the player's own chance, and the steps of a look
STEPS = 8  # decisions that greedy follows one action through
GLANCE = (
    16  # a look within a simulation has this part of greedy's steps: the fourth part of one of its worlds
)
LONG = 0.2  # seconds of a search that begins with a whole look; a shorter one looks less
SLICE = 100  # simulations at a time, where they are counted
TICK = 0.002  # seconds between two looks at the clock, where time is
FIRST_NODES = 1024  # of one tree, before it grows
NODES = 200_000  # of one tree at the most
FULL_PLAYOUT = 1 << 40
MOST_BESIDE = 8  # trees that grow at one time, beside those of the threads that think

Weight = tuple[int, float]


def modules(game: Game, spec: str = "normal") -> tuple[str, ...]:
    """The engine modules that a player of a game needs; all levels need the same."""
    name = meant(spec, game)
    if is_guided(name, game):
        return CORE, SEARCHING
    return (CORE, JUDGING) if name == INSTANT else LOOKING


class Player(ABC):
    """Something that decides. `choose` depends on nothing but the seed and what the seat may know."""

    def __init__(self, spec: str, game: Game, seed: int) -> None:
        self.spec = spec
        self.game = game
        self.seed = seed & MOST_SEED

    def choose(self, position: Position, seat: int) -> int:
        """The action this player takes for a seat that has to decide."""
        legal = position.legal()
        if len(legal) == 1:
            return legal[0]
        return self.weigh(position, seat)[0][0]

    def weigh(self, position: Position, seat: int) -> list[Weight]:
        """The legal actions with their weights, best first."""
        chance = self._chance(position, seat)
        dream = position.imagine(seat, chance)
        weights = self._weigh(dream, seat, chance)
        return sorted(weights, key=lambda weight: (-weight[1], weight[0]))

    def _chance(self, position: Position, seat: int) -> int:
        """The player's own chance for this decision: the same for all that look the same to the seat."""
        return int(own_chance(Dice(), self.seed, seat, gist_of(position, seat)))

    @abstractmethod
    def _weigh(self, dream: Position, seat: int, chance: int) -> list[Weight]: ...

    def _worth_a_thought(self, dream: Position) -> list[int]:
        """The legal actions but for those that lead nowhere, unless there are no others."""
        legal, idle = dream.legal(), self.game.idle(dream.record)
        return [action for action in legal if action not in idle] or legal


def gist_of(position: Position, seat: int) -> int:
    """One number for all that a seat knows: of its observation, or of its view in a game without one."""
    if "observe" not in position.game.rules:
        return int.from_bytes(hashlib.sha256(repr(position.view(seat)).encode()).digest()[:7])
    seen = position.observe(seat)
    return int(seen.astype(np.int64) @ weights(len(seen)))


class Random(Player):
    """Any legal action, all as likely."""

    def _weigh(self, dream: Position, seat: int, chance: int) -> list[Weight]:
        legal = dream.legal()
        share = 1 / len(legal)
        chosen = legal[chance % len(legal)]
        return [(action, share + (action == chosen) * 1e-9) for action in legal]


class Greedy(Player):
    """Follows each action through and takes the one after which things look best."""

    def __init__(self, spec: str, game: Game, seed: int, progress: Progress = silent) -> None:
        super().__init__(spec, game, seed)
        self.engine = engine(game, LOOKING, progress=progress)
        self.steps = game.thinking.steps

    def _weigh(self, dream: Position, seat: int, chance: int) -> list[Weight]:
        values = looks(self.engine, dream, seat, chance, self.steps)
        dice: Any = Dice()
        seed_chance(dice, chance)
        return [(action, float(values[action]) + tie(dice)) for action in self._worth_a_thought(dream)]


def looks(engine: Engine, dream: Position, seat: int, chance: int, steps: int) -> np.ndarray:
    """How good things look for a seat after each action, followed through in a few imagined worlds within so many steps."""
    game = dream.game
    records = game.layout.zeros(STEPS)
    records.array[0] = dream.records.array[0]
    values = np.empty(game.actions)
    engine.call(
        "weigh_by_look",
        records,
        game.layout.words,
        seat,
        chance,
        WORLDS,
        steps,
        np.empty((STEPS, mask_width(game.actions)), np.uint8),
        np.empty(game.actions),
        values,
        np.empty(1, np.int64),
    )
    return values


class Search(Player):
    """Monte Carlo tree search over imagined worlds that plays each on, with a budget of simulations or of time."""

    tells_all_seats = False  # whether its trees know what each of more than two seats gets

    def __init__(
        self,
        spec: str,
        game: Game,
        seed: int,
        budget: Budget,
        progress: Progress = silent,
    ) -> None:
        super().__init__(spec, game, seed)
        self.simulations, self.seconds, self.trees, self.slips, self.without = budget
        self.horizon = horizon(game)
        self.engine = engine(game, self.modules, progress=progress)
        self.began = 0.0
        self.playouts = 0
        self.grown: list[Tree] = []  # the trees of the last thought

    @property
    def modules(self) -> tuple[str, ...]:
        """The engine modules that this search needs."""
        return LOOKING

    @property
    def deadline(self) -> float:
        """Whoever gave it time may change `seconds` while it thinks."""
        return self.began + self.seconds if self.seconds else math.inf

    def weigh(self, position: Position, seat: int) -> list[Weight]:
        """The time begins before anything is imagined."""
        self.began = time.perf_counter()
        return super().weigh(position, seat)

    def _weigh(self, dream: Position, seat: int, chance: int) -> list[Weight]:
        legal = self._worth_a_thought(dream)  # before others ask the same record at the same time
        trees = self._plant(dream, seat, chance)
        share = self.simulations // len(trees)
        others = [_beside().submit(tree.grow, share) for tree in trees[1:]]
        trees[0].grow(share)
        for other in others:
            if not (
                self.seconds and other.cancel()
            ):  # it never got a thread, and there is no time left for it
                other.result()
        self.grown = [tree for tree in trees if tree.done] or trees[:1]
        self.playouts = sum(tree.done for tree in trees)
        visits: np.ndarray = np.sum([tree.visits() for tree in trees], axis=0)
        tried = max(visits[legal].sum(), 1.0)
        shares = [(action, float(visits[action] / tried)) for action in legal]
        return self._slipped(shares, visits, seat, chance) if self.slips else shares

    def _slipped(self, shares: list[Weight], visits: np.ndarray, seat: int, chance: int) -> list[Weight]:
        """What it takes comes first, though it may not be what it has tried most."""
        marks = np.zeros(len(visits), np.uint8)
        marks[[action for action, _ in shares]] = 1
        totals: np.ndarray = np.sum([tree.totals_at_root(seat) for tree in self.grown], axis=0)
        counts, dice = visits.astype(np.int64), Dice()
        taken = slip(dice, chance, marks, counts, totals, self.slips, faded())
        return [(action, share + (action == taken)) for action, share in shares]

    def _plant(self, dream: Position, seat: int, chance: int) -> list[Tree]:
        """The trees of a thought, each with a chance of its own."""
        return [Tree(self, dream, seat, chance + (number << 40)) for number in range(self.trees)]


@cache
def _beside() -> ThreadPoolExecutor:
    """Threads for the trees that grow beside the first; to start new ones each time would stop all others for long."""
    return ThreadPoolExecutor(MOST_BESIDE, thread_name_prefix="wartable-tree")


class Tree:
    """One tree of a search, grown on one thread."""

    def __init__(self, player: Search, dream: Position, seat: int, chance: int) -> None:
        game = player.game
        self.player = player
        self.engine: Engine = player.engine
        self.dream = dream
        self.records = game.layout.zeros(DEPTH)
        self.records.array[0] = dream.records.array[0]
        self.records.array["listening"] = 0
        self.words = game.layout.words
        self.seat = seat
        self.chance = chance
        self.nodes = np.zeros((FIRST_NODES, COLUMNS), np.int64)
        self.totals = np.zeros(FIRST_NODES)
        self.masks = np.empty((DEPTH, mask_width(game.actions)), np.uint8)
        self.outcome = np.zeros(8, np.int8)
        self.looked = np.empty(game.actions)
        self.left = np.empty(1, np.int64)
        self.done = 0

    def _begin(self) -> None:
        """The first branches are those that greedy sees, each as if it had been tried a few times."""
        if "evaluate" not in self.dream.game.rules or self.dream.actor != self.seat:
            return
        steps = self.dream.game.thinking.steps
        if self.player.simulations == FULL_PLAYOUT:
            steps = int(steps * min(1.0, self.player.seconds / LONG))
        values = looks(self.engine, self.dream, self.seat, self.chance, steps)
        for number, action in enumerate(self.dream.legal(), 1):
            self.nodes[number, ACTION] = action
            self.nodes[number, MOVER] = self.seat
            self.nodes[number, NEXT] = self.nodes[0, FIRST]
            self.nodes[number, VISITS] = self.nodes[number, AVAILABLE] = TRUST
            self.totals[number] = TRUST * values[action]
            self.nodes[0, FIRST] = number
            self.nodes[0, PARENT] = number + 1

    def grow(self, simulations: int) -> None:
        """Add simulations until the budget is spent."""
        self._begin()
        counted = self.player.simulations < FULL_PLAYOUT
        most, tick = (SLICE, math.inf) if counted else (FULL_PLAYOUT, TICK)
        part, began = SLICE if counted else 1, time.perf_counter()
        while self.done < simulations and began < self.player.deadline:
            self._simulate(min(part, simulations - self.done))
            now = time.perf_counter()
            if self.player.seconds:
                part = min(most, _next_part(part, now - began, min(tick, self.player.deadline - now)))
            began = now

    def _simulate(self, part: int) -> None:
        thinking = self.dream.game.thinking
        glance = thinking.steps // GLANCE if thinking.looking else 0
        self._make_room(part)
        self.nodes[0, PARENT] = self.engine.call(
            "grow",
            self.records,
            self.words,
            np.array([self.seat, self.chance + self.done, part, self.player.horizon, glance], np.int64),
            thinking.exploration,
            self.nodes,
            self.totals,
            self.masks,
            self.outcome,
            self.looked,
            self.left,
        )
        self.done += part

    def _make_room(self, part: int) -> None:
        """A simulation adds one node at most; a full tree of the greatest size only gets deeper knowledge."""
        while self.nodes[0, PARENT] + part >= len(self.nodes) < NODES:
            self.nodes = np.concatenate([self.nodes, np.zeros_like(self.nodes)])
            self.totals = np.concatenate([self.totals, np.zeros_like(self.totals)])

    def visits(self) -> np.ndarray:
        """How often each action was tried at the root."""
        counts = np.zeros(self.dream.game.actions)
        for branch in self.branches():
            counts[self.nodes[branch, ACTION]] = self.nodes[branch, VISITS]
        return counts

    def branches(self) -> list[int]:
        """The nodes of what who decides may do; a root that was met in other worlds may have branches of others, too."""
        found, child = [], int(self.nodes[0, FIRST])
        while child:
            if self.nodes[child, MOVER] == self.dream.actor:
                found.append(child)
            child = int(self.nodes[child, NEXT])
        return found

    def totals_at_root(self, seat: int) -> np.ndarray:
        """What a seat has got of all tries of each action at the root."""
        totals = np.zeros(self.dream.game.actions)
        for branch in self.branches():
            totals[self.nodes[branch, ACTION]] = self.total(branch, seat)
        return totals

    def total(self, node: int, seat: int) -> float:
        """What a seat has got of all tries of a branch; of two, one gets what the other loses."""
        mine = self.nodes[node, MOVER] == seat
        return float(self.totals[node] if mine else -self.totals[node])


def _next_part(part: int, taken: float, wanted: float) -> int:
    """How many simulations take about as long as wanted, when so many have taken so long; it grows step by step."""
    return max(1, min(2 * part, int(part * wanted / max(taken, 1e-6))))


# what can be thought about within a lifetime, with slips of so many points, on as many trees as a machine has room for, without parts
_BUDGET = re.compile(
    r"(?:search|playouts):([0-9]{1,9})(ms|s)?(?:~((?!0+(?:[.]0)?(?![.0-9]))[0-9]{1,2}(?:[.][0-9])?))?(?:x([1-9][0-9]?))?"
    rf"((?:-(?:{'|'.join(PARTS)}))*)"
)
_SEARCH = "search:"


def player(spec: str, game: Game, seed: int = 0, progress: Progress = silent) -> Player:
    """A player by its spec: random, greedy, search:200 (simulations), search:500ms, search:2s, network, network:FILE.

    A search is guided by what was learned where something was, else it plays matches on, as `playouts:200` always does.
    One such as search:50~8 slips: what costs eight points of the chance of winning it takes a third as often as the best.
    One such as search:200-prior does without a part of what guides it, for those who study what it is good for: `PARTS` names them.
    A part such as x4 sets the number of trees grown side by side; by default one for simulations, so that
    the same seed gives the same moves on any machine, and one a core for time.
    """
    check_player(spec, game)
    if spec == INSTANT:
        from wartable.players.learned.instant import Instant, own_weights

        return Instant(spec, game, seed, own_weights(game), progress=progress)
    if is_network(spec):
        from wartable.players.network import Network, net_of

        return Network(spec, game, seed, net_of(spec, game))
    name = meant(spec, game)
    if name == "random":
        return Random(spec, game, seed)
    if name == "greedy":
        return Greedy(spec, game, seed, progress)
    if is_guided(name, game):
        from wartable.players.guided import Guided

        return Guided(spec, game, seed, budget(name), progress)
    return Search(spec, game, seed, budget(name), progress)


def is_guided(name: str, game: Game) -> bool:
    """Whether a search goes by what was learned of a game."""
    return name.startswith(_SEARCH) and has_network(game)


class Budget(NamedTuple):
    """What a search may spend, and how it errs."""

    simulations: int
    seconds: float  # 0 where simulations are counted
    trees: int
    slips: int  # tenths of a point of the chance of winning that are easily overlooked
    without: int  # bits of what a guided search does without (`searching.PARTS`)


def is_search(name: str) -> bool:
    """Whether a spec names a search with its budget."""
    return _BUDGET.fullmatch(name) is not None


def budget(name: str) -> Budget:
    """The budget that the spec of a search names."""
    found = _BUDGET.fullmatch(name)
    assert found is not None, "it has been checked"
    amount, unit = int(found[1]), found[2]
    cores = min(4, os.cpu_count() or 1)
    trees = int(found[4] or (cores if unit else 1))
    seconds = amount / 1000 if unit == "ms" else float(amount) if unit == "s" else 0.0
    without = sum({PARTS[part] for part in found[5].split("-")[1:]})
    return Budget(FULL_PLAYOUT if unit else amount, seconds, trees, round(10 * float(found[3] or 0)), without)


def horizon(game: Game) -> int:
    """How many decisions a simulation plays on before it is judged: to the end where a game can't tell how things look."""
    return game.thinking.horizon if "evaluate" in game.rules else FULL_PLAYOUT


def is_network(spec: str) -> bool:
    """Whether a spec means a network, a game's own or that of a file; it may be missing all the same."""
    return spec == INSTANT or names_file(spec)


def names_file(spec: str) -> bool:
    """Whether a spec means the network of a file, or one that is known by the name of its file."""
    return spec.startswith(NETWORK)


def can_judge(spec: str) -> bool:
    """Whether a player has an opinion of how a match stands."""
    return spec != "random"


def meant(spec: str, game: Game) -> str:
    """The player that a level stands for in a game; any other spec stands for itself."""
    if spec not in LEVELS:
        return spec
    if game.judging is not None and has_network(game):
        levels: Mapping[str, str] = game.judging.get().levels
        return levels[spec]
    return UNLEARNED[spec]


def check_player(spec: str, game: Game) -> None:
    """Refuse what is no player of a game, without making one."""
    if spec == INSTANT:
        from wartable.players.learned.instant import own_weights

        own_weights(game)
        return
    if is_network(spec):
        from wartable.players.network import net_of

        net_of(spec, game)
        return
    name = meant(spec, game)
    found = _BUDGET.fullmatch(name)
    if name == "greedy" and "evaluate" not in game.rules:
        raise OptionError(Message("error-no-evaluation", {"game": game.title}))
    if name not in ("random", "greedy") and (found is None or int(found[1]) == 0):
        own = "yes" if has_network(game) else "no"
        raise OptionError(
            Message("error-no-player", {"spec": cited(spec), "levels": list(LEVELS), "own": own})
        )


def has_network(game: Game) -> bool:
    """Whether a game comes with a network for its numbers of today."""
    from wartable.players.learned.weights import weights_of

    return weights_of(game) is not None
