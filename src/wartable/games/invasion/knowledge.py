"""What a seat may know: `observe` tells it as numbers, `imagine` redraws all the rest.
This is the one home of secrecy for compiled code; `view` tells the same to people."""

from wartable.games.invasion.cards import OF_DECKS
from wartable.games.invasion.cards.declare import DEALT, IN_SETS, RACE, SIDE, SIDE_OF_RACE, STARTER, TYPE
from wartable.games.invasion.rules.areas import join_hand, mix
from wartable.games.invasion.rules.chain import COLUMNS
from wartable.games.invasion.rules.draft import copies_in_pile
from wartable.games.invasion.rules.draft_secrets import imagine_draft, observe_draft
from wartable.games.invasion.rules.setup import NEUTRALS_DEALT, Way
from wartable.games.invasion.rules.slots import own_slots
from wartable.games.invasion.state import (
    CARDS,
    SLOTS,
    Frame,
    Row,
    Type,
)
from wartable.kernel.chance import below, seed_chance
from wartable.kernel.frames import KIND, SEAT, A, B, C
from wartable.kernel.rule import rule

MOST_COPIES = 3  # INV-161
UNKNOWN_CARD = -1
UNKNOWN = 1  # stands for a card that is about to be drawn
SEEN_SLOTS = 40  # cards in play that are told one by one for each seat
SLOT_FACTS = 8
SECOND = 16  # added to the role of who fights for the second zone
STRAYED = 8  # added to the role of a card that another than its owner controls
# own hand, own developments; per seat: known hand, discard pile, counts; cards in play; sections; the moment
MOMENT = 48
MOST_TOLD = 32_000
OBSERVATION = 2 * CARDS + 2 * (2 * CARDS + 10) + 2 * SEEN_SLOTS * SLOT_FACTS + 18 + MOMENT


# --- Redrawing what is hidden ---------------------------------------------------------------------------------


@rule
def imagine(g, seat, seed):
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
def lift_top(g, seat):
    """W-56: take a card off a deck that is known; it counts as discarded while the others are drawn."""
    card = take_last(g, seat)
    g.discard[seat, card] += 1
    return card


@rule
def put_on_top(g, seat, card):
    """The reverse; 0 is no card."""
    if card != 0:
        g.discard[seat, card] -= 1
        add_card(g, seat, card)


@rule
def drafting(g):
    return g.depth > 0 and g.frames[0, KIND] == Frame.DRAFT


@rule
def forget_order(g, seat):
    """A seat knows which cards its deck holds, not their order; in a search or after a look it knows the cards on top."""
    looked = 0
    if g.depth > 0 and g.frames[g.depth - 1, KIND] == Frame.SEARCH and g.frames[g.depth - 1, SEAT] == seat:
        looked = g.frames[g.depth - 1, C]
    looked = max(looked, g.peeked[seat, seat])
    left = g.deck_left[seat] - looked
    for place in range(1, left):
        card = g.deck[seat, place]
        before = place - 1
        while before >= 0 and g.deck[seat, before] > card:
            g.deck[seat, before + 1] = g.deck[seat, before]
            before -= 1
        g.deck[seat, before + 1] = card
    for place in range(left - 1, 0, -1):
        other = below(g, place + 1)
        card = g.deck[seat, place]
        g.deck[seat, place] = g.deck[seat, other]
        g.deck[seat, other] = card


@rule
def forget_cards(g, seat):
    """Take every hidden card of a seat away; how many there are stays known."""
    for place in range(g.hand_size[seat]):
        g.hand[seat, place] = 0
    for slot in own_slots(g, seat):
        if g.down[slot] != 0:
            g.card[slot] = UNKNOWN
    for place in range(g.deck.shape[1]):
        g.deck[seat, place] = 0


@rule
def imagine_cards(g, seat):
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
def take_last(g, seat):
    g.deck_left[seat] -= 1
    card = g.deck[seat, g.deck_left[seat]]
    g.deck[seat, g.deck_left[seat]] = 0
    return card


@rule
def draw_unseen(g, seat, total):
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
def draw_starter(g, seat, total):
    """INV-040: the starter is known; its ten neutrals are any that lie nowhere else."""
    for card in range(1, CARDS):
        if RACE[card] == g.capital[seat]:
            for _ in range(STARTER[card] - seen(g, seat, card)):
                add_card(g, seat, card)
    add_neutrals(g, seat, total - g.deck_left[seat])


@rule
def draw_drafted(g, seat, total):
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
def add_neutrals(g, seat, wanted):
    """So many of the neutrals that lie nowhere else."""
    left = 0
    for card in range(1, CARDS):
        left += unseen_neutrals(g, card)
    for card in range(1, CARDS):
        for _ in range(unseen_neutrals(g, card)):
            if below(g, left) < wanted:
                add_card(g, seat, card)
                wanted -= 1
            left -= 1


@rule
def unseen_neutrals(g, card):
    """Copies of a neutral that no seat has, as far as it is known or imagined yet."""
    if DEALT[card] == 0:
        return 0
    out = g.removed[0, card] + g.removed[1, card]
    return DEALT[card] - out - copies_of(g, 0, card) - copies_of(g, 1, card)


