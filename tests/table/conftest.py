"""Where the matches of a test are kept: `address` is a fresh database of each kind, `file` only ever SQLite."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from .server import fresh_database, postgresql


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    with postgresql() as address:
        yield address


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'table.sqlite'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest) -> str:
    if request.param == "sqlite":
        return str(request.getfixturevalue("file"))
    return fresh_database(request.getfixturevalue("server"))
