"""Rules wait until a runner links them: they are compiled right, and not one by one."""

import os
import subprocess
import sys
from pathlib import Path

import numba
import numpy as np
import pytest

from wartable.kernel import rule as rules
from wartable.kernel.linking import INNER
from wartable.kernel.rule import refuse_unsigned, rule, twin


@rule
def doubled(numbers, place):
    return 2 * numbers[place]


@rule
def sum_doubled(numbers):
    total = 0
    for place in range(len(numbers)):
        total += doubled(numbers, place)
    return total


def test_a_runner_links_what_its_rules_call() -> None:
    outer = twin(sum_doubled)

    @numba.njit
    def run(numbers):
        return outer(numbers)

    assert run(np.arange(5)) == sum_doubled(np.arange(5)) == 20
    (compiled,) = outer.overloads.values()
    assert compiled.library.name.startswith(INNER)
    own = [
        function.name for function in compiled.library._final_module.functions if not function.is_declaration
    ]
    assert own and not any("doubled" in name and "sum" not in name for name in own), (
        "it has linked nothing itself"
    )
    (runner,) = run.overloads.values()
    assert len(runner.library._linking_libraries) >= 2, "the runner links the rule's rules too"


RUNNER = """
import numba, numpy
from wartable.kernel.rule import rule, twin

@rule
def doubled(numbers, place):
    if place > 3:
        raise OverflowError("too many are there")
    return 2 * numbers[place]

twin_of_doubled = twin(doubled)

@numba.njit(cache=True)
def run(numbers):
    total = 0
    for place in range(len(numbers)):
        total += twin_of_doubled(numbers, place)
    return total

run.compile("int64(int64[::1])")
print(sum(run.stats.cache_hits.values()), run(numpy.arange(4)))
try:
    run(numpy.arange(5))
except OverflowError as problem:
    print(problem)
"""


def test_a_runner_from_the_cache_runs_and_refuses_as_before(tmp_path: Path) -> None:
    """The cache keeps its code and its own names alone, not what it was linked from."""
    (tmp_path / "runner.py").write_text(RUNNER)
    paths = os.pathsep.join([str(tmp_path), *sys.path])
    environment = {**os.environ, "PYTHONPATH": paths, "NUMBA_CACHE_DIR": str(tmp_path / "cache")}
    for hits in (0, 1):
        command = [sys.executable, "-c", "import runner"]
        told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
        assert told == f"{hits} 12\ntoo many are there\n"


@rule
def apart(rows):
    return rows[0].first - rows[0].second


def test_a_rule_that_reckons_without_a_sign_is_refused() -> None:
    difference = twin(apart)
    rows = np.zeros(1, [("first", "u1"), ("second", "u1")])

    @numba.njit
    def run(rows):
        return difference(rows)

    try:
        run(rows)
        with pytest.raises(AssertionError, match="apart reckons without a sign"):
            refuse_unsigned()
    finally:
        del rules._twins[apart]
    refuse_unsigned()
