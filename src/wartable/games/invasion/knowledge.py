"""What a seat may know: `observe` tells it as numbers, `imagine` redraws all the rest.
This is the one home of secrecy for compiled code; `view` tells the same to people."""

import numpy as np

from wartable.games.invasion.cards import OF_DECKS
from wartable.games.invasion.cards.declare import DEALT, IN_SETS, RACE, SIDE, SIDE_OF_RACE, STARTER, TYPE
from wartable.games.invasion.observation import (
    ABOUT,
    SEEN_AIMS,
    SEEN_PENDING,
    SEEN_ROWS,
    SEEN_SLOTS,
    SEEN_WAITING,
    TARGETS,
    UNKNOWN_CARD,
    Won,
)
from wartable.games.invasion.record import Record, Seen
from wartable.games.invasion.rules.draft import copies_in_pile
from wartable.games.invasion.rules.draft_secrets import imagine_draft, observe_draft
from wartable.games.invasion.rules.facts import DRAWN_MATCH
from wartable.games.invasion.rules.piles import join_hand, mix
from wartable.games.invasion.rules.setup import NEUTRALS_DEALT, Way
from wartable.games.invasion.rules.slots import own_slots
from wartable.games.invasion.state import (
    ALL_SLOTS,
    CARDS,
    MANY,
    NOTHING,
    RACES,
    SECTION,
    SECTIONS,
    SLOTS,
    ZONES,
    Frame,
    Row,
    Type,
)
from wartable.games.invasion.vocabulary import as_section, section_in
from wartable.kernel.chance import below, seed_chance
from wartable.kernel.frames import KIND, SEAT, A, B, C
from wartable.kernel.rule import rule

MOST_COPIES = 3  # INV-161
UNKNOWN = 1  # stands for a card that is about to be drawn
NEUTRALS = np.flatnonzero(DEALT)  # the cards of which some are dealt to starters


# --- Redrawing what is hidden ---------------------------------------------------------------------------------


@rule
def imagine(g: Record, seat, seed):
    """Redraw at random, consistently, what a seat can't know (-1: a spectator).

    What comes out depends on the seat's knowledge and the seed alone: hidden cards are first taken away, so that
    nothing of them can be left.
    """
    seed_chance(g, seed)
    if drafting(g):
        imagine_draft(g, seat)
        return
    other = 1 - seat
    looked = g.peeked[seat, other] if seat >= 0 else 0
    first = lift_top(g, other) if looked > 0 else 0
    second = lift_top(g, other) if looked > 1 else 0
    third = lift_top(g, other) if looked > 2 else 0
    for other in range(2):
        if other == seat:
            forget_order(g, other)
        else:
            forget_cards(g, other)
    for other in range(2):
        if other != seat:
            imagine_cards(g, other)
    other = 1 - seat
    put_on_top(g, other, third)
    put_on_top(g, other, second)
    put_on_top(g, other, first)
    if g.format == Way.STARTER:
        refill_box(g)


@rule
def lift_top(g: Record, seat):
    """W-56: take a card off a deck that is known; it counts as discarded while the others are drawn."""
    card = take_last(g, seat)
    g.discard[seat, card] += 1
    return card


@rule
def put_on_top(g: Record, seat, card):
    """The reverse; 0 is no card."""
    if card != 0:
        g.discard[seat, card] -= 1
        add_card(g, seat, card)


@rule
def drafting(g: Record):
    return g.depth > 0 and g.frames[0, KIND] == Frame.DRAFT


@rule
def forget_order(g: Record, seat):
    """A seat knows which cards its deck holds, not their order; in a search or after a look it knows the cards on top."""
    left = g.deck_left[seat] - max(searched(g, seat), g.peeked[seat, seat])
    for card in range(CARDS):
        g.counted[card] = 0
    for place in range(left):
        g.counted[g.deck[seat, place]] += 1
    sorted_cards = 0
    for card in range(CARDS):
        for _ in range(g.counted[card]):
            g.deck[seat, sorted_cards] = card
            sorted_cards += 1
    for place in range(left - 1, 0, -1):
        other = below(g, place + 1)
        card = g.deck[seat, place]
        g.deck[seat, place] = g.deck[seat, other]
        g.deck[seat, other] = card


