"""What holds in every record that the rules of Invasion can reach, and the census that play never changes.
For tests and for doubts; nothing here decides anything, and no rule may lean on it."""

import numpy as np

from wartable.games.invasion.cards.declare import (
    ATTACHES,
    DEALT,
    HOLDS,
    HOOKS,
    IN_SETS,
    RACE,
    SIDE,
    SIDE_OF_RACE,
    STARTER,
    SYMBOLS,
    TYPE,
    Hook,
    Set,
)
from wartable.games.invasion.draft_invariants import all_zero, check_draft, copies_of_pile
from wartable.games.invasion.pending_invariants import check_chain, check_frames, check_waiting
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.combat import front_zone
from wartable.games.invasion.rules.facts import DRAWN_MATCH, controller, is_unit
from wartable.games.invasion.rules.setup import NEUTRALS_DEALT, Way
from wartable.games.invasion.rules.stats import hit_points, section_hit_points
from wartable.games.invasion.state import (
    ALL_SLOTS,
    CARDS,
    LENGTHS,
    MANY,
    NOTHING,
    SECTION,
    SLOTS,
    Aside,
    Doom,
    Edition,
    Frame,
    LastCard,
    Phase,
    Reason,
    Role,
    Row,
    Type,
    Zone,
)
from wartable.kernel.frames import KIND, A

MOST_COPIES = 3  # INV-161

SLOT_FIELDS = (
    "zone", "down", "corrupt", "damage", "role", "host", "tokens", "power_change", "hit_change", "used",
    "doomed", "barred", "paid", "lasting", "fought", "shield", "strayed", "front",
)  # fmt: skip
DRAFT_FIELDS = (
    "pile", "pile_left", "pack", "pack_left", "pack_number", "picked", "picked_left", "thrown", "thrown_left",
    "supply_cut", "sabotages",
)  # fmt: skip


def check(g: Record) -> None:
    """Raise AssertionError, naming what is wrong, when the rules can't have led to this record."""
    check_settings(g)
    check_end(g)
    check_slots(g)
    check_piles(g)
    check_frames(g)
    check_chain(g)
    check_waiting(g)
    if drafting(g):
        check_draft(g)
        return
    check_sections(g)
    check_counters(g)
    check_hosts(g)
    check_units(g)
    check_combat(g)
    check_decks(g)
    check_turn(g)


def census(g: Record) -> tuple[int, ...]:
    """How many of each card each seat owns, wherever they are: the same at every step of a match.

    Empty while a draft is still making the decks.
    """
    if drafting(g):
        return ()
    return tuple(int(count) for seat in range(2) for count in own_cards(g, seat))


def own_cards(g: Record, seat: int) -> np.ndarray:
    """INV-030: how many of each card a seat owns: in hand, deck, play and discard pile, and on the chain."""
    found: np.ndarray = np.asarray(g.discard)[seat].astype(np.int64)
    cards = [
        np.asarray(g.hand)[seat, : g.hand_size[seat]],
        np.asarray(g.deck)[seat, : g.deck_left[seat]],
        np.asarray(g.card)[seat * SLOTS : seat * SLOTS + g.high[seat]],
    ]
    rows = np.asarray(g.chain)[: g.rows]
    cards.append(rows[rows[:, Row.OWNER] == seat, Row.CARD])
    for place in cards:
        np.add.at(found, place.astype(np.int64), 1)
    found[0] = 0
    return found


def drafting(g: Record) -> bool:
    return bool(g.depth > 0 and g.frames[0, KIND] == Frame.DRAFT)


def face_up(g: Record) -> list[int]:
    """The slots of the cards face up in play, and of developments that are units as well (W-55)."""
    shown = (np.asarray(g.card) != 0) & (np.asarray(g.down) != 1)
    return [int(slot) for slot in np.flatnonzero(shown)]


def check_settings(g: Record) -> None:
    """What a match was made with is one of the lengths that there are."""
    assert g.longest in LENGTHS.values(), "no such length"
    assert not g.sets_out & 1 << Set.CORE, "the core set is not in play"


