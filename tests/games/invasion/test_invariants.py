"""Stories about the invariants: random matches keep them, and what the rules can't make is noticed and named."""

import random

import numpy as np
import pytest

import wartable
from wartable.games.invasion.cards import BY_KEY
from wartable.games.invasion.invariants import census, check_hosts, check_units
from wartable.games.invasion.state import NOTHING, SECTION, Frame, Reason, Role, Row
from wartable.kernel.frames import KIND, push

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
