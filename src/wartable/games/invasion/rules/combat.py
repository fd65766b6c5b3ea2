"""Combat in its steps (INV-100 to INV-118): target, attackers, defenders, assigning and applying damage.
The windows between the steps are opened by the turn."""

from wartable.games.invasion.cards.declare import COUNTER_RULE, COUNTERSTRIKE, SCOUT, When
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.areas import (
    discard_at_random,
    is_unit,
    seat_of,
    set_off,
    shown_card,
    wait,
)
from wartable.games.invasion.rules.damage import ORDINARY, UNCANCELLABLE_POINT
from wartable.games.invasion.rules.slots import all_slots, slots_of
from wartable.games.invasion.rules.stats import combat_damage, remaining, toughness
from wartable.games.invasion.state import ALL_SLOTS, NOTHING, SECTION, Edition, Event, Frame, Role
from wartable.games.invasion.vocabulary import PASS, YES, section_action, slot_action, target_of
from wartable.kernel.frames import SEAT, A, B, C, pop, push, set_top, top
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule


@rule
def may_be_declared(g: Record, seat, slot, zone):
    """INV-103, INV-104, INV-106: a unit of the zone that is neither corrupt nor barred nor declared already."""
    return (
        is_unit(g, slot)
        and seat_of(slot) == seat
        and g.zone[slot] == zone
        and g.corrupt[slot] == 0
        and g.barred[slot] == 0
        and g.role[slot] == Role.NONE
    )


@rule
def mark_declarable(g: Record, seat, zone, mask):
    mask[PASS] = 1
    for slot in slots_of(g, seat):
        if may_be_declared(g, seat, slot, zone):
            mask[slot_action(slot)] = 1


@rule
def declare(g: Record, slot, role):
    """INV-103, INV-104, INV-140: a unit attacks or defends; a defender with Counterstrike strikes when all are declared.

    W-14: it was declared and strikes even if that destroys it.
    """
    g.role[slot] = role
    g.unsettled = 1
    if role == Role.DEFENDS and COUNTERSTRIKE[g.card[slot]] > 0:
        amount = COUNTERSTRIKE[g.card[slot]]
        wait(g, COUNTER_RULE, seat_of(slot), slot, g.zone[slot], amount, g.card[slot])
    event = Event.ATTACKER if role == Role.ATTACKS else Event.DEFENDER
    tell(g, event, seat_of(slot), g.card[slot], slot, 0, 0)


@rule
def zone_is_attacked(g: Record):
    """Attackers are declared: what lies in the attacked zone answers."""
    defender = 1 - g.active
    for slot in slots_of(g, defender):
        if g.card[slot] != 0 and g.zone[slot] == g.attacked:
            set_off(g, slot, When.ZONE_ATTACKED, 0)


@rule
def redirect_attack(g: Record, zone):
    """The attack goes on against another zone; if attackers are declared, that zone is attacked now."""
    g.attacked = zone
    g.unsettled = 1
    tell(g, Event.ATTACK_REDIRECTED, 1 - g.active, NOTHING, zone, 0, 0)
    for slot in slots_of(g, g.active):
        g.paid[slot] = 0
    if has_fighter(g, g.active):
        zone_is_attacked(g)


@rule
def has_fighter(g: Record, seat):
    for slot in slots_of(g, seat):
        if g.role[slot] != Role.NONE and is_unit(g, slot):
            return True
    return False


@rule
def counter_waits(g: Record):
    """Whether there is an attacker to strike."""
    if has_fighter(g, g.active):
        return True
    pop(g)
    return False


@rule
def counter_at(g: Record, slot):
    """INV-140: combat damage of one unit, applied at once."""
    amount = top(g, A)
    striker = top(g, B)
    pop(g)
    g.batch[slot, UNCANCELLABLE_POINT] += amount
    if striker == NOTHING:
        striker = ALL_SLOTS  # gone, and what hung on it with it
    push(g, Frame.DAMAGE, NOTHING, 2 + striker, 0, 0, 0, 0)


@rule
def mark_fighters(g: Record, seat, mask):
    for slot in slots_of(g, seat):
        if g.role[slot] != Role.NONE and is_unit(g, slot):
            mask[slot_action(slot)] = 1


