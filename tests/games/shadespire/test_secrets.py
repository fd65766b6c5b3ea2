"""What stays secret in a match, whatever is being decided: hands, decks, and objectives that lie face down.
The shared suite looks at moments by lot; here it is some of every kind, in matches of any decks and options."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from wartable import Position
from wartable.games.shadespire.pending_invariants import CARRIED_OUT
from wartable.games.shadespire.state import Frame
from wartable.kernel.frames import KIND, A, top

from ...suite.matches import seats_and_spectator
from ...suite.secrets import other_world
from ...suite.sights import assert_same, assert_same_after, worlds
from .matches import GAME, any_options, walk

MATCHES, OF_A_KIND = 80, 2
SELDOM = {Frame.GAMBIT, Frame.TOTAL, Frame.MISCHIEF, Frame.SHIFT, Frame.SWITCH, Frame.STRIDE, Frame.TOKEN_TO}


def matches() -> Iterator[tuple[int, Position]]:
    for seed in range(MATCHES):
        lot = random.Random(seed)
        format = lot.choice(list(GAME.formats))
        yield seed, GAME.new(format, seed, **any_options(format, lot))


@cache
def moments() -> list[tuple[Frame, Position]]:
    """For every kind of decision the first ones of some matches."""
    found: list[tuple[Frame, Position]] = []
    count: Counter[Frame] = Counter()
    for seed, match in matches():
        met = {kind for kind, number in count.items() if number == OF_A_KIND}
        for position in walk(match, seed):
            if not position.over and (kind := Frame(top(position.record, KIND))) not in met:
                met.add(kind)
                count[kind] += 1
                found.append((kind, position.copy()))
    return found


def test_nearly_every_kind_of_decision_is_among_them() -> None:
    assert {kind for kind, _ in moments()} >= set(Frame) - set(CARRIED_OUT) - SELDOM


@pytest.mark.rule("SHA-46", "SHA-54")
@pytest.mark.parametrize("kind", sorted(set(Frame) - set(CARRIED_OUT)), ids=lambda kind: kind.name.lower())
def test_a_seat_is_shown_and_told_nothing_that_it_may_not_know(kind: Frame) -> None:
    for number, position in enumerate(position for found, position in moments() if found == kind):
        for seat in seats_and_spectator(position):
            assert_same(position, seat, *worlds(position, seat))
            assert_same_after(position, seat, other_world(position, seat, number), random.Random(number))


@pytest.mark.rule("SHA-46")
def test_nobody_can_know_the_numbers_of_objectives_that_lie_face_down() -> None:
    """They are drawn when the last one lies there, so worlds that a seat imagines turn up others."""
    last = next(
        position.copy()
        for position in walk(GAME.new("core", 1), 1)
        if top(position.record, KIND) == Frame.TOKEN and top(position.record, A) == 1
    )
    turned_up = set()
    for seed in range(10):
        dream = last.imagine(0, seed)
        assert_same(last, 0, dream)
        dream.play(dream.legal()[0])
        turned_up.add(tuple(dream.record.token.tolist()))
    assert len(turned_up) > 5
