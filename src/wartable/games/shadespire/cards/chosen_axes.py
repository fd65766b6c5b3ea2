"""The Chosen Axes: cards 117 to 145."""

from wartable.games.shadespire.cards.conditions import (
    Being,
    all_are,
    charge_took_out,
    leader_taken_out,
    leader_took_out,
    none_lost,
    one_abroad,
    three_inspired,
)
from wartable.games.shadespire.cards.effects import attack_same_again, heal_by_die, push_one
from wartable.games.shadespire.cards.reactions import friend_attack_failed, is_attack, wearer_falls
from wartable.games.shadespire.declare import ARMS_OF_CARD, objective, ploy, upgrade, weapon
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.acts import act_of, may_nest
from wartable.games.shadespire.rules.dice import DEFENCE_DIE, roll_for_card
from wartable.games.shadespire.rules.harm import cancel_damage
from wartable.games.shadespire.rules.pushing import push_fighter, reaches
from wartable.games.shadespire.rules.stats import holder, holds
from wartable.games.shadespire.rules.striking import grant_attack
from wartable.games.shadespire.state import (
    MODELS,
    NOTHING,
    SHIELD,
    Act,
    Pushing,
    Result,
    Side,
    Striking,
    Trigger,
)
from wartable.games.shadespire.terms import Mod, Scope, Special, Target, Timing, Trait
from wartable.kernel.rule import rule

OWN = "the-chosen-axes"
SWORD = Side.SWORD
DEFIANT_STRIKE = 138
LUST = 3  # hexes

# --- Objectives ---------------------------------------------------------------------------------------------------


@rule
def claim_retaken(g: Record, seat):
    """A friendly fighter holds an objective that an enemy held when the action phase began."""
    for number in range(1, g.tokens + 1):
        before = g.start_holder[number] - 1
        now = holder(g, number)
        if before != NOTHING and before // MODELS != seat and now != NOTHING and now // MODELS == seat:
            return True
    return False


@rule
def three_charged_all(g: Record, seat):
    return all_are(g, seat, Being.CHARGED, 3)


