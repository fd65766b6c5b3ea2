"""What a seat may know: `observe` tells it as numbers, `imagine` redraws all the rest.
This is the one home of secrecy for compiled code; `view` tells the same to people."""

from wartable.games.invictus.observation import ABOUT, Won
from wartable.games.invictus.record import Record, Seen
from wartable.games.invictus.rules.areas import DRAW, team_of
from wartable.games.invictus.rules.setup import (
    deal_leaders,
    in_box,
    join_deck,
    leaving_out,
    pool_size,
    shuffle_deck,
)
from wartable.games.invictus.state import (
    CARDS,
    CELLS,
    COLOURS,
    DECK,
    NOTHING,
    SOLDIERS,
    Build,
)
from wartable.kernel.chance import below, seed_chance
from wartable.kernel.frames import KIND, SEAT, A
from wartable.kernel.rule import rule


@rule
def imagine(g: Record, seat, seed):
    """Redraw at random, consistently, what a seat can't know.

    What comes out depends on the seat's knowledge and the seed alone, so whoever is given an imagined
    match has no way to learn more.
    """
    seed_chance(g, seed)
    for other in range(g.seats):
        if other == seat:
            forget_order(g, other)
        else:  # also once leaders are shown: the one that was dealt and not kept stays secret
            g.leader_choice[other, 0] = NOTHING
            g.leader_choice[other, 1] = NOTHING
    for other in range(g.seats):
        if other != seat:
            if g.leaders_shown == 0:
                imagine_leader(g, other)
            imagine_soldiers(g, other)


@rule
def forget_order(g: Record, seat):
    """A seat knows which cards its deck holds, not their order."""
    left = g.deck_left[seat]
    for place in range(1, left):
        card = g.deck[seat, place]
        before = place - 1
        while before >= 0 and g.deck[seat, before] > card:
            g.deck[seat, before + 1] = g.deck[seat, before]
            before -= 1
        g.deck[seat, before + 1] = card
    shuffle_deck(g, seat)


@rule
def imagine_leader(g: Record, seat):
    """INVI-3.2: an unseen leader is any that the box can still hold."""
    if g.build == Build.SHARED:
        deal_leaders(g, seat)
        if g.leader[seat] != NOTHING:
            g.leader[seat] = g.leader_choice[seat, below(g, 2)]
    elif g.leader[seat] != NOTHING:
        if g.mixed != 0:
            g.leader[seat] = below(g, SOLDIERS)
        else:
            g.leader[seat] = g.nation[seat] * 5 + below(g, 5)


@rule
def imagine_soldiers(g: Record, seat):
    """Fill the unseen places of hand and deck, and of a deck still being built, from what the box can hold."""
    in_pool = pool_size(g, seat)
    hidden = g.hand_size[seat]
    for card in range(CARDS):
        hidden -= g.known[seat, card]
        g.hand[seat, card] = g.known[seat, card]
    unseen = g.deck_left[seat]
    g.deck_left[seat] = 0
    for place in range(DECK):
        g.deck[seat, place] = 0
    reopen_box(g, seat)
    in_box_left = pool_size(g, seat)
    for drawn in range(hidden):
        g.hand[seat, draw_from_box(g, seat, in_box_left - drawn)] += 1
    for drawn in range(hidden, hidden + unseen):
        join_deck(g, seat, draw_from_box(g, seat, in_box_left - drawn))
    if in_pool == 0:
        for card in range(SOLDIERS):
            g.pool[seat, card] = 0
    elif leaving_out(g):
        for left in range(in_box_left - hidden - unseen, in_pool, -1):
            draw_from_box(g, seat, left)
    else:
        refill_box(g, seat)


@rule
def reopen_box(g: Record, seat):
    """The cards a seat may still hold unseen; of a mixed deck one nation a colour, the shown one where known."""
    for colour in range(5):
        nation = g.nation[seat]
        if g.mixed != 0:
            nation = below(g, 3)
            for shown in range(3):
                if g.shown[seat, shown * 5 + colour] > 0:
                    nation = shown
        for any_nation in range(3):
            card = any_nation * 5 + colour
            g.pool[seat, card] = 0
            if any_nation == nation:
                g.pool[seat, card] = in_box(g, seat, card) - g.shown[seat, card]


@rule
def refill_box(g: Record, seat):
    """What the box still holds beside a deck that is being built from it."""
    for card in range(SOLDIERS):
        g.pool[seat, card] = in_box(g, seat, card)
    for place in range(g.deck_left[seat]):
        g.pool[seat, g.deck[seat, place]] -= 1


@rule
def draw_from_box(g: Record, seat, left):
    """One soldier of the pool, in which so many are left, each single card as likely."""
    place = below(g, left)
    card = 0
    while place >= g.pool[seat, card]:
        place -= g.pool[seat, card]
        card += 1
    g.pool[seat, card] -= 1
    return card


