"""The attack action, step by step (SHA-116 to SHA-152), from the reactions before the dice to damage and the end.
The frame says which step comes next; rolls, success and driving back are in files of their own."""

from wartable.games.shadespire.changes import Stat
from wartable.games.shadespire.declare import AT_STEP, DAMAGE, OF_WEAPON, STEP, effect
from wartable.games.shadespire.printed import Inspire
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
from wartable.games.shadespire.rules.changes import (
    CRITICAL,
    DAMAGE_AT_MOST,
    DAMAGE_DOUBLED,
    DEFENDING,
    is_of_kind,
    of_weapon,
    range_bits,
    worn,
)
from wartable.games.shadespire.rules.dice import roll_off
from wartable.games.shadespire.rules.driving import WAS_DRIVEN, ask_to_drive, weigh_driving
from wartable.games.shadespire.rules.harm import heal, hurt
from wartable.games.shadespire.rules.lasting import range_of
from wartable.games.shadespire.rules.reactions import ask_reactions
from wartable.games.shadespire.rules.scoring import score_at_once
from wartable.games.shadespire.rules.stats import CRIT_BIT, charge_bits, on_field
from wartable.games.shadespire.rules.success import ask_about_outcome, count_attack
from wartable.games.shadespire.state import (
    MODELS,
    NOTHING,
    Act,
    Cause,
    Frame,
    Moment,
    Place,
    Result,
    Trigger,
)
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
        let_cards_act(g, BLAST)
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
    recoil = of_weapon(g, g.act[a, Act.WEAPON], Stat.RECOIL, fighter, 0)
    if recoil > 0:
        hurt(g, fighter, recoil, Cause.UPGRADE, fighter // MODELS)


@rule
def ask_before_rolling(g: Record):
    """SHA-124: a roll-off can stand for the dice; otherwise cards may have something to ask."""
    a = g.acts - 1
    if not still_possible(g):
        g.act[a, Act.STATE] = Result.ENDED
        set_top(g, A, AFTER)
    elif attack_mod(g, Stat.ROLL_OFF, 0) > 0:
        push(g, Frame.GAMBIT, roll_off(g, 3), 0, 0, 0, 0, 0)
    else:
        let_cards_act(g, CHOICES)


@rule
def let_cards_act(g: Record, step):
    """What the weapon and the attacker's upgrades do at a step of the attack."""
    a = g.acts - 1
    fighter = g.act[a, Act.FIGHTER]
    seat = fighter // MODELS
    arm = OF_WEAPON + g.act[a, Act.WEAPON]
    if STEP[arm] == step:
        effect(AT_STEP[arm], g, seat, fighter, NOTHING, NOTHING, NOTHING)
    for place in range(g.gear_count[seat]):
        card = g.gear[seat, place]
        if STEP[card] == step and g.place[seat, card] == Place.WORN + fighter % MODELS:
            effect(AT_STEP[card], g, seat, fighter, NOTHING, NOTHING, NOTHING)


# --- Damage -------------------------------------------------------------------------------------------------------


@rule
def damage_of(g: Record):
    """SHA-142: the Damage of the attack that is going on."""
    a = g.acts - 1
    fighter = g.act[a, Act.FIGHTER]
    weapon = g.act[a, Act.WEAPON]
    now = charge_bits(g, fighter)
    now |= range_bits(range_of(g, g.act[a, Act.SEAT], fighter, weapon, g.act[a, Act.MARK]))
    if g.act[a, Act.CRITICAL] != 0:
        now |= CRITICAL
    damage = DAMAGE[weapon] + g.act[a, Act.BONUS] + attack_mod(g, Stat.DAMAGE, now)
    damage += worn(g, fighter, Stat.DAMAGE, now) + of_weapon(g, weapon, Stat.DAMAGE, fighter, now)
    for _ in range(attack_mod(g, DAMAGE_DOUBLED, now)):  # W-16
        damage *= 2
    limit = of_weapon(g, weapon, DAMAGE_AT_MOST, fighter, now)
    return int(min(damage, limit - 1) if limit > 0 else damage)


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
    if on_field(g, target) and shows(g, DEFENCE_ROLL, CRIT_BIT):
        heal(g, target, worn(g, target, Stat.HEALS, DEFENDING | CRITICAL))
    if g.act[a, Act.STATE] == Result.SUCCEEDS:
        earn(g, fighter, Inspire.SUCCEEDED)
        if is_of_kind(g.act[a, Act.WEAPON], Stat.PISTOL):
            g.volleys[fighter // MODELS] += 1
        g.act[a, Act.DAMAGE] = damage_of(g)
        if g.act[a, Act.REBOUND] != 0:
            hurt(g, fighter, g.act[a, Act.DAMAGE], Cause.REACTION, g.act[a, Act.REBOUND] - 1)
        elif on_field(g, target):
            g.act[a, Act.HEX] = g.hex[target]
            hurt(g, target, g.act[a, Act.DAMAGE], Cause.ATTACK, g.act[a, Act.SEAT])


# --- The end ------------------------------------------------------------------------------------------------------


@rule
def aftermath(g: Record):
    """What a successful attack does besides, and weapons that break; then objectives are looked at."""
    a = g.acts - 1
    weapon = g.act[a, Act.WEAPON]
    fighter = g.act[a, Act.FIGHTER]
    if g.act[a, Act.STATE] == Result.SUCCEEDS:
        g.did_succeed[fighter] = 1
        heal(g, fighter, of_weapon(g, weapon, Stat.HEALS, fighter, 0))
    let_cards_act(g, AFTERMATH)
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
