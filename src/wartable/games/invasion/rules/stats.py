"""Numbers that are computed, never stored: power, hit points, Toughness, costs (INV-024, INV-072, INV-129).
Every card in play is asked for its part; `carriers` says when there is nobody to ask. Asking all is a rule of its own, so
that the compiler can put the question whether to ask into every place where it is put."""

from wartable.games.invasion.cards.declare import (
    COST,
    HIT_POINTS,
    LOYALTY,
    POWER,
    RACE,
    TOUGHNESS,
    TYPE,
    UNCANCELLABLE,
    Hook,
    cost_for,
    extra_damage,
    hit_points_for,
    own_cost,
    own_power,
    own_toughness,
    power_for,
    tax_for,
    toughness_for,
)
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.facts import controller, face, has_quality, is_unit, works
from wartable.games.invasion.rules.slots import all_slots, slots_of
from wartable.games.invasion.state import SECTION, Phase, Role, Type, Zone
from wartable.kernel.frames import A
from wartable.kernel.rule import rule

BASE_KINGDOM = 3  # INV-061
BASE_QUEST = 1  # INV-064
SECTION_HIT_POINTS = 8  # INV-076


@rule
def power(g: Record, slot):
    """INV-024: printed power with all that changes it; never below 0 (U-14)."""
    total = power_of_its_own(g, slot)
    if g.carriers[Hook.POWER] > 0:
        total += power_given(g, slot)
    return max(total, 0)


@rule
def power_of_its_own(g: Record, slot):
    """Power that no other card has a part in."""
    card = face(g, slot)
    return POWER[card] + g.power_change[slot] + own_power(card, g, slot)


@rule
def power_given(g: Record, slot):
    """Power that constant effects of cards in play give or take."""
    total = 0
    for other in all_slots(g):
        if works(g, other, Hook.POWER):
            total += power_for(g.card[other], g, other, slot)
    return total


@rule
def find_givers(g: Record):
    """Find the cards that `power_given` asks, for `power_with`; gives how many there are."""
    count = 0
    if g.carriers[Hook.POWER] > 0:
        for other in all_slots(g):
            if works(g, other, Hook.POWER):
                g.givers[count] = other
                count += 1
    return count


@rule
def power_with(g: Record, slot, givers):
    """The same as `power`, for one who asks for that of many cards and has found all givers before."""
    total = power_of_its_own(g, slot)
    for number in range(givers):
        other = g.givers[number]
        total += power_for(g.card[other], g, other, slot)
    return max(total, 0)


@rule
def hit_points(g: Record, slot):
    """A unit's hit points now, damage not taken off."""
    total = HIT_POINTS[face(g, slot)] + g.hit_change[slot]
    if g.carriers[Hook.HIT_POINTS] > 0:
        total += hit_points_given(g, slot)
    return max(total, 0)


@rule
def hit_points_given(g: Record, slot):
    """Hit points that constant effects of cards in play give or take."""
    total = 0
    for other in all_slots(g):
        if works(g, other, Hook.HIT_POINTS):
            total += hit_points_for(g.card[other], g, other, slot)
    return total


@rule
def remaining(g: Record, slot):
    """Hit points that damage has left."""
    return max(hit_points(g, slot) - g.damage[slot], 0)


@rule
def toughness(g: Record, slot):
    """INV-146, INV-147: several values add up."""
    if has_quality(g, slot, Hook.NO_TOUGHNESS):
        return 0
    card = face(g, slot)
    total = TOUGHNESS[card] + own_toughness(card, g, slot)
    if g.carriers[Hook.TOUGHNESS] > 0:
        for other in all_slots(g):
            if works(g, other, Hook.TOUGHNESS):
                total += toughness_for(g.card[other], g, other, slot)
    return total


@rule
def absorbs(g: Record, slot):
    """Ordinary damage that a unit cancels when it is dealt next: by Toughness, and by what shields it this turn."""
    return toughness(g, slot) + g.shield[slot]


@rule
def section_hit_points(g: Record, section):
    """INV-076: 8 and one more for each development."""
    return SECTION_HIT_POINTS + g.developments[section]


@rule
def zone_power(g: Record, seat, zone):
    """INV-061, INV-064: the capital's own power and that of all cards face up in the zone."""
    total = 0
    if zone == Zone.KINGDOM:
        total = BASE_KINGDOM
    elif zone == Zone.QUEST:
        total = BASE_QUEST
    for slot in slots_of(g, seat):
        if g.card[slot] != 0 and g.down[slot] != 1 and g.zone[slot] == zone:
            total += power(g, slot)
    return total


