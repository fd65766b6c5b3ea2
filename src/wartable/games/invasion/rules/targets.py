"""What an effect may aim at, by the filters that it declares (INV-125, B-12).
The same test marks targets when an action is announced and looks again when it is carried out."""

import numpy as np

from wartable.games.invasion.cards.declare import (
    A_CARD,
    A_KIND,
    A_OPTIONAL,
    A_TARGETS,
    ATTACHES,
    HOST_OF,
    ONLY,
)
from wartable.games.invasion.cards.where import (
    AGREED,
    AS_ZONE,
    BARRED,
    ENTERABLE,
    IN_PILE,
    IN_PLAY,
    NEAR,
    NOWHERE,
    ON_CHAIN,
    STILL,
    Bit,
    Near,
)
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.facts import controller, host_of, may_be_in, may_move, section_of
from wartable.games.invasion.rules.slots import all_slots, slots_of
from wartable.games.invasion.rules.stats import funds, tax
from wartable.games.invasion.rules.where import (
    ENEMY,
    IN_KINGDOM,
    MANY,
    NOT_SOURCE,
    OWN,
    UNDEVELOPED,
    UNHURT,
    fits,
    fits_card,
    is_many,
    passes_over,
)
from wartable.games.invasion.state import (
    CARDS,
    KIND_OF_CARD,
    NOTHING,
    ROW,
    SECTION,
    Row,
    State,
)
from wartable.games.invasion.vocabulary import (
    YES,
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

STANDING, CALM = int(Bit.STANDING), int(Bit.CALM)
THAN_SOURCE, THAN_FIRST, THAN_HOST = int(Near.THAN_SOURCE), int(Near.THAN_FIRST), int(Near.THAN_HOST)
ENTERED, HOST = int(Near.ENTERED), int(Near.HOST)
FALLEN, ENTERS_FIRST = int(Near.FALLEN), int(Near.ENTERS_FIRST)
OF_ROW = ENTERED | HOST | MANY
ENTRY_BITS = np.array([0, Bit.TO_PLAY, Bit.OF_TACTIC, Bit.OF_ACTION, Bit.OF_FORCED], np.int64)  # by `Kind`


@rule
def may_be_slot(g: Record, row, place, slot):
    """Whether the card in a slot is a legal target for a place (0 to 2) of a row."""
    clause = IN_PLAY[A_TARGETS[g.chain[row, Row.ABILITY], place]]
    if clause == 0:
        return False
    seat = g.chain[row, Row.SEAT]
    source = g.chain[row, Row.SOURCE]
    if not fits(g, clause, slot, seat, source, g.chain[row, Row.ZONE], g.chain[row, Row.ONE]):
        return False
    return NEAR[clause] & OF_ROW == 0 or may_be_of_row(g, row, NEAR[clause], slot)


@rule
def may_be_of_row(g: Record, row, near, slot):
    """What only a row can say: where its card may enter, what it may be attached to, what it aims at already."""
    seat = g.chain[row, Row.SEAT]
    if near & ENTERED and not may_enter(g, seat, g.chain[row, Row.CARD], g.zone[slot]):
        return False
    if near & HOST and g.chain[row, Row.STATE] == State.AT_ONCE:  # found and put into a zone, not played
        return controller(g, slot) == seat and g.zone[slot] == g.chain[row, Row.ZONE]
    if near & MANY:
        section = section_of(g, slot)
        mark = g.chain[row, Row.MARK]
        if g.developments[section] < g.chain[row, Row.X] or count_aims(g, mark, slot) > 0:
            return False
        return is_in_aimed_section(g, mark, section)
    return True


@rule
def is_in_aimed_section(g: Record, mark, section):
    """Whether all that a row of this mark aims at already lies in a section."""
    for aim in range(g.aimed):
        if g.aims[aim, 0] == mark and section_of(g, g.aims[aim, 1]) != section:
            return False
    return True


@rule
def may_enter(g: Record, seat, card, zone):
    """INV-142, INV-027, B-18: whether a card may enter play in a zone."""
    return (ONLY[card] == NOTHING or ONLY[card] == zone) and may_be_in(g, seat, card, zone, NOTHING)


@rule
def may_be_put(g: Record, seat, card, zone):
    """Whether a found card can enter play in a zone; an attachment needs a unit there to hang on (W-20)."""
    if ATTACHES[card] == 0:
        return may_enter(g, seat, card, zone)
    for slot in slots_of(g, seat):
        if g.zone[slot] == zone and fits(g, IN_PLAY[HOST_OF[card]], slot, seat, NOTHING, NOTHING, NOTHING):
            return True
    return False


@rule
def may_be_section(g: Record, row, place, section):
    """Whether a section or zone (seat * 3 + zone) is a legal target for a place of a row."""
    clause = AS_ZONE[A_TARGETS[g.chain[row, Row.ABILITY], place]]
    if not fits_zone(g, clause, section, g.chain[row, Row.SEAT]):
        return False
    zone = section % 3
    near = NEAR[clause]
    if near & THAN_SOURCE:
        source = g.chain[row, Row.SOURCE]
        return source >= 0 and may_move(g, source, zone)
    if near & THAN_HOST:
        host = host_of(g, g.chain[row, Row.SOURCE])
        return host >= 0 and section // 3 == controller(g, host) and may_move(g, host, zone)
    if near & THAN_FIRST:
        first = g.chain[row, Row.ONE]
        if first < 0 and place == 2:
            first = g.chain[row, Row.TWO]  # B-12: of two that were to move, this one is left
        if first < 0 or section // 3 != controller(g, first) or zone == g.zone[first]:
            return False
        return g.down[first] != 0 or may_move(g, first, zone)
    if near & ENTERS_FIRST:
        first = g.chain[row, Row.ONE]
        return first >= KIND_OF_CARD and may_enter(g, g.chain[row, Row.SEAT], card_in(first), zone)
    return near & ENTERED == 0 or may_enter(g, g.chain[row, Row.SEAT], g.chain[row, Row.CARD], zone)


@rule
def fits_zone(g: Record, clause, section, seat):
    """Whether a zone is what a clause asks for, as far as that does not depend on a row of the chain."""
    return clause != 0 and zone_bits(g, section, seat) & BARRED[clause] == 0


@rule
def zone_bits(g: Record, section, seat):
    """What a zone is now, for a seat. Calm are the other zones of a player who is attacked (W-21: a copy may be anybody's)."""
    zone = section % 3
    attacked = g.attacked == zone or g.attacked == NOTHING or section // 3 == g.active or g.second == zone + 1
    return (
        IN_KINGDOM << zone
        | (OWN if section // 3 == seat else ENEMY)
        | UNHURT << int(g.section_damage[section] > 0)
        | UNDEVELOPED << int(g.developments[section] > 0)
        | STANDING << g.burning[section]
        | CALM << int(attacked)
    )


@rule
def may_be_row(g: Record, row, place, other):
    """Whether another entry of the chain is a legal target (B-14)."""
    clause = ON_CHAIN[A_TARGETS[g.chain[row, Row.ABILITY], place]]
    if clause == 0 or g.chain[other, Row.STATE] != State.ON_CHAIN:
        return False
    ability = g.chain[other, Row.ABILITY]
    if (STILL[A_CARD[ability]] | ENTRY_BITS[A_KIND[ability]]) & BARRED[clause] != 0:
        return False
    source = g.chain[other, Row.SOURCE]
    if NEAR[clause] & NOT_SOURCE and source != NOTHING and source == g.chain[row, Row.SOURCE]:
        return False
    return not copies_itself(g, row, ability)


@rule
def copies_itself(g: Record, row, ability):
    """Whether a row is a copy of an effect that copies: aimed at its own like, it would be copied without end."""
    copied = g.chain[row, Row.STATE] == State.AT_ONCE and g.chain[row, Row.CARD] == 0
    return copied and g.chain[row, Row.ABILITY] == ability


@rule
def is_legal_target(g: Record, row, place, target):
    """B-12: whether a target that was chosen is still one."""
    if target < 0:
        return False
    if target < SECTION:
        return may_be_slot(g, row, place, target)
    if target < ROW:
        return may_be_section(g, row, place, section_in(target))
    if target < KIND_OF_CARD:
        return may_be_row(g, row, place, row_in(target))
    return may_be_card(g, row, place, card_in(target))


@rule
def may_be_card(g: Record, row, place, card):
    """Whether a card of the discard pile is a legal target for a place of a row. Copies can't be told apart."""
    clause = IN_PILE[A_TARGETS[g.chain[row, Row.ABILITY], place]]
    seat = g.chain[row, Row.SEAT]
    if clause == 0 or g.discard[seat, card] == 0 or not fits_card(clause, card):
        return False
    if NEAR[clause] & FALLEN and g.fell[seat, card] == 0:
        return False
    return ENTERABLE[clause] == NOTHING or may_be_put(g, seat, card, ENTERABLE[clause])


@rule
def affords(g: Record, row, place, target, base):
    """Whether the seat can still pay when a target with its tax is chosen (`base`: the cost without taxes)."""
    one = g.chain[row, Row.ONE]
    if place == 0:
        return base + tax(g, g.chain[row, Row.SEAT], target, NOTHING) <= funds(g, g.chain[row, Row.SEAT])
    return base + tax(g, g.chain[row, Row.SEAT], one, target) <= funds(g, g.chain[row, Row.SEAT])


@rule
def any_target(g: Record, row, place, base):
    """Whether there is a legal target for a place of a row, 1 or 0."""
    what = A_TARGETS[g.chain[row, Row.ABILITY], place]
    seat = g.chain[row, Row.SEAT]
    if IN_PILE[what] != 0:
        for card in range(1, CARDS):
            if may_be_card(g, row, place, card) and (place != 0 or leads_on(g, row, as_card(card), base)):
                return 1
        return 0
    if AGREED[what] != 0:
        return 1
    if ON_CHAIN[what] != 0:
        for other in range(g.rows):
            if other != row and may_be_row(g, row, place, other):
                return 1
        return 0
    for side in range(2):
        if AS_ZONE[what] != 0 and not passes_over(AS_ZONE[what], side, seat):
            for zone in range(3):
                if may_be_section(g, row, place, side * 3 + zone):
                    return 1
        if IN_PLAY[what] != 0 and not passes_over(IN_PLAY[what], side, seat):
            for slot in slots_of(g, side):
                if may_be_slot(g, row, place, slot) and affords(g, row, place, slot, base):
                    if place != 0 or leads_on(g, row, slot, base):
                        return 1
    return 0


@rule
def mark_targets(g: Record, row, place, base, mask):
    """Mark the legal targets for a place of a row."""
    what = A_TARGETS[g.chain[row, Row.ABILITY], place]
    seat = g.chain[row, Row.SEAT]
    if IN_PILE[what] != 0:
        mark_cards(g, row, place, base, mask)
        return
    if AGREED[what] != 0:
        mask[YES] = 1
        return
    if ON_CHAIN[what] != 0:
        for other in range(g.rows):
            if other != row and may_be_row(g, row, place, other):
                mask[row_action(other)] = 1
        return
    for side in range(2):
        if AS_ZONE[what] != 0 and not passes_over(AS_ZONE[what], side, seat):
            for zone in range(3):
                if may_be_section(g, row, place, side * 3 + zone):
                    mask[section_action(side * 3 + zone)] = 1
        if IN_PLAY[what] != 0 and not passes_over(IN_PLAY[what], side, seat):
            for slot in slots_of(g, side):
                if may_be_slot(g, row, place, slot) and affords(g, row, place, slot, base):
                    if side == seat or g.down[slot] != 1 or is_first_development(g, row, slot):
                        if place != 0 or leads_on(g, row, slot, base):
                            mask[slot_action(slot)] = 1


@rule
def mark_cards(g: Record, row, place, base, mask):
    """Mark the cards of the discard pile that may be chosen, those of which there are more than are aimed at already."""
    many = is_many(IN_PILE[A_TARGETS[g.chain[row, Row.ABILITY], place]])
    for card in range(1, CARDS):
        if may_be_card(g, row, place, card):
            if many:
                aimed = count_aims(g, g.chain[row, Row.MARK], as_card(card))
                mask[card_action(card)] = g.discard[g.chain[row, Row.SEAT], card] > aimed
            elif place != 0 or leads_on(g, row, as_card(card), base):
                mask[card_action(card)] = 1


@rule
def leads_on(g: Record, row, first, base):
    """Whether a first target leaves a second one that can be paid for, where a second one is needed."""
    ability = g.chain[row, Row.ABILITY]
    if A_TARGETS[ability, 1] == NOWHERE or A_OPTIONAL[ability, 1]:
        return True
    before = g.chain[row, Row.ONE]
    g.chain[row, Row.ONE] = first
    found = has_second(g, row, 1, base)
    g.chain[row, Row.ONE] = before
    return found


@rule
def has_second(g: Record, row, place, base):
    """Whether there is a target for a later place of a row."""
    for section in range(6):
        if may_be_section(g, row, place, section):
            return True
    for slot in all_slots(g):
        if may_be_slot(g, row, place, slot) and affords(g, row, place, slot, base):
            return True
    return False


@rule
def is_first_development(g: Record, row, slot):
    """W-05: an opponent's developments in a zone can't be told apart, so one stands for all not yet aimed at."""
    seat = controller(g, slot)
    for other in slots_of(g, seat):
        if other < slot and g.card[other] != 0 and g.down[other] == 1 and g.zone[other] == g.zone[slot]:
            if other != g.chain[row, Row.ONE]:
                return False
    return True


@rule
def count_aims(g: Record, mark, target):
    """How often a row of this mark aims at a target already."""
    count = 0
    for aim in range(g.aimed):
        if g.aims[aim, 0] == mark and g.aims[aim, 1] == target:
            count += 1
    return count
