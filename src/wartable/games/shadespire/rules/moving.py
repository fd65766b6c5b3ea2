"""Move actions: where a fighter can go, going there step by step, and what follows (SHA-75 to SHA-79, SHA-81).
Pushes are in `pushing.py`, fighters that return in `returning.py`."""

from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.acts import close_act, open_act
from wartable.games.shadespire.rules.field import DIRECTIONS, distance, flood, is_free
from wartable.games.shadespire.rules.harm import enter, hurt_by_hex, shatter
from wartable.games.shadespire.rules.lasting import lasting_for, use_up
from wartable.games.shadespire.rules.reactions import ask_reactions
from wartable.games.shadespire.rules.scoring import score_at_once
from wartable.games.shadespire.rules.sight import has_foe_in_reach, has_foe_near, longest_reach
from wartable.games.shadespire.rules.stats import move_of, moves_through, on_field
from wartable.games.shadespire.state import (
    FURTHER,
    HEX,
    MODELS,
    NOTHING,
    PASS,
    WAYS,
    Act,
    Doing,
    Event,
    Frame,
    Going,
    Ground,
    Moment,
    Passing,
    Striking,
    Trigger,
)
from wartable.games.shadespire.terms import Mod, Scope
from wartable.kernel.frames import A, B, C, D, E, pop, push, set_top, top
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule


@rule
def begin_move(g: Record, fighter, how, seat):
    """A Move action begins: first ploys are used up by it, then its player says where it goes."""
    a = open_act(g, Doing.MOVE, fighter, seat, how)
    mark = g.act[a, Act.MARK]
    use_up(g, Scope.FIRST_MOVE, fighter, mark)
    use_up(g, Scope.OWN_FIRST_MOVE, fighter, mark)
    g.act[a, Act.FROM] = g.hex[fighter]
    steps = move_of(g, fighter, how, mark)
    if lasting_for(g, Mod.MOVE_DOUBLE, fighter, mark) != 0:
        g.spent[fighter] = 1
    push(g, Frame.MOVED, seat, fighter, 0, 0, 0, 0)
    push(g, Frame.MOVE, seat, fighter, steps, how, g.hex[fighter], 0)


@rule
def can_move(g: Record, fighter, how, mark):
    """Whether a Move action has somewhere to go; as part of a Charge, somewhere to attack from (SHA-81)."""
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
    through = moves_through(g, fighter, how, mark)
    extra = lasting_for(g, Mod.MOVE_ONTO_OBJECTIVE, fighter, mark)
    return can_go_on(g, fighter, how, start, start, steps, extra, through)


