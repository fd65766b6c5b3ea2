"""Computers keep their time: a look never takes more steps than it may, and a search ends when it should.
`slow` has positions, all found by random moves, at which greedy once took seconds."""

import importlib.util
import json
import random
import sys
import time
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import wartable
from wartable.kernel.contract import Position
from wartable.kernel.engine import engine, is_cached
from wartable.kernel.mask import mask_width
from wartable.players import Search, modules, player
from wartable.players.players import LOOKING, STEPS, WORLDS, Tree
from wartable.players.runners import FINDING

ROOT = Path(__file__).parents[2]
SLOW = sorted((Path(__file__).parent / "slow").glob("*.json"))
FORMATS = [(name, format) for name in wartable.game_names() for format in wartable.game(name).formats]
SPARE = 0.1  # seconds of work beyond the time that is promised, on a machine that others use too


def seen_by(position: Position, seat: int, steps: int, chance: int = 1) -> tuple[int, np.ndarray]:
    """A look with so many steps: how many it says it took, and what it saw of each action."""
    game = position.game
    records = game.layout.zeros(STEPS)
    records.array[0] = position.records.array[0]
    values = np.full(game.actions, np.nan)
    masks = np.empty((STEPS, mask_width(game.actions)), np.uint8)
    looked = np.full(game.actions, np.nan)
    taken = position.engine.call(
        "weigh_by_look",
        records,
        game.layout.words,
        seat,
        chance,
        WORLDS,
        steps,
        masks,
        looked,
        values,
        np.empty(1, np.int64),
    )
    return int(taken), values[position.legal()]


def wanderings(game: wartable.Game, format: str, decisions: int, seed: int = 5) -> Iterator[Position]:
    """Positions of a plain match played at random, now and then one with a choice."""
    position, lot = game.new(format, seed, compiled=False), random.Random(seed)
    position.engine.load(LOOKING)
    for number in range(decisions):
        if position.over:
            return
        if number % 5 == 0 and len(position.legal()) > 1:
            yield position.copy()
        position.play(lot.choice(position.legal()))


def slow(file: Path, compiled: bool) -> Position:
    kept = json.loads(file.read_text())
    position = wartable.game(kept["game"]).new(kept["format"], kept["seed"], compiled=compiled)
    position.engine.load(LOOKING)
    for action in kept["actions"]:
        position.play(action)
    return position


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Counts the steps that the runners of a game take, on the plain engine, by what they really do."""

    def count(game: wartable.Game) -> list[int]:
        steps: list[int] = []
        namespace = engine(game, LOOKING, compiled=False).functions["weigh_by_look"].__globals__
        play, mark, weigh = namespace["play"], namespace["mark"], namespace["weigh"]
        # the legal actions of the match itself are no part of a look
        monkeypatch.setitem(namespace, "weigh", lambda *all: (steps.append(-FINDING), weigh(*all))[1])
        monkeypatch.setitem(namespace, "mark", lambda *all: (steps.append(FINDING), mark(*all)))
        monkeypatch.setitem(namespace, "play", lambda *all: (steps.append(1), play(*all)))
        return steps

    return count


@pytest.mark.parametrize(("name", "format"), FORMATS)
def test_a_look_never_takes_more_steps_than_it_may(name: str, format: str, counted: Any) -> None:
    game = wartable.game(name)
    counter = counted(game)
    spent = 0
    positions = islice(wanderings(game, format, 200), 15)
    for position, steps in zip(positions, cycle((150, 30, 0, 80, 1)), strict=False):
        counter.clear()
        taken, values = seen_by(position, position.actor, steps)
        assert sum(counter) <= taken <= steps
        assert np.all(np.abs(values) <= 1)
        spent += sum(counter)
    assert spent > 50


@pytest.mark.parametrize("file", SLOW, ids=lambda file: file.stem)
def test_where_there_are_too_many_ways_a_look_stays_within_its_steps(file: Path, counted: Any) -> None:
    position = slow(file, compiled=False)
    counter = counted(position.game)
    taken, values = seen_by(position, position.actor, 400)
    assert 200 < sum(counter) <= taken <= 400
    assert np.all(np.abs(values) <= 1)


def test_with_steps_enough_a_look_sees_all_that_can_come_of_an_action() -> None:
    """Beside the plainest way to say what a look is."""
    game = wartable.game("invictus")
    rules = game.rules
    evaluate, settled = rules["evaluate"], rules["settled"]

    def follow(position: Position, seat: int, depth: int) -> float:
        while not position.over and not settled(position.record) and depth < STEPS - 3:
            if position.actor == seat:
                return max(follow(after(position, action), seat, depth + 1) for action in position.legal())
            position.play(position.legal()[0])
        return float(evaluate(position.record, seat))

    def after(position: Position, action: int) -> Position:
        following = position.copy()
        following.play(action)
        return following

    for position in wanderings(game, "duel", 60):
        seat = position.actor
        worlds = [position.imagine(seat, 1 + world) for world in range(WORLDS)]
        wanted = [
            sum(follow(after(world, action), seat, 0) / WORLDS for world in worlds)
            for action in position.legal()
        ]
        assert seen_by(position, seat, 1 << 40)[1].tolist() == pytest.approx(wanted)


def compiled_slow(file: Path) -> Position:
    game = wartable.game(json.loads(file.read_text())["game"])
    if not is_cached(game, modules(game)):
        pytest.skip("its rules are not compiled")
    return slow(file, compiled=True)


@pytest.mark.parametrize("file", SLOW, ids=lambda file: file.stem)
def test_greedy_answers_within_20_ms_of_work_where_it_once_took_seconds(file: Path) -> None:
    position = compiled_slow(file)
    mind = player("greedy", position.game, 1)
    mind.choose(position, position.actor)
    began = time.thread_time()
    mind.choose(position, position.actor)
    assert time.thread_time() - began < 0.02 + SPARE


@pytest.mark.parametrize("spec", ["search:10msx1", "search:100msx1"])
@pytest.mark.parametrize("file", SLOW, ids=lambda file: file.stem)
def test_a_search_works_no_longer_than_its_time_where_it_once_took_seconds(file: Path, spec: str) -> None:
    position = compiled_slow(file)
    search = player(spec, position.game, 1)
    assert isinstance(search, Search)
    began = time.thread_time()
    search.choose(position, position.actor)
    assert time.thread_time() - began < search.seconds + 0.02 + SPARE


@pytest.mark.parametrize("milliseconds", [0.01, 0.3, 3, 8, 15])
def test_a_search_looks_at_the_clock_before_its_time_is_over(
    milliseconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock on which every simulation takes so long, however busy the machine is."""
    clock = SimpleNamespace(now=0.0, perf_counter=lambda: clock.now)

    def simulate(tree: Tree, part: int) -> None:
        clock.now += part * milliseconds / 1000
        tree.done += part

    monkeypatch.setattr("wartable.players.players.time", clock)
    monkeypatch.setattr(Tree, "_simulate", simulate)
    game = wartable.game("invictus")
    position = game.new(seed=1)
    search = player("playouts:150msx1", game, 1)
    assert isinstance(search, Search)
    search.weigh(position, position.actor)
    assert 0.15 <= clock.now <= 0.17
    assert search.playouts >= 150 / milliseconds


