"""Redirecting: single points of damage that effects send elsewhere (B-02, B-134, W-09, W-22, W-23).
What is redirected is still to be dealt: in the batch, or lying beside its target in combat."""

from wartable.games.invasion.cards.declare import FORCED_IN_FIRST, REDIRECT_TOKENS, REDIRECTS, Hook, Redirect
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.damage import ORDINARY, UNCANCELLABLE_POINT
from wartable.games.invasion.rules.facts import controller, face, is_unit, shown_card, works
from wartable.games.invasion.rules.slots import slots_of
from wartable.games.invasion.rules.stats import tax
from wartable.games.invasion.state import NOTHING, SECTION, Edition, Event, Frame, Zone
from wartable.games.invasion.vocabulary import as_section, section_action, section_in, slot_action
from wartable.kernel.frames import SEAT, A, B, C, pop, push, top
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule


@rule
def has_combat_damage(g: Record, slot):
    """Whether combat damage lies beside a unit."""
    return g.lying[slot, 0] + g.lying[slot, 1] > 0


@rule
def redirect_lying(g: Record, seat, source, target):
    """A point of combat damage that lies beside a unit is laid beside another; cancellable points first."""
    if source >= 0 and target >= 0 and has_combat_damage(g, source):
        kind = ORDINARY if g.lying[source, ORDINARY] > 0 else UNCANCELLABLE_POINT
        g.lying[source, kind] -= 1
        g.lying[target, kind] += 1
        tell(g, Event.REDIRECTED, seat, face(g, source), source, target, shown_card(g, target))


@rule
def next_redirect(g: Record, aside):
    """Ask for the next point of the batch that an effect sends elsewhere; whether there is one.

    U-02: constant effects before forced ones. Of what is only laid aside now, forced effects alone take their point.
    """
    if g.carriers[Hook.REDIRECT] == 0:
        return False
    return (aside == 0 and asks_redirect(g, False, False)) or asks_redirect(g, True, False)


@rule
def next_redirect_beside(g: Record):
    """B-134: in the first edition a forced effect takes its point as soon as combat damage has been assigned."""
    return g.carriers[Hook.REDIRECT] > 0 and asks_redirect(g, True, True)


@rule
def asks_redirect(g: Record, forced, beside):
    """The same for the forced effects or the others; `beside`: for points that lie beside their targets."""
    for turn in range(2):
        seat = g.active if turn == 0 else 1 - g.active  # U-02
        for slot in slots_of(g, seat):
            if works(g, slot, Hook.REDIRECT) and g.used[slot] == 0 and is_forced_redirect(g, slot) == forced:
                source = redirected_from(g, slot, beside)
                if source != NOTHING:
                    if has_redirect_target(g, slot, source):
                        push(g, Frame.REDIRECT, seat, slot, source, 1 if beside else 0, 0, 0)
                        return True
                    if forced:
                        g.used[slot] = 1  # B-134: this was the first point
    return False


@rule
def is_forced_redirect(g: Record, slot):
    """B-134: the first printing has a forced effect that takes the first point."""
    return g.edition == Edition.FIRST and FORCED_IN_FIRST[g.card[slot]] != 0


@rule
def redirected_from(g: Record, slot, beside):
    """The slot or section whose damage a card in play may redirect now; -1 for none."""
    card = g.card[slot]
    if g.tokens[slot] < REDIRECT_TOKENS[card]:
        return NOTHING
    if REDIRECTS[card] == Redirect.FROM_ITSELF:
        return slot if points_at(g, slot, beside) > 0 else NOTHING
    for section in range(controller(g, slot) * 3, controller(g, slot) * 3 + 3):
        if points_at(g, as_section(section), beside) > 0:
            return as_section(section)
    return NOTHING


@rule
def points_at(g: Record, target, beside):
    """Damage that lies beside a target in combat, or that the batch has for it."""
    if beside:
        return g.lying[target, 0] + g.lying[target, 1]
    return g.batch[target, 0] + g.batch[target, 1]


@rule
def may_redirect_to(g: Record, slot, source, target):
    """To a unit in any battlefield, or from a capital to any unit or other section."""
    if target == source:
        return False
    seat = controller(g, slot)
    if target >= SECTION:
        return REDIRECTS[g.card[slot]] == Redirect.FROM_CAPITAL and g.burning[section_in(target)] == 0
    if not is_unit(g, target) or tax(g, seat, target, NOTHING) > g.resources[seat]:
        return False
    return REDIRECTS[g.card[slot]] == Redirect.FROM_CAPITAL or g.zone[target] == Zone.BATTLEFIELD


@rule
def has_redirect_target(g: Record, slot, source):
    for target in range(SECTION + 6):
        if may_redirect_to(g, slot, source, target):
            return True
    return False


@rule
def mark_redirect(g: Record, mask):
    slot = top(g, A)
    source = top(g, B)
    for target in range(SECTION):
        if may_redirect_to(g, slot, source, target):
            mask[slot_action(target)] = 1
    for section in range(6):
        if may_redirect_to(g, slot, source, as_section(section)):
            mask[section_action(section)] = 1


@rule
def redirect_to(g: Record, target):
    """W-09: the point joins the batch on its new target, or lies beside it; cancellable points go first."""
    slot = top(g, A)
    source = top(g, B)
    beside = top(g, C)
    seat = top(g, SEAT)
    pop(g)
    g.used[slot] = 1
    amount = tax(g, seat, target, NOTHING)
    if amount > 0:
        g.resources[seat] -= amount
        tell(g, Event.PAID, seat, NOTHING, amount, 0, g.resources[seat])
    if beside != 0:
        redirect_lying(g, seat, source, target)
        return
    kind = ORDINARY if g.batch[source, ORDINARY] > 0 else UNCANCELLABLE_POINT
    g.batch[source, kind] -= 1
    g.batch[target, kind] += 1
    tell(g, Event.REDIRECTED, seat, g.card[slot], source, target, shown_card(g, target))
