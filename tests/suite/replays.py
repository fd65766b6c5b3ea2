"""Matches worth keeping, as small files: game, format, options, seed, actions, and how the match ended.
`python -m tests.suite.replays invictus duel 17 "why it is kept" build=free` keeps the random match of seed 17."""

from __future__ import annotations

import json
import re
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import wartable
from wartable import Position

from .matches import Variant, walk

FOLDER = Path(__file__).with_name("fixtures")


@dataclass(frozen=True)
class Replay:
    """A whole match."""

    why: str
    game: str
    format: str
    options: dict[str, Any]
    seed: int
    actions: list[int]
    returns: list[int]

    @property
    def path(self) -> Path:
        words = re.sub(r"[^a-z0-9]+", "-", self.why.lower()).strip("-")
        return FOLDER / f"{self.game}-{self.format}-{words}.json"

    def start(self) -> Position:
        return Variant(wartable.game(self.game), self.format, self.options).new(self.seed)


def replays() -> list[Replay]:
    found = [json.loads(path.read_text()) for path in sorted(FOLDER.glob("*.json"))]
    return [Replay(**match) for match in found if "actions" in match]


def keep(variant: Variant, seed: int, why: str) -> Replay:
    """Write a random match down."""
    position = variant.new(seed)
    actions = list(walk(position, seed))
    match = Replay(why, variant.game.name, variant.format, variant.options, seed, actions, position.returns())
    match.path.write_text(json.dumps(asdict(match)) + "\n")
    return match


def main(game: str, format: str, seed: str, why: str, *settings: str) -> None:
    options: dict[str, Any] = dict(setting.split("=", 1) for setting in settings)
    match = keep(Variant(wartable.game(game), format, options), int(seed), why)
    print(f"{match.path}: {len(match.actions)} decisions, {match.returns}")


if __name__ == "__main__":
    main(*sys.argv[1:])
