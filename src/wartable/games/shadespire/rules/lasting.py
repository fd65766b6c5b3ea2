"""Ploys that last: which of them count now, for a fighter or for an attack, and using up those about a first one.
Where they begin and end is in `uses.py`; what they change and for whom is in the tables (SHA-107)."""

from wartable.games.shadespire.changes import Until, Upon
from wartable.games.shadespire.declare import (
    AMOUNT,
    OF_ATTACKS,
    OF_RANGE,
    OF_WEAPONS,
    RANGE,
    UNTIL,
    UPON,
    WHOSE,
)
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.changes import (
    CHOSEN,
    ENEMY,
    OWN,
    RANGE_AT_MOST,
    change,
    is_of_kind,
    range_bits,
)
from wartable.games.shadespire.state import MODELS, NOTHING, Effect, Stage
from wartable.kernel.rule import rule


@rule
def runs(g: Record, row, mark):
    """Whether a lasting ploy counts now, and nothing else has used it up."""
    if g.effects[row, Effect.STAGE] == Stage.WAITING:
        return False
    return g.effects[row, Effect.USED] == 0 or g.effects[row, Effect.USED] == mark


# --- For a fighter ------------------------------------------------------------------------------------------------


@rule
def lasting_for(g: Record, what, fighter, mark, now):
    """What lasting ploys change for a fighter itself; first ones too when it is or would be the first.

    `mark` is the number of the act that may have used a first one up; 0 asks what would be.
    """
    total = 0
    for row in range(g.effect_count):
        if counts_for(g, row, what, fighter, mark):
            total += of_ploy(g, row, what, fighter, now)
    return total


@rule
def limit_for(g: Record, what, fighter, mark, most):
    """A number, or the lowest limit that lasting ploys set for a fighter."""
    for row in range(g.effect_count):
        if counts_for(g, row, what, fighter, mark):
            limit = of_ploy(g, row, what, fighter, 0)
            if limit > 0:
                most = min(most, limit - 1)
    return most


@rule
def counts_for(g: Record, row, what, fighter, mark):
    """Whether a lasting ploy that changes something counts for a fighter now."""
    return AMOUNT[g.effects[row, Effect.CARD], what] != 0 and runs(g, row, mark) and touches(g, row, fighter)


@rule
def of_ploy(g: Record, row, what, fighter, now):
    """What a lasting ploy changes for a fighter."""
    now |= bits_of_fighter(g, row, fighter)
    return change(g, g.effects[row, Effect.CARD], what, g.effects[row, Effect.SEAT], fighter, now)


@rule
def touches(g: Record, row, fighter):
    """Whether a lasting ploy is about a fighter, and not about an attack."""
    card = g.effects[row, Effect.CARD]
    if OF_ATTACKS[card] != 0 or not is_whose(g, row, fighter):
        return False
    return UNTIL[card] != Until.FIRST_FIGHTER or is_the_first(g, row, fighter)


@rule
def is_whose(g: Record, row, fighter):
    """Whether a lasting ploy is about fighters like this one."""
    needs = WHOSE[g.effects[row, Effect.CARD]]
    return needs == 0 or needs & ~bits_of_fighter(g, row, fighter) == 0


@rule
def bits_of_fighter(g: Record, row, fighter):
    """What a fighter is for a lasting ploy."""
    whose = OWN if fighter // MODELS == g.effects[row, Effect.SEAT] else ENEMY
    return whose | CHOSEN if g.effects[row, Effect.FIGHTER] == fighter else whose


@rule
def is_the_first(g: Record, row, fighter):
    """Whether a ploy is bound to a fighter, or to none yet, so that it would be the first."""
    return g.effects[row, Effect.VALUE] == 0 or g.effects[row, Effect.VALUE] == fighter + 1


# --- For an attack ------------------------------------------------------------------------------------------------


