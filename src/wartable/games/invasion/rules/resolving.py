"""Carrying out the chain, last in, first out (INV-126 to INV-128)."""

from wartable.games.invasion.cards.declare import (
    A_CARD,
    A_KIND,
    ATTACHES,
    PLAYED_AS,
    TYPE,
    Kind,
    When,
    effect,
)
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.entering import destroy, develop, put_into_play
from wartable.games.invasion.rules.moments import set_off
from wartable.games.invasion.rules.piles import join_discard, leave_discard, leave_hand_unseen, put_under_deck
from wartable.games.invasion.rules.rows import cast, close_row, drop_aims, pass_the_word
from wartable.games.invasion.rules.targets import is_legal_target
from wartable.games.invasion.state import (
    NOTHING,
    SECTION,
    Event,
    Row,
    State,
    Type,
)
from wartable.games.invasion.vocabulary import (
    zone_in,
)
from wartable.kernel.frames import SEAT, A, E, pop, set_top, top
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule


@rule
def resolve_chain(g: Record):
    """W-02: carry out the entry on top; when none is left, the active player has the word again (W-03)."""
    if g.rows > 0:
        row = g.rows - 1
        if g.chain[row, Row.STATE] == State.CANCELLED:
            if g.chain[row, Row.CARD] != 0:
                join_discard(g, g.chain[row, Row.OWNER], g.chain[row, Row.CARD])
            close_row(g)
        else:
            carry_out_row(g, row)
        return
    pop(g)
    set_top(g, SEAT, g.active)
    set_top(g, A, 0)


@rule
def carry_out_row(g: Record, row):
    """INV-126, B-12: the effect happens, unless all its targets have become illegal."""
    ability = g.chain[row, Row.ABILITY]
    seat = g.chain[row, Row.SEAT]
    source = g.chain[row, Row.SOURCE]
    zone = g.chain[row, Row.ZONE]
    x = g.chain[row, Row.X]
    card = g.chain[row, Row.CARD]
    owner = g.chain[row, Row.OWNER]
    given = g.chain[row, Row.GIVEN]
    mark = g.chain[row, Row.MARK]
    bought = g.chain[row, Row.BOUGHT]
    wanted = 0
    legal = 0
    for place in range(3):
        target = g.chain[row, Row.ONE + place]
        if target != NOTHING:
            wanted += 1
            if is_legal_target(g, row, place, target):
                legal += 1
            else:
                g.chain[row, Row.ONE + place] = NOTHING
    one = g.chain[row, Row.ONE]
    two = g.chain[row, Row.TWO]
    three = g.chain[row, Row.THREE]
    g.chain[row, Row.MARK] = 0
    close_row(g)
    name = A_CARD[ability]
    if wanted > 0 and legal == 0:
        tell(g, Event.FIZZLED, seat, name, ability, 0, 0)
        if card != 0:
            put_away(g, owner, card, bought)
    elif A_KIND[ability] == Kind.PLAY:
        enter_by_play(g, seat, card, one, given)
    else:
        if A_KIND[ability] != Kind.FORCED:
            tell(g, Event.RESOLVED, seat, name, ability, source, 0)
        depth = g.depth
        effect(ability, g, seat, source, zone, x, one, two, three, mark)
        sign_frames(g, depth, name)
        if card != 0:
            put_away(g, owner, card, bought)
    if mark != 0:
        drop_aims(g, mark)


@rule
def put_away(g: Record, owner, card, bought):
    """A card that was carried out goes to its owner's discard pile, or under the deck (W-54)."""
    if bought != 0:
        put_under_deck(g, owner, card)
    else:
        join_discard(g, owner, card)


@rule
def sign_frames(g: Record, depth, card):
    """What was put on top from a depth on is asked for by a card, for the words of the choice."""
    for frame in range(depth, g.depth):
        g.frames[frame, E] = card


@rule
def enter_by_play(g: Record, seat, card, place, discounts):
    """INV-071, INV-086: a card that was played enters play in its zone, on its quest or on its host."""
    if place >= SECTION:
        slot = put_into_play(g, seat, card, zone_in(place), NOTHING)
    else:
        slot = put_into_play(g, seat, card, g.zone[place], place)
    set_off(g, slot, When.PLAYED, NOTHING)
    if TYPE[card] == Type.UNIT and discounts > 0:
        g.damage[slot] += discounts
        tell(g, Event.DAMAGED, seat, card, slot, discounts, discounts)


@rule
def put_found(g: Record, seat, card, zone):
    """A card that was found somewhere enters play in a zone; an attachment on a unit there that is chosen next (W-20)."""
    if ATTACHES[card]:
        cast(g, seat, PLAYED_AS[card], NOTHING, zone, 0, card, seat)
    else:
        put_into_play(g, seat, card, zone, NOTHING)


@rule
def put_from_discard(g: Record, seat, card, zone):
    """A card of the discard pile enters play without being played."""
    leave_discard(g, seat, card)
    put_found(g, seat, card, zone)


@rule
def cancel_row(g: Record, row):
    """INV-127: an entry of the chain will do nothing; what was paid stays paid."""
    if row >= 0 and g.chain[row, Row.STATE] == State.ON_CHAIN:
        g.chain[row, Row.STATE] = State.CANCELLED
        ability = g.chain[row, Row.ABILITY]
        tell(g, Event.CANCELLED, g.chain[row, Row.SEAT], A_CARD[ability], ability, 0, 0)


@rule
def copy_row(g: Record, seat, row):
    """B-145, W-21: the effect of a tactic on the chain once more, whatever it says of when to play it; X is 0."""
    if row >= 0 and g.chain[row, Row.STATE] == State.ON_CHAIN:
        cast(g, seat, g.chain[row, Row.ABILITY], NOTHING, NOTHING, 0, 0, seat)


@rule
def destroy_aims(g: Record, mark):
    """The developments that an effect aims at are destroyed; what was turned up is none any more (B-12)."""
    for aim in range(g.aimed):
        slot = g.aims[aim, 1]
        if g.aims[aim, 0] == mark and slot >= 0 and g.down[slot] != 0:
            destroy(g, slot)


@rule
def put_down(g: Record, seat, card):
    """INV-075, W-01: the turn's development; it needs no chain."""
    zone = top(g, A)
    pop(g)
    leave_hand_unseen(g, seat, card)
    g.developed = 1
    develop(g, seat, card, zone, 0)
    pass_the_word(g, seat)
