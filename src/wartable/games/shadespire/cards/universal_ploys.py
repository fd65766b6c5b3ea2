"""Universal ploys: cards 308 to 372. What they do comes first, then the cards in order of number."""

from wartable.games.shadespire.cards.conditions import (
    about_friend,
    attacker_is_enemy,
    attacker_is_friend,
    falling,
    friend_attack_takes_out,
    friend_falls,
    is_attack,
    took_out_friend,
)
from wartable.games.shadespire.cards.effects import (
    draw_two,
    escapes,
    heal_by_die,
    hurt_one,
    inspire_one,
    push_one,
    pushable,
    shows_hammer,
    shows_shield,
)
from wartable.games.shadespire.declare import Mod, Reach, Scope, Target, ploy
from wartable.games.shadespire.rules.acts import act_of, answered, answered_act, is_noted, may_nest
from wartable.games.shadespire.rules.dice import roll_for_card
from wartable.games.shadespire.rules.driving import WAS_DRIVEN
from wartable.games.shadespire.rules.field import are_adjacent, block, is_free, way_between
from wartable.games.shadespire.rules.hands import discard_powers, draw_powers, gain_glory, lose_upgrade
from wartable.games.shadespire.rules.harm import (
    cancel_damage,
    heal,
    hurt,
    pending_damage,
    put,
    switch_places,
)
from wartable.games.shadespire.rules.moving import begin_move, can_move
from wartable.games.shadespire.rules.power import begin_upgrade, has_upgrade_in_hand
from wartable.games.shadespire.rules.pushing import can_push, drive_back, push_fighter, push_straight
from wartable.games.shadespire.rules.returning import can_return
from wartable.games.shadespire.rules.stats import (
    beside,
    defence_symbol,
    may_wear,
    on_field,
    range_of,
    survivors,
    upgrades_of,
    warband_beside,
    wearer,
)
from wartable.games.shadespire.rules.striking import grant_attack
from wartable.games.shadespire.rules.targets import choosing_ploy, last_choice
from wartable.games.shadespire.rules.tricks import can_token_go, switch_tokens
from wartable.games.shadespire.rules.uses import deny_ploy
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
    Place,
    Pushing,
    Side,
    Striking,
    Trigger,
)
from wartable.kernel.frames import SEAT, A, B, D, push
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule

ALL = ""  # no warband: everybody may have them
ATTACK_DIE, DEFENCE_DIE = 0, 1
MOVE_OR_ATTACK = 1

# --- Cards and glory ----------------------------------------------------------------------------------------------


@rule
def phase_is_played_out(g):
    """SHA-66: nobody has an activation left in this phase, but for those that are skipped."""
    for seat in range(g.seats):
        if g.taken[seat] + g.skips[seat] < ACTIVATIONS:
            return False
    return True


@rule
def name_objective(g, seat, one):
    """An opponent who scores this card in the end phase makes the seat gain glory."""
    g.named[seat, 0] = one


@rule
def rob(g, seat, one):
    """On a hammer or crit an opponent's unspent glory changes hands."""
    if shows_hammer(roll_for_card(g, seat, ATTACK_DIE)) and one >= 0 and g.glory[one] > 0:
        g.glory[one] -= 1
        tell(g, Event.LOST_GLORY, one, NOTHING, 1, g.glory[one], 0)
        gain_glory(g, seat, 1)


@rule
def opponent_plays(g, seat):
    """The ploy that has just been played is an opponent's."""
    frame = choosing_ploy(g)
    return frame != NOTHING and g.frames[frame, SEAT] != seat


@rule
def try_to_deny(g, seat):
    """On a shield or crit the ploy that is answered has no effect."""
    if shows_shield(roll_for_card(g, seat, DEFENCE_DIE)):
        deny_ploy(g)


@rule
def improvise(g, seat):
    """The whole hand of power cards goes; three new ones come."""
    discard_powers(g, seat)
    draw_powers(g, seat, 3)


