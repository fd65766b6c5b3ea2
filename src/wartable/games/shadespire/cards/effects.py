"""Effects and limits that several cards share.
One, two and three are what was chosen: fighters, hexes, cards or directions, or -1."""

from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.activations import grant_move, may_guard, put_on_guard
from wartable.games.shadespire.rules.acts import HALF, act_of, answered, inspire
from wartable.games.shadespire.rules.dice import DEFENCE_DIE, roll_for_card
from wartable.games.shadespire.rules.hands import draw_powers
from wartable.games.shadespire.rules.harm import cancel_damage, heal, hurt
from wartable.games.shadespire.rules.how_many import ask_to_draw, ask_to_heal
from wartable.games.shadespire.rules.pushing import can_push, push_fighter
from wartable.games.shadespire.rules.returning import can_return
from wartable.games.shadespire.rules.stats import beside
from wartable.games.shadespire.rules.striking import can_attack, grant_attack
from wartable.games.shadespire.state import (
    MODELS,
    NOTHING,
    SHIELD,
    Act,
    Cause,
    Event,
    Frame,
    Going,
    Pushing,
    Side,
    Striking,
)
from wartable.kernel.frames import push
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule

# --- Limits to what can be chosen ----------------------------------------------------------------------------------


@rule
def pushable(g: Record, candidate):
    return can_push(g, candidate)


@rule
def guardable(g: Record, candidate):
    return may_guard(g, candidate)


@rule
def can_attack_now(g: Record, seat, candidate):
    return can_attack(g, candidate, seat, Striking.GRANTED)


@rule
def home_has_room(g: Record, seat):
    """Whether a starting hex at home is free."""
    return can_return(g, seat, 0)


# --- Effects --------------------------------------------------------------------------------------------------------


@rule
def guard_one(g: Record, one):
    put_on_guard(g, one)


@rule
def guard_two(g: Record, one, two):
    put_on_guard(g, one)
    put_on_guard(g, two)


@rule
def push_one(g: Record, seat, one):
    """Push the chosen fighter one hex."""
    push_fighter(g, seat, one, 1, Pushing.FREELY, NOTHING)


@rule
def push_wearer(g: Record, seat, fighter):
    """Push the fighter with the upgrade one hex."""
    push_fighter(g, seat, fighter, 1, Pushing.FREELY, NOTHING)


@rule
def charge_with_one(g: Record, seat, one):
    """The chosen fighter may make a Charge action (SHA-110)."""
    grant_move(g, seat, one, Going.CHARGE)


@rule
def step_aside(g: Record, seat, fighter):
    """Instead of being driven back, the fighter with the upgrade is pushed one hex."""
    g.act[g.acts - 1, Act.DRIVE] = 0
    push_fighter(g, seat, fighter, 1, Pushing.FREELY, NOTHING)


@rule
def attack_with_one(g: Record, seat, one):
    """The chosen fighter may attack."""
    grant_attack(g, one, seat, Striking.GRANTED, NOTHING, NOTHING)


@rule
def attack_same_again(g: Record, seat):
    """The attacker may attack the same fighter again."""
    target = answered(g, Act.TARGET)
    grant_attack(g, answered(g, Act.FIGHTER), seat, Striking.REACTION, NOTHING, target)


@rule
def strike_back_at_attacker(g: Record, seat, fighter):
    """The fighter with the upgrade is not driven back and may attack the attacker."""
    g.act[g.acts - 1, Act.PROTECTED] = 1
    grant_attack(g, fighter, seat, Striking.REACTION, NOTHING, act_of(g, Act.FIGHTER))


@rule
def hurt_one(g: Record, seat, one):
    """A ploy hurts the chosen fighter."""
    hurt(g, one, 1, Cause.PLOY, seat)


@rule
def hurt_attacker(g: Record, seat):
    """A ploy hurts the attacker."""
    hurt(g, answered(g, Act.FIGHTER), 1, Cause.PLOY, seat)


@rule
def escapes(g: Record, seat):
    """Whether the damage that is pending comes to nothing, by a shield or crit on a defence die."""
    if not shows_shield(roll_for_card(g, seat, DEFENCE_DIE)):
        return False
    cancel_damage(g)
    return True


@rule
def inspire_one(g: Record, one):
    inspire(g, one)


@rule
def heal_by_die(g: Record, seat, one):
    """Up to two wound tokens less on a shield or crit, otherwise one."""
    if shows_shield(roll_for_card(g, seat, DEFENCE_DIE)):
        ask_to_heal(g, seat, one, 2)
    else:
        heal(g, one, 1)


@rule
def remove_objective(g: Record, seat, one):
    """An objective leaves the battlefield."""
    number = g.token[one]
    g.token[one] = 0
    g.token_hex[number] = NOTHING
    tell(g, Event.TOKEN_REMOVED, seat, NOTHING, number, one, 0)


@rule
def draw_two(g: Record, seat):
    """Two power cards."""
    draw_powers(g, seat, 2)


@rule
def draw_up_to_two(g: Record, seat):
    """Up to two power cards."""
    ask_to_draw(g, seat, 2)


@rule
def push_each_beside(g: Record, seat, fighter, optional):
    """A seat pushes each enemy beside a fighter one hex, in any direction and in the order that it chooses."""
    low = 0
    high = 0
    for other in range(g.seats * MODELS):
        if other // MODELS == seat or g.kind[other] == 0 or not beside(g, fighter, other):
            if other < HALF:
                low |= 1 << other
            else:
                high |= 1 << (other - HALF)
    push(g, Frame.SHIFT, seat, g.hex[fighter], low, high, 1, optional)


@rule
def shows_shield(side):
    return side == SHIELD or side == Side.CRIT


@rule
def shows_hammer(side):
    return side == Side.HAMMER or side == Side.CRIT
