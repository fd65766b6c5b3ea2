"""`imagine`: a world that looks the same to a seat, drawn from nothing but the seat's knowledge and a seed."""

import itertools

import numpy as np

from wartable import Position

from .matches import Variant, everything_in, fewer, moments, play_out, scaled, walk
from .secrets import other_world


def looks(position: Position, seat: int) -> tuple[object, ...]:
    """All that a seat can tell of a position, in numbers."""
    legal = position.legal() if position.actor == seat else None
    return position.actor, legal, position.observe(seat).tobytes(), position.returns()


def test_an_imagined_world_looks_the_same_to_its_seat(variant: Variant) -> None:
    for position in moments(variant, matches=2, each=fewer(variant, 8)):
        for seat in range(position.seats):
            for seed in range(3):
                assert looks(position.imagine(seat, seed), seat) == looks(position, seat)


def test_the_same_seed_imagines_the_same(usual_variant: Variant) -> None:
    for position in moments(usual_variant, matches=4, each=8):
        for seat in range(position.seats):
            before = everything_in(position)
            assert position.imagine(seat, 5).to_bytes() == position.imagine(seat, 5).to_bytes()
            assert everything_in(position) == before


def test_what_is_imagined_depends_on_the_seats_knowledge_alone(variant: Variant) -> None:
    for position in moments(variant, matches=2, each=fewer(variant, 8)):
        for seat in range(position.seats):
            imagined = position.imagine(seat, 1).to_bytes()
            worlds = [
                position.imagine(seat, 2),
                other_world(position, seat, 3),
                other_world(position, seat, 4),
            ]
            for world in worlds:
                assert world.imagine(seat, 1).to_bytes() == imagined


def test_other_worlds_are_possible_worlds(variant: Variant) -> None:
    """The worlds that secrecy is tested with keep the invariants, as do those that are imagined."""
    for position in moments(variant, matches=2, each=fewer(variant, 8)):
        for seat in range(-1, position.seats):
            variant.game.check(other_world(position, seat, 1).records)
        for seat in range(position.seats):
            variant.game.check(position.imagine(seat, 1).records)


def test_an_imagined_match_can_be_played_to_its_end(usual_variant: Variant) -> None:
    each = fewer(usual_variant, 6)
    for number, position in enumerate(moments(usual_variant, scaled(usual_variant, 6), each)):
        dream = position.imagine(number % position.seats, number)
        while not dream.over:
            dream.play(dream.legal()[number % len(dream.legal())])
            usual_variant.game.check(dream.records)


def test_a_whole_match_can_be_dreamt_on_and_on(usual_variant: Variant) -> None:
    """Imagining at every step, each time for the deciding seat, never leads astray."""
    for seed in range(scaled(usual_variant, 5)):
        position = usual_variant.new(seed)
        while not position.over:
            position = position.imagine(position.actor, seed)
            legal = position.legal()
            position.play(legal[seed % len(legal)])
            usual_variant.game.check(position.records)


def test_imagined_worlds_differ_from_each_other(usual_variant: Variant) -> None:
    """Of what a seat can't know, something differs in nearly every imagined world; its future differs with it."""
    for position in moments(usual_variant, matches=3, each=4):
        for seat in range(position.seats):
            worlds = {position.imagine(seat, seed).to_bytes() for seed in range(10)}
            assert len(worlds) == 10, "the generator itself is drawn anew, so no two worlds are equal"


def test_hidden_things_are_drawn_anew(usual_variant: Variant) -> None:
    """A third into a match, what another seat knows differs from world to world."""
    for seed in range(5):
        length = sum(1 for _ in walk(usual_variant.new(seed), seed))
        position = usual_variant.new(seed)
        for _ in itertools.islice(walk(position, seed), length // 3):
            pass
        for seat in range(1, position.seats):
            known = {position.imagine(0, dream).observe(seat).tobytes() for dream in range(20)}
            assert len(known) > 10


def test_a_finished_match_can_be_imagined(usual_variant: Variant) -> None:
    for seed in range(5):
        position = play_out(usual_variant.new(seed), seed)
        for seat in range(position.seats):
            dream = position.imagine(seat, 1)
            assert dream.over
            assert dream.returns() == position.returns()
            assert np.array_equal(dream.observe(seat), position.observe(seat))
