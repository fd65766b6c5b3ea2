"""Announcing and paying for actions: which targets, how much, who speaks next (INV-121 to INV-125)."""

from wartable.games.invasion.cards.declare import (
    A_CARD,
    A_COST,
    A_KIND,
    A_ONCE,
    A_OPTIONAL,
    A_PRICE,
    A_SPENDS,
    A_TARGETS,
    LIMITED,
    PLAYED_AS,
    RACE,
    TYPE,
    Kind,
    Price,
)
from wartable.games.invasion.cards.where import IN_PILE, IN_PLAY
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.entering import corrupt, sacrifice
from wartable.games.invasion.rules.facts import A_UNIT_TOO, controller, quester_of, section_of
from wartable.games.invasion.rules.means import has_price, may_be_given
from wartable.games.invasion.rules.piles import (
    leave_hand,
    show,
)
from wartable.games.invasion.rules.resolving import carry_out_row, put_away
from wartable.games.invasion.rules.rows import (
    add_aim,
    close_row,
    is_many_done,
    open_row,
    pass_the_word,
    tell_target,
)
from wartable.games.invasion.rules.slots import slots_of
from wartable.games.invasion.rules.stats import (
    cost,
    cost_but_loyalty,
    funds,
    purse,
    spendable_damage,
    spendable_tokens,
    tax,
)
from wartable.games.invasion.rules.targets import any_target, mark_targets
from wartable.games.invasion.rules.where import is_many
from wartable.games.invasion.state import (
    LARGEST,
    NOTHING,
    OPEN,
    SECTION,
    Event,
    Frame,
    Row,
    State,
    Type,
)
from wartable.games.invasion.vocabulary import (
    PASS,
    YES,
    number_action,
    slot_action,
    target_of,
    which,
)
from wartable.kernel.chance import below
from wartable.kernel.frames import A, pop, push, top
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule


@rule
def announce_card(g: Record, seat, card):
    """W-04: a card is shown; what it needs is chosen next."""
    ability = PLAYED_AS[card]
    hidden = leave_hand(g, seat, card)
    show(g, hidden, Event.ANNOUNCED, seat, card, ability, NOTHING, 0)
    row = open_row(g, seat, ability, NOTHING, card, State.ANNOUNCED)
    push(g, Frame.ANNOUNCE, seat, row, 0, 0, 0, 0)


@rule
def announce_slot(g: Record, seat, slot, ability):
    tell(g, Event.ANNOUNCED, seat, g.card[slot], ability, slot, 0)
    row = open_row(g, seat, ability, slot, 0, State.ANNOUNCED)
    push(g, Frame.ANNOUNCE, seat, row, 0, 0, 0, 0)


@rule
def base_cost(g: Record, row):
    """What a row costs without what its targets add."""
    card = g.chain[row, Row.CARD]
    if g.chain[row, Row.STATE] == State.AT_ONCE:
        if g.chain[row, Row.BOUGHT] != 0:
            return cost_but_loyalty(g, g.chain[row, Row.SEAT], card, max(g.chain[row, Row.X], 0))
        return 0
    if card == 0:
        return A_COST[g.chain[row, Row.ABILITY]]
    return cost(g, g.chain[row, Row.SEAT], card, max(g.chain[row, Row.X], 0))


@rule
def full_cost(g: Record, row):
    return base_cost(g, row) + tax(g, g.chain[row, Row.SEAT], g.chain[row, Row.ONE], g.chain[row, Row.TWO])


@rule
def place_open(g: Record, row):
    """The first target that is still open, 0 to 2; -1 for none."""
    for place in range(3):
        if g.chain[row, Row.ONE + place] == OPEN:
            return place
    return NOTHING


@rule
def announcement_waits(g: Record):
    """Go on with the announcement on top: whether its seat must choose something now."""
    row = top(g, A)
    ability = g.chain[row, Row.ABILITY]
    seat = g.chain[row, Row.SEAT]
    if g.chain[row, Row.X] == OPEN:
        return True
    place = place_open(g, row)
    if place != NOTHING:
        if is_many_done(g, row, place):
            g.chain[row, Row.ONE + place] = NOTHING
            return False
        if any_target(g, row, place, base_cost(g, row)) > 0:
            return True
        if place == 0 and g.chain[row, Row.STATE] == State.AT_ONCE and not A_OPTIONAL[ability, 0]:
            give_up(g)
        else:
            decline_targets(g, row, place)
        return False
    if g.chain[row, Row.GIVEN] == OPEN:
        if has_price(g, seat, A_PRICE[ability], g.chain[row, Row.SOURCE]):
            return True
        give_up(g)
        return False
    if g.chain[row, Row.TOKENS] == OPEN:
        if full_cost(g, row) > 0 and purse(g, seat) > 0 and g.resources[seat] > 0:
            return True
        g.chain[row, Row.TOKENS] = max(0, full_cost(g, row) - g.resources[seat])
        return False
    finish_announcement(g, row)
    return False


