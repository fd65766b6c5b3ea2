"""The cards of The Skavenblight Threat, by their printed numbers."""

from wartable.games.invasion.cards.declare import (
    ATTACHES,
    Hook,
    Set,
    When,
    action,
    attachment,
    constant,
    cost_for,
    forced,
    own_power,
    power_for,
    support,
    tactic,
    unit,
)
from wartable.games.invasion.cards.where import DEVELOPMENT, UNIT
from wartable.games.invasion.rules.areas import (
    change_hit_points,
    corrupt,
    developments_in,
    host_of,
    return_to_hand,
    seat_of,
)
from wartable.games.invasion.rules.damage import deal
from wartable.games.invasion.state import Race, Role, Side, Zone

# --- Dwarfs

unit(
    132,
    "gurnis-elite",
    Race.DWARF,
    cost=3,
    loyalty=3,
    power=3,
    hit_points=1,
    traits="warrior elite",
    copies=3,
    only=Zone.BATTLEFIELD,
    set=Set.SKAVENBLIGHT,
    printed=1,
)


# --- Orcs

SPIDER_RIDERS = unit(
    139,
    "spider-riders",
    Race.ORC,
    cost=1,
    loyalty=1,
    hit_points=1,
    traits="cavalry",
    copies=3,
    set=Set.SKAVENBLIGHT,
    printed=8,
)


@constant(SPIDER_RIDERS, own_power)
def spider_riders(g, slot):
    """Stronger while they attack from the battlefield."""
    return 2 if g.role[slot] == Role.ATTACKS and g.zone[slot] == Zone.BATTLEFIELD else 0


WAR_PAINT = attachment(
    140,
    "war-paint",
    Race.ORC,
    to=UNIT.own.in_battlefield,
    loyalty=1,
    copies=3,
    set=Set.SKAVENBLIGHT,
    printed=9,
)


@constant(WAR_PAINT, power_for, Hook.POWER)
def war_paint(g, slot, unit):
    """Its host is stronger by the damage on it."""
    return g.damage[unit] if host_of(g, slot) == unit else 0


# --- Chaos

CHOSEN_OF_TZEENTCH = unit(
    141,
    "chosen-of-tzeentch",
    Race.CHAOS,
    cost=3,
    loyalty=2,
    power=1,
    hit_points=2,
    traits="sorceror",
    copies=3,
    set=Set.SKAVENBLIGHT,
    printed=10,
)


@action(CHOSEN_OF_TZEENTCH, UNIT.damaged, zone=Zone.QUEST, cost=1, once=True)
def chosen_of_tzeentch(g, one):
    """1 damage to a damaged unit."""
    deal(g, one, 1, 0)


# --- Dark Elves


@tactic(
    145,
    "we-need-your-blood",
    Race.DARK_ELF,
    UNIT,
    UNIT.another,
    cost=1,
    loyalty=1,
    copies=3,
    set=Set.SKAVENBLIGHT,
    printed=14,
)
def we_need_your_blood(g, one, two):
    """One unit has a hit point less, another one more for the turn."""
    change_hit_points(g, one, -1)
    change_hit_points(g, two, 1)


# --- Neutral

WARP_LIGHTNING_CANNON = attachment(
    148,
    "warp-lightning-cannon",
    Race.NEUTRAL,
    cost=2,
    traits="weapon skaven",
    side=Side.DESTRUCTION,
    copies=3,
    set=Set.SKAVENBLIGHT,
    printed=17,
)


@forced(WARP_LIGHTNING_CANNON, When.ENTERS_PLAY)
def warp_lightning_cannon(g, source):
    """Its host becomes corrupt, this once."""
    corrupt(g, host_of(g, source))


@constant(WARP_LIGHTNING_CANNON, power_for, Hook.POWER)
def warp_lightning_cannon_fires(g, slot, unit):
    """Its host is stronger in combat."""
    return 3 if host_of(g, slot) == unit and g.role[unit] != Role.NONE else 0


MARIUS_THE_RIGHTEOUS = unit(
    149,
    "marius-the-righteous",
    Race.NEUTRAL,
    cost=4,
    power=2,
    hit_points=4,
    traits="hero witchhunter",
    unique=True,
    side=Side.ORDER,
    copies=3,
    set=Set.SKAVENBLIGHT,
    printed=18,
)


@action(MARIUS_THE_RIGHTEOUS, UNIT.corrupt.in_battlefield, zone=Zone.QUEST, cost=1)
def marius_the_righteous(g, one):
    """1 damage to a corrupt unit in any battlefield."""
    deal(g, one, 1, 0)


ABANDONED_MINE = support(
    150,
    "abandoned-mine",
    Race.NEUTRAL,
    cost=4,
    power=2,
    traits="building",
    copies=3,
    set=Set.SKAVENBLIGHT,
    printed=19,
)


@forced(ABANDONED_MINE, When.TURN_BEGINS, DEVELOPMENT.own, zone=Zone.KINGDOM, may=True)
def abandoned_mine(g, one):
    """A development returns to hand."""
    return_to_hand(g, one)


FORGE = support(
    151,
    "forge",
    Race.NEUTRAL,
    cost=2,
    power=1,
    traits="building",
    copies=3,
    set=Set.SKAVENBLIGHT,
    printed=20,
)


@constant(FORGE, cost_for, Hook.COST, zone=Zone.KINGDOM)
def forge(g, slot, seat, card):
    """With two developments beside it, attachments cost less."""
    return -1 if ATTACHES[card] and seat == seat_of(slot) and developments_in(g, slot) >= 2 else 0
