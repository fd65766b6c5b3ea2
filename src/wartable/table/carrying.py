"""What everybody does who keeps matches, the table and the terminal alike: begin one, and carry an entry out with all
that follows from it at once. When it is kept and who is told is theirs to see to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Update

from wartable.kernel.contract import Offer, game
from wartable.table.checks import check
from wartable.table.commitment import secret_of
from wartable.table.entries import Entry, Kind, Terms
from wartable.table.match import Match
from wartable.table.seeds import fresh_secret
from wartable.table.store import seat_update, status_update
from wartable.table.telling import result_of


def begun(name: str, terms: Terms, now: float) -> Match:
    """A new match by today's rules. Nobody knows its secret, unless somebody has chosen its seed."""
    chosen = game(terms.game)
    terms = replace(terms, rules=chosen.rules_version, vocabulary=chosen.vocabulary_version)
    secret = fresh_secret() if terms.seed is None else secret_of(terms.seed)
    return Match(name, terms, secret, now)


def carry_out(match: Match, entry: Entry, then: Sequence[int] = ()) -> list[Update]:
    """Carry an entry out, with the answers to the questions that follow, and what is answered for a seat at once.

    Gives what that changes of the match's own row and its seats, to be kept together with the new entries.
    """
    status = match.status
    offer = match.offer(entry.data["action"]) if then else Offer()
    match.apply(entry)
    if offer.later:
        match.later[entry.seat], then = tuple(then), ()
    for action in then:
        if match.result is not None:  # it has become too long in between
            break
        if offer.several and not match.gathers(entry.seat, action):  # something else is asked before that
            break
        data = {"decision": match.decision, "action": action, "joined": True}
        match.apply(check(match, Kind.MOVE, entry.seat, data, entry.time))
    answer_at_once(match, entry.time)
    updates = []
    if match.status != status:
        updates.append(status_update(match.name, match.status, result_of(match), entry.time))
    if entry.kind == Kind.JOIN:
        updates.append(seat_update(match.name, entry.seat, match.seats[entry.seat]))
    return updates


def answer_at_once(match: Match, now: float) -> None:
    """Give the answers that need no person and no wait: those given ahead or for later, and those all know."""
    while (kept := match.kept_answer()) is not None:
        data = {"decision": match.decision, "action": kept, "ahead": True}
        match.apply(check(match, Kind.MOVE, match.decider, data, now))
    while (given := _given(match, now)) is not None:
        match.apply(check(match, Kind.MOVE, match.decider, given, now))


def _given(match: Match, now: float) -> Mapping[str, Any] | None:
    """The answer to the present decision that its person has given before, or need not give; none if it waits."""
    later, answer = match.later_answer(), match.automatic_answer()
    if later is not None:
        return {"decision": match.decision, "action": later, "joined": True}
    return automatic(match, answer[0]) if answer is not None and answer[1] <= now else None


def automatic(match: Match, action: int) -> Mapping[str, Any]:
    """An answer to the present decision that its person need not give."""
    return {"decision": match.decision, "action": action, "automatic": True}
