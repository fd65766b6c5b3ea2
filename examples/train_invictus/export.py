"""A trained policy as an ONNX file, written node by node: nothing but the package `onnx` is needed.
How raw numbers are read is a part of the graph, so whoever uses the file feeds observations as they are."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper
from policy import Policy

from wartable.kernel.contract import Game
from wartable.players.network import LOGITS, OBSERVATION, label

OPSET, FORM = 17, 8  # old enough for any ONNX Runtime of the last years


def export(policy: Policy, game: Game, format: str, file: Path) -> None:
    """Write the policy as a network that `network:FILE` can play with."""
    reading, actions = policy.reading, game.actions
    weights = {name: value.detach().cpu().numpy() for name, value in policy.named_parameters()}
    constants = {
        "counts": reading.counts.cpu().numpy(),
        "least": reading.least.cpu().numpy(),
        "scale": reading.scale.cpu().numpy(),
        "named": reading.named.cpu().numpy(),
        "values": reading.values.cpu().numpy().astype(np.float32),
        "choice.weight": weights["last.weight"][:actions],
        "choice.bias": weights["last.bias"][:actions],
        "worth.weight": weights["last.weight"][actions:],
        "worth.bias": weights["last.bias"][actions:],
        **{name: value for name, value in weights.items() if not name.startswith("last.")},
    }
    node = helper.make_node
    nodes = [
        node("Cast", [OBSERVATION], ["seen"], to=TensorProto.FLOAT),
        node("Gather", ["seen", "counts"], ["counted"], axis=1),
        node("Sub", ["counted", "least"], ["above"]),
        node("Mul", ["above", "scale"], ["scaled"]),
        node("Gather", ["seen", "named"], ["things"], axis=1),
        node("Equal", ["things", "values"], ["same"]),
        node("Cast", ["same"], ["flags"], to=TensorProto.FLOAT),
        node("Concat", ["scaled", "flags"], ["read"], axis=1),
        *_layer("read", "first", "first_sum"),
        node("Relu", ["first_sum"], ["first_out"]),
        *_layer("first_out", "second", "second_sum"),
        node("Relu", ["second_sum"], ["inner"]),
        *_layer("inner", "choice", LOGITS),
        *_layer("inner", "worth", "worth_sum"),
        node("Tanh", ["worth_sum"], ["value"]),
    ]
    graph = helper.make_graph(
        nodes,
        "policy",
        [helper.make_tensor_value_info(OBSERVATION, TensorProto.INT16, ["rows", game.observation])],
        [
            helper.make_tensor_value_info(LOGITS, TensorProto.FLOAT, ["rows", actions]),
            helper.make_tensor_value_info("value", TensorProto.FLOAT, ["rows", 1]),
        ],
        [numpy_helper.from_array(np.ascontiguousarray(value), name) for name, value in constants.items()],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=FORM)
    helper.set_model_props(model, label(game, format))
    onnx.checker.check_model(model)
    written = file.with_suffix(".part")
    written.write_bytes(model.SerializeToString())
    os.replace(written, file)


def _layer(before: str, name: str, after: str) -> list[onnx.NodeProto]:
    return [helper.make_node("Gemm", [before, f"{name}.weight", f"{name}.bias"], [after], transB=1)]
