"""The Dark Elves of Assault on Ulthuan, by their printed numbers."""

from wartable.games.invasion.cards.declare import Set, tactic
from wartable.games.invasion.cards.where import UNIT
from wartable.games.invasion.rules.combat import capture
from wartable.games.invasion.state import Race


@tactic(
    192,
    "take-captive",
    Race.DARK_ELF,
    UNIT.enemy.attacking,
    cost=3,
    loyalty=3,
    set=Set.ULTHUAN,
    printed=41,
)
def take_captive(g, seat, one):
    """W-41: until the turn ends it defends the zone that it attacked."""
    capture(g, seat, one)
