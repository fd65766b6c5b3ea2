"""What can be done to a card in play: it is corrupted, healed, moved, taken over, turned."""

from wartable.games.invasion.cards.declare import (
    QUALITY_BIT,
    TYPE,
    When,
)
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.entering import (
    count_development,
    drop_points,
    enter_zone,
    lose_tokens,
    remove,
    sacrifice,
    start_counting,
    stop_counting,
    stop_fighting,
    turn_face_up,
)
from wartable.games.invasion.rules.facts import A_UNIT_TOO, controller, face, may_be_in, may_move, owner_of
from wartable.games.invasion.rules.moments import happens
from wartable.games.invasion.rules.slots import all_slots
from wartable.games.invasion.state import (
    NOTHING,
    Doom,
    Event,
    Exit,
    Type,
    Zone,
)
from wartable.games.invasion.vocabulary import as_section
from wartable.kernel.journal import reveal, tell, write
from wartable.kernel.rule import rule


@rule
def give_quality(g: Record, slot, quality):
    """Until the end of the turn."""
    if slot >= 0 and g.card[slot] != 0:
        g.lasting[slot] |= QUALITY_BIT[quality]
        tell(g, Event.QUALITY, controller(g, slot), g.card[slot], slot, quality, 0)


@rule
def shield(g: Record, slot, count):
    """The next damage to a unit is cancelled, so much of it, until the end of the turn."""
    if slot >= 0 and g.card[slot] != 0:
        g.shield[slot] += count
        tell(g, Event.SHIELDED, controller(g, slot), g.card[slot], slot, g.shield[slot], 0)


@rule
def restore(g: Record, slot):
    if slot >= 0 and g.corrupt[slot] != 0:
        g.corrupt[slot] = 0
        tell(g, Event.RESTORED, controller(g, slot), face(g, slot), slot, 0, 0)


@rule
def change_power(g: Record, slot, change):
    """Until the end of the turn."""
    if slot >= 0 and g.card[slot] != 0:
        g.power_change[slot] += change
        tell(g, Event.POWER, controller(g, slot), face(g, slot), slot, change, 0)


@rule
def change_hit_points(g: Record, slot, change):
    """Until the end of the turn; a unit without hit points left is destroyed at once (B-10)."""
    if slot >= 0 and g.card[slot] != 0:
        g.unsettled = 1
        g.hit_change[slot] += change
        tell(g, Event.HIT_POINTS, controller(g, slot), face(g, slot), slot, change, 0)


@rule
def heal(g: Record, seat, slot, count):
    """An effect of a seat takes damage off a unit."""
    healed = min(count, g.damage[slot]) if slot >= 0 else 0
    if healed > 0:
        g.damage[slot] -= healed
        tell(g, Event.HEALED, controller(g, slot), face(g, slot), slot, healed, 0)
        happens(g, When.HEALS, seat, NOTHING, 0, slot)


@rule
def heal_section(g: Record, section, count):
    """Take damage off a section."""
    healed = min(count, g.section_damage[section])
    if healed > 0:
        g.section_damage[section] -= healed
        tell(g, Event.HEALED, section // 3, NOTHING, as_section(section), healed, 0)


@rule
def move_unit(g: Record, slot, zone):
    """U-09 to U-11: it stops questing and fighting; it enters the zone, not play.

    Damage on it and beside it and its attachments stay with it: what was assigned is applied where it is (INV-113).
    """
    if slot < 0 or g.card[slot] == 0 or not may_move(g, slot, zone):
        return
    old = g.zone[slot]
    count_development(g, slot, -1)
    change_zone(g, slot, zone)
    count_development(g, slot, 1)
    tell(g, Event.MOVED, controller(g, slot), face(g, slot), slot, old, zone)
    enter_zone(g, slot)


@rule
def change_zone(g: Record, slot, zone):
    """A unit lies in another zone, with all that is attached to it; it quests and fights no more."""
    g.unsettled = 1
    if g.host[slot] != 0:
        lose_tokens(g, g.host[slot] - 1)
        g.host[slot] = 0
    stop_fighting(g, slot)
    g.zone[slot] = zone
    for other in all_slots(g):
        if g.host[other] == slot + 1:
            g.zone[other] = zone


@rule
def take_control(g: Record, slot, seat, zone):
    """INV-030: a unit comes into a zone of somebody who controls it from now on; whether it may (INV-027, B-18).

    As if it moved (U-09 to U-11); what is attached to it stays with it and with whoever controls that (B-17).
    """
    if slot < 0 or controller(g, slot) == seat or not may_be_in(g, seat, face(g, slot), zone, slot):
        return False
    stop_counting(g, slot)
    change_zone(g, slot, zone)
    g.strayed[slot] ^= 1
    g.strays += 1 if g.strayed[slot] != 0 else -1
    start_counting(g, slot)
    tell(g, Event.CONTROL, seat, face(g, slot), slot, zone, g.strayed[slot])
    enter_zone(g, slot)
    return True


@rule
def give_back(g: Record, slot):
    """W-51: a unit returns to its owner's battlefield, or to another zone that takes it; if none does, it is sacrificed."""
    owner = owner_of(slot)
    for step in range(3):
        if take_control(g, slot, owner, Zone.BATTLEFIELD - step):
            return
    sacrifice(g, slot)


@rule
def move_development(g: Record, slot, zone):
    """A development to another zone of its controller."""
    if slot >= 0 and g.down[slot] == A_UNIT_TOO:
        move_unit(g, slot, zone)
    elif slot >= 0 and g.card[slot] != 0 and g.down[slot] != 0 and g.zone[slot] != zone:
        seat = controller(g, slot)
        old = g.zone[slot]
        g.unsettled = 1
        g.developments[seat * 3 + old] -= 1
        g.developments[seat * 3 + zone] += 1
        g.zone[slot] = zone
        if g.listening != 0:
            write(g, Event.MOVED, seat, NOTHING, slot, old, zone, 0b1111, 0)


@rule
def change_development(g: Record, slot):
    """W-55: until the turn ends a development is a unit as well; its card stays hidden."""
    if slot >= 0 and g.down[slot] == 1:
        g.down[slot] = A_UNIT_TOO
        g.unsettled = 1
        tell(g, Event.CHANGED, controller(g, slot), face(g, slot), slot, g.zone[slot], 1)


@rule
def change_back(g: Record, slot):
    """W-55: nothing but a development is left; what was attached to the unit goes to the discard pile."""
    for other in all_slots(g):
        if g.host[other] == slot + 1:
            remove(g, other, Exit.SACRIFICED)
    g.down[slot] = 1
    g.damage[slot] = 0
    g.corrupt[slot] = 0
    g.doomed[slot] = 0
    g.paid[slot] = 0
    stop_fighting(g, slot)
    drop_points(g, slot)
    tell(g, Event.CHANGED, controller(g, slot), NOTHING, slot, g.zone[slot], 0)


@rule
def turn_up(g: Record, slot):
    """A development is turned face up. A unit stays, doomed, without entering play; all else is sacrificed (B-175)."""
    seat = controller(g, slot)
    zone = g.zone[slot]
    card = g.card[slot]
    count_development(g, slot, -1)
    g.down[slot] = 0
    g.unsettled = 1
    reveal(g, Event.TURNED_UP, seat, card, slot, zone, 0)
    turn_face_up(g, slot)
    if TYPE[card] != Type.UNIT or not may_be_in(g, seat, card, zone, slot):
        sacrifice(g, slot)
    else:
        g.doomed[slot] = Doom.SACRIFICED
