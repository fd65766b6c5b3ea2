"""What Assault on Ulthuan brings to the other races and to all, by printed numbers."""

from wartable.games.invasion.cards.declare import (
    RACE,
    Hook,
    Price,
    Set,
    When,
    Window,
    action,
    attachment,
    constant,
    forced,
    hit_points_for,
    own_power,
    power_for,
    printing,
    question,
    sought,
    support,
    tactic,
    toughness_for,
    unit,
)
from wartable.games.invasion.cards.where import QUEST, SECTION, SUPPORT, UNIT, ZONE
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.changing import give_quality, move_unit
from wartable.games.invasion.rules.choices import ask, ask_search
from wartable.games.invasion.rules.damage import deal, deal_at_once
from wartable.games.invasion.rules.entering import add_tokens, destroy, return_to_hand, sacrifice
from wartable.games.invasion.rules.facts import controller, developments_in, host_of, is_face_up, is_unit
from wartable.games.invasion.rules.stats import power
from wartable.games.invasion.rules.where import is_one
from wartable.games.invasion.state import DECK, NOTHING, Find, Phase, Race, Zone
from wartable.games.invasion.state import SECTION as FIRST_SECTION
from wartable.games.invasion.vocabulary import zone_in

printing(119, set=Set.ULTHUAN, printed=57)  # Innovation, as in the core set


@question(SECTION.own.undeveloped | (UNIT | SUPPORT).own.developed.at_home, must=True)
def meet_the_boars(g: Record, chosen):
    """3 damage on a section, or a card is sacrificed."""
    if chosen >= FIRST_SECTION:
        deal(g, chosen, 3, 0)
    else:
        sacrifice(g, chosen)


# --- Dwarfs

SLAYERS_OF_KARAK_KADRIN = unit(
    194,
    "slayers-of-karak-kadrin",
    Race.DWARF,
    cost=2,
    loyalty=2,
    power=1,
    hit_points=2,
    traits="warrior",
    set=Set.ULTHUAN,
    printed=43,
)


@action(SLAYERS_OF_KARAK_KADRIN, UNIT.attacking, zone=Zone.BATTLEFIELD, price=Price.ITSELF)
def slayers_of_karak_kadrin(g: Record, one):
    """An attacker is destroyed."""
    destroy(g, one)


MOUNTAIN_BARRACKS = support(
    195,
    "mountain-barracks",
    Race.DWARF,
    cost=2,
    loyalty=1,
    power=1,
    traits="building",
    set=Set.ULTHUAN,
    printed=44,
)


@constant(MOUNTAIN_BARRACKS, toughness_for, Hook.TOUGHNESS)
def mountain_barracks(g: Record, slot, unit):
    """Own Dwarfs beside it have Toughness."""
    return 1 if is_one(g, UNIT.here.of(Race.DWARF), unit, slot) else 0


@tactic(
    196,
    "lure-them-out",
    Race.DWARF,
    UNIT.own.in_battlefield,
    UNIT.enemy.in_battlefield,
    cost=1,
    loyalty=2,
    set=Set.ULTHUAN,
    printed=45,
)
def lure_them_out(g: Record, one, two):
    """Two units of different battlefields fight; if one of them is gone, neither does."""
    if one >= 0 and two >= 0:
        mine = power(g, one)
        theirs = power(g, two)
        deal(g, two, mine, 0)
        deal(g, one, theirs, 0)


# --- The Empire


GOLD_WIZARD_ACOLYTE = unit(
    197,
    "gold-wizard-acolyte",
    Race.EMPIRE,
    cost=2,
    loyalty=2,
    power=1,
    hit_points=2,
    traits="mage",
    set=Set.ULTHUAN,
    printed=46,
)


@forced(GOLD_WIZARD_ACOLYTE, When.ATTACKS, UNIT, zone=Zone.BATTLEFIELD, may=True)
def gold_wizard_acolyte(g: Record, one):
    """Declared as an attacker, it keeps a unit from defending; there is one attack a turn."""
    give_quality(g, one, Hook.NO_DEFENCE)


BATTLE_STANDARD = attachment(
    198, "battle-standard", Race.EMPIRE, loyalty=1, to=UNIT.own, set=Set.ULTHUAN, printed=47
)


@forced(BATTLE_STANDARD, When.PHASE_BEGINS, ZONE.own.than_host, phase=Phase.BATTLE, may=True)
def battle_standard(g: Record, source, one):
    """Before an attack its host may move to another zone."""
    move_unit(g, host_of(g, source), zone_in(one))


@tactic(199, "surrender", Race.EMPIRE, UNIT.defending, cost=1, loyalty=2, set=Set.ULTHUAN, printed=48)
def surrender(g: Record, one):
    """A defender returns to hand."""
    return_to_hand(g, one)


