"""Words for stories at the table: matches with people at them, moves by lot, and what happens at which time."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import wartable
from wartable.table.checks import check
from wartable.table.entries import Kind, Seat, Terms
from wartable.table.match import Match
from wartable.table.table import Created, Table
from wartable.table.terms import Place

ANN, BEN = 0, 1
TWO = (Seat(name="Ann", holder="ann"), Seat(name="Ben", holder="ben"))
ONE_SCREEN = (Seat(name="Ann", holder="both"), Seat(name="Ben", holder="both"))
ANN_ALONE = (Seat(name="Ann", holder="ann"), Seat("computer", level="random"))
SECRET = "5e" * 32


def begun(seats: Sequence[Seat] = TWO, format: str = "duel", seed: str = "", **terms: Any) -> Match:
    """A match at its first decision, begun at second 0; a window only where the story asks for one."""
    game = wartable.game("invictus")
    options = terms.pop("options", {})
    settings = game.settings(format, options)
    today = {"rules": game.rules_version, "vocabulary": game.vocabulary_version}
    wanted = Terms("invictus", format, settings, tuple(seats), **{"window": 0.0, **today, **terms})
    match = Match("story", wanted, SECRET, 0.0)
    for number, seat in enumerate(seats):
        if seat.is_person:
            do(match, Kind.JOIN, number, 0.0, salt=seed)
    return match


def do(match: Match, kind: Kind, seat: int, now: float = 1.0, **data: Any) -> None:
    match.apply(check(match, kind, seat, data, now))


def move(match: Match, action: int, now: float = 1.0, **more: Any) -> None:
    do(match, Kind.MOVE, match.decider, now, decision=match.decision, action=action, **more)


def play(match: Match, lot: random.Random, most: int = 1000) -> Match:
    """Moves by lot, until the end or so many."""
    for _ in range(most):
        if match.status != "playing":
            break
        move(match, lot.choice(match.legal))
    return match


def snapshot(match: Match) -> tuple[Any, ...]:
    """All of a match that a refused entry must leave as it is."""
    position = match.position.to_bytes() if match.position is not None else b""
    return (
        position,
        list(match.entries),
        list(match.moves),
        match.decision,
        match.decider,
        list(match.legal),
        match.result,
        (match.offers.draw, match.offers.undo),
        {seat: list(match.lines_of(seat)) for seat in range(-1, len(match.seats))},
        list(match.seats),
    )


async def sit_down(table: Table, *places: Place, **terms: Any) -> Created:
    """A match at a table, everybody there."""
    wanted = places or (Place(name="Ann", automatic=False), Place(name="Ben", automatic=False))
    terms.setdefault("window", 0.0)
    game, format, options = (terms.pop(name, None) for name in ("game", "format", "options"))
    created = await table.create(game or "invictus", format, options, wanted, **terms)
    await all_join(table, created)
    return created


async def all_join(table: Table, created: Created) -> None:
    """Everybody sits down; the tokens are then those that hold the seats."""
    for token in dict.fromkeys(created.tokens):
        if token:
            joined = await table.join(created.match, token)
            for seat in joined.seats:
                created.tokens[seat] = joined.token


async def move_by_lot(table: Table, created: Created, lot: random.Random, tokens: Sequence[str] = ()) -> int:
    """One move of whoever decides; gives the seat, or -1 if the match is over."""
    held = tokens or created.tokens
    decider = (await table.state(created.match))["decider"]
    if decider < 0:
        return -1
    state = await table.state(created.match, held[decider], seat=decider)
    action = lot.choice(state["actions"])["action"]
    await table.act(created.match, held[decider], state["decision"], action)
    return int(decider)


async def play_out(table: Table, created: Created, lot: random.Random, tokens: Sequence[str] = ()) -> None:
    while await move_by_lot(table, created, lot, tokens) >= 0:
        pass
