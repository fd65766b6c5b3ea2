"""The Chaos cards."""

from wartable.games.invasion.cards.declare import (
    Hook,
    Price,
    When,
    Window,
    action,
    attachment,
    constant,
    extra_damage,
    forced,
    hit_points_for,
    own_power,
    quest,
    support,
    tactic,
    unit,
)
from wartable.games.invasion.cards.where import DEVELOPMENT, SECTION, UNIT
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.changing import change_power
from wartable.games.invasion.rules.choices import (
    ask_amount,
    ask_corruption_or_damage,
    ask_reveal,
    ask_sacrifices,
)
from wartable.games.invasion.rules.damage import deal, deal_at_once, is_damaged
from wartable.games.invasion.rules.entering import corrupt, destroy
from wartable.games.invasion.rules.facts import controller, developments_in, host_of
from wartable.games.invasion.rules.piles import discard_hand, draw_for_each
from wartable.games.invasion.rules.slots import slots_of
from wartable.games.invasion.rules.stats import power
from wartable.games.invasion.rules.where import each
from wartable.games.invasion.state import Race, Role, Zone

unit(
    81,
    "servants-of-khorne",
    Race.CHAOS,
    cost=1,
    loyalty=1,
    power=1,
    hit_points=1,
    traits="warrior",
    copies=3,
    only=Zone.BATTLEFIELD,
)
unit(82, "savage-marauders", Race.CHAOS, cost=3, loyalty=1, power=2, hit_points=1, traits="warrior", copies=3)


FESTERING_NURGLINGS = unit(
    83, "festering-nurglings", Race.CHAOS, cost=2, loyalty=1, power=1, hit_points=2, traits="daemon", copies=3
)


@forced(FESTERING_NURGLINGS, When.ENTERS_PLAY, UNIT.across)
def festering_nurglings(g: Record, one):
    """A unit in any corresponding zone becomes corrupt."""
    corrupt(g, one)


NURGLE_SORCERER = unit(
    84, "nurgle-sorcerer", Race.CHAOS, cost=3, loyalty=3, power=1, hit_points=2, traits="sorceror"
)


@action(NURGLE_SORCERER, UNIT, zone=Zone.QUEST, cost=3)
def nurgle_sorcerer(g: Record, one):
    """1 damage, 2 to a corrupt unit."""
    deal(g, one, 2 if g.corrupt[one] != 0 else 1, 0)


unit(
    85,
    "chaos-knights",
    Race.CHAOS,
    cost=5,
    loyalty=2,
    power=3,
    hit_points=4,
    traits="knight cavalry",
    copies=2,
)


CULTIST_OF_SLAANESH = unit(
    86, "cultist-of-slaanesh", Race.CHAOS, cost=2, loyalty=1, power=1, hit_points=1, traits="zealot"
)


@action(CULTIST_OF_SLAANESH, DEVELOPMENT, zone=Zone.QUEST, cost=4)
def cultist_of_slaanesh(g: Record, one):
    """A development is destroyed."""
    destroy(g, one)


VALKIA_THE_BLOODY = unit(
    87,
    "valkia-the-bloody",
    Race.CHAOS,
    cost=4,
    loyalty=3,
    power=2,
    hit_points=4,
    traits="hero daemon",
    unique=True,
)


@action(VALKIA_THE_BLOODY, UNIT.corrupt.other, zone=Zone.QUEST, cost=2, condition=is_damaged)
def valkia_the_bloody(g: Record, seat, source, one):
    """Damage moves from her to a corrupt unit, as much as its controller likes."""
    ask_amount(g, seat, source, one)


MELEKH_THE_CHANGER = unit(
    88,
    "melekh-the-changer",
    Race.CHAOS,
    cost=3,
    loyalty=2,
    power=1,
    hit_points=3,
    traits="hero mage",
    unique=True,
)


@constant(MELEKH_THE_CHANGER, own_power)
def melekh_the_changer(g: Record, slot):
    """Stronger for each corrupt card of the opponent."""
    enemy = 1 - controller(g, slot)
    count = 0
    for other in slots_of(g, enemy):
        count += g.corrupt[other]
    return count


FLEDGLING_CHAOS_SPAWN = unit(
    89, "fledgling-chaos-spawn", Race.CHAOS, loyalty=1, hit_points=1, traits="daemon"
)


@forced(FLEDGLING_CHAOS_SPAWN, When.DESTROYED, UNIT.in_battlefield, zone=Zone.BATTLEFIELD)
def fledgling_chaos_spawn(g: Record, one):
    """Destroyed, it deals 1 damage in a battlefield."""
    deal_at_once(g, one, 1, 0)


SAVAGE_GORS = unit(
    90, "savage-gors", Race.CHAOS, cost=2, loyalty=1, power=1, hit_points=1, traits="warrior", copies=3
)


@constant(SAVAGE_GORS, extra_damage)
def savage_gors(g: Record, slot):
    """2 more damage while attacking with two developments in the battlefield."""
    attacks = g.role[slot] == Role.ATTACKS and g.zone[slot] == Zone.BATTLEFIELD
    return 2 if attacks and developments_in(g, slot) >= 2 else 0


unit(91, "dark-zealot", Race.CHAOS, cost=3, loyalty=1, power=1, hit_points=3, traits="zealot", copies=2)


