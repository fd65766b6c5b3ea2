"""Computer players, for any game: `player("search:200", game, seed)` chooses among legal actions.
A player is only ever given what `imagine` makes of a match, so it can't know more than its seat."""

from wartable.players.chances import win_chance
from wartable.players.insight import Insight, Judged, insight
from wartable.players.network import Network, admit, admitted, check_admitted, is_name, seated
from wartable.players.players import (
    LEVELS,
    Greedy,
    Player,
    Random,
    Search,
    can_judge,
    check_player,
    is_network,
    modules,
    names_file,
    player,
)

__all__ = [
    "LEVELS", "Greedy", "Insight", "Judged", "Network", "Player", "Random", "Search", "admit", "admitted", "can_judge", "check_admitted",
    "check_player", "insight", "is_name", "is_network", "modules", "names_file", "player", "seated", "win_chance",
]  # fmt: skip
