"""The clocks of a match, computed from the times of its entries alone: any process reads the same time.
A clock runs for the seat that decides; declining outside the own turn is not charged for the wait it must take, and
nobody for the time in which a board shows what others did."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from wartable.table.entries import TimeLimit

EVENT = 0.7  # seconds that a board shows one event
MOST_EVENTS = 4  # of one move that have a moment of their own
BEHIND = 4.0  # seconds that a board may be behind its match


class Clocks:
    """What every seat has left, and whose clock runs since when."""

    def __init__(self, limit: TimeLimit, seats: int) -> None:
        self.limit = limit
        self.left = [limit.seconds] * seats
        self.running = -1
        self.since = 0.0
        self.free = 0.0  # seconds of the present decision that cost nothing
        self.shown = [0.0] * seats  # when the board of each seat has shown what happened

    def show(self, events: int, now: float, to: Collection[int]) -> None:
        """So many events have happened, and the boards of these seats show them one by one."""
        for seat in to:
            begins = max(self.shown[seat], now)
            self.shown[seat] = min(begins + EVENT * min(events, MOST_EVENTS), now + BEHIND)

    def turn(self, seat: int, now: float, free: float) -> None:
        """Charge the seat whose clock ran, and start that of the seat that decides now (-1: nobody)."""
        if self.running >= 0:
            self.left[self.running] -= max(0.0, now - self.since - self.free)
            if seat < 0:  # the match is over: what was left is left
                self.left[self.running] = max(0.0, self.left[self.running])
            elif self.limit.kind == "move":
                self.left[self.running] = self.limit.seconds
            elif self.running != seat:
                self.left[self.running] += self.limit.increment
        self.running = seat
        self.since = now
        self.free = max(free, self.shown[seat] - now) if seat >= 0 else free

    @property
    def deadline(self) -> float | None:
        """When the running clock is used up."""
        return self.since + self.free + self.left[self.running] if self.running >= 0 else None

    def plain(self) -> dict[str, Any]:
        """The clocks as a screen wants them: what was left when the present decision began, and its end."""
        return {
            "kind": self.limit.kind,
            "seconds": self.limit.seconds,
            "increment": self.limit.increment,
            "left": [round(left, 3) for left in self.left],
            "running": self.running,
            "deadline": self.deadline,
        }
