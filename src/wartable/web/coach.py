"""The coach: what it says beside its claims, for each kind of decision a few lines on what to do, why, and where to look;
and in which matches it speaks. These texts stand in the Fluent files as coach-<game>-<kind>; where a window's moment
matters, it is named behind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wartable.locale import Words

State = dict[str, Any]


def advice(words: Words, state: State) -> tuple[str, str] | None:
    """What the coach says of a state and where to look; none where there is nothing to say."""
    name = next(filter(words.has, _names(state)), None)
    return (words.text(name), words.text(name, "look")) if name else None


def is_wanted(seat: State, settings: State, first: bool) -> bool:
    """Whether a browser wants the coach in a match: as chosen for that seat, else as chosen last, else in a first match."""
    chosen = (kept.get("coach") for kept in (seat, settings))
    return next((bool(wish) for wish in chosen if wish is not None), first)


def coaches(words: Words, game_name: str) -> bool:
    """Whether the coach has anything to say of a game's own decisions."""
    return any(name.startswith(f"coach-{game_name}-") for name in words.written)


def _names(state: State) -> Iterator[str]:
    """The messages that fit, the most fitting first."""
    if state["status"] == "over":
        yield "coach-over"
        return
    if state["decider"] != state["seat"]:
        yield "coach-waiting"
        return
    view = state["view"] or {}
    pending, game = view.get("pending", {}), f"coach-{state['game']}"
    kind = f"{game}-{pending.get('kind', '')}"
    if view.get("chain"):
        yield f"{kind}-answer"
    if pending.get("moment") and view.get("active") == state["seat"]:
        yield f"{kind}-{pending['moment']}-yours"
    yield kind
    yield f"{game}-card"  # whatever else a card may ask
