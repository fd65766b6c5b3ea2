"""Choices that effects ask for while they are carried out: sacrifices, either-or, searches, payments.
Each is a frame; a card's function pushes it with the words below, and it is answered here."""

from wartable.games.invasion.cards.declare import (
    A_KIND,
    PLAYED_AS,
    Q_MUST,
    Q_WHERE,
    SEARCH_FOR,
    SEARCH_MUST,
    Kind,
    Must,
    answer,
)
from wartable.games.invasion.cards.where import AGREED, AS_ZONE, IN_PLAY
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.combat import front_zone
from wartable.games.invasion.rules.damage import assign, gather_damage, move_damage
from wartable.games.invasion.rules.entering import corrupt, sacrifice
from wartable.games.invasion.rules.facts import controller, face, is_unit, may_be_corrupted
from wartable.games.invasion.rules.means import has_means, is_moment_of
from wartable.games.invasion.rules.piles import (
    check_deck,
    join_hand,
    leave_hand,
    show,
    shuffle,
    take_from_deck,
)
from wartable.games.invasion.rules.resolving import put_found, sign_frames
from wartable.games.invasion.rules.rows import cast
from wartable.games.invasion.rules.slots import first_slot, past_slots, slots_of
from wartable.games.invasion.rules.stats import remaining
from wartable.games.invasion.rules.targets import fits_zone, may_be_put
from wartable.games.invasion.rules.where import any_of, each, fits_card
from wartable.games.invasion.state import LARGEST, NOTHING, Edition, Event, Find, Frame, Role
from wartable.games.invasion.vocabulary import (
    PASS,
    YES,
    Word,
    as_section,
    card_action,
    number_action,
    section_action,
    slot_action,
    target_of,
    which,
    word_of,
)
from wartable.kernel.chance import below
from wartable.kernel.frames import SEAT, A, B, C, D, E, pop, push, set_top, top
from wartable.kernel.journal import reveal, tell, whisper
from wartable.kernel.rule import rule

# --- What effects ask for -----------------------------------------------------------------------------------


@rule
def ask(g: Record, seat, question, x):
    """A seat is asked a question of a card; x is what it is about."""
    push(g, Frame.ASK, seat, question, x, 0, 0, 0)


@rule
def ask_sacrifice(g: Record, seat, zone):
    """A seat must sacrifice one of its units, in a zone or anywhere (-1), if it has one."""
    push(g, Frame.SACRIFICE, seat, zone, 0, 0, 0, 0)


@rule
def ask_sacrifices(g: Record, zone):
    """Each player must, the active one first."""
    ask_sacrifice(g, 1 - g.active, zone)
    ask_sacrifice(g, g.active, zone)


@rule
def ask_developments_or_damage(g: Record):
    """W-27: each player sacrifices a development or takes 1 damage on each section; the active one first."""
    gather_damage(g)
    push(g, Frame.SACRIFICE_DEVELOPMENT, 1 - g.active, 0, 0, 0, 0, 0)
    push(g, Frame.SACRIFICE_DEVELOPMENT, g.active, 0, 0, 0, 0, 0)


@rule
def ask_corruption_or_damage(g: Record, zone):
    """W-27: each player corrupts a unit of his in the zone or takes 1 damage on a section of his choice."""
    gather_damage(g)
    push(g, Frame.CORRUPT_OR_DAMAGE, 1 - g.active, zone, 0, 0, 0, 0)
    push(g, Frame.CORRUPT_OR_DAMAGE, g.active, zone, 0, 0, 0, 0)


@rule
def ask_search(g: Record, seat, search, count, to):
    """Look at so many cards on top of the deck; one that fits what is `sought` goes into a zone or the hand (Find); then shuffle."""
    looked = min(count, g.deck_left[seat])
    tell(g, Event.LOOKED, seat, NOTHING, looked, 0, 0)
    push(g, Frame.SEARCH, seat, to, search, looked, 0, 0)


@rule
def ask_payments(g: Record, slot):
    """The attacking player may pay 1 resource for each attacker (W-07)."""
    push(g, Frame.PAY_FOR_ATTACKER, g.active, slot, first_slot(g, g.active), 0, 0, 0)


