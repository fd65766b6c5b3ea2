"""Which match is played next: that of a seed that was named, or one that follows from the last named seed."""

from __future__ import annotations

import numpy as np

MOST_DRAWN = 2**32  # seeds that are drawn are below this; named ones may be larger


class Seeds:
    """A row of seeds. Who names none ever gets others in each process, as learning programs expect."""

    def __init__(self) -> None:
        self._chance = np.random.default_rng()

    def next(self, named: int | None) -> int:
        """The named seed, and from then on what follows from it."""
        if named is not None:
            self._chance = np.random.default_rng(named)
            return named
        return int(self._chance.integers(MOST_DRAWN))
