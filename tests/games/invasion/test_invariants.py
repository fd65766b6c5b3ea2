"""Stories about the invariants: random matches keep them, and what the rules can't make is noticed and named."""

import random

import numpy as np
import pytest

import wartable
from wartable import WartableError
from wartable.games.invasion.cards import BY_KEY
from wartable.games.invasion.cards.declare import A_KIND, Kind
from wartable.games.invasion.invariants import census, check_hosts, check_units
from wartable.games.invasion.rules.draft import copies_in_pile
from wartable.games.invasion.rules.setup import Way
from wartable.games.invasion.state import (
    KIND_OF_CARD,
    NOTHING,
    ROW,
    SECTION,
    Draft,
    Frame,
    Reason,
    Role,
    Row,
    State,
)
from wartable.kernel.frames import KIND, SEAT, A, push

from ...suite.matches import any_options
from .scene import piece, scene

GAME = wartable.game("invasion")


def new(seed, format=None):
    lot = random.Random(seed)
    format = format or lot.choice(list(GAME.formats))
    options = any_options(GAME, format, lot)
    return GAME.new(format, seed=seed, compiled=False, **options)


def walk(position, seed, eager=0.6):
    """Each moment of a match in which seats rather act than pass."""
    lot = random.Random(seed)
    while not position.over:
        yield position
        legal = position.legal()
        position.play(lot.choice(legal[1:] if len(legal) > 1 and lot.random() < eager else legal))
    yield position


def late(seed, steps, format="starter"):
    """A match some way in, outside combat, with a card face up in play and some in hand."""
    for number, position in enumerate(walk(new(seed, format), seed)):
        g = position.record
        in_play = any(g.card[slot] and not g.down[slot] for slot in range(200))
        if number >= steps and g.attacked == NOTHING and in_play and g.hand_size[0] > 1:
            return position
    raise AssertionError("never there")


@pytest.mark.parametrize("format", list(GAME.formats))
@pytest.mark.parametrize("seed", range(3))
def test_random_matches_keep_the_invariants_and_their_cards(format, seed):
    before = ()
    for position in walk(new(seed, format), seed):
        GAME.check(position.records)
        counted = census(position.record)
        assert not before or not counted or counted == before
        before = counted or before
    assert before


@pytest.mark.parametrize("seed", range(3))
def test_imagined_worlds_keep_the_invariants(seed):
    for number, position in enumerate(walk(new(seed), seed)):
        if number % 25 == 0:
            for seat in range(-1, 2):
                GAME.check(position.imagine(seat, number).records)


@pytest.mark.rule("INV-030", "INV-040")
def test_the_census_is_the_decks_that_were_brought():
    position = GAME.new("starter", seed=4, compiled=False, starter0="dwarf", starter1="chaos")
    counted = np.array(census(position.record)).reshape(2, -1)
    assert counted.sum(axis=1).tolist() == [50, 50]
    assert counted[0, BY_KEY["troll-slayers"].number] == 3 and counted[1, BY_KEY["troll-slayers"].number] == 0


def test_a_draft_has_no_census_until_the_decks_are_made():
    assert census(new(1, "draft").record) == ()


def lost_card(g):
    g.deck_left[0] -= 1
    g.deck[0, g.deck_left[0]] = 0


def changed_card(g):
    g.deck[0, 0] = BY_KEY["defender-of-the-hold"].number if g.deck[0, 0] != 1 else 2


def hand_out_of_order(g):
    g.hand[0, 0], g.hand[0, g.hand_size[0] - 1] = 120, 1


def wrong_development(g):
    g.developments[0] += 1


def wrong_symbols(g):
    g.symbols[1, 2] += 1


def wrong_carriers(g):
    g.carriers[5] += 1


def known_and_not_there(g):
    g.known[0, 127] = 1


def debt(g):
    g.resources[1] = -1


def dirt_in_an_empty_slot(g):
    g.damage[99] = 1


def fighter_outside_combat(g):
    g.role[next(slot for slot in range(200) if g.card[slot] and not g.down[slot])] = Role.ATTACKS