@rule
def change_objectives(g, seat):
    """Discard any number of objective cards, and draw as many."""
    push(g, Frame.DISCARD, seat, 0, 1, 0, 0, 0)


@rule
def change_powers(g, seat):
    """Discard any number of power cards, and draw as many."""
    push(g, Frame.DISCARD, seat, 1, 1, 0, 0, 0)


@rule
def stop_power_cards(g):
    """Nobody plays power cards until the next activation is over."""
    g.no_powers = 1


@rule
def play_free_upgrade(g, seat):
    """An upgrade from hand, without spending glory."""
    begin_upgrade(g, seat, 0, 1)


@rule
def break_upgrade(g, seat, one, two):
    """On a hammer or crit an upgrade of an enemy is discarded."""
    if shows_hammer(roll_for_card(g, seat, ATTACK_DIE)) and two > 0 and wearer(g, one // MODELS, two) == one:
        lose_upgrade(g, one // MODELS, two)


@rule
def inherits(g, seat, which_target, first, candidate):
    """A friend beside where the fighter fell, who may have the upgrade."""
    if which_target == 0:
        return True
    fell = wearer(g, seat, first)
    if fell == NOTHING or fell == candidate or not may_wear(g, seat, first, candidate):
        return False
    return are_adjacent(g, g.hex[candidate], g.fell_at[fell])


@rule
def hand_down(g, seat, one, two):
    """An upgrade goes from one fighter to another."""
    if one > 0 and two >= 0:
        g.place[seat, one] = Place.WORN + two % MODELS
        tell(g, Event.UPGRADED, seat, one, two, 1, 0)


@rule
def has_looted(g, seat):
    """A friendly fighter's attack took out an enemy with an upgrade that stood beside it."""
    attacker = act_of(g, Act.FIGHTER)
    if not attacker_is_friend(g, seat) or not on_field(g, attacker):
        return False
    for other in range(g.seats * MODELS):
        if other // MODELS != seat and is_noted(g, Act.OUT_LOW, other) and upgrades_of(g, other) > 0:
            if are_adjacent(g, g.hex[attacker], g.fell_at[other]):
                return True
    return False


@rule
def gain_one(g, seat):
    gain_glory(g, seat, 1)


# --- The battlefield ----------------------------------------------------------------------------------------------


@rule
def switch_held(g, one, two):
    """Two objectives that are held change places."""
    if two >= 0:
        switch_tokens(g, one, two)


@rule
def movable(g, candidate):
    return can_token_go(g, g.token[candidate])


@rule
def move_objective(g, seat, one):
    """One hex, to where no other objective is."""
    if can_token_go(g, g.token[one]):
        push(g, Frame.TOKEN_TO, seat, g.token[one], 0, 0, 0, 0)


@rule
def move_all_objectives(g, seat):
    """The players in turn move every objective one hex."""
    push(g, Frame.MISCHIEF, seat, 0, 0, 0, 0, 0)


@rule
def drop_shard(g, seat, one):
    """A hex is blocked until the phase is over."""
    if is_free(g, one):
        g.shard[one] = 1
        block(g, one)
        tell(g, Event.BLOCKED, seat, NOTHING, one, 0, 0)


# --- Where fighters are -------------------------------------------------------------------------------------------


@rule
def switch_two(g, one, two):
    """Two adjacent fighters change places."""
    if two >= 0 and beside(g, one, two):
        switch_places(g, one, two)


@rule
def shake_all(g, one):
    """Push everybody in one direction, those in front first; who has no room stays."""
    pushed = 0
    again = True
    while again:
        again = False
        for fighter in range(g.seats * MODELS):
            if (pushed >> fighter) & 1 == 0 and on_field(g, fighter):
                if is_free(g, g.near[g.hex[fighter], one]):
                    pushed |= 1 << fighter
                    push_straight(g, fighter, one)
                    again = True


@rule
def blow_away(g, seat, one):
    """Push everybody away from a hex, in any order."""
    push(g, Frame.SHIFT, seat, one, 0, 0, 0, 0)


@rule
def has_fighter(g, seat):
    return survivors(g, seat) > 0


@rule
def flicker(g, seat):
    """Eight dice; then a friend is chosen, and pushed up to as many hexes as there are crits."""
    crits = 0
    for _ in range(8):
        if roll_for_card(g, seat, ATTACK_DIE) == Side.CRIT:
            crits += 1
    push(g, Frame.STRIDE, seat, crits, 0, 0, 0, 0)


@rule
def drove_friend_away(g, seat):
    """An enemy's attack drove a friendly fighter back from the hex beside it."""
    attacker = act_of(g, Act.FIGHTER)
    if not attacker_is_enemy(g, seat) or act_of(g, Act.TARGET) // MODELS != seat:
        return False
    if act_of(g, Act.DRIVE) != WAS_DRIVEN or not on_field(g, attacker):
        return False
    return are_adjacent(g, g.hex[attacker], act_of(g, Act.FROM))


@rule
def pull_attacker(g):
    """Push the attacker into the hex from which its target was driven back."""
    attacker = answered(g, Act.FIGHTER)
    hex = answered(g, Act.FROM)
    if on_field(g, attacker) and are_adjacent(g, g.hex[attacker], hex):
        push_straight(g, attacker, way_between(g, g.hex[attacker], hex))


@rule
def on_hidden_path(g, which_target, candidate):
    """A friend on an edge hex that has not moved in this phase; then another edge hex."""
    if which_target == 1:
        return g.edge[candidate] != 0
    return g.edge[g.hex[candidate]] != 0 and g.did_move[candidate] == 0


@rule
def take_hidden_path(g, one, two):
    """The fighter is put there, and counts as having made a Move action."""
    if two >= 0 and on_field(g, one) and is_free(g, two):
        put(g, one, two)
        g.did_move[one] = 1
        g.moved[one] = 1


@rule
def has_starting_hex(g, seat):
    return can_return(g, seat, 0)


@rule
def bring_home(g, seat, one):
    """The fighter is put on a starting hex at home."""
    if on_field(g, one):
        push(g, Frame.RAISE, seat, one, 0, 0, 0, 0)


@rule
def drove_enemy_back(g, seat):
    """A friendly fighter's attack has driven an enemy back, which is still there."""
    if not attacker_is_friend(g, seat) or act_of(g, Act.TARGET) // MODELS == seat:
        return False
    return act_of(g, Act.DRIVE) == WAS_DRIVEN and on_field(g, act_of(g, Act.TARGET))


@rule
def drive_further(g):
    """One more hex in the direction in which the target was driven back."""
    target = answered(g, Act.TARGET)
    if on_field(g, target):
        way = way_between(g, answered(g, Act.FROM), answered(g, Act.TO))
        hex = g.near[g.hex[target], way]
        if is_free(g, hex):
            drive_back(g, target, hex, 0)


@rule
def other_can_be_pushed(g, candidate):
    """Somebody else than the attacker."""
    return candidate != act_of(g, Act.FIGHTER) and can_push(g, candidate)


@rule
def push_from_attacker(g, seat):
    """Each enemy beside the attacker may be pushed one hex."""
    attacker = answered(g, Act.FIGHTER)
    for other in range(g.seats * MODELS - 1, -1, -1):
        if other // MODELS != seat and g.kind[other] != 0 and beside(g, attacker, other):
            push_fighter(g, seat, other, 1, Pushing.UP_TO, NOTHING)


# --- What fighters suffer and can do ------------------------------------------------------------------------------


@rule
def taunt(g, seat, one):
    """On a hammer or crit an enemy is inspired no more, and never again."""
    if shows_hammer(roll_for_card(g, seat, ATTACK_DIE)):
        if g.inspired[one] != 0:
            tell(g, Event.UNINSPIRED, one // MODELS, NOTHING, one, 0, 0)
        g.inspired[one] = 0
        g.earned[one] = 0
        g.uninspirable[one] = 1


@rule
def freeze(g, seat, one):
    """On a shield or crit an enemy can neither act nor be damaged in this phase."""
    if shows_shield(roll_for_card(g, seat, DEFENCE_DIE)):
        g.frozen[one] = 1


@rule
def borrow(g, seat, one):
    """On a hammer or crit the seat attacks with an enemy."""
    if shows_hammer(roll_for_card(g, seat, ATTACK_DIE)):
        grant_attack(g, one, seat, Striking.BORROWED, NOTHING, NOTHING)


@rule
def bears_wound(g, which_target, candidate):
    return which_target != 0 or g.wounds[candidate] > 0


@rule
def hurt_second(g, seat, two):
    if two >= 0:
        hurt(g, two, 1, Cause.PLOY, seat)


@rule
def hurt_all(g, seat):
    """W-03: everybody suffers, the own fighters first; what is pushed last comes first."""
    fighters = g.seats * MODELS
    for turn in range(fighters - 1, -1, -1):
        fighter = (seat * MODELS + turn) % fighters
        if on_field(g, fighter):
            hurt(g, fighter, 1, Cause.PLOY, seat)


@rule
def heal_everybody(g):
    for fighter in range(g.seats * MODELS):
        if on_field(g, fighter):
            heal(g, fighter, 1)


@rule
def has_charged(g, candidate):
    return g.did_charge[candidate] != 0


@rule
def has_activation_left(g, seat):
    """SHA-66: an activation that is still to come, and not lost already."""
    return g.taken[seat] + g.skips[seat] < ACTIVATIONS


@rule
def act_out_of_turn(g, seat, one):
    """SHA-109: a fighter may make an action, as its player decides; the seat loses its next activation."""
    g.skips[seat] += 1
    push(g, Frame.ACTIVATE, one // MODELS, one + 1, 0, 0, 0, 0)


@rule
def act_after_upgrade(g, seat):
    """SHA-108: the fighter with the upgrade that came into play last may move or attack."""
    if g.gear_count[seat] > 0:
        fighter = wearer(g, seat, g.gear[seat, g.gear_count[seat] - 1])
        push(g, Frame.ACTIVATE, seat, fighter + 1, MOVE_OR_ATTACK, 0, 0, 0)


@rule
def enemy_has_moved(g, seat):
    return act_of(g, Act.KIND) == Doing.MOVE and act_of(g, Act.FIGHTER) // MODELS != seat


@rule
def has_yet_to_move(g, candidate):
    """A fighter that has made no Move action in this phase, and can make one."""
    return g.did_move[candidate] == 0 and can_move(g, candidate, Going.FREE, 0)


@rule
def move_quickly(g, seat, one):
    if on_field(g, one) and can_move(g, one, Going.FREE, 0):
        begin_move(g, one, Going.FREE, seat)


@rule
def was_damaged(g, candidate):
    """By the attack or ploy that is over; an attack can follow (W-01)."""
    return is_noted(g, Act.HURT_LOW, candidate) and may_nest(g)


@rule
def step_and_attack(g, seat, one):
    """A push of up to one hex, then an attack."""
    grant_attack(g, one, seat, Striking.GRANTED, NOTHING, NOTHING)
    push_fighter(g, seat, one, 1, Pushing.UP_TO, NOTHING)


@rule
def choose_instead(g, one):
    """The ploy that is answered has chosen this fighter."""
    frame = choosing_ploy(g)
    if frame != NOTHING and one >= 0:
        g.frames[frame, B + last_choice(g, frame)] = one


# --- Attacks ------------------------------------------------------------------------------------------------------


@rule
def attack_range(g):
    """The Range of the attack that is going on."""
    return range_of(
        g, act_of(g, Act.SEAT), act_of(g, Act.FIGHTER), act_of(g, Act.WEAPON), act_of(g, Act.MARK)
    )


@rule
def is_shot(g):
    """During an attack with a Range of 3 or more."""
    return is_attack(g) and attack_range(g) >= 3


@rule
def blind(g):
    """The attack has a single die, and the sword as its symbol."""
    a = answered_act(g)
    g.act[a, Act.ONE_DIE] = 1
    g.act[a, Act.SYMBOL] = Side.SWORD


@rule
def strikes_close(g, seat):
    """A friendly fighter's attack with a Range of 1."""
    return attacker_is_friend(g, seat) and attack_range(g) == 1


@rule
def twist(g):
    """One more damage."""
    g.act[answered_act(g), Act.BONUS] += 1


@rule
def rebound(g, seat):
    """On a dodge or crit the damage goes to the attacker, and nobody is driven back."""
    a = answered_act(g)
    side = roll_for_card(g, seat, DEFENCE_DIE)
    if side == DODGE or side == Side.CRIT:
        g.act[a, Act.REBOUND] = seat + 1


@rule
def hurt_target(g, seat):
    hurt(g, answered(g, Act.TARGET), 1, Cause.PLOY, seat)


@rule
def beside_falling(g, candidate):
    """An enemy beside the fighter that will be taken out of action."""
    return falling(g) != NOTHING and beside(g, candidate, falling(g))


@rule
def attack_fells_friend(g, seat):
    """During an attack that would take a friendly fighter out of action."""
    frame = pending_damage(g)
    return frame != NOTHING and g.frames[frame, D] == Cause.ATTACK and g.frames[frame, A] // MODELS == seat


@rule
def defy_the_odds(g, seat):
    """No damage when the die shows neither the symbol on the fighter's card nor a crit."""
    fighter = falling(g)
    side = roll_for_card(g, seat, DEFENCE_DIE)
    if fighter != NOTHING and side != Side.CRIT and side != defence_symbol(g, fighter):
        cancel_damage(g)


@rule
def friend_falls_beside_friend(g, seat):
    if not friend_falls(g, seat, NOTHING):
        return False
    return warband_beside(g, falling(g), seat, NOTHING) > 0


@rule
def get_up(g, seat):
    """On a shield or crit the damage comes to nothing."""
    escapes(g, seat)


# --- The cards ----------------------------------------------------------------------------------------------------

ploy(
    308,
    "anticipation",
    ALL,
    when=phase_is_played_out,
    asks=(Target.OBJECTIVE_CARD,),
    effect=name_objective,
)
ploy(309, "blinding-flash", ALL, reaction=(Trigger.BEFORE_DICE,), when=is_shot, effect=blind)
ploy(310, "confused-priorities", ALL, asks=(Target.HELD, Target.OTHER_HELD), effect=switch_held)
ploy(311, "confusion", ALL, asks=(Target.ANY, Target.BESIDE_FIRST), effect=switch_two)
ploy(312, "cruel-taunt", ALL, asks=(Target.ENEMY,), effect=taunt)
ploy(313, "curious-inversion", ALL, mods={Mod.INVERT: 1}, scope=Scope.FIRST_ATTACK)
ploy(314, "darkness-descends", ALL, mods={Mod.RANGE_ONE: 1}, scope=Scope.FIRST_ATTACK)
ploy(315, "daylight-robbery", ALL, asks=(Target.OPPONENT,), effect=rob)
ploy(
    316,
    "death-throes",
    ALL,
    reaction=(Trigger.WILL_TAKE_OUT,),
    when=friend_falls,
    asks=(Target.ENEMY,),
    fits=beside_falling,
    effect=hurt_one,
)
ploy(317, "desperate-gambit", ALL, mods={Mod.GAMBIT: 1}, scope=Scope.FIRST_ATTACK)
ploy(318, "distraction", ALL, asks=(Target.ENEMY,), fits=pushable, effect=push_one)
ploy(319, "dual-strike", ALL, mods={Mod.ONE_TWICE: 1}, scope=Scope.FIRST_ATTACK)
ploy(320, "duel-of-wits", ALL, reaction=(Trigger.PLOY_PLAYED,), when=opponent_plays, effect=draw_two)
ploy(321, "earthquake", ALL, asks=(Target.DIRECTION,), effect=shake_all)
ploy(322, "ephemeral-shield", ALL, mods={Mod.DEFENCE: 1}, scope=Scope.FIRST_TARGETED)
ploy(323, "flickering-step", ALL, when=has_fighter, effect=flicker)
ploy(324, "forceful-denial", ALL, reaction=(Trigger.PLOY_PLAYED,), when=opponent_plays, effect=try_to_deny)
ploy(325, "fortify", ALL, mods={Mod.DEFENCE_HOLDERS: 1}, scope=Scope.FRIENDS)
ploy(326, "frozen-in-time", ALL, asks=(Target.ENEMY,), effect=freeze)
ploy(327, "fuelled-by-fury", ALL, mods={Mod.REROLL_ANY: 1}, scope=Scope.OWN_FIRST_ATTACK)
ploy(328, "grapple", ALL, reaction=(Trigger.AFTER_ATTACK,), when=drove_friend_away, effect=pull_attacker)
ploy(329, "great-concussion", ALL, asks=(Target.HEX,), effect=blow_away)
ploy(330, "healing-potion", ALL, asks=(Target.FRIEND,), effect=heal_by_die)
ploy(
    331,
    "hidden-paths",
    ALL,
    asks=(Target.FRIEND, Target.EMPTY_HEX),
    fits=on_hidden_path,
    effect=take_hidden_path,
)
ploy(332, "illusory-fighter", ALL, when=has_starting_hex, asks=(Target.FRIEND,), effect=bring_home)
ploy(333, "improvisation", ALL, effect=improvise)
ploy(334, "inspiration-strikes", ALL, asks=(Target.FRIEND,), effect=inspire_one)
ploy(335, "invisible-walls", ALL, mods={Mod.MOVE_ONE: 1}, scope=Scope.ALL)
ploy(
    336,
    "last-chance",
    ALL,
    reaction=(Trigger.WILL_TAKE_OUT,),
    when=attack_fells_friend,
    effect=defy_the_odds,
)
ploy(
    337,
    "legacy",
    ALL,
    reaction=(Trigger.AFTER_ATTACK, Trigger.AFTER_PLOY),
    when=took_out_friend,
    asks=(Target.UNIVERSAL_UPGRADE_OF_FALLEN, Target.FRIEND),
    not_chosen=(1,),
    fits=inherits,
    effect=hand_down,
)
ploy(338, "lethal-strike", ALL, mods={Mod.CRIT_DOUBLE: 1}, scope=Scope.FIRST_ATTACK)
ploy(339, "mighty-swing", ALL, mods={Mod.SWEEP: 1}, scope=Scope.OWN_FIRST_ATTACK, reach=Reach.ADJACENT)
ploy(340, "mischievous-spirits", ALL, effect=move_all_objectives)
ploy(
    341,
    "misdirection",
    ALL,
    reaction=(Trigger.CHOSEN_BY_PLOY,),
    when=about_friend,
    asks=(Target.INSTEAD,),
    effect=choose_instead,
)
ploy(342, "momentary-madness", ALL, asks=(Target.ENEMY,), effect=borrow)
ploy(
    343,
    "my-turn",
    ALL,
    reaction=(Trigger.AFTER_ATTACK, Trigger.AFTER_PLOY),
    asks=(Target.FRIEND,),
    not_chosen=(0,),
    fits=was_damaged,
    effect=step_and_attack,
)
ploy(344, "no-time", ALL, effect=stop_power_cards)
ploy(
    345,
    "on-your-feet",
    ALL,
    reaction=(Trigger.WILL_TAKE_OUT,),
    when=friend_falls_beside_friend,
    effect=get_up,
)
ploy(346, "parry", ALL, mods={Mod.PARRY: 1}, scope=Scope.FIRST_TARGETED)
ploy(
    347,
    "quick-thinker",
    ALL,
    reaction=(Trigger.AFTER_MOVE,),
    when=enemy_has_moved,
    asks=(Target.FRIEND,),
    not_chosen=(0,),
    fits=has_yet_to_move,
    effect=move_quickly,
)
ploy(
    348,
    "ready-for-action",
    ALL,
    reaction=(Trigger.AFTER_UPGRADE,),
    when=about_friend,
    effect=act_after_upgrade,
)
ploy(349, "rebound", ALL, reaction=(Trigger.WOULD_SUCCEED,), when=attacker_is_enemy, effect=rebound)
ploy(
    350,
    "reflected-injury",
    ALL,
    asks=(Target.FRIEND, Target.ENEMY_BESIDE_FIRST),
    fits=bears_wound,
    effect=hurt_second,
)
ploy(351, "rethink-strategy", ALL, effect=change_objectives)
ploy(352, "sacrificial-pawn", ALL, asks=(Target.FRIEND,), mods={Mod.PAWN: 1}, scope=Scope.CHOSEN)
ploy(353, "scavenge", ALL, reaction=(Trigger.AFTER_ATTACK,), when=has_looted, effect=gain_one)
ploy(
    354,
    "second-wind",
    ALL,
    asks=(Target.FRIEND,),
    fits=has_charged,
    mods={Mod.SECOND_WIND: 1},
    scope=Scope.CHOSEN,
)
ploy(355, "shardfall", ALL, asks=(Target.EMPTY_HEX,), effect=drop_shard)
ploy(356, "shardgale", ALL, effect=hurt_all)
ploy(357, "shattering-terrain", ALL, mods={Mod.SHATTER: 1}, scope=Scope.ALL)
ploy(358, "shattershard", ALL, asks=(Target.ENEMY, Target.UPGRADE_OF_FIRST), effect=break_upgrade)
ploy(359, "shifting-shards", ALL, asks=(Target.UNHELD_OBJECTIVE,), fits=movable, effect=move_objective)
ploy(360, "sidestep", ALL, asks=(Target.FRIEND,), fits=pushable, effect=push_one)
ploy(361, "spectral-wings", ALL, mods={Mod.MOVE: 2}, scope=Scope.FIRST_MOVE)
ploy(362, "spoils-of-battle", ALL, when=has_upgrade_in_hand, effect=play_free_upgrade)
ploy(363, "sprint", ALL, mods={Mod.MOVE_DOUBLE: 1}, scope=Scope.OWN_FIRST_MOVE)
ploy(364, "stumble", ALL, reaction=(Trigger.AFTER_ATTACK,), when=drove_enemy_back, effect=drive_further)
ploy(365, "tainted-vitality", ALL, effect=heal_everybody)
ploy(366, "tantalising-prize", ALL, mods={Mod.MOVE_ONTO_OBJECTIVE: 2}, scope=Scope.OWN_FIRST_MOVE)
ploy(
    367,
    "teamwork",
    ALL,
    reaction=(Trigger.BEFORE_DICE,),
    when=attacker_is_friend,
    asks=(Target.FRIEND,),
    not_chosen=(0,),
    fits=other_can_be_pushed,
    effect=push_one,
)
ploy(368, "time-trap", ALL, when=has_activation_left, asks=(Target.ANY,), effect=act_out_of_turn)
ploy(369, "trap", ALL, reaction=(Trigger.DRIVEN,), when=drove_enemy_back, effect=hurt_target)
ploy(
    370,
    "triumphant-roar",
    ALL,
    reaction=(Trigger.AFTER_ATTACK,),
    when=friend_attack_takes_out,
    effect=push_from_attacker,
)
ploy(371, "trust-to-luck", ALL, effect=change_powers)
ploy(372, "twist-the-knife", ALL, reaction=(Trigger.WOULD_SUCCEED,), when=strikes_close, effect=twist)
