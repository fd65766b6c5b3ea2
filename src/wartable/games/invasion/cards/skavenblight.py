"""The cards of The Skavenblight Threat, by their printed numbers."""

from wartable.games.invasion.cards.declare import (
    ATTACHES,
    Hook,
    Price,
    Set,
    When,
    Whose,
    action,
    attachment,
    carries,
    constant,
    cost_for,
    forced,
    own_power,
    power_for,
    quest,
    question,
    support,
    tactic,
    unit,
)
from wartable.games.invasion.cards.where import DEVELOPMENT, DISCARDED, SUPPORT, UNIT, ZONE
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.changing import (
    change_development,
    change_hit_points,
    change_power,
    give_quality,
    shield,
)
from wartable.games.invasion.rules.choices import ask
from wartable.games.invasion.rules.combat import STOOD_BY
from wartable.games.invasion.rules.damage import deal, deal_at_once
from wartable.games.invasion.rules.entering import corrupt, return_at_end, return_to_hand
from wartable.games.invasion.rules.facts import controller, developments_in, host_of
from wartable.games.invasion.rules.piles import limit_draws
from wartable.games.invasion.rules.resolving import put_from_discard
from wartable.games.invasion.rules.where import count_of, each
from wartable.games.invasion.state import NOTHING, Phase, Race, Role, Side, Zone
from wartable.games.invasion.vocabulary import card_in, zone_in
from wartable.kernel.rule import rule

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


@tactic(
    133,
    "stand-your-ground",
    Race.DWARF,
    DISCARDED.by(UNIT).of(Race.DWARF).fallen,
    ZONE.own.enters_first,
    cost=1,
    loyalty=2,
    copies=3,
    set=Set.SKAVENBLIGHT,
    printed=2,
)
def stand_your_ground(g: Record, seat, one, two):
    """A Dwarf unit that came into the discard pile this turn enters a zone."""
    if one >= 0 and two >= 0:
        put_from_discard(g, seat, card_in(one), zone_in(two))


# --- The Empire

unit(
    134,
    "nordland-halberdiers",
    Race.EMPIRE,
    cost=4,
    loyalty=2,
    power=2,
    hit_points=2,
    traits="warrior",
    copies=3,
    anytime=True,
    set=Set.SKAVENBLIGHT,
    printed=3,
)


@tactic(135, "infiltrate-empire", Race.EMPIRE, cost=1, loyalty=2, copies=3, set=Set.SKAVENBLIGHT, printed=4)
def infiltrate_empire(g: Record, seat):
    """The opponent draws at most one card this turn."""
    limit_draws(g, 1 - seat, 1)


# --- High Elves

TYRIEL = unit(
    136,
    "tyriel",
    Race.HIGH_ELF,
    cost=5,
    loyalty=3,
    power=2,
    hit_points=4,
    traits="hero",
    unique=True,
    copies=3,
    set=Set.SKAVENBLIGHT,
    printed=5,
)


@question(UNIT.own.attacking, must=True)
def turned_back_by_tyriel(g: Record, chosen):
    """It returns to hand when the turn ends."""
    return_at_end(g, chosen)


@forced(TYRIEL, When.ZONE_ATTACKED)
def tyriel(g: Record):
    """The attacking player picks one of the attackers."""
    ask(g, g.active, turned_back_by_tyriel, NOTHING)


# --- High Elves


@tactic(
    137,
    "steels-bane",
    Race.HIGH_ELF,
    UNIT.of(Race.HIGH_ELF),
    cost=1,
    loyalty=2,
    copies=3,
    set=Set.SKAVENBLIGHT,
    printed=6,
)
def steels_bane(g: Record, one):
    """The next 10 damage to a High Elf unit is cancelled."""
    shield(g, one, 10)


REPAIR_THE_WAYSTONES = quest(
    138, "repair-the-waystones", Race.HIGH_ELF, loyalty=3, copies=3, set=Set.SKAVENBLIGHT, printed=7
)


