"""Damage: assigned, cancelled, applied, answered (INV-112, INV-113, INV-133, B-04 to B-09); `redirect` has the rest.
One batch is dealt at a time; combat's own tokens lie beside their targets until its last step."""

from wartable.games.invasion.cards.declare import HOOKS, Hook, When
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.entering import clear_asides, drop_points, remove_marked
from wartable.games.invasion.rules.facts import (
    DRAWN_MATCH,
    DYING,
    controller,
    count_burning,
    face,
    has_quality,
    is_unit,
    shown_card,
    works,
)
from wartable.games.invasion.rules.instead import asks_instead
from wartable.games.invasion.rules.moments import happens, set_off
from wartable.games.invasion.rules.piles import end_match
from wartable.games.invasion.rules.slots import all_slots, slots_of
from wartable.games.invasion.rules.stats import (
    absorbs,
    hit_points,
    remaining,
    section_hit_points,
    toughness,
)
from wartable.games.invasion.state import (
    NOTHING,
    SECTION,
    Aside,
    Edition,
    Event,
    Frame,
    Phase,
    Reason,
    Role,
)
from wartable.games.invasion.vocabulary import as_section, section_action, section_in, slot_action
from wartable.kernel.frames import KIND, SEAT, A, pop, push, set_top, top
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule

ORDINARY, UNCANCELLABLE_POINT = 0, 1


@rule
def deal(g: Record, target, amount, uncancellable):
    """Damage of a tactic or an action: assigned and at once applied (B-04); in the first edition it lies aside (D-05)."""
    if may_be_dealt(g, target, amount):
        strike(g, target, amount, uncancellable, g.edition == Edition.FIRST)


@rule
def deal_at_once(g: Record, target, amount, uncancellable):
    """INV-128: damage of a forced effect, which no window interrupts in any edition."""
    if may_be_dealt(g, target, amount):
        strike(g, target, amount, uncancellable, False)


@rule
def may_be_dealt(g: Record, target, amount):
    """A burning section takes no damage."""
    return target >= 0 and amount > 0 and (target < SECTION or g.burning[section_in(target)] == 0)


@rule
def strike(g: Record, target, amount, uncancellable, aside):
    """Damage joins the batch that is dealt next."""
    g.batch[target, uncancellable] += amount
    if g.depth == 0 or top(g, KIND) != Frame.DAMAGE:
        push(g, Frame.DAMAGE, NOTHING, 0, 1 if aside else 0, 0, 0, 0)


@rule
def assign(g: Record, target, amount, uncancellable):
    """Damage outside combat that waits for the batch that an effect gathers."""
    if may_be_dealt(g, target, amount):
        tell(g, Event.ASSIGNED, NOTHING, shown_card(g, target), target, amount, uncancellable)
        g.batch[target, uncancellable] += amount


@rule
def gather_damage(g: Record):
    """What is assigned by the choices that are put on top of this is applied together when all are made."""
    push(g, Frame.DAMAGE, NOTHING, 0, 0, 0, 0, 0)


@rule
def move_damage(g: Record, source, target, count):
    """B-09: damage that changes places is not dealt; no more than destroys the receiver."""
    if source < 0 or target < 0:
        return
    moved = min(count, g.damage[source], remaining(g, target))
    if moved > 0:
        g.damage[source] -= moved
        g.damage[target] += moved
        g.unsettled = 1
        tell(g, Event.MOVED_DAMAGE, controller(g, source), shown_card(g, target), source, target, moved)


@rule
def is_damaged(g: Record, slot):
    return g.damage[slot] > 0


# --- Cancelling and applying --------------------------------------------------------------------------------


@rule
def apply_batch(g: Record, combat):
    """INV-113: cancel, then apply all at the same time."""
    shielded = g.shielded != 0 and g.frames[0, A] == Phase.BATTLE
    hurt = 0  # bits of seats whose units or capital took damage
    for seat in range(2):
        for slot in slots_of(g, seat):
            if g.batch[slot, 0] + g.batch[slot, 1] > 0:
                if apply_to_unit(g, slot, combat, shielded):
                    hurt |= 1 << seat
    for section in range(6):
        if g.batch[as_section(section), 0] + g.batch[as_section(section), 1] > 0:
            if apply_to_section(g, section, shielded):
                hurt |= 1 << section // 3
    if combat:
        for seat in range(2):
            if hurt & 1 << (1 - seat):
                answer_for_hosts(g, seat, combat - 2)
    g.unsettled = 1


