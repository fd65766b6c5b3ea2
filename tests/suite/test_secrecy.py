"""Secrecy: worlds that differ only in what a seat can't know are one and the same to that seat, byte for byte.
A spectator is seat -1 and knows what every seat knows."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from wartable.players import player

from ..players.untrained import given
from .matches import Variant, fewer, moments, scaled, seats_and_spectator
from .secrets import NO_SECRET_CHOICES, OPEN_CHOICES, other_world
from .sights import assert_same, assert_same_after, tidings, worlds


def test_a_seat_is_shown_nothing_that_it_may_not_know(usual_variant: Variant) -> None:
    for position in moments(usual_variant, scaled(usual_variant, 8), fewer(usual_variant, 12)):
        for seat in seats_and_spectator(position):
            assert_same(position, seat, *worlds(position, seat))


def test_nor_with_any_option(variant: Variant) -> None:
    for position in moments(variant, matches=1, each=fewer(variant, 6)):
        for seat in seats_and_spectator(position):
            assert_same(position, seat, other_world(position, seat, 1))


def test_what_happens_next_tells_no_more_than_it_should(variant: Variant) -> None:
    for number, position in enumerate(moments(variant, scaled(variant, 3), fewer(variant, 10))):
        for seat in seats_and_spectator(position):
            world = other_world(position, seat, number)
            assert_same_after(position, seat, world, random.Random(number))


def test_a_secret_choice_is_told_in_the_same_words_whatever_it_was(usual_variant: Variant) -> None:
    """Where a seat sees no difference, whichever action was chosen, it must have heard none either."""
    secret = 0
    for position in moments(usual_variant, matches=6, each=fewer(usual_variant, 100)):
        legal = position.legal()
        if any(position.explain(action).verb in OPEN_CHOICES for action in legal):
            continue
        afters = [position.copy() for _ in legal]
        for after, action in zip(afters, legal, strict=True):
            after.play(action)
        for seat in seats_and_spectator(position):
            if seat == position.actor or len(afters) == 1:
                continue
            seen, heard = afters[0].view(seat), tidings(afters[0], seat)
            if all(after.view(seat) == seen for after in afters[1:]):
                assert all(tidings(after, seat) == heard for after in afters)
                secret += 1
    assert secret > 10 or usual_variant.game.name in NO_SECRET_CHOICES


def test_other_worlds_do_differ(usual_variant: Variant) -> None:
    """Or all these tests would show nothing: what another seat knows is not the same in them."""
    different = total = 0
    for position in moments(usual_variant, matches=4, each=10):
        for seat in range(position.seats):
            world = other_world(position, seat, 1)
            others = [other for other in range(position.seats) if other != seat]
            different += any((position.observe(other) != world.observe(other)).any() for other in others)
            total += 1
    assert different > total / 2


@pytest.mark.parametrize("spec", ["random", "greedy", "search:50"])
def test_a_computer_player_knows_no_more_than_its_seat(usual_variant: Variant, spec: str) -> None:
    for position in moments(usual_variant, matches=3, each=8):
        seat = position.actor
        chosen = player(spec, usual_variant.game, 11).choose(position, seat)
        for world in worlds(position, seat):
            assert player(spec, usual_variant.game, 11).choose(world, seat) == chosen


def test_nor_does_the_network_of_its_game(
    usual_variant: Variant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given(usual_variant.game, tmp_path, monkeypatch)
    for position in moments(usual_variant, matches=3, each=8):
        seat = position.actor
        weighed = player("network", usual_variant.game, 11).weigh(position, seat)
        for world in worlds(position, seat):
            assert player("network", usual_variant.game, 11).weigh(world, seat) == weighed
