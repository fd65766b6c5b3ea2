"""Chances of winning: one way to them for whoever asks, made true by the game's own map, from what the seat may know alone."""

from pathlib import Path

import pytest

import wartable
from wartable.kernel.judging import Calibration
from wartable.players import chances, insight, player, win_chance
from wartable.players.chances import by_sight, calibration_of
from wartable.players.learned import weights

from ..suite.secrets import other_world
from .test_guided import FORMATS, GAME, GAMES, midgame, wandering
from .untrained import given


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_of_a_match_that_is_over_the_chance_is_what_came_of_it(game: wartable.Game) -> None:
    seen = set()
    for seed in range(6):
        *_, position = wandering(game, game.format().name, seed)
        while not position.over:
            position.play(position.legal()[0])
        found = [win_chance(position, seat) for seat in range(2)]
        assert found == [(result + 1) / 2 for result in position.returns()]
        seen |= set(found)
    assert {0.0, 1.0} <= seen <= {0.0, 0.5, 1.0}


@pytest.mark.parametrize(("name", "format"), FORMATS)
def test_every_seat_has_a_chance_and_it_is_that_of_an_insight(name: str, format: str) -> None:
    game = wartable.game(name)
    position = midgame(game, format)
    for seat in range(position.seats):
        chance = win_chance(position, seat, simulations=60, seed=4)
        assert 0 < chance < 1 and chance == win_chance(position, seat, simulations=60, seed=4)
        told = insight(player("search:60", game, 4), position, seat)
        assert told.chance == chance
        if seat == position.actor:
            assert told.options[0].chance == pytest.approx(chance)


@pytest.mark.parametrize(("name", "format"), FORMATS)
def test_a_chance_rests_on_what_the_seat_may_know(name: str, format: str) -> None:
    compared = different = 0
    for number, position in enumerate(wandering(wartable.game(name), format, 12)):
        if number % 25 or number > 100:
            continue
        for seat in range(position.seats):
            known = win_chance(position, seat, simulations=30)
            there = other_world(position, seat, number)
            assert win_chance(there, seat, simulations=30) == known
            compared += 1
            different += there.to_bytes() != position.to_bytes()
    assert compared >= 4 and different > 0


def test_the_map_of_the_game_is_used_for_both_seats(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Whoever decides wins less often than was believed, and the other one by as much more."""
    given(GAME, tmp_path, monkeypatch)
    position = midgame(GAME)
    monkeypatch.setattr(chances, "calibration_of", lambda *_: Calibration())
    plain = [win_chance(position, seat) for seat in range(2)]
    monkeypatch.setattr(chances, "calibration_of", lambda *_: Calibration(1.0, -0.8))
    lower = [win_chance(position, seat) for seat in range(2)]
    assert lower[position.actor] < plain[position.actor] - 0.05
    assert lower[1 - position.actor] > plain[1 - position.actor] + 0.05


def test_a_map_is_even_where_nothing_speaks_for_anybody() -> None:
    assert Calibration().chance(0.0) == 0.5
    assert Calibration(1.3, -1.0986).chance(0.0) == pytest.approx(0.25, abs=1e-4)
    believed = [Calibration(0.7, 0.1).chance(value / 10) for value in range(-10, 11)]
    assert believed == sorted(believed) and 0 < believed[0] < 0.05 and 0.95 < believed[-1] < 1
    assert Calibration(2.0).chance(0.5) == pytest.approx(9 / 10), "odds of 3 to 1, twice as sure"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_numbers_of_a_game_are_those_of_its_seats(game: wartable.Game) -> None:
    assert game.judging is not None
    kept = game.judging.get().calibration
    assert set(kept) == {format.seats for format in game.formats.values()}
    assert all(0.3 < each.slope < 6 and abs(each.intercept) < 3 for each in kept.values())


def test_without_a_network_it_is_as_the_search_that_plays_on_believes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(weights, "file_of", lambda game: tmp_path / "none.npz")
    game = wartable.game("shadespire")
    assert calibration_of(game, 2) == Calibration(game.thinking.confidence)
    position = midgame(game)
    own = insight(player("playouts:50", game, 0), position, position.actor)
    assert win_chance(position, position.actor, simulations=50) == own.chance == own.options[0].chance
    melee = midgame(game, "melee3")
    other = (melee.actor + 1) % 3
    assert win_chance(melee, other, simulations=20) == by_sight(melee, other)
