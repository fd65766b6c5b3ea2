"""Combat in its steps (INV-100 to INV-118): target, attackers, defenders, assigning and applying damage.
The windows between the steps are opened by the turn."""

from wartable.games.invasion.cards.declare import COUNTER_RULE, COUNTERSTRIKE, SCOUT, Hook, When
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.changing import take_control
from wartable.games.invasion.rules.damage import ORDINARY, UNCANCELLABLE_POINT
from wartable.games.invasion.rules.facts import controller, face, has_quality, is_unit, shown_card
from wartable.games.invasion.rules.moments import happens, set_off, wait
from wartable.games.invasion.rules.piles import discard_at_random
from wartable.games.invasion.rules.slots import all_slots, slots_of
from wartable.games.invasion.rules.stats import absorbs, front_damage, remaining
from wartable.games.invasion.state import (
    ALL_SLOTS,
    NOTHING,
    SECTION,
    Edition,
    Event,
    Fought,
    Frame,
    Role,
    Zone,
)
from wartable.games.invasion.vocabulary import PASS, YES, section_action, slot_action, target_of
from wartable.kernel.frames import SEAT, A, B, C, D, pop, push, set_top, top
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule

ATTACKED, DEFENDED, STOOD_BY = int(Fought.ATTACKED), int(Fought.DEFENDED), int(Fought.STOOD_BY)


@rule
def may_be_declared(g: Record, seat, slot, role):
    """INV-103, INV-104, INV-106: a unit of the zone that is neither corrupt nor barred nor declared already."""
    if not is_unit(g, slot) or controller(g, slot) != seat or not may_fight_from(g, slot, role):
        return False
    if g.corrupt[slot] != 0 or g.barred[slot] != 0 or g.role[slot] != Role.NONE:
        return False
    return not has_quality(g, slot, Hook.NO_ATTACK if role == Role.ATTACKS else Hook.NO_DEFENCE)


@rule
def may_fight_from(g: Record, slot, role):
    """INV-103, INV-104: attackers come from the battlefield and defenders from the attacked zone, if nothing says more."""
    if role == Role.ATTACKS:
        return g.zone[slot] == Zone.BATTLEFIELD or has_quality(g, slot, Hook.ATTACKS_ANYWHERE)
    return is_attacked(g, g.zone[slot]) or has_quality(g, slot, Hook.DEFENDS_ANYWHERE)


@rule
def mark_declarable(g: Record, seat, role, mask):
    mask[PASS] = 1
    for slot in slots_of(g, seat):
        if is_unit(g, slot) and may_be_declared(g, seat, slot, role):
            mask[slot_action(slot)] = 1


@rule
def declare(g: Record, slot, role):
    """INV-103, INV-104, INV-140: a unit attacks or defends; a defender with Counterstrike strikes when all are declared.

    W-14: it was declared and strikes even if that destroys it.
    """
    g.role[slot] = role
    g.fought[slot] |= ATTACKED if role == Role.ATTACKS else DEFENDED
    g.unsettled = 1
    if g.second != 0 and role == Role.DEFENDS:
        g.front[slot] = g.zone[slot] == g.second - 1
    if role == Role.DEFENDS and COUNTERSTRIKE[face(g, slot)] > 0:
        amount = COUNTERSTRIKE[face(g, slot)]
        wait(g, COUNTER_RULE, controller(g, slot), slot, g.zone[slot], amount, g.card[slot])
    event = Event.ATTACKER if role == Role.ATTACKS else Event.DEFENDER
    tell(g, event, controller(g, slot), face(g, slot), slot, 0, 0)
    if role == Role.ATTACKS:
        happens(g, When.ATTACKS, controller(g, slot), slot, g.card[slot], slot)


@rule
def remember_idle(g: Record, seat):
    """Defenders are declared: who could have defended and did not is remembered for the turn."""
    for slot in slots_of(g, seat):
        if may_be_declared(g, seat, slot, Role.DEFENDS):
            g.fought[slot] |= STOOD_BY


@rule
def capture(g: Record, seat, slot):
    """W-51: an attacker comes into the attacked zone and defends it, if it may be declared; until the turn ends."""
    zone = front_zone(g, g.front[slot])
    if take_control(g, slot, seat, zone) and may_be_declared(g, seat, slot, Role.DEFENDS):
        declare(g, slot, Role.DEFENDS)


@rule
def zone_is_attacked(g: Record):
    """Attackers are declared: what lies in the attacked zone answers."""
    defender = 1 - g.active
    for slot in slots_of(g, defender):
        if g.card[slot] != 0 and is_attacked(g, g.zone[slot]):
            set_off(g, slot, When.ZONE_ATTACKED, 0)


@rule
def is_attacked(g: Record, zone):
    """Whether a zone of the defending seat is attacked."""
    return g.attacked == zone or g.second == zone + 1


# --- Two zones at once (W-57): each fighter has a front; without a second zone all have the first ----------------


