"""Objective cards: when they are looked at, and scoring them.
SHA-162, SHA-163: cards that score at once are replaced, and the new one is fresh until the next activation begins."""

from wartable.games.shadespire.declare import GLORY, MET, TIMING, met
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.hands import draw_objective, gain_glory, take_objective
from wartable.games.shadespire.state import NOTHING, ROUNDS, Event, Moment, Phase, Place
from wartable.games.shadespire.terms import Timing
from wartable.kernel.journal import reveal
from wartable.kernel.rule import rule


@rule
def score_at_once(g: Record):
    """W-05: score every card that is met now, seats in order from the one that activates, cards by number."""
    if g.phase == Phase.ACTION:
        for turn in range(g.seats):
            seat = (g.active + turn) % g.seats
            place = 0
            while place < g.objective_count[seat]:
                card = g.objectives[seat, place]
                if TIMING[card] == Timing.AT_ONCE and g.place[seat, card] == Place.HAND:
                    if met(MET[card], g, seat, NOTHING):
                        score(g, seat, card)
                        draw_objective(g, seat, Place.FRESH)
                        place = -1
                place += 1
    g.moment = Moment.NONE


@rule
def score(g: Record, seat, card):
    """An objective card is shown and brings its glory."""
    take_objective(g, seat, card, Place.SCORED)
    g.scored[seat] += 1
    g.scored_all[seat] += 1
    reveal(g, Event.SCORED, seat, card, GLORY[card], 0, 0)
    gain_glory(g, seat, int(GLORY[card]))


@rule
def freshen(g: Record):
    """SHA-163: a new activation begins; cards that replaced scored ones before it may be scored."""
    for seat in range(g.seats):
        freshen_hand(g, seat)


@rule
def freshen_hand(g: Record, seat):
    """A seat's hand holds no fresh card any more."""
    for place in range(g.objective_count[seat]):
        card = g.objectives[seat, place]
        if g.place[seat, card] == Place.FRESH:
            g.place[seat, card] = Place.HAND


@rule
def scores_now(g: Record, card):
    """SHA-167: whether an objective may be scored in this end phase."""
    timing = TIMING[card]
    if timing == Timing.END:
        return True
    if timing == Timing.THIRD_END:
        return g.round == ROUNDS
    return timing == Timing.EARLY_END and g.round < ROUNDS


@rule
def score_in_end_phase(g: Record, seat):
    """SHA-163, SHA-164a: every card that is met and not fresh, again and again, since one can make another true."""
    place = 0
    while place < g.objective_count[seat]:
        card = g.objectives[seat, place]
        if g.place[seat, card] == Place.HAND and scores_now(g, card) and met(MET[card], g, seat, NOTHING):
            score(g, seat, card)
            pay_for_naming(g, seat, card)
            place = -1
        place += 1
    # Nothing more is scored before the next activation, and whether a card that is discarded was fresh is secret.
    freshen_hand(g, seat)


@rule
def pay_for_naming(g: Record, seat, card):
    """A ploy can name an objective beforehand; who named it gains glory when an opponent scores it."""
    for other in range(g.seats):
        if other != seat and g.named[other, 0] == card:
            gain_glory(g, other, 1)
