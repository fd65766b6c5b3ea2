"""Support and success: which sides of the dice count, counting both rolls, the result (SHA-125 to SHA-140, SHA-148).
How the dice come to lie is in `attack_rolls.py`, what a success does in `attack_steps.py`."""

from wartable.games.shadespire.declare import CLEAVE, MODS, SPECIAL
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.acts import earn
from wartable.games.shadespire.rules.attack import (
    ATTACK_ROLL,
    COUNT,
    DEFENCE_ROLL,
    attack_mod,
    own_attack_mod,
)
from wartable.games.shadespire.rules.dice import packed
from wartable.games.shadespire.rules.driving import is_protected
from wartable.games.shadespire.rules.lasting import runs
from wartable.games.shadespire.rules.pushing import has_way_back
from wartable.games.shadespire.rules.reactions import ask_reactions
from wartable.games.shadespire.rules.scoring import score_at_once
from wartable.games.shadespire.rules.stats import (
    CRIT_BIT,
    DODGE_BIT,
    DOUBLE_BIT,
    HAMMER_BIT,
    SHIELD_BIT,
    SINGLE_BIT,
    SWORD_BIT,
    beside,
    defence_symbol,
    fallen,
    holds,
    is_beside_friend,
    is_success,
    on_field,
    on_guard,
    trait,
)
from wartable.games.shadespire.state import (
    MODELS,
    Act,
    Effect,
    Event,
    Frame,
    Moment,
    Result,
    Setting,
    Side,
    Striking,
    Trigger,
)
from wartable.games.shadespire.terms import Inspire, Mod, Special, Trait
from wartable.kernel.frames import A, push, set_top
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule


@rule
def supporters_of_attack(g: Record):
    """SHA-125, SHA-128: supporters of the attacker."""
    a = g.acts - 1
    if g.act[a, Act.NO_SUPPORT] != 0:
        return 0
    fighter = g.act[a, Act.FIGHTER]
    target = g.act[a, Act.TARGET]
    seat = fighter // MODELS
    count = 0
    there = 0
    each = 1 + trait(g, fighter, Trait.WELL_SUPPORTED) + own_attack_mod(g, Mod.TWO_SUPPORTERS)
    for friend in range(seat * MODELS, seat * MODELS + MODELS):
        if friend != fighter and friend != target and on_field(g, friend) and beside(g, friend, target):
            there = 1
            count += each + trait(g, friend, Trait.TWO_SUPPORTERS)
    count += there * attack_mod(g, Mod.ONE_TWICE)
    if holds(g, fighter) > 0:
        count += trait(g, fighter, Trait.HOLDING_SUPPORT)
    if own_attack_mod(g, Mod.FALLEN_SUPPORT) > 0:
        count += fallen(g, seat)
    return count


@rule
def supporters_of_target(g: Record):
    """SHA-125, SHA-128: supporters of the target."""
    a = g.acts - 1
    if g.act[a, Act.NO_SUPPORT] != 0 or is_cut_off(g):
        return 0
    fighter = g.act[a, Act.FIGHTER]
    target = g.act[a, Act.TARGET]
    seat = target // MODELS
    count = 0
    each = 1 + trait(g, target, Trait.WELL_SUPPORTED)
    for friend in range(seat * MODELS, seat * MODELS + MODELS):
        if friend == fighter or friend == target or not on_field(g, friend):
            continue
        covers = trait(g, friend, Trait.SUPPORTS_BESIDE) > 0 and beside(g, friend, target)
        if covers or beside(g, friend, fighter):
            count += each + trait(g, friend, Trait.TWO_SUPPORTERS)
    if holds(g, target) > 0:
        count += trait(g, target, Trait.HOLDING_SUPPORT)
    return count


@rule
def is_cut_off(g: Record):
    """Whether a lasting ploy of an enemy of the target keeps its friends from supporting it."""
    a = g.acts - 1
    for row in range(g.effect_count):
        if MODS[g.effects[row, Effect.CARD], Mod.NO_TARGET_SUPPORT] != 0 and runs(g, row, g.act[a, Act.MARK]):
            if g.effects[row, Effect.SEAT] != g.act[a, Act.TARGET] // MODELS:
                return True
    return False


