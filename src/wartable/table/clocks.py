"""The clocks of a match, computed from the times of its entries alone: any process reads the same time.
A clock runs for the seat that decides; declining outside the own turn is not charged for the wait it must take."""

from __future__ import annotations

from typing import Any

from wartable.table.entries import TimeLimit


class Clocks:
    """What every seat has left, and whose clock runs since when."""

    def __init__(self, limit: TimeLimit, seats: int) -> None:
        self.limit = limit
        self.left = [limit.seconds] * seats
        self.running = -1
        self.since = 0.0
        self.free = 0.0  # seconds of the present decision that cost nothing

    def turn(self, seat: int, now: float, free: float) -> None:
        """Charge the seat whose clock ran, and start that of the seat that decides now (-1: nobody)."""
        if self.running >= 0:
            self.left[self.running] -= max(0.0, now - self.since - self.free)
            if self.limit.kind == "move":
                self.left[self.running] = self.limit.seconds
            elif self.running != seat:
                self.left[self.running] += self.limit.increment
        self.running = seat
        self.since = now
        self.free = free

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
