"""The `rule` decorator and the compiled twins of rules.
Rules are plain Python everywhere; what is compiled is a twin, made only when an engine asks for it."""

from __future__ import annotations

import os
from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar

from wartable.kernel.linking import INNER, link_once
from wartable.kernel.writing import is_written, written

Rule = TypeVar("Rule", bound=Callable[..., Any])

MAKES_ARRAYS = {"zeros", "empty", "full"}  # a rule that calls one of these has arrays of its own

_rules: set[Any] = set()
_twins: dict[Any, Any] = {}
_twin_globals: dict[int, dict[str, Any]] = {}
_unwritten: list[
    tuple[Any, Any]
] = []  # twins' functions, and the rules whose loops and words they have to write out


def compiling() -> bool:
    """Whether engines compile: yes, unless WARTABLE_JIT=0."""
    return os.environ.get("WARTABLE_JIT", "1") != "0"


def rule(function: Rule) -> Rule:
    """Mark a function over records as a rule: it stays plain Python and can be given a compiled twin.

    A rule may call other rules and read constants of its module; it touches nothing else.
    """
    _rules.add(function)
    return function


def is_rule(value: object) -> bool:
    return isinstance(value, FunctionType) and value in _rules


def twin(function: Any) -> Any:
    """The compiled twin of a rule: the same code, with every rule it can name replaced by its twin."""
    if function not in _twins:
        bound = FunctionType(
            function.__code__, _globals_of(function), function.__name__, function.__defaults__
        )
        if function not in _twins:  # filling the globals may have come here already
            _twins[function] = inner_function(bound, function)
    return _twins[function]


def inner_function(function: Any, origin: Any = None, inlined: bool = False) -> Any:
    """Compile a function that only compiled functions call: no wrappers, and one version for all whole numbers.

    Left to itself the compiler would make a version for every mix of 8-bit and 64-bit numbers and enumerations
    that a rule is called with, which takes most of the time of a first start. A rule whose text has loops or words
    (`origin`) gets its own code only when something is compiled. What is `inlined` is never called: to hand a dozen arrays on
    takes longer than what is done with them.
    """
    import numba

    options: Any = {
        "nogil": True,
        "error_model": "numpy",
        "no_cfunc_wrapper": True,
        "no_cpython_wrapper": True,
        "forceinline": inlined,
    }
    # who makes no arrays has none to give back, and nothing to count: that took half of the time of a look
    options["_nrt"] = bool(MAKES_ARRAYS.intersection(function.__code__.co_names))
    link_once()
    function.__qualname__ = INNER + function.__qualname__
    dispatcher: Any = numba.njit(**options)(function)
    typed_call = dispatcher.get_call_template
    whole = (numba.types.Integer, numba.types.IntegerLiteral, numba.types.IntEnumMember)

    if origin is not None and is_written(origin):
        _unwritten.append((function, origin))

    def call_with_int64(arguments: tuple[Any, ...], names: dict[str, Any]) -> Any:
        write_all_out()
        widened = tuple(numba.int64 if isinstance(kind, whole) else kind for kind in arguments)
        return typed_call(widened, names)

    dispatcher.get_call_template = call_with_int64
    return dispatcher


def write_all_out() -> None:
    """Give all twins that were made the code of their rules with loops and words written out.

    All at once, before the first of them is compiled: a word may be entered into a table when it is first read, and
    compiled code holds tables as they were.
    """
    while _unwritten:
        bound, origin = _unwritten.pop()
        bound.__code__, added = written(origin)
        for name, value in added.items():
            bound.__globals__[name] = twin(value) if is_rule(value) else value


def refuse_unsigned() -> None:
    """Raise AssertionError where a compiled rule reckons without a sign.

    Fields that number something have none, so that no place of a table is counted from its end. But the difference of two
    of them has none either, and would be huge where plain Python's is below 0.
    """
    import numba

    for function, dispatcher in _twins.items():
        for compiled in dispatcher.overloads.values():
            kinds = compiled.type_annotation.typemap.items()
            wrong = [name for name, kind in kinds if kind == numba.uint64]
            assert not wrong, f"{function.__qualname__} reckons without a sign: {', '.join(wrong)}"


def _globals_of(function: Any) -> dict[str, Any]:
    """One namespace of twins for each module, filled before anything in it is compiled."""
    names = function.__globals__
    if id(names) not in _twin_globals:
        twins = _twin_globals[id(names)] = dict(names)
        for name, value in names.items():
            if is_rule(value):
                twins[name] = twin(value)
    return _twin_globals[id(names)]
