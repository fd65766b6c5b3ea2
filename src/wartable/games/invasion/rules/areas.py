"""Places and what lies there: slots, hands, decks, piles, resources; cards that come and go.
Moving cards is all that happens here; when it may happen stands elsewhere."""

from wartable.games.invasion.cards.declare import (
    A_CONSTANT,
    A_LEAST,
    A_NEXT,
    A_PHASE,
    A_SUBJECT,
    A_WHEN,
    A_WHOSE,
    A_ZONE,
    ATTACHES,
    FORCED_OF,
    HERO,
    HOOK_TO,
    HOOK_ZONE,
    HOOKS,
    Q_ABOUT,
    QUALITY_BIT,
    SYMBOLS,
    TYPE,
    UNIQUE,
    X_IS_SLOT,
    Hook,
    To,
    When,
    Whose,
)
from wartable.games.invasion.cards.where import STILL
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.slots import all_slots, slots_of
from wartable.games.invasion.state import (
    FACE_DOWN,
    GONE,
    NOTHING,
    RACES,
    SECTION,
    SLOTS,
    SOME,
    About,
    Doom,
    Event,
    Exit,
    Frame,
    LastCard,
    Reason,
    Role,
    Row,
    Type,
    Zone,
)
from wartable.games.invasion.vocabulary import as_section
from wartable.kernel.chance import below
from wartable.kernel.frames import KIND, A, B, clear_frames
from wartable.kernel.journal import reveal, tell, whisper, write
from wartable.kernel.rule import rule

DRAWN_MATCH = 2  # as the winner
A_UNIT_TOO = 2  # as `down`: a development that is a unit as well (W-55)
DYING, SPARED, LOST = int(Doom.DYING), int(Doom.SPARED), int(Doom.LOST)
OWN, ENEMY, ITSELF = int(Whose.OWN), int(Whose.ENEMY), int(Whose.ITSELF)


@rule
def owner_of(slot):
    """INV-030: who owns the card in a slot: whose hand, deck and discard pile it goes to (INV-031)."""
    return slot // SLOTS


@rule
def controller(g: Record, slot):
    """INV-030: who controls the card in a slot: its owner, as long as no effect says otherwise."""
    return slot // SLOTS ^ g.strayed[slot]


@rule
def section_of(g: Record, slot):
    """The section that a card lies in, seat * 3 + zone: an attached card lies where its host is."""
    if g.host[slot] != 0 and ATTACHES[g.card[slot]]:
        return controller(g, g.host[slot] - 1) * 3 + g.zone[slot]
    return controller(g, slot) * 3 + g.zone[slot]


@rule
def face(g: Record, slot):
    """What all see there: a card, nothing, a development, or one that is a unit as well."""
    return g.card[slot] if g.down[slot] == 0 else FACE_DOWN - 1 + g.down[slot]


@rule
def is_unit(g: Record, slot):
    if g.down[slot] != 0:
        return g.down[slot] == A_UNIT_TOO
    return g.card[slot] != 0 and TYPE[g.card[slot]] == Type.UNIT


@rule
def is_support(g: Record, slot):
    return g.card[slot] != 0 and g.down[slot] == 0 and TYPE[g.card[slot]] == Type.SUPPORT


@rule
def is_face_up(g: Record, slot):
    return g.card[slot] != 0 and g.down[slot] == 0


@rule
def shown_card(g: Record, target):
    """The card that everybody sees where a target is, for the journal; -1 for none."""
    if 0 <= target < SECTION and g.card[target] != 0 and g.down[target] != 1:
        return face(g, target)
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
    """A card comes into its owner's pile, which is remembered for the turn."""
    g.discard[seat, card] += 1
    g.fell[seat, card] += 1
    if TYPE[card] == Type.UNIT:
        g.fallen += 1


@rule
def take_top(g: Record, seat):
    """The top card of a deck; whoever takes it checks the deck when it has been told where the card went."""
    left = g.deck_left[seat] - 1
    card = g.deck[seat, left]
    g.deck[seat, left] = 0
    g.deck_left[seat] = left
    for looker in range(2):
        if g.peeked[looker, seat] > 0:
            g.peeked[looker, seat] -= 1
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
        if g.most_drawn[seat] != 0 and g.drawn[seat] >= g.most_drawn[seat]:
            return False  # what may not be drawn is no draw that fails
        if g.deck_left[seat] == 0:
            return True
        was_seen = g.peeked[1 - seat, seat] > 0
        card = take_top(g, seat)
        join_hand(g, seat, card)
        g.drawn[seat] = min(g.drawn[seat] + 1, SOME)
        if was_seen:
            g.known[seat, card] += 1
        whisper(g, Event.DREW, seat, card, 0, 0, 0)
        if is_decked(g, seat):
            return True
    return False


