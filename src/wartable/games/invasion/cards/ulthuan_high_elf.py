"""The High Elves of Assault on Ulthuan, by their printed numbers."""

from wartable.games.invasion.cards.declare import (
    Hook,
    Set,
    To,
    When,
    Whose,
    Window,
    attachment,
    carries,
    constant,
    forced,
    hit_points_for,
    quest,
    question,
    support,
    tactic,
    unit,
)
from wartable.games.invasion.cards.where import AGREE, DISCARDED, ENTRY, SECTION, SUPPORT, UNIT, ZONE
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.changing import heal, restore
from wartable.games.invasion.rules.choices import ask
from wartable.games.invasion.rules.combat import DEFENDED, attack_too
from wartable.games.invasion.rules.damage import deal_at_once, deal_indirect
from wartable.games.invasion.rules.entering import add_tokens, end_sparing, return_to_hand, sacrifice, spare
from wartable.games.invasion.rules.facts import host_of, owner_of, quester_of
from wartable.games.invasion.rules.peeking import ask_peek
from wartable.games.invasion.rules.piles import gain, take_from_discard, take_resources
from wartable.games.invasion.rules.resolving import cancel_row
from wartable.games.invasion.rules.stats import has_damaged_unit
from wartable.games.invasion.rules.where import each
from wartable.games.invasion.state import NOTHING, About, Race, Row, Zone
from wartable.games.invasion.vocabulary import YES, card_in, row_in, zone_in
from wartable.kernel.rule import rule

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


SHADOW_WARRIOR = unit(
    153,
    "shadow-warrior",
    Race.HIGH_ELF,
    cost=2,
    loyalty=1,
    power=1,
    hit_points=1,
    traits="ranger",
    set=Set.ULTHUAN,
    printed=2,
)


@question(UNIT.own.in_battlefield, must=True)
def hit_by_shadow_warrior(g: Record, chosen):
    """1 damage to the unit that its own player picks."""
    deal_at_once(g, chosen, 1, 0)


@forced(SHADOW_WARRIOR, When.TURN_BEGINS)
def shadow_warrior(g: Record, seat):
    """The opponent picks a unit in their battlefield."""
    ask(g, 1 - seat, hit_by_shadow_warrior, NOTHING)


SWORD_MASTERS_OF_HOETH = unit(
    154,
    "sword-masters-of-hoeth",
    Race.HIGH_ELF,
    cost=4,
    loyalty=2,
    power=2,
    hit_points=3,
    traits="warrior elite",
    set=Set.ULTHUAN,
    printed=3,
)

carries(SWORD_MASTERS_OF_HOETH, Hook.UNHURT_IN_COMBAT, zone=Zone.BATTLEFIELD)


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


CARADRYAN = unit(
    156,
    "caradryan",
    Race.HIGH_ELF,
    cost=4,
    loyalty=2,
    power=2,
    hit_points=3,
    traits="hero",
    unique=True,
    set=Set.ULTHUAN,
    printed=5,
)


@forced(CARADRYAN, When.TURN_BEGINS, zone=Zone.QUEST)
def caradryan(g: Record, seat):
    """W-56: the top three cards of any deck."""
    ask_peek(g, seat, 3)


@rule
def one_zone_is_attacked(g: Record):
    return g.second == 0


INITIATE_OF_SAPHERY = unit(
    157,
    "initiate-of-saphery",
    Race.HIGH_ELF,
    cost=3,
    loyalty=1,
    power=1,
    hit_points=3,
    traits="initiate mage",
    set=Set.ULTHUAN,
    printed=6,
)


@forced(
    INITIATE_OF_SAPHERY,
    When.TURN_BEGINS,
    AGREE,
    zone=Zone.KINGDOM,
    may=True,
    condition=has_damaged_unit,
)
def initiate_of_saphery(g: Record, seat):
    """1 damage on each own unit is healed."""
    for unit in each(g, UNIT.own, seat):
        heal(g, seat, unit, 1)


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
def loremaster_of_hoeth(g: Record):
    """Each player takes 2 indirect damage."""
    deal_indirect(g, 2)


ILLYRIEL = unit(
    159,
    "illyriel",
    Race.HIGH_ELF,
    cost=4,
    loyalty=3,
    power=2,
    hit_points=4,
    traits="hero warrior",
    unique=True,
    set=Set.ULTHUAN,
    printed=8,
)


@question(AGREE, about=About.SLOT)
def pay_illyriel(g: Record, seat, chosen, x):
    """2 resources for whoever she serves, whose turn begins; else the unit returns to hand."""
    if chosen == YES:
        take_resources(g, seat, 2)
        gain(g, g.active, 2)
    else:
        return_to_hand(g, x)


@forced(ILLYRIEL, When.TURN_BEGINS, UNIT, zone=Zone.BATTLEFIELD, may=True)
def illyriel(g: Record, one):
    """A unit returns to hand, unless its owner can and does pay."""
    owner = owner_of(one)
    if g.resources[owner] >= 2:
        ask(g, owner, pay_illyriel, one)
    else:
        return_to_hand(g, one)


DRAGON_PRINCE = unit(
    160,
    "dragon-prince",
    Race.HIGH_ELF,
    cost=4,
    loyalty=2,
    power=1,
    hit_points=4,
    traits="warrior",
    set=Set.ULTHUAN,
    printed=9,
)


@question(UNIT.own.in_battlefield.unspared, about=About.COUNT)
def spare_from_the_dragon(g: Record, seat, chosen, x):
    """Up to so many units stay. When both players have chosen, the active one first, all others there are sacrificed."""
    if chosen >= 0:
        spare(g, chosen)
    if chosen >= 0 and x > 1:
        ask(g, seat, spare_from_the_dragon, x - 1)
    elif seat != g.active:
        for unit in each(g, UNIT.in_battlefield.unspared):
            sacrifice(g, unit)
        end_sparing(g)


