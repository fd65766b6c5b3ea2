"""How promising a match looks to a seat, in terms a player would use; computer players lean on it.
It reads what lies open and the seat's own hand; an attack about to be made is judged by its exact odds."""

import numpy as np

from wartable.games.shadespire.declare import GLORY, MET, TIMING, met
from wartable.games.shadespire.odds import DAMAGE as EXPECTED
from wartable.games.shadespire.odds import DRIVES, KILL, PARTS, SUCCESS, look_at_attack
from wartable.games.shadespire.rules.activations import may_activate, may_charge
from wartable.games.shadespire.rules.attack import can_strike
from wartable.games.shadespire.rules.field import straight
from wartable.games.shadespire.rules.moving import can_move
from wartable.games.shadespire.rules.scoring import scores_now
from wartable.games.shadespire.rules.sight import is_barred
from wartable.games.shadespire.rules.stats import (
    arm_at,
    arm_places,
    holds,
    is_leader,
    on_field,
    upgrades_of,
    wounds_of,
)
from wartable.games.shadespire.rules.striking import allowed_arm, can_attack
from wartable.games.shadespire.state import (
    ATTACK,
    CHARGE,
    FIGHTER,
    MODELS,
    NOTHING,
    PASS,
    SEAT,
    WEAPON,
    Frame,
    Going,
    Phase,
    Reason,
    Striking,
)
from wartable.games.shadespire.terms import Timing
from wartable.kernel.frames import KIND, A, B, C, D, E, top
from wartable.kernel.frames import SEAT as SEAT_PART
from wartable.kernel.rule import rule

# What things are worth, in glory.
FIGHTER_LEFT = 0.55
LEADER = 0.2
WOUND = 0.16  # that a fighter can still take
INSPIRED = 0.35
UPGRADE = 0.25
ON_GUARD = 0.06
POWER_CARD, FULL_HAND = 0.07, 5
OBJECTIVE_CARD = 0.12
UNSPENT = 0.05
HELD = 0.12
NEAR = 0.02  # for each hex that the nearest enemy is nearer than FAR
FAR = 6
WILL_SCORE = 0.7  # of an objective that would be scored if the phase ended now
HIT, DRIVEN_BACK = 0.16, 0.04  # of an attack that is about to be made: a point of damage, a drive back
EVEN = 4.0  # a lead of this much is worth half a win


@rule
def evaluate(g, seat):
    """From -1 (lost) to 1 (won) for a seat."""
    if g.reason != Reason.NONE:
        if (g.winners >> seat) & 1 == 0:
            return -1.0
        return 1.0 if g.winners & (g.winners - 1) == 0 else 0.0
    best = -1000.0
    for other in range(g.seats):
        if other != seat:
            best = max(best, worth(g, other))
    lead = worth(g, seat) + hand_worth(g, seat) - best + attack_worth(g, seat)
    return lead / (abs(lead) + EVEN)


@rule
def settled(g):
    """Whether nothing is half done, or an attack is about to be made, which has its odds."""
    kind = top(g, KIND)
    if kind == Frame.BEFORE:
        return top(g, C) >= 1
    return g.acts == 0 and (kind == Frame.ACTIVATE or kind == Frame.POWER or g.phase != Phase.ACTION)


@rule
def worth(g, seat):
    """What a seat has for all to see."""
    total = 1.0 * g.glory[seat] + g.spent_glory[seat] + UNSPENT * g.glory[seat]
    total += POWER_CARD * min(g.power_count[seat], FULL_HAND) + OBJECTIVE_CARD * g.objective_count[seat]
    for fighter in range(seat * MODELS, seat * MODELS + MODELS):
        if g.kind[fighter] != 0 and on_field(g, fighter):
            total += worth_of_fighter(g, fighter)
    return total


@rule
def worth_of_fighter(g, fighter):
    """A fighter that stands; it is worth more where it holds something and where enemies are near."""
    total = FIGHTER_LEFT + WOUND * (wounds_of(g, fighter) - g.wounds[fighter])
    total += INSPIRED * g.inspired[fighter] + UPGRADE * upgrades_of(g, fighter) + ON_GUARD * g.guard[fighter]
    if is_leader(g, fighter):
        total += LEADER
    if holds(g, fighter) > 0:
        total += HELD
    nearest = FAR
    for other in range(g.seats * MODELS):
        if other // MODELS != fighter // MODELS and g.kind[other] != 0 and on_field(g, other):
            nearest = min(nearest, straight(g, g.hex[fighter], g.hex[other]))
    return total + NEAR * (FAR - nearest)


