"""The two rolls of an attack: how many dice, rolling them, and re-rolls (SHA-22 to SHA-25, SHA-120, SHA-121).
What the dice are worth is in `success.py`."""

from wartable.games.shadespire.declare import SPECIAL
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.attack import ATTACK_ROLL, DEFENCE_ROLL, attack_mod
from wartable.games.shadespire.rules.dice import packed, roll
from wartable.games.shadespire.rules.stats import (
    defence_dice,
    friends_beside,
    is_beside_friend,
    is_last,
    is_success,
    trait,
)
from wartable.games.shadespire.state import DICE, DIE, MODELS, PASS, Act, Event, Frame, Result, Side, Striking
from wartable.games.shadespire.terms import Mod, Special, Trait
from wartable.kernel.frames import A, B, pop, push, set_top, top
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule

ANY_DICE = -1


@rule
def dice_value(g: Record):
    """W-17: the Dice characteristic of the attack that is going on; extra dice are no part of it."""
    a = g.acts - 1
    fighter = g.act[a, Act.FIGHTER]
    if g.act[a, Act.ONE_DIE] != 0:
        return 1
    dice = g.act[a, Act.DICE] + trait(g, fighter, Trait.DICE)
    if trait(g, fighter, Trait.LAST_STAND) > 0 and is_last(g, fighter):
        dice += 1
    return int(dice)


@rule
def attack_dice(g: Record):
    """SHA-120: how many dice the attack rolls."""
    a = g.acts - 1
    fighter = g.act[a, Act.FIGHTER]
    target = g.act[a, Act.TARGET]
    weapon = g.act[a, Act.WEAPON]
    dice = dice_value(g) + g.act[a, Act.MORE_DICE] + trait(g, fighter, Trait.LIGHT) + attack_mod(g, Mod.DICE)
    if g.act[a, Act.HOW] == Striking.CHARGE:
        dice += trait(g, fighter, Trait.CHARGE_DICE)
    if SPECIAL[weapon, Special.GANG] != 0:
        dice += friends_beside(g, target, fighter)
    if SPECIAL[weapon, Special.ALONE] != 0 and not is_beside_friend(g, fighter):
        dice += 1
    return min(DICE, max(0, int(dice)))


@rule
def target_dice(g: Record):
    """SHA-121: how many dice the target rolls."""
    target = g.act[g.acts - 1, Act.TARGET]
    return min(DICE, max(0, defence_dice(g, target) + attack_mod(g, Mod.PARRY)))


@rule
def roll_dice(g: Record, kind, count, fighter):
    """Roll and show."""
    a = g.acts - 1
    g.dice_count[a, kind] = count
    for die in range(count):
        g.dice[a, kind, die] = roll(g)
    symbols = packed(count_of(g, kind, Side.HAMMER), count_of(g, kind, Side.SWORD), 0)
    supports = packed(
        count_of(g, kind, Side.SINGLE), count_of(g, kind, Side.DOUBLE), count_of(g, kind, Side.CRIT)
    )
    tell(g, Event.ROLLED, fighter // MODELS, kind, fighter, symbols, supports)


@rule
def count_of(g: Record, kind, side):
    """How many dice of a roll show a side."""
    a = g.acts - 1
    count = 0
    for die in range(g.dice_count[a, kind]):
        if g.dice[a, kind, die] == side:
            count += 1
    return count


@rule
def roll_attack(g: Record):
    a = g.acts - 1
    if g.act[a, Act.STATE] == Result.OPEN:
        roll_dice(g, ATTACK_ROLL, attack_dice(g), g.act[a, Act.FIGHTER])


@rule
def roll_defence(g: Record):
    """The target's dice; a shield or a crit may inspire it (SHA-158), a crit may heal it."""
    a = g.acts - 1
    if g.act[a, Act.STATE] == Result.OPEN:
        roll_dice(g, DEFENCE_ROLL, target_dice(g), g.act[a, Act.TARGET])


# --- Re-rolls -----------------------------------------------------------------------------------------------------


@rule
def offer_attack_rerolls(g: Record):
    """SHA-24, SHA-25: the attacker's re-rolls, right after the roll."""
    a = g.acts - 1
    fighter = g.act[a, Act.FIGHTER]
    if g.act[a, Act.STATE] != Result.OPEN:
        return
    if attack_mod(g, Mod.REROLL_ANY) > 0:
        push(g, Frame.DIE, g.act[a, Act.SEAT], ATTACK_ROLL, ANY_DICE, 0, 0, 0)
        return
    count = trait(g, fighter, Trait.REROLL_ATTACK) + SPECIAL[g.act[a, Act.WEAPON], Special.REROLL]
    if count > 0:
        push(g, Frame.DIE, g.act[a, Act.SEAT], ATTACK_ROLL, count, 0, 0, 0)


@rule
def offer_defence_rerolls(g: Record):
    a = g.acts - 1
    target = g.act[a, Act.TARGET]
    if g.act[a, Act.STATE] == Result.OPEN and trait(g, target, Trait.REROLL_DEFENCE) > 0:
        count = trait(g, target, Trait.REROLL_DEFENCE)
        push(g, Frame.DIE, target // MODELS, DEFENCE_ROLL, count, 0, 0, 0)


@rule
def can_reroll(g: Record, kind):
    """SHA-23: whether there is a die that was not re-rolled."""
    a = g.acts - 1
    for die in range(g.dice_count[a, kind]):
        if g.rerolled[a, kind, die] == 0:
            return True
    return False


@rule
def reroll_waits(g: Record):
    """Whether there is a die left to re-roll."""
    if top(g, B) == 0 or not can_reroll(g, top(g, A)):
        pop(g)
        return False
    return True


@rule
def mark_dice(g: Record, mask):
    a = g.acts - 1
    kind = top(g, A)
    mask[PASS] = 1
    for die in range(g.dice_count[a, kind]):
        if g.rerolled[a, kind, die] == 0:
            mask[DIE + die] = 1


@rule
def choose_die(g: Record, action):
    if action == PASS:
        pop(g)
        return
    if top(g, B) != ANY_DICE:
        set_top(g, B, top(g, B) - 1)
    reroll_die(g, top(g, A), action - DIE)


@rule
def reroll_die(g: Record, kind, die):
    """SHA-23: once."""
    a = g.acts - 1
    before = g.dice[a, kind, die]
    g.rerolled[a, kind, die] = 1
    g.dice[a, kind, die] = roll(g)
    fighter = g.act[a, Act.FIGHTER] if kind == ATTACK_ROLL else g.act[a, Act.TARGET]
    tell(g, Event.REROLLED, fighter // MODELS, before, fighter, kind, g.dice[a, kind, die])


@rule
def reroll_all(g: Record, kind):
    """SHA-22: all dice of a roll that were not re-rolled."""
    for die in range(g.dice_count[g.acts - 1, kind]):
        if g.rerolled[g.acts - 1, kind, die] == 0:
            reroll_die(g, kind, die)


@rule
def shows(g: Record, kind, bits):
    """Whether a die of a roll shows one of these sides."""
    a = g.acts - 1
    for die in range(g.dice_count[a, kind]):
        if is_success(bits, g.dice[a, kind, die]):
            return True
    return False
