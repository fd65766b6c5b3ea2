"""Choices that single cards ask for: objectives that change places or move, pushing everybody away, a roll-off or all
strength for an attack. Cards ask for them with a frame; none is named here."""

from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.acts import HALF, act_of, earn
from wartable.games.shadespire.rules.field import DIRECTIONS, is_blocked
from wartable.games.shadespire.rules.pushing import can_push, can_push_away, push_fighter
from wartable.games.shadespire.rules.stats import holds, on_field
from wartable.games.shadespire.state import (
    FIGHTER,
    HEX,
    MODELS,
    NOTHING,
    PASS,
    YES,
    Act,
    Event,
    Frame,
    Pushing,
    Result,
)
from wartable.games.shadespire.terms import Inspire
from wartable.kernel.frames import SEAT, A, B, C, D, E, pop, push, set_top, top
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule

# --- Objectives that move -----------------------------------------------------------------------------------------


@rule
def mark_switch(g: Record, mask):
    own = holds(g, top(g, A))
    for number in range(1, g.tokens + 1):
        if number != own and g.token_hex[number] != NOTHING:
            mask[HEX + g.token_hex[number]] = 1


@rule
def switch_with(g: Record, hex):
    """The objective that a fighter holds changes places with another."""
    fighter = top(g, A)
    pop(g)
    switch_tokens(g, g.hex[fighter], hex)


@rule
def switch_tokens(g: Record, one, two):
    """Two objectives change places."""
    first = g.token[one]
    second = g.token[two]
    move_token(g, first, one, two)
    move_token(g, second, two, one)


@rule
def move_token(g: Record, number, before, to):
    g.token[to] = number
    g.token_hex[number] = to
    tell(g, Event.TOKEN_MOVED, NOTHING, NOTHING, number, before, to)


@rule
def may_token_go(g: Record, hex):
    """A hex without another objective that is not blocked."""
    return hex != NOTHING and g.token[hex] == 0 and not is_blocked(g, hex)


@rule
def can_token_go(g: Record, number):
    if g.token_hex[number] == NOTHING:
        return False
    for way in range(DIRECTIONS):
        if may_token_go(g, g.near[g.token_hex[number], way]):
            return True
    return False


@rule
def mark_token_to(g: Record, mask):
    for way in range(DIRECTIONS):
        hex = g.near[g.token_hex[top(g, A)], way]
        if may_token_go(g, hex):
            mask[HEX + hex] = 1


@rule
def send_token(g: Record, hex):
    """An objective moves one hex."""
    number = top(g, A)
    pop(g)
    before = g.token_hex[number]
    g.token[before] = 0
    move_token(g, number, before, hex)


@rule
def mischief_waits(g: Record):
    """Whether there is an objective left to be moved."""
    for number in range(1, g.tokens + 1):
        if (top(g, A) >> number) & 1 == 0 and can_token_go(g, number):
            return True
    pop(g)
    return False


@rule
def mark_mischief(g: Record, mask):
    for number in range(1, g.tokens + 1):
        if (top(g, A) >> number) & 1 == 0 and can_token_go(g, number):
            mask[HEX + g.token_hex[number]] = 1


@rule
def choose_mischief(g: Record, hex):
    """Each player in turn moves one that has not been moved."""
    seat = top(g, SEAT)
    number = g.token[hex]
    set_top(g, A, top(g, A) | (1 << number))
    set_top(g, SEAT, (seat + 1) % g.seats)
    push(g, Frame.TOKEN_TO, seat, number, 0, 0, 0, 0)


# --- Pushing everybody away ---------------------------------------------------------------------------------------


@rule
def to_be_shifted(g: Record, fighter):
    """Whether a fighter is still to be pushed away from the hex, or in any direction, and can be."""
    bits = top(g, B) >> fighter if fighter < HALF else top(g, C) >> (fighter - HALF)
    if bits & 1 != 0 or not on_field(g, fighter):
        return False
    if top(g, D) != 0:
        return can_push(g, fighter)
    return can_push_away(g, fighter, top(g, A))


@rule
def shift_waits(g: Record):
    for fighter in range(g.seats * MODELS):
        if g.kind[fighter] != 0 and to_be_shifted(g, fighter):
            return True
    pop(g)
    return False


@rule
def mark_shift(g: Record, mask):
    if top(g, E) != 0:
        mask[PASS] = 1
    for fighter in range(g.seats * MODELS):
        if g.kind[fighter] != 0 and to_be_shifted(g, fighter):
            mask[FIGHTER + fighter] = 1


@rule
def choose_shift(g: Record, action):
    """The next fighter to be pushed away, or no more where that is allowed."""
    if action == PASS:
        pop(g)
        return
    fighter = action - FIGHTER
    if fighter < HALF:
        set_top(g, B, top(g, B) | (1 << fighter))
    else:
        set_top(g, C, top(g, C) | (1 << (fighter - HALF)))
    how = Pushing.AWAY_FROM_HEX if top(g, D) == 0 else Pushing.FREELY
    push_fighter(g, top(g, SEAT), fighter, 1, how, top(g, A))


# --- A push as long as the dice say -------------------------------------------------------------------------------


@rule
def stride_waits(g: Record):
    """Whether there is a fighter to be pushed."""
    seat = top(g, SEAT)
    for fighter in range(seat * MODELS, seat * MODELS + MODELS):
        if on_field(g, fighter):
            return True
    pop(g)
    return False


@rule
def mark_stride(g: Record, mask):
    seat = top(g, SEAT)
    for fighter in range(seat * MODELS, seat * MODELS + MODELS):
        if on_field(g, fighter):
            mask[FIGHTER + fighter] = 1


@rule
def choose_stride(g: Record, fighter):
    """The fighter is chosen after the roll, and pushed up to so many hexes."""
    seat = top(g, SEAT)
    steps = top(g, A)
    pop(g)
    tell(g, Event.CHOSE_FIGHTER, seat, act_of(g, Act.HOW), fighter, 0, 0)
    earn(g, fighter, Inspire.CHOSEN_BY_PLOY)
    push_fighter(g, seat, fighter, steps, Pushing.UP_TO, NOTHING)


# --- Attacks ------------------------------------------------------------------------------------------------------


@rule
def choose_gambit(g: Record, action):
    """SHA-124: the winner of the roll-off says whether the attack succeeds; no dice are rolled."""
    pop(g)
    g.act[g.acts - 1, Act.STATE] = Result.SUCCEEDS if action == YES else Result.FAILS


@rule
def choose_total(g: Record, action):
    """Two more dice, after which the fighter is spent."""
    pop(g)
    a = g.acts - 1
    if action != PASS:
        g.act[a, Act.MORE_DICE] += 2
        g.spent[g.act[a, Act.FIGHTER]] = 1
