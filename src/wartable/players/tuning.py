"""Greedy with other weights than a game comes with: a game whose records carry what each seat adds to them.
Nothing is compiled for it, for `evaluate` reads what it adds from the record (`Game.weights`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

import numpy as np

from wartable.kernel.contract import Game
from wartable.kernel.record import Layout, Records

FIELD = "tuning"
Changes = Mapping[str, float]  # by the name of a weight: what is added to it


@dataclass(frozen=True, eq=False)
class TunedLayout(Layout):
    """The same record; but every fresh one has what the seats add to the weights."""

    changes: Any = None

    def zeros(self, count: int) -> Records:
        records = super().zeros(count)
        records.array[FIELD][:] = self.changes
        return records


def tuned(game: Game, changes: Sequence[Changes]) -> Game:
    """The game with players that add this to its weights; as players they hold the seats in turn."""
    names = list(game.weights)
    assert game.layout.dtype.fields is not None and names, f"{game.name} has no weights"
    table = np.zeros(game.layout.dtype.fields[FIELD][0].shape)
    for seat in range(len(table)):
        for name, change in changes[seat % len(changes)].items():
            table[seat, names.index(name)] = change
    given = {each.name: getattr(game.layout, each.name) for each in fields(Layout)}
    return replace(game, layout=TunedLayout(**given, changes=table))
