"""Where chance comes from: at a table of people from the system and nothing else, in a test from the name of the test."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from wartable.table import seeds
from wartable.table.store import Store
from wartable.table.table import Table

from ..seeded import Seeded
from .party import sit_down

SOURCES = Path(seeds.__file__).parents[1]
FRESH = "from wartable.table.seeds import *; print(fresh_seed(), fresh_secret(), fresh_token(), fresh_name())"


def fresh() -> str:
    """What another process draws."""
    return subprocess.run([sys.executable, "-c", FRESH], capture_output=True, text=True, check=True).stdout


def test_a_table_of_people_draws_something_else_each_time() -> None:
    first, second = fresh().split(), fresh().split()
    assert len(first) == 4 and not set(first) & set(second)


def test_nothing_in_the_program_chooses_another_source() -> None:
    """Neither by an option nor by a variable can a table be started whose shuffles somebody foresees."""
    calls = re.compile(r"\bdraw_from\b")
    asking = [file.name for file in SOURCES.rglob("*.py") if calls.search(file.read_text("utf-8"))]
    assert asking == ["seeds.py"]
    assert "environ" not in Path(seeds.__file__).read_text("utf-8")


def test_the_same_text_gives_the_same_and_each_purpose_has_its_own() -> None:
    first, again, other = Seeded("a test"), Seeded("a test"), Seeded("another")
    drawn = [first("secret", 32), first("secret", 32), first("token", 32)]
    again("token", 32)  # a token more changes no secret
    assert [again("secret", 32), again("secret", 32)] == drawn[:2]
    assert len({*drawn, other("secret", 32)}) == 4


@pytest.mark.anyio
async def test_a_test_meets_the_same_match_each_time(tmp_path: Path) -> None:
    seen = []
    for run in range(2):
        seeds.draw_from(Seeded("a test"))
        async with Table(Store(f"sqlite:///{tmp_path}/{run}.sqlite")) as table:
            created = await sit_down(table)
            state = await table.state(created.match, created.tokens[0])
            seen.append((created, state["view"], state["actions"]))
    assert seen[0] == seen[1]
