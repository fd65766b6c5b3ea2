"""A card announced with its place: one message, one transaction, and nobody sees anything in between."""

import asyncio
import random
from collections.abc import Sequence
from typing import Any

import pytest

from wartable.table.entries import Entry, Kind, Refused
from wartable.table.store import Store
from wartable.table.table import Created, Table
from wartable.table.terms import Place

from .party import all_join, begun, do, move

pytestmark = pytest.mark.anyio

PEOPLE = (Place(name="Ann", automatic=False), Place(name="Ben", automatic=False))


class Watched(Store):
    """A store that remembers how many entries were kept at a time."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.kept: list[int] = []

    async def append(self, match: str, number: int, entries: Sequence[Entry], *more: Any) -> None:
        self.kept.append(len(entries))
        await super().append(match, number, entries, *more)


async def until_a_card_has_zones(table: Table) -> tuple[Created, str, dict[str, Any], dict[str, Any]]:
    """Invasion up to the first unit that can be played: the token and state of who may, and the action."""
    created = await table.create("invasion", seats=PEOPLE, window=0)
    await all_join(table, created)
    for _ in range(60):
        for token in created.tokens:
            state = await table.state(created.match, token)
            if state["actions"]:
                for action in state["actions"]:
                    if action["verb"] == "play" and len(action.get("ways", ())) > 1:
                        return created, token, state, action
                await table.act(created.match, token, state["decision"], state["actions"][0]["action"])
    raise AssertionError("nobody could play a unit")


async def states(table: Table, created: Created, token: str, seen: list[dict[str, Any]]) -> None:
    async for state in table.subscribe(created.match, token):
        seen.append(state)


async def test_a_card_and_its_zone_are_one_message_and_one_transaction(file: str) -> None:
    store = Watched(file)
    async with Table(store) as table:
        created, token, before, action = await until_a_card_has_zones(table)
        way = action["ways"][1]
        seen: list[dict[str, Any]] = []
        watching = [
            asyncio.ensure_future(states(table, created, eyes, seen)) for eyes in (*created.tokens, "")
        ]
        await asyncio.sleep(0.05)
        seen.clear()
        store.kept.clear()
        number = await table.act(created.match, token, before["decision"], action["action"], way["then"])
        await asyncio.sleep(0.05)
        for task in watching:
            task.cancel()
        assert store.kept == [2]
        assert number == before["decision"] + 2
        assert len(seen) == 3  # one state for each who watches
        assert {state["step"] for state in seen} == {before["step"] + 2}
        assert all(state["view"]["pending"]["kind"] == "window" for state in seen)
        assert all(state["view"]["chain"][0]["targets"] for state in seen)


async def test_a_wrong_zone_leaves_nothing_of_the_card(file: str) -> None:
    async with Table(Store(file)) as table:
        created, token, before, action = await until_a_card_has_zones(table)
        names = [way["then"][0] for way in action["ways"]]
        for then in ([0], [10**9], [-1], [names[0], names[0]], [action["action"]]):
            with pytest.raises(Refused) as refused:
                await table.act(created.match, token, before["decision"], action["action"], then)
            assert refused.value.name == "no-way"
        after = await table.state(created.match, token)
        assert {**after, "now": 0} == {**before, "now": 0}


async def test_answers_are_not_tried_out_beyond_the_ways_that_were_told(file: str) -> None:
    """A refusal that depended on cards or dice to come would tell them for nothing."""
    async with Table(Store(file)) as table:
        created, token, before, _ = await until_a_card_has_zones(table)
        [usual] = [action for action in before["actions"] if action.get("usual")]
        for then in range(0, 470, 10):
            with pytest.raises(Refused, match="follow"):
                await table.act(created.match, token, before["decision"], usual["action"], [then])
        assert (await table.state(created.match, token))["decision"] == before["decision"]


@pytest.mark.parametrize(("joined", "left"), [(True, 0), (False, 1)])
async def test_what_was_answered_together_is_taken_back_together(joined: bool, left: int) -> None:
    match = begun()
    lot = random.Random(3)
    while not (
        attacks := [action for action in match.legal if match.position.explain(action).verb == "attack"]
    ):
        move(match, lot.choice(match.legal))
    seat, step = match.decider, match.step
    move(match, attacks[0])
    move(match, match.legal[0], joined=joined)
    assert match.undo_to(seat) == step + left
    do(match, Kind.ASK_UNDO, seat)
    do(match, Kind.GRANT_UNDO, 1 - seat)
    assert match.step == step + left and match.decider == seat


async def test_a_match_answered_so_can_be_read_and_proved(file: str) -> None:
    async with Table(Store(file)) as table:
        created, token, before, action = await until_a_card_has_zones(table)
        await table.act(created.match, token, before["decision"], action["action"], action["ways"][0]["then"])
        await table.resign(created.match, token)
        paper = await table.download(created.match)
        assert await table.verify(paper) == []
    async with Table(Store(file)) as table:
        assert (await table.state(created.match))["step"] == before["step"] + 2
