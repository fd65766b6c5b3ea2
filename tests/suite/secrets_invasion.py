"""Other worlds of Invasion that look the same to a seat: its opponent's hidden cards are others that could be there.
In a match as in a draft, the order of the own deck or pile and the generator stay."""

from __future__ import annotations

import random
from bisect import bisect
from typing import Any

from wartable.games.invasion.cards import OF_DECKS
from wartable.games.invasion.cards.declare import DEALT, IN_SETS, SIDE, SIDE_OF_RACE
from wartable.games.invasion.invariants import drafting, own_cards
from wartable.games.invasion.rules.draft import copies_in_pile
from wartable.games.invasion.rules.setup import Way
from wartable.games.invasion.state import SLOTS, Draft
from wartable.kernel.frames import A, B

SPECTATOR = -1
MOST_COPIES = 3  # INV-161

Place = tuple[str, tuple[int, ...]]  # a field of the record, and where in it


def scramble_invasion(g: Any, seat: int, lot: random.Random) -> None:
    if drafting(g):
        scramble_draft(g, seat, lot)
        return
    for other in range(2):
        if other != seat:
            replace_hidden(g, other, lot)
            exchange_hidden(g, other, lot)
            sort_row(g.hand, other, g.hand_size[other])
    sort_row(g.box, 0, sum(card != 0 for card in g.box.tolist()[0]))


# --- In a match -------------------------------------------------------------------------------------------------


def hidden_places(g: Any, owner: int) -> list[Place]:
    """Where cards lie that only their owner can know, or nobody: in the hand, in the deck, as developments.

    Copies in hand of a card that was shown stay where they are: one of them is known.
    """
    hand: list[Place] = [
        ("hand", (owner, place))
        for place in range(g.hand_size[owner])
        if g.known[owner, g.hand[owner, place]] == 0
    ]
    deck: list[Place] = [("deck", (owner, place)) for place in range(g.deck_left[owner])]
    slots = range(owner * SLOTS, owner * SLOTS + g.high[owner])
    return hand + deck + [("card", (slot,)) for slot in slots if g.down[slot]]


def card_at(g: Any, place: Place) -> int:
    name, where = place
    return int(getattr(g, name)[where if len(where) > 1 else where[0]])


def put(g: Any, place: Place, card: int) -> None:
    name, where = place
    getattr(g, name)[where if len(where) > 1 else where[0]] = card


def fits(g: Any, owner: int, place: Place, card: int) -> bool:
    """Whether a card may lie in a place: known cards of a hand stay as far from its beginning as they are, so that
    what is drawn from the hand by lot is known in both worlds or in neither."""
    if place[0] != "hand":
        return True
    known = [held for held in OF_DECKS if g.known[owner, held]]
    return card not in known and bisect(known, card) == bisect(known, card_at(g, place))


def replace_hidden(g: Any, owner: int, lot: random.Random) -> None:
    """Some hidden cards become others that the owner could have brought instead."""
    for place in hidden_places(g, owner):
        if lot.random() < 0.5:
            card = card_at(g, place)
            others = [other for other in instead_of(g, owner, card) if fits(g, owner, place, other)]
            if others:
                swapped = lot.choice(others)
                put(g, place, swapped)
                if g.format == Way.STARTER:
                    boxed = g.box.tolist()[0].index(swapped)
                    g.box[0, boxed] = card


def instead_of(g: Any, owner: int, card: int) -> list[int]:
    """The cards that one of an owner's cards could be instead.

    INV-040: a neutral, one of those in the box. INV-161, INV-162: any card of the side, three of each at the most.
    INV-170, INV-171: any card that the owner's pile had and that was not seen to leave the draft.
    """
    if g.format == Way.STARTER:
        return [boxed for boxed in g.box.tolist()[0] if boxed] if DEALT[card] else []
    own = own_cards(g, owner)
    if g.format == Way.CONSTRUCTED:
        side = SIDE_OF_RACE[g.capital[owner]]
        return [
            other
            for other in OF_DECKS
            if SIDE[other] in (0, side) and own[other] < MOST_COPIES and other != card
            if IN_SETS[other] & ~g.sets_out
        ]
    if DEALT[card]:
        both = own + own_cards(g, 1 - owner)
        return [
            other
            for other in OF_DECKS
            if both[other] + g.removed[0, other] + g.removed[1, other] < DEALT[other]
        ]
    return [
        other for other in OF_DECKS if own[other] + g.removed[owner, other] < copies_in_pile(g, owner, other)
    ]


def exchange_hidden(g: Any, owner: int, lot: random.Random) -> None:
    """Hidden cards of an owner change places with each other."""
    places = hidden_places(g, owner)
    for one in places:
        two = lot.choice(places)
        card, other = card_at(g, one), card_at(g, two)
        if fits(g, owner, one, other) and fits(g, owner, two, card):
            put(g, one, other)
            put(g, two, card)


def sort_row(cards: Any, row: int, size: int) -> None:
    for place, card in enumerate(sorted(cards[row, place] for place in range(size))):
        cards[row, place] = card


# --- In a draft -------------------------------------------------------------------------------------------------


def may_see(g: Any, seat: int, pack: int) -> bool:
    """The own pack, and the opponent's while counterdrafting; a spectator sees neither."""
    return seat == pack or (seat != SPECTATOR and g.frames[0, A] in (Draft.COUNTERDRAFT, Draft.SABOTAGE))


def scramble_draft(g: Any, seat: int, lot: random.Random) -> None:
    boxed = [g.box[0, place] for place in range(4)]
    for pile in range(2):
        if pile != seat:
            deal_again(g, seat, pile, boxed, lot)
    for place, card in enumerate(sorted(boxed)):
        g.box[0, place] = card
    hidden_choices = g.frames[0, A] in (Draft.PICK, Draft.COUNTERDRAFT, Draft.SABOTAGE)
    for other in range(2):
        if other != seat and hidden_choices:
            owner = other if g.frames[0, B] % 2 == 0 else 1 - other
            pack = [g.pack[owner, place] for place in range(g.pack_left[owner])]
            for place, card in enumerate(lot.sample(pack, g.picked_left[other])):
                g.picked[other, place] = card


def deal_again(g: Any, seat: int, pile: int, boxed: list[int], lot: random.Random) -> None:
    """Hidden cards of a pile lie elsewhere in it, and some of its neutrals are others."""
    places = [("pile", g.pile_left[pile]), ("thrown", g.thrown_left[pile])]
    if not may_see(g, seat, pile):
        places.append(("pack", g.pack_left[pile]))
    stock = [getattr(g, name)[pile, place] for name, count in places for place in range(count)]
    stock += [g.deck[pile, place] for place in range(g.deck_left[pile])]
    neutrals = [place for place, card in enumerate(stock) if DEALT[card]]
    for place in lot.sample(neutrals, min(2, len(neutrals))):
        swap = lot.randrange(4)
        stock[place], boxed[swap] = boxed[swap], stock[place]
    lot.shuffle(stock)
    for place in range(g.deck_left[pile]):
        g.deck[pile, place] = stock.pop(next(i for i, card in enumerate(stock) if card in OF_DECKS))
    for name, count in places:
        cards = [stock.pop() for _ in range(count)]
        for place, card in enumerate(sorted(cards) if name == "pack" else cards):
            getattr(g, name)[pile, place] = card
