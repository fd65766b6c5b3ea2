"""What a watcher has missed: the moments between the state last told and the present one, and the last turn of another for
who has not seen it, through the same eyes. A board shows moves one by one, so each is told. Nothing can be done in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from wartable.kernel.contract import Position
from wartable.locale import Words
from wartable.table import telling
from wartable.table.match import Match

MOST = 16  # moments told at once: who has missed more is shown where the match stands, and the log

LONGEST = 120  # moves among which a last turn is looked for: as many as a board remembers

Data = dict[str, Any]


def moments_since(match: Match, step: int, seat: int, words: Words) -> list[Data]:
    """The moments after a step and before the present, as a seat saw them, the latest few; each with its whole log.

    Answers that were given together are one moment, as they are told as one.
    """
    return _told(match, range(max(step + 1, match.step - MOST), match.step), seat, words)


def last_turn(match: Match, seat: int, words: Words) -> list[Data]:
    """The moments of the last turn that another had, from the one before it on, as a seat saw them.

    None where there was no such turn lately; what came after the turn is told as far as it shows how the turn ended.
    """
    if match.position is None:
        return []
    told = _told(match, range(max(0, match.step - LONGEST), match.step), seat, words)
    active = [*map(_active, (moment["view"] for moment in told)), _active(match.position.view(seat))]
    theirs = [number for number, whose in enumerate(active) if whose >= 0 and whose != seat]
    if not theirs:
        return []
    first = end = theirs[-1]
    while first > 0 and active[first - 1] == active[end]:
        first -= 1
    return told[max(0, first - 1) : end + 2]


def _active(view: Data) -> int:
    """Whose turn a view shows; nobody's where a game has none."""
    return int(view.get("active", -1))


def _told(match: Match, steps: range, seat: int, words: Words) -> list[Data]:
    """What a seat saw after each of so many moves; answers that were given together are one moment."""
    apart = [step for step in steps if not match.moves[step].joined]
    if not apart or match.position is None:
        return []
    now = telling.state_for(match, seat, words, len(match.lines_of(seat)))
    lines = telling.log(match, seat, words)
    return [_moment(now, lines, match, step, position, words) for step, position in _played(match, apart)]


def _played(match: Match, steps: Iterable[int]) -> Iterator[tuple[int, Position]]:
    """The position after each of so many moves, one and the same, played on."""
    position, reached = None, 0
    for step in steps:
        if position is None:
            position = match.position_at(step)
        else:
            for move in match.moves[reached:step]:
                position.play(move.action)
        reached = step
        yield step, position


def _moment(now: Data, lines: list[Data], match: Match, step: int, position: Position, words: Words) -> Data:
    """A state of the past in the shape of the present one."""
    seat = now["seat"]
    prompt = match.game.prompt(position.record, seat)
    return {
        **now,
        "passing": True,
        "status": "playing",
        "step": step,
        "decision": match.moves[step].decision,
        "decider": position.actor,
        "view": position.view(seat),
        "prompt": telling.tell(match, seat, words, prompt),
        "prompt_rule": prompt.rule,
        "actions": [],
        "refused": [],
        "may_undo": False,
        "result": None,
        "proof": None,
        "log_from": 0,
        "log": [line for line in lines if line["step"] < step],
    }
