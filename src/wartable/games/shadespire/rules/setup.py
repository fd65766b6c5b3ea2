"""Before the first round: boards, objective tokens, hands, fighters (SHA-27 to SHA-61).
Options come as one row of numbers; decks as a mark for each card."""

from enum import IntEnum

from wartable.games.shadespire.boards import FACES
from wartable.games.shadespire.declare import MUSTER
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.dice import roll_off, roll_off_among
from wartable.games.shadespire.rules.field import (
    PLACEMENTS,
    lay_out,
    may_place,
    placement_x,
    placement_y,
    within,
)
from wartable.games.shadespire.rules.hands import (
    HAND_OBJECTIVES,
    HAND_POWERS,
    discard_objectives,
    discard_powers,
    draw_objectives,
    draw_powers,
    is_objective,
)
from wartable.games.shadespire.state import (
    CARDS,
    FACE,
    FACE_DOWN,
    FIGHTER,
    FIGHTERS,
    HEX,
    MODELS,
    NOTHING,
    NUMBER,
    PASS,
    PLACEMENT,
    SEAT,
    SEATS,
    TOKENS,
    Event,
    Frame,
    Ground,
    Place,
    Setting,
    Way,
)
from wartable.kernel.chance import below, seed_chance
from wartable.kernel.frames import SEAT as SEAT_PART
from wartable.kernel.frames import A, B, C, clear_frames, pop, push, set_top, top
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule

CORE_FACES = 4
ALL_FACES = len(FACES)
CHOOSE_FACE, CHOOSE_BOARD, CHOOSE_PLACEMENT = range(3)
PLACES_FIRST, ACTIVATES_FIRST = range(2)
NEITHER, OBJECTIVES_ONLY, POWERS_ONLY, BOTH = range(4)


class Given(IntEnum):
    """What stands where in the row of options."""

    FORMAT = 0
    SEATS = 1
    SETTINGS = 2
    WARBANDS = 12
    DECKS = 16


LENGTH = Given.DECKS + SEATS * CARDS


@rule
def setup(g: Record, options, seed):
    """A fresh match: decks are shuffled, and the loser of a roll-off chooses the first board."""
    clear_frames(g)
    seed_chance(g, seed)
    g.format = options[Given.FORMAT]
    g.seats = options[Given.SEATS]
    for setting in range(10):
        g.settings[setting] = options[Given.SETTINGS + setting]
    g.done_first = NOTHING
    for fighter in range(FIGHTERS):
        g.hex[fighter] = NOTHING
    for number in range(TOKENS):
        g.token_hex[number] = NOTHING
    for seat in range(g.seats):
        for model in range(MODELS):
            g.kind[seat * MODELS + model] = MUSTER[options[Given.WARBANDS + seat], model]
        for card in range(1, CARDS):
            if options[Given.DECKS + seat * CARDS + card] != 0:
                g.place[seat, card] = Place.DECK
                if is_objective(card):
                    g.objective_deck[seat] += 1
                else:
                    g.power_deck[seat] += 1
    g.tokens = 2 * g.seats + 1  # SHA-38, SHA-174
    rank_seats(g)
    push(g, Frame.ROUND, NOTHING, 0, 0, 0, 0, 0)
    push(g, Frame.BOARD, g.order[0], CHOOSE_FACE, 0, 0, 0, 0)


@rule
def rank_seats(g: Record):
    """SHA-27, SHA-180: boards are placed by the losers of roll-offs before the winners."""
    still = (1 << g.seats) - 1
    for place in range(g.seats - 1, 0, -1):
        winner = roll_off_among(g, still, 0)
        g.order[place] = winner
        still &= ~(1 << winner)
    last = 0
    while (still >> last) & 1 == 0:
        last += 1
    g.order[0] = last


# --- Boards -------------------------------------------------------------------------------------------------------


@rule
def mark_board(g: Record, mask):
    step = top(g, A)
    if step == CHOOSE_FACE:
        for face in range(CORE_FACES if g.format == Way.CORE else ALL_FACES):
            mask[FACE + face] = 1
    elif step == CHOOSE_BOARD:
        for board in range(g.boards):
            if has_room(g, board):
                mask[NUMBER + board] = 1
    else:
        for placement in range(PLACEMENTS):
            if may_place(g, top(g, C), placement):
                mask[PLACEMENT + placement] = 1


