"""The coach of a first match: for each kind of decision a few lines on what to do, why, and where to look.
What is said stands in the Fluent files as coach-<game>-<kind>; a kind without words gets none."""

from __future__ import annotations

from typing import Any

from wartable.locale import Words

State = dict[str, Any]


def advice(words: Words, state: State) -> tuple[str, str] | None:
    """What the coach says of a state and where to look; none where there is nothing to say."""
    name = _message(state)
    return (words.text(name), words.text(name, "look")) if words.has(name) else None


def _message(state: State) -> str:
    if state["status"] == "over":
        return "coach-over"
    if state["decider"] != state["seat"]:
        return "coach-waiting"
    view = state["view"] or {}
    return f"coach-{state['game']}-{view.get('pending', {}).get('kind', '')}"
