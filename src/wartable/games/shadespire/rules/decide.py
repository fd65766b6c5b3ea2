"""The contract: who decides, what is legal, carrying an action out, and running on to the next decision."""

from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.activations import (
    action_taken,
    activate,
    command,
    command_waits,
    mark_activation,
    mark_command,
    mark_raise,
    mark_swap,
    swap,
)
from wartable.games.shadespire.rules.answers import choose_reaction, mark_reactions, react_waits
from wartable.games.shadespire.rules.attack import in_sweep, sweep_at, sweep_waits
from wartable.games.shadespire.rules.attack_rolls import choose_die, mark_dice, reroll_waits
from wartable.games.shadespire.rules.attack_steps import attack_on
from wartable.games.shadespire.rules.driving import choose_drive, mark_drive
from wartable.games.shadespire.rules.ending import (
    choose_discard,
    discard_waits,
    end_on,
    mark_discard,
    mark_end_upgrades,
    play_end_upgrade,
)
from wartable.games.shadespire.rules.harm import suffer
from wartable.games.shadespire.rules.how_many import choose_how_many, how_many_waits, mark_how_many
from wartable.games.shadespire.rules.moving import after_move, mark_move, move_to, move_waits
from wartable.games.shadespire.rules.opening import choose_opening, mark_opening, opening_waits
from wartable.games.shadespire.rules.power import (
    choose_upgrade,
    mark_power,
    mark_upgrade,
    play_power,
    upgrade_waits,
)
from wartable.games.shadespire.rules.pushing import knock_on, mark_push, push_to, push_waits
from wartable.games.shadespire.rules.returning import mark_return, return_to, return_waits
from wartable.games.shadespire.rules.setup import (
    choose_board,
    choose_first,
    deploy,
    mark_board,
    mark_deploy,
    mark_first,
    mark_redraw,
    mark_token,
    put_token,
    redraw,
    setup,
)
from wartable.games.shadespire.rules.striking import before_waits, charge_on, choose_before, mark_before
from wartable.games.shadespire.rules.tricks import (
    choose_gambit,
    choose_mischief,
    choose_shift,
    choose_stride,
    choose_total,
    mark_mischief,
    mark_shift,
    mark_stride,
    mark_switch,
    mark_token_to,
    mischief_waits,
    send_token,
    shift_waits,
    stride_waits,
    switch_with,
)
from wartable.games.shadespire.rules.turn import round_on
from wartable.games.shadespire.rules.uses import (
    choice_waits,
    choose_target,
    mark_choice,
    ploy_on,
    use_on,
)
from wartable.games.shadespire.state import (
    CARD,
    FIGHTER,
    HEX,
    MODELS,
    NOTHING,
    PASS,
    SEAT,
    YES,
    Frame,
    Reason,
)
from wartable.kernel.frames import KIND, A, B, set_top, top
from wartable.kernel.frames import SEAT as SEAT_PART
from wartable.kernel.rule import rule

__all__ = ["actor", "legal", "play", "returns", "setup"]


@rule
def actor(g: Record):
    """The seat that decides now; -1 when the match is over."""
    if g.reason != Reason.NONE:
        return NOTHING
    return top(g, SEAT_PART)


@rule
def returns(g: Record, out):
    """+1 for who wins alone, 0 for all who share the first place, -1 for the others."""
    for seat in range(g.seats):
        out[seat] = 0
    if g.reason == Reason.NONE:
        return
    alone = g.winners & (g.winners - 1) == 0
    for seat in range(g.seats):
        if (g.winners >> seat) & 1 == 0:
            out[seat] = -1
        elif alone:
            out[seat] = 1


@rule
def legal(g: Record, mask):
    """Mark what the deciding seat may do."""
    if g.reason != Reason.NONE:
        return
    kind = top(g, KIND)
    if kind == Frame.REACT:
        mark_reactions(g, mask)
    elif kind == Frame.POWER:
        if top(g, B) == 0:
            mark_power(g, mask)
        else:
            mark_end_upgrades(g, mask)
    elif kind == Frame.ACTIVATE:
        mark_activation(g, mask)
    elif kind == Frame.MOVE:
        mark_move(g, mask)
    elif kind == Frame.BEFORE:
        mark_before(g, mask)
    elif kind == Frame.DRIVE:
        mark_drive(g, mask)
    elif kind == Frame.PUSH:
        mark_push(g, mask)
    elif kind == Frame.PLAY or kind == Frame.USE:
        mark_choice(g, mask)
    elif kind == Frame.DISCARD:
        mark_discard(g, mask)
    elif kind == Frame.UPGRADE:
        mark_upgrade(g, mask)
    elif kind == Frame.SWEEP:
        for target in range(g.seats * MODELS):
            if in_sweep(g, target):
                mask[FIGHTER + target] = 1
    elif kind == Frame.DIE:
        mark_dice(g, mask)
    elif kind == Frame.GAMBIT or kind == Frame.TOTAL:
        mask[PASS] = 1
        mask[YES] = 1
    elif kind == Frame.RAISE:
        if top(g, A) == NOTHING:
            mark_raise(g, mask)
        else:
            mark_return(g, mask)
    elif kind == Frame.COMMAND:
        mark_command(g, mask)
    elif kind == Frame.SWAP:
        mark_swap(g, mask)
    else:
        mark_rare(g, kind, mask)


