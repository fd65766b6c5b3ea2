"""What an effect may aim at, by the kind of target that it declares (INV-125, B-12).
The same test marks targets when an action is announced and looks again when it is carried out."""

from wartable.games.invasion.cards.declare import (
    A_CARD,
    A_KIND,
    A_OPTIONAL,
    A_TARGETS,
    ATTACHES,
    COST,
    HOST_IS_OWN,
    HOST_ZONE,
    ONLY,
    TYPE,
    Kind,
    Target,
)
from wartable.games.invasion.rules.areas import (
    is_support,
    is_unit,
    may_be_in,
    may_move,
    quester_of,
    seat_of,
    section_of,
)
from wartable.games.invasion.rules.slots import all_slots, slots_of
from wartable.games.invasion.rules.stats import funds, tax
from wartable.games.invasion.state import (
    CARDS,
    KIND_OF_CARD,
    NOTHING,
    ROW,
    SECTION,
    SLOTS,
    Role,
    Row,
    State,
    Type,
    Zone,
)
from wartable.games.invasion.vocabulary import (
    as_card,
    card_action,
    card_in,
    row_action,
    row_in,
    section_action,
    section_in,
    slot_action,
)
from wartable.kernel.rule import rule


@rule
def may_be_slot(g, row, place, slot):
    """Whether the card in a slot is a legal target for a place (0 to 2) of a row."""
    if g.card[slot] == 0:
        return False
    what = A_TARGETS[g.chain[row, Row.ABILITY], place]
    seat = g.chain[row, Row.SEAT]
    if g.down[slot] != 0:
        return may_be_development(g, row, what, slot)
    if is_unit(g, slot):
        return may_be_unit(g, row, what, slot)
    if is_support(g, slot):
        if what == Target.SUPPORT or what == Target.SUPPORT_OR_DEVELOPMENT:
            return True
        if what == Target.SUPPORT_BY_DEVELOPMENTS:
            return 0 <= COST[g.card[slot]] <= g.developments[seat * 3 + Zone.BATTLEFIELD]
        return (
            what == Target.ATTACHMENT_ACROSS
            and ATTACHES[g.card[slot]] != 0
            and g.zone[slot] == g.chain[row, Row.ZONE]
        )
    return (  # a quest to send a unit on
        what == Target.PLACE
        and TYPE[g.card[slot]] == Type.QUEST
        and seat_of(slot) == seat
        and quester_of(g, slot) == NOTHING
        and may_enter(g, seat, g.chain[row, Row.CARD], Zone.QUEST)
    )


@rule
def may_be_development(g, row, what, slot):
    if what == Target.DEVELOPMENT or what == Target.SUPPORT_OR_DEVELOPMENT:
        return True
    if what == Target.OTHER_DEVELOPMENT_LIKE_FIRST:
        first = g.chain[row, Row.ONE]
        return first < 0 or (slot != first and section_of(g, slot) == section_of(g, first))  # B-12: alone
    if what != Target.DEVELOPMENTS or g.developments[section_of(g, slot)] < g.chain[row, Row.X]:
        return False
    mark = g.chain[row, Row.MARK]
    return count_aims(g, mark, slot) == 0 and is_in_aimed_section(g, mark, section_of(g, slot))


@rule
def is_in_aimed_section(g, mark, section):
    """Whether all that a row of this mark aims at already lies in a section."""
    for aim in range(g.aimed):
        if g.aims[aim, 0] == mark and section_of(g, g.aims[aim, 1]) != section:
            return False
    return True


@rule
def may_be_unit(g, row, what, slot):
    seat = g.chain[row, Row.SEAT]
    first = g.chain[row, Row.ONE]
    zone = g.zone[slot]
    if what == Target.UNIT or what == Target.UNIT_OR_SECTION:
        return True
    if what == Target.OTHER_UNIT:
        return slot != first
    if what == Target.ATTACKER:
        return g.role[slot] == Role.ATTACKS
    if what == Target.OTHER_ATTACKER:
        return slot != first and g.role[slot] == Role.ATTACKS
    if what == Target.FIGHTER:
        return g.role[slot] != Role.NONE
    if what == Target.BATTLEFIELD_UNIT:
        return zone == Zone.BATTLEFIELD
    if what == Target.CORRUPT_UNIT:
        return g.corrupt[slot] != 0 and slot != g.chain[row, Row.SOURCE]
    if what == Target.UNIT_ACROSS:
        return zone == g.chain[row, Row.ZONE]
    if what == Target.OTHER_UNIT_LIKE_FIRST:
        return first >= 0 and slot != first and zone == g.zone[first]
    if what == Target.UNIT_HERE:
        return seat_of(slot) == seat and zone == g.chain[row, Row.ZONE]
    if what == Target.OWN_UNIT:
        return seat_of(slot) == seat
    if what == Target.OTHER_UNIT_THAN_SOURCE:
        return slot != g.chain[row, Row.SOURCE]
    if what == Target.HOST:
        card = g.chain[row, Row.CARD]
        if HOST_IS_OWN[card] and seat_of(slot) != seat:
            return False
        if g.chain[row, Row.STATE] == State.AT_ONCE:  # found and put into a zone, not played
            return seat_of(slot) == seat and zone == g.chain[row, Row.ZONE]
        return HOST_ZONE[card] == NOTHING or HOST_ZONE[card] == zone
    return False


