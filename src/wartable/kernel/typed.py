"""Records as the type checker sees them: whole numbers by name, and arrays that want every index at once.
Each game's `record.py` is made of these (`python -m wartable.lab.records`); nothing here does anything when it runs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol, TypeVar

At = TypeVar("At", contravariant=True)
Number = TypeVar("Number")


class Numbers(Protocol[At, Number]):
    """An array of a record: a memory view where rules are plain, an array where they are compiled."""

    def __getitem__(self, at: At, /) -> Number: ...
    def __setitem__(self, at: At, value: Number, /) -> None: ...
    def __len__(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    def tolist(self) -> list[Any]: ...
    def tobytes(self) -> bytes: ...
    @property
    def shape(self) -> tuple[int, ...]: ...
    @property
    def nbytes(self) -> int: ...


class Row(Numbers[int, int], Protocol):
    def __iter__(self) -> Iterator[int]: ...


class Grid(Numbers[tuple[int, int], int], Protocol): ...


class Cube(Numbers[tuple[int, int, int], int], Protocol): ...


class Reals(Numbers[int, float], Protocol):
    def __iter__(self) -> Iterator[float]: ...


class RealGrid(Numbers[tuple[int, int], float], Protocol): ...


class AnyRecord(Protocol):
    """What the records of all games have."""

    chance: Row
    depth: int
    frames: Grid
    told: int
    listening: int
    journal: Grid
    home: Any  # the record itself, where rules are plain