@rule
def ask_reveal(g: Record, seat, most):
    """The seat says how many cards of the opponent's hand are revealed, at most so many; then it may play tactics."""
    shown = min(most, g.hand_size[1 - seat])
    if shown > 0:
        push(g, Frame.REVEAL, seat, shown, 0, 0, 0, 0)


@rule
def reveal_by_lot(g: Record, seat, shown):
    """Cards of the opponent's hand are revealed by lot; the seat may play the tactics among them for nothing."""
    other = 1 - seat
    asker = top(g, E)
    pop(g)
    push(g, Frame.FREE_TACTICS, seat, other, 0, 0, 0, asker)
    for place in range(shown):
        card = pick_unrevealed(g, other)
        set_top(g, B + place, card)
        copies = (top(g, B) == card) + (top(g, C) == card) + (top(g, D) == card)
        show(g, g.known[other, card] < copies, Event.REVEALED, other, card, 0, 0, 0)
    remember_revealed(g, other)


@rule
def pick_unrevealed(g: Record, other):
    """A card of a hand by lot, each copy but once."""
    left = below(g, g.hand_size[other] - (top(g, B) != 0) - (top(g, C) != 0) - (top(g, D) != 0))
    for place in range(g.hand_size[other]):
        card = g.hand[other, place]
        if place == 0 or g.hand[other, place - 1] != card:
            skipped = (top(g, B) == card) + (top(g, C) == card) + (top(g, D) == card)
        if skipped > 0:
            skipped -= 1
        elif left == 0:
            return card
        else:
            left -= 1
    return 0


@rule
def remember_revealed(g: Record, other):
    """What was revealed is known as long as it stays in hand."""
    for part in range(B, E):
        card = top(g, part)
        if card != 0:
            copies = 0
            for again in range(B, E):
                copies += top(g, again) == card
            if g.known[other, card] < copies:
                g.known[other, card] = copies


@rule
def ask_amount(g: Record, seat, source, target):
    """How much damage moves from one unit to another."""
    if source >= 0 and target >= 0:
        push(g, Frame.AMOUNT, seat, source, target, 0, 0, 0)


# --- Whether somebody must choose -----------------------------------------------------------------------------


@rule
def choice_waits(g: Record, kind):
    """Whether the frame on top needs an answer; a choice without anything to choose is over."""
    seat = top(g, SEAT)
    if kind == Frame.ASK:
        if has_answer(g, seat, Q_WHERE[top(g, A)]):
            return True
        answer_question(g, seat, NOTHING)
        return False
    if kind == Frame.SACRIFICE:
        if has_unit(g, seat, top(g, A)):
            return True
        pop(g)
        return False
    if kind == Frame.SACRIFICE_DEVELOPMENT:
        if has_development(g, seat):
            return True
        pop(g)
        damage_all_sections(g, seat)
        return False
    if kind == Frame.CORRUPT_OR_DAMAGE:
        if can_corrupt_one(g, seat, top(g, A)) or has_section(g, seat):
            return True
        pop(g)
        return False
    if kind == Frame.PAY_FOR_ATTACKER:
        return next_attacker(g, seat)
    if kind == Frame.FREE_TACTICS:
        if next_free_tactic(g, seat) != 0:
            return True
        pop(g)
        return False
    return True


@rule
def has_answer(g: Record, seat, where):
    """Whether there is something that a seat can choose."""
    for section in range(6):
        if fits_zone(g, AS_ZONE[where], section, seat):
            return True
    return AGREED[where] != 0 or any_of(g, where, seat)


@rule
def has_unit(g: Record, seat, zone):
    for slot in slots_of(g, seat):
        if is_unit(g, slot) and (zone == NOTHING or g.zone[slot] == zone):
            return True
    return False


@rule
def has_development(g: Record, seat):
    return g.developments[seat * 3] + g.developments[seat * 3 + 1] + g.developments[seat * 3 + 2] > 0


@rule
def damage_all_sections(g: Record, seat):
    for section in range(seat * 3, seat * 3 + 3):
        assign(g, as_section(section), 1, 0)


@rule
def can_corrupt(g: Record, slot, zone):
    """U-16: only what can fully be done may be chosen."""
    return is_unit(g, slot) and g.zone[slot] == zone and may_be_corrupted(g, slot)


