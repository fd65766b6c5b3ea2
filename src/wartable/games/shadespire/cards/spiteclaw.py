"""Spiteclaw's Swarm: cards 146 to 174."""

from wartable.games.shadespire.cards.conditions import (
    enemies_gone,
    leader_took_out,
    took_out_now,
)
from wartable.games.shadespire.cards.effects import (
    attack_with_one,
    charge_with_one,
    guard_one,
    guardable,
    push_one,
    push_wearer,
)
from wartable.games.shadespire.cards.reactions import attack_took_friend, is_attack
from wartable.games.shadespire.declare import LEADER, PROPERTY, objective, ploy, upgrade, weapon
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.activations import grant_move
from wartable.games.shadespire.rules.acts import act_of
from wartable.games.shadespire.rules.harm import hurt, pending_damage, switch_places, withdraw
from wartable.games.shadespire.rules.moving import can_move
from wartable.games.shadespire.rules.pushing import can_push, push_fighter
from wartable.games.shadespire.rules.returning import can_return
from wartable.games.shadespire.rules.stats import (
    beside,
    enemies_beside,
    friends_beside,
    in_own_land,
    is_leader,
    on_field,
    survivors,
    warband_beside,
)
from wartable.games.shadespire.state import (
    MODELS,
    NOTHING,
    Act,
    Cause,
    Frame,
    Going,
    Pushing,
    Side,
    Trigger,
)
from wartable.games.shadespire.terms import Mod, Property, Reach, Scope, Target, Timing, Trait
from wartable.kernel.frames import A, push
from wartable.kernel.rule import rule

OWN = "spiteclaws-swarm"
SWORD = Side.SWORD
RATS = ("lurking-skaven", "hungering-skaven", "festering-skaven")

# --- Objectives ---------------------------------------------------------------------------------------------------


@rule
def fell_at_arms_length(g: Record, seat):
    """The warband has just taken an enemy out of action that none of its fighters is beside."""
    return took_out_now(g, seat) and warband_beside(g, g.fell, seat, NOTHING) == 0


@rule
def two_scored_before(g: Record, seat):
    """You scored two objective cards in the action phase."""
    return g.scored_before[seat] >= 2


@rule
def lost_nobody(g: Record, seat):
    """None of your fighters was taken out of action in the action phase."""
    return g.losses[seat] == 0


@rule
def leader_hides(g: Record, seat):
    """Your leader is in your territory, and no enemy is beside it."""
    for friend in range(seat * MODELS, seat * MODELS + MODELS):
        if on_field(g, friend) and is_leader(g, friend) and in_own_land(g, friend):
            if enemies_beside(g, friend) == 0:
                return True
    return False


@rule
def only_leader_left(g: Record, seat):
    for friend in range(seat * MODELS, seat * MODELS + MODELS):
        if on_field(g, friend) and not is_leader(g, friend):
            return False
    return survivors(g, seat) == 1


@rule
def lost_two(g: Record, seat):
    return g.losses[seat] >= 2


@rule
def five_left(g: Record, seat):
    return survivors(g, seat) >= 5


objective(146, "arms-length", OWN, 1, Timing.AT_ONCE, fell_at_arms_length)
objective(147, "brilliant-brilliant", OWN, 1, Timing.END, two_scored_before)
objective(148, "feast-feast", OWN, 3, Timing.END, enemies_gone)
objective(149, "honed-survival-instincts", OWN, 1, Timing.END, lost_nobody)
objective(150, "leading-from-the-back", OWN, 1, Timing.THIRD_END, leader_hides)
objective(151, "live-to-fight-another-day", OWN, 2, Timing.THIRD_END, only_leader_left)
objective(152, "lives-are-cheap", OWN, 1, Timing.END, lost_two)
objective(153, "numberless-swarm", OWN, 1, Timing.THIRD_END, five_left)
objective(154, "skritch-is-the-greatest-yes-yes", OWN, 1, Timing.AT_ONCE, leader_took_out)

# --- Ploys --------------------------------------------------------------------------------------------------------


@rule
def push_both(g: Record, seat, one, two):
    """Push those that were chosen one hex each, the first one first."""
    if two != NOTHING:
        push_fighter(g, seat, two, 1, Pushing.FREELY, NOTHING)
    if one != NOTHING:
        push_fighter(g, seat, one, 1, Pushing.FREELY, NOTHING)


@rule
def has_two_friends_beside(g: Record, candidate):
    return friends_beside(g, candidate, candidate) >= 2


@rule
def change_places(g: Record, one, two):
    """The first one and a fighter beside it, where there is one."""
    if two != NOTHING:
        switch_places(g, one, two)


@rule
def crowds_an_enemy(g: Record, seat, candidate):
    """A fighter beside an enemy that has three of your fighters beside it."""
    for enemy in range(g.seats * MODELS):
        if enemy // MODELS != seat and on_field(g, enemy) and beside(g, enemy, candidate):
            if warband_beside(g, enemy, seat, NOTHING) >= 3:
                return True
    return False


@rule
def anywhere_has_room(g: Record, seat):
    return can_return(g, seat, 1)


@rule
def may_come_back(g: Record, candidate):
    """Neither the leader nor the one that he would not raise."""
    kind = g.kind[candidate]
    return LEADER[kind] == 0 and PROPERTY[kind, Property.NOT_RAISED] == 0


@rule
def raise_anywhere(g: Record, seat, one):
    push(g, Frame.RAISE, seat, one, 1, 0, 0, 0)


