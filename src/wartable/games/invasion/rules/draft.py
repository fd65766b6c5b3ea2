"""The draft: piles and packs, picks and counterdrafts, and what draft cards do (INV-170 to INV-182).
Cards that seats choose stay where they are until all have chosen; what a seat may know of it is in `draft_secrets`."""

from wartable.games.invasion.cards.declare import COPIES, DRAFTED, SIDE, SIDE_OF_RACE, TYPE
from wartable.games.invasion.cards.draft import CUT_SUPPLY_LINES, REINFORCEMENTS, SABOTAGE, SHIFTING_TIDES
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.setup import begin_match
from wartable.games.invasion.state import CARDS, NOTHING, Draft, Event, Frame, Type
from wartable.games.invasion.vocabulary import PASS, card_action, which
from wartable.kernel.chance import below
from wartable.kernel.frames import SEAT, A, B, C, pop, push, set_top, top
from wartable.kernel.journal import reveal, tell, whisper
from wartable.kernel.rule import rule

PACKS = 5
PACK_SIZE = 15
PICKED_AT_ONCE = 2
LAST_STEP = 6  # of a pack: picks are steps 0, 2, 4 and 6, counterdrafts steps 1, 3 and 5
LOOKED_AT = 5  # INV-179


# --- Piles and packs ----------------------------------------------------------------------------------------


@rule
def copies_in_pile(g: Record, seat, card):
    """INV-170, INV-171: copies of a card that a seat's pile has from the beginning, neutrals that are dealt aside."""
    if TYPE[card] == Type.DRAFT:
        return COPIES[card] // 2
    return DRAFTED[card] if SIDE[card] == SIDE_OF_RACE[g.capital[seat]] else 0


@rule
def lay_out_draft(g: Record):
    """INV-171 to INV-173: draft cards join the piles, which are shuffled, and the first packs are taken."""
    for seat in range(2):
        for place in range(g.deck_left[seat]):
            join_pile(g, seat, g.deck[seat, place])
            g.deck[seat, place] = 0
        g.deck_left[seat] = 0
        for card in range(1, CARDS):
            if TYPE[card] == Type.DRAFT:
                for _ in range(copies_in_pile(g, seat, card)):
                    join_pile(g, seat, card)
        shuffle_pile(g, seat, g.pile_left[seat])
    push(g, Frame.DRAFT, 0, Draft.PICK, 0, 0, 0, 0)
    take_packs(g)


@rule
def join_pile(g: Record, seat, card):
    g.pile[seat, g.pile_left[seat]] = card
    g.pile_left[seat] += 1


@rule
def take_from_pile(g: Record, seat):
    """The top card."""
    left = g.pile_left[seat] - 1
    card = g.pile[seat, left]
    g.pile[seat, left] = 0
    g.pile_left[seat] = left
    return card


@rule
def shuffle_pile(g: Record, seat, count):
    """Every order of so many cards from the bottom as likely."""
    for place in range(count - 1, 0, -1):
        other = below(g, place + 1)
        card = g.pile[seat, place]
        g.pile[seat, place] = g.pile[seat, other]
        g.pile[seat, other] = card


@rule
def take_packs(g: Record):
    """INV-173, INV-178: the next pack for each, a card less for each Cut Supply Lines; the first picks are due."""
    g.pack_number += 1
    for seat in range(2):
        fill_pack(g, seat, PACK_SIZE - g.supply_cut[seat])
        tell(g, Event.PACK, seat, NOTHING, g.pack_number, g.pack_left[seat], 0)
    ask(g, Draft.PICK, 0, 0)


@rule
def fill_pack(g: Record, seat, count):
    for _ in range(count):
        join_pack(g, seat, take_from_pile(g, seat))


@rule
def join_pack(g: Record, seat, card):
    """Put a card into a pack, in order of number, so that the order tells nothing."""
    place = g.pack_left[seat]
    while place > 0 and g.pack[seat, place - 1] > card:
        g.pack[seat, place] = g.pack[seat, place - 1]
        place -= 1
    g.pack[seat, place] = card
    g.pack_left[seat] += 1


@rule
def leave_pack(g: Record, seat, card):
    left = g.pack_left[seat] - 1
    place = 0
    while g.pack[seat, place] != card:
        place += 1
    while place < left:
        g.pack[seat, place] = g.pack[seat, place + 1]
        place += 1
    g.pack[seat, left] = 0
    g.pack_left[seat] = left


# --- Choosing: all at the same time, so that nothing is shown before the last has chosen -----------------------


@rule
def is_pick(step):
    return step % 2 == 0


@rule
def pack_of(seat, step):
    """INV-174: whose pack a seat chooses from: the own one for picks, the opponent's for counterdrafts."""
    return seat if is_pick(step) else 1 - seat


