"""How promising a match looks to a seat, in terms a player would use; computer players lean on it.
It reads only what lies open, and the seat's own hand by its size."""

from wartable.games.invasion.cards.declare import A_TARGETS, COST, TYPE
from wartable.games.invasion.cards.where import IN_PILE
from wartable.games.invasion.draft_values import draft_worth
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.announcing import place_open
from wartable.games.invasion.rules.combat import (
    fights_on,
    front_zone,
    has_enough,
    may_be_declared,
    may_hit_section,
)
from wartable.games.invasion.rules.damage import may_take_indirect
from wartable.games.invasion.rules.facts import DRAWN_MATCH, is_unit
from wartable.games.invasion.rules.forced import is_due
from wartable.games.invasion.rules.slots import slots_of
from wartable.games.invasion.rules.stats import (
    BASE_KINGDOM,
    BASE_QUEST,
    find_givers,
    power_with,
    remaining,
    section_hit_points,
)
from wartable.games.invasion.rules.targets import count_aims, may_be_card
from wartable.games.invasion.rules.where import is_many
from wartable.games.invasion.state import CARDS, NOTHING, Frame, Reason, Role, Row, Type, Zone
from wartable.games.invasion.values import LIMIT, WORTH, Weight
from wartable.games.invasion.vocabulary import (
    PASS,
    YES,
    as_card,
    as_section,
    card_action,
    number_action,
    section_action,
    slot_action,
)
from wartable.kernel.frames import KIND, SEAT, A, B, C, D, top
from wartable.kernel.rule import rule

FULL_HAND = 7
TURNS_LEFT = 4  # a deck that lasts no longer is a danger


@rule
def weight(g: Record, seat, which):
    """What something is worth in the eyes of a seat: as all believe, and what the seat tries instead."""
    return WORTH[which] + g.tuning[seat, which]


@rule
def evaluate(g: Record, seat):
    """From -1 (lost) to 1 (won) for a seat."""
    if g.reason != Reason.NONE:
        if g.winner == DRAWN_MATCH:
            return 0.0
        return 1.0 if g.winner == seat else -1.0
    if g.frames[0, KIND] == Frame.DRAFT:
        lead = draft_worth(g, seat) - draft_worth(g, 1 - seat)
    else:
        givers = find_givers(g)
        lead = worth(g, seat, seat, givers) - worth(g, 1 - seat, seat, givers)
    return lead / (abs(lead) + weight(g, seat, Weight.EVEN))


@rule
def settled(g: Record):
    """Whether nothing is half done: no chain, no combat, no choice within an effect."""
    return g.depth <= 2 and g.rows == 0 and g.attacked < 0


@rule
def worth(g: Record, seat, eyes, givers):
    """What a seat has, in resources, in the eyes of one of the two, where so many cards that others have power of were found."""
    total = weight(g, eyes, Weight.HAND_CARD) * min(g.hand_size[seat], FULL_HAND)
    total += weight(g, eyes, Weight.RESOURCE) * g.resources[seat]
    development = weight(g, eyes, Weight.DEVELOPMENT)
    kingdom, quest, battlefield = BASE_KINGDOM, BASE_QUEST, 0
    for slot in slots_of(g, seat):
        if g.card[slot] != 0 and g.down[slot] != 1:
            if g.down[slot] == 0:
                total += worth_of_card(g, slot, eyes)
            if g.zone[slot] == Zone.KINGDOM:
                kingdom += power_with(g, slot, givers)
            elif g.zone[slot] == Zone.QUEST:
                quest += power_with(g, slot, givers)
            elif is_unit(g, slot):  # U-12
                battlefield += power_with(g, slot, givers)
    for zone in range(3):
        section = seat * 3 + zone
        icons = kingdom if zone == Zone.KINGDOM else quest if zone == Zone.QUEST else battlefield
        total += development * g.developments[section] + worth_of_icons(g, icons, zone, eyes)
        if g.burning[section] != 0:
            total += weight(g, eyes, Weight.BURNING)
        else:
            total += danger(g, section, eyes)
    short = TURNS_LEFT * quest - g.deck_left[seat]
    return total + weight(g, eyes, Weight.SHORT) * max(short, 0)


