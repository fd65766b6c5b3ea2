"""Conditions of reactions that several cards share: what they answer, and whether they can.
`seat` is the player of the card, `fighter` the one with the upgrade or -1; all of it is for everybody to see."""

from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.acts import act_of, is_noted, may_nest
from wartable.games.shadespire.rules.attack import can_strike
from wartable.games.shadespire.rules.driving import could_drive
from wartable.games.shadespire.rules.harm import pending_damage
from wartable.games.shadespire.rules.pushing import can_push
from wartable.games.shadespire.rules.stats import arm_at, arm_places, on_field
from wartable.games.shadespire.state import MODELS, NOTHING, Act, Cause, Doing, Result
from wartable.kernel.frames import A, D
from wartable.kernel.rule import rule


@rule
def is_attack(g: Record):
    return act_of(g, Act.KIND) == Doing.ATTACK


@rule
def attacker_is_friend(g: Record, seat):
    return is_attack(g) and act_of(g, Act.SEAT) == seat


@rule
def attacker_is_enemy(g: Record, seat):
    return is_attack(g) and act_of(g, Act.SEAT) != seat


@rule
def is_one_noted(g: Record, low, seat):
    """Whether any fighter of a seat is marked in two columns of what is going on."""
    for fighter in range(seat * MODELS, seat * MODELS + MODELS):
        if is_noted(g, low, fighter):
            return True
    return False


@rule
def took_out_enemy(g: Record, seat):
    """What is going on, not a ploy meanwhile, took an enemy of the seat out of action."""
    for other in range(g.seats):
        if other != seat and is_one_noted(g, Act.FELLED_LOW, other):
            return True
    return False


@rule
def took_out_friend(g: Record, seat):
    """What is going on, or a ploy meanwhile, took a fighter of the seat out of action."""
    return is_one_noted(g, Act.OUT_LOW, seat)


@rule
def friend_attack_takes_out(g: Record, seat, fighter):
    """After a friendly fighter's attack that took an enemy out of action."""
    return attacker_is_friend(g, seat) and took_out_enemy(g, seat)


@rule
def attack_took_friend(g: Record, seat, fighter):
    """After an attack that took a friendly fighter out of action."""
    return is_attack(g) and is_one_noted(g, Act.FELLED_LOW, seat)


@rule
def anyone_taken_out(g: Record, seat, fighter):
    """After an attack or a ploy that took a fighter out of action."""
    return act_of(g, Act.OUT_LOW) != 0 or act_of(g, Act.OUT_HIGH) != 0


@rule
def friend_attack_failed(g: Record, seat, fighter):
    """After a friendly fighter's attack that failed, when it can attack the same fighter again."""
    if not attacker_is_friend(g, seat) or act_of(g, Act.STATE) == Result.SUCCEEDS:
        return False
    return can_strike_with_any(g, act_of(g, Act.FIGHTER), seat, act_of(g, Act.TARGET))


@rule
def can_strike_with_any(g: Record, fighter, seat, target):
    """Whether a fighter has an attack that reaches a certain fighter."""
    if not on_field(g, fighter) or not may_nest(g):
        return False
    for place in range(arm_places(g, fighter)):
        weapon = arm_at(g, fighter, place)
        if weapon != NOTHING and can_strike(g, fighter, seat, weapon, target):
            return True
    return False


@rule
def failed_at_wearer(g: Record, seat, fighter):
    """During an attack that targets the fighter with the upgrade and has failed."""
    return is_attack(g) and act_of(g, Act.TARGET) == fighter and act_of(g, Act.STATE) != Result.SUCCEEDS


@rule
def may_answer_failure(g: Record, seat, fighter):
    """Such an attack, and an attack inside it is allowed (W-01)."""
    return failed_at_wearer(g, seat, fighter) and may_nest(g)


@rule
def about_friend(g: Record, seat, fighter):
    """The damage or the attack is about a friendly fighter."""
    return about(g) >= 0 and about(g) // MODELS == seat


@rule
def about(g: Record):
    """The fighter that the trigger is about: of the question on top, or of the damage that is pending."""
    return g.frames[g.depth - 1, 4]


@rule
def could_be_driven(g: Record, seat, fighter):
    """The fighter with the upgrade could be driven back, and can be pushed."""
    return act_of(g, Act.TARGET) == fighter and could_drive(g) and can_push(g, fighter)


@rule
def falling(g: Record):
    """The fighter that an attack or a ploy will take out of action, or -1 (not by a lethal hex, SHA-168)."""
    frame = pending_damage(g)
    if frame == NOTHING or g.frames[frame, D] == Cause.LETHAL:
        return NOTHING
    return int(g.frames[frame, A])


@rule
def friend_falls(g: Record, seat, fighter):
    """During an attack or a ploy that will take a friendly fighter out of action."""
    return falling(g) != NOTHING and falling(g) // MODELS == seat


@rule
def wearer_falls(g: Record, seat, fighter):
    """During an attack or a ploy that will take the fighter with the upgrade out of action."""
    return falling(g) == fighter
