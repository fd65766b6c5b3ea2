"""The attack action, step by step (SHA-116 to SHA-152), from the reactions before the dice to damage and the end.
The frame says which step comes next; rolls, success and driving back are in files of their own."""

from wartable.games.shadespire.declare import CARD_OF_WEAPON, DAMAGE, SPECIAL
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.acts import close_act, earn
from wartable.games.shadespire.rules.attack import (
    AFTER,
    AFTERMATH,
    AIM,
    ATTACK_ROLL,
    BLAST,
    CHECK,
    CHOICES,
    COULD_DRIVE,
    COUNT,
    DEFENCE_ROLL,
    DEFEND,
    DEFENDED,
    DRIVE,
    DRIVEN,
    HIT,
    OUTCOME,
    RE_DEFEND,
    RE_ROLL,
    ROLL,
    ROLLED,
    attack_mod,
    still_possible,
)
from wartable.games.shadespire.rules.attack_rolls import (
    offer_attack_rerolls,
    offer_defence_rerolls,
    roll_attack,
    roll_defence,
    shows,
)
from wartable.games.shadespire.rules.dice import roll_off
from wartable.games.shadespire.rules.driving import WAS_DRIVEN, ask_to_drive, weigh_driving
from wartable.games.shadespire.rules.field import are_adjacent
from wartable.games.shadespire.rules.hands import lose_upgrade
from wartable.games.shadespire.rules.harm import heal, hurt
from wartable.games.shadespire.rules.lasting import range_of
from wartable.games.shadespire.rules.reactions import ask_reactions
from wartable.games.shadespire.rules.scoring import score_at_once
from wartable.games.shadespire.rules.sight import is_foe
from wartable.games.shadespire.rules.stats import CRIT_BIT, is_charging, on_field, trait
from wartable.games.shadespire.rules.success import ask_about_outcome, count_attack
from wartable.games.shadespire.state import (
    MODELS,
    Act,
    Cause,
    Frame,
    Moment,
    Place,
    Result,
    Striking,
    Trigger,
)
from wartable.games.shadespire.terms import Inspire, Mod, Special, Trait
from wartable.kernel.frames import KIND, A, E, pop, push, set_top, top
from wartable.kernel.rule import rule


@rule
def attack_on(g: Record):
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
def check_attack(g: Record):
    """The attack may have become impossible; some weapons hurt who uses them."""
    a = g.acts - 1
    fighter = g.act[a, Act.FIGHTER]
    if not still_possible(g):
        g.act[a, Act.STATE] = Result.ENDED
        set_top(g, A, AFTER)
        return
    g.did_attack[fighter] = 1
    if SPECIAL[g.act[a, Act.WEAPON], Special.HURTS_ITSELF] != 0:
        hurt(g, fighter, 1, Cause.UPGRADE, fighter // MODELS)


@rule
def ask_before_rolling(g: Record):
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


# --- Damage -------------------------------------------------------------------------------------------------------


@rule
def damage_of(g: Record):
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
        if g.did_charge[fighter] != 0 or is_charging(g, fighter):
            damage += trait(g, fighter, Trait.CHARGED_DAMAGE_CLOSE)
        if critical:
            damage += trait(g, fighter, Trait.CRIT_DAMAGE_CLOSE)
    if reach == 1:
        damage += trait(g, fighter, Trait.HUNGERS)
        if critical:
            damage += trait(g, fighter, Trait.CRIT_DAMAGE_ADJACENT)
    if critical:
        damage += SPECIAL[weapon, Special.CRIT_DAMAGE]
        for _ in range(attack_mod(g, Mod.CRIT_DOUBLE)):  # W-16
            damage *= 2
    if SPECIAL[weapon, Special.MOST_ONE_DAMAGE] != 0:
        damage = min(damage, 1)
    return int(damage)


@rule
def hit(g: Record):
    """SHA-116, SHA-142: damage, unless a reaction has made that impossible; a crit on a defence die may heal before."""
    a = g.acts - 1
    target = g.act[a, Act.TARGET]
    fighter = g.act[a, Act.FIGHTER]
    if g.act[a, Act.STATE] == Result.SUCCEEDS and not still_possible(g):
        g.act[a, Act.STATE] = Result.ENDED
        set_top(g, A, AFTER)
        return
    if trait(g, target, Trait.BLESSED) > 0 and on_field(g, target):
        if shows(g, DEFENCE_ROLL, CRIT_BIT):
            heal(g, target, trait(g, target, Trait.BLESSED))
    if g.act[a, Act.STATE] == Result.SUCCEEDS:
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
def blast(g: Record):
    """W-11: a critical hit can hurt enemies beside the target's hex too; W-03: what is pushed last is suffered first."""
    a = g.acts - 1
    fighter = g.act[a, Act.FIGHTER]
    if g.act[a, Act.CRITICAL] == 0 or trait(g, fighter, Trait.BLAST) == 0:
        return
    fighters = g.seats * MODELS
    for turn in range(fighters - 1, -1, -1):
        other = (g.act[a, Act.SEAT] * MODELS + turn) % fighters
        if other != g.act[a, Act.TARGET] and is_foe(g, g.act[a, Act.SEAT], fighter, other):
            if are_adjacent(g, g.hex[other], g.act[a, Act.HEX]):
                hurt(g, other, 1, Cause.ATTACK, g.act[a, Act.SEAT])


# --- The end ------------------------------------------------------------------------------------------------------


@rule
def aftermath(g: Record):
    """What a successful attack does besides, and weapons that break; then objectives are looked at."""
    a = g.acts - 1
    weapon = g.act[a, Act.WEAPON]
    fighter = g.act[a, Act.FIGHTER]
    target = g.act[a, Act.TARGET]
    card = CARD_OF_WEAPON[weapon]
    success = g.act[a, Act.STATE] == Result.SUCCEEDS
    if success:
        g.did_succeed[fighter] = 1
        if SPECIAL[weapon, Special.STUNS] != 0:
            g.spent[target] = 1
        if SPECIAL[weapon, Special.HEALS] != 0:
            heal(g, fighter, SPECIAL[weapon, Special.HEALS])
    if card != 0 and g.place[fighter // MODELS, card] >= Place.WORN:
        if SPECIAL[weapon, Special.THROWN] != 0 or (success and SPECIAL[weapon, Special.BREAKS] != 0):
            lose_upgrade(g, fighter // MODELS, card)
    note_made(g)
    g.moment = Moment.ATTACK_OVER
    score_at_once(g)


@rule
def note_made(g: Record):
    """W-20: an attack has been made."""
    a = g.acts - 1
    g.struck[g.act[a, Act.FIGHTER]] |= 1 << g.act[a, Act.TARGET]


@rule
def close_attack(g: Record):
    """Attacks of one sweep know of those before."""
    a = g.acts - 1
    swept = g.act[a, Act.SWEPT]
    hurt_count = g.act[a, Act.SWEPT_HURT]
    ended = g.act[a, Act.STATE] == Result.ENDED
    if ended and g.dice_count[a, ATTACK_ROLL] > 0:
        note_made(g)
    close_act(g)
    if g.depth > 0 and top(g, KIND) == Frame.SWEEP and not ended:
        set_top(g, E, top(g, E) + (swept + hurt_count * 8) * 16)
