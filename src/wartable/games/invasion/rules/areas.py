"""Places and what lies there: slots, hands, decks, piles, resources; cards that come and go.
Moving cards is all that happens here; when it may happen stands elsewhere."""

from wartable.games.invasion.cards.declare import (
    A_CONSTANT,
    A_LEAST,
    A_RACE,
    A_WHEN,
    A_ZONE,
    ATTACHES,
    FORCED_OF,
    HERO,
    HOOK_ZONE,
    HOOKS,
    RACE,
    SYMBOLS,
    TYPE,
    UNIQUE,
    Hook,
    When,
)
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.slots import all_slots, slots_of
from wartable.games.invasion.state import (
    GONE,
    NOTHING,
    RACES,
    SECTION,
    SLOTS,
    Event,
    Exit,
    LastCard,
    Reason,
    Role,
    Row,
    Type,
)
from wartable.games.invasion.vocabulary import as_section
from wartable.kernel.chance import below
from wartable.kernel.frames import clear_frames
from wartable.kernel.journal import reveal, tell, whisper, write
from wartable.kernel.rule import rule

DRAWN_MATCH = 2  # as the winner
DYING = 2  # a bit of `doomed`: destroyed together with others


@rule
def seat_of(slot):
    """Who controls the card in a slot; in this set nobody ever controls what another owns (INV-030)."""
    return slot // SLOTS


@rule
def section_of(g: Record, slot):
    """The section that a card lies in, seat * 3 + zone: an attached card lies where its host is."""
    if g.host[slot] != 0 and ATTACHES[g.card[slot]]:
        return seat_of(g.host[slot] - 1) * 3 + g.zone[slot]
    return seat_of(slot) * 3 + g.zone[slot]


@rule
def is_unit(g: Record, slot):
    return g.card[slot] != 0 and g.down[slot] == 0 and TYPE[g.card[slot]] == Type.UNIT


@rule
def is_support(g: Record, slot):
    return g.card[slot] != 0 and g.down[slot] == 0 and TYPE[g.card[slot]] == Type.SUPPORT


@rule
def is_face_up(g: Record, slot):
    return g.card[slot] != 0 and g.down[slot] == 0


@rule
def shown_card(g: Record, target):
    """The card that everybody sees where a target is, for the journal; -1 for none."""
    if 0 <= target < SECTION and is_face_up(g, target):
        return g.card[target]
    return NOTHING


@rule
def end_match(g: Record, winner, reason):
    """INV-003, INV-004: at once; nothing that is pending happens any more."""
    if g.reason == Reason.NONE:
        g.reason = reason
        g.winner = winner
        clear_frames(g)
        tell(g, Event.ENDED, winner, NOTHING, reason, 0, 0)


# --- Hands, decks and piles -------------------------------------------------------------------------------


@rule
def join_hand(g: Record, seat, card):
    """Put a card into a hand, in order of number."""
    place = g.hand_size[seat]
    while place > 0 and g.hand[seat, place - 1] > card:
        g.hand[seat, place] = g.hand[seat, place - 1]
        place -= 1
    g.hand[seat, place] = card
    g.hand_size[seat] += 1


@rule
def leave_hand(g: Record, seat, card):
    """Take a card that all see now out of a hand; whether the other seat had not known that it was there."""
    take_from_hand(g, seat, card)
    if g.known[seat, card] > 0:
        g.known[seat, card] -= 1
        return False
    return True


@rule
def leave_hand_unseen(g: Record, seat, card):
    """INV-077: a card leaves a hand and nobody else sees which, so that it may be any that was known."""
    take_from_hand(g, seat, card)
    for other in range(g.known.shape[1]):
        if g.known[seat, other] > 0:
            g.known[seat, other] -= 1


@rule
def take_from_hand(g: Record, seat, card):
    size = g.hand_size[seat] - 1
    place = 0
    while g.hand[seat, place] != card:
        place += 1
    while place < size:
        g.hand[seat, place] = g.hand[seat, place + 1]
        place += 1
    g.hand[seat, size] = 0
    g.hand_size[seat] = size


@rule
def show(g: Record, hidden, kind, seat, card, x, y, z):
    """Tell of a card that everybody sees now; if it was hidden, the other seat has learned it."""
    if hidden:
        reveal(g, kind, seat, card, x, y, z)
    else:
        tell(g, kind, seat, card, x, y, z)


