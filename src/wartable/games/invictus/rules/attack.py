"""Attacks, damage, capture and the decoy (INVI-5, INVI-7.10, INVI-9.1, INVI-9.3).
Blocks against an attack are supports and stand in `support_effects`."""

import numpy as np

from wartable.games.invictus.record import Record
from wartable.games.invictus.rules.areas import (
    RESTED,
    end_match,
    facing,
    health_of,
    join_graveyard,
    join_kingdom,
    kingdom_size,
    leave_kingdom,
    leave_queue,
    occupied,
    opponent_of,
    put_on_field,
    row_of_sheet,
    take_from_field,
    team_of,
)
from wartable.games.invictus.state import CARD, CELL, NOTHING, SOLDIERS, Event, Frame, Reason
from wartable.kernel.frames import A, B, C, pop, push, set_top, top
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule

MIRROR = np.array([sum(1 << (4 - bit) for bit in range(5) if row & 1 << bit) for row in range(32)])
FRONT_ROW = 0b000111
BACK_ROW = 0b111000
DECOYS = 2


@rule
def reach_of(g: Record, team, cell):
    """INVI-1.3: the enemy cells that the card on this cell can reach, as bits.

    A range holds three rows of five columns; a back card uses its first row up on crossing the own front.
    """
    bits = g.range[row_of_sheet(g, g.field[team, cell])]
    column = cell % 3
    if cell >= 3:
        bits = bits >> 5
    near = bits & 31
    far = (bits >> 5) & 31
    if team == 1:
        near = MIRROR[near]
        far = MIRROR[far]
    return ((near >> (2 - column)) & 7) | (((far >> (2 - column)) & 7) << 3)


@rule
def targets_of(g: Record, team, cell):
    """INVI-5.4: the enemy cards a card may attack now; Komusō turns the next soldier on any front card (R10)."""
    enemies = occupied(g, 1 - team)
    if g.next_any_front != 0 and g.field[team, cell] < SOLDIERS:
        return enemies & FRONT_ROW
    return enemies & reach_of(g, team, cell)


@rule
def attack_value(g: Record, seat, cell):
    """INVI-1.1, R8: the printed attack, or the cards in hand for X, with what supports add."""
    card = g.field[team_of(seat), cell]
    value = g.attack[row_of_sheet(g, card)]
    if value < 0:
        value = g.hand_size[seat]
    value += g.bonus
    if card < SOLDIERS:
        value += g.next_bonus
    return value


@rule
def declare_attack(g: Record, seat, cell):
    """INVI-5.1, INVI-5.2, R9: rest the card, fix the attack, use up what was meant for the next soldier."""
    team = team_of(seat)
    targets = targets_of(g, team, cell)
    value = attack_value(g, seat, cell)
    card = g.field[team, cell]
    g.rested[team, cell] = RESTED
    g.attacked = 1
    if card < SOLDIERS:
        g.next_bonus = 0
        g.next_any_front = 0
    tell(g, Event.ATTACKED, seat, card, cell, value, 0)
    push(g, Frame.STRIKE, seat, cell, NOTHING, value, 0, 0)
    push(g, Frame.NAME_TARGET, seat, targets, 0, 0, 0, 0)


@rule
def name_target(g: Record, seat, cell):
    """INVI-5.1, R11: the target is named, then the enemy may block."""
    pop(g)
    set_top(g, B, cell)
    tell(g, Event.TARGETED, seat, g.field[1 - team_of(seat), cell], cell, 0, 0)
    push(g, Frame.BLOCK, opponent_of(g, seat), 0, 0, 0, 0, 0)


@rule
def strike(g: Record, seat):
    """INVI-5.5, INVI-5.7, R6: an exact hit on an unhurt card captures it; otherwise damage adds up."""
    target = top(g, B)
    value = top(g, C)
    pop(g)
    enemy = 1 - team_of(seat)
    if value == health_of(g, enemy, target) and g.damage[enemy, target] == 0:
        capture(g, seat, target)
    else:
        hurt(g, seat, target, value)


