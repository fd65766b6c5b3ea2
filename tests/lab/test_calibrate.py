"""Whether chances come true is found by matches of their own: the same ones every time, each decision once, and whoever
says what is not so is found out."""

import json

import numpy as np
import pytest

import wartable
from wartable.kernel.errors import OptionError
from wartable.kernel.judging import Calibration
from wartable.lab import calibrate
from wartable.lab.calibrate import Beliefs, check, deciders, fit, group_for, joined, play, told
from wartable.lab.learning import study
from wartable.lab.plots import Dot, reliability
from wartable.players import contests

GAME = wartable.game("invictus")
FEW = 20  # matches here


@pytest.fixture(scope="module")
def beliefs() -> Beliefs:
    group = group_for(GAME, "short", FEW, 3)
    return joined(list(play(GAME, group, "search:8", FEW, 3, threads=2)))


def test_the_same_seed_gives_the_same_beliefs(beliefs: Beliefs) -> None:
    again = joined(list(play(GAME, group_for(GAME, "short", FEW, 3), "search:8", FEW, 3, threads=1)))
    assert all((getattr(beliefs, name) == getattr(again, name)).all() for name in ("match", "hoped", "won"))
    other = joined(list(play(GAME, group_for(GAME, "short", 4, 4), "search:8", 4, 4)))
    assert not np.array_equal(other.hoped, beliefs.hoped[: len(other)])


def test_every_decision_is_in_one_bin(beliefs: Beliefs) -> None:
    found = told(beliefs, Calibration())
    assert found.matches == FEW and beliefs.matches == FEW
    assert sum(each.positions for each in found.bins) == found.positions == len(beliefs) > 20 * FEW
    assert sum(each.won * each.positions for each in found.bins) == pytest.approx(beliefs.won.sum())
    for each in found.bins:
        assert each.low <= each.won <= each.high and 1 <= each.matches <= FEW
    tenths = [int(each.said * 10) for each in found.bins]
    assert tenths == sorted(set(tenths))


def test_it_is_told_as_plain_data(beliefs: Beliefs) -> None:
    plain = json.loads(json.dumps(told(beliefs, Calibration()).as_json()))
    assert set(plain) == {"games", "positions", "bins", "greatest", "used", "fitted"}
    assert all(set(each) == {"said", "won", "interval", "positions", "matches"} for each in plain["bins"])
    assert plain["used"] == {"slope": 1.0, "intercept": 0.0}


def test_what_is_hoped_for_is_the_own_seats() -> None:
    """Who decided is found again, and both seats of a decided match can't have won."""
    group, seeds = group_for(GAME, "short", 4, 9), np.arange(50, 54)
    found = contests.play(GAME, ["search:8"], seeds, "short", moves=400)
    seats = deciders(GAME, group.variants[0], seeds, found.moves)
    for row, seed in enumerate(seeds.tolist()):
        position = GAME.new("short", seed)
        for move, seat in zip(found.moves[row].tolist(), seats[row].tolist(), strict=True):
            assert seat == position.actor
            if move < 0:
                break
            position.play(move)
        assert position.over


def test_matches_are_of_all_decks_and_of_seeds_nobody_learns_from() -> None:
    group = group_for(GAME, None, 400, 1)
    formats = {variant.format for variant in group.variants}
    assert group.seats == 2 and {"duel", "short"} <= formats and "alliance" not in formats
    assert len({str(variant.options) for variant in group.variants}) > 5
    assert group_for(GAME, "alliance", 16, 1).seats == 4
    assert calibrate.FIRST_SEED >= 2 * study.FIRST_SEED
    last = calibrate.FIRST_SEED + (calibrate.MOST_SEED + 1) * calibrate.APART
    assert last < 1 << 44, "where a training begins"


# --- Whoever says what is not so --------------------------------------------------------------------


def believers(slope: float, intercept: float, matches: int = 400, each: int = 20) -> Beliefs:
    """Matches in which log odds come true so many times, and so much more."""
    lot = np.random.default_rng(5)
    match = np.repeat(np.arange(matches), each)
    odds = np.repeat(lot.normal(0, 1.2, matches), each) + lot.normal(0, 0.05, matches * each)
    came = 1 / (1 + np.exp(-slope * odds - intercept))
    won = (np.repeat(lot.random(matches), each) < came).astype(float)
    return Beliefs(match, np.tanh(odds / 2), won)


@pytest.mark.parametrize("truth", [(1.0, 0.0), (1.8, 0.0), (0.5, 0.0), (1.0, -1.1)])
def test_the_map_that_fits_is_found(truth: tuple[float, float]) -> None:
    found = fit(believers(*truth, matches=3000))
    assert (found.slope, found.intercept) == pytest.approx(truth, abs=0.15)


@pytest.mark.parametrize("wrong", [Calibration(2.5), Calibration(0.4), Calibration(1.0, 1.1)])
def test_a_map_that_is_wrong_is_noticed(wrong: Calibration) -> None:
    """The true one is never far off by more than chance; of a wrong one some bin is, whatever the interval."""
    true = believers(1.0, 0.0, matches=3000)
    worst = told(true, Calibration()).greatest
    assert worst is not None and abs(worst.said - worst.won) < 0.06
    found = told(true, wrong)
    assert any(each.matches >= 20 and not each.low <= each.said <= each.high for each in found.bins)
    assert found.greatest is not None and abs(found.greatest.said - found.greatest.won) > 0.08
    assert found.fitted == fit(true), "what fits does not depend on what was said"


def test_positions_of_one_match_count_as_one() -> None:
    few, many = (told(believers(1.0, 0.0, 400, each), Calibration()).bins for each in (2, 40))
    widths = [np.mean([one.high - one.low for one in bins]) for bins in (few, many)]
    assert widths[1] > 0.8 * widths[0]
    sure = Beliefs(np.zeros(500, np.int64), np.full(500, 0.9), np.ones(500))
    (only,) = told(sure, Calibration()).bins
    assert only.low < 0.3 and only.matches == 1


def test_too_little_is_nothing() -> None:
    assert joined([]).matches == 0 and fit(joined([])) == Calibration()
    assert told(joined([]), Calibration()).as_json()["greatest"] is None
    alike = Beliefs(np.arange(50), np.zeros(50), np.ones(50))
    assert fit(alike) == Calibration()


@pytest.mark.parametrize("spec", ["greedy", "random", "network", "search:100ms", "hard"])
def test_who_says_no_chances_is_refused(spec: str) -> None:
    with pytest.raises(OptionError, match="search:200"):
        check(GAME, spec, 10, 1)


@pytest.mark.parametrize(("games", "seed"), [(0, 1), (10, -1), (1 << 30, 1), (10, 1 << 30)])
def test_numbers_that_nothing_can_be_played_with_are_refused(games: int, seed: int) -> None:
    with pytest.raises(OptionError, match="whole number from"):
        check(GAME, "search:8", games, seed)


def test_a_diagram_is_a_file_of_its_own() -> None:
    dots = [Dot(0.1, 0.2, 0.1, 0.3, 40), Dot(0.8, 0.75, 0.6, 0.9, 400)]
    drawn = reliability(dots, "<Invictus>", "said", "came true")
    assert drawn.startswith("<svg xmlns=") and drawn.count("<circle") == 2 and "&lt;Invictus&gt;" in drawn