@rule
def in_hand(g: Record, seat, card):
    for place in range(g.hand_size[seat]):
        if g.hand[seat, place] == card:
            return True
    return False


@rule
def join_discard(g: Record, seat, card):
    """A card comes into its owner's pile; units are remembered for the turn."""
    g.discard[seat, card] += 1
    if TYPE[card] == Type.UNIT:
        g.fallen += 1


@rule
def take_top(g: Record, seat):
    """The top card of a deck; whoever takes it checks the deck when it has been told where the card went."""
    left = g.deck_left[seat] - 1
    card = g.deck[seat, left]
    g.deck[seat, left] = 0
    g.deck_left[seat] = left
    return card


@rule
def check_deck(g: Record, seat):
    """INV-004: an empty deck loses at once, if not only at a failed draw (U-03)."""
    if is_decked(g, seat):
        end_match(g, 1 - seat, Reason.DECKED)


@rule
def is_decked(g: Record, seat):
    return g.deck_left[seat] == 0 and g.last_card == LastCard.AT_ONCE


@rule
def draw_cards(g: Record, seat, count):
    """INV-064: cards from the top of the deck, one after the other."""
    if draw_until_out(g, seat, count):
        end_match(g, 1 - seat, Reason.DECKED)


@rule
def draw_for_each(g: Record, count):
    """Both draw at the same moment, and who is out then is out at the same moment (U-04)."""
    out = 0
    for turn in range(2):
        seat = abs(g.active - turn)
        if draw_until_out(g, seat, count):
            out |= 1 << seat
    if out == 3:
        end_match(g, DRAWN_MATCH, Reason.DECKED)
    elif out != 0:
        end_match(g, 0 if out == 2 else 1, Reason.DECKED)


@rule
def draw_until_out(g: Record, seat, count):
    """Draw; whether that puts the player out, with the last card or by a draw that fails (U-03)."""
    for _ in range(count):
        if g.deck_left[seat] == 0:
            return True
        card = take_top(g, seat)
        join_hand(g, seat, card)
        whisper(g, Event.DREW, seat, card, 0, 0, 0)
        if is_decked(g, seat):
            return True
    return False


@rule
def mill(g: Record, seat, count):
    """Cards from the top of the deck into the discard pile."""
    for _ in range(count):
        if g.reason == Reason.NONE and g.deck_left[seat] > 0:
            card = take_top(g, seat)
            join_discard(g, seat, card)
            reveal(g, Event.MILLED, seat, card, 0, 0, 0)
            check_deck(g, seat)


@rule
def shuffle(g: Record, seat):
    """Every order of the deck as likely."""
    for place in range(g.deck_left[seat] - 1, 0, -1):
        other = below(g, place + 1)
        card = g.deck[seat, place]
        g.deck[seat, place] = g.deck[seat, other]
        g.deck[seat, other] = card


@rule
def discard_from_hand(g: Record, seat, card):
    hidden = leave_hand(g, seat, card)
    join_discard(g, seat, card)
    show(g, hidden, Event.DISCARDED, seat, card, 0, 0, 0)


@rule
def discard_at_random(g: Record, seat, count):
    """Cards of a hand by lot."""
    for _ in range(count):
        if g.hand_size[seat] > 0:
            discard_from_hand(g, seat, g.hand[seat, below(g, g.hand_size[seat])])


@rule
def discard_hand(g: Record, seat):
    while g.hand_size[seat] > 0:
        discard_from_hand(g, seat, g.hand[seat, 0])


@rule
def return_from_discard(g: Record, seat, card):
    """A card of the discard pile goes back into the deck."""
    g.discard[seat, card] -= 1
    g.deck[seat, g.deck_left[seat]] = card
    g.deck_left[seat] += 1
    tell(g, Event.RETURNED_TO_DECK, seat, card, 0, 0, 0)


@rule
def gain(g: Record, seat, count):
    """Resources from the pool (INV-009)."""
    g.resources[seat] += count
    tell(g, Event.GAINED_RESOURCES, seat, NOTHING, count, g.resources[seat], 0)


@rule
def take_resources(g: Record, seat, count):
    """A seat loses resources, as many as it has; gives how many."""
    taken = min(count, g.resources[seat])
    g.resources[seat] -= taken
    tell(g, Event.LOST_RESOURCES, seat, NOTHING, taken, g.resources[seat], 0)
    return taken


