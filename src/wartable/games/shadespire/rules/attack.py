"""The attack action, step by step (SHA-119 to SHA-152): dice, support, success, damage, driving back.
What is known of an attack stands in its act; the frame only says which step comes next."""

from wartable.games.shadespire.declare import (
    CARD_OF_WEAPON,
    CLEAVE,
    DAMAGE,
    DICE_OF,
    KNOCKBACK,
    MODS,
    PROPERTY,
    RANGE,
    SPECIAL,
    SYMBOL,
    Inspire,
    Mod,
    Property,
    Special,
    Trait,
)
from wartable.games.shadespire.rules.acts import HALF, close_act, earn, open_act
from wartable.games.shadespire.rules.dice import packed, roll, roll_off
from wartable.games.shadespire.rules.field import (
    DIRECTIONS,
    are_adjacent,
    is_free,
    sees,
    way_between,
    within,
)
from wartable.games.shadespire.rules.hands import lose_upgrade
from wartable.games.shadespire.rules.harm import heal, hurt
from wartable.games.shadespire.rules.lasting import fits_attack, lasting_for_attack, runs, use_up_for_attack
from wartable.games.shadespire.rules.pushing import drive_back, has_way_back, may_drive_into, push_straight
from wartable.games.shadespire.rules.reactions import ask_reactions
from wartable.games.shadespire.rules.scoring import score_at_once
from wartable.games.shadespire.rules.sight import is_barred, is_foe, reaches_target, sweeps
from wartable.games.shadespire.rules.stats import (
    CRIT_BIT,
    DODGE_BIT,
    DOUBLE_BIT,
    HAMMER_BIT,
    SHIELD_BIT,
    SINGLE_BIT,
    SWORD_BIT,
    beside,
    defence_dice,
    defence_symbol,
    fallen,
    friends_beside,
    holds,
    is_beside_friend,
    is_charging,
    is_last,
    is_success,
    on_field,
    on_guard,
    range_of,
    trait,
    wounds_of,
)
from wartable.games.shadespire.state import (
    DICE,
    DIE,
    HEX,
    MODELS,
    PASS,
    Act,
    Cause,
    Doing,
    Effect,
    Event,
    Frame,
    Moment,
    Place,
    Result,
    Setting,
    Side,
    Striking,
    Trigger,
)
from wartable.kernel.frames import KIND, SEAT, A, B, C, D, E, pop, push, set_top, top
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
ANY_DICE = -1
STAY = 0
MAY_BE_DRIVEN = 1
WAS_DRIVEN = 2


# --- Declaring ----------------------------------------------------------------------------------------------------


