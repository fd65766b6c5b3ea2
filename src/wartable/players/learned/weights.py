"""The weights of a game's network in whole numbers: made from those of a training, kept as `network.npz` in the game's folder.
A file says what its rows and numbers mean; weights that mean something else today are not used."""

from __future__ import annotations

import hashlib
import json
import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Any, ClassVar

import numpy as np

from wartable.kernel.contract import Game
from wartable.kernel.errors import OptionError
from wartable.kernel.finding import homes
from wartable.kernel.message import Message
from wartable.players.learned.features import Features, features_of
from wartable.players.learned.judging import ACTIVE, SUM, VALUE, WEIGHT, WORD
from wartable.players.lots import LOGIT, faded
from wartable.players.network import digest_of

FILE = "network.npz"
LARGEST = 3_000_000  # bytes of a file that comes with a game
MOST = 8.0  # no weight is further from 0: so sums of a layer fit into 32 bits
MOST_BIAS = 4000.0
NAMED = 32  # units of the first layer that what actions are about is weighed with
FARTHEST = 10  # logits from 0 beyond which a match counts as decided


@dataclass(frozen=True, eq=False)
class Weights:
    """A network for a game, ready to be used by runners."""

    game: str
    table: np.ndarray  # int16: a row of the first layer for each row of the features
    bias: np.ndarray  # int32
    hidden: np.ndarray  # int16: by units of the first layer
    hidden_bias: np.ndarray  # int32
    values: np.ndarray  # int16: a row for each seat, counted from the own one on; of two seats only the first
    values_bias: np.ndarray  # int32
    actions: np.ndarray  # int16: a row for each action in the eyes of its seat
    actions_bias: np.ndarray  # int32
    named: np.ndarray  # int16: a row for each thing that an action can be about
    features: Features = field(repr=False)
    card: Mapping[str, Any] = field(default_factory=dict)  # where it comes from and how strong it is

    ARRAYS: ClassVar[tuple[str, ...]] = (
        "table",
        "bias",
        "hidden",
        "hidden_bias",
        "values",
        "values_bias",
        "actions",
        "actions_bias",
        "named",
    )

    @cached_property
    def net(self) -> tuple[np.ndarray, ...]:
        """All that runners need, in the order of `judging.NET`."""
        told = self.features
        parts = (
            (told.first, told.code_at, told.codes),
            (told.join_from, told.join_right, told.join_first, told.join_width),
            (self.table, self.bias, self.hidden, self.hidden_bias, self.values, self.values_bias),
            (self.actions, self.actions_bias, told.turned),
            (told.about, told.about_code, told.about_first, self.named),
            (squashed(), faded()),
        )
        return tuple(np.ascontiguousarray(each) for part in parts for each in part)


@dataclass(frozen=True, eq=False)
class Desk:
    """Room for one judgement at a time, which its thread alone writes in."""

    seen: np.ndarray
    acc: np.ndarray
    hidden: np.ndarray
    values: np.ndarray
    logits: np.ndarray
    shares: np.ndarray


