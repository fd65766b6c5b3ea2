"""The folder of results that the table shows, and who may see it: whoever sits at this machine, or all if the host says so.
It is only ever read."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from wartable.lab.results import JOB, default_folder
from wartable.web.reach import Reach


@dataclass(frozen=True)
class LabFolder:
    """Where results lie, each in a folder of its own."""

    path: Path = field(default_factory=default_folder)
    shown: bool = False  # whoever runs the table has named the folder, and so shows it to all

    def may_read(self, reach: Reach, request: Any) -> bool:
        return self.shown or reach.is_own(request)

    def names(self) -> list[str]:
        """The folders of results, the latest first; what is no such folder is passed over."""
        try:
            found = [path for path in self.path.iterdir() if (path / JOB).is_file() and not path.is_symlink()]
            return [path.name for path in sorted(found, key=lambda path: -(path / JOB).stat().st_mtime_ns)]
        except OSError:
            return []