@rule
def observe(g: Record, seat, seen: Seen):
    """What a seat knows (-1: a spectator), as `observation` names it; the own seat and team come first."""
    me = max(seat, 0)
    if seat >= 0:
        observe_own(g, seat, seen)
    for turn in range(g.seats):
        observe_seat(g, (me + turn) % g.seats, seat, turn, seen)
    for side in range(2):
        observe_team(g, team_of(me + side), me, side, seen)
    observe_format(g, seen)
    observe_moment(g, me, seen)
    observe_pending(g, me, seen)


@rule
def from_seat(g: Record, card, me):
    """A card as this seat counts it: soldiers, then leaders, its own first."""
    if card < SOLDIERS:
        return card
    return SOLDIERS + turned(g, card - SOLDIERS, me)


@rule
def turned(g: Record, seat, me):
    """A seat as another counts it, itself first."""
    far = seat - me
    return far if far >= 0 else far + g.seats


@rule
def observe_own(g: Record, seat, seen: Seen):
    for card in range(SOLDIERS):
        seen.hand[card] = g.hand[seat, card]
        seen.pool[card] = g.pool[seat, card]
    for other in range(g.seats):
        seen.hand[SOLDIERS + turned(g, other, seat)] = g.hand[seat, SOLDIERS + other]
    for place in range(g.deck_left[seat]):
        seen.deck[g.deck[seat, place]] += 1
    for choice in range(2):
        seen.leader_choice[choice] = g.leader_choice[seat, choice] + 1


@rule
def observe_seat(g: Record, other, seat, turn, seen: Seen):
    for card in range(SOLDIERS):
        seen.known[turn, card] = g.known[other, card]
        seen.shown[turn, card] = g.shown[other, card]
        seen.kingdom[turn, card] = g.kingdom[other, card]
    for leader in range(g.seats):
        seen.known[turn, SOLDIERS + turned(g, leader, max(seat, 0))] = g.known[other, SOLDIERS + leader]
    for colour in range(COLOURS):
        seen.colours[turn, colour] = g.colours[other, colour]
    seen.hand_size[turn] = g.hand_size[other]
    seen.deck_size[turn] = g.deck_left[other]
    seen.pool_size[turn] = pool_size(g, other)
    seen.points[turn] = g.points[other]
    seen.nation[turn] = g.nation[other]
    seen.leader_chosen[turn] = g.leader[other] != NOTHING
    if g.leaders_shown != 0 or other == seat:
        seen.leader[turn] = g.leader[other] + 1
    if g.leaders_shown != 0:
        seen.order[turn] = turned(g, g.order[turn], max(seat, 0)) + 1


@rule
def observe_team(g: Record, team, me, side, seen: Seen):
    for cell in range(CELLS):
        place = cell if team_of(me) == 0 else cell // 3 * 3 + 2 - cell % 3
        if g.field[team, cell] != NOTHING:
            seen.field[side, place] = from_seat(g, g.field[team, cell], me) + 1
        seen.rested[side, place] = g.rested[team, cell]
        seen.damage[side, place] = g.damage[team, cell]
    for place in range(g.queue_size[team]):
        seen.queue[side, place] = from_seat(g, g.queue[team, place], me) + 1
    for card in range(SOLDIERS):
        seen.graveyard[side, card] = g.graveyard[team, card]
    for leader in range(g.seats):
        seen.graveyard[side, SOLDIERS + turned(g, leader, me)] = g.graveyard[team, SOLDIERS + leader]
    seen.queue_limit[side] = g.queue_limit[team]


@rule
def observe_format(g: Record, seen: Seen):
    seen.seats = g.seats
    seen.cards_of_deck = g.deck_size
    seen.opening = g.opening
    seen.build = g.build
    seen.mixed = g.mixed
    seen.copies = g.copies
    seen.back_row_open = g.back_row_open
    seen.opening_drawn = g.opening_drawn
    seen.leader_is_purple = g.leader_is_purple


@rule
def observe_moment(g: Record, me, seen: Seen):
    seen.leaders_shown = g.leaders_shown
    seen.turn = g.turn
    seen.active = turned(g, g.active, me)
    seen.attacked = g.attacked
    seen.marched = g.marched
    seen.entered = g.entered
    seen.bonus = g.bonus
    seen.next_bonus = g.next_bonus
    seen.next_any_front = g.next_any_front
    seen.reason = g.reason
    if g.winner == DRAW:
        seen.winner = Won.NOBODY
    elif g.winner != NOTHING:
        seen.winner = Won.OWN if g.winner == team_of(me) else Won.OTHER


@rule
def observe_pending(g: Record, me, seen: Seen):
    """All that is pending, what is decided now first."""
    for step in range(g.depth):
        depth = g.depth - 1 - step
        seen.pending[step] = g.frames[depth, KIND]
        seen.pending_seat[step] = turned(g, g.frames[depth, SEAT], me)
        for part in range(ABOUT):
            seen.pending_about[step, part] = g.frames[depth, A + part]
