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
MATCHES = 40  # of each format as it comes
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


def digests(game: Game) -> dict[str, str]:
    """Of each format of a game, as it comes and with its options."""
    found = {}
    for variant in usual():
        if variant.game is game:
            others = [other for other in unusual() if (other.game, other.format) == (game, variant.format)]
            found[variant.name] = digest([variant], MATCHES)
            found[f"{variant.name} with options"] = digest(others, WITH_OPTIONS)
    return found


def pinned(game: Game) -> dict[str, str]:
    kept: dict[str, dict[str, str]] = json.loads(PINNED.read_text())
    return kept.get(game.name, {})


def main() -> None:
    named = [name for name in sys.argv[1:] if name != "--update"]
    chosen = [wartable.game(name) for name in named] or games()
    kept = {game.name: pinned(game) for game in games()} if PINNED.exists() else {}
    found = {game.name: digests(game) for game in chosen}
    if "--update" in sys.argv:
        PINNED.write_text(json.dumps({**kept, **found}, indent=2) + "\n")
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
