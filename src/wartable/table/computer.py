"""The computer's seats: thinking in threads beside the table, with whatever engine is ready.
While the compiled rules are not there yet, a plain player of the same contract plays at once instead."""

from __future__ import annotations

import asyncio
import re
import threading
from concurrent.futures import ThreadPoolExecutor

from wartable.kernel.contract import Game, Position
from wartable.kernel.engine import engine, is_cached
from wartable.kernel.rule import compiling
from wartable.players import LEVELS, Greedy, Player, Random, Search, modules, player
from wartable.table.commitment import player_seed
from wartable.table.match import Match

MARGIN = 0.1  # seconds that thinking may take beyond its time
AT_WINDOWS = 0.2  # of the level's time: mostly there is little to decide, and there are many
LEAST = 0.3  # of the level's time for each of many decisions in a row
FASTER = 0.8  # so much of the last one's time the next decision in a row takes
_SECONDS = re.compile(r"search:(\d+)(ms|s)(?:x\d+)?")


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


def longest_thought(level: str, share: float = 1.0) -> float:
    """The seconds that a player with a budget of time takes at most; declining without a choice takes as long."""
    found = _SECONDS.fullmatch(LEVELS.get(level, level))
    if found is None:
        return 0.0
    return int(found[1]) / (1000 if found[2] == "ms" else 1) * share + MARGIN


class PlainGreedy(Greedy):
    """Greedy on the plain engine."""

    def __init__(self, game: Game, seed: int) -> None:
        Player.__init__(self, "greedy", game, seed)
        self.engine = engine(game, modules(), compiled=False)


class Thinkers:
    """Threads that think for all computer seats; compiled thinking leaves the table its own core."""

    def __init__(self, threads: int = 2) -> None:
        self.pool = ThreadPoolExecutor(threads, thread_name_prefix="wartable-thinker")
        self.loading = threading.Lock()
        self.asked_for: set[str] = set()  # games whose rules are loaded, or being loaded, or not there

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)

    async def choose(self, match: Match, seat: int) -> int:
        """The action that the computer takes on a seat that has to decide."""
        assert match.position is not None and match.decider == seat
        if len(match.legal) == 1:
            return match.legal[0]
        position, seed = match.position.copy(), player_seed(match.secret, seat)
        level, share = match.seats[seat].level, share_of(match)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.pool, self._choose, position, level, seed, seat, share)

    def _choose(self, position: Position, level: str, seed: int, seat: int, share: float) -> int:
        chosen = self._player(position.game, level, seed)
        if isinstance(chosen, Search):
            chosen.seconds *= share
        # What it imagines first must not take longer than its thoughts.
        if isinstance(chosen, Greedy | Search):
            position = Position(position.game, chosen.engine, position.records)
        return chosen.choose(position, seat)

    def get_ready(self, game: Game) -> None:
        """Load the compiled rules of a game, if there are any, before they are needed."""
        if game.name not in self.asked_for:
            self.asked_for.add(game.name)
            self.pool.submit(self._load, game)

    def _load(self, game: Game) -> None:
        if compiling() and is_cached(game, modules()):
            with self.loading:
                engine(game, modules(), compiled=True)

    def _player(self, game: Game, level: str, seed: int) -> Player:
        if LEVELS.get(level, level) == "random":
            return Random(level, game, seed)
        if compiling() and is_cached(game, modules()):
            with self.loading:
                return player(level, game, seed)
        return PlainGreedy(game, seed) if "evaluate" in game.rules else Random(level, game, seed)
