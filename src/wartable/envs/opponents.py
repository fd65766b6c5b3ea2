"""Who plays the other seats, and which seat is learned: the built-in players as an environment seats them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from wartable.kernel.contract import Game, Position
from wartable.kernel.errors import OptionError
from wartable.kernel.message import Message
from wartable.players import Player, player

ANY = "any"  # the seat that is learned is drawn for each match


@dataclass(frozen=True)
class Seat:
    """The seat that is learned; None: drawn for each match."""

    number: int | None
    seats: int

    def drawn(self, chance: Any) -> int:
        return int(chance.integers(self.seats)) if self.number is None else self.number


def checked_seat(seat: int | str, seats: int) -> Seat:
    """A seat by its number, or any."""
    if seat == ANY:
        return Seat(None, seats)
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
        raise OptionError(Message("error-seat", {"last": seats - 1, "seat": str(seat)}))
    return Seat(seat, seats)


class Seated:
    """A built-in player in all seats but one. What it decides depends on the seed of the match and on what a seat may know."""

    def __init__(self, spec: str, game: Game) -> None:
        self._spec, self._game = spec, game
        self._player: Player = player(spec, game)

    def sit_down(self, seed: int) -> None:
        """Play the match of a seed."""
        self._player = player(self._spec, self._game, seed)

    def choose(self, position: Position, seat: int) -> int:
        return self._player.choose(position, seat)