@rule
def give_up(g: Record):
    """An effect that can't have its targets does nothing; a card that brought it goes to its pile."""
    row = top(g, A)
    pop(g)
    tell(
        g,
        Event.FIZZLED,
        g.chain[row, Row.SEAT],
        A_CARD[g.chain[row, Row.ABILITY]],
        g.chain[row, Row.ABILITY],
        0,
        0,
    )
    if g.chain[row, Row.CARD] != 0:
        put_away(g, g.chain[row, Row.OWNER], g.chain[row, Row.CARD], g.chain[row, Row.BOUGHT])
    close_row(g)


@rule
def mark_announcement(g: Record, mask):
    """What may be chosen for the announcement on top."""
    row = top(g, A)
    ability = g.chain[row, Row.ABILITY]
    seat = g.chain[row, Row.SEAT]
    if g.chain[row, Row.X] == OPEN:
        mark_x(g, row, mask)
        return
    place = place_open(g, row)
    if place != NOTHING:
        if A_OPTIONAL[ability, place]:
            mask[PASS] = 1
        mark_targets(g, row, place, base_cost(g, row), mask)
        return
    if g.chain[row, Row.GIVEN] == OPEN:
        for slot in slots_of(g, seat):
            if may_be_given(g, seat, A_PRICE[ability], g.chain[row, Row.SOURCE], slot):
                mask[slot_action(slot)] = 1
        return
    amount = full_cost(g, row)
    for tokens in range(max(0, amount - g.resources[seat]), min(amount, purse(g, seat), LARGEST) + 1):
        mask[number_action(tokens)] = 1


@rule
def mark_x(g: Record, row, mask):
    """X: what the seat can pay, a target's tax with it; for X targets in one zone, no more than there are."""
    seat = g.chain[row, Row.SEAT]
    most = LARGEST
    first = 0
    if is_many(IN_PLAY[A_TARGETS[g.chain[row, Row.ABILITY], 0]]):
        first = 1
        most = 0
        for section in range(6):
            most = max(most, g.developments[section])
    for x in range(first, min(most, LARGEST) + 1):
        g.chain[row, Row.X] = x
        amount = base_cost(g, row)
        if amount <= funds(g, seat) and any_target(g, row, 0, amount) > 0:
            mask[number_action(x)] = 1
    g.chain[row, Row.X] = OPEN


@rule
def choose_for_announcement(g: Record, action):
    """Write a choice into the row."""
    row = top(g, A)
    if g.chain[row, Row.X] == OPEN:
        g.chain[row, Row.X] = which(action)
        return
    place = place_open(g, row)
    if place != NOTHING:
        choose_target(g, row, place, action)
    elif g.chain[row, Row.GIVEN] == OPEN:
        g.chain[row, Row.GIVEN] = which(action)
    else:
        g.chain[row, Row.TOKENS] = which(action)


@rule
def choose_target(g: Record, row, place, action):
    if action == PASS:
        decline_targets(g, row, place)
        return
    if action == YES:  # agreed: there is nothing to aim at
        g.chain[row, Row.ONE + place] = NOTHING
        return
    target = target_of(action)
    what = A_TARGETS[g.chain[row, Row.ABILITY], place]
    seat = g.chain[row, Row.SEAT]
    if is_many(IN_PILE[what]):
        add_aim(g, row, target)
        return
    if is_many(IN_PLAY[what]):
        if controller(g, target) == seat:
            add_aim(g, row, target)
        else:
            aim_at_developments(g, row, section_of(g, target))
        return
    if target < SECTION and g.down[target] == 1 and controller(g, target) != seat:
        target = development_by_lot(g, row, section_of(g, target), 1)
    g.chain[row, Row.ONE + place] = target
    if A_KIND[g.chain[row, Row.ABILITY]] != Kind.PLAY:
        tell_target(g, seat, target)


