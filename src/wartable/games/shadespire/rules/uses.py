"""Playing ploys and using what upgrades and fighters can do: announcing, choosing targets, carrying out.
SHA-94 to SHA-110; ploys that last are kept in the record until they end (SHA-107)."""

from wartable.games.shadespire.declare import (
    ACT_EFFECT,
    EFFECT,
    INSPIRE,
    MODS,
    NOT_CHOSEN,
    OPTIONAL,
    SCOPE,
    WHOLE_PHASE,
    effect,
)
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.acts import (
    AFTER,
    CARRY_OUT,
    CHOOSE,
    DENIED,
    DONE,
    PLAYED,
    close_act,
    earn,
    inspire,
    open_act,
)
from wartable.games.shadespire.rules.hands import take_power
from wartable.games.shadespire.rules.harm import see_wounds
from wartable.games.shadespire.rules.reactions import ask_reactions
from wartable.games.shadespire.rules.scoring import score_at_once
from wartable.games.shadespire.rules.targets import (
    OPEN,
    PLACES,
    asked,
    end_of_candidates,
    first_candidate,
    first_number,
    is_fighter_target,
    is_hex_target,
    mark_candidates,
    may_choose,
)
from wartable.games.shadespire.state import (
    EFFECTS,
    MODELS,
    NOTHING,
    PASS,
    Doing,
    Effect,
    Event,
    Frame,
    Place,
    Stage,
    Trigger,
)
from wartable.games.shadespire.terms import Inspire, Mod, Scope, Target
from wartable.kernel.frames import KIND, SEAT, A, B, C, D, E, pop, push, set_top, top
from wartable.kernel.journal import reveal, tell
from wartable.kernel.rule import rule

COLUMNS = len(Effect)
MAY_PASS = 1


@rule
def begin_ploy(g: Record, seat, card):
    """SHA-106: a ploy is shown and discarded; what it asks for is chosen next."""
    take_power(g, seat, card, Place.DISCARD)
    g.ploys[seat] += 1
    reveal(g, Event.PLAYED, seat, card, 0, 0, 0)
    later = MODS[card, Mod.REACTION] != 0  # what it asks for is chosen when the reaction is used
    push(
        g,
        Frame.PLAY,
        seat,
        card,
        OPEN if asked(card, 0, False) != 0 and not later else NOTHING,
        OPEN if asked(card, 1, False) != 0 and not later else NOTHING,
        OPEN if asked(card, 2, False) != 0 and not later else NOTHING,
        CHOOSE,
    )


@rule
def begin_use(g: Record, seat, card, fighter, acting):
    """The action or reaction of an upgrade (or of a lasting ploy, without a fighter)."""
    push(
        g,
        Frame.USE,
        seat,
        -card if acting else card,
        OPEN if asked(card, 0, acting) != 0 else NOTHING,
        OPEN if asked(card, 1, acting) != 0 else NOTHING,
        OPEN if asked(card, 2, acting) != 0 else NOTHING,
        fighter,
    )


@rule
def open_place(g: Record):
    """The place of the first thing that is still to be chosen, or -1."""
    for place in range(PLACES):
        if top(g, B + place) == OPEN:
            return place
    return NOTHING


@rule
def choosing_fighter(g: Record):
    """The fighter whose upgrade is used, or -1."""
    return top(g, E) if top(g, KIND) == Frame.USE else NOTHING


@rule
def has_choice(g: Record, place):
    """Whether there is anything to choose in a place."""
    card = abs(top(g, A))
    acting = top(g, A) < 0
    kind = asked(card, place, acting)
    seat = top(g, SEAT)
    for candidate in range(first_candidate(kind, seat), end_of_candidates(g, kind, seat)):
        if may_choose(g, card, place, acting, seat, choosing_fighter(g), top(g, B), top(g, C), candidate):
            return True
    return False


@rule
def choice_waits(g: Record):
    """Whether a target is to be chosen now; what can't be chosen any more stays empty."""
    place = open_place(g)
    while place != NOTHING:
        if g.seats == 2 and asked(abs(top(g, A)), place, top(g, A) < 0) == Target.OPPONENT:
            set_top(g, B + place, 1 - top(g, SEAT))
        elif has_choice(g, place):
            return True
        else:
            set_top(g, B + place, NOTHING)
        place = open_place(g)
    return False


@rule
def mark_choice(g: Record, mask):
    place = open_place(g)
    card = abs(top(g, A))
    acting = top(g, A) < 0
    mark_candidates(g, card, place, acting, top(g, SEAT), choosing_fighter(g), top(g, B), top(g, C), mask)
    if OPTIONAL[card, place] == MAY_PASS:
        mask[PASS] = 1
    elif not any_mark(mask):
        fallback(g, card, place, acting, mask)


@rule
def any_mark(mask):
    for action in range(len(mask)):
        if mask[action] != 0:
            return True
    return False


@rule
def fallback(g: Record, card, place, acting, mask):
    """What was asked for later is gone: choose without regard to it."""
    kind = asked(card, place, acting)
    base = first_number(kind)
    seat = top(g, SEAT)
    for candidate in range(first_candidate(kind, seat), end_of_candidates(g, kind, seat)):
        if may_choose(g, card, place, acting, seat, choosing_fighter(g), top(g, B), top(g, C), candidate):
            mask[base + candidate] = 1