@rule
def attack_bits(g: Record, support):
    """SHA-120, SHA-126: the sides of attack dice that are successes; `support`: how many supporters more."""
    a = g.acts - 1
    fighter = g.act[a, Act.FIGHTER]
    target = g.act[a, Act.TARGET]
    weapon = g.act[a, Act.WEAPON]
    swords = g.act[a, Act.SYMBOL] == Side.SWORD or attack_mod(g, Mod.AS_SWORD) > 0
    if attack_mod(g, Mod.INVERT) % 2 == 1 and g.act[a, Act.ONE_DIE] == 0:
        swords = not swords
    bits = CRIT_BIT | (SWORD_BIT if swords else HAMMER_BIT)
    both = SPECIAL[weapon, Special.BOTH_SYMBOLS] + attack_mod(g, Mod.BOTH_SYMBOLS)
    if g.act[a, Act.HOW] == Striking.CHARGE:
        both += trait(g, fighter, Trait.CHARGE_BOTH_SYMBOLS)
    if both > 0:
        bits |= HAMMER_BIT | SWORD_BIT
    if support >= 1 or (trait(g, fighter, Trait.LONE_ATTACK) > 0 and not is_beside_friend(g, fighter)):
        bits |= SINGLE_BIT
    if support >= 2 and trait(g, target, Trait.NO_DOUBLES) == 0:
        bits |= DOUBLE_BIT
    return bits


@rule
def attack_crit_bits(g: Record):
    """The sides that are crits of the attack."""
    if SPECIAL[g.act[g.acts - 1, Act.WEAPON], Special.HAMMERS_ARE_CRITS] != 0:
        return CRIT_BIT | HAMMER_BIT
    return CRIT_BIT


@rule
def has_cleave(g: Record, crit_rolled):
    """SHA-140, SHA-148."""
    a = g.acts - 1
    weapon = g.act[a, Act.WEAPON]
    if CLEAVE[weapon] != 0 or trait(g, g.act[a, Act.FIGHTER], Trait.CLEAVE) > 0:
        return True
    return (crit_rolled and SPECIAL[weapon, Special.CRIT_CLEAVE] != 0) or attack_mod(g, Mod.CLEAVE) > 0


@rule
def defence_bits(g: Record, support, cleave):
    """SHA-121, SHA-126, SHA-148: the sides of defence dice that are successes."""
    a = g.acts - 1
    target = g.act[a, Act.TARGET]
    crit = CRIT_BIT if trait(g, target, Trait.LIGHT) == 0 else 0
    if SPECIAL[g.act[a, Act.WEAPON], Special.ONLY_CRITS_BLOCK] != 0:
        return crit
    symbol = defence_symbol(g, target)
    if attack_mod(g, Mod.INVERT) % 2 == 1:
        symbol = 1 - symbol
    bits = crit | (1 << symbol)
    if on_guard(g, target):
        bits |= SHIELD_BIT | DODGE_BIT
    if cleave:
        bits &= ~SHIELD_BIT
    if support >= 1 or (trait(g, target, Trait.LONE_DEFENCE) > 0 and not is_beside_friend(g, target)):
        bits |= SINGLE_BIT
    if support >= 2:
        bits |= DOUBLE_BIT
    return bits


# --- The result ---------------------------------------------------------------------------------------------------