@rule
def limit_draws(g: Record, seat, most):
    """A seat draws no more than so many cards this turn, those drawn before counted."""
    g.most_drawn[seat] = most if g.most_drawn[seat] == 0 else min(most, g.most_drawn[seat])
    tell(g, Event.MOST_DRAWN, seat, NOTHING, g.most_drawn[seat], 0, 0)


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
def forget_top(g: Record, seat):
    """Nobody knows any more what lies on top of a deck."""
    for looker in range(2):
        g.peeked[looker, seat] = 0


@rule
def take_from_deck(g: Record, seat, place):
    """Take a card out of the middle of a deck."""
    for at in range(place, g.deck_left[seat] - 1):
        g.deck[seat, at] = g.deck[seat, at + 1]
    g.deck_left[seat] -= 1
    g.deck[seat, g.deck_left[seat]] = 0


@rule
def shuffle(g: Record, seat):
    """Every order of the deck as likely, and nobody knows which."""
    forget_top(g, seat)
    mix(g, seat)


@rule
def mix(g: Record, seat):
    """Put a deck into any order."""
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
def leave_discard(g: Record, seat, card):
    """A card leaves a pile: of several copies the one that lies on top, so that those of this turn go first."""
    g.discard[seat, card] -= 1
    if g.fell[seat, card] > 0:
        g.fell[seat, card] -= 1


@rule
def return_from_discard(g: Record, seat, card):
    """A card of the discard pile goes back into the deck."""
    leave_discard(g, seat, card)
    g.deck[seat, g.deck_left[seat]] = card
    g.deck_left[seat] += 1
    tell(g, Event.RETURNED_TO_DECK, seat, card, 0, 0, 0)


@rule
def put_under_deck(g: Record, seat, card):
    """A card goes to the bottom of a deck, and all see which."""
    for place in range(g.deck_left[seat], 0, -1):
        g.deck[seat, place] = g.deck[seat, place - 1]
    g.deck[seat, 0] = card
    g.deck_left[seat] += 1
    tell(g, Event.UNDER_DECK, seat, card, 0, 0, 0)


@rule
def take_from_discard(g: Record, seat, card):
    """A card of the discard pile goes back into the hand, and all see which."""
    leave_discard(g, seat, card)
    join_hand(g, seat, card)
    g.known[seat, card] += 1
    tell(g, Event.RETURNED_TO_HAND, seat, card, 0, 0, 0)


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
def happens(g: Record, when, seat, slot, card, x):
    """Something happens to a seat, or to a card of its in a slot: all cards in play hear of it that listen."""
    if g.carriers[when] > 0:
        let_hear(g, when, seat, slot, card, x)


@rule
def let_hear(g: Record, when, seat, slot, card, x):
    for other in all_slots(g):
        if HOOKS[g.card[other], when] != 0:
            whose = ITSELF if other == slot else OWN if controller(g, other) == seat else ENEMY
            hear(g, other, when, whose, card, x)


@rule
def set_off(g: Record, slot, when, x):
    """Let the forced effects of a card in play wait that are set off by what happens where it lies."""
    if g.card[slot] != 0:
        hear(g, slot, when, OWN, 0, x)


@rule
def hear(g: Record, slot, when, whose, subject, x):
    """Let the forced effects of a card in play wait that this sets off, if it is whose they ask for and where they work
    (INV-130)."""
    card = g.card[slot]
    ability = FORCED_OF[card]
    while ability != NOTHING and g.down[slot] == 0:
        if A_WHEN[ability] == when and x >= A_LEAST[ability] and A_WHOSE[ability] & whose != 0:
            if A_ZONE[ability] == NOTHING or A_ZONE[ability] == g.zone[slot]:
                if A_SUBJECT[ability] & STILL[subject] == 0 and is_phase(g, A_PHASE[ability]):
                    wait(g, ability, controller(g, slot), slot, g.zone[slot], x, card)
        ability = A_NEXT[ability]


