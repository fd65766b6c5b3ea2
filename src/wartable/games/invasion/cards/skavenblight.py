"""The cards of The Skavenblight Threat, by their printed numbers."""

from wartable.games.invasion.cards.declare import Set, tactic
from wartable.games.invasion.cards.where import DEVELOPMENT
from wartable.games.invasion.rules.areas import change_development
from wartable.games.invasion.state import Race


@tactic(
    142,
    "bolt-of-change",
    Race.CHAOS,
    DEVELOPMENT,
    cost=1,
    loyalty=2,
    traits="spell",
    copies=3,
    set=Set.SKAVENBLIGHT,
    printed=11,
)
def bolt_of_change(g, one):
    """W-55: until the turn ends it is a unit too."""
    change_development(g, one)
