"""Persons at one table: who is here, signs, a rematch that is taken back, draws that computers answer, clocks at the end."""

import asyncio
import json
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Any

import pytest

from wartable.players import Insight
from wartable.table import company, keeping
from wartable.table.clocks import Clocks
from wartable.table.computer import Thinkers
from wartable.table.entries import Kind, Refused, Seat, TimeLimit
from wartable.table.match import Match
from wartable.table.store import Store
from wartable.table.table import Table
from wartable.table.terms import Place

from .party import ANN, BEN, begun, do, sit_down

pytestmark = pytest.mark.anyio
SOON = 30.0  # seconds that a busy machine may take
Told = dict[str, Any]


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "GRACE", 0.02)
    monkeypatch.setattr(keeping, "CONSIDERING", 0.01)


async def heard(told: AsyncGenerator[Told, None]) -> Told:
    return await asyncio.wait_for(anext(told), SOON)


def here(told: Told) -> list[bool]:
    return [seat["here"] for seat in told["seats"]]


async def test_all_see_who_comes_and_who_goes_and_when(file: str) -> None:
    now = 1000.0
    async with Table(Store(file), now=lambda: now) as table:
        match = await sit_down(table)
        async with aclosing(table.company(match.match)) as spectator:
            assert here(await heard(spectator)) == [False, False]
            ann = table.company(match.match, match.tokens[ANN])
            assert here(await heard(ann)) == [True, False]
            assert here(await heard(spectator)) == [True, False]
            now = 1060.0
            await ann.aclose()
            assert here(left := await heard(spectator)) == [False, False]
            assert [seat["left"] for seat in left["seats"]] == [1060.0, None]
            assert json.dumps(left).count("left") == 2 and match.tokens[ANN] not in json.dumps(left)


async def test_a_page_that_is_loaded_anew_has_not_left(file: str) -> None:
    async with Table(Store(file)) as table:
        match = await sit_down(table)
        ann = table.company(match.match, match.tokens[ANN])
        await heard(ann)
        await ann.aclose()
        async with aclosing(table.company(match.match, match.tokens[ANN])) as again:
            assert here(await heard(again)) == [True, False]
            await asyncio.sleep(0.1)
            async with aclosing(table.company(match.match)) as spectator:
                assert here(await heard(spectator)) == [True, False]


async def test_against_computers_there_is_no_company(file: str) -> None:
    async with Table(Store(file)) as table:
        match = await sit_down(table, Place(name="Ann"), Place("computer", level="random"))
        assert [told async for told in table.company(match.match, match.tokens[ANN])] == []
        with pytest.raises(Refused, match="nobody"):
            await table.give_sign(match.match, match.tokens[ANN], "hello")


async def test_signs_reach_all_who_look_and_are_kept_nowhere(file: str) -> None:
    async with Table(Store(file)) as table:
        match = await sit_down(table)
        async with aclosing(table.company(match.match)) as spectator:
            await heard(spectator)
            entries = len((await table._look(match.match))[1].entries)
            await table.give_sign(match.match, match.tokens[BEN], "thanks")
            sign = (await heard(spectator))["sign"]
            assert (sign["seat"], sign["sign"]) == (BEN, "thanks")
            assert len((await table._look(match.match))[1].entries) == entries


async def test_signs_are_few_and_of_six_kinds_and_only_of_those_who_sit(file: str) -> None:
    now = 0.0
    async with Table(Store(file), now=lambda: now) as table:
        match = await sit_down(table)
        assert len(company.SIGNS) == 6
        with pytest.raises(Refused, match="No such sign"):
            await table.give_sign(match.match, match.tokens[ANN], "you fool")
        with pytest.raises(Refused, match="secret link"):
            await table.give_sign(match.match, "", "hello")
        for _ in range(company.MOST_SIGNS):
            await table.give_sign(match.match, match.tokens[ANN], "hello")
        with pytest.raises(Refused, match="At most"):
            await table.give_sign(match.match, match.tokens[ANN], "hello")
        await table.give_sign(match.match, match.tokens[BEN], "oops")
        now = company.SPAN + 1
        await table.give_sign(match.match, match.tokens[ANN], "hello")


# --- Taking back ----------------------------------------------------------------------------------------


