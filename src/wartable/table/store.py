"""The store: matches, seats and entries in SQLite or PostgreSQL; an entry is durable before anybody is told.
One thread writes what has gathered in one transaction; the unique number of an entry refuses the second of two."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import queue
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import platformdirs
import sqlalchemy as sql
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from wartable.table import schema
from wartable.table.entries import Entry, Kind, Refused, Seat, Stops, Stored, Terms
from wartable.table.listening import Listener, announce
from wartable.table.schema import StoreError
from wartable.table.seeds import fresh_name
from wartable.table.sqlitefile import SqliteFile

logger = logging.getLogger("wartable.table")

GROUP = 500  # entries written in one transaction at most
GATHERING = (
    0.008  # seconds from one transaction to the next at least: what comes meanwhile is written together
)
PATIENCE = 5  # seconds for a connection to PostgreSQL

Row = dict[str, Any]


class Away(StoreError, Refused):
    """A database that can't be reached or used now: whoever asks is refused in words, and may try again.

    What the database itself says is for its operator, and stands in the log.
    """

    def __init__(self, what: str, reason: str, message_name: str = "refused-store") -> None:
        Refused.__init__(self, message_name)
        self.told = f"{what}: {reason}"
        logger.error("%s", self.told)

    def __str__(self) -> str:
        return self.told


class Conflict(Exception):
    """Somebody else has written the entry of this number, or the match of this name."""


class Played(NamedTuple):
    """A match in the list of somebody who plays it."""

    name: str
    last: float  # when something last happened in it
    status: str


@dataclass
class Work:
    """What is to be written together or not at all."""

    rows: list[tuple[sql.Insert, list[Row]]] = field(default_factory=list)
    updates: list[sql.Update] = field(default_factory=list)
    match: str = ""
    number: int = 0
    deletions: list[sql.Delete] = field(default_factory=list)
    loop: asyncio.AbstractEventLoop = field(default_factory=asyncio.get_running_loop)
    done: asyncio.Future[None] = field(init=False)

    def __post_init__(self) -> None:
        self.done = self.loop.create_future()


def default_address() -> str:
    """Where matches are kept: WARTABLE_DATABASE, or a file in WARTABLE_DATA or the system's folder for data."""
    address = os.environ.get("WARTABLE_DATABASE")
    if address:
        return address
    chosen = os.environ.get("WARTABLE_DATA")
    folder = Path(chosen) if chosen else platformdirs.user_data_path("wartable")
    return f"sqlite:///{folder / 'table.sqlite'}"


