"""Stories about the invariants: random matches keep them, and what the rules can't make is noticed and named."""

import random

import numpy as np
import pytest

from wartable import WartableError
from wartable.games.shadespire.invariants import census
from wartable.games.shadespire.pending import _ABOUT
from wartable.games.shadespire.pending_invariants import CARRIED_OUT
from wartable.games.shadespire.pending_ranges import PARAMETERS
from wartable.games.shadespire.rules.attack import declare_attack
from wartable.games.shadespire.state import (
    CARDS,
    EFFECTS,
    FIGHTERS,
    HEXES,
    MODELS,
    NOTHING,
    Act,
    Effect,
    Frame,
    Phase,
    Place,
    Pushing,
    Reason,
    Striking,
    Trigger,
)
from wartable.kernel.frames import KIND, SEAT, A, B, C, D, E, push

from .matches import GAME, new, walk
from .scene import scene


def late(seed=2, steps=120, format="constructed", asked=Frame.ACTIVATE):
    """A match some way in, at a decision of a kind, with cards in both hands."""
    for number, position in enumerate(walk(new(seed, format), seed)):
        g = position.record
        if number >= steps and g.depth > 0 and g.frames[g.depth - 1, KIND] == asked and g.power_count[0] > 1:
            return position
    raise AssertionError("never there")


@pytest.mark.parametrize("format", list(GAME.formats))
@pytest.mark.parametrize("seed", range(3))
def test_random_matches_keep_the_invariants_and_their_cards(format, seed):
    before = None
    for position in walk(new(seed, format), seed):
        GAME.check(position.records)
        assert before in (None, census(position.record))
        before = census(position.record)


@pytest.mark.parametrize("seed", range(2))
def test_imagined_worlds_keep_the_invariants(seed):
    for number, position in enumerate(walk(new(seed), seed)):
        if number % 60 == 0:
            GAME.check(position.imagine(number % (position.seats + 1) - 1, number).records)


@pytest.mark.rule("SHA-13", "SHA-14")
def test_the_census_is_the_decks_that_were_brought():
    position = GAME.new("core", seed=4, compiled=False)
    counted = census(position.record)
    own = [number for number in counted if number < CARDS]
    assert len(own) == 32 and len(counted) == 64
    position = late()
    assert census(position.record) == census(new(2, "constructed").record)


def test_every_kind_of_frame_is_known():
    assert set(PARAMETERS) == set(Frame)
    assert set(_ABOUT) | set(CARRIED_OUT) == set(Frame)


# --- Damage -------------------------------------------------------------------------------------------------------


def standing(g):
    return next(fighter for fighter in range(FIGHTERS) if g.kind[fighter] and g.hex[fighter] != NOTHING)


def free_hex(g):
    return next(hex for hex in range(g.hexes) if g.who[hex] == 0 and g.ground[hex] == 0)


def lost_card(g):
    g.place[0, next(card for card in range(CARDS) if g.place[0, card] == Place.DECK)] = Place.NOWHERE


def card_in_another_place(g):
    g.place[0, g.powers[0, 0]] = Place.DISCARD


def card_of_another_warband(g):
    band = {g.place[0, card] for card in range(1, 30)} != {0}
    g.place[0, 33 if band else 1] = Place.DISCARD


def hand_out_of_order(g):
    g.powers[0, 0], g.powers[0, 1] = g.powers[0, 1], g.powers[0, 0]


def cards_behind_the_hand(g):
    g.powers[1, g.power_count[1]] = 300


def scored_power_card(g):
    g.place[0, g.powers[0, 0]] = Place.SCORED


def no_such_place(g):
    g.place[0, 1] = 9


def debt(g):
    g.glory[1] = -1


def fighter_elsewhere(g):
    g.hex[standing(g)] = free_hex(g)


def two_in_a_hex(g):
    g.who[free_hex(g)] = standing(g) + 1


def in_no_hex(g):
    g.hex[standing(g)] = HEXES - 1


def neither_standing_nor_out(g):
    fighter = standing(g)
    g.who[g.hex[fighter]] = 0
    g.hex[fighter] = NOTHING