@rule
def count_attack(g: Record):
    """SHA-135: count both rolls and decide."""
    a = g.acts - 1
    target = g.act[a, Act.TARGET]
    g.act[a, Act.SUPPORT] = supporters_of_attack(g)
    g.act[a, Act.SUPPORT_TARGET] = supporters_of_target(g)
    g.act[a, Act.GUARDED] = 1 if on_guard(g, target) else 0
    bits = 0
    blocks_bits = 0
    if g.act[a, Act.STATE] == Result.OPEN:
        more = g.act[a, Act.SUPPORT] - g.act[a, Act.SUPPORT_TARGET]
        bits = attack_bits(g, more)
        crit_bits = attack_crit_bits(g)
        crits = 0
        hits = 0
        for die in range(g.dice_count[a, ATTACK_ROLL]):
            side = g.dice[a, ATTACK_ROLL, die]
            if is_success(crit_bits, side):
                crits += 1
            elif is_success(bits, side):
                hits += 1
        cleave = has_cleave(g, crits > 0)
        blocks_bits = defence_bits(g, -more, cleave)
        stops = 0
        blocks = 0
        for die in range(g.dice_count[a, DEFENCE_ROLL]):
            side = g.dice[a, DEFENCE_ROLL, die]
            if is_success(blocks_bits, side):
                if side == Side.CRIT:
                    stops += 1
                else:
                    blocks += 1
            if side == Side.CRIT or side == Side.HAMMER:
                earn(g, target, Inspire.BLOCKED_A_BLOW)
        if attack_mod(g, Mod.PARRY) > 0 and stops + blocks == g.dice_count[a, DEFENCE_ROLL]:
            if blocks > 0:
                blocks -= 1
            elif stops > 0:
                stops -= 1
        g.act[a, Act.CRITS] = crits
        g.act[a, Act.HITS] = hits
        g.act[a, Act.BLOCKS_CRIT] = stops
        g.act[a, Act.BLOCKS] = blocks
        g.act[a, Act.CLEAVES] = 1 if cleave else 0
        g.act[a, Act.TRAPPED] = 1 if is_trapped(g) else 0
        g.act[a, Act.STATE] = result_of(crits, hits, stops, blocks, g.act[a, Act.TRAPPED] != 0)
    settle_result(g, bits, blocks_bits)
    g.moment = Moment.COUNTED
    score_at_once(g)


@rule
def settle_result(g: Record, bits, blocks_bits):
    """Whether it is a critical hit (SHA-139), and tell the outcome with what counted for it: sides of dice as bits."""
    a = g.acts - 1
    state = g.act[a, Act.STATE]
    g.act[a, Act.CRITICAL] = 1 if state == Result.SUCCEEDS and g.act[a, Act.CRITS] > 0 else 0
    fighter = g.act[a, Act.FIGHTER]
    target = g.act[a, Act.TARGET]
    attack = packed(g.act[a, Act.CRITS], g.act[a, Act.HITS], bits)
    defence = packed(g.act[a, Act.BLOCKS_CRIT], g.act[a, Act.BLOCKS], blocks_bits)
    if state == Result.SUCCEEDS:
        tell(g, Event.SUCCEEDS, fighter // MODELS, attack, fighter, target, defence)
    else:
        tell(g, Event.FAILS, fighter // MODELS, attack, fighter, target, defence)


@rule
def result_of(crits, hits, stops, blocks, trapped):
    """SHA-135 to SHA-137: the table of success."""
    if crits + hits == 0 or crits < stops:
        return Result.FAILS
    if crits > stops or hits > blocks:
        return Result.SUCCEEDS
    if hits < blocks:
        return Result.FAILS
    return Result.SUCCEEDS if trapped else Result.DRAW


@rule
def is_trapped(g: Record):
    """SHA-137, SHA-138, O-03: the target has no hex to be driven into."""
    a = g.acts - 1
    target = g.act[a, Act.TARGET]
    if not has_way_back(g, g.hex[g.act[a, Act.FIGHTER]], target):
        return True
    return g.settings[Setting.PROTECTED_TRAPPED] != 0 and is_protected(g, False)


@rule
def ask_about_outcome(g: Record):
    """SHA-118: reactions to an attack that would succeed, or has failed."""
    a = g.acts - 1
    if g.act[a, Act.STATE] == Result.SUCCEEDS:
        ask_reactions(g, Trigger.WOULD_SUCCEED, g.act[a, Act.TARGET])
    elif g.act[a, Act.RECOUNTED] == 0:
        ask_reactions(g, Trigger.HAS_FAILED, g.act[a, Act.TARGET])


@rule
def reroll_failed(g: Record):
    """SHA-113: one attack die of a failed attack may be re-rolled; it is counted again, and fails only once."""
    a = g.acts - 1
    g.act[a, Act.STATE] = Result.OPEN
    g.act[a, Act.RECOUNTED] = 1
    set_top(g, A, COUNT)
    push(g, Frame.DIE, g.act[a, Act.SEAT], ATTACK_ROLL, 1, 0, 0, 0)
