"""The generated switch: the right case for every number, and `otherwise` for all the rest."""

import numpy as np
import pytest

from wartable.kernel.rule import is_rule, rule, twin
from wartable.kernel.switch import switch


def case(number: int):
    namespace: dict = {}
    exec(f"def f(x):\n    return {number} * 100 + x", namespace)
    return rule(namespace["f"])


NUMBERS = ([5], [0, 1], [0, 1, 2], [3, 7, 8, 20, 21, 22, 90], list(range(0, 150, 2)))


@pytest.mark.parametrize("numbers", NUMBERS, ids=len)
def test_every_number_calls_its_own_case(numbers: list[int]) -> None:
    choose = switch("choose", {number: case(number) for number in numbers}, "x", "-1")
    for number in range(-3, 160):
        assert choose(number, 7) == (number * 100 + 7 if number in numbers else -1)


def test_a_compiled_switch_does_the_same() -> None:
    import numba

    numbers = NUMBERS[3]
    choose = switch("choose", {number: case(number) for number in numbers}, "x", "-1")
    assert is_rule(choose)
    compiled = twin(choose)

    @numba.njit
    def run(out):
        for number in range(len(out)):
            out[number] = compiled(number, 7)

    out = np.zeros(100, np.int64)
    run(out)
    assert out.tolist() == [choose(number, 7) for number in range(100)]
