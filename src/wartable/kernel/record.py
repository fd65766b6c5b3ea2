"""Records: one fixed-size block a match, with named fields; `Records` holds many, `proxy` reads one.
Compiled rules see the NumPy record itself; plain Python sees a light proxy over the same bytes."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

FRAME_SIZE = 7  # kind, seat and five parameters of what is pending
EVENT_SIZE = 8  # kind, seat, card, x, y, z, who may see the card, who learns by it

Field = tuple[str, str] | tuple[str, str, int | tuple[int, ...]]


@dataclass(frozen=True)
class Layout:
    """The fields of a game's record. The head is the match; the tail is what the last action told."""

    dtype: np.dtype[Any]
    head: int  # bytes of the match itself: what is copied by search, compared and saved

    @cached_property
    def words(self) -> int:
        """The head in 64-bit words."""
        return self.head // 8

    @cached_property
    def digest(self) -> bytes:
        """Changes whenever a saved record would no longer mean the same."""
        return hashlib.sha256(repr(self.dtype.descr).encode()).digest()[:4]

    @cached_property
    def proxy(self) -> type:
        return _proxy_class(self.dtype)

    def zeros(self, count: int) -> Records:
        return Records(self, np.zeros(count, self.dtype))


def layout(fields: list[Field], frames: int, journal: int, number: str) -> Layout:
    """A record of the game's own fields with room for pending frames and for events of one action.

    `number` is the NumPy type that the parameters of frames and events need: "i1" or "i2".
    """
    head: list[Field] = [
        ("chance", "i8", (4,)),
        *fields,
        ("depth", "i1"),
        ("frames", number, (frames, FRAME_SIZE)),
    ]
    used = np.dtype(head, align=True)
    assert used.fields is not None
    end = max(place[1] + place[0].itemsize for place in used.fields.values())
    tail: list[Field] = [("told", "i2"), ("listening", "i2"), ("journal", number, (journal, EVENT_SIZE))]
    dtype = np.dtype([*head, ("pad", "i1", (-end % 8 or 8,)), *tail], align=True)
    assert dtype.fields is not None
    start = dtype.fields["told"][1]
    assert start % 8 == 0 and dtype.itemsize % 8 == 0
    return Layout(dtype, start)


class Records:
    """A row of matches: as one NumPy array, as words to copy, and as proxies to read."""

    def __init__(self, layout: Layout, array: np.ndarray) -> None:
        self.layout = layout
        self.array = array
        self.raw = array.view(np.int64).reshape(len(array), -1)

    def __len__(self) -> int:
        return len(self.array)

    def __getitem__(self, index: slice) -> Records:
        return Records(self.layout, self.array[index])

    def copy(self) -> Records:
        """The same bytes once more, those between fields too, which NumPy's own copy would leave to chance."""
        return Records(self.layout, self.raw.copy().view(self.layout.dtype).reshape(len(self)))

    @cached_property
    def proxies(self) -> list[Any]:
        return [self.layout.proxy(self.array, i) for i in range(len(self.array))]

    def head(self, index: int) -> bytes:
        return self.raw[index, : self.layout.words].tobytes()

    def set_head(self, index: int, data: bytes) -> None:
        self.raw[index, : self.layout.words] = np.frombuffer(data, np.int64)


def _proxy_class(dtype: np.dtype[Any]) -> type:
    """A class with one attribute a field: numbers read and write the record, arrays are memory views.

    Memory views give Python's own integers and refuse a value that does not fit its field, so plain Python
    neither wraps silently nor is slow; they want every index at once (`g.hand[seat, card]`).
    """
    assert dtype.names is not None and dtype.fields is not None
    arrays = [name for name in dtype.names if dtype.fields[name][0].shape]
    numbers = [name for name in dtype.names if not dtype.fields[name][0].shape]
    lines = ["class Proxy:", f"    __slots__ = {tuple(arrays) + tuple('_' + name for name in numbers)!r}"]
    lines.append("    def __init__(self, array, index):")
    lines += [f"        self.{name} = memoryview(array[{name!r}][index])" for name in arrays]
    lines += [f"        self._{name} = memoryview(array[{name!r}][index : index + 1])" for name in numbers]
    for name in numbers:
        lines += [
            f"    def _get_{name}(self): return self._{name}[0]",
            f"    def _set_{name}(self, value): self._{name}[0] = value",
            f"    {name} = property(_get_{name}, _set_{name})",
        ]
    namespace: dict[str, Any] = {}
    exec("\n".join(lines), namespace)  # noqa: S102 (our own text, from our own field names)
    return namespace["Proxy"]  # type: ignore[no-any-return]