@rule
def has_room(g: Record, board):
    for placement in range(PLACEMENTS):
        if may_place(g, board, placement):
            return True
    return False


@rule
def choose_board(g: Record, action):
    """SHA-28 to SHA-31: the face, in a melee the board that it joins, and where."""
    step = top(g, A)
    if step == CHOOSE_FACE:
        set_top(g, B, action - FACE)
        if g.boards == 0:
            put_board(g, 0, 0, 0, NOTHING)
        else:
            set_top(g, A, CHOOSE_BOARD if g.boards > 1 else CHOOSE_PLACEMENT)
    elif step == CHOOSE_BOARD:
        set_top(g, C, action - NUMBER)
        set_top(g, A, CHOOSE_PLACEMENT)
    else:
        placement = action - PLACEMENT
        beside = top(g, C)
        x = g.board_x[beside] + placement_x(placement)
        y = g.board_y[beside] + placement_y(placement)
        put_board(g, x, y, placement % 2, placement)


@rule
def put_board(g: Record, x, y, turned, placement):
    """A board lies; the next seat chooses, or all are there and the tokens follow."""
    seat = top(g, SEAT_PART)
    face = top(g, B)
    pop(g)
    board = g.boards
    g.faces[board] = face
    g.turned[board] = turned
    g.board_x[board] = x
    g.board_y[board] = y
    g.boards = board + 1
    tell(g, Event.BOARD, seat, NOTHING, face, placement, 0)
    if g.boards < g.seats:
        push(g, Frame.BOARD, g.order[g.boards], CHOOSE_FACE, 0, 0, 0, 0)
    else:
        lay_out(g)
        push(g, Frame.TOKEN, g.order[0], g.tokens, 0, 0, 0, 0)


# --- Objective tokens ---------------------------------------------------------------------------------------------


@rule
def may_put_token(g: Record, hex, edge, near):
    """SHA-40 to SHA-43; `edge`: edge hexes are allowed, `near`: so are hexes close to another token."""
    if g.ground[hex] == Ground.START or g.ground[hex] == Ground.BLOCKED or g.token[hex] != 0:
        return False
    if g.edge[hex] != 0 and not edge:
        return False
    if near:
        return True
    for other in range(g.tokens - top(g, A)):
        if within(g, hex, g.token_hex[other], 2):
            return False
    return True


@rule
def mark_token(g: Record, mask):
    """SHA-44, SHA-48: the last token may lie at the edge, as may one that fits nowhere else."""
    found = False
    for hex in range(g.hexes):
        if may_put_token(g, hex, top(g, A) == 1, False):
            mask[HEX + hex] = 1
            found = True
    if not found:
        for hex in range(g.hexes):
            if may_put_token(g, hex, True, False):
                mask[HEX + hex] = 1
                found = True
    if not found:
        for hex in range(g.hexes):
            if may_put_token(g, hex, True, True):
                mask[HEX + hex] = 1


@rule
def put_token(g: Record, hex):
    """SHA-39, SHA-46, W-02: face down, in turn; then all are turned up."""
    seat = top(g, SEAT_PART)
    left = top(g, A)
    pop(g)
    place = g.tokens - left
    g.token[hex] = FACE_DOWN
    g.token_hex[place] = hex
    tell(g, Event.TOKEN_PLACED, seat, NOTHING, hex, 0, 0)
    if left > 1:
        push(g, Frame.TOKEN, g.order[(place + 1) % g.seats], left - 1, 0, 0, 0, 0)
        return
    for last in range(g.tokens - 1, 0, -1):
        other = below(g, last + 1)
        kept = g.token_hex[last]
        g.token_hex[last] = g.token_hex[other]
        g.token_hex[other] = kept
    for number in range(g.tokens, 0, -1):
        g.token_hex[number] = g.token_hex[number - 1]
    g.token_hex[0] = NOTHING
    for number in range(1, g.tokens + 1):
        g.token[g.token_hex[number]] = number
    tell(g, Event.TOKENS_TURNED, NOTHING, NOTHING, g.tokens, 0, 0)
    deal_hands(g)


