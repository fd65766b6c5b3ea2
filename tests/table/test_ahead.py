"""Choosing ahead: at moments when nobody knows of the others' choices, one who waits answers what will be asked."""

import asyncio
import random
from contextlib import aclosing

import pytest

import wartable
from wartable.locale import words
from wartable.table.ahead import NUMBERED, asked_ahead, foreseen, may_choose_ahead
from wartable.table.carrying import carry_out
from wartable.table.checks import check
from wartable.table.entries import Kind, Refused, Seat, Terms
from wartable.table.match import Match
from wartable.table.proof import verify, written
from wartable.table.store import Store
from wartable.table.table import Table
from wartable.table.telling import state_written

from .party import ANN, BEN, ONE_SCREEN, TWO, begun, sit_down

pytestmark = pytest.mark.anyio
FORMATS = [
    ("invictus", "duel"),
    ("invictus", "short"),
    ("invasion", "starter"),
    ("invasion", "draft"),
    ("shadespire", "core"),
]


def set_up(game_name: str, format: str, seed: int = 0) -> Match:
    game = wartable.game(game_name)
    today = {"rules": game.rules_version, "vocabulary": game.vocabulary_version}
    terms = Terms(game_name, format, game.settings(format, {}), TWO, window=0.0, **today)
    match = Match("story", terms, "5e" * 32, 0.0)
    for seat in (ANN, BEN):
        match.apply(check(match, Kind.JOIN, seat, {"salt": str(seed)}, 0.0))
    return match


def choose(match: Match, seat: int, *actions: int) -> None:
    carry_out(match, check(match, Kind.AHEAD, seat, {"actions": list(actions)}, 1.0))


def answer(match: Match, action: int) -> None:
    data = {"decision": match.decision, "action": action}
    carry_out(match, check(match, Kind.MOVE, match.decider, data, 1.0))


def come_to_moment(match: Match, lot: random.Random) -> None:
    while not match.moment:
        answer(match, lot.choice(match.legal))


@pytest.mark.parametrize(("game", "format"), FORMATS)
@pytest.mark.parametrize("seed", range(4))
def test_what_is_asked_ahead_is_what_is_asked_then(game: str, format: str, seed: int) -> None:
    """Whatever the other chooses: the same question, the same answers, and all that is chosen ahead is done."""
    match, lot = set_up(game, format, seed), random.Random(seed)
    come_to_moment(match, lot)
    first, other = match.decider, 1 - match.decider
    chosen, asked = [], []
    while (dream := foreseen(match, other, chosen)) is not None:
        asked.append(dream.legal())
        chosen.append(lot.choice(asked[-1]))
    assert chosen, "the other has something to choose"
    moment = match.moment
    while match.moment == moment and match.status == "playing":
        if match.decider == first:
            answer(match, lot.choice(match.legal))
        else:
            assert match.legal == asked.pop(0)
            answer(match, chosen.pop(0))
    assert not asked


@pytest.mark.parametrize(("game", "format"), FORMATS)
def test_answers_are_given_when_the_rules_come_to_them(game: str, format: str) -> None:
    match, lot = set_up(game, format), random.Random(1)
    come_to_moment(match, lot)
    first, other = match.decider, 1 - match.decider
    chosen: list[int] = []
    while (dream := asked_ahead(match, other)) is not None:
        chosen.append(lot.choice(dream.legal()))
        choose(match, other, *chosen)
    before, moment = match.step, match.moment
    while match.moment == moment and match.decider == first:
        answer(match, lot.choice(match.legal))
    done = [move.action for move in match.moves[before:] if move.seat == other]
    assert done[: len(chosen)] == chosen
    assert not any(match.ahead.values())
    again = Match.replayed(match.stored)
    assert again.position is not None and match.position is not None
    assert again.position.to_bytes() == match.position.to_bytes()


def test_the_other_is_told_nothing() -> None:
    match = set_up("invictus", "duel")
    other, english = 1 - match.decider, words("en")
    eyes = (match.decider, -1)
    before = [state_written(match, seat, english, ahead=True) for seat in eyes]
    dream = asked_ahead(match, other)
    assert dream is not None
    choose(match, other, dream.legal()[0])
    assert [state_written(match, seat, english, ahead=True) for seat in eyes] == before


def test_it_survives_a_restart_and_can_be_taken_back() -> None:
    match = set_up("invictus", "duel")
    first, other = match.decider, 1 - match.decider
    dream = asked_ahead(match, other)
    assert dream is not None
    choose(match, other, dream.legal()[0])
    match = Match.replayed(match.stored)
    assert match.ahead[other] == (dream.legal()[0],)
    choose(match, other)
    answer(match, match.legal[0])
    assert match.decider == other and match.step == 1
    assert first != other


def test_only_what_will_be_legal_is_taken() -> None:
    match = set_up("invictus", "duel")
    decider, other = match.decider, 1 - match.decider
    dream = asked_ahead(match, other)
    assert dream is not None
    illegal = next(action for action in range(match.game.actions) if action not in dream.legal())
    with pytest.raises(Refused):
        choose(match, other, illegal)
    with pytest.raises(Refused):
        choose(match, decider, match.legal[0])  # beyond what is asked of it now
    assert not any(match.ahead.values())


def test_nothing_is_asked_ahead_where_the_other_is_no_person_apart() -> None:
    computer = begun((Seat(name="Ann", holder="ann"), Seat("computer", level="random")))
    assert not any(may_choose_ahead(computer, seat) for seat in (ANN, BEN))
    shared = begun(ONE_SCREEN)
    assert not any(may_choose_ahead(shared, seat) for seat in (ANN, BEN))


def test_after_the_set_up_nothing_is_asked_ahead() -> None:
    match, lot = set_up("invictus", "duel"), random.Random(2)
    while match.moment:
        answer(match, lot.choice(match.legal))
    assert asked_ahead(match, 1 - match.decider) is None


def test_a_match_with_it_can_be_proved() -> None:
    match, lot = set_up("invictus", "short"), random.Random(3)
    other = 1 - match.decider
    dream = asked_ahead(match, other)
    assert dream is not None
    choose(match, other, dream.legal()[0])
    while match.status == "playing":
        answer(match, lot.choice(match.legal))
    assert verify(written(match, ANN, words("en"), b"key"), b"key") == []


async def test_at_the_table_only_its_own_person_hears_of_it(file: str) -> None:
    async with Table(Store(file)) as table:
        match = await sit_down(table)
        tokens = match.tokens
        decider = (await table.state(match.match))["decider"]
        async with (
            aclosing(table.subscribe(match.match, tokens[1 - decider], ahead=True)) as mine,
            aclosing(table.subscribe(match.match, tokens[decider], ahead=True)) as theirs,
        ):
            state = await anext(mine)
            await anext(theirs)
            assert state["decision"] == NUMBERED and state["actions"]
            assert "unseen" in state["prompt"]
            chosen = state["actions"][0]["action"]
            await table.act(match.match, tokens[1 - decider], NUMBERED, chosen)
            with pytest.raises(Refused):
                await table.act(match.match, tokens[1 - decider], NUMBERED, chosen)  # the same press again
            state = await anext(mine)
            assert state["may_undo"] and state["decision"] in (NUMBERED + 1, 0)
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(anext(theirs), 0.1)
            assert await table.undo(match.match, tokens[1 - decider])
            assert (await anext(mine))["decision"] == NUMBERED
