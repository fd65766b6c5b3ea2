"""The playthroughs in `golden/` are what is played and said today. A change of rules or words shows there first."""

import pytest

from .playthrough import FOLDER, names, playthrough


@pytest.mark.parametrize("name", names())
def test_the_playthrough_is_as_written(name: str) -> None:
    """If the change was meant: python -m tests.suite.playthrough --update, and read what it changed."""
    assert playthrough(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", names())
def test_a_person_can_read_it(name: str) -> None:
    assert len((FOLDER / f"{name}.txt").read_bytes()) < 60_000


def test_nothing_old_lies_about() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(names())