@rule
def is_phase(g: Record, phase):
    """Whether it is a phase, or any (-1)."""
    return phase == NOTHING or phase == g.frames[0, A]


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
        if g.waiting[row, 4] == slot and X_IS_SLOT[A_WHEN[g.waiting[row, 0]]]:
            g.waiting[row, 4] = NOTHING
    for aim in range(g.aimed):
        if g.aims[aim, 1] == slot:
            g.aims[aim, 1] = NOTHING
    for frame in range(g.depth):
        if g.frames[frame, KIND] == Frame.ASK and g.frames[frame, B] == slot:
            if Q_ABOUT[g.frames[frame, A]] == About.SLOT:
                g.frames[frame, B] = NOTHING


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


# --- What can be done to a card in play ---------------------------------------------------------------------


@rule
def corrupt(g: Record, slot):
    """INV-148: turned sideways, unless something forbids it (INV-006)."""
    if slot >= 0 and may_be_corrupted(g, slot):
        g.corrupt[slot] = 1
        tell(g, Event.CORRUPTED, controller(g, slot), face(g, slot), slot, 0, 0)


@rule
def may_be_corrupted(g: Record, slot):
    return g.corrupt[slot] == 0 and not is_pure(g, slot)


@rule
def is_pure(g: Record, slot):
    """Whether something keeps a unit from being corrupted."""
    return has_quality(g, slot, Hook.PURITY)


@rule
def has_quality(g: Record, slot, quality):
    """Whether a card in play is so, until the turn ends or by a constant effect (INV-129, INV-130)."""
    if g.lasting[slot] & QUALITY_BIT[quality] != 0:
        return True
    return g.carriers[quality] > 0 and is_given_quality(g, slot, quality)


@rule
def is_given_quality(g: Record, slot, quality):
    """Whether a constant effect of a card in play makes one so."""
    for other in all_slots(g):
        if works(g, other, quality) and is_given_to(g, HOOK_TO[g.card[other], quality], other, slot):
            return True
    return False


@rule
def is_given_to(g: Record, to, giver, slot):
    if to == To.ITSELF:
        return giver == slot
    if to == To.HOST:
        return g.host[giver] == slot + 1
    return g.host[slot] == giver + 1


@rule
def give_quality(g: Record, slot, quality):
    """Until the end of the turn."""
    if slot >= 0 and g.card[slot] != 0:
        g.lasting[slot] |= QUALITY_BIT[quality]
        tell(g, Event.QUALITY, controller(g, slot), g.card[slot], slot, quality, 0)


@rule
def shield(g: Record, slot, count):
    """The next damage to a unit is cancelled, so much of it, until the end of the turn."""
    if slot >= 0 and g.card[slot] != 0:
        g.shield[slot] += count
        tell(g, Event.SHIELDED, controller(g, slot), g.card[slot], slot, g.shield[slot], 0)


@rule
def restore(g: Record, slot):
    if slot >= 0 and g.corrupt[slot] != 0:
        g.corrupt[slot] = 0
        tell(g, Event.RESTORED, controller(g, slot), face(g, slot), slot, 0, 0)


@rule
def change_power(g: Record, slot, change):
    """Until the end of the turn."""
    if slot >= 0 and g.card[slot] != 0:
        g.power_change[slot] += change
        tell(g, Event.POWER, controller(g, slot), face(g, slot), slot, change, 0)


@rule
def change_hit_points(g: Record, slot, change):
    """Until the end of the turn; a unit without hit points left is destroyed at once (B-10)."""
    if slot >= 0 and g.card[slot] != 0:
        g.unsettled = 1
        g.hit_change[slot] += change
        tell(g, Event.HIT_POINTS, controller(g, slot), face(g, slot), slot, change, 0)


@rule
def heal(g: Record, seat, slot, count):
    """An effect of a seat takes damage off a unit."""
    healed = min(count, g.damage[slot]) if slot >= 0 else 0
    if healed > 0:
        g.damage[slot] -= healed
        tell(g, Event.HEALED, controller(g, slot), face(g, slot), slot, healed, 0)
        happens(g, When.HEALS, seat, NOTHING, 0, slot)


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
    return g.zone[slot] != zone and may_be_in(g, controller(g, slot), face(g, slot), zone, slot)


@rule
def move_unit(g: Record, slot, zone):
    """U-09 to U-11: it stops questing and fighting; it enters the zone, not play.

    Damage on it and beside it and its attachments stay with it: what was assigned is applied where it is (INV-113).
    """
    if slot < 0 or g.card[slot] == 0 or not may_move(g, slot, zone):
        return
    old = g.zone[slot]
    count_development(g, slot, -1)
    change_zone(g, slot, zone)
    count_development(g, slot, 1)
    tell(g, Event.MOVED, controller(g, slot), face(g, slot), slot, old, zone)
    enter_zone(g, slot)


