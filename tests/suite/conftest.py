"""Tests of the suite name what they want by argument: `game`, `usual_variant` or `variant` (usual and unusual)."""

import pytest

from .matches import all_variants, games, usual


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    for name, values in (("game", games), ("usual_variant", usual), ("variant", all_variants)):
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, values(), ids=lambda value: value.name)
