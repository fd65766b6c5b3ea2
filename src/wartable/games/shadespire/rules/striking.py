"""How an attack comes about: a push beforehand where a card allows one, the weapon, reactions, the target.
Charges end here too (SHA-80 to SHA-87)."""

from wartable.games.shadespire.declare import SPECIAL, WEAPONS
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.acts import may_nest
from wartable.games.shadespire.rules.attack import can_strike, strike
from wartable.games.shadespire.rules.field import DIRECTIONS, is_free
from wartable.games.shadespire.rules.lasting import lasting_for_attack
from wartable.games.shadespire.rules.moving import begin_move
from wartable.games.shadespire.rules.pushing import push_fighter
from wartable.games.shadespire.rules.reactions import ask_reactions
from wartable.games.shadespire.rules.scoring import score_at_once
from wartable.games.shadespire.rules.sight import (
    can_attack_from,
    has_target,
    is_barred,
    is_foe,
    may_use_arm,
    reaches_target,
    sweeps,
)
from wartable.games.shadespire.rules.stats import arm_at, arm_places, has_arm, on_field, on_guard, trait
from wartable.games.shadespire.state import (
    FIGHTER,
    MODELS,
    NOTHING,
    PASS,
    WEAPON,
    Event,
    Frame,
    Going,
    Moment,
    Pushing,
    Striking,
    Trigger,
)
from wartable.games.shadespire.terms import Mod, Special, Trait
from wartable.kernel.frames import SEAT, A, B, C, D, E, pop, push, set_top, top
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule

STEP, WITH, ANSWER, AT = range(4)
PISTOLS = -1  # in place of a weapon: only these


@rule
def grant_attack(g: Record, fighter, seat, how, weapon, target):
    """A fighter may or must attack; weapon and target are given, or -1 (weapon also PISTOLS - 1)."""
    push(g, Frame.BEFORE, seat, fighter, how, STEP, weapon + 1, target + 1)


@rule
def may_decline(how):
    """SHA-108: an attack that a card grants need not be made."""
    return how == Striking.GRANTED or how == Striking.REACTION or how == Striking.BORROWED


@rule
def may_step_first(g: Record, fighter, how):
    """Whether a fighter may be pushed before its attack, whatever that will be."""
    if how == Striking.CHARGE or how == Striking.BORROWED:
        return False
    return trait(g, fighter, Trait.STEP_FIRST) > 0


@rule
def may_step_with(g: Record, fighter, seat, weapon):
    """Whether a lasting ploy lets it be pushed before an attack with this weapon."""
    if g.effect_count == 0:
        return False
    return lasting_for_attack(g, Mod.STEP_FIRST, seat, fighter, weapon, NOTHING, 0) > 0


@rule
def may_lunge(g: Record, fighter, seat, weapon):
    """Whether it may be pushed after the weapon is chosen and before the target is."""
    return SPECIAL[weapon, Special.LUNGE] != 0 or may_step_with(g, fighter, seat, weapon)


@rule
def can_attack(g: Record, fighter, seat, how):
    """Whether a fighter can attack, after a push where it may be pushed first."""
    if not on_field(g, fighter) or not may_nest(g):
        return False
    if can_attack_from(g, fighter, seat, how, g.hex[fighter]):
        return True
    if may_step_first(g, fighter, how):
        for way in range(DIRECTIONS):
            hex = g.near[g.hex[fighter], way]
            if is_free(g, hex) and can_attack_from(g, fighter, seat, how, hex):
                return True
    return can_lunge(g, fighter, seat, how)


@rule
def can_lunge(g: Record, fighter, seat, how):
    """Whether it has a weapon with which it may be pushed first, and which then reaches somebody."""
    for place in range(arm_places(g, fighter)):
        weapon = arm_at(g, fighter, place)
        if weapon != NOTHING and may_use_arm(g, fighter, weapon, how) and may_lunge(g, fighter, seat, weapon):
            if lunge_reaches(g, fighter, seat, weapon, NOTHING):
                return True
    return False


@rule
def allowed_arm(g: Record, fighter, seat, weapon, how, only, target):
    """Whether this attack can be chosen: it is the one that is granted, and it has a target."""
    if not may_use_arm(g, fighter, weapon, how):
        return False
    if only == PISTOLS and SPECIAL[weapon, Special.PISTOL] == 0:
        return False
    if target != NOTHING:
        return can_strike(g, fighter, seat, weapon, target) or (
            may_lunge(g, fighter, seat, weapon) and lunge_reaches(g, fighter, seat, weapon, target)
        )
    if has_target(g, fighter, seat, weapon, g.hex[fighter]):
        return True
    return may_lunge(g, fighter, seat, weapon) and lunge_reaches(g, fighter, seat, weapon, NOTHING)


@rule
def lunge_reaches(g: Record, fighter, seat, weapon, target):
    """Whether a push of one hex brings a target into reach."""
    for way in range(DIRECTIONS):
        hex = g.near[g.hex[fighter], way]
        if is_free(g, hex):
            if target != NOTHING:
                if reaches_target(g, fighter, seat, weapon, hex, target):
                    return True
            elif has_target(g, fighter, seat, weapon, hex):
                return True
    return False


