"""Sepulchral Guard: cards 59 to 87."""

from wartable.games.shadespire.cards.conditions import holds_all, leader_took_out, three_inspired, two_kills
from wartable.games.shadespire.cards.effects import attack_with_one, home_has_room, hurt_attacker, push_one
from wartable.games.shadespire.cards.reactions import attack_took_friend, attacker_is_friend, is_attack
from wartable.games.shadespire.declare import ARMS_OF_CARD, LEADER, objective, ploy, upgrade, weapon
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.activations import can_command, command_others
from wartable.games.shadespire.rules.acts import act_of, answered, may_nest
from wartable.games.shadespire.rules.attack import can_strike, declare_attack
from wartable.games.shadespire.rules.harm import pending_damage
from wartable.games.shadespire.rules.pushing import push_fighter, reaches
from wartable.games.shadespire.rules.stats import has_arm, on_field, survivors, warband_beside
from wartable.games.shadespire.rules.striking import can_attack, grant_attack
from wartable.games.shadespire.state import (
    MODELS,
    NOTHING,
    Act,
    Cause,
    Frame,
    Pushing,
    Result,
    Side,
    Striking,
    Trigger,
)
from wartable.games.shadespire.terms import Mod, Scope, Special, Target, Timing, Trait
from wartable.kernel.frames import A, D, push
from wartable.kernel.rule import rule

OWN = "sepulchral-guard"
HAMMER = Side.HAMMER
FATAL_STRIKE = 81
THREE = 3

# --- Objectives ---------------------------------------------------------------------------------------------------


@rule
def two_came_back(g: Record, seat):
    """Two of your fighters returned in the action phase."""
    return g.returned[seat] >= 2


@rule
def one_left(g: Record, seat):
    return survivors(g, seat) == 1


@rule
def all_marched(g: Record, seat):
    """All of your survivors, five at least, made a Move action in the action phase."""
    for friend in range(seat * MODELS, seat * MODELS + MODELS):
        if on_field(g, friend) and g.did_move[friend] == 0:
            return False
    return survivors(g, seat) >= 5


@rule
def four_uninspired(g: Record, seat):
    """You have four survivors, and none is inspired."""
    for friend in range(seat * MODELS, seat * MODELS + MODELS):
        if on_field(g, friend) and g.inspired[friend] != 0:
            return False
    return survivors(g, seat) >= 4


@rule
def enemies_swarmed(g: Record, seat):
    """Every enemy, one at least (SHA-167), has two of your fighters beside it; in a melee three enemies have."""
    swarmed = 0
    others = 0
    for enemy in range(g.seats * MODELS):
        if enemy // MODELS != seat and on_field(g, enemy):
            if warband_beside(g, enemy, seat, NOTHING) >= 2:
                swarmed += 1
            else:
                others += 1
    if g.seats > 2:
        return swarmed >= 3
    return swarmed > 0 and others == 0


objective(59, "battle-without-end", OWN, 1, Timing.END, two_came_back)
objective(60, "claim-the-city", OWN, 5, Timing.END, holds_all)
objective(61, "fearless-in-death", OWN, 1, Timing.END, one_left)
objective(62, "march-of-the-dead", OWN, 2, Timing.END, all_marched)
objective(63, "more-able-bodies", OWN, 1, Timing.END, two_kills)
objective(64, "peerless-general", OWN, 3, Timing.THIRD_END, four_uninspired)
objective(65, "skills-unforgotten", OWN, 1, Timing.AT_ONCE, leader_took_out)
objective(66, "the-invigorated-dead", OWN, 1, Timing.THIRD_END, three_inspired)
objective(67, "undead-swarm", OWN, 1, Timing.END, enemies_swarmed)

# --- Ploys --------------------------------------------------------------------------------------------------------


@rule
def another_can_attack(g: Record, seat, candidate):
    """Another fighter than the attacker that can attack."""
    return candidate != act_of(g, Act.FIGHTER) and can_attack(g, candidate, seat, Striking.GRANTED)


@rule
def not_the_leader(g: Record, candidate):
    return LEADER[g.kind[candidate]] == 0


@rule
def raise_at_home(g: Record, seat, one):
    push(g, Frame.RAISE, seat, one, 0, 0, 0, 0)


@rule
def can_get_away(g: Record, candidate):
    """Whether a push of two hexes can end farther from every enemy."""
    return reaches(g, candidate, 2, Pushing.AWAY, g.hex[candidate])


@rule
def get_away(g: Record, seat, one):
    push_fighter(g, seat, one, 2, Pushing.AWAY, g.hex[one])


@rule
def failed_and_can_again(g: Record, seat):
    """After a friendly fighter's attack that failed, when the same attack can be made again."""
    if not attacker_is_friend(g, seat) or act_of(g, Act.STATE) == Result.SUCCEEDS or not may_nest(g):
        return False
    fighter = act_of(g, Act.FIGHTER)
    arm = act_of(g, Act.WEAPON)
    return (
        on_field(g, fighter)
        and has_arm(g, fighter, arm)
        and can_strike(g, fighter, seat, arm, act_of(g, Act.TARGET))
    )