class Store:
    """A database of matches. Reading is done in passing threads, writing in one of its own."""

    def __init__(self, address: str | None = None, *, alone: bool = False) -> None:
        """Open a database. `alone` is for who serves it: of one file only one server can tell what happens."""
        self.address = address or default_address()
        self.process = fresh_name()  # to know our own announcements by
        self.file = None if _is_postgresql(self.address) else SqliteFile(self.address, alone)
        self.engine = _postgresql(self.address) if self.file is None else self.file.engine()
        self.writing = self.engine.execution_options(writing=True)
        try:
            with self.writing.begin() as connection:
                schema.bring_up_to_date(connection)
                self.key = schema.signing_key(connection)  # what this table signs with
        except SQLAlchemyError as problem:
            self._let_go()
            raise StoreError(f"the database can't be used: {_reason(problem)}") from None
        except StoreError:
            self._let_go()
            raise
        self._waiting: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="wartable-store", daemon=True)
        self._writer.start()
        self._listener: Listener | None = None

    def close(self) -> None:
        """Write what is waiting, and let go of the database."""
        self._waiting.put(None)
        self._writer.join()
        if self._listener is not None:
            self._listener.close()
        self._let_go()

    def _let_go(self) -> None:
        self.engine.dispose()
        if self.file is not None:
            self.file.close()

    def listen(self, heard: Callable[[str], None]) -> None:
        """Call back, in a thread, with the name of each match that another process adds to ("": perhaps any)."""
        if self.file is None:
            self._listener = Listener(self.address, self.process, heard)

    # --- Writing --------------------------------------------------------------------------------------

    async def create(self, stored: Stored, status: str, taken_in: float | None = None) -> None:
        """Keep a new match with its seats and first entries.

        Of a match that was taken in from a file lists know when that was; what the file says of times proves it only.
        """
        terms = stored.terms
        when = stored.created if taken_in is None else taken_in
        began = {} if taken_in is None else {"began": stored.created}
        match = {
            "name": stored.name,
            "created": when,
            "updated": when,
            "game": terms.game,
            "format": terms.format,
            "settings": dict(terms.settings),
            "terms": {**terms.plain(), **began},
            "secret": stored.secret,
            "public": terms.public,
            "status": status,
            "result": None,
        }
        seats = [
            {
                "match": stored.name,
                "seat": number,
                "kind": seat.kind,
                "name": seat.name,
                "level": seat.level,
                "holder": seat.holder,
                "automatic": seat.automatic,
                "stops": seat.stops and {"chosen": seat.stops.chosen, "at": list(seat.stops.at)},
            }
            for number, seat in enumerate(terms.seats)
        ]
        work = Work([(sql.insert(schema.matches), [match]), (sql.insert(schema.seats), seats)])
        if stored.entries:
            work.rows.append((_INSERT_ENTRY, _rows(stored.name, 0, stored.entries)))
        await self._submit(work)

    async def append(
        self, name: str, number: int, entries: Sequence[Entry], updates: Iterable[sql.Update] = ()
    ) -> None:
        """Keep entries from this number on, and with them what they change of the match's own row and its seats."""
        rows = [(_INSERT_ENTRY, _rows(name, number, entries))]
        await self._submit(Work(rows, list(updates), name, number + len(entries)))

    async def delete(self, name: str) -> None:
        """Keep a match no longer; who is still playing it is refused from now on."""
        kept = ((schema.entries, "match"), (schema.seats, "match"), (schema.matches, "name"))
        await self._submit(
            Work(deletions=[sql.delete(table).where(table.c[column] == name) for table, column in kept])
        )

    async def note(self, *updates: sql.Update) -> None:
        """Keep what has become known of a match without an entry."""
        await self._submit(Work(updates=list(updates)))

    def _submit(self, work: Work) -> asyncio.Future[None]:
        self._waiting.put(work)
        return work.done

    def _write(self) -> None:
        """Write what comes, at once where little does; under load what a few milliseconds bring is one transaction."""
        last = 0.0
        while (first := self._waiting.get()) is not None:
            time.sleep(max(0.0, last + GATHERING - time.monotonic()))
            last = time.monotonic()
            group, ending = self._gathered(first)
            if group:
                self._commit(group)
            if ending:
                return

    def _gathered(self, first: Work) -> tuple[list[Work], bool]:
        """All that waits, less what was called off; and whether nothing comes after it."""
        group: list[Work] = []
        work: Work | None = first
        while work is not None:
            if not work.done.cancelled():
                group.append(work)
            if len(group) == GROUP or self._waiting.empty():
                return group, False
            work = self._waiting.get()
        return group, True

    def _commit(self, group: list[Work]) -> None:
        """Write a group in one transaction; if it can't be, each alone, so that only the guilty one fails."""
        try:
            with self.writing.begin() as connection:
                _execute(connection, group)
                if self.file is None:
                    announce(connection, self.process, [work.match for work in group if work.match])
                self._must_be_there()
            self._must_be_there()
        except Exception as problem:  # whatever it is: this thread must go on
            if len(group) > 1:
                for work in group:
                    self._commit([work])
            elif isinstance(problem, IntegrityError):
                _settle(group, Conflict(group[0].match))
            elif isinstance(problem, Refused):
                _settle(group, problem)
            else:
                _settle(group, Away("the match can't be kept", _reason(problem)))
        else:
            _settle(group)

    def _must_be_there(self) -> None:
        """A file that was moved or deleted under us would take all that is written with it."""
        if self.file is not None and not self.file.is_there():
            reason = "it was moved, deleted or replaced while this table was running; start the table again"
            raise Away(str(self.file.path), reason, "refused-store-gone")

    # --- Reading --------------------------------------------------------------------------------------

    @contextlib.contextmanager
    def _reading(self) -> Iterator[Connection]:
        """A connection to read with; whatever is wrong with the database or what stands in it is told in words."""
        self._must_be_there()
        try:
            with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, ValueError, LookupError, TypeError) as problem:
            raise Away("the match can't be read", _reason(problem)) from None

    async def load(self, name: str) -> Stored | None:
        """A match with all its entries."""
        return await asyncio.to_thread(self._load, name)

    def _load(self, name: str) -> Stored | None:
        with self._reading() as connection:
            row = (
                connection.execute(sql.select(schema.matches).where(schema.matches.c.name == name))
                .mappings()
                .first()
            )
            if row is None:
                return None
            places = connection.execute(_seats_of([name])).mappings().all()
            entries = self._read_entries(connection, name, 0)
            seats = tuple(
                Seat(
                    place["kind"],
                    place["name"],
                    place["level"],
                    place["holder"],
                    place["automatic"],
                    stops=place["stops"] and Stops(place["stops"]["chosen"], tuple(place["stops"]["at"])),
                )
                for place in places
            )
            terms = Terms.from_plain(row["game"], row["format"], row["settings"], seats, row["terms"])
            began = row["terms"].get("began", row["created"])
        return Stored(name, terms, row["secret"], began, tuple(entries))

    async def entries_from(self, name: str, number: int) -> list[Entry]:
        """The entries of a match from a number on."""

        def read() -> list[Entry]:
            with self._reading() as connection:
                return self._read_entries(connection, name, number)

        return await asyncio.to_thread(read)

    def _read_entries(self, connection: Connection, name: str, number: int) -> list[Entry]:
        kept = schema.entries.c
        found = sql.select(kept.kind, kept.seat, kept.data, kept.time, kept.sum).where(
            kept.match == name, kept.number >= number
        )
        return [
            Entry(Kind(kind), seat, data, time, sum or "")
            for kind, seat, data, time, sum in connection.execute(found.order_by(kept.number))
        ]

    async def last_played(self, holder: str, game: str | None = None) -> list[Played]:
        """The matches in which somebody holds a seat, those in which something happened last first."""
        matches, entries, seats = schema.matches.c, schema.entries.c, schema.seats.c
        last = sql.func.max(entries.time)
        held = sql.select(seats.match).where(seats.holder == holder)
        wanted = sql.select(matches.name, last, matches.status).join_from(
            schema.matches, schema.entries, entries.match == matches.name
        )
        wanted = wanted.where(matches.name.in_(held)).group_by(matches.name, matches.status)
        if game is not None:
            wanted = wanted.where(matches.game == game)

        def read() -> list[Played]:
            with self._reading() as connection:
                rows = connection.execute(wanted.order_by(last.desc(), matches.name))
                return [Played(name, time, status) for name, time, status in rows]

        return await asyncio.to_thread(read)

    async def summaries(
        self,
        status: str | None = None,
        public: bool | None = None,
        holders: Sequence[str] | None = None,
        most: int = 50,
    ) -> list[Row]:
        """Matches in short, those that changed last first."""

        def read() -> list[Row]:
            table = schema.matches
            wanted = sql.select(table).order_by(table.c.updated.desc(), table.c.name).limit(most)
            if status is not None:
                wanted = wanted.where(table.c.status == status)
            if public is not None:
                wanted = wanted.where(table.c.public == public)
            if holders is not None:
                held = sql.select(schema.seats.c.match).where(schema.seats.c.holder.in_(holders))
                wanted = wanted.where(table.c.name.in_(held))
            with self._reading() as connection:
                rows = [dict(row) for row in connection.execute(wanted).mappings()]
                places = connection.execute(_seats_of([row["name"] for row in rows])).mappings().all()
            for row in rows:
                row["seats"] = [dict(place) for place in places if place["match"] == row["name"]]
            return rows

        return await asyncio.to_thread(read)


