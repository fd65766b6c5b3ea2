"""Where a person is asked to act and where a window is passed for them, and passing on until a later moment.
Between two people at one screen nothing here may depend on what only one of them knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum


@dataclass(frozen=True)
class Moment:
    """A window in which a seat may act or pass."""

    stop: str  # which kind of window it is
    turn: int
    phase: str
    own: bool  # whether it is the seat's own turn
    answers: bool  # whether it is about something that another has announced


class Asking(StrEnum):
    """When a person is asked at a kind of window."""

    ABLE = "able"  # where there is something to do beside passing
    ALWAYS = "always"
    NEVER = "never"


@dataclass(frozen=True)
class Skip:
    """Passing on: from a turn and a phase until the next phase, or until the seat's next turn."""

    turn: int
    phase: str
    whole_turn: bool

    def covers(self, moment: Moment) -> bool:
        if moment.answers:
            return False
        if self.whole_turn:
            return not moment.own or moment.turn == self.turn
        return (moment.turn, moment.phase) == (self.turn, self.phase)


class Stops:
    """A person's own settings, kept for the session; no opponent learns of them."""

    def __init__(self, names: Sequence[str], rarely: Sequence[str], shared: Sequence[str] | None) -> None:
        """`shared` names the kinds at which people at one screen are asked; None for a person alone."""
        self.alone = shared is None
        self.asking = {name: Asking.NEVER if name in rarely else Asking.ABLE for name in names}
        if shared is not None:
            self.asking = {name: Asking.ALWAYS if name in shared else Asking.NEVER for name in names}
        self.skip: Skip | None = None

    def asks(self, moment: Moment, able: bool) -> bool:
        """Whether to ask at a window; a skip ends at the first window that it does not cover."""
        if self.skip is not None:
            if self.skip.covers(moment):
                return False
            self.skip = None
        asking = self.asking[moment.stop]
        return asking == Asking.ALWAYS or (asking == Asking.ABLE and able)

    def change(self, name: str) -> None:
        """The next way of asking at a kind of window."""
        ways = list(Asking) if self.alone else [Asking.ALWAYS, Asking.NEVER]
        self.asking[name] = ways[(ways.index(self.asking[name]) + 1) % len(ways)]

    def skip_on(self, moment: Moment, whole_turn: bool) -> None:
        self.skip = Skip(moment.turn, moment.phase, whole_turn)
