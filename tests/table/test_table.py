"""The table as pages and programs use it, on both kinds of database."""

import asyncio
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from wartable.table import keeping
from wartable.table.entries import Refused, TimeLimit
from wartable.table.store import Store
from wartable.table.table import Created, Table
from wartable.table.terms import Place

from .party import ANN, BEN, move_by_lot, play_out, sit_down

pytestmark = pytest.mark.anyio

COMPUTER = Place("computer", level="greedy")


async def until_own(table: Table, created: Created, token: str) -> dict[str, Any]:
    """The next state in which the holder of a token decides, or the last one."""
    async for state in table.subscribe(created.match, token):
        if state["actions"] or state["status"] == "over":
            return state
    raise AssertionError


async def test_a_whole_match_against_the_computer(address: str) -> None:
    lot = random.Random(1)
    async with Table(Store(address)) as table:
        created = await sit_down(table, Place(name="Ann"), COMPUTER)
        token = created.tokens[0]
        while (state := await until_own(table, created, token))["status"] != "over":
            await table.act(created.match, token, state["decision"], lot.choice(state["actions"])["action"])
        assert state["result"]["reason"] == "rules"
        assert await table.verify(await table.download(created.match)) == []


async def test_a_restart_in_mid_match_loses_nothing(address: str) -> None:
    lot = random.Random(2)
    async with Table(Store(address)) as table:
        created = await sit_down(table)
        for _ in range(50):
            await move_by_lot(table, created, lot)
        before = [await table.state(created.match, token) for token in (*created.tokens, "")]
    async with Table(Store(address)) as table:
        after = [await table.state(created.match, token) for token in (*created.tokens, "")]
        for state in (*before, *after):
            del state["now"]
        assert after == before
        await play_out(table, created, lot)


async def test_the_computer_goes_on_thinking_after_a_restart(address: str) -> None:
    async with Table(Store(address)) as table:
        created = await table.create("invictus", seats=[Place("computer", level="random")] * 2, window=0)
    async with Table(Store(address)) as table:
        async for state in table.subscribe(created.match):
            if state["status"] == "over":
                break


async def test_a_double_click_is_played_once(address: str) -> None:
    async with Table(Store(address)) as table:
        created = await sit_down(table)
        state = await table.state(created.match)
        token = created.tokens[state["decider"]]
        action = (await table.state(created.match, token))["actions"][0]["action"]
        done = await asyncio.gather(
            *(table.act(created.match, token, 0, action) for _ in range(5)), return_exceptions=True
        )
        assert sum(problem == 1 for problem in done) == 1
        assert {problem.name for problem in done if isinstance(problem, Refused)} == {"stale"}
        assert (await table.state(created.match))["step"] == 1


async def test_two_processes_serve_one_match(server: str) -> None:
    """Each hears of the other's moves; of two moves at once one is refused."""
    from .server import fresh_database

    address, lot = fresh_database(server), random.Random(3)
    async with Table(Store(address)) as here, Table(Store(address)) as there:
        created = await sit_down(here)
        seen = 0

        async def watch() -> None:
            nonlocal seen
            async for state in there.subscribe(created.match, created.tokens[1]):
                seen = state["step"]

        watching = asyncio.create_task(watch())
        for step in range(1, 31):
            await move_by_lot(here if step % 2 else there, created, lot)
            for _ in range(6000):
                if seen >= step and (await here.state(created.match))["step"] >= step:
                    break
                await asyncio.sleep(0.01)
            assert seen == step, "the other process did not hear of it"
        state = await here.state(created.match)
        token = created.tokens[state["decider"]]
        action = (await here.state(created.match, token))["actions"][0]["action"]
        done = await asyncio.gather(
            here.act(created.match, token, state["decision"], action),
            there.act(created.match, token, state["decision"], action),
            return_exceptions=True,
        )
        assert sum(isinstance(problem, Refused) for problem in done) == 1
        assert (await there.state(created.match))["step"] == 31
        watching.cancel()


async def test_an_idle_match_is_dropped_and_comes_back(file: str) -> None:
    lot = random.Random(4)
    async with Table(Store(file), idle=0.1) as table:
        created = await sit_down(table)
        for _ in range(10):
            await move_by_lot(table, created, lot)
        watcher = table.subscribe(created.match, created.tokens[0])
        await anext(watcher)
        while table.lives[created.match].match is not None:
            await asyncio.sleep(0.02)
        news = asyncio.ensure_future(anext(watcher))
        await asyncio.sleep(0)
        await move_by_lot(table, created, lot)
        assert (await news)["step"] == 11
        await watcher.aclose()
        while created.match in table.lives:
            await asyncio.sleep(0.02)


