"""Passing until something: a wish that a person at a window makes once, and where it ends by itself.
It ends by what all can see and by what its own seat is asked, and only its own seat is told of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

PHASE, EVENT, TURN = "phase", "event", "turn"
UNTIL = (PHASE, EVENT, TURN)  # the own next phase, anything that another seat does, the own next turn


class Mark(NamedTuple):
    """Where a match stands, as all can see it."""

    turn: int
    active: int
    phase: str

    @classmethod
    def of(cls, view: Mapping[str, Any]) -> Mark:
        return cls(int(view.get("turn", 0)), int(view.get("active", -1)), str(view.get("phase", "")))


class Passing(NamedTuple):
    """Until when a seat passes, and where the match stood when it wished that."""

    until: str
    since: Mark
    decision: int  # a pass at this very one was wished for by hand, and an undo comes back to it

    def has_ended(self, seat: int, now: Mark, main: bool) -> bool:
        """Whether the moment has come. The own turn ends every passing, and who waits for something to happen is not passed
        over in the main window of another phase than the one of the wish."""
        if now == self.since:
            return False
        if now.active == seat and now[:2] != self.since[:2]:
            return True
        if self.until == PHASE:
            return now.active in (seat, -1)
        return self.until == EVENT and main