@rule
def reach_of(g: Record, fighter, how):
    """The Range of the attacks that the end of a move must allow; 0 where it need not allow any."""
    return longest_reach(g, fighter, fighter // MODELS, Striking.CHARGE) if how == Going.CHARGE else 0


@rule
def may_end(g: Record, fighter, how, start, hex, reach):
    """SHA-77, SHA-81: whether a move may end in a hex; `reach` as `reach_of` says."""
    if hex == start or is_anothers(g, fighter, hex):
        return False
    if how == Going.CHARGE:
        return has_foe_in_reach(g, fighter, fighter // MODELS, hex, reach)
    if how == Going.FLEE:
        return is_away(g, fighter, start, hex)
    return True


@rule
def is_anothers(g: Record, fighter, hex):
    """Whether another fighter stands in a hex; who passes one still counts as standing where it last stood."""
    return g.who[hex] != 0 and g.who[hex] != fighter + 1


@rule
def is_away(g: Record, fighter, start, hex):
    """Farther from every enemy fighter than it was."""
    for other in range(g.seats * MODELS):
        if other // MODELS != fighter // MODELS and on_field(g, other):
            if distance(g, hex, g.hex[other]) <= distance(g, start, g.hex[other]):
                return False
    return True


@rule
def come_to(g: Record):
    """The hex that the move on top has come to: where its fighter stands, or where it passes another."""
    if top(g, E) >= Passing.BY:
        return top(g, E) - Passing.BY
    return int(g.hex[top(g, A)])


@rule
def mark_move(g: Record, mask):
    """Hexes where the move may end; lethal ones also when the way can go on from there, whoever stands in them.

    So each way that `can_go_on` finds is found here too: its first lethal hex, or its end if it has none.
    """
    fighter = top(g, A)
    steps = top(g, B)
    how = top(g, C)
    start = top(g, D)
    mark = g.act[g.acts - 1, Act.MARK]
    through = moves_through(g, fighter, how, mark)
    extra = lasting_for(g, Mod.MOVE_ONTO_OBJECTIVE, fighter, mark)
    reach = reach_of(g, fighter, how)
    found = False
    for place in range(1, flood(g, WAYS, come_to(g), steps + extra, through, False)):
        hex = g.found[WAYS, place]
        left = steps - (g.far[WAYS, hex] - 1)
        if (left >= 0 or g.token[hex] > 0) and may_end(g, fighter, how, start, hex, reach):
            mask[HEX + hex] = 1
            found = True
        elif g.ground[hex] == Ground.LETHAL:
            if can_go_on(g, fighter, how, start, hex, left, extra, through):
                mask[HEX + hex] = 1
                found = True
    if top(g, E) != Passing.NOT_GONE and (not found or may_stop(g, fighter, how, start)):
        mask[PASS] = 1


@rule
def may_stop(g: Record, fighter, how, start):
    """SHA-81: whether a move may end in the hex that the fighter has come to; steps for an objective lead to one."""
    hex = come_to(g)
    if top(g, B) < 0 and g.token[hex] <= 0:
        return False
    return may_end(g, fighter, how, start, hex, reach_of(g, fighter, how))


@rule
def can_go_on(g: Record, fighter, how, start, hex, steps, extra, through):
    """Whether a move that has come to a hex can end somewhere else, with extra steps on an objective."""
    reach = reach_of(g, fighter, how)
    if how == Going.CHARGE and not has_foe_near(g, fighter, fighter // MODELS, hex, steps + extra + reach):
        return False
    for place in range(1, flood(g, FURTHER, hex, steps + extra, through, True)):
        end = g.found[FURTHER, place]
        if g.far[FURTHER, end] - 1 <= steps or g.token[end] > 0:
            if may_end(g, fighter, how, start, end, reach):
                return True
    return False


@rule
def move_waits(g: Record):
    """Whether the fighter still lives and has a choice; otherwise the move is over."""
    fighter = top(g, A)
    if not on_field(g, fighter):
        pop(g)
        return False
    return True


@rule
def move_to(g: Record, action):
    """The fighter goes; from a lethal hex it may go on with the steps that are left, past another fighter it must."""
    fighter = top(g, A)
    if action == PASS:
        pop(g)
        return
    hex = action - HEX
    steps = top(g, B)
    here = come_to(g)
    how = top(g, C)
    mark = g.act[g.acts - 1, Act.MARK]
    through = moves_through(g, fighter, how, mark)
    extra = lasting_for(g, Mod.MOVE_ONTO_OBJECTIVE, fighter, mark)
    flood(g, WAYS, here, steps + extra, through, False)
    left = steps - (g.far[WAYS, hex] - 1)
    g.act[g.acts - 1, Act.STEPS] += steps - left
    passes = is_anothers(g, fighter, hex)
    goes_on = passes or (g.ground[hex] == Ground.LETHAL and left > 0)
    if g.ground[hex] == Ground.LETHAL and not goes_on:
        goes_on = can_go_on(g, fighter, how, top(g, D), hex, left, extra, through)
    tell(g, Event.MOVED, fighter // MODELS, NOTHING, fighter, here, hex)
    g.act[g.acts - 1, Act.TO] = hex
    if goes_on:
        set_top(g, B, left)
        set_top(g, E, Passing.GONE)
    else:
        pop(g)
    if passes:
        set_top(g, E, Passing.BY + hex)
        hurt_by_hex(g, fighter)
    else:
        enter(g, fighter, hex)


@rule
def after_move(g: Record):
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
