"""Stories about `sound` and `owned`: they hold along random matches, and notice what the rules can't make."""

from dataclasses import replace

import numpy as np
import pytest

from wartable.games.invasion.rules.sound import Fault, owned, sound
from wartable.games.invasion.state import SECTION, Reason, Row
from wartable.kernel.engine import SOUNDNESS, Engine
from wartable.kernel.frames import SEAT
from wartable.kernel.rule import rule

from .test_invariants import BREAKS, GAME, an_unknown_frame_on_top, late, new, walk

NOTICED = [
    damage for damage in BREAKS if damage is not an_unknown_frame_on_top
]  # for that there is `invariants`


@pytest.mark.parametrize("format", list(GAME.formats))
@pytest.mark.parametrize("seed", range(2))
def test_random_matches_are_sound_and_keep_their_cards(format, seed):
    before = [-1, -1]
    for position in walk(new(seed, format), seed):
        assert sound(position.record) == 0
        now = [int(owned(position.record, seat)) for seat in range(2)]
        assert before in ([-1, -1], now)
        before = now
    assert min(before) > 0


def at_a_time_to_look():
    """When a seat decides whether to attack, which is when everything is looked at."""
    for position in walk(new(1, "starter"), 1):
        if position.record.turn > 6 and position.explain(position.legal()[0]).verb == "no-attack":
            return position
    raise AssertionError("never there")


@pytest.mark.parametrize("damage", NOTICED, ids=lambda function: function.__name__)
def test_what_the_rules_cannot_make_is_noticed(damage):
    position = at_a_time_to_look()
    g = position.record
    assert sound(g) == 0
    cards = [owned(g, seat) for seat in range(2)]
    damage(g)
    assert sound(g) != 0 or [owned(g, seat) for seat in range(2)] != cards


def test_faults_have_names():
    g = late(1, 150).record
    for field, where, value, fault in (
        ("resources", 1, -1, Fault.RESOURCES),
        ("section_damage", 2, 30, Fault.SECTION),
        ("discard", (0, 5), -1, Fault.DISCARD),
        ("lying", (SECTION, 0), -1, Fault.POINTS),
        ("frames", (g.depth - 1, SEAT), 2, Fault.DECIDER),
    ):
        held = getattr(g, field)[where]
        getattr(g, field)[where] = value
        assert sound(g) == fault
        getattr(g, field)[where] = held
    g.turn = g.longest + 2
    assert sound(g) == Fault.TURN
    g.reason = Reason.LONG
    assert sound(g) == Fault.END


def test_a_card_on_the_chain_is_owned():
    g = late(1, 150).record
    before = owned(g, 0)
    card = g.hand[0, g.hand_size[0] - 1]
    g.hand_size[0] -= 1
    assert owned(g, 0) != before
    g.chain[g.rows, Row.CARD], g.chain[g.rows, Row.OWNER] = card, 0
    g.rows += 1
    assert owned(g, 0) == before


@rule
def broken_in_turn_3(g):
    return 7 if g.turn == 3 else 0


@rule
def always_another(g, seat):
    return g.turn


@rule
def nothing_to_do(g, mask):
    """Marks no action."""


@pytest.mark.parametrize(
    ("rules", "fault"),
    [({"sound": broken_in_turn_3}, 7), ({"owned": always_another}, -2), ({"legal": nothing_to_do}, -1)],
)
def test_the_runner_names_the_match_and_what_is_wrong(rules, fault):
    game = replace(GAME, rules={**GAME.rules, **rules})
    runner = Engine(game, compiled=False).load([SOUNDNESS])
    mask, wins, lengths = np.zeros(game.actions, np.uint8), np.zeros(3, np.int64), np.zeros(2, np.int64)
    found = np.zeros(2, np.int64)
    given = game.given("starter")
    records = game.layout.zeros(2)
    assert runner.call("sound_matches", records, given, 5, 2, 10_000, 0, mask, wins, lengths, found) == 0
    assert found[1] == fault
    assert not wins.any()
