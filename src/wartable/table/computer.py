"""The computer's seats: thinking in threads beside the table, with whatever engine is ready.
While the compiled rules are not there yet, a plain player of the same contract plays at once instead."""

from __future__ import annotations

import asyncio
import math
import os
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from wartable.kernel.contract import Game, Position
from wartable.kernel.engine import engine, is_cached
from wartable.kernel.errors import OptionError
from wartable.kernel.rule import compiling
from wartable.players import (
    LEVELS,
    Greedy,
    Insight,
    Player,
    Random,
    Search,
    insight,
    is_network,
    modules,
    seated,
)
from wartable.players.learned.instant import without_waiting
from wartable.players.players import INSTANT, LOOKING, budget, is_search, meant
from wartable.table.commitment import player_seed
from wartable.table.match import Match
from wartable.table.workers import visitor

CORES = os.cpu_count() or 1
SLACK = 0.02  # seconds that an answer may take beyond its time, and takes where nobody may learn from it
MARGIN = 0.1  # seconds that thinking may take beyond its time on a busy machine
AT_WINDOWS = 0.2  # of the level's time: mostly there is little to decide, and there are many
LEAST = 0.3  # of the level's time for each of many decisions in a row
FASTER = 0.8  # so much of the last one's time the next decision in a row takes
SHORT = 1.0  # seconds of a thought that waits for no longer one
FEW = 1000  # simulations that take no longer than that
LONGEST = 10.0  # seconds that simulations may take, however many they are
CROWD = (
    2  # thoughts for each thread that have all their time; of a visitor who asks for more, all are shorter
)
PLAIN = 10  # so much less greedy looks at on the plain engine, to answer within about a second
TICK = 0.01  # seconds
JUDGING = 14  # the seed of whoever only judges


def share_of(match: Match) -> float:
    """How much of its level's time a computer takes for the present decision, so that nobody waits long for many.

    It depends on nothing but what all can see: declining without a choice takes as long.
    """
    if not any(seat.is_person for seat in match.seats):
        return 1.0
    if match.window is not None:
        return AT_WINDOWS
    in_a_row = 0
    for move in reversed(match.moves):
        if match.seats[move.seat].is_person and not move.automatic:
            break
        in_a_row += move.seat == match.decider
    return max(LEAST, FASTER**in_a_row)


def seconds_of(level: str) -> float:
    """The time of a level, or of a player that has a budget of time; 0 for any other."""
    if level in LEVELS:
        return LEVELS[level]
    return budget(level).seconds if is_search(level) else 0.0


def longest_thought(level: str, share: float = 1.0) -> float:
    """The seconds that a player takes at most who goes by a time; declining without a choice takes as long."""
    seconds = seconds_of(level)
    return seconds * share + MARGIN if seconds else 0.0


def is_long(level: str, game: Game) -> bool:
    """Whether a player may think so long that others should not have to wait for it; how long a level rests does not count."""
    spec = meant(level, game)
    if not is_search(spec):
        return False
    given = budget(spec)
    return given.seconds > SHORT if given.seconds else given.simulations > FEW


class PlainGreedy(Greedy):
    """Greedy on the plain engine."""

    def __init__(self, game: Game, seed: int) -> None:
        Player.__init__(self, "greedy", game, seed)
        self.engine = engine(game, LOOKING, compiled=False)
        self.steps = game.thinking.steps // PLAIN


