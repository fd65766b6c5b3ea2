"""Stories about a database that fails: it is told in words, nothing is acknowledged that is not kept, and play goes on."""

import asyncio
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sql

from wartable.table import schema
from wartable.table.carrying import begun
from wartable.table.entries import Refused
from wartable.table.matchfile import save_copy
from wartable.table.schema import StoreError
from wartable.table.store import Away, Store
from wartable.table.table import Table
from wartable.table.terms import Place, own_terms

from .party import ANN, sit_down
from .server import fresh_database
from .test_store import entry, stored

pytestmark = pytest.mark.anyio


def path_of(address: str) -> Path:
    return Path(address.removeprefix("sqlite:///"))


# --- Away ---------------------------------------------------------------------------------------------


async def test_every_read_of_a_broken_database_is_told_in_words(address: str) -> None:
    store = Store(address)
    await store.create(stored(), "waiting")
    with store.writing.begin() as connection:
        for table in (schema.entries, schema.seats, schema.matches):
            table.drop(connection)
    for reading in (store.load("m"), store.entries_from("m", 0), store.summaries()):
        with pytest.raises(Away, match="can't be read") as told:
            await reading
        assert told.value.name == "store" and isinstance(told.value, StoreError)
    store.close()


async def test_what_stands_in_no_row_that_we_write_is_told_in_words(file: str) -> None:
    store = Store(file)
    await store.create(stored(), "waiting")
    await store.append("m", 0, [entry(0)])
    for change in (
        "UPDATE entries SET kind = 'dance'",
        "UPDATE matches SET terms = 'no json'",
        "UPDATE seats SET stops = '5'",
    ):
        with sqlite3.connect(path_of(file)) as other:
            other.execute(change)
        with pytest.raises(Away, match="can't be read"):
            await store.load("m")
    store.close()


async def test_a_server_that_is_away_refuses_and_is_used_again_when_it_is_back(server: str) -> None:
    """All its connections are cut and new ones forbidden, as when it is started again."""
    address = fresh_database(server)
    async with Table(Store(address)) as table:
        created = await sit_down(table)
        cut(server, address, False)
        for asking in (table.state(created.match), table.open_matches(), table.recent_matches()):
            table.lives.clear()
            with pytest.raises(Refused) as told:
                await asking
            assert told.value.name == "store"
        with pytest.raises(Refused):
            await table.resign(created.match, created.tokens[ANN])
        cut(server, address, True)
        await table.resign(created.match, created.tokens[ANN])
        assert (await table.state(created.match))["status"] == "over"


