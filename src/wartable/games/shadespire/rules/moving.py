"""Move actions, pushes, driving back, and fighters that return.
SHA-75 to SHA-79, SHA-143 to SHA-152, SHA-156."""

import numpy as np

from wartable.games.shadespire.declare import WEAPONS, Mod, Scope
from wartable.games.shadespire.rules.acts import close_act, open_act
from wartable.games.shadespire.rules.field import (
    DIRECTIONS,
    are_adjacent,
    distance,
    flood,
    is_free,
    straight,
    way_between,
)
from wartable.games.shadespire.rules.harm import bring_back, enter, shatter
from wartable.games.shadespire.rules.lasting import lasting_for, use_up
from wartable.games.shadespire.rules.reactions import ask_reactions
from wartable.games.shadespire.rules.scoring import score_at_once
from wartable.games.shadespire.rules.sight import can_attack_from, has_target, reaches_target
from wartable.games.shadespire.rules.stats import move_of, moves_through, on_field
from wartable.games.shadespire.state import (
    HEX,
    HEXES,
    MODELS,
    NOTHING,
    PASS,
    Act,
    Doing,
    Event,
    Frame,
    Going,
    Ground,
    Moment,
    Pushing,
    Striking,
    Trigger,
)
from wartable.kernel.frames import SEAT, A, B, C, D, E, pop, push, set_top, top
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule

# --- Move actions -------------------------------------------------------------------------------------------------


@rule
def begin_move(g, fighter, how, seat):
    """A Move action begins: first ploys are used up by it, then its player says where it goes."""
    a = open_act(g, Doing.MOVE, fighter, seat, how)
    mark = g.act[a, Act.MARK]
    use_up(g, Scope.FIRST_MOVE, fighter, mark)
    use_up(g, Scope.OWN_FIRST_MOVE, fighter, mark)
    g.act[a, Act.FROM] = g.hex[fighter]
    steps = move_of(g, fighter, how, mark)
    if lasting_for(g, Mod.MOVE_DOUBLE, fighter, mark) != 0:
        g.spent[fighter] = 1
    g.act[a, Act.STEPS] = steps
    push(g, Frame.MOVED, seat, fighter, 0, 0, 0, 0)
    push(g, Frame.MOVE, seat, fighter, steps, how, g.hex[fighter], 0)


@rule
def can_move(g, fighter, how, mark):
    """Whether a Move action has somewhere to go; as part of a Charge, somewhere to attack from (SHA-81)."""
    far = np.zeros(HEXES, np.int8)
    start = g.hex[fighter]
    steps = move_of(g, fighter, how, mark)
    if steps == 0 or g.frozen[fighter] != 0:
        return False
    if how != Going.CHARGE and how != Going.FLEE:
        for way in range(DIRECTIONS):
            if is_free(g, g.near[start, way]):
                return True
        if not moves_through(g, fighter, how, mark):
            return False
    extra = lasting_for(g, Mod.MOVE_ONTO_OBJECTIVE, fighter, mark)
    flood(g, start, steps + extra, moves_through(g, fighter, how, mark), True, far)
    for hex in range(g.hexes):
        if far[hex] > 1 and (far[hex] - 1 <= steps or g.token[hex] > 0):
            if may_end(g, fighter, how, start, hex):
                return True
    return False


