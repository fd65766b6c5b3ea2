"""The table that browser tests play at: `python -m tests.browser.table PORT FILE`, the whole application as people get it,
but its chance follows from what stands in the file, and it takes positions that a test has arranged as they are."""

from __future__ import annotations

import math
import sys
from pathlib import Path

from wartable.kernel import contract
from wartable.kernel.contract import Game, Position
from wartable.kernel.engine import engine
from wartable.table import match
from wartable.table.seeds import draw_from
from wartable.web.app import serve

from ..seeded import Seeded


def follow(file: Path) -> None:
    """Draw from the text in a file, which may change at any time; each text has its own streams, which go on."""
    sources: dict[str, Seeded] = {}

    def source(purpose: str, size: int) -> bytes:
        text = file.read_text("utf-8")
        return sources.setdefault(text, Seeded(text))(purpose, size)

    draw_from(source)


def as_arranged(game: Game, data: bytes, compiled: bool | None = None) -> Position:
    """A position as it was saved. What is arranged to be looked at may hold cards that came from nowhere."""
    records = game.layout.zeros(1)
    records.set_head(0, data[len(contract._header(game)) :])
    return Position(game, engine(game, compiled=compiled), records)


if __name__ == "__main__":
    follow(Path(sys.argv[2]))
    Game.from_bytes = as_arranged  # type: ignore[method-assign]
    match.SLOW = math.inf  # what counts as known to all depends on no machine
    serve(port=int(sys.argv[1]), browser=False)
