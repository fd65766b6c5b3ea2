"""The Dark Elves of Assault on Ulthuan, by their printed numbers."""

from wartable.games.invasion.cards.declare import Hook, Price, Set, action, carries, support, tactic, unit
from wartable.games.invasion.cards.where import UNIT
from wartable.games.invasion.rules.casting import ask_cast
from wartable.games.invasion.rules.combat import capture
from wartable.games.invasion.state import Race, Zone

MORTELLA = unit(
    178,
    "mortella",
    Race.DARK_ELF,
    cost=3,
    loyalty=3,
    power=1,
    hit_points=3,
    traits="hero sorceror",
    unique=True,
    set=Set.ULTHUAN,
    printed=27,
)


@action(MORTELLA, zone=Zone.QUEST, price=Price.CORRUPT, casts=True)
def mortella(g, seat):
    """W-54: a tactic out of the opponent's discard pile."""
    ask_cast(g, seat)


ALTAR_OF_KHAINE = support(
    187,
    "altar-of-khaine",
    Race.DARK_ELF,
    cost=4,
    loyalty=2,
    power=2,
    traits="building",
    set=Set.ULTHUAN,
    printed=36,
)

carries(ALTAR_OF_KHAINE, Hook.INSTEAD, Zone.KINGDOM)  # W-53


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
    """W-51: until the turn ends it defends the zone that it attacked."""
    capture(g, seat, one)