def check_end(g: Record) -> None:
    """INV-003, INV-004, W-13: a match is over when it has a reason, and then nothing is pending."""
    assert (g.reason != Reason.NONE) == (g.depth == 0), "over, yet something is pending"
    assert (g.reason == Reason.NONE) == (g.winner == NOTHING), "a winner and no reason"
    fires = [sum(g.burning.tolist()[seat * 3 : seat * 3 + 3]) for seat in range(2)]
    if g.reason == Reason.NONE:
        assert max(fires) < 2, "two sections burn and the match goes on"
        goes_on = drafting(g) or g.last_card == LastCard.ON_FAILED_DRAW
        assert goes_on or min(g.deck_left.tolist()) > 0, "a deck is empty and the match goes on"
    elif g.reason == Reason.BURNED:
        lost = [seat for seat in range(2) if fires[seat] >= 2]
        assert lost == ([0, 1] if g.winner == DRAWN_MATCH else [1 - g.winner]), (
            "the wrong capital burned down"
        )
    elif g.reason == Reason.DECKED:
        out = (0, 1) if g.winner == DRAWN_MATCH else (1 - g.winner,)
        assert all(g.deck_left[seat] == 0 for seat in out), "lost with cards in the deck"
    else:
        assert g.winner == DRAWN_MATCH and g.turn == g.longest + 1, "a draw too early"


def check_slots(g: Record) -> None:
    """Empty slots are clean, so that equal matches are equal bytes; `high` is right behind the last card."""
    cards = np.asarray(g.card)
    empty = cards == 0
    assert TYPE[cards[~empty]].all(), "a slot holds what no card is"
    for name in SLOT_FIELDS:
        assert all_zero(np.asarray(getattr(g, name))[empty]), f"an empty slot has {name}"
    for name in ("lying", "batch"):
        assert all_zero(np.asarray(getattr(g, name))[:ALL_SLOTS][empty]), f"{name} on an empty slot"
    for seat in range(2):
        used = np.flatnonzero(cards[seat * SLOTS : (seat + 1) * SLOTS])
        assert g.high[seat] == (used[-1] + 1 if len(used) else 0), f"high of seat {seat}"
    changes = np.abs(np.asarray(g.power_change).astype(np.int64)).sum()
    assert changes <= MANY, "more power than can be added up"
    hidden = np.asarray(g.down) == 1
    for name in SLOT_FIELDS[2:]:
        assert all_zero(np.asarray(getattr(g, name))[hidden]), f"a development has {name}"


def check_piles(g: Record) -> None:
    """Hands lie in order, decks have no gap, and behind them is nothing; what is known is there."""
    for seat in range(2):
        hand, size = g.hand.tolist()[seat], g.hand_size[seat]
        assert hand[:size] == sorted(hand[:size]) and all(hand[:size]), f"the hand of seat {seat}"
        assert not any(hand[size:]), f"cards behind the hand of seat {seat}"
        deck, left = np.asarray(g.deck)[seat], g.deck_left[seat]
        assert deck[:left].all() and not deck[left:].any(), f"the deck of seat {seat}"
        assert TYPE[[*hand[:size], *deck[:left]]].all(), f"seat {seat} has what no card is"
        assert max(g.peeked[0, seat], g.peeked[1, seat]) <= left, (
            f"more of deck {seat} is known than there is"
        )
        known = np.asarray(g.known)[seat]
        assert known[0] == 0, f"known of seat {seat}"
        for card in np.flatnonzero(known):
            assert known[card] <= hand.count(card), f"seat {seat} is known to hold what it doesn't"
        pile = np.asarray(g.discard)[seat]
        assert not pile[(TYPE == Type.NONE) | (TYPE == Type.DRAFT)].any(), f"discard of seat {seat}"
        assert (np.asarray(g.fell)[seat] <= pile).all(), f"what fell is not in the pile of seat {seat}"
    if not drafting(g):
        for name in DRAFT_FIELDS:
            assert all_zero(getattr(g, name)), f"{name} without a draft"
    assert g.format == Way.DRAFT or all_zero(g.removed), "cards are out of a draft that is none"


def check_sections(g: Record) -> None:
    """INV-115, INV-116: a section has less damage than hit points, and none when it burns."""
    for section in range(6):
        damage = g.section_damage[section]
        if g.burning[section]:
            assert damage == 0, f"section {section} burns and is damaged"
        elif g.reason == Reason.NONE:
            assert damage < section_hit_points(g, section), f"section {section} should burn"