def damage_without_combat(g):
    g.lying[SECTION, 0] = 1


def a_section_that_should_burn(g):
    g.section_damage[2] = 20


def two_fires(g):
    g.burning[0] = g.burning[1] = 1
    g.section_damage[0] = g.section_damage[1] = 0


def an_unknown_frame_on_top(g):
    push(g, Frame.ASSIGN, 0, 1, 0, 0, 0, 0)


def a_frame_left_behind(g):
    g.frames[g.depth + 3, KIND] = 1


def dirt_on_the_chain(g):
    g.chain[g.rows + 1, Row.X] = 1


def dirt_in_waiting(g):
    g.waiting[g.waits, 5] = 3


def over_and_going_on(g):
    g.reason = Reason.LONG


def a_winner_too_early(g):
    g.winner = 0


def wrong_turn(g):
    g.active = 1 - g.active


def a_card_in_the_box(g):
    g.box[0, 20] = BY_KEY["contested-village"].number


def a_draft_out_of_nowhere(g):
    g.pack_left[0] = 2


BREAKS = (
    lost_card, changed_card, hand_out_of_order, wrong_development, wrong_symbols, wrong_carriers, known_and_not_there,
    debt, dirt_in_an_empty_slot, fighter_outside_combat, damage_without_combat, a_section_that_should_burn, two_fires,
    an_unknown_frame_on_top, a_frame_left_behind, dirt_on_the_chain, dirt_in_waiting, over_and_going_on,
    a_winner_too_early, wrong_turn, a_card_in_the_box, a_draft_out_of_nowhere,
)  # fmt: skip


@pytest.mark.parametrize("damage", BREAKS, ids=lambda function: function.__name__)
def test_what_the_rules_cannot_make_is_noticed(damage):
    position = late(1, 150)
    GAME.check(position.records)
    damage(position.record)
    with pytest.raises(AssertionError):
        GAME.check(position.records)


@pytest.mark.rule("INV-023", "INV-088")
def test_what_hangs_on_nothing_is_noticed():
    s = scene({"quest": [piece("a-glorious-death", tokens=1), piece("runesmith", on="a-glorious-death")]})
    s.g.host[s.slot("runesmith")] = s.slot("runesmith") + 1
    with pytest.raises(AssertionError, match="quests on nothing"):
        check_hosts(s.g)
    s.g.host[s.slot("runesmith")] = 0
    with pytest.raises(AssertionError, match="tokens"):
        check_units(s.g)


@pytest.mark.parametrize("format", list(GAME.formats))
def test_most_single_bits_cannot_be_changed_unnoticed(format):
    lot = random.Random(7)
    noticed = 0
    position = late(2, 60, format)
    for _ in range(100):
        broken = position.copy()
        place = lot.randrange(32, GAME.layout.head - 8)
        broken.records.array.view(np.uint8)[place] ^= 1 << lot.randrange(8)
        try:
            GAME.check(broken.records)
        except AssertionError:
            noticed += 1
    assert noticed > 60


# --- Positions that an attacker made ----------------------------------------------------------------------------------


def drafting(stage):
    """A draft in which a seat chooses, some way in."""
    for seed in range(50):
        for number, position in enumerate(walk(new(seed, "draft"), seed)):
            if number > 20 and position.record.depth == 1 and position.record.frames[0, A] == stage:
                return position
    raise AssertionError("never there")


def refuse(position, why):
    with pytest.raises(WartableError, match=why):
        GAME.from_bytes(position.to_bytes(), compiled=False)


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("removed", 100, "removed is 100"),
        ("removed", -1, "removed is -1"),
        ("supply_cut", 120, "supply_cut is 120"),
        ("supply_cut", 6, "supply lines were cut by no card"),
        ("sabotages", 6, "sabotages of no card"),
        ("picked_left", 100, "picked_left is 100"),
        ("picked_left", 8, "what seat 1 picked"),
        ("thrown_left", 20, "no card in thrown"),
        ("pile_left", 0, "behind pile"),
    ],
)
def test_a_draft_counts_what_is_there(field, value, why):
    """Each of these numbers says where compiled rules write next."""
    position = drafting(Draft.PICK)
    g = position.record
    numbers = getattr(g, field)
    if numbers.ndim == 2:
        numbers[1, 5] = value
    else:
        numbers[1] = value
    refuse(position, why)


