"""The contract's `actor`, `legal`, `play` and `returns`: what is decided now, what may be, and what follows.
Every frame kind stands here once in `mark_legal` and once in `carry_out`; the rules themselves are elsewhere."""

import wartable.games.invasion.cards  # noqa: F401 (declares them)
from wartable.games.invasion.cards.declare import A_CASTS, A_NEXT, ACTION_OF, Hook
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.announcing import (
    announce_card,
    announce_slot,
    announcement_waits,
    choose_for_announcement,
    mark_announcement,
)
from wartable.games.invasion.rules.casting import cast_from_pile, cast_waits, mark_cast, may_cast_any
from wartable.games.invasion.rules.changing import restore
from wartable.games.invasion.rules.choices import (
    answer_choice,
    choice_waits,
    mark_choice,
)
from wartable.games.invasion.rules.combat import (
    assign_point,
    assignment_waits,
    counter_at,
    counter_waits,
    declare,
    declare_on_front,
    mark_assignment,
    mark_declarable,
    mark_fighters,
    mark_fronts,
    remember_idle,
)
from wartable.games.invasion.rules.damage import (
    apply_batch,
    bring_in_aside,
    indirect_waits,
    lay_aside,
    mark_indirect,
    place_indirect,
    settle,
)
from wartable.games.invasion.rules.draft import choose_in_draft, draft_waits, lay_out_draft, mark_draft
from wartable.games.invasion.rules.facts import DRAWN_MATCH
from wartable.games.invasion.rules.forced import is_due, next_waiting, start_waiting
from wartable.games.invasion.rules.instead import answer_instead, mark_instead
from wartable.games.invasion.rules.means import may_announce_card, may_announce_slot
from wartable.games.invasion.rules.peeking import answer_peek, mark_peek, peek_waits
from wartable.games.invasion.rules.redirect import mark_redirect, next_redirect, redirect_to
from wartable.games.invasion.rules.resolving import put_down, resolve_chain
from wartable.games.invasion.rules.setup import Way, begin_match, lay_out, mulligan
from wartable.games.invasion.rules.slots import slots_of
from wartable.games.invasion.rules.turn import advance, choose_attacked_zone, open_window, scout_is_due
from wartable.games.invasion.state import NOTHING, Aside, Event, Frame, Phase, Reason, Role
from wartable.games.invasion.vocabulary import (
    PASS,
    YES,
    Word,
    card_action,
    develop_action,
    number_action,
    second_action,
    section_action,
    slot_action,
    target_of,
    which,
    word_of,
)
from wartable.kernel.frames import KIND, SEAT, A, B, C, pop, push, set_top, top
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule


@rule
def setup(g: Record, options, seed):
    """Make a zeroed record ready for its first decision."""
    lay_out(g, options, seed)
    if g.format == Way.DRAFT:
        lay_out_draft(g)
    else:
        begin_match(g)
    run_on(g)


@rule
def actor(g: Record):
    """The seat that must decide now; -1 when the match is over."""
    if g.depth == 0:
        return NOTHING
    return top(g, SEAT)


@rule
def returns(g: Record, out):
    """+1 for the winner, -1 for the other, 0 for a draw or an open match."""
    for seat in range(2):
        if g.reason == Reason.NONE or g.winner == DRAWN_MATCH:
            out[seat] = 0
        else:
            out[seat] = 1 if seat == g.winner else -1


