"""What learns: a small network that is given the raw numbers of an observation and says how good each action and the match look.
How numbers are read (scaled counts, a flag for each value of everything else) is a part of the network, and goes with it."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor, nn

from wartable import Batch
from wartable.kernel.schema import Kind, Schema

IMPOSSIBLE = -1e9  # the logit of an action that is not legal
SAMPLED, LOOKED_AT = (
    256,
    300,
)  # matches at random and decisions of each, by which is learned what numbers come up
LEAST_SPREAD = 0.1  # of a count, so that what is seldom there is not blown up


class Reading(nn.Module):
    """How the numbers of an observation are read: counts scaled, of all other kinds a flag for each value.

    Numbers that never change are left out: a match of two has nothing to say of a third seat.
    """

    counts: Tensor
    least: Tensor
    scale: Tensor
    named: Tensor
    values: Tensor

    def __init__(self, counts: np.ndarray, least: np.ndarray, scale: np.ndarray, named: np.ndarray, values: np.ndarray) -> None:  # fmt: skip
        super().__init__()
        self.register_buffer("counts", torch.as_tensor(counts, dtype=torch.int64))
        self.register_buffer("least", torch.as_tensor(least, dtype=torch.float32))
        self.register_buffer("scale", torch.as_tensor(scale, dtype=torch.float32))
        self.register_buffer("named", torch.as_tensor(named, dtype=torch.int64))
        self.register_buffer("values", torch.as_tensor(values, dtype=torch.int16))

    @property
    def width(self) -> int:
        return len(self.counts) + len(self.named)

    def forward(self, seen: Tensor) -> Tensor:
        counted = (seen.index_select(1, self.counts) - self.least) * self.scale
        return torch.cat([counted, (seen.index_select(1, self.named) == self.values).float()], 1)


def reading_of(schema: Schema, rows: np.ndarray) -> Reading:
    """How to read observations of which these rows are a fair sample."""
    counts: list[tuple[int, float, float]] = []
    flags: list[tuple[int, int]] = []
    for piece in schema:
        for column in range(piece.offset, piece.end):
            there = np.unique(rows[:, column])
            if len(there) == 1:
                continue
            if piece.kind in (Kind.COUNT, Kind.FLAG):
                spread = max(float(rows[:, column].std()), LEAST_SPREAD)
                counts.append((column, float(there[0]), 0.5 / spread))
            else:
                flags += [(column, int(value)) for value in there]
    columns, least, scale = map(np.array, zip(*counts, strict=True))
    named, values = map(np.array, zip(*flags, strict=True))
    return Reading(columns, least, scale, named, values)


def sampled_reading(game: str, format: str, seed: int, device: str = "cpu") -> Reading:
    """How to read the observations of a format, by what comes up in matches at random."""
    seeds = range(seed, seed + SAMPLED)
    batch = Batch(game, seeds, format, skip_forced=True, reset=True, device=device)
    rows = [torch.as_tensor(batch.wander(1).observations, device=device).clone() for _ in range(LOOKED_AT)]
    return reading_of(batch.game.observes, torch.cat(rows).cpu().numpy())


class Policy(nn.Module):
    """Two hidden layers over what was read; out come a logit for each action and the value of the match."""

    def __init__(self, reading: Reading, actions: int, hidden: int) -> None:
        super().__init__()
        self.reading = reading
        self.first = nn.Linear(reading.width, hidden)
        self.second = nn.Linear(hidden, hidden)
        self.last = nn.Linear(
            hidden, actions + 1
        )  # the value behind the logits: one product is quicker than two
        for layer, gain in ((self.first, 2**0.5), (self.second, 2**0.5), (self.last, 0.01)):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        """Logits and values, from -1 (lost) to 1 (won), of rows of raw numbers."""
        return self.think(self.reading(seen))

    def think(self, read: Tensor) -> tuple[Tensor, Tensor]:
        """Logits and values of rows that were read already."""
        inner = torch.relu(self.second(torch.relu(self.first(read))))
        out = self.last(inner)
        return out[:, :-1], torch.tanh(out[:, -1])


def chances(logits: Tensor, masks: Tensor) -> Tensor:
    """The logarithms of the chances of all actions; what is not legal has none."""
    return torch.log_softmax(logits.masked_fill(masks == 0, IMPOSSIBLE), 1)
