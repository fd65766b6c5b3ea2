"""Wartable plays and studies war games: `wartable.game("invictus").new(seed=1)` gives a match."""

import wartable.locale  # noqa: F401 (errors speak by it)
from wartable.kernel.batch import Batch, Tally, random_matches
from wartable.kernel.contract import Game, Position, game, game_names
from wartable.kernel.errors import IllegalAction, OptionError, WartableError

__version__ = "0.7.0"
__all__ = [
    "Batch",
    "Game",
    "IllegalAction",
    "OptionError",
    "Position",
    "Tally",
    "WartableError",
    "game",
    "game_names",
    "random_matches",
]