@rule
def make_it_again(g: Record, seat):
    """SHA-123: the same attack at the same fighter, and at no other of a sweep."""
    declare_attack(
        g,
        answered(g, Act.FIGHTER),
        seat,
        answered(g, Act.WEAPON),
        answered(g, Act.TARGET),
        Striking.REACTION,
    )


ploy(
    68,
    "bone-shrapnel",
    OWN,
    reaction=(Trigger.AFTER_ATTACK,),
    when=attack_took_friend,
    effect=hurt_attacker,
)
ploy(
    69,
    "ceaseless-attacks",
    OWN,
    reaction=(Trigger.AFTER_ATTACK,),
    when=attacker_is_friend,
    asks=(Target.FRIEND,),
    not_chosen=(0,),
    fits=another_can_attack,
    effect=attack_with_one,
)
ploy(70, "clawing-hands", OWN, mods={Mod.FALLEN_SUPPORT: 1}, scope=Scope.FIRST_ATTACK)
ploy(71, "danse-macabre", OWN, mods={Mod.MOVE: 1}, scope=Scope.FRIENDS)
ploy(72, "grasping-hands", OWN, mods={Mod.MOVE_LESS_FALLEN: 1}, scope=Scope.FIRST_ACTIVATED)
ploy(
    73,
    "restless-dead",
    OWN,
    when=home_has_room,
    asks=(Target.FRIEND_OUT,),
    not_chosen=(0,),
    fits=not_the_leader,
    effect=raise_at_home,
)
ploy(74, "spectral-form", OWN, mods={Mod.THROUGH: 1}, scope=Scope.FRIENDS)
ploy(75, "swift-evasion", OWN, asks=(Target.FRIEND,), fits=can_get_away, effect=get_away)
ploy(76, "terrifying-screams", OWN, asks=(Target.ENEMY,), effect=push_one)
ploy(
    77,
    "the-necromancer-commands",
    OWN,
    reaction=(Trigger.AFTER_ATTACK,),
    when=failed_and_can_again,
    effect=make_it_again,
)

# --- Upgrades -----------------------------------------------------------------------------------------------------


@rule
def can_command_three(g: Record, fighter):
    return can_command(g, fighter, THREE)


@rule
def command_three(g: Record, seat, fighter):
    command_others(g, seat, fighter, THREE)


@rule
def falls_to_one_in_reach(g: Record, seat, fighter):
    """An attack will take the fighter with the upgrade out of action, and it can strike the attacker."""
    frame = pending_damage(g)
    if frame == NOTHING or g.frames[frame, A] != fighter or g.frames[frame, D] != Cause.ATTACK:
        return False
    if not is_attack(g) or not may_nest(g):
        return False
    return can_strike(g, fighter, seat, int(ARMS_OF_CARD[FATAL_STRIKE, 0]), act_of(g, Act.FIGHTER))


@rule
def strike_last(g: Record, seat, fighter):
    """Before it leaves the battlefield, it attacks its attacker."""
    arm = int(ARMS_OF_CARD[FATAL_STRIKE, 0])
    grant_attack(g, fighter, seat, Striking.REACTION, arm, act_of(g, Act.FIGHTER))


upgrade(
    78,
    "ancient-commander",
    OWN,
    only=("the-sepulchral-warden",),
    action=command_three,
    action_when=can_command_three,
)
upgrade(79, "assumed-command", OWN, only=("the-prince-of-dust",), traits={Trait.WELL_SUPPORTED: 1})
upgrade(80, "deathly-charge", OWN, only=("the-champion",), traits={Trait.CHARGED_DAMAGE_CLOSE: 1})
upgrade(
    81,
    "fatal-strike",
    OWN,
    only=("the-champion",),
    weapons=(weapon("fatal-strike", 1, 2, HAMMER, 2, special={Special.LAST_BLOW: 1}),),
    reaction=(Trigger.WILL_TAKE_OUT,),
    when=falls_to_one_in_reach,
    effect=strike_last,
)
upgrade(
    82,
    "focused-attack",
    OWN,
    only=("the-harvester",),
    weapons=(weapon("focused-attack", 1, 2, HAMMER, 2, special={Special.CRIT_CLEAVE: 1}),),
)
upgrade(
    83,
    "frightening-speed",
    OWN,
    only=("the-harvester", "the-champion", "the-prince-of-dust"),
    traits={Trait.MOVE: 2},
)
upgrade(84, "grim-cleave", OWN, only=("the-harvester",), traits={Trait.CLEAVE: 1})
upgrade(
    85,
    "lethal-lunge",
    OWN,
    only=("the-sepulchral-warden",),
    weapons=(weapon("lethal-lunge", 2, 2, HAMMER, 3, cleave=True),),
)
upgrade(
    86,
    "remembered-shield",
    OWN,
    only=("the-sepulchral-warden", "the-prince-of-dust", "petitioner"),
    traits={Trait.SHIELDS: 1},
)
upgrade(87, "undying", OWN, traits={Trait.WOUNDS: 1})
