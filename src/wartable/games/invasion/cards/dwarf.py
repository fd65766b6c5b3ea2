"""The Dwarf cards."""

from wartable.games.invasion.cards.declare import (
    TYPE,
    Hook,
    Must,
    Price,
    When,
    Window,
    action,
    attachment,
    constant,
    cost_for,
    forced,
    own_power,
    own_toughness,
    power_for,
    quest,
    sought,
    support,
    tactic,
    tax_for,
    unit,
)
from wartable.games.invasion.cards.where import DEVELOPMENT, SECTION, SUPPORT, UNIT, ZONE
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.changing import change_power, heal_section
from wartable.games.invasion.rules.choices import ask_payments, ask_sacrifice, ask_search
from wartable.games.invasion.rules.combat import front_zone
from wartable.games.invasion.rules.damage import deal_at_once, move_damage
from wartable.games.invasion.rules.entering import destroy, develop_from_deck
from wartable.games.invasion.rules.facts import controller, count_burning, developments_in, host_of
from wartable.games.invasion.rules.piles import gain
from wartable.games.invasion.rules.slots import slots_of
from wartable.games.invasion.rules.where import each
from wartable.games.invasion.state import NOTHING, Event, Race, Role, Type, Zone
from wartable.games.invasion.vocabulary import section_in, zone_in
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule

unit(
    1,
    "defender-of-the-hold",
    Race.DWARF,
    cost=1,
    loyalty=1,
    power=1,
    hit_points=1,
    traits="warrior",
    copies=3,
    only=Zone.BATTLEFIELD,
)


ZHUFBAR_ENGINEERS = unit(
    2, "zhufbar-engineers", Race.DWARF, cost=3, loyalty=1, power=1, hit_points=3, traits="engineer"
)


@forced(ZHUFBAR_ENGINEERS, When.LEAVES_PLAY)
def zhufbar_engineers(g: Record, seat, zone):
    """T-10: each opponent sacrifices a unit in his corresponding zone."""
    ask_sacrifice(g, 1 - seat, zone)


unit(
    3,
    "hammerer-of-karak-azul",
    Race.DWARF,
    cost=2,
    loyalty=1,
    power=1,
    hit_points=2,
    traits="warrior elite",
    copies=3,
    toughness=1,
)


TROLL_SLAYERS = unit(
    4, "troll-slayers", Race.DWARF, cost=3, loyalty=1, power=1, hit_points=3, traits="slayer", copies=3
)


@constant(TROLL_SLAYERS, own_power)
def troll_slayers(g: Record, slot):
    """Stronger in a battlefield with two developments."""
    return 2 if g.zone[slot] == Zone.BATTLEFIELD and developments_in(g, slot) >= 2 else 0


RUNESMITH = unit(
    5, "runesmith", Race.DWARF, cost=2, loyalty=1, power=1, hit_points=1, traits="priest", copies=3
)


@action(RUNESMITH, UNIT, zone=Zone.QUEST, cost=2)
def runesmith(g: Record, one):
    """T-08: a unit gains power for the turn."""
    change_power(g, one, 1)


DURGNAR_THE_BOLD = unit(
    6,
    "durgnar-the-bold",
    Race.DWARF,
    cost=3,
    loyalty=3,
    power=2,
    hit_points=2,
    traits="hero warrior",
    unique=True,
)


@constant(DURGNAR_THE_BOLD, own_power)
def durgnar_the_bold(g: Record, slot):
    """Stronger while exactly one own section burns; with two the match is lost."""
    return 2 if count_burning(g, controller(g, slot)) > 0 else 0


KING_KAZADOR = unit(
    7,
    "king-kazador",
    Race.DWARF,
    cost=6,
    loyalty=5,
    power=3,
    hit_points=6,
    traits="hero warrior",
    unique=True,
    toughness=2,
)