@rule
def decline_targets(g: Record, row, place):
    """An optional target that is not wanted or not there: "up to" so many may be none.

    Without a first target there are no further ones, and what may happen at a moment (U-02) does not happen at all.
    """
    g.chain[row, Row.ONE + place] = NOTHING
    if place == 0:
        g.chain[row, Row.TWO] = NOTHING
        g.chain[row, Row.THREE] = NOTHING
        if A_KIND[g.chain[row, Row.ABILITY]] == Kind.FORCED:
            pop(g)
            close_row(g)


@rule
def development_by_lot(g: Record, row, section, most):
    """W-05: one of the developments of a section that this row does not aim at already; `most`: 1 for plain ones alone."""
    first = g.chain[row, Row.ONE]
    seat = section // 3
    count = 0
    for slot in slots_of(g, seat):
        if g.down[slot] <= most and is_open_development(g, row, section, slot, first):
            count += 1
    left = below(g, count)
    for slot in slots_of(g, seat):
        if g.down[slot] <= most and is_open_development(g, row, section, slot, first):
            if left == 0:
                return slot
            left -= 1
    return NOTHING


@rule
def is_open_development(g: Record, row, section, slot, first):
    if g.card[slot] == 0 or g.down[slot] == 0 or slot == first or section_of(g, slot) != section:
        return False
    mark = g.chain[row, Row.MARK]
    for aim in range(g.aimed):
        if mark != 0 and g.aims[aim, 0] == mark and g.aims[aim, 1] == slot:
            return False
    return True


@rule
def aim_at_developments(g: Record, row, section):
    """W-05: X developments of one zone of the opponent, by lot."""
    for _ in range(g.chain[row, Row.X]):
        slot = development_by_lot(g, row, section, A_UNIT_TOO)
        if slot != NOTHING:
            add_aim(g, row, slot)


@rule
def finish_announcement(g: Record, row):
    """INV-125: pay everything; the action is on the chain, or an effect that is due at once is carried out."""
    seat = g.chain[row, Row.SEAT]
    ability = g.chain[row, Row.ABILITY]
    source = g.chain[row, Row.SOURCE]
    at_once = g.chain[row, Row.STATE] == State.AT_ONCE
    pay(g, row, seat)
    pop(g)
    if at_once:
        if g.chain[row, Row.GIVEN] >= 0:
            sacrifice(g, g.chain[row, Row.GIVEN])
        carry_out_row(g, row)
        return
    if source >= 0:
        g.used[source] |= A_ONCE[ability]
    remember_play(g, seat, g.chain[row, Row.CARD], row)
    g.chain[row, Row.STATE] = State.ON_CHAIN
    if A_SPENDS[ability] > 0:
        spend_tokens(g, source, A_SPENDS[ability])
    price = A_PRICE[ability]
    if price == Price.ITSELF:
        sacrifice(g, source)
    elif price == Price.QUESTER:
        sacrifice(g, quester_of(g, source))
    elif price == Price.CORRUPT:
        corrupt(g, source)
    elif price != Price.NONE:
        sacrifice(g, g.chain[row, Row.GIVEN])
    pass_the_word(g, seat)


@rule
def pay(g: Record, row, seat):
    """INV-011: from the own resources, and with tokens where a card allows it (W-08)."""
    amount = full_cost(g, row)
    tokens = max(g.chain[row, Row.TOKENS], 0)
    if amount == 0:
        return
    left = tokens
    if left > 0:
        for slot in slots_of(g, seat):
            spent = min(left, spendable_damage(g, seat, slot))
            g.damage[slot] -= spent
            left -= spent
            spent = min(left, spendable_tokens(g, slot))
            if spent > 0:
                spend_tokens(g, slot, spent)
                left -= spent
    g.resources[seat] -= amount - tokens
    tell(g, Event.PAID, seat, NOTHING, amount, tokens, g.resources[seat])


@rule
def spend_tokens(g: Record, slot, count):
    """Tokens on a card pay for its action."""
    g.tokens[slot] -= count
    tell(g, Event.TOKENS, controller(g, slot), g.card[slot], slot, g.tokens[slot], 0)


@rule
def remember_play(g: Record, seat, card, row):
    """INV-143 and what else is counted by the turn."""
    if card == 0:
        return
    if LIMITED[card]:
        g.limited[seat] = 1
    if TYPE[card] == Type.SUPPORT:
        g.supports_played[seat] += 1
    elif TYPE[card] == Type.UNIT:
        g.units_played[seat, RACE[card]] += 1
        g.chain[row, Row.GIVEN] = g.discounts[seat]
        g.discounts[seat] = 0
