"""The Dark Elves of Assault on Ulthuan, by their printed numbers."""

from wartable.games.invasion.cards.declare import (
    Hook,
    Must,
    Price,
    Set,
    To,
    When,
    Whose,
    Window,
    action,
    attachment,
    carries,
    constant,
    forced,
    own_cost,
    own_power,
    power_for,
    quest,
    question,
    sought,
    support,
    tactic,
    unit,
)
from wartable.games.invasion.cards.where import AGREE, CARD, UNIT
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.casting import ask_cast
from wartable.games.invasion.rules.changing import change_hit_points, change_power, restore
from wartable.games.invasion.rules.choices import ask, ask_sacrifice, ask_search, has_unit
from wartable.games.invasion.rules.combat import ATTACKED, DEFENDED, capture
from wartable.games.invasion.rules.entering import add_tokens, corrupt, destroy_marked, return_to_hand
from wartable.games.invasion.rules.facts import DYING, developments_in, host_of, may_be_corrupted, quester_of
from wartable.games.invasion.rules.piles import discard_at_random, draw_cards, gain
from wartable.games.invasion.rules.stats import power
from wartable.games.invasion.rules.where import count_of, each, is_one
from wartable.games.invasion.state import NOTHING, SOME, Doom, Find, Race, Zone
from wartable.kernel.rule import rule

DARK_INITIATE = unit(
    173,
    "dark-initiate",
    Race.DARK_ELF,
    cost=1,
    loyalty=1,
    power=1,
    hit_points=1,
    traits="priest",
    set=Set.ULTHUAN,
    printed=22,
)


@constant(DARK_INITIATE, own_power)
def dark_initiate(g: Record, slot):
    """No power, whatever is added to it, with fewer than two developments beside it."""
    return 0 if developments_in(g, slot) >= 2 else -SOME


WALKING_SACRIFICE = unit(
    174,
    "walking-sacrifice",
    Race.DARK_ELF,
    loyalty=1,
    hit_points=1,
    traits="martyr",
    set=Set.ULTHUAN,
    printed=23,
)


@forced(WALKING_SACRIFICE, When.LEAVES_PLAY)
def walking_sacrifice(g: Record, seat):
    """Draw a card."""
    draw_cards(g, seat, 1)


HARPIES = unit(
    175,
    "harpies",
    Race.DARK_ELF,
    cost=2,
    loyalty=2,
    power=1,
    hit_points=2,
    traits="creature",
    set=Set.ULTHUAN,
    printed=24,
)

FULL_HAND = 7


@rule
def can_screech(g: Record, seat, slot):
    """Whether they can be corrupted and the opponent has too many cards."""
    return may_be_corrupted(g, slot) and g.hand_size[1 - seat] >= FULL_HAND


@forced(HARPIES, When.DRAWS, AGREE, zone=Zone.QUEST, whose=Whose.ENEMY, may=True, condition=can_screech)
def harpies(g: Record, seat, source):
    """Corrupted, they cost an opponent with a full hand a card."""
    corrupt(g, source)
    discard_at_random(g, 1 - seat, 1)


unit(
    176,
    "shades",
    Race.DARK_ELF,
    cost=2,
    loyalty=1,
    power=1,
    hit_points=1,
    traits="warrior",
    scout=True,
    set=Set.ULTHUAN,
    printed=25,
)


unit(
    177,
    "cold-one-knight",
    Race.DARK_ELF,
    cost=3,
    loyalty=1,
    power=1,
    hit_points=3,
    traits="warrior",
    toughness=1,
    set=Set.ULTHUAN,
    printed=26,
)


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
def mortella(g: Record, seat):
    """W-54: a tactic out of the opponent's discard pile."""
    ask_cast(g, seat)


DARK_SORCERESS = unit(
    179,
    "dark-sorceress",
    Race.DARK_ELF,
    cost=4,
    loyalty=2,
    power=2,
    hit_points=2,
    traits="sorceror",
    set=Set.ULTHUAN,
    printed=28,
)


@constant(DARK_SORCERESS, own_cost)
def dark_sorceress(g: Record, seat):
    """She costs less for each corrupt unit of the opponent."""
    return -count_of(g, UNIT.enemy.corrupt, seat)


CORSAIRS_OF_GHROND = unit(
    180,
    "corsairs-of-ghrond",
    Race.DARK_ELF,
    cost=3,
    loyalty=1,
    power=1,
    hit_points=3,
    traits="warrior",
    set=Set.ULTHUAN,
    printed=29,
)


@forced(CORSAIRS_OF_GHROND, When.LEAVES_PLAY, UNIT, zone=Zone.BATTLEFIELD)
def corsairs_of_ghrond(g: Record, one):
    """A unit has 2 hit points less for the turn."""
    change_hit_points(g, one, -2)


LOKHIR_FELLHEART = unit(
    181,
    "lokhir-fellheart",
    Race.DARK_ELF,
    cost=5,
    loyalty=5,
    power=3,
    hit_points=4,
    traits="hero warrior",
    unique=True,
    set=Set.ULTHUAN,
    printed=30,
)


def has_developments(g: Record, seat, slot):
    """Without any he could only do nothing."""
    return developments_in(g, slot) > 0


@forced(
    LOKHIR_FELLHEART,
    When.TURN_BEGINS,
    UNIT.in_battlefield,
    zone=Zone.BATTLEFIELD,
    may=True,
    condition=has_developments,
)
def lokhir_fellheart(g: Record, seat, zone, one):
    """A unit in any battlefield has a hit point less for each development beside him, for the turn."""
    change_hit_points(g, one, -g.developments[seat * 3 + zone])