def _settle(group: Sequence[Work], problem: Exception | None = None) -> None:
    """Tell all who wait for a group, waking each of their loops once."""
    for loop in {work.loop for work in group}:
        with contextlib.suppress(RuntimeError):  # a loop that was closed: nobody waits there any more
            loop.call_soon_threadsafe(_end, [work.done for work in group if work.loop is loop], problem)


def _end(waited: Sequence[asyncio.Future[None]], problem: Exception | None) -> None:
    for done in waited:
        if done.done():  # whoever waited has stopped waiting
            continue
        if problem is None:
            done.set_result(None)
        else:
            done.set_exception(problem)


def status_update(name: str, status: str, result: Row | None, now: float) -> sql.Update:
    """What an entry that starts or ends a match changes of the match's own row."""
    return (
        sql.update(schema.matches)
        .where(schema.matches.c.name == name)
        .values(status=status, result=result, updated=now)
    )


def seat_update(name: str, number: int, seat: Seat) -> sql.Update:
    """Who sits on a seat now."""
    table = schema.seats
    return (
        sql.update(table)
        .where(table.c.match == name, table.c.seat == number)
        .values(name=seat.name, holder=seat.holder)
    )


_INSERT_ENTRY = sql.insert(schema.entries)


def _rows(name: str, number: int, entries: Sequence[Entry]) -> list[Row]:
    return [
        {
            "match": name,
            "number": number + place,
            "kind": entry.kind.value,
            "seat": entry.seat,
            "data": dict(entry.data),
            "time": entry.time,
            "sum": entry.sum,
        }
        for place, entry in enumerate(entries)
    ]


