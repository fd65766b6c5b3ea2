"""The end of an action phase, the end phase of each seat, and the end of the match (SHA-90, SHA-164 to SHA-172).
Scoring itself is in `scoring.py`."""

from wartable.games.shadespire.declare import PASSIVE
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.acts import earn, inspire_earned
from wartable.games.shadespire.rules.hands import (
    HAND_OBJECTIVES,
    HAND_POWERS,
    discard,
    draw_objectives,
    draw_powers,
    gain_glory,
)
from wartable.games.shadespire.rules.how_many import ask_to_draw
from wartable.games.shadespire.rules.power import begin_upgrade, mark_playable
from wartable.games.shadespire.rules.scoring import score_in_end_phase
from wartable.games.shadespire.rules.stats import (
    held_by,
    holds,
    in_enemy_land,
    on_field,
    survivors,
    trait,
    wearer,
)
from wartable.games.shadespire.rules.uses import end_effects
from wartable.games.shadespire.state import (
    CARD,
    MODELS,
    NOTHING,
    PASS,
    ROUNDS,
    Event,
    Frame,
    Phase,
    Place,
    Reason,
    Stage,
    Type,
)
from wartable.games.shadespire.terms import Inspire, Trait
from wartable.kernel.frames import SEAT, A, B, C, clear_frames, pop, push, set_top, top
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule

# The steps of a seat in the end phase.
SCORE, DISCARD_OBJECTIVES, PLAY_UPGRADES, DISCARD_POWERS, DRAW_UP = range(5)


@rule
def end_action_phase(g: Record):
    """SHA-90, SHA-107, SHA-160: what lasted is over; who holds what now inspires, and is remembered."""
    end_effects(g, Stage.PHASE)
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
def end_phase(g: Record):
    """SHA-164: seat after seat, beginning with the one that had the first activation."""
    for turn in range(g.seats - 1, -1, -1):
        push(g, Frame.END, (g.first + turn) % g.seats, SCORE, 0, 0, 0, 0)


@rule
def end_on(g: Record):
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
        if g.power_count[seat] > 0 and g.no_powers == 0:
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
def turn_keys(g: Record, seat):
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
def mark_end_upgrades(g: Record, mask):
    """SHA-164c: upgrades, no ploys."""
    seat = top(g, SEAT)
    mask[PASS] = 1
    mark_playable(g, seat, Type.UPGRADE, mask)


@rule
def play_end_upgrade(g: Record, action):
    seat = top(g, SEAT)
    if action == PASS:
        pop(g)
    else:
        begin_upgrade(g, seat, action - CARD, 0)


@rule
def mark_discard(g: Record, mask):
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
def choose_discard(g: Record, action):
    seat = top(g, SEAT)
    if action == PASS:
        kind = top(g, A)
        draws = top(g, B) * top(g, C)
        pop(g)
        if kind == 0:
            draw_objectives(g, seat, draws, Place.HAND)
        else:
            ask_to_draw(g, seat, draws)
        return
    set_top(g, C, top(g, C) + 1)
    discard(g, seat, action - CARD)


@rule
def discard_waits(g: Record):
    """Whether there is still something to discard."""
    seat = top(g, SEAT)
    return (g.objective_count[seat] if top(g, A) == 0 else g.power_count[seat]) > 0


# --- The end of the match -----------------------------------------------------------------------------------------


@rule
def decide_match(g: Record):
    """SHA-169 to SHA-172, W-06: glory; then whose enemy is wiped out; then who holds more; else a draw."""
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
def standing(g: Record, seat, tie_break):
    if tie_break == 0:
        return int(g.glory[seat] + g.spent_glory[seat])
    if tie_break == 1:
        return int(sees_warband_gone(g, seat))
    return held_by(g, seat)


@rule
def sees_warband_gone(g: Record, seat):
    """SHA-170, SHA-180: whether an enemy warband has no fighter left at the end, however that came about."""
    for other in range(g.seats):
        if other != seat and survivors(g, other) == 0:
            return True
    return False
