"""Whether a record is sound, at the speed of the rules themselves, so that every decision of many matches can be
checked. `invariants` says more, and in words; nothing here decides anything, and no rule may lean on it."""

from enum import IntEnum

import numpy as np

import wartable.games.invasion.cards  # noqa: F401 (declares them)
from wartable.games.invasion.cards.declare import DEALT, HOLDS, HOOKS, SYMBOLS, TYPE
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.facts import count_burning, is_unit
from wartable.games.invasion.rules.setup import NEUTRALS_DEALT, Way
from wartable.games.invasion.rules.slots import all_slots, own_slots, slots_of
from wartable.games.invasion.rules.stats import hit_points, section_hit_points
from wartable.games.invasion.state import (
    ALL_SLOTS,
    CARDS,
    NOTHING,
    RACES,
    SECTION,
    SLOTS,
    Aside,
    Doom,
    Edition,
    Frame,
    LastCard,
    Reason,
    Role,
    Row,
    Type,
    Zone,
)
from wartable.games.invasion.vocabulary import as_section
from wartable.kernel.frames import KIND, SEAT, top
from wartable.kernel.rule import rule

PILE = 108  # INV-170, INV-171: cards of a side of the draft
BOXED = int(DEALT.sum()) - 2 * NEUTRALS_DEALT
COUNT_BITS = 8

# Sums of these tell one lot of cards, symbols or hooks from another, so that one number stands for all counts.
MARKS = np.array([card**6 for card in range(CARDS)])
SYMBOL_MARKS = np.array([1 << COUNT_BITS * race for race in range(RACES)])
SYMBOLS_OF = SYMBOLS.astype(np.int64) @ SYMBOL_MARKS
HOOK_MARKS = np.array([(hook + 1) ** 8 for hook in range(HOOKS.shape[1])])
HOOKS_OF = HOOKS.astype(np.int64) @ HOOK_MARKS


class Fault(IntEnum):
    """What can be wrong."""

    END, HAND, KNOWN, DECK, DISCARD, RESOURCES, LEFT_BEHIND = range(1, 8)
    HIGH, EMPTY_SLOT, DEVELOPMENT, CARD_IN_PLAY, UNIT, POINTS = range(8, 14)
    DEVELOPMENTS, SYMBOLS, CARRIERS, SECTION, CHAIN, TURN, DECIDER, DRAFT = range(14, 22)
    STRAYS = 22


@rule
def sound(g: Record):
    """0 when the rules can have led to this record, as far as this looks; else the number of a `Fault`."""
    if not ends_rightly(g):
        return Fault.END
    if g.depth > 0 and g.frames[0, KIND] == Frame.DRAFT:
        return 0 if draft_is_whole(g, 0) and draft_is_whole(g, 1) else Fault.DRAFT
    for seat in range(2):
        fault = fault_of_piles(g, seat)
        if fault == 0:
            fault = fault_of_slots(g, seat)
        if fault != 0:
            return fault
    if is_time_to_look(g) and not (is_clean(g, 0) and is_clean(g, 1) and is_all_used(g)):
        return Fault.LEFT_BEHIND
    return fault_of_counts(g)


@rule
def owned(g: Record, seat):
    """INV-030: a number that stays the same as long as a seat owns the same cards; -1 while decks are drafted."""
    if g.depth > 0 and g.frames[0, KIND] == Frame.DRAFT:
        return NOTHING
    total = 0
    for card in range(CARDS):
        total += g.discard[seat, card] * MARKS[card]
    for place in range(g.hand_size[seat]):
        total += MARKS[g.hand[seat, place]]
    for place in range(g.deck_left[seat]):
        total += MARKS[g.deck[seat, place]]
    for slot in own_slots(g, seat):
        total += MARKS[g.card[slot]]
    for row in range(g.rows):
        if g.chain[row, Row.OWNER] == seat:
            total += MARKS[g.chain[row, Row.CARD]]
    return total