@rule
def legal(g: Record, mask):
    """Mark the legal actions of the deciding seat in a zeroed mask."""
    if g.depth == 0:
        return
    kind = top(g, KIND)
    seat = top(g, SEAT)
    if kind == Frame.WINDOW:
        mark_window(g, seat, mask)
    elif kind == Frame.ANNOUNCE:
        mark_announcement(g, mask)
    elif kind == Frame.DEVELOP:
        for place in range(g.hand_size[seat]):
            mask[card_action(g.hand[seat, place])] = 1
    elif kind == Frame.ORDER:
        for row in range(g.waits):
            if is_due(g, seat, row):
                mask[number_action(row)] = 1
    elif kind == Frame.REDIRECT:
        mark_redirect(g, mask)
    elif kind == Frame.ATTACKERS:
        mark_declarable(g, seat, Role.ATTACKS, mask)
    elif kind == Frame.DEFENDERS:
        mark_declarable(g, seat, Role.DEFENDS, mask)
    elif kind == Frame.FRONT:
        mark_fronts(g, seat, mask)
    elif kind == Frame.COUNTER:
        mark_fighters(g, g.active, top(g, C), mask)
    elif kind == Frame.ASSIGN:
        mark_assignment(g, seat, mask)
    elif kind == Frame.INDIRECT:
        mark_indirect(g, seat, mask)
    elif kind == Frame.MULLIGAN:
        mask[PASS] = 1
        mask[YES] = 1
    elif kind == Frame.PEEK:
        mark_peek(g, mask)
    elif kind == Frame.CAST:
        mark_cast(g, seat, mask)
    elif kind == Frame.INSTEAD:
        mark_instead(g, seat, mask)
    elif kind == Frame.RESTORE:
        mask[PASS] = 1
        for slot in slots_of(g, seat):
            if g.corrupt[slot] != 0:
                mask[slot_action(slot)] = 1
    elif kind == Frame.TARGET_ZONE:
        mask[PASS] = 1
        for zone in range(3):
            mask[section_action((1 - seat) * 3 + zone)] = 1
    elif kind == Frame.DRAFT:
        mark_draft(g, mask)
    else:
        mark_choice(g, kind, seat, mask)


@rule
def mark_window(g: Record, seat, mask):
    """INV-054, INV-070, INV-075, INV-121: pass, play a card, use an action, put down a development."""
    mask[PASS] = 1
    before = 0
    for place in range(g.hand_size[seat]):
        card = g.hand[seat, place]
        if card != before and may_announce_card(g, seat, card):
            mask[card_action(card)] = 1
        before = card
    for slot in slots_of(g, seat):
        if ACTION_OF[g.card[slot]] != NOTHING:
            mark_actions(g, seat, slot, mask)
    if g.carriers[Hook.FOR_ENEMY] > 0:
        for slot in slots_of(g, 1 - seat):
            if ACTION_OF[g.card[slot]] != NOTHING:
                mark_actions(g, seat, slot, mask)
    if g.active == seat and g.developed == 0 and g.hand_size[seat] > 0:
        if g.frames[0, A] == Phase.CAPITAL:
            for zone in range(3):
                mask[develop_action(zone)] = 1


@rule
def mark_actions(g: Record, seat, slot, mask):
    """INV-121: the actions of a card in play that a seat may use now; it has one at least."""
    ability = ACTION_OF[g.card[slot]]
    if may_announce_slot(g, seat, slot, ability):
        mask[slot_action(slot)] = A_CASTS[ability] == 0 or may_cast_any(g, seat)
    second = A_NEXT[ability]
    if second != NOTHING and may_announce_slot(g, seat, slot, second):
        mask[second_action(slot)] = 1


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
    seat = top(g, SEAT)
    if kind == Frame.WINDOW:
        act(g, seat, action)
    elif kind == Frame.ANNOUNCE:
        choose_for_announcement(g, action)
    elif kind == Frame.DEVELOP:
        put_down(g, seat, which(action))
    elif kind == Frame.ORDER:
        pop(g)
        start_waiting(g, which(action))
    elif kind == Frame.REDIRECT:
        redirect_to(g, target_of(action))
    elif kind == Frame.ATTACKERS or kind == Frame.DEFENDERS:
        if action == PASS:
            pop(g)
            if kind == Frame.DEFENDERS:
                remember_idle(g, seat)
        elif kind == Frame.ATTACKERS and g.second != 0:
            push(g, Frame.FRONT, seat, which(action), 0, 0, 0, 0)
        else:
            declare(g, which(action), Role.ATTACKS if kind == Frame.ATTACKERS else Role.DEFENDS)
    elif kind == Frame.FRONT:
        declare_on_front(g, which(action))
    elif kind == Frame.COUNTER:
        counter_at(g, which(action))
    elif kind == Frame.ASSIGN:
        assign_point(g, seat, action)
    elif kind == Frame.INDIRECT:
        place_indirect(g, target_of(action))
    elif kind == Frame.MULLIGAN:
        mulligan(g, seat, action == YES)
    elif kind == Frame.PEEK:
        answer_peek(g, seat, action)
    elif kind == Frame.CAST:
        cast_from_pile(g, seat, which(action))
    elif kind == Frame.INSTEAD:
        answer_instead(g, seat, action)
    elif kind == Frame.RESTORE:
        pop(g)
        if action != PASS:
            restore(g, which(action))
    elif kind == Frame.TARGET_ZONE:
        choose_attacked_zone(g, seat, action)
    elif kind == Frame.DRAFT:
        choose_in_draft(g, action)
    else:
        answer_choice(g, kind, seat, action)


