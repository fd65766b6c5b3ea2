"""How often a person is asked at the default stops: never without a choice, and in Invasion seldom enough."""

import pytest

from wartable.lab.passing import compare, compared
from wartable.lab.questions import ask, play
from wartable.table.match import ALWAYS


@pytest.mark.parametrize(("game", "matches"), [("invictus", 4), ("shadespire", 2)])
def test_nobody_is_asked_without_a_choice(game: str, matches: int) -> None:
    asked = ask(game, None, matches, 100, "greedy")
    assert asked.forced == 0
    assert asked.questions > asked.matches and asked.turns > asked.matches
    assert sum(asked.kinds.values()) == asked.questions


@pytest.mark.parametrize("level", ["greedy", "playouts:300"])
def test_invasion_asks_at_most_41_times_in_17_turns(level: str) -> None:
    """Against computers whose strength is no matter of time; `benchmarks/questions.py` counts against the usual one."""
    asked = ask("invasion", None, 20, 100, level)
    assert asked.forced == 0
    assert 17 * asked.questions / asked.turns <= 41
    assert not {"again", "yours-quest", "theirs-turn-begins"} & set(asked.kinds)
    assert {"yours-capital", "answer", "theirs-defenders-declared"} <= set(asked.kinds)


def test_who_is_asked_everywhere_is_asked_far_more_often() -> None:
    few, many = (play("invasion", None, 3, "greedy", mode=mode) for mode in ("", ALWAYS))
    assert many.questions / many.turns > 2 * few.questions / few.turns


def test_two_policies_are_compared_pair_by_pair() -> None:
    found = compared([(1.0, 0.0, 40, 150), (1.0, 1.0, 50, 170), (0.0, 0.0, 30, 100), (0.0, 1.0, 40, 180)])
    assert (found.games, found.passed, found.asked) == (4, 0.5, 0.5)
    assert found.questions == (40, 150)
    low, high = found.interval
    assert low == pytest.approx(-high) and high == pytest.approx(1.96 * (2 / 3 / 4) ** 0.5, abs=1e-3)


def test_a_comparison_depends_on_its_seed_alone() -> None:
    one, again = (compare("invictus", "short", "greedy", "greedy", 4, 7, 1) for _ in range(2))
    assert one == again and one.games == 4