@rule
def mark_rare(g: Record, kind, mask):
    """Decisions of the setup, and those that few cards ask for."""
    if kind == Frame.DEPLOY:
        mark_deploy(g, mask)
    elif kind == Frame.BOARD:
        mark_board(g, mask)
    elif kind == Frame.TOKEN:
        mark_token(g, mask)
    elif kind == Frame.REDRAW:
        mark_redraw(g, mask)
    elif kind == Frame.FIRST:
        mark_first(g, mask)
    elif kind == Frame.OPENING:
        mark_opening(g, mask)
    elif kind == Frame.SWITCH:
        mark_switch(g, mask)
    elif kind == Frame.TOKEN_TO:
        mark_token_to(g, mask)
    elif kind == Frame.MISCHIEF:
        mark_mischief(g, mask)
    elif kind == Frame.SHIFT:
        mark_shift(g, mask)
    elif kind == Frame.STRIDE:
        mark_stride(g, mask)
    elif kind == Frame.HOW_MANY:
        mark_how_many(g, mask)


@rule
def play(g: Record, action):
    """Carry out a legal action and run on to the next decision."""
    g.told = 0
    carry_out(g, action)
    run_on(g)


@rule
def carry_out(g: Record, action):
    """Hand the action to the rule that asked for it."""
    kind = top(g, KIND)
    if kind == Frame.REACT:
        choose_reaction(g, action)
    elif kind == Frame.POWER:
        if top(g, B) == 0:
            play_power(g, action)
        else:
            play_end_upgrade(g, action)
    elif kind == Frame.ACTIVATE:
        activate(g, action)
    elif kind == Frame.MOVE:
        move_to(g, action)
    elif kind == Frame.BEFORE:
        choose_before(g, action)
    elif kind == Frame.DRIVE:
        choose_drive(g, action)
    elif kind == Frame.PUSH:
        push_to(g, action)
    elif kind == Frame.PLAY or kind == Frame.USE:
        choose_target(g, action)
    elif kind == Frame.DISCARD:
        choose_discard(g, action)
    elif kind == Frame.UPGRADE:
        choose_upgrade(g, action)
    elif kind == Frame.SWEEP:
        sweep_at(g, action - FIGHTER)
    elif kind == Frame.DIE:
        choose_die(g, action)
    elif kind == Frame.GAMBIT:
        choose_gambit(g, action)
    elif kind == Frame.TOTAL:
        choose_total(g, action)
    elif kind == Frame.RAISE:
        if top(g, A) == NOTHING:
            set_top(g, A, action - FIGHTER)
        else:
            return_to(g, action - HEX)
    elif kind == Frame.COMMAND:
        command(g, action)
    elif kind == Frame.SWAP:
        swap(g, action - CARD)
    else:
        carry_out_rare(g, kind, action)


@rule
def carry_out_rare(g: Record, kind, action):
    if kind == Frame.DEPLOY:
        deploy(g, action)
    elif kind == Frame.BOARD:
        choose_board(g, action)
    elif kind == Frame.TOKEN:
        put_token(g, action - HEX)
    elif kind == Frame.REDRAW:
        redraw(g, action)
    elif kind == Frame.FIRST:
        choose_first(g, action - SEAT)
    elif kind == Frame.OPENING:
        choose_opening(g, action)
    elif kind == Frame.SWITCH:
        switch_with(g, action - HEX)
    elif kind == Frame.TOKEN_TO:
        send_token(g, action - HEX)
    elif kind == Frame.MISCHIEF:
        choose_mischief(g, action - HEX)
    elif kind == Frame.SHIFT:
        choose_shift(g, action)
    elif kind == Frame.STRIDE:
        choose_stride(g, action - FIGHTER)
    elif kind == Frame.HOW_MANY:
        choose_how_many(g, action)


@rule
def run_on(g: Record):
    """Carry out what is pending until somebody must decide or the match is over."""
    while g.reason == Reason.NONE:
        kind = top(g, KIND)
        if kind == Frame.ROUND:
            round_on(g)
        elif kind == Frame.ATTACK:
            attack_on(g)
        elif kind == Frame.SUFFER:
            suffer(g)
        elif kind == Frame.REACT:
            if react_waits(g):
                return
        elif kind == Frame.PLAY:
            if choice_waits(g):
                return
            ploy_on(g)
        elif kind == Frame.USE:
            if choice_waits(g):
                return
            use_on(g)
        elif kind == Frame.MOVED:
            after_move(g)
        elif kind == Frame.CHARGED:
            charge_on(g)
        elif kind == Frame.TAKEN:
            action_taken(g)
        elif kind == Frame.END:
            end_on(g)
        elif kind == Frame.KNOCKBACK:
            knock_on(g)
        elif waits(g, kind):
            return


@rule
def waits(g: Record, kind):
    """Whether somebody decides; a decision that has lost its object is dropped."""
    if kind == Frame.MOVE:
        return move_waits(g)
    if kind == Frame.BEFORE:
        return before_waits(g)
    if kind == Frame.PUSH:
        return push_waits(g)
    if kind == Frame.SWEEP:
        return sweep_waits(g)
    if kind == Frame.DIE:
        return reroll_waits(g)
    if kind == Frame.COMMAND:
        return command_waits(g)
    if kind == Frame.OPENING:
        return opening_waits(g)
    if kind == Frame.MISCHIEF:
        return mischief_waits(g)
    if kind == Frame.SHIFT:
        return shift_waits(g)
    if kind == Frame.STRIDE:
        return stride_waits(g)
    if kind == Frame.HOW_MANY:
        return how_many_waits(g)
    if kind == Frame.DISCARD:
        return discard_waits_or_ends(g)
    if kind == Frame.UPGRADE:
        return upgrade_waits(g)
    if kind == Frame.RAISE:
        return return_waits(g)
    return True


@rule
def discard_waits_or_ends(g: Record):
    """With nothing left to discard, the question is over as if it had been passed."""
    if discard_waits(g):
        return True
    choose_discard(g, PASS)
    return False
