"""Damage, fighters out of action, healing, returning; and being put, pushed or driven into a hex.
Damage is pending (Frame.SUFFER), because reactions can come between (SHA-118)."""

from wartable.games.shadespire.declare import INSPIRE, MODS
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.acts import act_of, earn, note_fighter
from wartable.games.shadespire.rules.dice import roll_for_card
from wartable.games.shadespire.rules.hands import gain_glory
from wartable.games.shadespire.rules.lasting import lasting_for, runs, use_up
from wartable.games.shadespire.rules.reactions import ask_reactions
from wartable.games.shadespire.rules.scoring import score_at_once
from wartable.games.shadespire.rules.stats import is_leader, on_field, trait, wounds_of
from wartable.games.shadespire.state import (
    MODELS,
    NO_ONE,
    NOTHING,
    SEATS,
    SHIELD,
    Act,
    Cause,
    Doing,
    Effect,
    Event,
    Frame,
    Ground,
    Moment,
    Passing,
    Setting,
    Trigger,
)
from wartable.games.shadespire.terms import Inspire, Mod, Scope, Trait
from wartable.kernel.frames import KIND, SEAT, A, B, C, D, E, pop, push, set_top, top
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule

BEGIN, WILL_HURT, WILL_TAKE_OUT, APPLY = range(4)


@rule
def hurt(g: Record, fighter, amount, cause, by):
    """A fighter is about to suffer damage from a seat (-1: from nobody)."""
    push(g, Frame.SUFFER, NOTHING, fighter, amount, BEGIN, cause, by)


