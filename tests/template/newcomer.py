"""Somebody who follows docs/add-a-game.md to the letter, in a folder of his own: what stands there as commands is run.
Nothing is asked of the network, and nothing is left in the environment that the tests run in."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "add-a-game.md"
PATIENCE = 500.0  # seconds that one command may take on a busy machine
MODULES = {"python": [], "pip": ["-m", "pip"], "wartable": ["-m", "wartable"]}


def documented() -> list[str]:
    """The commands of the page, in order."""
    blocks = re.findall(r"^```sh\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines() if line]


@dataclass(frozen=True)
class Newcomer:
    """One who works in a folder."""

    folder: Path

    @property
    def installed(self) -> Path:
        """Where packages go that are installed."""
        return self.folder / "installed"

    @property
    def environment(self) -> dict[str, str]:
        path = [str(ROOT / "src"), str(self.installed), os.environ.get("PYTHONPATH", "")]
        return {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(filter(None, path)),
            "WARTABLE_DATA": str(self.folder / "data"),
            "WARTABLE_CACHE": str(self.folder / "cache"),
            "WARTABLE_JIT": "1",
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
            "PIP_NO_BUILD_ISOLATION": "0",  # that is pip's way to say: without
            "PIP_NO_DEPS": "1",
            "PIP_NO_INDEX": "1",
            "PIP_TARGET": str(self.installed),
            "LANG": "C.UTF-8",
        }

    def run(self, command: str, typed: str = "") -> str:
        """What a command says; it must end well."""
        program, *rest = shlex.split(command)
        ran = subprocess.run(
            [sys.executable, *MODULES[program], *rest],
            cwd=self.folder,
            env=self.environment,
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=PATIENCE,
        )
        assert ran.returncode == 0, f"{command}\n{ran.stdout}{ran.stderr}"
        return ran.stdout

    def install(self) -> None:
        """The first steps of the page, up to the installed package."""
        for command in documented()[:2]:
            self.run(command)
