"""Loops and words written out: a twin does what the plain rule does, at the lines where people wrote it."""

from __future__ import annotations

import random
import traceback
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

from wartable.kernel.rule import compiling, rule, twin
from wartable.kernel.writing import Word, is_written, loop, written

HALF = 5
NOBODY = -1


class Kind(Word):
    """A word with another one in it."""

    @property
    def own(self) -> Kind:
        return Kind(self + 100)

    def of(self, number: int) -> Kind:
        return Kind(self + number)

    def __or__(self, other: int) -> Kind:
        return Kind(int(self) | int(other))


ODD = Kind(1)


@rule
def fits(g, kind, slot, seat):
    return g.card[slot] % 2 == kind % 2 and (kind < 100 or slot // HALF == seat)


@loop
def each(g, kind, seat=NOBODY):
    """Pieces that a word fits."""
    for side in range(2):
        if kind < 100 or side == seat:
            for slot in range(side * HALF, side * HALF + g.high[side]):
                if fits(g, kind, slot, seat):
                    yield slot


@rule
def total(g, seat):
    found = 0
    for piece in each(g, ODD.own, seat):
        if g.card[piece] == 3:
            continue
        for other in each(g, ODD):
            if other > 7:
                break
            found += g.card[piece] * other
        if found > 60:
            break
    return found


@rule
def first(g, seat):
    for piece in each(g, ODD.of(1) | 100, seat=seat):
        for _ in range(3):
            if g.card[piece] > 2:
                return piece
    return -1


@rule
def plain(g, seat):
    return seat + HALF


@rule
def breaks_down(g, seat):
    for piece in each(g, ODD):
        if piece >= 0:
            return g.nothing[piece]
    return 0


def board(seed: int) -> Any:
    lot = random.Random(seed)
    cards = [lot.randrange(6) for _ in range(2 * HALF)]
    return SimpleNamespace(card=cards, high=[lot.randrange(HALF + 1), lot.randrange(HALF + 1)])


def bound(function: Any) -> Any:
    """A rule as its twin has it, not compiled."""
    code, added = written(function)
    return FunctionType(code, {**function.__globals__, **added}, function.__name__)


@pytest.mark.parametrize("function", [total, first])
def test_what_is_written_out_does_the_same(function: Any) -> None:
    own = bound(function)
    for seed in range(500):
        for seat in range(2):
            assert own(board(seed), seat) == function(board(seed), seat)


def test_no_generator_and_no_word_is_left() -> None:
    code, _ = written(total)
    assert "each" not in code.co_names and "ODD" not in code.co_names
    assert {101, 1} <= set(code.co_consts)


def test_only_rules_with_loops_or_words_are_written_out() -> None:
    assert is_written(total) and is_written(first) and not is_written(plain) and not is_written(fits)


def test_an_error_names_the_line_that_was_written() -> None:
    lines = []
    for function in (breaks_down, bound(breaks_down)):
        with pytest.raises(AttributeError) as told:
            function(SimpleNamespace(card=[1] * 10, high=[5, 5]), 0)
        lines.append(traceback.extract_tb(told.value.__traceback__)[-1].lineno)
    assert lines[0] == lines[1]


@pytest.mark.skipif(not compiling(), reason="nothing is compiled")
def test_compiled_it_does_the_same() -> None:
    import numba

    record = np.dtype([("card", "i1", (10,)), ("high", "i2", (2,))], align=True)
    own = twin(total)

    @numba.njit
    def called(rows, seat):  # type: ignore[no-untyped-def]
        return own(rows[0], seat)

    for seed in range(50):
        g = board(seed)
        rows = np.zeros(1, record)
        rows["card"][0], rows["high"][0] = g.card, g.high
        assert [called(rows, seat) for seat in range(2)] == [total(g, seat) for seat in range(2)]


TABLE = np.zeros(8, np.int64)


class Entered(Word):
    """A word that is entered into a table when it is first read."""

    @property
    def doubled(self) -> Entered:
        TABLE[2 * self] = 7
        return Entered(2 * self)


THREE = Entered(3)


@rule
def looked_up(which):
    return TABLE[which]


@rule
def looks_up(g):
    return looked_up(g) + looked_up(THREE.doubled)


@pytest.mark.skipif(not compiling(), reason="nothing is compiled")
def test_a_word_that_a_rule_is_the_first_to_read_is_in_the_tables_of_all() -> None:
    """Compiled code holds tables as they were when it was compiled: the inner rule is compiled before the word is met."""
    import numba

    own = twin(looks_up)

    @numba.njit
    def called(number):  # type: ignore[no-untyped-def]
        return own(number)

    assert called(0) == 7


def test_a_loop_ends_with_its_yield() -> None:
    with pytest.raises(AssertionError, match="the loop goes_on goes on after its yield"):
        written(over_what_goes_on)
    with pytest.raises(AssertionError, match="the loop twice has not just one yield"):
        written(over_two)
    with pytest.raises(AssertionError, match=r"the loop each misses \['kind'\]"):
        written(over_too_little)


@loop
def goes_on(g):
    for slot in range(3):
        yield slot
        g.count += 1


@loop
def twice(g):
    for slot in range(3):
        yield slot
        yield slot


def over_what_goes_on(g):
    for slot in goes_on(g):
        return slot


def over_two(g):
    for slot in twice(g):
        return slot


def over_too_little(g):
    for slot in each(g):
        return slot
