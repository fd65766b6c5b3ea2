"""Rounds, step by step: who is first, activations and power steps in turn, the end phase (SHA-62 to SHA-68, SHA-166).
What is done in each of them is in `opening.py`, `activations.py`, `power.py` and `ending.py`."""

from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.acts import inspire_earned
from wartable.games.shadespire.rules.dice import roll_off
from wartable.games.shadespire.rules.ending import decide_match, end_action_phase, end_phase
from wartable.games.shadespire.rules.opening import open_phase
from wartable.games.shadespire.rules.reactions import ask_reactions
from wartable.games.shadespire.rules.scoring import freshen, score_at_once
from wartable.games.shadespire.rules.setup import ACTIVATES_FIRST
from wartable.games.shadespire.rules.stats import holder
from wartable.games.shadespire.rules.uses import begin_effects, end_effects
from wartable.games.shadespire.state import (
    ACTIVATIONS,
    FIGHTERS,
    NOTHING,
    ROUNDS,
    SEATS,
    Event,
    Frame,
    Phase,
    Stage,
    Trigger,
)
from wartable.kernel.frames import A, push, set_top, top
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule

# The steps of a round.
START, FIRST_CHOSEN, OPENED, NEXT, ACTIVATED, REACTED, STEPPED, END_TURN, CLOSE = range(9)


@rule
def round_on(g: Record):
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
def begin_round(g: Record):
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


@rule
def next_activation(g: Record):
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
def close_round(g: Record):
    """SHA-107, SHA-166, SHA-169: tokens leave, and no ploy lasts longer; after the third round the match is over."""
    g.no_powers = 0
    for fighter in range(FIGHTERS):
        g.moved[fighter] = 0
        g.charged[fighter] = 0
        g.guard[fighter] = 0
        g.spent[fighter] = 0
    if g.round == ROUNDS:
        decide_match(g)
    else:
        set_top(g, A, START)
