"""Exact chances of an attack: dice, supports, re-rolls and all, before anything is rolled.
Players on the screen and computer players read the same numbers."""

import numpy as np

from wartable.games.shadespire.declare import SPECIAL
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.acts import COLUMNS
from wartable.games.shadespire.rules.attack import attack_mod, describe_attack
from wartable.games.shadespire.rules.attack_rolls import attack_dice, target_dice
from wartable.games.shadespire.rules.attack_steps import damage_of
from wartable.games.shadespire.rules.dice import FACES, SIDE_OF_FACE
from wartable.games.shadespire.rules.lasting import lasting_for
from wartable.games.shadespire.rules.stats import is_success, trait, wounds_of
from wartable.games.shadespire.rules.success import (
    attack_bits,
    attack_crit_bits,
    defence_bits,
    has_cleave,
    is_trapped,
    result_of,
    supporters_of_attack,
    supporters_of_target,
)
from wartable.games.shadespire.state import PROSPECTS, SHIELD, Act, Result, Side
from wartable.games.shadespire.terms import Mod, Special, Trait
from wartable.kernel.rule import rule

# What `attack_odds` tells, by place.
SUCCESS, DRIVES, CRITICAL, KILL, DAMAGE = range(5)
PARTS = PROSPECTS
ALL_DICE = 99
SHIELDS = float((SIDE_OF_FACE == SHIELD).sum()) / FACES  # the chance that a die shows one


@rule
def look_at_attack(g: Record, seat, fighter, weapon, target, how, out):
    """The chances of an attack that has not been declared; the record is left as it was."""
    a = g.acts
    g.acts = a + 1
    describe_attack(g, a, fighter, seat, weapon, target, how)
    attack_odds(g, out)
    for column in range(COLUMNS):
        g.act[a, column] = 0
    g.acts = a


@rule
def attack_odds(g: Record, out):
    """SHA-135, SHA-141: chances of success, of driving back, of a critical hit and of a kill; damage to expect.

    Who may re-roll re-rolls dice that are no success; nobody reacts.
    """
    a = g.acts - 1
    for part in range(PARTS):
        out[part] = 0.0
    wins = np.zeros(
        (2, 2)
    )  # chances of success, by whether it is a critical hit and whether the target is mended
    if attack_mod(g, Mod.GAMBIT) > 0:
        wins[0, 0] = 1.0 / g.seats  # SHA-124: who wins the roll-off decides
    else:
        out[DRIVES] = weigh_rolls(g, wins)
    strikes = chance_to_strike(g)
    out[DRIVES] *= strikes
    target = g.act[a, Act.TARGET]
    left = g.act[a, Act.LEFT]
    mends = min(trait(g, target, Trait.BLESSED), g.wounds[target])
    suffers = 1.0 - chance_to_shrug(g, target)
    for critical in range(2):
        g.act[a, Act.CRITICAL] = critical
        damage = suffered(g, target, damage_of(g))
        for mended in range(2):
            chance = wins[critical, mended] * strikes
            out[SUCCESS] += chance
            out[CRITICAL] += chance * critical
            out[DAMAGE] += chance * suffers * damage
            if damage >= left + mended * mends:
                out[KILL] += chance * suffers
    g.act[a, Act.CRITICAL] = 0


@rule
def weigh_rolls(g: Record, wins):
    """SHA-135: every outcome of both rolls: the chances of success go into `wins`, that of a draw is the answer."""
    a = g.acts - 1
    target = g.act[a, Act.TARGET]
    more = supporters_of_attack(g) - supporters_of_target(g)
    again = (
        trait(g, g.act[a, Act.FIGHTER], Trait.REROLL_ATTACK) + SPECIAL[g.act[a, Act.WEAPON], Special.REROLL]
    )
    if attack_mod(g, Mod.REROLL_ANY) > 0:
        again = ALL_DICE
    count = attack_dice(g)
    rolls = np.zeros((2, count + 1, count + 1))
    spread(count, attack_bits(g, more), attack_crit_bits(g), again, rolls)
    parry = attack_mod(g, Mod.PARRY) > 0
    dice = target_dice(g)
    trapped = is_trapped(g)
    saves = np.zeros((2, 2, dice + 1, dice + 1))
    for crit_rolled in range(2):
        bits = defence_bits(g, -more, has_cleave(g, crit_rolled != 0))
        spread(
            dice, bits, bits & (1 << Side.CRIT), trait(g, target, Trait.REROLL_DEFENCE), saves[crit_rolled]
        )
        if parry:
            ignore_one(dice, saves[crit_rolled])
    draws = 0.0
    for crits in range(count + 1):
        critical = 1 if crits > 0 else 0
        for hits in range(count + 1 - crits):
            if rolls[0, crits, hits] > 0.0:
                for idle in range(2):
                    for stops in range(dice + 1):
                        mended = 1 if stops > 0 or idle > 0 else 0
                        for blocks in range(dice + 1 - stops):
                            chance = rolls[0, crits, hits] * saves[critical, idle, stops, blocks]
                            result = result_of(crits, hits, stops, blocks, trapped)
                            if result == Result.SUCCEEDS:
                                wins[critical, mended] += chance
                            elif result == Result.DRAW:
                                draws += chance
    return draws


