"""The rows of the chain and what they aim at: opened, told, closed (INV-121)."""

from wartable.games.invasion.cards.declare import (
    A_CARD,
    A_KIND,
    A_PRICE,
    A_TARGETS,
    A_X,
    Kind,
    Price,
)
from wartable.games.invasion.cards.where import IN_PILE, IN_PLAY, NOWHERE
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.facts import (
    section_of,
    shown_card,
)
from wartable.games.invasion.rules.where import is_many
from wartable.games.invasion.state import (
    KIND_OF_CARD,
    NOTHING,
    OPEN,
    ROW,
    SECTION,
    Event,
    Frame,
    Row,
    State,
)
from wartable.games.invasion.vocabulary import (
    row_in,
)
from wartable.kernel.frames import KIND, SEAT, A, push
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule

COLUMNS = len(Row)


@rule
def open_row(g: Record, seat, ability, source, card, state):
    """A new row on top, with everything still to be chosen open."""
    row = g.rows
    g.chain[row, Row.ABILITY] = ability
    g.chain[row, Row.SEAT] = seat
    g.chain[row, Row.SOURCE] = source
    g.chain[row, Row.ZONE] = g.zone[source] if source >= 0 else NOTHING
    g.chain[row, Row.X] = OPEN if A_X[ability] and A_KIND[ability] == Kind.TACTIC else 0
    g.chain[row, Row.ONE] = OPEN if A_TARGETS[ability, 0] != NOWHERE else NOTHING
    g.chain[row, Row.TWO] = OPEN if A_TARGETS[ability, 1] != NOWHERE else NOTHING
    g.chain[row, Row.THREE] = OPEN if A_TARGETS[ability, 2] != NOWHERE else NOTHING
    g.chain[row, Row.CARD] = card
    g.chain[row, Row.STATE] = state
    price = A_PRICE[ability]
    g.chain[row, Row.GIVEN] = OPEN if price == Price.UNIT or price == Price.UNIT_HERE else NOTHING
    g.chain[row, Row.TOKENS] = OPEN
    g.chain[row, Row.OWNER] = seat
    g.chain[row, Row.MARK] = 0
    if A_X[ability] and A_KIND[ability] == Kind.ACTION:
        g.chain[row, Row.X] = g.tokens[source]
    g.rows = row + 1
    return row


@rule
def close_row(g: Record):
    """Take the top row away, leaving zeros, with its further targets."""
    row = g.rows - 1
    mark = g.chain[row, Row.MARK]
    for column in range(COLUMNS):
        g.chain[row, column] = 0
    g.rows = row
    if mark != 0:
        drop_aims(g, mark)


@rule
def drop_aims(g: Record, mark):
    kept = 0
    for aim in range(g.aimed):
        if g.aims[aim, 0] != mark:
            g.aims[kept, 0] = g.aims[aim, 0]
            g.aims[kept, 1] = g.aims[aim, 1]
            kept += 1
    for aim in range(kept, g.aimed):
        g.aims[aim, 0] = 0
        g.aims[aim, 1] = 0
    g.aimed = kept
    if kept == 0:
        g.marks = 0


@rule
def add_aim(g: Record, row, target):
    """A further target of an effect with many."""
    if g.chain[row, Row.MARK] == 0:
        g.marks += 1
        g.chain[row, Row.MARK] = g.marks
    if g.aimed >= g.aims.shape[0]:
        raise OverflowError("too many targets")
    g.aims[g.aimed, 0] = g.chain[row, Row.MARK]
    g.aims[g.aimed, 1] = target
    g.aimed += 1
    tell_target(g, g.chain[row, Row.SEAT], target)


@rule
def tell_target(g: Record, seat, target):
    """What was chosen: the card that everybody sees there, and the section where it lies."""
    card = shown_card(g, target)
    section = NOTHING
    if target < SECTION:
        section = section_of(g, target)
    elif ROW <= target < KIND_OF_CARD:
        card = A_CARD[g.chain[row_in(target), Row.ABILITY]]
    tell(g, Event.TARGETED, seat, card, target, section, 0)


@rule
def aims_of(g: Record, mark):
    count = 0
    for aim in range(g.aimed):
        if mark != 0 and g.aims[aim, 0] == mark:
            count += 1
    return count


@rule
def cast(g: Record, seat, ability, source, zone, x, card, owner):
    """An effect that is carried out at once: a forced one, a copy, a free tactic. Its targets are chosen first."""
    row = open_row(g, seat, ability, source, card, State.AT_ONCE)
    g.chain[row, Row.ZONE] = zone
    g.chain[row, Row.X] = x
    g.chain[row, Row.OWNER] = owner
    g.chain[row, Row.GIVEN] = OPEN if A_PRICE[ability] == Price.UNIT and card != 0 else NOTHING
    push(g, Frame.ANNOUNCE, seat, row, 0, 0, 0, 0)


@rule
def is_many_done(g: Record, row, place):
    """Whether an effect with X targets has them all."""
    what = A_TARGETS[g.chain[row, Row.ABILITY], place]
    if not is_many(IN_PLAY[what]) and not is_many(IN_PILE[what]):
        return False
    chosen = aims_of(g, g.chain[row, Row.MARK])
    if chosen >= g.chain[row, Row.X]:
        return True
    if IN_PILE[what] != 0:
        total = 0
        for card in range(g.discard.shape[1]):
            total += g.discard[g.chain[row, Row.SEAT], card]
        return chosen >= total
    return False


@rule
def pass_the_word(g: Record, seat):
    """U-01: an action passes priority."""
    depth = g.depth - 1
    while g.frames[depth, KIND] != Frame.WINDOW:
        depth -= 1
    g.frames[depth, SEAT] = 1 - seat
    g.frames[depth, A] = 0
