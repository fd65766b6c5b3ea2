"""Which seats win together in a format: teams, or each seat for itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wartable.kernel.contract import Game


def sides_of(game: Game, format: str | None, options: Mapping[str, Any]) -> list[list[int]]:
    """The seats of each side, as the match tells a spectator."""
    position = game.new(format, compiled=False, **options)
    shown = position.view(-1).get("seats", [{}] * position.seats)
    found: dict[Any, list[int]] = {}
    for seat, place in enumerate(shown):
        found.setdefault(place.get("team", seat), []).append(seat)
    return list(found.values())


def is_zero_sum(sides: list[list[int]]) -> bool:
    """Whether what one side wins the other loses: with two sides of as many seats."""
    return len(sides) == 2 and len(sides[0]) == len(sides[1])
