"""Whole matches inside a runner: the very matches that the players play decision by decision, however they are shared out.
And what a player takes there follows from what its seat may know, though the match itself lies beside it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import wartable
from wartable.kernel.engine import engine
from wartable.players import LEVELS, contests
from wartable.players.contests import MATCHES, Contests, is_compiled, play, play_one
from wartable.players.matches import GUIDED, SEARCH

ALL = 20_000  # moves of a match, more than any of these has


def by_players(
    game: wartable.Game, specs: list[str], seeds: list[int], format: str | None, swapped: list[int]
) -> Iterator[tuple[list[int], list[int]]]:
    for seed, turned in zip(seeds, swapped, strict=True):
        yield play_one(game, specs[::-1] if turned else specs, seed, format, {})


def told(found: Contests) -> list[tuple[list[int], list[int]]]:
    rows = zip(found.moves.tolist(), found.lengths.tolist(), found.returns.tolist(), strict=True)
    return [(moves[:length], returns) for moves, length, returns in rows]


@pytest.mark.parametrize(
    ("name", "format", "specs", "matches"),
    [
        ("invictus", "duel", ["greedy", "greedy"], 12),
        ("invictus", "short", ["search:30", "greedy"], 6),
        ("invictus", "alliance", ["search:40x2", "random"], 2),
        ("invictus", "alliance", ["random", "greedy", "search:10", "easy"], 2),
        ("invasion", "starter", ["greedy", "random"], 4),
        ("invasion", "draft", ["greedy", "greedy"], 2),
        ("shadespire", "core", ["greedy", "random"], 4),
        ("shadespire", "core", ["search:6", "greedy"], 2),
        ("shadespire", "melee3", ["random", "greedy"], 2),
        ("invictus", "duel", ["beginner", "search:20~5"], 4),
        ("invictus", "alliance", ["playouts:10~9x2", "easy"], 2),
        ("invasion", "starter", ["beginner", "playouts:4~9"], 1),
        ("shadespire", "core", ["playouts:4~9", "beginner"], 1),
        ("shadespire", "melee3", ["search:6~30x2", "greedy"], 1),
    ],
)
def test_a_runner_plays_the_matches_that_players_play(
    name: str, format: str, specs: list[str], matches: int
) -> None:
    game, seeds = wartable.game(name), list(range(40, 40 + matches))
    swapped = [number % 2 for number in range(matches)]
    found = play(game, specs, np.array(seeds), format, swapped=np.array(swapped), moves=ALL)
    assert told(found) == list(by_players(game, specs, seeds, format, swapped))


@pytest.mark.parametrize(
    "specs", [["greedy", "random"], ["search:6", "greedy"], ["search:4~9", "playouts:4~20"]]
)
def test_interpreted_runners_play_the_same_matches(specs: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    game, seeds = replace(wartable.game("invictus"), longest=40), np.arange(3)
    compiled = play(game, specs, seeds, "short", moves=ALL)
    monkeypatch.setenv("WARTABLE_JIT", "0")
    plain = play(game, specs, seeds, "short", moves=ALL)
    assert told(plain) == told(compiled)


def test_it_does_not_matter_how_many_threads_play() -> None:
    game, seeds = wartable.game("invictus"), np.arange(90)
    alone, shared = (play(game, ["greedy", "random"], seeds, threads=count, moves=ALL) for count in (1, 5))
    parts = [play(game, ["greedy", "random"], seeds[at : at + 7], moves=ALL) for at in range(0, 90, 7)]
    assert told(alone) == told(shared) == [row for part in parts for row in told(part)]


def test_options_count_and_so_does_the_greatest_seed() -> None:
    game, seeds = wartable.game("invictus"), np.array([2**63 - 1, 2**62 + 5])
    found = play(game, ["random"], seeds, "duel", {"nation1": "shogun"}, moves=ALL)
    again = [play_one(game, ["random"], int(seed), "duel", {"nation1": "shogun"}) for seed in seeds]
    assert told(found) == again != [play_one(game, ["random"], int(seed), "duel", {}) for seed in seeds]


def test_a_match_that_lasts_too_long_is_a_draw() -> None:
    found = play(replace(wartable.game("invictus"), longest=30), ["greedy"], np.arange(4), moves=ALL)
    assert found.lengths.tolist() == [30] * 4
    assert not found.returns.any()


def test_who_goes_by_the_clock_plays_too() -> None:
    game = replace(wartable.game("invictus"), longest=12)
    assert is_compiled(game, ["greedy", "search:5"]) and not is_compiled(game, ["greedy", "search:1msx1"])
    found = play(game, ["search:1msx1", "random"], np.arange(2), "short", moves=12)
    assert found.lengths.tolist() == [12, 12] and (found.moves >= 0).all()


def test_who_is_no_player_is_refused() -> None:
    with pytest.raises(wartable.OptionError, match="choose random, greedy, search:200"):
        play(wartable.game("invictus"), ["greedy", "minimax"], np.arange(2))


@pytest.mark.parametrize(
    ("name", "format", "decisions"),
    [("invictus", "short", 60), ("invasion", "starter", 60), ("shadespire", "core", 40)],
)
@pytest.mark.parametrize("specs", [["greedy"], ["search:3"], ["random"]])
def test_a_choice_in_a_contest_rests_on_what_the_seat_may_know(
    name: str, format: str, decisions: int, specs: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a seat thinks, all that it can't know is exchanged; it must not notice."""
    usual = wartable.game(name)
    thinking = replace(usual.thinking, steps=60, horizon=4)
    game = replace(usual, longest=decisions, thinking=thinking)
    monkeypatch.setenv("WARTABLE_JIT", "0")
    expected = play(game, specs, np.array([5]), format, threads=1, moves=decisions)

    names = engine(usual, [MATCHES]).functions["contests"].__globals__
    observe, carry_out, imagine = names["observe"], names["play"], names["imagine"]
    kept: list[tuple[Any, np.ndarray]] = []
    exchanged: list[bool] = []

    def observe_elsewhere(g: Any, seat: int, seen: Any) -> None:
        kept.append((g, g.home.copy()))
        imagine(g, seat, 987_654_321)
        exchanged.append(bool((g.home != kept[-1][1]).any()))
        observe(g, seat, seen)

    def play_here(g: Any, action: int) -> None:
        if kept and kept[-1][0] is g:
            g.home[:] = kept.pop()[1]
        carry_out(g, action)

    monkeypatch.setitem(names, "observe", observe_elsewhere)
    monkeypatch.setitem(names, "play", play_here)
    found = play(game, specs, np.array([5]), format, threads=1, moves=decisions)
    assert told(found) == told(expected)
    assert sum(exchanged) > 5


def test_the_players_of_a_contest_are_those_of_the_plan() -> None:
    """What the runner is told of the players is what they are made of."""
    game = wartable.game("invictus")
    assert contests._row("playouts:50x4", game) == (SEARCH, 12, 4, 0, 0, 0)
    assert contests._row("playouts:50~7", game) == (SEARCH, 50, 1, 0, 70, 0)
    assert contests._row("search:50ms", game) is None
    for level in LEVELS:
        row = contests._row(level, game)
        assert row is not None and row[0] == GUIDED, level