@rule
def ends_rightly(g: Record):
    """INV-003, INV-004, W-13: it is over for a reason, when nothing is pending, and not otherwise."""
    over = g.reason != Reason.NONE
    if over != (g.depth == 0) or over != (g.winner != NOTHING):
        return False
    if not over:
        if g.frames[0, KIND] == Frame.DRAFT:
            return True
        if g.last_card == LastCard.AT_ONCE and (g.deck_left[0] == 0 or g.deck_left[1] == 0):
            return False
        return count_burning(g, 0) < 2 and count_burning(g, 1) < 2
    if g.reason == Reason.BURNED:
        return count_burning(g, 0) >= 2 or count_burning(g, 1) >= 2
    if g.reason == Reason.DECKED:
        return g.deck_left[0] == 0 or g.deck_left[1] == 0
    return g.turn == g.longest + 1


# --- Piles ------------------------------------------------------------------------------------------------------


@rule
def fault_of_piles(g: Record, seat):
    """Hands lie in order, what is known is there, and nothing is owed."""
    if not is_hand(g, seat):
        return Fault.HAND
    if g.deck_left[seat] < 0 or g.deck_left[seat] > g.deck.shape[1]:
        return Fault.DECK
    if max(g.peeked[0, seat], g.peeked[1, seat]) > g.deck_left[seat]:
        return Fault.DECK
    if g.resources[seat] < 0 or g.discounts[seat] < 0 or g.supports_played[seat] < 0:
        return Fault.RESOURCES
    discarded = 0
    known = 0
    for card in range(CARDS):
        discarded |= g.discard[seat, card] | g.fell[seat, card] | (g.discard[seat, card] - g.fell[seat, card])
        known |= g.known[seat, card]
    if discarded < 0:
        return Fault.DISCARD
    if known != 0:
        for card in range(CARDS):
            if g.known[seat, card] != 0 and not is_held(g, seat, card):
                return Fault.KNOWN
    return 0


@rule
def is_hand(g: Record, seat):
    """In order of number."""
    size = g.hand_size[seat]
    if size < 0 or size > g.hand.shape[1]:
        return False
    before = 1
    for place in range(size):
        card = g.hand[seat, place]
        if card < before or not is_of_decks(card):
            return False
        before = card
    return True


@rule
def is_of_decks(card):
    """INV-177: whether there is a card of this number and a deck can hold it."""
    return 0 < card < CARDS and TYPE[card] != Type.NONE and TYPE[card] != Type.DRAFT


@rule
def is_held(g: Record, seat, card):
    """Whether a seat holds the copies that the other knows of."""
    missing = g.known[seat, card]
    if missing < 0:
        return False
    for place in range(g.hand_size[seat]):
        missing -= g.hand[seat, place] == card
    return missing <= 0


@rule
def is_time_to_look(g: Record):
    """Once a turn. What is left where nothing should be stays there, so it is enough to look now and then."""
    return g.depth > 0 and top(g, KIND) == Frame.TARGET_ZONE


@rule
def is_clean(g: Record, seat):
    """Decks have no gaps, behind hands, decks and cards in play is nothing, and nothing is left of a draft."""
    if not is_pile(g.hand, seat, g.hand_size[seat]) or not is_pile(g.deck, seat, g.deck_left[seat]):
        return False
    for slot in range(seat * SLOTS + g.high[seat], seat * SLOTS + SLOTS):
        if g.card[slot] != 0 or g.zone[slot] != 0 or g.down[slot] != 0 or not is_bare(g, slot):
            return False
    draft = g.pile_left[seat] | g.pack_left[seat] | g.picked_left[seat] | g.thrown_left[seat]
    return draft | g.supply_cut[seat] | g.sabotages[seat] == 0


@rule
def is_all_used(g: Record):
    """Behind what is pending, on the chain or waiting is nothing; the box has what was dealt to nobody."""
    left = 0
    for depth in range(g.depth, g.frames.shape[0]):
        for part in range(g.frames.shape[1]):
            left |= g.frames[depth, part]
    for row in range(g.rows, g.chain.shape[0]):
        for column in range(g.chain.shape[1]):
            left |= g.chain[row, column]
    for row in range(g.waits, g.waiting.shape[0]):
        for column in range(g.waiting.shape[1]):
            left |= g.waiting[row, column]
    for aim in range(g.aimed, g.aims.shape[0]):
        left |= g.aims[aim, 0] | g.aims[aim, 1]
    for row in range(g.asides, g.aside.shape[0]):
        for column in range(g.aside.shape[1]):
            left |= g.aside[row, column]
    boxed = 0
    for place in range(g.box.shape[1]):
        boxed += g.box[0, place] != 0
    return left == 0 and boxed == (BOXED if g.format == Way.STARTER else 0)


