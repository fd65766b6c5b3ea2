"""How promising a match looks to a seat, in terms a player would use; computer players lean on it.
It reads what lies open and the seat's own hand; an attack about to be made is judged by its exact odds."""

import math

from wartable.games.shadespire.declare import GLORY, MET, TIMING, met
from wartable.games.shadespire.odds import DAMAGE as EXPECTED
from wartable.games.shadespire.odds import DRIVES, KILL, SUCCESS, look_at_attack
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.activations import may_activate, may_charge
from wartable.games.shadespire.rules.attack import can_strike
from wartable.games.shadespire.rules.field import straight
from wartable.games.shadespire.rules.how_many import MOST_AT_ONCE, there_are
from wartable.games.shadespire.rules.moving import can_move
from wartable.games.shadespire.rules.scoring import AT_ONCE, scores_now
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
    ACTIVATIONS,
    ATTACK,
    CHARGE,
    FIGHTER,
    MODELS,
    NOTHING,
    NUMBER,
    PASS,
    ROUNDS,
    SEAT,
    WEAPON,
    Frame,
    Going,
    Phase,
    Reason,
    Striking,
)
from wartable.games.shadespire.values import ASSETS, WEIGHTS, Asset
from wartable.kernel.frames import KIND, A, B, C, D, E, top
from wartable.kernel.frames import SEAT as SEAT_PART
from wartable.kernel.rule import rule

# What an attack about to be made may take from its target, in glory.
FIGHTER_LEFT = 0.55
LEADER = 0.2
WOUND = 0.16  # that a fighter can still take
INSPIRED = 0.35
UPGRADE = 0.25
HIT, DRIVEN_BACK = 0.16, 0.04
FULL_HAND = 5
FAR = 6  # hexes


@rule
def evaluate(g: Record, seat):
    """From -1 (lost) to 1 (won) for a seat: what its assets are worth beyond those of its strongest opponent."""
    if g.reason != Reason.NONE:
        if (g.winners >> seat) & 1 == 0:
            return -1.0
        return 1.0 if g.winners & (g.winners - 1) == 0 else 0.0
    assets = g.assets
    left = time_left(g)
    best = -1000.0
    for other in range(g.seats):
        if other != seat:
            look_at_seat(g, other, assets)
            best = max(best, weigh(g, assets, left, seat))
    look_at_seat(g, seat, assets)
    look_at_hand(g, seat, assets)
    return math.tanh(0.5 * (weigh(g, assets, left, seat) - best))


@rule
def weigh(g: Record, assets, left, eyes):
    """What assets are worth in the eyes of a seat when so much of the match is left; a lead of x wins with odds of exp(x).

    Beside what all believe there is what the seat tries instead: at the end, and what it is more before the first round.
    """
    total = 0.0
    for asset in range(ASSETS):
        at_the_end = WEIGHTS[asset, 0] + g.tuning[eyes, asset]
        with_time = WEIGHTS[asset, 1] + g.tuning[eyes, ASSETS + asset]
        total += assets[asset] * (at_the_end + left * with_time)
    return total


@rule
def time_left(g: Record):
    """The part of the match that is still to be played."""
    if g.phase == Phase.SETUP:
        return 1.0
    taken = g.seats * ACTIVATIONS
    if g.phase == Phase.ACTION:
        taken = 0
        for seat in range(g.seats):
            taken += g.taken[seat]
    return 1.0 - ((g.round - 1) * ACTIVATIONS + taken / g.seats) / (ROUNDS * ACTIVATIONS)


@rule
def settled(g: Record):
    """Whether nothing is half done, or an attack is about to be made, which has its odds."""
    kind = top(g, KIND)
    if kind == Frame.BEFORE:
        return top(g, C) >= 1
    return g.acts == 0 and (kind == Frame.ACTIVATE or kind == Frame.POWER or g.phase != Phase.ACTION)


@rule
def look_at_seat(g: Record, seat, assets):
    """What a seat has for all to see."""
    for asset in range(ASSETS):
        assets[asset] = 0.0
    assets[Asset.GLORY] = g.glory[seat] + g.spent_glory[seat]
    assets[Asset.UNSPENT] = g.glory[seat]
    assets[Asset.POWERS] = min(g.power_count[seat], FULL_HAND)
    assets[Asset.OBJECTIVES] = g.objective_count[seat]
    assets[Asset.TURNS] = ACTIVATIONS - g.taken[seat] if g.phase == Phase.ACTION else 0
    for fighter in range(seat * MODELS, seat * MODELS + MODELS):
        if g.kind[fighter] != 0 and on_field(g, fighter):
            look_at_fighter(g, fighter, assets)
        elif g.kind[fighter] != 0 and g.phase != Phase.SETUP:
            assets[Asset.FALLEN] += wounds_of(g, fighter)