@rule
def due(g: Record, stage, seat):
    """INV-174, INV-180, INV-182: how many cards a seat has to choose now, or may; no more than the pack still has."""
    if stage == Draft.PICK:
        return min(PICKED_AT_ONCE, g.pack_left[seat])
    left = g.pack_left[1 - seat] - g.picked_left[seat]
    if left <= 0 or (stage == Draft.SABOTAGE and g.sabotages[seat] == 0):
        return 0
    return 1


@rule
def ask(g: Record, stage, step, seat):
    """The word goes to a seat."""
    set_top(g, SEAT, seat)
    set_top(g, A, stage)
    set_top(g, B, step)
    set_top(g, C, due(g, stage, seat))


@rule
def draft_waits(g: Record):
    """Whether a seat must choose now; if not, the draft goes on by one move."""
    if top(g, C) > 0:
        return True
    stage = top(g, A)
    if stage == Draft.EFFECTS:
        if not next_effect(g):
            next_step(g)
    elif stage == Draft.REINFORCE:
        set_top(g, A, Draft.EFFECTS)
    elif top(g, SEAT) == 0:
        ask(g, stage, top(g, B), 1)
    elif stage == Draft.COUNTERDRAFT:
        ask(g, Draft.SABOTAGE, top(g, B), 0)
    else:
        show_chosen(g, top(g, B))
    return False


@rule
def next_step(g: Record):
    """INV-174, INV-176: picks and counterdrafts take turns; then the pack is done, and after five the draft is."""
    step = top(g, B) + 1
    if step <= LAST_STEP:
        if not is_pick(step):
            show_packs(g)
        ask(g, Draft.PICK if is_pick(step) else Draft.COUNTERDRAFT, step, 0)
        return
    throw_rest(g)
    if g.pack_number < PACKS:
        take_packs(g)
    else:
        finish_draft(g)


@rule
def show_packs(g: Record):
    """INV-174: the players look at each other's packs."""
    for seat in range(2):
        if g.pack_left[seat] > 0:
            reveal(g, Event.PACK_SHOWN, seat, NOTHING, g.pack_left[seat], 0, 0)


@rule
def mark_draft(g: Record, mask):
    """The cards that may be chosen; a Sabotage need not be used, and draft cards are no reinforcement."""
    seat = top(g, SEAT)
    stage = top(g, A)
    if stage == Draft.REINFORCE:
        mark_reinforcements(g, seat, mask)
        return
    if stage == Draft.SABOTAGE:
        mask[PASS] = 1
    pack = pack_of(seat, top(g, B))
    for place in range(g.pack_left[pack]):
        card = g.pack[pack, place]
        if copies_in_pack(g, pack, card) > copies_chosen(g, seat, card):
            mask[card_action(card)] = 1


@rule
def copies_in_pack(g: Record, seat, card):
    count = 0
    for place in range(g.pack_left[seat]):
        count += g.pack[seat, place] == card
    return count


@rule
def copies_chosen(g: Record, seat, card):
    count = 0
    for place in range(g.picked_left[seat]):
        count += g.picked[seat, place] == card
    return count


@rule
def choose_in_draft(g: Record, action):
    """A seat has decided."""
    seat = top(g, SEAT)
    stage = top(g, A)
    if stage == Draft.REINFORCE:
        reinforce(g, seat, action)
    elif action == PASS:
        set_top(g, C, 0)
    else:
        choose(g, seat, which(action))
        if stage == Draft.SABOTAGE:
            g.sabotages[seat] -= 1
            tell(g, Event.SABOTAGED, seat, NOTHING, g.sabotages[seat], 0, 0)
            set_top(g, C, due(g, stage, seat))
        else:
            set_top(g, C, top(g, C) - 1)


@rule
def choose(g: Record, seat, card):
    """INV-175: a chosen card is known to its seat alone until all have chosen."""
    g.picked[seat, g.picked_left[seat]] = card
    g.picked_left[seat] += 1
    whisper(g, Event.PICKED, seat, card, 0 if is_pick(top(g, B)) else 1, 0, 0)


@rule
def show_chosen(g: Record, step):
    """INV-175, INV-177: all have chosen; picks join the decks, and counterdrafts and draft cards are shown."""
    for seat in range(2):
        pack = pack_of(seat, step)
        count = g.picked_left[seat]
        kept = 0
        for place in range(count):
            card = g.picked[seat, place]
            g.picked[seat, place] = 0
            leave_pack(g, pack, card)
            if TYPE[card] == Type.DRAFT:
                g.picked[seat, kept] = card
                kept += 1
            if is_pick(step) and TYPE[card] != Type.DRAFT:
                join_deck(g, seat, card)
            else:
                g.removed[pack, card] += 1
                kind = Event.DRAFT_CARD if is_pick(step) else Event.COUNTERDRAFTED
                reveal(g, kind, seat, card, 1 if TYPE[card] == Type.DRAFT else 0, 0, 0)
        g.picked_left[seat] = kept
        if is_pick(step) and count > 0:
            reveal(g, Event.PICKS_DONE, seat, NOTHING, count - kept, kept, 0)
    set_top(g, A, Draft.EFFECTS)


