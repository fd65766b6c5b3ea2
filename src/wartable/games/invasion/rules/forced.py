"""Forced effects that wait: in which order they are carried out, at once and in rows of their own (INV-129)."""

from wartable.games.invasion.cards.declare import (
    A_CONSTANT,
    A_WHEN,
    COUNTER_RULE,
    TOKEN_RULE,
    When,
    may_use,
)
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.combat import has_fighter
from wartable.games.invasion.rules.entering import add_tokens
from wartable.games.invasion.rules.facts import quester_of
from wartable.games.invasion.rules.rows import cast
from wartable.games.invasion.state import (
    NOTHING,
    Event,
    Frame,
)
from wartable.kernel.frames import push
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule


@rule
def next_waiting(g: Record):
    """U-02, W-06: start the next forced effect, or ask its seat which of several comes first."""
    seat = g.active
    count = count_waiting(g, seat)
    if count == 0:
        seat = 1 - seat
        count = count_waiting(g, seat)
    first = 0
    while not is_due(g, seat, first):
        first += 1
    strikes_nobody = g.waiting[first, 0] == COUNTER_RULE and not has_fighter(g, g.active)
    if count > 1 and not strikes_nobody:
        push(g, Frame.ORDER, seat, 0, 0, 0, 0, 0)
    else:
        start_waiting(g, first)


@rule
def count_waiting(g: Record, seat):
    count = 0
    for row in range(g.waits):
        if is_due(g, seat, row):
            count += 1
    return count


@rule
def is_due(g: Record, seat, row):
    """U-02, W-06: whether an effect of a seat may be the next one: of the last wave, and of its constant ones first."""
    first = g.waits - 1
    while first > 0 and g.waiting[first - 1, 6] == g.waiting[g.waits - 1, 6]:
        first -= 1
    constant = A_CONSTANT[g.waiting[first, 0]]
    return row >= first and g.waiting[row, 1] == seat and A_CONSTANT[g.waiting[row, 0]] == constant


@rule
def start_waiting(g: Record, row):
    """B-20: what watches others must still be in play; what speaks of itself works after it has left.

    W-06: what it sets off is a new wave, if others still wait.
    """
    ability = g.waiting[row, 0]
    seat = g.waiting[row, 1]
    slot = g.waiting[row, 2]
    zone = g.waiting[row, 3]
    x = g.waiting[row, 4]
    card = g.waiting[row, 5]
    wave = g.waiting[row, 6]
    for later in range(row, g.waits - 1):
        for column in range(7):
            g.waiting[later, column] = g.waiting[later + 1, column]
    g.waits -= 1
    for column in range(7):
        g.waiting[g.waits, column] = 0
    g.wave = wave + 1 if g.waits > 0 else 0
    if ability == COUNTER_RULE:
        front = 0 if g.second == 0 else int(zone == g.second - 1)
        push(g, Frame.COUNTER, seat, x, slot, front, 0, card)
        return
    if slot == NOTHING and not speaks_of_itself(A_WHEN[ability]):
        return
    if not may_use(ability, g, seat, slot):
        return
    tell(g, Event.FORCED, seat, card, slot, ability, 0)
    if ability == TOKEN_RULE:
        add_token(g, slot)
    else:
        cast(g, seat, ability, slot, zone, x, 0, seat)


@rule
def speaks_of_itself(when):
    """What happens to a card or its host, and may end them at the same moment."""
    return (
        when == When.ENTERS_PLAY
        or when == When.PLAYED
        or when == When.LEAVES_PLAY
        or when == When.DESTROYED
        or when == When.DAMAGED
        or when == When.HOST_HURTS_IN_COMBAT
        or when == When.ATTACKS
    )


@rule
def add_token(g: Record, quest):
    """INV-089: a token from the pool, if a unit quests there."""
    if quester_of(g, quest) != NOTHING:
        add_tokens(g, quest, 1)
