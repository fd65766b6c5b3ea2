"""Hands, decks, discard piles and resources: cards come and go there, and who knows them."""

from wartable.games.invasion.cards.declare import (
    TYPE,
)
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.facts import DRAWN_MATCH
from wartable.games.invasion.state import (
    NOTHING,
    SOME,
    Event,
    LastCard,
    Reason,
    Type,
)
from wartable.kernel.chance import below
from wartable.kernel.frames import clear_frames
from wartable.kernel.journal import reveal, tell, whisper
from wartable.kernel.rule import rule


@rule
def end_match(g: Record, winner, reason):
    """INV-003, INV-004: at once; nothing that is pending happens any more."""
    if g.reason == Reason.NONE:
        g.reason = reason
        g.winner = winner
        clear_frames(g)
        tell(g, Event.ENDED, winner, NOTHING, reason, 0, 0)


@rule
def join_hand(g: Record, seat, card):
    """Put a card into a hand, in order of number."""
    place = g.hand_size[seat]
    while place > 0 and g.hand[seat, place - 1] > card:
        g.hand[seat, place] = g.hand[seat, place - 1]
        place -= 1
    g.hand[seat, place] = card
    g.hand_size[seat] += 1


@rule
def leave_hand(g: Record, seat, card):
    """Take a card that all see now out of a hand; whether the other seat had not known that it was there."""
    take_from_hand(g, seat, card)
    if g.known[seat, card] > 0:
        g.known[seat, card] -= 1
        return False
    return True


@rule
def leave_hand_unseen(g: Record, seat, card):
    """INV-077: a card leaves a hand and nobody else sees which, so that it may be any that was known."""
    take_from_hand(g, seat, card)
    for other in range(g.known.shape[1]):
        if g.known[seat, other] > 0:
            g.known[seat, other] -= 1


@rule
def take_from_hand(g: Record, seat, card):
    size = g.hand_size[seat] - 1
    place = 0
    while g.hand[seat, place] != card:
        place += 1
    while place < size:
        g.hand[seat, place] = g.hand[seat, place + 1]
        place += 1
    g.hand[seat, size] = 0
    g.hand_size[seat] = size


@rule
def show(g: Record, hidden, kind, seat, card, x, y, z):
    """Tell of a card that everybody sees now; if it was hidden, the other seat has learned it."""
    if hidden:
        reveal(g, kind, seat, card, x, y, z)
    else:
        tell(g, kind, seat, card, x, y, z)


@rule
def in_hand(g: Record, seat, card):
    for place in range(g.hand_size[seat]):
        if g.hand[seat, place] == card:
            return True
    return False


@rule
def join_discard(g: Record, seat, card):
    """A card comes into its owner's pile, which is remembered for the turn."""
    g.discard[seat, card] += 1
    g.fell[seat, card] += 1
    if TYPE[card] == Type.UNIT:
        g.fallen += 1


@rule
def take_top(g: Record, seat):
    """The top card of a deck; whoever takes it checks the deck when it has been told where the card went."""
    left = g.deck_left[seat] - 1
    card = g.deck[seat, left]
    g.deck[seat, left] = 0
    g.deck_left[seat] = left
    for looker in range(2):
        if g.peeked[looker, seat] > 0:
            g.peeked[looker, seat] -= 1
    return card


@rule
def check_deck(g: Record, seat):
    """INV-004: an empty deck loses at once, if not only at a failed draw (U-03)."""
    if is_decked(g, seat):
        end_match(g, 1 - seat, Reason.DECKED)


@rule
def is_decked(g: Record, seat):
    return g.deck_left[seat] == 0 and g.last_card == LastCard.AT_ONCE


@rule
def draw_cards(g: Record, seat, count):
    """INV-064: cards from the top of the deck, one after the other."""
    if draw_until_out(g, seat, count):
        end_match(g, 1 - seat, Reason.DECKED)


@rule
def draw_for_each(g: Record, count):
    """Both draw at the same moment, and who is out then is out at the same moment (U-04)."""
    out = 0
    for turn in range(2):
        seat = abs(g.active - turn)
        if draw_until_out(g, seat, count):
            out |= 1 << seat
    if out == 3:
        end_match(g, DRAWN_MATCH, Reason.DECKED)
    elif out != 0:
        end_match(g, 0 if out == 2 else 1, Reason.DECKED)