# --- Hands --------------------------------------------------------------------------------------------------------


@rule
def deal_hands(g: Record):
    """SHA-49, SHA-53, O-10: draw; then each may redraw, in the order of the boards or of a roll-off."""
    for seat in range(g.seats):
        draw_objectives(g, seat, HAND_OBJECTIVES, Place.HAND)
        draw_powers(g, seat, HAND_POWERS)
    first = g.order[0]
    if g.settings[Setting.REDRAW_ORDER] != 0:
        first = roll_off(g, 3)
    push(g, Frame.REDRAW, first, g.seats, 0, 0, 0, 0)


@rule
def mark_redraw(g: Record, mask):
    mask[PASS] = 1
    for what in range(OBJECTIVES_ONLY, BOTH + 1):
        mask[NUMBER + what] = 1


@rule
def redraw(g: Record, action):
    """SHA-50 to SHA-52: discard a whole hand of either kind and draw as many."""
    seat = top(g, SEAT_PART)
    left = top(g, A)
    pop(g)
    what = action - NUMBER if action != PASS else NEITHER
    tell(g, Event.REDREW, seat, NOTHING, what, 0, 0)
    if what == OBJECTIVES_ONLY or what == BOTH:
        draw_objectives(g, seat, discard_objectives(g, seat), Place.HAND)
    if what == POWERS_ONLY or what == BOTH:
        draw_powers(g, seat, discard_powers(g, seat))
    if left > 1:
        push(g, Frame.REDRAW, next_in_order(g, seat), left - 1, 0, 0, 0, 0)
    else:
        push(g, Frame.FIRST, roll_off(g, 1), PLACES_FIRST, 0, 0, 0, 0)


@rule
def next_in_order(g: Record, seat):
    """The seat whose board was placed after that of a seat."""
    for place in range(g.seats):
        if g.order[place] == seat:
            return g.order[(place + 1) % g.seats]
    return NOTHING


# --- Fighters -----------------------------------------------------------------------------------------------------


@rule
def mark_first(g: Record, mask):
    for seat in range(g.seats):
        mask[SEAT + seat] = 1


@rule
def choose_first(g: Record, seat):
    """SHA-55, SHA-63: the winner says who is first."""
    what = top(g, A)
    chooser = top(g, SEAT_PART)
    pop(g)
    tell(g, Event.FIRST, chooser, NOTHING, seat, what, 0)
    if what == PLACES_FIRST:
        push(g, Frame.DEPLOY, seat, 0, 0, 0, 0, 0)
    else:
        g.first = seat
        g.active = (seat + g.seats - 1) % g.seats


@rule
def has_unplaced(g: Record, seat):
    for fighter in range(seat * MODELS, seat * MODELS + MODELS):
        if g.kind[fighter] != 0 and g.hex[fighter] == NOTHING:
            return True
    return False


@rule
def mark_deploy(g: Record, mask):
    """SHA-57, SHA-58: a fighter, then a starting hex at home."""
    seat = top(g, SEAT_PART)
    if top(g, A) == 0:
        for fighter in range(seat * MODELS, seat * MODELS + MODELS):
            if g.kind[fighter] != 0 and g.hex[fighter] == NOTHING:
                mask[FIGHTER + fighter] = 1
    else:
        for hex in range(g.hexes):
            if g.ground[hex] == Ground.START and g.land[hex] == seat and g.who[hex] == 0:
                mask[HEX + hex] = 1


@rule
def deploy(g: Record, action):
    """SHA-56, SHA-59, SHA-60: in turn, until all are placed."""
    seat = top(g, SEAT_PART)
    if action < HEX:
        set_top(g, A, action - FIGHTER + 1)
        return
    fighter = top(g, A) - 1
    pop(g)
    g.hex[fighter] = action - HEX
    g.who[action - HEX] = fighter + 1
    tell(g, Event.DEPLOYED, seat, NOTHING, fighter, action - HEX, 0)
    if g.done_first == NOTHING and not has_unplaced(g, seat):
        g.done_first = seat
    for turn in range(1, g.seats + 1):
        other = (seat + turn) % g.seats
        if has_unplaced(g, other):
            push(g, Frame.DEPLOY, other, 0, 0, 0, 0, 0)
            return
