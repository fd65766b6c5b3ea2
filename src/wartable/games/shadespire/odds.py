"""Exact chances of an attack: dice, supports, re-rolls and all, before anything is rolled.
Players on the screen and computer players read the same numbers."""

import numpy as np

from wartable.games.shadespire.declare import SPECIAL
from wartable.games.shadespire.rules.acts import COLUMNS
from wartable.games.shadespire.rules.attack import attack_mod, describe_attack
from wartable.games.shadespire.rules.attack_rolls import attack_dice, target_dice
from wartable.games.shadespire.rules.attack_steps import damage_of
from wartable.games.shadespire.rules.dice import FACES, SIDE_OF_FACE
from wartable.games.shadespire.rules.stats import is_success, trait
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
from wartable.games.shadespire.state import DICE, Act, Result, Side
from wartable.games.shadespire.terms import Mod, Special, Trait
from wartable.kernel.rule import rule

# What `attack_odds` tells, by place.
SUCCESS, DRIVES, CRITICAL, KILL, DAMAGE = range(5)
PARTS = 5
ALL_DICE = 99


@rule
def look_at_attack(g, seat, fighter, weapon, target, how, out):
    """The chances of an attack that has not been declared; the record is left as it was."""
    a = g.acts
    g.acts = a + 1
    describe_attack(g, a, fighter, seat, weapon, target, how)
    attack_odds(g, out)
    for column in range(COLUMNS):
        g.act[a, column] = 0
    g.acts = a


@rule
def attack_odds(g, out):
    """SHA-135, SHA-141: chances of success, of driving back, of a critical hit and of a kill; damage to expect.

    Who may re-roll re-rolls dice that are no success; nobody reacts.
    """
    a = g.acts - 1
    for part in range(PARTS):
        out[part] = 0.0
    fighter = g.act[a, Act.FIGHTER]
    target = g.act[a, Act.TARGET]
    weapon = g.act[a, Act.WEAPON]
    more = supporters_of_attack(g) - supporters_of_target(g)
    again = trait(g, fighter, Trait.REROLL_ATTACK) + SPECIAL[weapon, Special.REROLL]
    if attack_mod(g, Mod.REROLL_ANY) > 0:
        again = ALL_DICE
    crit_bits = attack_crit_bits(g)
    rolls = np.zeros((DICE + 1, DICE + 1))
    spread(attack_dice(g), attack_bits(g, more), crit_bits, again, rolls)
    parry = attack_mod(g, Mod.PARRY) > 0
    dice = target_dice(g)
    trapped = is_trapped(g)
    saves = np.zeros((2, DICE + 1, DICE + 1))
    for crit_rolled in range(2):
        bits = defence_bits(g, -more, has_cleave(g, crit_rolled != 0))
        spread(
            dice, bits, bits & (1 << Side.CRIT), trait(g, target, Trait.REROLL_DEFENCE), saves[crit_rolled]
        )
        if parry:
            ignore_one(dice, saves[crit_rolled])
    for crits in range(attack_dice(g) + 1):
        for hits in range(attack_dice(g) + 1 - crits):
            if rolls[crits, hits] > 0.0:
                against = saves[1 if crits > 0 else 0]
                for stops in range(dice + 1):
                    for blocks in range(dice + 1 - stops):
                        chance = rolls[crits, hits] * against[stops, blocks]
                        result = result_of(crits, hits, stops, blocks, trapped)
                        if result == Result.SUCCEEDS:
                            out[SUCCESS] += chance
                            if crits > 0:
                                out[CRITICAL] += chance
                        elif result == Result.DRAW:
                            out[DRIVES] += chance
    left = g.act[a, Act.LEFT]
    g.act[a, Act.CRITICAL] = 1
    hard = suffered(g, target, damage_of(g))
    g.act[a, Act.CRITICAL] = 0
    plain = suffered(g, target, damage_of(g))
    if hard >= left:
        out[KILL] += out[CRITICAL]
    if plain >= left:
        out[KILL] += out[SUCCESS] - out[CRITICAL]
    out[DAMAGE] = out[CRITICAL] * hard + (out[SUCCESS] - out[CRITICAL]) * plain


@rule
def suffered(g, target, damage):
    """What is left of damage after the target's own upgrades."""
    if g.frozen[target] != 0:
        return 0
    if damage > 1 and trait(g, target, Trait.TOUGH) > 0:
        return max(1, damage - trait(g, target, Trait.TOUGH))
    return damage


@rule
def spread(dice, bits, crit_bits, again, out):
    """The chance of every count of crits and other successes; failed dice are re-rolled, `again` of them at most."""
    crit = 0.0
    hit = 0.0
    for face in range(FACES):
        side = SIDE_OF_FACE[face]
        if is_success(crit_bits, side):
            crit += 1.0 / FACES
        elif is_success(bits, side):
            hit += 1.0 / FACES
    miss = 1.0 - crit - hit
    for crits in range(dice + 1):
        for hits in range(dice + 1 - crits):
            misses = dice - crits - hits
            chance = ways(dice, crits, hits) * power(crit, crits) * power(hit, hits) * power(miss, misses)
            rerolls = min(again, misses)
            for better in range(rerolls + 1):
                for good in range(rerolls + 1 - better):
                    bad = rerolls - better - good
                    out[crits + better, hits + good] += (
                        chance
                        * ways(rerolls, better, good)
                        * power(crit, better)
                        * power(hit, good)
                        * power(miss, bad)
                    )


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
        chance = out[stops, blocks]
        if chance > 0.0:
            out[stops, blocks] = 0.0
            if blocks > 0:
                out[stops, blocks - 1] += chance
            else:
                out[stops - 1, 0] += chance
