"""Good data with one value of another kind or at the far end of its kind: what a forger puts into a file."""

from __future__ import annotations

import copy
import math
import random
from collections.abc import Iterator
from typing import Any

DEEP: Any = []
for _ in range(300):
    DEEP = [DEEP]

WRONG: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 0.5, 2**31, 2**63, 2**70, -(2**70), math.nan, math.inf, -math.inf, 1e308, -1e308,
    "", "x", "①", "1", "\ud800", "\x1b[31mred", "two\nlines", "a\0b", "x" * 30_000, [], [[]], [None], [1, 2, 3, 4, 5],
    DEEP, {}, {"x": 1}, {"": []},
)  # fmt: skip

Place = tuple[str | int, ...]


def places(value: Any, here: Place = ()) -> Iterator[Place]:
    """Where something stands in plain data, the whole of it first."""
    yield here
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, part in inner:
        yield from places(part, (*here, name))


def changed(value: Any, place: Place, wrong: Any) -> Any:
    """A copy of plain data with another value at a place."""
    if not place:
        return wrong
    made = copy.deepcopy(value)
    part = made
    for name in place[:-1]:
        part = part[name]
    part[place[-1]] = wrong
    return made


def wrongly(value: Any, count: int, seed: int) -> Iterator[tuple[Place, Any]]:
    """So much data with something wrong: each place at least once, as long as the count lasts."""
    lot = random.Random(seed)
    every = list(places(value))
    lot.shuffle(every)
    for number in range(count):
        place = every[number] if number < len(every) else lot.choice(every)
        wrong = lot.choice(WRONG)
        if repr(at(value, place)) != repr(wrong):
            yield place, changed(value, place, wrong)


def at(value: Any, place: Place) -> Any:
    for name in place:
        value = value[name]
    return value
