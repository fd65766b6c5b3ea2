"""Garrek's Reavers: cards 1 to 29."""

from wartable.games.shadespire.cards.conditions import (
    by_seats,
    leader_taken_out,
    three_charged,
    total_fallen,
    two_kills,
)
from wartable.games.shadespire.cards.effects import (
    attack_with_one,
    can_attack_now,
    draw_up_to_two,
    hurt_attacker,
    hurt_one,
    push_each_beside,
    remove_objective,
    shows_shield,
    step_aside,
)
from wartable.games.shadespire.cards.reactions import (
    anyone_taken_out,
    could_be_driven,
    friend_attack_takes_out,
    took_out_friend,
)
from wartable.games.shadespire.declare import objective, ploy, upgrade, weapon
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.acts import act_of, is_noted
from wartable.games.shadespire.rules.dice import DEFENCE_DIE, roll_for_card
from wartable.games.shadespire.rules.field import are_adjacent
from wartable.games.shadespire.rules.harm import heal
from wartable.games.shadespire.rules.returning import can_return
from wartable.games.shadespire.rules.stats import beside, enemies_beside, fallen, holder, on_field, survivors
from wartable.games.shadespire.state import (
    MODELS,
    NOTHING,
    Act,
    Frame,
    Moment,
    Side,
    Trigger,
)
from wartable.games.shadespire.terms import Mod, Scope, Special, Target, Timing, Trait
from wartable.kernel.frames import push
from wartable.kernel.rule import rule

OWN = "garreks-reavers"
SWORD = Side.SWORD

# --- Objectives ---------------------------------------------------------------------------------------------------


@rule
def coward(g: Record, seat):
    """An enemy began its Move action beside one of your fighters and has ended it beside none."""
    if g.moment != Moment.MOVE_OVER:
        return False
    runner = act_of(g, Act.FIGHTER)
    if runner // MODELS == seat or not on_field(g, runner):
        return False
    was_beside = False
    for friend in range(seat * MODELS, seat * MODELS + MODELS):
        if g.kind[friend] != 0 and on_field(g, friend):
            if beside(g, friend, runner):
                return False
            was_beside = was_beside or are_adjacent(g, g.hex[friend], act_of(g, Act.FROM))
    return was_beside


@rule
def each_lost_one(g: Record):
    """A fighter of each warband is out of action."""
    for seat in range(g.seats):
        if fallen(g, seat) == 0:
            return False
    return True


@rule
def five_fallen(g: Record):
    return total_fallen(g) >= by_seats(g, 5, 7, 9)


@rule
def last_of_all(g: Record, seat):
    """One of your fighters is the only one of all that is left."""
    left = 0
    for other in range(g.seats):
        left += survivors(g, other)
    return left == 1 and survivors(g, seat) == 1


@rule
def three_succeeded(g: Record, seat):
    """Three of your fighters made a successful attack in this phase."""
    count = 0
    for friend in range(seat * MODELS, seat * MODELS + MODELS):
        count += g.did_succeed[friend]
    return count >= 3


@rule
def nothing_held(g: Record):
    for number in range(1, g.tokens + 1):
        if holder(g, number) != NOTHING:
            return False
    return True


objective(1, "a-worthy-skull", OWN, 1, Timing.END, leader_taken_out)
objective(2, "blood-for-the-blood-god", OWN, 1, Timing.AT_ONCE, three_charged)
objective(3, "coward", OWN, 1, Timing.AT_ONCE, coward)
objective(4, "draw-the-gaze-of-khorne", OWN, 1, Timing.AT_ONCE, two_kills)
objective(5, "it-begins", OWN, 1, Timing.END, each_lost_one)
objective(6, "khorne-cares-not", OWN, 2, Timing.END, five_fallen)
objective(7, "khornes-champion", OWN, 6, Timing.THIRD_END, last_of_all)
objective(8, "let-the-blood-flow", OWN, 2, Timing.AT_ONCE, three_succeeded)
objective(9, "there-is-only-slaughter", OWN, 1, Timing.END, nothing_held)

# --- Ploys --------------------------------------------------------------------------------------------------------


@rule
def heal_all(g: Record, one):
    heal(g, one, int(g.wounds[one]))


@rule
def friend_fell_beside_attacker(g: Record, seat):
    """After an enemy's attack that took a friendly fighter out of action that stood beside the attacker."""
    attacker = act_of(g, Act.FIGHTER)
    if attacker < 0 or attacker // MODELS == seat or not on_field(g, attacker):
        return False
    target = act_of(g, Act.TARGET)
    if target // MODELS != seat or not is_noted(g, Act.FELLED_LOW, target):
        return False
    return are_adjacent(g, g.hex[attacker], g.fell_at[target])


