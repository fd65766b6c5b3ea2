"""The chain: announcing and paying for actions, carrying them out last in, first out (INV-121 to INV-128).
Forced effects use the same rows, but are carried out at once."""

from wartable.games.invasion.cards.declare import (
    A_BY,
    A_CARD,
    A_CONSTANT,
    A_COST,
    A_KIND,
    A_ONCE,
    A_OPTIONAL,
    A_PRICE,
    A_SPENDS,
    A_TARGETS,
    A_TOKENS,
    A_WHEN,
    A_WINDOW,
    A_X,
    A_ZONE,
    ANYTIME,
    ATTACHES,
    COUNTER_RULE,
    LIMITED,
    PLAYED_AS,
    RACE,
    TOKEN_RULE,
    TYPE,
    Kind,
    Price,
    When,
    Window,
    effect,
    may_use,
)
from wartable.games.invasion.cards.where import IN_PILE, IN_PLAY, NOWHERE
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.areas import (
    A_UNIT_TOO,
    ENEMY,
    OWN,
    add_tokens,
    controller,
    corrupt,
    destroy,
    develop,
    is_unit,
    join_discard,
    leave_discard,
    leave_hand,
    leave_hand_unseen,
    may_be_corrupted,
    put_into_play,
    put_under_deck,
    quester_of,
    sacrifice,
    section_of,
    set_off,
    show,
    shown_card,
)
from wartable.games.invasion.rules.combat import has_fighter
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
from wartable.games.invasion.rules.targets import any_target, is_legal_target, mark_targets
from wartable.games.invasion.rules.where import is_many
from wartable.games.invasion.state import (
    CHAIN,
    KIND_OF_CARD,
    LARGEST,
    NOTHING,
    OPEN,
    ROW,
    SECTION,
    Event,
    Frame,
    Phase,
    Row,
    State,
    Step,
    Type,
)
from wartable.games.invasion.vocabulary import (
    PASS,
    YES,
    number_action,
    row_in,
    slot_action,
    target_of,
    which,
    zone_in,
)
from wartable.kernel.chance import below
from wartable.kernel.frames import KIND, SEAT, A, B, E, pop, push, set_top, top
from wartable.kernel.journal import tell
from wartable.kernel.rule import rule

COLUMNS = len(Row)

# --- When an action may be announced ----------------------------------------------------------------------


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
        if ANYTIME[card] == 0 and (g.active != seat or g.frames[0, A] != Phase.CAPITAL):
            return False
        if LIMITED[card] and g.limited[seat] != 0:
            return False
    return may_announce(g, seat, ability, NOTHING, card, False)


@rule
def may_announce_slot(g: Record, seat, slot, ability):
    """INV-121, INV-122, INV-130: whether an action of a card in play may be used now."""
    if A_BY[ability] & (OWN if controller(g, slot) == seat else ENEMY) == 0:
        return False
    if g.down[slot] != 0 or (A_ZONE[ability] != NOTHING and A_ZONE[ability] != g.zone[slot]):
        return False
    if g.used[slot] & A_ONCE[ability] != 0 or g.tokens[slot] < A_TOKENS[ability]:
        return False
    return may_announce(g, seat, ability, slot, 0, False)


@rule
def may_announce(g: Record, seat, ability, source, card, free):
    """Whether the moment is right, the price can be paid and there are targets."""
    if g.rows >= CHAIN or not in_window(g, seat, A_WINDOW[ability]):
        return False
    base = 0
    if not free:
        base = cost(g, seat, card, 0) if card != 0 else A_COST[ability]
    return has_means(g, seat, ability, source, card, base, free)


@rule
def has_means(g: Record, seat, ability, source, card, base, free):
    """Whether a cost without taxes can be paid, and the price, and whether there are targets."""
    if base > funds(g, seat):
        return False
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


# --- Rows -------------------------------------------------------------------------------------------------


