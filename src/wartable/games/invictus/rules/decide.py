"""The contract's `actor`, `legal`, `play` and `returns`: what is decided now, what may be, and what follows.
Every frame kind stands here once in `mark_legal` and once in `carry_out`; the rules themselves are elsewhere."""

from wartable.games.invictus.record import Record
from wartable.games.invictus.rules.areas import (
    DRAW,
    RESTED,
    nation_of,
    opponent_of,
    queue_is_full,
    show_hand,
    team_of,
)
from wartable.games.invictus.rules.attack import (
    choose_decoy,
    declare_attack,
    decoy_waits,
    mark_decoy,
    name_target,
    strike,
    targets_of,
)
from wartable.games.invictus.rules.setup import choose_in_setup, lay_out, mark_setup, setup_waits
from wartable.games.invictus.rules.support import (
    Choice,
    Timing,
    choose_for_support,
    decline,
    mark_bits,
    may_answer,
    options_of,
    place_support,
)
from wartable.games.invictus.rules.support_effects import (
    CHOICES,
    MAY_DECLINE,
    SUPPORT_AT,
    can_help,
    take_effect,
)
from wartable.games.invictus.rules.turn import (
    end_main_phase,
    end_turn,
    enter,
    march,
    march_from_hand,
    may_march_to,
)
from wartable.games.invictus.state import (
    ATTACK,
    CARD,
    CARDS,
    CELL,
    CELLS,
    COPY,
    ENTER,
    MARCH,
    NOTHING,
    PASS,
    SOLDIERS,
    Frame,
    Reason,
)
from wartable.kernel.frames import KIND, SEAT, A, B, C, D, pop, push, set_top, top
from wartable.kernel.rule import rule


@rule
def setup(g: Record, options, seed):
    """Make a zeroed record ready for its first decision."""
    lay_out(g, options, seed)
    run_on(g)


@rule
def actor(g: Record):
    """The seat that must decide now; -1 when the match is over."""
    if g.depth == 0:
        return NOTHING
    return top(g, SEAT)


@rule
def returns(g: Record, out):
    """+1 for the seats of the winning team, -1 for the others, 0 for a draw or an open match."""
    for seat in range(g.seats):
        if g.reason == Reason.NONE or g.winner == DRAW:
            out[seat] = 0
        else:
            out[seat] = 1 if team_of(seat) == g.winner else -1


@rule
def legal(g: Record, mask):
    """Mark the legal actions of the deciding seat in a zeroed mask."""
    if g.depth == 0:
        return
    kind = top(g, KIND)
    seat = top(g, SEAT)
    if kind == Frame.MAIN:
        mark_main(g, seat, mask)
    elif kind == Frame.BLOCK:
        mask[PASS] = 1
        mark_supports(g, seat, Timing.BLOCK, mask)
    elif kind == Frame.NEGATE:
        mask[PASS] = 1
        mark_supports(g, seat, Timing.NEGATE, mask)
    elif kind == Frame.NAME_TARGET:
        mark_bits(mask, CELL, top(g, A))
    elif kind == Frame.SUPPORT:
        mark_choice(g, seat, mask)
    elif kind == Frame.NAME_COPY:
        mark_copies(g, seat, top(g, A), mask)
    elif kind == Frame.MARCH_CARD:
        for card in range(CARDS):
            if g.hand[seat, card] > 0:
                mask[CARD + card] = 1
    elif kind == Frame.DECOY:
        mark_decoy(g, mask)
    elif kind == Frame.END_ENTRY:
        mark_entries(g, seat, mask)
    else:
        mark_setup(g, mask)


@rule
def mark_main(g: Record, seat, mask):
    """INVI-4.3, INVI-4.4: attacks or one march; entry and supports around them; or the end of the phase."""
    team = team_of(seat)
    mask[PASS] = 1
    if g.marched == 0:
        for cell in range(CELLS):
            if (
                g.field[team, cell] != NOTHING
                and g.rested[team, cell] != RESTED
                and targets_of(g, team, cell) != 0
            ):
                mask[ATTACK + cell] = 1
        if g.attacked == 0 and (g.queue_size[team] > 0 or g.hand_size[seat] > 0):
            for cell in range(CELLS):
                if may_march_to(g, team, cell):
                    mask[MARCH + cell] = 1
    if g.entered == 0:
        mark_entries(g, seat, mask)
    if not queue_is_full(g, team):
        mark_supports(g, seat, Timing.MAIN, mask)


@rule
def mark_entries(g: Record, seat, mask):
    """INVI-7.1, INVI-2.5: soldiers only."""
    for card in range(SOLDIERS):
        if g.hand[seat, card] > 0:
            mask[ENTER + card] = 1


@rule
def helps(g: Record, seat, timing, soldier):
    """INVI-7.9: whether a soldier has a support for this moment that can do something."""
    which = SUPPORT_AT[timing, soldier]
    return which != NOTHING and can_help(which, g, seat)