@rule
def is_pile(cards, seat, size):
    """Whether so many cards lie there and nothing behind them."""
    if size < 0 or size > cards.shape[1]:
        return False
    wrong = 0
    for place in range(size):
        wrong += not is_of_decks(cards[seat, place])
    for place in range(size, cards.shape[1]):
        wrong |= cards[seat, place]
    return wrong == 0


# --- Cards in play ----------------------------------------------------------------------------------------------


@rule
def fault_of_slots(g: Record, seat):
    """Empty slots are clean, `high` is right behind the last card, and each card lies as one of its kind can."""
    high = g.high[seat]
    first = seat * SLOTS
    if high < 0 or high > SLOTS or (high > 0 and g.card[first + high - 1] == 0):
        return Fault.HIGH
    for slot in range(first, first + high):
        fault = fault_of_slot(g, slot)
        if fault != 0:
            return fault
    return 0


@rule
def fault_of_slot(g: Record, slot):
    card = g.card[slot]
    if (card != 0 and not is_of_decks(card)) or g.zone[slot] < 0 or g.zone[slot] > Zone.BATTLEFIELD:
        return Fault.CARD_IN_PLAY
    if card == 0:
        return 0 if is_bare(g, slot) and g.zone[slot] == 0 and g.down[slot] == 0 else Fault.EMPTY_SLOT
    if g.down[slot] == 1:
        return 0 if is_bare(g, slot) else Fault.DEVELOPMENT
    if g.damage[slot] < 0 or g.tokens[slot] < 0 or g.used[slot] < 0 or g.paid[slot] < 0 or g.host[slot] < 0:
        return Fault.CARD_IN_PLAY
    if g.host[slot] > 0 and (g.host[slot] > ALL_SLOTS or g.card[g.host[slot] - 1] == 0):
        return Fault.CARD_IN_PLAY
    if not points_are_sound(g, points_beside(g, slot)):
        return Fault.POINTS
    if is_unit(g, slot):
        return 0 if is_unit_sound(g, slot) else Fault.UNIT
    if TYPE[card] != Type.SUPPORT and TYPE[card] != Type.QUEST:
        return Fault.CARD_IN_PLAY
    if g.damage[slot] != 0 or g.role[slot] != Role.NONE or g.corrupt[slot] != 0:
        return Fault.CARD_IN_PLAY
    if g.tokens[slot] != 0 and TYPE[card] != Type.QUEST and HOLDS[card] == 0:
        return Fault.CARD_IN_PLAY
    return 0


@rule
def is_bare(g: Record, slot):
    """Whether nothing but a card face down can lie in a slot."""
    marks = (
        g.corrupt[slot] | g.damage[slot] | g.role[slot] | g.host[slot] | g.tokens[slot] | g.power_change[slot]
    )
    marks |= g.hit_change[slot] | g.used[slot] | g.doomed[slot] | g.barred[slot] | g.paid[slot]
    marks |= g.lasting[slot] | g.fought[slot] | g.shield[slot]
    marks |= g.strayed[slot] | g.front[slot]
    return marks | points_beside(g, slot) == 0


@rule
def points_beside(g: Record, target):
    """Something below 0 if any damage beside a target is, and 0 if there is none."""
    return g.lying[target, 0] | g.lying[target, 1] | g.batch[target, 0] | g.batch[target, 1]


@rule
def points_are_sound(g: Record, points):
    """INV-112: damage lies beside something only in a combat or while it is dealt, and never less than none."""
    if points < 0:
        return False
    if points == 0 or g.depth == 0 or g.attacked != NOTHING:
        return True
    return top(g, KIND) != Frame.WINDOW and top(g, KIND) != Frame.TARGET_ZONE


@rule
def asides_are_sound(g: Record):
    """D-05, W-11: damage lies aside only in the first edition, beside what is there."""
    if g.asides < 0 or g.asides > g.aside.shape[0] or g.lies < Aside.NONE or g.lies > Aside.APPLIED:
        return False
    if g.asides > 0 and (g.edition != Edition.FIRST or g.lies == Aside.NONE):
        return False
    for row in range(g.asides):
        target = g.aside[row, 1]
        if g.aside[row, 3] <= 0 or target < 0 or target >= SECTION + 6:
            return False
        if target < SECTION and g.card[target] == 0:
            return False
    return True