@rule
def combat_damage(g: Record, seat, uncancellable):
    """INV-107: what the units of a side that fight deal together, ordinary or uncancellable; supports never (U-12)."""
    return front_damage(g, seat, uncancellable, 0) + front_damage(g, seat, uncancellable, 1)


@rule
def front_damage(g: Record, seat, uncancellable, front):
    """The same of those who fight for one of two zones (W-57); all for the first if there is only one."""
    total = 0
    for slot in slots_of(g, seat):
        if g.role[slot] != Role.NONE and g.front[slot] == front and is_unit(g, slot):
            if UNCANCELLABLE[face(g, slot)] == uncancellable:
                total += power(g, slot) + extra_damage(face(g, slot), g, slot)
    return total


@rule
def loyalty(g: Record, seat, card):
    """INV-073: icons on the card less symbols of that race in play."""
    return max(LOYALTY[card] - g.symbols[seat, RACE[card]], 0)


@rule
def cost(g: Record, seat, card, x):
    """INV-072: printed cost (X if it has none) and loyalty, with all that changes them; never below 0."""
    return full_cost_of(g, seat, card, x, loyalty(g, seat, card))


@rule
def cost_but_loyalty(g: Record, seat, card, x):
    """W-54: the same for a card whose loyalty need not be paid."""
    return full_cost_of(g, seat, card, x, 0)


@rule
def full_cost_of(g: Record, seat, card, x, icons):
    """What a card costs with so many loyalty icons to pay for."""
    printed = x if COST[card] < 0 else COST[card]
    total = printed + icons + own_cost(card, g, seat)
    if TYPE[card] == Type.UNIT:
        total -= g.discounts[seat]
    if g.carriers[Hook.COST] > 0:
        total += cost_added(g, seat, card)
    return max(total, 0)


@rule
def cost_added(g: Record, seat, card):
    """What constant effects of cards in play make a card cost more or less."""
    total = 0
    for other in all_slots(g):
        if works(g, other, Hook.COST):
            total += cost_for(g.card[other], g, other, seat, card)
    return total


@rule
def tax(g: Record, seat, one, two):
    """What the targets make an effect cost more, once for each card that asks for it."""
    return tax_asked(g, seat, one, two) if g.carriers[Hook.TAX] > 0 else 0


@rule
def tax_asked(g: Record, seat, one, two):
    total = 0
    enemy = 1 - seat
    for other in slots_of(g, enemy):
        if works(g, other, Hook.TAX):
            most = 0
            if is_enemy_unit(g, seat, one):
                most = tax_for(g.card[other], g, other, one)
            if is_enemy_unit(g, seat, two):
                most = max(most, tax_for(g.card[other], g, other, two))
            total += most
    return total


@rule
def is_enemy_unit(g: Record, seat, target):
    return 0 <= target < SECTION and controller(g, target) != seat and is_unit(g, target)


@rule
def purse(g: Record, seat):
    """Tokens that a seat may spend as resources now."""
    damage = g.carriers[Hook.PURSE] > 0 and is_own_capital_phase(g, seat)
    return tokens_to_spend(g, seat) if damage or g.carriers[Hook.TOKEN_PURSE] > 0 else 0


@rule
def tokens_to_spend(g: Record, seat):
    total = 0
    for slot in slots_of(g, seat):
        total += spendable_damage(g, seat, slot) + spendable_tokens(g, slot)
    return total


@rule
def spendable_damage(g: Record, seat, slot):
    """Damage on a card that its player may spend: in the own capital phase (B-162)."""
    return g.damage[slot] if is_own_capital_phase(g, seat) and works(g, slot, Hook.PURSE) else 0


@rule
def is_own_capital_phase(g: Record, seat):
    return g.active == seat and g.frames[0, A] == Phase.CAPITAL


@rule
def spendable_tokens(g: Record, slot):
    """Tokens on a card that its player may spend at any time."""
    return g.tokens[slot] if works(g, slot, Hook.TOKEN_PURSE) else 0


@rule
def funds(g: Record, seat):
    """All that a seat could pay now."""
    return g.resources[seat] + purse(g, seat)


@rule
def has_damaged_unit(g: Record, seat):
    for slot in slots_of(g, seat):
        if g.damage[slot] > 0 and is_unit(g, slot):
            return True
    return False
