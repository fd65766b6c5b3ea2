"""Dice: rolling, roll-offs, and what counts as a success.
SHA-1, SHA-2: both dice have two, one, one, one and one of the sides HAMMER to CRIT (or SHIELD to CRIT)."""

import numpy as np

from wartable.games.shadespire.record import Record
from wartable.games.shadespire.state import Event, Phase, Setting, Side
from wartable.kernel.chance import below
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule

ATTACK_DIE, DEFENCE_DIE = 0, 1  # which of the two a card asks for
FACES = 6
SIDE_OF_FACE = np.array([Side.HAMMER, Side.HAMMER, Side.SWORD, Side.SINGLE, Side.DOUBLE, Side.CRIT], np.int8)
ROLL_OFF_DICE = 4
ROOM = 32  # for each of three numbers that an event keeps in one


@rule
def roll(g: Record):
    """One die."""
    return int(SIDE_OF_FACE[below(g, FACES)])


@rule
def packed(low, middle, high):
    """Three numbers below 32 in one, for an event."""
    return int(low) + ROOM * int(middle) + ROOM * ROOM * int(high)


@rule
def roll_for_card(g: Record, seat, which):
    """A die that a card asks for, shown to all."""
    side = roll(g)
    tell(g, Event.DIE, seat, -1, side, which, 0)
    return side


@rule
def roll_off(g: Record, what):
    """SHA-19 to SHA-21, SHA-64, SHA-177: the seat that wins; only those that are tied go on.

    `what` it is for: 0 boards, 1 fighters, 2 the first activation, 3 anything else.
    """
    still = (1 << g.seats) - 1
    return roll_off_among(g, still, what)


@rule
def roll_off_among(g: Record, still, what):
    """A roll-off of some seats, given as bits."""
    while True:
        for seat in range(g.seats):
            if (still >> seat) & 1 != 0:
                for part in range(3):
                    g.lots[seat, part] = 0
                for _ in range(ROLL_OFF_DICE):
                    side = roll(g)
                    if side == Side.CRIT:
                        g.lots[seat, 0] += 1
                    elif side == Side.SINGLE:
                        g.lots[seat, 1] += 1
                    elif side == Side.DOUBLE:
                        g.lots[seat, 2] += 1
                if what == 2 and g.done_first == seat:
                    if g.settings[Setting.EXTRA_CRIT] == 0 or g.round == 1:
                        g.lots[seat, 0] += 1
                tell(g, Event.ROLLED_OFF, seat, what, g.lots[seat, 0], g.lots[seat, 1], g.lots[seat, 2])
        for part in range(3):
            if part == 0 or g.settings[Setting.ROLL_OFF_TIES] == 0:
                most = 0
                for seat in range(g.seats):
                    if (still >> seat) & 1 != 0:
                        most = max(most, g.lots[seat, part])
                for seat in range(g.seats):
                    if g.lots[seat, part] < most:
                        still &= ~(1 << seat)
        if still & (still - 1) == 0:
            break
    winner = 0
    while (still >> winner) & 1 == 0:
        winner += 1
    tell(g, Event.WON_ROLL_OFF, winner, what, 0, 0, 0)
    return winner


@rule
def in_setup(g: Record):
    return g.phase == Phase.SETUP
