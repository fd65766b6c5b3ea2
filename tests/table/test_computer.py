"""The computer's seats: they play at once with what is ready, and know no more than their seat."""

import asyncio
import json
import random
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import wartable
from wartable.kernel.contract import Position
from wartable.players import LEVELS, Search, player
from wartable.players.players import meant
from wartable.table import computer
from wartable.table.computer import (
    CROWD,
    SLACK,
    Lane,
    PlainGreedy,
    Thinkers,
    Thought,
    is_long,
    longest_thought,
    share_of,
)
from wartable.table.entries import Kind, Seat
from wartable.table.live import GLANCE
from wartable.table.match import Match
from wartable.table.store import Store
from wartable.table.table import Created, Table
from wartable.table.terms import Place
from wartable.table.workers import visitor

from ..suite.secrets import other_world
from .party import begun, move, sit_down

pytestmark = pytest.mark.anyio

GAME = wartable.game("invictus")
BUSY = 1.5  # seconds more that a machine may take which others use too


@pytest.mark.parametrize("level", [*LEVELS, "search:500", "greedy"])
def test_without_compiled_rules_a_plain_player_plays_at_once(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computer, "is_cached", lambda game, modules: False)
    monkeypatch.setattr(computer, "compiling", lambda: True)
    thinkers = Thinkers()
    assert isinstance(thinkers._player(GAME, level, 1), PlainGreedy)
    thinkers.close()


def test_with_compiled_rules_the_level_itself_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computer, "is_cached", lambda game, modules: True)
    monkeypatch.setattr(computer, "compiling", lambda: True)
    thinkers = Thinkers()
    found = thinkers._player(GAME, "easy", 1)
    assert isinstance(found, Search) and found.spec == "easy"
    thinkers.close()


def test_a_plain_player_answers_in_time_where_there_are_too_many_ways() -> None:
    """Followed in every way this would take an hour."""
    kept = json.loads((Path(__file__).parents[1] / "players" / "slow" / "invasion-starter.json").read_text())
    game = wartable.game(kept["game"])
    position = game.new(kept["format"], kept["seed"], compiled=False)
    for action in kept["actions"]:
        position.play(action)
    began = time.thread_time()
    assert PlainGreedy(game, 1).choose(position, position.actor) in position.legal()
    assert time.thread_time() - began < 2.0


def test_declining_takes_as_long_as_thinking_could() -> None:
    assert longest_thought("random") == longest_thought("greedy") == longest_thought("search:500") == 0.0
    assert all(longest_thought(level) > seconds for level, seconds in LEVELS.items())
    assert longest_thought("search:5s") > 5.0


def test_what_it_plays_does_not_depend_on_what_it_can_not_know() -> None:
    lot, player = random.Random(1), PlainGreedy(GAME, 7)
    for seed in range(3):
        position = GAME.new(seed=seed, compiled=False)
        while not position.over:
            seat = position.actor
            choice = player.choose(position, seat)
            assert player.choose(other_world(position, seat, seed), seat) == choice
            position.play(lot.choice(position.legal()))


