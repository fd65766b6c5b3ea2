"""Random play: whatever is chosen, the record stays one that the rules can reach, and the match ends."""

import random

import numpy as np
import pytest

from wartable import IllegalAction, Position

from .matches import (
    LONGEST,
    Variant,
    assert_result,
    everything_in,
    fewer,
    moments,
    play_out,
    scaled,
    walk,
)

MATCHES_USUAL = 150
MATCHES_UNUSUAL = 12


def check_match(position: Position, seed: int) -> None:
    """Walk to the end; after each action every number is one that its field declares, the invariants hold and the census, where a game takes one, is the same."""
    game = position.game
    census = game.census
    rows = position.record.journal.shape[0]
    before: tuple[int, ...] = ()
    for _ in walk(position, seed):
        game.check(position.records)
        counted = census(position.record)
        assert not before or not counted or counted == before, f"cards changed: {before} became {counted}"
        before = counted or before
        assert 0 <= position.actor < position.seats
        assert position.record.told < rows, "the journal is full"
    game.check(position.records)
    assert position.record.told < rows
    assert_result(position)


def test_invariants_hold_at_every_step(usual_variant: Variant) -> None:
    for seed in range(fewer(usual_variant, scaled(usual_variant, MATCHES_USUAL))):
        check_match(usual_variant.new(seed), seed)


def test_invariants_hold_with_every_option(variant: Variant) -> None:
    for seed in range(1000, 1000 + fewer(variant, scaled(variant, MATCHES_UNUSUAL))):
        check_match(variant.new(seed), seed)


def test_invariants_notice_a_broken_record(usual_variant: Variant) -> None:
    """The checks would be worthless if they let anything pass: most single bytes can't be changed unnoticed."""
    noticed = tried = 0
    lot = random.Random(usual_variant.name)
    for position in moments(usual_variant, matches=4, each=5):
        for _ in range(10):
            broken = position.copy()
            place = lot.randrange(32, usual_variant.game.layout.head - 8)
            broken.records.array.view(np.uint8)[place] ^= 1 << lot.randrange(8)
            tried += 1
            try:
                usual_variant.game.check(broken.records)
            except AssertionError:
                noticed += 1
    assert noticed > tried / 2


def test_every_decision_can_be_answered_by_every_legal_action(usual_variant: Variant) -> None:
    for position in moments(usual_variant, matches=8, each=12):
        assert position.legal(), "a decision without an answer"
        for action in position.legal():
            tried = position.copy()
            tried.play(action)
            usual_variant.game.check(tried.records)


def test_an_illegal_action_is_refused_and_changes_nothing(usual_variant: Variant) -> None:
    for position in moments(usual_variant, matches=8, each=fewer(usual_variant, 12)):
        before = everything_in(position)
        legal = position.legal()
        for action in [-1, *range(usual_variant.game.actions + 2)]:
            if action not in legal:
                with pytest.raises(IllegalAction, match=f"action {action} is not legal"):
                    position.play(action)
        assert everything_in(position) == before
        assert position.legal() == legal


def test_a_match_that_is_over_stays_over(usual_variant: Variant) -> None:
    for seed in range(scaled(usual_variant, 20)):
        position = play_out(usual_variant.new(seed), seed)
        assert position.actor == -1
        assert position.over
        assert position.legal() == []
        before = everything_in(position)
        for action in (-1, 0, usual_variant.game.actions):
            with pytest.raises(IllegalAction, match="the match is over"):
                position.play(action)
        assert everything_in(position) == before


def test_lengths_are_within_bounds(variant: Variant) -> None:
    lengths = [sum(1 for _ in walk(variant.new(seed), seed)) for seed in range(scaled(variant, 20))]
    assert 5 < min(lengths) <= max(lengths) < LONGEST