@rule
def open_row(g: Record, seat, ability, source, card, state):
    """A new row on top, with everything still to be chosen open."""
    row = g.rows
    g.chain[row, Row.ABILITY] = ability
    g.chain[row, Row.SEAT] = seat
    g.chain[row, Row.SOURCE] = source
    g.chain[row, Row.ZONE] = g.zone[source] if source >= 0 else NOTHING
    g.chain[row, Row.X] = OPEN if A_X[ability] and A_KIND[ability] == Kind.TACTIC else 0
    g.chain[row, Row.ONE] = OPEN if A_TARGETS[ability, 0] != NOWHERE else NOTHING
    g.chain[row, Row.TWO] = OPEN if A_TARGETS[ability, 1] != NOWHERE else NOTHING
    g.chain[row, Row.THREE] = OPEN if A_TARGETS[ability, 2] != NOWHERE else NOTHING
    g.chain[row, Row.CARD] = card
    g.chain[row, Row.STATE] = state
    price = A_PRICE[ability]
    g.chain[row, Row.GIVEN] = OPEN if price == Price.UNIT or price == Price.UNIT_HERE else NOTHING
    g.chain[row, Row.TOKENS] = OPEN
    g.chain[row, Row.OWNER] = seat
    g.chain[row, Row.MARK] = 0
    if A_X[ability] and A_KIND[ability] == Kind.ACTION:
        g.chain[row, Row.X] = g.tokens[source]
    g.rows = row + 1
    return row


@rule
def close_row(g: Record):
    """Take the top row away, leaving zeros, with its further targets."""
    row = g.rows - 1
    mark = g.chain[row, Row.MARK]
    for column in range(COLUMNS):
        g.chain[row, column] = 0
    g.rows = row
    if mark != 0:
        drop_aims(g, mark)


@rule
def drop_aims(g: Record, mark):
    kept = 0
    for aim in range(g.aimed):
        if g.aims[aim, 0] != mark:
            g.aims[kept, 0] = g.aims[aim, 0]
            g.aims[kept, 1] = g.aims[aim, 1]
            kept += 1
    for aim in range(kept, g.aimed):
        g.aims[aim, 0] = 0
        g.aims[aim, 1] = 0
    g.aimed = kept
    if kept == 0:
        g.marks = 0


@rule
def add_aim(g: Record, row, target):
    """A further target of an effect with many."""
    if g.chain[row, Row.MARK] == 0:
        g.marks += 1
        g.chain[row, Row.MARK] = g.marks
    if g.aimed >= g.aims.shape[0]:
        raise OverflowError("too many targets")
    g.aims[g.aimed, 0] = g.chain[row, Row.MARK]
    g.aims[g.aimed, 1] = target
    g.aimed += 1
    tell_target(g, g.chain[row, Row.SEAT], target)


@rule
def tell_target(g: Record, seat, target):
    """What was chosen: the card that everybody sees there, and the section where it lies."""
    card = shown_card(g, target)
    section = NOTHING
    if target < SECTION:
        section = section_of(g, target)
    elif ROW <= target < KIND_OF_CARD:
        card = A_CARD[g.chain[row_in(target), Row.ABILITY]]
    tell(g, Event.TARGETED, seat, card, target, section, 0)


@rule
def aims_of(g: Record, mark):
    count = 0
    for aim in range(g.aimed):
        if mark != 0 and g.aims[aim, 0] == mark:
            count += 1
    return count


# --- Announcing ---------------------------------------------------------------------------------------------


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
def cast(g: Record, seat, ability, source, zone, x, card, owner):
    """An effect that is carried out at once: a forced one, a copy, a free tactic. Its targets are chosen first."""
    row = open_row(g, seat, ability, source, card, State.AT_ONCE)
    g.chain[row, Row.ZONE] = zone
    g.chain[row, Row.X] = x
    g.chain[row, Row.OWNER] = owner
    g.chain[row, Row.GIVEN] = OPEN if A_PRICE[ability] == Price.UNIT and card != 0 else NOTHING
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
def is_many_done(g: Record, row, place):
    """Whether an effect with X targets has them all."""
    what = A_TARGETS[g.chain[row, Row.ABILITY], place]
    if not is_many(IN_PLAY[what]) and not is_many(IN_PILE[what]):
        return False
    chosen = aims_of(g, g.chain[row, Row.MARK])
    if chosen >= g.chain[row, Row.X]:
        return True
    if IN_PILE[what] != 0:
        total = 0
        for card in range(g.discard.shape[1]):
            total += g.discard[g.chain[row, Row.SEAT], card]
        return chosen >= total
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
def pass_the_word(g: Record, seat):
    """U-01: an action passes priority."""
    depth = g.depth - 1
    while g.frames[depth, KIND] != Frame.WINDOW:
        depth -= 1
    g.frames[depth, SEAT] = 1 - seat
    g.frames[depth, A] = 0


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


