"""The numbered rules of a game as its page tells them, and the tests that prove each rule and each card.
Tests are found by reading their source: nothing is imported and nothing is run."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from wartable.kernel.contract import Game
from wartable.kernel.errors import WartableError
from wartable.kernel.finding import homes
from wartable.kernel.message import Message

ENGLISH: Final = "en"
ID: Final = r"(?:[A-Z]+-\d+(?:\.\d+|[a-z])?|R\d+)"  # of a rule or ruling, as pages and tests write it

Tests = dict[str, list[str]]  # the tests that name a rule or card, by its id


@dataclass(frozen=True)
class Rule:
    """A numbered rule or ruling."""

    id: str
    text: str


def checkout() -> Path | None:
    """The root of the source checkout we run from; none when we are an installed package."""
    source = Path(__file__).resolve().parents[2]
    return source.parent if source.name == "src" and (source.parent / "pyproject.toml").is_file() else None


def has_tests() -> bool:
    """Whether tests can be looked for; an installed package comes without them."""
    root = checkout()
    return root is not None and (root / "tests").is_dir()


def page(game_name: str, language: str = ENGLISH) -> str:
    """The rules page of a game in a language, or in English where it is not translated."""
    found = _page(game_name, language) or _page(game_name, ENGLISH)
    if found is None:
        raise WartableError(Message("error-no-rules-page", {"game": repr(game_name)}))
    return found


def is_translated(game_name: str, language: str) -> bool:
    """Whether the rules page of a game is there in a language."""
    return _page(game_name, language) is not None


def _page(game_name: str, language: str) -> str | None:
    """A rules page from the folder of its game, if there is one."""
    place = page_path(game_name, language)
    return place.read_text(encoding="utf-8") if place is not None and place.is_file() else None


def page_path(game_name: str, language: str = ENGLISH) -> Path | None:
    """Where the rules page of a game stands; translations stand beside it as <game>.<language>.md."""
    if game_name not in homes():
        return None
    ending = "md" if language == ENGLISH else f"{language}.md"
    return homes()[game_name].rulebook / f"{game_name}.{ending}"


def with_pages() -> list[str]:
    """The games that have a rules page."""
    return [name for name in homes() if is_translated(name, ENGLISH)]


def rules(game_name: str, language: str = ENGLISH) -> list[Rule]:
    """All numbered rules and rulings of a game, in the order of its page."""
    return parse_rules(page(game_name, language))


def parse_rules(text: str) -> list[Rule]:
    """The rows of every table whose first column is headed `id`; what stands behind the id is the text."""
    found: list[Rule] = []
    in_rules = False
    for line in text.splitlines():
        cells = _cells(line)
        if not cells:
            in_rules = False
        elif cells[0] == "id":
            in_rules = True
        elif in_rules and re.fullmatch(ID, cells[0]):
            if any(rule.id == cells[0] for rule in found):
                raise WartableError(f"the rules page numbers two rules {cells[0]}.")
            found.append(Rule(cells[0], " ".join(cells[1:])))
    return found


def _cells(line: str) -> list[str]:
    """The cells of a table row; none for any other line."""
    if not line.startswith("|"):
        return []
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def rules_report(game_name: str, language: str = ENGLISH) -> list[dict[str, Any]]:
    """Every rule of a game with the tests that name it."""
    tests = _tests_of(game_name, "rule")
    return [
        {"id": rule.id, "text": rule.text, "tests": tests.get(rule.id, [])}
        for rule in rules(game_name, language)
    ]


def is_called(rule_id: str, text: str) -> bool:
    """Whether a person means a rule: by its number, with or without the letters before it."""
    return text.strip().upper() in (rule_id.upper(), rule_id.partition("-")[2].upper() or rule_id.upper())


def cards_report(game: Game) -> list[dict[str, Any]]:
    """Every card of a game: whether it does what it should, and the tests that name it."""
    tests = _tests_of(game.name, "card")
    return [
        {
            **{key: card[key] for key in ("id", "name", "set", "implemented")},
            "tests": tests.get(card["id"], []),
        }
        for card in game.cards()
    ]


def untested(report: Iterable[dict[str, Any]]) -> list[str]:
    """The ids of a report that no test names."""
    return [row["id"] for row in report if not row["tests"]]


def unknown(game_name: str) -> list[str]:
    """Rules that tests of this game name and its page does not have: slips of the pen, or rules gone."""
    known = {rule.id for rule in rules(game_name)}
    return sorted(set(_tests_of(game_name, "rule", only_own=True)) - known)


def _tests_of(game_name: str, mark: str, *, only_own: bool = False) -> Tests:
    """The tests that carry a mark, by its arguments: a game's own tests and those of no single game."""
    root = checkout()
    if root is None or not has_tests():
        return {}
    found: Tests = defaultdict(list)
    for path in sorted((root / "tests").rglob("test_*.py")):
        place = path.relative_to(root)
        of_game = place.parts[2] if place.parts[1] == "games" and len(place.parts) > 3 else ""
        if of_game == game_name or (not of_game and not only_own):
            for test, ids in marked_tests(path.read_text(encoding="utf-8"), mark):
                for id in ids:
                    found[id].append(f"{place.as_posix()}::{test}")
    return dict(found)


def marked_tests(source: str, mark: str) -> Iterator[tuple[str, list[str]]]:
    """The tests of a module that carry a mark, each with the mark's arguments, in the order of the source.

    A mark counts on a test, on its class, in the module's `pytestmark`, on a `pytest.param` of the test, and in
    a constant of the module that the test's decorators name.
    """
    module = ast.parse(source)
    constants = dict(_assignments(module.body))
    shared = _arguments(constants.get("pytestmark"), mark)
    yield from _marked_in(module.body, mark, constants, shared, "")


def _marked_in(
    body: Sequence[ast.stmt], mark: str, constants: dict[str, ast.expr], shared: list[str], prefix: str
) -> Iterator[tuple[str, list[str]]]:
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            own = _arguments(dict(_assignments(node.body)).get("pytestmark"), mark)
            marks = [*shared, *own, *_decorated(node, mark, constants)]
            yield from _marked_in(node.body, mark, constants, marks, f"{prefix}{node.name}::")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            marks = [*shared, *_decorated(node, mark, constants)]
            if marks:
                yield prefix + node.name, list(dict.fromkeys(marks))


def _assignments(body: Sequence[ast.stmt]) -> Iterator[tuple[str, ast.expr]]:
    for node in body:
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    yield target.id, node.value
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            yield node.target.id, node.value


def _decorated(
    node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef, mark: str, constants: dict[str, ast.expr]
) -> list[str]:
    found = []
    for decorator in node.decorator_list:
        found += _arguments(decorator, mark)
        for part in ast.walk(decorator):
            if isinstance(part, ast.Name):
                found += _arguments(constants.get(part.id), mark)
    return found


def _arguments(tree: ast.expr | None, mark: str) -> list[str]:
    """The texts given to every `pytest.mark.<mark>(…)` inside an expression."""
    return [
        argument.value
        for call in (ast.walk(tree) if tree is not None else ())
        if isinstance(call, ast.Call) and _is_mark(call.func, mark)
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def _is_mark(function: ast.expr, mark: str) -> bool:
    """`pytest.mark.rule` or `mark.rule`."""
    return isinstance(function, ast.Attribute) and ast.unparse(function) in (
        f"pytest.mark.{mark}",
        f"mark.{mark}",
    )
