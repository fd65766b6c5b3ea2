"""Stories about a match of the terminal and a table that serves the same file: both play it, and neither loses anything."""

import asyncio

import pytest

from wartable.table.entries import Refused
from wartable.table.store import Store
from wartable.table.table import Table
from wartable.table.terms import Place
from wartable.terminal.kept import Keep

from .typing_person import store_in

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend():
    return "asyncio"


def begin(address):
    """Two people at one terminal; gives the match and the token of their seats."""
    with Keep(address) as keep:
        kept = keep.create("invictus", "duel", {"build": "ready"}, None, [Place(), Place()])
        return kept.match.name, keep.token


def move(address, name):
    with Keep(address) as keep:
        kept = keep.resume(name)
        kept.move(kept.match.legal[0])
        return kept.match.decision


async def test_a_match_of_the_terminal_is_played_on_at_the_table_and_back(tmp_path):
    address = store_in(tmp_path)
    async with Table(Store(address, alone=True)) as table:
        name, token = await asyncio.to_thread(begin, address)
        assert await table.holding(name, ["x" * 32, token]) == token
        state = await table.state(name, token)
        assert state["holds"] == [0, 1] and state["actions"]
        decision = await table.act(name, token, 0, state["actions"][0]["action"])
        assert await asyncio.to_thread(move, address, name) == decision + 1


async def test_who_comes_second_is_refused_and_then_sees_how_it_stands(tmp_path):
    address = store_in(tmp_path)
    async with Table(Store(address, alone=True)) as table:
        name, token = await asyncio.to_thread(begin, address)
        state = await table.state(name, token)
        await asyncio.to_thread(move, address, name)
        with pytest.raises(Refused, match="changed at the same moment"):
            await table.act(name, token, state["decision"], state["actions"][1]["action"])
        assert (await table.state(name, token))["decision"] == state["decision"] + 1


async def test_a_table_lists_the_matches_of_the_terminal_for_whoever_has_its_token(tmp_path):
    address = store_in(tmp_path)
    async with Table(Store(address)) as table:
        name, token = await asyncio.to_thread(begin, address)
        assert [row["match"] for row in await table.matches_of([token])] == [name]
        assert await table.matches_of(["y" * 32]) == []
        assert await table.open_matches() == [] and await table.recent_matches() == []
