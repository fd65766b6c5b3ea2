"""The one rule that reads filters (`cards/where.py`), and the loops over what fits them."""

from wartable.games.invasion.cards.declare import COST
from wartable.games.invasion.cards.where import (
    BARRED,
    BOUND,
    CLOSELY,
    HAS_TRAIT,
    HIT_POINTS,
    IN_PLAY,
    LEAST,
    MOST,
    MOVING,
    NEAR,
    STILL,
    TRAIT,
    Bit,
    Bound,
    Near,
)
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.facts import SPARED, controller, face, quester_of, section_of
from wartable.games.invasion.rules.stats import hit_points
from wartable.games.invasion.state import MANY as UNBOUND
from wartable.games.invasion.state import NOTHING, SLOTS, Zone
from wartable.kernel.rule import rule
from wartable.kernel.writing import loop

# Bits of which the next one means the opposite, or the next zone or role: as plain numbers, which every compiler shifts.
IN_KINGDOM, OWN, ENEMY, IDLE = int(Bit.IN_KINGDOM), int(Bit.OWN), int(Bit.ENEMY), int(Bit.IDLE)
WHOLE, UNHURT, UNDEVELOPED = int(Bit.WHOLE), int(Bit.UNHURT), int(Bit.UNDEVELOPED)
AT_HOME = int(Bit.AT_HOME)
NOT_SOURCE, LIKE_SOURCE, NOT_FIRST = int(Near.NOT_SOURCE), int(Near.LIKE_SOURCE), int(Near.NOT_FIRST)
LIKE_FIRST, BESIDE_FIRST = int(Near.LIKE_FIRST), int(Near.BESIDE_FIRST)
FREE, MANY, UNSPARED = int(Near.FREE), int(Near.MANY), int(Near.UNSPARED)


@loop
def each(g: Record, where, seat=NOTHING, source=NOTHING, zone=NOTHING, first=NOTHING):
    """The cards in play that a filter fits, for an effect of a seat with its source, the source's zone and a first target."""
    for side in range(2):
        if g.strays != 0 or not passes_over(IN_PLAY[where], side, seat):
            for slot in range(side * SLOTS, side * SLOTS + g.high[side]):
                if fits(g, IN_PLAY[where], slot, seat, source, zone, first):
                    yield slot


@rule
def passes_over(clause, side, seat):
    """Whether nothing that a side controls can fit, and none of its zones: the clause asks for those of the other."""
    return BARRED[clause] & (OWN if side == seat else ENEMY) != 0


@rule
def fits(g: Record, clause, slot, seat, source, zone, first):
    """Whether a card in play is what a clause asks for, as far as that does not depend on a row of the chain."""
    barred = BARRED[clause]
    if STILL[face(g, slot)] & barred != 0:
        return False
    if barred & MOVING != 0 and moving_bits(g, slot, seat) & barred != 0:
        return False
    if NEAR[clause] != 0 and not is_near(g, NEAR[clause], slot, source, zone, first):
        return False
    return CLOSELY[clause] == 0 or fits_closely(g, clause, slot, seat)


@rule
def fits_closely(g: Record, clause, slot, seat):
    """What few filters ask of a card in play beside what it is and how it stands to others."""
    if BOUND[clause] != Bound.NONE and not is_within(g, slot, seat):
        return False
    if HIT_POINTS[clause] < UNBOUND and hit_points(g, slot) > HIT_POINTS[clause]:
        return False
    return g.down[slot] != 1 and is_printed(clause, face(g, slot))


@rule
def fits_card(clause, card):
    """Whether a card that lies in no slot, in a pile or in a deck, is what a clause asks for."""
    return STILL[card] & BARRED[clause] == 0 and is_printed(clause, card)


@rule
def is_printed(clause, card):
    """Whether what is printed on a card is what a clause asks for; a cost of X is 0 (U-15)."""
    if TRAIT[clause] >= 0 and HAS_TRAIT[card, TRAIT[clause]] == 0:
        return False
    return LEAST[clause] <= max(COST[card], 0) <= MOST[clause]


@rule
def moving_bits(g: Record, slot, seat):
    """What a card in play is now, for a seat: one bit of each group that moves."""
    section = section_of(g, slot)
    return (
        IN_KINGDOM << g.zone[slot]
        | (OWN if controller(g, slot) == seat else ENEMY)
        | IDLE << g.role[slot]
        | WHOLE << g.corrupt[slot]
        | UNHURT << int(g.damage[slot] > 0)
        | UNDEVELOPED << int(g.developments[section] > 0)
        | AT_HOME << int(section // 3 != seat)
    )


@rule
def is_near(g: Record, near, slot, source, zone, first):
    """How a card stands to the source and to the first target."""
    if near & NOT_SOURCE and slot == source:
        return False
    if near & LIKE_SOURCE and g.zone[slot] != zone:
        return False
    if near & NOT_FIRST and slot == first:
        return False
    if near & LIKE_FIRST and (first < 0 or g.zone[slot] != g.zone[first]):
        return False
    if near & BESIDE_FIRST and first >= 0 and section_of(g, slot) != section_of(g, first):
        return False
    if near & UNSPARED and g.doomed[slot] & SPARED:
        return False
    return near & FREE == 0 or quester_of(g, slot) == NOTHING


@rule
def is_within(g: Record, slot, seat):
    """A printed cost no higher than the developments in one's battlefield."""
    return 0 <= COST[face(g, slot)] <= g.developments[seat * 3 + Zone.BATTLEFIELD]


@rule
def is_many(clause):
    """Whether X of them are aimed at."""
    return NEAR[clause] & MANY != 0


@rule
def is_one(g: Record, where, slot, source):
    """Whether a card in play fits a filter, as another card in play sees it: what a constant effect speaks of."""
    return fits(g, IN_PLAY[where], slot, controller(g, source), source, g.zone[source], NOTHING)


@rule
def any_of(g: Record, where, seat):
    """Whether some card in play fits a filter, for a seat."""
    for _ in each(g, where, seat):
        return True
    return False


@rule
def count_of(g: Record, where, seat):
    """How many cards in play fit a filter, for a seat."""
    count = 0
    for _ in each(g, where, seat):
        count += 1
    return count
