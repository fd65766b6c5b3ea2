"""Tactics that are played out of another player's discard pile (W-54): without loyalty, as a part of the effect that
allows it (B-13); afterwards they go under their owner's deck."""

from wartable.games.invasion.cards.declare import A_KIND, A_X, PLAYED_AS, Kind
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.means import has_means, is_moment_of
from wartable.games.invasion.rules.piles import leave_discard
from wartable.games.invasion.rules.rows import cast
from wartable.games.invasion.rules.stats import cost_but_loyalty, funds
from wartable.games.invasion.state import CARDS, NOTHING, OPEN, Event, Frame, Row
from wartable.games.invasion.vocabulary import card_action
from wartable.kernel.frames import pop, push
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule


@rule
def may_cast(g: Record, seat, card):
    """Whether a seat could play a card of the opponent's pile now: a tactic, in its moment, with all but loyalty paid."""
    ability = PLAYED_AS[card]
    if g.discard[1 - seat, card] == 0 or A_KIND[ability] != Kind.TACTIC:
        return False
    if not is_moment_of(g, seat, ability):
        return False
    base = cost_but_loyalty(g, seat, card, 0)
    return base <= funds(g, seat) and has_means(g, seat, ability, NOTHING, card, base, False)


@rule
def may_cast_any(g: Record, seat):
    for card in range(1, CARDS):
        if may_cast(g, seat, card):
            return True
    return False


@rule
def ask_cast(g: Record, seat):
    """A seat plays a tactic of the opponent's pile, if it can."""
    if may_cast_any(g, seat):
        push(g, Frame.CAST, seat, 0, 0, 0, 0, 0)


@rule
def cast_waits(g: Record, seat):
    """Whether there is still a tactic to play."""
    if may_cast_any(g, seat):
        return True
    pop(g)
    return False


@rule
def mark_cast(g: Record, seat, mask):
    for card in range(1, CARDS):
        if may_cast(g, seat, card):
            mask[card_action(card)] = 1


@rule
def cast_from_pile(g: Record, seat, card):
    """It is chosen, aimed and paid for at once; X is chosen too."""
    pop(g)
    ability = PLAYED_AS[card]
    leave_discard(g, 1 - seat, card)
    tell(g, Event.ANNOUNCED, seat, card, ability, NOTHING, 0)
    cast(g, seat, ability, NOTHING, NOTHING, 0, card, 1 - seat)
    row = g.rows - 1
    g.chain[row, Row.BOUGHT] = 1
    if A_X[ability]:
        g.chain[row, Row.X] = OPEN
