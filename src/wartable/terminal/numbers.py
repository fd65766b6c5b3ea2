"""Numbers as people type them.
What a number stands for is known to whoever asked for it."""

from __future__ import annotations

LONGEST = 9  # digits; no list is that long


def typed_number(text: str) -> int | None:
    """The whole number that was typed, if it is one; signs such as ² only look like digits."""
    return int(text) if text.isdecimal() and len(text) <= LONGEST else None


def is_number(text: str) -> bool:
    """Whether a person who typed this meant a number, be it as long as it may."""
    return text.isdecimal()
