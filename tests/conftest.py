"""What all tests share: each has a chance of its own that is the same in every run, whatever runs before or beside it.
A machine may be slow, so no single example of a property has a time limit."""

import math
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings

from wartable.table import match
from wartable.table.seeds import draw_from

from .seeded import Seeded

settings.register_profile("wartable", deadline=None, derandomize=True, database=None)
settings.load_profile("wartable")
match.SLOW = math.inf  # what counts as known to all depends on no machine


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    draw_from(Seeded(item.nodeid))


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[Any]) -> Iterator[None]:
    """What several tests share has a chance of its own, whichever of them comes first."""
    if fixturedef.scope == "function":
        return (yield)
    before = draw_from(Seeded(f"{fixturedef.baseid}::{fixturedef.argname}"))
    try:
        return (yield)
    finally:
        draw_from(before)