@action(REPAIR_THE_WAYSTONES, DISCARDED.by(SUPPORT).enterable_in(Zone.QUEST), zone=Zone.QUEST, spend=3)
def repair_the_waystones(g: Record, seat, one):
    """A support enters the quest zone from the discard pile."""
    put_from_discard(g, seat, card_in(one), Zone.QUEST)


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
def spider_riders(g: Record, slot):
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
def war_paint(g: Record, slot, unit):
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
def chosen_of_tzeentch(g: Record, one):
    """1 damage to a damaged unit."""
    deal(g, one, 1, 0)


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
def bolt_of_change(g: Record, one):
    """W-55: until the turn ends it is a unit too."""
    change_development(g, one)


# --- Dark Elves

MALUS_DARKBLADE = unit(
    143,
    "malus-darkblade",
    Race.DARK_ELF,
    cost=5,
    loyalty=3,
    power=3,
    hit_points=3,
    traits="hero",
    unique=True,
    copies=3,
    set=Set.SKAVENBLIGHT,
    printed=12,
)


@rule
def some_stood_by(g: Record, seat):
    """Whether an enemy unit could have defended this turn and did not."""
    found = 0
    for unit in each(g, UNIT.enemy, seat):
        found |= g.fought[unit]
    return found & STOOD_BY != 0


@forced(MALUS_DARKBLADE, When.PHASE_ENDS, phase=Phase.BATTLE, unasked=True, condition=some_stood_by)
def malus_darkblade(g: Record, seat):
    """1 damage to all who only looked on."""
    for unit in each(g, UNIT.enemy, seat):
        if g.fought[unit] & STOOD_BY != 0:
            deal_at_once(g, unit, 1, 0)


MORATHIS_PEGASUS = unit(
    144,
    "morathis-pegasus",
    Race.DARK_ELF,
    cost=3,
    loyalty=2,
    power=1,
    hit_points=3,
    traits="cavalry",
    toughness=3,
    copies=3,
    set=Set.SKAVENBLIGHT,
    printed=13,
)


@action(MORATHIS_PEGASUS, cost=3, by=Whose.ENEMY)
def morathis_pegasus(g: Record, source):
    """The opponent can take its Toughness away for the turn."""
    give_quality(g, source, Hook.NO_TOUGHNESS)


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
def we_need_your_blood(g: Record, one, two):
    """One unit has a hit point less, another one more for the turn."""
    change_hit_points(g, one, -1)
    change_hit_points(g, two, 1)


# --- Neutral

GREYSEER_THANQUOL = unit(
    146,
    "greyseer-thanquol",
    Race.NEUTRAL,
    cost=3,
    power=1,
    hit_points=1,
    traits="hero skaven",
    unique=True,
    copies=3,
    side=Side.DESTRUCTION,
    set=Set.SKAVENBLIGHT,
    printed=15,
)

carries(GREYSEER_THANQUOL, Hook.ATTACKS_ANYWHERE)


@constant(GREYSEER_THANQUOL, own_power)
def greyseer_thanquol(g: Record, slot):
    """Stronger by all own Skaven while he attacks, himself among them."""
    return count_of(g, UNIT.own.having("skaven"), controller(g, slot)) if g.role[slot] == Role.ATTACKS else 0


# --- Neutral

CLAN_RATS = unit(
    147,
    "clan-rats",
    Race.NEUTRAL,
    cost=2,
    power=1,
    hit_points=1,
    traits="skaven",
    copies=3,
    side=Side.DESTRUCTION,
    set=Set.SKAVENBLIGHT,
    printed=16,
)


@action(CLAN_RATS, UNIT.having("skaven").other, price=Price.CORRUPT)
def clan_rats(g: Record, one):
    """Another Skaven is stronger for the turn."""
    change_power(g, one, 1)


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
def warp_lightning_cannon(g: Record, source):
    """Its host becomes corrupt, this once."""
    corrupt(g, host_of(g, source))


@constant(WARP_LIGHTNING_CANNON, power_for, Hook.POWER)
def warp_lightning_cannon_fires(g: Record, slot, unit):
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
def marius_the_righteous(g: Record, one):
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
def abandoned_mine(g: Record, one):
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
def forge(g: Record, slot, seat, card):
    """With two developments beside it, attachments cost less."""
    return -1 if ATTACHES[card] and seat == controller(g, slot) and developments_in(g, slot) >= 2 else 0
