"""The card of a network: what it was made from, and how strong it turned out. It is kept in the network's file and told in `docs/networks.md`.
`python -m wartable.lab.learning.cards GAME FACTS` adds facts of a JSON file to the card of the network that comes with a game."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from wartable.kernel.contract import Game, game
from wartable.players.learned.weights import Weights, file_of, load, save, weights_of

# What a card has: the stages of its training in their order, each with device, settings and curve; the commit of the rules and lessons;
# and matches that tell its strength, each with the command that plays them.
STAGES, COMMIT, STRENGTH = "stages", "commit", "strength"


def stages_beside(start: Path) -> list[dict[str, Any]]:
    """The stages of the training whose weights another begins with: they stand on the card of the network beside them."""
    file = start.with_name("network.npz")
    if not file.is_file():
        return []
    import numpy as np

    with np.load(file, allow_pickle=False) as parts:
        said = json.loads(parts["said"].tobytes())
    return list(said.get("card", {}).get(STAGES, []))


def add(chosen: Game, facts: Mapping[str, Any]) -> Weights:
    """Facts put on the card of a game's own network, in place of those of the same name."""
    file = file_of(chosen)
    told = replace(found := load(file, chosen), card={**found.card, **facts})
    save(told, chosen, file)
    return told


def page_of(chosen: Game) -> str:
    """The card of a game's own network as a page tells it."""
    found = weights_of(chosen)
    if found is None:
        return "It comes with no network."
    size = f"{file_of(chosen).stat().st_size / 1e6:.1f} MB"
    wide, deep = len(found.bias), len(found.hidden_bias)
    lines = [
        f"{wide} and {deep} units over {found.features.rows:,} rows, {size}. Commit `{found.card.get(COMMIT, 'unknown')}`.",
        "",
        "| stage | device | minutes | decisions of self-play | seed | rate |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for stage in found.card.get(STAGES, []):
        settings, curve = stage["settings"], stage["curve"]
        last = curve[-1] if curve else {"minutes": 0, "decisions": 0}
        cells = [stage["what"], stage["device"], f"{last['minutes']:.1f}", f"{last['decisions'] / 1e6:.0f} M"]
        lines.append(f"| {' | '.join([*cells, str(settings['seed']), str(settings['rate'])])} |")
    lines += ["", "| match | score | 95% | games | command |", "| --- | --- | --- | --- | --- |"]
    for each in found.card.get(STRENGTH, []):
        span = f"{each['low']:.1f} to {each['high']:.1f}"
        cells = [each["match"], f"{each['score']:.1f}%", span, str(each["games"]), f"`{each['command']}`"]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m wartable.lab.learning.cards", description="Add facts to the card of a network."
    )
    parser.add_argument("game")
    parser.add_argument("facts", type=Path, help="a JSON file")
    given = parser.parse_args(arguments)
    add(game(given.game), json.loads(given.facts.read_text(encoding="utf-8")))
    return 0


if __name__ == "__main__":
    sys.exit(main())
