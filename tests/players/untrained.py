"""Weights for tests that nobody trained: by lot from a seed, so great that whatever is seen matters."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from wartable.kernel.contract import Game
from wartable.players.learned import weights
from wartable.players.learned.features import features_of
from wartable.players.learned.weights import NAMED, Weights, quantised, save, values_told


def arrays(game: Game, seed: int = 1, wide: int = 64, deep: int = 16) -> dict[str, np.ndarray]:
    """The numbers of a network as a training would give them."""
    lot, told = np.random.default_rng(seed), features_of(game)
    values = values_told(game)
    return {
        "table": lot.normal(0, 0.3, (told.rows, wide)),
        "bias": lot.normal(0.3, 0.3, wide),
        "W2": lot.normal(0, 0.4, (deep, wide)),
        "b2": lot.normal(0.3, 0.3, deep),
        "W3": lot.normal(0, 0.5, (values, deep)),
        "b3": lot.normal(0, 0.1, values),
        "P": lot.normal(0, 0.5, (game.actions, wide)),
        "c": lot.normal(0, 0.5, game.actions),
        "V": lot.normal(0, 0.3, (told.about_rows, NAMED)),
    }


def untrained(game: Game, seed: int = 1, wide: int = 64, deep: int = 16) -> Weights:
    return quantised(game, arrays(game, seed, wide, deep), {"seed": seed})


def given(game: Game, folder: Path, monkeypatch: pytest.MonkeyPatch, seed: int = 1) -> Path:
    """Let a game come with untrained weights as long as a test runs."""
    file, usual = folder / f"{game.name}.npz", weights.file_of
    save(untrained(game, seed), game, file)
    monkeypatch.setattr(weights, "file_of", lambda one: file if one.name == game.name else usual(one))
    return file