@rule
def hand_worth(g, seat):
    """Objectives in hand that would be scored as things stand."""
    total = 0.0
    if g.phase == Phase.ACTION:
        for place in range(g.objective_count[seat]):
            card = g.objectives[seat, place]
            if TIMING[card] != Timing.AT_ONCE and scores_now(g, card) and met(MET[card], g, seat, NOTHING):
                total += WILL_SCORE * GLORY[card]
    return total


@rule
def attack_worth(g, seat):
    """What the attack that is about to be made is worth: for the seat, or against it."""
    if g.depth == 0 or top(g, KIND) != Frame.BEFORE:
        return 0.0
    fighter = top(g, A)
    whose = top(g, SEAT_PART)
    best = 0.0
    out = np.zeros(PARTS)
    for place in range(arm_places(g, fighter)):
        weapon = arm_at(g, fighter, place)
        if weapon == NOTHING or (top(g, D) > 0 and weapon != top(g, D) - 1):
            continue
        if not allowed_arm(g, fighter, whose, weapon, top(g, B), 0, top(g, E) - 1):
            continue
        for target in range(g.seats * MODELS):
            if top(g, E) > 0 and target != top(g, E) - 1:
                continue
            if can_strike(g, fighter, whose, weapon, target):
                look_at_attack(g, whose, fighter, weapon, target, top(g, B), out)
                best = max(best, attack_gain(g, target, out))
    return best if whose == seat else -best


@rule
def attack_gain(g, target, out):
    """A kill brings a glory and takes a fighter away; less than that is worth its damage."""
    kill = 1.0 + worth_of_fighter(g, target)
    hurt = HIT * min(out[EXPECTED], float(wounds_of(g, target)))
    return (
        out[KILL] * kill + hurt * (1.0 - out[KILL]) + DRIVEN_BACK * (out[DRIVES] + out[SUCCESS] - out[KILL])
    )


# --- What goes without saying ---------------------------------------------------------------------------------------


@rule
def routine(g):
    """The action that needs no thought when something is only followed through; -1 where there is a real choice."""
    kind = top(g, KIND)
    if kind == Frame.REACT or kind == Frame.POWER or kind == Frame.DISCARD:
        return PASS
    if kind == Frame.FIRST:
        return SEAT + top(g, SEAT_PART)
    if kind == Frame.BEFORE:
        return best_attack(g)
    if kind == Frame.ACTIVATE and top(g, A) == 0:
        return usual_activation(g, top(g, SEAT_PART))
    return NOTHING


@rule
def usual_activation(g, seat):
    """Attack with whoever can, else charge; -1 when nobody can do either."""
    for turn in range(MODELS):
        fighter = seat * MODELS + (turn + g.marks) % MODELS
        able = g.kind[fighter] != 0 and may_activate(g, fighter) and not is_barred(g, fighter)
        if able and can_attack(g, fighter, seat, Striking.ACTIVATION):
            return ATTACK + fighter
    for turn in range(MODELS):
        fighter = seat * MODELS + (turn + g.marks) % MODELS
        if g.kind[fighter] != 0 and may_charge(g, fighter) and can_move(g, fighter, Going.CHARGE, 0):
            return CHARGE + fighter
    return NOTHING


@rule
def best_attack(g):
    """The weapon or the target with the best prospects, by the exact odds; -1 where neither is asked for."""
    step = top(g, C)
    if step != 1 and step != 3:
        return NOTHING
    fighter = top(g, A)
    whose = top(g, SEAT_PART)
    best = -1.0
    chosen = NOTHING
    out = np.zeros(PARTS)
    for place in range(arm_places(g, fighter)):
        weapon = arm_at(g, fighter, place)
        if weapon == NOTHING or (step == 3 and weapon != top(g, D) - 1):
            continue
        only = top(g, D) if top(g, D) < 0 else 0
        if step == 1 and not allowed_arm(g, fighter, whose, weapon, top(g, B), only, top(g, E) - 1):
            continue
        for target in range(g.seats * MODELS):
            if can_strike(g, fighter, whose, weapon, target):
                look_at_attack(g, whose, fighter, weapon, target, top(g, B), out)
                gain = attack_gain(g, target, out)
                if gain > best:
                    best = gain
                    chosen = WEAPON + weapon if step == 1 else FIGHTER + target
    return chosen