def out_and_standing(g):
    g.out[standing(g)] = 1


def dead_and_standing(g):
    g.wounds[standing(g)] = 20


def wrong_warband(g):
    g.kind[0] = g.kind[0] % 33 + 1


def fighter_of_nobody(g):
    g.kind[2 * MODELS] = 1


def changed_ground(g):
    hex = free_hex(g)
    g.ground[hex] = 3


def changed_neighbour(g):
    g.near[0, 0] = 5


def moved_board(g):
    g.board_x[1] += 1


def turned_board(g):
    g.turned[1] = 1 - g.turned[1]


def shard_that_blocks_nothing(g):
    g.shard[free_hex(g)] = 1


def lost_objective(g):
    g.token[g.token_hex[1]] = 0


def objective_out_of_nowhere(g):
    g.token[next(hex for hex in range(g.hexes) if g.token[hex] == 0)] = 1


def neither_yes_nor_no(g):
    g.guard[0] = 2


def too_many_activations(g):
    g.taken[0] = 5


def a_fourth_round(g):
    g.round = 4


def another_phase(g):
    g.phase = Phase.END


def no_turn(g):
    g.active = 3


def an_unknown_frame_on_top(g):
    push(g, 60, 0, 0, 0, 0, 0, 0)


def a_frame_that_is_carried_out_on_top(g):
    push(g, Frame.SUFFER, NOTHING, 0, 1, 0, 0, 0)


def a_frame_of_nobody(g):
    g.frames[g.depth - 1, SEAT] = 3


def a_frame_with_too_much(g):
    g.frames[g.depth - 1, E] = 7


def a_frame_of_no_fighter(g):
    push(g, Frame.SWITCH, 0, MODELS - 1, 0, 0, 0, 0)


def a_frame_left_behind(g):
    g.frames[g.depth + 3, KIND] = 1


def a_frame_where_it_cannot_be(g):
    push(g, Frame.MOVE, 0, standing(g), 3, 0, g.hex[standing(g)], 0)


def no_round_at_the_bottom(g):
    g.frames[0, KIND] = Frame.END


def an_act_that_nothing_carries_out(g):
    g.acts = 1


def dirt_above_the_acts(g):
    g.act[g.acts + 2, Act.HITS] = 1


def dice_that_were_not_rolled(g):
    g.dice[0, 1, 4] = 2


def an_effect_that_is_none(g):
    g.effect_count += 1


def dirt_behind_the_effects(g):
    g.effects[g.effect_count + 1, Effect.USED] = 1


def over_and_going_on(g):
    g.reason = Reason.DRAWN


def a_winner_too_early(g):
    g.winners = 1


BREAKS = (
    lost_card, card_in_another_place, card_of_another_warband, hand_out_of_order, cards_behind_the_hand,
    scored_power_card, no_such_place, debt, fighter_elsewhere, two_in_a_hex, in_no_hex, neither_standing_nor_out,
    out_and_standing, dead_and_standing, wrong_warband, fighter_of_nobody, changed_ground, changed_neighbour,
    moved_board, turned_board, shard_that_blocks_nothing, lost_objective, objective_out_of_nowhere,
    neither_yes_nor_no, too_many_activations, a_fourth_round, another_phase, no_turn, an_unknown_frame_on_top,
    a_frame_that_is_carried_out_on_top, a_frame_of_nobody, a_frame_with_too_much, a_frame_of_no_fighter,
    a_frame_left_behind, a_frame_where_it_cannot_be, no_round_at_the_bottom, an_act_that_nothing_carries_out,
    dirt_above_the_acts, dice_that_were_not_rolled, an_effect_that_is_none, dirt_behind_the_effects,
    over_and_going_on, a_winner_too_early,
)  # fmt: skip


@pytest.fixture(scope="module")
def middle():
    return late()


@pytest.mark.parametrize("damage", BREAKS, ids=lambda function: function.__name__)
def test_what_the_rules_cannot_make_is_noticed(damage, middle):
    broken = middle.copy()
    GAME.check(broken.records)
    damage(broken.record)
    with pytest.raises(AssertionError, match=r"\w+ \w+"):
        GAME.check(broken.records)


