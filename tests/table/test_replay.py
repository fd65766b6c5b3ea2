"""Replays: any moment, in the eyes of whoever may look; and matches that go on from one."""

import base64
import random

import pytest

from wartable.table.entries import Refused
from wartable.table.store import Store
from wartable.table.table import Table
from wartable.table.terms import Place

from .party import ANN, BEN, move_by_lot, play_out, sit_down

pytestmark = pytest.mark.anyio


async def test_every_moment_is_shown_as_it_was(file: str) -> None:
    lot = random.Random(1)
    async with Table(Store(file)) as table:
        created = await sit_down(table)
        seen = []
        while True:
            seen.append([await table.state(created.match, token) for token in (*created.tokens, "")])
            if await move_by_lot(table, created, lot) < 0:
                break
        for step, states in enumerate(seen):
            for state in states:
                moment = await table.replay(created.match, step, seat=state["seat"])
                assert moment["view"] == state["view"]
                assert moment["log"] == state["log"]
                assert moment["decider"] == state["view"]["decider"]
        with pytest.raises(Refused, match="no such moment"):
            await table.replay(created.match, len(seen))
        with pytest.raises(Refused, match="no such moment"):
            await table.replay(created.match, -1)


async def test_without_a_step_it_begins_where_the_set_up_is_over(file: str) -> None:
    lot = random.Random(4)
    async with Table(Store(file)) as table:
        created = await sit_down(table)
        assert (await table.replay(created.match, None))["step"] == 0, "no turn has begun"
        await play_out(table, created, lot)
        first = await table.replay(created.match, None)
        before = await table.replay(created.match, first["step"] - 1)
        assert (before["view"]["active"], first["view"]["active"] >= 0) == (-1, True)


async def test_before_the_end_only_through_the_own_eyes(file: str) -> None:
    lot = random.Random(2)
    async with Table(Store(file)) as table:
        created = await sit_down(table)
        for _ in range(30):
            await move_by_lot(table, created, lot)
        assert (await table.replay(created.match, 10, created.tokens[ANN]))["seat"] == ANN
        assert (await table.replay(created.match, 10))["seat"] == -1
        with pytest.raises(Refused, match="own seat"):
            await table.replay(created.match, 10, created.tokens[ANN], seat=BEN)
        with pytest.raises(Refused, match="own seat"):
            await table.replay(created.match, 10, seat=ANN)
        await table.resign(created.match, created.tokens[ANN])
        assert (await table.replay(created.match, 10, seat=BEN))["seat"] == BEN


async def test_moves_taken_back_are_not_in_the_replay(file: str) -> None:
    async with Table(Store(file)) as table:
        created = await sit_down(table, Place(link=0, automatic=False), Place(link=0, automatic=False))
        token = created.tokens[0]
        for _ in range(2):
            state = await table.state(created.match, token)
            await table.act(created.match, token, state["decision"], state["actions"][0]["action"])
            await table.undo(created.match, token)
        assert (await table.replay(created.match, 0, token))["steps"] == 0


@pytest.mark.parametrize("whose", ["own", "spectator", "finished"])
async def test_a_match_goes_on_from_any_moment_against_the_computer(file: str, whose: str) -> None:
    lot = random.Random(3)
    async with Table(Store(file)) as table:
        created = await sit_down(table)
        for _ in range(40):
            await move_by_lot(table, created, lot)
        if whose == "finished":
            await table.resign(created.match, created.tokens[BEN])
        token = "" if whose == "spectator" else created.tokens[ANN]
        went_on = await table.continue_from(created.match, 25, token, level="random")
        (own,) = [held for held in went_on.tokens if held]
        await table.join(went_on.match, own, "Ann")
        before = await table.replay(created.match, 25, token)
        now = table.lives[went_on.match].match
        old = table.lives[created.match].match
        assert now is not None and old is not None
        if whose != "spectator":
            start = now.starting_position()
            assert start.view(ANN) == before["view"], "what the seat knows is as it was"
            exact = base64.b64decode(now.terms.origin) == old_bytes(old, 25)
            assert exact == (whose == "finished"), (
                "what it can't know is drawn anew, unless its own match is over"
            )
        assert now.terms.settings.get("deck1", "") == ""
        while (state := await table.state(went_on.match, own))["status"] != "over":
            if state["actions"]:
                try:
                    action = lot.choice(state["actions"])["action"]
                    await table.act(went_on.match, own, state["decision"], action)
                except Refused:
                    pass
            else:
                async for news in table.subscribe(went_on.match, own):
                    if news["actions"] or news["status"] == "over":
                        break
        assert await table.verify(await table.download(went_on.match)) == []


def old_bytes(match: object, step: int) -> bytes:
    from wartable.table.match import Match
    from wartable.table.replay import Replay

    assert isinstance(match, Match)
    return Replay(match).position(step).to_bytes()


async def test_a_finished_match_can_not_go_on_from_its_end(file: str) -> None:
    lot = random.Random(4)
    async with Table(Store(file)) as table:
        created = await sit_down(table)
        await play_out(table, created, lot)
        last = (await table.state(created.match))["step"]
        with pytest.raises(Refused, match="over"):
            await table.continue_from(created.match, last, created.tokens[ANN])