# --- What waits -------------------------------------------------------------------------------------------


@rule
def wait(g: Record, ability, seat, slot, zone, x, card):
    """INV-128: a forced effect is set off; it happens as soon as what happens now is over.

    U-02: constant effects wait in front of forced ones that were set off with them. W-06: what an effect sets off is a
    wave of its own behind those that waited before, and the last wave goes first.
    """
    row = g.waits
    if row >= g.waiting.shape[0]:
        raise OverflowError("too much waits")
    while row > 0 and goes_before(g, ability, row - 1):
        for column in range(7):
            g.waiting[row, column] = g.waiting[row - 1, column]
        row -= 1
    g.waiting[row, 0] = ability
    g.waiting[row, 1] = seat
    g.waiting[row, 2] = slot
    g.waiting[row, 3] = zone
    g.waiting[row, 4] = x
    g.waiting[row, 5] = card
    g.waiting[row, 6] = g.wave
    g.waits += 1


@rule
def goes_before(g: Record, ability, row):
    """U-02: whether an ability that is set off now is constant, and what waits in a row of the same wave is forced."""
    return g.waiting[row, 6] == g.wave and A_CONSTANT[ability] > A_CONSTANT[g.waiting[row, 0]]


@rule
def set_off(g: Record, slot, when, x):
    """Let the forced effect of a card in play wait, if this is what sets it off where it lies (INV-130)."""
    card = g.card[slot]
    ability = FORCED_OF[card]
    if ability != NOTHING and g.down[slot] == 0 and A_WHEN[ability] == when and x >= A_LEAST[ability]:
        if A_ZONE[ability] == NOTHING or A_ZONE[ability] == g.zone[slot]:
            wait(g, ability, seat_of(slot), slot, g.zone[slot], x, card)


@rule
def set_off_all(g: Record, seat, when, x):
    """The same for all cards of a seat."""
    if g.carriers[when] > 0:
        for slot in slots_of(g, seat):
            if g.card[slot] != 0:
                set_off(g, slot, when, x)


@rule
def forget(g: Record, slot):
    """What referred to a card that has left play refers to nothing any more."""
    for row in range(g.rows):
        if g.chain[row, Row.SOURCE] == slot:
            g.chain[row, Row.SOURCE] = NOTHING
        for column in range(Row.ONE, Row.THREE + 1):
            if g.chain[row, column] == slot:
                g.chain[row, column] = GONE
    for row in range(g.waits):
        if g.waiting[row, 2] == slot:
            g.waiting[row, 2] = NOTHING
        if g.waiting[row, 4] == slot and A_WHEN[g.waiting[row, 0]] >= When.UNIT_ENTERS_ZONE:
            g.waiting[row, 4] = NOTHING
    for aim in range(g.aimed):
        if g.aims[aim, 1] == slot:
            g.aims[aim, 1] = NOTHING


# --- Cards in play ----------------------------------------------------------------------------------------


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
def turn_face_up(g: Record, slot):
    """A card's constant effects and symbols begin to count (INV-074, INV-129)."""
    card = g.card[slot]
    for race in range(RACES):
        g.symbols[seat_of(slot), race] += SYMBOLS[card, race]
    for hook in range(HOOKS.shape[1]):
        g.carriers[hook] += HOOKS[card, hook]


@rule
def stop_counting(g: Record, slot):
    """The reverse, for a card that leaves play."""
    card = g.card[slot]
    for race in range(RACES):
        g.symbols[seat_of(slot), race] -= SYMBOLS[card, race]
    for hook in range(HOOKS.shape[1]):
        g.carriers[hook] -= HOOKS[card, hook]


