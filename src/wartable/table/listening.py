"""LISTEN and NOTIFY: how the processes that serve one PostgreSQL database hear of each other's entries.
Only names of matches are sent; what happened is read from the store."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence

import sqlalchemy as sql
from sqlalchemy import Connection

CHANNEL = "wartable"
PATIENCE = 0.5  # seconds between two looks at whether to end


def announce(connection: Connection, process: str, names: Sequence[str]) -> None:
    """Tell the other processes, once this transaction is committed."""
    rows = [{"payload": f"{process} {name}"} for name in dict.fromkeys(names)]
    if rows:
        connection.execute(sql.text(f"SELECT pg_notify('{CHANNEL}', :payload)"), rows)


class Listener:
    """A thread that hears what other processes announce; after a lost connection anything may have been missed."""

    def __init__(self, address: str, process: str, heard: Callable[[str], None]) -> None:
        self.address = address
        self.process = process
        self.heard = heard
        self.ending = threading.Event()
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self._listen, name="wartable-listener", daemon=True)
        self.thread.start()
        self.ready.wait(10)

    def close(self) -> None:
        self.ending.set()
        self.thread.join()

    def _listen(self) -> None:
        import psycopg

        while not self.ending.is_set():
            try:
                with psycopg.connect(self.address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.ready.set()
                    self.heard("")
                    while not self.ending.is_set():
                        for notice in connection.notifies(timeout=PATIENCE):
                            process, _, name = notice.payload.partition(" ")
                            if process != self.process:
                                self.heard(name)
            except psycopg.Error:
                self.ending.wait(1)
