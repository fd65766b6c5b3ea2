"""Results of the lab at the table: who may see them, which folders count, and that nothing else is read."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

from wartable.lab.jobs import Job
from wartable.lab.results import Folder
from wartable.web.lab_folder import LabFolder
from wartable.web.reach import Reach

JOB = Job("simulate", "invictus", "short", {}, ("random", "random"), 2, 7)


def asked(client: str = "127.0.0.1", host: str = "localhost", **headers: str) -> Any:
    return SimpleNamespace(
        client=SimpleNamespace(host=client), url=SimpleNamespace(hostname=host), headers=headers
    )


def test_only_who_sits_at_this_machine_sees_results(tmp_path: Path) -> None:
    lab = LabFolder(tmp_path)
    assert lab.may_read(Reach(), asked())
    assert not lab.may_read(Reach(), asked(client="192.168.1.9"))
    assert not lab.may_read(Reach(), asked(host="evil.example"))
    assert not lab.may_read(Reach(), asked(via="a proxy"))
    assert not lab.may_read(Reach(hosted=True), asked())
    assert not lab.may_read(Reach(host="0.0.0.0"), asked())


def test_a_host_who_names_the_folder_shows_it_to_all(tmp_path: Path) -> None:
    assert LabFolder(tmp_path, shown=True).may_read(Reach(hosted=True), asked(client="192.168.1.9"))


def test_only_folders_of_results_are_listed(tmp_path: Path) -> None:
    home = tmp_path / "lab"
    Folder.begin(home / "mine", JOB, resume=False)
    (home / "letters").mkdir()
    (home / "file.txt").write_text("x")
    Folder.begin(tmp_path / "elsewhere", JOB, resume=False)
    (home / "link").symlink_to(tmp_path / "elsewhere")
    assert LabFolder(home).names() == ["mine"]
    assert LabFolder(tmp_path / "none").names() == []