@rule
def worth_of_icons(g: Record, icons, zone, eyes):
    """Power in a zone: resources, cards or attacks of every turn to come."""
    within = min(icons, LIMIT[zone])
    icon, beyond = weight(g, eyes, Weight.KINGDOM_ICON + zone), weight(g, eyes, Weight.KINGDOM_BEYOND + zone)
    return icon * within + beyond * (icons - within)


@rule
def danger(g: Record, section, eyes):
    """Damage weighs more the nearer a section is to burning."""
    damage = g.section_damage[section]
    each = weight(g, eyes, Weight.SECTION_DAMAGE)
    return each * damage * (0.5 + damage / section_hit_points(g, section))


@rule
def worth_of_card(g: Record, slot, eyes):
    """What a card is worth beside its power."""
    kind = TYPE[g.card[slot]]
    if kind == Type.QUEST:
        return weight(g, eyes, Weight.QUEST) + weight(g, eyes, Weight.TOKEN) * g.tokens[slot]
    if kind == Type.UNIT:
        left = weight(g, eyes, Weight.HIT_POINT) * remaining(g, slot)
        return weight(g, eyes, Weight.UNIT) + left + weight(g, eyes, Weight.CORRUPT) * g.corrupt[slot]
    return 0.3 * max(COST[g.card[slot]], 0)


# --- What goes without saying -------------------------------------------------------------------------------


@rule
def routine(g: Record):
    """The action that needs no thought when something is only followed through: pass, fight with all, kill first.

    -1 where there is a real choice.
    """
    kind = top(g, KIND)
    seat = top(g, SEAT)
    if kind == Frame.WINDOW:
        return PASS
    if kind == Frame.ATTACKERS:
        return declare_all(g, seat, Role.ATTACKS)
    if kind == Frame.DEFENDERS:
        return declare_all(g, seat, Role.DEFENDS)
    if kind == Frame.FRONT:
        return section_action((1 - seat) * 3 + g.attacked)
    if kind == Frame.ASSIGN:
        return assign_to_kill(g, seat)
    if kind == Frame.PAY_FOR_ATTACKER:
        return YES
    if kind == Frame.INDIRECT:
        return take_indirect(g, seat)
    if kind == Frame.ANNOUNCE:
        return pick_discarded(g, top(g, A))
    if kind == Frame.ORDER:
        row = 0
        while not is_due(g, seat, row):
            row += 1
        return number_action(row)
    return NOTHING


@rule
def declare_all(g: Record, seat, role):
    for slot in slots_of(g, seat):
        if may_be_declared(g, seat, slot, role):
            return slot_action(slot)
    return PASS


@rule
def assign_to_kill(g: Record, seat):
    """One fighter after the other gets what destroys it, then the section; what is left goes to the last one."""
    if top(g, A) > 0 and top(g, B) > 0 and top(g, C) == 0:
        return PASS
    enemy = 1 - seat
    last = NOTHING
    for slot in slots_of(g, enemy):
        if fights_on(g, slot, top(g, D)):
            last = slot
            if not has_enough(g, slot):
                return slot_action(slot)
    if seat == g.active and may_hit_section(g, top(g, D)):
        return section_action(enemy * 3 + front_zone(g, top(g, D)))
    return slot_action(last)


@rule
def take_indirect(g: Record, seat):
    """On the section that can best bear it."""
    best = NOTHING
    most = 0
    for section in range(seat * 3, seat * 3 + 3):
        if may_take_indirect(g, seat, as_section(section)):
            left = section_hit_points(g, section) - g.section_damage[section]
            if left > most:
                most = left
                best = section_action(section)
    return best


@rule
def pick_discarded(g: Record, row):
    """Of the many cards that an effect takes from a pile, the dearest first; -1 for any other announcement."""
    place = place_open(g, row)
    if place == NOTHING or not is_many(IN_PILE[A_TARGETS[g.chain[row, Row.ABILITY], place]]):
        return NOTHING
    seat = g.chain[row, Row.SEAT]
    best = NOTHING
    for card in range(1, CARDS):
        left = g.discard[seat, card] - count_aims(g, g.chain[row, Row.MARK], as_card(card))
        if left > 0 and may_be_card(g, row, place, card) and (best == NOTHING or COST[card] > COST[best]):
            best = card
    return NOTHING if best == NOTHING else card_action(best)
