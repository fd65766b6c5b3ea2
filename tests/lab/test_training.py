"""The example that trains a network: it learns, is stopped, goes on as if it had not been, and leaves a player."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import wartable

from .studied import score_of

torch = pytest.importorskip("torch")
pytest.importorskip("onnx")
pytest.importorskip("onnxruntime")

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_invictus"
TINY = ("--matches", "16", "--steps", "16", "--hidden", "16", "--games", "4", "--threads", "1", "--seed", "3")


def train(folder: Path, *more: str) -> subprocess.CompletedProcess[str]:
    call = [sys.executable, str(EXAMPLE), "--out", str(folder), *TINY, *more]
    return subprocess.run(call, capture_output=True, text=True, timeout=300, env=os.environ)


def test_who_is_stopped_goes_on_exactly_and_leaves_a_player(tmp_path: Path) -> None:
    whole, parted = tmp_path / "whole", tmp_path / "parted"
    for folder, more in (
        (whole, ("--rounds", "2")),
        (parted, ("--rounds", "1")),
        (parted, ("--rounds", "2", "--resume")),
    ):
        trained = train(folder, *more)
        assert trained.returncode == 0, trained.stderr
    assert "% against greedy" in trained.stdout
    assert (whole / "network.onnx").read_bytes() == (parted / "network.onnx").read_bytes()
    assert (parted / "curve.svg").read_text().count("<circle") == 2, (
        "one measurement before the stop and one after it"
    )
    again = train(parted)
    assert again.returncode == 2 and "--resume" in again.stderr, "nothing is trained over"
    score = score_of("invictus", "short", (f"network:{whole / 'network.onnx'}", "random"), 4, seed=1)
    assert score.games == 4


def test_the_player_decides_as_what_was_trained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the exported file says is what the policy says, number for number."""
    monkeypatch.syspath_prepend(str(EXAMPLE))
    from export import export
    from policy import Policy, sampled_reading

    from wartable.players.network import load

    game = wartable.game("invictus")
    torch.manual_seed(1)
    policy = Policy(sampled_reading("invictus", "short", 5), game.actions, 32)
    export(policy, game, "short", tmp_path / "network.onnx")
    net = load(tmp_path / "network.onnx", game)
    position = game.new("short", seed=2)
    mover = wartable.players.player("random", game, 1)
    for _ in range(40):
        seen = position.observe(position.actor)
        with torch.no_grad():
            logits = policy(torch.as_tensor(seen[None]))[0][0].numpy()
        assert net.logits(seen) == pytest.approx(logits, abs=1e-5)
        position.play(mover.choose(position, position.actor))


def test_what_a_decision_brought_is_credited_to_its_own_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """One match of two decisions each, won by seat 1; then another begins. Without values and with a whole trace all is plain."""
    monkeypatch.syspath_prepend(str(EXAMPLE))
    from learner import advantages_of

    seats = torch.tensor([[0], [1], [1], [0], [0]])
    ended = torch.tensor([[False], [False], [False], [True], [False]])
    rewards = torch.zeros(5, 1, 2)
    rewards[3, 0] = torch.tensor([-1.0, 1.0])
    last, deciding = torch.tensor([0.25]), torch.tensor([1])
    found = advantages_of(torch.zeros(5, 1), seats, ended, rewards, last, deciding, 1.0)
    assert found[:, 0].tolist() == [-1.0, 1.0, 1.0, -1.0, -0.25], (
        "the last is seen by the eyes of who decides next"
    )
    values = torch.tensor([[0.5], [0.0], [0.0], [0.2], [0.0]])
    stepwise = advantages_of(values, seats, ended, rewards, last, deciding, 0.0)
    assert stepwise[:, 0].tolist() == pytest.approx([0.2 - 0.5, 0.0, 1.0, -1.2, -0.25])
