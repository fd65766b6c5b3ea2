"""A network from a file is a player: it plays by the rules, knows what its seat knows, and a wrong file is answered in words."""

import random
import sys
from pathlib import Path

import pytest

import wartable
from wartable.players import check_player, network, player

from ..lab.studied import score_of
from ..networks import TensorProto, random_network
from ..suite.secrets import other_world

GAME = wartable.game("invictus")


@pytest.fixture(scope="module")
def spec(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"network:{random_network(tmp_path_factory.mktemp('networks') / 'random.onnx', GAME)}"


@pytest.mark.parametrize("format", list(GAME.formats))
def test_a_network_plays_every_format_to_its_end(spec: str, format: str) -> None:
    position = GAME.new(format, seed=4)
    seated = [player(spec if seat % 2 else "random", GAME, seat) for seat in range(position.seats)]
    for _ in range(GAME.longest):
        if position.over:
            break
        position.play(seated[position.actor].choose(position, position.actor))
    assert position.over


def test_a_choice_depends_on_what_the_seat_knows_and_on_nothing_else(spec: str) -> None:
    lot, choices = random.Random(1), set()
    for seed in range(3):
        position = GAME.new("short", seed=seed)
        while not position.over:
            seat = position.actor
            choice = player(spec, GAME, seed).choose(position, seat)
            assert player(spec, GAME, 99).choose(other_world(position, seat, seed), seat) == choice
            choices.add(choice)
            position.play(lot.choice(position.legal()))
    assert len(choices) > 10, "it plays the same whatever it sees"


def test_of_what_it_likes_as_well_it_takes_the_first(tmp_path: Path) -> None:
    indifferent = player(f"network:{random_network(tmp_path / 'even.onnx', GAME, spread=0.0)}", GAME)
    position = GAME.new("short", seed=1)
    while not position.over:
        assert indifferent.choose(position, position.actor) == position.legal()[0]
        position.play(position.legal()[-1])


def test_weights_are_shares_of_the_legal_actions(spec: str) -> None:
    position = GAME.new("short", seed=2)
    weights = player(spec, GAME).weigh(position, position.actor)
    assert sorted(action for action, _ in weights) == position.legal()
    assert sum(share for _, share in weights) == pytest.approx(1)


def test_networks_are_measured_like_other_players(spec: str) -> None:
    scores = [score_of("invictus", "short", (spec, "random"), 20, seed=1) for _ in range(2)]
    assert scores[0] == scores[1] and scores[0].games == 20


def test_a_file_that_was_trained_anew_is_read_anew(tmp_path: Path) -> None:
    file, position = tmp_path / "network.onnx", GAME.new("short", seed=1)
    choices = set()
    for seed in range(6):
        random_network(file, GAME, seed)
        choices.add(tuple(player(f"network:{file}", GAME).weigh(position, position.actor)))
    assert len(choices) == 6


@pytest.mark.parametrize(
    ("made", "said"),
    [
        ({"said": {"game": "chess"}}, "is a network for chess, not for invictus"),
        ({"said": {"schema": "0123456789abcdef"}}, "was trained on other numbers of Invictus"),
        ({"said": {"wartable-network": "7"}}, "does not say what it was made for"),
        ({"numbers": 12}, "does not do what its label says: from 461 whole numbers"),
        ({"kind": TensorProto.FLOAT}, "does not do what its label says"),
    ],
)
def test_a_network_for_something_else_is_refused_in_words(tmp_path: Path, made: dict, said: str) -> None:
    file = random_network(tmp_path / "other.onnx", GAME, **made)
    with pytest.raises(wartable.OptionError, match=f"other.onnx {said}"):
        check_player(f"network:{file}", GAME)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nowhere.onnx", "the network nowhere.onnx can’t be read: "),
        ("no\0name", "can’t be read: "),
        ("", "not a network in ONNX form"),
        ("garbage.onnx", "garbage.onnx is not a network in ONNX form"),
        ("/dev/zero", "zero is not a network in ONNX form"),
    ],
)
def test_what_is_no_network_is_refused_in_words(tmp_path: Path, name: str, said: str) -> None:
    (tmp_path / "garbage.onnx").write_bytes(b"no network at all")
    with pytest.raises(wartable.OptionError, match=said):
        check_player(f"network:{tmp_path / name}", GAME)


def test_without_onnx_runtime_it_is_said_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    file = random_network(tmp_path / "fresh.onnx", GAME)
    with pytest.raises(wartable.OptionError, match=r'pip install "wartable\[network\]"'):
        player(f"network:{file}", GAME)


def test_a_file_too_large_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "LARGEST", 1000)
    with pytest.raises(wartable.OptionError, match=r"large\.onnx is larger than"):
        player(f"network:{random_network(tmp_path / 'large.onnx', GAME)}", GAME)
