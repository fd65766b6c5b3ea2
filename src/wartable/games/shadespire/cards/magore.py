"""Magore's Fiends: cards 175 to 203."""

from wartable.games.shadespire.cards.conditions import (
    each_has_another,
    enemies_gone,
    leader_fell,
    leader_took_out,
    survives,
    three_charged,
    took_out_by_attack,
    two_kills,
)
from wartable.games.shadespire.cards.effects import inspire_one, step_aside
from wartable.games.shadespire.cards.reactions import (
    anyone_taken_out,
    attack_took_friend,
    attacker_is_friend,
    can_strike_with_any,
    could_be_driven,
    wearer_falls,
)
from wartable.games.shadespire.declare import FIGHTER_LIST, objective, ploy, upgrade, weapon
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.acts import act_of, answered, is_noted
from wartable.games.shadespire.rules.hands import draw_powers
from wartable.games.shadespire.rules.pushing import push_fighter
from wartable.games.shadespire.rules.stats import beside, fallen, is_leader, on_field, wounds_of
from wartable.games.shadespire.rules.striking import can_attack, grant_attack
from wartable.games.shadespire.state import (
    MODELS,
    NOTHING,
    Act,
    Pushing,
    Side,
    Striking,
    Trigger,
)
from wartable.games.shadespire.terms import Mod, Scope, Special, Target, Timing, Trait
from wartable.kernel.rule import rule

OWN = "magores-fiends"
SWORD = Side.SWORD
MAGORE, GHARTOK, ZHARKUS = "magore-redhand", "ghartok-flayskull", "zharkus-the-bloodsighted"
RIPTOOTH = "riptooth"
RIPTOOTH_KIND = FIGHTER_LIST[RIPTOOTH].number

# --- Objectives ---------------------------------------------------------------------------------------------------


@rule
def each_beside_another(g: Record, seat):
    """All fighters, three at least, can be given different enemies that they are adjacent to."""
    count = 0
    for friend in range(seat * MODELS, seat * MODELS + MODELS):
        if not on_field(g, friend):
            continue
        g.choices[count] = 0
        for other in range(g.seats * MODELS):
            if other // MODELS != seat and g.kind[other] != 0 and beside(g, friend, other):
                g.choices[count] |= 1 << other
        count += 1
    return count >= 3 and each_has_another(g.choices, count)


@rule
def riptooth_took_leader(g: Record, seat):
    """Riptooth has just taken an enemy leader out of action."""
    if not took_out_by_attack(g, seat) or g.kind[act_of(g, Act.FIGHTER)] != RIPTOOTH_KIND:
        return False
    return leader_fell(g)


@rule
def each_lost_two(g: Record):
    """Two fighters of each warband are out of action."""
    for seat in range(g.seats):
        if fallen(g, seat) < 2:
            return False
    return True


@rule
def four_wounded(g: Record):
    """All survivors of all warbands, four at least, are wounded."""
    count = 0
    for fighter in range(g.seats * MODELS):
        if survives(g, fighter):
            if g.wounds[fighter] == 0:
                return False
            count += 1
    return count >= 4


@rule
def only_a_leader_left(g: Record, seat):
    """One enemy survives, and it is a leader."""
    count = 0
    leaders = 0
    for fighter in range(g.seats * MODELS):
        if fighter // MODELS != seat and survives(g, fighter):
            count += 1
            if is_leader(g, fighter):
                leaders += 1
    return count == 1 and leaders == 1


objective(175, "all-the-better-to-slay-them", OWN, 1, Timing.AT_ONCE, each_beside_another)
objective(176, "bane-of-champions", OWN, 2, Timing.AT_ONCE, riptooth_took_leader)
objective(177, "bloody-annihilation", OWN, 3, Timing.END, enemies_gone)
objective(178, "khorne-sees-us", OWN, 1, Timing.AT_ONCE, two_kills)
objective(179, "kill-kill-again", OWN, 1, Timing.END, each_lost_two)
objective(180, "no-escape", OWN, 1, Timing.AT_ONCE, three_charged)
objective(181, "rivers-of-blood", OWN, 2, Timing.END, four_wounded)
objective(182, "save-the-best", OWN, 2, Timing.END, only_a_leader_left)
objective(183, "show-of-strength", OWN, 1, Timing.AT_ONCE, leader_took_out)

# --- Ploys --------------------------------------------------------------------------------------------------------


@rule
def beside_attacker(g: Record, seat, candidate):
    """A fighter beside the attacker that can attack it."""
    attacker = act_of(g, Act.FIGHTER)
    return beside(g, candidate, attacker) and can_strike_with_any(g, candidate, seat, attacker)


@rule
def avenge(g: Record, seat, one):
    """The chosen fighter attacks the attacker."""
    grant_attack(g, one, seat, Striking.FORCED, NOTHING, answered(g, Act.FIGHTER))


