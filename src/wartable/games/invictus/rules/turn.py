"""The turn: draw phase, march, entry, end phase, and the war's end (INVI-4, INVI-6, INVI-7.1, INVI-9.4).
Attacks stand in `attack`, supports in `support` and `support_effects`."""

from wartable.games.invictus.record import Record
from wartable.games.invictus.rules.areas import (
    ACTIVE,
    DRAW,
    announce,
    draw_card,
    end_match,
    join_hand,
    join_kingdom,
    join_queue,
    kingdom_size,
    leave_hand,
    leave_queue,
    put_on_field,
    take_from_field,
    team_of,
)
from wartable.games.invictus.state import CELLS, NOTHING, Event, Frame, Reason
from wartable.kernel.frames import A, pop, push, top
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule

FULL_HAND = 6


@rule
def start_turn(g: Record):
    """INVI-4.1, INVI-9.4, R4, R5: the draw phase opens every turn, unless the first seat has no deck left."""
    seat = g.order[g.turn % g.seats]
    g.active = seat
    if seat == g.order[0] and g.deck_left[seat] == 0:
        end_war(g)
        return
    tell(g, Event.TURN, seat, NOTHING, g.turn + 1, 0, 0)
    if g.deck_left[seat] > 0:
        draw_card(g, seat, Event.DREW)
    make_ready(g, team_of(seat))
    step_forward(g, seat)
    push(g, Frame.MAIN, seat, 0, 0, 0, 0, 0)


@rule
def make_ready(g: Record, team):
    """INVI-4.2: all own battlefield cards become active."""
    for cell in range(CELLS):
        g.rested[team, cell] = ACTIVE


@rule
def step_forward(g: Record, seat):
    """INVI-4.2, R2: back-row cards with an empty cell in front move into it."""
    team = team_of(seat)
    for cell in range(3):
        if g.field[team, cell] == NOTHING and g.field[team, cell + 3] != NOTHING:
            card = take_from_field(g, team, cell + 3)
            put_on_field(g, team, cell, card, ACTIVE)
            tell(g, Event.STEPPED_FORWARD, seat, card, cell + 3, cell, 0)


@rule
def may_march_to(g: Record, team, cell):
    """INVI-6.5, R1: any own cell; an option keeps empty back cells behind empty front cells closed."""
    if g.back_row_open != 0 or cell < 3:
        return True
    return g.field[team, cell] != NOTHING or g.field[team, cell - 3] != NOTHING


@rule
def march(g: Record, seat, cell):
    """INVI-6.2, INVI-6.3: the head of the queue marches; with an empty queue a card from hand, chosen next."""
    team = team_of(seat)
    if g.queue_size[team] == 0:
        push(g, Frame.MARCH_CARD, seat, cell, 0, 0, 0, 0)
        return
    g.marched = 1
    card = leave_queue(g, team)
    leaving = take_from_field(g, team, cell)
    put_on_field(g, team, cell, card, ACTIVE)
    tell(g, Event.MARCHED, seat, card, cell, 0, 0)
    if leaving != NOTHING:
        join_queue(g, team, leaving)
        tell(g, Event.TO_QUEUE, seat, leaving, cell, 0, 0)


@rule
def march_from_hand(g: Record, seat, card):
    """INVI-6.3, R18: the card stands active; one that stood there returns to hand."""
    team = team_of(seat)
    cell = top(g, A)
    pop(g)
    g.marched = 1
    hidden = leave_hand(g, seat, card)
    leaving = take_from_field(g, team, cell)
    put_on_field(g, team, cell, card, ACTIVE)
    announce(g, hidden, Event.MARCHED, seat, card, cell)
    if leaving != NOTHING:
        join_hand(g, seat, leaving)
        tell(g, Event.TO_HAND, seat, leaving, cell, 0, 0)


@rule
def enter(g: Record, seat, card):
    """INVI-7.1: once a turn a soldier from hand enters the own kingdom."""
    g.entered = 1
    hidden = leave_hand(g, seat, card)
    announce(g, hidden, Event.ENTERED, seat, card, 0)
    join_kingdom(g, seat, card)


@rule
def end_main_phase(g: Record, seat):
    """INVI-4.5, R23: with six or more cards and no entry made, one soldier must enter; then the turn ends."""
    pop(g)
    if g.entered == 0 and g.hand_size[seat] >= FULL_HAND:
        push(g, Frame.END_ENTRY, seat, 0, 0, 0, 0, 0)
    else:
        end_turn(g)


@rule
def end_turn(g: Record):
    """INVI-4.6: damage and what supports changed are gone; the next seat's turn starts."""
    for cell in range(CELLS):
        g.damage[0, cell] = 0
        g.damage[1, cell] = 0
    g.attacked = 0
    g.marched = 0
    g.entered = 0
    g.bonus = 0
    g.next_bonus = 0
    g.next_any_front = 0
    g.turn += 1
    start_turn(g)


@rule
def end_war(g: Record):
    """INVI-9.4, INVI-11.9: more points, then more kingdom cards, then fewer graves, else a draw."""
    lead = 0
    for seat in range(g.seats):
        lead += (g.points[seat] * 1000 + kingdom_size(g, seat)) * (1 - 2 * team_of(seat))
    if lead == 0:
        lead = g.graves[1] - g.graves[0]
    winner = DRAW
    if lead > 0:
        winner = 0
    elif lead < 0:
        winner = 1
    end_match(g, winner, Reason.WARS_END)
