"""The score of many matches between two players on paired seeds (each is played twice, with the seats swapped), with a 95% interval;
and which numbers of games, seeds and processes there can be. `series` plays them.

Where more than two seats play, the two players hold every other seat, and all seats of a player count. A score is
the share of matches that one seat of the player won: even players score a half between two sides, a quarter among four."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from wartable.kernel.contract import Position
from wartable.kernel.errors import OptionError
from wartable.kernel.message import Message

Z = 1.959964  # 95%
MOST_GAMES = 1_000_000
MOST_JOBS = 256


@dataclass(frozen=True)
class Score:
    """How the first player named did, in matches won and lost by any of its seats."""

    wins: tuple[int, int]
    draws: int
    seed: int
    sides: int = 2  # that can win a match: teams, or seats where each plays for itself

    @property
    def games(self) -> int:
        return sum(self.wins) + self.draws

    @property
    def share(self) -> float:
        """Wins and half the draws, as a share of all games; what one player has the other lacks."""
        return (self.wins[0] + self.draws / 2) / self.games

    @property
    def score(self) -> float:
        """The share of one side: each player has half of them."""
        return self.share / self.of_one

    @property
    def even(self) -> float:
        """What a player scores against its equal."""
        return 1 / self.sides

    @property
    def interval(self) -> tuple[float, float]:
        low, high = wilson(self.share, self.games)
        return low / self.of_one, high / self.of_one

    @property
    def of_one(self) -> float:
        """Sides of a player in a match; two that swap seats hold one and a half of three."""
        return self.sides / 2

    def as_json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "wins": list(self.wins),
            "draws": self.draws,
            "score": round(self.score, 6),
            "interval": [round(bound, 6) for bound in self.interval],
            "even": round(self.even, 6),
            "seed": self.seed,
        }


def wilson(share: float, count: float) -> tuple[float, float]:
    """The 95% interval of a share seen in so many games (Wilson's)."""
    centre = share + Z * Z / (2 * count)
    spread = Z * math.sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    scale = 1 + Z * Z / count
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def sides(position: Position) -> int:
    """How many can win a match: a team wins together, and without teams every seat is its own."""
    shown = position.view(-1).get("seats", [{}] * position.seats)
    return len({place.get("team", seat) for seat, place in enumerate(shown)})


def check(games: int, seed: int, jobs: int | None) -> None:
    """Refuse numbers that nothing can be played with."""
    if not 2 <= games <= MOST_GAMES or games % 2:
        raise OptionError(Message("error-games", {"most": str(MOST_GAMES), "games": str(games)}))
    if jobs is not None and not 1 <= jobs <= MOST_JOBS:
        raise OptionError(Message("error-jobs", {"most": str(MOST_JOBS), "jobs": str(jobs)}))
    last = 2**63 - games // 2
    if not 0 <= seed <= last:
        raise OptionError(Message("error-seed", {"most": str(last), "seed": str(seed)}))