@pytest.mark.parametrize(("simulations", "seconds"), [(100_000, 0.15), (120, 0.12), (30, 0.03)])
def test_what_comes_first_ends_a_search_that_has_simulations_and_a_time(
    simulations: int, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = SimpleNamespace(now=0.0, perf_counter=lambda: clock.now)

    def simulate(tree: Tree, part: int) -> None:
        clock.now += part / 1000
        tree.done += part

    monkeypatch.setattr("wartable.players.players.time", clock)
    monkeypatch.setattr(Tree, "_simulate", simulate)
    game = wartable.game("invictus")
    position = game.new(seed=1)
    search = player(f"playouts:{simulations}", game, 1)
    assert isinstance(search, Search)
    search.seconds = 0.15
    search.weigh(position, position.actor)
    assert clock.now == pytest.approx(seconds, abs=0.002)


def test_a_search_ends_when_its_time_is_cut_short(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SimpleNamespace(now=0.0, perf_counter=lambda: clock.now)

    def simulate(tree: Tree, part: int) -> None:
        clock.now += 0.01
        tree.done += part
        if clock.now > 1:
            tree.player.seconds = 0.5

    monkeypatch.setattr("wartable.players.players.time", clock)
    monkeypatch.setattr(Tree, "_simulate", simulate)
    game = wartable.game("invictus")
    position = game.new(seed=1)
    player("playouts:10sx1", game, 1).weigh(position, position.actor)
    assert 1 < clock.now < 1.02


def test_a_small_run_of_the_benchmark_finds_nobody_late() -> None:
    spec = importlib.util.spec_from_file_location("latency", ROOT / "benchmarks" / "latency.py")
    assert spec is not None and spec.loader is not None
    latency = sys.modules["latency"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(latency)
    found = latency.report("invictus", matches=3, searches=4)
    assert set(found["formats"]) == set(wartable.game("invictus").formats)
    for players in found["formats"].values():
        assert players["greedy"]["decisions"] > 100
        assert players["greedy"]["slowest_work_ms"] < 20 + 1000 * SPARE
        assert players["search:200ms"]["decisions"] == 4
        assert players["search:200ms"]["slowest_work_ms"] < 220 + 1000 * SPARE
