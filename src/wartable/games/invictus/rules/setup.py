"""Set-up: leaders, decks, opening hands, the order of seats and the first cards (INVI-3, INVI-11.2 to 11.4).
The options reach it as one row of numbers, laid out by `Given`."""

from enum import IntEnum

from wartable.games.invictus.record import Record
from wartable.games.invictus.rules.areas import (
    ACTIVE,
    announce,
    draw_card,
    join_kingdom,
    join_queue,
    leave_hand,
    put_on_field,
    team_of,
)
from wartable.games.invictus.rules.turn import start_turn
from wartable.games.invictus.state import (
    CARD,
    CARDS,
    CELL,
    CELLS,
    KINDS,
    LEADER,
    NOTHING,
    QUEUE,
    SEATS,
    SOLDIERS,
    Build,
    Event,
    Frame,
    Stage,
)
from wartable.games.invictus.state import (
    SEAT as SEAT_ACTION,
)
from wartable.kernel.chance import below, seed_chance
from wartable.kernel.frames import SEAT, A, B, C, pop, push, set_top, top
from wartable.kernel.journal import reveal, tell, whisper
from wartable.kernel.rule import rule


class Given(IntEnum):
    """Where the options stand in their row."""

    SEATS, DECK_SIZE, OPENING, BUILD, MIXED, COPIES, BACK_ROW_OPEN, OPENING_DRAWN, LEADER_IS_PURPLE = range(9)
    NATION = 9
    QUEUE_LIMIT = 13
    LEADER = 15
    DECKS = 19
    SHEET = 79
    LENGTH = 79 + KINDS * 4


LEAVE_OUT_FROM = 16  # decks of this size or more are built by leaving cards out, smaller ones by taking them


@rule
def lay_out(g: Record, options, seed):
    """Lay out boxes, decks and sheet in a zeroed record; set-up itself is then pending."""
    seed_chance(g, seed)
    g.seats = options[Given.SEATS]
    g.deck_size = options[Given.DECK_SIZE]
    g.opening = options[Given.OPENING]
    g.build = options[Given.BUILD]
    g.mixed = options[Given.MIXED]
    g.copies = options[Given.COPIES]
    g.back_row_open = options[Given.BACK_ROW_OPEN]
    g.opening_drawn = options[Given.OPENING_DRAWN]
    g.leader_is_purple = options[Given.LEADER_IS_PURPLE]
    for kind in range(KINDS):
        g.attack[kind] = options[Given.SHEET + kind * 4]
        g.health[kind, 0] = options[Given.SHEET + kind * 4 + 1]
        g.health[kind, 1] = options[Given.SHEET + kind * 4 + 2]
        g.range[kind] = options[Given.SHEET + kind * 4 + 3]
    for team in range(2):
        g.queue_limit[team] = options[Given.QUEUE_LIMIT + team]
        for cell in range(CELLS):
            g.field[team, cell] = NOTHING
        for place in range(QUEUE):
            g.queue[team, place] = NOTHING
    g.winner = NOTHING
    for seat in range(SEATS):
        g.order[seat] = seat
        g.nation[seat] = options[Given.NATION + seat]
        g.leader[seat] = NOTHING
        g.leader_choice[seat, 0] = NOTHING
        g.leader_choice[seat, 1] = NOTHING
    for seat in range(g.seats):
        if g.build == Build.GIVEN:
            take_given_deck(g, seat, options)
        else:
            open_box(g, seat)
            if g.build == Build.SHARED:
                deal_leaders(g, seat)
    push(g, Frame.SETUP, 0, Stage.LEADER, 0, NOTHING, 0, 0)


@rule
def take_given_deck(g: Record, seat, options):
    """INVI-3.3: a deck made beforehand."""
    g.leader[seat] = options[Given.LEADER + seat]
    for card in range(SOLDIERS):
        for _ in range(options[Given.DECKS + seat * SOLDIERS + card]):
            join_deck(g, seat, card)


@rule
def in_box(g: Record, seat, card):
    """INVI-3.2, INVI-3.3, INVI-10.2: how many of a soldier a seat can choose from: its nation's, or all nations'."""
    if g.mixed != 0 or card // 5 == g.nation[seat]:
        return g.copies
    return 0


@rule
def open_box(g: Record, seat):
    for card in range(SOLDIERS):
        g.pool[seat, card] = in_box(g, seat, card)


@rule
def share_leaders(g: Record, one, other):
    """INVI-3.2: two seats share the leaders of a box if they play one nation; in an alliance, partners do."""
    return g.nation[one] == g.nation[other] and (g.seats == 2 or team_of(one) == team_of(other))


