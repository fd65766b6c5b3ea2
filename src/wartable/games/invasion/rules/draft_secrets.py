"""What a seat may know of a draft: redrawing all the rest, and telling what it knows as numbers.
A seat knows its own pack, deck and discarded cards, the opponent's pack while it holds that, and what was shown;
a pack that it held before is forgotten."""

from wartable.games.invasion.cards.declare import DEALT, TYPE
from wartable.games.invasion.record import Record, Seen
from wartable.games.invasion.rules.draft import (
    LOOKED_AT,
    copies_chosen,
    copies_in_pack,
    copies_in_pile,
    join_pack,
    join_pile,
    pack_of,
    shuffle_pile,
    take_from_pile,
)
from wartable.games.invasion.rules.setup import NEUTRALS_DEALT
from wartable.games.invasion.state import CARDS, Draft, Type
from wartable.kernel.chance import below
from wartable.kernel.frames import SEAT, A, B, top
from wartable.kernel.rule import rule


@rule
def imagine_draft(g: Record, seat):
    """Redraw at random, consistently, what a seat can't know of a draft (-1: a spectator).

    Hidden cards are first taken away, so that nothing of them can be left; then they are dealt again from what the
    two piles and the box can hold.
    """
    for pile in range(2):
        forget_cards_of_pile(g, pile, seat)
    for pile in range(2):
        gather_known_cards(g, pile)
    deal_neutrals_again(g)
    for pile in range(2):
        if pile == seat:
            shuffle_pile(g, pile, g.pile_left[pile])
            g.pile_left[pile] += looked_at(g, seat)
        else:
            deal_hidden_places(g, pile, seat)
    for other in range(2):
        if other != seat and choosing(g):
            choose_again(g, other)


@rule
def choosing(g: Record):
    """Whether seats choose, so that what they have chosen is hidden."""
    return top(g, A) < Draft.EFFECTS


@rule
def sees_pack(g: Record, seat, owner):
    """INV-174: the own pack, and the opponent's in a counterdraft."""
    if seat == owner:
        return True
    return seat >= 0 and (top(g, A) == Draft.COUNTERDRAFT or top(g, A) == Draft.SABOTAGE)


@rule
def looked_at(g: Record, seat):
    """INV-179: how many cards on top of the own pile a seat looks at."""
    return LOOKED_AT if top(g, A) == Draft.REINFORCE and top(g, SEAT) == seat else 0


# --- Taking hidden cards away -----------------------------------------------------------------------------------


@rule
def forget_cards_of_pile(g: Record, pile, seat):
    """Cards of a pile that a seat can't know, wherever they lie; places stay, and so does what is looked at."""
    looked = looked_at(g, seat) if pile == seat else 0
    for place in range(g.pile_left[pile] - looked):
        g.pile[pile, place] = 0
    g.pile_left[pile] = 0
    if not sees_pack(g, seat, pile):
        for place in range(g.pack_left[pile]):
            g.pack[pile, place] = 0
    if pile != seat:
        for place in range(g.deck_left[pile]):
            g.deck[pile, place] = 0
        for place in range(g.thrown_left[pile]):
            g.thrown[pile, place] = 0


# --- Dealing them again -----------------------------------------------------------------------------------------


@rule
def known(g: Record, pile, card):
    """Copies of a card of a pile whose place is known, the pile itself aside, while hidden places are empty."""
    count = g.removed[pile, card] + copies_in_pack(g, pile, card)
    for place in range(g.deck_left[pile]):
        count += g.deck[pile, place] == card
    for place in range(g.thrown_left[pile]):
        count += g.thrown[pile, place] == card
    return count


@rule
def known_on_top(g: Record, pile, card):
    """Copies that are looked at: all that a pile holds of a card that has not been dealt again."""
    count = 0
    if looked_at(g, pile) > 0:
        for place in range(g.pile.shape[1]):
            count += g.pile[pile, place] == card
    return count


@rule
def gather_known_cards(g: Record, pile):
    """INV-170, INV-171: what every pile has, as far as it lies nowhere else, is put into the pile."""
    for card in range(1, CARDS):
        copies = copies_in_pile(g, pile, card)
        if copies > 0:
            for _ in range(copies - known(g, pile, card) - known_on_top(g, pile, card)):
                join_pile(g, pile, card)