@rule
def any_arm(g: Record, fighter, seat, how, only, target):
    """Whether there is an attack to choose."""
    for place in range(arm_places(g, fighter)):
        weapon = arm_at(g, fighter, place)
        if weapon != NOTHING and allowed_arm(g, fighter, seat, weapon, how, only, target):
            return True
    return False


@rule
def before_waits(g: Record):
    """The next step towards an attack; whether somebody must decide."""
    fighter = top(g, A)
    seat = top(g, SEAT)
    how = top(g, B)
    step = top(g, C)
    weapon = top(g, D) - 1
    target = top(g, E) - 1
    if not on_field(g, fighter) or not may_nest(g) or is_barred(g, fighter):
        pop(g)
        return False
    if step == STEP:
        set_top(g, C, WITH)
        if may_step_first(g, fighter, how):
            free = weapon < 0 and target == NOTHING
            push_fighter(
                g, fighter // MODELS, fighter, 1, Pushing.TO_ATTACK if free else Pushing.UP_TO, NOTHING
            )
        return False
    if step == WITH:
        if weapon >= 0:
            if not has_arm(g, fighter, weapon):
                pop(g)
                return False
            set_top(g, C, ANSWER)
            return False
        if any_arm(g, fighter, seat, how, weapon + 1 if weapon < NOTHING else 0, target):
            return True
        pop(g)
        return False
    if step == ANSWER:
        set_top(g, C, AT)
        if SPECIAL[weapon, Special.LUNGE] != 0:
            ask_reactions(g, Trigger.BEFORE_ATTACK, fighter)
        if may_step_with(g, fighter, seat, weapon):
            about = weapon + WEAPONS * (target + 1)
            push_fighter(g, fighter // MODELS, fighter, 1, Pushing.TO_ATTACK, about)
        return False
    if target != NOTHING:
        possible = can_strike(g, fighter, seat, weapon, target)
        pop(g)
        if possible:
            strike_one(g, fighter, seat, weapon, target, how)
        return False
    if not has_target(g, fighter, seat, weapon, g.hex[fighter]):
        pop(g)
        return False
    if sweeps(g, fighter, seat, weapon):
        pop(g)
        strike(g, fighter, seat, weapon, NOTHING, how)
        return False
    return True


@rule
def strike_one(g: Record, fighter, seat, weapon, target, how):
    """SHA-123: an attack at a given fighter; a sweep goes round all of them."""
    strike(g, fighter, seat, weapon, target, how)


@rule
def mark_before(g: Record, mask):
    """Weapons, or targets."""
    fighter = top(g, A)
    seat = top(g, SEAT)
    how = top(g, B)
    weapon = top(g, D) - 1
    target = top(g, E) - 1
    if top(g, C) == WITH:
        only = weapon + 1 if weapon < NOTHING else 0
        for place in range(arm_places(g, fighter)):
            arm = arm_at(g, fighter, place)
            if arm != NOTHING and allowed_arm(g, fighter, seat, arm, how, only, target):
                mask[WEAPON + arm] = 1
        if may_decline(how):
            mask[PASS] = 1
        return
    for other in range(g.seats * MODELS):
        if is_foe(g, seat, fighter, other):
            if reaches_target(g, fighter, seat, weapon, g.hex[fighter], other):
                mask[FIGHTER + other] = 1


@rule
def choose_before(g: Record, action):
    """A weapon or a target is chosen, or the attack is not made."""
    if action == PASS:
        pop(g)
    elif action >= WEAPON:
        set_top(g, D, action - WEAPON + 1)
        set_top(g, C, ANSWER)
    else:
        fighter = top(g, A)
        seat = top(g, SEAT)
        how = top(g, B)
        weapon = top(g, D) - 1
        pop(g)
        strike(g, fighter, seat, weapon, action - FIGHTER, how)


# --- Charges ------------------------------------------------------------------------------------------------------


@rule
def begin_charge(g: Record, fighter, seat):
    """SHA-80, SHA-90: a Move action, then an attack; Guard ends."""
    tell(g, Event.CHARGES, seat, NOTHING, fighter, 0, 0)
    push(g, Frame.CHARGED, seat, fighter, 0, 1 if on_guard(g, fighter) else 0, 0, 0)
    begin_move(g, fighter, Going.CHARGE, seat)
    g.guard[fighter] = 0


@rule
def charge_on(g: Record):
    """SHA-83, SHA-86: the attack of a Charge, if it is still possible; then the Charge is made, and leaves its token."""
    fighter = top(g, A)
    seat = top(g, SEAT)
    if top(g, B) == 0:
        set_top(g, B, 1)
        if not on_field(g, fighter):
            return
        if can_attack(g, fighter, seat, Striking.CHARGE):
            grant_attack(g, fighter, seat, Striking.CHARGE, NOTHING, NOTHING)
        else:
            tell(g, Event.CHARGE_ENDS, seat, NOTHING, fighter, 0, 0)
        return
    if on_field(g, fighter):
        g.charged[fighter] = 1
        g.moved[fighter] = 0
    g.did_charge[fighter] = 1
    g.moment = Moment.CHARGED
    score_at_once(g)
    pop(g)