async def test_only_new_lines_of_the_log_are_told(file: str) -> None:
    lot = random.Random(5)
    async with Table(Store(file)) as table:
        created = await sit_down(
            table, Place(name="Ann", link=0, automatic=False), Place(link=0, automatic=False)
        )
        token, log = created.tokens[0], []
        async for state in table.subscribe(created.match, token, seat=0):
            log = log[: state["log_from"]] + state["log"]
            assert log == (await table.state(created.match, token, seat=0))["log"]
            if state["step"] > 40 or state["status"] == "over":
                break
            own = await table.state(created.match, token, seat=state["decider"])
            if own["may_undo"] and lot.random() < 0.3:
                await table.undo(created.match, token)
            else:
                await table.act(created.match, token, own["decision"], lot.choice(own["actions"])["action"])


async def test_only_the_holder_of_a_seat_acts(file: str) -> None:
    async with Table(Store(file)) as table:
        created = await sit_down(table)
        for wrong in ("", "guess", created.match):
            for asked in (
                table.act(created.match, wrong, 0, 0),
                table.undo(created.match, wrong),
                table.offer_draw(created.match, wrong),
                table.answer_draw(created.match, wrong, True),
                table.answer_undo(created.match, wrong, True),
                table.resign(created.match, wrong),
                table.set_automatic(created.match, wrong, True),
                table.join(created.match, wrong),
                table.rematch(created.match, wrong),
            ):
                with pytest.raises(Refused, match="secret link"):
                    await asked
        with pytest.raises(Refused, match="no match"):
            await table.state("nothing")


async def test_tokens_are_nowhere_in_the_database(file: str) -> None:
    async with Table(Store(file)) as table:
        created = await sit_down(table, Place(name="Ann"), Place("open"))
        taken = await table.take(created.match, 1, "Ben")
        await table.act(created.match, *await first_move(table, created, [created.tokens[0], taken]))
    folder = Path(file.removeprefix("sqlite:///")).parent
    kept = b"".join(path.read_bytes() for path in folder.iterdir())
    for token in (created.tokens[0], taken):
        assert token.encode() not in kept


async def first_move(table: Table, created: Created, tokens: list[str]) -> tuple[str, int, int]:
    decider = (await table.state(created.match))["decider"]
    state = await table.state(created.match, tokens[decider])
    return tokens[decider], state["decision"], state["actions"][0]["action"]


async def test_an_open_seat_is_taken_by_who_comes_first(address: str) -> None:
    async with Table(Store(address)) as table:
        created = await table.create(
            "invictus", seats=[Place(name="Ann"), Place("open")], window=0, public=True
        )
        assert [row["match"] for row in await table.open_matches()] == [created.match]
        done = await asyncio.gather(*(table.take(created.match, 1) for _ in range(4)), return_exceptions=True)
        tokens = [token for token in done if isinstance(token, str)]
        assert len(tokens) == 1
        with pytest.raises(Refused, match="link"):
            await table.take(created.match, 0)
        await table.join(created.match, created.tokens[0])
        assert (await table.state(created.match))["status"] == "playing"
        assert await table.open_matches() == []
        assert [row["match"] for row in await table.recent_matches()] == [created.match]
        (mine,) = await table.matches_of(tokens)
        assert [seat["you"] for seat in mine["seats"]] == [False, True]


async def test_a_rematch_changes_seats_and_keeps_links(address: str) -> None:
    lot = random.Random(6)
    async with Table(Store(address)) as table:
        created = await sit_down(
            table,
            Place(name="Ann", automatic=False),
            Place(name="Ben", automatic=False),
            options={"nation0": "king", "nation1": "shogun"},
        )
        with pytest.raises(Refused, match="isn't over"):
            await table.rematch(created.match, created.tokens[0])
        await table.resign(created.match, created.tokens[0])
        again = await table.rematch(created.match, created.tokens[1])
        assert (await table.rematch(created.match, created.tokens[0])).match == again.match
        assert (await table.state(created.match))["rematch"] == again.match
        assert (await table.join(again.match, created.tokens[0])).seats == [1]
        assert (await table.join(again.match, created.tokens[1])).seats == [0]
        state = await table.state(again.match)
        assert [seat["name"] for seat in state["seats"]] == ["Ben", "Ann"]
        assert state["settings"]["nation0"] == "shogun"
        await play_out(table, again, lot, [created.tokens[1], created.tokens[0]])


