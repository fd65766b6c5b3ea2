"""When an action may be announced: the moment, the price, the targets (INV-121 to INV-123)."""

from wartable.games.invasion.cards.declare import (
    A_BY,
    A_COST,
    A_ONCE,
    A_OPTIONAL,
    A_PRICE,
    A_TARGETS,
    A_TOKENS,
    A_WINDOW,
    A_ZONE,
    ANYTIME,
    LIMITED,
    PLAYED_AS,
    TYPE,
    Price,
    Window,
    may_use,
)
from wartable.games.invasion.cards.where import IN_PLAY, NOWHERE
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.facts import (
    ENEMY,
    OWN,
    controller,
    is_unit,
    may_be_corrupted,
    quester_of,
)
from wartable.games.invasion.rules.rows import close_row, is_many_done, open_row
from wartable.games.invasion.rules.slots import slots_of
from wartable.games.invasion.rules.stats import (
    cost,
    funds,
    is_own_capital_phase,
)
from wartable.games.invasion.rules.targets import any_target
from wartable.games.invasion.rules.where import is_many
from wartable.games.invasion.state import (
    CHAIN,
    NOTHING,
    Phase,
    Row,
    State,
    Step,
    Type,
)
from wartable.kernel.frames import A, B
from wartable.kernel.rule import rule


@rule
def in_window(g: Record, seat, window):
    """Whether an action that asks for a moment may be used now."""
    if window == Window.ANY:
        return True
    phase = g.frames[0, A]
    step = g.frames[0, B]
    if window == Window.OWN_TURN:
        return g.active == seat
    if window == Window.OWN_QUEST_PHASE:
        return g.active == seat and phase == Phase.QUEST
    if phase != Phase.BATTLE or g.attacked == NOTHING:
        return False
    if window == Window.AFTER_ASSIGNING:
        return step == Step.APPLY or step == Step.OVER
    if window == Window.WHILE_ASSIGNED:
        return step == Step.APPLY
    if window == Window.AFTER_COMBAT:
        return step == Step.OVER
    if window == Window.ZONE_CHOSEN:
        return g.active == seat and step == Step.ATTACKERS
    return g.active != seat and (step == Step.ATTACKERS or step == Step.DEFENDERS)


@rule
def may_announce_card(g: Record, seat, card):
    """INV-070, INV-123, INV-143: whether a card may be played from hand now."""
    ability = PLAYED_AS[card]
    if TYPE[card] != Type.TACTIC:
        if ANYTIME[card] == 0 and not is_own_capital_phase(g, seat):
            return False
        if LIMITED[card] and g.limited[seat] != 0:
            return False
    if not is_moment_of(g, seat, ability):
        return False
    base = cost(g, seat, card, 0)
    return base <= funds(g, seat) and has_means(g, seat, ability, NOTHING, card, base, False)


@rule
def may_announce_slot(g: Record, seat, slot, ability):
    """INV-121, INV-122, INV-130: whether an action of a card in play may be used now."""
    if A_BY[ability] & (OWN if controller(g, slot) == seat else ENEMY) == 0:
        return False
    if g.down[slot] != 0 or (A_ZONE[ability] != NOTHING and A_ZONE[ability] != g.zone[slot]):
        return False
    if g.used[slot] & A_ONCE[ability] != 0 or g.tokens[slot] < A_TOKENS[ability]:
        return False
    base = A_COST[ability]
    if not is_moment_of(g, seat, ability) or base > funds(g, seat):
        return False
    return has_means(g, seat, ability, slot, 0, base, False)


@rule
def is_moment_of(g: Record, seat, ability):
    """Whether the chain has room, and a seat may use an ability now as far as the moment goes."""
    return g.rows < CHAIN and in_window(g, seat, A_WINDOW[ability])


@rule
def has_means(g: Record, seat, ability, source, card, base, free):
    """Whether the price can be paid, and whether there are targets; the cost without taxes can be paid."""
    if not has_price(g, seat, A_PRICE[ability], source) or not may_use(ability, g, seat, source):
        return False
    if A_TARGETS[ability, 0] == NOWHERE:
        return True
    many = is_many(IN_PLAY[A_TARGETS[ability, 0]])
    if many and not free:
        base += 1
        if base > funds(g, seat):
            return False
    row = open_row(g, seat, ability, source, card, State.ANNOUNCED)
    if many:
        g.chain[row, Row.X] = 1
    found = A_OPTIONAL[ability, 0] != 0 or is_many_done(g, row, 0) or any_target(g, row, 0, base) > 0
    close_row(g)
    return found


@rule
def has_price(g: Record, seat, price, source):
    """Whether there is something to sacrifice, or something that can become corrupt."""
    if price == Price.NONE or price == Price.ITSELF:
        return True
    if price == Price.CORRUPT:
        return may_be_corrupted(g, source)
    if price == Price.QUESTER:
        return quester_of(g, source) != NOTHING
    for slot in slots_of(g, seat):
        if may_be_given(g, seat, price, source, slot):
            return True
    return False


@rule
def may_be_given(g: Record, seat, price, source, slot):
    if controller(g, slot) != seat or not is_unit(g, slot):
        return False
    return price == Price.UNIT or (price == Price.UNIT_HERE and g.zone[slot] == g.zone[source])
