"""Activations: what they can be, and what each of them begins (SHA-69 to SHA-90, SHA-108 to SHA-110).
Moves, attacks and Charges are carried out in `moving.py` and `striking.py`; whose turn it is, is none of its business."""

from wartable.games.shadespire.declare import HAS_ACTION, MAY_ACT, PROPERTY, met
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.acts import close_act, open_act
from wartable.games.shadespire.rules.hands import discard, draw_objective, draw_power
from wartable.games.shadespire.rules.lasting import lasting_for, note_activated
from wartable.games.shadespire.rules.moving import begin_move, can_move
from wartable.games.shadespire.rules.reactions import ask_reactions
from wartable.games.shadespire.rules.returning import can_return
from wartable.games.shadespire.rules.scoring import score_at_once
from wartable.games.shadespire.rules.stats import on_field, repeats, wearer
from wartable.games.shadespire.rules.striking import begin_charge, can_attack, grant_attack
from wartable.games.shadespire.rules.targets import has_targets
from wartable.games.shadespire.rules.uses import begin_use
from wartable.games.shadespire.state import (
    ABILITY,
    ATTACK,
    CARD,
    CHARGE,
    DRAW,
    FIGHTER,
    FIGHTERS,
    GUARD,
    HEX,
    MODELS,
    MOVE,
    NOTHING,
    PASS,
    SWAP,
    Doing,
    Event,
    Frame,
    Going,
    Place,
    Setting,
    Striking,
    Trigger,
)
from wartable.games.shadespire.terms import Mod, Property
from wartable.kernel.frames import SEAT, A, B, C, D, pop, push, set_top, top
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule

TWO = 2


@rule
def may_activate(g: Record, fighter):
    """SHA-72: whether a fighter may do anything in an activation."""
    if not on_field(g, fighter) or g.spent[fighter] != 0 or g.frozen[fighter] != 0:
        return False
    return g.charged[fighter] == 0 or lasting_for(g, Mod.SECOND_WIND, fighter, 0) > 0


@rule
def may_move(g: Record, fighter):
    """SHA-78."""
    return may_activate(g, fighter) and g.moved[fighter] == 0 and g.charged[fighter] == 0


@rule
def may_charge(g: Record, fighter):
    """SHA-84, and ploys that forbid it."""
    if not may_move(g, fighter) or lasting_for(g, Mod.NO_ATTACK, fighter, 0) > 0:
        return False
    return lasting_for(g, Mod.MOVE_DOUBLE, fighter, 0) == 0


@rule
def mark_fighter(g: Record, fighter, mask):
    """All that an activation can do with a fighter (SHA-69)."""
    if not may_activate(g, fighter):
        return
    seat = fighter // MODELS
    mask[GUARD + fighter] = 1
    if may_move(g, fighter):
        if can_move(g, fighter, Going.MOVE, 0):
            mask[MOVE + fighter] = 1
        if may_charge(g, fighter) and can_move(g, fighter, Going.CHARGE, 0):
            mask[CHARGE + fighter] = 1
    if lasting_for(g, Mod.NO_ATTACK, fighter, 0) == 0 and can_attack(g, fighter, seat, Striking.ACTIVATION):
        mask[ATTACK + fighter] = 1
    kind = g.kind[fighter]
    if (PROPERTY[kind, Property.RAISES_AT_HOME] != 0 and can_raise(g, seat, 0)) or (
        PROPERTY[kind, Property.RAISES_ANYWHERE] != 0 and can_raise(g, seat, 1)
    ):
        mask[ABILITY + fighter] = 1
    if PROPERTY[kind, Property.COMMANDS_TWO] != 0 and can_command(g, fighter, TWO):
        mask[ABILITY + FIGHTERS + fighter] = 1
    for place in range(g.gear_count[seat]):
        card = g.gear[seat, place]
        if HAS_ACTION[card] != 0 and wearer(g, seat, card) == fighter and not repeats(g, seat, card):
            if MAY_ACT[card] == 0 or met(MAY_ACT[card], g, seat, fighter):
                if has_targets(g, card, True, seat, fighter):
                    mask[CARD + card] = 1