@dataclass(eq=False)
class Thought:
    """One decision for a computer, and the time it has."""

    position: Position
    legal: list[int]
    seat: int
    level: str
    seed: int
    seconds: float
    is_watched: Callable[[], bool]
    visitor: str = field(default_factory=visitor.get)  # whose doing it is that a computer has to think
    asked: float = field(default_factory=time.perf_counter)
    until: float = math.inf  # when it is answered, if that is to tell nothing
    share: float = 1.0  # of its time, when many think
    search: Search | None = None
    answer: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def turn(self, last: float) -> tuple[bool, float, float]:
        """The least goes first: what somebody watches, whose visitor's last turn is longest ago, what is due first."""
        return not self.is_watched(), last, self.asked + self.seconds

    def begin(self) -> None:
        """It is its turn: from now on nothing changes when it is answered, whatever there is to think about."""
        self.until = time.perf_counter() + self.seconds * self.share

    def hurry(self, share: float) -> None:
        """Take no more than this share of the time from now on, also in the middle of a search."""
        self.share = min(self.share, share)
        self.bound()

    def bound(self) -> None:
        """Let the search end when it should, also one that only counts simulations."""
        if self.search is not None:
            self.search.seconds = max((self.seconds or LONGEST) * self.share, TICK)


@dataclass(eq=False)
class Judgement(Thought):
    """A question what to think of a position, not what to do; its answer is an `Insight`."""


class Lane:
    """A few threads for thoughts of like length. It belongs to the table's loop; only `work` runs in the threads."""

    def __init__(self, name: str, threads: int, work: Callable[[Thought], Any]) -> None:
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix=f"wartable-{name}")
        self.threads = threads
        self.work = work
        self.waiting: list[Thought] = []
        self.running: list[Thought] = []
        self.turns: dict[str, float] = {}  # of visitors that think: when they last had one

    async def think(self, thought: Thought) -> Any:
        """The answer, once it was this thought's turn; who stops waiting for it ends it."""
        self.waiting.append(thought)
        self._go_on()
        try:
            return await thought.answer
        except asyncio.CancelledError:
            if thought in self.waiting:
                self.waiting.remove(thought)
            thought.hurry(0.0)
            raise

    def _go_on(self) -> None:
        loop, fresh = asyncio.get_running_loop(), []
        while self.waiting and len(self.running) < self.threads:
            thought = min(self.waiting, key=lambda one: one.turn(self.turns.get(one.visitor, 0.0)))
            self.waiting.remove(thought)
            self.running.append(thought)
            fresh.append(thought)
            self.turns[thought.visitor] = time.perf_counter()
        self._share_out()
        for thought in fresh:

            def ended(future: Future[Any], thought: Thought = thought) -> None:
                with suppress(RuntimeError):  # the table has just been closed
                    loop.call_soon_threadsafe(self._ended, thought, future)

            thought.begin()
            self.pool.submit(self.work, thought).add_done_callback(ended)

    def _share_out(self) -> None:
        """Where many think or wait to, all think shorter."""
        crowd = Counter(thought.visitor for thought in (*self.waiting, *self.running))
        self.turns = {who: last for who, last in self.turns.items() if who in crowd}
        for thought in self.running:
            if not thought.answer.cancelled():
                room = CROWD * self.threads / len(crowd)  # for each visitor
                thought.hurry(min(1.0, room / crowd[thought.visitor]))

    def _ended(self, thought: Thought, future: Future[Any]) -> None:
        self.running.remove(thought)
        if not thought.answer.done():
            problem = future.exception()
            if problem is None:
                thought.answer.set_result(future.result())
            else:
                thought.answer.set_exception(problem)
        self._go_on()


