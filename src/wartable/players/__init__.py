"""Computer players, for any game: `player("search:200", game, seed)` chooses among legal actions.
A player is only ever given what `imagine` makes of a match, so it can't know more than its seat."""

from wartable.players.insight import Insight, Judged, insight
from wartable.players.players import (
    LEVELS,
    Greedy,
    Player,
    Random,
    Search,
    can_judge,
    check_player,
    modules,
    player,
)

__all__ = [
    "LEVELS", "Greedy", "Insight", "Judged", "Player", "Random", "Search", "can_judge", "check_player", "insight", "modules", "player",
]  # fmt: skip