BLOODTHIRSTER = unit(
    92,
    "bloodthirster",
    Race.CHAOS,
    cost=8,
    loyalty=5,
    power=5,
    hit_points=8,
    traits="daemon",
    uncancellable=True,
)


@forced(BLOODTHIRSTER, When.TURN_BEGINS)
def bloodthirster(g: Record, zone):
    """Each player sacrifices a unit in his corresponding zone."""
    ask_sacrifices(g, zone)


CLOUD_OF_FLIES = attachment(93, "cloud-of-flies", Race.CHAOS, to=UNIT.own, loyalty=1, traits="spell")


@forced(CLOUD_OF_FLIES, When.TURN_BEGINS, UNIT, may=True)
def cloud_of_flies(g: Record, source, one):
    """1 uncancellable damage to its host and to a unit."""
    deal_at_once(g, host_of(g, source), 1, 1)
    deal_at_once(g, one, 1, 1)


HORRIFIC_MUTATION = attachment(
    94, "horrific-mutation", Race.CHAOS, to=UNIT.own, cost=1, loyalty=1, traits="mutation"
)


@constant(HORRIFIC_MUTATION, hit_points_for, Hook.HIT_POINTS)
def horrific_mutation(g: Record, slot, unit):
    """T-41: defenders have 1 hit point less while its host attacks."""
    return -1 if g.role[host_of(g, slot)] == Role.ATTACKS and g.role[unit] == Role.DEFENDS else 0


SADISTIC_MUTATION = attachment(
    95, "sadistic-mutation", Race.CHAOS, to=UNIT.own, cost=2, loyalty=2, traits="mutation"
)


@forced(SADISTIC_MUTATION, When.HOST_HURTS_IN_COMBAT, UNIT | SECTION)
def sadistic_mutation(g: Record, one):
    """Its host has dealt damage in combat: 1 damage more, to a unit or section."""
    deal_at_once(g, one, 1, 0)


WARPSTONE_METEOR = support(96, "warpstone-meteor", Race.CHAOS, cost=3, loyalty=2, power=2, traits="warpstone")


@forced(WARPSTONE_METEOR, When.TURN_BEGINS)
def warpstone_meteor(g: Record, zone):
    """Each player corrupts a unit of his here or takes 1 damage on his capital."""
    ask_corruption_or_damage(g, zone)


JOURNEY_TO_THE_GATE = quest(97, "journey-to-the-gate", Race.CHAOS, cost=2, loyalty=2, copies=2)


@action(JOURNEY_TO_THE_GATE, zone=Zone.QUEST, price=Price.QUESTER, tokens=3, window=Window.OWN_TURN)
def journey_to_the_gate(g: Record, seat):
    """The opponent discards his hand."""
    discard_hand(g, 1 - seat)


SHRINE_TO_NURGLE = support(
    98,
    "shrine-to-nurgle",
    Race.CHAOS,
    cost=2,
    loyalty=1,
    power=1,
    traits="building",
    copies=3,
    reworded=True,
)


@forced(SHRINE_TO_NURGLE, When.UNIT_HURT_IN_COMBAT, zone=Zone.KINGDOM, of=UNIT.enemy)
def shrine_to_nurgle(g: Record, x):
    """B-198: an enemy unit that took combat damage becomes corrupt; in the first edition any damage during combat."""
    corrupt(g, x)


@tactic(99, "seduced-by-darkness", Race.CHAOS, UNIT, loyalty=1, copies=2)
def seduced_by_darkness(g: Record, one):
    """A unit becomes corrupt."""
    corrupt(g, one)


@tactic(100, "will-of-tzeentch", Race.CHAOS, cost=3, loyalty=3, window=Window.OWN_TURN)
def will_of_tzeentch(g: Record):
    """Both discard their hands and draw three cards, at the same moment."""
    for turn in range(2):
        discard_hand(g, abs(g.active - turn))
    draw_for_each(g, 3)


@tactic(101, "nurgles-pestilence", Race.CHAOS, cost=3, loyalty=2, traits="spell")
def nurgles_pestilence(g: Record):
    """T-30: 1 damage to every unit, 2 to corrupt ones."""
    for unit in each(g, UNIT):
        deal(g, unit, 1 + g.corrupt[unit], 0)


@tactic(
    102,
    "flames-of-tzeentch",
    Race.CHAOS,
    UNIT,
    loyalty=3,
    traits="spell",
    x=True,
    window=Window.OWN_TURN,
)
def flames_of_tzeentch(g: Record, x, one):
    """X damage to a unit."""
    deal(g, one, x, 0)


@tactic(103, "blood-for-the-blood-god", Race.CHAOS, UNIT.in_battlefield, cost=2, loyalty=2, copies=2)
def blood_for_the_blood_god(g: Record, one):
    """A unit in a battlefield takes damage equal to its power."""
    deal(g, one, power(g, one), 0)


@tactic(104, "culling-the-weak", Race.CHAOS, cost=2, loyalty=1, price=Price.UNIT)
def culling_the_weak(g: Record, seat):
    """All units in the own battlefield are stronger for the turn."""
    for unit in each(g, UNIT.own.in_battlefield, seat):
        change_power(g, unit, 1)


@tactic(105, "slaaneshs-domination", Race.CHAOS, cost=2, loyalty=2)
def slaaneshs_domination(g: Record, seat):
    """B-205: up to three cards of the opponent's hand are revealed; tactics among them may be played for nothing."""
    ask_reveal(g, seat, 3)
