"""Loops and words that a twin has written out: in plain Python they are what they look like, compiled they are nothing.
A *loop* is a generator over pieces, `for unit in each(g, UNIT.own, seat):`, which the compiler would run five times slower
than the loop it stands for; a twin has the generator's own text in its place. A *word* is a number with a meaning, such as
a filter; a twin has the number. A rule is only looked at when it is compiled, so a start from the cache pays nothing."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Mapping
from enum import IntEnum
from functools import cache
from pathlib import Path
from types import CodeType
from typing import Any, TypeVar

Loop = TypeVar("Loop", bound=Callable[..., Any])

_loops: set[Any] = set()


class Word(int):
    """A number with a meaning: where plain Python has the word, a twin has the number."""


def loop(generator: Loop) -> Loop:
    """Mark a generator over a record, so that rules can loop over it.

    It has one `yield`, at the end of its innermost loop, and no `return`: what it gives is then dealt with by the body of
    whoever loops over it, in just this place.
    """
    _loops.add(generator)
    return generator


def is_loop(value: object) -> bool:
    return callable(value) and getattr(value, "__hash__", None) is not None and value in _loops


def is_written(function: Any) -> bool:
    """Whether a rule names a loop or a word, so that its twin has another text."""
    names = function.__globals__
    return any(
        isinstance(names.get(name), Word) or is_loop(names.get(name)) for name in function.__code__.co_names
    )


def written(function: Any, numbers: bool = False) -> tuple[CodeType, dict[str, Any]]:
    """The code of a rule with its loops and words written out, and the names that came in with its loops.

    With `numbers` members of enumerations are written as what they count: not all that compiles can look a table up by them.
    What a switch has written itself has only numbers.
    """
    if not Path(function.__code__.co_filename).exists():
        return function.__code__, {}
    tree = copy.deepcopy(_tree_of(function))
    tree.decorator_list = []
    writer = _Writer(function.__globals__, frozenset(function.__code__.co_varnames) if numbers else None)
    module = ast.fix_missing_locations(ast.Module([writer.visit(tree)], []))
    code = compile(module, function.__code__.co_filename, "exec")
    return next(part for part in code.co_consts if isinstance(part, CodeType)), writer.added


@cache
def _functions(file: str) -> Mapping[tuple[str, int], ast.FunctionDef]:
    """All functions of a file by name and first line; its text is read once."""
    found = {}
    for node in ast.walk(ast.parse(Path(file).read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            first = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
            found[node.name, first] = node
    return found


def _tree_of(function: Any) -> ast.FunctionDef:
    code = function.__code__
    return _functions(code.co_filename)[function.__name__, code.co_firstlineno]


class _Writer(ast.NodeTransformer):
    """Puts numbers for words, and for each loop over a generator the generator's own statements."""

    def __init__(self, names: Mapping[str, Any], own: frozenset[str] | None = None) -> None:
        self.names = names
        self.own = (
            own  # names that mean something of the function's own; without them enumerations stay as they are
        )
        self.loops = 0
        self.added: dict[str, Any] = {}

    def visit_Name(self, node: ast.Name) -> ast.AST:
        return self._number(node) or self._member(node) or node

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        return self._number(node) or self._member(node) or self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        return self._number(node) or self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        return self._number(node) or self.generic_visit(node)

    def _number(self, node: ast.expr) -> ast.AST | None:
        """The number of a word, however it is put together: `UNIT.own`, `UNIT.of(Race.ORC)`, `UNIT | SECTION`."""
        if not _begins_with_word(node, self.names):
            return None
        told = compile(ast.Expression(copy.deepcopy(node)), "word", "eval")
        value = eval(told, dict(self.names))  # noqa: S307 (our own text)
        return ast.copy_location(ast.Constant(int(value)), node) if isinstance(value, Word) else None

    def _member(self, node: ast.Name | ast.Attribute) -> ast.AST | None:
        """The number of a member of an enumeration, by its own name or by that of its class."""
        if self.own is None or not isinstance(node.ctx, ast.Load):
            return None
        value: Any = None
        if isinstance(node, ast.Name) and node.id not in self.own:
            value = self.names.get(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            value = getattr(self.names.get(node.value.id), node.attr, None)
        return ast.copy_location(ast.Constant(int(value)), node) if isinstance(value, IntEnum) else None

    def visit_For(self, node: ast.For) -> Any:
        generator = self._generator(node.iter)
        self.generic_visit(node)
        if generator is None:
            return node
        assert isinstance(node.iter, ast.Call) and not node.orelse, "a loop over pieces has no else"
        self.loops += 1
        return self._written(node, node.iter, generator)

    def _generator(self, iterated: ast.expr) -> Any:
        if isinstance(iterated, ast.Call) and isinstance(iterated.func, ast.Name):
            named = self.names.get(iterated.func.id)
            return named if is_loop(named) else None
        return None

    def _written(self, node: ast.For, call: ast.Call, generator: Any) -> list[ast.stmt]:
        """The generator's statements, with the body of the loop where it yields."""
        tree = copy.deepcopy(_tree_of(generator))
        _check(tree)
        mark = f"{generator.__name__}{self.loops}"
        parameters = [argument.arg for argument in tree.args.args]
        own = {*parameters, *_assigned(tree)}
        renamed = {name: f"{name}_{mark}" for name in own}
        for name in _named(tree) - own:
            if name in generator.__globals__:
                renamed[name] = f"{generator.__name__}_{name}"
                self.added[renamed[name]] = generator.__globals__[name]
        arguments = _arguments(call, tree, renamed)
        before: list[ast.stmt] = [_assignment(renamed[name], arguments[name]) for name in parameters]
        flag = f"left_{mark}"
        left = _Left(flag)
        body = _flat(left.visit(statement) for statement in node.body)
        if left.used:
            before.append(_assignment(flag, ast.Constant(False)))
        at_yield = _AtYield(node.target, body, flag if left.used else "")
        statements = [
            statement
            for statement in tree.body
            if not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant))
        ]
        made = _flat(at_yield.visit(_Renamed(renamed).visit(statement)) for statement in statements)
        _place(before + made, {part for statement in body for part in ast.walk(statement)}, node)
        return before + made


