"""At least 200,000 whole matches of each game at compiled speed, over all formats and options, checked throughout.
Some of them may stand in a game's own tests."""

import itertools
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from functools import cache

import numpy as np
import pytest

import wartable
from wartable import Game, Tally
from wartable.kernel.engine import CORE, MANY, SOUNDNESS, engine

from .matches import LONGEST, Variant, all_variants, scaled, teams

LEAST = 200_000  # of each game
ELSEWHERE = {"shadespire": 176_000}  # of these, in a game's own tests: there every pair of warbands meets
THREADS = 2


@cache
def matches_of(game: str) -> int:
    """How many matches of each variant of a game that are."""
    least = LEAST - ELSEWHERE.get(game, 0)
    return -(-least // Counter(variant.game.name for variant in all_variants())[game])


def checked(variant: Variant, count: int) -> Tally:
    """Play so many matches with a check after every decision; the same ones as `wartable.random_matches` plays."""
    game = variant.game
    runner = engine(game, [CORE, SOUNDNESS])
    given = game.given(variant.format, **variant.options)
    lengths = np.zeros(count, np.int64)

    def share(part: slice) -> np.ndarray:
        wins = np.zeros(game.formats[variant.format].seats + 1, np.int64)
        mask, fault = np.zeros(game.actions, np.uint8), np.zeros(2, np.int64)
        records, number = game.layout.zeros(2), part.stop - part.start
        unsound = runner.call(
            "sound_matches", records, given, part.start, number, LONGEST, 0, mask, wins, lengths[part], fault
        )
        assert unsound < 0, f"seed {part.start + unsound}, decision {fault[0]}: fault {fault[1]}"
        return wins

    bounds = [count * i // THREADS for i in range(THREADS + 1)]
    parts = [slice(low, high) for low, high in itertools.pairwise(bounds)]
    with ThreadPoolExecutor(THREADS) as pool:
        total = np.sum(list(pool.map(share, parts)), axis=0).tolist()
    return Tally(count, tuple(total[:-1]), total[-1], lengths)


def tally(variant: Variant, threads: int) -> Tally:
    count = scaled(variant, 2000)
    return wartable.random_matches(variant.game, count, 0, variant.format, threads, **variant.options)


def numbers(tally: Tally) -> tuple[object, ...]:
    return tally.wins, tally.draws, tally.lengths.tolist()


def test_these_are_at_least_200000_matches(game: Game) -> None:
    of_game = [variant for variant in all_variants() if variant.game is game]
    assert len(of_game) * matches_of(game.name) + ELSEWHERE.get(game.name, 0) >= LEAST


def test_every_match_is_sound_and_results_add_up(variant: Variant) -> None:
    found, team = checked(variant, matches_of(variant.game.name)), teams(variant.new(seed=0))
    won = dict(zip(team, found.wins, strict=True))
    assert found.wins == tuple(won[seat] for seat in team), "partners win together"
    assert sum(won.values()) + found.draws == found.games
    assert found.draws < found.games / 2
    assert 5 < found.lengths.min() <= found.lengths.max() < LONGEST


def test_checked_matches_are_the_ones_that_are_played(usual_variant: Variant) -> None:
    played = tally(usual_variant, threads=2)
    assert numbers(checked(usual_variant, played.games)) == numbers(played)


def test_no_seat_is_hopeless_at_random(usual_variant: Variant) -> None:
    found = tally(usual_variant, threads=2)
    assert min(found.wins) > max(found.wins) / 10


def test_totals_do_not_depend_on_the_run_or_on_threads(usual_variant: Variant) -> None:
    once = numbers(tally(usual_variant, threads=1))
    assert numbers(tally(usual_variant, threads=1)) == once
    assert numbers(tally(usual_variant, threads=3)) == once


def test_looking_on_does_not_change_the_matches(usual_variant: Variant) -> None:
    """With the observation filled at every decision the same matches come about."""
    game = usual_variant.game
    count = scaled(usual_variant, 300)
    found = []
    for view in (np.zeros(0, np.int16), np.zeros(game.observation, np.int16)):
        mask, lengths = np.zeros(game.actions, np.uint8), np.zeros(count, np.int64)
        wins = np.zeros(game.formats[usual_variant.format].seats + 1, np.int64)
        given = game.given(usual_variant.format)
        decisions = engine(game, [MANY]).call(
            "random_matches", game.layout.zeros(2), given, 9, count, mask, view, wins, lengths
        )
        assert decisions == lengths.sum()
        found.append((decisions, wins.tolist(), lengths.tolist()))
    assert found[0] == found[1]


@pytest.mark.parametrize("compiled", [True, False])
def test_a_match_that_does_not_end_in_time_is_named(usual_variant: Variant, compiled: bool) -> None:
    game = usual_variant.game
    runner = engine(game, [CORE, SOUNDNESS], compiled)
    mask, lengths, fault = np.zeros(game.actions, np.uint8), np.zeros(3, np.int64), np.zeros(2, np.int64)
    wins = np.zeros(game.formats[usual_variant.format].seats + 1, np.int64)
    given, records = game.given(usual_variant.format), game.layout.zeros(2)
    assert runner.call("sound_matches", records, given, 0, 3, 4, 0, mask, wins, lengths, fault) == 0
    assert fault.tolist() == [4, -3]
