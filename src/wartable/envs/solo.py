"""One match in rows that a learning program is handed: who decides, what it may do, what it sees, and what it has won.
The one place where the interfaces for single matches meet the engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from wartable.kernel.contract import Game, Position
from wartable.kernel.engine import engine
from wartable.kernel.errors import IllegalAction, OptionError
from wartable.kernel.message import Message

MOST_SEED = 2**63 - 1


class Solo:
    """A match that is stepped. `mask` and `observation` are new arrays after every step, for whoever got them may keep them."""

    def __init__(self, game: Game, format: str | None, options: Mapping[str, Any]) -> None:
        self.game = game
        self.format = game.format(format)
        self.seats = self.format.seats
        self.engine = engine(game)
        self.records = game.layout.zeros(1)
        self.actor = -1  # the seat that decides; -1 when the match is over
        self.decisions = 0
        self.mask = np.zeros(game.actions, np.int8)  # its legal actions
        self.observation = np.zeros(game.observation, np.int16)  # what it knows
        self.rewards = [0] * self.seats  # +1, 0 or -1 for each seat, when the match is over
        self._given = game.given(format, **options)
        self._make_room()

    def _make_room(self) -> None:
        self._action = np.zeros(1, np.int64)
        self._actor = np.zeros(1, np.int64)
        self._scratch = np.empty(self.game.actions, np.uint8)

    def start(self, seed: int) -> None:
        """Begin the match of a seed."""
        if not 0 <= seed <= MOST_SEED:
            raise OptionError(Message("error-seed", {"most": str(MOST_SEED), "seed": str(seed)}))
        self.engine.call("start", self.records, self._given, np.array([seed], np.int64))
        self.decisions = 0
        self.rewards = [0] * self.seats
        self._look()

    def advance(self, action: int) -> None:
        """Play an action and run on to the next decision. An illegal one changes nothing and is refused in words."""
        self._action[0] = action
        if self.actor < 0 or self.engine.call("step", self.records, self._action, self._scratch, 0) >= 0:
            raise IllegalAction(self.position.illegal(action))
        self.decisions += 1
        self._look()

    def _look(self) -> None:
        """Find out who decides, what it may do and what it sees; or how the match ended."""
        self.engine.call("actors", self.records, self._actor)
        self.actor = int(self._actor[0])
        marks = np.zeros((1, self.game.actions), np.uint8)
        if self.actor >= 0:
            self.engine.call("masks", self.records, marks)
            self.observation = self._seen(self._actor)
        else:
            won = np.zeros((1, self.seats), np.int8)
            self.engine.call("results", self.records, won)
            self.rewards = [int(value) for value in won[0]]
        self.mask = marks[0].view(np.int8)

    def observe(self, seat: int) -> np.ndarray:
        """What any seat knows now."""
        return self._seen(np.array([seat], np.int64))

    def _seen(self, seats: np.ndarray) -> np.ndarray:
        rows = np.empty((1, self.game.observation), np.int16)
        self.engine.call("observations", self.records, seats, rows)
        row: np.ndarray = rows[0]
        return row

    @property
    def too_long(self) -> bool:
        """Whether the match has had so many decisions that the table calls it a draw."""
        return self.actor >= 0 and self.decisions >= self.game.longest

    @property
    def position(self) -> Position:
        """The match itself, for players and screens."""
        return Position(self.game, self.engine, self.records)

    def copy(self) -> Solo:
        """The same match once more, to be played on apart."""
        twin = object.__new__(Solo)
        twin.__dict__.update(self.__dict__)
        twin.records = self.records.copy()
        twin._make_room()
        return twin

    def imagined(self, seat: int, seed: int) -> Solo:
        """A match that looks the same to a seat, with all that it can't know redrawn."""
        twin = self.copy()
        twin.records = self.position.imagine(seat, seed).records
        twin._look()
        return twin

    def saved(self) -> bytes:
        return self.position.to_bytes()

    def load(self, data: bytes, decisions: int) -> None:
        """Go on from a match of the same terms that was saved after so many decisions; it is checked first."""
        self.records = self.game.from_bytes(data).records
        self.decisions = decisions
        self.rewards = [0] * self.seats
        self._look()