@rule
def declare_attack(g, fighter, seat, weapon, target, how):
    """SHA-119: an attack begins; ploys about the first one are about this one."""
    a = open_act(g, Doing.ATTACK, fighter, seat, how)
    describe_attack(g, a, fighter, seat, weapon, target, how)
    use_up_for_attack(g, seat, fighter, weapon, target, g.act[a, Act.MARK])
    tell(g, Event.ATTACKS, fighter // MODELS, CARD_OF_WEAPON[weapon], fighter, target, weapon)
    push(g, Frame.ATTACK, seat, AIM, 0, 0, 0, 0)


@rule
def describe_attack(g, a, fighter, seat, weapon, target, how):
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
def attack_mod(g, mod):
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
def own_attack_mod(g, mod):
    """The same, of ploys of the attacker's own seat only."""
    a = g.acts - 1
    seat = g.act[a, Act.SEAT]
    fighter = g.act[a, Act.FIGHTER]
    total = 0
    for row in range(g.effect_count):
        value = MODS[g.effects[row, Effect.CARD], mod]
        if value != 0 and g.effects[row, Effect.SEAT] == seat and runs(g, row, g.act[a, Act.MARK]):
            if fits_attack(g, row, seat, fighter, g.act[a, Act.WEAPON], g.act[a, Act.TARGET]):
                total += value
    return total


@rule
def still_possible(g):
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


# --- The steps ----------------------------------------------------------------------------------------------------


@rule
def attack_on(g):
    """The next step of the attack on top."""
    step = top(g, A)
    a = g.acts - 1
    set_top(g, A, step + 1)
    if step == AIM:
        ask_reactions(g, Trigger.BEFORE_DICE, g.act[a, Act.TARGET])
    elif step == CHECK:
        check_attack(g)
    elif step == CHOICES:
        ask_before_rolling(g)
    elif step == ROLL:
        roll_attack(g)
    elif step == ROLLED:
        if g.act[a, Act.STATE] == Result.OPEN:
            ask_reactions(g, Trigger.ATTACK_ROLLED, g.act[a, Act.FIGHTER])
    elif step == RE_ROLL:
        offer_attack_rerolls(g)
    elif step == DEFEND:
        roll_defence(g)
    elif step == DEFENDED:
        if g.act[a, Act.STATE] == Result.OPEN:
            ask_reactions(g, Trigger.DEFENCE_ROLLED, g.act[a, Act.TARGET])
    elif step == RE_DEFEND:
        offer_defence_rerolls(g)
    elif step == COUNT:
        count_attack(g)
    elif step == OUTCOME:
        ask_about_outcome(g)
    elif step == HIT:
        hit(g)
    elif step == BLAST:
        blast(g)
    elif step == COULD_DRIVE:
        weigh_driving(g)
    elif step == DRIVE:
        ask_to_drive(g)
    elif step == DRIVEN:
        if g.act[a, Act.DRIVE] == WAS_DRIVEN and on_field(g, g.act[a, Act.TARGET]):
            ask_reactions(g, Trigger.DRIVEN, g.act[a, Act.TARGET])
    elif step == AFTERMATH:
        aftermath(g)
    elif step == AFTER:
        if g.act[a, Act.STATE] != Result.ENDED:
            ask_reactions(g, Trigger.AFTER_ATTACK, g.act[a, Act.TARGET])
    else:
        pop(g)
        close_attack(g)


@rule
def check_attack(g):
    """The attack may have become impossible; some weapons hurt who uses them."""
    a = g.acts - 1
    fighter = g.act[a, Act.FIGHTER]
    if not still_possible(g):
        g.act[a, Act.STATE] = Result.ENDED
        set_top(g, A, AFTER)
        return
    g.did_attack[fighter] = 1
    g.struck[fighter] |= 1 << g.act[a, Act.TARGET]
    if SPECIAL[g.act[a, Act.WEAPON], Special.HURTS_ITSELF] != 0:
        hurt(g, fighter, 1, Cause.UPGRADE, fighter // MODELS)


@rule
def ask_before_rolling(g):
    """SHA-124: a roll-off can stand for the dice; a fighter can strike with all it has."""
    a = g.acts - 1
    fighter = g.act[a, Act.FIGHTER]
    if not still_possible(g):
        g.act[a, Act.STATE] = Result.ENDED
        set_top(g, A, AFTER)
    elif attack_mod(g, Mod.GAMBIT) > 0:
        push(g, Frame.GAMBIT, roll_off(g, 3), 0, 0, 0, 0, 0)
    elif trait(g, fighter, Trait.ALL_OUT) > 0 and g.act[a, Act.HOW] != Striking.CHARGE:
        push(g, Frame.TOTAL, g.act[a, Act.SEAT], 0, 0, 0, 0, 0)


@rule
def dice_value(g):
    """The Dice characteristic of the attack that is going on; extra dice are no part of it."""
    a = g.acts - 1
    fighter = g.act[a, Act.FIGHTER]
    if g.act[a, Act.ONE_DIE] != 0:
        return 1
    dice = g.act[a, Act.DICE] + trait(g, fighter, Trait.DICE)
    if trait(g, fighter, Trait.LAST_STAND) > 0 and is_last(g, fighter):
        dice += 1
    return int(dice)


@rule
def attack_dice(g):
    """SHA-120: how many dice the attack rolls."""
    a = g.acts - 1
    fighter = g.act[a, Act.FIGHTER]
    target = g.act[a, Act.TARGET]
    weapon = g.act[a, Act.WEAPON]
    if g.act[a, Act.ONE_DIE] != 0:
        return 1
    dice = dice_value(g) + g.act[a, Act.MORE_DICE] + trait(g, fighter, Trait.LIGHT) + attack_mod(g, Mod.DICE)
    if g.act[a, Act.HOW] == Striking.CHARGE:
        dice += trait(g, fighter, Trait.CHARGE_DICE)
    if SPECIAL[weapon, Special.GANG] != 0:
        dice += friends_beside(g, target, fighter)
    if SPECIAL[weapon, Special.ALONE] != 0 and not is_beside_friend(g, fighter):
        dice += 1
    return min(DICE, max(0, int(dice)))


@rule
def target_dice(g):
    """SHA-121: how many dice the target rolls."""
    target = g.act[g.acts - 1, Act.TARGET]
    more = attack_mod(g, Mod.DEFENCE) + attack_mod(g, Mod.PARRY)
    return min(DICE, max(0, defence_dice(g, target) + more))


@rule
def roll_dice(g, kind, count, fighter):
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
def count_of(g, kind, side):
    """How many dice of a roll show a side."""
    a = g.acts - 1
    count = 0
    for die in range(g.dice_count[a, kind]):
        if g.dice[a, kind, die] == side:
            count += 1
    return count


@rule
def roll_attack(g):
    a = g.acts - 1
    if g.act[a, Act.STATE] == Result.OPEN:
        roll_dice(g, ATTACK_ROLL, attack_dice(g), g.act[a, Act.FIGHTER])


@rule
def roll_defence(g):
    """The target's dice; a shield or a crit may inspire it (SHA-158), a crit may heal it."""
    a = g.acts - 1
    if g.act[a, Act.STATE] == Result.OPEN:
        roll_dice(g, DEFENCE_ROLL, target_dice(g), g.act[a, Act.TARGET])


@rule
def offer_attack_rerolls(g):
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
def offer_defence_rerolls(g):
    a = g.acts - 1
    target = g.act[a, Act.TARGET]
    if g.act[a, Act.STATE] == Result.OPEN and trait(g, target, Trait.REROLL_DEFENCE) > 0:
        count = trait(g, target, Trait.REROLL_DEFENCE)
        push(g, Frame.DIE, target // MODELS, DEFENCE_ROLL, count, 0, 0, 0)


@rule
def can_reroll(g, kind):
    """SHA-23: whether there is a die that was not re-rolled."""
    a = g.acts - 1
    for die in range(g.dice_count[a, kind]):
        if g.rerolled[a, kind, die] == 0:
            return True
    return False


@rule
def reroll_waits(g):
    """Whether there is a die left to re-roll."""
    if top(g, B) == 0 or not can_reroll(g, top(g, A)):
        pop(g)
        return False
    return True


@rule
def mark_dice(g, mask):
    a = g.acts - 1
    kind = top(g, A)
    mask[PASS] = 1
    for die in range(g.dice_count[a, kind]):
        if g.rerolled[a, kind, die] == 0:
            mask[DIE + die] = 1


@rule
def choose_die(g, action):
    if action == PASS:
        pop(g)
        return
    if top(g, B) != ANY_DICE:
        set_top(g, B, top(g, B) - 1)
    reroll_die(g, top(g, A), action - DIE)


@rule
def reroll_die(g, kind, die):
    """SHA-23: once."""
    a = g.acts - 1
    before = g.dice[a, kind, die]
    g.rerolled[a, kind, die] = 1
    g.dice[a, kind, die] = roll(g)
    fighter = g.act[a, Act.FIGHTER] if kind == ATTACK_ROLL else g.act[a, Act.TARGET]
    tell(g, Event.REROLLED, fighter // MODELS, before, fighter, kind, g.dice[a, kind, die])


@rule
def reroll_all(g, kind):
    """SHA-22: all dice of a roll that were not re-rolled."""
    for die in range(g.dice_count[g.acts - 1, kind]):
        if g.rerolled[g.acts - 1, kind, die] == 0:
            reroll_die(g, kind, die)


@rule
def shows(g, kind, bits):
    """Whether a die of a roll shows one of these sides."""
    a = g.acts - 1
    for die in range(g.dice_count[a, kind]):
        if is_success(bits, g.dice[a, kind, die]):
            return True
    return False


# --- Support and success ------------------------------------------------------------------------------------------


@rule
def supporters_of_attack(g):
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
def supporters_of_target(g):
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
def is_cut_off(g):
    """Whether a lasting ploy of an enemy of the target keeps its friends from supporting it."""
    a = g.acts - 1
    for row in range(g.effect_count):
        if MODS[g.effects[row, Effect.CARD], Mod.NO_TARGET_SUPPORT] != 0 and runs(g, row, g.act[a, Act.MARK]):
            if g.effects[row, Effect.SEAT] != g.act[a, Act.TARGET] // MODELS:
                return True
    return False


@rule
def attack_bits(g, support):
    """SHA-120, SHA-126: the sides of attack dice that are successes; `support`: how many supporters more."""
    a = g.acts - 1
    fighter = g.act[a, Act.FIGHTER]
    target = g.act[a, Act.TARGET]
    weapon = g.act[a, Act.WEAPON]
    swords = g.act[a, Act.SYMBOL] == Side.SWORD or attack_mod(g, Mod.AS_SWORD) > 0
    if attack_mod(g, Mod.INVERT) > 0 and g.act[a, Act.ONE_DIE] == 0:
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
def attack_crit_bits(g):
    """The sides that are crits of the attack."""
    if SPECIAL[g.act[g.acts - 1, Act.WEAPON], Special.HAMMERS_ARE_CRITS] != 0:
        return CRIT_BIT | HAMMER_BIT
    return CRIT_BIT


@rule
def has_cleave(g, crit_rolled):
    """SHA-140, SHA-148."""
    a = g.acts - 1
    weapon = g.act[a, Act.WEAPON]
    if CLEAVE[weapon] != 0 or trait(g, g.act[a, Act.FIGHTER], Trait.CLEAVE) > 0:
        return True
    return (crit_rolled and SPECIAL[weapon, Special.CRIT_CLEAVE] != 0) or attack_mod(g, Mod.CLEAVE) > 0


@rule
def defence_bits(g, support, cleave):
    """SHA-121, SHA-126, SHA-148: the sides of defence dice that are successes."""
    a = g.acts - 1
    target = g.act[a, Act.TARGET]
    crit = CRIT_BIT if trait(g, target, Trait.LIGHT) == 0 else 0
    if SPECIAL[g.act[a, Act.WEAPON], Special.ONLY_CRITS_BLOCK] != 0:
        return crit
    symbol = defence_symbol(g, target)
    if attack_mod(g, Mod.INVERT) > 0:
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


@rule
def count_attack(g):
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
def settle_result(g, bits, blocks_bits):
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
def is_trapped(g):
    """SHA-137, SHA-138, O-03: the target has no hex to be driven into."""
    a = g.acts - 1
    target = g.act[a, Act.TARGET]
    if not has_way_back(g, g.hex[g.act[a, Act.FIGHTER]], target):
        return True
    return g.settings[Setting.PROTECTED_TRAPPED] != 0 and is_protected(g, False)


@rule
def ask_about_outcome(g):
    """SHA-118: reactions to an attack that would succeed, or has failed."""
    a = g.acts - 1
    if g.act[a, Act.STATE] == Result.SUCCEEDS:
        ask_reactions(g, Trigger.WOULD_SUCCEED, g.act[a, Act.TARGET])
    elif g.act[a, Act.RECOUNTED] == 0:
        ask_reactions(g, Trigger.HAS_FAILED, g.act[a, Act.TARGET])


@rule
def reroll_failed(g):
    """SHA-113: one attack die of a failed attack may be re-rolled; it is counted again, and fails only once."""
    a = g.acts - 1
    g.act[a, Act.STATE] = Result.OPEN
    g.act[a, Act.RECOUNTED] = 1
    set_top(g, A, COUNT)
    push(g, Frame.DIE, g.act[a, Act.SEAT], ATTACK_ROLL, 1, 0, 0, 0)


# --- Damage -------------------------------------------------------------------------------------------------------


@rule
def damage_of(g):
    """SHA-142: the Damage of the attack that is going on."""
    a = g.acts - 1
    fighter = g.act[a, Act.FIGHTER]
    weapon = g.act[a, Act.WEAPON]
    damage = DAMAGE[weapon] + g.act[a, Act.BONUS] + attack_mod(g, Mod.DAMAGE)
    reach = range_of(g, g.act[a, Act.SEAT], fighter, weapon, g.act[a, Act.MARK])
    close = reach <= 2
    critical = g.act[a, Act.CRITICAL] != 0
    if close:
        damage += trait(g, fighter, Trait.DAMAGE_CLOSE)
        if g.did_charge[fighter] != 0 or g.act[a, Act.HOW] == Striking.CHARGE:
            damage += trait(g, fighter, Trait.CHARGED_DAMAGE_CLOSE)
        if critical:
            damage += trait(g, fighter, Trait.CRIT_DAMAGE_CLOSE)
    if reach == 1:
        damage += trait(g, fighter, Trait.HUNGERS)
        if critical:
            damage += trait(g, fighter, Trait.CRIT_DAMAGE_ADJACENT)
    if critical:
        damage += SPECIAL[weapon, Special.CRIT_DAMAGE]
        if attack_mod(g, Mod.CRIT_DOUBLE) > 0:
            damage *= 2
    if SPECIAL[weapon, Special.MOST_ONE_DAMAGE] != 0:
        damage = min(damage, 1)
    return int(damage)


@rule
def hit(g):
    """SHA-116, SHA-142: damage, unless a reaction has removed the attacker; a crit on a defence die may heal before."""
    a = g.acts - 1
    target = g.act[a, Act.TARGET]
    fighter = g.act[a, Act.FIGHTER]
    if g.act[a, Act.STATE] == Result.SUCCEEDS and not on_field(g, fighter):
        g.act[a, Act.STATE] = Result.ENDED
        set_top(g, A, AFTER)
        return
    if trait(g, target, Trait.BLESSED) > 0 and on_field(g, target):
        if shows(g, DEFENCE_ROLL, CRIT_BIT):
            heal(g, target, trait(g, target, Trait.BLESSED))
    if g.act[a, Act.STATE] == Result.SUCCEEDS:
        g.did_succeed[fighter] = 1
        earn(g, fighter, Inspire.SUCCEEDED)
        if SPECIAL[g.act[a, Act.WEAPON], Special.PISTOL] != 0:
            g.volleys[fighter // MODELS] += 1
        g.act[a, Act.DAMAGE] = damage_of(g)
        if g.act[a, Act.REBOUND] != 0:
            hurt(g, fighter, g.act[a, Act.DAMAGE], Cause.REACTION, g.act[a, Act.REBOUND] - 1)
        elif on_field(g, target):
            g.act[a, Act.HEX] = g.hex[target]
            hurt(g, target, g.act[a, Act.DAMAGE], Cause.ATTACK, g.act[a, Act.SEAT])


@rule
def blast(g):
    """A critical hit can hurt enemies beside the target's hex; W-03: what is pushed last is suffered first."""
    a = g.acts - 1
    fighter = g.act[a, Act.FIGHTER]
    if g.act[a, Act.CRITICAL] == 0 or trait(g, fighter, Trait.BLAST) == 0:
        return
    fighters = g.seats * MODELS
    for turn in range(fighters - 1, -1, -1):
        other = (g.act[a, Act.SEAT] * MODELS + turn) % fighters
        if other != g.act[a, Act.TARGET] and is_foe(g, g.act[a, Act.SEAT], fighter, other):
            if are_adjacent(g, g.hex[other], g.act[a, Act.HEX]):
                hurt(g, other, 1, Cause.UPGRADE, g.act[a, Act.SEAT])


# --- Driving back -------------------------------------------------------------------------------------------------


@rule
def is_protected(g, critical):
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
def shields_target(g, mod, target, mark):
    """Whether a lasting ploy of the target's own seat protects it from this attack."""
    for row in range(g.effect_count):
        if g.effects[row, Effect.SEAT] == target // MODELS and MODS[g.effects[row, Effect.CARD], mod] != 0:
            if runs(g, row, mark):
                return True
    return False


@rule
def could_drive(g):
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
def may_shake(g):
    """Whether the attacker may push the target anywhere instead."""
    a = g.acts - 1
    if trait(g, g.act[a, Act.FIGHTER], Trait.SHAKES) == 0 or RANGE[g.act[a, Act.WEAPON]] > 1:
        return False
    return g.act[a, Act.STATE] == Result.SUCCEEDS and on_field(g, g.act[a, Act.TARGET])


@rule
def weigh_driving(g):
    """The target could be driven back: some fighters can answer that."""
    a = g.acts - 1
    state = g.act[a, Act.STATE]
    if g.act[a, Act.REBOUND] != 0:
        return
    if (state == Result.SUCCEEDS or state == Result.DRAW) and on_field(g, g.act[a, Act.TARGET]):
        g.act[a, Act.DRIVE] = MAY_BE_DRIVEN
        ask_reactions(g, Trigger.COULD_DRIVE, g.act[a, Act.TARGET])


@rule
def ask_to_drive(g):
    """SHA-143, SHA-144: the attacker's player may drive the target back."""
    a = g.acts - 1
    if g.act[a, Act.DRIVE] == MAY_BE_DRIVEN:
        if could_drive(g) or may_shake(g):
            push(g, Frame.DRIVE, g.act[a, Act.SEAT], g.act[a, Act.TARGET], knockback_of(g), 0, 0, 0)


@rule
def knockback_of(g):
    """SHA-149, SHA-152, O-04: hexes beyond the first."""
    a = g.acts - 1
    fighter = g.act[a, Act.FIGHTER]
    weapon = g.act[a, Act.WEAPON]
    if g.act[a, Act.STATE] != Result.SUCCEEDS and g.settings[Setting.KNOCKBACK_DRAW] == 0:
        return 0
    more = KNOCKBACK[weapon] + trait(g, fighter, Trait.KNOCKBACK)
    if g.act[a, Act.CRITICAL] != 0:
        more += SPECIAL[weapon, Special.CRIT_KNOCKBACK]
    if g.act[a, Act.HOW] == Striking.CHARGE or is_charging(g, fighter):
        more += trait(g, fighter, Trait.CHARGE_KNOCKBACK)
    if g.act[a, Act.HOW] == Striking.CHARGE or g.did_charge[fighter] != 0:
        more += trait(g, fighter, Trait.CHARGED_KNOCKBACK)
    return int(more)


@rule
def mark_drive(g, mask):
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
def choose_drive(g, action):
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


# --- The end ------------------------------------------------------------------------------------------------------


@rule
def aftermath(g):
    """What a successful attack does besides, and weapons that break; then objectives are looked at."""
    a = g.acts - 1
    weapon = g.act[a, Act.WEAPON]
    fighter = g.act[a, Act.FIGHTER]
    target = g.act[a, Act.TARGET]
    card = CARD_OF_WEAPON[weapon]
    success = g.act[a, Act.STATE] == Result.SUCCEEDS
    if success:
        if SPECIAL[weapon, Special.STUNS] != 0:
            g.spent[target] = 1
        if SPECIAL[weapon, Special.HEALS] != 0:
            heal(g, fighter, SPECIAL[weapon, Special.HEALS])
    if card != 0 and g.place[fighter // MODELS, card] >= Place.WORN:
        if SPECIAL[weapon, Special.THROWN] != 0 or (success and SPECIAL[weapon, Special.BREAKS] != 0):
            lose_upgrade(g, fighter // MODELS, card)
    g.moment = Moment.ATTACK_OVER
    score_at_once(g)


@rule
def close_attack(g):
    """Attacks of one sweep know of those before."""
    a = g.acts - 1
    swept = g.act[a, Act.SWEPT]
    hurt_count = g.act[a, Act.SWEPT_HURT]
    ended = g.act[a, Act.STATE] == Result.ENDED
    close_act(g)
    if g.depth > 0 and top(g, KIND) == Frame.SWEEP and not ended:
        set_top(g, E, top(g, E) + (swept + hurt_count * 8) * 16)


# --- Several targets ----------------------------------------------------------------------------------------------


@rule
def begin_sweep(g, fighter, seat, weapon, how):
    """SHA-123: against all adjacent fighters; the attacker chooses the order."""
    low = 0
    high = 0
    hungry = RANGE[weapon] == 1 and trait(g, fighter, Trait.HUNGERS) > 0
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
def in_sweep(g, target):
    """Whether a target is still to be attacked in the sweep on top, and can be."""
    bits = top(g, C) >> target if target < HALF else top(g, D) >> (target - HALF)
    if bits & 1 == 0 or not on_field(g, target):
        return False
    return are_adjacent(g, g.hex[top(g, A)], g.hex[target])


@rule
def sweep_waits(g):
    """Whether there is another target; a single one needs no choice."""
    if on_field(g, top(g, A)):
        for target in range(g.seats * MODELS):
            if in_sweep(g, target):
                return True
    pop(g)
    return False


@rule
def sweep_at(g, target):
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
def set_top_below(g, how):
    """The counts went into the attack; it brings them back when it is over."""
    g.frames[g.depth - 2, E] = how


@rule
def strike(g, fighter, seat, weapon, target, how):
    """One attack, or a sweep when the weapon makes one."""
    if sweeps(g, fighter, seat, weapon):
        begin_sweep(g, fighter, seat, weapon, how)
    else:
        declare_attack(g, fighter, seat, weapon, target, how)


@rule
def can_strike(g, fighter, seat, weapon, target):
    """Whether an attack can be made at a certain fighter now."""
    if not on_field(g, fighter) or not on_field(g, target) or not is_foe(g, seat, fighter, target):
        return False
    if is_barred(g, fighter):
        return False
    return reaches_target(g, fighter, seat, weapon, g.hex[fighter], target)
