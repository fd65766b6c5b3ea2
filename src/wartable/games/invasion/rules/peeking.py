"""Looking at the top of any deck, discarding one of the cards and putting the others back in an order (W-56).
Who has looked knows these cards until they are drawn or the deck is shuffled: `peeked` says how many."""

from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.piles import check_deck, join_discard, take_from_deck
from wartable.games.invasion.state import Event, Frame, Reason
from wartable.games.invasion.vocabulary import PASS, card_action, number_action, which
from wartable.kernel.frames import A, B, C, D, pop, push, set_top, top
from wartable.kernel.journal import reveal, tell
from wartable.kernel.rule import rule

WHOSE, DISCARD, PUT_BACK = range(3)  # what is chosen: a deck, a card to discard, the next card from the top


@rule
def ask_peek(g: Record, seat, count):
    """A seat looks at the top cards of a deck that it chooses."""
    push(g, Frame.PEEK, seat, 0, count, WHOSE, 0, 0)


@rule
def peek_waits(g: Record, seat):
    """Whether something is still to be chosen; the last card goes where there is place."""
    if top(g, C) == PUT_BACK and not has_order(g):
        end_peek(g, seat)
        return False
    return True


@rule
def has_order(g: Record):
    """Whether two different cards are left to be put back."""
    owner = top(g, A)
    for place in range(top(g, D) + 1, top(g, B)):
        if card_at_top(g, owner, place) != card_at_top(g, owner, top(g, D)):
            return True
    return False


@rule
def card_at_top(g: Record, seat, place):
    """A card of a deck, counted from the top."""
    return g.deck[seat, g.deck_left[seat] - 1 - place]


@rule
def mark_peek(g: Record, mask):
    if top(g, C) == WHOSE:
        for owner in range(2):
            if g.deck_left[owner] > 0:
                mask[number_action(owner)] = 1
        return
    if top(g, C) == DISCARD:
        mask[PASS] = 1
    for place in range(top(g, D), top(g, B)):
        mask[card_action(card_at_top(g, top(g, A), place))] = 1


@rule
def answer_peek(g: Record, seat, action):
    if top(g, C) == WHOSE:
        look_at_top(g, seat, which(action))
    elif top(g, C) == DISCARD:
        set_top(g, C, PUT_BACK)
        if action != PASS:
            discard_peeked(g, seat, which(action))
    else:
        put_next(g, which(action))


@rule
def look_at_top(g: Record, seat, owner):
    """Fewer cards than wanted are all that there are."""
    count = min(top(g, B), g.deck_left[owner])
    set_top(g, A, owner)
    set_top(g, B, count)
    set_top(g, C, DISCARD)
    g.peeked[seat, owner] = max(g.peeked[seat, owner], count)
    tell(g, Event.PEEKED, seat, -1, count, owner, 0)


@rule
def discard_peeked(g: Record, seat, card):
    """U-03: it may be the last card of the deck."""
    owner = top(g, A)
    place = 0
    while card_at_top(g, owner, place) != card:
        place += 1
    take_from_deck(g, owner, g.deck_left[owner] - 1 - place)
    set_top(g, B, top(g, B) - 1)
    g.peeked[seat, owner] -= 1
    g.peeked[1 - seat, owner] = 0
    join_discard(g, owner, card)
    reveal(g, Event.MILLED, owner, card, 0, 0, 0)
    check_deck(g, owner)


@rule
def put_next(g: Record, card):
    """The chosen card is the next one from the top; the others move down."""
    owner = top(g, A)
    first = g.deck_left[owner] - 1 - top(g, D)
    place = first
    while g.deck[owner, place] != card:
        place -= 1
    while place < first:
        g.deck[owner, place] = g.deck[owner, place + 1]
        place += 1
    g.deck[owner, first] = card
    set_top(g, D, top(g, D) + 1)


@rule
def end_peek(g: Record, seat):
    """They lie on top again; nobody else knows how."""
    owner = top(g, A)
    count = top(g, B)
    pop(g)
    if g.reason == Reason.NONE and count > 1:
        g.peeked[1 - seat, owner] = 0
        tell(g, Event.PUT_BACK, seat, -1, count, owner, 0)