async def test_a_match_goes_on_when_a_player_fails(
    file: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr(Thinkers, "_choose", fail)
    async with Table(Store(file)) as table:
        created = await sit_down(table, *[Place("computer", level="easy")] * 2)
        async for state in table.subscribe(created.match):
            if state["status"] == "over":
                break
    assert "plays at random" in caplog.text


# --- Whose turn it is to think ------------------------------------------------------------------------


def thought(seconds: float, watched: bool = True) -> Thought:
    return Thought(GAME.new(compiled=False), [], 0, "normal", 1, seconds, lambda: watched)


class Held:
    """Work that waits to be let go, and notes in which order it was begun."""

    def __init__(self) -> None:
        self.begun: list[Thought] = []
        self.go = threading.Event()

    def __call__(self, thought: Thought) -> int:
        self.begun.append(thought)
        assert self.go.wait(20)
        return len(self.begun)


async def test_what_somebody_watches_is_thought_about_first_then_what_is_due_first() -> None:
    work = Held()
    lane = Lane("test", 1, work)
    first, unwatched, late, soon = thought(9), thought(0.1, watched=False), thought(1), thought(0.2)
    waiting = [asyncio.create_task(lane.think(one)) for one in (first, unwatched, late, soon)]
    await asyncio.sleep(0.05)
    work.go.set()
    await asyncio.gather(*waiting)
    assert work.begun == [first, soon, late, unwatched]


async def test_in_a_crowd_all_think_shorter_also_who_has_begun() -> None:
    work = Held()
    lane = Lane("test", 1, work)
    first = thought(8)
    first.search = player_of(8)
    waiting = [asyncio.create_task(lane.think(first))]
    await asyncio.sleep(0.05)
    assert (first.share, first.search.seconds) == (1.0, 8.0)
    waiting += [asyncio.create_task(lane.think(thought(8))) for _ in range(7)]
    await asyncio.sleep(0.05)
    assert (first.share, first.search.seconds) == (CROWD / 8, 8 * CROWD / 8)
    work.go.set()
    await asyncio.gather(*waiting)


async def test_a_visitor_who_lets_many_computers_think_shortens_only_his_own() -> None:
    work = Held()
    lane = Lane("test", 1, work)
    many = [replace(thought(8), visitor="many") for _ in range(9)]
    waiting = [asyncio.create_task(lane.think(one)) for one in many]
    await asyncio.sleep(0.05)
    one = replace(thought(8), visitor="one")
    waiting.append(asyncio.create_task(lane.think(one)))
    await asyncio.sleep(0.05)
    assert many[0].share == CROWD / 2 / 9
    work.go.set()
    await asyncio.gather(*waiting)
    assert one.share == 1.0
    assert work.begun.index(one) <= 2, "two of the other's at most came before"


async def test_who_has_a_computer_think_is_known_from_the_door(file: str) -> None:
    async with Table(Store(file)) as table:
        seen: list[str] = []

        async def think(match: Match, seat: int, is_watched: object) -> int:
            seen.append(visitor.get())
            return match.legal[0]

        table.thinkers.choose = think  # type: ignore[method-assign, assignment]
        visitor.set("192.0.2.7")
        created = await sit_down(table, Place(name="Ann", automatic=False), Place("computer", level="easy"))
        for _ in range(200):
            state = await table.state(created.match, created.tokens[0])
            if seen:
                break
            if state["actions"]:
                wanted = (state["decision"], state["actions"][0]["action"])
                await table.act(created.match, created.tokens[0], *wanted)
            await asyncio.sleep(0.01)
        assert set(seen) == {"192.0.2.7"}


async def test_a_thought_that_nobody_waits_for_ends() -> None:
    work = Held()
    lane = Lane("test", 1, work)
    left, next_one = thought(8), thought(8)
    left.search = player_of(8)
    given_up, waiting = asyncio.create_task(lane.think(left)), asyncio.create_task(lane.think(next_one))
    await asyncio.sleep(0.05)
    given_up.cancel()
    await asyncio.sleep(0.05)
    assert left.search.seconds < 0.1
    work.go.set()
    assert await waiting == 2
    assert lane.running == lane.waiting == []


def player_of(seconds: int) -> Search:
    search = player(f"search:{seconds}s", GAME)
    assert isinstance(search, Search)
    return search


def test_long_is_what_others_should_not_wait_for() -> None:
    quick = ("random", "greedy", "network", "search:400", "search:400~9", "search:1s")
    assert not any(is_long(level, GAME) for level in ("beginner", "easy", "normal", *quick))
    slow = ("master", "search:2s", "search:1001ms", "search:100000", "search:10sx8")
    assert all(is_long(level, GAME) for level in slow)


def test_no_more_trees_grow_than_there_are_cores_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computer, "CORES", 4)
    thinkers = Thinkers()
    assert thinkers._most_trees("search:200msx8", GAME) == 4
    assert thinkers._most_trees("search:10sx8", GAME) == 3
    thinkers.close()


async def test_eight_matches_of_long_thoughts_do_not_keep_a_normal_computer_waiting(file: str) -> None:
    player("normal", GAME)  # its rules are compiled before time is taken
    async with Table(Store(file)) as table:
        watching = []
        for _ in range(8):
            created = await sit_down(table, *[Place("computer", level="search:10sx8")] * 2)
            watching.append(asyncio.create_task(watch(table, created)))
        anns = await sit_down(table, Place(name="Ann"), Place("computer", level="normal"))
        answers = await answers_of_the_computer(table, anns, 6)
        for watcher in watching:
            watcher.cancel()
    assert max(answers) < 1.0 + BUSY


