"""The store, on a real SQLite file and a real PostgreSQL server: what is acknowledged is there, in order, once."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sql

from wartable.table import schema
from wartable.table.entries import Entry, Kind, Seat, Terms, digest_of
from wartable.table.schema import VERSION, StoreError
from wartable.table.store import Conflict, Store, Stored, default_address, seat_update, status_update

pytestmark = pytest.mark.anyio

TERMS = Terms(
    "invictus",
    "duel",
    {"deck0": "a\nb", "queue0": 4},
    (Seat(name="Ann", holder="a" * 64), Seat("computer", "", "easy")),
    public=True,
)


def stored(name: str = "m") -> Stored:
    return Stored(name, TERMS, "5e" * 32, 1.5)


def entry(number: int) -> Entry:
    return Entry(Kind.MOVE, number % 2, {"decision": number, "action": 3}, 2.0 + number)


async def test_a_match_comes_back_as_it_was_kept(address: str) -> None:
    store = Store(address)
    await store.create(stored(), "waiting")
    await store.append("m", 0, [entry(0), entry(1)])
    await store.append("m", 2, [entry(2)])
    store.close()
    again = Store(address)
    found = await again.load("m")
    assert found == Stored("m", TERMS, "5e" * 32, 1.5, (entry(0), entry(1), entry(2)))
    assert await again.entries_from("m", 1) == [entry(1), entry(2)]
    assert await again.load("other") is None
    again.close()


async def test_the_second_entry_of_a_number_is_refused_and_leaves_nothing(address: str) -> None:
    store = Store(address)
    await store.create(stored(), "waiting")
    await store.append("m", 0, [entry(0)])
    with pytest.raises(Conflict):
        await store.append("m", 0, [entry(5)])
    await store.append("m", 2, [entry(2)])
    with pytest.raises(Conflict):
        await store.append("m", 1, [entry(1), entry(7)], [status_update("m", "over", None, 1.0)])
    assert (await store.summaries())[0]["status"] == "waiting"
    await store.append("m", 1, [entry(1)])
    with pytest.raises(Conflict):
        await store.create(stored(), "waiting")
    assert [found.data["decision"] for found in await store.entries_from("m", 0)] == [0, 1, 2]
    store.close()


async def test_in_a_group_only_the_guilty_one_fails(address: str) -> None:
    store = Store(address)
    names = [f"m{number}" for number in range(40)]
    await asyncio.gather(*(store.create(stored(name), "waiting") for name in names))
    await store.append("m7", 0, [entry(0)])
    done = await asyncio.gather(
        *(store.append(name, 0, [entry(1)]) for name in names), return_exceptions=True
    )
    assert [name for name, problem in zip(names, done, strict=True) if problem] == ["m7"]
    for name in names:
        assert len(await store.entries_from(name, 0)) == 1
    store.close()


async def test_of_two_stores_one_wins(address: str) -> None:
    one, two = Store(address), Store(address)
    await one.create(stored(), "waiting")
    done = await asyncio.gather(
        *(store.append("m", 0, [entry(number)]) for number, store in enumerate([one, two] * 5)),
        return_exceptions=True,
    )
    assert sum(problem is None for problem in done) == 1
    assert len(await two.entries_from("m", 0)) == 1
    one.close()
    two.close()


async def test_who_stops_waiting_does_not_stop_the_store(address: str) -> None:
    store = Store(address)
    await store.create(stored(), "waiting")
    for number in range(30):
        waiting = asyncio.ensure_future(store.append("m", number, [entry(number)]))
        await asyncio.sleep(0.001 * (number % 4))
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
    await store.append("m", 100, [entry(100)])
    assert (await store.entries_from("m", 100)) == [entry(100)]
    store.close()


async def test_what_no_database_takes_is_refused_alone(address: str) -> None:
    store = Store(address)
    await store.create(stored(), "waiting")
    wrong = Entry(Kind.MOVE, 0, {"x": {1, 2}}, 1.0)
    with pytest.raises(StoreError):
        await store.append("m", 0, [wrong])
    await store.append("m", 0, [entry(0)])
    store.close()


async def test_lists(address: str) -> None:
    store = Store(address)
    await store.create(stored("old"), "waiting")
    await store.create(Stored("new", TERMS, "5e" * 32, 9.0), "waiting")
    await store.append("old", 0, [entry(0)], [status_update("old", "playing", None, 20.0)])
    await store.append("new", 0, [entry(0)], [seat_update("new", 0, Seat(name="Bo", holder="b" * 64))])
    assert [row["name"] for row in await store.summaries()] == ["old", "new"]
    assert [row["name"] for row in await store.summaries(status="waiting")] == ["new"]
    assert await store.summaries(public=False) == []
    (mine,) = await store.summaries(holders=["b" * 64])
    assert mine["seats"][0]["name"] == "Bo"
    store.close()


async def test_a_newer_database_is_left_alone(address: str) -> None:
    store = Store(address)
    with store.writing.begin() as connection:
        connection.execute(sql.update(schema.schema).values(version=VERSION + 1))
    store.close()
    with pytest.raises(StoreError, match="newer Wartable"):
        Store(address)


async def test_every_step_of_the_schema_is_run_once(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    Store(address).close()
    seen = []
    steps = (*schema.MIGRATIONS, lambda connection: seen.append(connection.dialect.name))
    monkeypatch.setattr(schema, "MIGRATIONS", steps)
    monkeypatch.setattr(schema, "VERSION", len(steps))
    Store(address).close()
    Store(address).close()
    assert len(seen) == 1


async def test_sqlite_is_durable_and_readers_do_not_wait(file: str) -> None:
    store = Store(file)
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    store.close()


async def test_a_full_or_broken_database_is_told_in_words(tmp_path: Path) -> None:
    broken = tmp_path / "table.sqlite"
    broken.write_bytes(b"this is no database" * 100)
    with pytest.raises(StoreError, match="can't be used"):
        Store(f"sqlite:///{broken}")
    with pytest.raises(StoreError, match="no kind of database"):
        Store("mysql://x")


async def test_what_can_not_be_written_is_an_error_and_not_acknowledged(file: str) -> None:
    store = Store(file)
    await store.create(stored(), "waiting")
    with sqlite3.connect(file.removeprefix("sqlite:///")) as other:
        other.execute("DROP TABLE entries")
    with pytest.raises(StoreError, match="can't be kept"):
        await store.append("m", 0, [entry(0)])
    store.close()


async def test_an_error_without_words_does_not_end_the_store(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError

    store = Store(file)
    with monkeypatch.context() as broken:
        broken.setattr("wartable.table.store._execute", fail)
        with pytest.raises(StoreError, match="RuntimeError"):
            await asyncio.wait_for(store.create(stored(), "waiting"), 10)
    await asyncio.wait_for(store.create(stored(), "waiting"), 10)
    store.close()


def test_where_matches_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("WARTABLE_DATABASE", raising=False)
    monkeypatch.setenv("WARTABLE_DATA", str(tmp_path))
    assert default_address() == f"sqlite:///{tmp_path / 'table.sqlite'}"
    monkeypatch.setenv("WARTABLE_DATABASE", "postgresql://somewhere/x")
    assert default_address() == "postgresql://somewhere/x"


def test_a_token_can_not_be_read_back() -> None:
    assert digest_of("secret") == digest_of("secret") != digest_of("Secret")
    assert "secret" not in digest_of("secret")