class Thinkers:
    """Threads that think for all computer seats. Long thoughts have a lane and cores of their own, so nobody waits for
    them who plays against a quick player; compiled thinking leaves the table its own core. Nobody rests in a thread."""

    def __init__(self, threads: int = 2) -> None:
        self.quick = Lane("thinker", threads, self._work)
        self.slow = Lane("long-thinker", max(1, CORES // 4), self._work)
        self.loader = ThreadPoolExecutor(1, thread_name_prefix="wartable-loader")
        self.loading = threading.Lock()
        self.asked_for: set[str] = set()  # games whose rules are loaded, or being loaded, or not there

    def close(self) -> None:
        for pool in (self.quick.pool, self.slow.pool, self.loader):
            pool.shutdown(wait=False, cancel_futures=True)

    async def choose(self, match: Match, seat: int, is_watched: Callable[[], bool] = lambda: True) -> int:
        """The action that the computer takes on a seat that has to decide.

        Where all know that there is only one, it comes at once. Else the time it takes says nothing of how many there
        were: without a choice the computer waits for its turn, and then as long as it would have thought. A level answers a
        person when its time is over, however soon it has done its simulations.
        """
        assert match.position is not None and match.decider == seat
        waited_for = any(other.is_person for other in match.seats)
        secret = match.terms.window > 0 and waited_for
        if len(match.legal) == 1 and (not secret or match.is_known):
            return match.legal[0]
        level = match.seats[seat].level
        thought = Thought(
            match.position.copy(),
            match.legal,
            seat,
            level,
            player_seed(match.secret, seat),
            seconds_of(level) * share_of(match),
            is_watched,
        )
        lane = self.slow if is_long(level, match.game) else self.quick
        action: int = await lane.think(thought)
        if (secret and level != "random") or (waited_for and level in LEVELS):
            await asyncio.sleep(thought.until + SLACK - time.perf_counter())
        return action

    async def judge(self, match: Match, seat: int, seconds: float = 0.9) -> Insight:
        """What to think of a match in the eyes of a seat: how likely it wins, and with what where it decides.

        It rests on what the seat may know alone, and takes its turn among the quick thoughts; a draw offer can be answered
        by it as well as a person's question.
        """
        assert match.position is not None
        level = f"search:{round(1000 * seconds)}ms"
        thought = Judgement(match.position.copy(), match.legal, seat, level, JUDGING, seconds, lambda: True)
        found: Insight = await self.quick.think(thought)
        return found

    def _work(self, thought: Thought) -> Any:
        return self._judge(thought) if isinstance(thought, Judgement) else self._choose(thought)

    def _judge(self, thought: Thought) -> Insight:
        player = self._player(thought.position.game, thought.level, thought.seed)
        position = thought.position
        if isinstance(player, Search):
            self._bound(player, thought)
        if isinstance(player, Greedy | Search):
            position = Position(position.game, player.engine, position.records)
        return insight(player, position, thought.seat)

    def _choose(self, thought: Thought) -> int:
        position, seat = thought.position, thought.seat
        if len(thought.legal) == 1 and thought.seconds:
            return thought.legal[0]
        chosen = self._player(position.game, thought.level, thought.seed)
        if isinstance(chosen, Search):
            self._bound(chosen, thought)
        # What it imagines first must not take longer than its thoughts.
        if isinstance(chosen, Greedy | Search):
            position = Position(position.game, chosen.engine, position.records)
        return chosen.weigh(position, seat)[0][0]

    def _bound(self, search: Search, thought: Thought) -> None:
        """No more trees than there are cores for them, and a last moment also for a number of simulations."""
        search.trees = min(search.trees, self._most_trees(thought.level, search.game))
        thought.search = search
        thought.bound()

    def _most_trees(self, level: str, game: Game) -> int:
        return max(1, (CORES - 1) // self.slow.threads) if is_long(level, game) else CORES

    def get_ready(self, game: Game) -> None:
        """Load the compiled rules of a game, if there are any, before they are needed."""
        if game.name not in self.asked_for:
            self.asked_for.add(game.name)
            self.loader.submit(self._load, game)

    def _load(self, game: Game) -> None:
        if compiling() and is_cached(game, modules(game)):
            with self.loading:
                engine(game, modules(game), compiled=True)

    def _player(self, game: Game, level: str, seed: int) -> Player:
        if level == "random":
            return Random(level, game, seed)
        if level == INSTANT:
            with suppress(OptionError), self.loading:  # its match was begun when the game came with one
                return without_waiting(game, seed)
        elif is_network(level):
            with suppress(
                OptionError
            ):  # its match was begun when the host had let it in: another has to play on
                return seated(level, game, seed)
        other = "easy" if is_network(level) else level
        if compiling() and is_cached(game, modules(game, other)):
            with self.loading:
                return seated(other, game, seed)
        return PlainGreedy(game, seed) if "evaluate" in game.rules else Random(level, game, seed)