@rule
def act(g: Record, seat, action):
    """INV-054: in a window."""
    word = word_of(action)
    if word == Word.PASS:
        pass_window(g, seat)
    elif word == Word.DEVELOP:
        push(g, Frame.DEVELOP, seat, which(action), 0, 0, 0, 0)
    elif word == Word.SLOT:
        announce_slot(g, seat, which(action), ACTION_OF[g.card[which(action)]])
    elif word == Word.SECOND:
        announce_slot(g, seat, which(action), A_NEXT[ACTION_OF[g.card[which(action)]]])
    else:
        announce_card(g, seat, which(action))


@rule
def pass_window(g: Record, seat):
    """INV-054, INV-124: two passes in a row carry out the chain or, without one, close the window."""
    tell(g, Event.PASSED, seat, NOTHING, 0, 0, 0)
    if top(g, A) == 0:
        set_top(g, A, 1)
        set_top(g, SEAT, 1 - seat)
    elif g.rows > 0:
        push(g, Frame.RESOLVE, NOTHING, 0, 0, 0, 0, 0)
    else:
        if top(g, B) != 0:
            g.lies = Aside.APPLIED
        pop(g)


@rule
def run_on(g: Record):
    """Carry out what is pending until somebody must decide or the match is over."""
    while g.reason == Reason.NONE:
        if g.unsettled != 0:
            settle(g)
            continue
        kind = top(g, KIND)
        if kind == Frame.TURN or kind == Frame.WINDOW or kind == Frame.RESOLVE:
            if g.waits > 0 and not scout_is_due(g):
                next_waiting(g)
            elif g.lies == Aside.APPLIED:
                bring_in_aside(g)
            elif g.lies == Aside.LIES and g.rows == 0 and kind != Frame.RESOLVE:  # W-11
                g.lies = Aside.WINDOW
                open_window(g)
                set_top(g, B, 1)
            elif kind == Frame.TURN:
                advance(g)
            elif kind == Frame.RESOLVE:
                resolve_chain(g)
            else:
                return
        elif kind == Frame.ANNOUNCE:
            if announcement_waits(g):
                return
        elif kind == Frame.DAMAGE:
            combat = top(g, A)
            aside = top(g, B)
            if not next_redirect(g, aside):
                pop(g)
                if aside != 0:
                    lay_aside(g)
                else:
                    apply_batch(g, combat)
        elif kind == Frame.INDIRECT:
            if indirect_waits(g):
                return
        elif kind == Frame.COUNTER:
            if counter_waits(g):
                return
        elif kind == Frame.ASSIGN:
            if assignment_waits(g):
                return
        elif kind == Frame.DRAFT:
            if draft_waits(g):
                return
        elif kind == Frame.PEEK:
            if peek_waits(g, top(g, SEAT)):
                return
        elif kind == Frame.CAST:
            if cast_waits(g, top(g, SEAT)):
                return
        elif choice_waits(g, kind):
            return
