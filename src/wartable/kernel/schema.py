"""Schemas: what the numbers of an observation or of the actions are, as named pieces in order.
A piece says where it lies, its shape, what kind of thing its numbers are and what they can be. It is written once: `observe`
fills an observation by the names of its pieces, pages list them, and whoever learns from them reads them by name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from math import prod
from typing import Any

import numpy as np

from wartable.kernel.record import FLAG, Range, proxy_class

NUMBER = np.int16  # what an observation is made of


class Kind(StrEnum):
    """What kind of thing a number is."""

    COUNT = "count"
    FLAG = "flag"
    CARD = "card"
    PLACE = "place"  # a cell, a slot, a zone, a hex
    NUMBER = "number"  # a name of something else, or an amount that can be below nothing
    SEAT = "seat"


@dataclass(frozen=True)
class Piece:
    """Numbers that belong together. Of actions: those that name the things from `low` on, one each."""

    name: str
    shape: tuple[int, ...]
    kind: Kind
    low: int
    high: int
    meaning: str
    offset: int = 0  # where it begins; a schema sets it

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def end(self) -> int:
        return self.offset + self.size

    @property
    def base(self) -> int:
        """Of actions: what has to be added to the thing that an action names."""
        return self.offset - self.low


def piece(name: str, kind: Kind, numbers: Range, meaning: str, *shape: int) -> Piece:
    """A piece of an observation, with the range of its numbers."""
    return Piece(name, shape, kind, int(numbers.least), int(numbers.most), meaning)


def act(name: str, kind: Kind, meaning: str, count: int = 1, first: int = 0) -> Piece:
    """A block of actions, which name so many things in order."""
    return Piece(name, (count,), kind, first, first + count - 1, meaning)


@dataclass(frozen=True)
class Schema:
    """Pieces one behind the other."""

    pieces: tuple[Piece, ...]
    # what a seat sees and the numbers don't tell: a field of the record, and what of it
    left_out: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def by_name(self) -> dict[str, Piece]:
        return {each.name: each for each in self.pieces}

    @cached_property
    def size(self) -> int:
        return sum(each.size for each in self.pieces)

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """An observation as a record with a field for each piece."""
        return np.dtype([(each.name, NUMBER, each.shape) for each in self.pieces])

    @cached_property
    def low(self) -> np.ndarray:
        """The least that each number can be."""
        return np.concatenate([np.full(each.size, each.low, NUMBER) for each in self.pieces])

    @cached_property
    def high(self) -> np.ndarray:
        """The greatest that each number can be."""
        return np.concatenate([np.full(each.size, each.high, NUMBER) for each in self.pieces])

    def __iter__(self) -> Iterator[Piece]:
        return iter(self.pieces)

    def __getitem__(self, name: str) -> Piece:
        return self.by_name[name]

    def split(self, rows: np.ndarray) -> dict[str, np.ndarray]:
        """Rows of numbers, or of marks of actions, by the names of the pieces; the same memory."""
        return {
            each.name: rows[..., each.offset : each.end].reshape((*rows.shape[:-1], *each.shape))
            for each in self.pieces
        }

    @cached_property
    def proxy(self) -> type:
        return proxy_class(self.dtype)

    def blank(self, row: np.ndarray) -> Any:
        """A row by the names of its pieces, all numbers 0, for plain rules to fill."""
        row[:] = 0
        return self.proxy(row.view(self.dtype), 0)


def schema(*pieces: Piece, left_out: Mapping[str, str] | None = None) -> Schema:
    """Pieces in this order, each put where the one before it ends; what they declare fits their numbers."""
    placed = []
    offset = 0
    limits = np.iinfo(NUMBER)
    for each in pieces:
        assert each.size > 0, f"{each.name} has no numbers"
        assert limits.min <= each.low <= each.high <= limits.max, (
            f"the range of {each.name}, {each.low} to {each.high}, does not fit its numbers"
        )
        placed.append(replace(each, offset=offset))
        offset += each.size
    assert len({each.name for each in pieces}) == len(pieces), "two pieces have the same name"
    return Schema(tuple(placed), left_out or {})


UNSEEN = schema(piece("nothing", Kind.FLAG, FLAG, "nothing: the game has no `observe`"))
