"""Rounds: who is first, activations, power steps, the end phase and the end of the match (SHA-62 to SHA-100, SHA-162 on)."""

from wartable.games.shadespire.declare import (
    HAS_ACTION,
    IS_REACTION,
    MAY,
    MAY_ACT,
    MODS,
    PASSIVE,
    PROPERTY,
    TYPE,
    Inspire,
    Mod,
    Property,
    Trait,
    met,
)
from wartable.games.shadespire.rules.acts import close_act, earn, inspire_earned, open_act
from wartable.games.shadespire.rules.dice import roll_off, roll_off_among
from wartable.games.shadespire.rules.hands import (
    HAND_OBJECTIVES,
    HAND_POWERS,
    add_power,
    discard,
    draw_objective,
    draw_objectives,
    draw_power,
    draw_powers,
    gain_glory,
    take_power,
    wear,
)
from wartable.games.shadespire.rules.harm import heal, see_wounds
from wartable.games.shadespire.rules.lasting import lasting_for, note_activated
from wartable.games.shadespire.rules.moving import begin_move, can_move
from wartable.games.shadespire.rules.reactions import ask_reactions
from wartable.games.shadespire.rules.returning import can_return
from wartable.games.shadespire.rules.scoring import freshen, score_at_once, score_in_end_phase
from wartable.games.shadespire.rules.setup import ACTIVATES_FIRST
from wartable.games.shadespire.rules.stats import (
    held_by,
    holder,
    holds,
    in_enemy_land,
    may_wear,
    on_field,
    repeats,
    trait,
    wearer,
)
from wartable.games.shadespire.rules.striking import begin_charge, can_attack, grant_attack
from wartable.games.shadespire.rules.targets import has_targets, has_wearer
from wartable.games.shadespire.rules.uses import begin_effects, begin_ploy, begin_use, end_effects
from wartable.games.shadespire.state import (
    ABILITY,
    ACTIVATIONS,
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
    ROUNDS,
    SEATS,
    SWAP,
    Doing,
    Event,
    Frame,
    Going,
    Phase,
    Place,
    Reason,
    Setting,
    Stage,
    Striking,
    Trigger,
    Type,
)
from wartable.kernel.frames import SEAT, A, B, C, D, E, clear_frames, pop, push, set_top, top
from wartable.kernel.journal import reveal, tell
from wartable.kernel.rule import rule

# The steps of a round.
START, FIRST_CHOSEN, OPENED, NEXT, ACTIVATED, REACTED, STEPPED, END_TURN, CLOSE = range(9)
# The steps of a seat in the end phase.
SCORE, DISCARD_OBJECTIVES, PLAY_UPGRADES, DISCARD_POWERS, DRAW_UP = range(5)


@rule
def round_on(g):
    """The next step of a round."""
    step = top(g, A)
    set_top(g, A, step + 1)
    if step == START:
        begin_round(g)
    elif step == FIRST_CHOSEN:
        g.phase = Phase.ACTION
        tell(g, Event.PHASE, g.first, NOTHING, Phase.ACTION, 0, 0)
        open_phase(g)
    elif step == OPENED:
        freshen(g)
        score_at_once(g)
    elif step == NEXT:
        next_activation(g)
    elif step == ACTIVATED:
        inspire_earned(g)
        score_at_once(g)
        ask_reactions(g, Trigger.AFTER_ACTIVATION, g.active)
    elif step == REACTED:
        end_effects(g, Stage.RUNNING)
        g.no_powers = 0
        push(g, Frame.POWER, g.active, 0, 0, 0, 0, 0)
    elif step == STEPPED:
        set_top(g, A, NEXT)
    elif step == END_TURN:
        end_phase(g)
    else:
        close_round(g)


