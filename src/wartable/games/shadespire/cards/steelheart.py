"""Steelheart's Champions: cards 30 to 58."""

from wartable.games.shadespire.cards.conditions import (
    charge_took_out,
    held_twice,
    holds_number,
    leader_taken_out,
    none_hurt,
    none_lost,
    two_taken_out,
)
from wartable.games.shadespire.cards.effects import (
    attack_same_again,
    guard_one,
    guard_two,
    guardable,
    push_one,
    push_wearer,
    shows_hammer,
    strike_back_at_attacker,
)
from wartable.games.shadespire.cards.reactions import (
    attacker_is_enemy,
    failed_at_wearer,
    friend_attack_failed,
    may_answer_failure,
    took_out_friend,
)
from wartable.games.shadespire.declare import SPECIAL, objective, ploy, upgrade, weapon
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.activations import may_guard, put_on_guard
from wartable.games.shadespire.rules.acts import act_of, may_nest
from wartable.games.shadespire.rules.attack import can_strike
from wartable.games.shadespire.rules.dice import ATTACK_DIE, roll_for_card
from wartable.games.shadespire.rules.field import within
from wartable.games.shadespire.rules.harm import heal
from wartable.games.shadespire.rules.pushing import can_push, push_fighter
from wartable.games.shadespire.rules.stats import (
    beside,
    enemies_beside,
    holder,
    in_enemy_land,
    is_leader,
    on_field,
    survivors,
)
from wartable.games.shadespire.rules.striking import grant_attack
from wartable.games.shadespire.state import (
    MODELS,
    NOTHING,
    Act,
    Pushing,
    Result,
    Side,
    Striking,
    Trigger,
)
from wartable.games.shadespire.terms import Mod, Reach, Scope, Special, Target, Timing, Trait
from wartable.kernel.rule import rule

OWN = "steelhearts-champions"
HAMMER = Side.HAMMER
SEVERIN, ANGHARAD, OBRYN = "severin-steelheart", "angharad-brightshield", "obryn-the-bold"

# --- Objectives ---------------------------------------------------------------------------------------------------


@rule
def holds_all_in(g: Record, seat, land):
    """There are objectives in the territory of a seat, and another seat holds all of them."""
    count = 0
    for number in range(1, g.tokens + 1):
        hex = g.token_hex[number]
        if hex != NOTHING and g.land[hex] == land:
            if not holds_number(g, seat, number):
                return False
            count += 1
    return count > 0


@rule
def cleansed(g: Record, seat):
    """SHA-175: all objectives in the territory of an enemy; with three or four players, of any one of them."""
    for other in range(g.seats):
        if other != seat and holds_all_in(g, seat, other):
            return True
    return False


@rule
def none_beside_enemy(g: Record, seat):
    """No enemy is adjacent to any of the fighters; one at least is left (SHA-167)."""
    for friend in range(seat * MODELS, seat * MODELS + MODELS):
        if g.kind[friend] != 0 and on_field(g, friend) and enemies_beside(g, friend) > 0:
            return False
    return survivors(g, seat) > 0


@rule
def holds_abroad(g: Record, seat):
    """An objective in enemy territory is held."""
    for number in range(1, g.tokens + 1):
        if holds_number(g, seat, number) and in_enemy_land(g, holder(g, number)):
            return True
    return False


objective(30, "awe-inspiring", OWN, 1, Timing.AT_ONCE, two_taken_out)
objective(31, "cleanse", OWN, 3, Timing.END, cleansed)
objective(32, "consecrated-area", OWN, 1, Timing.END, none_beside_enemy)
objective(33, "eternals", OWN, 3, Timing.THIRD_END, none_lost)
objective(34, "immovable-object", OWN, 1, Timing.END, held_twice)
objective(35, "lightning-strikes", OWN, 1, Timing.AT_ONCE, charge_took_out)
objective(36, "seize-ground", OWN, 1, Timing.END, holds_abroad)
objective(37, "sigmars-bulwark", OWN, 1, Timing.END, none_hurt)
objective(38, "slayers-of-tyrants", OWN, 1, Timing.END, leader_taken_out)

# --- Ploys --------------------------------------------------------------------------------------------------------


@rule
def enemy_attack_failed(g: Record, seat):
    """After an enemy's attack that failed."""
    return attacker_is_enemy(g, seat) and act_of(g, Act.STATE) != Result.SUCCEEDS


@rule
def push_up_to_two(g: Record, seat, one, two):
    """Push up to two chosen fighters up to one hex each, in the order in which they were chosen."""
    if two != NOTHING:
        push_fighter(g, seat, two, 1, Pushing.UP_TO, NOTHING)
    if one != NOTHING:
        push_fighter(g, seat, one, 1, Pushing.UP_TO, NOTHING)


@rule
def one_friend_left(g: Record, seat):
    """After an attack or a ploy that took a friendly fighter out and left one on the battlefield."""
    return took_out_friend(g, seat) and survivors(g, seat) == 1


@rule
def heal_survivor(g: Record, seat):
    """The friendly fighter that is left loses all wound tokens."""
    for friend in range(seat * MODELS, seat * MODELS + MODELS):
        if on_field(g, friend):
            heal(g, friend, int(g.wounds[friend]))


