"""Chance that is the same each time: all that is drawn follows from a text, such as the name of a test.
Each purpose has its own stream, so that a token more or less changes no shuffle."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterator


class Seeded:
    """A source for `wartable.table.seeds`, out of a text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.drawn: dict[str, Iterator[int]] = {}

    def __call__(self, purpose: str, size: int) -> bytes:
        number = next(self.drawn.setdefault(purpose, itertools.count()))
        return hashlib.shake_256(f"{self.text}\n{purpose}\n{number}".encode()).digest(size)