@rule
def may_enter(g, seat, card, zone):
    """INV-142, INV-027, B-18: whether a card may enter play in a zone."""
    return (ONLY[card] == NOTHING or ONLY[card] == zone) and may_be_in(g, seat, card, zone, NOTHING)


@rule
def may_be_section(g, row, place, section):
    """Whether a section or zone (seat * 3 + zone) is a legal target for a place of a row."""
    what = A_TARGETS[g.chain[row, Row.ABILITY], place]
    seat = g.chain[row, Row.SEAT]
    own = section // 3 == seat
    zone = section % 3
    first = g.chain[row, Row.ONE]
    if what == Target.SECTION or what == Target.UNIT_OR_SECTION:
        return g.burning[section] == 0
    if what == Target.ENEMY_ZONE:
        return not own
    if what == Target.OWN_ZONE:
        return own
    if what == Target.KINGDOM_OR_BATTLEFIELD:
        return own and zone != Zone.QUEST
    if what == Target.OTHER_OWN_ZONE:
        source = g.chain[row, Row.SOURCE]
        return own and source >= 0 and may_move(g, source, zone)
    if what == Target.OTHER_ZONE_THAN_FIRST:
        if first < 0 and place == 2:
            first = g.chain[row, Row.TWO]  # B-12: of two that were to move, this one is left
        if first < 0 or section // 3 != seat_of(first) or zone == g.zone[first]:
            return False
        return g.down[first] != 0 or may_move(g, first, zone)
    if what == Target.OTHER_OWN_ZONE_UNBURNT:
        attacked = g.attacked != NOTHING and seat != g.active  # a copy may be anybody's (W-21)
        return own and attacked and zone != g.attacked and g.burning[section] == 0
    if what == Target.PLACE or what == Target.SUPPORT_PLACE:
        return own and may_enter(g, seat, g.chain[row, Row.CARD], zone)
    if what == Target.OWN_DAMAGED_SECTION:
        return own and g.section_damage[section] > 0
    if what == Target.QUEST_PLACE:
        return own and zone == Zone.QUEST and may_enter(g, seat, g.chain[row, Row.CARD], zone)
    return False


@rule
def may_be_row(g, row, place, other):
    """Whether another entry of the chain is a legal target (B-14)."""
    if g.chain[other, Row.STATE] != State.ON_CHAIN:
        return False
    what = A_TARGETS[g.chain[row, Row.ABILITY], place]
    ability = g.chain[other, Row.ABILITY]
    if what == Target.TACTIC_ON_CHAIN:
        return A_KIND[ability] == Kind.TACTIC and not copies_itself(g, row, ability)
    if what == Target.ACTION_ON_CHAIN:
        kind = TYPE[A_CARD[ability]]
        source = g.chain[other, Row.SOURCE]
        return (
            A_KIND[ability] == Kind.ACTION
            and (kind == Type.UNIT or kind == Type.SUPPORT)
            and (source == NOTHING or source != g.chain[row, Row.SOURCE])
        )
    return False


@rule
def copies_itself(g, row, ability):
    """Whether a row is a copy of an effect that copies: aimed at its own like, it would be copied without end."""
    copied = g.chain[row, Row.STATE] == State.AT_ONCE and g.chain[row, Row.CARD] == 0
    return copied and g.chain[row, Row.ABILITY] == ability


@rule
def aims_at_rows(what):
    return what == Target.TACTIC_ON_CHAIN or what == Target.ACTION_ON_CHAIN


@rule
def aims_at_sections(what):
    return Target.SECTION <= what <= Target.OTHER_OWN_ZONE_UNBURNT or what >= Target.PLACE


