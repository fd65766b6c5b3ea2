"""Driving the target of an attack back: who can't be, the attacker's choice, and Knockback (SHA-143 to SHA-152).
How a fighter goes back hex by hex is in `pushing.py`."""

from wartable.games.shadespire.declare import KNOCKBACK, MODS, PROPERTY, SPECIAL
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.attack import still_possible
from wartable.games.shadespire.rules.field import DIRECTIONS, is_free, way_between
from wartable.games.shadespire.rules.lasting import range_of, runs
from wartable.games.shadespire.rules.pushing import drive_back, has_way_back, may_drive_into, push_straight
from wartable.games.shadespire.rules.reactions import ask_reactions
from wartable.games.shadespire.rules.stats import holds, is_charging, on_field, trait
from wartable.games.shadespire.state import (
    HEX,
    MODELS,
    PASS,
    Act,
    Effect,
    Frame,
    Result,
    Setting,
    Trigger,
)
from wartable.games.shadespire.terms import Mod, Property, Special, Trait
from wartable.kernel.frames import A, B, pop, push, top
from wartable.kernel.rule import rule

STAY = 0
MAY_BE_DRIVEN = 1
WAS_DRIVEN = 2


@rule
def is_protected(g: Record, critical):
    """Whether the target can't be driven back by this attack."""
    a = g.acts - 1
    target = g.act[a, Act.TARGET]
    if g.act[a, Act.PROTECTED] != 0 or PROPERTY[g.kind[target], Property.STEADFAST] != 0:
        return True
    if trait(g, target, Trait.SOLID) > 0 and not critical:
        return True
    if g.effect_count == 0:
        return False
    mark = g.act[a, Act.MARK]
    if shields_target(g, Mod.PROTECT, target, mark):
        return True
    return holds(g, target) > 0 and shields_target(g, Mod.PROTECT_HOLDERS, target, mark)


@rule
def shields_target(g: Record, mod, target, mark):
    """Whether a lasting ploy of the target's own seat protects it from this attack."""
    for row in range(g.effect_count):
        if g.effects[row, Effect.SEAT] == target // MODELS and MODS[g.effects[row, Effect.CARD], mod] != 0:
            if runs(g, row, mark):
                return True
    return False


@rule
def could_drive(g: Record):
    """SHA-144, SHA-146: whether the target could be driven back now."""
    a = g.acts - 1
    target = g.act[a, Act.TARGET]
    state = g.act[a, Act.STATE]
    if not (state == Result.SUCCEEDS or state == Result.DRAW) or not on_field(g, target):
        return False
    fighter = g.act[a, Act.FIGHTER]
    if not on_field(g, fighter) or is_protected(g, g.act[a, Act.CRITICAL] != 0):
        return False
    return has_way_back(g, g.hex[fighter], target)


@rule
def may_shake(g: Record):
    """Whether the attacker may push the target anywhere instead."""
    a = g.acts - 1
    fighter = g.act[a, Act.FIGHTER]
    if trait(g, fighter, Trait.SHAKES) == 0:
        return False
    if range_of(g, g.act[a, Act.SEAT], fighter, g.act[a, Act.WEAPON], g.act[a, Act.MARK]) > 1:
        return False
    return g.act[a, Act.STATE] == Result.SUCCEEDS and on_field(g, g.act[a, Act.TARGET])


@rule
def weigh_driving(g: Record):
    """SHA-116: the target could be driven back, unless a reaction has put it out of reach; some can answer that."""
    a = g.acts - 1
    state = g.act[a, Act.STATE]
    if g.act[a, Act.REBOUND] != 0:
        return
    if (state == Result.SUCCEEDS or state == Result.DRAW) and still_possible(g):
        g.act[a, Act.DRIVE] = MAY_BE_DRIVEN
        ask_reactions(g, Trigger.COULD_DRIVE, g.act[a, Act.TARGET])


@rule
def ask_to_drive(g: Record):
    """SHA-143, SHA-144: the attacker's player may drive the target back."""
    a = g.acts - 1
    if g.act[a, Act.DRIVE] == MAY_BE_DRIVEN:
        if could_drive(g) or may_shake(g):
            push(g, Frame.DRIVE, g.act[a, Act.SEAT], g.act[a, Act.TARGET], knockback_of(g), 0, 0, 0)


@rule
def knockback_of(g: Record):
    """SHA-149, SHA-152, O-04: hexes beyond the first."""
    a = g.acts - 1
    fighter = g.act[a, Act.FIGHTER]
    weapon = g.act[a, Act.WEAPON]
    if g.act[a, Act.STATE] != Result.SUCCEEDS and g.settings[Setting.KNOCKBACK_DRAW] == 0:
        return 0
    more = KNOCKBACK[weapon] + trait(g, fighter, Trait.KNOCKBACK)
    if g.act[a, Act.CRITICAL] != 0:
        more += SPECIAL[weapon, Special.CRIT_KNOCKBACK]
    if is_charging(g, fighter):
        more += trait(g, fighter, Trait.CHARGE_KNOCKBACK)
    if g.did_charge[fighter] != 0 or is_charging(g, fighter):
        more += trait(g, fighter, Trait.CHARGED_KNOCKBACK)
    return int(more)


@rule
def mark_drive(g: Record, mask):
    """Hexes to drive the target into, or leave it."""
    a = g.acts - 1
    target = top(g, A)
    mask[PASS] = 1
    drives = could_drive(g)
    shakes = may_shake(g)
    for way in range(DIRECTIONS):
        hex = g.near[g.hex[target], way]
        if shakes and is_free(g, hex):
            mask[HEX + hex] = 1
        elif drives and may_drive_into(g, g.hex[g.act[a, Act.FIGHTER]], target, hex):
            mask[HEX + hex] = 1


@rule
def choose_drive(g: Record, action):
    target = top(g, A)
    more = top(g, B)
    a = g.acts - 1
    pop(g)
    if action == PASS:
        g.act[a, Act.DRIVE] = STAY
        return
    hex = action - HEX
    if could_drive(g) and may_drive_into(g, g.hex[g.act[a, Act.FIGHTER]], target, hex):
        g.act[a, Act.FROM] = g.hex[target]
        g.act[a, Act.TO] = hex
        g.act[a, Act.DRIVE] = WAS_DRIVEN
        drive_back(g, target, hex, more)
    else:
        push_straight(g, target, way_between(g, g.hex[target], hex))
