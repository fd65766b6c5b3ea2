"""Ironskull's Boyz: cards 88 to 116."""

from wartable.games.shadespire.cards.conditions import (
    by_seats,
    each_has_another,
    leader_taken_out,
    none_lost,
    survives,
    three_charged,
)
from wartable.games.shadespire.cards.effects import (
    charge_with_one,
    escapes,
    push_one,
    remove_objective,
    shows_hammer,
)
from wartable.games.shadespire.cards.reactions import (
    attacker_is_friend,
    falling,
    friend_falls,
    took_out_enemy,
    wearer_falls,
)
from wartable.games.shadespire.declare import objective, ploy, upgrade, weapon
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.acts import act_of, answered, may_nest
from wartable.games.shadespire.rules.attack import ATTACK_ROLL
from wartable.games.shadespire.rules.attack_rolls import can_reroll
from wartable.games.shadespire.rules.dice import ATTACK_DIE, roll_for_card
from wartable.games.shadespire.rules.hands import lose_upgrade
from wartable.games.shadespire.rules.moving import can_move
from wartable.games.shadespire.rules.pushing import push_fighter
from wartable.games.shadespire.rules.stats import is_leader, on_field, survivors
from wartable.games.shadespire.rules.striking import can_attack, grant_attack
from wartable.games.shadespire.rules.success import reroll_failed
from wartable.games.shadespire.state import (
    MODELS,
    NOTHING,
    Act,
    Doing,
    Going,
    Moment,
    Pushing,
    Side,
    Striking,
    Trigger,
)
from wartable.games.shadespire.terms import Mod, Reach, Scope, Special, Target, Timing, Trait
from wartable.kernel.rule import rule

OWN = "ironskulls-boyz"
HAMMER, SWORD = Side.HAMMER, Side.SWORD
GURZAG, BONEKUTTA, HAKKA, BASHA = "gurzag-ironskull", "bonekutta", "hakka", "basha"
UNKILLABLE = 115
WARBAND_BITS = (1 << MODELS) - 1

# --- Objectives ---------------------------------------------------------------------------------------------------


@rule
def leader_killed(g: Record, seat):
    """The leader took an enemy out of action in the action phase."""
    return g.kills_by_leader[seat] > 0


@rule
def two_more_supporters(g: Record, seat):
    """A friendly fighter's attack has two supporters more than its target."""
    if g.moment != Moment.COUNTED or not attacker_is_friend(g, seat):
        return False
    return act_of(g, Act.SUPPORT) - act_of(g, Act.SUPPORT_TARGET) >= 2


@rule
def outnumbers_one(g: Record, seat):
    """More fighters are on the battlefield than an opponent has there."""
    for other in range(g.seats):
        if other != seat and survivors(g, seat) > survivors(g, other):
            return True
    return False


@rule
def three_lost(g: Record):
    """Three fighters went out of action in the action phase; with three or four players five."""
    lost = 0
    for seat in range(g.seats):
        lost += g.losses[seat]
    return lost >= by_seats(g, 3, 5, 5)


@rule
def each_attacked_another(g: Record, seat):
    """All survivors, two at least, can be given different enemies that they attacked."""
    count = 0
    enemies = ~(WARBAND_BITS << (seat * MODELS))
    for friend in range(seat * MODELS, seat * MODELS + MODELS):
        if survives(g, friend):
            g.choices[count] = g.struck[friend] & enemies
            count += 1
    return count >= 2 and each_has_another(g.choices, count)


@rule
def survives_three(g: Record, seat):
    """A friendly fighter has suffered 3 damage or more from an attack and is not out of action."""
    if g.moment != Moment.ATTACK_OVER or act_of(g, Act.DEALT) < 3:
        return False
    victim = act_of(g, Act.TARGET) if act_of(g, Act.REBOUND) == 0 else act_of(g, Act.FIGHTER)
    return victim // MODELS == seat and g.out[victim] == 0


objective(88, "ard-as-iron", OWN, 3, Timing.THIRD_END, none_lost)
objective(89, "biggest-an-da-best", OWN, 1, Timing.END, leader_killed)
objective(90, "call-of-the-waaagh", OWN, 1, Timing.AT_ONCE, three_charged)
objective(91, "dead-kunnin", OWN, 1, Timing.AT_ONCE, two_more_supporters)
objective(92, "deres-more-of-us", OWN, 1, Timing.END, outnumbers_one)
objective(93, "get-da-boss", OWN, 1, Timing.END, leader_taken_out)
objective(94, "good-scrap", OWN, 2, Timing.END, three_lost)
objective(95, "punch-up", OWN, 2, Timing.END, each_attacked_another)
objective(96, "too-dumb-to-die", OWN, 1, Timing.AT_ONCE, survives_three)

# --- Ploys --------------------------------------------------------------------------------------------------------


