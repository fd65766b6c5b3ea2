"""Types for rules: each game's `record.py`, made from the declared fields of its record and the pieces of its observation.
`python -m wartable.lab.records` writes them and gives every `g` its type; with `--check` it only says what is out of date."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from wartable.kernel.contract import Game, game, game_names
from wartable.kernel.errors import WartableError
from wartable.rulebook import checkout

_ARRAYS: Final = ("", "Row", "Grid", "Cube")
_REALS: Final = ("float", "Reals", "RealGrid")
_HEAD: Final = '''"""The record and the observation of a match of {title}, for the type checker. Made by `python -m wartable.lab.records`."""

from __future__ import annotations

from typing import Protocol

from wartable.kernel.typed import {used}


'''
# What has one type in every function: `g`, its first parameter, and `seen`, its last one.
_G: Final = re.compile(r"^( *def \w+\(\s*g)(?:: Any)?(?=[,)])", re.MULTILINE)
_SEEN: Final = re.compile(r"^( *def \w+\(.*, seen)(?=\):)", re.MULTILINE)
_FIRST_IMPORT: Final = re.compile(r"^(?:from|import) (?!__future__)", re.MULTILINE)


def protocols(game: Game) -> str:
    """The text of a game's `record.py`."""
    record = _protocol("Record", "AnyRecord, Protocol", "A match.", game.layout.dtype)
    seen = _protocol("Seen", "Protocol", "What a seat knows, as `observe` fills it.", game.observes.dtype)
    used = sorted(
        set(re.findall(r": (Row|Grid|Cube|Reals|RealGrid)$", record + seen, re.MULTILINE)) | {"AnyRecord"}
    )
    return _HEAD.format(title=game.title, used=", ".join(used)) + record + "\n\n" + seen


def _protocol(name: str, bases: str, meaning: str, dtype: np.dtype[Any]) -> str:
    assert dtype.fields is not None
    fields = [f"    {field}: {_type_of(dtype.fields[field][0])}" for field in dtype.fields if field != "pad"]
    return "\n".join([f"class {name}({bases}):", f'    """{meaning}"""', "", *fields, ""])


def _type_of(kind: np.dtype[Any]) -> str:
    if kind.base.kind == "f":
        return _REALS[len(kind.shape)]
    return _ARRAYS[len(kind.shape)] or "int"


def typed(text: str, name: str) -> str:
    """A module of a game in which the record and the observation have their types in every function."""
    changed = _SEEN.sub(r"\1: Seen", _G.sub(r"\1: Record", text))
    if changed == text:
        return text
    home = f"from wartable.games.{name}.record import "
    needed = [kind for kind in ("Record", "Seen") if f": {kind}" in changed]
    changed = re.sub(rf"^{re.escape(home)}.*\n", "", changed, flags=re.MULTILINE)
    first = _FIRST_IMPORT.search(changed)
    if first is None:
        raise WartableError(f"a module of {name} has rules and imports nothing.")
    return f"{changed[: first.start()]}{home}{', '.join(needed)}\n{changed[first.start() :]}"


def files() -> dict[Path, str]:
    """Every module of a game that has a record in it, as it should read."""
    root = checkout()
    if root is None:
        raise WartableError("types can only be made in a checkout of the sources.")
    found: dict[Path, str] = {}
    for name in game_names():
        folder = root / "src" / "wartable" / "games" / name
        if not folder.is_dir():
            continue  # a package of its own
        for path in sorted(folder.rglob("*.py")):
            found[path] = typed(path.read_text(encoding="utf-8"), name)
        found[folder / "record.py"] = protocols(game(name))
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m wartable.lab.records", description="Make the types of records anew."
    )
    parser.add_argument("--check", action="store_true", help="change nothing; fail when one is out of date")
    checking = parser.parse_args(arguments).check
    old = {path: text for path, text in files().items() if not path.exists() or path.read_text() != text}
    for path, text in old.items():
        where = "/".join(path.parts[-3:])
        print(
            f"{where} is out of date: run python -m wartable.lab.records" if checking else f"rewrote {where}"
        )
        if not checking:
            path.write_text(text, encoding="utf-8")
    return 1 if checking and old else 0


if __name__ == "__main__":
    sys.exit(main())