async def test_hot_seat_is_one_link_for_both(file: str) -> None:
    lot = random.Random(7)
    async with Table(Store(file)) as table:
        created = await sit_down(table, *(Place(link=1, automatic=False) for _ in range(2)))
        assert created.tokens[0] == created.tokens[1]
        state = await table.state(created.match, created.tokens[0])
        assert state["holds"] == [0, 1]
        assert state["seat"] == state["decider"]
        await play_out(table, created, lot)


async def test_draw_and_undo_between_persons(address: str) -> None:
    async with Table(Store(address)) as table:
        created = await sit_down(table)
        token, decision, action = await first_move(table, created, created.tokens)
        other = next(held for held in created.tokens if held != token)
        await table.act(created.match, token, decision, action)
        assert (await table.state(created.match, token))["may_undo"]
        assert await table.undo(created.match, token) is False
        assert (await table.state(created.match, other))["offers"]["undo"]["answer"]
        await table.answer_undo(created.match, other, agree=True)
        assert (await table.state(created.match))["step"] == 0
        await table.offer_draw(created.match, token)
        assert (await table.state(created.match, other))["offers"]["draw"]["answer"]
        assert not (await table.state(created.match, token))["offers"]["draw"]["answer"]
        await table.answer_draw(created.match, other, agree=True)
        assert (await table.state(created.match))["result"]["reason"] == "agreed"


async def test_a_clock_that_runs_out_ends_the_match_by_itself(file: str) -> None:
    async with Table(Store(file)) as table:
        created = await sit_down(table, clock=TimeLimit("move", 1.0))
        async with asyncio.timeout(5):
            async for state in table.subscribe(created.match):
                if state["status"] == "over":
                    break
        assert state["result"]["reason"] == "time"


async def test_silence_ends_a_match_also_while_the_table_was_closed(file: str) -> None:
    now = 1000.0
    async with Table(Store(file), now=lambda: now) as table:
        created = await sit_down(table, silence=60.0)
    now = 1061.0
    async with Table(Store(file), now=lambda: now) as table:
        assert (await table.state(created.match))["result"]["reason"] == "abandoned"


async def test_who_stops_waiting_does_not_stop_the_move(file: str) -> None:
    """A connection may be lost at any moment; the table stays right."""
    lot = random.Random(8)
    async with Table(Store(file)) as table:
        created = await sit_down(table)
        for _ in range(40):
            task = asyncio.ensure_future(move_by_lot(table, created, lot))
            for _ in range(lot.randrange(6)):
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        in_memory = (await table.state(created.match))["step"]
    async with Table(Store(file)) as table:
        assert (await table.state(created.match))["step"] == in_memory


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"seats": [Place()]}, "2 seats"),
        ({"game": "chess"}, "no game"),
        ({"format": "chess"}, "no format"),
        ({"options": {"back_row": "ajar"}}, "back_row can be"),
        ({"options": {"nothing": 1}}, "no option"),
        ({"options": {"deck0": "/etc/passwd"}}, "not a file"),
        ({"options": {"deck0": "pyproject.toml"}}, "not a file"),
        ({"options": {"sheet": "../x"}}, "not a file"),
        ({"options": {"deck0": "a\x00\n"}}, "not a file"),
        ({"seats": [Place("ghost"), Place()]}, "person or a computer"),
        ({"seats": [Place("computer", level="search:3600s"), Place()]}, "Unknown opponent"),
        ({"seats": [Place("computer", level="search:0"), Place()]}, "Unknown opponent"),
        ({"window": 60.0}, "window"),
        ({"window": float("nan")}, "window"),
        ({"silence": 1.0}, "absence limit"),
        ({"clock": TimeLimit("sand", 60.0)}, "clock"),
    ],
)
async def test_wrong_wishes_are_refused_in_words(file: str, wrong: dict[str, Any], words: str) -> None:
    wish = {"game": "invictus", "seats": [Place(), Place()], **wrong}
    async with Table(Store(file)) as table:
        with pytest.raises(Refused, match=words):
            await table.create(**wish)
        assert await table.store.summaries() == []


async def until_declined_for(
    table: Table, created: Created, lot: random.Random
) -> tuple[dict[str, Any], int] | None:
    """What somebody saw who could only decline and was declined for, with that answer; None if the match ends first."""
    while (state := await table.state(created.match))["status"] == "playing":
        own = await table.state(created.match, created.tokens[state["decider"]])
        declining = [action["action"] for action in own["actions"] if action["verb"] == "pass"]
        if len(own["actions"]) == 1 and declining and own["view"]["active"] != own["seat"]:
            while (await table.state(created.match))["decision"] == own["decision"]:
                await asyncio.sleep(0.01)
            return own, declining[0]
        with suppress(Refused):  # the table was faster
            await move_by_lot(table, created, lot)
    return None