@rule
def can_corrupt_one(g: Record, seat, zone):
    for slot in slots_of(g, seat):
        if can_corrupt(g, slot, zone):
            return True
    return False


@rule
def has_section(g: Record, seat):
    return g.burning[seat * 3] + g.burning[seat * 3 + 1] + g.burning[seat * 3 + 2] < 3


@rule
def next_attacker(g: Record, seat):
    """Go on to the next attacker that can be paid for; whether there is one."""
    slot = top(g, B)
    while slot < past_slots(g, seat):
        if is_attacker(g, slot, seat) and g.resources[seat] > 0 and is_charged(g, top(g, A), slot):
            set_top(g, B, slot)
            return True
        slot += 1
    pop(g)
    return False


@rule
def is_charged(g: Record, support, attacker):
    """W-07, W-57: whether a support asks for payments for an attacker: for those of its zone, where two are attacked."""
    return g.second == 0 or support < 0 or front_zone(g, g.front[attacker]) == g.zone[support]


@rule
def is_attacker(g: Record, slot, seat):
    return g.role[slot] == Role.ATTACKS and is_unit(g, slot) and controller(g, slot) == seat


@rule
def next_free_tactic(g: Record, seat):
    """The first revealed tactic that could be played now; 0 for none."""
    for part in range(B, E):
        card = top(g, part)
        if card != 0 and is_free_tactic(g, seat, card):
            return card
    return 0


@rule
def is_free_tactic(g: Record, seat, card):
    """Whether a revealed card is a tactic that is still in the hand and could be played now."""
    ability = PLAYED_AS[card]
    if A_KIND[ability] != Kind.TACTIC or g.known[top(g, A), card] == 0:
        return False
    return is_moment_of(g, seat, ability) and has_means(g, seat, ability, NOTHING, card, 0, True)


# --- What may be chosen -----------------------------------------------------------------------------------------


@rule
def mark_choice(g: Record, kind, seat, mask):
    if kind == Frame.ASK:
        mark_question(g, seat, top(g, A), mask)
    elif kind == Frame.SACRIFICE:
        zone = top(g, A)
        for slot in slots_of(g, seat):
            if is_unit(g, slot) and (zone == NOTHING or g.zone[slot] == zone):
                mask[slot_action(slot)] = 1
    elif kind == Frame.SACRIFICE_DEVELOPMENT:
        mask[PASS] = has_section(g, seat)
        for slot in slots_of(g, seat):
            if g.card[slot] != 0 and g.down[slot] != 0:
                mask[slot_action(slot)] = 1
    elif kind == Frame.CORRUPT_OR_DAMAGE:
        for slot in slots_of(g, seat):
            if can_corrupt(g, slot, top(g, A)):
                mask[slot_action(slot)] = 1
        for section in range(seat * 3, seat * 3 + 3):
            if g.burning[section] == 0:
                mask[section_action(section)] = 1
    elif kind == Frame.SEARCH:
        mark_search(g, seat, mask)
    elif kind == Frame.PAY_FOR_ATTACKER:
        mask[PASS] = 1
        mask[YES] = 1
    elif kind == Frame.AMOUNT:
        most = min(g.damage[top(g, A)], remaining(g, top(g, B)), LARGEST)
        for amount in range(most + 1):
            mask[number_action(amount)] = 1
    elif kind == Frame.REVEAL:
        for shown in range(top(g, A) + 1):
            mask[number_action(shown)] = 1
    elif kind == Frame.FREE_TACTICS:
        mask[PASS] = 1
        for part in range(B, E):
            card = top(g, part)
            if card != 0 and is_free_tactic(g, seat, card):
                mask[card_action(card)] = 1


@rule
def mark_question(g: Record, seat, question, mask):
    where = Q_WHERE[question]
    mask[PASS] = Q_MUST[question] == 0
    mask[YES] = AGREED[where] != 0
    for section in range(6):
        if fits_zone(g, AS_ZONE[where], section, seat):
            mask[section_action(section)] = 1
    for slot in each(g, where, seat):
        mask[slot_action(slot)] = 1


