"""How records lie in a graphics processor's memory: in tiles of 32, one for each thread of a warp, field by field.
Where 32 neighbours read the same field, they read 32 numbers that lie side by side; in rows each would be a line of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

TILE = 32  # matches that lie together


def tiles(count: int) -> int:
    """How many tiles so many matches need."""
    return -(-count // TILE)


def _fields(dtype: np.dtype[Any]) -> Iterator[tuple[str, np.dtype[Any], tuple[int, ...], int]]:
    assert dtype.names is not None and dtype.fields is not None
    for name in dtype.names:
        kind, offset = dtype.fields[name][:2]
        yield name, kind.base, kind.shape, offset


def to_rows(tiled: np.ndarray, dtype: np.dtype[Any]) -> np.ndarray:
    """Records as rows, one behind the other, from the bytes of their tiles; what is between fields is 0."""
    raw = tiled.reshape(-1, TILE * dtype.itemsize)
    rows = np.zeros(len(raw) * TILE, dtype)
    for name, kind, shape, offset in _fields(dtype):
        size = kind.itemsize * int(np.prod(shape, dtype=np.int64))
        column = np.ascontiguousarray(raw[:, TILE * offset : TILE * (offset + size)]).view(kind)
        rows[name] = np.moveaxis(column.reshape(len(raw), *shape, TILE), -1, 1).reshape(-1, *shape)
    return rows