def test_a_damaged_position_is_refused(middle):
    """And the reason is told."""
    broken = middle.copy()
    lost_objective(broken.record)
    with pytest.raises(WartableError, match="objective 1 is not where it says"):
        GAME.from_bytes(broken.to_bytes(), compiled=False)
    assert GAME.from_bytes(middle.to_bytes(), compiled=False).to_bytes() == middle.to_bytes()


@pytest.mark.rule("SHA-119")
def test_an_attack_needs_a_weapon_and_a_target(middle):
    broken = middle.copy()
    g = broken.record
    foe = next(fighter for fighter in range(MODELS, FIGHTERS) if g.hex[fighter] != NOTHING)
    declare_attack(g, standing(g), 0, 1, foe, Striking.ACTIVATION)
    push(g, Frame.REACT, 1, 3, 0, foe, 0, 0)
    GAME.check(broken.records)
    g.act[0, Act.WEAPON] = 126
    with pytest.raises(AssertionError, match="attack 0 with nothing"):
        GAME.check(broken.records)
    g.act[0, Act.WEAPON], g.act[0, Act.TARGET] = 1, NOTHING
    with pytest.raises(AssertionError, match="attack 0 at nobody"):
        GAME.check(broken.records)


@pytest.mark.rule("SHA-153")
def test_an_attack_fells_only_who_goes_out_of_action(middle):
    broken = middle.copy()
    g = broken.record
    foe = next(fighter for fighter in range(MODELS, FIGHTERS) if g.hex[fighter] != NOTHING)
    declare_attack(g, standing(g), 0, 1, foe, Striking.ACTIVATION)
    push(g, Frame.REACT, 1, 3, 0, foe, 0, 0)
    g.act[0, Act.FELLED_LOW] = g.act[0, Act.OUT_LOW] = 1
    GAME.check(broken.records)
    g.act[0, Act.OUT_LOW] = 0
    with pytest.raises(AssertionError, match="act 0 has felled who is not out of action"):
        GAME.check(broken.records)


@pytest.mark.rule("SHA-98")
def test_a_card_has_been_given_what_it_asks_for(middle):
    broken = middle.copy()
    g = broken.record
    ploy = scene({"garrek-gorebeard": (7, 2)}, {"targor": (9, 2)}).card("earthquake")
    push(g, Frame.PLAY, 0, ploy, -2, -1, -1, 0)
    GAME.check(broken.records)
    g.frames[g.depth - 1, B] = 40
    with pytest.raises(AssertionError, match="was given what is not there"):
        GAME.check(broken.records)


# --- Positions that an attacker made ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("how", "about"),
    [
        (Pushing.NEXT_TO, FIGHTERS),
        (Pushing.NEXT_TO, -30_000),
        (Pushing.TOGETHER, NOTHING),
        (Pushing.AWAY, HEXES),
        (Pushing.AWAY_FROM_HEX, -200),
        (Pushing.TO_ATTACK, 30_000),
        (Pushing.TO_ATTACK, -2),
    ],
)
def test_a_push_is_measured_by_what_is_there(how, about, middle):
    broken = middle.copy()
    g = broken.record
    fighter = standing(g)
    push(g, Frame.PUSH, 0, fighter, 1, Pushing.UP_TO, NOTHING, g.hex[fighter])
    GAME.check(broken.records)
    g.frames[g.depth - 1, C], g.frames[g.depth - 1, D] = how, about
    with pytest.raises(AssertionError, match="measured by what is not there"):
        GAME.check(broken.records)


