"""The generated switch: one function that calls the right one of many by number.
It is plain Python text made from a table, so that cards can be declared anywhere and compiled as one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from wartable.kernel.rule import rule


def switch(
    name: str, cases: Mapping[int, Callable[..., Any]], arguments: str, otherwise: str
) -> Callable[..., Any]:
    """A rule `name(which, arguments)` that calls `cases[which](arguments)`; `otherwise` is its value for the rest.

    The tests are halved again and again, so that a switch over hundreds of cards takes few steps.
    """
    namespace: dict[str, Any] = {f"case_{number}": function for number, function in cases.items()}
    numbers = sorted(cases)
    lines = [f"def {name}(which, {arguments}):"]

    def branch(low: int, high: int, indent: str) -> None:
        if high - low == 1:
            number = numbers[low]
            lines.append(f"{indent}if which == {number}:")
            lines.append(f"{indent}    return case_{number}({arguments})")
            lines.append(f"{indent}return {otherwise}")
            return
        middle = (low + high) // 2
        lines.append(f"{indent}if which < {numbers[middle]}:")
        branch(low, middle, indent + "    ")
        branch(middle, high, indent)

    branch(0, len(numbers), "    ")
    exec("\n".join(lines), namespace)  # noqa: S102 (our own text, from our own tables)
    return rule(namespace[name])
