"""What stays secret in a match, whatever is being decided: developments, searches, hands that were shown.
The shared suite looks at moments by lot; here it is some of every kind, in matches of all the ready decks."""

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

import wartable
from wartable import Position
from wartable.games.invasion.decks import ready_decks
from wartable.games.invasion.state import Frame
from wartable.kernel.frames import KIND, top

from ...suite.matches import seats_and_spectator, walk
from ...suite.secrets import other_world
from ...suite.sights import assert_same, assert_same_after, worlds

MATCHES, OF_A_KIND = 400, 6
NEVER_DECIDED = {Frame.TURN, Frame.RESOLVE, Frame.DAMAGE}
LOOKING = {Frame.SEARCH, Frame.FREE_TACTICS, Frame.DEVELOP, Frame.SACRIFICE_DEVELOPMENT, Frame.DRAFT}


def matches() -> Iterator[tuple[int, Position]]:
    """Matches of ready decks in turn, and some that are drafted first."""
    game, decks = wartable.game("invasion"), list(ready_decks())
    for seed in range(MATCHES):
        one, two = decks[seed % len(decks)], decks[seed // len(decks) % len(decks)]
        yield (
            seed,
            game.new("constructed", seed, deck0=one, deck1=two) if seed % 8 else game.new("draft", seed),
        )


@cache
def moments() -> list[tuple[Frame, Position]]:
    """For every kind of decision the first ones of some matches."""
    found: list[tuple[Frame, Position]] = []
    count: Counter[Frame] = Counter()
    for seed, position in matches():
        met = {kind for kind, number in count.items() if number == OF_A_KIND}
        for _ in walk(position, seed):
            kind = Frame(top(position.record, KIND))
            if kind not in met:
                met.add(kind)
                count[kind] += 1
                found.append((kind, position.copy()))
    return found


def test_every_way_to_look_at_hidden_cards_is_among_them() -> None:
    assert {kind for kind, _ in moments()} >= LOOKING


@pytest.mark.rule("INV-077", "INV-175")
@pytest.mark.parametrize("kind", sorted(set(Frame) - NEVER_DECIDED), ids=lambda kind: kind.name.lower())
def test_a_seat_is_shown_and_told_nothing_that_it_may_not_know(kind: Frame) -> None:
    for number, position in enumerate(position for found, position in moments() if found == kind):
        for seat in seats_and_spectator(position):
            assert_same(position, seat, *worlds(position, seat))
            for turn in range(3):
                lot = random.Random(3 * number + turn)
                assert_same_after(position, seat, other_world(position, seat, turn), lot)