@rule
def suffer(g: Record):
    """SHA-142, SHA-153: the next step of damage that is pending."""
    fighter = top(g, A)
    step = top(g, C)
    if not on_field(g, fighter):
        pop(g)
    elif step == BEGIN:
        amount = lessen(g, fighter, top(g, B))
        set_top(g, B, amount)
        set_top(g, C, WILL_HURT)
        if amount > 0 and top(g, D) == Cause.ATTACK:
            ask_reactions(g, Trigger.WILL_DAMAGE, fighter)
    elif step == WILL_HURT:
        set_top(g, C, WILL_TAKE_OUT)
        if top(g, B) > 0 and g.wounds[fighter] + top(g, B) >= wounds_of(g, fighter):
            ask_reactions(g, Trigger.WILL_TAKE_OUT, fighter)
    else:
        amount = top(g, B)
        cause = top(g, D)
        by = top(g, E)
        pop(g)
        if amount > 0:
            apply_damage(g, fighter, amount, cause, by)
        else:
            tell(g, Event.UNHARMED, fighter // MODELS, NOTHING, fighter, 0, 0)


@rule
def lessen(g: Record, fighter, amount):
    """What fighters, upgrades and lasting ploys take off damage."""
    if g.frozen[fighter] != 0:
        return 0
    if amount > 1 and trait(g, fighter, Trait.TOUGH) > 0:
        amount = max(1, amount - trait(g, fighter, Trait.TOUGH))
    if g.effect_count > 0 and amount > 0:
        g.marks += 1
        if lasting_for(g, Mod.MOST_ONE_DAMAGE, fighter, g.marks) > 0:
            amount = 1
        if lasting_for(g, Mod.SHRUG, fighter, g.marks) > 0:
            if roll_for_card(g, fighter // MODELS, 1) == SHIELD:
                amount = 0
        use_up(g, Scope.FIRST_HURT, fighter, g.marks)
    return amount


@rule
def pending_damage(g: Record):
    """The frame of the damage that a reaction answers, or -1."""
    for frame in range(g.depth - 1, -1, -1):
        if g.frames[frame, 0] == Frame.SUFFER:
            return frame
    return NOTHING


@rule
def cancel_damage(g: Record):
    """The damage that is pending comes to nothing."""
    frame = pending_damage(g)
    if frame != NOTHING:
        g.frames[frame, B] = 0


@rule
def apply_damage(g: Record, fighter, amount, cause, by):
    """Put wound tokens; then see whether the fighter is out of action."""
    before = g.wounds[fighter]
    g.wounds[fighter] = min(100, before + amount)
    g.was_hurt[fighter] = 1
    if comes_from_act(g, cause):
        note_fighter(g, Act.HURT_LOW, fighter)
    earn(g, fighter, Inspire.HURT)
    if by != NOTHING and cause != Cause.LETHAL:
        g.hurt_by[fighter] |= 1 << by
        if by != fighter // MODELS and is_dealt_by_fighters(g, cause):
            g.dealt[by] += amount
    if act_of(g, Act.KIND) == Doing.ATTACK:
        if cause == Cause.ATTACK and by != fighter // MODELS:
            g.act[g.acts - 1, Act.SWEPT_HURT] += 1
        if is_of_attack(g, fighter, cause):
            g.act[g.acts - 1, Act.DEALT] = amount
    tell(g, Event.SUFFERED, fighter // MODELS, NOTHING, fighter, amount, g.wounds[fighter])
    if g.wounds[fighter] >= wounds_of(g, fighter):
        take_out(g, fighter, cause, by, before)


@rule
def comes_from_act(g: Record, cause):
    """SHA-168: whether an attack or a ploy deals damage, and not a lethal hex or an upgrade that reacts.

    What Rebound turns back is still the damage of the attack.
    """
    return cause != Cause.LETHAL and (cause != Cause.REACTION or is_rebound(g, cause))


@rule
def is_rebound(g: Record, cause):
    """W-15: whether damage is that of an attack that is turned back on its attacker."""
    return cause == Cause.REACTION and act_of(g, Act.KIND) == Doing.ATTACK and act_of(g, Act.REBOUND) != 0


@rule
def is_dealt_by_fighters(g: Record, cause):
    """Whether fighters deal damage, and not a ploy that is carried out or turns an attack back."""
    return cause != Cause.PLOY and act_of(g, Act.KIND) != Doing.PLOY and not is_rebound(g, cause)


@rule
def is_of_attack(g: Record, fighter, cause):
    """Whether damage is what the attack on top deals to its target, or to its attacker when it is turned back."""
    if is_rebound(g, cause):
        return fighter == act_of(g, Act.FIGHTER)
    return cause == Cause.ATTACK and fighter == act_of(g, Act.TARGET)


@rule
def see_wounds(g: Record, fighter, by):
    """SHA-153: a fighter is out of action, too, when what a seat did has brought its Wounds down so far."""
    if on_field(g, fighter) and g.wounds[fighter] >= wounds_of(g, fighter):
        take_out(g, fighter, Cause.UPGRADE, by, g.wounds[fighter])


@rule
def take_out(g: Record, fighter, cause, by, before):
    """SHA-153, SHA-154, SHA-168, O-05: a fighter is out of action; by a lethal hex that is no warband's deed."""
    owner = fighter // MODELS
    g.fell = fighter
    g.fell_by = by
    g.fell_cause = cause
    g.fell_hex = falls_at(g, fighter)
    g.fell_at[fighter] = g.fell_hex
    g.fell_wounds = before
    note_loss(g, fighter)
    if by != NOTHING and by != owner:
        gain_glory(g, by, 1)
    elif by == owner and g.seats == 2 and g.settings[Setting.LETHAL_GLORY] == 0:
        gain_glory(g, 1 - owner, 1)
    if comes_from_act(g, cause):
        note_fighter(g, Act.OUT_LOW, fighter)
        if cause != Cause.PLOY or act_of(g, Act.KIND) == Doing.PLOY:
            note_fighter(g, Act.FELLED_LOW, fighter)
    if cause != Cause.LETHAL:
        credit(g, by, fighter, cause)
    g.moment = Moment.TOOK_OUT
    score_at_once(g)  # while it still stands where it fell
    clear_away(g, fighter)


@rule
def note_loss(g: Record, fighter):
    """Tell that a fighter is out of action, and remember it for the phase."""
    owner = fighter // MODELS
    hex = falls_at(g, fighter)
    land = g.land[hex]
    tell(g, Event.OUT, owner, NOTHING, fighter, hex, 0)
    g.losses[owner] += 1
    g.fell_in[SEATS if land == NO_ONE else land] += 1


@rule
def falls_at(g: Record, fighter):
    """Where a fighter falls: where it stands, or in the lethal hex where it passes another one."""
    for frame in range(g.depth):
        if g.frames[frame, KIND] == Frame.MOVE and g.frames[frame, A] == fighter:
            if g.frames[frame, E] >= Passing.BY:
                return g.frames[frame, E] - Passing.BY
    return int(g.hex[fighter])


@rule
def clear_away(g: Record, fighter):
    """A fighter is no longer on the battlefield."""
    g.who[g.hex[fighter]] = 0
    g.hex[fighter] = NOTHING
    g.out[fighter] = 1
    pay_for_pawn(g, fighter)


@rule
def withdraw(g: Record, fighter):
    """A fighter leaves the battlefield: it is out of action, but nobody took it out, and nobody gains glory."""
    note_loss(g, fighter)
    clear_away(g, fighter)


@rule
def has_deputy(g: Record, seat, fighter):
    """Whether another fighter on the battlefield keeps opponents from scoring for the loss of the leader."""
    for other in range(seat * MODELS, seat * MODELS + MODELS):
        if other != fighter and on_field(g, other) and trait(g, other, Trait.DEPUTY) > 0:
            return True
    return False


@rule
def credit(g: Record, by, fighter, cause):
    """Whom a warband has taken out is remembered for the phase; for an enemy the attacker's upgrades pay."""
    if by != NOTHING:
        g.kills_all[by] += 1
    if by == NOTHING or by == fighter // MODELS:
        return
    g.kills[by] += 1
    if is_leader(g, fighter):
        g.leader_kills[by] |= 1 << (fighter // MODELS)
    attacker = act_of(g, Act.FIGHTER)
    if cause == Cause.ATTACK and attacker != NOTHING and attacker // MODELS == by:
        g.act[g.acts - 1, Act.SWEPT] += 1
        if is_leader(g, attacker):
            g.kills_by_leader[by] += 1
        more = trait(g, attacker, Trait.KILL_GLORY)
        if more > 0:
            gain_glory(g, by, more)
        if trait(g, attacker, Trait.KILL_HEALS) > 0:
            heal(g, attacker, trait(g, attacker, Trait.KILL_HEALS))


@rule
def pay_for_pawn(g: Record, fighter):
    """A ploy can pay for a fighter that is lost."""
    for row in range(g.effect_count):
        if MODS[g.effects[row, Effect.CARD], Mod.PAWN] != 0 and runs(g, row, 0):
            if g.effects[row, Effect.FIGHTER] == fighter:
                gain_glory(g, g.effects[row, Effect.SEAT], 1)
                g.effects[row, Effect.USED] = g.marks + 1


@rule
def heal(g: Record, fighter, amount):
    """Take up to so many wound tokens away."""
    less = min(amount, g.wounds[fighter])
    if less > 0:
        g.wounds[fighter] -= less
        tell(g, Event.HEALED, fighter // MODELS, NOTHING, fighter, less, g.wounds[fighter])


@rule
def blame(g: Record, fighter):
    """SHA-154, SHA-180, O-05: the seat that a lethal hex counts for."""
    if g.settings[Setting.LETHAL_GLORY] != 0:
        return NOTHING
    if g.seats == 2:
        return 1 - fighter // MODELS
    doer = NOTHING
    if top(g, KIND) == Frame.PUSH:
        doer = int(top(g, SEAT))
    elif g.acts > 0 and act_of(g, Act.KIND) != Doing.MOVE:
        doer = act_of(g, Act.SEAT)
    return doer if doer != fighter // MODELS else NOTHING


# --- Into a hex ---------------------------------------------------------------------------------------------------


@rule
def enter(g: Record, fighter, hex):
    """SHA-168: a fighter moves, is pushed or is driven into a hex; a lethal one hurts."""
    g.who[g.hex[fighter]] = 0
    g.hex[fighter] = hex
    g.who[hex] = fighter + 1
    if g.ground[hex] == Ground.LETHAL:
        hurt_by_hex(g, fighter)


@rule
def hurt_by_hex(g: Record, fighter):
    """SHA-79, SHA-168: a lethal hex hurts who comes into it, also on the way past another fighter there."""
    hurt(g, fighter, 1, Cause.LETHAL, blame(g, fighter))


@rule
def shatter(g: Record, fighter):
    """Ploys under which every move, push and drive back hurts."""
    for row in range(g.effect_count):
        if MODS[g.effects[row, Effect.CARD], Mod.SHATTER] != 0 and runs(g, row, 0):
            hurt(g, fighter, 1, Cause.PLOY, g.effects[row, Effect.SEAT])


@rule
def put(g: Record, fighter, hex):
    """A fighter is placed: nothing of moving or pushing applies."""
    before = g.hex[fighter]
    if before != NOTHING:
        g.who[before] = 0
    g.hex[fighter] = hex
    g.who[hex] = fighter + 1
    tell(g, Event.PLACED, fighter // MODELS, NOTHING, fighter, before, hex)


@rule
def switch_places(g: Record, one, two):
    """Two fighters change places."""
    first = g.hex[one]
    second = g.hex[two]
    g.hex[one] = second
    g.hex[two] = first
    g.who[first] = two + 1
    g.who[second] = one + 1
    tell(g, Event.SWITCHED, one // MODELS, NOTHING, one, two, 0)


@rule
def bring_back(g: Record, fighter, hex):
    """SHA-156, SHA-157: a fighter returns, without wound tokens."""
    owner = fighter // MODELS
    g.out[fighter] = 0
    g.wounds[fighter] = 0
    if g.settings[Setting.RETURNED_TOKENS] == 0:
        g.moved[fighter] = 0
        g.charged[fighter] = 0
        g.guard[fighter] = 0
        g.spent[fighter] = 0
        g.frozen[fighter] = 0
    put(g, fighter, hex)
    g.returned[owner] += 1
    g.returns[owner] += 1
    earn(g, fighter, Inspire.RETURNED)
    if g.returns[owner] >= 2:
        for friend in range(owner * MODELS, owner * MODELS + MODELS):
            if INSPIRE[g.kind[friend]] == Inspire.TWO_RETURNED:
                earn(g, friend, Inspire.TWO_RETURNED)
