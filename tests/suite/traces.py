"""Traces: what matches look like from outside, free of numbers and of how a record lies in memory.
A refactoring may give actions, abilities or fields other numbers; then the digests of bytes change, and the traces say that
nothing else did. `python -m tests.suite.traces GAME` compares them; with `--update` it pins them, `--matches=300` looks further."""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import wartable
from wartable import Game, Position

from .matches import Variant, unusual, usual

PINNED = Path(__file__).with_name("fixtures") / "traces.json"
MATCHES = 2  # of each format as it comes
WITH_OPTIONS = 3  # and with its options, those of `unusual` in turn
LOOK = 5  # every so many decisions the whole table is looked at
SPECTATOR = -1


def named(position: Position) -> dict[str, int]:
    """The legal actions by what they say. Those that say the same are told apart by their order."""
    found: dict[str, int] = {}
    for action in position.legal():
        said = json.dumps(position.explain(action), sort_keys=True)
        while said in found:
            said += "'"
        found[said] = action
    return found


def drawn(seed: int, decision: int, choices: list[str]) -> str:
    """One of the choices by lot, the same whatever numbers they have."""
    lot = hashlib.sha256(f"{seed} {decision}".encode()).digest()
    return sorted(choices)[int.from_bytes(lot[:4]) % len(choices)]


def told(position: Position) -> str:
    """What the last action made happen, in the words of all."""
    game, g = position.game, position.record
    return repr([game.narrate(g, event, SPECTATOR) for event in position.events(SPECTATOR)])


def seen(position: Position) -> str:
    """The table as those see it who sit at it, and as all see it."""
    views = [position.view(seat) for seat in range(SPECTATOR, position.seats)]
    return json.dumps(views, sort_keys=True)


def trace(variant: Variant, seed: int, compiled: bool | None = None) -> str:
    """A digest of one match by lot: what could be done, what was, and what came of it."""
    found, position = hashlib.sha256(), variant.new(seed, compiled)
    decision = 0
    while not position.over:
        choices = named(position)
        chosen = drawn(seed, decision, list(choices))
        found.update(repr((sorted(choices), chosen)).encode())
        if decision % LOOK == 0:
            found.update(seen(position).encode())
        position.play(choices[chosen])
        found.update(told(position).encode())
        decision += 1
    found.update(repr((decision, seen(position), position.returns())).encode())
    return found.hexdigest()[:16]


def traced(game: Game, matches: int = 0, compiled: bool | None = None) -> dict[str, list[str]]:
    """The traces of a game, by format: as it comes, and with its options. Short ones are the beginnings of long ones."""
    found: dict[str, list[str]] = {}
    others = unusual(game)
    for variant in usual(game):
        found[variant.name] = [trace(variant, seed, compiled) for seed in range(matches or MATCHES)]
        changed = [other for other in others if other.format == variant.format]
        if changed:
            found[f"{variant.name} with options"] = [
                trace(changed[seed % len(changed)], seed, compiled) for seed in range(matches or WITH_OPTIONS)
            ]
    return found


def pinned() -> dict[str, list[str]]:
    kept: dict[str, list[str]] = json.loads(PINNED.read_text())
    return kept


def main(arguments: list[str]) -> None:
    settings = dict(argument.lstrip("-").split("=") for argument in arguments if "=" in argument)
    names = [name for name in arguments if not name.startswith("-")] or wartable.game_names()
    kept: dict[str, Any] = pinned() if PINNED.exists() else {}
    for name in names:
        for variant, found in traced(wartable.game(name), int(settings.get("matches", 0))).items():
            known = kept.get(variant, [])
            equal = sum(mine == theirs for mine, theirs in zip(found, known, strict=False))
            print(f"{variant}: {len(found)} traces, {equal} of {len(known)} pinned ones are equal")
            kept[variant] = found
    if "--update" in arguments:
        PINNED.write_text(json.dumps(dict(sorted(kept.items())), indent=1) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