@forced(DRAGON_PRINCE, When.PLAYED)
def dragon_prince(g: Record):
    """Each player keeps two units in their battlefield."""
    ask(g, 1 - g.active, spare_from_the_dragon, 2)
    ask(g, g.active, spare_from_the_dragon, 2)


WAKE_THE_DRAGONS = quest(
    161, "wake-the-dragons", Race.HIGH_ELF, cost=2, loyalty=1, set=Set.ULTHUAN, printed=10
)


@rule
def has_three_tokens(g: Record, slot):
    return slot >= 0 and g.tokens[slot] >= 3


@forced(
    WAKE_THE_DRAGONS,
    When.TURN_BEGINS,
    DISCARDED.of(Race.HIGH_ELF).costing(least=3),
    zone=Zone.QUEST,
    may=True,
    condition=has_three_tokens,
)
def wake_the_dragons(g: Record, seat, one):
    """A dear High Elf card returns from the discard pile to hand."""
    take_from_discard(g, seat, card_in(one))


DEFEND_TOR_AENDRIS = quest(
    162, "defend-tor-aendris", Race.HIGH_ELF, gathers=False, cost=2, loyalty=1, set=Set.ULTHUAN, printed=11
)

carries(DEFEND_TOR_AENDRIS, Hook.DEFENDS_ANYWHERE, zone=Zone.QUEST, to=To.QUESTER)

carries(DEFEND_TOR_AENDRIS, Hook.TOKEN_PURSE, zone=Zone.QUEST)


@rule
def has_defender(g: Record, slot):
    """Whether the unit on a quest defended this turn."""
    quester = quester_of(g, slot)
    return quester != NOTHING and g.fought[quester] & DEFENDED != 0


@forced(DEFEND_TOR_AENDRIS, When.TURN_ENDS, whose=Whose.ANY, zone=Zone.QUEST, condition=has_defender)
def defend_tor_aendris(g: Record, source):
    """Two tokens for a defence."""
    add_tokens(g, source, 2)


DRAGON_MAGE_WAKENING = attachment(
    163, "dragon-mage-wakening", Race.HIGH_ELF, loyalty=1, set=Set.ULTHUAN, printed=12
)


@constant(DRAGON_MAGE_WAKENING, hit_points_for, Hook.HIT_POINTS)
def dragon_mage_wakening(g: Record, slot, unit):
    """Its host has 3 hit points more."""
    return 3 if host_of(g, slot) == unit else 0


THE_GLITTERING_TOWER = support(
    164,
    "the-glittering-tower",
    Race.HIGH_ELF,
    cost=2,
    loyalty=1,
    power=1,
    traits="building",
    set=Set.ULTHUAN,
    printed=13,
)


@forced(THE_GLITTERING_TOWER, When.HEALS, UNIT.enemy | SECTION.enemy, zone=Zone.KINGDOM, may=True)
def the_glittering_tower(g: Record, one):
    """1 damage to the opponent for every unit that is healed."""
    deal_at_once(g, one, 1, 0)


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
def shrine_of_asuryan(g: Record, one):
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
def temple_of_vaul(g: Record, one, two):
    """2 damage to the own capital, point by point and all at once."""
    deal_at_once(g, one, 1, 0)
    deal_at_once(g, two, 1, 0)


@tactic(
    167, "tear-of-isha", Race.HIGH_ELF, UNIT, cost=1, loyalty=1, traits="spell", set=Set.ULTHUAN, printed=16
)
def tear_of_isha(g: Record, seat, one):
    """All damage on a unit is healed."""
    heal(g, seat, one, g.damage[one])


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
def flames_of_the_phoenix(g: Record):
    """All units return to their owners' hands."""
    for unit in each(g, UNIT):
        return_to_hand(g, unit)


@question(AGREE, about=About.ROW)
def spend_all_for_cleansing(g: Record, seat, chosen, x):
    """All resources, even none, or the card on the chain does nothing."""
    if chosen == YES:
        take_resources(g, seat, g.resources[seat])
    else:
        cancel_row(g, x)


@tactic(
    169,
    "for-ulthuan",
    Race.HIGH_ELF,
    ZONE.enemy.unattacked,
    window=Window.ZONE_CHOSEN,
    condition=one_zone_is_attacked,
    cost=1,
    loyalty=1,
    set=Set.ULTHUAN,
    printed=18,
)
def for_ulthuan(g: Record, one):
    """W-57: another zone is attacked as well."""
    attack_too(g, zone_in(one))


@tactic(
    170,
    "asuryans-cleansing",
    Race.HIGH_ELF,
    ENTRY.played.by(UNIT | SUPPORT),
    loyalty=2,
    traits="spell",
    set=Set.ULTHUAN,
    printed=19,
)
def asuryans_cleansing(g: Record, one):
    """A unit or support that is played is cancelled, unless its player spends everything."""
    row = row_in(one)
    ask(g, g.chain[row, Row.SEAT], spend_all_for_cleansing, row)


@tactic(
    171,
    "gift-of-life",
    Race.HIGH_ELF,
    DISCARDED.by(UNIT).of(Race.HIGH_ELF),
    cost=1,
    loyalty=2,
    traits="spell",
    set=Set.ULTHUAN,
    printed=20,
)
def gift_of_life(g: Record, seat, one):
    """A High Elf unit returns from the discard pile to hand."""
    take_from_discard(g, seat, card_in(one))


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
def high_elfs_disdain(g: Record, one):
    """B-14: a tactic on the chain does nothing."""
    cancel_row(g, row_in(one))
