"""Universal ploys about cards and glory, of cards 308 to 372.
Each stands after what it needs: when, what fits, the effect."""

from wartable.games.shadespire.cards.effects import draw_two, shows_hammer, shows_shield
from wartable.games.shadespire.cards.reactions import attacker_is_friend, took_out_friend
from wartable.games.shadespire.declare import TYPE, UNIVERSAL, WARBAND, WARBAND_OF_KIND, ploy
from wartable.games.shadespire.printed import Target
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.acts import act_of, is_noted
from wartable.games.shadespire.rules.dice import ATTACK_DIE, DEFENCE_DIE, roll_for_card
from wartable.games.shadespire.rules.field import are_adjacent
from wartable.games.shadespire.rules.hands import discard_powers, draw_powers, gain_glory, lose_upgrade
from wartable.games.shadespire.rules.power import begin_upgrade, has_upgrade_in_hand
from wartable.games.shadespire.rules.stats import may_wear, on_field, upgrades_of, wearer
from wartable.games.shadespire.rules.targets import choosing_ploy
from wartable.games.shadespire.rules.uses import deny_ploy
from wartable.games.shadespire.state import (
    ACTIVATIONS,
    MODELS,
    NOTHING,
    Act,
    Event,
    Frame,
    Place,
    Trigger,
    Type,
)
from wartable.kernel.frames import SEAT, push
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule

ALL = ""  # no warband: everybody may have them


@rule
def phase_is_played_out(g: Record):
    """SHA-66: nobody has an activation left in this phase, but for those that are skipped."""
    for seat in range(g.seats):
        if g.taken[seat] + g.skips[seat] < ACTIVATIONS:
            return False
    return True


@rule
def may_be_anothers(g: Record, seat, card):
    """Whether an opponent may have an objective card, as far as all can see."""
    for other in range(g.seats):
        if other != seat and g.place[other, card] != Place.SCORED and g.place[other, card] != Place.DISCARD:
            if WARBAND[card] == 0 or WARBAND[card] == WARBAND_OF_KIND[g.kind[other * MODELS]]:
                return True
    return False


@rule
def is_anothers_objective(g: Record, seat, candidate):
    return TYPE[candidate] == Type.OBJECTIVE and may_be_anothers(g, seat, candidate)


@rule
def name_objective(g: Record, seat, one):
    """An opponent who scores this card in the end phase makes the seat gain glory."""
    g.named[seat, 0] = one


ploy(
    308,
    "anticipation",
    ALL,
    when=phase_is_played_out,
    asks=(Target.CARD,),
    fits=is_anothers_objective,
    effect=name_objective,
)


@rule
def rob(g: Record, seat, one):
    """On a hammer or crit an opponent's unspent glory changes hands."""
    if shows_hammer(roll_for_card(g, seat, ATTACK_DIE)) and one >= 0 and g.glory[one] > 0:
        g.glory[one] -= 1
        tell(g, Event.LOST_GLORY, one, NOTHING, 1, g.glory[one], 0)
        gain_glory(g, seat, 1)


ploy(315, "daylight-robbery", ALL, asks=(Target.OPPONENT,), effect=rob)


@rule
def opponent_plays(g: Record, seat):
    """The ploy that has just been played is an opponent's."""
    frame = choosing_ploy(g)
    return frame != NOTHING and g.frames[frame, SEAT] != seat


ploy(320, "duel-of-wits", ALL, reaction=(Trigger.PLOY_PLAYED,), when=opponent_plays, effect=draw_two)


@rule
def try_to_deny(g: Record, seat):
    """On a shield or crit the ploy that is answered has no effect."""
    if shows_shield(roll_for_card(g, seat, DEFENCE_DIE)):
        deny_ploy(g)


ploy(324, "forceful-denial", ALL, reaction=(Trigger.PLOY_PLAYED,), when=opponent_plays, effect=try_to_deny)


@rule
def improvise(g: Record, seat):
    """The whole hand of power cards goes; three new ones come."""
    discard_powers(g, seat)
    draw_powers(g, seat, 3)


ploy(333, "improvisation", ALL, effect=improvise)


@rule
def inherits(g: Record, seat, which_target, first, candidate):
    """A universal upgrade of a fighter that has just fallen; then a friend beside where it fell, who may have it."""
    if which_target == 0:
        who = wearer(g, seat, candidate)
        universal = TYPE[candidate] == Type.UPGRADE and WARBAND[candidate] == UNIVERSAL
        return universal and who != NOTHING and is_noted(g, Act.OUT_LOW, who)
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


ploy(
    337,
    "legacy",
    ALL,
    reaction=(Trigger.AFTER_ATTACK, Trigger.AFTER_PLOY),
    when=took_out_friend,
    asks=(Target.CARD | Target.UPGRADE | Target.OUT, Target.FRIEND),
    not_chosen=(1,),
    fits=inherits,
    effect=hand_down,
)


@rule
def stop_power_cards(g: Record):
    """SHA-107: nobody plays power cards until the next activation is over, or the round."""
    g.no_powers = 1


ploy(344, "no-time", ALL, effect=stop_power_cards)


@rule
def change_objectives(g: Record, seat):
    """Discard any number of objective cards, and draw as many."""
    push(g, Frame.DISCARD, seat, 0, 1, 0, 0, 0)


ploy(351, "rethink-strategy", ALL, effect=change_objectives)


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


ploy(353, "scavenge", ALL, reaction=(Trigger.AFTER_ATTACK,), when=has_looted, effect=gain_one)


@rule
def is_worn_by_first(g: Record, which_target, first, candidate):
    """Any enemy; then an upgrade that it has."""
    if which_target == 0:
        return True
    return TYPE[candidate] == Type.UPGRADE and first >= 0 and wearer(g, first // MODELS, candidate) == first


@rule
def break_upgrade(g: Record, seat, one, two):
    """On a hammer or crit an upgrade of an enemy is discarded."""
    if shows_hammer(roll_for_card(g, seat, ATTACK_DIE)) and two > 0 and wearer(g, one // MODELS, two) == one:
        lose_upgrade(g, one // MODELS, two)


ploy(
    358,
    "shattershard",
    ALL,
    asks=(Target.ENEMY, Target.CARD | Target.UPGRADE),
    fits=is_worn_by_first,
    effect=break_upgrade,
)


@rule
def play_free_upgrade(g: Record, seat):
    """An upgrade from hand, without spending glory."""
    begin_upgrade(g, seat, 0, 1)


ploy(362, "spoils-of-battle", ALL, when=has_upgrade_in_hand, effect=play_free_upgrade)


@rule
def change_powers(g: Record, seat):
    """Discard any number of power cards, and draw as many."""
    push(g, Frame.DISCARD, seat, 1, 1, 0, 0, 0)


ploy(371, "trust-to-luck", ALL, effect=change_powers)
