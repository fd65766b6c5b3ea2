"""What an attack is: its steps, declaring it at one target or at all adjacent ones, what lasting ploys change in it.
Carrying it out is in `attack_steps.py`; what is known of it stands in its act (SHA-119, SHA-123)."""

from wartable.games.shadespire.declare import CARD_OF_WEAPON, DICE_OF, MODS, SYMBOL
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.acts import HALF, open_act
from wartable.games.shadespire.rules.field import are_adjacent, sees, within
from wartable.games.shadespire.rules.lasting import (
    fits_attack,
    lasting_for_attack,
    note_targeted,
    range_of,
    runs,
    use_up_for_attack,
)
from wartable.games.shadespire.rules.sight import is_barred, is_foe, reaches_target, sweeps
from wartable.games.shadespire.rules.stats import on_field, trait, wounds_of
from wartable.games.shadespire.state import MODELS, Act, Doing, Effect, Event, Frame, Striking
from wartable.games.shadespire.terms import Trait
from wartable.kernel.frames import SEAT, A, B, C, D, E, pop, push, set_top, top
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule

# The steps of an attack.
(
    AIM,
    CHECK,
    CHOICES,
    ROLL,
    ROLLED,
    RE_ROLL,
    DEFEND,
    DEFENDED,
    RE_DEFEND,
    COUNT,
    OUTCOME,
    HIT,
    BLAST,
    COULD_DRIVE,
    DRIVE,
    DRIVEN,
    AFTERMATH,
    AFTER,
    OVER,
) = range(19)
ATTACK_ROLL, DEFENCE_ROLL = 0, 1

# --- Declaring ----------------------------------------------------------------------------------------------------