@rule
def leader_is_free(g: Record, seat, leader):
    """Whether a leader is still in the box that this seat's leaders are dealt from."""
    for other in range(g.seats):
        if (other == seat or share_leaders(g, seat, other)) and (
            g.leader_choice[other, 0] == leader or g.leader_choice[other, 1] == leader
        ):
            return False
    return True


@rule
def deal_leaders(g: Record, seat):
    """INVI-3.2: two leaders of the own nation, at random, that no seat sharing the box was dealt."""
    for place in range(2):
        leader = g.nation[seat] * 5 + below(g, 5)
        while not leader_is_free(g, seat, leader):
            leader = g.nation[seat] * 5 + below(g, 5)
        g.leader_choice[seat, place] = leader


@rule
def join_deck(g: Record, seat, card):
    g.deck[seat, g.deck_left[seat]] = card
    g.deck_left[seat] += 1


@rule
def shuffle_deck(g: Record, seat):
    for last in range(g.deck_left[seat] - 1, 0, -1):
        other = below(g, last + 1)
        card = g.deck[seat, last]
        g.deck[seat, last] = g.deck[seat, other]
        g.deck[seat, other] = card


@rule
def leaving_out(g: Record):
    """INVI-3.2: 20 of 25 is five cards left out; ten cards are rather taken one by one."""
    return g.build == Build.SHARED and g.deck_size >= LEAVE_OUT_FROM


@rule
def pool_size(g: Record, seat):
    size = 0
    for card in range(SOLDIERS):
        size += g.pool[seat, card]
    return size


@rule
def setup_waits(g: Record):
    """Run set-up on to its next decision; false when the match proper has begun."""
    while True:
        stage = top(g, A)
        index = top(g, B)
        if stage == Stage.DONE:
            pop(g)
            start_turn(g)
            return False
        if stage == Stage.FIRST_SEAT and index == 0:
            decide_first_team(g)
        if index >= decisions_at(g, stage):
            set_top(g, A, stage + 1)
            set_top(g, B, 0)
            continue
        seat = seat_at(g, stage, index)
        set_top(g, SEAT, seat)
        if not is_settled(g, stage, seat):
            return True
        set_top(g, B, index + 1)


@rule
def decisions_at(g: Record, stage):
    """How many seats have something to do at a stage."""
    if stage == Stage.FIRST_SEAT or stage == Stage.SECOND_SEAT:
        return g.seats // 4
    if stage == Stage.FRONT or stage == Stage.QUEUE:
        return 2
    return g.seats


@rule
def seat_at(g: Record, stage, index):
    """INVI-3.6 to 3.8, INVI-11.3, INVI-11.4: who does it."""
    if stage < Stage.FIRST_SEAT:
        return index
    if stage == Stage.FIRST_SEAT:
        return g.order[0]
    if stage == Stage.SECOND_SEAT:
        return 1 - team_of(g.order[0])
    if stage == Stage.QUEUE:
        return g.order[index + g.seats - 2]
    return g.order[index]


@rule
def is_settled(g: Record, stage, seat):
    """Whether a seat has done its part of a stage; opening hands are also drawn and shown here."""
    if stage == Stage.LEADER:
        return g.leader[seat] != NOTHING
    if stage == Stage.BUILD:
        if leaving_out(g):
            if pool_size(g, seat) > g.deck_size:
                return False
            for card in range(SOLDIERS):
                for _ in range(g.pool[seat, card]):
                    join_deck(g, seat, card)
        elif g.deck_left[seat] < g.deck_size:
            return False
        for card in range(SOLDIERS):
            g.pool[seat, card] = 0
        return True
    if stage == Stage.OPENING:
        if g.opening_drawn != 0 and g.hand_size[seat] == 0:
            shuffle_deck(g, seat)
            for _ in range(g.opening):
                draw_card(g, seat, Event.OPENING_DRAWN)
        if g.hand_size[seat] < g.opening:
            return False
        if g.opening_drawn == 0:
            shuffle_deck(g, seat)
        return True
    return False


@rule
def decide_first_team(g: Record):
    """INVI-3.4, INVI-3.5, INVI-11.3: all leaders are shown and join their hands; chance names the first team."""
    g.leaders_shown = 1
    for seat in range(g.seats):
        g.hand[seat, SOLDIERS + seat] = 1
        g.known[seat, SOLDIERS + seat] = 1
        g.hand_size[seat] += 1
        reveal(g, Event.LEADER_SHOWN, seat, SOLDIERS + seat, g.leader[seat], 0, 0)
    first = below(g, 2)
    for place in range(g.seats):
        g.order[place] = (place & 1) ^ first | (place & 2)
    if g.seats == 2:
        tell(g, Event.ORDER, first, NOTHING, 0, 0, 0)


@rule
def seat_goes_first(g: Record, seat, place):
    """INVI-11.3: the named seat takes the team's first turn, its partner the team's second."""
    g.order[place] = seat
    g.order[place + 2] = seat ^ 2
    tell(g, Event.ORDER, seat, NOTHING, place, 0, 0)


