"""Digests of random matches, every byte at every step: equal on every machine, in every process and mode.
`python -m tests.suite.digests` prints them, of the games that are named or of all; with `--update` it pins them as
what the rules and the generator mean."""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

import wartable
from wartable import Game

from .matches import Variant, games, unusual, usual, walk

PINNED = Path(__file__).with_name("fixtures") / "digests.json"
LEAST = 300  # matches of a game
MATCHES = 40  # of each format as it comes, at least
WITH_OPTIONS = 60  # and with its options, those of `unusual` in turn


def digest(variants: list[Variant], matches: int, compiled: bool | None = None) -> str:
    """A digest of some random matches, of each variant in turn: bytes, legal actions, events and results."""
    found = hashlib.sha256()
    for seed in range(matches):
        position = variants[seed % len(variants)].new(seed, compiled)
        for action in walk(position, seed):
            found.update(position.to_bytes())
            found.update(position.mask().tobytes())
            found.update(repr([position.events(seat) for seat in range(-1, position.seats)]).encode())
            found.update(action.to_bytes(2, "little"))
        found.update(position.to_bytes())
        found.update(repr(position.returns()).encode())
    return found.hexdigest()[:32]


def rounds(game: Game) -> int:
    """How often so many matches of each format are played, for a game with few formats to come to enough."""
    return -(-LEAST // ((MATCHES + WITH_OPTIONS) * len(game.formats)))


def digests(game: Game) -> dict[str, str]:
    """Of each format of a game, as it comes and with its options."""
    found = {}
    for variant in usual(game):
        others = [other for other in unusual(game) if other.format == variant.format]
        found[variant.name] = digest([variant], MATCHES * rounds(game))
        if others:
            found[f"{variant.name} with options"] = digest(others, WITH_OPTIONS * rounds(game))
    return found


def pinned() -> dict[str, dict[str, str]]:
    """What is pinned, by game."""
    kept: dict[str, dict[str, str]] = json.loads(PINNED.read_text())
    return kept


def main() -> None:
    named = [name for name in sys.argv[1:] if name != "--update"]
    chosen = [wartable.game(name) for name in named] or games()
    found = {game.name: digests(game) for game in chosen}
    if "--update" in sys.argv:
        PINNED.write_text(json.dumps({**pinned(), **found}, indent=2) + "\n")
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