@rule
def searched(g: Record, seat):
    """How many cards on top of its deck a seat looks at in a search."""
    if g.depth > 0 and g.frames[g.depth - 1, KIND] == Frame.SEARCH and g.frames[g.depth - 1, SEAT] == seat:
        return g.frames[g.depth - 1, C]
    return 0


@rule
def forget_cards(g: Record, seat):
    """Take every hidden card of a seat away; how many there are stays known."""
    for place in range(g.hand_size[seat]):
        g.hand[seat, place] = 0
    for slot in own_slots(g, seat):
        if g.down[slot] != 0:
            g.card[slot] = UNKNOWN
    for place in range(g.deck.shape[1]):
        g.deck[seat, place] = 0


@rule
def imagine_cards(g: Record, seat):
    """Hand, deck and developments of another seat: what is known stays, the rest is drawn from what it may hold."""
    in_hand = g.hand_size[seat]
    for card in range(CARDS):
        in_hand -= g.known[seat, card]
    total = in_hand + g.deck_left[seat]
    for slot in own_slots(g, seat):
        total += g.down[slot] != 0
    draw_unseen(g, seat, total)
    g.hand_size[seat] = 0
    for card in range(CARDS):
        for _ in range(g.known[seat, card]):
            join_hand(g, seat, card)
    for _ in range(in_hand):
        join_hand(g, seat, take_last(g, seat))
    for slot in own_slots(g, seat):
        if g.down[slot] != 0:
            g.card[slot] = take_last(g, seat)


@rule
def take_last(g: Record, seat):
    g.deck_left[seat] -= 1
    card = g.deck[seat, g.deck_left[seat]]
    g.deck[seat, g.deck_left[seat]] = 0
    return card


@rule
def draw_unseen(g: Record, seat, total):
    """Fill the deck with so many cards that this seat may have, no more of each than there can be."""
    g.deck_left[seat] = 0
    if g.format == Way.STARTER:
        draw_starter(g, seat, total)
    elif g.format == Way.DRAFT:
        draw_drafted(g, seat, total)
    else:
        draw_any(g, seat, total)
    mix(g, seat)


@rule
def draw_starter(g: Record, seat, total):
    """INV-040: the starter is known; its ten neutrals are any that lie nowhere else."""
    count_seen(g, seat)
    for card in range(1, CARDS):
        if RACE[card] == g.capital[seat]:
            for _ in range(STARTER[card] - g.counted[card]):
                add_card(g, seat, card)
    add_neutrals(g, seat, total - g.deck_left[seat])


@rule
def draw_drafted(g: Record, seat, total):
    """INV-170, INV-171, INV-175: from what the pile may have had, less what was seen to leave the draft."""
    neutrals = NEUTRALS_DEALT
    for card in range(1, CARDS):
        if TYPE[card] == Type.DRAFT:  # they never join a deck
            continue
        if DEALT[card] > 0:
            neutrals -= seen(g, seat, card) + g.removed[seat, card]
        for _ in range(copies_in_pile(g, seat, card) - seen(g, seat, card) - g.removed[seat, card]):
            add_card(g, seat, card)
    add_neutrals(g, seat, neutrals)
    mix(g, seat)
    while g.deck_left[seat] > total:
        take_last(g, seat)


@rule
def add_neutrals(g: Record, seat, wanted):
    """So many of the neutrals that lie nowhere else."""
    count_copies(g)
    left = 0
    for number in range(len(NEUTRALS)):
        left += unseen_neutrals(g, NEUTRALS[number])
    for number in range(len(NEUTRALS)):
        for _ in range(unseen_neutrals(g, NEUTRALS[number])):
            if below(g, left) < wanted:
                add_card(g, seat, NEUTRALS[number])
                wanted -= 1
            left -= 1


@rule
def unseen_neutrals(g: Record, card):
    """Copies of a neutral that no seat had when all were counted, as far as it is known or imagined yet."""
    return DEALT[card] - g.counted[card]


