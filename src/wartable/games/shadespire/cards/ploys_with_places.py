"""What universal ploys do with the battlefield and with the places of fighters: when, what fits, the effect.
The cards themselves are in `universal_ploys.py`."""

from wartable.games.shadespire.cards.effects import push_each_beside
from wartable.games.shadespire.cards.reactions import attacker_is_enemy, attacker_is_friend
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.acts import act_of, answered
from wartable.games.shadespire.rules.dice import ATTACK_DIE, roll_for_card
from wartable.games.shadespire.rules.driving import WAS_DRIVEN
from wartable.games.shadespire.rules.field import are_adjacent, block, is_free, way_between
from wartable.games.shadespire.rules.harm import put, switch_places
from wartable.games.shadespire.rules.pushing import can_push, drive_back, push_straight
from wartable.games.shadespire.rules.stats import beside, on_field, survivors
from wartable.games.shadespire.rules.tricks import can_token_go, switch_tokens
from wartable.games.shadespire.state import MODELS, NOTHING, Act, Event, Frame, Side
from wartable.kernel.frames import push
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule


@rule
def switch_held(g: Record, one, two):
    """Two objectives that are held change places."""
    if two >= 0:
        switch_tokens(g, one, two)


@rule
def movable(g: Record, candidate):
    return can_token_go(g, g.token[candidate])


@rule
def move_objective(g: Record, seat, one):
    """One hex, to where no other objective is."""
    if can_token_go(g, g.token[one]):
        push(g, Frame.TOKEN_TO, seat, g.token[one], 0, 0, 0, 0)


@rule
def move_all_objectives(g: Record, seat):
    """The players in turn move every objective one hex."""
    push(g, Frame.MISCHIEF, seat, 0, 0, 0, 0, 0)


@rule
def drop_shard(g: Record, seat, one):
    """A hex is blocked until the phase is over."""
    if is_free(g, one):
        g.shard[one] = 1
        block(g, one)
        tell(g, Event.BLOCKED, seat, NOTHING, one, 0, 0)


# --- Where fighters are -------------------------------------------------------------------------------------------


@rule
def switch_two(g: Record, one, two):
    """Two adjacent fighters change places."""
    if two >= 0 and beside(g, one, two):
        switch_places(g, one, two)


@rule
def shake_all(g: Record, one):
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
def blow_away(g: Record, seat, one):
    """Push everybody away from a hex, in any order."""
    push(g, Frame.SHIFT, seat, one, 0, 0, 0, 0)


@rule
def has_fighter(g: Record, seat):
    return survivors(g, seat) > 0


@rule
def flicker(g: Record, seat):
    """Eight dice; then a friend is chosen, and pushed up to as many hexes as there are crits."""
    crits = 0
    for _ in range(8):
        if roll_for_card(g, seat, ATTACK_DIE) == Side.CRIT:
            crits += 1
    push(g, Frame.STRIDE, seat, crits, 0, 0, 0, 0)


@rule
def drove_friend_away(g: Record, seat):
    """An enemy's attack drove a friendly fighter back from the hex beside it."""
    attacker = act_of(g, Act.FIGHTER)
    if not attacker_is_enemy(g, seat) or act_of(g, Act.TARGET) // MODELS != seat:
        return False
    if act_of(g, Act.DRIVE) != WAS_DRIVEN or not on_field(g, attacker):
        return False
    return are_adjacent(g, g.hex[attacker], act_of(g, Act.FROM))


@rule
def pull_attacker(g: Record):
    """Push the attacker into the hex from which its target was driven back."""
    attacker = answered(g, Act.FIGHTER)
    hex = answered(g, Act.FROM)
    if on_field(g, attacker) and are_adjacent(g, g.hex[attacker], hex):
        push_straight(g, attacker, way_between(g, g.hex[attacker], hex))


@rule
def on_hidden_path(g: Record, which_target, candidate):
    """A friend on an edge hex that has not moved in this phase; then another edge hex."""
    if which_target == 1:
        return g.edge[candidate] != 0
    return g.edge[g.hex[candidate]] != 0 and g.did_move[candidate] == 0


@rule
def take_hidden_path(g: Record, one, two):
    """The fighter is put there, and counts as having made a Move action."""
    if two >= 0 and on_field(g, one) and is_free(g, two):
        put(g, one, two)
        g.did_move[one] = 1
        g.moved[one] = 1


@rule
def bring_home(g: Record, seat, one):
    """The fighter is put on a starting hex at home."""
    if on_field(g, one):
        push(g, Frame.RAISE, seat, one, 0, 0, 0, 0)


@rule
def drove_enemy_back(g: Record, seat):
    """A friendly fighter's attack has driven an enemy back, which is still there."""
    if not attacker_is_friend(g, seat) or act_of(g, Act.TARGET) // MODELS == seat:
        return False
    return act_of(g, Act.DRIVE) == WAS_DRIVEN and on_field(g, act_of(g, Act.TARGET))


@rule
def drive_further(g: Record):
    """One more hex in the direction in which the target was driven back."""
    target = answered(g, Act.TARGET)
    if on_field(g, target):
        way = way_between(g, answered(g, Act.FROM), answered(g, Act.TO))
        hex = g.near[g.hex[target], way]
        if is_free(g, hex):
            drive_back(g, target, hex, 0)


@rule
def other_can_be_pushed(g: Record, candidate):
    """Somebody else than the attacker."""
    return candidate != act_of(g, Act.FIGHTER) and can_push(g, candidate)


@rule
def push_from_attacker(g: Record, seat):
    """Enemies beside the attacker may be pushed one hex each, in the order that the player chooses."""
    if on_field(g, answered(g, Act.FIGHTER)):
        push_each_beside(g, seat, answered(g, Act.FIGHTER), 1)