@rule
def draw_until_out(g: Record, seat, count):
    """Draw; whether that puts the player out, with the last card or by a draw that fails (U-03)."""
    for _ in range(count):
        if g.most_drawn[seat] != 0 and g.drawn[seat] >= g.most_drawn[seat]:
            return False  # what may not be drawn is no draw that fails
        if g.deck_left[seat] == 0:
            return True
        was_seen = g.peeked[1 - seat, seat] > 0
        card = take_top(g, seat)
        join_hand(g, seat, card)
        g.drawn[seat] = min(g.drawn[seat] + 1, SOME)
        if was_seen:
            g.known[seat, card] += 1
        whisper(g, Event.DREW, seat, card, 0, 0, 0)
        if is_decked(g, seat):
            return True
    return False


@rule
def limit_draws(g: Record, seat, most):
    """A seat draws no more than so many cards this turn, those drawn before counted."""
    g.most_drawn[seat] = most if g.most_drawn[seat] == 0 else min(most, g.most_drawn[seat])
    tell(g, Event.MOST_DRAWN, seat, NOTHING, g.most_drawn[seat], 0, 0)


@rule
def mill(g: Record, seat, count):
    """Cards from the top of the deck into the discard pile."""
    for _ in range(count):
        if g.reason == Reason.NONE and g.deck_left[seat] > 0:
            card = take_top(g, seat)
            join_discard(g, seat, card)
            reveal(g, Event.MILLED, seat, card, 0, 0, 0)
            check_deck(g, seat)


@rule
def forget_top(g: Record, seat):
    """Nobody knows any more what lies on top of a deck."""
    for looker in range(2):
        g.peeked[looker, seat] = 0


@rule
def take_from_deck(g: Record, seat, place):
    """Take a card out of the middle of a deck."""
    for at in range(place, g.deck_left[seat] - 1):
        g.deck[seat, at] = g.deck[seat, at + 1]
    g.deck_left[seat] -= 1
    g.deck[seat, g.deck_left[seat]] = 0


@rule
def shuffle(g: Record, seat):
    """Every order of the deck as likely, and nobody knows which."""
    forget_top(g, seat)
    mix(g, seat)


@rule
def mix(g: Record, seat):
    """Put a deck into any order."""
    for place in range(g.deck_left[seat] - 1, 0, -1):
        other = below(g, place + 1)
        card = g.deck[seat, place]
        g.deck[seat, place] = g.deck[seat, other]
        g.deck[seat, other] = card


@rule
def discard_from_hand(g: Record, seat, card):
    hidden = leave_hand(g, seat, card)
    join_discard(g, seat, card)
    show(g, hidden, Event.DISCARDED, seat, card, 0, 0, 0)


@rule
def discard_at_random(g: Record, seat, count):
    """Cards of a hand by lot."""
    for _ in range(count):
        if g.hand_size[seat] > 0:
            discard_from_hand(g, seat, g.hand[seat, below(g, g.hand_size[seat])])


@rule
def discard_hand(g: Record, seat):
    while g.hand_size[seat] > 0:
        discard_from_hand(g, seat, g.hand[seat, 0])


@rule
def leave_discard(g: Record, seat, card):
    """A card leaves a pile: of several copies the one that lies on top, so that those of this turn go first."""
    g.discard[seat, card] -= 1
    if g.fell[seat, card] > 0:
        g.fell[seat, card] -= 1


@rule
def return_from_discard(g: Record, seat, card):
    """A card of the discard pile goes back into the deck."""
    leave_discard(g, seat, card)
    g.deck[seat, g.deck_left[seat]] = card
    g.deck_left[seat] += 1
    tell(g, Event.RETURNED_TO_DECK, seat, card, 0, 0, 0)


@rule
def put_under_deck(g: Record, seat, card):
    """A card goes to the bottom of a deck, and all see which."""
    for place in range(g.deck_left[seat], 0, -1):
        g.deck[seat, place] = g.deck[seat, place - 1]
    g.deck[seat, 0] = card
    g.deck_left[seat] += 1
    tell(g, Event.UNDER_DECK, seat, card, 0, 0, 0)


@rule
def take_from_discard(g: Record, seat, card):
    """A card of the discard pile goes back into the hand, and all see which."""
    leave_discard(g, seat, card)
    join_hand(g, seat, card)
    g.known[seat, card] += 1
    tell(g, Event.RETURNED_TO_HAND, seat, card, 0, 0, 0)


@rule
def gain(g: Record, seat, count):
    """Resources from the pool (INV-009)."""
    g.resources[seat] += count
    tell(g, Event.GAINED_RESOURCES, seat, NOTHING, count, g.resources[seat], 0)


@rule
def take_resources(g: Record, seat, count):
    """A seat loses resources, as many as it has; gives how many."""
    taken = min(count, g.resources[seat])
    g.resources[seat] -= taken
    tell(g, Event.LOST_RESOURCES, seat, NOTHING, taken, g.resources[seat], 0)
    return taken
