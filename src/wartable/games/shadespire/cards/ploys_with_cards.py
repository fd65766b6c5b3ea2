"""What universal ploys do with cards and glory: when they may be played, what fits, the effect.
The cards themselves are in `universal_ploys.py`."""

from wartable.games.shadespire.cards.effects import shows_hammer, shows_shield
from wartable.games.shadespire.cards.reactions import attacker_is_friend
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.acts import act_of, is_noted
from wartable.games.shadespire.rules.dice import ATTACK_DIE, DEFENCE_DIE, roll_for_card
from wartable.games.shadespire.rules.field import are_adjacent
from wartable.games.shadespire.rules.hands import discard_powers, draw_powers, gain_glory, lose_upgrade
from wartable.games.shadespire.rules.power import begin_upgrade
from wartable.games.shadespire.rules.stats import may_wear, on_field, upgrades_of, wearer
from wartable.games.shadespire.rules.targets import choosing_ploy
from wartable.games.shadespire.rules.uses import deny_ploy
from wartable.games.shadespire.state import ACTIVATIONS, MODELS, NOTHING, Act, Event, Frame, Place
from wartable.kernel.frames import SEAT, push
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule


@rule
def phase_is_played_out(g: Record):
    """SHA-66: nobody has an activation left in this phase, but for those that are skipped."""
    for seat in range(g.seats):
        if g.taken[seat] + g.skips[seat] < ACTIVATIONS:
            return False
    return True


@rule
def name_objective(g: Record, seat, one):
    """An opponent who scores this card in the end phase makes the seat gain glory."""
    g.named[seat, 0] = one


@rule
def rob(g: Record, seat, one):
    """On a hammer or crit an opponent's unspent glory changes hands."""
    if shows_hammer(roll_for_card(g, seat, ATTACK_DIE)) and one >= 0 and g.glory[one] > 0:
        g.glory[one] -= 1
        tell(g, Event.LOST_GLORY, one, NOTHING, 1, g.glory[one], 0)
        gain_glory(g, seat, 1)


@rule
def opponent_plays(g: Record, seat):
    """The ploy that has just been played is an opponent's."""
    frame = choosing_ploy(g)
    return frame != NOTHING and g.frames[frame, SEAT] != seat


@rule
def try_to_deny(g: Record, seat):
    """On a shield or crit the ploy that is answered has no effect."""
    if shows_shield(roll_for_card(g, seat, DEFENCE_DIE)):
        deny_ploy(g)


@rule
def improvise(g: Record, seat):
    """The whole hand of power cards goes; three new ones come."""
    discard_powers(g, seat)
    draw_powers(g, seat, 3)


@rule
def change_objectives(g: Record, seat):
    """Discard any number of objective cards, and draw as many."""
    push(g, Frame.DISCARD, seat, 0, 1, 0, 0, 0)


@rule
def change_powers(g: Record, seat):
    """Discard any number of power cards, and draw as many."""
    push(g, Frame.DISCARD, seat, 1, 1, 0, 0, 0)


@rule
def stop_power_cards(g: Record):
    """SHA-107: nobody plays power cards until the next activation is over, or the round."""
    g.no_powers = 1


@rule
def play_free_upgrade(g: Record, seat):
    """An upgrade from hand, without spending glory."""
    begin_upgrade(g, seat, 0, 1)


@rule
def break_upgrade(g: Record, seat, one, two):
    """On a hammer or crit an upgrade of an enemy is discarded."""
    if shows_hammer(roll_for_card(g, seat, ATTACK_DIE)) and two > 0 and wearer(g, one // MODELS, two) == one:
        lose_upgrade(g, one // MODELS, two)


@rule
def inherits(g: Record, seat, which_target, first, candidate):
    """A friend beside where the fighter fell, who may have the upgrade."""
    if which_target == 0:
        return True
    fell = wearer(g, seat, first)
    if fell == NOTHING or fell == candidate or not may_wear(g, seat, first, candidate):
        return False
    return are_adjacent(g, g.hex[candidate], g.fell_at[fell])


@rule
def hand_down(g: Record, seat, one, two):
    """An upgrade goes from one fighter to another."""
    if one > 0 and two >= 0:
        g.place[seat, one] = Place.WORN + two % MODELS
        tell(g, Event.UPGRADED, seat, one, two, 1, 0)


@rule
def has_looted(g: Record, seat):
    """A friendly fighter's attack took out an enemy with an upgrade that stood beside it."""
    attacker = act_of(g, Act.FIGHTER)
    if not attacker_is_friend(g, seat) or not on_field(g, attacker):
        return False
    for other in range(g.seats * MODELS):
        if other // MODELS != seat and is_noted(g, Act.FELLED_LOW, other) and upgrades_of(g, other) > 0:
            if are_adjacent(g, g.hex[attacker], g.fell_at[other]):
                return True
    return False


@rule
def gain_one(g: Record, seat):
    gain_glory(g, seat, 1)
