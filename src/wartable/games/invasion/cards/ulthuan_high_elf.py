"""The High Elves of Assault on Ulthuan, by their printed numbers."""

from wartable.games.invasion.cards.declare import (
    Hook,
    Set,
    When,
    Window,
    attachment,
    constant,
    forced,
    hit_points_for,
    support,
    tactic,
    unit,
)
from wartable.games.invasion.cards.where import ENTRY, SECTION, UNIT
from wartable.games.invasion.rules.areas import heal, host_of, restore, return_to_hand
from wartable.games.invasion.rules.chain import cancel_row
from wartable.games.invasion.rules.damage import deal_at_once, deal_indirect
from wartable.games.invasion.rules.where import each
from wartable.games.invasion.state import Race, Zone
from wartable.games.invasion.vocabulary import row_in

unit(
    152,
    "envoy-from-averlorn",
    Race.HIGH_ELF,
    cost=1,
    loyalty=1,
    power=1,
    hit_points=1,
    traits="messenger",
    only=Zone.QUEST,
    set=Set.ULTHUAN,
    printed=1,
)


unit(
    155,
    "high-elf-spearmen",
    Race.HIGH_ELF,
    cost=3,
    loyalty=1,
    power=2,
    hit_points=1,
    traits="warrior",
    set=Set.ULTHUAN,
    printed=4,
)


LOREMASTER_OF_HOETH = unit(
    158,
    "loremaster-of-hoeth",
    Race.HIGH_ELF,
    cost=2,
    loyalty=1,
    power=1,
    hit_points=2,
    traits="mage",
    set=Set.ULTHUAN,
    printed=7,
)


@forced(LOREMASTER_OF_HOETH, When.ENTERS_PLAY)
def loremaster_of_hoeth(g):
    """Each player takes 2 indirect damage."""
    deal_indirect(g, 2)


DRAGON_MAGE_WAKENING = attachment(
    163, "dragon-mage-wakening", Race.HIGH_ELF, loyalty=1, set=Set.ULTHUAN, printed=12
)


@constant(DRAGON_MAGE_WAKENING, hit_points_for, Hook.HIT_POINTS)
def dragon_mage_wakening(g, slot, unit):
    """Its host has 3 hit points more."""
    return 3 if host_of(g, slot) == unit else 0


SHRINE_OF_ASURYAN = support(
    165,
    "shrine-of-asuryan",
    Race.HIGH_ELF,
    cost=2,
    loyalty=1,
    power=1,
    traits="building",
    set=Set.ULTHUAN,
    printed=14,
)


@forced(SHRINE_OF_ASURYAN, When.TURN_BEGINS, UNIT.corrupt, zone=Zone.KINGDOM, may=True)
def shrine_of_asuryan(g, one):
    """A corrupt unit is restored."""
    restore(g, one)


TEMPLE_OF_VAUL = support(
    166,
    "temple-of-vaul",
    Race.HIGH_ELF,
    cost=3,
    loyalty=1,
    power=3,
    traits="building",
    set=Set.ULTHUAN,
    printed=15,
)


@forced(TEMPLE_OF_VAUL, When.TURN_BEGINS, SECTION.own, SECTION.own)
def temple_of_vaul(g, one, two):
    """2 damage to the own capital, point by point and all at once."""
    deal_at_once(g, one, 1, 0)
    deal_at_once(g, two, 1, 0)


@tactic(
    167, "tear-of-isha", Race.HIGH_ELF, UNIT, cost=1, loyalty=1, traits="spell", set=Set.ULTHUAN, printed=16
)
def tear_of_isha(g, one):
    """All damage on a unit is healed."""
    heal(g, one, g.damage[one])


@tactic(
    168,
    "flames-of-the-phoenix",
    Race.HIGH_ELF,
    cost=4,
    loyalty=3,
    traits="spell",
    window=Window.OWN_TURN,
    set=Set.ULTHUAN,
    printed=17,
)
def flames_of_the_phoenix(g):
    """All units return to their owners' hands."""
    for unit in each(g, UNIT):
        return_to_hand(g, unit)


@tactic(
    172,
    "high-elfs-disdain",
    Race.HIGH_ELF,
    ENTRY.tactic,
    cost=2,
    loyalty=2,
    traits="spell",
    set=Set.ULTHUAN,
    printed=21,
)
def high_elfs_disdain(g, one):
    """B-14: a tactic on the chain does nothing."""
    cancel_row(g, row_in(one))