@rule
def is_unit_sound(g: Record, slot):
    """INV-025, INV-104: no unit stands that should be gone, none fights outside combat, none has tokens."""
    if g.tokens[slot] != 0:
        return False
    if g.reason != Reason.NONE:
        return True
    if g.role[slot] != Role.NONE and g.attacked == NOTHING:
        return False
    if g.front[slot] != 0 and (g.second == 0 or g.role[slot] == Role.NONE):
        return False
    if top(g, KIND) == Frame.INSTEAD:
        return True
    return g.damage[slot] < hit_points(g, slot) and g.doomed[slot] & (Doom.DYING | Doom.LOST) == 0


# --- What is counted as it changes, and the rest ----------------------------------------------------------------


@rule
def fault_of_counts(g: Record):
    if not asides_are_sound(g):
        return Fault.POINTS
    for section in range(6):
        beside = as_section(section)
        if not points_are_sound(g, points_beside(g, beside)):
            return Fault.POINTS
        if not is_section_sound(g, section):
            return Fault.SECTION
    if g.strays != strays_in_play(g):
        return Fault.STRAYS
    hooks = 0
    for seat in range(2):
        developments = 0
        symbols = SYMBOL_MARKS[g.capital[seat]]
        for slot in slots_of(g, seat):
            if g.down[slot] != 0:
                developments += 1 << COUNT_BITS * g.zone[slot]
            else:
                symbols += SYMBOLS_OF[g.card[slot]]
                hooks += HOOKS_OF[g.card[slot]]
        for zone in range(3):
            developments -= g.developments[seat * 3 + zone] << COUNT_BITS * zone
        if developments != 0:
            return Fault.DEVELOPMENTS
        for race in range(RACES):
            symbols -= g.symbols[seat, race] * SYMBOL_MARKS[race]
        if symbols != 0:
            return Fault.SYMBOLS
    for hook in range(HOOKS.shape[1]):
        hooks -= g.carriers[hook] * HOOK_MARKS[hook]
    if hooks != 0:
        return Fault.CARRIERS
    if g.rows < 0 or g.waits < 0 or g.aimed < 0 or not chain_is_sound(g):
        return Fault.CHAIN
    if g.turn < 1 or g.turn > g.longest + 1 or g.active != (g.first + g.turn - 1) % 2 or g.fallen < 0:
        return Fault.TURN
    if g.depth > 0 and (top(g, SEAT) < 0 or top(g, SEAT) > 1 or g.frames[0, KIND] != Frame.TURN):
        return Fault.DECIDER
    return 0


@rule
def strays_in_play(g: Record):
    """INV-030: how many cards are controlled by another than their owner."""
    count = 0
    for slot in all_slots(g):
        count += g.strayed[slot] != 0
    return count


@rule
def is_section_sound(g: Record, section):
    """INV-115, INV-116: less damage than hit points, and none where it burns."""
    damage = g.section_damage[section]
    if damage < 0 or g.burning[section] < 0 or g.burning[section] > 1:
        return False
    if g.burning[section] != 0:
        return damage == 0
    return g.reason != Reason.NONE or damage < section_hit_points(g, section)


@rule
def chain_is_sound(g: Record):
    """INV-124: every row is a player's, and what it comes from is there."""
    for row in range(g.rows):
        source = g.chain[row, Row.SOURCE]
        if g.chain[row, Row.SEAT] < 0 or g.chain[row, Row.SEAT] > 1:
            return False
        if source != NOTHING and (source < 0 or source >= ALL_SLOTS or g.card[source] == 0):
            return False
    return True


@rule
def draft_is_whole(g: Record, seat):
    """INV-170 to INV-176: no card of a pile is lost, and the pack lies in order."""
    total = g.pile_left[seat] + g.pack_left[seat] + g.deck_left[seat] + g.thrown_left[seat]
    for card in range(CARDS):
        total += g.removed[seat, card]
    for place in range(1, g.pack_left[seat]):
        if g.pack[seat, place - 1] > g.pack[seat, place]:
            return False
    if g.picked_left[seat] < 0 or g.supply_cut[seat] < 0 or g.sabotages[seat] < 0:
        return False
    return total == PILE