@rule
def change_zone(g: Record, slot, zone):
    """A unit lies in another zone, with all that is attached to it; it quests and fights no more."""
    g.unsettled = 1
    if g.host[slot] != 0:
        lose_tokens(g, g.host[slot] - 1)
        g.host[slot] = 0
    stop_fighting(g, slot)
    g.zone[slot] = zone
    for other in all_slots(g):
        if g.host[other] == slot + 1:
            g.zone[other] = zone


@rule
def take_control(g: Record, slot, seat, zone):
    """INV-030: a unit comes into a zone of somebody who controls it from now on; whether it may (INV-027, B-18).

    As if it moved (U-09 to U-11); what is attached to it stays with it and with whoever controls that (B-17).
    """
    if slot < 0 or controller(g, slot) == seat or not may_be_in(g, seat, face(g, slot), zone, slot):
        return False
    stop_counting(g, slot)
    change_zone(g, slot, zone)
    g.strayed[slot] ^= 1
    g.strays += 1 if g.strayed[slot] != 0 else -1
    start_counting(g, slot)
    tell(g, Event.CONTROL, seat, face(g, slot), slot, zone, g.strayed[slot])
    enter_zone(g, slot)
    return True


@rule
def give_back(g: Record, slot):
    """W-51: a unit returns to its owner's battlefield, or to another zone that takes it; if none does, it is sacrificed."""
    owner = owner_of(slot)
    for step in range(3):
        if take_control(g, slot, owner, Zone.BATTLEFIELD - step):
            return
    sacrifice(g, slot)


@rule
def stop_fighting(g: Record, slot):
    """U-10: a unit attacks or defends no more."""
    g.role[slot] = Role.NONE
    g.front[slot] = 0
    g.unsettled = 1


@rule
def move_development(g: Record, slot, zone):
    """A development to another zone of its controller."""
    if slot >= 0 and g.down[slot] == A_UNIT_TOO:
        move_unit(g, slot, zone)
    elif slot >= 0 and g.card[slot] != 0 and g.down[slot] != 0 and g.zone[slot] != zone:
        seat = controller(g, slot)
        old = g.zone[slot]
        g.unsettled = 1
        g.developments[seat * 3 + old] -= 1
        g.developments[seat * 3 + zone] += 1
        g.zone[slot] = zone
        if g.listening != 0:
            write(g, Event.MOVED, seat, NOTHING, slot, old, zone, 0b1111, 0)


@rule
def change_development(g: Record, slot):
    """W-55: until the turn ends a development is a unit as well; its card stays hidden."""
    if slot >= 0 and g.down[slot] == 1:
        g.down[slot] = A_UNIT_TOO
        g.unsettled = 1
        tell(g, Event.CHANGED, controller(g, slot), face(g, slot), slot, g.zone[slot], 1)


@rule
def change_back(g: Record, slot):
    """W-55: nothing but a development is left; what was attached to the unit goes to the discard pile."""
    for other in all_slots(g):
        if g.host[other] == slot + 1:
            remove(g, other, Exit.SACRIFICED)
    g.down[slot] = 1
    g.damage[slot] = 0
    g.corrupt[slot] = 0
    g.doomed[slot] = 0
    g.paid[slot] = 0
    stop_fighting(g, slot)
    drop_points(g, slot)
    tell(g, Event.CHANGED, controller(g, slot), NOTHING, slot, g.zone[slot], 0)


@rule
def turn_up(g: Record, slot):
    """A development is turned face up. A unit stays, doomed, without entering play; all else is sacrificed (B-175)."""
    seat = controller(g, slot)
    zone = g.zone[slot]
    card = g.card[slot]
    count_development(g, slot, -1)
    g.down[slot] = 0
    g.unsettled = 1
    reveal(g, Event.TURNED_UP, seat, card, slot, zone, 0)
    turn_face_up(g, slot)
    if TYPE[card] != Type.UNIT or not may_be_in(g, seat, card, zone, slot):
        sacrifice(g, slot)
    else:
        g.doomed[slot] = Doom.SACRIFICED


@rule
def developments_in(g: Record, slot):
    """Developments that the controller of a card has in the zone it lies in."""
    return g.developments[controller(g, slot) * 3 + g.zone[slot]]


@rule
def count_burning(g: Record, seat):
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
    seat = controller(g, quest)
    for slot in slots_of(g, seat):
        if g.host[slot] == quest + 1 and is_unit(g, slot):
            return slot
    return NOTHING