# --- Assigning ------------------------------------------------------------------------------------------------


@rule
def count_damage(g: Record):
    """INV-107, INV-108: both sides count before anything is assigned; the attacker assigns first."""
    defender = 1 - g.active
    push(
        g,
        Frame.ASSIGN,
        defender,
        combat_damage(g, defender, ORDINARY),
        combat_damage(g, defender, UNCANCELLABLE_POINT),
        0,
        0,
        0,
    )
    push(
        g,
        Frame.ASSIGN,
        g.active,
        combat_damage(g, g.active, ORDINARY),
        combat_damage(g, g.active, UNCANCELLABLE_POINT),
        0,
        0,
        0,
    )


@rule
def has_enough(g: Record, slot):
    """INV-109, D-04, B-05: whether what is assigned to a defender would destroy it, as the edition counts."""
    ordinary = g.lying[slot, ORDINARY]
    hard = g.lying[slot, UNCANCELLABLE_POINT]
    if g.edition == Edition.FIRST:
        return ordinary + hard >= remaining(g, slot)
    if g.shielded != 0:
        ordinary = 0
    return hard + max(0, ordinary - toughness(g, slot)) >= remaining(g, slot)


@rule
def may_hit_section(g: Record):
    """INV-109, U-06: all defenders have their minimum, and the section does not burn."""
    defender = 1 - g.active
    if g.burning[defender * 3 + g.attacked] != 0:
        return False
    for slot in slots_of(g, defender):
        if g.role[slot] == Role.DEFENDS and is_unit(g, slot) and not has_enough(g, slot):
            return False
    return True


@rule
def assignment_waits(g: Record):
    """Whether there is a point left and somewhere to put it; what has no place is lost."""
    seat = top(g, SEAT)
    if top(g, A) + top(g, B) > 0 and (has_fighter(g, 1 - seat) or (seat == g.active and may_hit_section(g))):
        return True
    pop(g)
    return False


@rule
def mark_assignment(g: Record, seat, mask):
    """INV-110, INV-111: first which kind of point, where there are two; then where it goes."""
    if top(g, A) > 0 and top(g, B) > 0 and top(g, C) == 0:
        mask[PASS] = 1  # an ordinary point
        mask[YES] = 1  # an uncancellable one
        return
    mark_fighters(g, 1 - seat, mask)
    if seat == g.active and may_hit_section(g):
        mask[section_action((1 - seat) * 3 + g.attacked)] = 1


@rule
def assign_point(g: Record, seat, action):
    if top(g, A) > 0 and top(g, B) > 0 and top(g, C) == 0:
        set_top(g, C, 2 if action == YES else 1)
        return
    kind = top(g, C) - 1
    if kind < 0:
        kind = ORDINARY if top(g, A) > 0 else UNCANCELLABLE_POINT
    target = target_of(action)
    set_top(g, A + kind, top(g, A + kind) - 1)
    set_top(g, C, 0)
    g.lying[target, kind] += 1
    tell(g, Event.ASSIGNED, seat, shown_card(g, target), target, 1, kind)


@rule
def apply_combat(g: Record):
    """INV-113: all that lies beside its targets is dealt together; what lost its target is lost (U-13)."""
    push(g, Frame.DAMAGE, NOTHING, 1, 0, 0, 0, 0)
    for target in range(SECTION + 6):
        for kind in range(2):
            g.batch[target, kind] += g.lying[target, kind]
            g.lying[target, kind] = 0


@rule
def scout(g: Record):
    """INV-145, B-210: for each surviving unit with Scout that fought, the opponent discards a card by lot."""
    for turn in range(2):
        seat = abs(g.active - turn)
        count = 0
        for slot in slots_of(g, seat):
            if g.role[slot] != Role.NONE and is_unit(g, slot) and SCOUT[g.card[slot]]:
                count += 1
        discard_at_random(g, 1 - seat, count)


@rule
def end_combat(g: Record):
    """The units stop fighting."""
    g.attacked = NOTHING
    g.unsettled = 1
    for slot in all_slots(g):
        g.role[slot] = Role.NONE
        g.paid[slot] = 0