@rule
def count_copies(g: Record):
    """Count all copies of every card that are out or that a seat has."""
    for card in range(CARDS):
        g.counted[card] = 0
    for seat in range(2):
        for card in range(CARDS):
            g.counted[card] += g.removed[seat, card] + g.discard[seat, card]
        for place in range(g.hand_size[seat]):
            g.counted[g.hand[seat, place]] += 1
        for place in range(g.deck_left[seat]):
            g.counted[g.deck[seat, place]] += 1
        for slot in own_slots(g, seat):
            g.counted[g.card[slot]] += 1
    for row in range(g.rows):
        g.counted[g.chain[row, Row.CARD]] += 1


@rule
def refill_box(g: Record):
    """The neutrals that nobody was dealt are those that are left."""
    count_copies(g)
    count = 0
    for place in range(g.box.shape[1]):
        g.box[0, place] = 0
    for number in range(len(NEUTRALS)):
        for _ in range(unseen_neutrals(g, NEUTRALS[number])):
            g.box[0, count] = NEUTRALS[number]
            count += 1


@rule
def seen(g: Record, seat, card):
    """Copies of a card of a seat that lie open: in play face up, discarded, on the chain, known in hand."""
    count = g.discard[seat, card] + g.known[seat, card]
    for slot in own_slots(g, seat):
        if g.card[slot] == card and g.down[slot] == 0:
            count += 1
    for row in range(g.rows):
        if g.chain[row, Row.CARD] == card and g.chain[row, Row.OWNER] == seat:
            count += 1
    return count


@rule
def count_seen(g: Record, seat):
    """The same of every card, counted together."""
    for card in range(CARDS):
        g.counted[card] = g.discard[seat, card] + g.known[seat, card]
    for slot in own_slots(g, seat):
        if g.down[slot] == 0:
            g.counted[g.card[slot]] += 1
    for row in range(g.rows):
        if g.chain[row, Row.OWNER] == seat:
            g.counted[g.chain[row, Row.CARD]] += 1


@rule
def draw_any(g: Record, seat, total):
    """INV-161, INV-162: an unknown deck is drawn by lot from its side in the sets in play, half from the capital's race."""
    side = SIDE_OF_RACE[g.capital[seat]]
    for _ in range(total):
        card = 0
        for _attempt in range(200):
            card = OF_DECKS[below(g, len(OF_DECKS))]
            wanted = RACE[card] == g.capital[seat] or below(g, 4) == 0
            fits = (SIDE[card] == 0 or SIDE[card] == side) and IN_SETS[card] & ~g.sets_out != 0
            if fits and wanted and seen(g, seat, card) + in_deck(g, seat, card) < MOST_COPIES:
                break
        add_card(g, seat, card)


@rule
def in_deck(g: Record, seat, card):
    count = 0
    for place in range(g.deck_left[seat]):
        if g.deck[seat, place] == card:
            count += 1
    return count


@rule
def add_card(g: Record, seat, card):
    g.deck[seat, g.deck_left[seat]] = card
    g.deck_left[seat] += 1


# --- Telling what a seat knows, as numbers ------------------------------------------------------------------


@rule
def observe(g: Record, seat, seen: Seen):
    """What a seat may know (-1: a spectator), as `observation` names it; the own side comes first."""
    me = max(seat, 0)
    if drafting(g):
        observe_draft(g, seat, seen)
    elif seat >= 0:
        observe_own(g, seat, seen)
    if seat >= 0:
        observe_tops(g, seat, seen)
    for side in range(2):
        observe_seat(g, abs(me - side), side, seen)
        observe_sections(g, abs(me - side), side, seen)
        for offset in range(min(g.high[abs(me - side)], SEEN_SLOTS)):
            slot = abs(me - side) * SLOTS + offset
            if g.card[slot] != 0:
                observe_slot(g, slot, seat, side, offset, seen)
    observe_aside(g, me, seen)
    observe_moment(g, me, seen)
    observe_chain(g, me, seen)
    observe_waiting(g, me, seen)
    observe_pending(g, me, seen)