ploy(
    155,
    "aversion-to-death",
    OWN,
    reaction=(Trigger.AFTER_ATTACK,),
    when=attack_took_friend,
    asks=(Target.FRIEND, Target.OTHER_FRIEND),
    optional=(0, 1),
    not_chosen=(0, 1),
    effect=push_both,
)
ploy(
    156,
    "frenzied-stabbing",
    OWN,
    mods={Mod.DAMAGE: 1},
    scope=Scope.FIRST_ATTACK,
    reach=Reach.CLOSE,
)
ploy(157, "heightened-caution", OWN, mods={Mod.DEFENCE: 1}, scope=Scope.FIRST_TO_BE_TARGETED)
ploy(
    158,
    "momentary-boldness",
    OWN,
    asks=(Target.FRIEND,),
    fits=has_two_friends_beside,
    effect=charge_with_one,
)
ploy(159, "musk-of-fear", OWN, asks=(Target.FRIEND,), fits=guardable, effect=guard_one)
ploy(
    160,
    "nervous-scrabbling",
    OWN,
    asks=(Target.FRIEND, Target.BESIDE_FIRST),
    if_any=(1,),
    not_chosen=(1,),
    effect=change_places,
)
ploy(161, "scratching-in-the-shadows", OWN, asks=(Target.ENEMY,), effect=push_one)
ploy(
    162,
    "skaven-courage",
    OWN,
    asks=(Target.FRIEND,),
    not_chosen=(0,),
    fits=crowds_an_enemy,
    effect=attack_with_one,
)
ploy(163, "sudden-skittering", OWN, mods={Mod.MOVE_DOUBLE: 1}, scope=Scope.OWN_FIRST_MOVE)
ploy(
    164,
    "there-are-always-more",
    OWN,
    when=anywhere_has_room,
    asks=(Target.FRIEND_OUT,),
    fits=may_come_back,
    effect=raise_anywhere,
)

# --- Upgrades -----------------------------------------------------------------------------------------------------


@rule
def will_be_hurt(g: Record, fighter):
    """An attack will damage the fighter with the upgrade."""
    frame = pending_damage(g)
    return frame != NOTHING and g.frames[frame, A] == fighter and is_attack(g)


@rule
def give_up_fighter(g: Record, seat, fighter):
    """The fighter leaves the battlefield, and its attacker suffers 1 damage."""
    withdraw(g, fighter)
    hurt(g, act_of(g, Act.FIGHTER), 1, Cause.REACTION, seat)


@rule
def can_flee(g: Record, fighter):
    """Whether the fighter or a friend beside it can get away from all enemies."""
    if can_move(g, fighter, Going.FLEE, 0):
        return True
    seat = fighter // MODELS
    for friend in range(seat * MODELS, seat * MODELS + MODELS):
        if friend != fighter and on_field(g, friend) and beside(g, friend, fighter):
            if can_move(g, friend, Going.FLEE, 0):
                return True
    return False


@rule
def is_beside_wearer(g: Record, fighter, candidate):
    return beside(g, fighter, candidate)


@rule
def flee(g: Record, seat, fighter, one):
    """The fighter with the upgrade may move, then the one beside it."""
    if one != NOTHING:
        grant_move(g, seat, one, Going.FLEE)
    grant_move(g, seat, fighter, Going.FLEE)


@rule
def has_acted(g: Record, fighter):
    """After an action of the fighter with the upgrade, when it can be pushed."""
    return act_of(g, Act.FIGHTER) == fighter and can_push(g, fighter)


upgrade(165, "black-hunger", OWN, only=("hungering-skaven",), traits={Trait.HUNGERS: 1})
upgrade(
    166,
    "bodyguard-for-a-price",
    OWN,
    only=("krrk-the-almost-trusted",),
    traits={Trait.GUARDS_LEADER: 1},
)
upgrade(
    167,
    "expendable",
    OWN,
    only=RATS,
    reaction=(Trigger.WILL_DAMAGE,),
    when=will_be_hurt,
    effect=give_up_fighter,
)
upgrade(168, "festering-blades", OWN, only=("festering-skaven",), traits={Trait.CRIT_DAMAGE_CLOSE: 2})
upgrade(
    169,
    "flee",
    OWN,
    only=("skritch-spiteclaw",),
    action=flee,
    action_when=can_flee,
    action_asks=(Target.FRIEND,),
    action_optional=(0,),
    action_fits=is_beside_wearer,
)
upgrade(
    170,
    "skitter-scurry",
    OWN,
    only=("skritch-spiteclaw", "krrk-the-almost-trusted"),
    reaction=(Trigger.AFTER_MOVE, Trigger.AFTER_ATTACK, Trigger.AFTER_ACTION),
    when=has_acted,
    effect=push_wearer,
)
upgrade(171, "sneaky-stab-stab", OWN, traits={Trait.STEP_FIRST: 1})
upgrade(
    172,
    "swarm-of-rats",
    OWN,
    only=("krrk-the-almost-trusted",),
    weapons=(weapon("swarm-of-rats", 1, 3, SWORD, 1, sweep=True),),
)
upgrade(
    173,
    "throwing-stars",
    OWN,
    only=("lurking-skaven",),
    weapons=(weapon("throwing-stars", 3, 3, SWORD, 1),),
)
upgrade(
    174,
    "whirling-halberd",
    OWN,
    only=("skritch-spiteclaw",),
    weapons=(weapon("whirling-halberd", 1, 2, SWORD, 2, sweep=True),),
)