def cut(server: str, address: str, allowed: bool) -> None:
    name = address.rsplit("/", 1)[1]
    engine = sql.create_engine(server.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(sql.text(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {allowed}"))
        cutting = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name"
        connection.execute(sql.text(cutting), {"name": name})
    engine.dispose()


# --- Gone ---------------------------------------------------------------------------------------------


def delete(path: Path) -> None:
    path.unlink()


def delete_all(path: Path) -> None:
    for file in path.parent.glob("table.sqlite*"):
        file.unlink()


def rename(path: Path) -> None:
    path.rename(path.with_name("elsewhere"))


def replace(path: Path) -> None:
    other = path.with_name("other")
    shutil.copy(path, other)
    other.replace(path)


@pytest.mark.parametrize("lose", [delete, delete_all, rename, replace])
async def test_a_file_that_is_gone_is_noticed_before_the_next_acknowledgement(
    file: str, lose: Callable[[Path], None]
) -> None:
    store = Store(file)
    await store.create(stored(), "waiting")
    lose(path_of(file))
    for _ in range(2):
        with pytest.raises(Away, match="start the table again") as told:
            await store.append("m", 0, [entry(0)])
        assert told.value.name == "store-gone"
        with pytest.raises(Away):
            await store.load("m")
    assert lose is replace or not path_of(file).exists(), "it is not made anew in secret"
    store.close()


async def test_a_file_that_is_put_back_is_used_again(file: str) -> None:
    store = Store(file)
    await store.create(stored(), "waiting")
    path_of(file).rename(path_of(file).with_name("elsewhere"))
    with pytest.raises(Away):
        await store.append("m", 0, [entry(0)])
    path_of(file).with_name("elsewhere").rename(path_of(file))
    await store.append("m", 0, [entry(0)])
    assert await store.entries_from("m", 0) == [entry(0)]
    store.close()


async def test_a_match_goes_on_when_the_file_is_back(file: str) -> None:
    async with Table(Store(file)) as table:
        created = await sit_down(table)
        state = await table.state(created.match)
        token = created.tokens[state["decider"]]
        action = (await table.state(created.match, token))["actions"][0]["action"]
        path_of(file).rename(path_of(file).with_name("elsewhere"))
        with pytest.raises(Refused, match="start the table again"):
            await table.act(created.match, token, 0, action)
        path_of(file).with_name("elsewhere").rename(path_of(file))
        assert await table.act(created.match, token, 0, action) == 1


# --- One server ---------------------------------------------------------------------------------------


def test_a_second_server_on_one_file_is_told_so_at_its_start(file: str) -> None:
    first = Store(file, alone=True)
    with pytest.raises(StoreError, match="another Wartable is already serving the matches in"):
        Store(file, alone=True)
    code = f"from wartable.table.store import Store; Store({file!r}, alone=True)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert "another Wartable" in done.stderr
    Store(file).close()  # to look is allowed
    first.close()
    Store(file, alone=True).close()


def test_servers_of_postgresql_are_never_alone(server: str) -> None:
    address = fresh_database(server)
    one, two = Store(address, alone=True), Store(address, alone=True)
    assert one.key == two.key and len(one.key) == 32
    one.close()
    two.close()


def test_every_database_has_a_key_of_its_own_for_good(tmp_path: Path) -> None:
    keys = []
    for name in ("a", "b", "a"):
        store = Store(f"sqlite:///{tmp_path}/{name}")
        keys.append(store.key)
        store.close()
    assert keys[0] == keys[2] != keys[1]


async def test_processes_that_start_at_once_agree_on_the_key(address: str) -> None:
    stores = await asyncio.gather(*(asyncio.to_thread(Store, address) for _ in range(4)))
    assert len({store.key for store in stores}) == 1
    for store in stores:
        store.close()


@pytest.mark.parametrize(
    "address", ["sqlite:///", "sqlite://", "sqlite:///:memory:", "sqlite:", "sqlite:///a\0b"]
)
def test_an_address_without_a_file_gets_a_sentence(address: str) -> None:
    with pytest.raises(StoreError, match="names no file to save matches in"):
        Store(address)


@pytest.mark.parametrize("rest", ["[::/x", "u:secret@host:port/x", "u:secret@127.0.0.1:1/x"])
def test_an_address_of_no_server_gets_a_sentence(rest: str) -> None:
    with pytest.raises(StoreError, match="can't be used") as told:
        Store(f"postgresql://{rest}")
    assert "secret" not in str(told.value)


def test_a_place_that_can_not_be_written_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match=r"can't be saved in .*: File exists"):
        Store(f"sqlite:///{tmp_path}/file/table.sqlite")
    with pytest.raises(StoreError, match="can't be"):
        Store(f"sqlite:///{tmp_path}")


# --- Nobody else's ------------------------------------------------------------------------------------


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def test_the_database_is_its_owners_alone_from_its_first_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = []
    connect = sqlite3.connect

    def watched(place: str, **more: object) -> object:
        seen.append(rights(tmp_path / "new" / "folder" / "table.sqlite"))
        return connect(place, **more)  # type: ignore[call-overload]

    monkeypatch.setattr(sqlite3, "connect", watched)
    before = os.umask(0)
    try:
        store = Store(f"sqlite:///{tmp_path}/new/folder/table.sqlite", alone=True)
        await store.create(stored(), "waiting")
        files = list((tmp_path / "new" / "folder").iterdir())
        assert {file.name for file in files} > {"table.sqlite", "table.sqlite-wal", "table.sqlite-shm"}
        assert {rights(file) for file in files} == {0o600} == set(seen)
        assert rights(tmp_path / "new") == rights(tmp_path / "new" / "folder") == 0o700
        store.close()
    finally:
        os.umask(before)


async def test_what_was_open_to_others_is_narrowed(file: str) -> None:
    Store(file).close()
    path_of(file).chmod(0o644)
    store = Store(file)
    await store.create(stored(), "waiting")
    assert {rights(found) for found in path_of(file).parent.glob("table.sqlite*")} == {0o600}
    store.close()


def test_a_copy_of_a_match_is_its_owners_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        terms = own_terms("invictus", "duel", {}, [Place("computer")] * 2, "", 7)
        save_copy(begun("m", terms, 5.0), tmp_path / "copy.match")
        assert rights(tmp_path / "copy.match") == 0o600
    finally:
        os.umask(before)