async def test_a_rematch_is_taken_back_until_the_other_has_accepted(file: str) -> None:
    async with Table(Store(file)) as table:
        match = await sit_down(table)
        ann, ben = match.tokens
        await table.resign(match.match, ann)
        first = await table.rematch(match.match, ann)
        await table.join(first.match, ann)
        state = await table.state(match.match, ben)
        assert (state["rematch"], state["rematch_by"]) == (first.match, ANN)
        with pytest.raises(Refused, match="no rematch offer of yours"):
            await table.cancel_rematch(match.match, ben)
        await table.cancel_rematch(match.match, ann)
        assert (await table.state(match.match))["rematch"] is None
        assert (await table.state(first.match))["status"] == "over"
        with pytest.raises(Refused, match="over"):
            await table.join(first.match, ben)
        second = await table.rematch(match.match, ben)
        assert second.match != first.match
        for token in (ben, ann):
            await table.join(second.match, token)
        with pytest.raises(Refused, match="already sat down"):
            await table.cancel(second.match, ben)
        assert (await table.state(match.match))["rematch"] == second.match


async def test_a_rematch_whose_cancelling_was_cut_short_can_be_offered_anew(file: str) -> None:
    async with Table(Store(file)) as table:
        match = await sit_down(table)
        await table.resign(match.match, match.tokens[ANN])
        first = await table.rematch(match.match, match.tokens[ANN])
        await table.join(first.match, match.tokens[ANN])
        live, _ = await table._look(first.match)
        await table._do(live, Kind.CANCEL, 1, {})
        second = await table.rematch(match.match, match.tokens[BEN])
        assert (await table.state(match.match))["rematch"] == second.match != first.match


async def test_an_invitation_is_taken_back_by_who_waits(file: str) -> None:
    async with Table(Store(file)) as table:
        made = await table.create("invictus", seats=(Place(name="Ann"), Place()))
        with pytest.raises(Refused, match="who waits"):
            await table.cancel(made.match, made.tokens[1])
        joined = await table.join(made.match, made.tokens[0])
        assert await table.cancel(made.match, joined.token) == ""
        assert (await table.state(made.match))["prompt"] == "The match was never started."


# --- Draws ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("chance", "reason"), [(0.25, "agreed"), (0.55, None), (0.45, None)])
async def test_a_computer_answers_by_its_judgement(
    file: str, chance: float, reason: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def judge(self: Thinkers, match: Match, seat: int) -> Insight:
        assert seat == BEN
        return Insight(seat, chance, (), True)

    monkeypatch.setattr(Thinkers, "judge", judge)
    async with Table(Store(file)) as table:
        match = await sit_down(table, Place(name="Ann", automatic=False), Place("computer", level="easy"))
        assert (await table.state(match.match, match.tokens[ANN]))["may_offer_draw"]
        async with aclosing(table.subscribe(match.match, match.tokens[ANN])) as states:
            async for state in states:
                if state["actions"]:
                    break
            await table.offer_draw(match.match, match.tokens[ANN])
            async for state in states:
                if state["result"] or (
                    state["offers"]["draw"] is None and "draw" in state["log"][-1]["text"]
                ):
                    break
        assert (state["result"] and state["result"]["reason"]) == reason
        answer = "accepts" if reason else "declines"
        assert f"The computer {answer} the draw." in [line["text"] for line in state["log"]]
        if not reason:
            with pytest.raises(Refused, match="declined"):
                await table.offer_draw(match.match, match.tokens[ANN])


def test_who_can_not_judge_is_offered_nothing() -> None:
    alone = begun((Seat(name="Ann", holder="ann"), Seat("computer", level="random")))
    with pytest.raises(Refused, match="nobody"):
        do(alone, Kind.OFFER_DRAW, ANN)


def test_persons_answer_before_computers() -> None:
    three = (Seat(name="Ann", holder="ann"), Seat(holder="ben"), Seat("computer", level="easy"))
    match = begun((*three, Seat("computer", level="easy")), "alliance")
    across = [seat for seat in range(4) if match.team(seat) != match.team(ANN)]
    assert match.answerers(ANN) == [seat for seat in across if match.seats[seat].is_person] or across


# --- Clocks ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_a_clock_that_ran_out_stays_at_nothing(kind: str) -> None:
    clocks = Clocks(TimeLimit(kind, 60.0), 2)
    clocks.turn(ANN, 0.0, 0.0)
    clocks.turn(-1, 60.3, 0.0)
    assert clocks.plain()["left"] == [0.0, 60.0]


def test_what_was_left_at_the_end_stays() -> None:
    clocks = Clocks(TimeLimit("move", 60.0), 2)
    clocks.turn(ANN, 0.0, 0.0)
    clocks.turn(BEN, 10.0, 0.0)
    clocks.turn(-1, 30.0, 0.0)
    assert clocks.plain()["left"] == [60.0, 40.0]
