"""Pushes of every kind, and driving back: where they may end, and carrying them out hex by hex.
SHA-137, SHA-143 to SHA-152. Move actions are in `moving.py`."""

from wartable.games.shadespire.declare import WEAPONS
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.field import (
    DIRECTIONS,
    are_adjacent,
    distance,
    flood,
    is_free,
    straight,
    way_between,
)
from wartable.games.shadespire.rules.harm import enter, shatter
from wartable.games.shadespire.rules.moving import is_away
from wartable.games.shadespire.rules.sight import can_attack_from, has_target, reaches_target
from wartable.games.shadespire.rules.stats import on_field
from wartable.games.shadespire.state import HEX, MODELS, NOTHING, PASS, WAYS, Event, Frame, Pushing, Striking
from wartable.kernel.frames import A, B, C, D, E, pop, push, set_top, top
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule


@rule
def push_fighter(g: Record, seat, fighter, steps, how, about):
    """SHA-147: a seat will push a fighter; `about` is what `how` is measured by."""
    push(g, Frame.PUSH, seat, fighter, steps, how, about, g.hex[fighter])


@rule
def can_push(g: Record, fighter):
    """Whether a fighter has a hex to be pushed into."""
    if not on_field(g, fighter):
        return False
    for way in range(DIRECTIONS):
        if is_free(g, g.near[g.hex[fighter], way]):
            return True
    return False


@rule
def can_push_away(g: Record, fighter, hex):
    """Whether a fighter has a hex to be pushed into that is farther from a certain one."""
    here = g.hex[fighter]
    for way in range(DIRECTIONS):
        beside = g.near[here, way]
        if is_free(g, beside) and distance(g, beside, hex) > distance(g, here, hex):
            return True
    return False


@rule
def reaches(g: Record, fighter, steps, how, about):
    """Whether pushes of so many hexes can end as they must."""
    if push_may_end(g, fighter, how, about, g.hex[fighter]):
        return True
    return push_goes_on(g, fighter, steps, how, about, g.hex[fighter])


@rule
def push_may_end(g: Record, fighter, how, about, hex):
    """Whether a push may end in a hex. `about`: a fighter to end beside, or the hex where it began."""
    if how == Pushing.NEXT_TO:
        return on_field(g, about) and straight(g, hex, g.hex[about]) == 1
    if how == Pushing.ONTO_OBJECTIVE:
        return g.token[hex] > 0
    if how == Pushing.AWAY:
        return hex != about and is_away(g, fighter, about, hex)
    if how == Pushing.AWAY_FROM_HEX:
        return True
    if how == Pushing.TO_ATTACK:
        return push_may_attack(g, fighter, about, hex)
    if how == Pushing.TOGETHER:
        return on_field(g, about) and can_come_beside(g, fighter, about, hex)
    return True


@rule
def can_come_beside(g: Record, fighter, other, hex):
    """Whether another fighter is, or with a push of one hex can be, beside the hex that a fighter will be in."""
    if straight(g, hex, g.hex[other]) == 1:
        return True
    for way in range(DIRECTIONS):
        beside = g.near[g.hex[other], way]
        if beside != hex and (is_free(g, beside) or (beside != NOTHING and beside == g.hex[fighter])):
            if straight(g, beside, hex) == 1:
                return True
    return False


@rule
def push_may_attack(g: Record, fighter, about, hex):
    """Whether it can attack from a hex. `about`: -1, or its weapon and WEAPONS times its only target + 1."""
    seat = fighter // MODELS
    if about == NOTHING:
        return can_attack_from(g, fighter, seat, Striking.ACTIVATION, hex)
    weapon = about % WEAPONS
    target = about // WEAPONS - 1
    if target == NOTHING:
        return has_target(g, fighter, seat, weapon, hex)
    return reaches_target(g, fighter, seat, weapon, hex, target)