@rule
def hoarded(g: Record, seat):
    """Every fighter of the warband holds an objective, and no enemy does."""
    for fighter in range(g.seats * MODELS):
        if g.kind[fighter] != 0 and (holds(g, fighter) > 0) != (fighter // MODELS == seat):
            return False
    return True


objective(117, "a-claim-retaken", OWN, 2, Timing.END, claim_retaken)
objective(118, "a-grim-promise", OWN, 1, Timing.END, leader_taken_out)
objective(119, "ferocious-charge", OWN, 1, Timing.AT_ONCE, charge_took_out)
objective(120, "for-the-ur-gold", OWN, 1, Timing.END, three_inspired)
objective(121, "fury-of-the-lodge", OWN, 1, Timing.END, three_charged_all)
objective(122, "hoarders", OWN, 2, Timing.END, hoarded)
objective(123, "oaths-still-to-fulfil", OWN, 3, Timing.THIRD_END, none_lost)
objective(124, "scion-of-grimnir", OWN, 1, Timing.AT_ONCE, leader_took_out)
objective(125, "unstoppable-advance", OWN, 2, Timing.END, one_abroad)

# --- Ploys --------------------------------------------------------------------------------------------------------


@rule
def can_stand_together(g: Record, which_target, first, candidate):
    """Pushes of up to one hex can bring the two fighters beside one another, the first one first."""
    return which_target == 0 or reaches(g, first, 1, Pushing.TOGETHER, candidate)


@rule
def form_wall(g: Record, seat, one, two):
    push_fighter(g, seat, two, 1, Pushing.NEXT_TO, one)
    push_fighter(g, seat, one, 1, Pushing.TOGETHER, two)


@rule
def can_reach_objective(g: Record, candidate):
    return reaches(g, candidate, LUST, Pushing.ONTO_OBJECTIVE, NOTHING)


@rule
def push_onto_objective(g: Record, seat, one):
    push_fighter(g, seat, one, LUST, Pushing.ONTO_OBJECTIVE, NOTHING)


ploy(126, "berserk-fury", OWN, mods={Mod.SHRUG: 1}, scope=Scope.FIRST_HURT)
ploy(127, "indomitable", OWN, mods={Mod.MOST_ONE_DAMAGE: 1}, scope=Scope.FIRST_HURT)
ploy(
    128,
    "living-wall",
    OWN,
    asks=(Target.FRIEND, Target.OTHER_FRIEND),
    fits=can_stand_together,
    effect=form_wall,
)
ploy(
    129,
    "oathsworn",
    OWN,
    reaction=(Trigger.AFTER_ATTACK,),
    when=friend_attack_failed,
    effect=attack_same_again,
)
ploy(130, "piercing-stare", OWN, asks=(Target.ENEMY,), mods={Mod.NO_ATTACK: 1}, scope=Scope.CHOSEN)
ploy(131, "slaying-blow", OWN, mods={Mod.CRIT_DOUBLE: 1}, scope=Scope.FIRST_ATTACK)
ploy(132, "the-earth-shakes", OWN, asks=(Target.ANY,), effect=push_one)
ploy(
    133,
    "treasure-lust",
    OWN,
    asks=(Target.FRIEND,),
    fits=can_reach_objective,
    effect=push_onto_objective,
)
ploy(134, "ur-gold-boon", OWN, asks=(Target.FRIEND,), effect=heal_by_die)
ploy(135, "we-shall-not-be-moved", OWN, mods={Mod.PROTECT_HOLDERS: 1}, scope=Scope.FIRST_ATTACK)

# --- Upgrades -----------------------------------------------------------------------------------------------------


@rule
def can_defy(g: Record, fighter):
    """During an attack that succeeds against the fighter with the upgrade."""
    if not is_attack(g) or act_of(g, Act.TARGET) != fighter or act_of(g, Act.STATE) != Result.SUCCEEDS:
        return False
    return may_nest(g)


@rule
def defy(g: Record, seat, fighter):
    """It is not driven back, and makes this attack at the attacker, if that is in reach."""
    g.act[g.acts - 1, Act.PROTECTED] = 1
    attacker = act_of(g, Act.FIGHTER)
    grant_attack(g, fighter, seat, Striking.REACTION, ARMS_OF_CARD[DEFIANT_STRIKE, 0], attacker)


@rule
def bless(g: Record, seat):
    """On a shield the damage is ignored."""
    if roll_for_card(g, seat, DEFENCE_DIE) == SHIELD:
        cancel_damage(g)


upgrade(136, "activated-runes", OWN, traits={Trait.REROLL_ATTACK: 1})
upgrade(137, "brute-strength", OWN, only=("tefk-flamebearer",), traits={Trait.KNOCKBACK: 1})
upgrade(
    138,
    "defiant-strike",
    OWN,
    only=("tefk-flamebearer",),
    weapons=(weapon("defiant-strike", 1, 3, SWORD, 1, special={Special.RIPOSTE: 1}),),
    reaction=(Trigger.WOULD_SUCCEED,),
    when=can_defy,
    effect=defy,
)
upgrade(
    139, "flurry-of-blows", OWN, only=("mad-maegrim",), weapons=(weapon("flurry-of-blows", 1, 3, SWORD, 2),)
)
upgrade(
    140,
    "great-swing",
    OWN,
    only=("vol-orrukbane",),
    weapons=(weapon("great-swing", 1, 2, SWORD, 2, sweep=True),),
)
upgrade(
    141,
    "grimnirs-blessing",
    OWN,
    only=("fjul-grimnir",),
    reaction=(Trigger.WILL_TAKE_OUT,),
    when=wearer_falls,
    effect=bless,
)
upgrade(142, "grimnirs-fortitude", OWN, only=("fjul-grimnir",), traits={Trait.DEFENCE: 1})
upgrade(143, "grimnirs-speed", OWN, only=("fjul-grimnir",), traits={Trait.MOVE: 2})
upgrade(
    144,
    "returning-axe",
    OWN,
    only=("mad-maegrim",),
    weapons=(weapon("returning-axe", 3, 2, SWORD, 1, special={Special.CRIT_DAMAGE: 1}),),
)
upgrade(145, "war-song", OWN, only=("vol-orrukbane",), traits={Trait.TWO_SUPPORTERS: 1})
