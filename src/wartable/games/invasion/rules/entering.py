"""Cards enter play and leave it: slots, developments, tokens, destruction.
When it may happen stands elsewhere."""

from wartable.games.invasion.cards.declare import (
    A_NEXT,
    A_WHEN,
    A_ZONE,
    ATTACHES,
    FORCED_OF,
    HOOKS,
    SYMBOLS,
    TYPE,
    Hook,
    When,
)
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.facts import (
    DYING,
    SPARED,
    controller,
    face,
    is_unit,
    may_be_corrupted,
    owner_of,
    works,
)
from wartable.games.invasion.rules.moments import forget, happens, set_off, wait
from wartable.games.invasion.rules.piles import check_deck, forget_top, join_discard, join_hand, take_top
from wartable.games.invasion.rules.slots import all_slots, slots_of
from wartable.games.invasion.state import (
    NOTHING,
    RACES,
    SLOTS,
    Doom,
    Event,
    Exit,
    Reason,
    Role,
    Type,
)
from wartable.kernel.journal import reveal, tell, whisper
from wartable.kernel.rule import rule


@rule
def free_slot(g: Record, seat):
    """The first slot of a seat that is empty; there is always one, as a deck has 100 cards at most."""
    slot = seat * SLOTS
    while g.card[slot] != 0:
        slot += 1
    if slot - seat * SLOTS >= g.high[seat]:
        g.high[seat] = slot - seat * SLOTS + 1
    return slot


@rule
def start_counting(g: Record, slot):
    """What lies there counts for its controller from now on: a card face up, or a development."""
    if g.down[slot] == 0:
        turn_face_up(g, slot)
    else:
        count_development(g, slot, 1)


@rule
def count_development(g: Record, slot, change):
    """INV-076: one development more or less in a zone, if that is what lies there."""
    if g.down[slot] != 0:
        g.developments[controller(g, slot) * 3 + g.zone[slot]] += change


@rule
def turn_face_up(g: Record, slot):
    """A card's constant effects and symbols begin to count (INV-074, INV-129)."""
    card = g.card[slot]
    for race in range(RACES):
        g.symbols[controller(g, slot), race] += SYMBOLS[card, race]
    for hook in range(HOOKS.shape[1]):
        g.carriers[hook] += HOOKS[card, hook]


@rule
def stop_counting(g: Record, slot):
    """The reverse, for what leaves play or changes sides."""
    if g.down[slot] != 0:
        count_development(g, slot, -1)
        return
    card = g.card[slot]
    for race in range(RACES):
        g.symbols[controller(g, slot), race] -= SYMBOLS[card, race]
    for hook in range(HOOKS.shape[1]):
        g.carriers[hook] -= HOOKS[card, hook]


@rule
def put_into_play(g: Record, seat, card, zone, host):
    """A card enters play in a zone, attached to or questing on `host` if that is no -1. Gives its slot."""
    slot = free_slot(g, seat)
    g.card[slot] = card
    g.zone[slot] = zone
    g.host[slot] = host + 1
    g.unsettled = 1
    turn_face_up(g, slot)
    tell(g, Event.ENTERED_PLAY, seat, card, slot, zone, host + 1)
    enter_zone(g, slot)
    set_off(g, slot, When.ENTERS_PLAY, slot)
    return slot


@rule
def enter_zone(g: Record, slot):
    """What happens to a unit that comes into a zone, from hand or from another zone (U-11)."""
    if not is_unit(g, slot):
        return
    seat = controller(g, slot)
    zone = g.zone[slot]
    if g.carriers[Hook.ENTRY] > 0:
        for other in slots_of(g, seat):
            if works(g, other, Hook.ENTRY) and g.zone[other] == zone:
                corrupt(g, slot)
    if g.carriers[When.UNIT_ENTERS_ZONE] > 0:
        for other in slots_of(g, seat):
            if other != slot and g.card[other] != 0 and g.zone[other] == zone:
                set_off(g, other, When.UNIT_ENTERS_ZONE, slot)


