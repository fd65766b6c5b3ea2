"""A batch of which some matches wait while others go on, and in which each can be dealt anew by itself: for opponents who decide
between two steps of a learner. On processors only; all matches of a graphics processor go together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from wartable.kernel.batch import Batch, Buffers
from wartable.kernel.errors import OptionError

_SHARED: Final = (
    1,
    5,
)  # of what a runner is given: settings and room to work in, which are not rows of matches


class WaitingBatch(Batch):
    """Matches of one format, not all of which go on in every step."""

    def move(self, actions: Any) -> Buffers:
        """One action in some matches; those with -1 wait. A wrong one is named, and then nothing is played at all."""
        chosen = self._counted(np.ascontiguousarray(actions, np.int64))
        moving = np.flatnonzero(chosen != -1)
        named = chosen[moving].clip(0, self.game.actions - 1)
        marked = self._bits.view(np.uint8)[moving, named // 8] >> (named % 8).astype(np.uint8) & 1
        wrong = np.flatnonzero((marked == 0) | (named != chosen[moving]))
        if len(wrong):
            match = int(moving[wrong[0]])
            self._refuse(match, int(chosen[match]), self._bits[match])
        self._each("advance", [(chosen[part],) for part in self._parts])
        return self.out

    def deal(self, rows: Sequence[int], seeds: Sequence[int]) -> Buffers:
        """Begin other matches in some rows, each from its seed, however far those there have come."""
        if min(seeds, default=0) < 0:
            raise OptionError("a batch wants a row of seeds, none below 0.")
        for row, seed in zip(rows, seeds, strict=True):
            self._seeds[row] = seed
            number = next(number for number, part in enumerate(self._parts) if part.start <= row < part.stop)
            at = row - self._parts[number].start
            own = [
                given if place in _SHARED else given[at : at + 1]
                for place, given in enumerate(self._shares[number])
            ]
            self._engine.call("begin", self.records[row : row + 1], *own)
        return self.out
