"""The tables that matches are kept in, and the steps that bring an older database up to them.
A step that was released is never changed: what changes is a new step at the end of the list."""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sql
from sqlalchemy import Connection

from wartable.kernel.errors import WartableError
from wartable.table.seeds import fresh_key

metadata = sql.MetaData()

schema = sql.Table("wartable_schema", metadata, sql.Column("version", sql.Integer, nullable=False))

matches = sql.Table(
    "matches",
    metadata,
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("created", sql.Double, nullable=False),
    sql.Column("updated", sql.Double, nullable=False),  # when its status last changed
    sql.Column("game", sql.String(64), nullable=False),
    sql.Column("format", sql.String(64), nullable=False),
    sql.Column("settings", sql.JSON, nullable=False),
    sql.Column("terms", sql.JSON, nullable=False),
    sql.Column("secret", sql.String(64), nullable=False),
    sql.Column("public", sql.Boolean, nullable=False),
    sql.Column("status", sql.String(16), nullable=False),
    sql.Column("result", sql.JSON),
    sql.Index("matches_by_status", "status", "updated"),
)

seats = sql.Table(
    "seats",
    metadata,
    sql.Column("match", sql.String(32), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String(16), nullable=False),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("level", sql.String(64), nullable=False),
    sql.Column("holder", sql.String(64), nullable=False),  # SHA-256 of the token; empty while there is none
    sql.Column("automatic", sql.Boolean, nullable=False),
    # Where its person wants to be asked, if that was ever said.
    sql.Column("stops", sql.JSON(none_as_null=True)),
    sql.Index("seats_by_holder", "holder"),
)

keys = sql.Table(
    "keys",
    metadata,
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("key", sql.String(64), nullable=False),  # in hexadecimal
)

entries = sql.Table(
    "entries",
    metadata,
    sql.Column("match", sql.String(32), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String(16), nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("data", sql.JSON, nullable=False),
    sql.Column("time", sql.Double, nullable=False),
    sql.Column(
        "sum", sql.String(8)
    ),  # of the position that it led to; none of entries from before there were sums
)


class StoreError(WartableError):
    """A database that matches can't be kept in; the message says why."""


def _version_1(connection: Connection) -> None:
    """The first tables."""
    metadata.create_all(connection)


def _version_2(connection: Connection) -> None:
    """Stops of seats; tables that were made from the start by this program have them."""
    if "stops" not in {column["name"] for column in sql.inspect(connection).get_columns(seats.name)}:
        connection.execute(sql.text("ALTER TABLE seats ADD COLUMN stops JSON"))


def _version_3(connection: Connection) -> None:
    """The key that a table signs with: the same for all processes that serve this database."""
    keys.create(connection, checkfirst=True)
    if connection.execute(sql.select(keys.c.name)).first() is None:
        connection.execute(sql.insert(keys).values(name=SIGNING, key=fresh_key()))


def _version_4(connection: Connection) -> None:
    """Sums of entries. Those kept before have none, and count as long as the rules allow them."""
    if "sum" not in {column["name"] for column in sql.inspect(connection).get_columns(entries.name)}:
        connection.execute(sql.text("ALTER TABLE entries ADD COLUMN sum VARCHAR(8)"))


MIGRATIONS: tuple[Callable[[Connection], None], ...] = (_version_1, _version_2, _version_3, _version_4)
VERSION = len(MIGRATIONS)
SIGNING = "signing"


def signing_key(connection: Connection) -> bytes:
    """The key that this database's table signs with."""
    wanted = sql.select(keys.c.key).where(keys.c.name == SIGNING)
    return bytes.fromhex(connection.execute(wanted).scalar_one())


def bring_up_to_date(connection: Connection) -> None:
    """Run the steps that a database has not seen; one that is newer than this program is left alone."""
    if connection.dialect.name == "postgresql":
        connection.execute(sql.text("SELECT pg_advisory_xact_lock(5725)"))  # one process at a time
    found = 0
    if sql.inspect(connection).has_table(schema.name):
        found = connection.execute(sql.select(schema.c.version)).scalar_one_or_none() or 0
    if found > VERSION:
        raise StoreError(
            f"this database was made by a newer Wartable (its version is {found}, this program knows {VERSION});"
            " use that one, or another data folder."
        )
    for step in MIGRATIONS[found:]:
        step(connection)
    if found < VERSION:
        connection.execute(sql.delete(schema))
        connection.execute(sql.insert(schema).values(version=VERSION))