@rule
def copies_of(g, seat, card):
    """All copies of a card that a seat has."""
    count = seen(g, seat, card) - g.known[seat, card] + in_deck(g, seat, card)
    for place in range(g.hand_size[seat]):
        count += g.hand[seat, place] == card
    for slot in own_slots(g, seat):
        count += g.card[slot] == card and g.down[slot] != 0
    return count


@rule
def refill_box(g):
    """The neutrals that nobody was dealt are those that are left."""
    count = 0
    for place in range(g.box.shape[1]):
        g.box[0, place] = 0
    for card in range(1, CARDS):
        for _ in range(unseen_neutrals(g, card)):
            g.box[0, count] = card
            count += 1


@rule
def seen(g, seat, card):
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
def draw_any(g, seat, total):
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
def in_deck(g, seat, card):
    count = 0
    for place in range(g.deck_left[seat]):
        if g.deck[seat, place] == card:
            count += 1
    return count


@rule
def add_card(g, seat, card):
    g.deck[seat, g.deck_left[seat]] = card
    g.deck_left[seat] += 1


# --- Telling what a seat knows, as numbers ------------------------------------------------------------------


@rule
def observe(g, seat, out):
    """What a seat may know (-1: a spectator), the own side first."""
    for place in range(len(out)):
        out[place] = 0
    me = max(seat, 0)
    if drafting(g):
        observe_draft(g, seat, out)
        observe_moment(g, seat, out, len(out) - MOMENT)
        return
    at = 0
    if seat >= 0:
        for place in range(g.hand_size[seat]):
            out[at + g.hand[seat, place]] += 1
        for slot in own_slots(g, seat):
            if g.down[slot] != 0:
                out[at + CARDS + g.card[slot]] += 1
    at += 2 * CARDS
    for turn in range(2):
        at = observe_seat(g, abs(me - turn), out, at)
    for turn in range(2):
        at = observe_play(g, abs(me - turn), me, out, at)
    for turn in range(2):
        for zone in range(3):
            section = abs(me - turn) * 3 + zone
            out[at] = small(g.section_damage[section])
            out[at + 1] = g.burning[section]
            out[at + 2] = small(g.developments[section])
            at += 3
    observe_moment(g, seat, out, at)


@rule
def small(number):
    """As much of a number as an observation holds; no number of a card or an ability comes near to its end."""
    return min(max(number, -MOST_TOLD), MOST_TOLD)


@rule
def observe_seat(g, seat, out, at):
    for card in range(CARDS):
        out[at + card] = g.known[seat, card]
        out[at + CARDS + card] = g.discard[seat, card]
    at += 2 * CARDS
    out[at] = small(g.resources[seat])
    out[at + 1] = small(g.hand_size[seat])
    out[at + 2] = small(g.deck_left[seat])
    out[at + 3] = g.capital[seat]
    out[at + 4] = g.limited[seat]
    out[at + 5] = g.discounts[seat]
    out[at + 6] = g.supports_played[seat]
    return at + 10


@rule
def observe_play(g, seat, me, out, at):
    """Cards in play, the first ones in full; developments only by their zone."""
    for offset in range(min(g.high[seat], SEEN_SLOTS)):
        slot = seat * SLOTS + offset
        here = at + offset * SLOT_FACTS
        if g.card[slot] != 0:
            out[here] = UNKNOWN_CARD * g.down[slot] if g.down[slot] != 0 else g.card[slot]
            out[here + 1] = g.zone[slot] + 1
            out[here + 2] = g.corrupt[slot]
            out[here + 3] = small(g.damage[slot])
            out[here + 4] = g.role[slot] + STRAYED * g.strayed[slot] + SECOND * g.front[slot]
            out[here + 5] = small(g.tokens[slot])
            out[here + 6] = small(g.power_change[slot])
            out[here + 7] = small(g.lying[slot, 0] + g.lying[slot, 1])
    return at + SEEN_SLOTS * SLOT_FACTS


@rule
def observe_moment(g, seat, out, at):
    me = max(seat, 0)
    out[at] = g.active == me
    out[at + 1] = small(g.turn)
    out[at + 2] = g.attacked + 1
    out[at + 3] = g.developed
    out[at + 9] = g.second
    out[at + 4] = g.edition
    out[at + 5] = g.rows
    out[at + 6] = small(g.waits)
    if g.depth > 0:
        out[at + 7] = g.frames[0, A]
        out[at + 8] = g.frames[0, B]
        for part in range(7):
            out[at + 10 + part] = small(g.frames[g.depth - 1, part])
    for turn in range(2):
        owner = abs(me - turn)
        for place in range(g.peeked[me, owner] if seat >= 0 else 0):
            out[at + 40 + 3 * turn + place] = g.deck[owner, g.deck_left[owner] - 1 - place]
    if g.rows > 0:
        for column in range(COLUMNS):
            out[at + 20 + column] = small(g.chain[g.rows - 1, column])
