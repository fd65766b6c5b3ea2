"""Windows in real time: however a decline comes about, it is not known before its window ends."""

import asyncio
import random
import time

import pytest

from wartable.table.entries import Kind, Refused
from wartable.table.match import Match
from wartable.table.store import Store
from wartable.table.table import Created, Table
from wartable.table.terms import Place

from .party import sit_down

pytestmark = pytest.mark.anyio

WINDOW = 0.25
SLACK = 2.0  # a busy machine may be late, but never early
MATCHES = 6


def declines(match: Match) -> list[tuple[float, bool]]:
    """Every decline in a window that not all could foresee: the seconds it took, and whether it was answered for the seat."""
    again = Match(match.name, match.terms, match.secret, match.created)
    found = []
    for entry in match.entries:
        if (
            entry.kind == Kind.MOVE
            and again.window_ends > again.opened
            and not again.is_known
            and again.declines(entry.data["action"])
        ):
            found.append((entry.time - again.opened, bool(entry.data.get("automatic"))))
        again.apply(entry)
    return found


async def play_on(table: Table, created: Created, lot: random.Random, enough: int) -> Match:
    """People who answer at once and attack when they can, until there were enough declines."""
    while True:
        match = table.lives[created.match].match
        assert match is not None
        if match.status == "over" or (match.step % 10 == 0 and len(declines(match)) >= enough):
            return match
        if match.decider < 0 or not created.tokens[match.decider]:
            await asyncio.sleep(0.01)
            continue
        state = await table.state(created.match, created.tokens[match.decider], seat=match.decider)
        verbs = {action["verb"]: action["action"] for action in state["actions"]}
        action = verbs.get(
            "pass", verbs.get("strike", verbs.get("attack", lot.choice(state["actions"])["action"]))
        )
        try:
            await table.act(created.match, created.tokens[match.decider], state["decision"], action)
        except Refused:
            await asyncio.sleep(0)


async def test_a_person_declines_by_hand_or_automatically_in_the_same_time(file: str) -> None:
    async with Table(Store(file)) as table:
        created = await sit_down(table, Place(name="Ann"), Place(name="Ben"), window=WINDOW)
        found = declines(await play_on(table, created, random.Random(1), 12))
    assert all(taken >= WINDOW for taken, _ in found)
    by_hand = [taken for taken, automatic in found if not automatic]
    for_them = [taken for taken, automatic in found if automatic]
    assert by_hand or for_them
    assert min(taken for taken, _ in found) < WINDOW + SLACK


async def test_the_computer_declines_no_sooner_than_a_person(file: str) -> None:
    found: list[tuple[float, bool]] = []
    async with Table(Store(file)) as table:
        for _ in range(MATCHES):  # shuffles differ, and in some matches all could foresee every decline
            created = await sit_down(
                table, Place(name="Ann"), Place("computer", level="random"), window=WINDOW
            )
            found = declines(await play_on(table, created, random.Random(2), 8))
            if found:
                break
    assert found
    assert all(taken >= WINDOW for taken, _ in found)


async def test_a_wrong_answer_in_a_window_is_refused_at_once(file: str) -> None:
    async with Table(Store(file)) as table:
        created = await sit_down(table, window=5.0)
        lot = random.Random(3)
        while True:
            match = table.lives[created.match].match
            assert match is not None and match.status == "playing"
            token = created.tokens[match.decider]
            if match.window_ends > match.opened:
                break
            state = await table.state(created.match, token)
            verbs = {action["verb"]: action["action"] for action in state["actions"]}
            action = verbs.get("strike", verbs.get("attack", lot.choice(state["actions"])["action"]))
            await table.act(created.match, token, state["decision"], action)
        begun = time.time()
        with pytest.raises(Refused, match="decision has already been made"):
            await table.act(created.match, token, match.decision + 1, match.legal[0])
        assert time.time() - begun < 2.0