@rule
def join_deck(g: Record, seat, card):
    g.deck[seat, g.deck_left[seat]] = card
    g.deck_left[seat] += 1


@rule
def throw_rest(g: Record):
    """INV-176: what is left of the packs is discarded; only its owner has seen it."""
    for seat in range(2):
        tell(g, Event.PACK_DONE, seat, NOTHING, g.pack_left[seat], 0, 0)
        for place in range(g.pack_left[seat]):
            g.thrown[seat, g.thrown_left[seat]] = g.pack[seat, place]
            g.thrown_left[seat] += 1
            g.pack[seat, place] = 0
        g.pack_left[seat] = 0


# --- What draft cards do --------------------------------------------------------------------------------------


@rule
def next_effect(g: Record):
    """INV-177, INV-181: one draft card takes effect, Shifting Tides before all others; False when none is left."""
    for first in range(2):
        for seat in range(2):
            for place in range(g.picked_left[seat]):
                card = g.picked[seat, place]
                if first == 1 or card == SHIFTING_TIDES:
                    forget_choice(g, seat, place)
                    take_effect(g, seat, card)
                    return True
    return False


@rule
def forget_choice(g: Record, seat, place):
    left = g.picked_left[seat] - 1
    for at in range(place, left):
        g.picked[seat, at] = g.picked[seat, at + 1]
    g.picked[seat, left] = 0
    g.picked_left[seat] = left


@rule
def take_effect(g: Record, seat, card):
    """INV-178 to INV-181, for the seat that chose the card."""
    if card == CUT_SUPPLY_LINES:
        g.supply_cut[1 - seat] += 1
        tell(g, Event.SUPPLY_CUT, 1 - seat, NOTHING, g.supply_cut[1 - seat], 0, 0)
    elif card == SABOTAGE:
        g.sabotages[seat] += 1
    elif card == SHIFTING_TIDES:
        shift_tides(g, pack_of(seat, top(g, B)))
    elif card == REINFORCEMENTS:
        set_top(g, SEAT, seat)
        set_top(g, A, Draft.REINFORCE)
        set_top(g, C, 1)


@rule
def shift_tides(g: Record, seat):
    """INV-181: the pack is shuffled into its pile, and as many cards replace it."""
    count = g.pack_left[seat]
    for place in range(count):
        join_pile(g, seat, g.pack[seat, place])
        g.pack[seat, place] = 0
    g.pack_left[seat] = 0
    shuffle_pile(g, seat, g.pile_left[seat])
    fill_pack(g, seat, count)
    tell(g, Event.NEW_PACK, seat, NOTHING, count, 0, 0)


@rule
def mark_reinforcements(g: Record, seat, mask):
    """INV-177, INV-179: one of the five, if it may be in a deck."""
    mask[PASS] = 1
    for place in range(g.pile_left[seat] - LOOKED_AT, g.pile_left[seat]):
        card = g.pile[seat, place]
        if TYPE[card] != Type.DRAFT:
            mask[PASS] = 0
            mask[card_action(card)] = 1


@rule
def reinforce(g: Record, seat, action):
    """INV-179: the chosen one joins the deck, and the others go to the bottom."""
    set_top(g, C, 0)
    chosen = 0
    if action == PASS:
        tell(g, Event.REINFORCED, seat, NOTHING, 0, 0, 0)
    else:
        chosen = which(action)
        whisper(g, Event.REINFORCED, seat, chosen, 1, 0, 0)
        join_deck(g, seat, chosen)
    for _ in range(LOOKED_AT):
        card = take_from_pile(g, seat)
        if card == chosen:
            chosen = 0
        else:
            put_at_bottom(g, seat, card)


@rule
def put_at_bottom(g: Record, seat, card):
    for place in range(g.pile_left[seat], 0, -1):
        g.pile[seat, place] = g.pile[seat, place - 1]
    g.pile[seat, 0] = card
    g.pile_left[seat] += 1


# --- The end of the draft --------------------------------------------------------------------------------------


@rule
def finish_draft(g: Record):
    """INV-176: all that was not drafted goes back into the box unseen, and a usual game follows."""
    for seat in range(2):
        for place in range(g.pile_left[seat]):
            g.pile[seat, place] = 0
        g.pile_left[seat] = 0
        for place in range(g.thrown_left[seat]):
            g.thrown[seat, place] = 0
        g.thrown_left[seat] = 0
        g.supply_cut[seat] = 0
        g.sabotages[seat] = 0
        tell(g, Event.DECK_DONE, seat, NOTHING, g.deck_left[seat], 0, 0)
    for place in range(g.box.shape[1]):
        g.box[0, place] = 0
    g.pack_number = 0
    pop(g)
    begin_match(g)