@rule
def mark_search(g: Record, seat, mask):
    """What fits, and can go where it is to; where one must be taken, nothing may only be taken if none fits."""
    to = top(g, A)
    search = top(g, B)
    mask[PASS] = 1
    for back in range(top(g, C)):
        card = g.deck[seat, g.deck_left[seat] - 1 - back]
        if fits_card(IN_PLAY[SEARCH_FOR[search]], card) and (to < 0 or may_be_put(g, seat, card, to)):
            mask[card_action(card)] = 1
            if must_take(g, search):
                mask[PASS] = 0


@rule
def must_take(g: Record, search):
    """Whether something that a search finds has to be taken."""
    must = SEARCH_MUST[search]
    return must == Must.ALWAYS or (must == Must.IN_FIRST_EDITION and g.edition == Edition.FIRST)


# --- Answers ----------------------------------------------------------------------------------------------------


@rule
def answer_choice(g: Record, kind, seat, action):
    if kind == Frame.ASK:
        answer_question(g, seat, YES if action == YES else target_of(action))
    elif kind == Frame.SACRIFICE:
        pop(g)
        sacrifice(g, which(action))
    elif kind == Frame.SACRIFICE_DEVELOPMENT:
        pop(g)
        if action == PASS:
            damage_all_sections(g, seat)
        else:
            sacrifice(g, which(action))
    elif kind == Frame.CORRUPT_OR_DAMAGE:
        pop(g)
        if word_of(action) == Word.SLOT:
            corrupt(g, which(action))
        else:
            assign(g, target_of(action), 1, 0)
    elif kind == Frame.SEARCH:
        end_search(g, seat, action)
    elif kind == Frame.PAY_FOR_ATTACKER:
        pay_for_attacker(g, seat, action == YES)
    elif kind == Frame.AMOUNT:
        source = top(g, A)
        target = top(g, B)
        pop(g)
        move_damage(g, source, target, which(action))
    elif kind == Frame.REVEAL:
        reveal_by_lot(g, seat, which(action))
    else:
        play_free_tactic(g, seat, action)


@rule
def answer_question(g: Record, seat, chosen):
    """What follows from what was chosen; what it asks in turn is asked by the same card."""
    question = top(g, A)
    x = top(g, B)
    card = top(g, E)
    pop(g)
    depth = g.depth
    answer(question, g, seat, chosen, x)
    sign_frames(g, depth, card)


@rule
def end_search(g: Record, seat, action):
    """The found card goes where it is to, if one is wanted; then the deck is shuffled."""
    to = top(g, A)
    looked = top(g, C)
    pop(g)
    if action != PASS:
        card = which(action)
        place = g.deck_left[seat] - 1
        while g.deck[seat, place] != card:
            place -= 1
        take_from_deck(g, seat, place)
    shuffle(g, seat)
    tell(g, Event.SHUFFLED, seat, NOTHING, looked, 0, 0)
    if action != PASS:
        end_find(g, seat, which(action), to)
        check_deck(g, seat)


@rule
def end_find(g: Record, seat, card, to):
    """A card of the deck comes into play or into the hand, shown to all or to nobody else."""
    if to == Find.HAND:
        whisper(g, Event.FOUND, seat, card, 0, 0, 0)
        join_hand(g, seat, card)
        return
    reveal(g, Event.REVEALED, seat, card, 0, 0, 0)
    if to == Find.SHOWN:
        tell(g, Event.FOUND, seat, card, 0, 0, 0)
        join_hand(g, seat, card)
        g.known[seat, card] += 1
    else:
        put_found(g, seat, card, to)


@rule
def pay_for_attacker(g: Record, seat, paid):
    slot = top(g, B)
    set_top(g, B, slot + 1)
    tell(g, Event.PAID_FOR_ATTACKER, seat, face(g, slot), slot, 1 if paid else 0, 0)
    if paid:
        g.resources[seat] -= 1
        g.paid[slot] += 1


@rule
def play_free_tactic(g: Record, seat, action):
    """B-13, B-205: played as part of the effect, without costs or answers; X is 0."""
    other = top(g, A)
    if action == PASS:
        pop(g)
        return
    card = which(action)
    for part in range(B, E):
        if top(g, part) == card:
            set_top(g, part, 0)
            break
    leave_hand(g, other, card)
    tell(g, Event.ANNOUNCED, seat, card, PLAYED_AS[card], NOTHING, 0)
    cast(g, seat, PLAYED_AS[card], NOTHING, NOTHING, 0, card, other)
