"""The Farstriders: cards 204 to 232."""

from wartable.games.shadespire.cards.conditions import (
    Being,
    all_are,
    enemies_gone,
    holds_three,
    leader_taken_out,
    none_hurt,
    outnumbered,
    two_taken_out,
)
from wartable.games.shadespire.cards.effects import (
    guard_one,
    guardable,
    push_one,
    strike_back_at_attacker,
)
from wartable.games.shadespire.cards.reactions import (
    attacker_is_friend,
    can_strike_with_any,
    is_attack,
    may_answer_failure,
)
from wartable.games.shadespire.declare import SPECIAL, objective, ploy, upgrade, weapon
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.acts import act_of, answered, may_nest
from wartable.games.shadespire.rules.attack import can_strike
from wartable.games.shadespire.rules.pushing import push_fighter
from wartable.games.shadespire.rules.stats import arm_at, arm_places, enemies_beside, on_field
from wartable.games.shadespire.rules.striking import PISTOLS, grant_attack
from wartable.games.shadespire.state import (
    MODELS,
    NOTHING,
    Act,
    Pushing,
    Side,
    Striking,
    Trigger,
)
from wartable.games.shadespire.terms import Mod, Reach, Scope, Special, Target, Timing, Trait
from wartable.kernel.rule import rule

OWN = "the-farstriders"
HAMMER, SWORD = Side.HAMMER, Side.SWORD
SANSON, ALMERIC, ELIAS = "sanson-farstrider", "almeric-eagle-eye", "elias-swiftblade"

# --- Objectives ---------------------------------------------------------------------------------------------------


@rule
def three_beside_enemies(g: Record, seat):
    """Three of the fighters are adjacent to enemies."""
    count = 0
    for friend in range(seat * MODELS, seat * MODELS + MODELS):
        if g.kind[friend] != 0 and on_field(g, friend) and enemies_beside(g, friend) > 0:
            count += 1
    return count >= 3


@rule
def two_abroad(g: Record, seat):
    return all_are(g, seat, Being.ABROAD, 2)


@rule
def three_volleys(g: Record, seat):
    """Three attacks with bolt pistols succeeded in the action phase."""
    return g.volleys[seat] >= 3


objective(204, "behead-the-beast", OWN, 1, Timing.END, leader_taken_out)
objective(205, "brave-but-cautious", OWN, 1, Timing.END, none_hurt)
objective(206, "close-with-the-enemy", OWN, 1, Timing.END, three_beside_enemies)
objective(207, "eternal-supremacy", OWN, 3, Timing.END, holds_three)
objective(208, "lightning-advance", OWN, 1, Timing.END, two_abroad)
objective(209, "meticulous-annihilation", OWN, 3, Timing.END, enemies_gone)
objective(210, "punishing-volleys", OWN, 1, Timing.END, three_volleys)
objective(211, "ranger-strike", OWN, 1, Timing.AT_ONCE, two_taken_out)
objective(212, "sigmars-finest", OWN, 2, Timing.END, outnumbered)

# --- Ploys --------------------------------------------------------------------------------------------------------


@rule
def push_both(g: Record, seat, one, two):
    """Push two chosen fighters one hex each, in the order in which they were chosen."""
    push_fighter(g, seat, two, 1, Pushing.FREELY, NOTHING)
    push_fighter(g, seat, one, 1, Pushing.FREELY, NOTHING)


@rule
def can_fire_again(g: Record, seat):
    """After a friendly fighter's attack with a bolt pistol, when such an attack reaches the same fighter."""
    if not attacker_is_friend(g, seat) or SPECIAL[act_of(g, Act.WEAPON), Special.PISTOL] == 0:
        return False
    fighter = act_of(g, Act.FIGHTER)
    if not on_field(g, fighter) or not may_nest(g):
        return False
    for place in range(arm_places(g, fighter)):
        arm = arm_at(g, fighter, place)
        if arm != NOTHING and SPECIAL[arm, Special.PISTOL] != 0:
            if can_strike(g, fighter, seat, arm, act_of(g, Act.TARGET)):
                return True
    return False


