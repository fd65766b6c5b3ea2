"""Choosing ahead: where seats choose without knowing of each other, one that waits answers now what it will be asked then.
Its answers are kept, can be taken back, and are given when the rules come to it; others learn nothing of them before."""

from __future__ import annotations

from collections.abc import Sequence

from wartable.kernel.contract import Position
from wartable.kernel.engine import quickest
from wartable.table.entries import Refused
from wartable.table.match import DECLINING, Match

NUMBERED = (
    1 << 30
)  # decisions that are made ahead are numbered from here on, by how many were made before them
WORLD = 0  # which of the worlds that a seat can imagine: what it is asked is the same in all
LONGEST = 500  # decisions of others that may come before

Answers = Sequence[int]


def may_choose_ahead(match: Match, seat: int) -> bool:
    """Whether a seat waits for another person at a moment when all choose without knowing of each other."""
    if match.status != "playing" or not 0 <= seat < len(match.seats) or match.position is None:
        return False
    mine, theirs = match.seats[seat], match.seats[match.decider]
    apart = mine.is_person and theirs.is_person and mine.holder != theirs.holder
    return apart and match.moment > 0


def foreseen(match: Match, seat: int, answers: Answers) -> Position | None:
    """The match as a seat will see it when it is asked after these answers; None if it is not asked at this moment.

    It is imagined from what the seat knows, and the others choose anything: nothing that they do changes what it is asked.
    """
    if not may_choose_ahead(match, seat):
        return None
    assert match.position is not None
    real = match.position
    dream = Position(match.game, quickest(match.game), real.records).imagine(seat, WORLD)
    left = list(answers)
    for _ in range(LONGEST):
        if dream.over or match.game.together(dream.record) != match.moment:
            return None
        if dream.actor != seat:
            dream.play(_anything(dream))
        elif left:
            dream.play(left.pop(0))
        else:
            return dream
    return None


def _anything(position: Position) -> int:
    """Something that a seat may do: as little as possible."""
    legal = position.legal()
    return next((action for action in legal if position.explain(action).verb in DECLINING), legal[0])


def asked_ahead(match: Match, seat: int) -> Position | None:
    """What a seat is asked ahead now, after what it has answered; None if nothing. Worked out once for each state."""
    if seat not in match.foreseen:
        match.foreseen[seat] = foreseen(match, seat, match.ahead.get(seat, ()))
    found: Position | None = match.foreseen[seat]
    return found


def check_answers(match: Match, seat: int, answers: Answers) -> list[int]:
    """These answers, if the seat may give them ahead; refused by the seat's own knowledge alone."""
    for count, action in enumerate(answers):
        dream = foreseen(match, seat, answers[:count])
        if dream is None:
            raise Refused("refused-not-your-decision")
        if action not in dream.legal():
            raise Refused("refused-illegal", reason=dream.refuse(action))
    return list(answers)
