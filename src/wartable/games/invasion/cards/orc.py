"""The Orc cards."""

from wartable.games.invasion.cards.declare import (
    RACE,
    TYPE,
    Hook,
    Price,
    When,
    Whose,
    Window,
    action,
    attachment,
    carries,
    constant,
    cost_for,
    forced,
    own_power,
    power_for,
    quest,
    support,
    tactic,
    toughness_for,
    unit,
)
from wartable.games.invasion.cards.where import ATTACHMENT, DEVELOPMENT, SECTION, SUPPORT, UNIT
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.changing import change_power, turn_up
from wartable.games.invasion.rules.choices import ask_developments_or_damage, ask_sacrifice
from wartable.games.invasion.rules.damage import deal, deal_at_once, deal_indirect
from wartable.games.invasion.rules.entering import destroy, destroy_marked
from wartable.games.invasion.rules.facts import DYING, controller, host_of, is_unit
from wartable.games.invasion.rules.piles import take_resources
from wartable.games.invasion.rules.resolving import destroy_aims
from wartable.games.invasion.rules.stats import has_damaged_unit
from wartable.games.invasion.rules.where import each
from wartable.games.invasion.state import NOTHING, Event, Race, Role, Type, Zone
from wartable.kernel.journal import tell

unit(
    56,
    "crooked-teef-goblins",
    Race.ORC,
    cost=1,
    loyalty=1,
    power=1,
    hit_points=1,
    traits="goblin warrior",
    copies=3,
    only=Zone.BATTLEFIELD,
)


SQUIG_HERDERS = unit(
    57, "squig-herders", Race.ORC, cost=2, loyalty=1, power=1, hit_points=2, traits="goblin warrior", copies=3
)


@constant(SQUIG_HERDERS, own_power)
def squig_herders(g: Record, slot):
    """Stronger while an own unit is damaged."""
    return 1 if has_damaged_unit(g, controller(g, slot)) else 0


unit(
    58,
    "ironclaws-horde",
    Race.ORC,
    cost=5,
    loyalty=2,
    power=4,
    hit_points=2,
    traits="warrior",
    only=Zone.BATTLEFIELD,
)


FOLLOWERS_OF_MORK = unit(
    59, "followers-of-mork", Race.ORC, cost=2, loyalty=1, power=1, hit_points=2, traits="shaman", copies=2
)


@forced(FOLLOWERS_OF_MORK, When.ENTERS_PLAY)
def followers_of_mork(g: Record):
    """Each player takes 2 indirect damage."""
    deal_indirect(g, 2)


unit(
    60,
    "black-orc-squad",
    Race.ORC,
    cost=3,
    loyalty=1,
    power=1,
    hit_points=4,
    traits="warrior elite",
    copies=3,
)


BOAR_BOYZ = unit(
    61, "boar-boyz", Race.ORC, cost=4, loyalty=2, power=1, hit_points=4, traits="cavalry", copies=2
)


@constant(BOAR_BOYZ, own_power)
def boar_boyz(g: Record, slot):
    """T-07: stronger while an own unit is damaged."""
    return 2 if has_damaged_unit(g, controller(g, slot)) else 0


URGUCK = unit(
    62, "urguck", Race.ORC, cost=3, loyalty=3, power=1, hit_points=3, traits="hero warrior", unique=True
)

carries(URGUCK, Hook.PURSE)  # B-162


GRIMGOR_IRONHIDE = unit(
    63,
    "grimgor-ironhide",
    Race.ORC,
    cost=6,
    loyalty=5,
    power=3,
    hit_points=6,
    traits="hero warrior",
    unique=True,
)


@forced(GRIMGOR_IRONHIDE, When.ENTERS_PLAY)
def grimgor_ironhide(g: Record, zone):
    """All supports and developments in every corresponding zone are destroyed."""
    for card in each(g, (SUPPORT | DEVELOPMENT).across, zone=zone):
        destroy(g, card)


NIGHT_GOBLINS = unit(
    64, "night-goblins", Race.ORC, cost=2, loyalty=1, power=1, hit_points=2, traits="goblin shaman"
)


@forced(NIGHT_GOBLINS, When.ENTERS_PLAY, ATTACHMENT.across)
def night_goblins(g: Record, one):
    """An attachment in any corresponding zone is destroyed."""
    destroy(g, one)


DOOM_DIVERS = unit(65, "doom-divers", Race.ORC, cost=4, loyalty=1, power=2, hit_points=2, traits="goblin")


@forced(DOOM_DIVERS, When.TURN_BEGINS, zone=Zone.BATTLEFIELD)
def doom_divers(g: Record):
    """T-44: each player gives up a development or takes damage on every section."""
    ask_developments_or_damage(g)


LOBBER_CREW = unit(
    66, "lobber-crew", Race.ORC, cost=2, loyalty=1, power=1, hit_points=1, traits="goblin", copies=3
)


@action(LOBBER_CREW, zone=Zone.KINGDOM, price=Price.ITSELF)
def lobber_crew(g: Record, seat):
    """The opponent sacrifices a unit."""
    ask_sacrifice(g, 1 - seat, NOTHING)


