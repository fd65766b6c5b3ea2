"""A copy and its original have nothing in common but their past."""

from wartable import Position

from .matches import Variant, everything_in, moments, play_out, scaled


def test_playing_a_copy_leaves_the_original_alone(usual_variant: Variant) -> None:
    for position in moments(usual_variant, scaled(usual_variant, 4), each=6):
        before = everything_in(position)
        play_out(position.copy(), seed=7)
        assert everything_in(position) == before


def test_playing_the_original_leaves_a_copy_alone(usual_variant: Variant) -> None:
    for position in moments(usual_variant, scaled(usual_variant, 4), each=6):
        copy = position.copy()
        before = everything_in(copy)
        play_out(position, seed=7)
        assert everything_in(copy) == before


def test_a_copy_goes_on_the_same(usual_variant: Variant) -> None:
    for position in moments(usual_variant, scaled(usual_variant, 4), each=6):
        copy = position.copy()
        assert copy.legal() == position.legal()
        assert play_out(copy, seed=7).to_bytes() == play_out(position, seed=7).to_bytes()


def test_looking_changes_nothing(usual_variant: Variant) -> None:
    def look(position: Position) -> None:
        for seat in range(position.seats):
            position.observe(seat)
            position.imagine(seat, 5)
            position.events(seat)
        position.mask()
        position.returns()
        position.to_bytes()

    for position in moments(usual_variant, matches=4, each=6):
        before = everything_in(position)
        look(position)
        assert everything_in(position) == before
