"""The areas of the table and the single steps by which cards move between them (INVI-2).
What a step leads to (captures, decoys, the end) is decided elsewhere, except points, which follow at once."""

from wartable.games.invictus.cards import Colour
from wartable.games.invictus.record import Record
from wartable.games.invictus.state import CARDS, CELLS, NOTHING, SOLDIERS, Event, Reason
from wartable.kernel.frames import clear_frames
from wartable.kernel.journal import reveal, tell, whisper
from wartable.kernel.rule import rule

ACTIVE, RESTED = 0, 1
TEAM_WINS = 4
DRAW = 2


@rule
def team_of(seat):
    """INVI-11.3: seats 0 and 2 are one team, 1 and 3 the other; with two seats each is its own team."""
    return seat & 1


@rule
def place_of(g: Record, seat):
    """The place of a seat in the order of turns."""
    for place in range(g.seats):
        if g.order[place] == seat:
            return place
    return NOTHING


@rule
def facing(g: Record, seat):
    """INVI-11.7: the seat whose kingdom is compared with this one's: A with B, C with D."""
    if g.seats == 2:
        return 1 - seat
    return g.order[place_of(g, seat) ^ 1]


@rule
def opponent_of(g: Record, seat):
    """INVI-11.6: the active seat and the next in order answer each other."""
    if seat != g.active:
        return g.active
    if g.seats == 2:
        return 1 - seat
    return g.order[(g.turn + 1) & 3]


@rule
def row_of_sheet(g: Record, card):
    """Which row of the sheet tells a card's numbers."""
    if card < SOLDIERS:
        return card
    return SOLDIERS + g.leader[card - SOLDIERS]


@rule
def nation_of(g: Record, card):
    return row_of_sheet(g, card) % SOLDIERS // 5


@rule
def occupied(g: Record, team):
    """The cells of a battlefield that hold a card, as bits."""
    cells = 0
    for cell in range(CELLS):
        if g.field[team, cell] != NOTHING:
            cells |= 1 << cell
    return cells


@rule
def health_of(g: Record, team, cell):
    """INVI-1.4: a card's health is the one of its present orientation."""
    return g.health[row_of_sheet(g, g.field[team, cell]), g.rested[team, cell]]


@rule
def put_on_field(g: Record, team, cell, card, orientation):
    """INVI-2.1: a cell holds one card."""
    g.field[team, cell] = card
    g.rested[team, cell] = orientation
    g.damage[team, cell] = 0


@rule
def take_from_field(g: Record, team, cell):
    card = g.field[team, cell]
    g.field[team, cell] = NOTHING
    g.rested[team, cell] = ACTIVE
    g.damage[team, cell] = 0
    return card


@rule
def leave_hand(g: Record, seat, card):
    """Take a card from a hand to where all see it; says whether it was hidden until now."""
    g.hand[seat, card] -= 1
    g.hand_size[seat] -= 1
    if g.known[seat, card] > 0:
        g.known[seat, card] -= 1
        return False
    if card < SOLDIERS:
        g.shown[seat, card] += 1
    return True


@rule
def join_hand(g: Record, seat, card):
    """Put a card that all have seen into a hand."""
    g.hand[seat, card] += 1
    g.hand_size[seat] += 1
    g.known[seat, card] += 1


@rule
def show_hand(g: Record, seat):
    """Everybody sees the hand; what was hidden is known from now on."""
    for card in range(CARDS):
        count = g.hand[seat, card]
        if count > 0:
            if g.known[seat, card] < count:
                if card < SOLDIERS:
                    g.shown[seat, card] += count - g.known[seat, card]
                g.known[seat, card] = count
                reveal(g, Event.HAND_SHOWN, seat, card, count, 0, 0)
            else:
                tell(g, Event.HAND_SHOWN, seat, card, count, 0, 0)


@rule
def announce(g: Record, hidden, event, seat, card, x):
    """Tell of a card that came from a hand, as news to the others if it was hidden."""
    if hidden:
        reveal(g, event, seat, card, x, 0, 0)
    else:
        tell(g, event, seat, card, x, 0, 0)


@rule
def draw_card(g: Record, seat, event):
    """The top card of the own deck goes to the hand, unseen by the others."""
    left = g.deck_left[seat] - 1
    card = g.deck[seat, left]
    g.deck[seat, left] = 0
    g.deck_left[seat] = left
    g.hand[seat, card] += 1
    g.hand_size[seat] += 1
    whisper(g, event, seat, card, 0, 0, 0)


@rule
def queue_is_full(g: Record, team):
    """INVI-2.2, INVI-10.4: five cards, or the limit of the challenge."""
    return g.queue_size[team] >= g.queue_limit[team]


@rule
def join_queue(g: Record, team, card):
    """INVI-2.2: a card joins at the tail."""
    g.queue[team, g.queue_size[team]] = card
    g.queue_size[team] += 1


@rule
def leave_queue(g: Record, team):
    """INVI-2.2: the head leaves and the rest close up."""
    card = g.queue[team, 0]
    last = g.queue_size[team] - 1
    for i in range(last):
        g.queue[team, i] = g.queue[team, i + 1]
    g.queue[team, last] = NOTHING
    g.queue_size[team] = last
    return card


@rule
def join_graveyard(g: Record, team, card):
    g.graveyard[team, card] += 1
    g.graves[team] += 1


@rule
def leave_graveyard(g: Record, team, card):
    g.graveyard[team, card] -= 1
    g.graves[team] -= 1


@rule
def kingdom_size(g: Record, seat):
    size = 0
    for colour in range(5):
        size += g.colours[seat, colour]
    return size


@rule
def join_kingdom(g: Record, seat, card):
    """INVI-2.3: a soldier in the kingdom counts for its colour, whatever its nation."""
    g.kingdom[seat, card] += 1
    g.colours[seat, card % 5] += 1
    count_points(g, seat)


@rule
def leave_kingdom(g: Record, seat, card):
    g.kingdom[seat, card] -= 1
    g.colours[seat, card % 5] -= 1
    count_points(g, seat)


@rule
def count_points(g: Record, seat):
    """INVI-2.3, INVI-2.4: a point for every colour with more cards than the facing kingdom; four win at once."""
    other = facing(g, seat)
    mine = 0
    theirs = 0
    for colour in range(Colour.PURPLE + 1):
        difference = g.colours[seat, colour] - g.colours[other, colour]
        if difference > 0:
            mine += 1
        elif difference < 0:
            theirs += 1
    set_points(g, seat, mine)
    set_points(g, other, theirs)


@rule
def set_points(g: Record, seat, points):
    """INVI-9.2: founding."""
    if g.points[seat] != points:
        g.points[seat] = points
        tell(g, Event.KINGDOM_POINTS, seat, NOTHING, points, 0, 0)
        if points >= TEAM_WINS:
            end_match(g, team_of(seat), Reason.FOUNDING)


@rule
def end_match(g: Record, winner, reason):
    """INVI-9: the first end that comes about stands; nothing is pending any more."""
    if g.reason == Reason.NONE:
        g.reason = reason
        g.winner = winner
        clear_frames(g)
        tell(g, Event.ENDED, winner, NOTHING, reason, 0, 0)
