"""Work beside the table: it is bounded, visitors take turns, and what comes of it is what the table itself would have made."""

import asyncio
import os
import random
import signal
import time
from typing import Any

import pytest

import wartable
from wartable.locale import words
from wartable.table import proof
from wartable.table.checks import MOST_UNDOS, check
from wartable.table.entries import Kind, Refused, Stored, Terms
from wartable.table.keeping import AT_ONCE
from wartable.table.match import STRIDE, Match
from wartable.table.replay import Replay
from wartable.table.seeds import fresh_name
from wartable.table.store import Store
from wartable.table.table import Table
from wartable.table.workers import MOST_WAITING, Worker, visitor, workers

from .party import ANN, ONE_SCREEN, SECRET, begun, do, move, play

pytestmark = pytest.mark.anyio
PAIRS = 3802
FORMATS = [("invictus", "duel"), ("invasion", "starter"), ("shadespire", "core")]


def begun_of(game: str, format: str) -> Match:
    settings = wartable.game(game).settings(format, {})
    terms = Terms(game, format, settings, ONE_SCREEN, window=0.0, silence=None)
    match = Match(fresh_name(), terms, SECRET, 0.0)
    for seat in range(2):
        do(match, Kind.JOIN, seat, 0.0)
    return match


def with_undos(match: Match, lot: random.Random, moves: int) -> Match:
    """Moves by lot, now and then taken back, several at once or the same one again and again."""
    while match.step < moves and match.status == "playing":
        seat = match.decider
        move(match, lot.choice(match.legal))
        while lot.random() < 0.3 and match.status == "playing" and match.undo_to(seat) is not None:
            do(match, Kind.UNDO, seat)
    return match


@pytest.mark.parametrize(("game", "format"), FORMATS)
def test_every_moment_is_the_one_that_playing_from_the_start_gives(game: str, format: str) -> None:
    match = with_undos(begun_of(game, format), random.Random(game), 3 * STRIDE)
    assert match.undos > 0 and match.step > STRIDE
    position = match.starting_position()
    for step, made in enumerate([*match.moves, None]):
        assert match.position_at(step).to_bytes() == position.to_bytes()
        if made is not None:
            position.play(made.action)


def paper_of_undos() -> tuple[dict[str, Any], int]:
    """A finished match in which one move is made and taken back again and again."""
    match = begun(ONE_SCREEN)
    lot, made = random.Random(1), 0
    while made < PAIRS:
        seat = match.decider
        match.apply(
            check(
                match, Kind.MOVE, seat, {"decision": match.decision, "action": lot.choice(match.legal)}, 1.0
            )
        )
        step = match.undo_to(seat)
        if step is not None:
            match.apply(_undo(seat, step))
            made += 1
    do(match, Kind.RESIGN, ANN)
    return proof.written(match, -1, words("en"), b""), made


def _undo(seat: int, step: int) -> Any:
    from wartable.table.entries import Entry

    return Entry(Kind.UNDO, seat, {"step": step}, 1.0)


async def test_a_file_of_thousands_of_undos_is_refused_at_once(file: str) -> None:
    paper, made = paper_of_undos()
    assert made == PAIRS
    began = time.thread_time()
    (wrong,) = proof.verify(paper)
    assert time.thread_time() - began < 2.0
    assert f"{MOST_UNDOS:,}" in words("en").say(wrong) or str(MOST_UNDOS) in words("en").say(wrong)
    async with Table(Store(file)) as table:
        assert await table.verify(paper) == [wrong]
        with pytest.raises(Refused, match="valid match record"):
            await table.take_in(paper)
        assert await table.recent_matches() == []


