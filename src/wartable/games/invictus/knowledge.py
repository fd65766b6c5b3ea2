"""What a seat may know: `observe` tells it as numbers, `imagine` redraws all the rest.
This is the one home of secrecy for compiled code; `view` tells the same to people."""

from wartable.games.invictus.rules.areas import team_of
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
    DECK,
    NOTHING,
    QUEUE,
    SEATS,
    SOLDIERS,
    Build,
)
from wartable.kernel.chance import below, seed_chance
from wartable.kernel.frames import KIND
from wartable.kernel.rule import rule

# hand, deck and pool of the own seat; for each seat its known cards, kingdom and counts; two teams; the moment
OBSERVATION = (
    CARDS + 2 * SOLDIERS + 2 + SEATS * (CARDS + SOLDIERS + 5) + 2 * (CELLS * 3 + QUEUE + CARDS + 1) + 9 + 21
)


@rule
def imagine(g, seat, seed):
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
def forget_order(g, seat):
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
def imagine_leader(g, seat):
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
def imagine_soldiers(g, seat):
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
    for _ in range(hidden):
        g.hand[seat, draw_from_box(g, seat)] += 1
    for _ in range(unseen):
        join_deck(g, seat, draw_from_box(g, seat))
    if in_pool == 0:
        for card in range(SOLDIERS):
            g.pool[seat, card] = 0
    elif leaving_out(g):
        for _ in range(pool_size(g, seat) - in_pool):
            draw_from_box(g, seat)
    else:
        refill_box(g, seat)


@rule
def reopen_box(g, seat):
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
def refill_box(g, seat):
    """What the box still holds beside a deck that is being built from it."""
    for card in range(SOLDIERS):
        g.pool[seat, card] = in_box(g, seat, card)
    for place in range(g.deck_left[seat]):
        g.pool[seat, g.deck[seat, place]] -= 1


@rule
def draw_from_box(g, seat):
    """One soldier of the pool, each single card as likely."""
    place = below(g, pool_size(g, seat))
    card = 0
    while place >= g.pool[seat, card]:
        place -= g.pool[seat, card]
        card += 1
    g.pool[seat, card] -= 1
    return card


@rule
def observe(g, seat, out):
    """What a seat knows, as small whole numbers; the own seat and team come first."""
    at = observe_own(g, seat, out)
    for turn in range(SEATS):
        at = observe_seat(g, (seat + turn) % SEATS, seat, at, out)
    at = observe_team(g, team_of(seat), seat, at, out)
    at = observe_team(g, 1 - team_of(seat), seat, at, out)
    observe_moment(g, seat, at, out)


@rule
def from_seat(g, card, seat):
    """A card as this seat counts it: 0 nothing, 1-15 soldiers, from 16 on leaders, its own first."""
    if card < SOLDIERS:
        return card + 1
    return SOLDIERS + 1 + (card - SOLDIERS - seat) % SEATS


@rule
def observe_own(g, seat, out):
    for card in range(CARDS):
        out[from_seat(g, card, seat) - 1] = g.hand[seat, card]
    at = CARDS
    for card in range(2 * SOLDIERS):
        out[at + card] = 0
    for place in range(g.deck_left[seat]):
        out[at + g.deck[seat, place]] += 1
    at += SOLDIERS
    for card in range(SOLDIERS):
        out[at + card] = g.pool[seat, card]
    at += SOLDIERS
    out[at] = g.leader_choice[seat, 0] + 1
    out[at + 1] = g.leader_choice[seat, 1] + 1
    return at + 2


@rule
def observe_seat(g, other, seat, at, out):
    for card in range(CARDS):
        out[at + from_seat(g, card, seat) - 1] = g.known[other, card]
    at += CARDS
    for card in range(SOLDIERS):
        out[at + card] = g.kingdom[other, card]
    at += SOLDIERS
    out[at] = g.hand_size[other]
    out[at + 1] = g.deck_left[other]
    out[at + 2] = g.points[other]
    out[at + 3] = 0
    if g.leaders_shown != 0 or other == seat:
        out[at + 3] = g.leader[other] + 1
    out[at + 4] = g.nation[other]
    return at + 5


@rule
def observe_team(g, team, seat, at, out):
    for cell in range(CELLS):
        place = cell if team_of(seat) == 0 else cell // 3 * 3 + 2 - cell % 3
        out[at + place * 3] = from_seat(g, g.field[team, cell], seat)
        out[at + place * 3 + 1] = g.rested[team, cell]
        out[at + place * 3 + 2] = g.damage[team, cell]
    at += CELLS * 3
    for place in range(QUEUE):
        out[at + place] = from_seat(g, g.queue[team, place], seat)
    at += QUEUE
    for card in range(CARDS):
        out[at + from_seat(g, card, seat) - 1] = g.graveyard[team, card]
    at += CARDS
    out[at] = g.queue_limit[team]
    return at + 1


@rule
def observe_moment(g, seat, at, out):
    """The turn, the top three frames, and whose they are."""
    out[at] = g.turn
    out[at + 1] = (g.active - seat) % SEATS
    out[at + 2] = g.attacked
    out[at + 3] = g.marched
    out[at + 4] = g.entered
    out[at + 5] = g.bonus
    out[at + 6] = g.next_bonus
    out[at + 7] = g.next_any_front
    out[at + 8] = g.seats
    at += 9
    for step in range(3):
        depth = g.depth - 1 - step
        for part in range(7):
            out[at + step * 7 + part] = 0
            if depth >= 0:
                out[at + step * 7 + part] = g.frames[depth, part]
        if depth >= 0:
            out[at + step * 7 + 1] = (g.frames[depth, KIND + 1] - seat) % SEATS
