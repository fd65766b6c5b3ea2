"""Papers of matches, as a forger would make them: by the rules of the file, and with right sums."""

from __future__ import annotations

import base64
import json
import random
from typing import Any

from wartable.kernel.contract import Position, game
from wartable.locale import words
from wartable.table.checks import check
from wartable.table.entries import Kind, Seat, Terms
from wartable.table.match import Match
from wartable.table.proof import written

SECRET = "ab" * 32
FORGED = b"a key of no table"


def origin_of(position: Position) -> str:
    return base64.b64encode(position.to_bytes()).decode()


def finished(game_name: str, format: str | None = None, moves: int = 0, **more: Any) -> dict[str, Any]:
    """A match of two or more persons, some moves by lot, then somebody resigns; signed with a key of no table."""
    chosen = game(game_name)
    layout = chosen.format(format)
    seats = tuple(Seat(name=f"P{number}", holder=f"link{number}") for number in range(layout.seats))
    today = {"rules": chosen.rules_version, "vocabulary": chosen.vocabulary_version}
    terms = Terms(
        chosen.name, layout.name, chosen.settings(layout.name, {}), seats, window=0.0, **{**today, **more}
    )
    match, lot = Match("forged", terms, SECRET, 1000.0), random.Random(7)
    for seat in range(layout.seats):
        match.apply(check(match, Kind.JOIN, seat, {"name": f"P{seat}", "salt": "s"}, 1001.0))
    for step in range(moves):
        data = {"decision": match.decision, "action": lot.choice(match.legal)}
        match.apply(check(match, Kind.MOVE, match.decider, data, 1002.0 + step))
    match.apply(check(match, Kind.RESIGN, 0, {}, 1e6))
    paper: dict[str, Any] = json.loads(json.dumps(written(match, -1, words("en"), FORGED)))
    return paper