@rule
def range_of(g: Record, seat, fighter, weapon, mark):
    """The Range of an attack, for all who ask: whom it reaches, what counts for it, how it is shown."""
    reach = int(RANGE[weapon])
    for row in range(g.effect_count):
        if AMOUNT[g.effects[row, Effect.CARD], RANGE_AT_MOST] != 0 and runs(g, row, mark):
            if is_about_attack(g, row, seat, fighter, NOTHING):
                reach = min(reach, of_ploy(g, row, RANGE_AT_MOST, fighter, 0) - 1)
    return reach


@rule
def lasting_for_attack(g: Record, what, seat, fighter, weapon, target, mark, whom, now):
    """What lasting ploys change in an attack for `whom`, its fighter or its target; `target` -1: not chosen yet."""
    total = 0
    for row in range(g.effect_count):
        if AMOUNT[g.effects[row, Effect.CARD], what] != 0 and runs(g, row, mark):
            if fits_attack(g, row, seat, fighter, weapon, target, mark):
                total += of_ploy(g, row, what, whom, now)
    return total


@rule
def lasting_sides(g: Record, what, seat, fighter, weapon, target, mark, now):
    """The sides of dice that lasting ploys speak of in an attack, as bits."""
    bits = 0
    for row in range(g.effect_count):
        if AMOUNT[g.effects[row, Effect.CARD], what] != 0 and runs(g, row, mark):
            if fits_attack(g, row, seat, fighter, weapon, target, mark):
                bits |= of_ploy(g, row, what, fighter, now)
    return bits


@rule
def fits_attack(g: Record, row, seat, fighter, weapon, target, mark):
    """Whether a lasting ploy is about this attack, and for attacks of its kind."""
    card = g.effects[row, Effect.CARD]
    if OF_WEAPONS[card] != NOTHING and not is_of_kind(weapon, OF_WEAPONS[card]):
        return False
    needs = OF_RANGE[card]
    if needs != 0 and needs & ~range_bits(range_of(g, seat, fighter, weapon, mark)) != 0:
        return False
    return is_about_attack(g, row, seat, fighter, target)


@rule
def is_about_attack(g: Record, row, seat, fighter, target):
    """Whether a lasting ploy is about an attack of a fighter, whatever the weapon is."""
    card = g.effects[row, Effect.CARD]
    if OF_ATTACKS[card] == 0:
        return False
    if UPON[card] == Upon.TARGETED:
        return target != NOTHING and is_whose(g, row, target)
    if WHOSE[card] == OWN:
        return seat == g.effects[row, Effect.SEAT]
    return is_whose(g, row, fighter)


# --- Using up -----------------------------------------------------------------------------------------------------


@rule
def use_up_for_attack(g: Record, seat, fighter, weapon, target, mark):
    """The first attack is this one: ploys about it are about no other any more."""
    for row in range(g.effect_count):
        first = UNTIL[g.effects[row, Effect.CARD]] == Until.FIRST
        if first and g.effects[row, Effect.USED] == 0 and runs(g, row, mark):
            if fits_attack(g, row, seat, fighter, weapon, target, mark):
                g.effects[row, Effect.USED] = mark


@rule
def use_up(g: Record, upon, fighter, mark):
    """The first move or damage is this one."""
    for row in range(g.effect_count):
        if UPON[g.effects[row, Effect.CARD]] == upon and g.effects[row, Effect.USED] == 0:
            if runs(g, row, mark) and touches(g, row, fighter):
                g.effects[row, Effect.USED] = mark


@rule
def bind(g: Record, upon, fighter):
    """The first fighter to be activated or targeted is this one: ploys about it stay with it as long as they last."""
    for row in range(g.effect_count):
        card = g.effects[row, Effect.CARD]
        if UPON[card] == upon and UNTIL[card] == Until.FIRST_FIGHTER and g.effects[row, Effect.VALUE] == 0:
            if runs(g, row, 0) and touches(g, row, fighter):
                g.effects[row, Effect.VALUE] = fighter + 1