@rule
def observe_own(g: Record, seat, seen: Seen):
    for place in range(g.hand_size[seat]):
        seen.hand[g.hand[seat, place]] += 1
    for place in range(g.deck_left[seat]):
        seen.deck[g.deck[seat, place]] += 1
    for place in range(g.deck_left[seat] - searched(g, seat), g.deck_left[seat]):
        seen.looked[g.deck[seat, place]] += 1


@rule
def observe_tops(g: Record, seat, seen: Seen):
    """W-56: cards on top of decks that the seat has looked at."""
    for side in range(2):
        owner = abs(seat - side)
        for place in range(g.peeked[seat, owner]):
            seen.on_top[side, place] = g.deck[owner, g.deck_left[owner] - 1 - place]


@rule
def observe_seat(g: Record, other, side, seen: Seen):
    for card in range(CARDS):
        seen.known[side, card] = g.known[other, card]
        seen.discard[side, card] = g.discard[other, card]
        seen.fell[side, card] = g.fell[other, card]
    if g.format == Way.DRAFT:
        for card in range(CARDS):
            seen.removed[side, card] = g.removed[other, card]
    for race in range(RACES):
        seen.symbols[side, race] = g.symbols[other, race]
        seen.units_played[side, race] = g.units_played[other, race]
    seen.resources[side] = g.resources[other]
    seen.hand_size[side] = g.hand_size[other]
    seen.deck_size[side] = g.deck_left[other]
    seen.capital[side] = g.capital[other]
    seen.limited[side] = g.limited[other]
    seen.discount[side] = g.discounts[other]
    seen.supports_played[side] = g.supports_played[other]
    seen.drawn[side] = g.drawn[other]
    seen.most_drawn[side] = g.most_drawn[other]


@rule
def observe_sections(g: Record, other, side, seen: Seen):
    for zone in range(ZONES):
        section = other * ZONES + zone
        seen.section_damage[side, zone] = g.section_damage[section]
        seen.burning[side, zone] = g.burning[section]
        seen.developments[side, zone] = g.developments[section]
        for kind in range(2):
            beside = g.lying[as_section(section), kind] + g.batch[as_section(section), kind]
            seen.section_assigned[side, zone, kind] = beside


@rule
def observe_slot(g: Record, slot, seat, side, offset, seen: Seen):
    """A card in play; what a development is, only its own seat knows."""
    seen.zone[side, offset] = g.zone[slot] + 1
    seen.card[side, offset] = g.card[slot]
    if g.down[slot] != 0:
        seen.down[side, offset] = g.down[slot]
        if slot // SLOTS != seat:
            seen.card[side, offset] = UNKNOWN_CARD
    if g.host[slot] != 0:
        seen.host[side, offset] = turned(g.host[slot] - 1, max(seat, 0)) + 1
    seen.corrupt[side, offset] = g.corrupt[slot]
    seen.damage[side, offset] = g.damage[slot]
    seen.role[side, offset] = g.role[slot]
    seen.tokens[side, offset] = g.tokens[slot]
    seen.power_change[side, offset] = g.power_change[slot]
    seen.hit_change[side, offset] = g.hit_change[slot]
    seen.used[side, offset] = g.used[slot]
    seen.doomed[side, offset] = g.doomed[slot]
    seen.barred[side, offset] = g.barred[slot]
    seen.paid[side, offset] = g.paid[slot]
    seen.lasting[side, offset] = g.lasting[slot]
    seen.shield[side, offset] = g.shield[slot]
    seen.fought[side, offset] = g.fought[slot]
    seen.strayed[side, offset] = g.strayed[slot]
    seen.front[side, offset] = g.front[slot]
    for kind in range(2):
        seen.assigned[side, offset, kind] = g.lying[slot, kind] + g.batch[slot, kind]