@rule
def last_friend_fell(g: Record, seat):
    return took_out_friend(g, seat) and survivors(g, seat) == 0 and can_return(g, seat, 0)


@rule
def fell_here(g: Record, seat, candidate):
    return candidate // MODELS == seat and is_noted(g, Act.OUT_LOW, candidate)


@rule
def rise_again(g: Record, seat, one):
    """On a shield or crit the fighter returns to a starting hex at home."""
    if shows_shield(roll_for_card(g, seat, DEFENCE_DIE)) and can_return(g, seat, 0):
        push(g, Frame.RAISE, seat, one, 0, 0, 0, 0)


ploy(
    10,
    "blood-offering",
    OWN,
    asks=(Target.FRIEND,),
    effect=hurt_one,
    mods={Mod.DICE: 2},
    scope=Scope.CHOSEN_FIRST_ATTACK,
)
ploy(11, "blood-rain", OWN, mods={Mod.AS_SWORD: 1}, scope=Scope.ALL_ATTACKS)
ploy(
    12,
    "boon-of-khorne",
    OWN,
    reaction=(Trigger.AFTER_ATTACK,),
    when=friend_attack_takes_out,
    asks=(Target.FRIEND,),
    effect=heal_all,
)
ploy(13, "desecrate", OWN, asks=(Target.HELD_BY_YOU,), effect=remove_objective)
ploy(
    14,
    "final-blow",
    OWN,
    reaction=(Trigger.AFTER_ATTACK,),
    when=friend_fell_beside_attacker,
    effect=hurt_attacker,
)
ploy(
    15,
    "fuelled-by-slaughter",
    OWN,
    reaction=(Trigger.AFTER_ATTACK, Trigger.AFTER_PLOY),
    when=anyone_taken_out,
    asks=(Target.FRIEND,),
    fits=can_attack_now,
    effect=attack_with_one,
)
ploy(16, "insensate", OWN, mods={Mod.MOST_ONE_DAMAGE: 1}, scope=Scope.FIRST_HURT)
ploy(17, "khorne-calls", OWN, mods={Mod.DICE: 1}, scope=Scope.OWN_FIRST_ATTACK)
ploy(
    18,
    "rebirth-in-blood",
    OWN,
    reaction=(Trigger.AFTER_ATTACK, Trigger.AFTER_PLOY),
    when=last_friend_fell,
    asks=(Target.FRIEND_OUT,),
    fits=fell_here,
    effect=rise_again,
)
ploy(
    19,
    "skulls-for-the-skull-throne",
    OWN,
    reaction=(Trigger.AFTER_ATTACK,),
    when=friend_attack_takes_out,
    effect=draw_up_to_two,
)

# --- Upgrades -----------------------------------------------------------------------------------------------------


@rule
def enemy_beside(g: Record, fighter):
    return enemies_beside(g, fighter) > 0


@rule
def push_all_beside(g: Record, seat, fighter):
    push_each_beside(g, seat, fighter, 0)


upgrade(20, "berserk-charge", OWN, only=("blooded-saek",), traits={Trait.CHARGE_BOTH_SYMBOLS: 1})
upgrade(21, "bloodslick", OWN, only=("garrek-gorebeard",), traits={Trait.DEFENCE: 1})
upgrade(
    22, "deadly-spin", OWN, only=("targor",), weapons=(weapon("deadly-spin", 1, 3, SWORD, 1, sweep=True),)
)
upgrade(
    23,
    "ever-advancing",
    OWN,
    only=("garrek-gorebeard",),
    reaction=(Trigger.COULD_DRIVE,),
    when=could_be_driven,
    effect=step_aside,
)
upgrade(24, "frenzy", OWN, traits={Trait.CHARGE_DICE: 1})
upgrade(25, "grisly-trophy", OWN, only=("garrek-gorebeard",), traits={Trait.KILL_GLORY: 1})
upgrade(
    26,
    "terrifying-howl",
    OWN,
    only=("karsus-the-chained",),
    action=push_all_beside,
    action_when=enemy_beside,
)
upgrade(27, "unstoppable-charge", OWN, only=("blooded-saek",), traits={Trait.CHARGE_THROUGH: 1})
upgrade(28, "whirlwind-of-death", OWN, only=("karsus-the-chained",), traits={Trait.DAMAGE_CLOSE: 1})
upgrade(
    29,
    "wicked-blade",
    OWN,
    only=("arnulf",),
    weapons=(weapon("wicked-blade", 1, 3, SWORD, 2, special={Special.CRIT_CLEAVE: 1}),),
)