def test_reactions_are_asked_for_where_their_trigger_is(middle):
    """Cards look at the frame below, and at the fighter it is about."""
    broken = middle.copy()
    g = broken.record
    fighter = standing(g)
    push(g, Frame.PUSH, 0, fighter, 1, Pushing.UP_TO, 30_000, g.hex[fighter])
    push(g, Frame.REACT, 0, Trigger.BEFORE_ATTACK, 0, fighter, 0, 0)
    with pytest.raises(AssertionError, match="reactions to BEFORE_ATTACK on frame 17"):
        GAME.check(broken.records)
    g.frames[g.depth - 1, A], g.frames[g.depth - 1, C] = Trigger.AFTER_UPGRADE, 200
    with pytest.raises(AssertionError, match="reactions to AFTER_UPGRADE about 200"):
        GAME.check(broken.records)


def test_damage_is_dealt_by_a_seat_that_is_there(middle):
    broken = middle.copy()
    g = broken.record
    push(g, Frame.SUFFER, NOTHING, standing(g), 1, 0, 0, 3)
    push(g, Frame.REACT, 0, Trigger.WILL_DAMAGE, 0, standing(g), 0, 0)
    with pytest.raises(AssertionError, match="nobody deals damage"):
        GAME.check(broken.records)


def test_what_is_pending_leaves_room_for_more(middle):
    """A hit can hurt all who are adjacent, and each of them is a frame more."""
    broken = middle.copy()
    g = broken.record
    while g.depth < 50:
        push(g, Frame.STRIDE, 0, 1, 0, 0, 0, 0)
    with pytest.raises(AssertionError, match="more is pending than can be"):
        GAME.check(broken.records)


def test_a_ploy_lasts_but_once(middle):
    """Each that shatters the ground is a frame for every step."""
    broken = middle.copy()
    g = broken.record
    ploy = scene({"garrek-gorebeard": (7, 2)}, {"targor": (9, 2)}).card("shattering-terrain")
    for row in range(2):
        g.effects[row, Effect.CARD], g.effects[row, Effect.FIGHTER] = ploy, NOTHING
    g.effect_count = 2
    for row in range(2, EFFECTS):
        for column in range(len(Effect)):
            g.effects[row, column] = 0
    with pytest.raises(AssertionError, match="a ploy lasts twice"):
        GAME.check(broken.records)


def test_a_board_needs_a_place():
    position = new(1, "core")
    while position.record.frames[position.record.depth - 1, KIND] == Frame.BOARD:
        position.play(position.legal()[0])
    g = position.record
    g.frames[g.depth - 1, KIND], g.frames[g.depth - 1, A] = Frame.BOARD, 0
    with pytest.raises(AssertionError, match="more or less boards than seats"):
        GAME.check(position.records)


def test_no_more_tokens_are_left_than_there_are():
    position = new(1, "core")
    while position.record.frames[position.record.depth - 1, KIND] == Frame.BOARD:
        position.play(position.legal()[0])
    g = position.record
    GAME.check(position.records)
    g.frames[g.depth - 1, A] = 9
    with pytest.raises(AssertionError, match=r"more tokens are left|not where it was placed"):
        GAME.check(position.records)


@pytest.mark.rule("SHA-169")
def test_only_who_has_won_has_won():
    *_, position = walk(new(3, "constructed"), 3, eager=0.3)
    GAME.check(position.records)
    position.record.winners ^= 0b11
    with pytest.raises(AssertionError, match=r"won|winner"):
        GAME.check(position.records)


@pytest.mark.rule("SHA-46")
def test_tokens_are_not_turned_up_too_early():
    for position in walk(new(1, "core"), 1):
        g = position.record
        if g.frames[g.depth - 1, KIND] == Frame.TOKEN and g.frames[g.depth - 1, A] == 3:
            break
    GAME.check(position.records)
    g.token[g.token_hex[0]] = 1
    with pytest.raises(AssertionError, match="turned up too early"):
        GAME.check(position.records)


@pytest.mark.parametrize("format", ["core", "melee3"])
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
    assert noticed > 85


def test_noise_is_refused():
    lot = random.Random(8)
    saved = GAME.new(seed=1, compiled=False).to_bytes()
    header = len(saved) - GAME.layout.head
    for _ in range(20):
        noise = bytes(lot.randrange(256) for _ in range(GAME.layout.head))
        with pytest.raises(WartableError, match="damaged"):
            GAME.from_bytes(saved[:header] + noise, compiled=False)
