"""What a board is told of what happened at once: every moment in order, through its own eyes, and nothing to do in it."""

import random
from contextlib import aclosing
from typing import Any

import pytest

from wartable.locale import words
from wartable.table.entries import Refused
from wartable.table.match import Match
from wartable.table.passing import MOST, last_turn, moments_since
from wartable.table.store import Store
from wartable.table.table import Table
from wartable.table.telling import state_for
from wartable.table.terms import Place

from .party import begun, move, play, sit_down

RANDOM = Place("computer", level="random")

WORDS = words("en")
FACTS = ("step", "decision", "decider", "view", "prompt", "log", "prompt_rule")


def told_at_every_step(seat: int, steps: int) -> tuple[Match, list[dict[str, Any]]]:
    """A match by lot, with all that a seat that missed nothing was told."""
    match, lot = begun(), random.Random(3)
    told = [state_for(match, seat, WORDS)]
    for _ in range(steps):
        move(match, lot.choice(match.legal))
        told.append(state_for(match, seat, WORDS))
    return match, told


def test_who_missed_moments_is_told_what_who_missed_none_was() -> None:
    for seat in (0, 1, -1):
        match, told = told_at_every_step(seat, 70)
        for step in (55, 62, 68):
            found = moments_since(match, step, seat, WORDS)
            assert [moment["step"] for moment in found] == list(range(step + 1, 70))
            for moment in found:
                assert {name: moment[name] for name in FACTS} == {
                    name: told[moment["step"]][name] for name in FACTS
                }
                assert moment["passing"] and moment["actions"] == [] and not moment["may_undo"]


def test_only_the_latest_moments_are_told() -> None:
    match, _ = told_at_every_step(0, 70)
    assert [moment["step"] for moment in moments_since(match, 0, 0, WORDS)] == list(range(70 - MOST, 70))


def test_nothing_is_told_between_two_moments_that_follow() -> None:
    match, _ = told_at_every_step(0, 20)
    assert moments_since(match, 19, 0, WORDS) == []
    assert moments_since(match, 20, 0, WORDS) == []


def test_answers_given_together_are_one_moment() -> None:
    match = begun()
    play(match, random.Random(4), 20)
    for _ in range(3):
        move(match, match.legal[0])
        move(match, match.legal[0], joined=True)
    joined = [number for number, each in enumerate(match.moves) if each.joined]
    found = [moment["step"] for moment in moments_since(match, 20, 0, WORDS)]
    assert len(joined) == 3 and set(found) == set(range(21, 26)) - set(joined)


def test_a_match_that_has_ended_ends_only_in_its_last_state() -> None:
    match = play(begun(), random.Random(5))
    assert match.status == "over"
    for moment in moments_since(match, match.step - 5, 0, WORDS):
        assert (moment["status"], moment["result"], moment["proof"]) == ("playing", None, None)


@pytest.mark.anyio
async def test_a_board_that_follows_misses_no_moment(file: str) -> None:
    lot, steps = random.Random(6), []
    async with Table(Store(file)) as table:
        created = await sit_down(table, Place(), RANDOM)
        token = created.tokens[0]
        async with aclosing(table.follow(created.match, token)) as states:
            async for state in states:
                steps.append(state["step"])
                if state["status"] == "over" or state["step"] > 60:
                    break
                if state["actions"]:
                    action = lot.choice(state["actions"])["action"]
                    await table.act(created.match, token, state["decision"], action)
    assert sorted(set(steps)) == list(range(steps[0], steps[-1] + 1))
    assert steps == sorted(steps)


@pytest.mark.anyio
async def test_after_an_undo_nothing_is_told_of_what_was_taken_back(file: str) -> None:
    async with Table(Store(file)) as table:
        created = await sit_down(table, Place(), RANDOM)
        token = created.tokens[0]
        async with aclosing(table.follow(created.match, token)) as states:
            state = await anext(states)
            while not state["may_undo"]:
                if state["actions"]:
                    await table.act(created.match, token, state["decision"], state["actions"][0]["action"])
                state = await anext(states)
            await table.undo(created.match, token)
            after = await anext(states)
            assert after["step"] < state["step"] and not after.get("passing")


def turns(told: list[dict[str, Any]]) -> list[int]:
    return [state["view"]["active"] for state in told]


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_who_comes_anew_is_told_the_last_turn_of_the_other_as_who_was_there_saw_it(seat: int) -> None:
    for steps in (40, 47, 60, 70):
        match, told = told_at_every_step(seat, steps)
        whose = turns(told)
        end = max(step for step, active in enumerate(whose) if active >= 0 and active != seat)
        first = max(step for step in range(end) if whose[step] != whose[end]) + 1
        found = last_turn(match, seat, WORDS)
        assert [moment["step"] for moment in found] == list(range(first - 1, min(end + 2, steps)))
        for moment in found:
            assert {name: moment[name] for name in FACTS} == {
                name: told[moment["step"]][name] for name in FACTS
            }
            assert moment["passing"] and moment["actions"] == []


def test_there_is_no_last_turn_before_another_had_one() -> None:
    match, told = told_at_every_step(0, 4)
    assert turns(told) == [-1] * 5
    assert last_turn(match, 0, WORDS) == []


@pytest.mark.anyio
async def test_the_last_turn_is_seen_with_ones_own_eyes_alone(file: str) -> None:
    """Before the end nobody looks through the eyes of another, and a spectator is told no hand."""
    lot = random.Random(8)
    async with Table(Store(file)) as table:
        created = await sit_down(table, Place(), Place())
        for _ in range(40):
            state = await table.state(created.match)
            token = created.tokens[state["decider"]]
            state = await table.state(created.match, token)
            await table.act(created.match, token, state["decision"], lot.choice(state["actions"])["action"])
        own = await table.last_turn(created.match, created.tokens[0])
        assert own and {moment["seat"] for moment in own} == {0}
        with pytest.raises(Refused):
            await table.last_turn(created.match, created.tokens[0], seat=1)
        watched = await table.last_turn(created.match)
        assert watched and {moment["seat"] for moment in watched} == {-1}
        hands = [seat["hand"] for moment in watched for seat in moment["view"]["seats"]]
        assert hands and all(isinstance(hand, int) or not hand.get("cards") for hand in hands)
