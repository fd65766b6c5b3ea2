"""The computer players of a match, made ready in the background while the person reads and chooses.
Compiling the rules takes a while once; who has to wait for it sees how far it is."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from rich.console import Console

from wartable.kernel.contract import Position
from wartable.locale import Words
from wartable.table.commitment import player_seed
from wartable.table.match import Match

if TYPE_CHECKING:
    from wartable.players import Player

HINT = "search:1000ms"


class Thinkers:
    """A player for every computer's seat, and one that gives hints."""

    def __init__(self, match: Match, console: Console, words: Words) -> None:
        self.game = match.game
        self.secret = match.secret
        self.specs = [*(seat.level for seat in match.seats), HINT]  # a person has no level
        self.console = console
        self.words = words
        self.players: dict[int, Player] = {}
        self.problem: BaseException | None = None
        self.done = 0
        self.total = 0
        self.ready = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Begin to make the players ready; a match of people alone needs none until a hint is asked for."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._prepare, name="players", daemon=True)
            self._thread.start()

    def choose(self, position: Position, seat: int) -> int:
        """A computer's decision."""
        self._wait()
        with self.console.status(self.words.text("thinking"), spinner="dots"):
            return self.players[seat].choose(position, seat)

    def weigh(self, position: Position, seat: int) -> list[tuple[int, float]]:
        """What the hint-giver thinks of the legal actions, best first."""
        self._wait()
        with self.console.status(self.words.text("thinking"), spinner="dots"):
            return self.players[len(self.specs) - 1].weigh(position, seat)

    def _prepare(self) -> None:
        try:
            from wartable.players import LEVELS, Search, seated

            for seat, spec in enumerate(self.specs):
                if spec:
                    seed = player_seed(self.secret, seat)
                    made = self.players[seat] = seated(spec, self.game, seed, self._progress)
                    if isinstance(made, Search) and spec in LEVELS:
                        made.seconds = LEVELS[spec]  # at the most, however slow the machine is
        except BaseException as problem:  # told to the person in the main thread
            self.problem = problem
        finally:
            self.ready.set()

    def _progress(self, name: str, done: int, total: int) -> None:
        self.done, self.total = done, total

    def _wait(self) -> None:
        """Wait until the players are ready, with a progress line where that takes long."""
        self.start()
        if not self.ready.wait(0.3):
            with self.console.status(self.words.text("preparing", done=0, total=0)) as status:
                while not self.ready.wait(0.2):
                    status.update(self.words.text("preparing", done=self.done, total=self.total))
        if self.problem is not None:
            raise self.problem
