"""Golden playthroughs: whole matches in plain English, to be read by people and compared by a test.
`python -m tests.suite.playthrough` shows what would change, in all formats or in those of the games that are named;
with `--update` it writes it."""

from __future__ import annotations

import difflib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import wartable
from wartable import Position
from wartable.locale import words

from .matches import Variant, usual, walk

FOLDER = Path(__file__).with_name("golden")
SAY = words("en").say
SEED = 1
OPENING, ENDING = 45, 30  # decisions that are told; what lies between is left out, so that a person reads on

# Matches more worth reading than the first seed's: their seed and options.
WORTH_READING: dict[str, tuple[int, dict[str, Any]]] = {
    "invictus-duel": (22, {}),
    "invictus-multinational": (243, {"build": "ready"}),
    "invictus-short": (20707, {"nation0": "shogun", "nation1": "pharaoh"}),
    "invictus-challenge": (11, {"nation0": "pharaoh", "nation1": "shogun", "build": "ready"}),
    "invictus-alliance": (
        6,
        {"nation1": "shogun", "nation2": "pharaoh", "nation3": "shogun", "build": "ready"},
    ),
    "shadespire-core": (4, {}),
    "shadespire-constructed": (130, {"deck0": "the-chosen-axes", "deck1": "spiteclaws-swarm"}),
    "shadespire-melee": (95, {}),
    "shadespire-melee3": (73, {}),
}


def playthrough(name: str) -> str:
    """The text of a match of a format, such as `invictus-duel`."""
    game, format = name.split("-")
    seed, options = WORTH_READING.get(name, (SEED, {}))
    variant = Variant(wartable.game(game), format, options)
    length = sum(1 for _ in walk(variant.new(seed), seed))
    return "\n".join(_lines(variant, seed, length)) + "\n"


def _lines(variant: Variant, seed: int, length: int) -> Iterator[str]:
    title = f"{variant.name}, seed {seed}: {length} decisions, played at random."
    yield from (title, "=" * len(title), "")
    position = variant.new(seed)
    for number, action in enumerate(walk(position, seed), start=1):
        if number <= OPENING or number > length - ENDING:
            yield from _decision(position, number, action)
        elif number == OPENING + 1:
            yield from (f"… decisions {number} to {length - ENDING} are left out …", "")
    returns = [f"{_name(seat)} {value:+}" for seat, value in enumerate(position.returns())]
    yield f"Over. Returns: {', '.join(returns)}."


def _name(seat: int) -> str:
    """Seats as people count them, from 1."""
    return "Spectator" if seat < 0 else f"Seat {seat + 1}"


def _decision(position: Position, number: int, action: int) -> Iterator[str]:
    """One decision: what is asked, what may be played, what is, and what each then hears."""
    game, g, seat = position.game, position.record, position.actor
    yield f"{number}. {_name(seat)}: {SAY(game.prompt(g, seat))}"
    for choice in position.legal():
        yield f"   {'>' if choice == action else ' '} [{choice}] {SAY(game.describe(g, choice))}"
    after = position.copy()
    after.play(action)
    heard = {watcher: after.events(watcher) for watcher in range(-1, position.seats)}
    for watcher, events in heard.items():
        if events:
            said = " ".join(SAY(game.narrate(after.record, event, watcher)) for event in events)
            yield f"     {_name(watcher)} hears: {said}"
    if not any(heard.values()):
        yield "     Nobody hears anything yet."
    yield ""


def names() -> list[str]:
    return [variant.name for variant in usual()]


def main() -> None:
    games = [name for name in sys.argv[1:] if name != "--update"]
    for name in names():
        if games and name.split("-")[0] not in games:
            continue
        path = FOLDER / f"{name}.txt"
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        new = playthrough(name)
        if "--update" in sys.argv:
            FOLDER.mkdir(exist_ok=True)
            path.write_text(new, encoding="utf-8")
        changes = difflib.unified_diff(old.splitlines(), new.splitlines(), path.name, "now", lineterm="")
        print("\n".join(changes) or f"{path.name} is as it was.")


if __name__ == "__main__":
    main()
