"""Rules wait until a runner links them: they are compiled right, and not one by one."""

import numba
import numpy as np

from wartable.kernel.linking import INNER
from wartable.kernel.rule import rule, twin


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
