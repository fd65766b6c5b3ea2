"""Who can attack whom: weapons, range and line of sight (SHA-119)."""

from wartable.games.shadespire.declare import SPECIAL, SWEEP
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.field import DIRECTIONS, sees, straight, within
from wartable.games.shadespire.rules.lasting import lasting_for, lasting_for_attack, range_of
from wartable.games.shadespire.rules.stats import arm_at, arm_places, on_field, trait
from wartable.games.shadespire.state import MODELS, NOTHING, Setting, Striking
from wartable.games.shadespire.terms import Mod, Special, Trait
from wartable.kernel.rule import rule


@rule
def may_use_arm(g: Record, fighter, weapon, how):
    """O-02: attacks printed with a reaction may also be made otherwise, unless the option says no."""
    if is_barred(g, fighter):
        return False
    answers = SPECIAL[weapon, Special.PARRY] + SPECIAL[weapon, Special.RIPOSTE]
    if answers + SPECIAL[weapon, Special.LAST_BLOW] > 0 and how != Striking.REACTION:
        return g.settings[Setting.REACTION_ATTACKS] == 0
    return True


@rule
def is_barred(g: Record, fighter):
    """Whether a ploy keeps a fighter from attacking in any way."""
    if g.frozen[fighter] != 0:
        return True
    return g.effect_count > 0 and lasting_for(g, Mod.NO_ATTACK, fighter, 0) > 0


@rule
def is_foe(g: Record, seat, fighter, target):
    """SHA-119: whether an attack by a seat may aim at a fighter."""
    return target != fighter and target // MODELS != seat and on_field(g, target)


@rule
def reaches_target(g: Record, fighter, seat, weapon, hex, target):
    """Whether a target is in range and sight of an attack from a hex; the attack has not been made yet."""
    return is_in_reach(g, hex, g.hex[target], range_of(g, seat, fighter, weapon, 0))


@rule
def is_in_reach(g: Record, hex, place, reach):
    """Whether another hex is in range and sight."""
    apart = straight(g, hex, place)
    if apart == 0 or apart > reach:
        return False
    if apart == 1:
        return True  # SHA-134
    return within(g, hex, place, reach) and sees(g, hex, place)


@rule
def has_target(g: Record, fighter, seat, weapon, hex):
    """Whether an attack from a hex has any target."""
    return has_foe_in_reach(g, fighter, seat, hex, range_of(g, seat, fighter, weapon, 0))


@rule
def has_foe_in_reach(g: Record, fighter, seat, hex, reach):
    """Whether an attack of such a Range from a hex has any target: first in the hexes beside it, then farther away."""
    if reach > 0 and has_foe_beside(g, fighter, seat, hex):
        return True
    if reach > 1:
        for target in range(g.seats * MODELS):
            if is_foe(g, seat, fighter, target) and is_in_reach(g, hex, g.hex[target], reach):
                return True
    return False


@rule
def has_foe_beside(g: Record, fighter, seat, hex):
    """Whether any target stands in a hex beside this one."""
    for way in range(DIRECTIONS):
        beside = g.near[hex, way]
        if beside != NOTHING and g.who[beside] != 0 and is_foe(g, seat, fighter, g.who[beside] - 1):
            return True
    return False


@rule
def has_foe_near(g: Record, fighter, seat, hex, most):
    """Whether any target is so near to a hex, gaps and sight left aside."""
    for target in range(g.seats * MODELS):
        if is_foe(g, seat, fighter, target) and straight(g, hex, g.hex[target]) <= most:
            return True
    return False


@rule
def longest_reach(g: Record, fighter, seat, how):
    """The longest Range of all attacks that a fighter may make in this way: what any of them reaches, that one does.

    0 when it may make none.
    """
    reach = 0
    for place in range(arm_places(g, fighter)):
        weapon = arm_at(g, fighter, place)
        if weapon != NOTHING and may_use_arm(g, fighter, weapon, how):
            reach = max(reach, range_of(g, seat, fighter, weapon, 0))
    return reach


@rule
def can_attack_from(g: Record, fighter, seat, how, hex):
    """SHA-81: whether some attack is possible from a hex."""
    return has_foe_in_reach(g, fighter, seat, hex, longest_reach(g, fighter, seat, how))


@rule
def sweeps(g: Record, fighter, seat, weapon):
    """SHA-123: whether an attack is made against all adjacent fighters."""
    if SWEEP[weapon] != 0:
        return True
    if range_of(g, seat, fighter, weapon, 0) > 1:
        return False
    if trait(g, fighter, Trait.HUNGERS) > 0:
        return True
    return lasting_for_attack(g, Mod.SWEEP, seat, fighter, weapon, NOTHING, 0) > 0