ploy(39, "heroic-guard", OWN, asks=(Target.FRIEND,), fits=guardable, effect=guard_one)
ploy(40, "peal-of-thunder", OWN, asks=(Target.ENEMY,), effect=push_one)
ploy(41, "righteous-zeal", OWN, mods={Mod.DAMAGE: 1}, scope=Scope.FIRST_ATTACK, reach=Reach.CLOSE)
ploy(
    42,
    "sigmarite-wall",
    OWN,
    asks=(Target.FRIEND, Target.FRIEND_BESIDE_FIRST),
    fits=guardable,
    effect=guard_two,
)
ploy(43, "stormforged-resistance", OWN, mods={Mod.PROTECT: 1}, scope=Scope.FIRST_ATTACK)
ploy(
    44,
    "stormforged-tactics",
    OWN,
    mods={Mod.REACTION: 1},
    scope=Scope.FRIENDS,
    reaction=(Trigger.AFTER_ATTACK,),
    when=enemy_attack_failed,
    asks=(Target.FRIEND, Target.OTHER_FRIEND),
    optional=(0, 1),
    effect=push_up_to_two,
)
ploy(
    45,
    "tireless-assault",
    OWN,
    reaction=(Trigger.AFTER_ATTACK,),
    when=friend_attack_failed,
    effect=attack_same_again,
)
ploy(
    46,
    "undaunted",
    OWN,
    reaction=(Trigger.AFTER_ATTACK, Trigger.AFTER_PLOY),
    when=one_friend_left,
    effect=heal_survivor,
)
ploy(47, "unstoppable-strike", OWN, mods={Mod.CLEAVE: 1}, scope=Scope.FIRST_ATTACK)
ploy(48, "valiant-attack", OWN, mods={Mod.NO_TARGET_SUPPORT: 1}, scope=Scope.FIRST_ATTACK)

# --- Upgrades -----------------------------------------------------------------------------------------------------


@rule
def guard_with_friends_beside(g: Record, seat, fighter):
    """The fighter and all friendly fighters adjacent to it go on Guard."""
    for friend in range(seat * MODELS, seat * MODELS + MODELS):
        if friend == fighter or (g.kind[friend] != 0 and beside(g, fighter, friend)):
            if may_guard(g, friend):
                put_on_guard(g, friend)


@rule
def riposte_by_die(g: Record, seat, fighter):
    """On a hammer or crit the fighter is not driven back and may attack the attacker."""
    if shows_hammer(roll_for_card(g, seat, ATTACK_DIE)):
        strike_back_at_attacker(g, seat, fighter)


@rule
def enemy_activated_near(g: Record, seat, fighter):
    """After an enemy's activation that leaves it within two hexes of the fighter."""
    enemy = g.activated - 1
    if enemy == NOTHING or enemy // MODELS == seat or not on_field(g, enemy):
        return False
    return within(g, g.hex[fighter], g.hex[enemy], 2) and can_push(g, fighter)


@rule
def failed_at_leader(g: Record, seat, fighter):
    """After this fighter's own attack of this card that failed against an enemy leader who is still in reach."""
    if act_of(g, Act.FIGHTER) != fighter or act_of(g, Act.SEAT) != seat or not may_nest(g):
        return False
    arm = act_of(g, Act.WEAPON)
    target = act_of(g, Act.TARGET)
    if arm == NOTHING or SPECIAL[arm, Special.AGAIN] == 0 or act_of(g, Act.STATE) == Result.SUCCEEDS:
        return False
    return is_leader(g, target) and can_strike(g, fighter, seat, arm, target)


@rule
def make_it_again(g: Record, seat, fighter):
    """The same attack at the same fighter."""
    grant_attack(g, fighter, seat, Striking.REACTION, act_of(g, Act.WEAPON), act_of(g, Act.TARGET))


@rule
def failed_from_beside(g: Record, seat, fighter):
    """During an adjacent fighter's attack that targets the fighter with the upgrade and fails."""
    return failed_at_wearer(g, seat, fighter) and beside(g, fighter, act_of(g, Act.FIGHTER))


@rule
def bash_attacker(g: Record, seat, fighter):
    """The fighter is not driven back, and its attacker may be pushed one hex."""
    g.act[g.acts - 1, Act.PROTECTED] = 1
    push_fighter(g, seat, act_of(g, Act.FIGHTER), 1, Pushing.UP_TO, NOTHING)


upgrade(49, "blessed-by-sigmar", OWN, traits={Trait.WOUNDS: 1})
upgrade(50, "block", OWN, only=(ANGHARAD,), action=guard_with_friends_beside)
upgrade(
    51,
    "brave-strike",
    OWN,
    only=(OBRYN,),
    weapons=(weapon("brave-strike", 1, 2, HAMMER, 2, special={Special.ALONE: 1}),),
)
upgrade(
    52,
    "fatal-riposte",
    OWN,
    only=(SEVERIN,),
    reaction=(Trigger.HAS_FAILED,),
    when=may_answer_failure,
    effect=riposte_by_die,
)
upgrade(53, "heroic-might", OWN, only=(SEVERIN, OBRYN), traits={Trait.CLEAVE: 1})
upgrade(
    54,
    "heroic-stride",
    OWN,
    only=(SEVERIN,),
    reaction=(Trigger.AFTER_ACTIVATION,),
    when=enemy_activated_near,
    effect=push_wearer,
)
upgrade(
    55,
    "lightning-blade",
    OWN,
    only=(SEVERIN,),
    weapons=(weapon("lightning-blade", 2, 2, HAMMER, 1, special={Special.CRIT_DAMAGE: 1}),),
)
upgrade(56, "lightning-blast", OWN, only=(OBRYN,), traits={Trait.BLAST: 1})
upgrade(
    57,
    "righteous-strike",
    OWN,
    only=(ANGHARAD,),
    weapons=(weapon("righteous-strike", 1, 3, HAMMER, 2, special={Special.AGAIN: 1}),),
    reaction=(Trigger.AFTER_ATTACK,),
    when=failed_at_leader,
    effect=make_it_again,
)
upgrade(
    58,
    "shield-bash",
    OWN,
    only=(ANGHARAD,),
    reaction=(Trigger.HAS_FAILED,),
    when=failed_from_beside,
    effect=bash_attacker,
)