@pytest.mark.parametrize(("game", "format"), FORMATS)
async def test_a_long_match_is_told_alike_beside_the_table(file: str, game: str, format: str) -> None:
    match = play(begun_of(game, format), random.Random(game), 3 * AT_ONCE)
    assert len(match.entries) > AT_ONCE
    async with Table(Store(file)) as table:
        await table.store.create(match.stored, match.status)
        for seat in (-1, 0, 1):
            told = Replay(match).at(70, seat, words("pl"))
            again = await workers().matches.do("look_back", 70, seat, "pl", stored=match.stored)
            assert again == told
        state = await table.state(match.name)
        assert state["log"] == Replay(match).at(match.step, -1, words("en"))["log"]
        loaded = table.lives[match.name].match
        assert loaded is not None and loaded.position is not None and match.position is not None
        assert loaded.position.to_bytes() == match.position.to_bytes()
        assert (loaded.moves, loaded.legal, loaded.decider) == (match.moves, match.legal, match.decider)
        move(match, match.legal[0])
        move(loaded, loaded.legal[0])
        assert loaded.position.to_bytes() == match.position.to_bytes()
        again = await workers().matches.do("look_back", match.step, 0, "en", stored=match.stored)
        assert again == Replay(match).at(match.step, 0, words("en")), "what has come since is sent on"


async def test_the_table_itself_replays_nothing_long(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = play(begun_of("invictus", "duel"), random.Random(4))
    assert match.status == "over"
    paper = proof.written(match, -1, words("en"), b"")
    async with Table(Store(file)) as table:

        def never(*_: object) -> None:
            raise AssertionError("the table carries a long match out by itself")

        monkeypatch.setattr(Match, "apply", never)
        name = await table.take_in(paper)
        assert await table.verify(paper) == []
        assert (await table.state(name, language="ja"))["status"] == "over"
        assert (await table.replay(name, 60, seat=0))["step"] == 60
        assert (await table.download(name))["entries"] == paper["entries"]
        with pytest.raises(Refused, match="over"):
            await table.continue_from(name, match.step)


async def test_a_job_that_takes_too_long_is_ended_and_the_next_is_done() -> None:
    long = play(begun_of("shadespire", "core"), random.Random(1), 400)
    worker = Worker()
    assert await worker.do("verify", {"wartable": 9}, b"") != []
    worker.longest = 0.05
    with pytest.raises(Refused, match="longer than"):
        await worker.do("look_back", 0, -1, "en", stored=long.stored)
    worker.longest = 60.0
    assert (await worker.do("look_back", 0, -1, "en", stored=long.stored))["step"] == 0
    worker.end()


async def test_a_process_that_dies_costs_one_job() -> None:
    worker = Worker()
    await worker.do("verify", None, b"")
    assert worker.process is not None
    os.kill(worker.process.pid, signal.SIGKILL)
    worker.process.wait()
    match = play(begun_of("invictus", "duel"), random.Random(2), 60)
    assert (await worker.do("look_back", 30, -1, "en", stored=match.stored))["step"] == 30
    worker.end()


async def test_visitors_take_turns_and_nobody_lines_up_endlessly() -> None:
    worker, done = Worker(), []
    await worker.do("verify", None, b"")
    long = play(begun_of("invictus", "duel"), random.Random(3), 60)

    async def ask(who: str, number: int) -> None:
        visitor.set(who)
        wanted = Stored(f"{who}{number}", long.terms, long.secret, 0.0, tuple(long.entries))
        await worker.do("look_back", number % 60, -1, "en", stored=wanted)
        done.append(who)

    greedy = [asyncio.create_task(ask("greedy", number)) for number in range(MOST_WAITING)]
    await asyncio.sleep(0)
    modest = asyncio.create_task(ask("modest", 1))
    more = asyncio.create_task(ask("greedy", 99)), asyncio.create_task(ask("greedy", 98))
    answers = await asyncio.gather(*greedy, modest, *more, return_exceptions=True)
    refused = [answer for answer in answers if isinstance(answer, Refused)]
    assert refused and all(problem.name == "too-many" for problem in refused)
    assert done.index("modest") <= 2, "one of the other's was under way, and perhaps one came before"
    worker.end()
