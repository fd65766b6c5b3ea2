"""Ploys that last: which of them count now, for a fighter or for an attack, and using up those about a first one.
Where they begin and end is in `uses.py`; what they change is in the tables (SHA-107)."""

from wartable.games.shadespire.declare import MODS, RANGE, REACH, SCOPE, SPECIAL
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.state import MODELS, NOTHING, Effect, Stage
from wartable.games.shadespire.terms import Mod, Reach, Scope, Special
from wartable.kernel.rule import rule


@rule
def runs(g: Record, row, mark):
    """Whether a lasting ploy counts now, and nothing else has used it up."""
    if g.effects[row, Effect.STAGE] == Stage.WAITING:
        return False
    return g.effects[row, Effect.USED] == 0 or g.effects[row, Effect.USED] == mark


@rule
def lasting_for(g: Record, mod, fighter, mark):
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
def touches(g: Record, row, scope, fighter):
    """Whether a lasting ploy is about a fighter."""
    seat = g.effects[row, Effect.SEAT]
    if scope == Scope.CHOSEN or scope == Scope.CHOSEN_FIRST_ATTACK:
        return g.effects[row, Effect.FIGHTER] == fighter
    if scope == Scope.FRIENDS or scope == Scope.OWN_FIRST_MOVE or scope == Scope.FIRST_HURT:
        return fighter // MODELS == seat
    if scope == Scope.ENEMIES:
        return fighter // MODELS != seat
    if scope == Scope.FIRST_ACTIVATED:
        return is_the_first(g, row, fighter)
    if scope == Scope.FIRST_TO_BE_TARGETED:
        return fighter // MODELS == seat and is_the_first(g, row, fighter)
    return scope == Scope.ALL or scope == Scope.FIRST_MOVE


@rule
def is_the_first(g: Record, row, fighter):
    """Whether a ploy is bound to a fighter, or to none yet, so that it would be the first."""
    return g.effects[row, Effect.VALUE] == 0 or g.effects[row, Effect.VALUE] == fighter + 1


@rule
def range_of(g: Record, seat, fighter, weapon, mark):
    """The Range of an attack, for all who ask: whom it reaches, what counts for it, how it is shown."""
    for row in range(g.effect_count):
        if MODS[g.effects[row, Effect.CARD], Mod.RANGE_ONE] != 0 and runs(g, row, mark):
            if is_about_attack(g, row, seat, fighter, NOTHING):
                return 1
    return int(RANGE[weapon])


@rule
def lasting_for_attack(g: Record, mod, seat, fighter, weapon, target, mark):
    """What lasting ploys change in an attack; `target` -1: not chosen yet."""
    total = 0
    for row in range(g.effect_count):
        card = g.effects[row, Effect.CARD]
        value = MODS[card, mod]
        if value != 0 and runs(g, row, mark) and fits_attack(g, row, seat, fighter, weapon, target, mark):
            total += value
    return total


@rule
def fits_attack(g: Record, row, seat, fighter, weapon, target, mark):
    """Whether a lasting ploy is about this attack, and for attacks of its kind."""
    reach = REACH[g.effects[row, Effect.CARD]]
    if reach == Reach.CLOSE and range_of(g, seat, fighter, weapon, mark) > 2:
        return False
    if reach == Reach.ADJACENT and range_of(g, seat, fighter, weapon, mark) > 1:
        return False
    if reach == Reach.PISTOL and SPECIAL[weapon, Special.PISTOL] == 0:
        return False
    return is_about_attack(g, row, seat, fighter, target)


@rule
def is_about_attack(g: Record, row, seat, fighter, target):
    """Whether a lasting ploy is about an attack of a fighter, whatever the weapon is."""
    scope = SCOPE[g.effects[row, Effect.CARD]]
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
def use_up_for_attack(g: Record, seat, fighter, weapon, target, mark):
    """The first attack is this one: ploys about it are about no other any more."""
    for row in range(g.effect_count):
        scope = SCOPE[g.effects[row, Effect.CARD]]
        if scope != Scope.ALL_ATTACKS and g.effects[row, Effect.USED] == 0 and runs(g, row, mark):
            if fits_attack(g, row, seat, fighter, weapon, target, mark):
                g.effects[row, Effect.USED] = mark


@rule
def note_targeted(g: Record, target):
    """The first friendly fighter to be targeted is this one: ploys about it are about no other any more."""
    for row in range(g.effect_count):
        if SCOPE[g.effects[row, Effect.CARD]] == Scope.FIRST_TO_BE_TARGETED and runs(g, row, 0):
            if g.effects[row, Effect.VALUE] == 0 and touches(g, row, Scope.FIRST_TO_BE_TARGETED, target):
                g.effects[row, Effect.VALUE] = target + 1


@rule
def use_up(g: Record, scope, fighter, mark):
    """The first move or damage is this one."""
    for row in range(g.effect_count):
        if SCOPE[g.effects[row, Effect.CARD]] == scope and g.effects[row, Effect.USED] == 0:
            if runs(g, row, mark) and touches(g, row, scope, fighter):
                g.effects[row, Effect.USED] = mark


@rule
def note_activated(g: Record, fighter):
    """The first fighter to be activated is this one: ploys about it stay with it as long as they last."""
    for row in range(g.effect_count):
        if SCOPE[g.effects[row, Effect.CARD]] == Scope.FIRST_ACTIVATED and g.effects[row, Effect.VALUE] == 0:
            if g.effects[row, Effect.STAGE] != Stage.WAITING:
                g.effects[row, Effect.VALUE] = fighter + 1
