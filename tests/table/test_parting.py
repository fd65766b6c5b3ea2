"""Kept matches under other rules: noticed at the very entry where they part, opened up to there, and never guessed at."""

import copy
import random
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sql

import wartable
from wartable.kernel.record import Records, layout, within
from wartable.locale import words
from wartable.table import schema, telling
from wartable.table.checks import check
from wartable.table.entries import PLAYED, Entry, Kind, Refused, Stored
from wartable.table.match import Match
from wartable.table.proof import PARTED, read_back, verify, written
from wartable.table.store import Store
from wartable.table.table import Table

from .party import begun, play, sit_down

pytestmark = pytest.mark.anyio

OTHER = 99  # a version of rules that never was
AT = 12  # the entry that leads elsewhere


def kept(moves: int = 40) -> Stored:
    """A match as today's rules keep it."""
    today = wartable.game("invictus")
    versions = {"rules": today.rules_version, "vocabulary": today.vocabulary_version}
    return play(begun(**versions), random.Random(4), moves).stored


def otherwise(stored: Stored, at: int = AT, rules: int = OTHER) -> Stored:
    """The same match, kept by rules under which one entry led elsewhere."""
    entries = list(stored.entries)
    entries[at] = replace(entries[at], sum="00000000")
    return replace(stored, entries=tuple(entries), terms=replace(stored.terms, rules=rules))


# --- Sums ---------------------------------------------------------------------------------------------------------


def test_every_entry_that_a_position_follows_from_carries_a_sum() -> None:
    entries = kept().entries
    played = [entry for entry in entries if entry.kind in PLAYED]
    assert all(len(entry.sum) == 8 for entry in played[1:])  # with the first one nobody plays yet
    assert len({entry.sum for entry in played[1:]}) == len(played) - 1


def test_a_sum_outlives_fields_and_places_that_come_in() -> None:
    small = layout([("hand", "i1", (2, 3), within(0, 9)), ("turn", "i2", within(0, 9))], 4, 4, "i1")
    large = layout(
        [
            ("fresh", "i2", (5,), within(0, 9)),
            ("turn", "i2", within(0, 9)),
            ("hand", "i1", (2, 7), within(0, 9)),
        ],
        6,
        8,
        "i2",
    )

    def records(made: Any) -> Records:
        found: Records = made.zeros(1)
        found.array["hand"][0, 1, 2], found.array["turn"][0], found.array["depth"][0] = 4, 3, 1
        return found

    assert records(small).sum(0) == records(large).sum(0)
    changed = records(large)
    changed.array["fresh"][0, 4] = 1
    assert changed.sum(0) != records(small).sum(0)


# --- Matches ------------------------------------------------------------------------------------------------------


def test_an_unchanged_match_goes_on() -> None:
    match = Match.replayed(kept())
    assert not match.parted and match.status == "playing" and match.is_of_today


@pytest.mark.parametrize("at", [1, 2, AT, 30, 41])
def test_a_match_parts_at_the_very_entry(at: int) -> None:
    stored = kept()
    match = Match.replayed(otherwise(stored, at))
    assert match.parted and match.status == "over"
    assert match.entries[:-1] == list(stored.entries[:at])
    assert match.entries[-1].kind == Kind.PART and match.entries[-1].data == {
        "left": len(stored.entries) - at
    }
    alike = Match.replayed(replace(stored, entries=stored.entries[:at]))
    assert (match.position is None) == (alike.position is None)
    if match.position is not None and alike.position is not None:
        assert match.position.to_bytes() == alike.position.to_bytes()


def test_a_match_parts_where_a_move_is_no_longer_legal() -> None:
    stored = kept()
    illegal = Entry(Kind.MOVE, 0, {"decision": 0, "action": 10_000}, 1.0)
    match = Match.replayed(
        replace(stored, entries=(*stored.entries[:AT], illegal, *stored.entries[AT + 1 :]))
    )
    assert match.parted and len(match.entries) == AT + 1


def test_entries_from_before_there_were_sums_count_as_long_as_they_are_legal() -> None:
    stored = kept()
    bare = tuple(replace(entry, sum="") for entry in stored.entries)
    assert Match.replayed(replace(stored, entries=bare)).entries == list(stored.entries)


def test_nothing_is_added_to_a_match_that_has_parted() -> None:
    match = Match.replayed(otherwise(kept()))
    for kind in (Kind.MOVE, Kind.UNDO, Kind.RESIGN, Kind.REMATCH, Kind.ABANDON):
        with pytest.raises(Refused, match="other rules"):
            check(match, kind, 0, {"decision": match.decision, "action": 0, "match": "x"}, 9.0)


