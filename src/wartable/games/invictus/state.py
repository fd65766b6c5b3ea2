"""The record of an Invictus match, the words for its areas, and the vocabulary of actions.
Only layout and names live here; what may happen to them is in `rules/`."""

from enum import IntEnum

from wartable.games.invictus.values import Weight
from wartable.kernel.record import FLAG, FrameRanges, layout, within
from wartable.kernel.schema import Kind, act, schema

SEATS = 4
SOLDIERS = 15
CARDS = SOLDIERS + SEATS  # card 15 + s is the leader of seat s
KINDS = 30  # rows of the sheet: 15 soldiers, 15 leaders
CELLS = 6  # front row 0-2, back row 3-5; column 0 is the left one in the eyes of team 0
QUEUE = 5
COLOURS = 5
DECK = 20
BOX = 10  # the most copies of a soldier that a seat can choose from
SUPPORTS = 16  # that soldiers give: one each, the Ninja two
HIGHEST = 9  # an attack or a health on a card
MOST_ATTACK = SEATS * (DECK + 1) + 3 * (
    QUEUE + 1
)  # all cards in one hand, and every support of a turn adds three
PENDING = 8  # what can be pending at once
NOTHING = -1


class Frame(IntEnum):
    """What can be pending. Parameters of each are named beside it."""

    SETUP = 1  # stage, index within the stage, cell chosen
    MAIN = 2
    NAME_COPY = 3  # card
    MARCH_CARD = 4  # cell
    STRIKE = 5  # attacker's cell, target cell, attack value
    NAME_TARGET = 6  # cells in reach, as bits
    BLOCK = 7
    SUPPORT = 8  # support, choices made, first choice, second choice, card that gives it
    NEGATE = 9
    DECOY = 10  # cards placed, card taken and not yet placed
    END_ENTRY = 11


class Stage(IntEnum):
    """The steps of set-up, in order."""

    LEADER, BUILD, OPENING, FIRST_SEAT, SECOND_SEAT, FRONT, QUEUE, KINGDOM, DONE = range(9)


class Build(IntEnum):
    """How decks come about: one shared box, a box each, or given lists."""

    SHARED, FREE, GIVEN = range(3)


class Reason(IntEnum):
    """How a match ended."""

    NONE, EXILE, FOUNDING, RUIN, WARS_END = range(5)


class Event(IntEnum):
    """What the journal can tell. Beside each: what x, y and z say."""

    CHOSE_LEADER = 1  # leader
    LEFT_OUT = 2
    TOOK = 3
    OPENED_WITH = 4
    LEADER_SHOWN = 5  # leader
    ORDER = 6  # place in the order
    DEPLOYED = 7  # cell
    QUEUED = 8
    ENTERED = 9
    TURN = 10  # turn number
    DREW = 11
    STEPPED_FORWARD = 12  # from cell, to cell
    ATTACKED = 13  # cell, attack value
    TARGETED = 14  # cell
    DECLINED = 15  # frame kind
    SUPPORTED = 16  # support
    BLOCKED = 17
    NEGATED = 18  # support stopped
    DAMAGED = 19  # cell, damage, health
    DESTROYED = 20  # cell
    CAPTURED = 21  # cell
    MARCHED = 22  # cell
    TO_QUEUE = 23  # cell it came from
    TO_HAND = 24  # cell it came from
    SWAPPED = 25  # cell, cell
    RAISED = 26  # cell
    HAND_SHOWN = 27  # how many
    FORCED_TO_QUEUE = 28
    FROM_GRAVE_TO_QUEUE = 29
    FROM_KINGDOM = 30
    READIED = 31  # how many
    DECOY_TAKEN = 32  # 0 from the kingdom, 1 from the queue
    DECOY_PLACED = 33  # cell
    KINGDOM_POINTS = 34  # points now
    ENDED = 35  # reason
    OPENING_DRAWN = 36


# What numbers of several fields and frames can be.
SEAT_RANGE = within(0, SEATS - 1)
SOLDIER = within(0, SOLDIERS - 1)
ANY_CARD = within(0, CARDS - 1)
CARD_OR_NOTHING = within(NOTHING, CARDS - 1)
LEADER_OR_NOTHING = within(NOTHING, SOLDIERS - 1)
CELL_RANGE = within(0, CELLS - 1)
OF_A_SOLDIER = within(0, SEATS * BOX)  # how many of one soldier there can be
OF_ALL = within(0, SEATS * (DECK + 1))

