"""What universal ploys let fighters suffer and do, and what they change in attacks: when, what fits, the effect.
The cards themselves are in `universal_ploys.py`."""

from wartable.games.shadespire.cards.effects import escapes, shows_hammer, shows_shield
from wartable.games.shadespire.cards.reactions import attacker_is_friend, falling, friend_falls, is_attack
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.acts import act_of, answered, answered_act, is_noted, may_nest
from wartable.games.shadespire.rules.dice import ATTACK_DIE, DEFENCE_DIE, roll_for_card
from wartable.games.shadespire.rules.harm import cancel_damage, heal, hurt, pending_damage
from wartable.games.shadespire.rules.lasting import range_of
from wartable.games.shadespire.rules.moving import begin_move, can_move
from wartable.games.shadespire.rules.pushing import push_fighter
from wartable.games.shadespire.rules.stats import (
    beside,
    defence_symbol,
    on_field,
    warband_beside,
    wearer,
)
from wartable.games.shadespire.rules.striking import grant_attack
from wartable.games.shadespire.rules.targets import choosing_ploy, last_choice
from wartable.games.shadespire.state import (
    ACTIVATIONS,
    DODGE,
    MODELS,
    NOTHING,
    Act,
    Cause,
    Doing,
    Event,
    Frame,
    Going,
    Pushing,
    Side,
    Striking,
)
from wartable.kernel.frames import A, B, D, push
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule

MOVE_OR_ATTACK = 1


