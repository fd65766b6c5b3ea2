"""The beginning of an action phase: who has something to do then does it in turn (SHA-65, SHA-68, SHA-176).
Fighters mend, objectives change places, a ploy can be played."""

from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.dice import roll_off_among
from wartable.games.shadespire.rules.harm import heal
from wartable.games.shadespire.rules.power import mark_playable
from wartable.games.shadespire.rules.stats import holds, on_field, trait
from wartable.games.shadespire.rules.uses import begin_ploy
from wartable.games.shadespire.state import (
    ABILITY,
    CARD,
    FIGHTER,
    MODELS,
    NOTHING,
    PASS,
    SEATS,
    Frame,
    Type,
)
from wartable.games.shadespire.terms import Trait
from wartable.kernel.frames import SEAT, A, B, C, D, E, pop, push, set_top, top
from wartable.kernel.rule import rule


@rule
def has_opening(g: Record, seat):
    """SHA-65: whether a seat has something to do as the phase begins."""
    for fighter in range(seat * MODELS, seat * MODELS + MODELS):
        if may_mend(g, fighter) or may_switch(g, fighter) or has_charm(g, fighter):
            return True
    return False


@rule
def is_done(g: Record, fighter):
    """Whether a fighter has mended in the opening on top."""
    bits = top(g, B) >> fighter if fighter < 14 else top(g, C) >> (fighter - 14)
    return bits & 1 != 0


@rule
def mark_done(g: Record, fighter):
    if fighter < 14:
        set_top(g, B, top(g, B) | (1 << fighter))
    else:
        set_top(g, C, top(g, C) | (1 << (fighter - 14)))


@rule
def may_mend(g: Record, fighter):
    return on_field(g, fighter) and g.wounds[fighter] > 0 and trait(g, fighter, Trait.MENDS) > 0


@rule
def may_switch(g: Record, fighter):
    if not on_field(g, fighter) or trait(g, fighter, Trait.SWITCHES_OBJECTIVE) == 0 or holds(g, fighter) == 0:
        return False
    for number in range(1, g.tokens + 1):
        if g.token_hex[number] != NOTHING and number != holds(g, fighter):
            return True
    return False


@rule
def has_charm(g: Record, fighter):
    """A fighter that lets its player play a ploy; cards in hand are not looked at, they are secret."""
    return (
        on_field(g, fighter) and trait(g, fighter, Trait.CHARMS) > 0 and g.power_count[fighter // MODELS] > 0
    )


@rule
def open_phase(g: Record):
    """SHA-68, SHA-176: who has something to do does it in turn, in the order of roll-offs."""
    able = 0
    for seat in range(g.seats):
        if has_opening(g, seat):
            able |= 1 << seat
    if able == 0:
        return
    order = opening_order(g, able)
    push(g, Frame.OPENING, order & 3, ~able & ((1 << g.seats) - 1), 0, 0, 0, order)


@rule
def opening_order(g: Record, able):
    """SHA-176: the seats in two bits each; the losers of a roll-off roll off again for the next places."""
    order = 0
    left = able
    for place in range(g.seats):
        seat = order & 3  # when all have a place, it goes round
        if left & (left - 1) != 0:
            seat = roll_off_among(g, left, 3)
        elif left != 0:
            seat = 0
            while (left >> seat) & 1 == 0:
                seat += 1
        order |= seat << (2 * place)
        left &= ~(1 << seat)
    return order


@rule
def later_in_opening(g: Record, seat, places):
    """The seat that comes so many places after another in the order of the roll-offs."""
    order = top(g, E)
    place = 0
    while (order >> (2 * place)) & 3 != seat:
        place += 1
    return int((order >> (2 * ((place + places) % g.seats))) & 3)


@rule
def opening_waits(g: Record):
    """Whether the seat of the opening can still do something; otherwise the next one, or the phase goes on."""
    for turn in range(g.seats):
        seat = later_in_opening(g, top(g, SEAT), turn)
        if (top(g, A) >> seat) & 1 == 0 and can_open(g, seat):
            set_top(g, SEAT, seat)
            return True
    pop(g)
    return False


@rule
def is_used(g: Record, bit):
    """Whether the switch or the charm of a seat has been used in the opening on top."""
    return (top(g, D) >> bit) & 1 != 0


@rule
def can_open(g: Record, seat):
    for fighter in range(seat * MODELS, seat * MODELS + MODELS):
        if may_mend(g, fighter) and not is_done(g, fighter):
            return True
        if may_switch(g, fighter) and not is_used(g, SEATS + seat):
            return True
        if has_charm(g, fighter) and not is_used(g, seat):
            return True
    return False


@rule
def mark_opening(g: Record, mask):
    seat = top(g, SEAT)
    mask[PASS] = 1
    charm = False
    for fighter in range(seat * MODELS, seat * MODELS + MODELS):
        if may_mend(g, fighter) and not is_done(g, fighter):
            mask[FIGHTER + fighter] = 1
        if may_switch(g, fighter) and not is_used(g, SEATS + seat):
            mask[ABILITY + fighter] = 1
        charm = charm or has_charm(g, fighter)
    if charm and not is_used(g, seat):
        mark_playable(g, seat, Type.PLOY, mask)


@rule
def choose_opening(g: Record, action):
    """One thing, then the next seat; who passes is done."""
    seat = top(g, SEAT)
    set_top(g, SEAT, later_in_opening(g, seat, 1))
    if action == PASS:
        set_top(g, A, top(g, A) | (1 << seat))
    elif action >= CARD:
        set_top(g, D, top(g, D) | (1 << seat))
        begin_ploy(g, seat, action - CARD)
    elif action >= ABILITY:
        set_top(g, D, top(g, D) | (1 << (SEATS + seat)))
        push(g, Frame.SWITCH, seat, action - ABILITY, 0, 0, 0, 0)
    else:
        mark_done(g, action - FIGHTER)
        heal(g, action - FIGHTER, trait(g, action - FIGHTER, Trait.MENDS))