@rule
def mark_activation(g: Record, mask):
    """SHA-69: everything that an activation can be."""
    seat = top(g, SEAT)
    mask[PASS] = 1
    only = top(g, A) - 1
    if only != NOTHING:
        if top(g, B) != 0:
            mark_move_or_attack(g, only, mask)
        else:
            mark_fighter(g, only, mask)
        return
    if g.power_deck[seat] > 0:
        mask[DRAW] = 1
    if g.objective_count[seat] > 0:
        mask[SWAP] = 1
    for fighter in range(seat * MODELS, seat * MODELS + MODELS):
        if g.kind[fighter] != 0:
            mark_fighter(g, fighter, mask)


@rule
def mark_move_or_attack(g: Record, fighter, mask):
    """SHA-108: a card names these two actions, so tokens are no hindrance."""
    if on_field(g, fighter):
        if can_move(g, fighter, Going.MOVE, 0):
            mask[MOVE + fighter] = 1
        if can_attack(g, fighter, fighter // MODELS, Striking.ACTIVATION):
            mask[ATTACK + fighter] = 1


@rule
def activate(g: Record, action):
    """SHA-69, SHA-70: carry the activation out."""
    seat = top(g, SEAT)
    pop(g)
    fighter = fighter_of(g, seat, action)
    g.activated = fighter + 1
    if fighter != NOTHING:
        note_activated(g, fighter)
    if action == PASS:
        tell(g, Event.PASSED, seat, NOTHING, 0, 0, 0)
    elif action == DRAW:
        draw_power(g, seat)
    elif action == SWAP:
        push(g, Frame.SWAP, seat, 0, 0, 0, 0, 0)
    elif action < CHARGE:
        begin_move(g, fighter, Going.MOVE, seat)
    elif action < GUARD:
        begin_charge(g, fighter, seat)
    elif action < ATTACK:
        take_action(g, fighter, seat)
        put_on_guard(g, fighter)
    elif action < ABILITY:
        grant_attack(g, fighter, seat, Striking.ACTIVATION, NOTHING, NOTHING)
    elif action < CARD:
        use_printed(g, fighter, seat, action - ABILITY)
    else:
        take_action(g, fighter, seat)
        begin_use(g, seat, action - CARD, fighter, True)


@rule
def fighter_of(g: Record, seat, action):
    """The fighter that an activation is about, or -1."""
    if action < MOVE:
        return NOTHING
    if action < ABILITY:
        return (action - MOVE) % FIGHTERS
    if action < HEX:
        return (action - ABILITY) % FIGHTERS
    return wearer(g, seat, action - CARD)


@rule
def take_action(g: Record, fighter, seat):
    """An action that is neither a move nor an attack; reactions may follow it."""
    open_act(g, Doing.OTHER, fighter, seat, 0)
    push(g, Frame.TAKEN, seat, fighter, 0, 0, 0, 0)


@rule
def action_taken(g: Record):
    """It is over."""
    if top(g, B) == 0:
        set_top(g, B, 1)
        score_at_once(g)
        ask_reactions(g, Trigger.AFTER_ACTION, top(g, A))
    else:
        pop(g)
        close_act(g)


@rule
def put_on_guard(g: Record, fighter):
    """SHA-88."""
    g.guard[fighter] = 1
    tell(g, Event.ON_GUARD, fighter // MODELS, NOTHING, fighter, 0, 0)


@rule
def may_guard(g: Record, fighter):
    """O-07: whether a card may put a fighter on Guard."""
    return on_field(g, fighter) and (g.charged[fighter] == 0 or g.settings[Setting.GUARD_AFTER_CHARGE] == 0)


@rule
def use_printed(g: Record, fighter, seat, which):
    """Actions that fighter cards print: bringing back the fallen, and moving two others."""
    take_action(g, fighter, seat)
    tell(g, Event.USED, seat, 0, fighter, which // FIGHTERS, 0)
    if which >= FIGHTERS:
        command_others(g, seat, fighter, TWO)
    else:
        anywhere = 1 if PROPERTY[g.kind[fighter], Property.RAISES_ANYWHERE] != 0 else 0
        push(g, Frame.RAISE, seat, NOTHING, anywhere, 0, 0, 0)


# --- Bringing back the fallen -------------------------------------------------------------------------------------


@rule
def may_be_raised(g: Record, fighter, anywhere):
    """Whether a fallen fighter may be brought back by its leader."""
    if g.out[fighter] == 0:
        return False
    return anywhere == 0 or PROPERTY[g.kind[fighter], Property.NOT_RAISED] == 0


@rule
def can_raise(g: Record, seat, anywhere):
    if not can_return(g, seat, anywhere):
        return False
    for fighter in range(seat * MODELS, seat * MODELS + MODELS):
        if may_be_raised(g, fighter, anywhere):
            return True
    return False


@rule
def mark_raise(g: Record, mask):
    """The fallen fighter that returns."""
    seat = top(g, SEAT)
    for fighter in range(seat * MODELS, seat * MODELS + MODELS):
        if g.kind[fighter] != 0 and may_be_raised(g, fighter, top(g, B)):
            mask[FIGHTER + fighter] = 1


# --- Commanding other fighters ------------------------------------------------------------------------------------


@rule
def may_be_chosen(g: Record, fighter, by):
    """SHA-78, W-18: another friendly fighter that has neither moved nor charged; being activated is no part of it."""
    if fighter == by or not on_field(g, fighter) or g.frozen[fighter] != 0:
        return False
    return g.moved[fighter] == 0 and g.charged[fighter] == 0


@rule
def may_be_commanded(g: Record, fighter, by, how):
    """SHA-109: such a fighter that can go somewhere."""
    return may_be_chosen(g, fighter, by) and can_move(g, fighter, how, 0)


@rule
def can_command(g: Record, fighter, count):
    """SHA-98: whether there are so many others to choose, and one at least can go somewhere."""
    seat = fighter // MODELS
    others = 0
    goes = False
    for friend in range(seat * MODELS, seat * MODELS + MODELS):
        if g.kind[friend] != 0 and may_be_chosen(g, friend, fighter):
            others += 1
            goes = goes or can_move(g, friend, Going.FREE, 0)
    return goes and others >= count


@rule
def command_others(g: Record, seat, fighter, count):
    """W-18: so many others move, named one after the other; who can go somewhere must."""
    push(g, Frame.COMMAND, seat, count, fighter, Going.FREE, 0, 0)


@rule
def mark_command(g: Record, mask):
    """Who moves next; a card that says that a fighter can move may be declined."""
    seat = top(g, SEAT)
    if top(g, D) != 0:
        mask[PASS] = 1
    for fighter in range(seat * MODELS, seat * MODELS + MODELS):
        if g.kind[fighter] != 0 and is_commanded(g, fighter):
            mask[FIGHTER + fighter] = 1


@rule
def is_commanded(g: Record, fighter):
    """Whether the command on top may be given to a fighter."""
    only = top(g, D) - 1
    if only != NOTHING:
        return fighter == only and on_field(g, fighter) and can_move(g, fighter, top(g, C), 0)
    return may_be_commanded(g, fighter, top(g, B), top(g, C))


@rule
def command_waits(g: Record):
    if top(g, A) > 0:
        seat = top(g, SEAT)
        for fighter in range(seat * MODELS, seat * MODELS + MODELS):
            if g.kind[fighter] != 0 and is_commanded(g, fighter):
                return True
    pop(g)
    return False


@rule
def command(g: Record, action):
    if action == PASS:
        pop(g)
        return
    seat = top(g, SEAT)
    how = top(g, C)
    set_top(g, A, top(g, A) - 1)
    if how == Going.CHARGE:
        begin_charge(g, action - FIGHTER, seat)
    else:
        begin_move(g, action - FIGHTER, how, seat)


@rule
def grant_move(g: Record, seat, fighter, how):
    """SHA-108, SHA-110: a card lets a fighter make a Move or a Charge action."""
    push(g, Frame.COMMAND, seat, 1, NOTHING, how, fighter + 1, 0)


# --- Another objective card ---------------------------------------------------------------------------------------


@rule
def mark_swap(g: Record, mask):
    seat = top(g, SEAT)
    for place in range(g.objective_count[seat]):
        mask[CARD + g.objectives[seat, place]] = 1


@rule
def swap(g: Record, card):
    """SHA-69, SHA-73: discard an objective card and draw one."""
    seat = top(g, SEAT)
    pop(g)
    discard(g, seat, card)
    draw_objective(g, seat, Place.HAND)
