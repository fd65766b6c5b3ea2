"""A row of results played once more, move by move, by the players themselves."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from wartable.kernel.contract import game
from wartable.kernel.errors import OptionError
from wartable.kernel.message import Message, cited
from wartable.lab.jobs import Rows
from wartable.lab.results import from_table, read_table
from wartable.players.contests import play_one
from wartable.players.tuning import tuned


@dataclass(frozen=True)
class Row:
    """One match as a row tells it."""

    game: str
    format: str
    options: str  # JSON
    seed: int
    players: tuple[str, ...]  # in the order of the seats
    weights: tuple[str, ...]
    returns: tuple[int, ...]
    length: int

    @property
    def seats(self) -> list[str]:
        """Who plays each seat."""
        return [self.players[seat % len(self.players)] for seat in range(len(self.returns))]

    def as_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "format": self.format,
            "options": json.loads(self.options),
            "seed": self.seed,
            "players": self.seats,
            "weights": [json.loads(text) if text else {} for text in self.weights],
            "returns": list(self.returns),
            "length": self.length,
        }


@dataclass(frozen=True)
class Again:
    """A row played once more."""

    moves: list[int]
    returns: list[int]
    same: bool  # as the row tells it


def row_of(file: Path, number: int) -> Row:
    """A row by its number, of one file or of a whole folder."""
    table = read_table(file)
    if not 0 <= number < table.num_rows:
        told = {"row": str(number), "file": cited(file), "last": str(table.num_rows - 1)}
        raise OptionError(Message("lab-no-row", told))
    return _row(from_table(table.slice(number, 1))[0])


def _row(rows: Rows) -> Row:
    chosen = rows.variant
    turned = bool(rows.swapped[0])
    return Row(
        chosen.game,
        chosen.format,
        chosen.options,
        int(rows.seeds[0]),
        chosen.players[::-1] if turned else chosen.players,
        chosen.weights[::-1] if turned else chosen.weights,
        tuple(int(result) for result in np.asarray(rows.returns[0])),
        int(rows.lengths[0]),
    )


def again(row: Row) -> Again:
    """Play it by the players, decision by decision; runners decide the same, so it must end the same."""
    rules = game(row.game)
    if any(row.weights):
        rules = tuned(rules, [json.loads(text) if text else {} for text in row.weights])
    moves, returns = play_one(rules, row.players, row.seed, row.format, json.loads(row.options))
    return Again(moves, returns, tuple(returns) == row.returns and len(moves) == row.length)