@pytest.mark.parametrize(("level", "seconds"), [("normal", 1.0), ("master", 3.0)])
@pytest.mark.parametrize("name", wartable.game_names())
async def test_a_level_answers_in_time(name: str, level: str, seconds: float, file: str) -> None:
    """But for what a busy machine takes."""
    player(level, wartable.game(name))  # its rules are compiled before time is taken
    async with Table(Store(file)) as table:
        created = await sit_down(table, Place(name="Ann"), Place("computer", level=level), game=name)
        assert max(await answers_of_the_computer(table, created, 3)) < seconds + BUSY


@pytest.mark.parametrize("level", LEVELS)
async def test_a_level_has_simulations_and_a_time(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever comes first ends the search; a crowd leaves it less time and as many simulations."""
    monkeypatch.setattr(computer, "is_cached", lambda game, modules: True)
    monkeypatch.setattr(computer, "compiling", lambda: True)
    thinkers = Thinkers()
    search = thinkers._player(GAME, level, 1)
    assert isinstance(search, Search)
    one = replace(thought(LEVELS[level]), level=level)
    thinkers._bound(search, one)
    assert search.seconds == LEVELS[level]
    assert str(search.simulations) in meant(level, GAME)
    one.hurry(0.5)
    assert search.seconds == LEVELS[level] / 2
    thinkers.close()


async def watch(table: Table, created: Created) -> None:
    async for _ in table.subscribe(created.match):
        pass


async def answers_of_the_computer(table: Table, created: Created, count: int) -> list[float]:
    """The seconds of its first answers, against somebody who plays at random."""
    found: list[float] = []
    lot, began, decision, decider = random.Random(1), time.monotonic(), -1, 0
    while len(found) < count:
        match = table.lives[created.match].match
        assert match is not None and match.status == "playing"
        if match.decision != decision:
            if decision >= 0 and not created.tokens[decider]:
                found.append(time.monotonic() - began)
            decision, decider, began = match.decision, match.decider, time.monotonic()
            if created.tokens[decider]:
                await table.act(created.match, created.tokens[decider], decision, lot.choice(match.legal))
        assert time.monotonic() - began < 30
        await asyncio.sleep(0.01)
    return found


# --- Matches that nobody looks at ---------------------------------------------------------------------


async def test_computers_among_themselves_wait_until_somebody_looks(file: str) -> None:
    now = [1000.0]
    async with Table(Store(file), now=lambda: now[0]) as table:
        created = await sit_down(table, *[Place("computer", level="random")] * 2)
        live = table.lives[created.match]
        now[0] += GLANCE
        await until(lambda: live.at_rest)
        stood = await steps_after_a_while(table, created)
        assert stood == await steps_after_a_while(table, created)
        watcher = asyncio.create_task(watch(table, created))
        await until(lambda: live.match is not None and live.match.status == "over")
        watcher.cancel()


async def test_who_asks_now_and_then_looks_too(file: str) -> None:
    now = [1000.0]
    async with Table(Store(file), now=lambda: now[0]) as table:
        created = await sit_down(table, *[Place("computer", level="random")] * 2)
        now[0] += GLANCE
        await until(lambda: table.lives[created.match].at_rest)
        stood = await steps_after_a_while(table, created)
        assert (await table.state(created.match))["status"] == "playing"
        await until(lambda: table.lives[created.match].match.step > stood)  # type: ignore[union-attr]


async def test_a_computer_answers_a_person_who_has_gone(file: str) -> None:
    now = [1000.0]
    async with Table(Store(file), now=lambda: now[0]) as table:
        created = await sit_down(table, Place(name="Ann"), Place("computer", level="random"))
        now[0] += 10 * GLANCE
        match = table.lives[created.match].match
        assert match is not None
        await until(lambda: match.decider == 0)


async def until(happened: Callable[[], bool]) -> None:
    for _ in range(2000):
        if happened():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not happen")


async def steps_after_a_while(table: Table, created: Created) -> int:
    """How far a match has come, without looking at it as a person would."""
    await asyncio.sleep(0.2)
    match = table.lives[created.match].match
    assert match is not None
    return match.step


# --- What the time of an answer tells -----------------------------------------------------------------


async def test_without_a_choice_a_computer_takes_as_long_as_with_one(file: str) -> None:
    """Unless all know that there is none: then it answers at once."""
    alone, chosen, known = [], [], []
    async with Table(Store(file)) as table:
        for seed in range(24):
            created = await sit_down(
                table, Place(name="Ann"), Place("computer", level="search:150msx1"), window=0.01
            )
            await answers_of_the_computer(table, created, 12 + seed)
            match = table.lives[created.match].match
            assert match is not None
            for again, taken, least in answers_in(match):
                (known if again.is_known else chosen if len(again.legal) > 1 else alone).append(taken - least)
            if len(alone) > 2 and known:
                break
    assert alone and chosen and known
    assert min(alone) >= 0 and min(chosen) >= 0
    assert min(known) < -SLACK


# --- The pace of a level ------------------------------------------------------------------------------


async def test_a_level_answers_a_person_no_sooner_than_its_pace(file: str) -> None:
    """Its simulations are done long before that, and nobody rests in a thread meanwhile."""
    player("beginner", GAME)
    async with Table(Store(file)) as table:
        created = await sit_down(table, Place(name="Ann"), Place("computer", level="beginner"))
        await answers_of_the_computer(table, created, 4)
        match = table.lives[created.match].match
        assert match is not None
        taken = answers_in(match, LEVELS["beginner"])
        assert all(seconds >= least for before, seconds, least in taken if len(before.legal) > 1)


async def test_computers_among_themselves_have_no_pace(file: str) -> None:
    player("easy", GAME)
    async with Table(Store(file)) as table:
        created = await sit_down(table, *[Place("computer", level="easy")] * 2)
        began = time.monotonic()
        watcher = asyncio.create_task(watch(table, created))
        await until(lambda: table.lives[created.match].match.step >= 10)  # type: ignore[union-attr]
        assert time.monotonic() - began < 5 * LEVELS["easy"]
        watcher.cancel()


@pytest.mark.parametrize("alone", [False, True])
async def test_a_resting_computer_keeps_no_thread(alone: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a choice or without one that others know of: while it rests, the only thread is there for the next."""
    monkeypatch.setattr(Thinkers, "_player", lambda *_: FirstBest())
    monkeypatch.setitem(LEVELS, "normal", 60.0)
    thinkers = Thinkers(threads=1)
    lane = thinkers.quick
    first, second = (at_a_decision_of_the_computer("normal", seed, alone) for seed in (1, 2))
    resting = asyncio.create_task(thinkers.choose(first, first.decider))
    await asyncio.sleep(0)
    assert len(lane.running) == 1, "it has the thread"
    assert second.position is not None
    thinking = Thought(second.position.copy(), second.legal, second.decider, "normal", 1, 0.0, lambda: True)
    assert await lane.think(thinking) in second.legal
    assert not resting.done()
    resting.cancel()
    thinkers.close()


async def test_when_it_is_answered_is_settled_when_its_turn_comes() -> None:
    """Who has a choice works on and is hurried, who has none is done at once: both are heard at one time."""
    work = Held()
    lane = Lane("test", 1, work)
    first = thought(8)
    waiting = [asyncio.create_task(lane.think(first))]
    await asyncio.sleep(0.05)
    settled = first.until
    waiting += [asyncio.create_task(lane.think(thought(8))) for _ in range(7)]
    await asyncio.sleep(0.05)
    assert first.share < 1 and first.until == settled
    work.go.set()
    await asyncio.gather(*waiting)
    assert first.share < 1, "what it was hurried to it keeps"


class FirstBest:
    """Answers at once."""

    def weigh(self, position: Position, seat: int) -> list[tuple[int, float]]:
        return [(position.legal()[0], 1.0)]


def at_a_decision_of_the_computer(level: str, seed: int, alone: bool) -> Match:
    """A match of a person against a level: the computer has a choice, or none and only the computer knows that."""
    seats = (Seat(name="Ann", holder="ann"), Seat("computer", level=level))
    for number in range(100):
        match, lot = begun(seats, window=0.01), random.Random(100 * seed + number)
        while match.status == "playing":
            secret = len(match.legal) == 1 and not match.is_known
            if match.decider == 1 and (secret if alone else len(match.legal) > 1):
                return match
            move(match, lot.choice(match.legal))
    raise AssertionError("there is no such decision")


def answers_in(match: Match, seconds: float = 0.15) -> list[tuple[Match, float, float]]:
    """Each answer of a computer: the match before it, the seconds it took, and the least it takes to think."""
    found = []
    for number, entry in enumerate(match.entries):
        if entry.kind == Kind.MOVE and not match.seats[entry.seat].is_person:
            before = Match.replayed(replace(match.stored, entries=tuple(match.entries[:number])))
            found.append((before, entry.time - before.opened, seconds * share_of(before) + SLACK))
    return found