@pytest.mark.parametrize("language", ["en", "ja", "pl"])
def test_it_says_so(language: str) -> None:
    told = {}
    for name, rules in (
        ("parted", OTHER),
        ("unknown", 0),
        ("damaged", wartable.game("invictus").rules_version),
    ):
        state = telling.state_for(Match.replayed(otherwise(kept(), rules=rules)), 0, words(language))
        told[name] = state["prompt"]
        assert state["result"]["reason"] == "parted"
        assert "30" in state["prompt"]  # entries that are left
    assert len(set(told.values())) == 3
    assert str(OTHER) in told["parted"]


def test_what_was_hidden_stays_hidden() -> None:
    match = Match.replayed(otherwise(kept()))
    assert telling.state_for(match, 0, words("en"))["proof"] is None
    paper = written(match, 0, words("en"), b"key")
    assert paper["finished"] is False and "secret" not in paper and "entries" not in paper


# --- At the table -------------------------------------------------------------------------------------------------


async def test_the_table_opens_it_up_to_there_and_a_new_match_goes_on(address: str) -> None:
    async with Table(Store(address)) as table:
        created = await sit_down(table)
        token = created.tokens[0]
        for _ in range(12):
            state = await table.state(created.match)
            mover = created.tokens[state["decider"]]
            own = await table.state(created.match, mover)
            await table.act(created.match, mover, own["decision"], own["actions"][0]["action"])
    store = Store(address)
    with store.writing.begin() as connection:
        where = (schema.entries.c.match == created.match) & (schema.entries.c.number == 8)
        connection.execute(sql.update(schema.entries).where(where).values(sum="00000000"))
    async with Table(store) as table:
        state = await table.state(created.match, token)
        assert (state["status"], state["step"], state["result"]["reason"]) == ("over", 6, "parted")
        assert state["proof"] is None
        (row,) = await table.matches_of([token])
        assert row["status"] == "over"
        with pytest.raises(Refused, match="other rules"):
            await table.act(created.match, token, state["decision"], 0)
        with pytest.raises(Refused):
            await table.replay(created.match, 3, token, seat=1)
        assert (await table.replay(created.match, 6, token))["step"] == 6
        again = await table.continue_from(created.match, 6, token)
        await table.join(again.match, next(filter(None, again.tokens)))
        assert (await table.state(again.match))["status"] == "playing"


async def test_a_database_from_before_gets_the_column(file: str) -> None:
    async with Table(Store(file)) as table:
        created = await sit_down(table)
    store = Store(file)
    with store.writing.begin() as connection:
        connection.execute(sql.text("ALTER TABLE entries DROP COLUMN sum"))
        connection.execute(sql.update(schema.schema).values(version=3))
    store.close()
    async with Table(Store(file)) as table:
        assert (await table.state(created.match))["status"] == "playing"
        state = await table.state(created.match, created.tokens[0])
        mover = created.tokens[state["decider"]]
        own = await table.state(created.match, mover)
        await table.act(created.match, mover, own["decision"], own["actions"][0]["action"])
        stored = await table.store.load(created.match)
        assert stored is not None
        assert [bool(entry.sum) for entry in stored.entries] == [False, False, True]


# --- Papers -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def paper() -> dict[str, Any]:
    return written(Match.replayed(kept(1000)), 0, words("en"), b"key")


def test_a_paper_of_other_rules_holds_up_to_where_they_part(paper: dict[str, Any]) -> None:
    assert verify(paper) == []
    changed = copy.deepcopy(paper)
    changed["entries"][AT][4] = "00000000"
    changed["terms"]["rules"] = OTHER
    (problem,) = verify(changed)
    assert problem.name == PARTED and problem.arguments["number"] == str(AT)
    match = read_back(changed, "again")
    assert match.parted and len(match.entries) == AT + 1
    stored = Stored("again", match.terms, match.secret, match.created, tuple(match.entries))
    assert Match.replayed(stored).parted


def test_a_paper_of_today_with_a_wrong_sum_is_forged(paper: dict[str, Any]) -> None:
    changed = copy.deepcopy(paper)
    changed["entries"][AT][4] = "00000000"
    (problem,) = verify(changed)
    assert problem.name == "error-paper-sum"
    with pytest.raises(Refused):
        read_back(changed, "again")


def test_a_paper_without_sums_is_checked_by_its_moves(paper: dict[str, Any]) -> None:
    old = copy.deepcopy(paper)
    old["wartable"] = 1
    del old["terms"]["rules"], old["terms"]["vocabulary"]
    old["entries"] = [entry[:4] for entry in old["entries"]]
    assert verify(old) == []
    old["entries"][AT][2]["action"] = 10_000
    (problem,) = verify(old)
    assert problem.name == PARTED and problem.arguments["then"] == 0


def test_nobody_but_the_table_says_that_a_match_has_parted(paper: dict[str, Any]) -> None:
    changed = copy.deepcopy(paper)
    changed["entries"].append(["part", -1, {"left": 1}, changed["entries"][-1][3], ""])
    (problem,) = verify(changed)
    assert problem.name == "error-paper-damaged"
