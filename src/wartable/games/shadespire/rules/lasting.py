"""Ploys that last: which of them count now, for a fighter or for an attack, and using up those about a first one.
Where they begin and end is in `uses.py`; what they change is in the tables (SHA-107)."""

from wartable.games.shadespire.declare import MODS, RANGE, REACH, SCOPE, SPECIAL
from wartable.games.shadespire.state import MODELS, NOTHING, Effect, Stage
from wartable.games.shadespire.terms import Reach, Scope, Special
from wartable.kernel.rule import rule


@rule
def runs(g, row, mark):
    """Whether a lasting ploy counts now, and nothing else has used it up."""
    if g.effects[row, Effect.STAGE] == Stage.WAITING:
        return False
    return g.effects[row, Effect.USED] == 0 or g.effects[row, Effect.USED] == mark


@rule
def lasting_for(g, mod, fighter, mark):
    """What lasting ploys change for a fighter itself; first ones too when it is or would be the first.

    `mark` is the number of the act that may have used a first one up; 0 asks what would be.
    """
    total = 0
    for row in range(g.effect_count):
        card = g.effects[row, Effect.CARD]
        value = MODS[card, mod]
        if value != 0 and runs(g, row, mark) and touches(g, row, SCOPE[card], fighter):
            total += value
    return total


@rule
def touches(g, row, scope, fighter):
    """Whether a lasting ploy is about a fighter."""
    seat = g.effects[row, Effect.SEAT]
    if scope == Scope.CHOSEN or scope == Scope.CHOSEN_FIRST_ATTACK:
        return g.effects[row, Effect.FIGHTER] == fighter
    if scope == Scope.FRIENDS or scope == Scope.OWN_FIRST_MOVE or scope == Scope.FIRST_HURT:
        return fighter // MODELS == seat
    if scope == Scope.ENEMIES:
        return fighter // MODELS != seat
    if scope == Scope.FIRST_ACTIVATED:
        return g.effects[row, Effect.VALUE] == 0 or g.effects[row, Effect.VALUE] == fighter + 1
    return scope == Scope.ALL or scope == Scope.FIRST_MOVE


@rule
def lasting_for_attack(g, mod, seat, fighter, weapon, target, mark):
    """What lasting ploys change in an attack; `target` -1: not chosen yet."""
    total = 0
    for row in range(g.effect_count):
        card = g.effects[row, Effect.CARD]
        value = MODS[card, mod]
        if value != 0 and runs(g, row, mark) and fits_attack(g, row, seat, fighter, weapon, target):
            total += value
    return total


@rule
def fits_attack(g, row, seat, fighter, weapon, target):
    """Whether a lasting ploy is about this attack."""
    card = g.effects[row, Effect.CARD]
    scope = SCOPE[card]
    reach = REACH[card]
    if reach == Reach.CLOSE and RANGE[weapon] > 2:
        return False
    if reach == Reach.ADJACENT and RANGE[weapon] > 1:
        return False
    if reach == Reach.PISTOL and SPECIAL[weapon, Special.PISTOL] == 0:
        return False
    if scope == Scope.FIRST_ATTACK or scope == Scope.ALL_ATTACKS:
        return True
    if scope == Scope.OWN_FIRST_ATTACK:
        return seat == g.effects[row, Effect.SEAT]
    if scope == Scope.CHOSEN_FIRST_ATTACK:
        return fighter == g.effects[row, Effect.FIGHTER]
    return (
        scope == Scope.FIRST_TARGETED
        and target != NOTHING
        and (target // MODELS == g.effects[row, Effect.SEAT])
    )


@rule
def use_up_for_attack(g, seat, fighter, weapon, target, mark):
    """The first attack is this one: ploys about it are about no other any more."""
    for row in range(g.effect_count):
        scope = SCOPE[g.effects[row, Effect.CARD]]
        if scope != Scope.ALL_ATTACKS and g.effects[row, Effect.USED] == 0 and runs(g, row, mark):
            if fits_attack(g, row, seat, fighter, weapon, target):
                g.effects[row, Effect.USED] = mark


@rule
def use_up(g, scope, fighter, mark):
    """The first move or damage is this one."""
    for row in range(g.effect_count):
        if SCOPE[g.effects[row, Effect.CARD]] == scope and g.effects[row, Effect.USED] == 0:
            if runs(g, row, mark) and touches(g, row, scope, fighter):
                g.effects[row, Effect.USED] = mark


@rule
def note_activated(g, fighter):
    """The first fighter to be activated is this one: ploys about it stay with it as long as they last."""
    for row in range(g.effect_count):
        if SCOPE[g.effects[row, Effect.CARD]] == Scope.FIRST_ACTIVATED and g.effects[row, Effect.VALUE] == 0:
            if g.effects[row, Effect.STAGE] != Stage.WAITING:
                g.effects[row, Effect.VALUE] = fighter + 1