def check_counters(g: Record) -> None:
    """What is counted as it changes is what lies there: developments, race symbols, carriers of hooks."""
    cards = np.asarray(g.card).astype(np.int64)
    down = np.asarray(g.down) != 0
    zones = np.asarray(g.zone)
    strayed = np.asarray(g.strayed)
    assert g.strays == strayed.sum(), "strays"
    controllers = np.arange(ALL_SLOTS) // SLOTS ^ strayed
    carriers = np.zeros(HOOKS.shape[1], np.int64)
    for seat in range(2):
        own = controllers == seat
        here = np.bincount(zones[own][down[own]], minlength=3)
        assert g.developments.tolist()[seat * 3 : seat * 3 + 3] == here.tolist(), (
            f"developments of seat {seat}"
        )
        open_cards = cards[own][~down[own] & (cards[own] != 0)]
        symbols = SYMBOLS[open_cards].sum(axis=0)
        symbols[g.capital[seat]] += 1
        assert g.symbols.tolist()[seat] == symbols.tolist(), f"symbols of seat {seat}"
        carriers += HOOKS[open_cards].sum(axis=0)
    assert g.carriers.tolist() == carriers.tolist(), "carriers"


def check_hosts(g: Record) -> None:
    """INV-023, INV-086 to INV-088: attached cards have units, at most one unit quests on a quest of its own side."""
    questing = []
    for slot in face_up(g):
        card, host = g.card[slot], g.host[slot] - 1
        if ATTACHES[card] and not g.down[slot]:
            assert host >= 0 and is_unit(g, host), f"slot {slot} is attached to nothing"
            assert g.zone[slot] == g.zone[host], f"slot {slot} is elsewhere than its host"
        elif host >= 0:
            assert is_unit(g, slot), f"slot {slot} can't quest"
            assert g.card[host] and not g.down[host] and TYPE[g.card[host]] == Type.QUEST, (
                f"slot {slot} quests on nothing"
            )
            assert controller(g, slot) == controller(g, host), f"slot {slot} quests for the enemy"
            assert g.zone[slot] == g.zone[host] == Zone.QUEST, f"slot {slot} quests elsewhere"
            questing.append(host)
    assert len(set(questing)) == len(questing), "two units on one quest"


def check_units(g: Record) -> None:
    """INV-025, B-10, INV-090: no unit stands that should be gone; only quests with a unit and what says so hold tokens."""
    questing = {host - 1 for host in g.host.tolist() if host}
    over = g.reason != Reason.NONE
    saving = (
        not over and g.frames[g.depth - 1, KIND] == Frame.INSTEAD
    )  # W-53: they stand until that is answered
    asked = any(frame[KIND] == Frame.ASK for frame in g.frames.tolist()[: g.depth])
    unit, support, quest = int(Type.UNIT), int(Type.SUPPORT), int(Type.QUEST)
    for slot in face_up(g):
        kind = TYPE[g.card[slot]] if g.down[slot] == 0 else unit
        assert kind in (unit, support, quest), f"slot {slot} can't be in play"
        if kind != unit:
            marks = g.damage[slot] or g.role[slot] or g.corrupt[slot]
            assert not marks, f"slot {slot} is no unit"
        elif not over and not saving:
            assert g.damage[slot] < hit_points(g, slot), f"the unit in slot {slot} should be gone"
            assert not g.doomed[slot] & (Doom.DYING | Doom.LOST), f"slot {slot} was left dying"
            assert asked or not g.doomed[slot] & Doom.SPARED, f"slot {slot} was left spared"
        holds = HOLDS[g.card[slot]] or (kind == quest and slot in questing)
        assert not g.tokens[slot] or holds, f"tokens on slot {slot}"