def test_a_pick_is_a_card_of_its_pack():
    """It is searched for in the pack, without an end if it is not there."""
    position = drafting(Draft.PICK)
    g = position.record
    while g.picked_left[g.frames[0, SEAT]] == 0:
        position.play(position.legal()[0])
    seat = g.frames[0, SEAT]
    g.picked[seat, 0] = next(card for card in range(1, 128) if card not in g.pack.tolist()[seat])
    refuse(position, "picked what is not there")


def test_a_drafted_deck_fits_its_pile():
    """Unseen cards are drawn from what the pile had, less what has left it: there must be enough."""
    *_, position = (moment for moment in walk(new(3, "draft"), 3) if moment.record.turn < 2)
    g = position.record
    assert g.format == Way.DRAFT
    card = next(card for card in range(1, 128) if copies_in_pile(g, 0, card) == 3)
    g.removed[0, card] = 6
    refuse(position, "drafted more than there is")


def is_aimed(g):
    """Whether a tactic that aims at a card in play waits on the chain, alone and in a window."""
    row = g.chain.tolist()[0]
    waits = g.rows == 1 and row[Row.STATE] == State.ON_CHAIN and A_KIND[row[Row.ABILITY]] == Kind.TACTIC
    return waits and 0 <= row[Row.ONE] < SECTION and g.frames[g.depth - 1, KIND] == Frame.WINDOW


def on_the_chain():
    for seed in range(100):
        for position in walk(new(seed, "starter"), seed):
            if is_aimed(position.record):
                return position
    raise AssertionError("never there")


@pytest.mark.parametrize(
    ("column", "value", "why"),
    [
        (Row.ABILITY, 340, "chain is 340"),
        (Row.ABILITY, 339, "does nothing"),
        (Row.ONE, KIND_OF_CARD + 1, "aims at 301"),
        (Row.ONE, ROW - 1, "aims at 209"),
        (Row.ONE, ROW + 1, "aims at 211"),
        (Row.SOURCE, 200, "chain is 200"),
        (Row.STATE, State.ANNOUNCED, "announcement"),
        (Row.X, 4001, "chain is 4001"),
        (Row.GIVEN, 200, "chain is 200"),
        (Row.MARK, 1, "marked as another"),
    ],
)
def test_a_row_of_the_chain_speaks_of_what_there_is(column, value, why):
    position = on_the_chain()
    position.record.chain[0, column] = value
    refuse(position, why)


def test_further_targets_are_of_the_kind_that_their_row_asks_for():
    """A card of a pile is no slot: as one, it would lie far behind the last."""
    position = on_the_chain()
    g = position.record
    g.chain[0, Row.MARK] = g.marks = 1
    g.aims[0, 0], g.aims[0, 1], g.aimed = 1, KIND_OF_CARD + 20, 1
    refuse(position, "no further targets")


def test_an_announcement_needs_the_window_that_it_passes_on():
    """The rules look for that window below, and would not stop at the bottom."""
    for seed in range(50):
        for position in walk(new(seed, "starter"), seed):
            g = position.record
            if (
                g.depth == 3
                and g.frames[2, KIND] == Frame.ANNOUNCE
                and g.chain[0, Row.STATE] == State.ANNOUNCED
            ):
                for part in range(7):
                    g.frames[1, part], g.frames[2, part] = g.frames[2, part], 0
                g.depth = 2
                refuse(position, "an announcement without a window")
                return
    raise AssertionError("never there")


def test_what_is_pending_leaves_room_for_more():
    position = late(1, 150)
    g = position.record
    while g.depth < 40:
        push(g, Frame.SACRIFICE, 0, NOTHING, 0, 0, 0, 0)
    refuse(position, "40 frames")
