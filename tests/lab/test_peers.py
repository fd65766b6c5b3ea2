"""Other engines beside ours: what is not there is left out, and said."""

from __future__ import annotations

import sys

import pytest

from wartable.lab import peers

OTHERS = ("pyspiel", "rlcard", "pettingzoo", "gym_locm", "jax", "pgx")


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [*OTHERS, *sys.modules]:
        if name.partition(".")[0] in OTHERS:
            monkeypatch.setitem(sys.modules, name, None)
    told = dict(peers.measure())
    assert len(told) == 10
    for engine, reason in told.items():
        assert isinstance(reason, str), engine
        assert any(name in reason for name in OTHERS), (engine, reason)
    assert "what the package index has of gym_locm can't be played" in str(told["gym-locm battle, LOCM 1.2"])


def test_what_is_there_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyspiel")
    monkeypatch.setattr(peers, "SECONDS", 0.01)
    told = dict(peers.measure())
    speed = told["OpenSpiel kuhn_poker (Python API)"]
    assert isinstance(speed, float) and speed > 100