def _execute(connection: Connection, group: Sequence[Work]) -> None:
    """All rows of one kind in one statement, in order."""
    gathered: dict[int, tuple[sql.Insert, list[Row]]] = {}
    for work in group:
        for statement, rows in work.rows:
            if statement is _INSERT_ENTRY:
                gathered.setdefault(id(statement), (statement, []))[1].extend(rows)
            else:
                connection.execute(statement, rows)
    for statement, rows in gathered.values():
        connection.execute(statement, rows)
    for work in group:
        for change in (*work.updates, *work.deletions):
            connection.execute(change)
    _must_be_kept(connection, {work.match for work in group if work.match})


def _must_be_kept(connection: Connection, names: set[str]) -> None:
    """Nothing is added to a match that was deleted meanwhile."""
    known = schema.matches.c.name
    if names and len(connection.execute(sql.select(known).where(known.in_(names))).all()) < len(names):
        raise Refused("refused-no-match")


def _seats_of(names: Sequence[str]) -> sql.Select[Any]:
    table = schema.seats
    return sql.select(table).where(table.c.match.in_(names)).order_by(table.c.match, table.c.seat)


def _is_postgresql(address: str) -> bool:
    return address.startswith(("postgresql://", "postgres://"))


def _postgresql(address: str) -> sql.Engine:
    rest = address.split("://", 1)[1]
    wait = {"connect_timeout": PATIENCE}
    try:
        return sql.create_engine(f"postgresql+psycopg://{rest}", pool_pre_ping=True, connect_args=wait)
    except (SQLAlchemyError, ValueError):  # its words may repeat a password
        raise StoreError("the database can't be used: its address is not one of PostgreSQL") from None


def _reason(problem: Exception) -> str:
    """The database's own words, without the statement and its values."""
    words = str(getattr(problem, "orig", problem)).strip().splitlines()
    return words[0] if words else type(problem).__name__