@rule
def push_up_to_two(g: Record, seat, one):
    push_fighter(g, seat, one, 2, Pushing.UP_TO, NOTHING)


@rule
def attack_takes_out_strong(g: Record, seat):
    """After a friendly fighter's attack that took an enemy out of action whose Wounds are 3 or more."""
    if not attacker_is_friend(g, seat):
        return False
    for other in range(g.seats * MODELS):
        if other // MODELS != seat and is_noted(g, Act.FELLED_LOW, other) and wounds_of(g, other) >= 3:
            return True
    return False


@rule
def draw_three(g: Record, seat):
    draw_powers(g, seat, 3)


ploy(
    184,
    "blood-frenzy",
    OWN,
    reaction=(Trigger.AFTER_ATTACK, Trigger.AFTER_PLOY),
    when=anyone_taken_out,
    mods={Mod.DICE: 1, Mod.BOTH_SYMBOLS: 1},
    scope=Scope.FIRST_ATTACK,
)
ploy(185, "bloodslick-ground", OWN, mods={Mod.MOVE: -2}, scope=Scope.ENEMIES)
ploy(
    186,
    "bloody-retribution",
    OWN,
    reaction=(Trigger.AFTER_ATTACK,),
    when=attack_took_friend,
    asks=(Target.FRIEND,),
    fits=beside_attacker,
    effect=avenge,
)
ploy(
    187,
    "continue-the-slaughter",
    OWN,
    reaction=(Trigger.AFTER_ATTACK, Trigger.AFTER_PLOY),
    when=anyone_taken_out,
    mods={Mod.DAMAGE: 1},
    scope=Scope.FIRST_ATTACK,
)
ploy(188, "daemonic-resilience", OWN, mods={Mod.MOST_ONE_DAMAGE: 1}, scope=Scope.FIRST_HURT)
ploy(
    189,
    "fountain-of-gore",
    OWN,
    reaction=(Trigger.AFTER_ATTACK, Trigger.AFTER_PLOY),
    when=anyone_taken_out,
    mods={Mod.DEFENCE: 1},
    scope=Scope.FRIENDS,
)
ploy(190, "furious-inspiration", OWN, asks=(Target.FRIEND,), effect=inspire_one)
ploy(191, "glory-to-khorne", OWN, mods={Mod.DICE: 1}, scope=Scope.OWN_FIRST_ATTACK)
ploy(192, "horrifying-howl", OWN, asks=(Target.ENEMY_BESIDE_FRIEND,), effect=push_up_to_two)
ploy(
    193,
    "to-the-victor-the-spoils",
    OWN,
    reaction=(Trigger.AFTER_ATTACK,),
    when=attack_takes_out_strong,
    effect=draw_three,
)

# --- Upgrades -----------------------------------------------------------------------------------------------------


@rule
def falls_and_can_attack(g: Record, seat, fighter):
    """The fighter with the upgrade will go out of action and can still attack."""
    return wearer_falls(g, seat, fighter) and can_attack(g, fighter, seat, Striking.REACTION)


@rule
def attack_with_wearer(g: Record, seat, fighter):
    """As a reaction, so whatever counts those counts it."""
    grant_attack(g, fighter, seat, Striking.REACTION, NOTHING, NOTHING)


upgrade(194, "brutal-charge", OWN, only=(MAGORE, GHARTOK, ZHARKUS), traits={Trait.CHARGE_DICE: 1})
upgrade(
    195,
    "daemonic-maw",
    OWN,
    only=(MAGORE,),
    weapons=(weapon("daemonic-maw", 1, 2, SWORD, 3, special={Special.HEALS: 1}),),
)
upgrade(196, "furious-charge", OWN, only=(ZHARKUS,), traits={Trait.CHARGE_BOTH_SYMBOLS: 1})
upgrade(
    197,
    "no-respite",
    OWN,
    only=(MAGORE, GHARTOK, ZHARKUS),
    reaction=(Trigger.WILL_TAKE_OUT,),
    when=falls_and_can_attack,
    effect=attack_with_wearer,
)
upgrade(198, "predatory-leap", OWN, only=(RIPTOOTH,), traits={Trait.CHARGE_THROUGH: 1})
upgrade(199, "rage-fuelled-attacks", OWN, only=(ZHARKUS,), traits={Trait.DAMAGE_CLOSE: 1})
upgrade(200, "shake-about", OWN, only=(RIPTOOTH,), traits={Trait.SHAKES: 1})
upgrade(201, "trophy-hunter", OWN, only=(MAGORE,), traits={Trait.KILL_GLORY: 1})
upgrade(
    202,
    "unshakeable",
    OWN,
    only=(RIPTOOTH,),
    reaction=(Trigger.COULD_DRIVE,),
    when=could_be_driven,
    effect=step_aside,
)
upgrade(203, "wrathful-blows", OWN, only=(GHARTOK,), traits={Trait.DICE: 1})