@rule
def attack_by_die(g: Record, seat, one):
    """On a hammer or crit the chosen fighter may attack, whoever's it is."""
    if shows_hammer(roll_for_card(g, seat, ATTACK_DIE)):
        grant_attack(g, one, one // MODELS, Striking.GRANTED, NOTHING, NOTHING)


@rule
def friend_attacked(g: Record, seat):
    """After the attack of a friendly fighter that is still there."""
    return attacker_is_friend(g, seat) and on_field(g, act_of(g, Act.FIGHTER))


@rule
def push_attacker(g: Record, seat):
    """Push the attacker up to three hexes."""
    push_fighter(g, seat, answered(g, Act.FIGHTER), 3, Pushing.UP_TO, NOTHING)


@rule
def moved_friend_can_attack(g: Record, seat):
    """After a friendly fighter's move outside a Charge, when it can attack."""
    if act_of(g, Act.KIND) != Doing.MOVE or act_of(g, Act.HOW) == Going.CHARGE:
        return False
    mover = act_of(g, Act.FIGHTER)
    return mover // MODELS == seat and can_attack(g, mover, seat, Striking.GRANTED)


@rule
def attack_with_mover(g: Record, seat):
    grant_attack(g, answered(g, Act.FIGHTER), seat, Striking.GRANTED, NOTHING, NOTHING)


@rule
def may_lunge_last(g: Record, seat):
    """During an attack or a ploy that will take a friendly fighter out, with room for an attack (W-01)."""
    return friend_falls(g, seat, NOTHING) and may_nest(g)


@rule
def lunge_by_die(g: Record, seat):
    """On a hammer or crit the falling fighter attacks its attacker, if there is one in reach."""
    if shows_hammer(roll_for_card(g, seat, ATTACK_DIE)) and answered(g, Act.KIND) == Doing.ATTACK:
        grant_attack(g, falling(g), seat, Striking.FORCED, NOTHING, answered(g, Act.FIGHTER))


@rule
def leader_attack_takes_out(g: Record, seat):
    """After an attack by the leader that took an enemy out of action."""
    return attacker_is_friend(g, seat) and is_leader(g, act_of(g, Act.FIGHTER)) and took_out_enemy(g, seat)


@rule
def fresh_and_can_charge(g: Record, candidate):
    """Another fighter than the attacker that has neither moved nor charged in this phase, and can charge."""
    if candidate == act_of(g, Act.FIGHTER) or g.did_move[candidate] != 0 or g.did_charge[candidate] != 0:
        return False
    return may_nest(g) and can_move(g, candidate, Going.CHARGE, 0)


ploy(97, "avin-a-good-time", OWN, asks=(Target.ANY,), effect=attack_by_die)
ploy(
    98,
    "brutal-but-kunnin",
    OWN,
    reaction=(Trigger.AFTER_ATTACK,),
    when=friend_attacked,
    effect=push_attacker,
)
ploy(99, "deafening-bellow", OWN, asks=(Target.ENEMY_BESIDE_FRIEND,), effect=push_one)
ploy(
    100,
    "gorkamorkas-blessing",
    OWN,
    mods={Mod.DAMAGE: 1},
    scope=Scope.FIRST_ATTACK,
    reach=Reach.CLOSE,
)
ploy(
    101,
    "kunnin-but-brutal",
    OWN,
    reaction=(Trigger.AFTER_MOVE,),
    when=moved_friend_can_attack,
    effect=attack_with_mover,
)
ploy(
    102,
    "last-lunge",
    OWN,
    reaction=(Trigger.WILL_TAKE_OUT,),
    when=may_lunge_last,
    effect=lunge_by_die,
)
ploy(
    103,
    "leadin-by-example",
    OWN,
    reaction=(Trigger.AFTER_ATTACK,),
    when=leader_attack_takes_out,
    asks=(Target.FRIEND,),
    fits=fresh_and_can_charge,
    effect=charge_with_one,
)
ploy(104, "more-choppin", OWN, mods={Mod.DICE: 1}, scope=Scope.FIRST_ATTACK)
ploy(105, "pillage", OWN, asks=(Target.HELD_BY_YOU,), effect=remove_objective)
ploy(106, "scrag-em", OWN, mods={Mod.TWO_SUPPORTERS: 1}, scope=Scope.FIRST_ATTACK)

# --- Upgrades -----------------------------------------------------------------------------------------------------


@rule
def failed_at_leader(g: Record, fighter):
    """The attack of the fighter with the upgrade at an enemy leader has failed, and a die can be re-rolled."""
    if act_of(g, Act.FIGHTER) != fighter or act_of(g, Act.TARGET) // MODELS == fighter // MODELS:
        return False
    return is_leader(g, act_of(g, Act.TARGET)) and can_reroll(g, ATTACK_ROLL)


@rule
def escape_death(g: Record, seat):
    """On a shield or crit the damage comes to nothing and the upgrade is discarded."""
    if escapes(g, seat):
        lose_upgrade(g, seat, UNKILLABLE)


upgrade(107, "ard-head", OWN, only=(HAKKA, BASHA), traits={Trait.TOUGH: 1})
upgrade(
    108,
    "aspiring-boss",
    OWN,
    only=(HAKKA,),
    reaction=(Trigger.HAS_FAILED,),
    when=failed_at_leader,
    effect=reroll_failed,
)
upgrade(109, "brutal-frenzy", OWN, only=(HAKKA, BASHA), traits={Trait.CHARGE_DICE: 1})
upgrade(
    110,
    "brutal-swing",
    OWN,
    only=(BONEKUTTA,),
    weapons=(weapon("brutal-swing", 1, 3, SWORD, 2, sweep=True),),
)
upgrade(111, "crush-and-cleave", OWN, only=(GURZAG, BONEKUTTA), traits={Trait.CLEAVE: 1})
upgrade(112, "dead-ard", OWN, only=(GURZAG, BONEKUTTA), traits={Trait.SOLID: 1})
upgrade(
    113,
    "eadbutt",
    OWN,
    only=(GURZAG,),
    weapons=(weapon("eadbutt", 1, 2, HAMMER, 2, special={Special.STUNS: 1}),),
)
upgrade(114, "headlong-rush", OWN, only=(BASHA,), traits={Trait.CHARGED_KNOCKBACK: 1})
upgrade(
    115,
    "unkillable",
    OWN,
    only=(GURZAG,),
    reaction=(Trigger.WILL_TAKE_OUT,),
    when=wearer_falls,
    effect=escape_death,
)
upgrade(116, "waaagh", OWN, traits={Trait.CHARGED_DAMAGE_CLOSE: 1})
