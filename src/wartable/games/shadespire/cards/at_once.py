"""Conditions of universal objectives that are scored at once: enemies taken out of action, attacks, moves, Charges.
The cards themselves are in `universal_objectives.py`."""

from wartable.games.shadespire.cards.conditions import (
    attack_over,
    leader_fell,
    leader_took_out,
    took_out_by_attack,
    took_out_now,
)
from wartable.games.shadespire.declare import IS_REACTION
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.acts import act_of
from wartable.games.shadespire.rules.attack_rolls import dice_value
from wartable.games.shadespire.rules.stats import wounds_of
from wartable.games.shadespire.state import (
    MODELS,
    NO_ONE,
    Act,
    Cause,
    Doing,
    Moment,
    Result,
    Striking,
)
from wartable.kernel.frames import A, C, top
from wartable.kernel.rule import rule

FAR = 6  # hexes
MASSIVE = 7  # damage
MANY_DICE = 3

# --- Enemies taken out of action ----------------------------------------------------------------------------------


@rule
def took_out_abroad(g: Record, seat):
    """An enemy that stood in enemy territory (SHA-35)."""
    if not took_out_now(g, seat):
        return False
    land = g.land[g.fell_hex]
    return land != NO_ONE and land != seat


@rule
def took_out_at_home(g: Record, seat):
    """An enemy that stood in the own territory."""
    return took_out_now(g, seat) and g.land[g.fell_hex] == seat


@rule
def felled_target(g: Record, seat):
    """The target of an attack by one of the fighters has just been taken out of action by its damage."""
    return took_out_by_attack(g, seat) and g.fell == act_of(g, Act.TARGET)


@rule
def damage_needed(g: Record):
    """What would have been enough for the fighter that has just been taken out of action."""
    return int(wounds_of(g, g.fell) - g.fell_wounds)


@rule
def crushed(g: Record, seat):
    """With twice the damage that was needed, or more."""
    return felled_target(g, seat) and act_of(g, Act.DEALT) >= 2 * damage_needed(g)


@rule
def felled_precisely(g: Record, seat):
    """With exactly the damage that was needed."""
    return felled_target(g, seat) and act_of(g, Act.DEALT) == damage_needed(g)


@rule
def felled_without_remorse(g: Record, seat):
    """With an attack whose Damage is greater than the target's Wounds."""
    return felled_target(g, seat) and act_of(g, Act.DAMAGE) > wounds_of(g, g.fell)


@rule
def felled_by_one(g: Record, seat):
    """With an attack whose Damage is 1."""
    return felled_target(g, seat) and act_of(g, Act.DAMAGE) == 1


@rule
def reaped(g: Record, seat):
    """One attack, on all its targets, has taken out two enemies or more."""
    return took_out_by_attack(g, seat) and act_of(g, Act.SWEPT) >= 2


@rule
def won_duel(g: Record, seat):
    """The leader has just taken out an enemy leader."""
    return leader_took_out(g, seat, g.fell) and leader_fell(g)


@rule
def is_reaction_ploy(g: Record, seat, a):
    """Whether an act is a ploy that a seat has played as a reaction."""
    if a < 0 or g.act[a, Act.KIND] != Doing.PLOY or g.act[a, Act.SEAT] != seat:
        return False
    return IS_REACTION[g.act[a, Act.HOW]] != 0


@rule
def took_out_by_reaction(g: Record, seat):
    """By an attack made as a reaction, or by damage that a reaction deals."""
    if not took_out_now(g, seat):
        return False
    if g.fell_cause == Cause.ATTACK:
        reacts = act_of(g, Act.HOW) == Striking.REACTION or is_reaction_ploy(g, seat, g.acts - 2)
        return reacts and act_of(g, Act.FIGHTER) // MODELS == seat
    return g.fell_cause == Cause.REACTION or (
        g.fell_cause == Cause.PLOY and is_reaction_ploy(g, seat, g.acts - 1)
    )


# --- Attacks, moves and charges -----------------------------------------------------------------------------------


@rule
def succeeded(g: Record, seat):
    """An attack by one of the fighters has just succeeded."""
    return attack_over(g, seat) and act_of(g, Act.STATE) == Result.SUCCEEDS


@rule
def support_is_even(g: Record):
    """At anybody's attack, both sides have two supporters."""
    if g.moment != Moment.COUNTED:
        return False
    return act_of(g, Act.SUPPORT) == 2 and act_of(g, Act.SUPPORT_TARGET) == 2


@rule
def succeeded_against_odds(g: Record, seat):
    """Against a target with at least two supporters more than the attacker."""
    return succeeded(g, seat) and act_of(g, Act.SUPPORT_TARGET) - act_of(g, Act.SUPPORT) >= 2


@rule
def succeeded_against_guard(g: Record, seat):
    return succeeded(g, seat) and act_of(g, Act.GUARDED) != 0


@rule
def trapped_and_hurt(g: Record, seat):
    """SHA-137: the rolls were even, so that only being trapped let the target suffer damage."""
    if not succeeded(g, seat) or act_of(g, Act.TRAPPED) == 0 or act_of(g, Act.DEALT) == 0:
        return False
    if act_of(g, Act.REBOUND) != 0:
        return False
    return act_of(g, Act.CRITS) == act_of(g, Act.BLOCKS_CRIT) and act_of(g, Act.HITS) == act_of(g, Act.BLOCKS)


@rule
def harvested(g: Record, seat):
    """One attack, on all its targets, has damaged three enemies or more."""
    return attack_over(g, seat) and act_of(g, Act.SWEPT_HURT) >= 3


@rule
def escaped(g: Record, seat):
    """An enemy's attack with a Dice characteristic of 3 or more has failed against one of the fighters."""
    if g.moment != Moment.ATTACK_OVER or act_of(g, Act.STATE) == Result.SUCCEEDS:
        return False
    if act_of(g, Act.TARGET) // MODELS != seat or act_of(g, Act.FIGHTER) // MODELS == seat:
        return False
    return dice_value(g) >= MANY_DICE


@rule
def three_struck_one(g: Record, seat):
    """Three or more of the fighters attacked the same enemy in this phase."""
    for enemy in range(g.seats * MODELS):
        if enemy // MODELS != seat:
            count = 0
            for friend in range(seat * MODELS, seat * MODELS + MODELS):
                count += (g.struck[friend] >> enemy) & 1
            if count >= 3:
                return True
    return False


@rule
def dealt_massively(g: Record, seat):
    return g.dealt[seat] >= MASSIVE


@rule
def covered_ground(g: Record, seat):
    """W-12: a Move action in which the fighter has gone six hexes."""
    return (
        g.moment == Moment.MOVE_OVER
        and act_of(g, Act.FIGHTER) // MODELS == seat
        and act_of(g, Act.STEPS) >= FAR
    )


@rule
def charged_from_guard(g: Record, seat):
    """A Charge has just been made, which is on top still, by a fighter that was on Guard when it began."""
    return g.moment == Moment.CHARGED and top(g, A) // MODELS == seat and top(g, C) != 0
