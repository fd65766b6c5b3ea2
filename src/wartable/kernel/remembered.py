"""Questions about a record that are asked many times while it stands still, such as what is being decided."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Found = TypeVar("Found")


def remembered(function: Callable[[Any], Found]) -> Callable[[Any], Found]:
    """The function, worked out again only when a byte of the record has changed, or another record is asked about."""
    last: tuple[bytes, Any] = (b"", None)

    def ask(g: Any) -> Found:
        nonlocal last
        now, (before, found) = g.home.tobytes(), last
        if now != before:
            found = function(g)
            last = (now, found)
        answer: Found = found
        return answer

    return ask