NIGHT_RAIDS = quest(182, "night-raids", Race.DARK_ELF, cost=2, loyalty=2, set=Set.ULTHUAN, printed=31)


@constant(NIGHT_RAIDS, power_for, Hook.POWER, zone=Zone.QUEST)
def night_raids(g: Record, slot, unit):
    """With 3 tokens, all own units are stronger."""
    return 1 if g.tokens[slot] >= 3 and is_one(g, UNIT.own, unit, slot) else 0


SACK_TOR_AENDRIS = quest(
    183, "sack-tor-aendris", Race.DARK_ELF, gathers=False, cost=2, loyalty=1, set=Set.ULTHUAN, printed=32
)

carries(SACK_TOR_AENDRIS, Hook.ATTACKS_ANYWHERE, zone=Zone.QUEST, to=To.QUESTER)

carries(SACK_TOR_AENDRIS, Hook.TOKEN_PURSE, zone=Zone.QUEST)


@rule
def has_attacker(g: Record, slot):
    """Whether the unit on a quest attacked this turn."""
    quester = quester_of(g, slot)
    return quester != NOTHING and g.fought[quester] & ATTACKED != 0


@forced(SACK_TOR_AENDRIS, When.TURN_ENDS, whose=Whose.ANY, zone=Zone.QUEST, condition=has_attacker)
def sack_tor_aendris(g: Record, source):
    """A token for an attack."""
    add_tokens(g, source, 1)


MIND_KILLER = attachment(
    184, "mind-killer", Race.DARK_ELF, loyalty=2, traits="hex", set=Set.ULTHUAN, printed=33
)


@constant(MIND_KILLER, power_for, Hook.POWER)
def mind_killer(g: Record, slot, unit):
    """Its host is weaker."""
    return -1 if host_of(g, slot) == unit else 0


WORD_OF_PAIN = attachment(
    185, "word-of-pain", Race.DARK_ELF, cost=2, loyalty=1, traits="hex", set=Set.ULTHUAN, printed=34
)

carries(WORD_OF_PAIN, Hook.NO_ATTACK, to=To.HOST)


HAR_GANETH = support(
    186,
    "har-ganeth",
    Race.DARK_ELF,
    cost=2,
    loyalty=1,
    power=1,
    traits="building",
    set=Set.ULTHUAN,
    printed=35,
)


@forced(HAR_GANETH, When.TURN_BEGINS, UNIT.with_hit_points(most=1), zone=Zone.KINGDOM, may=True)
def har_ganeth(g: Record, one):
    """A unit with fewer than 2 hit points, damage not taken off, returns to hand."""
    return_to_hand(g, one)


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


@tactic(188, "lash-the-prisoner", Race.DARK_ELF, loyalty=3, set=Set.ULTHUAN, printed=37)
def lash_the_prisoner(g: Record, seat):
    """2 resources for an own unit that is sacrificed. Nothing can stop that (INV-132), so they may come before it."""
    if has_unit(g, seat, NOTHING):
        gain(g, seat, 2)
        ask_sacrifice(g, seat, NOTHING)


ANY_CARD = sought(3, CARD, must=Must.ALWAYS)


@tactic(
    189,
    "dark-visions",
    Race.DARK_ELF,
    cost=1,
    loyalty=2,
    traits="spell",
    window=Window.OWN_TURN,
    set=Set.ULTHUAN,
    printed=38,
)
def dark_visions(g: Record, seat):
    """One of the top five cards comes into the hand, unseen."""
    ask_search(g, seat, ANY_CARD, 5, Find.HAND)


@question(UNIT.corrupt)
def restore_by_chillwind(g: Record, chosen):
    """A corrupt unit may be restored, also the one that has just become so."""
    restore(g, chosen)


@tactic(
    190,
    "chillwind",
    Race.DARK_ELF,
    UNIT,
    cost=1,
    loyalty=1,
    traits="spell",
    set=Set.ULTHUAN,
    printed=39,
)
def chillwind(g: Record, seat, one):
    """B-15: a unit becomes corrupt, and only then may one be restored."""
    if may_be_corrupted(g, one):
        corrupt(g, one)
        ask(g, seat, restore_by_chillwind, NOTHING)


@tactic(
    191,
    "bathe-in-blood",
    Race.DARK_ELF,
    UNIT.of(Race.DARK_ELF),
    cost=1,
    loyalty=1,
    set=Set.ULTHUAN,
    printed=40,
)
def bathe_in_blood(g: Record, one):
    """Twice its power as it is now for the turn, which it does not survive."""
    change_power(g, one, power(g, one))
    g.doomed[one] |= Doom.SACRIFICED


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
def take_captive(g: Record, seat, one):
    """W-51: until the turn ends it defends the zone that it attacked."""
    capture(g, seat, one)


@tactic(
    193,
    "invoke-khaines-wrath",
    Race.DARK_ELF,
    cost=3,
    loyalty=2,
    traits="spell",
    window=Window.AFTER_COMBAT,
    set=Set.ULTHUAN,
    printed=42,
)
def invoke_khaines_wrath(g: Record):
    """All that fought and are left are destroyed together."""
    for unit in each(g, UNIT):
        if g.fought[unit] & (ATTACKED | DEFENDED) != 0:
            g.doomed[unit] |= DYING
    destroy_marked(g)
