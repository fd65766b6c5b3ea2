"""A network as the opponent at the terminal: its file is named once, and again when the match goes on."""

from pathlib import Path

import pytest

import wartable
from wartable import OptionError
from wartable.players import network

from ..networks import random_network
from .typing_person import Person, at_random


def test_a_match_against_a_network_is_left_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network, "_ADMITTED", {})
    folder, file = tmp_path / "matches", random_network(tmp_path / "mine.onnx", wartable.game("invictus"))
    left = Person(["1 2 3"]).play(folder, format="short", opponent=f"network:{file}")
    assert left.seats[1].level == "network:mine" and left.status == "playing"

    network._ADMITTED.clear()  # as in another process
    with pytest.raises(OptionError, match="--opponent network:FILE"):
        Person(after=at_random(1)).play(folder, resume="last")
    match = Person(after=at_random(1)).play(folder, resume="last", opponent=f"network:{file}")
    assert match.status == "over" and match.name == left.name
