"""The generated switch: one function that calls the right one of many by number.
It is plain Python text made from a table, so that cards can be declared anywhere and compiled as one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from inspect import signature
from types import FunctionType
from typing import Any

from wartable.kernel.rule import rule

TOGETHER = 12  # cases in one function


def switch(
    name: str, cases: Mapping[int, Callable[..., Any]], arguments: str, otherwise: str
) -> Callable[..., Any]:
    """A rule `name(which, arguments)` that calls the function in `cases`; `otherwise` is its value for the rest.

    A function takes those of the arguments that it names, or all of them by other names. The tests are halved again and again, so that a switch
    over hundreds of cards takes few steps.
    """
    made = open_switch(name, arguments, otherwise)
    close_switch(made, cases)
    return made


def open_switch(name: str, arguments: str, otherwise: str) -> Callable[..., Any]:
    """A switch whose cases come later, by `close_switch`: rules can name it before the cards that use those rules."""
    namespace: dict[str, Any] = {"arguments": arguments, "otherwise": otherwise}
    return rule(_made(name, f"def {name}(which, {arguments}):\n    return {otherwise}", namespace))


def close_switch(opened: Any, cases: Mapping[int, Callable[..., Any]]) -> None:
    """Give an open switch its cases.

    Compiled code makes room for every call that a function may make whenever the function begins. So many cases are
    divided among switches of their own, and the one that was opened calls these.
    """
    name, namespace = opened.__name__, opened.__globals__
    namespace.update({f"case_{number}": function for number, function in cases.items()})
    arguments, otherwise = namespace["arguments"], namespace["otherwise"]
    leaves = {
        number: [
            f"if which == {number}:",
            f"    return case_{number}({_taken(function, arguments)})",
            f"return {otherwise}",
        ]
        for number, function in sorted(cases.items())
    }
    while len(leaves) > TOGETHER:
        numbers, groups = list(leaves), {}
        for first in range(0, len(numbers), TOGETHER):
            together = {number: leaves[number] for number in numbers[first : first + TOGETHER]}
            part = f"{name}_{len(numbers)}_{first}"
            rule(_made(part, _halving(part, arguments, together), namespace))
            groups[numbers[first]] = [f"return {part}(which, {arguments})"]
        leaves = groups
    if leaves:
        opened.__code__ = _made(name, _halving(name, arguments, leaves), {}).__code__


def _halving(name: str, arguments: str, leaves: Mapping[int, list[str]]) -> str:
    """A function that comes to the leaf with the greatest number that is not above `which`; below all, to the first."""
    numbers = list(leaves)
    lines = [f"def {name}(which, {arguments}):"]

    def branch(low: int, high: int, indent: str) -> None:
        if high - low == 1:
            lines.extend(indent + line for line in leaves[numbers[low]])
            return
        middle = (low + high) // 2
        lines.append(f"{indent}if which < {numbers[middle]}:")
        branch(low, middle, indent + "    ")
        branch(middle, high, indent)

    branch(0, len(numbers), "    ")
    return "\n".join(lines)


def _taken(function: Callable[..., Any], arguments: str) -> str:
    """What to hand to a function, by the names of its parameters."""
    names = list(signature(function).parameters)
    if set(names) <= set(arguments.split(", ")):
        return ", ".join(names)
    assert len(names) == len(arguments.split(", ")), f"{function} takes neither {arguments} nor some of them"
    return arguments


def _made(name: str, text: str, namespace: dict[str, Any]) -> FunctionType:
    exec(text, namespace)  # noqa: S102 (our own text, from our own tables)
    made: FunctionType = namespace[name]
    return made