@rule
def develop(g: Record, seat, card, zone, from_deck):
    """INV-075 to INV-077: a card lies face down in a zone; only its owner may know it."""
    slot = free_slot(g, seat)
    g.card[slot] = card
    g.zone[slot] = zone
    g.down[slot] = 1
    g.developments[seat * 3 + zone] += 1
    whisper(g, Event.DEVELOPED, seat, card, slot, zone, from_deck)


@rule
def develop_from_deck(g: Record, seat, zone, count):
    """Top cards of the deck become developments."""
    for _ in range(count):
        if g.reason == Reason.NONE and g.deck_left[seat] > 0:
            develop(g, seat, take_top(g, seat), zone, 1)
            check_deck(g, seat)


@rule
def clear_slot(g: Record, slot):
    """Nothing of a card is left in its slot, so that equal matches are equal bytes."""
    g.card[slot] = 0
    g.zone[slot] = 0
    g.down[slot] = 0
    g.corrupt[slot] = 0
    g.damage[slot] = 0
    g.role[slot] = Role.NONE
    g.host[slot] = 0
    g.tokens[slot] = 0
    g.power_change[slot] = 0
    g.hit_change[slot] = 0
    g.used[slot] = 0
    g.doomed[slot] = 0
    g.barred[slot] = 0
    g.lasting[slot] = 0
    g.paid[slot] = 0
    g.fought[slot] = 0
    g.shield[slot] = 0
    g.front[slot] = 0
    drop_points(g, slot)
    if g.strayed[slot] != 0:
        g.strayed[slot] = 0
        g.strays -= 1
    seat = owner_of(slot)
    while g.high[seat] > 0 and g.card[seat * SLOTS + g.high[seat] - 1] == 0:
        g.high[seat] -= 1


@rule
def drop_points(g: Record, target):
    """U-13: damage beside a target that is gone or burns is lost."""
    for kind in range(2):
        g.lying[target, kind] = 0
        g.batch[target, kind] = 0
    kept = 0
    for row in range(g.asides):
        if g.aside[row, 1] != target:
            for column in range(4):
                g.aside[kept, column] = g.aside[row, column]
            kept += 1
    clear_asides(g, kept)


@rule
def clear_asides(g: Record, kept):
    """Only the first rows of what lies aside are left."""
    for row in range(kept, g.asides):
        for column in range(4):
            g.aside[row, column] = 0
    g.asides = kept


@rule
def leave_play(g: Record, slot, exit):
    """INV-031: a card leaves play; what hangs on it goes too (INV-023), what it sets off waits."""
    card = g.card[slot]
    if card == 0:
        return
    for other in all_slots(g):
        if g.host[other] == slot + 1 and g.card[other] != 0:
            if ATTACHES[g.card[other]]:
                remove(g, other, Exit.SACRIFICED)
            else:
                g.host[other] = 0  # the unit that quested on it
    remove(g, slot, exit)


@rule
def remove(g: Record, slot, exit):
    """Take one card out of play."""
    card = g.card[slot]
    seat = controller(g, slot)
    owner = owner_of(slot)
    zone = g.zone[slot]
    face_up = g.down[slot] == 0
    quest = g.host[slot] - 1
    unit = face_up and TYPE[card] == Type.UNIT
    if face_up:
        stop_counting(g, slot)
        tell(g, Event.LEFT_PLAY, owner if exit >= Exit.HAND else seat, card, slot, zone, exit)
        if unit and quest >= 0:
            lose_tokens(g, quest)
        ability = FORCED_OF[card]
        while ability != NOTHING:
            when = A_WHEN[ability]
            if when == When.LEAVES_PLAY or (when == When.DESTROYED and exit == Exit.DESTROYED):
                if A_ZONE[ability] == NOTHING or A_ZONE[ability] == zone:
                    wait(g, ability, seat, NOTHING, zone, NOTHING, card)
            ability = A_NEXT[ability]
    else:
        count_development(g, slot, -1)
        if exit == Exit.HAND:
            whisper(g, Event.LEFT_PLAY, seat, card, slot, zone, exit)
        else:
            reveal(g, Event.LEFT_PLAY, seat, card, slot, zone, exit)
    forget(g, slot)
    clear_slot(g, slot)
    g.unsettled = 1
    if unit:
        happens(g, When.UNIT_LEAVES, seat, NOTHING, card, card)
        if exit == Exit.DESTROYED or exit == Exit.SACRIFICED:
            happens(g, When.UNIT_FALLS, seat, NOTHING, card, 0)
    if exit == Exit.HAND:
        join_hand(g, owner, card)
        g.known[owner, card] += face_up
    elif exit == Exit.DECK:
        g.deck[owner, g.deck_left[owner]] = card
        g.deck_left[owner] += 1
        forget_top(g, owner)
    else:
        join_discard(g, owner, card)


