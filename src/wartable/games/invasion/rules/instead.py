"""What happens instead of a destruction: a card in play may save units that would be destroyed, for a price (W-53).
While there is such a card, what effects destroy waits with all that dies of damage, so that it can be asked."""

from wartable.games.invasion.cards.declare import Hook
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.entering import return_to_hand
from wartable.games.invasion.rules.facts import DYING, LOST, controller, is_unit, works
from wartable.games.invasion.rules.slots import slots_of
from wartable.games.invasion.state import NOTHING, Event, Frame
from wartable.games.invasion.vocabulary import PASS, slot_action, which
from wartable.kernel.frames import pop, push
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule

PRICE = 1  # resources for each unit


@rule
def asks_instead(g: Record):
    """Ask a seat that may save one of its units, the active one first (U-02); whether there is one."""
    for turn in range(2):
        seat = g.active if turn == 0 else 1 - g.active
        if g.resources[seat] >= PRICE and has_dying(g, seat):
            slot = saver_of(g, seat)
            if slot != NOTHING:
                push(g, Frame.INSTEAD, seat, slot, 0, 0, 0, g.card[slot])
                return True
    return False


@rule
def saver_of(g: Record, seat):
    """A card of a seat that saves its units; -1 for none."""
    for slot in slots_of(g, seat):
        if works(g, slot, Hook.INSTEAD):
            return slot
    return NOTHING


@rule
def may_be_saved(g: Record, seat, slot):
    """Whether a unit of a seat would be destroyed now, and the seat has not given it up."""
    return g.doomed[slot] & (DYING | LOST) == DYING and is_unit(g, slot) and controller(g, slot) == seat


@rule
def has_dying(g: Record, seat):
    for slot in slots_of(g, seat):
        if may_be_saved(g, seat, slot):
            return True
    return False


@rule
def mark_instead(g: Record, seat, mask):
    mask[PASS] = 1
    for slot in slots_of(g, seat):
        if may_be_saved(g, seat, slot):
            mask[slot_action(slot)] = 1


@rule
def answer_instead(g: Record, seat, action):
    """A unit returns to its owner's hand and was not destroyed; or all that would be are given up."""
    pop(g)
    g.unsettled = 1
    if action == PASS:
        for slot in slots_of(g, seat):
            if may_be_saved(g, seat, slot):
                g.doomed[slot] |= LOST
        return
    g.resources[seat] -= PRICE
    tell(g, Event.PAID, seat, NOTHING, PRICE, 0, g.resources[seat])
    return_to_hand(g, which(action))