@rule
def is_legal_target(g, row, place, target):
    """B-12: whether a target that was chosen is still one."""
    if target < 0:
        return False
    if target < SECTION:
        return may_be_slot(g, row, place, target)
    if target < ROW:
        return may_be_section(g, row, place, section_in(target))
    if target < KIND_OF_CARD:
        return may_be_row(g, row, place, row_in(target))
    return g.discard[g.chain[row, Row.SEAT], card_in(target)] > 0


@rule
def affords(g, row, place, target, base):
    """Whether the seat can still pay when a target with its tax is chosen (`base`: the cost without taxes)."""
    one = g.chain[row, Row.ONE]
    if place == 0:
        return base + tax(g, g.chain[row, Row.SEAT], target, NOTHING) <= funds(g, g.chain[row, Row.SEAT])
    return base + tax(g, g.chain[row, Row.SEAT], one, target) <= funds(g, g.chain[row, Row.SEAT])


@rule
def any_target(g, row, place, base):
    """Whether there is a legal target for a place of a row, 1 or 0."""
    what = A_TARGETS[g.chain[row, Row.ABILITY], place]
    if what == Target.DISCARDED:
        return count_kinds(g, g.chain[row, Row.SEAT])
    if aims_at_rows(what):
        for other in range(g.rows):
            if other != row and may_be_row(g, row, place, other):
                return 1
        return 0
    if aims_at_sections(what):
        for section in range(6):
            if may_be_section(g, row, place, section):
                return 1
    if what < Target.SECTION or what == Target.UNIT_OR_SECTION or what == Target.PLACE or what == Target.HOST:
        for slot in all_slots(g):
            if may_be_slot(g, row, place, slot) and affords(g, row, place, slot, base):
                if place != 0 or leads_on(g, row, slot, base):
                    return 1
    return 0


@rule
def count_kinds(g, seat):
    for card in range(CARDS):
        if g.discard[seat, card] > 0:
            return 1
    return 0


@rule
def mark_targets(g, row, place, base, mask):
    """Mark the legal targets for a place of a row."""
    what = A_TARGETS[g.chain[row, Row.ABILITY], place]
    seat = g.chain[row, Row.SEAT]
    if what == Target.DISCARDED:
        for card in range(1, CARDS):
            if g.discard[seat, card] > count_aims(g, g.chain[row, Row.MARK], as_card(card)):
                mask[card_action(card)] = 1
        return
    if aims_at_rows(what):
        for other in range(g.rows):
            if other != row and may_be_row(g, row, place, other):
                mask[row_action(other)] = 1
        return
    if aims_at_sections(what):
        for section in range(6):
            if may_be_section(g, row, place, section):
                mask[section_action(section)] = 1
    if what < Target.SECTION or what == Target.UNIT_OR_SECTION or what == Target.PLACE or what == Target.HOST:
        for side in range(2):
            for slot in slots_of(g, side):
                if may_be_slot(g, row, place, slot) and affords(g, row, place, slot, base):
                    if side == seat or g.down[slot] == 0 or is_first_development(g, row, slot):
                        if place != 0 or leads_on(g, row, slot, base):
                            mask[slot_action(slot)] = 1


@rule
def leads_on(g, row, slot, base):
    """Whether a first target leaves a second one that can be paid for, where a second one is needed."""
    ability = g.chain[row, Row.ABILITY]
    if A_TARGETS[ability, 1] == Target.NONE or A_OPTIONAL[ability, 1]:
        return True
    before = g.chain[row, Row.ONE]
    g.chain[row, Row.ONE] = slot
    found = has_second(g, row, 1, base)
    g.chain[row, Row.ONE] = before
    return found


@rule
def has_second(g, row, place, base):
    """Whether there is a target for a later place of a row."""
    for section in range(6):
        if may_be_section(g, row, place, section):
            return True
    for slot in all_slots(g):
        if may_be_slot(g, row, place, slot) and affords(g, row, place, slot, base):
            return True
    return False


@rule
def is_first_development(g, row, slot):
    """W-05: an opponent's developments in a zone can't be told apart, so one stands for all not yet aimed at."""
    seat = seat_of(slot)
    for other in range(seat * SLOTS, slot):
        if g.card[other] != 0 and g.down[other] != 0 and g.zone[other] == g.zone[slot]:
            if other != g.chain[row, Row.ONE]:
                return False
    return True


@rule
def count_aims(g, mark, target):
    """How often a row of this mark aims at a target already."""
    count = 0
    for aim in range(g.aimed):
        if g.aims[aim, 0] == mark and g.aims[aim, 1] == target:
            count += 1
    return count
