"""Passing on until a later moment, as a person asked for with one word. Where people are asked at all says the match."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Moment:
    """A window in which a seat may act or pass."""

    turn: int
    phase: str
    own: bool  # whether it is the seat's own turn
    answers: bool  # whether it is about something that another has announced


@dataclass(frozen=True)
class Skip:
    """Passing on: from a turn and a phase until the next phase, or until the seat's next turn."""

    turn: int
    phase: str
    whole_turn: bool

    @classmethod
    def begin(cls, moment: Moment, whole_turn: bool) -> Skip:
        return cls(moment.turn, moment.phase, whole_turn)

    def covers(self, moment: Moment) -> bool:
        if moment.answers:
            return False
        if self.whole_turn:
            return not moment.own or moment.turn == self.turn
        return (moment.turn, moment.phase) == (self.turn, self.phase)