@rule
def look_at_fighter(g: Record, fighter, assets):
    """A fighter that stands; it is worth more where it holds something and where enemies are near."""
    assets[Asset.HURT] += g.wounds[fighter]
    assets[Asset.INSPIRED] += g.inspired[fighter]
    assets[Asset.UPGRADES] += upgrades_of(g, fighter)
    assets[Asset.GUARD] += g.guard[fighter]
    if is_leader(g, fighter):
        assets[Asset.LEADER] += 1
    if holds(g, fighter) > 0:
        assets[Asset.HELD] += 1
    assets[Asset.NEAR] += FAR - nearest_enemy(g, fighter)


@rule
def nearest_enemy(g: Record, fighter):
    """How far the nearest enemy is, FAR at the most."""
    nearest = FAR
    for seat in range(g.seats):
        if seat != fighter // MODELS:
            for other in range(seat * MODELS, seat * MODELS + MODELS):
                if on_field(g, other):
                    nearest = min(nearest, straight(g, g.hex[fighter], g.hex[other]))
                    if nearest == 1:
                        return 1
    return nearest


@rule
def look_at_hand(g: Record, seat, assets):
    """Glory of objectives in hand that would be scored as things stand, and of the attack that is about to be made."""
    if g.phase == Phase.ACTION:
        for place in range(g.objective_count[seat]):
            card = g.objectives[seat, place]
            if TIMING[card] != AT_ONCE and scores_now(g, card) and met(MET[card], g, seat, NOTHING):
                assets[Asset.HAND] += GLORY[card]
    assets[Asset.GLORY] += attack_worth(g, seat)


@rule
def worth_of_fighter(g: Record, fighter):
    """What taking a fighter out of action takes from its owner, in glory."""
    total = FIGHTER_LEFT + WOUND * (wounds_of(g, fighter) - g.wounds[fighter])
    total += INSPIRED * g.inspired[fighter] + UPGRADE * upgrades_of(g, fighter)
    return total + LEADER if is_leader(g, fighter) else total


@rule
def attack_worth(g: Record, seat):
    """What the attack that is about to be made is worth: for the seat, or against it."""
    if g.depth == 0 or top(g, KIND) != Frame.BEFORE:
        return 0.0
    fighter = top(g, A)
    whose = top(g, SEAT_PART)
    best = 0.0
    out = g.prospects
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
def attack_gain(g: Record, target, out):
    """A kill brings a glory and takes a fighter away; less than that is worth its damage."""
    kill = 1.0 + worth_of_fighter(g, target)
    hurt = HIT * min(out[EXPECTED], float(wounds_of(g, target)))
    return (
        out[KILL] * kill + hurt * (1.0 - out[KILL]) + DRIVEN_BACK * (out[DRIVES] + out[SUCCESS] - out[KILL])
    )


# --- What goes without saying ---------------------------------------------------------------------------------------


@rule
def routine(g: Record):
    """The action that needs no thought when something is only followed through; -1 where there is a real choice."""
    kind = top(g, KIND)
    if kind == Frame.REACT or kind == Frame.POWER or kind == Frame.DISCARD:
        return PASS
    if kind == Frame.FIRST:
        return SEAT + top(g, SEAT_PART)
    if kind == Frame.HOW_MANY:
        return NUMBER + min(there_are(g), MOST_AT_ONCE)
    if kind == Frame.BEFORE:
        return best_attack(g)
    if kind == Frame.ACTIVATE and top(g, A) == 0:
        return usual_activation(g, top(g, SEAT_PART))
    return NOTHING


@rule
def usual_activation(g: Record, seat):
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
def best_attack(g: Record):
    """The weapon or the target with the best prospects, by the exact odds; -1 where neither is asked for."""
    step = top(g, C)
    if step != 1 and step != 3:
        return NOTHING
    fighter = top(g, A)
    whose = top(g, SEAT_PART)
    best = -1.0
    chosen = NOTHING
    out = g.prospects
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