# --- Carrying out ---------------------------------------------------------------------------------------------


@rule
def resolve_chain(g: Record):
    """W-02: carry out the entry on top; when none is left, the active player has the word again (W-03)."""
    if g.rows > 0:
        row = g.rows - 1
        if g.chain[row, Row.STATE] == State.CANCELLED:
            if g.chain[row, Row.CARD] != 0:
                join_discard(g, g.chain[row, Row.OWNER], g.chain[row, Row.CARD])
            close_row(g)
        else:
            carry_out_row(g, row)
        return
    pop(g)
    set_top(g, SEAT, g.active)
    set_top(g, A, 0)


@rule
def carry_out_row(g: Record, row):
    """INV-126, B-12: the effect happens, unless all its targets have become illegal."""
    ability = g.chain[row, Row.ABILITY]
    seat = g.chain[row, Row.SEAT]
    source = g.chain[row, Row.SOURCE]
    zone = g.chain[row, Row.ZONE]
    x = g.chain[row, Row.X]
    card = g.chain[row, Row.CARD]
    owner = g.chain[row, Row.OWNER]
    given = g.chain[row, Row.GIVEN]
    mark = g.chain[row, Row.MARK]
    bought = g.chain[row, Row.BOUGHT]
    wanted = 0
    legal = 0
    for place in range(3):
        target = g.chain[row, Row.ONE + place]
        if target != NOTHING:
            wanted += 1
            if is_legal_target(g, row, place, target):
                legal += 1
            else:
                g.chain[row, Row.ONE + place] = NOTHING
    one = g.chain[row, Row.ONE]
    two = g.chain[row, Row.TWO]
    three = g.chain[row, Row.THREE]
    g.chain[row, Row.MARK] = 0
    close_row(g)
    name = A_CARD[ability]
    if wanted > 0 and legal == 0:
        tell(g, Event.FIZZLED, seat, name, ability, 0, 0)
        if card != 0:
            put_away(g, owner, card, bought)
    elif A_KIND[ability] == Kind.PLAY:
        enter_by_play(g, seat, card, one, given)
    else:
        if A_KIND[ability] != Kind.FORCED:
            tell(g, Event.RESOLVED, seat, name, ability, source, 0)
        depth = g.depth
        effect(ability, g, seat, source, zone, x, one, two, three, mark)
        sign_frames(g, depth, name)
        if card != 0:
            put_away(g, owner, card, bought)
    if mark != 0:
        drop_aims(g, mark)


@rule
def put_away(g: Record, owner, card, bought):
    """A card that was carried out goes to its owner's discard pile, or under the deck (W-54)."""
    if bought != 0:
        put_under_deck(g, owner, card)
    else:
        join_discard(g, owner, card)


@rule
def sign_frames(g: Record, depth, card):
    """What was put on top from a depth on is asked for by a card, for the words of the choice."""
    for frame in range(depth, g.depth):
        g.frames[frame, E] = card


@rule
def enter_by_play(g: Record, seat, card, place, discounts):
    """INV-071, INV-086: a card that was played enters play in its zone, on its quest or on its host."""
    if place >= SECTION:
        slot = put_into_play(g, seat, card, zone_in(place), NOTHING)
    else:
        slot = put_into_play(g, seat, card, g.zone[place], place)
    set_off(g, slot, When.PLAYED, NOTHING)
    if TYPE[card] == Type.UNIT and discounts > 0:
        g.damage[slot] += discounts
        tell(g, Event.DAMAGED, seat, card, slot, discounts, discounts)


@rule
def put_found(g: Record, seat, card, zone):
    """A card that was found somewhere enters play in a zone; an attachment on a unit there that is chosen next (W-20)."""
    if ATTACHES[card]:
        cast(g, seat, PLAYED_AS[card], NOTHING, zone, 0, card, seat)
    else:
        put_into_play(g, seat, card, zone, NOTHING)


@rule
def put_from_discard(g: Record, seat, card, zone):
    """A card of the discard pile enters play without being played."""
    leave_discard(g, seat, card)
    put_found(g, seat, card, zone)


@rule
def cancel_row(g: Record, row):
    """INV-127: an entry of the chain will do nothing; what was paid stays paid."""
    if row >= 0 and g.chain[row, Row.STATE] == State.ON_CHAIN:
        g.chain[row, Row.STATE] = State.CANCELLED
        ability = g.chain[row, Row.ABILITY]
        tell(g, Event.CANCELLED, g.chain[row, Row.SEAT], A_CARD[ability], ability, 0, 0)


