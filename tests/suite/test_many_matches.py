"""More than 100,000 whole matches at compiled speed, over all formats and options, on several threads."""

import numpy as np

import wartable
from wartable import Tally
from wartable.kernel.engine import engine

from .matches import LONGEST, Variant, all_variants

MATCHES = 2000  # of each variant
LEAST = 100_000


def tally(variant: Variant, threads: int) -> Tally:
    return wartable.random_matches(variant.game, MATCHES, 0, variant.format, threads, **variant.options)


def numbers(tally: Tally) -> tuple[object, ...]:
    return tally.wins, tally.draws, tally.lengths.tolist()


def test_these_are_more_than_100000_matches() -> None:
    assert len(all_variants()) * MATCHES > LEAST


def test_results_add_up(variant: Variant) -> None:
    found = tally(variant, threads=2)
    teams = found.wins[:2]
    assert all(won == teams[seat % 2] for seat, won in enumerate(found.wins)), "partners win together"
    assert sum(teams) + found.draws == found.games == MATCHES
    assert found.draws < MATCHES / 2
    assert 5 < found.lengths.min() <= found.lengths.max() < LONGEST


def test_neither_seat_is_hopeless_at_random(usual_variant: Variant) -> None:
    found = tally(usual_variant, threads=2)
    assert 0.4 < found.wins[0] / (found.wins[0] + found.wins[1]) < 0.6


def test_totals_do_not_depend_on_the_run_or_on_threads(usual_variant: Variant) -> None:
    once = numbers(tally(usual_variant, threads=1))
    assert numbers(tally(usual_variant, threads=1)) == once
    assert numbers(tally(usual_variant, threads=3)) == once


def test_looking_on_does_not_change_the_matches(usual_variant: Variant) -> None:
    """With the observation filled at every decision the same matches come about."""
    game = usual_variant.game
    found = []
    for view in (np.zeros(0, np.int8), np.zeros(game.observation, np.int8)):
        mask, lengths = np.zeros(game.actions, np.uint8), np.zeros(300, np.int64)
        wins = np.zeros(game.formats[usual_variant.format].seats + 1, np.int64)
        given = game.given(usual_variant.format)
        decisions = engine(game).call(
            "random_matches", game.layout.zeros(2), given, 9, 300, mask, view, wins, lengths
        )
        assert decisions == lengths.sum()
        found.append((decisions, wins.tolist(), lengths.tolist()))
    assert found[0] == found[1]