@rule
def choose_target(g: Record, action):
    """Something is chosen; of ploys that choose a fighter its player may turn that away."""
    place = open_place(g)
    card = abs(top(g, A))
    acting = top(g, A) < 0
    seat = top(g, SEAT)
    if action == PASS:
        for later in range(place, PLACES):
            set_top(g, B + later, NOTHING)
        return
    kind = asked(card, place, acting)
    chosen = action - first_number(kind)
    set_top(g, B + place, chosen)
    if is_fighter_target(kind):
        tell(g, Event.CHOSE_FIGHTER, seat, card, chosen, 0, 0)
        if top(g, KIND) == Frame.PLAY and NOT_CHOSEN[card, place] == 0:
            ask_reactions(g, Trigger.CHOSEN_BY_PLOY, chosen)
    elif is_hex_target(kind):
        tell(g, Event.CHOSE_HEX, seat, card, chosen, 0, 0)
    elif Target.UPGRADE_OF_FIRST <= kind <= Target.OBJECTIVE_CARD:
        tell(g, Event.CHOSE_CARD, seat, card, chosen, 0, 0)


@rule
def ploy_on(g: Record):
    """The next step of a ploy that has been announced."""
    step = top(g, E)
    card = top(g, A)
    seat = top(g, SEAT)
    set_top(g, E, step + 1)
    if step == CHOOSE:
        ask_reactions(g, Trigger.PLOY_PLAYED, card)
    elif step == PLAYED:
        open_act(g, Doing.PLOY, NOTHING, seat, card)
        note_chosen(g, card)
        if SCOPE[card] != Scope.NONE:
            keep(g, card, seat, top(g, B))
    elif step == CARRY_OUT:
        if EFFECT[card] != 0 and MODS[card, Mod.REACTION] == 0:  # else it is the reaction that it grants
            effect(EFFECT[card], g, seat, NOTHING, top(g, B), top(g, C), top(g, D))
    elif step == DONE:
        for fighter in range(g.seats * MODELS):
            see_wounds(g, fighter, seat)
        score_at_once(g)
        ask_reactions(g, Trigger.AFTER_PLOY, card)
    elif step == AFTER:
        pop(g)
        close_act(g)
    else:
        tell(g, Event.NO_EFFECT, seat, card, 0, 0, 0)
        pop(g)


@rule
def note_chosen(g: Record, card):
    """SHA-158, SHA-160: fighters that are inspired by being chosen, at once, or when they have returned."""
    for place in range(PLACES):
        chosen = top(g, B + place)
        if chosen >= 0 and NOT_CHOSEN[card, place] == 0 and is_fighter_target(asked(card, place, False)):
            earn(g, chosen, Inspire.CHOSEN_BY_PLOY)
            if g.out[chosen] == 0 and INSPIRE[g.kind[chosen]] == Inspire.CHOSEN_BY_PLOY:
                inspire(g, chosen)


@rule
def deny_ploy(g: Record):
    """The ploy that a reaction answers has no effect."""
    frame = answered_ploy(g)
    if frame != NOTHING:
        g.frames[frame, E] = DENIED


@rule
def answered_ploy(g: Record):
    """The frame of the ploy that a reaction answers: below the reaction's own, or -1."""
    own = g.depth
    for frame in range(g.depth - 1, -1, -1):
        if g.frames[frame, KIND] == Frame.PLAY:
            if own < g.depth:
                return frame
            own = frame
    return NOTHING


@rule
def keep(g: Record, card, seat, fighter):
    """SHA-107: a ploy that lasts."""
    row = g.effect_count
    if row == EFFECTS:
        raise OverflowError("too many ploys last")
    g.effects[row, Effect.CARD] = card
    g.effects[row, Effect.SEAT] = seat
    g.effects[row, Effect.FIGHTER] = fighter
    g.effects[row, Effect.STAGE] = Stage.PHASE if WHOLE_PHASE[card] != 0 else Stage.WAITING
    g.effect_count = row + 1


@rule
def begin_effects(g: Record):
    """The next activation begins: ploys that waited for it count now."""
    for row in range(g.effect_count):
        if g.effects[row, Effect.STAGE] == Stage.WAITING:
            g.effects[row, Effect.STAGE] = Stage.RUNNING


@rule
def end_effects(g: Record, stage):
    """Ploys that lasted until now, and those that ended before, are gone."""
    kept = 0
    for row in range(g.effect_count):
        if g.effects[row, Effect.STAGE] == Stage.WAITING and stage != Stage.PHASE:
            copy_effect(g, row, kept)
            kept += 1
        elif g.effects[row, Effect.STAGE] > stage:
            copy_effect(g, row, kept)
            kept += 1
    for row in range(kept, g.effect_count):
        for column in range(COLUMNS):
            g.effects[row, column] = 0
    g.effect_count = kept


@rule
def copy_effect(g: Record, row, to):
    for column in range(COLUMNS):
        g.effects[to, column] = g.effects[row, column]


@rule
def use_on(g: Record):
    """Carry out what an upgrade does: its action or its reaction."""
    card = abs(top(g, A))
    acting = top(g, A) < 0
    seat = top(g, SEAT)
    fighter = top(g, E)
    one = top(g, B)
    two = top(g, C)
    three = top(g, D)
    pop(g)
    if acting:
        tell(g, Event.USED, seat, card, fighter, 0, 0)
        effect(ACT_EFFECT[card], g, seat, fighter, one, two, three)
    elif EFFECT[card] != 0:
        effect(EFFECT[card], g, seat, fighter, one, two, three)
