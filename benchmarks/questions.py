"""How often a person is asked: a scripted person plays whole matches at the table's default stops against a computer.
`python benchmarks/questions.py --json` gives, game by game, turns, questions and those that had one answer only."""

from __future__ import annotations

import argparse
import json

import wartable
from wartable.lab.bench import machine
from wartable.lab.questions import Asked, ask

TURNS = 17  # a usual match of Invasion: questions are told for as many


def told(found: Asked) -> str:
    often = TURNS * found.questions / found.turns
    kinds = ", ".join(
        f"{kind} {TURNS * count / found.turns:.1f}" for kind, count in found.kinds.most_common()
    )
    return (
        f"{found.matches} matches, {found.turns} turns, {found.questions} questions, {found.forced} without a choice; "
        f"{often:.1f} in {TURNS} turns: {kinds}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="", choices=["", *wartable.game_names()], help="one game only")
    parser.add_argument("--matches", type=int, default=20, help="of each game")
    parser.add_argument("--seed", type=int, default=100)
    parser.add_argument("--level", default="normal", help="of the computer")
    parser.add_argument("--json", action="store_true", help="the numbers alone")
    chosen = parser.parse_args()
    if not chosen.json:
        print(f"{machine()}, seed {chosen.seed}, against {chosen.level}")
    found = {}
    for name in [chosen.game] if chosen.game else wartable.game_names():
        asked = ask(name, None, chosen.matches, chosen.seed, chosen.level)
        found[name] = {"turns": asked.turns, "questions": asked.questions, "forced": asked.forced}
        if not chosen.json:
            print(f"{name}: {told(asked)}", flush=True)
    if chosen.json:
        print(json.dumps(found))


if __name__ == "__main__":
    main()
