"""The record of an Invictus match, the words for its areas, and the vocabulary of actions.
Only layout and names live here; what may happen to them is in `rules/`."""

from enum import IntEnum

from wartable.kernel.record import layout

SEATS = 4
SOLDIERS = 15
CARDS = SOLDIERS + SEATS  # card 15 + s is the leader of seat s
KINDS = 30  # rows of the sheet: 15 soldiers, 15 leaders
CELLS = 6  # front row 0-2, back row 3-5; column 0 is the left one in the eyes of team 0
QUEUE = 5
DECK = 20
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


LAYOUT = layout(
    [
        ("range", "i2", (KINDS,)),
        ("attack", "i1", (KINDS,)),
        ("health", "i1", (KINDS, 2)),
        # the match
        ("seats", "i1"),
        ("deck_size", "i1"),
        ("opening", "i1"),
        ("build", "i1"),
        ("mixed", "i1"),
        ("copies", "i1"),
        ("back_row_open", "i1"),
        ("opening_drawn", "i1"),
        ("leader_is_purple", "i1"),
        ("nation", "i1", (SEATS,)),
        ("queue_limit", "i1", (2,)),
        # seats
        ("order", "i1", (SEATS,)),
        ("leader", "i1", (SEATS,)),
        ("leader_choice", "i1", (SEATS, 2)),
        ("leaders_shown", "i1"),
        ("pool", "i1", (SEATS, SOLDIERS)),
        ("hand", "i1", (SEATS, CARDS)),
        ("hand_size", "i1", (SEATS,)),
        ("known", "i1", (SEATS, CARDS)),
        ("shown", "i1", (SEATS, SOLDIERS)),
        ("deck", "i1", (SEATS, DECK)),
        ("deck_left", "i1", (SEATS,)),
        ("kingdom", "i1", (SEATS, SOLDIERS)),
        ("colours", "i1", (SEATS, 5)),
        ("points", "i1", (SEATS,)),
        # teams
        ("field", "i1", (2, CELLS)),
        ("rested", "i1", (2, CELLS)),
        ("damage", "i1", (2, CELLS)),
        ("queue", "i1", (2, QUEUE)),
        ("queue_size", "i1", (2,)),
        ("graveyard", "i1", (2, CARDS)),
        ("graves", "i1", (2,)),
        # the turn
        ("turn", "i1"),
        ("active", "i1"),
        ("attacked", "i1"),
        ("marched", "i1"),
        ("entered", "i1"),
        ("bonus", "i1"),
        ("next_bonus", "i1"),
        ("next_any_front", "i1"),
        # the end
        ("reason", "i1"),
        ("winner", "i1"),
    ],
    frames=8,
    journal=24,
    number="i1",
)

# The vocabulary: 77 actions. A range starts at the number given and counts cards, cells, colours…
# Where a hidden card and a place are both chosen, the place comes first: nothing half-chosen is secret.
PASS = 0
CARD = 1  # 19: use or choose this card
ENTER = 20  # 15: this soldier enters the kingdom
MARCH = 35  # 6: march to this cell
ATTACK = 41  # 6: the card on this own cell attacks
CELL = 47  # 6: choose this cell
COPY = 53  # 5: the leader copies the support of this colour
LEADER = 58  # 15: keep this leader
SEAT = 73  # 4: this seat of the team goes first
ACTIONS = 77