def _begins_with_word(node: ast.expr, names: Mapping[str, Any]) -> bool:
    while not isinstance(node, ast.Name):
        if isinstance(node, ast.Attribute):
            node = node.value
        elif isinstance(node, ast.Call):
            node = node.func
        elif isinstance(node, ast.BinOp):
            node = node.left
        else:
            return False
    return isinstance(node.ctx, ast.Load) and isinstance(names.get(node.id), Word)


def _check(generator: ast.FunctionDef) -> None:
    """One yield, at the end of all that is around it, so that `continue` in a body goes where it should."""
    name = generator.name
    yields = [part for part in ast.walk(generator) if isinstance(part, ast.Yield | ast.YieldFrom)]
    assert len(yields) == 1 and isinstance(yields[0], ast.Yield), f"the loop {name} has not just one yield"
    assert not any(isinstance(part, ast.Return) for part in ast.walk(generator)), f"the loop {name} returns"
    block = generator.body
    while not (isinstance(block[-1], ast.Expr) and block[-1].value is yields[0]):
        inner = block[-1]
        assert isinstance(inner, ast.For | ast.If) and not inner.orelse, (
            f"the loop {name} goes on after its yield"
        )
        block = inner.body


def _assigned(tree: ast.AST) -> set[str]:
    return {
        part.id for part in ast.walk(tree) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)
    }


def _named(tree: ast.FunctionDef) -> set[str]:
    return {part.id for part in ast.walk(tree) if isinstance(part, ast.Name)}


def _arguments(call: ast.Call, tree: ast.FunctionDef, renamed: Mapping[str, str]) -> dict[str, ast.expr]:
    """What is handed to a generator, by its parameters; what it takes by itself has names of its own module."""
    parameters = [argument.arg for argument in tree.args.args]
    defaults = [_Renamed(renamed).visit(value) for value in tree.args.defaults]
    usual = dict(zip(parameters[len(parameters) - len(defaults) :], defaults, strict=True))
    given = dict(zip(parameters, call.args, strict=False))
    given |= {keyword.arg: keyword.value for keyword in call.keywords if keyword.arg}
    missing = [name for name in parameters if name not in given and name not in usual]
    assert not missing and len(call.args) <= len(parameters), f"the loop {tree.name} misses {missing}"
    return {**usual, **given}


def _assignment(name: str, value: ast.expr) -> ast.Assign:
    return ast.Assign([ast.Name(name, ast.Store())], copy.deepcopy(value), lineno=0)


def _flat(parts: Any) -> list[Any]:
    return [each for part in parts for each in (part if isinstance(part, list) else [part])]


def _place(statements: list[ast.stmt], kept: set[ast.AST], at: ast.For) -> None:
    """What was written in stands at the line of its loop, so that errors name the line that people see."""
    for statement in statements:
        for part in ast.walk(statement):
            if part not in kept and isinstance(part, ast.stmt | ast.expr):
                ast.copy_location(part, at)


class _Renamed(ast.NodeTransformer):
    def __init__(self, names: Mapping[str, str]) -> None:
        self.names = names

    def visit_Name(self, node: ast.Name) -> ast.Name:
        node.id = self.names.get(node.id, node.id)
        return node


class _Left(ast.NodeTransformer):
    """`break` of a body leaves all loops of the generator; loops inside the body keep theirs."""

    def __init__(self, flag: str) -> None:
        self.flag = flag
        self.used = False

    def visit_For(self, node: ast.For) -> ast.For:
        return node

    def visit_While(self, node: ast.While) -> ast.While:
        return node

    def visit_Break(self, node: ast.Break) -> list[ast.stmt]:
        self.used = True
        return [ast.copy_location(_assignment(self.flag, ast.Constant(True)), node), node]


class _AtYield(ast.NodeTransformer):
    """The yield becomes what is done with what it gives; loops around it are left when the body was."""

    def __init__(self, target: ast.expr, body: list[ast.stmt], flag: str) -> None:
        self.target = target
        self.body = body
        self.flag = flag

    def visit_For(self, node: ast.For) -> ast.For:
        around = any(isinstance(part, ast.For) for inner in node.body for part in ast.walk(inner))
        self.generic_visit(node)
        if self.flag and around:
            node.body.append(ast.If(ast.Name(self.flag, ast.Load()), [ast.Break()], []))
        return node

    def visit_Expr(self, node: ast.Expr) -> Any:
        if isinstance(node.value, ast.Yield):
            assert node.value.value is not None
            return [ast.Assign([copy.deepcopy(self.target)], node.value.value, lineno=0), *self.body]
        return node