@constant(KING_KAZADOR, tax_for, Hook.TAX)
def king_kazador(slot, unit):
    """Opponents pay 3 more to aim at him."""
    return 3 if unit == slot else 0


DWARF_CANNON_CREW = unit(
    8,
    "dwarf-cannon-crew",
    Race.DWARF,
    cost=2,
    loyalty=2,
    power=1,
    hit_points=2,
    traits="engineer",
    reworded=True,
)


CHEAP_SUPPORT = sought(2, SUPPORT.costing(most=2), must=Must.IN_FIRST_EDITION)


@forced(DWARF_CANNON_CREW, When.ENTERS_PLAY)
def dwarf_cannon_crew(g: Record, seat, zone):
    """B-108: look for a cheap support among the top five cards; in the first edition it must come."""
    ask_search(g, seat, CHEAP_SUPPORT, 5, zone)


DWARF_MASONS = unit(
    9, "dwarf-masons", Race.DWARF, cost=3, loyalty=2, power=1, hit_points=3, traits="engineer"
)


@forced(DWARF_MASONS, When.ENTERS_PLAY)
def dwarf_masons(g: Record, seat, zone):
    """The top card of the deck becomes a development here."""
    develop_from_deck(g, seat, zone, 1)


DWARF_RANGER = unit(
    10,
    "dwarf-ranger",
    Race.DWARF,
    cost=3,
    loyalty=2,
    power=1,
    hit_points=2,
    traits="ranger",
    copies=2,
    scout=True,
)


@forced(DWARF_RANGER, When.UNIT_LEAVES, UNIT | SECTION, zone=Zone.QUEST, of=UNIT.own.of(Race.DWARF))
def dwarf_ranger(g: Record, one):
    """Another own Dwarf unit is gone: 1 damage to a unit or a section."""
    deal_at_once(g, one, 1, 0)


unit(11, "mountain-brigade", Race.DWARF, cost=4, loyalty=2, power=2, hit_points=6, traits="warrior", copies=2)


IRONBREAKERS_OF_ANKHOR = unit(
    12, "ironbreakers-of-ankhor", Race.DWARF, cost=5, loyalty=2, power=2, hit_points=3, traits="warrior elite"
)


@constant(IRONBREAKERS_OF_ANKHOR, own_toughness)
def ironbreakers_of_ankhor(g: Record, slot):
    """T-27: Toughness for each development in this zone."""
    return developments_in(g, slot)


RUNE_OF_FORTITUDE = support(13, "rune-of-fortitude", Race.DWARF, cost=2, loyalty=1, traits="rune")


@forced(RUNE_OF_FORTITUDE, When.ZONE_ATTACKED)
def rune_of_fortitude_asks(g: Record, source):
    """W-07: the attacking player may pay for each attacker."""
    ask_payments(g, source)


@constant(RUNE_OF_FORTITUDE, power_for, Hook.POWER)
def rune_of_fortitude(g: Record, slot, unit):
    """An attacker of this zone that was not paid for loses power; a second Rune asks for a second payment."""
    if (
        g.role[unit] != Role.ATTACKS
        or front_zone(g, g.front[unit]) != g.zone[slot]
        or controller(g, unit) == controller(g, slot)
    ):
        return 0
    return 0 if is_paid_for(g, slot, unit) else -1


@rule
def is_paid_for(g: Record, slot, unit):
    """Payments cover the Runes of the attacked zone in the order of their slots."""
    before = 0
    for other in slots_of(g, controller(g, slot)):
        if other < slot and g.card[other] == g.card[slot] and g.down[other] == 0:
            before += g.zone[other] == g.zone[slot]
    return g.paid[unit] > before


KEYSTONE_FORGE = support(
    14, "keystone-forge", Race.DWARF, cost=2, loyalty=1, power=1, traits="building", copies=3
)


@forced(KEYSTONE_FORGE, When.TURN_BEGINS, ZONE.own.damaged, zone=Zone.KINGDOM)
def keystone_forge(g: Record, one):
    """Heal 1 damage on the own capital."""
    heal_section(g, section_in(one), 1)


