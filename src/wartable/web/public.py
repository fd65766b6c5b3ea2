"""What all see of the matches here: those to join and those to watch; read once for everybody, and filled by nobody alone.
Who has made which of them is known only in memory, and only as long as it counts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from wartable.table.entries import Refused
from wartable.table.table import Table
from wartable.web.addresses import one_home

FRESH = 1.0  # seconds that a list is told again as it was read

Row = dict[str, Any]


class PublicLists:
    """The lists of a table, and how much of them is whose."""

    def __init__(self, table: Table, most: int) -> None:
        self.table = table
        self.most = most  # matches of one visitor that wait in the list at a time
        self.made: dict[str, set[str]] = {}
        self._making = asyncio.Lock()
        self._read: dict[str, tuple[float, list[Row]]] = {}

    async def open(self) -> list[Row]:
        """Matches that somebody may still join."""
        return await self._recall("open", self.table.open_matches)

    async def recent(self) -> list[Row]:
        """Matches that are being played or have ended."""
        return await self._recall("recent", self.table.recent_matches)

    async def _recall(self, name: str, read: Callable[[], Awaitable[list[Row]]]) -> list[Row]:
        since, rows = self._read.get(name, (0.0, []))
        if time.monotonic() - since > FRESH or not since:
            rows = await read()
            self._read[name] = (time.monotonic(), rows)
        return rows

    @asynccontextmanager
    async def room(self, address: str, public: bool) -> AsyncIterator[set[str]]:
        """Room for one more match of a visitor, who puts its name into the set; in the list there is room for so many."""
        if not public:
            yield set()
            return
        async with self._making:
            waiting = {row["match"] for row in await self.table.open_matches()}
            self.made = {home: names & waiting for home, names in self.made.items() if names & waiting}
            mine = self.made.setdefault(one_home(address), set())
            if len(mine) >= self.most:
                raise Refused("refused-public", most=self.most)
            yield mine