def desk_of(weights: Weights, seats: int) -> Desk:
    """Room for the judgements of a network in matches of so many seats."""
    numbers = len(weights.features.first)
    actions = len(weights.actions_bias)
    return Desk(
        np.zeros(-(-numbers // WORD) * WORD, np.int16),
        np.zeros(len(weights.bias), np.int32),
        np.zeros(len(weights.hidden_bias), np.int32),
        np.zeros(seats),
        np.zeros(actions, np.int64),
        np.zeros(actions),
    )


@cache
def squashed() -> np.ndarray:
    """By the size of a logit: how far the value of a match is from even, of `VALUE`."""
    logits = np.arange(FARTHEST * LOGIT + 1) / LOGIT
    return np.round(VALUE * np.tanh(logits / 2)).astype(np.int32)


# --- From a training --------------------------------------------------------------------------------


def values_told(game: Game) -> int:
    """How many values a network of a game gives: one where two play, else one for each seat."""
    most = max(game.seats)
    return 1 if most == 2 else most


def quantised(
    game: Game, trained: Mapping[str, np.ndarray], card: Mapping[str, Any] | None = None
) -> Weights:
    """The weights of a training as whole numbers.

    `trained` has table (rows, H1), bias, W2 (H2, H1), b2, W3 (values, H2), b3, P (actions, H1), c, and if it likes V
    (about_rows, `NAMED`): acc = bias + rows of the table, x = clamp(acc, 0, 1), h = clamp(W2 x + b2, 0, 1), values W3 h + b3,
    logits P x + c + the rows of V that the action is about with the first units of x.
    """
    told = features_of(game)
    made = Weights(
        game.name,
        _whole(trained["table"], SUM),
        _whole_bias(trained["bias"], SUM),
        np.ascontiguousarray(_whole(trained["W2"], WEIGHT).T),
        _whole_bias(trained["b2"], ACTIVE * WEIGHT),
        _whole(trained["W3"], WEIGHT),
        _whole_bias(trained["b3"], ACTIVE * WEIGHT),
        _whole(trained["P"], WEIGHT),
        _whole_bias(trained["c"], ACTIVE * WEIGHT),
        _whole(trained.get("V", np.zeros((told.about_rows, NAMED))), WEIGHT),
        told,
        dict(card or {}),
    )
    for name, shape in _shapes(game, made).items():
        found = getattr(made, name).shape
        assert found == shape, f"the {name} have the shape {found}, not {shape}"
    assert len(made.bias) >= NAMED, f"the first layer has fewer than {NAMED} units"
    return made


def _whole(weights: np.ndarray, scale: int) -> np.ndarray:
    whole: np.ndarray = np.round(np.clip(weights, -MOST, MOST).astype(np.float64) * scale)
    return whole.astype(np.int16)


def _whole_bias(bias: np.ndarray, scale: int) -> np.ndarray:
    whole: np.ndarray = np.round(np.clip(bias, -MOST_BIAS, MOST_BIAS).astype(np.float64) * scale)
    return whole.astype(np.int32)


# --- Files ------------------------------------------------------------------------------------------


def save(weights: Weights, game: Game, file: Path) -> None:
    """Keep weights as a file that says what they mean; of their numbers the low bytes, then the high ones, which packs better."""
    said = {
        "game": game.name,
        "schema": digest_of(game),
        "features": _digest(weights.features),
        "card": dict(weights.card),
    }
    parts: dict[str, np.ndarray] = {"said": np.frombuffer(json.dumps(said).encode(), np.uint8)}
    for name in Weights.ARRAYS:
        array = getattr(weights, name)
        planes = array.astype(array.dtype.newbyteorder("<")).view(np.uint8).reshape(*array.shape, -1)
        parts[name] = np.ascontiguousarray(np.moveaxis(planes, -1, 0))
    with file.open("wb") as out:
        np.savez_compressed(out, **parts)  # type: ignore[arg-type]


def load(file: Path, game: Game) -> Weights:
    """The weights of a file; refused in words if it is none, for another game, or for other numbers than today's."""
    try:
        with np.load(file, allow_pickle=False) as parts:
            said = json.loads(parts["said"].tobytes())
            arrays = {name: _unplaned(parts[name]) for name in Weights.ARRAYS}
    except (OSError, EOFError, ValueError, KeyError, zlib.error, zipfile.BadZipFile):
        raise OptionError(Message("error-weights-unreadable", {"file": file.name})) from None
    if said.get("game") != game.name:
        told = {"file": file.name, "other": str(said.get("game")), "game": game.name}
        raise OptionError(Message("error-network-game", told))
    told_now = features_of(game)
    if (said.get("schema"), said.get("features")) != (digest_of(game), _digest(told_now)):
        raise OptionError(Message("error-network-schema", {"file": file.name, "game": game.title}))
    found = Weights(game=game.name, **arrays, features=told_now, card=said.get("card", {}))
    if any(getattr(found, name).shape != shape for name, shape in _shapes(game, found).items()):
        raise OptionError(Message("error-weights-unreadable", {"file": file.name}))
    return found


def _shapes(game: Game, found: Weights) -> dict[str, tuple[int, ...]]:
    """The shapes that the weights of a game have, by the widths of their layers: runners check no index."""
    wide, deep = found.bias.size, found.hidden_bias.size
    values = values_told(game)
    return {
        "table": (found.features.rows, wide),
        "bias": (wide,),
        "hidden": (wide, deep),
        "hidden_bias": (deep,),
        "values": (values, deep),
        "values_bias": (values,),
        "actions": (game.actions, wide),
        "actions_bias": (game.actions,),
        "named": (found.features.about_rows, NAMED),
    }


def _unplaned(planes: np.ndarray) -> np.ndarray:
    """Whole numbers from the planes of their bytes, the lowest first."""
    kind = {2: "<i2", 4: "<i4"}[len(planes)]
    numbers = np.ascontiguousarray(np.moveaxis(planes, 0, -1)).view(kind)[..., 0]
    return np.ascontiguousarray(numbers, numbers.dtype.newbyteorder("="))


def _digest(told: Features) -> str:
    """What each row stands for, in short."""
    digest = hashlib.sha256(f"{told.rows} {told.about_rows}".encode())
    for array in (told.first, told.code_at, told.codes, told.join_right, told.join_first, told.join_width):
        digest.update(array.tobytes())
    for array in (told.join_from, told.turned, told.about, told.about_code, told.about_first):
        digest.update(array.tobytes())
    return digest.hexdigest()[:16]


def file_of(game: Game) -> Path:
    """Where the weights of a game lie, if it has any."""
    return homes()[game.name].folder / FILE


def weights_of(game: Game) -> Weights | None:
    """The weights that come with a game; None if there are none, or none for its numbers of today."""
    if game.judging is None:
        return None
    file = file_of(game)
    return _kept(file, game.name, file.stat().st_mtime_ns) if file.is_file() else None


@lru_cache(8)
def _kept(file: Path, name: str, changed: int) -> Weights | None:
    """Read once as long as the file stays the same."""
    from wartable.kernel.contract import game

    try:
        return load(file, game(name))
    except OptionError:
        return None