ORGAN_GUN = attachment(15, "organ-gun", Race.DWARF, loyalty=2, traits="weapon")


@constant(ORGAN_GUN, power_for, Hook.POWER)
def organ_gun(g: Record, slot, unit):
    """Its host is stronger while it defends."""
    return 2 if host_of(g, slot) == unit and g.role[unit] == Role.DEFENDS else 0


MASTER_RUNE_OF_DISMAY = support(
    16, "master-rune-of-dismay", Race.DWARF, cost=4, loyalty=3, power=2, traits="rune"
)


@constant(MASTER_RUNE_OF_DISMAY, cost_for, Hook.COST, zone=Zone.KINGDOM)
def master_rune_of_dismay(g: Record, slot, seat, card):
    """The opponent's units cost 1 more."""
    return 1 if seat != controller(g, slot) and TYPE[card] == Type.UNIT else 0


A_GLORIOUS_DEATH = quest(17, "a-glorious-death", Race.DWARF, loyalty=2, copies=2)


@action(
    A_GLORIOUS_DEATH, UNIT.attacking, UNIT.attacking.another,
    zone=Zone.QUEST, price=Price.QUESTER, tokens=3, optional=(True, True),
)  # fmt: skip
def a_glorious_death(g: Record, one, two):
    """Up to two attackers are destroyed."""
    destroy(g, one)
    destroy(g, two)


GRUDGE_THROWER = support(18, "grudge-thrower", Race.DWARF, cost=1, loyalty=2, traits="siege", copies=2)


@action(GRUDGE_THROWER, zone=Zone.BATTLEFIELD, cost=1, price=Price.UNIT)
def grudge_thrower(g: Record):
    """All fighting units gain power for the turn."""
    for unit in each(g, UNIT.fighting):
        change_power(g, unit, 1)


@tactic(19, "burying-the-grudge", Race.DWARF, loyalty=2)
def burying_the_grudge(g: Record, seat):
    """A resource for each unit that came into a discard pile this turn."""
    gain(g, seat, g.fallen)


@tactic(20, "stubborn-refusal", Race.DWARF, UNIT, UNIT.another.like_first, cost=2, loyalty=1)
def stubborn_refusal(g: Record, one, two):
    """T-50: all damage moves to another unit in any corresponding zone."""
    if one >= 0:
        move_damage(g, one, two, g.damage[one])


@tactic(21, "striking-the-grudge", Race.DWARF, UNIT.fighting, cost=1, loyalty=3, copies=2)
def striking_the_grudge(g: Record, one):
    """A fighting unit is stronger for the turn."""
    change_power(g, one, 2)


@tactic(
    22,
    "grudge-thrower-assault",
    Race.DWARF,
    UNIT.attacking,
    cost=2,
    loyalty=3,
    window=Window.AFTER_ASSIGNING,
)
def grudge_thrower_assault(g: Record, one):
    """An attacker is destroyed."""
    destroy(g, one)


@tactic(23, "demolition", Race.DWARF, SUPPORT | DEVELOPMENT, cost=2, loyalty=1)
def demolition(g: Record, one):
    """T-20: a support or a development is destroyed."""
    destroy(g, one)


@tactic(24, "wake-the-mountain", Race.DWARF, ZONE.own.outside_quest, cost=3, loyalty=2)
def wake_the_mountain(g: Record, seat, one):
    """The top three cards become developments in one zone."""
    develop_from_deck(g, seat, zone_in(one), 3)


@tactic(25, "master-rune-of-valaya", Race.DWARF, cost=2, loyalty=1, traits="spell rune")
def master_rune_of_valaya(g: Record, seat):
    """All damage that is assigned in this turn's battlefield phase is cancelled."""
    g.shielded = 1
    tell(g, Event.COMBAT_CANCELLED, seat, NOTHING, 0, 0, 0)