@rule
def begin_round(g):
    """SHA-63, SHA-64: what was noted of the last round is forgotten; a roll-off decides who chooses."""
    g.round += 1
    g.phase = Phase.SETUP
    for fighter in range(FIGHTERS):
        g.did_move[fighter] = 0
        g.did_charge[fighter] = 0
        g.did_attack[fighter] = 0
        g.did_succeed[fighter] = 0
        g.was_hurt[fighter] = 0
        g.hurt_by[fighter] = 0
        g.struck[fighter] = 0
    for seat in range(SEATS):
        g.kills[seat] = 0
        g.kills_all[seat] = 0
        g.leader_kills[seat] = 0
        g.kills_by_leader[seat] = 0
        g.losses[seat] = 0
        g.returned[seat] = 0
        g.dealt[seat] = 0
        g.volleys[seat] = 0
        g.ploys[seat] = 0
        g.upgrades[seat] = 0
        g.scored[seat] = 0
        g.scored_before[seat] = 0
        g.taken[seat] = 0
        g.skips[seat] = 0
        g.named[seat, 0] = 0
        g.fell_in[seat] = 0
    g.fell_in[SEATS] = 0
    for number in range(1, g.tokens + 1):
        g.start_holder[number] = holder(g, number) + 1
    tell(g, Event.ROUND, NOTHING, NOTHING, g.round, 0, 0)
    push(g, Frame.FIRST, roll_off(g, 2), ACTIVATES_FIRST, 0, 0, 0, 0)


# --- The beginning of an action phase -----------------------------------------------------------------------------


@rule
def has_opening(g, seat):
    """SHA-65: whether a seat has something to do as the phase begins."""
    for fighter in range(seat * MODELS, seat * MODELS + MODELS):
        if may_mend(g, fighter) or may_switch(g, fighter) or has_charm(g, fighter):
            return True
    return False


@rule
def is_done(g, fighter):
    """Whether a fighter has mended in the opening on top."""
    bits = top(g, B) >> fighter if fighter < 14 else top(g, C) >> (fighter - 14)
    return bits & 1 != 0


@rule
def mark_done(g, fighter):
    if fighter < 14:
        set_top(g, B, top(g, B) | (1 << fighter))
    else:
        set_top(g, C, top(g, C) | (1 << (fighter - 14)))


@rule
def may_mend(g, fighter):
    return on_field(g, fighter) and g.wounds[fighter] > 0 and trait(g, fighter, Trait.MENDS) > 0


@rule
def may_switch(g, fighter):
    if not on_field(g, fighter) or trait(g, fighter, Trait.SWITCHES_OBJECTIVE) == 0 or holds(g, fighter) == 0:
        return False
    for number in range(1, g.tokens + 1):
        if g.token_hex[number] != NOTHING and number != holds(g, fighter):
            return True
    return False


