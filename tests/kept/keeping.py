"""Matches of every release, as their players could download them: `python -m tests.kept.keeping` keeps those of this one.
What a later version may say of them stands in `partings.json`: nothing, or the entry at which its rules part from theirs."""

from __future__ import annotations

import gzip
import json
import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import wartable
from wartable.kernel.contract import Game, game_names
from wartable.locale import words
from wartable.table.checks import check
from wartable.table.entries import Kind
from wartable.table.match import Match
from wartable.table.proof import written
from wartable.table.terms import Place, terms_of

from ..suite.matches import Variant, any_options, usual

FOLDER = Path(__file__).parent
PARTINGS = FOLDER / "partings.json"
ENDING = ".json.gz"
SECRET = "4b" * 32
UNDO_AT = 7  # the decision at which somebody takes one back


def papers() -> dict[str, Path]:
    """All matches that were ever kept, by release and name."""
    return {
        f"{path.parent.name}/{path.name.removesuffix(ENDING)}": path
        for path in sorted(FOLDER.glob(f"*/*{ENDING}"))
    }


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(gzip.decompress(path.read_bytes()))
    return found


def partings() -> dict[str, int]:
    """By match: the entry at which today's rules part from those that it was played by, as the CHANGELOG says."""
    found: dict[str, int] = json.loads(PARTINGS.read_text())
    return found


def played(variant: Variant, seed: int) -> Match:
    """A whole match by lot, with an undo in it, as a table keeps it."""
    chosen = variant.game
    places = [
        Place(name=f"P{seat}", link=0, automatic=False) for seat in range(chosen.format(variant.format).seats)
    ]
    terms, _ = terms_of(chosen.name, variant.format, variant.options, places, window=0.0)
    versions = {"rules": chosen.rules_version, "vocabulary": chosen.vocabulary_version}
    match = Match("kept", replace(terms, **versions), SECRET, 0.0)
    lot = random.Random(seed)
    for seat in range(len(match.seats)):
        match.apply(check(match, Kind.JOIN, seat, {"name": f"P{seat}", "salt": str(seed)}, 0.0))
    while match.status == "playing":
        data = {"decision": match.decision, "action": lot.choice(match.legal)}
        match.apply(check(match, Kind.MOVE, match.decider, data, float(match.step)))
        seat = match.moves[-1].seat
        if match.decision == UNDO_AT and match.undo_to(seat) is not None and not match.other_persons(seat):
            match.apply(check(match, Kind.UNDO, seat, {}, float(match.step)))
    return match


def keep(game: Game, folder: Path) -> Iterator[Path]:
    """Every format as it comes, and once with its options drawn by lot."""
    for seed, plain in enumerate(usual(game)):
        mixed = Variant(game, plain.format, any_options(game, plain.format, random.Random(seed)))
        for name, variant in ((plain.name, plain), (f"{plain.name}-mixed", mixed)):
            paper = written(played(variant, seed), 0, words("en"), b"")
            path = folder / f"{name}{ENDING}"
            path.write_bytes(gzip.compress(json.dumps(paper, separators=(",", ":")).encode(), 9, mtime=0))
            yield path


def main() -> None:
    folder = FOLDER / wartable.__version__
    if folder.exists():
        sys.exit(f"{folder.name} was kept already; what was released is never kept anew")
    folder.mkdir()
    for name in game_names():
        for path in keep(wartable.game(name), folder):
            print(path.relative_to(FOLDER), path.stat().st_size)


if __name__ == "__main__":
    main()