@rule
def chance_to_strike(g: Record):
    """SHA-116: an attacker whose weapon takes it out of action makes no attack."""
    a = g.acts - 1
    fighter = g.act[a, Act.FIGHTER]
    if SPECIAL[g.act[a, Act.WEAPON], Special.HURTS_ITSELF] == 0 or g.wounds[fighter] + 1 < wounds_of(
        g, fighter
    ):
        return 1.0
    return chance_to_shrug(g, fighter)


@rule
def chance_to_shrug(g: Record, fighter):
    """That a die saves a fighter from the damage that it will suffer next."""
    if g.effect_count > 0 and lasting_for(g, Mod.SHRUG, fighter, 0) > 0:
        return SHIELDS
    return 0.0


@rule
def suffered(g: Record, target, damage):
    """What is left of damage after the target's own upgrades and lasting ploys, unless a die saves it from all."""
    if g.frozen[target] != 0:
        return 0
    if damage > 1 and trait(g, target, Trait.TOUGH) > 0:
        damage = max(1, damage - trait(g, target, Trait.TOUGH))
    if damage > 1 and g.effect_count > 0 and lasting_for(g, Mod.MOST_ONE_DAMAGE, target, 0) > 0:
        return 1
    return damage


@rule
def spread(dice, bits, crit_bits, again, out):
    """The chance of every count of crits and other successes; failed dice are re-rolled, `again` of them at most.

    The first of two tables is for rolls in which every crit counts, the second for those that show one that does not;
    such dice are the last to be re-rolled.
    """
    crit = 0.0
    hit = 0.0
    idle = 0.0
    for face in range(FACES):
        side = SIDE_OF_FACE[face]
        if is_success(crit_bits, side):
            crit += 1.0 / FACES
        elif is_success(bits, side):
            hit += 1.0 / FACES
        elif side == Side.CRIT:
            idle += 1.0 / FACES
    miss = 1.0 - crit - hit
    plain = miss - idle
    for crits in range(dice + 1):
        for hits in range(dice + 1 - crits):
            misses = dice - crits - hits
            rerolls = min(again, misses)
            for shown in range((misses if idle > 0.0 else 0) + 1):
                chance = ways(dice, crits, hits) * power(crit, crits) * power(hit, hits)
                chance *= ways(misses, shown, 0) * power(idle, shown) * power(plain, misses - shown)
                stays = shown > max(0, rerolls - (misses - shown))
                for better in range(rerolls + 1):
                    for good in range(rerolls + 1 - better):
                        bad = rerolls - better - good
                        share = chance * ways(rerolls, better, good) * power(crit, better) * power(hit, good)
                        none = 0.0 if stays else power(plain, bad)
                        out[0, crits + better, hits + good] += share * none
                        out[1, crits + better, hits + good] += share * (power(miss, bad) - none)


@rule
def power(base, exponent):
    result = 1.0
    for _ in range(exponent):
        result *= base
    return result


@rule
def ways(dice, crits, hits):
    """In how many orders so many dice can show so many crits and hits."""
    count = 1.0
    for die in range(crits):
        count = count * (dice - die) / (die + 1)
    for die in range(hits):
        count = count * (dice - crits - die) / (die + 1)
    return count


@rule
def ignore_one(dice, out):
    """One of the defence dice does not count: when all were successes, one success less."""
    for stops in range(dice + 1):
        blocks = dice - stops
        chance = out[0, stops, blocks]
        if chance > 0.0 and dice > 0:
            out[0, stops, blocks] = 0.0
            if blocks > 0:
                out[0, stops, blocks - 1] += chance
            elif stops > 1:
                out[0, stops - 1, 0] += chance
            else:
                out[1, 0, 0] += chance  # the one crit shows, but does not count