BIG_UNS = unit(67, "big-uns", Race.ORC, cost=3, loyalty=1, power=1, hit_points=2, traits="warrior")


@constant(BIG_UNS, toughness_for, Hook.TOUGHNESS, zone=Zone.BATTLEFIELD)
def big_uns(g: Record, slot, unit):
    """Own damaged units gain Toughness 1."""
    return 1 if controller(g, unit) == controller(g, slot) and g.damage[unit] > 0 else 0


ROCK_LOBBER = support(68, "rock-lobber", Race.ORC, cost=2, loyalty=2, traits="siege")


@action(ROCK_LOBBER, SECTION, zone=Zone.BATTLEFIELD, cost=2, price=Price.UNIT_HERE, once=True)
def rock_lobber(g: Record, one):
    """2 damage to a section of any capital."""
    deal(g, one, 2, 0)


CHOPPA = attachment(
    69, "choppa", Race.ORC, to=UNIT.own.in_battlefield, cost=1, loyalty=2, traits="weapon", copies=2
)


@constant(CHOPPA, power_for, Hook.POWER)
def choppa(g: Record, slot, unit):
    """Its host is stronger."""
    return 2 if host_of(g, slot) == unit else 0


TOTEM_OF_GORK = support(70, "totem-of-gork", Race.ORC, cost=3, loyalty=3, power=1, traits="siege")


@constant(TOTEM_OF_GORK, power_for, Hook.POWER)
def totem_of_gork(g: Record, slot, unit):
    """Units here are stronger while they fight."""
    here = controller(g, unit) == controller(g, slot) and g.zone[unit] == g.zone[slot]
    return 1 if here and g.role[unit] != Role.NONE and is_unit(g, unit) else 0


BANNA_OF_DA_RED_SUNZ = support(
    71, "banna-of-da-red-sunz", Race.ORC, cost=4, loyalty=1, power=2, traits="banner"
)


@forced(BANNA_OF_DA_RED_SUNZ, When.COLLECTS, UNIT, zone=Zone.KINGDOM, whose=Whose.ENEMY, least=7)
def banna_of_da_red_sunz(g: Record, seat, one):
    """One of seven resources that the opponent collects becomes damage on a unit."""
    if take_resources(g, 1 - seat, 1) > 0:
        deal_at_once(g, one, 1, 0)


SMASH_EM_ALL = quest(72, "smash-em-all", Race.ORC, cost=1, loyalty=2, copies=2)


@action(SMASH_EM_ALL, zone=Zone.QUEST, price=Price.QUESTER, tokens=3)
def smash_em_all(g: Record, seat):
    """All enemy supports are destroyed."""
    for support in each(g, SUPPORT.enemy, seat):
        destroy(g, support)


GRIMGORS_CAMP = support(73, "grimgors-camp", Race.ORC, cost=3, loyalty=1, power=1, traits="building")


@constant(GRIMGORS_CAMP, cost_for, Hook.COST, zone=Zone.KINGDOM)
def grimgors_camp(g: Record, slot, seat, card):
    """The first own Orc unit each turn costs 1 less."""
    first = TYPE[card] == Type.UNIT and RACE[card] == Race.ORC and g.units_played[seat, Race.ORC] == 0
    return -1 if first and seat == controller(g, slot) else 0


@tactic(74, "smash-go-boom", Race.ORC, DEVELOPMENT.many, loyalty=2, x=True, window=Window.OWN_TURN)
def smash_go_boom(g: Record, mark):
    """X developments of one zone are destroyed."""
    destroy_aims(g, mark)


@tactic(75, "rip-dere-eads-off", Race.ORC, DEVELOPMENT, cost=1, loyalty=1)
def rip_dere_eads_off(g: Record, one):
    """T-35, B-175: a development is turned up; a unit fights on until the end of the turn."""
    turn_up(g, one)


@tactic(76, "wez-bigga", Race.ORC, loyalty=1, copies=2)
def wez_bigga(g: Record, seat):
    """The next own unit this turn costs 1 less and comes with 1 damage."""
    g.discounts[seat] += 1
    tell(g, Event.DISCOUNT, seat, NOTHING, g.discounts[seat], 0, 0)


@tactic(
    77,
    "favour-of-mork",
    Race.ORC,
    UNIT,
    UNIT.another,
    cost=1,
    loyalty=2,
    traits="spell",
    copies=3,
)
def favour_of_mork(g: Record, one, two):
    """One unit is weaker, another stronger for the turn."""
    change_power(g, one, -1)
    change_power(g, two, 1)


@tactic(78, "pillage", Race.ORC, SUPPORT, cost=2, loyalty=2)
def pillage(g: Record, one):
    """A support is destroyed."""
    destroy(g, one)


@tactic(79, "waaagh", Race.ORC, cost=3, loyalty=2)
def waaagh(g: Record):
    """All attackers are stronger for the turn."""
    for unit in each(g, UNIT.attacking):
        change_power(g, unit, 2)


@tactic(80, "troll-vomit", Race.ORC, cost=4, loyalty=2, window=Window.OWN_TURN)
def troll_vomit(g: Record):
    """All units are destroyed."""
    for unit in each(g, UNIT):
        g.doomed[unit] |= DYING
    destroy_marked(g)
