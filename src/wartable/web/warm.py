"""Compiling the rules ahead of need, in a process of its own, and how far that has come.
`python -m wartable.web.warm FILE` is that process; the web process only ever reads the small file."""

from __future__ import annotations

import json
import os
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

QUICK = "greedy"  # who plays where many matches are wanted at once


@dataclass(frozen=True)
class Progress:
    """How far the compilation is: which game, how many of its functions, and whether all is done."""

    game: str = ""
    done: int = 0
    total: int = 0
    ready: bool = False
    failed: bool = False


class Warmer:
    """Starts the compiling process and reads what it tells."""

    def __init__(self) -> None:
        self.file = Path(tempfile.gettempdir()) / f"wartable-warm-{secrets.token_hex(8)}.json"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Begin; a machine that does not want compiled rules (WARTABLE_JIT=0) is warm at once."""
        if os.environ.get("WARTABLE_JIT", "1") == "0":
            self.rest()
            return
        self.process = subprocess.Popen(
            [sys.executable, "-m", "wartable.web.warm", str(self.file)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def rest(self) -> None:
        """Nothing is to be compiled."""
        write(self.file, Progress(ready=True))

    def progress(self) -> Progress:
        told = read(self.file)
        if not told.ready and self.process is not None and self.process.poll() not in (None, 0):
            return Progress(told.game, told.done, told.total, failed=True)
        return told

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(5)
        self.file.unlink(missing_ok=True)


def write(file: Path, progress: Progress) -> None:
    """Put the file in place whole, so that a reader never sees half of it."""
    fresh = file.with_suffix(".new")
    fresh.write_text(json.dumps(progress.__dict__), encoding="utf-8")
    fresh.replace(file)


def read(file: Path) -> Progress:
    try:
        return Progress(**json.loads(file.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return Progress()


def warm(file: Path, games: Iterable[str]) -> None:
    """Compile these games, one after the other; what is cached already takes no time."""
    from wartable.kernel.contract import game
    from wartable.kernel.engine import engine, is_cached
    from wartable.players import modules

    for name in games:
        chosen = game(name)
        if not is_cached(chosen, modules(chosen)):

            def tell(function: str, done: int, total: int, name: str = name) -> None:
                write(file, Progress(name, done, total))

            engine(chosen, modules(chosen), compiled=True, progress=tell)
    write(file, Progress(ready=True))
    for name in games:  # nobody waits for it: decks are tried by greedy, and who asks for it by name has it
        engine(game(name), modules(game(name), QUICK), compiled=True)


if __name__ == "__main__":
    from wartable.kernel.finding import usual_first

    if hasattr(os, "nice"):
        os.nice(5)  # the page and the first match come before
    warm(Path(sys.argv[1]), usual_first())
