"""What the studies make of rows: shares, intervals, differences from paired seeds, and when they stop."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import numpy as np
import pytest

import wartable
from wartable.kernel.errors import OptionError
from wartable.lab import balance, jobs, ladder, matchups, series, tune
from wartable.lab.jobs import by_variant, shards, variant
from wartable.lab.results import Folder
from wartable.lab.scores import advantage, difference, share, z_of
from wartable.lab.simulate import Score
from wartable.lab.studies import result_of

from .studied import NATIONS, alone, job, rows

DECKS = (("king", "king"),)


def test_an_advantage_is_counted_for_whoever_had_it() -> None:
    chosen = variant(job("simulate"))
    played = rows(chosen, [1, -1, 1, 1, 0, -1], first=[0, 0, 1, -1, 0, 1])
    # seat 0 won matches 0, 1 and 2, lost 3, drew 4, won 5; the first turn had 0, 0, 1, nobody, 0, 1
    assert advantage(played, "first").share == pytest.approx((1 + 1 + 0 + 0.5 + 0) / 5)
    assert advantage(played, "first").games == 5


def test_a_match_that_equals_play_twice_counts_once_for_an_advantage() -> None:
    told = series.play(job("simulate", players=("greedy", "greedy"), games=40), alone())
    assert told.score.score == 0.5 and told.score.games == 40
    assert told.advantages["first"].games == 20


def test_paired_seeds_take_the_common_chance_out() -> None:
    lot = np.random.Generator(np.random.PCG64(1))
    luck = lot.choice((0.0, 1.0), 400)
    better = np.where(lot.random(400) < 0.1, 1.0, luck)
    paired = difference(better, luck)
    assert paired.decided and paired.mean == pytest.approx((better - luck).mean())
    assert paired.margin < difference(better, luck[::-1]).margin / 2


def test_nothing_played_is_no_opinion() -> None:
    assert (share(np.zeros(0)).low, share(np.zeros(0)).high) == (0.0, 1.0)


def test_a_series_tells_what_simulate_told() -> None:
    told = series.play(job("simulate", games=40), alone())
    assert told.score.games == 40 and len(told.curve) == 20
    assert told.curve[-1] == pytest.approx(told.score.share)


# --- The ladder ---------------------------------------------------------------------------------------------


def test_the_ladder_puts_the_better_player_on_top() -> None:
    found = ladder.climb(job("ladder", players=("random", "greedy"), games=20, seed=3), alone())
    assert [rung.player for rung in found.rungs] == ["greedy", "random"]
    assert found.rungs[0].score > 0.5 > found.rungs[1].score
    assert found.rungs[1].rating == 0


def test_the_ladder_stops_as_soon_as_the_order_is_decided() -> None:
    found = ladder.climb(job("ladder", players=("random", "greedy"), games=10_000), alone())
    assert found.decided
    assert found.rungs[0].games == ladder.FIRST_LOOK, "greedy beats random nine times of ten"


def test_the_ladder_goes_on_while_neighbours_are_alike() -> None:
    found = ladder.climb(job("ladder", players=("random", "search:4", "search:4x1"), games=100), alone())
    games = {pair: score.games for pair, score in found.pairs.items()}
    assert games["search:4", "search:4x1"] == 100, "they are the same player"
    assert games["random", "search:4"] == games["random", "search:4x1"] == ladder.FIRST_LOOK
    assert not found.decided


def test_looks_double_up_to_all_games() -> None:
    assert ladder.looks(20) == [20]
    assert ladder.looks(100) == [40, 80, 100]
    assert z_of(0.95) == pytest.approx(1.959964, abs=1e-5)


def test_ratings_follow_results() -> None:
    """Ten to one in odds is 400 points apart."""
    rating = ladder.rated(2, {(0, 1): Score((1000, 10_000), 0, 1)})
    assert rating.elo[1] - rating.elo[0] == pytest.approx(400, abs=2)
    assert 0 < rating.margins[1] < 30
    assert rating.is_apart(0, 1, 2.0)


def test_the_interval_of_a_difference_is_not_that_of_the_ratings() -> None:
    """Two that have met often are known apart, however little is known of the first player."""
    results = {(0, 1): Score((1, 9), 0, 1), (0, 2): Score((1, 9), 0, 1), (1, 2): Score((600, 1400), 0, 1)}
    rating = ladder.rated(3, results)
    assert rating.margins[1] + rating.margins[2] > rating.elo[2] - rating.elo[1] > 0
    assert rating.is_apart(1, 2, 1.96)


# --- Matchups -----------------------------------------------------------------------------------------------


def test_matchups_put_both_seats_together_and_hold_the_first_seat_apart() -> None:
    asked = job("matchups", by="nation", sides=NATIONS, players=("greedy", "greedy"), games=8)
    met = [
        variant(asked, swaps=False, options={"nation0": one, "nation1": other}, one=one, other=other)
        for one in ("king", "shogun")
        for other in ("king", "shogun")
    ]
    played = [
        rows(met[0], [1, 1, 1, -1]),  # king against king
        rows(met[1], [1, 1, 1, 1]),  # king begins against shogun and wins
        rows(met[2], [1, 0, -1, -1]),
        rows(met[3], [1, 1, -1, -1]),
    ]
    told = matchups.told(asked, played)
    assert told.cells["king", "shogun"].share == pytest.approx((4 + 0 + 0.5 + 1 + 1) / 8)
    assert told.cells["shogun", "king"].share == pytest.approx(1 - told.cells["king", "shogun"].share)
    assert told.cells["king", "king"].games == 4
    assert told.first_seat.share == pytest.approx((3 + 4 + 1.5 + 2) / 16)
    assert told.overall["king"] == told.cells["king", "shogun"]
    having, lacking = told.of_each["first", "king"]
    assert having.share == pytest.approx((3 + 4) / 8), "seat 0 was first in all"
    assert lacking.share == pytest.approx((1 + 2.5) / 8)


def test_matchups_are_played_from_the_same_seeds_on_both_seats() -> None:
    asked = job("matchups", by="nation", sides=NATIONS, players=("random", "random"), games=8)
    work = alone()
    told = matchups.play(asked, work)
    assert work.done == 16 and told.cells["king", "shogun"].games == 8
    one, other = told.cells["king", "shogun"], told.cells["shogun", "king"]
    assert one.share + other.share == pytest.approx(1)


def test_equals_meet_only_where_the_game_lets_them() -> None:
    rules = wartable.game("invasion")
    sides = (("empire", "empire"), ("orc", "orc"))
    asked = job("matchups", game="invasion", format="starter", by="starter", sides=sides)
    names = [chosen.label for chosen in matchups._variants(asked)]
    assert names == [{"one": "empire", "other": "orc"}, {"one": "orc", "other": "empire"}]
    assert matchups.option_for(rules, "starter", ["dwarf", "chaos"]) == "starter"


@pytest.mark.parametrize(
    ("game", "format", "names", "option"),
    [
        ("invictus", "duel", ["king", "shogun"], "nation"),
        ("invictus", "duel", ["king-arrows", "shogun"], "deck"),
        ("invasion", "constructed", ["all"], "deck"),
        ("shadespire", "constructed", ["garreks-reavers"], "deck"),
    ],
)
def test_the_option_is_found_by_its_values(game: str, format: str, names: list[str], option: str) -> None:
    assert matchups.option_for(wartable.game(game), format, names) == option


def test_a_format_without_sides_is_refused() -> None:
    with pytest.raises(OptionError, match="each seat has its own"):
        matchups.option_for(wartable.game("invasion"), "draft", ["all"])


# --- Balance ------------------------------------------------------------------------------------------------


def test_a_card_is_worth_what_the_deck_loses_without_it() -> None:
    asked = job(
        "balance", format="duel", by="deck", sides=DECKS, against=DECKS, games=8, players=("greedy",) * 2
    )
    played = []
    for card, results in (("", [1, 1, -1, -1]), ("priest", [-1, 1, -1, -1])):
        on_0, on_1 = balance._variants(asked, card)
        played += [rows(on_0, results), rows(on_1, [-each for each in results])]
    told = balance.told(asked, played)
    assert [card.key for card in told.cards] == ["priest"], "of the others nothing was played"
    assert told.cards[0].worth.mean == pytest.approx(0.25)
    assert dict(told.cards[0].instead) == {"warrior": 1, "archer": 1, "wizard": 1}


def test_balance_plays_every_card_from_the_same_seeds() -> None:
    asked = job(
        "balance", format="duel", by="deck", sides=DECKS, against=DECKS, games=4, players=("random",) * 2
    )
    work = alone()
    told = balance.play(asked, work)
    assert {card.key for card in told.cards} == {"warrior", "archer", "wizard", "priest", "guardian"}
    assert work.done == 6 * 4 and told.whole.share == 0.5, "against itself a deck scores a half"


@pytest.mark.parametrize("name", ["invictus", "invasion", "shadespire"])
def test_a_deck_without_a_card_can_be_played(name: str) -> None:
    rules = wartable.game(name)
    decks = rules.decks
    assert decks is not None and decks.without is not None
    format = rules.format(decks.format)
    for deck in list(decks.ready().values())[:6]:
        if decks.faults(deck, format):
            continue
        for key, copies in decks.cards(deck).items():
            less, came = decks.without(deck, key)
            assert not decks.faults(less, format)
            assert key not in decks.cards(less) and key not in came
            assert decks.size(less) == decks.size(deck) - copies + sum(came.values())


# --- Tuning -------------------------------------------------------------------------------------------------


def test_tuning_is_the_same_each_time_and_told_from_its_rows(tmp_path: Path) -> None:
    asked = job("tune", players=("greedy", "greedy"), games=8, steps=3, check=8)
    folder = Folder.begin(tmp_path / "results", asked, resume=False)
    once = tune.play(asked, alone(folder))
    assert once.as_json() == tune.play(asked, alone()).as_json() == result_of(folder).as_json()
    assert len(once.steps) == 3 and once.check is not None and once.check.games == 8
    assert set(once.weights) == set(wartable.game("invictus").weights)


def test_the_check_uses_seeds_that_no_step_has_seen() -> None:
    asked = job("tune", players=("greedy", "greedy"), games=8, steps=3, check=8, seed=100)
    assert tune._fresh(asked) == 100 + 3 * 4


def test_a_step_goes_the_way_that_won() -> None:
    asked = job("tune", players=("greedy", "greedy"), games=4, steps=1, check=4)
    chosen = tune._tried(asked, {}, 0)
    won = tune._moved(asked, {}, 0, rows(chosen, [1, 1, 1, 1]))
    lost = tune._moved(asked, {}, 0, rows(chosen, [-1, -1, -1, -1]))
    tried = chosen.changes[0]
    assert all(np.sign(won[name]) == np.sign(tried[name]) == -np.sign(lost[name]) for name in won)


def test_only_proved_weights_are_called_better() -> None:
    asked = job("tune", players=("greedy", "greedy"), games=4, steps=0, check=40)
    even = tune.told(asked, [rows(tune._checked(asked, {}), [1, -1] * 20)])
    clear = tune.told(asked, [rows(tune._checked(asked, {}), [1, 1] * 19 + [1, -1])])
    assert not even.better and clear.better


def test_a_game_without_weights_has_nothing_to_tune() -> None:
    with pytest.raises(OptionError, match="no weights"):
        tune.check_weights(dataclasses.replace(wartable.game("invictus"), weights={}))


@pytest.mark.parametrize("name", ["invictus", "invasion", "shadespire"])
def test_every_weight_has_its_place_in_the_record(name: str) -> None:
    rules = wartable.game(name)
    assert rules.layout.zeros(1).array["tuning"].shape[2] == len(rules.weights)


def test_a_job_of_any_size_has_a_bearable_number_of_shards() -> None:
    few, many = (list(shards(variant(job("simulate")), 7, seeds)) for seeds in (100, 5_000_000))
    assert [shard.count for shard in few] == [32, 32, 32, 4]
    assert len(many) == jobs.MOST_SHARDS and sum(shard.count for shard in many) == 5_000_000


def test_rows_of_a_variant_are_put_together_in_the_order_of_seeds() -> None:
    played = alone().play(shards(variant(job("simulate")), 7, 70))
    together = by_variant(played[::-1])[variant(job("simulate"))]
    assert together.seeds.tolist() == sorted([*range(7, 77)] * 2)
