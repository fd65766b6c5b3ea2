"""The smallest game, as a package of its own to start from: `python -m wartable.template my-game` writes it down.
It is no game of ours until it is installed; docs/add-a-game.md goes on from there."""

from __future__ import annotations

import shutil
from pathlib import Path

PACKAGE = Path(__file__).parent / "package"


def write_to(folder: Path) -> None:
    """Put a copy of the package into a folder that is not there yet."""
    shutil.copytree(PACKAGE, folder, ignore=shutil.ignore_patterns("__pycache__"))