@rule
def may_be_in(g: Record, seat, card, zone, but):
    """INV-027, B-18: no second copy of a unique card for a seat, no second Hero in a zone (`but` is not counted)."""
    if UNIQUE[card] == 0 and HERO[card] == 0:
        return True
    for slot in slots_of(g, seat):
        if slot != but and is_face_up(g, slot):
            if UNIQUE[card] and g.card[slot] == card:
                return False
            if HERO[card] and HERO[g.card[slot]] and g.zone[slot] == zone:
                return False
    return True


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
    seat = seat_of(slot)
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
def works(g: Record, slot, hook):
    """Whether a card in play has a constant effect of a kind, and lies where it works (INV-130)."""
    card = g.card[slot]
    if card == 0 or g.down[slot] != 0 or HOOKS[card, hook] == 0:
        return False
    return HOOK_ZONE[card, hook] == NOTHING or HOOK_ZONE[card, hook] == g.zone[slot]


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
    g.paid[slot] = 0
    drop_points(g, slot)
    seat = seat_of(slot)
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
    seat = seat_of(slot)
    zone = g.zone[slot]
    face_up = g.down[slot] == 0
    quest = g.host[slot] - 1
    unit = face_up and TYPE[card] == Type.UNIT
    if face_up:
        stop_counting(g, slot)
        tell(g, Event.LEFT_PLAY, seat, card, slot, zone, exit)
        if unit and quest >= 0:
            lose_tokens(g, quest)
        ability = FORCED_OF[card]
        if ability != NOTHING and (A_ZONE[ability] == NOTHING or A_ZONE[ability] == zone):
            when = A_WHEN[ability]
            if when == When.LEAVES_PLAY or (when == When.DESTROYED and exit == Exit.DESTROYED):
                wait(g, ability, seat, NOTHING, zone, NOTHING, card)
    else:
        g.developments[seat * 3 + zone] -= 1
        if exit == Exit.HAND:
            whisper(g, Event.LEFT_PLAY, seat, card, slot, zone, exit)
        else:
            reveal(g, Event.LEFT_PLAY, seat, card, slot, zone, exit)
    forget(g, slot)
    clear_slot(g, slot)
    g.unsettled = 1
    if unit and g.carriers[When.OWN_UNIT_LEAVES] > 0:
        for other in slots_of(g, seat):
            ability = FORCED_OF[g.card[other]]
            if ability != NOTHING and A_RACE[ability] == RACE[card]:
                set_off(g, other, When.OWN_UNIT_LEAVES, card)
    if exit == Exit.HAND:
        join_hand(g, seat, card)
        g.known[seat, card] += face_up
    elif exit == Exit.DECK:
        g.deck[seat, g.deck_left[seat]] = card
        g.deck_left[seat] += 1
    else:
        join_discard(g, seat, card)


@rule
def lose_tokens(g: Record, quest):
    """INV-090: a quest whose unit is gone loses its tokens."""
    if g.tokens[quest] > 0:
        g.tokens[quest] = 0
        tell(g, Event.TOKENS, seat_of(quest), g.card[quest], quest, 0, 0)


@rule
def destroy(g: Record, slot):
    if slot >= 0 and g.card[slot] != 0:
        leave_play(g, slot, Exit.DESTROYED)


@rule
def destroy_marked(g: Record):
    """Several cards are destroyed at the same time."""
    for slot in all_slots(g):
        if g.doomed[slot] & DYING:
            destroy(g, slot)


@rule
def sacrifice(g: Record, slot):
    """INV-132: to the owner's discard pile; nothing can stop it."""
    if slot >= 0 and g.card[slot] != 0:
        leave_play(g, slot, Exit.SACRIFICED)


@rule
def return_to_hand(g: Record, slot):
    if slot >= 0 and g.card[slot] != 0:
        leave_play(g, slot, Exit.HAND)


# --- What can be done to a card in play ---------------------------------------------------------------------


@rule
def corrupt(g: Record, slot):
    """INV-148: turned sideways, unless something forbids it (INV-006)."""
    if slot >= 0 and g.corrupt[slot] == 0 and not is_pure(g, slot):
        g.corrupt[slot] = 1
        tell(g, Event.CORRUPTED, seat_of(slot), g.card[slot], slot, 0, 0)


@rule
def is_pure(g: Record, slot):
    """Whether an attached card keeps a unit from being corrupted."""
    if g.carriers[Hook.PURITY] > 0:
        for other in all_slots(g):
            if g.host[other] == slot + 1 and works(g, other, Hook.PURITY):
                return True
    return False


@rule
def restore(g: Record, slot):
    if slot >= 0 and g.corrupt[slot] != 0:
        g.corrupt[slot] = 0
        tell(g, Event.RESTORED, seat_of(slot), g.card[slot], slot, 0, 0)


@rule
def change_power(g: Record, slot, change):
    """Until the end of the turn."""
    if slot >= 0 and g.card[slot] != 0:
        g.power_change[slot] += change
        tell(g, Event.POWER, seat_of(slot), g.card[slot], slot, change, 0)


