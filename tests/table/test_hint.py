"""Hints: from the seat's own knowledge, with chances and reasons that are true, and only where nobody else plays."""

from __future__ import annotations

import pytest

from wartable.games.invictus.cards import KEYS
from wartable.games.invictus.state import ENTER
from wartable.kernel.coaching import Tone, reading
from wartable.kernel.contract import game
from wartable.players import insight, player
from wartable.table import computer
from wartable.table.entries import Refused
from wartable.table.hinting import _hint, _reasons, hint_for, may_be_hinted, standing
from wartable.table.store import Store
from wartable.table.table import Created, Table
from wartable.table.terms import Place

from ..games.invictus.scene import scene
from ..suite.secrets import other_world
from .party import sit_down

pytestmark = pytest.mark.anyio

PERSON, COMPUTER = Place("person"), Place("computer", level="random")


async def seated(table: Table, *places: Place) -> Created:
    return await sit_down(table, *places, format="short")


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """As while the rules are still being compiled."""
    monkeypatch.setattr(computer, "is_cached", lambda game, modules: False)


@pytest.fixture(params=["plain", "compiled"])
def rules(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computer, "is_cached", lambda game, modules: request.param == "compiled")


async def test_a_hint_is_a_legal_answer_with_its_chances_in_words(file: str, rules: None) -> None:
    async with Table(Store(file)) as table:
        made = await seated(table, PERSON, COMPUTER)
        state = await table.state(made.match, made.tokens[0])
        found = await table.hint(made.match, made.tokens[0], state["decision"])
        assert found is not None and found["decision"] == state["decision"]
        assert found["actions"][0] in [action["action"] for action in state["actions"]]
        assert found["lines"][0].startswith("Hint: ") and "of 100 such matches" in found["lines"][1]


async def test_a_hint_to_a_decision_that_has_passed_is_none(file: str, plain: None) -> None:
    async with Table(Store(file)) as table:
        made = await seated(table, PERSON, COMPUTER)
        state = await table.state(made.match, made.tokens[0])
        assert await table.hint(made.match, made.tokens[0], state["decision"] - 1) is None


async def test_there_are_no_hints_against_another_person(file: str) -> None:
    async with Table(Store(file)) as table:
        made = await seated(table, PERSON, PERSON)
        _, match = await table._look(made.match)
        with pytest.raises(Refused, match="no hints while other people"):
            await hint_for(table.thinkers, match, match.decider)


async def test_two_at_one_screen_may_ask(file: str) -> None:
    async with Table(Store(file)) as table:
        made = await seated(table, Place("person", link=0), Place("person", link=0))
        _, match = await table._look(made.match)
        assert may_be_hinted(match, 0) and may_be_hinted(match, 1)


async def test_whoever_does_not_decide_gets_no_hint(file: str) -> None:
    async with Table(Store(file)) as table:
        made = await seated(table, PERSON, COMPUTER)
        _, match = await table._look(made.match)
        with pytest.raises(Refused, match="your own decisions"):
            await hint_for(table.thinkers, match, 1 - match.decider)


@pytest.mark.parametrize("spec", ["greedy", "search:200"])
def test_an_insight_rests_on_what_the_seat_knows(spec: str) -> None:
    position = scene(front=["archer", None, None], hand=["priest"], enemy_hand=["archer", "wizard"]).position
    chosen = game("invictus")
    for seat in range(2):
        known = insight(player(spec, chosen, 3), position, seat)
        assert 0 <= known.chance <= 1 and bool(known.options) == (seat == position.actor)
        for seed in range(3):
            assert insight(player(spec, chosen, 3), other_world(position, seat, seed), seat) == known


@pytest.mark.parametrize("spec", ["greedy", "search:200"])
def test_a_win_at_hand_is_as_good_as_certain_and_the_other_knows_it(spec: str) -> None:
    s = scene(front=["warrior", None, None], hand=["archer"] * 6, enemy_front=["king-b", "guardian", None])
    mine = insight(player(spec, game("invictus"), 1), s.position, s.me)
    assert mine.chance > 0.9
    if spec.startswith("search"):
        theirs = insight(player(spec, game("invictus"), 1), s.position, 1 - s.me)
        assert theirs.chance < 0.25


def test_reasons_are_claims_that_hold() -> None:
    """To capture the only card that can strike is what the move does, and nothing is in danger after it."""
    s = scene(
        front=["king-c", "archer", None],
        enemy_front=["archer", None, None],
        enemy_back=["guardian", None, None],
    )
    claims = {claim.message.name: claim for claim in reading(s.position, s.me)}
    said = _reasons(s.position, s.me, claims["claim-invictus-attack"].actions)
    assert "claim-invictus-danger" not in claims and [line.name for line in said] == ["hint-does"]


def test_what_a_move_prevents_is_said_and_what_stays_is_not() -> None:
    """Two Warriors face one another: whoever strikes first captures the other. An entry helps nobody."""
    s = scene(
        front=["guardian", "warrior", None],
        enemy_front=[None, "warrior", "guardian"],
        hand=["priest", "wizard"],
        enemy_hand=["archer"],
    )
    danger = [claim for claim in reading(s.position, s.me) if claim.tone == Tone.THREAT]
    captures = [claim for claim in reading(s.position, s.me) if claim.message.name == "claim-invictus-attack"]
    assert danger and captures
    said = [line.name for line in _reasons(s.position, s.me, captures[0].actions)]
    assert said == ["hint-does", "hint-prevents"]
    assert "hint-prevents" not in [
        line.name for line in _reasons(s.position, s.me, (ENTER + KEYS.index("priest"),))
    ]


def test_a_hint_ends_with_what_the_chance_rests_on() -> None:
    """As the one who decides sees it, in points; what speaks for it comes before what speaks against it."""
    chosen = game("invictus")
    position, thinker = chosen.new("duel", seed=5), player("network", chosen)
    while not (said := standing(position, position.actor)):
        position.play(thinker.choose(position, position.actor))
    seat = position.actor
    found = _hint(0, position, seat, insight(player("search:20", chosen), position, seat))
    assert found.lines[-len(said) :] == tuple(said)
    assert [line.name for line in said] == [
        name for name in ("hint-for", "hint-against") if name in {line.name for line in said}
    ]
