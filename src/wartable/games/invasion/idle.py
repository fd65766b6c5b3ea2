"""What leads nowhere in Invasion though it is legal: to attack with nobody, and to defend against nobody.
It is told by what lies open alone; computers leave it, and a person is not asked for its sake."""

from wartable.games.invasion.pending import Asked, pending
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.combat import has_fighter, may_be_declared
from wartable.games.invasion.rules.slots import slots_of
from wartable.games.invasion.state import Role
from wartable.games.invasion.vocabulary import PASS, section_action, slot_action


def idle(g: Record) -> tuple[int, ...]:
    """The legal actions of the pending decision that lead nowhere."""
    due = pending(g)
    if due.asked == Asked.ATTACKED_ZONE:
        enemy = (1 - due.seat) * 3
        return (
            ()
            if _fighters(g, due.seat, Role.ATTACKS)
            else tuple(map(section_action, range(enemy, enemy + 3)))
        )
    if due.asked == Asked.ATTACKERS:
        return (PASS,) if _fighters(g, due.seat, Role.ATTACKS) and not has_fighter(g, due.seat) else ()
    if due.asked == Asked.DEFENDERS and not has_fighter(g, g.active):
        return tuple(map(slot_action, _fighters(g, due.seat, Role.DEFENDS)))
    return ()


def _fighters(g: Record, seat: int, role: Role) -> list[int]:
    """The units that a seat may declare as attackers or defenders."""
    return [slot for slot in slots_of(g, seat) if may_be_declared(g, seat, slot, role)]