def check_combat(g: Record) -> None:
    """INV-100 to INV-112: units fight only while a zone is attacked; damage lies beside targets only then."""
    in_combat = g.depth > 0 and g.frames[0, A] == Phase.BATTLE and g.attacked != NOTHING
    if g.reason != Reason.NONE:
        return
    assert in_combat or g.attacked == NOTHING, "a combat outside its phase"
    assert in_combat or all_zero(g.lying), "combat damage without combat"
    assert g.second == 0 or (in_combat and g.second != g.attacked + 1), "a second zone without a combat"
    fronts = np.asarray(g.front) != 0
    assert g.second != 0 or not fronts.any(), "a front without its zone"
    assert np.asarray(g.role)[fronts].all(), "a front without a fighter"
    for slot in map(int, np.flatnonzero(np.asarray(g.role))):
        role = g.role[slot]
        assert in_combat and is_unit(g, slot), f"slot {slot} fights outside combat"
        attacks = role == Role.ATTACKS
        assert (controller(g, slot) == g.active) == attacks, f"slot {slot} fights on the wrong side"
        where, anywhere = (
            (Zone.BATTLEFIELD, Hook.ATTACKS_ANYWHERE)
            if attacks
            else (front_zone(g, g.front[slot]), Hook.DEFENDS_ANYWHERE)
        )
        assert g.zone[slot] == where or HOOKS[own_cards(g, slot // SLOTS) > 0, anywhere].any(), (
            f"slot {slot} fights elsewhere"
        )
    kinds = [frame[KIND] for frame in g.frames.tolist()[: g.depth]]
    assert Frame.DAMAGE in kinds or all_zero(g.batch), "damage was left over"
    check_aside(g)


def check_aside(g: Record) -> None:
    """D-05, W-11: damage lies aside only in the first edition, beside what is there, in rows without gaps."""
    assert g.lies != Aside.NONE or g.asides == 0, "damage lies aside that nobody deals"
    assert g.edition == Edition.FIRST or g.lies == Aside.NONE, "damage lies aside in the revised edition"
    rows = g.aside.tolist()
    assert not any(map(any, rows[g.asides :])), "damage was left aside"
    for effect, target, _, amount in rows[: g.asides]:
        assert effect > 0 and amount > 0, "what lies aside is no damage"
        assert SECTION <= target < SECTION + 6 or g.card[target], "damage lies aside beside nothing"


def check_decks(g: Record) -> None:
    """INV-040, INV-161, INV-162: what each seat owns is a deck it can have."""
    own = [own_cards(g, seat) for seat in range(2)]
    for seat, cards in enumerate(own):
        side = SIDE_OF_RACE[g.capital[seat]]
        sides = SIDE[cards > 0]
        assert ((sides == 0) | (sides == side)).all(), f"seat {seat} mixes sides"
        assert not cards[TYPE == Type.DRAFT].any(), f"seat {seat} has draft cards"
        assert not cards[IN_SETS & ~g.sets_out == 0].any(), (
            f"seat {seat} has cards of a set that is not in play"
        )
        assert cards.sum() <= SLOTS, f"seat {seat} has more cards than it has slots"
    if g.format == Way.STARTER:
        for seat, cards in enumerate(own):
            starter = np.where(g.capital[seat] == RACE, STARTER, 0)
            assert (np.where(DEALT > 0, 0, cards) == starter).all(), f"seat {seat} lost or found cards"
        box = np.bincount(np.asarray(g.box)[0].astype(np.int64), minlength=CARDS)
        box[0] = 0
        assert (np.where(DEALT > 0, own[0] + own[1], 0) + box == DEALT).all(), "the neutrals changed"
        return
    assert all_zero(g.box), "a box without a starter"
    for seat, cards in enumerate(own):
        if g.format == Way.CONSTRUCTED:
            assert cards.max() <= MOST_COPIES, f"seat {seat} has too many copies"
        else:
            found = cards + np.asarray(g.removed)[seat]
            pile = copies_of_pile(g, seat)
            assert (found <= np.where(DEALT > 0, found, pile)).all(), (
                f"seat {seat} drafted more than there is"
            )
            assert found[DEALT > 0].sum() <= NEUTRALS_DEALT, (
                f"seat {seat} drafted more neutrals than it was dealt"
            )
    if g.format == Way.DRAFT:
        both = own[0] + own[1] + np.asarray(g.removed).sum(axis=0)
        assert (both <= DEALT)[DEALT > 0].all(), "more neutrals than there are"


def check_turn(g: Record) -> None:
    """INV-055: players take turns."""
    assert 1 <= g.turn <= g.longest + 1, "no such turn"
    assert g.active == (g.first + g.turn - 1) % 2, "the active seat is not in turn"
    if g.shielded:
        assert g.depth == 0 or g.frames[0, KIND] == Frame.TURN, "shielded outside a turn"