@rule
def observe_aside(g: Record, me, seen: Seen):
    """D-05: damage that lies aside."""
    for row in range(g.asides):
        target = turned(g.aside[row, 1], me)
        if target >= SECTION:
            section = section_in(target)
            before = seen.section_aside[section // ZONES, section % ZONES]
            seen.section_aside[section // ZONES, section % ZONES] = min(before + g.aside[row, 3], MANY)
        elif target % SLOTS < SEEN_SLOTS:
            before = seen.aside[target // SLOTS, target % SLOTS]
            seen.aside[target // SLOTS, target % SLOTS] = min(before + g.aside[row, 3], MANY)


@rule
def turned(target, me):
    """A slot or another target as a seat counts it, its own slots and sections first."""
    if me == 0 or target < 0:
        return target
    if target < ALL_SLOTS:
        return (target + SLOTS) % ALL_SLOTS
    if SECTION <= target < SECTION + SECTIONS:
        return as_section((section_in(target) + ZONES) % SECTIONS)
    return target


@rule
def observe_moment(g: Record, me, seen: Seen):
    seen.format = g.format
    seen.edition = g.edition
    seen.end_window = g.end_window
    seen.last_card = g.last_card
    seen.longest = g.longest
    seen.sets_out = g.sets_out
    seen.turn = g.turn
    seen.active = abs(g.active - me)
    seen.first = abs(g.first - me)
    if g.depth > 0 and g.frames[0, KIND] == Frame.TURN:
        seen.phase = g.frames[0, A] + 1
        seen.step = g.frames[0, B] + 1
    seen.attacked = g.attacked + 1
    seen.second = g.second
    seen.developed = g.developed
    seen.shielded = g.shielded
    seen.fallen = g.fallen
    seen.lies = g.lies
    seen.reason = g.reason
    if g.winner == DRAWN_MATCH:
        seen.winner = Won.NOBODY
    elif g.winner != NOTHING:
        seen.winner = Won.OWN if g.winner == me else Won.OTHER


@rule
def observe_chain(g: Record, me, seen: Seen):
    """The chain, its last row first, and further targets, the last one first."""
    seen.rows = g.rows
    for back in range(min(g.rows, SEEN_ROWS)):
        row = g.rows - 1 - back
        seen.chain_ability[back] = g.chain[row, Row.ABILITY]
        seen.chain_seat[back] = abs(g.chain[row, Row.SEAT] - me)
        seen.chain_source[back] = turned(g.chain[row, Row.SOURCE], me)
        seen.chain_zone[back] = g.chain[row, Row.ZONE]
        seen.chain_x[back] = g.chain[row, Row.X]
        for place in range(TARGETS):
            seen.chain_target[back, place] = turned(g.chain[row, Row.ONE + place], me)
        seen.chain_card[back] = g.chain[row, Row.CARD]
        seen.chain_state[back] = g.chain[row, Row.STATE]
        seen.chain_given[back] = turned(g.chain[row, Row.GIVEN], me)
        seen.chain_tokens[back] = g.chain[row, Row.TOKENS]
        seen.chain_owner[back] = abs(g.chain[row, Row.OWNER] - me)
        seen.chain_mark[back] = g.chain[row, Row.MARK]
    for back in range(min(g.aimed, SEEN_AIMS)):
        seen.aim_mark[back] = g.aims[g.aimed - 1 - back, 0]
        seen.aim[back] = turned(g.aims[g.aimed - 1 - back, 1], me)


@rule
def observe_waiting(g: Record, me, seen: Seen):
    """Forced effects that wait."""
    seen.waits = g.waits
    for row in range(min(g.waits, SEEN_WAITING)):
        seen.waiting_ability[row] = g.waiting[row, 0]
        seen.waiting_seat[row] = abs(g.waiting[row, 1] - me)
        seen.waiting_slot[row] = turned(g.waiting[row, 2], me)
        seen.waiting_card[row] = g.waiting[row, 5]
        seen.waiting_wave[row] = g.waiting[row, 6]


@rule
def observe_pending(g: Record, me, seen: Seen):
    """What is pending, what is decided now first."""
    for back in range(min(g.depth, SEEN_PENDING)):
        depth = g.depth - 1 - back
        seen.pending[back] = g.frames[depth, KIND]
        seen.pending_seat[back] = NOTHING
        if g.frames[depth, SEAT] != NOTHING:
            seen.pending_seat[back] = abs(g.frames[depth, SEAT] - me)
        for part in range(ABOUT):
            seen.pending_about[back, part] = g.frames[depth, A + part]
