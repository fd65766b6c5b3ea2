"""Matches worth keeping, as small files: game, format, options, seed, actions, and how the match ended.
`python -m tests.suite.replays invictus duel 17 "why it is kept" build=free` keeps the random match of seed 17;
`python -m tests.suite.replays --ends invasion` keeps one for every way in which random matches of a game end."""

from __future__ import annotations

import importlib
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from enum import IntEnum
from pathlib import Path
from typing import Any

import wartable
from wartable import Position

from .matches import Variant, play_out, usual, walk

FOLDER = Path(__file__).with_name("fixtures")
SEEDS = 400  # that are tried for one of each end


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


def ends(game: str) -> type[IntEnum]:
    """The reasons that a match of a game can end for; the first is none."""
    found: type[IntEnum] = importlib.import_module(f"wartable.games.{game}.state").Reason
    return found


def keep_ends(game: str) -> Iterator[Replay]:
    """For each format keep the first random match that ends for each reason, and one of the other edition, if any."""
    for variant in usual(wartable.game(game)):
        found: set[int] = set()
        for seed in range(SEEDS):
            if len(found) == len(ends(game)) - 1:
                break
            reason = play_out(variant.new(seed), seed).record.reason
            if reason not in found:
                found.add(reason)
                yield keep(variant, seed, ends(game)(reason).name.lower())
        for option in variant.game.formats[variant.format].options:
            if option.name == "edition":
                for edition in option.choices[1:]:
                    other = Variant(variant.game, variant.format, {"edition": edition})
                    yield keep(other, 1, f"edition {edition}")


def main(game: str, format: str, seed: str, why: str, *settings: str) -> None:
    options: dict[str, Any] = dict(setting.split("=", 1) for setting in settings)
    report(keep(Variant(wartable.game(game), format, options), int(seed), why))


def report(match: Replay) -> None:
    print(f"{match.path.name}: {len(match.actions)} decisions, {match.returns}")


if __name__ == "__main__":
    if sys.argv[1] == "--ends":
        for kept in keep_ends(sys.argv[2]):
            report(kept)
    else:
        main(*sys.argv[1:])