@rule
def taunt(g: Record, seat, one):
    """On a hammer or crit an enemy is inspired no more, and never again."""
    if shows_hammer(roll_for_card(g, seat, ATTACK_DIE)):
        if g.inspired[one] != 0:
            tell(g, Event.UNINSPIRED, one // MODELS, NOTHING, one, 0, 0)
        g.inspired[one] = 0
        g.earned[one] = 0
        g.uninspirable[one] = 1


@rule
def freeze(g: Record, seat, one):
    """On a shield or crit an enemy can neither act nor be damaged in this phase."""
    if shows_shield(roll_for_card(g, seat, DEFENCE_DIE)):
        g.frozen[one] = 1


@rule
def borrow(g: Record, seat, one):
    """On a hammer or crit the seat attacks with an enemy."""
    if shows_hammer(roll_for_card(g, seat, ATTACK_DIE)):
        grant_attack(g, one, seat, Striking.BORROWED, NOTHING, NOTHING)


@rule
def bears_wound(g: Record, which_target, candidate):
    return which_target != 0 or g.wounds[candidate] > 0


@rule
def hurt_second(g: Record, seat, two):
    if two >= 0:
        hurt(g, two, 1, Cause.PLOY, seat)


@rule
def hurt_all(g: Record, seat):
    """W-03: everybody suffers, the own fighters first; what is pushed last comes first."""
    fighters = g.seats * MODELS
    for turn in range(fighters - 1, -1, -1):
        fighter = (seat * MODELS + turn) % fighters
        if on_field(g, fighter):
            hurt(g, fighter, 1, Cause.PLOY, seat)


@rule
def heal_everybody(g: Record):
    for fighter in range(g.seats * MODELS):
        if on_field(g, fighter):
            heal(g, fighter, 1)


@rule
def has_charged(g: Record, candidate):
    return g.did_charge[candidate] != 0


@rule
def has_activation_left(g: Record, seat):
    """SHA-66: an activation that is still to come, and not lost already."""
    return g.taken[seat] + g.skips[seat] < ACTIVATIONS


@rule
def act_out_of_turn(g: Record, seat, one):
    """SHA-109: a fighter may make an action, as its player decides; the seat loses its next activation."""
    g.skips[seat] += 1
    push(g, Frame.ACTIVATE, one // MODELS, one + 1, 0, 0, 0, 0)


@rule
def act_after_upgrade(g: Record, seat):
    """SHA-108: the fighter with the upgrade that came into play last may move or attack."""
    if g.gear_count[seat] > 0:
        fighter = wearer(g, seat, g.gear[seat, g.gear_count[seat] - 1])
        push(g, Frame.ACTIVATE, seat, fighter + 1, MOVE_OR_ATTACK, 0, 0, 0)


@rule
def enemy_has_moved(g: Record, seat):
    return act_of(g, Act.KIND) == Doing.MOVE and act_of(g, Act.FIGHTER) // MODELS != seat


@rule
def has_yet_to_move(g: Record, candidate):
    """A fighter that has made no Move action in this phase, and can make one."""
    return g.did_move[candidate] == 0 and can_move(g, candidate, Going.FREE, 0)


@rule
def move_quickly(g: Record, seat, one):
    if on_field(g, one) and can_move(g, one, Going.FREE, 0):
        begin_move(g, one, Going.FREE, seat)


@rule
def was_damaged(g: Record, candidate):
    """By the attack or ploy that is over; an attack can follow (W-01)."""
    return is_noted(g, Act.HURT_LOW, candidate) and may_nest(g)


@rule
def step_and_attack(g: Record, seat, one):
    """A push of up to one hex, then an attack."""
    grant_attack(g, one, seat, Striking.GRANTED, NOTHING, NOTHING)
    push_fighter(g, seat, one, 1, Pushing.UP_TO, NOTHING)


@rule
def choose_instead(g: Record, one):
    """The ploy that is answered has chosen this fighter."""
    frame = choosing_ploy(g)
    if frame != NOTHING and one >= 0:
        g.frames[frame, B + last_choice(g, frame)] = one


# --- Attacks ------------------------------------------------------------------------------------------------------


@rule
def attack_range(g: Record):
    """The Range of the attack that is going on."""
    return range_of(
        g, act_of(g, Act.SEAT), act_of(g, Act.FIGHTER), act_of(g, Act.WEAPON), act_of(g, Act.MARK)
    )


@rule
def is_shot(g: Record):
    """During an attack with a Range of 3 or more."""
    return is_attack(g) and attack_range(g) >= 3


@rule
def blind(g: Record):
    """The attack has a single die, and the sword as its symbol."""
    a = answered_act(g)
    g.act[a, Act.ONE_DIE] = 1
    g.act[a, Act.SYMBOL] = Side.SWORD


@rule
def strikes_close(g: Record, seat):
    """A friendly fighter's attack with a Range of 1."""
    return attacker_is_friend(g, seat) and attack_range(g) == 1


@rule
def twist(g: Record):
    """One more damage."""
    g.act[answered_act(g), Act.BONUS] += 1


@rule
def rebound(g: Record, seat):
    """On a dodge or crit the damage goes to the attacker, and nobody is driven back."""
    a = answered_act(g)
    side = roll_for_card(g, seat, DEFENCE_DIE)
    if side == DODGE or side == Side.CRIT:
        g.act[a, Act.REBOUND] = seat + 1


@rule
def hurt_target(g: Record, seat):
    hurt(g, answered(g, Act.TARGET), 1, Cause.PLOY, seat)


@rule
def beside_falling(g: Record, candidate):
    """An enemy beside the fighter that will be taken out of action."""
    return falling(g) != NOTHING and beside(g, candidate, falling(g))


@rule
def attack_fells_friend(g: Record, seat):
    """During an attack that would take a friendly fighter out of action."""
    frame = pending_damage(g)
    return frame != NOTHING and g.frames[frame, D] == Cause.ATTACK and g.frames[frame, A] // MODELS == seat


@rule
def defy_the_odds(g: Record, seat):
    """No damage when the die shows neither the symbol on the fighter's card nor a crit."""
    fighter = falling(g)
    side = roll_for_card(g, seat, DEFENCE_DIE)
    if fighter != NOTHING and side != Side.CRIT and side != defence_symbol(g, fighter):
        cancel_damage(g)


@rule
def friend_falls_beside_friend(g: Record, seat):
    if not friend_falls(g, seat, NOTHING):
        return False
    return warband_beside(g, falling(g), seat, NOTHING) > 0


@rule
def get_up(g: Record, seat):
    """On a shield or crit the damage comes to nothing."""
    escapes(g, seat)
