"""What a watcher has missed: the moments between the state last told and the present one, through the same eyes.
A few moves may happen at once; a board shows them one by one, so each is told. Nothing can be done in them."""

from __future__ import annotations

from typing import Any

from wartable.locale import Words
from wartable.table import telling
from wartable.table.match import Match

MOST = 16  # moments told at once: who has missed more is shown where the match stands, and the log

Data = dict[str, Any]


def moments_since(match: Match, step: int, seat: int, words: Words) -> list[Data]:
    """The moments after a step and before the present, as a seat saw them, the latest few; each with its whole log.

    Answers that were given together are one moment, as they are told as one.
    """
    between = [
        number
        for number in range(max(step + 1, match.step - MOST), match.step)
        if not match.moves[number].joined
    ]
    if not between or match.position is None:
        return []
    now = telling.state_for(match, seat, words, len(match.lines_of(seat)))
    lines = telling.log(match, seat, words)
    position, reached = match.position_at(between[0]), between[0]
    found = []
    for number in between:
        for move in match.moves[reached:number]:
            position.play(move.action)
        reached = number
        prompt = match.game.prompt(position.record, seat)
        found.append(
            {
                **now,
                "passing": True,
                "status": "playing",
                "step": number,
                "decision": match.moves[number].decision,
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
                "log": [line for line in lines if line["step"] < number],
            }
        )
    return found