@rule
def apply_to_unit(g: Record, slot, combat, shielded):
    """INV-146, INV-147: Toughness cancels ordinary damage only; whether any was dealt (B-07)."""
    ordinary = g.batch[slot, ORDINARY]
    unhurt = shielded or (combat != 0 and has_quality(g, slot, Hook.UNHURT_IN_COMBAT))
    stopped = ordinary if unhurt else min(ordinary, toughness(g, slot))
    if g.shield[slot] > 0:
        held = min(ordinary - stopped, g.shield[slot])
        g.shield[slot] -= held
        stopped += held
    total = ordinary - stopped + g.batch[slot, UNCANCELLABLE_POINT]
    g.batch[slot, 0] = 0
    g.batch[slot, 1] = 0
    if stopped > 0:
        tell(g, Event.ABSORBED, controller(g, slot), face(g, slot), slot, stopped, 0)
    if total == 0:
        return False
    g.damage[slot] += total
    tell(g, Event.DAMAGED, controller(g, slot), face(g, slot), slot, total, g.damage[slot])
    set_off(g, slot, When.DAMAGED, total)
    if combat or (g.edition == Edition.FIRST and g.attacked != NOTHING):  # B-198
        happens(g, When.UNIT_HURT_IN_COMBAT, controller(g, slot), NOTHING, g.card[slot], slot)
    return True


@rule
def apply_to_section(g: Record, section, shielded):
    """Damage to a section; some cards cancel a point of it each turn (B-212)."""
    seat = section // 3
    ordinary = g.batch[as_section(section), ORDINARY]
    stopped = ordinary if shielded else 0
    if g.carriers[Hook.CANCEL] > 0:
        for slot in slots_of(g, seat):
            if stopped < ordinary and works(g, slot, Hook.CANCEL) and g.used[slot] == 0:
                g.used[slot] = 1
                stopped += 1
    total = ordinary - stopped + g.batch[as_section(section), UNCANCELLABLE_POINT]
    g.batch[as_section(section), 0] = 0
    g.batch[as_section(section), 1] = 0
    if stopped > 0:
        tell(g, Event.ABSORBED, seat, NOTHING, as_section(section), stopped, 0)
    if g.burning[section] != 0 or total == 0:
        return False
    g.section_damage[section] += total
    tell(g, Event.DAMAGED, seat, NOTHING, as_section(section), total, g.section_damage[section])
    return True


@rule
def answer_for_hosts(g: Record, seat, only):
    """B-07: what is set off when a host of a side that dealt damage took part, or the one host that dealt it."""
    if g.carriers[When.HOST_HURTS_IN_COMBAT] == 0:
        return
    for slot in all_slots(g):
        host = g.host[slot] - 1
        if host >= 0 and HOOKS[g.card[slot], When.HOST_HURTS_IN_COMBAT] != 0:
            if controller(g, host) == seat and g.role[host] != Role.NONE and (only < 0 or only == host):
                set_off(g, slot, When.HOST_HURTS_IN_COMBAT, host)


# --- Lying aside in the first edition -----------------------------------------------------------------------


@rule
def lay_aside(g: Record):
    """D-05, W-11: the batch of one effect lies beside its targets; if there is no room for it, it is applied."""
    count = 0
    for target in range(SECTION + 6):
        count += (g.batch[target, 0] > 0) + (g.batch[target, 1] > 0)
    if g.asides + count > g.aside.shape[0]:
        apply_batch(g, 0)
        return
    effect = 1 if g.asides == 0 else g.aside[g.asides - 1, 0] + 1
    for target in range(SECTION + 6):
        for kind in range(2):
            if g.batch[target, kind] > 0:
                g.aside[g.asides, 0] = effect
                g.aside[g.asides, 1] = target
                g.aside[g.asides, 2] = kind
                g.aside[g.asides, 3] = g.batch[target, kind]
                g.asides += 1
                tell(g, Event.ASSIGNED, NOTHING, shown_card(g, target), target, g.batch[target, kind], kind)
                g.batch[target, kind] = 0
    if g.lies == Aside.NONE:
        g.lies = Aside.LIES


