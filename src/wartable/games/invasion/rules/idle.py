"""What leads nowhere in Invasion though it is legal: to attack with nobody, and to defend against nobody.
It is told by what lies open alone; computers leave it, and a person is not asked for its sake."""

from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.combat import has_fighter, may_be_declared
from wartable.games.invasion.rules.slots import slots_of
from wartable.games.invasion.state import Frame, Role
from wartable.games.invasion.vocabulary import PASS, section_action, slot_action
from wartable.kernel.frames import KIND, SEAT, top
from wartable.kernel.rule import rule


@rule
def idle(g: Record, mask):
    """Mark the legal actions of the pending decision that lead nowhere in a zeroed mask."""
    if g.depth == 0:
        return
    kind = top(g, KIND)
    seat = top(g, SEAT)
    if kind == Frame.TARGET_ZONE:
        if not may_declare(g, seat, Role.ATTACKS):
            for zone in range(3):
                mask[section_action((1 - seat) * 3 + zone)] = 1
    elif kind == Frame.ATTACKERS:
        if nobody_attacks(g):
            mask[PASS] = 1
    elif kind == Frame.DEFENDERS:
        if not has_fighter(g, g.active):
            for slot in slots_of(g, seat):
                if may_be_declared(g, seat, slot, Role.DEFENDS):
                    mask[slot_action(slot)] = 1


@rule
def nobody_attacks(g: Record):
    """Whether the seat that declares attackers has declared none, though it may."""
    seat = top(g, SEAT)
    return not has_fighter(g, seat) and may_declare(g, seat, Role.ATTACKS)


@rule
def may_declare(g: Record, seat, role):
    """Whether a seat has a unit that may be declared as an attacker or a defender."""
    for slot in slots_of(g, seat):
        if may_be_declared(g, seat, slot, role):
            return True
    return False