# --- Orcs

WYVERN_RIDER = unit(
    200,
    "wyvern-rider",
    Race.ORC,
    cost=3,
    loyalty=1,
    power=1,
    hit_points=3,
    traits="cavalry",
    set=Set.ULTHUAN,
    printed=49,
)


@constant(WYVERN_RIDER, own_power)
def wyvern_rider(g: Record, slot):
    """Stronger in a battlefield without developments."""
    return 1 if g.zone[slot] == Zone.BATTLEFIELD and developments_in(g, slot) == 0 else 0


SCRAP_HEAP = support(
    201, "scrap-heap", Race.ORC, cost=1, loyalty=2, traits="siege", set=Set.ULTHUAN, printed=50
)


@constant(SCRAP_HEAP, hit_points_for, Hook.HIT_POINTS)
def scrap_heap(g: Record, slot, unit):
    """Own Orcs beside it have a hit point more. Without a filter, for filters ask for hit points themselves."""
    here = controller(g, unit) == controller(g, slot) and g.zone[unit] == g.zone[slot]
    return 1 if here and is_face_up(g, unit) and is_unit(g, unit) and RACE[g.card[unit]] == Race.ORC else 0


@tactic(
    202,
    "foot-of-gork",
    Race.ORC,
    UNIT.costing(most=2),
    cost=2,
    loyalty=3,
    window=Window.OWN_TURN,
    set=Set.ULTHUAN,
    printed=51,
)
def foot_of_gork(g: Record, one):
    """A cheap unit is destroyed."""
    destroy(g, one)


# --- Chaos

MALEDICTOR_OF_TZEENTCH = unit(
    203,
    "maledictor-of-tzeentch",
    Race.CHAOS,
    cost=4,
    loyalty=2,
    power=2,
    hit_points=3,
    traits="mage",
    set=Set.ULTHUAN,
    printed=52,
)


@forced(MALEDICTOR_OF_TZEENTCH, When.TURN_BEGINS, UNIT.other)
def maledictor_of_tzeentch(g: Record, source, one):
    """1 damage to itself and to another unit."""
    deal_at_once(g, source, 1, 0)
    deal_at_once(g, one, 1, 0)


BLOOD_FRENZY = attachment(
    204,
    "blood-frenzy",
    Race.CHAOS,
    cost=1,
    loyalty=3,
    to=UNIT.own.in_battlefield,
    holds=True,
    set=Set.ULTHUAN,
    printed=53,
)


@forced(BLOOD_FRENZY, When.UNIT_FALLS, of=UNIT.enemy)
def blood_frenzy(g: Record, source):
    """A token for every enemy unit that falls."""
    add_tokens(g, source, 1)


@constant(BLOOD_FRENZY, power_for, Hook.POWER)
def frenzied(g: Record, slot, unit):
    """Its host is stronger by its tokens."""
    return g.tokens[slot] if host_of(g, slot) == unit else 0


@tactic(
    205,
    "tzeentchs-firestorm",
    Race.CHAOS,
    UNIT,
    UNIT.another,
    cost=4,
    loyalty=2,
    traits="spell",
    set=Set.ULTHUAN,
    printed=54,
)
def tzeentchs_firestorm(g: Record, one, two):
    """2 damage to each of two units."""
    deal(g, one, 2, 0)
    deal(g, two, 2, 0)


# --- Neutral

TREASURE_VAULTS = support(
    206,
    "treasure-vaults",
    Race.NEUTRAL,
    cost=3,
    power=1,
    traits="building",
    set=Set.ULTHUAN,
    printed=55,
)


@constant(TREASURE_VAULTS, power_for, Hook.POWER, zone=Zone.KINGDOM)
def treasure_vaults(g: Record, slot, unit):
    """With three developments, own Buildings here are stronger, this one too."""
    rich = developments_in(g, slot) >= 3
    return 1 if rich and is_one(g, SUPPORT.here.having("building"), unit, slot) else 0


A_QUEST = sought(4, QUEST)


@tactic(207, "ancient-map", Race.NEUTRAL, cost=1, set=Set.ULTHUAN, printed=56)
def ancient_map(g: Record, seat):
    """A quest of the deck is shown and comes into the hand."""
    ask_search(g, seat, A_QUEST, DECK, Find.SHOWN)


@tactic(208, "boar-attack", Race.NEUTRAL, cost=3, set=Set.ULTHUAN, printed=58)
def boar_attack(g: Record, seat):
    """The opponent chooses what the boars run down."""
    ask(g, 1 - seat, meet_the_boars, NOTHING)