@rule
def change_hit_points(g: Record, slot, change):
    """Until the end of the turn; a unit without hit points left is destroyed at once (B-10)."""
    if slot >= 0 and g.card[slot] != 0:
        g.unsettled = 1
        g.hit_change[slot] += change
        tell(g, Event.HIT_POINTS, seat_of(slot), g.card[slot], slot, change, 0)


@rule
def heal(g: Record, slot, count):
    """Take damage off a unit."""
    healed = min(count, g.damage[slot]) if slot >= 0 else 0
    if healed > 0:
        g.damage[slot] -= healed
        tell(g, Event.HEALED, seat_of(slot), g.card[slot], slot, healed, 0)


@rule
def heal_section(g: Record, section, count):
    """Take damage off a section."""
    healed = min(count, g.section_damage[section])
    if healed > 0:
        g.section_damage[section] -= healed
        tell(g, Event.HEALED, section // 3, NOTHING, as_section(section), healed, 0)


@rule
def may_move(g: Record, slot, zone):
    """B-18: whether a unit may come into another zone of its controller."""
    return g.zone[slot] != zone and may_be_in(g, seat_of(slot), g.card[slot], zone, slot)


@rule
def move_unit(g: Record, slot, zone):
    """U-09 to U-11: it stops questing and fighting; it enters the zone, not play.

    Damage on it and beside it and its attachments stay with it: what was assigned is applied where it is (INV-113).
    """
    if slot < 0 or g.card[slot] == 0 or not may_move(g, slot, zone):
        return
    old = g.zone[slot]
    g.unsettled = 1
    if g.host[slot] != 0:
        lose_tokens(g, g.host[slot] - 1)
        g.host[slot] = 0
    stop_fighting(g, slot)
    g.zone[slot] = zone
    for other in all_slots(g):
        if g.host[other] == slot + 1:
            g.zone[other] = zone
    tell(g, Event.MOVED, seat_of(slot), g.card[slot], slot, old, zone)
    enter_zone(g, slot)


@rule
def stop_fighting(g: Record, slot):
    """U-10: a unit attacks or defends no more."""
    g.role[slot] = Role.NONE
    g.unsettled = 1


@rule
def move_development(g: Record, slot, zone):
    """A development to another zone of its controller."""
    if slot >= 0 and g.card[slot] != 0 and g.down[slot] != 0 and g.zone[slot] != zone:
        seat = seat_of(slot)
        old = g.zone[slot]
        g.unsettled = 1
        g.developments[seat * 3 + old] -= 1
        g.developments[seat * 3 + zone] += 1
        g.zone[slot] = zone
        if g.listening != 0:
            write(g, Event.MOVED, seat, NOTHING, slot, old, zone, 0b1111, 0)


@rule
def turn_up(g: Record, slot):
    """A development is turned face up. A unit stays, doomed, without entering play; all else is sacrificed (B-175)."""
    seat = seat_of(slot)
    zone = g.zone[slot]
    card = g.card[slot]
    g.down[slot] = 0
    g.unsettled = 1
    g.developments[seat * 3 + zone] -= 1
    reveal(g, Event.TURNED_UP, seat, card, slot, zone, 0)
    turn_face_up(g, slot)
    if TYPE[card] != Type.UNIT or not may_be_in(g, seat, card, zone, slot):
        sacrifice(g, slot)
    else:
        g.doomed[slot] = 1


@rule
def developments_in(g: Record, slot):
    """Developments that the controller of a card has in the zone it lies in."""
    return g.developments[seat_of(slot) * 3 + g.zone[slot]]


@rule
def is_burning(g: Record, seat):
    """How many sections of a capital burn."""
    count = 0
    for zone in range(3):
        count += g.burning[seat * 3 + zone]
    return count


@rule
def host_of(g: Record, slot):
    """What a card is attached to or quests on; -1 for nothing."""
    return g.host[slot] - 1 if slot >= 0 else NOTHING


@rule
def quester_of(g: Record, quest):
    """The unit that quests on a quest; -1 for none."""
    seat = seat_of(quest)
    for slot in slots_of(g, seat):
        if g.host[slot] == quest + 1 and is_unit(g, slot):
            return slot
    return NOTHING
