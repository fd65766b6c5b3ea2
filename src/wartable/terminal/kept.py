"""A match of this terminal: a position, its file, and all that happened, so that a fair undo is possible.
Nothing is played before it is kept; who decides and how it is shown is not known here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any

import wartable
from wartable.kernel.contract import Game, Position, game
from wartable.kernel.errors import IllegalAction, WartableError
from wartable.kernel.journal import Event
from wartable.kernel.message import Message, shortened
from wartable.table.matchfile import ChangedMatch, Header, MatchFile, MatchFileError

PERSON = "person"
SPECTATOR = -1


@dataclass(frozen=True)
class Step:
    """One action of the match: who played it, the position before it, and what it made known."""

    seat: int
    action: int
    before: Position
    after: Position
    forced: bool  # nobody was asked: it was the only legal one, or passed by the person's own wish
    by_chance: bool  # chance was used
    revealed: bool  # somebody learned something hidden

    def events(self, seat: int) -> list[Event]:
        """What happened, in the eyes of a seat."""
        return self.after.events(seat)


class NoUndo(Enum):
    """Why a decision can't be taken back."""

    NOTHING = "nothing"
    OTHERS = "others"
    CHANCE = "chance"
    REVEALED = "revealed"


class KeptMatch:
    """A match with its seats. `play` keeps an action on the disk, then carries it out."""

    def __init__(self, game: Game, file: MatchFile, position: Position) -> None:
        self.game = game
        self.file = file
        self.position = position
        self.steps: list[Step] = []
        self.resigned = -1

    @classmethod
    def create(
        cls,
        game_name: str,
        format: str | None,
        options: Mapping[str, Any],
        seed: int,
        seats: Sequence[str],
        folder: Path | None = None,
    ) -> KeptMatch:
        """A fresh match, kept from its first moment."""
        chosen = game(game_name)
        named = chosen.format(format).name
        settled = chosen.settings(named, options)
        position = chosen.new(named, seed, compiled=False, **settled)
        return cls(
            chosen, MatchFile.create(Header(chosen.name, named, settled, seed, seats), folder), position
        )

    @classmethod
    def resume(cls, path: Path) -> KeptMatch:
        """A kept match, played again up to where it stood."""
        return cls._again(MatchFile.open(path))

    @classmethod
    def look(cls, path: Path) -> KeptMatch:
        """A kept match, played again to look at: its file stays as it is."""
        return cls._again(MatchFile.read(path))

    @classmethod
    def _again(cls, file: MatchFile) -> KeptMatch:
        try:
            match = cls(game(file.header.game), file, _set_up(file))
            for number, action in enumerate(file.actions(), 1):
                match._replay(number, action)
        except WartableError:
            file.close()
            raise
        match.resigned = file.resigned
        return match

    def _replay(self, number: int, action: int) -> None:
        try:
            self._carry_out(action)
        except IllegalAction:
            arguments = {
                "file": shortened(self.file.path.name),
                "version": self.file.header.version,
                "own": wartable.__version__,
                "number": str(number),
            }
            raise ChangedMatch(Message("error-match-rules", arguments)) from None

    @property
    def seats(self) -> Sequence[str]:
        """Who plays each seat."""
        return self.file.header.seats

    @property
    def over(self) -> bool:
        return self.resigned >= 0 or self.position.over

    def play(self, action: int, asked: bool = True) -> Step:
        """Keep an action, then carry it out; a wrong one changes nothing. What nobody was asked no undo stops at."""
        assert self.resigned < 0, "a resigned match is over"
        if action not in self.position.legal():
            raise IllegalAction(self.position.illegal(action))
        self.file.append(action)
        return self._carry_out(action, asked)

    def resign(self, seat: int) -> None:
        """A seat gives up."""
        self.file.resign(seat)
        self.resigned = seat

    def _carry_out(self, action: int, asked: bool = True) -> Step:
        before = self.position.copy()
        forced = not asked or len(before.legal()) == 1
        events = self.position.play(action)
        step = Step(
            seat=before.actor,
            action=action,
            before=before,
            after=self.position.copy(),
            forced=forced,
            by_chance=before.record.chance.tolist() != self.position.record.chance.tolist(),
            revealed=any(event.learns for event in events),
        )
        self.steps.append(step)
        return step

    def undo(self, seat: int) -> NoUndo | None:
        """Go back to a seat's previous decision, if that takes nothing from anybody; else the reason why not."""
        start = len(self.steps)
        while start > 0:
            step = self.steps[start - 1]
            if step.seat != seat:
                return (
                    NoUndo.OTHERS if any(earlier.seat == seat for earlier in self.steps) else NoUndo.NOTHING
                )
            if step.by_chance:
                return NoUndo.CHANCE
            if step.revealed:
                return NoUndo.REVEALED
            start -= 1
            if not step.forced:
                self.file.undo(start)
                self.position = step.before.copy()
                del self.steps[start:]
                return None
        return NoUndo.NOTHING

    def close(self) -> None:
        self.file.close()


def _set_up(file: MatchFile) -> Position:
    """The first position of a kept match, with as many seats as it says."""
    header = file.header
    try:
        chosen = game(header.game)
        settled = chosen.settings(header.format, header.options)
        position = chosen.new(header.format, header.seed, compiled=False, **settled)
    except WartableError as problem:
        arguments = {"file": shortened(file.path.name), "problem": problem.message}
        raise MatchFileError(Message("error-match-set-up", arguments)) from None
    if position.seats != len(header.seats):
        raise MatchFileError(
            Message("error-match-header", {"file": shortened(file.path.name), "key": repr("seats")})
        )
    return position
