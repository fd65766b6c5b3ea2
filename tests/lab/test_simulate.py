"""Many matches between two players: paired seeds, counting and intervals."""

import numpy as np
import pytest

import wartable
from wartable.lab.jobs import Rows, shards, variant
from wartable.lab.scores import outcomes
from wartable.lab.simulate import Score, check, sides, wilson
from wartable.players import contests

from .studied import alone, job, score_of


def test_games_of_a_pair_share_the_seed_and_swap_the_seats() -> None:
    """Two equal players meet the same cards from both sides, so one gains what the other loses."""
    played = alone().play(shards(variant(job("simulate", players=("random", "random"))), 0, 20))[0]
    assert played.seeds.tolist() == [seed for seed in range(20) for _ in range(2)]
    results = outcomes(played)
    assert results.any() and not results.reshape(-1, 2).sum(axis=1).any()


@pytest.mark.parametrize("cores", [2, 3, 64])
def test_the_count_is_the_same_on_more_threads(cores: int) -> None:
    alone = score_of("invictus", "short", ("greedy", "random"), 140)
    assert alone.games == 140
    assert alone == score_of("invictus", "short", ("greedy", "random"), 140, cores=cores)


def test_a_simulation_counts_the_matches_that_players_play() -> None:
    rules, players = wartable.game("invictus"), ("random", "greedy")
    ends = []
    for seed in range(9, 13):
        ends.append(contests.play_one(rules, players, seed, "short", {})[1][0])
        ends.append(contests.play_one(rules, players[::-1], seed, "short", {})[1][1])
    score = score_of("invictus", "short", players, 8, seed=9)
    assert score.wins == (ends.count(1), ends.count(-1)) and score.draws == ends.count(0)


def test_players_that_go_by_the_clock_are_counted_too() -> None:
    assert score_of("invictus", "short", ("search:2msx1", "random"), 4).games == 4


def test_the_score_counts_a_draw_as_half() -> None:
    score = Score((6, 2), 2, seed=1)
    assert score.score == pytest.approx(0.7)
    assert score.as_json() == {
        "games": 10,
        "wins": [6, 2],
        "draws": 2,
        "score": 0.7,
        "interval": [pytest.approx(0.3968, abs=1e-3), pytest.approx(0.8922, abs=1e-3)],
        "even": 0.5,
        "seed": 1,
    }


FREE_FOR_ALL = [("melee3", 3), ("melee", 4)]


@pytest.mark.parametrize(("format", "seats"), FREE_FOR_ALL)
def test_equal_players_score_the_share_of_a_seat_where_each_plays_for_itself(format: str, seats: int) -> None:
    """A third among three and a quarter among four, because every seat of a player counts."""
    score = score_of("shadespire", format, ("random", "random"), 20)
    low, high = score.interval
    assert low < 1 / seats < high
    assert score.score == pytest.approx(1 / seats) == score.even
    assert score.wins[0] > 0 and sum(score.wins) + score.draws == 20


@pytest.mark.parametrize(("format", "seats"), FREE_FOR_ALL)
def test_swapping_the_names_mirrors_the_score(format: str, seats: int) -> None:
    one, other = (
        score_of("shadespire", format, players, 12, 3)
        for players in (("greedy", "random"), ("random", "greedy"))
    )
    assert one.wins == other.wins[::-1] and one.draws == other.draws
    assert one.score + other.score == pytest.approx(2 / seats)
    assert one.score > one.even > other.score


def test_a_team_is_one_side() -> None:
    score = score_of("invictus", "alliance", ("random", "random"), 8)
    assert score.sides == 2 and score.score == 0.5


@pytest.mark.parametrize(
    ("returns", "own"),
    [
        ([1, -1], 1),
        ([-1, 1], -1),
        ([0, 0], 0),
        ([-1, -1, 1, -1], 1),  # seat 2 is of the first player, too
        ([-1, -1, -1, 1], -1),
        ([0, -1, 0, -1], 1),  # both who share the first place are its seats
        ([0, 0, 0, -1], 0),
        ([1, -1, 1, -1], 1),
        ([-1, -1, 1], 1),
    ],
)
def test_all_seats_of_a_player_count(returns: list[int], own: int) -> None:
    ended = np.array([returns, returns], np.int8)
    swapped = np.array([False, True])
    rows = Rows(variant(job("simulate")), np.zeros(2, np.int64), swapped, ended, np.full(2, 30), {})
    assert outcomes(rows).tolist() == [own, -own]


@pytest.mark.parametrize(("name", "format", "count"), [("invictus", "duel", 2), ("shadespire", "melee3", 3)])
def test_seats_without_teams_are_sides_of_their_own(name: str, format: str, count: int) -> None:
    assert sides(wartable.game(name).new(format, compiled=False)) == count


@pytest.mark.parametrize(
    ("share", "count", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (1.0, 10, 0.7225, 1.0), (0.0, 10, 0.0, 0.2775)],
)
def test_intervals_are_wilsons(share: float, count: int, low: float, high: float) -> None:
    assert wilson(share, count) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


@pytest.mark.parametrize("games", [0, 1, 7, -2, 10**12])
def test_an_odd_number_of_games_is_refused(games: int) -> None:
    with pytest.raises(wartable.OptionError, match="pairs"):
        check(games, 1, None)


@pytest.mark.parametrize("jobs", [-3, 0, 10_000])
def test_so_many_processes_are_refused(jobs: int) -> None:
    with pytest.raises(wartable.OptionError, match="processes"):
        check(2, 1, jobs)


@pytest.mark.parametrize("seed", [-1, 2**63 - 1])
def test_seeds_of_all_matches_must_fit(seed: int) -> None:
    with pytest.raises(wartable.OptionError, match="a seed is a whole number"):
        check(4, seed, None)
