"""The Dark Elf cards."""

from wartable.games.invasion.cards.declare import When, Window, action, forced, support, tactic, unit
from wartable.games.invasion.cards.where import UNIT
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.changing import change_hit_points
from wartable.games.invasion.rules.damage import deal_at_once
from wartable.games.invasion.rules.piles import gain, take_resources
from wartable.games.invasion.rules.redirect import has_combat_damage, redirect_lying
from wartable.games.invasion.state import Race, Zone

DISCIPLE_OF_KHAINE = unit(
    106,
    "disciple-of-khaine",
    Race.DARK_ELF,
    cost=3,
    loyalty=1,
    power=1,
    hit_points=3,
    traits="warrior priest",
)


@action(
    DISCIPLE_OF_KHAINE,
    UNIT.other,
    cost=2,
    window=Window.WHILE_ASSIGNED,
    condition=has_combat_damage,
)
def disciple_of_khaine(g: Record, seat, source, one):
    """A point of combat damage assigned to it goes to another unit."""
    redirect_lying(g, seat, source, one)


VILE_SORCERESS = unit(
    107, "vile-sorceress", Race.DARK_ELF, cost=2, loyalty=2, power=1, hit_points=2, traits="sorceror"
)


@forced(VILE_SORCERESS, When.TURN_BEGINS, UNIT, zone=Zone.QUEST)
def vile_sorceress(g: Record, one):
    """A unit has 1 hit point less for the turn."""
    change_hit_points(g, one, -1)


unit(
    108,
    "cold-one-riders",
    Race.DARK_ELF,
    cost=4,
    loyalty=1,
    power=2,
    hit_points=3,
    traits="cavalry elite",
    counterstrike=1,
)


CAULDRON_OF_BLOOD = support(
    109, "cauldron-of-blood", Race.DARK_ELF, cost=4, loyalty=1, power=2, traits="siege"
)


@forced(CAULDRON_OF_BLOOD, When.ZONE_ATTACKED, UNIT.attacking, zone=Zone.KINGDOM)
def cauldron_of_blood(g: Record, one):
    """1 damage to an attacker."""
    deal_at_once(g, one, 1, 0)


@tactic(110, "hate", Race.DARK_ELF, loyalty=1)
def hate(g: Record, seat):
    """Take a resource from the opponent."""
    taken = take_resources(g, 1 - seat, 1)
    gain(g, seat, taken)