@rule
def may_end(g, fighter, how, start, hex):
    """SHA-77, SHA-81: whether a move may end in a hex."""
    if hex == start or g.who[hex] != 0:
        return False
    if how == Going.CHARGE:
        return can_attack_from(g, fighter, fighter // MODELS, Striking.CHARGE, hex)
    if how == Going.FLEE:
        return is_away(g, fighter, start, hex)
    return True


@rule
def is_away(g, fighter, start, hex):
    """Farther from every enemy fighter than it was."""
    for other in range(g.seats * MODELS):
        if other // MODELS != fighter // MODELS and on_field(g, other):
            if distance(g, hex, g.hex[other]) <= distance(g, start, g.hex[other]):
                return False
    return True


@rule
def mark_move(g, mask):
    """Hexes where the move may end; lethal ones also when the way can go on from there."""
    fighter = top(g, A)
    steps = top(g, B)
    how = top(g, C)
    start = top(g, D)
    mark = g.act[g.acts - 1, Act.MARK]
    through = moves_through(g, fighter, how, mark)
    extra = lasting_for(g, Mod.MOVE_ONTO_OBJECTIVE, fighter, mark)
    here = g.hex[fighter]
    far = np.zeros(HEXES, np.int8)
    flood(g, here, steps + extra, through, False, far)
    for hex in range(g.hexes):
        if far[hex] > 1 and g.who[hex] == 0:
            left = steps - (int(far[hex]) - 1)
            if (left >= 0 or g.token[hex] > 0) and may_end(g, fighter, how, start, hex):
                mask[HEX + hex] = 1
            elif g.ground[hex] == Ground.LETHAL:
                if can_go_on(g, fighter, how, start, hex, left, extra, through):
                    mask[HEX + hex] = 1
    if here != start and (may_stop(g, fighter, how, start) or not can_go_on_from(g, fighter, how, start)):
        mask[PASS] = 1


@rule
def may_stop(g, fighter, how, start):
    """SHA-81: whether a move may end in the hex that the fighter has come to; steps for an objective lead to one."""
    if top(g, B) < 0 and g.token[g.hex[fighter]] <= 0:
        return False
    if how == Going.CHARGE:
        return can_attack_from(g, fighter, fighter // MODELS, Striking.CHARGE, g.hex[fighter])
    return how != Going.FLEE or is_away(g, fighter, start, g.hex[fighter])


@rule
def can_go_on_from(g, fighter, how, start):
    """Whether the move that is going on can still end as it must."""
    mark = g.act[g.acts - 1, Act.MARK]
    through = moves_through(g, fighter, how, mark)
    extra = lasting_for(g, Mod.MOVE_ONTO_OBJECTIVE, fighter, mark)
    return can_go_on(g, fighter, how, start, g.hex[fighter], top(g, B), extra, through)


@rule
def can_go_on(g, fighter, how, start, hex, steps, extra, through):
    """Whether a move that passes a lethal hex can end somewhere, with extra steps on an objective."""
    far = np.zeros(HEXES, np.int8)
    flood(g, hex, steps + extra, through, True, far)
    for end in range(g.hexes):
        if far[end] > 1 and (far[end] - 1 <= steps or g.token[end] > 0):
            if may_end(g, fighter, how, start, end):
                return True
    return False


@rule
def move_waits(g):
    """Whether the fighter still lives and has a choice; otherwise the move is over."""
    fighter = top(g, A)
    if not on_field(g, fighter):
        pop(g)
        return False
    return True


@rule
def move_to(g, action):
    """The fighter goes; from a lethal hex it may go on with the steps that are left."""
    fighter = top(g, A)
    if action == PASS:
        pop(g)
        return
    hex = action - HEX
    steps = top(g, B)
    here = g.hex[fighter]
    how = top(g, C)
    mark = g.act[g.acts - 1, Act.MARK]
    far = np.zeros(HEXES, np.int8)
    through = moves_through(g, fighter, how, mark)
    flood(g, here, HEXES, through, False, far)
    left = steps - (int(far[hex]) - 1)
    if left < 0:
        g.act[g.acts - 1, Act.STEPS] -= left - min(steps, 0)
    goes_on = g.ground[hex] == Ground.LETHAL and left > 0
    if g.ground[hex] == Ground.LETHAL and left <= 0:
        extra = lasting_for(g, Mod.MOVE_ONTO_OBJECTIVE, fighter, mark)
        goes_on = can_go_on(g, fighter, how, top(g, D), hex, left, extra, through)
    tell(g, Event.MOVED, fighter // MODELS, NOTHING, fighter, here, hex)
    g.act[g.acts - 1, Act.TO] = hex
    if goes_on:
        set_top(g, B, left)
    else:
        pop(g)
    enter(g, fighter, hex)


@rule
def after_move(g):
    """SHA-78, SHA-87: the Move action is over; reactions may follow, then what it was part of goes on."""
    fighter = top(g, A)
    if top(g, B) == 0:
        set_top(g, B, 1)
        g.did_move[fighter] = 1
        if on_field(g, fighter):
            g.moved[fighter] = 1
            g.moment = Moment.MOVE_OVER
            score_at_once(g)
            shatter(g, fighter)
    elif top(g, B) == 1:
        set_top(g, B, 2)
        ask_reactions(g, Trigger.AFTER_MOVE, fighter)
    else:
        pop(g)
        close_act(g)


# --- Pushes -------------------------------------------------------------------------------------------------------


@rule
def push_fighter(g, seat, fighter, steps, how, about):
    """SHA-147: a seat will push a fighter; `about` is what `how` is measured by."""
    push(g, Frame.PUSH, seat, fighter, steps, how, about, g.hex[fighter])


@rule
def can_push(g, fighter):
    """Whether a fighter has a hex to be pushed into."""
    if not on_field(g, fighter):
        return False
    for way in range(DIRECTIONS):
        if is_free(g, g.near[g.hex[fighter], way]):
            return True
    return False


@rule
def reaches(g, fighter, steps, how, about):
    """Whether pushes of so many hexes can end as they must."""
    if push_may_end(g, fighter, how, about, g.hex[fighter]):
        return True
    far = np.zeros(HEXES, np.int8)
    flood(g, g.hex[fighter], steps, False, True, far)
    for hex in range(g.hexes):
        if far[hex] > 1 and push_may_end(g, fighter, how, about, hex):
            return True
    return False


@rule
def push_may_end(g, fighter, how, about, hex):
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
def can_come_beside(g, fighter, other, hex):
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
def push_may_attack(g, fighter, about, hex):
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
def mark_push(g, mask):
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
def push_goes_on(g, fighter, steps, how, about, hex):
    """Whether a push can still end as it must after this hex."""
    if steps == 0:
        return False
    far = np.zeros(HEXES, np.int8)
    flood(g, hex, steps, False, True, far)
    for end in range(g.hexes):
        if far[end] > 1 and push_may_end(g, fighter, how, about, end):
            return True
    return False


@rule
def push_waits(g):
    """Whether there is something to decide; a push that can't be made is left out."""
    fighter = top(g, A)
    if not on_field(g, fighter) or top(g, B) == 0:
        finish_push(g)
        return False
    if can_push(g, fighter) and not (top(g, C) == Pushing.AWAY_FROM_HEX and not can_flee_hex(g)):
        if reaches(g, fighter, top(g, B), top(g, C), top(g, D)):
            return True
    finish_push(g)
    return False


@rule
def can_flee_hex(g):
    """Whether the pushed fighter can get away from the hex that it is pushed from."""
    here = g.hex[top(g, A)]
    for way in range(DIRECTIONS):
        hex = g.near[here, way]
        if is_free(g, hex) and distance(g, hex, top(g, D)) > distance(g, here, top(g, D)):
            return True
    return False


@rule
def finish_push(g):
    """The push is over."""
    fighter = top(g, A)
    moved = on_field(g, fighter) and g.hex[fighter] != top(g, E)
    pop(g)
    if moved:
        shatter(g, fighter)


@rule
def push_to(g, action):
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
def push_straight(g, fighter, way):
    """A push of one hex in a given direction, where there is room."""
    hex = g.near[g.hex[fighter], way]
    if is_free(g, hex):
        tell(g, Event.PUSHED, fighter // MODELS, NOTHING, fighter, g.hex[fighter], hex)
        enter(g, fighter, hex)
        shatter(g, fighter)


# --- Driving back -------------------------------------------------------------------------------------------------


@rule
def may_drive_into(g, attacker_hex, fighter, hex):
    """SHA-145."""
    here = g.hex[fighter]
    if not is_free(g, hex):
        return False
    if are_adjacent(g, here, attacker_hex):
        return straight(g, hex, attacker_hex) > 1
    return distance(g, hex, attacker_hex) > distance(g, here, attacker_hex)


@rule
def has_way_back(g, attacker_hex, fighter):
    """SHA-137: whether there is a hex that a fighter could be driven back into."""
    for way in range(DIRECTIONS):
        if may_drive_into(g, attacker_hex, fighter, g.near[g.hex[fighter], way]):
            return True
    return False


@rule
def drive_back(g, fighter, hex, more):
    """SHA-143, SHA-149 to SHA-151: one hex back, and further ones in the same direction while there is room."""
    here = g.hex[fighter]
    way = way_between(g, here, hex)
    tell(g, Event.DRIVEN, fighter // MODELS, NOTHING, fighter, here, hex)
    enter(g, fighter, hex)
    for _ in range(more):
        further = g.near[g.hex[fighter], way]
        if not is_free(g, further):
            break
        tell(g, Event.DRIVEN, fighter // MODELS, NOTHING, fighter, g.hex[fighter], further)
        enter(g, fighter, further)
    shatter(g, fighter)


# --- Returning ----------------------------------------------------------------------------------------------------


@rule
def may_return_to(g, seat, anywhere, hex):
    """SHA-156: an empty starting hex, at home or anywhere."""
    return g.ground[hex] == Ground.START and is_free(g, hex) and (anywhere != 0 or g.land[hex] == seat)


@rule
def can_return(g, seat, anywhere):
    for hex in range(g.hexes):
        if may_return_to(g, seat, anywhere, hex):
            return True
    return False


@rule
def return_waits(g):
    """Whether there is a hex to return to."""
    if can_return(g, top(g, SEAT), top(g, B)):
        return True
    pop(g)
    return False


@rule
def mark_return(g, mask):
    seat = top(g, A) // MODELS
    for hex in range(g.hexes):
        if may_return_to(g, seat, top(g, B), hex):
            mask[HEX + hex] = 1


@rule
def return_to(g, hex):
    """A fighter comes back, or is put on another starting hex."""
    fighter = top(g, A)
    moved = g.out[fighter] == 0
    pop(g)
    if moved:
        from_hex = g.hex[fighter]
        g.who[from_hex] = 0
        g.hex[fighter] = hex
        g.who[hex] = fighter + 1
        tell(g, Event.PLACED, fighter // MODELS, NOTHING, fighter, from_hex, hex)
    else:
        bring_back(g, fighter, hex)
