"""Digests of random matches, every byte at every step: equal on every machine, in every process and mode.
`python -m tests.suite.digests` prints them, of the games or formats (such as `invictus-duel`) that are named or of
all; with `--update` it pins them as what the rules and the generator mean."""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

from wartable import Game

from .matches import Variant, unusual, usual, walk

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


def digests(usual_variant: Variant) -> dict[str, str]:
    """Of a format, as it comes and with its options."""
    name, game = usual_variant.name, usual_variant.game
    found = {name: digest([usual_variant], MATCHES * rounds(game))}
    others = [variant for variant in unusual(game) if variant.format == usual_variant.format]
    if others:
        found[f"{name} with options"] = digest(others, WITH_OPTIONS * rounds(game))
    return found


def pinned() -> dict[str, str]:
    kept: dict[str, str] = json.loads(PINNED.read_text())
    return kept


def main() -> None:
    named = [name for name in sys.argv[1:] if name != "--update"]
    found: dict[str, str] = {}
    for variant in usual():
        if not named or variant.name in named or variant.game.name in named:
            found |= digests(variant)
    if "--update" in sys.argv:
        PINNED.write_text(json.dumps(dict(sorted({**pinned(), **found}.items())), indent=2) + "\n")
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