@rule
def lose_tokens(g: Record, quest):
    """INV-090: a quest whose unit is gone loses its tokens."""
    if g.tokens[quest] > 0:
        g.tokens[quest] = 0
        tell(g, Event.TOKENS, controller(g, quest), g.card[quest], quest, 0, 0)


@rule
def add_tokens(g: Record, slot, count):
    """Tokens from the pool lie on a card in play."""
    if slot >= 0 and g.card[slot] != 0:
        g.tokens[slot] += count
        tell(g, Event.TOKENS, controller(g, slot), g.card[slot], slot, g.tokens[slot], 0)


@rule
def destroy(g: Record, slot):
    """A card is destroyed; where somebody may save units, they are only marked, and settled with all that dies (W-53)."""
    if slot >= 0 and g.card[slot] != 0:
        if g.carriers[Hook.INSTEAD] > 0 and is_unit(g, slot):
            g.doomed[slot] |= DYING
            g.unsettled = 1
        else:
            leave_play(g, slot, Exit.DESTROYED)


@rule
def destroy_marked(g: Record):
    """Several cards are destroyed at the same time, by an effect."""
    if g.carriers[Hook.INSTEAD] > 0:
        g.unsettled = 1
    else:
        remove_marked(g)


@rule
def remove_marked(g: Record):
    """All that was marked is destroyed."""
    for slot in all_slots(g):
        if g.doomed[slot] & DYING:
            leave_play(g, slot, Exit.DESTROYED)


@rule
def sacrifice(g: Record, slot):
    """INV-132: to the owner's discard pile; nothing can stop it."""
    if slot >= 0 and g.card[slot] != 0:
        leave_play(g, slot, Exit.SACRIFICED)


@rule
def return_to_hand(g: Record, slot):
    if slot >= 0 and g.card[slot] != 0:
        leave_play(g, slot, Exit.HAND)


@rule
def return_at_end(g: Record, slot):
    """To its owner's hand when the turn ends, if it is still there."""
    if slot >= 0:
        g.doomed[slot] |= Doom.RETURNING
        tell(g, Event.RETURNING, controller(g, slot), face(g, slot), slot, 0, 0)


@rule
def spare(g: Record, slot):
    """It is none of those that are sacrificed next."""
    g.doomed[slot] |= SPARED
    tell(g, Event.SPARED, controller(g, slot), face(g, slot), slot, 0, 0)


@rule
def end_sparing(g: Record):
    for slot in all_slots(g):
        g.doomed[slot] &= ~SPARED


@rule
def corrupt(g: Record, slot):
    """INV-148: turned sideways, unless something forbids it (INV-006)."""
    if slot >= 0 and may_be_corrupted(g, slot):
        g.corrupt[slot] = 1
        tell(g, Event.CORRUPTED, controller(g, slot), face(g, slot), slot, 0, 0)


@rule
def stop_fighting(g: Record, slot):
    """U-10: a unit attacks or defends no more."""
    g.role[slot] = Role.NONE
    g.front[slot] = 0
    g.unsettled = 1
