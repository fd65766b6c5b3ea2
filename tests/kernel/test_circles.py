"""Circles of rules are found and named before the compiler would stumble over them."""

from dataclasses import replace
from pathlib import Path

import numba
import pytest

from wartable import game
from wartable.kernel.circles import find_circle, refuse_circles
from wartable.kernel.engine import CORE, Engine
from wartable.kernel.rule import rule, twin
from wartable.kernel.switch import close_switch, open_switch
from wartable.kernel.writing import loop

part_of = open_switch("part_of", "g, slot", "0")


@rule
def hit_points(g, slot):
    return part_of(g.card[slot], g, slot)


@rule
def is_strong(g, slot):
    return hit_points(g, slot) > 3


@loop
def each_strong(g):
    for slot in range(2):
        if is_strong(g, slot):
            yield slot


@rule
def count_strong(g, slot):
    count = 0
    for _ in each_strong(g):
        count += 1
    return count


close_switch(part_of, {7: count_strong})


@rule
def shield(g, slot):
    """Reads a field that has its own name."""
    return g.shield[slot]


@rule
def countdown(number):
    return 0 if number <= 0 else 1 + countdown(number - 1)


def test_a_circle_through_a_switch_and_a_loop_is_found_whole() -> None:
    assert find_circle([shield, is_strong]) == [is_strong, hit_points, part_of, count_strong, each_strong]


def test_it_is_told_in_words_which_rules_make_it() -> None:
    with pytest.raises(AssertionError) as refused:
        refuse_circles([hit_points])
    said = str(refused.value)
    assert f"{__name__}.hit_points calls the switch part_of" in said
    assert f"the switch part_of calls {__name__}.count_strong" in said
    assert said.endswith(f"{__name__}.is_strong calls {__name__}.hit_points")


def test_an_engine_refuses_it_before_it_compiles(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("WARTABLE_CACHE", str(tmp_path))
    known = game("invictus")
    made = replace(known, rules={**known.rules, "evaluate": hit_points})
    with pytest.raises(AssertionError, match="in a circle"):
        Engine(made, compiled=True).load((CORE,))


def test_a_field_of_the_record_is_no_call() -> None:
    assert not find_circle([shield])


def test_a_rule_may_call_itself() -> None:
    assert not find_circle([countdown])
    own = twin(countdown)

    @numba.njit
    def run(number):
        return own(number)

    assert run(6) == countdown(6) == 6
