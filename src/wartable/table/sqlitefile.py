"""A database in a file: its owner's alone, one server's at a time, and noticed when it is gone.
What is kept in it is known to the store."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy import Connection, event

from wartable.kernel.errors import system_reason
from wartable.kernel.message import Message, cited, escaped
from wartable.table import private
from wartable.table.schema import StoreError

SCHEME = "sqlite:///"
BESIDE = ("-wal", "-shm", "-journal")  # what SQLite itself keeps beside the file, with the rights of the file
PATIENCE = 30.0  # seconds for another writer to end


class SqliteFile:
    """The file of a database, there from now on."""

    def __init__(self, address: str, alone: bool) -> None:
        self.path = _path(address)
        self.held = -1
        try:
            private.make_folder(self.path.parent)
            if alone:
                self._hold()
            self._make()
            self.identity = _identity(self.path)
        except OSError as problem:
            self.close()
            where = {"file": escaped(str(self.path)), "reason": system_reason(problem)}
            raise StoreError(Message("error-store-file", where)) from None

    def engine(self) -> sql.Engine:
        """Connections to this file; none of them would make it anew."""
        engine = sql.create_engine("sqlite://", creator=self._connect, poolclass=sql.pool.QueuePool)
        event.listen(engine, "begin", _begin)
        return engine

    def is_there(self) -> bool:
        """Whether the file under our name is still the one that was opened."""
        try:
            return _identity(self.path) == self.identity
        except OSError:
            return False

    def close(self) -> None:
        """Let others serve it."""
        if self.held >= 0:
            os.close(self.held)
            self.held = -1

    def _make(self) -> None:
        """The file with its owner's rights alone, before anything is written into it."""
        try:
            os.close(private.open_new(self.path))
        except FileExistsError:
            for file in (self.path, *(self.path.with_name(self.path.name + more) for more in BESIDE)):
                private.narrow(file)

    def _hold(self) -> None:
        """Be the only server: two would not hear of each other's moves."""
        lock = self.path.with_name(self.path.name + ".lock")
        self.held = os.open(lock, os.O_RDWR | os.O_CREAT, private.OWN_FILE)
        if not private.lock(self.held):
            self.close()
            raise StoreError(Message("error-store-busy", {"file": escaped(str(self.path))}))

    def _connect(self) -> Any:
        """Readers never wait for the writer, and what is committed is on the disk."""
        connection = sqlite3.connect(
            f"{self.path.absolute().as_uri()}?mode=rw",
            uri=True,
            timeout=PATIENCE,
            isolation_level=None,
            check_same_thread=False,
        )
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        return connection


def _path(address: str) -> Path:
    """The file that an address names."""
    if not address.startswith("sqlite:"):
        raise StoreError(Message("error-store-kind", {"kind": cited(address.split(":")[0])}))
    name = address.removeprefix(SCHEME)
    if name in ("", ":memory:", "sqlite:", "sqlite://") or name == address or "\0" in name:
        raise StoreError(Message("error-store-no-file", {"address": cited(address)}))
    return Path(name)


def _identity(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_dev, found.st_ino


def _begin(connection: Connection) -> None:
    """One who is going to write takes the turn at once, and can't fail halfway for having read something old."""
    writing = connection.get_execution_options().get("writing")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
