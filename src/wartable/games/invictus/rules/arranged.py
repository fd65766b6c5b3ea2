"""Positions that nobody has to play to: battlefields, queues, kingdoms, hands and damage by lot, from a match just begun.
For tests, which look for decisions that random play would seldom meet; no rule may lean on it."""

from wartable.games.invictus.record import Record
from wartable.games.invictus.rules.areas import (
    TEAM_WINS,
    draw_card,
    facing,
    health_of,
    join_graveyard,
    join_kingdom,
    join_queue,
    leave_hand,
    place_of,
    put_on_field,
    queue_is_full,
    team_of,
)
from wartable.games.invictus.state import CARDS, CELLS, NOTHING, SOLDIERS, Event, Frame
from wartable.kernel.chance import below
from wartable.kernel.frames import KIND, pop, push, top
from wartable.kernel.rule import rule


@rule
def may_arrange(g: Record):
    """When the first turn begins: set-up is over."""
    return g.depth == 1 and g.turn == 0 and top(g, KIND) == Frame.MAIN


@rule
def arrange(g: Record, lot):
    """The main phase of any turn, with everything where it could be."""
    pop(g)
    rounds = below(lot, g.deck_size - g.opening - 1)
    g.turn = rounds * g.seats + below(lot, g.seats)
    g.active = g.order[g.turn % g.seats]
    for seat in range(g.seats):
        draw_until_now(g, seat)
        spread_hand(g, seat, lot)
    for team in range(2):
        hold_the_field(g, team)
        for cell in range(CELLS):
            if g.field[team, cell] != NOTHING:
                arrange_card(g, team, cell, lot)
    g.marched = g.attacked == 0 and below(lot, 6) == 0
    g.entered = below(lot, 4) == 0
    push(g, Frame.MAIN, g.active, 0, 0, 0, 0, 0)


@rule
def draw_until_now(g: Record, seat):
    """INVI-4.1: a card a turn."""
    turns = (g.turn - place_of(g, seat)) // g.seats + 1
    left = max(0, g.deck_size - g.opening - turns)
    while g.deck_left[seat] > left:
        draw_card(g, seat, Event.DREW)


@rule
def spread_hand(g: Record, seat, lot):
    """Each card of a hand may have gone somewhere."""
    for card in range(CARDS):
        for _ in range(g.hand[seat, card]):
            place(g, seat, card, below(lot, 6), lot)


@rule
def place(g: Record, seat, card, fate, lot):
    """Into the battlefield, the queue, a kingdom or the graveyard; it stays in the hand where there is no room."""
    team = team_of(seat)
    if fate < 2:
        cell = below(lot, CELLS)
        if g.field[team, cell] == NOTHING:
            leave_hand(g, seat, card)
            put_on_field(g, team, cell, card, 0)
    elif fate == 2:
        if not queue_is_full(g, team):
            leave_hand(g, seat, card)
            join_queue(g, team, card)
    elif card < SOLDIERS and fate == 3:
        owner = seat if below(lot, 3) != 0 else facing(g, seat)
        if leads(g, owner, card) < TEAM_WINS:
            leave_hand(g, seat, card)
            join_kingdom(g, owner, card)
    elif card < SOLDIERS and fate == 4:
        leave_hand(g, seat, card)
        join_graveyard(g, team, card)


@rule
def leads(g: Record, seat, card):
    """In how many colours a kingdom is ahead with one more card."""
    other = facing(g, seat)
    colours = 0
    for colour in range(5):
        more = 1 if colour == card % 5 else 0
        if g.colours[seat, colour] + more > g.colours[other, colour]:
            colours += 1
    return colours


@rule
def hold_the_field(g: Record, team):
    """INVI-9: a team with an empty battlefield would have lost, so the head of its queue or any card in hand stands."""
    for cell in range(CELLS):
        if g.field[team, cell] != NOTHING:
            return
    for seat in range(team, g.seats, 2):
        for card in range(CARDS):
            if g.hand[seat, card] > 0:
                leave_hand(g, seat, card)
                put_on_field(g, team, 1, card, 0)
                return


@rule
def arrange_card(g: Record, team, cell, lot):
    """Rested or not; cards of the team that waits may be hurt, and own ones rest after an attack."""
    g.rested[team, cell] = below(lot, 3) == 0
    if team != team_of(g.active):
        if below(lot, 3) == 0:
            g.damage[team, cell] = below(lot, int(health_of(g, team, cell)))
    elif g.rested[team, cell] != 0:
        g.attacked = 1