@rule
def deal_neutrals_again(g: Record):
    """INV-171: the neutrals that lie nowhere yet go to the piles, ten in all to each, and into the box."""
    wanted = NEUTRALS_DEALT
    wanted_too = NEUTRALS_DEALT
    left = 0
    for card in range(1, CARDS):
        if DEALT[card] > 0:
            wanted -= known(g, 0, card) + known_on_top(g, 0, card)
            wanted_too -= known(g, 1, card) + known_on_top(g, 1, card)
            left += DEALT[card]
    left += wanted + wanted_too - 2 * NEUTRALS_DEALT
    boxed = 0
    for place in range(g.box.shape[1]):
        g.box[0, place] = 0
    for card in range(1, CARDS):
        if DEALT[card] > 0:
            for _ in range(unseen_in_draft(g, card)):
                lot = below(g, left)
                left -= 1
                if lot < wanted:
                    join_pile(g, 0, card)
                    wanted -= 1
                elif lot < wanted + wanted_too:
                    join_pile(g, 1, card)
                    wanted_too -= 1
                else:
                    g.box[0, boxed] = card
                    boxed += 1


@rule
def unseen_in_draft(g: Record, card):
    """Copies of a neutral that lie nowhere as far as it is known."""
    count = DEALT[card]
    for pile in range(2):
        count -= known(g, pile, card) + known_on_top(g, pile, card)
    return count


@rule
def deal_hidden_places(g: Record, pile, seat):
    """A pile that holds all its hidden cards gives some of them to the deck, the discarded cards and the pack."""
    shuffle_pile(g, pile, g.pile_left[pile])
    for place in range(g.deck_left[pile]):
        g.deck[pile, place] = take_no_draft_card(g, pile)
    shuffle_pile(g, pile, g.pile_left[pile])
    for place in range(g.thrown_left[pile]):
        g.thrown[pile, place] = take_from_pile(g, pile)
    if not sees_pack(g, seat, pile):
        count = g.pack_left[pile]
        g.pack_left[pile] = 0
        for _ in range(count):
            join_pack(g, pile, take_from_pile(g, pile))


@rule
def take_no_draft_card(g: Record, pile):
    """INV-177: the first card from the top that may be in a deck."""
    last = g.pile_left[pile] - 1
    place = last
    while TYPE[g.pile[pile, place]] == Type.DRAFT:
        place -= 1
    card = g.pile[pile, place]
    g.pile[pile, place] = g.pile[pile, last]
    g.pile[pile, last] = card
    return take_from_pile(g, pile)


@rule
def choose_again(g: Record, seat):
    """How many cards a seat has chosen is known; they may be any of the pack it chooses from."""
    pack = pack_of(seat, top(g, B))
    count = g.picked_left[seat]
    g.picked_left[seat] = 0
    while g.picked_left[seat] < count:
        card = g.pack[pack, below(g, g.pack_left[pack])]
        if copies_chosen(g, seat, card) < copies_in_pack(g, pack, card):
            g.picked[seat, g.picked_left[seat]] = card
            g.picked_left[seat] += 1


# --- Telling what a seat knows, as numbers -----------------------------------------------------------------------


@rule
def observe_draft(g: Record, seat, seen: Seen):
    """Packs and chosen cards as far as a seat may look, what it has itself, and how many there are of all."""
    me = max(seat, 0)
    seen.pack_number = g.pack_number
    if seat >= 0:
        for place in range(g.deck_left[seat]):
            seen.deck[g.deck[seat, place]] += 1
        for place in range(g.thrown_left[seat]):
            seen.thrown[g.thrown[seat, place]] += 1
        for place in range(g.pile_left[seat] - looked_at(g, seat), g.pile_left[seat]):
            seen.looked[g.pile[seat, place]] += 1
    for side in range(2):
        other = abs(me - side)
        if sees_pack(g, seat, other):
            for place in range(g.pack_left[other]):
                seen.pack[side, g.pack[other, place]] += 1
        if other == seat or not choosing(g):
            for place in range(g.picked_left[other]):
                seen.chosen[side, g.picked[other, place]] += 1
        seen.pile_size[side] = g.pile_left[other]
        seen.pack_size[side] = g.pack_left[other]
        seen.chosen_size[side] = g.picked_left[other]
        seen.thrown_size[side] = g.thrown_left[other]
        seen.supply_cut[side] = g.supply_cut[other]
        seen.sabotages[side] = g.sabotages[other]
