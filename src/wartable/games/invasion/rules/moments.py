"""What happens is heard: forced effects of cards in play begin to wait for their turn (INV-129, INV-130)."""

from wartable.games.invasion.cards.declare import (
    A_CONSTANT,
    A_LEAST,
    A_NEXT,
    A_PHASE,
    A_SUBJECT,
    A_WHEN,
    A_WHOSE,
    A_ZONE,
    FORCED_OF,
    HOOKS,
    Q_ABOUT,
    X_IS_SLOT,
)
from wartable.games.invasion.cards.where import STILL
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.facts import ENEMY, ITSELF, OWN, controller
from wartable.games.invasion.rules.slots import all_slots
from wartable.games.invasion.state import (
    GONE,
    NOTHING,
    About,
    Frame,
    Row,
)
from wartable.kernel.frames import KIND, A, B
from wartable.kernel.rule import rule


@rule
def wait(g: Record, ability, seat, slot, zone, x, card):
    """INV-128: a forced effect is set off; it happens as soon as what happens now is over.

    U-02: constant effects wait in front of forced ones that were set off with them. W-06: what an effect sets off is a
    wave of its own behind those that waited before, and the last wave goes first.
    """
    row = g.waits
    if row >= g.waiting.shape[0]:
        raise OverflowError("too much waits")
    while row > 0 and goes_before(g, ability, row - 1):
        for column in range(7):
            g.waiting[row, column] = g.waiting[row - 1, column]
        row -= 1
    g.waiting[row, 0] = ability
    g.waiting[row, 1] = seat
    g.waiting[row, 2] = slot
    g.waiting[row, 3] = zone
    g.waiting[row, 4] = x
    g.waiting[row, 5] = card
    g.waiting[row, 6] = g.wave
    g.waits += 1


@rule
def goes_before(g: Record, ability, row):
    """U-02: whether an ability that is set off now is constant, and what waits in a row of the same wave is forced."""
    return g.waiting[row, 6] == g.wave and A_CONSTANT[ability] > A_CONSTANT[g.waiting[row, 0]]


@rule
def happens(g: Record, when, seat, slot, card, x):
    """Something happens to a seat, or to a card of its in a slot: all cards in play hear of it that listen."""
    if g.carriers[when] > 0:
        let_hear(g, when, seat, slot, card, x)


@rule
def let_hear(g: Record, when, seat, slot, card, x):
    for other in all_slots(g):
        if HOOKS[g.card[other], when] != 0:
            whose = ITSELF if other == slot else OWN if controller(g, other) == seat else ENEMY
            hear(g, other, when, whose, card, x)


@rule
def set_off(g: Record, slot, when, x):
    """Let the forced effects of a card in play wait that are set off by what happens where it lies."""
    if g.card[slot] != 0:
        hear(g, slot, when, OWN, 0, x)


@rule
def hear(g: Record, slot, when, whose, subject, x):
    """Let the forced effects of a card in play wait that this sets off, if it is whose they ask for and where they work
    (INV-130)."""
    card = g.card[slot]
    ability = FORCED_OF[card]
    while ability != NOTHING and g.down[slot] == 0:
        if A_WHEN[ability] == when and x >= A_LEAST[ability] and A_WHOSE[ability] & whose != 0:
            if A_ZONE[ability] == NOTHING or A_ZONE[ability] == g.zone[slot]:
                if A_SUBJECT[ability] & STILL[subject] == 0 and is_phase(g, A_PHASE[ability]):
                    wait(g, ability, controller(g, slot), slot, g.zone[slot], x, card)
        ability = A_NEXT[ability]


@rule
def is_phase(g: Record, phase):
    """Whether it is a phase, or any (-1)."""
    return phase == NOTHING or phase == g.frames[0, A]


@rule
def forget(g: Record, slot):
    """What referred to a card that has left play refers to nothing any more."""
    for row in range(g.rows):
        if g.chain[row, Row.SOURCE] == slot:
            g.chain[row, Row.SOURCE] = NOTHING
        for column in range(Row.ONE, Row.THREE + 1):
            if g.chain[row, column] == slot:
                g.chain[row, column] = GONE
    for row in range(g.waits):
        if g.waiting[row, 2] == slot:
            g.waiting[row, 2] = NOTHING
        if g.waiting[row, 4] == slot and X_IS_SLOT[A_WHEN[g.waiting[row, 0]]]:
            g.waiting[row, 4] = NOTHING
    for aim in range(g.aimed):
        if g.aims[aim, 1] == slot:
            g.aims[aim, 1] = NOTHING
    for frame in range(g.depth):
        if g.frames[frame, KIND] == Frame.ASK and g.frames[frame, B] == slot:
            if Q_ABOUT[g.frames[frame, A]] == About.SLOT:
                g.frames[frame, B] = NOTHING