@rule
def mark_supports(g: Record, seat, timing, mask):
    """INVI-7.3, INVI-7.8: cards of the hand whose support fits the moment; leaders by what they can copy."""
    for card in range(SOLDIERS):
        if g.hand[seat, card] > 0 and helps(g, seat, timing, card):
            mask[CARD + card] = 1
    for card in range(SOLDIERS, SOLDIERS + g.seats):
        if g.hand[seat, card] > 0 and first_copy(g, seat, timing, card) != NOTHING:
            mask[CARD + card] = 1


@rule
def first_copy(g: Record, seat, timing, leader):
    """The first colour whose support a leader could copy now; blocks and negates leave only one."""
    soldier = nation_of(g, leader) * 5
    for colour in range(5):
        if helps(g, seat, timing, soldier + colour):
            return colour
    return NOTHING


@rule
def mark_copies(g: Record, seat, leader, mask):
    """INVI-7.8: the main supports that the leader's nation could use now."""
    soldier = nation_of(g, leader) * 5
    for colour in range(5):
        if helps(g, seat, Timing.MAIN, soldier + colour):
            mask[COPY + colour] = 1


@rule
def mark_choice(g: Record, seat, mask):
    """R12: what a support that was not negated lets its seat choose."""
    which = top(g, A)
    choice = CHOICES[which, top(g, B)]
    if MAY_DECLINE[which]:
        mask[PASS] = 1
    first = CELL if choice < Choice.ENEMY_GRAVE_IF_ROOM else CARD
    mark_bits(mask, first, options_of(g, seat, choice, top(g, C)))


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
    if kind == Frame.MAIN:
        act(g, seat, action)
    elif kind == Frame.BLOCK or kind == Frame.NEGATE:
        answer(g, seat, kind, action)
    elif kind == Frame.NAME_TARGET:
        name_target(g, seat, action - CELL)
    elif kind == Frame.SUPPORT:
        choose_for_support(g, action)
    elif kind == Frame.NAME_COPY:
        leader = top(g, A)
        pop(g)
        soldier = nation_of(g, leader) * 5 + action - COPY
        place_support(g, seat, leader, SUPPORT_AT[Timing.MAIN, soldier], True)
    elif kind == Frame.MARCH_CARD:
        march_from_hand(g, seat, action - CARD)
    elif kind == Frame.DECOY:
        choose_decoy(g, action)
    elif kind == Frame.END_ENTRY:
        pop(g)
        enter(g, seat, action - ENTER)
        if g.reason == Reason.NONE:
            end_turn(g)
    else:
        choose_in_setup(g, action)


@rule
def act(g: Record, seat, action):
    """INVI-4.3: the main phase."""
    if action == PASS:
        end_main_phase(g, seat)
    elif action >= ATTACK:
        declare_attack(g, seat, action - ATTACK)
    elif action >= MARCH:
        march(g, seat, action - MARCH)
    elif action >= ENTER:
        enter(g, seat, action - ENTER)
    elif action - CARD >= SOLDIERS:
        push(g, Frame.NAME_COPY, seat, action - CARD, 0, 0, 0, 0)
    else:
        place_support(g, seat, action - CARD, SUPPORT_AT[Timing.MAIN, action - CARD], True)


@rule
def answer(g: Record, seat, kind, action):
    """INVI-7.3, INVI-7.6, INVI-7.7: a block can be negated and repeated; a negate can't be stopped."""
    if action == PASS:
        decline(g)
        return
    card = action - CARD
    timing = Timing.BLOCK if kind == Frame.BLOCK else Timing.NEGATE
    soldier = card
    if card >= SOLDIERS:
        soldier = nation_of(g, card) * 5 + first_copy(g, seat, timing, card)
    which = SUPPORT_AT[timing, soldier]
    if kind == Frame.NEGATE:
        pop(g)
    place_support(g, seat, card, which, kind == Frame.BLOCK)


@rule
def run_on(g: Record):
    """Carry out what is pending until somebody must decide or the match is over."""
    while g.reason == Reason.NONE:
        kind = top(g, KIND)
        seat = top(g, SEAT)
        if kind == Frame.STRIKE:
            strike(g, seat)
        elif kind == Frame.SUPPORT:
            if support_waits(g, seat):
                return
        elif kind == Frame.BLOCK or kind == Frame.NEGATE:
            if may_answer(g, seat):
                return
            pop(g)
        elif kind == Frame.DECOY:
            if decoy_waits(g):
                return
        elif kind == Frame.SETUP:
            if setup_waits(g):
                return
        else:
            return


@rule
def support_waits(g: Record, seat):
    """R12: ask for the next choice that can be made; when none is left, the support takes effect."""
    which = top(g, A)
    made = top(g, B)
    if made < 2:
        choice = CHOICES[which, made]
        if choice == Choice.ENEMY_HAND_SOLDIER:
            show_hand(g, opponent_of(g, seat))
        if options_of(g, seat, choice, top(g, C)) != 0:
            return True
        set_top(g, B, made + 1)
        return False
    first = top(g, C)
    second = top(g, D)
    pop(g)
    take_effect(which, g, seat, first, second)
    return False