@rule
def declare_attack(g: Record, fighter, seat, weapon, target, how):
    """SHA-119: an attack begins; ploys about the first one are about this one."""
    a = open_act(g, Doing.ATTACK, fighter, seat, how)
    describe_attack(g, a, fighter, seat, weapon, target, how)
    use_up_for_attack(g, seat, fighter, weapon, target, g.act[a, Act.MARK])
    note_targeted(g, target)
    tell(g, Event.ATTACKS, fighter // MODELS, CARD_OF_WEAPON[weapon], fighter, target, weapon)
    push(g, Frame.ATTACK, seat, AIM, 0, 0, 0, 0)


@rule
def describe_attack(g: Record, a, fighter, seat, weapon, target, how):
    """Everything that is known of an attack before its dice are rolled."""
    g.act[a, Act.KIND] = Doing.ATTACK
    g.act[a, Act.FIGHTER] = fighter
    g.act[a, Act.SEAT] = seat
    g.act[a, Act.TARGET] = target
    g.act[a, Act.WEAPON] = weapon
    g.act[a, Act.HOW] = how
    g.act[a, Act.DICE] = DICE_OF[weapon]
    g.act[a, Act.SYMBOL] = SYMBOL[weapon]
    g.act[a, Act.HEX] = g.hex[target]
    g.act[a, Act.WOUNDS] = wounds_of(g, target)
    g.act[a, Act.LEFT] = wounds_of(g, target) - g.wounds[target]
    if how == Striking.BORROWED or target // MODELS == seat:
        g.act[a, Act.NO_SUPPORT] = 1


@rule
def attack_mod(g: Record, mod):
    """What lasting ploys change in the attack that is going on."""
    if g.effect_count == 0:
        return 0
    a = g.acts - 1
    return lasting_for_attack(
        g,
        mod,
        g.act[a, Act.SEAT],
        g.act[a, Act.FIGHTER],
        g.act[a, Act.WEAPON],
        g.act[a, Act.TARGET],
        g.act[a, Act.MARK],
    )


@rule
def own_attack_mod(g: Record, mod):
    """The same, of ploys of the attacker's own seat only."""
    a = g.acts - 1
    seat = g.act[a, Act.SEAT]
    fighter = g.act[a, Act.FIGHTER]
    total = 0
    for row in range(g.effect_count):
        value = MODS[g.effects[row, Effect.CARD], mod]
        if value != 0 and g.effects[row, Effect.SEAT] == seat and runs(g, row, g.act[a, Act.MARK]):
            weapon = g.act[a, Act.WEAPON]
            if fits_attack(g, row, seat, fighter, weapon, g.act[a, Act.TARGET], g.act[a, Act.MARK]):
                total += value
    return total


@rule
def still_possible(g: Record):
    """SHA-116: whether attacker and target are still there, in range and sight."""
    a = g.acts - 1
    fighter = g.act[a, Act.FIGHTER]
    target = g.act[a, Act.TARGET]
    if not on_field(g, fighter) or not on_field(g, target):
        return False
    reach = range_of(g, g.act[a, Act.SEAT], fighter, g.act[a, Act.WEAPON], g.act[a, Act.MARK])
    if are_adjacent(g, g.hex[fighter], g.hex[target]):
        return True
    return within(g, g.hex[fighter], g.hex[target], reach) and sees(g, g.hex[fighter], g.hex[target])


# --- Several targets ----------------------------------------------------------------------------------------------


@rule
def begin_sweep(g: Record, fighter, seat, weapon, how):
    """SHA-123: against all adjacent fighters; the attacker chooses the order."""
    low = 0
    high = 0
    hungry = range_of(g, seat, fighter, weapon, 0) == 1 and trait(g, fighter, Trait.HUNGERS) > 0
    for target in range(g.seats * MODELS):
        foe = is_foe(g, seat, fighter, target)
        if hungry and target != fighter and on_field(g, target):
            foe = True
        if foe and are_adjacent(g, g.hex[fighter], g.hex[target]):
            if target < HALF:
                low |= 1 << target
            else:
                high |= 1 << (target - HALF)
    push(g, Frame.SWEEP, seat, fighter, weapon, low, high, how)


@rule
def in_sweep(g: Record, target):
    """Whether a target is still to be attacked in the sweep on top, and can be."""
    bits = top(g, C) >> target if target < HALF else top(g, D) >> (target - HALF)
    if bits & 1 == 0 or not on_field(g, target):
        return False
    return are_adjacent(g, g.hex[top(g, A)], g.hex[target])


@rule
def sweep_waits(g: Record):
    """Whether there is another target; a single one needs no choice."""
    if on_field(g, top(g, A)):
        for target in range(g.seats * MODELS):
            if in_sweep(g, target):
                return True
    pop(g)
    return False


@rule
def sweep_at(g: Record, target):
    """The next attack of a sweep."""
    if target < HALF:
        set_top(g, C, top(g, C) & ~(1 << target))
    else:
        set_top(g, D, top(g, D) & ~(1 << (target - HALF)))
    fighter = top(g, A)
    weapon = top(g, B)
    how = top(g, E) % 16
    counts = top(g, E) // 16
    seat = top(g, SEAT)
    declare_attack(g, fighter, seat, weapon, target, how)
    a = g.acts - 1
    g.act[a, Act.SWEPT] = counts % 8
    g.act[a, Act.SWEPT_HURT] = counts // 8
    set_top_below(g, how)


@rule
def set_top_below(g: Record, how):
    """The counts went into the attack; it brings them back when it is over."""
    g.frames[g.depth - 2, E] = how


@rule
def strike(g: Record, fighter, seat, weapon, target, how):
    """One attack, or a sweep when the weapon makes one."""
    if sweeps(g, fighter, seat, weapon):
        begin_sweep(g, fighter, seat, weapon, how)
    else:
        declare_attack(g, fighter, seat, weapon, target, how)


@rule
def can_strike(g: Record, fighter, seat, weapon, target):
    """Whether an attack can be made at a certain fighter now."""
    if not on_field(g, fighter) or not on_field(g, target) or not is_foe(g, seat, fighter, target):
        return False
    if is_barred(g, fighter):
        return False
    return reaches_target(g, fighter, seat, weapon, g.hex[fighter], target)