@rule
def fire_again(g: Record, seat):
    """The attacker may attack the same fighter with a bolt pistol."""
    target = answered(g, Act.TARGET)
    grant_attack(g, answered(g, Act.FIGHTER), seat, Striking.GRANTED, PISTOLS - 1, target)


@rule
def can_retaliate(g: Record, seat):
    """After an attack that damaged a friendly fighter that can attack the attacker."""
    target = act_of(g, Act.TARGET)
    if not is_attack(g) or target // MODELS != seat or act_of(g, Act.DEALT) == 0:
        return False
    if act_of(g, Act.REBOUND) != 0:
        return False
    return can_strike_with_any(g, target, seat, act_of(g, Act.FIGHTER))


@rule
def retaliate(g: Record, seat):
    """The target may attack the attacker."""
    attacker = answered(g, Act.FIGHTER)
    grant_attack(g, answered(g, Act.TARGET), seat, Striking.GRANTED, NOTHING, attacker)


ploy(213, "fearsome-roar", OWN, asks=(Target.ENEMY_BESIDE_FRIEND,), effect=push_one)
ploy(214, "firm-footing", OWN, mods={Mod.DEFENCE_HOLDERS: 1}, scope=Scope.FRIENDS)
ploy(215, "lightning-blow", OWN, mods={Mod.DAMAGE: 1}, scope=Scope.FIRST_ATTACK)
ploy(216, "lightning-stride", OWN, mods={Mod.MOVE_DOUBLE: 1}, scope=Scope.OWN_FIRST_MOVE)
ploy(217, "patient-defence", OWN, mods={Mod.DEFENCE: 1}, scope=Scope.FIRST_TO_BE_TARGETED)
ploy(218, "rangers-advance", OWN, asks=(Target.FRIEND, Target.OTHER_FRIEND), effect=push_both)
ploy(
    219,
    "rapid-volley",
    OWN,
    reaction=(Trigger.AFTER_ATTACK,),
    when=can_fire_again,
    effect=fire_again,
)
ploy(
    220,
    "retribution",
    OWN,
    reaction=(Trigger.AFTER_ATTACK,),
    when=can_retaliate,
    effect=retaliate,
)
ploy(
    221,
    "steady-volley",
    OWN,
    mods={Mod.STEP_FIRST: 1},
    scope=Scope.OWN_FIRST_ATTACK,
    reach=Reach.PISTOL,
)
ploy(222, "warning-cry", OWN, asks=(Target.FRIEND,), fits=guardable, effect=guard_one)

# --- Upgrades -----------------------------------------------------------------------------------------------------

upgrade(223, "aetheric-step", OWN, only=(SANSON,), traits={Trait.THROUGH: 1})
upgrade(224, "covering-fire", OWN, traits={Trait.SUPPORTS_BESIDE: 1})
upgrade(
    225,
    "flashing-handaxe",
    OWN,
    only=(SANSON,),
    weapons=(weapon("flashing-handaxe", 1, 2, HAMMER, 3, cleave=True),),
)
upgrade(
    226,
    "furious-blow",
    OWN,
    only=(ALMERIC,),
    reaction=(Trigger.HAS_FAILED,),
    when=may_answer_failure,
    effect=strike_back_at_attacker,
)
upgrade(227, "lone-warrior", OWN, traits={Trait.LONE_DEFENCE: 1})
upgrade(
    228,
    "overcharged-boltstorm-pistol",
    OWN,
    weapons=(
        weapon("overcharged-boltstorm-pistol", 3, 3, HAMMER, 1, cleave=True, special={Special.PISTOL: 1}),
    ),
)
upgrade(229, "sharp-eyes", OWN, only=(ALMERIC,), traits={Trait.CLEAVE: 1})
upgrade(
    230,
    "spinning-strike",
    OWN,
    only=(ELIAS,),
    weapons=(weapon("spinning-strike", 1, 3, SWORD, 1, sweep=True),),
)
upgrade(231, "swift-stride", OWN, traits={Trait.MOVE: 2})
upgrade(
    232,
    "well-timed-lunge",
    OWN,
    only=(ELIAS,),
    weapons=(weapon("well-timed-lunge", 1, 2, HAMMER, 3, cleave=True),),
)
