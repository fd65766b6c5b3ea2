"""The weights of a network as a file: what is kept comes back, and what means something else today is not used."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import wartable
from wartable.players.learned import weights
from wartable.players.learned.weights import (
    LARGEST,
    Weights,
    file_of,
    load,
    quantised,
    save,
    weights_of,
)

from .test_features import GAMES
from .untrained import arrays, given, untrained

GAME = wartable.game("invictus")


def test_weights_come_back_as_they_were_kept(tmp_path: Path) -> None:
    made = untrained(GAME)
    save(made, GAME, tmp_path / "network.npz")
    found = load(tmp_path / "network.npz", GAME)
    for name in Weights.ARRAYS:
        one, other = getattr(made, name), getattr(found, name)
        assert one.dtype == other.dtype and np.array_equal(one, other), name
    assert found.card == {"seed": 1}


def test_what_is_too_great_is_kept_as_the_greatest() -> None:
    trained = arrays(GAME)
    trained["table"][1, 0], trained["table"][1, 1] = 100, -100
    made = quantised(GAME, trained)
    assert made.table[1, :2].tolist() == [8 * 1020, -8 * 1020]


def test_weights_of_another_shape_are_an_error_of_ours() -> None:
    trained = arrays(GAME)
    trained["P"] = trained["P"][:-1]
    with pytest.raises(AssertionError, match="the actions have the shape"):
        quantised(GAME, trained)


def test_weights_for_other_numbers_are_refused_and_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = given(GAME, tmp_path, monkeypatch)
    assert weights_of(GAME) is not None
    later = replace(GAME, vocabulary_version=GAME.vocabulary_version + 1)
    save(untrained(GAME), later, file)
    with pytest.raises(wartable.OptionError, match="was trained on other numbers of Invictus"):
        load(file, GAME)
    assert weights_of(GAME) is None


def test_weights_for_other_rows_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The schema is the same, but what networks are told of it has changed."""
    save(untrained(GAME), GAME, tmp_path / "network.npz")
    monkeypatch.setattr(weights, "_digest", lambda told: "another")
    with pytest.raises(wartable.OptionError, match="was trained on other numbers"):
        load(tmp_path / "network.npz", GAME)


def test_weights_of_another_game_are_refused(tmp_path: Path) -> None:
    save(untrained(GAME), GAME, tmp_path / "network.npz")
    with pytest.raises(wartable.OptionError, match="is a network for invictus, not for invasion"):
        load(tmp_path / "network.npz", wartable.game("invasion"))


def test_a_file_that_lacks_rows_is_refused(tmp_path: Path) -> None:
    made = untrained(GAME)
    save(replace(made, table=made.table[:-1]), GAME, tmp_path / "network.npz")
    with pytest.raises(wartable.OptionError, match="is not a network in Wartable’s own form"):
        load(tmp_path / "network.npz", GAME)


@pytest.mark.parametrize("content", [b"", b"no weights at all", b"PK\x03\x04 nor these"])
def test_what_is_no_file_of_weights_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "network.npz").write_bytes(content)
    with pytest.raises(wartable.OptionError, match="is not a network in Wartable’s own form"):
        load(tmp_path / "network.npz", GAME)


@pytest.mark.parametrize("name", GAMES)
def test_the_weights_that_come_with_a_game_are_for_its_numbers_of_today(name: str) -> None:
    game = wartable.game(name)
    if file_of(game).exists():
        assert weights_of(game) is not None, "train it anew, or take the file out"
        assert file_of(game).stat().st_size <= LARGEST
        assert weights_of(game).card  # type: ignore[union-attr]


@pytest.mark.parametrize("name", GAMES)
def test_weights_are_there_within_a_tenth_of_a_second(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of three tries one at least: the machine may be busy with something else."""
    game, took = wartable.game(name), []
    save(untrained(game, wide=128, deep=32), game, tmp_path / "network.npz")
    for _ in range(3):
        began = time.process_time()
        assert load(tmp_path / "network.npz", game).net
        took.append(time.process_time() - began)
    assert min(took) < 0.1