async def test_a_person_who_answers_just_what_was_answered_for_them_is_not_refused(file: str) -> None:
    """Declining takes its time, and the table may have declined for the seat meanwhile: that is the same answer."""
    lot, found = random.Random(4), 0
    async with Table(Store(file)) as table:
        while found < 5:
            created = await sit_down(table, Place(name="Ann"), Place(name="Ben"), window=0.1)
            declined = await until_declined_for(table, created, lot)
            if declined is None:
                continue
            (own, action), name = declined, created.match
            token, other = created.tokens[own["seat"]], created.tokens[1 - own["seat"]]
            assert await table.act(name, token, own["decision"], action) > own["decision"]
            with pytest.raises(Refused, match=r"already|over"):
                await table.act(name, token, own["decision"], action + 1)
            with pytest.raises(Refused, match=r"already|over"):
                await table.act(name, other, own["decision"], action)
            match = table.lives[name].match
            assert match is not None
            assert [move.decision for move in match.moves].count(own["decision"]) == 1
            found += 1


async def test_who_decides_is_known_of_so_many_matches_and_no_more(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "MOST_DECIDERS", 2)
    async with Table(Store(file)) as table:
        sat = [await sit_down(table) for _ in range(3)]
        assert list(table.deciders) == [created.match for created in sat[1:]]
        (row,) = await table.matches_of(sat[0].tokens[:1])
        assert row["decider"] == (await table.state(sat[0].match))["decider"]


async def test_a_list_says_who_decides_and_loads_a_match_for_that_only_once(file: str) -> None:
    async with Table(Store(file)) as table:
        created = await sit_down(table)
    async with Table(Store(file)) as table:
        loads = 0
        load = table.store.load

        async def counted(name: str) -> Any:
            nonlocal loads
            loads += 1
            return await load(name)

        table.store.load = counted  # type: ignore[method-assign]
        for _ in range(3):
            (row,) = await table.matches_of(created.tokens[:1])
            table.lives.clear()  # as if nobody had touched it for long
        assert loads == 1
        assert row["decider"] == (await table.state(created.match))["decider"]
        assert (await table.recent_matches()) == []
        await table.resign(created.match, created.tokens[0])
        (row,) = await table.matches_of(created.tokens[:1])
        assert row["decider"] is None


async def test_who_made_a_match_can_neither_see_nor_move_a_seat_that_was_taken(address: str) -> None:
    async with Table(Store(address)) as table:
        created = await table.create("invictus", seats=[Place(automatic=False)] * 2, window=0)
        invitation = created.tokens[BEN]
        mine = (await table.join(created.match, created.tokens[ANN], "Ann")).token
        early = table.subscribe(created.match, invitation)
        assert (await anext(early))["seat"] == BEN
        joined = await table.join(created.match, invitation, "Ben", successor="b" * 32)
        assert joined.seats == [BEN] and joined.token == "b" * 32 != invitation
        assert (await anext(early))["seat"] == -1, "who listened with the invitation sees what all see"
        assert (await table.state(created.match, invitation))["seat"] == -1
        assert (await table.state(created.match, mine))["seat"] == ANN
        assert (await table.state(created.match, joined.token))["seat"] == BEN
        for asked in (
            table.act(created.match, invitation, 0, 0),
            table.resign(created.match, invitation),
            table.replay(created.match, 0, invitation, seat=BEN),
            table.join(created.match, invitation, "Ann again"),
            table.join(created.match, invitation, "Ann again", successor="c" * 32),
        ):
            with pytest.raises(Refused, match=r"secret link|own seat"):
                await asked
        assert [row["match"] for row in await table.matches_of([invitation])] == []
        assert await table.holding(created.match, ["", invitation, joined.token]) == joined.token
        await early.aclose()
    async with Table(Store(address)) as table:  # and after a restart
        assert (await table.state(created.match, invitation))["seat"] == -1
        assert (await table.state(created.match, joined.token))["seat"] == BEN


async def test_an_answer_that_got_lost_costs_no_seat(file: str) -> None:
    async with Table(Store(file)) as table:
        here = [Place(link=0, automatic=False), Place(link=0, automatic=False)]
        created = await table.create("invictus", seats=here, window=0)
        for wrong in ("short", "spaces are no token at all", "x" * 81):
            with pytest.raises(Refused, match="token"):
                await table.join(created.match, created.tokens[0], successor=wrong)
        for _ in range(3):
            joined = await table.join(created.match, created.tokens[0], successor="n" * 32)
            assert joined.seats == [0, 1] and joined.token == "n" * 32
        again = await table.join(created.match, joined.token)
        assert again == joined, "who sits there already keeps the token"