@rule
def mark_setup(g: Record, mask):
    """What may be chosen at this step of set-up."""
    stage = top(g, A)
    seat = top(g, SEAT)
    if stage == Stage.LEADER:
        mark_leaders(g, seat, mask)
    elif stage == Stage.BUILD:
        for card in range(SOLDIERS):
            if g.pool[seat, card] > 0 and colour_is_free(g, seat, card):
                mask[CARD + card] = 1
    elif stage == Stage.OPENING:
        for place in range(g.deck_left[seat]):
            mask[CARD + g.deck[seat, place]] = 1
    elif stage == Stage.FIRST_SEAT or stage == Stage.SECOND_SEAT:
        mask[SEAT_ACTION + seat] = 1
        mask[SEAT_ACTION + (seat ^ 2)] = 1
    elif stage == Stage.FRONT and top(g, C) == NOTHING:
        for cell in range(3):
            mask[CELL + cell] = 1
    else:
        last = SOLDIERS if stage == Stage.KINGDOM else CARDS
        for card in range(last):
            if g.hand[seat, card] > 0:
                mask[CARD + card] = 1


@rule
def mark_leaders(g: Record, seat, mask):
    """INVI-3.2, INVI-3.3: one of the two dealt; with a box each any of the nation, or of all nations."""
    if g.build == Build.SHARED:
        mask[LEADER + g.leader_choice[seat, 0]] = 1
        mask[LEADER + g.leader_choice[seat, 1]] = 1
    else:
        for leader in range(SOLDIERS):
            if g.mixed != 0 or leader // 5 == g.nation[seat]:
                mask[LEADER + leader] = 1


@rule
def colour_is_free(g: Record, seat, card):
    """INVI-10.2: a mixed deck holds one kind of each colour."""
    for place in range(g.deck_left[seat]):
        taken = g.deck[seat, place]
        if taken != card and taken % 5 == card % 5:
            return False
    return True


@rule
def choose_in_setup(g: Record, action):
    """Carry out one decision of set-up; secret ones are whispered to their own seat."""
    stage = top(g, A)
    seat = top(g, SEAT)
    if stage == Stage.LEADER:
        g.leader[seat] = action - LEADER
        whisper(g, Event.CHOSE_LEADER, seat, action - LEADER, 0, 0, 0)
        return
    if stage == Stage.FIRST_SEAT or stage == Stage.SECOND_SEAT:
        seat_goes_first(g, action - SEAT_ACTION, stage - Stage.FIRST_SEAT)
        set_top(g, B, 1)
        return
    if stage == Stage.FRONT and action >= CELL:
        set_top(g, C, action - CELL)
        return
    card = action - CARD
    if stage == Stage.BUILD:
        build_deck(g, seat, card)
    elif stage == Stage.OPENING:
        open_with(g, seat, card)
    else:
        put_first_card(g, seat, card, stage)
        set_top(g, B, top(g, B) + 1)


@rule
def build_deck(g: Record, seat, card):
    """INVI-3.2, INVI-3.3: leave a card out of the deck, or take it into the deck."""
    g.pool[seat, card] -= 1
    if leaving_out(g):
        whisper(g, Event.LEFT_OUT, seat, card, 0, 0, 0)
    else:
        join_deck(g, seat, card)
        whisper(g, Event.TOOK, seat, card, 0, 0, 0)


@rule
def open_with(g: Record, seat, card):
    """INVI-3.4: a soldier of the deck, chosen in secret, joins the opening hand."""
    place = 0
    while g.deck[seat, place] != card:
        place += 1
    for later in range(place, g.deck_left[seat] - 1):
        g.deck[seat, later] = g.deck[seat, later + 1]
    g.deck_left[seat] -= 1
    g.deck[seat, g.deck_left[seat]] = 0
    g.hand[seat, card] += 1
    g.hand_size[seat] += 1
    whisper(g, Event.OPENED_WITH, seat, card, 0, 0, 0)


@rule
def put_first_card(g: Record, seat, card, stage):
    """INVI-3.6 to INVI-3.8: battlefield, queue (no support is triggered), kingdom."""
    hidden = leave_hand(g, seat, card)
    if stage == Stage.FRONT:
        put_on_field(g, team_of(seat), top(g, C), card, ACTIVE)
        announce(g, hidden, Event.DEPLOYED, seat, card, top(g, C))
        set_top(g, C, NOTHING)
    elif stage == Stage.QUEUE:
        join_queue(g, team_of(seat), card)
        announce(g, hidden, Event.QUEUED, seat, card, 0)
    else:
        announce(g, hidden, Event.ENTERED, seat, card, 0)
        join_kingdom(g, seat, card)
