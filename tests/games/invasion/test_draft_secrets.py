"""What stays secret in a draft: other worlds that a seat can't tell from its own, and what it imagines."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from wartable import Position
from wartable.games.invasion.cards.declare import DEALT
from wartable.games.invasion.rules.draft import copies_in_pile
from wartable.games.invasion.state import Draft

from ...suite.secrets import other_world
from .draft_scene import ME, REINFORCEMENTS, SPECTATOR, THEM, Story, assert_whole, draft, walk


def looks(position: Position, seat: int) -> tuple[Any, ...]:
    legal = position.legal() if position.actor == seat else None
    return position.actor, legal, position.observe(seat).tobytes()


def moments(seeds: Iterable[int], each: int) -> Iterator[Position]:
    for seed in seeds:
        lot = random.Random(seed)
        for s in walk(draft(seed), seed):
            if lot.random() < each / 115:
                yield s.position.copy()


@pytest.mark.rule("INV-175")
def test_a_seat_is_shown_nothing_that_it_may_not_know():
    for position in moments(range(8), 8):
        for seat in (ME, THEM, SPECTATOR):
            world = other_world(position, seat, 1)
            assert_whole(world.record)
            assert looks(world, seat) == looks(position, seat)


@pytest.mark.rule("INV-175")
def test_what_happens_next_tells_no_more_than_it_should():
    """The same action in two worlds is told to a seat alike, unless it shows that seat something."""
    secret = 0
    for number, position in enumerate(moments(range(20), 20)):
        for seat in (ME, THEM, SPECTATOR):
            world, here = other_world(position, seat, number), position.copy()
            both = sorted(set(here.legal()) & set(world.legal()))
            if not both:
                continue
            action = random.Random(number).choice(both)
            here.play(action)
            world.play(action)
            watcher = 0b1111 if seat == SPECTATOR else 1 << seat
            news = [any(event.learns & watcher for event in p.events(seat)) for p in (here, world)]
            assert news[0] == news[1]
            if not news[0]:
                assert here.events(seat) == world.events(seat)
                assert looks(here, seat) == looks(world, seat)
                secret += 1
    assert secret > 100


@pytest.mark.rule("INV-175")
def test_an_imagined_draft_looks_the_same_to_its_seat_and_is_whole():
    for position in moments(range(8), 8):
        for seat in (ME, THEM, SPECTATOR):
            dream = position.imagine(seat, 3)
            assert_whole(dream.record)
            assert looks(dream, seat) == looks(position, seat)


@pytest.mark.rule("INV-175")
def test_what_is_imagined_depends_on_the_seats_knowledge_alone():
    for position in moments(range(8), 8):
        for seat in (ME, THEM, SPECTATOR):
            imagined = position.imagine(seat, 1).to_bytes()
            for world in (other_world(position, seat, 3), position.imagine(seat, 2)):
                assert world.imagine(seat, 1).to_bytes() == imagined


@pytest.mark.rule("INV-175")
def test_hidden_things_are_drawn_anew():
    s = draft().to(Draft.COUNTERDRAFT, 3, THEM)
    dreams = [Story(s.position.imagine(THEM, seed)) for seed in range(20)]
    for looked in (Story.deck, Story.pile):
        assert len({tuple(looked(dream, ME)) for dream in dreams}) == 20
    assert len({dream.g.picked[ME, 0] for dream in dreams}) > 5, "the counterdraft that is not shown yet"
    assert all(dream.pack(seat) == s.pack(seat) for dream in dreams for seat in (ME, THEM))
    assert all(dream.deck(THEM) == s.deck(THEM) for dream in dreams)
    dreams = [Story(s.position.imagine(ME, seed)) for seed in range(5)]
    assert all(dream.g.picked[ME, 0] == s.g.picked[ME, 0] for dream in dreams)


@pytest.mark.rule("INV-179")
def test_cards_that_a_seat_looks_at_are_not_imagined_anew():
    s = draft().stack(ME, pack=[REINFORCEMENTS]).stack(THEM).picks(REINFORCEMENTS)
    for seed in range(5):
        assert Story(s.position.imagine(ME, seed)).pile(ME)[-5:] == s.pile(ME)[-5:]
    assert len({tuple(Story(s.position.imagine(THEM, seed)).pile(ME)[-5:]) for seed in range(5)}) == 5


def test_a_draft_can_be_dreamt_on_and_on():
    """Imagining at every step, each time for the deciding seat, never leads astray."""
    for seed in range(3):
        s = draft(seed)
        lot = random.Random(seed)
        while s.drafting:
            s.position = s.position.imagine(s.actor, lot.randrange(1000))
            assert_whole(s.g)
            s.position.play(lot.choice(s.position.legal()))


@pytest.mark.rule("INV-170", "INV-171")
def test_the_hidden_cards_of_a_drafted_deck_are_imagined_from_what_was_in_the_draft():
    for seed in range(6):
        s = draft(seed)
        for _ in walk(s, seed):
            pass
        for seat in (ME, THEM):
            other = 1 - seat
            g = s.position.imagine(seat, seed).record
            cards = Counter(g.deck[other, place] for place in range(g.deck_left[other]))
            cards.update(g.hand[other, place] for place in range(g.hand_size[other]))
            own = Counter(g.deck[seat, place] for place in range(g.deck_left[seat]))
            own.update(g.hand[seat, place] for place in range(g.hand_size[seat]))
            assert sum(cards.values()) == s.g.deck_left[other] + s.g.hand_size[other]
            for card, count in cards.items():
                if DEALT[card]:
                    out = g.removed[ME, card] + g.removed[THEM, card]
                    assert count + own[card] + out <= DEALT[card]
                else:
                    assert count + g.removed[other, card] <= copies_in_pile(g, other, card)
            assert sum(count for card, count in cards.items() if DEALT[card]) <= 10