@rule
def attack_too(g: Record, zone):
    """W-57: another zone is attacked as well."""
    g.second = zone + 1
    tell(g, Event.ATTACKS_TOO, g.active, NOTHING, zone, 0, 0)


@rule
def front_zone(g: Record, front):
    """The zone that a front is about."""
    return g.attacked if front == 0 else g.second - 1


@rule
def mark_fronts(g: Record, seat, mask):
    for front in range(2):
        mask[section_action((1 - seat) * 3 + front_zone(g, front))] = 1


@rule
def declare_on_front(g: Record, section):
    """INV-103: an attacker is declared against one of the two zones."""
    slot = top(g, A)
    pop(g)
    g.front[slot] = section % 3 == g.second - 1
    declare(g, slot, Role.ATTACKS)


@rule
def drop_idle_front(g: Record):
    """W-57: nobody attacks the second zone, so that it is not attacked."""
    if g.second != 0 and not has_fighter_on(g, g.active, 1):
        g.second = 0


@rule
def has_fighter_on(g: Record, seat, front):
    for slot in slots_of(g, seat):
        if fights_on(g, slot, front):
            return True
    return False


@rule
def fights_on(g: Record, slot, front):
    """Whether a unit fights on a front."""
    return g.role[slot] != Role.NONE and g.front[slot] == front and is_unit(g, slot)


@rule
def redirect_attack(g: Record, zone):
    """The attack goes on against another zone; if attackers are declared, that zone is attacked now."""
    g.attacked = zone
    g.unsettled = 1
    tell(g, Event.ATTACK_REDIRECTED, 1 - g.active, NOTHING, zone, 0, 0)
    for slot in slots_of(g, g.active):
        g.paid[slot] = 0
    for slot in slots_of(g, 1 - g.active):
        if g.front[slot] == 0:
            g.role[slot] = Role.NONE  # W-52: who defended the other zone already
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
    if has_fighter_on(g, g.active, top(g, C)):
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
def mark_fighters(g: Record, seat, front, mask):
    for slot in slots_of(g, seat):
        if fights_on(g, slot, front):
            mask[slot_action(slot)] = 1


# --- Assigning ------------------------------------------------------------------------------------------------


@rule
def count_damage(g: Record):
    """INV-107, INV-108: both sides count before anything is assigned; the attacker assigns first."""
    for turn in range(2):
        seat = 1 - g.active if turn == 0 else g.active
        if g.second != 0:
            count_front(g, seat, 1)
        count_front(g, seat, 0)


@rule
def count_front(g: Record, seat, front):
    """What the units of a side deal on a front, to be assigned."""
    ordinary = front_damage(g, seat, ORDINARY, front)
    push(g, Frame.ASSIGN, seat, ordinary, front_damage(g, seat, UNCANCELLABLE_POINT, front), 0, front, 0)


@rule
def has_enough(g: Record, slot):
    """INV-109, D-04, B-05: whether what is assigned to a defender would destroy it, as the edition counts."""
    ordinary = g.lying[slot, ORDINARY]
    hard = g.lying[slot, UNCANCELLABLE_POINT]
    if g.edition == Edition.FIRST:
        return ordinary + hard >= remaining(g, slot)
    if is_unhurt(g, slot):
        ordinary = 0
    return hard + max(0, ordinary - absorbs(g, slot)) >= remaining(g, slot)


@rule
def is_unhurt(g: Record, slot):
    """Whether all ordinary damage of combat to a unit is cancelled."""
    return g.shielded != 0 or has_quality(g, slot, Hook.UNHURT_IN_COMBAT)


@rule
def may_hit_section(g: Record, front):
    """INV-109, U-06: all defenders of a front have their minimum, and the section does not burn."""
    defender = 1 - g.active
    if g.burning[defender * 3 + front_zone(g, front)] != 0:
        return False
    for slot in slots_of(g, defender):
        if fights_on(g, slot, front) and not has_enough(g, slot):
            return False
    return True


@rule
def assignment_waits(g: Record):
    """Whether there is a point left and somewhere to put it; what has no place is lost."""
    seat = top(g, SEAT)
    front = top(g, D)
    if top(g, A) + top(g, B) > 0:
        if has_fighter_on(g, 1 - seat, front) or (seat == g.active and may_hit_section(g, front)):
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
    front = top(g, D)
    mark_fighters(g, 1 - seat, front, mask)
    if seat == g.active and may_hit_section(g, front):
        mask[section_action((1 - seat) * 3 + front_zone(g, front))] = 1


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
            if g.role[slot] != Role.NONE and is_unit(g, slot) and SCOUT[face(g, slot)]:
                count += 1
        discard_at_random(g, 1 - seat, count)


@rule
def end_combat(g: Record):
    """The units stop fighting."""
    g.attacked = NOTHING
    g.second = 0
    g.unsettled = 1
    for slot in all_slots(g):
        g.role[slot] = Role.NONE
        g.front[slot] = 0
        g.paid[slot] = 0