@rule
def bring_in_aside(g: Record):
    """W-11: what the first of the effects laid aside is applied; Toughness cancels its share of each (INV-146)."""
    if g.asides == 0:
        g.lies = Aside.NONE
        return
    effect = g.aside[0, 0]
    count = 0
    while count < g.asides and g.aside[count, 0] == effect:
        strike(g, g.aside[count, 1], g.aside[count, 3], g.aside[count, 2], False)
        count += 1
    for row in range(count, g.asides):
        for column in range(4):
            g.aside[row - count, column] = g.aside[row, column]
    clear_asides(g, g.asides - count)


@rule
def points_aside(g: Record, target):
    """All damage that lies aside beside a target."""
    total = 0
    for row in range(g.asides):
        if g.aside[row, 1] == target:
            total += g.aside[row, 3]
    return total


# --- What must go ---------------------------------------------------------------------------------------------


@rule
def settle(g: Record):
    """INV-025, INV-116, B-10: units without hit points left are destroyed together, sections burn."""
    g.unsettled = 0
    dying = g.carriers[Hook.INSTEAD] > 0
    for slot in all_slots(g):
        if is_unit(g, slot):
            if g.damage[slot] >= hit_points(g, slot):
                g.doomed[slot] |= DYING
            dying = dying or g.doomed[slot] & DYING != 0
    if dying:
        if g.carriers[Hook.INSTEAD] > 0 and asks_instead(g):
            return
        remove_marked(g)
    for section in range(6):
        if g.burning[section] == 0 and g.section_damage[section] >= section_hit_points(g, section):
            burn(g, section)
    lost = 0
    for seat in range(2):
        if count_burning(g, seat) >= 2:
            lost |= 1 << seat
    if lost == 3:
        end_match(g, DRAWN_MATCH, Reason.BURNED)  # U-04
    elif lost != 0:
        end_match(g, 0 if lost == 2 else 1, Reason.BURNED)


@rule
def burn(g: Record, section):
    """INV-115: all damage is taken off, a burn token is put on."""
    g.burning[section] = 1
    g.section_damage[section] = 0
    drop_points(g, as_section(section))
    tell(g, Event.BURNING, section // 3, NOTHING, section, 0, 0)


# --- Indirect damage ------------------------------------------------------------------------------------------


@rule
def deal_indirect(g: Record, amount):
    """B-08: each player spreads it over his own cards, the active one first; it is applied together."""
    gather_damage(g)
    push(g, Frame.INDIRECT, 1 - g.active, amount, 0, 0, 0, 0)
    push(g, Frame.INDIRECT, g.active, amount, 0, 0, 0, 0)


@rule
def may_take_indirect(g: Record, seat, target):
    """Not more on a unit than destroys it, nor on a section than burns it."""
    assigned = g.batch[target, ORDINARY]
    if target >= SECTION:
        section = section_in(target)
        if section // 3 != seat or g.burning[section] != 0:
            return False
        return g.section_damage[section] + assigned < section_hit_points(g, section)
    if controller(g, target) != seat or not is_unit(g, target):
        return False
    return assigned < remaining(g, target) + absorbs(g, target)


@rule
def indirect_waits(g: Record):
    """Whether there is still a point to place and a place for it."""
    seat = top(g, SEAT)
    if top(g, A) > 0:
        for target in range(SECTION + 6):
            if may_take_indirect(g, seat, target):
                return True
    pop(g)
    return False


@rule
def mark_indirect(g: Record, seat, mask):
    for slot in slots_of(g, seat):
        if may_take_indirect(g, seat, slot):
            mask[slot_action(slot)] = 1
    for section in range(seat * 3, seat * 3 + 3):
        if may_take_indirect(g, seat, as_section(section)):
            mask[section_action(section)] = 1


@rule
def place_indirect(g: Record, target):
    set_top(g, A, top(g, A) - 1)
    g.batch[target, ORDINARY] += 1
    tell(g, Event.ASSIGNED, top(g, SEAT), shown_card(g, target), target, 1, 0)
