"""Small networks for tests: one layer of weights by a seed, written as a training would write them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pytest

onnx = pytest.importorskip("onnx")
pytest.importorskip("onnxruntime")

from onnx import TensorProto, helper, numpy_helper  # noqa: E402

from wartable.kernel.contract import Game  # noqa: E402
from wartable.players.network import LOGITS, OBSERVATION, label  # noqa: E402


def random_network(
    file: Path,
    game: Game,
    seed: int = 1,
    *,
    spread: float = 1.0,
    numbers: int | None = None,
    kind: int = TensorProto.INT16,
    said: Mapping[str, str] = {},
) -> Path:
    """A network for a game with weights at random; `said` changes what it says of itself."""
    width = game.observation if numbers is None else numbers
    weights = np.random.default_rng(seed).normal(0, spread, (width, game.actions)).astype(np.float32)
    graph = helper.make_graph(
        [
            helper.make_node("Cast", [OBSERVATION], ["seen"], to=TensorProto.FLOAT),
            helper.make_node("MatMul", ["seen", "weights"], [LOGITS]),
        ],
        "random",
        [helper.make_tensor_value_info(OBSERVATION, kind, ["rows", width])],
        [helper.make_tensor_value_info(LOGITS, TensorProto.FLOAT, ["rows", game.actions])],
        [numpy_helper.from_array(weights, "weights")],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    helper.set_model_props(model, label(game, game.format().name) | dict(said))
    file.write_bytes(model.SerializeToString())
    return file
