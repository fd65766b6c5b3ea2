"""Setting a match up: decks, capitals, first player, opening hands, mulligans (INV-040 to INV-044).
The row of numbers that comes in is described by `Given`."""

from enum import IntEnum

from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.piles import draw_cards, shuffle
from wartable.games.invasion.state import CARDS, NOTHING, Event, Frame, Phase, Step
from wartable.kernel.chance import below, seed_chance
from wartable.kernel.frames import pop, push
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule

OPENING_HAND = 7
NEUTRALS_DEALT = 10


class Given(IntEnum):
    """What stands where in the row of options; counts of the decks follow, then of the shared neutrals."""

    FORMAT, EDITION, END_WINDOW, LAST_CARD, LONGEST, SETS_OUT, CAPITAL, SECOND_CAPITAL, DECKS = range(9)


NEUTRALS = Given.DECKS + 2 * CARDS
LENGTH = NEUTRALS + CARDS


class Way(IntEnum):
    """The formats."""

    STARTER, CONSTRUCTED, DRAFT = range(3)


@rule
def lay_out(g: Record, options, seed):
    """Fill a zeroed record: decks and capitals."""
    seed_chance(g, seed)
    g.format = options[Given.FORMAT]
    g.sets_out = options[Given.SETS_OUT]
    g.edition = options[Given.EDITION]
    g.end_window = options[Given.END_WINDOW]
    g.last_card = options[Given.LAST_CARD]
    g.longest = options[Given.LONGEST]
    g.attacked = NOTHING
    g.winner = NOTHING
    for seat in range(2):
        g.capital[seat] = options[Given.CAPITAL + seat]
        for card in range(1, CARDS):
            for _ in range(options[Given.DECKS + seat * CARDS + card]):
                g.deck[seat, g.deck_left[seat]] = card
                g.deck_left[seat] += 1
    if g.format != Way.CONSTRUCTED:
        deal_neutrals(g, options)


@rule
def deal_neutrals(g: Record, options):
    """INV-040, INV-171: the shared neutrals are shuffled and ten go to each; the rest stays in the box unseen."""
    count = 0
    for card in range(1, CARDS):
        for _ in range(options[NEUTRALS + card]):
            g.box[0, count] = card
            count += 1
    for place in range(count - 1, 0, -1):
        other = below(g, place + 1)
        card = g.box[0, place]
        g.box[0, place] = g.box[0, other]
        g.box[0, other] = card
    for seat in range(2):
        for _ in range(NEUTRALS_DEALT):
            count -= 1
            g.deck[seat, g.deck_left[seat]] = g.box[0, count]
            g.deck_left[seat] += 1
            g.box[0, count] = 0
    sort_box(g, count)


@rule
def sort_box(g: Record, count):
    """In order of number, so that the order tells nothing."""
    for place in range(1, count):
        at = place
        while at > 0 and g.box[0, at - 1] > g.box[0, at]:
            card = g.box[0, at]
            g.box[0, at] = g.box[0, at - 1]
            g.box[0, at - 1] = card
            at -= 1


@rule
def begin_match(g: Record):
    """INV-041: shuffle, capitals, first player by lot, seven cards each; then the mulligans (U-05)."""
    for seat in range(2):
        shuffle(g, seat)
        g.symbols[seat, g.capital[seat]] = 1  # INV-074
    g.first = below(g, 2)
    g.active = g.first
    g.turn = 1
    push(g, Frame.TURN, NOTHING, Phase.BEGIN, Step.ENTER, 0, 0, 0)
    for seat in range(2):
        draw_opening_hand(g, seat)
    push(g, Frame.MULLIGAN, 1 - g.first, 0, 0, 0, 0, 0)
    push(g, Frame.MULLIGAN, g.first, 0, 0, 0, 0, 0)


@rule
def mulligan(g: Record, seat, taken):
    """INV-043: once, all seven back, shuffled, seven new ones."""
    pop(g)
    tell(g, Event.MULLIGAN, seat, NOTHING, 1 if taken else 0, 0, 0)
    if not taken:
        return
    while g.hand_size[seat] > 0:
        place = g.hand_size[seat] - 1
        g.deck[seat, g.deck_left[seat]] = g.hand[seat, place]
        g.deck_left[seat] += 1
        g.hand[seat, place] = 0
        g.hand_size[seat] = place
    shuffle(g, seat)
    draw_opening_hand(g, seat)


@rule
def draw_opening_hand(g: Record, seat):
    """INV-041: seven cards, drawn in no turn."""
    draw_cards(g, seat, OPENING_HAND)
    g.drawn[seat] = 0