@rule
def has_charm(g, fighter):
    """A fighter that lets its player play a ploy; cards in hand are not looked at, they are secret."""
    return (
        on_field(g, fighter) and trait(g, fighter, Trait.CHARMS) > 0 and g.power_count[fighter // MODELS] > 0
    )


@rule
def open_phase(g):
    """SHA-68, SHA-176: who has something to do does it in turn, in the order of roll-offs."""
    able = 0
    for seat in range(g.seats):
        if has_opening(g, seat):
            able |= 1 << seat
    if able == 0:
        return
    order = opening_order(g, able)
    push(g, Frame.OPENING, order & 3, ~able & ((1 << g.seats) - 1), 0, 0, 0, order)


@rule
def opening_order(g, able):
    """SHA-176: the seats in two bits each; the losers of a roll-off roll off again for the next places."""
    order = 0
    left = able
    for place in range(g.seats):
        seat = order & 3  # when all have a place, it goes round
        if left & (left - 1) != 0:
            seat = roll_off_among(g, left, 3)
        elif left != 0:
            seat = 0
            while (left >> seat) & 1 == 0:
                seat += 1
        order |= seat << (2 * place)
        left &= ~(1 << seat)
    return order


@rule
def later_in_opening(g, seat, places):
    """The seat that comes so many places after another in the order of the roll-offs."""
    order = top(g, E)
    place = 0
    while (order >> (2 * place)) & 3 != seat:
        place += 1
    return int((order >> (2 * ((place + places) % g.seats))) & 3)


@rule
def opening_waits(g):
    """Whether the seat of the opening can still do something; otherwise the next one, or the phase goes on."""
    for turn in range(g.seats):
        seat = later_in_opening(g, top(g, SEAT), turn)
        if (top(g, A) >> seat) & 1 == 0 and can_open(g, seat):
            set_top(g, SEAT, seat)
            return True
    pop(g)
    return False


@rule
def is_used(g, bit):
    """Whether the switch or the charm of a seat has been used in the opening on top."""
    return (top(g, D) >> bit) & 1 != 0


@rule
def can_open(g, seat):
    for fighter in range(seat * MODELS, seat * MODELS + MODELS):
        if may_mend(g, fighter) and not is_done(g, fighter):
            return True
        if may_switch(g, fighter) and not is_used(g, SEATS + seat):
            return True
        if has_charm(g, fighter) and not is_used(g, seat):
            return True
    return False


@rule
def mark_opening(g, mask):
    seat = top(g, SEAT)
    mask[PASS] = 1
    charm = False
    for fighter in range(seat * MODELS, seat * MODELS + MODELS):
        if may_mend(g, fighter) and not is_done(g, fighter):
            mask[FIGHTER + fighter] = 1
        if may_switch(g, fighter) and not is_used(g, SEATS + seat):
            mask[ABILITY + fighter] = 1
        charm = charm or has_charm(g, fighter)
    if charm and not is_used(g, seat):
        for place in range(g.power_count[seat]):
            card = g.powers[seat, place]
            if TYPE[card] == Type.PLOY and may_play(g, seat, card):
                mask[CARD + card] = 1


@rule
def choose_opening(g, action):
    """One thing, then the next seat; who passes is done."""
    seat = top(g, SEAT)
    set_top(g, SEAT, later_in_opening(g, seat, 1))
    if action == PASS:
        set_top(g, A, top(g, A) | (1 << seat))
    elif action >= CARD:
        set_top(g, D, top(g, D) | (1 << seat))
        begin_ploy(g, seat, action - CARD)
    elif action >= ABILITY:
        set_top(g, D, top(g, D) | (1 << (SEATS + seat)))
        push(g, Frame.SWITCH, seat, action - ABILITY, 0, 0, 0, 0)
    else:
        mark_done(g, action - FIGHTER)
        heal(g, action - FIGHTER, trait(g, action - FIGHTER, Trait.MENDS))


@rule
def mark_switch(g, mask):
    own = holds(g, top(g, A))
    for number in range(1, g.tokens + 1):
        if number != own and g.token_hex[number] != NOTHING:
            mask[HEX + g.token_hex[number]] = 1


@rule
def switch_with(g, hex):
    """The objective that a fighter holds changes places with another."""
    fighter = top(g, A)
    pop(g)
    switch_tokens(g, g.hex[fighter], hex)


@rule
def switch_tokens(g, one, two):
    """Two objectives change places."""
    first = g.token[one]
    second = g.token[two]
    move_token(g, first, one, two)
    move_token(g, second, two, one)


@rule
def move_token(g, number, before, to):
    g.token[to] = number
    g.token_hex[number] = to
    tell(g, Event.TOKEN_MOVED, NOTHING, NOTHING, number, before, to)


# --- Activations --------------------------------------------------------------------------------------------------


@rule
def next_activation(g):
    """SHA-66: seats in turn, four each; one that is skipped is lost. The phase ends when nobody has one left."""
    for turn in range(1, g.seats * ACTIVATIONS + 1):
        seat = (g.active + turn) % g.seats
        if g.taken[seat] < ACTIVATIONS and g.skips[seat] > 0:
            g.skips[seat] -= 1
            g.taken[seat] += 1
        elif g.taken[seat] < ACTIVATIONS:
            g.active = seat
            g.activated = 0
            g.taken[seat] += 1
            begin_effects(g)
            freshen(g)
            score_at_once(g)
            tell(g, Event.ACTIVATED, seat, NOTHING, g.taken[seat], 0, 0)
            push(g, Frame.ACTIVATE, seat, 0, 0, 0, 0, 0)
            return
    end_action_phase(g)
    set_top(g, A, END_TURN)


@rule
def may_activate(g, fighter):
    """SHA-72: whether a fighter may do anything in an activation."""
    if not on_field(g, fighter) or g.spent[fighter] != 0 or g.frozen[fighter] != 0:
        return False
    return g.charged[fighter] == 0 or lasting_for(g, Mod.SECOND_WIND, fighter, 0) > 0


@rule
def may_move(g, fighter):
    """SHA-78."""
    return may_activate(g, fighter) and g.moved[fighter] == 0 and g.charged[fighter] == 0


@rule
def may_charge(g, fighter):
    """SHA-84, and ploys that forbid it."""
    if not may_move(g, fighter) or lasting_for(g, Mod.NO_ATTACK, fighter, 0) > 0:
        return False
    return lasting_for(g, Mod.MOVE_DOUBLE, fighter, 0) == 0


@rule
def mark_fighter(g, fighter, mask):
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
    if PROPERTY[kind, Property.COMMANDS_TWO] != 0 and can_command(g, fighter):
        mask[ABILITY + FIGHTERS + fighter] = 1
    for place in range(g.gear_count[seat]):
        card = g.gear[seat, place]
        if HAS_ACTION[card] != 0 and wearer(g, seat, card) == fighter and not repeats(g, seat, card):
            if MAY_ACT[card] == 0 or met(MAY_ACT[card], g, seat, fighter):
                if has_targets(g, card, True, seat, fighter):
                    mask[CARD + card] = 1


@rule
def may_be_raised(g, fighter, anywhere):
    """Whether a fallen fighter may be brought back by its leader."""
    if g.out[fighter] == 0:
        return False
    return anywhere == 0 or PROPERTY[g.kind[fighter], Property.NOT_RAISED] == 0


@rule
def can_raise(g, seat, anywhere):
    if not can_return(g, seat, anywhere):
        return False
    for fighter in range(seat * MODELS, seat * MODELS + MODELS):
        if may_be_raised(g, fighter, anywhere):
            return True
    return False


@rule
def may_be_commanded(g, fighter, by, how):
    """SHA-109: another friendly fighter that has neither moved nor charged and can go somewhere."""
    if fighter == by or not may_move(g, fighter):
        return False
    return can_move(g, fighter, how, 0)


@rule
def can_command(g, fighter):
    seat = fighter // MODELS
    for friend in range(seat * MODELS, seat * MODELS + MODELS):
        if g.kind[friend] != 0 and may_be_commanded(g, friend, fighter, Going.FREE):
            return True
    return False


@rule
def mark_activation(g, mask):
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
def mark_move_or_attack(g, fighter, mask):
    """SHA-108: a card names these two actions, so tokens are no hindrance."""
    if on_field(g, fighter):
        if can_move(g, fighter, Going.MOVE, 0):
            mask[MOVE + fighter] = 1
        if can_attack(g, fighter, fighter // MODELS, Striking.ACTIVATION):
            mask[ATTACK + fighter] = 1


@rule
def activate(g, action):
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
def fighter_of(g, seat, action):
    """The fighter that an activation is about, or -1."""
    if action < MOVE:
        return NOTHING
    if action < ABILITY:
        return (action - MOVE) % FIGHTERS
    if action < HEX:
        return (action - ABILITY) % FIGHTERS
    return wearer(g, seat, action - CARD)


@rule
def take_action(g, fighter, seat):
    """An action that is neither a move nor an attack; reactions may follow it."""
    open_act(g, Doing.OTHER, fighter, seat, 0)
    push(g, Frame.TAKEN, seat, fighter, 0, 0, 0, 0)


@rule
def action_taken(g):
    """It is over."""
    if top(g, B) == 0:
        set_top(g, B, 1)
        score_at_once(g)
        ask_reactions(g, Trigger.AFTER_ACTION, top(g, A))
    else:
        pop(g)
        close_act(g)


@rule
def put_on_guard(g, fighter):
    """SHA-88."""
    g.guard[fighter] = 1
    tell(g, Event.ON_GUARD, fighter // MODELS, NOTHING, fighter, 0, 0)


@rule
def may_guard(g, fighter):
    """O-07: whether a card may put a fighter on Guard."""
    return on_field(g, fighter) and (g.charged[fighter] == 0 or g.settings[Setting.GUARD_AFTER_CHARGE] == 0)


@rule
def use_printed(g, fighter, seat, which):
    """Actions that fighter cards print: bringing back the fallen, and moving two others."""
    take_action(g, fighter, seat)
    tell(g, Event.USED, seat, 0, fighter, which // FIGHTERS, 0)
    if which >= FIGHTERS:
        push(g, Frame.COMMAND, seat, 2, fighter, Going.FREE, 0, 0)
    else:
        anywhere = 1 if PROPERTY[g.kind[fighter], Property.RAISES_ANYWHERE] != 0 else 0
        push(g, Frame.RAISE, seat, NOTHING, anywhere, 0, 0, 0)


@rule
def mark_raise(g, mask):
    """The fallen fighter that returns."""
    seat = top(g, SEAT)
    for fighter in range(seat * MODELS, seat * MODELS + MODELS):
        if g.kind[fighter] != 0 and may_be_raised(g, fighter, top(g, B)):
            mask[FIGHTER + fighter] = 1


@rule
def mark_command(g, mask):
    """Who moves next."""
    seat = top(g, SEAT)
    mask[PASS] = 1
    for fighter in range(seat * MODELS, seat * MODELS + MODELS):
        if g.kind[fighter] != 0 and is_commanded(g, fighter):
            mask[FIGHTER + fighter] = 1


@rule
def is_commanded(g, fighter):
    """Whether the command on top may be given to a fighter."""
    only = top(g, D) - 1
    if only != NOTHING:
        return fighter == only and on_field(g, fighter) and can_move(g, fighter, top(g, C), 0)
    return may_be_commanded(g, fighter, top(g, B), top(g, C))


@rule
def command_waits(g):
    if top(g, A) > 0:
        seat = top(g, SEAT)
        for fighter in range(seat * MODELS, seat * MODELS + MODELS):
            if g.kind[fighter] != 0 and is_commanded(g, fighter):
                return True
    pop(g)
    return False


@rule
def command(g, action):
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
def grant_move(g, seat, fighter, how):
    """SHA-108, SHA-110: a card lets a fighter make a Move or a Charge action."""
    push(g, Frame.COMMAND, seat, 1, NOTHING, how, fighter + 1, 0)


@rule
def mark_swap(g, mask):
    seat = top(g, SEAT)
    for place in range(g.objective_count[seat]):
        mask[CARD + g.objectives[seat, place]] = 1


@rule
def swap(g, card):
    """SHA-69, SHA-73: discard an objective card and draw one."""
    seat = top(g, SEAT)
    pop(g)
    discard(g, seat, card)
    draw_objective(g, seat, Place.FRESH)


# --- Power steps --------------------------------------------------------------------------------------------------


@rule
def may_play(g, seat, card):
    """SHA-98 to SHA-100: whether a power card can be played in a power step."""
    if TYPE[card] == Type.UPGRADE:
        return g.glory[seat] > 0 and has_wearer(g, seat, card)
    if TYPE[card] != Type.PLOY or (IS_REACTION[card] != 0 and MODS[card, Mod.REACTION] == 0):
        return False
    if MODS[card, Mod.REACTION] != 0:
        return True
    if MAY[card] != 0 and not met(MAY[card], g, seat, NOTHING):
        return False
    return has_targets(g, card, False, seat, NOTHING)


@rule
def mark_power(g, mask):
    seat = top(g, SEAT)
    mask[PASS] = 1
    if g.no_powers != 0:
        return
    for place in range(g.power_count[seat]):
        card = g.powers[seat, place]
        if may_play(g, seat, card):
            mask[CARD + card] = 1


@rule
def play_power(g, action):
    """SHA-94 to SHA-97: one card or a pass; the step ends when all pass in a row."""
    seat = top(g, SEAT)
    if action == PASS:
        set_top(g, A, top(g, A) + 1)
        set_top(g, SEAT, (seat + 1) % g.seats)
        if top(g, A) == g.seats:
            pop(g)
        return
    set_top(g, A, 0)
    set_top(g, SEAT, (seat + 1) % g.seats)
    card = action - CARD
    if TYPE[card] == Type.UPGRADE:
        begin_upgrade(g, seat, card, 0)
    else:
        begin_ploy(g, seat, card)


@rule
def begin_upgrade(g, seat, card, free):
    """An upgrade is shown; its fighter is chosen next. Card 0: any that the seat has, chosen first."""
    if card != 0:
        take_power(g, seat, card, Place.PLAYED)
        reveal(g, Event.SHOWN, seat, card, 0, 0, 0)
    push(g, Frame.UPGRADE, seat, card, free, 0, 0, 0)


@rule
def choose_upgrade(g, action):
    """The card, where it was not chosen before, or its fighter."""
    if action < CARD:
        give_upgrade(g, action - FIGHTER)
        return
    seat = top(g, SEAT)
    free = top(g, B)
    pop(g)
    begin_upgrade(g, seat, action - CARD, free)


@rule
def upgrade_waits(g):
    """Whether there is a card and a fighter to choose."""
    seat = top(g, SEAT)
    if top(g, A) != 0:
        if has_wearer(g, seat, top(g, A)):
            return True
        add_power(g, seat, top(g, A))
    elif has_upgrade_in_hand(g, seat):
        return True
    pop(g)
    return False


@rule
def has_upgrade_in_hand(g, seat):
    """Whether a seat has an upgrade that a fighter may be given."""
    for place in range(g.power_count[seat]):
        card = g.powers[seat, place]
        if TYPE[card] == Type.UPGRADE and has_wearer(g, seat, card):
            return True
    return False


@rule
def mark_upgrade(g, mask):
    seat = top(g, SEAT)
    if top(g, A) == 0:
        for place in range(g.power_count[seat]):
            card = g.powers[seat, place]
            if TYPE[card] == Type.UPGRADE and has_wearer(g, seat, card):
                mask[CARD + card] = 1
        return
    for fighter in range(seat * MODELS, seat * MODELS + MODELS):
        if may_wear(g, seat, top(g, A), fighter):
            mask[FIGHTER + fighter] = 1


@rule
def give_upgrade(g, fighter):
    """SHA-100 to SHA-104: for one glory, unless it is free."""
    seat = top(g, SEAT)
    card = top(g, A)
    free = top(g, B)
    pop(g)
    if free == 0:
        g.glory[seat] -= 1
        g.spent_glory[seat] += 1
    wear(g, seat, card, fighter % MODELS)
    reveal(g, Event.UPGRADED, seat, card, fighter, free, 0)
    see_wounds(g, fighter, seat)
    if g.phase == Phase.ACTION:
        g.upgrades[seat] += 1
        score_at_once(g)
        ask_reactions(g, Trigger.AFTER_UPGRADE, fighter)


# --- The end phase ------------------------------------------------------------------------------------------------


@rule
def end_action_phase(g):
    """SHA-90, SHA-107, SHA-160: what lasted is over; who holds what now inspires, and is remembered."""
    end_effects(g, Stage.PHASE)
    g.no_powers = 0
    for fighter in range(g.seats * MODELS):
        g.guard[fighter] = 0
        g.frozen[fighter] = 0
        g.held_before[fighter] = g.held_now[fighter]
        g.held_now[fighter] = 0
        if g.kind[fighter] == 0 or not on_field(g, fighter):
            continue
        g.held_now[fighter] = holds(g, fighter)
        if holds(g, fighter) > 0:
            earn(g, fighter, Inspire.HOLDS)
        if in_enemy_land(g, fighter):
            earn(g, fighter, Inspire.ABROAD)
        if g.round == ROUNDS and trait(g, fighter, Trait.SURVIVOR_GLORY) > 0:
            gain_glory(g, fighter // MODELS, trait(g, fighter, Trait.SURVIVOR_GLORY))
    inspire_earned(g)
    while g.block_count > 0 and g.shard[g.blocks[g.block_count - 1]] != 0:
        g.block_count -= 1
        g.shard[g.blocks[g.block_count]] = 0
        g.blocks[g.block_count] = 0
    g.phase = Phase.END
    for seat in range(g.seats):
        g.scored_before[seat] = g.scored[seat]
        g.scored[seat] = 0
    tell(g, Event.PHASE, g.first, NOTHING, Phase.END, 0, 0)


@rule
def end_phase(g):
    """SHA-164: seat after seat, beginning with the one that had the first activation."""
    for turn in range(g.seats - 1, -1, -1):
        push(g, Frame.END, (g.first + turn) % g.seats, SCORE, 0, 0, 0, 0)


@rule
def end_on(g):
    """The next step of a seat's end phase. After the third round only scoring and upgrades are left."""
    step = top(g, A)
    seat = top(g, SEAT)
    set_top(g, A, step + 1)
    last = g.round == ROUNDS
    if step == SCORE:
        score_in_end_phase(g, seat)
    elif step == DISCARD_OBJECTIVES:
        if not last and g.objective_count[seat] > 0:
            push(g, Frame.DISCARD, seat, 0, 0, 0, 0, 0)
    elif step == PLAY_UPGRADES:
        if g.power_count[seat] > 0:
            push(g, Frame.POWER, seat, 0, 1, 0, 0, 0)
    elif step == DISCARD_POWERS:
        if not last and g.power_count[seat] > 0:
            push(g, Frame.DISCARD, seat, 1, 0, 0, 0, 0)
    else:
        pop(g)
        if last:
            turn_keys(g, seat)
            return
        draw_objectives(g, seat, HAND_OBJECTIVES - g.objective_count[seat], Place.HAND)
        draw_powers(g, seat, HAND_POWERS - g.power_count[seat])


@rule
def turn_keys(g, seat):
    """Upgrades that pay for an objective held in the third end phase."""
    for place in range(g.gear_count[seat]):
        card = g.gear[seat, place]
        fighter = wearer(g, seat, card)
        held = holds(g, fighter)
        if held > 0:
            gain = key_glory(card, held)
            if gain > 0:
                gain_glory(g, seat, gain)


@rule
def key_glory(card, held):
    """What an upgrade pays for holding this objective."""
    if PASSIVE[card, Trait.KEY] == held:
        return 2
    return int(PASSIVE[card, Trait.KEY_ANY])


@rule
def mark_end_upgrades(g, mask):
    """SHA-164c: upgrades, no ploys."""
    seat = top(g, SEAT)
    mask[PASS] = 1
    for place in range(g.power_count[seat]):
        card = g.powers[seat, place]
        if TYPE[card] == Type.UPGRADE and may_play(g, seat, card):
            mask[CARD + card] = 1


@rule
def play_end_upgrade(g, action):
    seat = top(g, SEAT)
    if action == PASS:
        pop(g)
    else:
        begin_upgrade(g, seat, action - CARD, 0)


@rule
def mark_discard(g, mask):
    """SHA-164b, SHA-164d: any number, one after the other."""
    seat = top(g, SEAT)
    mask[PASS] = 1
    if top(g, A) == 0:
        for place in range(g.objective_count[seat]):
            mask[CARD + g.objectives[seat, place]] = 1
    else:
        for place in range(g.power_count[seat]):
            mask[CARD + g.powers[seat, place]] = 1


@rule
def choose_discard(g, action):
    seat = top(g, SEAT)
    if action == PASS:
        kind = top(g, A)
        draws = top(g, B) * top(g, C)
        pop(g)
        if kind == 0:
            draw_objectives(g, seat, draws, Place.FRESH)
        else:
            draw_powers(g, seat, draws)
        return
    set_top(g, C, top(g, C) + 1)
    discard(g, seat, action - CARD)


@rule
def discard_waits(g):
    """Whether there is still something to discard."""
    seat = top(g, SEAT)
    return (g.objective_count[seat] if top(g, A) == 0 else g.power_count[seat]) > 0


# --- The end ------------------------------------------------------------------------------------------------------


@rule
def close_round(g):
    """SHA-166, SHA-169: tokens leave; after the third round the match is over."""
    for fighter in range(FIGHTERS):
        g.moved[fighter] = 0
        g.charged[fighter] = 0
        g.guard[fighter] = 0
        g.spent[fighter] = 0
    if g.round == ROUNDS:
        decide_match(g)
    else:
        set_top(g, A, START)


@rule
def decide_match(g):
    """SHA-169 to SHA-172, W-06: glory; then who wiped out a warband; then who holds more; else a draw."""
    still = (1 << g.seats) - 1
    g.reason = Reason.DRAWN
    for tie_break in range(3):
        most = -1
        for seat in range(g.seats):
            if (still >> seat) & 1 != 0:
                most = max(most, standing(g, seat, tie_break))
        for seat in range(g.seats):
            if (still >> seat) & 1 != 0 and standing(g, seat, tie_break) < most:
                still &= ~(1 << seat)
        if still & (still - 1) == 0:
            g.reason = Reason.GLORY + tie_break
            break
    g.winners = still
    clear_frames(g)
    tell(g, Event.ENDED, NOTHING, NOTHING, g.reason, g.winners, 0)


@rule
def standing(g, seat, tie_break):
    if tie_break == 0:
        return int(g.glory[seat] + g.spent_glory[seat])
    if tie_break == 1:
        return int(g.wiped_out[seat])
    return held_by(g, seat)