@rule
def defeat(g: Record, seat, cell, event):
    """INVI-9.1, R28: the card leaves the enemy battlefield, and is given back; a leader ends the match instead."""
    enemy = 1 - team_of(seat)
    tell(g, event, seat, g.field[enemy, cell], cell, 0, 0)
    if g.field[enemy, cell] >= SOLDIERS:
        end_match(g, team_of(seat), Reason.EXILE)
        return NOTHING
    return take_from_field(g, enemy, cell)


@rule
def capture(g: Record, seat, cell):
    """INVI-5.7: the card joins the attacker's kingdom."""
    card = defeat(g, seat, cell, Event.CAPTURED)
    if card != NOTHING:
        join_kingdom(g, seat, card)
        decoy_if_emptied(g)


@rule
def hurt(g: Record, seat, cell, amount):
    """INVI-5.5, INVI-5.6: damage adds up over the turn and destroys at the card's health."""
    enemy = 1 - team_of(seat)
    card = g.field[enemy, cell]
    health = health_of(g, enemy, cell)
    g.damage[enemy, cell] += amount
    tell(g, Event.DAMAGED, seat, card, cell, amount, health)
    if g.damage[enemy, cell] >= health:
        destroy(g, seat, cell)


@rule
def destroy(g: Record, seat, cell):
    """INVI-5.6: the card goes to its owner's graveyard."""
    card = defeat(g, seat, cell, Event.DESTROYED)
    if card != NOTHING:
        join_graveyard(g, 1 - team_of(seat), card)
        decoy_if_emptied(g)


@rule
def decoy_if_emptied(g: Record):
    """INVI-7.10, INVI-7.11, INVI-9.3, R20: an emptied enemy battlefield is refilled at once, or the match is won."""
    enemy = 1 - team_of(g.active)
    if g.reason == Reason.NONE and occupied(g, enemy) == 0:
        if kingdom_size(g, facing(g, g.active)) + g.queue_size[enemy] < DECOYS:
            end_match(g, team_of(g.active), Reason.RUIN)
        else:
            push(g, Frame.DECOY, g.active, 0, NOTHING, 0, 0, 0)


@rule
def decoy_waits(g: Record):
    """Run a decoy on to its next choice; false when two cards stand."""
    if top(g, A) == DECOYS:
        pop(g)
        return False
    if top(g, B) == NOTHING and kingdom_size(g, facing(g, g.active)) == 0:
        card = leave_queue(g, 1 - team_of(g.active))
        tell(g, Event.DECOY_TAKEN, g.active, card, 1, 0, 0)
        set_top(g, B, card)
    return True


@rule
def mark_decoy(g: Record, mask):
    """INVI-7.10, INVI-11.8: first a card of the facing kingdom, then an empty front cell for it."""
    if top(g, B) == NOTHING:
        victim = facing(g, g.active)
        for card in range(SOLDIERS):
            if g.kingdom[victim, card] > 0:
                mask[CARD + card] = 1
    else:
        for cell in range(3):
            if g.field[1 - team_of(g.active), cell] == NOTHING:
                mask[CELL + cell] = 1


@rule
def choose_decoy(g: Record, action):
    """INVI-7.10, R21: take the card (points follow at once), then place it, rested."""
    if action < CELL:
        card = action - CARD
        set_top(g, B, card)
        tell(g, Event.DECOY_TAKEN, g.active, card, 0, 0, 0)
        leave_kingdom(g, facing(g, g.active), card)
    else:
        cell = action - CELL
        card = top(g, B)
        put_on_field(g, 1 - team_of(g.active), cell, card, RESTED)
        tell(g, Event.DECOY_PLACED, g.active, card, cell, 0, 0)
        set_top(g, A, top(g, A) + 1)
        set_top(g, B, NOTHING)
