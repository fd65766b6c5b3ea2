"""How many of the lines of `src` the type checker looks at: `python -m tests.typed_share` says it and fails below the least.
Not looked at is what `pyproject.toml` leaves out, and every function over a record that does not say which record it is."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
LEAST = 0.85


def share() -> float:
    """The covered lines among all."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]
    lines = covered = 0
    for path in sorted((ROOT / "src").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        count = len(text.splitlines())
        lines += count
        if not is_left_out(path.relative_to(ROOT / "src"), settings):
            covered += count - lines_over_any_record(text)
    return covered / lines


def is_left_out(path: Path, settings: dict[str, Any]) -> bool:
    """Whether the settings leave a file out, or hide what is found in it."""
    if any(re.search(pattern, f"src/{path.as_posix()}") for pattern in settings.get("exclude", [])):
        return True
    module = ".".join(path.with_suffix("").parts)
    hidden = [name for part in settings["overrides"] if part.get("ignore_errors") for name in part["module"]]
    return any(fnmatch(module, name) for name in hidden)


def lines_over_any_record(text: str) -> int:
    """Lines of functions whose `g` has no type."""
    found = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)]
    untyped = [node for node in found if any(is_any_record(argument) for argument in node.args.args)]
    return sum((node.end_lineno or node.lineno) - node.lineno + 1 for node in untyped)


def is_any_record(argument: ast.arg) -> bool:
    kind = argument.annotation
    return argument.arg == "g" and (kind is None or (isinstance(kind, ast.Name) and kind.id == "Any"))


def main() -> int:
    found = share()
    print(f"The type checker looks at {found:.1%} of the lines of src; at least {LEAST:.0%} are asked for.")
    return 0 if found >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main())
