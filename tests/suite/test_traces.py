"""What matches look like from outside is pinned beside their bytes: numbers may change, what happens may not."""

import pytest

import wartable

from .matches import Variant
from .traces import drawn, named, pinned, trace, traced

GAMES = sorted({name.split("-")[0] for name in pinned()})


@pytest.mark.parametrize("name", GAMES)
def test_matches_look_as_they_looked(name: str) -> None:
    expected = {variant: found for variant, found in pinned().items() if variant.startswith(f"{name}-")}
    assert traced(wartable.game(name)) == expected, (
        f"if the rules were meant to change: python -m tests.suite.traces {name} --update"
    )


def test_every_action_has_a_name_of_its_own() -> None:
    position = wartable.game("invasion").new("starter", 3)
    for decision in range(60):
        choices = named(position)
        assert sorted(choices.values()) == position.legal()
        position.play(choices[drawn(3, decision, list(choices))])


def test_a_trace_is_free_of_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """With all actions counted from the other end, a match looks as it did."""
    variant = Variant(wartable.game("invasion"), "starter")
    before = trace(variant, 0)
    position = type(variant.new(0))
    last = variant.game.actions - 1
    legal, play, explain = position.legal, position.play, position.explain
    monkeypatch.setattr(position, "legal", lambda self: sorted(last - action for action in legal(self)))
    monkeypatch.setattr(position, "play", lambda self, action: play(self, last - action))
    monkeypatch.setattr(position, "explain", lambda self, action: explain(self, last - action))
    assert trace(variant, 0) == before
