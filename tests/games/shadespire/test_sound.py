"""Stories about `sound` and `owned`: whatever warbands meet, with any decks and options and on any boards, random
matches stay sound at every decision; and what the rules can't make is noticed."""

import random
from dataclasses import replace

import numpy as np
import pytest

from wartable.games.shadespire.decks import ready_decks
from wartable.games.shadespire.declare import WARBAND_LIST
from wartable.games.shadespire.invariants import LAWS
from wartable.games.shadespire.rules import sound as laws
from wartable.games.shadespire.rules.sound import owned, sound
from wartable.games.shadespire.state import Reason
from wartable.kernel.engine import CORE, SOUNDNESS, Engine, engine
from wartable.kernel.rule import compiling, rule

from ...suite.matches import LONGEST
from ...suite.test_many_matches import ELSEWHERE
from . import test_invariants as broken
from .matches import GAME, any_options, deck_of, new, walk

BANDS = list(WARBAND_LIST)
LOTS = 9  # of decks and options for each pair of warbands
EACH = 300 if compiling() else 1  # matches of each lot
OF_MANY = 8  # lots of three and of four warbands
OF_THESE = EACH * 2 // 3  # matches of each


# --- Many matches -------------------------------------------------------------------------------------------------


def test_of_this_many_matches_the_shared_suite_knows():
    if compiling():
        matches = len(BANDS) ** 2 * LOTS * EACH + 2 * OF_MANY * OF_THESE
        assert matches >= ELSEWHERE["shadespire"]


def any_deck_of(band, lot):
    """One of the ready decks of a warband, or one with any cards that it may have."""
    ready = [name for name, deck in ready_decks().items() if deck.warband == band]
    return lot.choice([*ready, deck_of(band, lot)])


def check_lot(format, bands, lot, first_seed, count):
    """Random matches of some warbands, with decks and options drawn by lot; the boards are chosen at random."""
    decks = {f"deck{seat}": any_deck_of(band, lot) for seat, band in enumerate(bands)}
    options = any_options(format, lot) | decks
    given, records = GAME.given(format, **options), GAME.layout.zeros(2)
    mask, fault = np.zeros(GAME.actions, np.uint8), np.zeros(2, np.int64)
    wins, lengths = np.zeros(len(bands) + 1, np.int64), np.zeros(count, np.int64)
    unsound = engine(GAME, [CORE, SOUNDNESS]).call(
        "sound_matches", records, given, first_seed, count, LONGEST, 0, mask, wins, lengths, fault
    )
    law = LAWS.get(int(fault[1]), int(fault[1]))
    assert unsound < 0, f"seed {first_seed + unsound}, decision {fault[0]}: {law}; {options}"
    assert wins.sum() == count
    assert 50 < lengths.min() <= lengths.max() < LONGEST


@pytest.mark.parametrize("one", BANDS)
def test_matches_of_every_pair_of_warbands_are_sound(one):
    for two in BANDS:
        lot = random.Random(f"{one} {two}")
        for number in range(LOTS):
            check_lot("constructed", (one, two), lot, number * EACH, EACH)


@pytest.mark.parametrize(("format", "seats"), [("melee3", 3), ("melee", 4)])
def test_matches_of_more_warbands_are_sound(format, seats):
    lot = random.Random(format)
    for number in range(OF_MANY):
        bands = [BANDS[number], *lot.choices(BANDS, k=seats - 1)]
        check_lot(format, bands, lot, number * OF_THESE, OF_THESE)


# --- What is checked ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("format", list(GAME.formats))
def test_seats_keep_their_cards(format):
    before = None
    for position in walk(new(5, format), 5):
        now = [int(owned(position.record, seat)) for seat in range(position.seats)]
        assert before in (None, now)
        before = now
    assert min(before) > 0


@pytest.fixture(scope="module")
def middle():
    return broken.late()


@pytest.mark.parametrize(
    ("damage", "law"),
    [
        (broken.two_in_a_hex, laws.TWO_IN_A_HEX),
        (broken.fighter_elsewhere, laws.TWO_IN_A_HEX),
        (broken.neither_standing_nor_out, laws.MODELS_LOST),
        (broken.out_and_standing, laws.OUT_AND_IN),
        (broken.dead_and_standing, laws.WOUNDS),
        (broken.card_in_another_place, laws.POWER_HAND),
        (broken.lost_card, laws.DECKS),
        (broken.debt, laws.GLORY),
        (broken.lost_objective, laws.TOKEN_LOST),
        (broken.too_many_activations, laws.TOO_MANY_ACTIVATIONS),
        (broken.a_fourth_round, laws.ROUND),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_broken_laws_have_numbers(damage, law, middle):
    trial = middle.copy()
    assert sound(trial.record) == laws.FINE
    damage(trial.record)
    assert sound(trial.record) == law


def test_a_lost_card_is_owned_no_more(middle):
    trial = middle.copy()
    before = owned(trial.record, 0)
    broken.lost_card(trial.record)
    assert owned(trial.record, 0) != before


# --- The runner ---------------------------------------------------------------------------------------------------


@rule
def broken_in_round_1(g):
    return 7 if g.round == 1 else 0


@rule
def always_another(g, seat):
    return g.round


@rule
def nothing_to_do(g, mask):
    """Marks no action."""


@rule
def nobody_wins(g, out):
    """Everybody has lost."""
    for seat in range(g.seats):
        out[seat] = -1 if g.reason != Reason.NONE else 0


@pytest.mark.parametrize(
    ("rules", "fault"),
    [
        ({"sound": broken_in_round_1}, 7),
        ({"owned": always_another}, -2),
        ({"legal": nothing_to_do}, -1),
        ({"returns": nobody_wins}, -4),
    ],
)
def test_the_runner_names_the_match_and_what_is_wrong(rules, fault):
    game = replace(GAME, rules={**GAME.rules, **rules})
    runner = Engine(game, compiled=False).load([SOUNDNESS])
    mask, wins, lengths = np.zeros(game.actions, np.uint8), np.zeros(3, np.int64), np.zeros(1, np.int64)
    found = np.zeros(2, np.int64)
    given = game.given("core")
    records = game.layout.zeros(2)
    assert runner.call("sound_matches", records, given, 5, 1, 10_000, 0, mask, wins, lengths, found) == 0
    assert found[1] == fault
