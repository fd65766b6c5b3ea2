"""Replays: a match at any of its moments, in anybody's eyes who may look, and matches that go on from there.
Who may look through whose eyes is for the table to say."""

from __future__ import annotations

import base64
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from wartable.kernel.contract import Position
from wartable.locale import Words
from wartable.table import telling
from wartable.table.entries import SPECTATOR, Refused, Seat, Terms
from wartable.table.match import Match

Data = dict[str, Any]


class Replay:
    """The moments of a match, from before its first move to after its last."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def position(self, step: int) -> Position:
        """The position after so many of the moves that stand."""
        if self.match.position is None:
            raise Refused("refused-not-started")
        if not 0 <= step <= self.match.step:
            raise Refused("refused-step", most=self.match.step)
        return self.match.position_at(step)

    def begins(self) -> int:
        """After how many moves the set-up is over: where the first turn begins, or at the start if none does."""
        found = bisect_left(range(self.match.step + 1), True, key=self._has_turns)
        return found if found <= self.match.step else 0

    def _has_turns(self, step: int) -> bool:
        return int(self.position(step).view(SPECTATOR).get("active", -1)) >= 0

    def at(self, step: int | None, seat: int, words: Words) -> Data:
        """What a seat saw after so many moves, and what it was told up to then and by the move that came next.

        Without a step it is the moment when the set-up is over.
        """
        if step is None:
            step = self.begins()
        position, match = self.position(step), self.match
        prompt = match.game.prompt(position.record, seat)
        lines = telling.log(match, seat, words)
        return {
            "match": match.name,
            "game": match.game.name,
            "format": match.terms.format,
            "status": match.status,
            "seat": seat,
            "step": step,
            "steps": match.step,
            "decider": position.actor,
            "view": position.view(seat),
            "prompt": telling.tell(match, seat, words, prompt),
            "prompt_rule": prompt.rule,
            "log": [line for line in lines if line["step"] < step],
            "next": [line for line in lines if line["step"] == step],
            "seats": [telling.seat_shown(match, number, seat) for number in range(len(match.seats))],
            "result": telling.result_of(match),
        }


def continued(
    match: Match, step: int, seat: int, level: str, own: bool, holder: str, seeds: Sequence[int]
) -> Terms:
    """The terms of a match that goes on from a moment against the computer, for a person on one seat.

    All that the seat can't know is drawn anew from the seeds, one a seat, unless it is the person's own match that has ended. Texts such as
    decks are left behind then, as they would tell more than the seat knows.
    """
    position = Replay(match).position(step)
    if position.over:
        raise Refused("refused-over")
    settings = dict(match.terms.settings)
    if not (own and match.is_open):
        position = _imagined(position, seat, seeds)
        settings = telling.public_settings(match)
    mine = max(seat, 0)
    seats = [Seat("computer", "", level) for _ in match.seats]
    seats[mine] = Seat("person", match.seats[mine].name if own else "", holder=holder)
    return replace(
        match.terms,
        settings=settings,
        seats=tuple(seats),
        clock=None,
        public=False,
        origin=base64.b64encode(position.to_bytes()).decode(),
        parent=match.name,
        seed=None,
    )


def _imagined(position: Position, seat: int, seeds: Sequence[int]) -> Position:
    """What a seat can't know, drawn anew; a spectator knows no seat's secrets, so each seat's are."""
    seats = range(position.seats) if seat == SPECTATOR else [seat]
    for eyes in seats:
        position = position.imagine(eyes, seeds[eyes])
    return position
