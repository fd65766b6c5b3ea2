"""Circles of rules: rules that come back to themselves through others can't be linked, so they are refused by name.
Plain Python runs them, and the compiler would only say that it misses a symbol; a rule may call itself."""

from __future__ import annotations

import dis
from collections.abc import Iterable
from itertools import pairwise
from types import CodeType
from typing import Any

from wartable.kernel.rule import is_rule
from wartable.kernel.writing import is_loop


def refuse_circles(rules: Iterable[Any]) -> None:
    """Raise AssertionError, naming all that take part, if these rules or any that they call go round in a circle."""
    circle = find_circle(rules)
    assert not circle, told(circle)


def find_circle(rules: Iterable[Any]) -> list[Any]:
    """The first circle: rules of which each calls the next one, and the last one the first. Empty if there is none."""
    done: set[Any] = set()
    path: dict[Any, None] = {}  # those that are being followed, each called by the one before it

    def follow(function: Any) -> list[Any]:
        if function in path:
            way = list(path)
            return way[way.index(function) :]
        if function not in done:
            path[function] = None
            for other in called(function):
                if other is not function and (circle := follow(other)):
                    return circle
            del path[function]
            done.add(function)
        return []

    return next(filter(None, map(follow, rules)), [])


def called(function: Any) -> list[Any]:
    """The rules that a rule calls, and the loops that it runs through, whose rules become its own."""
    names = function.__globals__
    named = [names.get(name) for name in dict.fromkeys(_globals_in(function.__code__))]
    return [value for value in named if is_rule(value) or is_loop(value)]


def _globals_in(code: CodeType) -> Iterable[str]:
    """What code reads of its module; other than `co_names` without fields of records that have the name of a rule."""
    for instruction in dis.get_instructions(code):
        if instruction.opname == "LOAD_GLOBAL":
            yield instruction.argval
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from _globals_in(part)


def told(circle: list[Any]) -> str:
    """A circle in words."""
    steps = [f"{_name(one)} calls {_name(other)}" for one, other in pairwise([*circle, circle[0]])]
    return f"rules that call each other in a circle can't be compiled: {', '.join(steps)}"


def _name(function: Any) -> str:
    """A rule with its module; switches are made by the kernel and have none."""
    home = function.__globals__.get("__name__")
    return f"{home}.{function.__name__}" if home else f"the switch {function.__name__}"