LAYOUT = layout(
    [
        ("range", "i2", (KINDS,), within(0, (1 << 15) - 1)),
        ("attack", "i1", (KINDS,), within(NOTHING, HIGHEST)),
        ("health", "i1", (KINDS, 2), within(1, HIGHEST)),
        # the match
        ("seats", "i1", within(2, SEATS)),
        ("deck_size", "i1", within(10, DECK)),
        ("opening", "i1", within(2, 3)),
        ("build", "i1", within(0, Build.GIVEN)),
        ("mixed", "i1", FLAG),
        ("copies", "i1", within(5, BOX)),
        ("back_row_open", "i1", FLAG),
        ("opening_drawn", "i1", FLAG),
        ("leader_is_purple", "i1", FLAG),
        ("nation", "i1", (SEATS,), within(0, 2)),
        ("queue_limit", "i1", (2,), within(1, QUEUE)),
        # seats
        ("order", "i1", (SEATS,), SEAT_RANGE),
        ("leader", "i1", (SEATS,), LEADER_OR_NOTHING),
        ("leader_choice", "i1", (SEATS, 2), LEADER_OR_NOTHING),
        ("leaders_shown", "i1", FLAG),
        ("pool", "i1", (SEATS, SOLDIERS), within(0, BOX)),
        ("hand", "i1", (SEATS, CARDS), OF_A_SOLDIER),
        ("hand_size", "i1", (SEATS,), OF_ALL),
        ("known", "i1", (SEATS, CARDS), OF_A_SOLDIER),
        ("shown", "i1", (SEATS, SOLDIERS), within(0, BOX)),
        ("deck", "i1", (SEATS, DECK), SOLDIER),
        ("deck_left", "i1", (SEATS,), within(0, DECK)),
        ("kingdom", "i1", (SEATS, SOLDIERS), OF_A_SOLDIER),
        ("colours", "i1", (SEATS, COLOURS), OF_ALL),
        ("points", "i1", (SEATS,), within(0, 5)),
        # teams
        ("field", "i1", (2, CELLS), CARD_OR_NOTHING),
        ("rested", "i1", (2, CELLS), FLAG),
        ("damage", "i1", (2, CELLS), within(0, HIGHEST + MOST_ATTACK)),
        ("queue", "i1", (2, QUEUE), CARD_OR_NOTHING),
        ("queue_size", "i1", (2,), within(0, QUEUE)),
        ("graveyard", "i1", (2, CARDS), OF_A_SOLDIER),
        ("graves", "i1", (2,), OF_ALL),
        # the turn
        ("turn", "i1", within(0, SEATS * (DECK - 2))),
        ("active", "i1", SEAT_RANGE),
        ("attacked", "i1", FLAG),
        ("marched", "i1", FLAG),
        ("entered", "i1", FLAG),
        ("bonus", "i1", within(0, QUEUE + 1)),
        ("next_bonus", "i1", within(0, 3 * (QUEUE + 1))),
        ("next_any_front", "i1", FLAG),
        # the end
        ("reason", "i1", within(0, Reason.WARS_END)),
        ("winner", "i1", within(NOTHING, 2)),
    ],
    frames=PENDING,
    journal=24,
    number="i1",
    scratch=[
        ("tuning", "f8", (SEATS, len(Weight)))
    ],  # what a seat that is tuned adds to the weights; no rule writes it
)

# What frames can hold: the seat, then the parameters.
FRAMES = FrameRanges(
    {
        Frame.SETUP: (
            SEAT_RANGE,
            within(0, Stage.KINGDOM),
            SEAT_RANGE,
            within(NOTHING, 2),
        ),
        Frame.MAIN: (SEAT_RANGE,),
        Frame.NAME_COPY: (SEAT_RANGE, within(SOLDIERS, CARDS - 1)),
        Frame.MARCH_CARD: (SEAT_RANGE, CELL_RANGE),
        Frame.STRIKE: (SEAT_RANGE, CELL_RANGE, within(NOTHING, CELLS - 1), within(0, MOST_ATTACK)),
        Frame.NAME_TARGET: (SEAT_RANGE, within(1, (1 << CELLS) - 1)),
        Frame.BLOCK: (SEAT_RANGE,),
        Frame.SUPPORT: (
            SEAT_RANGE,
            within(0, SUPPORTS - 1),
            FLAG,
            CARD_OR_NOTHING,
            within(NOTHING, NOTHING),
            ANY_CARD,
        ),
        Frame.NEGATE: (SEAT_RANGE,),
        Frame.DECOY: (SEAT_RANGE, FLAG, CARD_OR_NOTHING),
        Frame.END_ENTRY: (SEAT_RANGE,),
    }
)

# The vocabulary. A block begins at the number given and counts cards, cells, colours…; blocks are only ever appended.
# Where a hidden card and a place are both chosen, the place comes first: nothing half-chosen is secret.
ACTS = schema(
    act("pass", Kind.FLAG, "end the turn, or do without"),
    act("card", Kind.CARD, "use or choose this card", CARDS),
    act("enter", Kind.CARD, "this soldier enters the kingdom", SOLDIERS),
    act("march", Kind.PLACE, "march to this cell", CELLS),
    act("attack", Kind.PLACE, "the card on this own cell attacks", CELLS),
    act("cell", Kind.PLACE, "choose this cell", CELLS),
    act("copy", Kind.NUMBER, "the leader copies the support of this colour", COLOURS),
    act("leader", Kind.CARD, "keep this leader", SOLDIERS),
    act("seat", Kind.SEAT, "this seat of the team goes first", SEATS),
)
PASS, CARD, ENTER, MARCH, ATTACK, CELL, COPY, LEADER, SEAT = (block.base for block in ACTS)
ACTIONS = ACTS.size