@rule
def mark_push(g: Record, mask):
    """One hex further; stopping where that is allowed."""
    fighter = top(g, A)
    left = top(g, B)
    how = top(g, C)
    about = top(g, D)
    here = g.hex[fighter]
    for way in range(DIRECTIONS):
        hex = g.near[here, way]
        if not is_free(g, hex):
            continue
        if how == Pushing.AWAY_FROM_HEX and distance(g, hex, about) <= distance(g, here, about):
            continue
        if push_may_end(g, fighter, how, about, hex) or push_goes_on(g, fighter, left - 1, how, about, hex):
            mask[HEX + hex] = 1
    if how != Pushing.FREELY and how != Pushing.AWAY_FROM_HEX and push_may_end(g, fighter, how, about, here):
        mask[PASS] = 1


@rule
def push_goes_on(g: Record, fighter, steps, how, about, hex):
    """Whether a push can still end as it must after this hex."""
    if steps == 0:
        return False
    for place in range(1, flood(g, WAYS, hex, steps, False, True)):
        if push_may_end(g, fighter, how, about, g.found[WAYS, place]):
            return True
    return False


@rule
def push_waits(g: Record):
    """Whether there is something to decide; a push that can't be made is left out."""
    fighter = top(g, A)
    if not on_field(g, fighter) or top(g, B) == 0:
        finish_push(g)
        return False
    if can_push(g, fighter) and not (
        top(g, C) == Pushing.AWAY_FROM_HEX and not can_push_away(g, fighter, top(g, D))
    ):
        if reaches(g, fighter, top(g, B), top(g, C), top(g, D)):
            return True
    finish_push(g)
    return False


@rule
def finish_push(g: Record):
    """The push is over."""
    fighter = top(g, A)
    moved = on_field(g, fighter) and g.hex[fighter] != top(g, E)
    pop(g)
    if moved:
        shatter(g, fighter)


@rule
def push_to(g: Record, action):
    """One hex of a push."""
    if action == PASS:
        finish_push(g)
        return
    fighter = top(g, A)
    hex = action - HEX
    set_top(g, B, top(g, B) - 1)
    tell(g, Event.PUSHED, fighter // MODELS, NOTHING, fighter, g.hex[fighter], hex)
    enter(g, fighter, hex)


@rule
def push_straight(g: Record, fighter, way):
    """A push of one hex in a given direction, where there is room."""
    hex = g.near[g.hex[fighter], way]
    if is_free(g, hex):
        tell(g, Event.PUSHED, fighter // MODELS, NOTHING, fighter, g.hex[fighter], hex)
        enter(g, fighter, hex)
        shatter(g, fighter)


# --- Driving back -------------------------------------------------------------------------------------------------


@rule
def may_drive_into(g: Record, attacker_hex, fighter, hex):
    """SHA-145."""
    here = g.hex[fighter]
    if not is_free(g, hex):
        return False
    if are_adjacent(g, here, attacker_hex):
        return straight(g, hex, attacker_hex) > 1
    return distance(g, hex, attacker_hex) > distance(g, here, attacker_hex)


@rule
def has_way_back(g: Record, attacker_hex, fighter):
    """SHA-137: whether there is a hex that a fighter could be driven back into."""
    for way in range(DIRECTIONS):
        if may_drive_into(g, attacker_hex, fighter, g.near[g.hex[fighter], way]):
            return True
    return False


@rule
def drive_back(g: Record, fighter, hex, more):
    """SHA-143, SHA-149 to SHA-151: one hex back, and further ones in the same direction while there is room."""
    way = way_between(g, g.hex[fighter], hex)
    push(g, Frame.KNOCKBACK, NOTHING, fighter, more, way, 0, 0)
    drive_into(g, fighter, hex)


@rule
def drive_into(g: Record, fighter, hex):
    tell(g, Event.DRIVEN, fighter // MODELS, NOTHING, fighter, g.hex[fighter], hex)
    enter(g, fighter, hex)


@rule
def knock_on(g: Record):
    """W-13: the next hex of a drive back, after what the last one did; who is out of action lies there."""
    fighter = top(g, A)
    left = top(g, B)
    if left > 0 and on_field(g, fighter):
        further = g.near[g.hex[fighter], top(g, C)]
        if is_free(g, further):
            set_top(g, B, left - 1)
            drive_into(g, fighter, further)
            return
    pop(g)
    if on_field(g, fighter):
        shatter(g, fighter)