@rule
def copy_row(g: Record, seat, row):
    """B-145, W-21: the effect of a tactic on the chain once more, whatever it says of when to play it; X is 0."""
    if row >= 0 and g.chain[row, Row.STATE] == State.ON_CHAIN:
        cast(g, seat, g.chain[row, Row.ABILITY], NOTHING, NOTHING, 0, 0, seat)


@rule
def destroy_aims(g: Record, mark):
    """The developments that an effect aims at are destroyed; what was turned up is none any more (B-12)."""
    for aim in range(g.aimed):
        slot = g.aims[aim, 1]
        if g.aims[aim, 0] == mark and slot >= 0 and g.down[slot] != 0:
            destroy(g, slot)


@rule
def put_down(g: Record, seat, card):
    """INV-075, W-01: the turn's development; it needs no chain."""
    zone = top(g, A)
    pop(g)
    leave_hand_unseen(g, seat, card)
    g.developed = 1
    develop(g, seat, card, zone, 0)
    pass_the_word(g, seat)


# --- Forced effects -------------------------------------------------------------------------------------------


@rule
def next_waiting(g: Record):
    """U-02, W-06: start the next forced effect, or ask its seat which of several comes first."""
    seat = g.active
    count = count_waiting(g, seat)
    if count == 0:
        seat = 1 - seat
        count = count_waiting(g, seat)
    first = 0
    while not is_due(g, seat, first):
        first += 1
    strikes_nobody = g.waiting[first, 0] == COUNTER_RULE and not has_fighter(g, g.active)
    if count > 1 and not strikes_nobody:
        push(g, Frame.ORDER, seat, 0, 0, 0, 0, 0)
    else:
        start_waiting(g, first)


@rule
def count_waiting(g: Record, seat):
    count = 0
    for row in range(g.waits):
        if is_due(g, seat, row):
            count += 1
    return count


@rule
def is_due(g: Record, seat, row):
    """U-02, W-06: whether an effect of a seat may be the next one: of the last wave, and of its constant ones first."""
    first = g.waits - 1
    while first > 0 and g.waiting[first - 1, 6] == g.waiting[g.waits - 1, 6]:
        first -= 1
    constant = A_CONSTANT[g.waiting[first, 0]]
    return row >= first and g.waiting[row, 1] == seat and A_CONSTANT[g.waiting[row, 0]] == constant


@rule
def start_waiting(g: Record, row):
    """B-20: what watches others must still be in play; what speaks of itself works after it has left.

    W-06: what it sets off is a new wave, if others still wait.
    """
    ability = g.waiting[row, 0]
    seat = g.waiting[row, 1]
    slot = g.waiting[row, 2]
    zone = g.waiting[row, 3]
    x = g.waiting[row, 4]
    card = g.waiting[row, 5]
    wave = g.waiting[row, 6]
    for later in range(row, g.waits - 1):
        for column in range(7):
            g.waiting[later, column] = g.waiting[later + 1, column]
    g.waits -= 1
    for column in range(7):
        g.waiting[g.waits, column] = 0
    g.wave = wave + 1 if g.waits > 0 else 0
    if ability == COUNTER_RULE:
        front = 0 if g.second == 0 else int(zone == g.second - 1)
        push(g, Frame.COUNTER, seat, x, slot, front, 0, card)
        return
    if slot == NOTHING and not speaks_of_itself(A_WHEN[ability]):
        return
    if not may_use(ability, g, seat, slot):
        return
    tell(g, Event.FORCED, seat, card, slot, ability, 0)
    if ability == TOKEN_RULE:
        add_token(g, slot)
    else:
        cast(g, seat, ability, slot, zone, x, 0, seat)


@rule
def speaks_of_itself(when):
    """What happens to a card or its host, and may end them at the same moment."""
    return (
        when == When.ENTERS_PLAY
        or when == When.PLAYED
        or when == When.LEAVES_PLAY
        or when == When.DESTROYED
        or when == When.DAMAGED
        or when == When.HOST_HURTS_IN_COMBAT
        or when == When.ATTACKS
    )


@rule
def add_token(g: Record, quest):
    """INV-089: a token from the pool, if a unit quests there."""
    if quester_of(g, quest) != NOTHING:
        add_tokens(g, quest, 1)
