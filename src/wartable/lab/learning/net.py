"""The network while it learns: tables of rows in floating point, two small layers, chances of actions and of the outcome.
All rows of a card share what is learned of the card; exported, that is folded into the table (`players.learned` has the form)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from wartable.lab.learning.reading import Positions
from wartable.players.learned.features import Features

FIRST, SECOND, NAMED = 128, 32, 32  # widths: the first layer, the second, and what actions are judged by beside the first
OF_A_CARD = 32  # numbers in which a card is described
USUAL_ROWS = 200  # of a position, about: by so many the first weights are made smaller


@dataclass(frozen=True)
class Thoughts:
    """What a network thinks of positions."""

    chances: Tensor  # logarithms, of every legal action
    owners: Tensor  # the position of each of these
    values: Tensor  # of seats from the own one on: the logit of winning


class Net(nn.Module):
    """The form that `players.learned` plays by, with weights that can be learned."""

    def __init__(self, features: Features, actions: int, values: int, first: int = FIRST) -> None:
        super().__init__()
        scale = 0.5 / USUAL_ROWS**0.5
        self.own = nn.Parameter(torch.randn(features.rows, first) * scale)
        self.cards = nn.Parameter(torch.randn(features.cards, OF_A_CARD) / OF_A_CARD**0.5)
        self.mix = nn.Parameter(torch.randn(features.pieces, OF_A_CARD, first) * scale)
        self.bias = nn.Parameter(torch.full((first,), 0.5))
        self.second = nn.Linear(first, SECOND)
        self.value = nn.Linear(SECOND, values)
        self.policy = nn.Linear(first, actions)
        self.about = nn.Parameter(torch.zeros(features.about_rows, min(NAMED, first)))
        self.register_buffer("card_of_row", torch.as_tensor(features.card_of_row).long(), persistent=False)
        self.register_buffer("piece_of_row", torch.as_tensor(features.piece_of_row).long(), persistent=False)
        self.register_buffer("of_card", (self.card_of_row > 0)[:, None], persistent=False)
        with torch.no_grad():
            self.own.mul_(~self.of_card)
            self.second.bias.fill_(0.5)
            self.policy.weight.mul_(0.1)
            self.policy.bias.zero_()
            self.value.bias.zero_()

    def table(self) -> Tensor:
        """The rows as they are summed: their own part, and that of their card."""
        of_cards = torch.einsum("ce,peh->pch", self.cards, self.mix)
        found: Tensor = self.own + torch.where(self.of_card, of_cards[self.piece_of_row, self.card_of_row], 0)
        return found

    def forward(self, positions: Positions, table: Tensor) -> Thoughts:
        rows, actions = positions.rows, positions.actions
        total = functional.embedding_bag(
            rows.flat, table, rows.offsets.to(rows.flat.dtype), mode="sum", padding_idx=0
        )
        inner = (total + self.bias).clamp(0, 1)
        values = self.value(self.second(inner).clamp(0, 1))
        owners = actions.owners
        flat = self.policy(inner).flatten()
        logits = flat[owners * self.policy.out_features + actions.flat]
        named = functional.embedding_bag(positions.about, self.about, mode="sum", padding_idx=0)
        logits = logits + (named * inner[:, : named.shape[1]].index_select(0, owners)).sum(1)
        return Thoughts(_shares(logits, owners, len(positions)), owners, values)

    @torch.no_grad()
    def keep_within(self, bound: float) -> None:
        """Weights stay such as the form that plays can hold."""
        for weights in (self.second.weight, self.value.weight, self.policy.weight, self.about):
            weights.clamp_(-bound, bound)

    @torch.no_grad()
    def arrays(self) -> dict[str, np.ndarray]:
        """The weights by the names that `players.learned` has for them."""
        table = self.table()
        table[0] = 0
        found = {
            "table": table,
            "bias": self.bias,
            "W2": self.second.weight,
            "b2": self.second.bias,
            "W3": self.value.weight,
            "b3": self.value.bias,
            "P": self.policy.weight,
            "c": self.policy.bias,
            "V": self.about,
        }
        return {name: weights.detach().float().cpu().numpy() for name, weights in found.items()}

    @torch.no_grad()
    def take(self, arrays: dict[str, np.ndarray]) -> None:
        """Begin with weights that were exported; what cards share is learned anew beside them."""
        there = {
            "table": self.own,
            "bias": self.bias,
            "W2": self.second.weight,
            "b2": self.second.bias,
            "W3": self.value.weight,
            "b3": self.value.bias,
            "P": self.policy.weight,
            "c": self.policy.bias,
            "V": self.about,
        }
        for name, weights in there.items():
            weights.copy_(torch.as_tensor(arrays[name]))
        self.cards.zero_()


def _shares(logits: Tensor, owners: Tensor, count: int) -> Tensor:
    """The logarithms of chances that sum to 1 for each owner."""
    most = torch.full((count,), -torch.inf, device=logits.device).scatter_reduce(
        0, owners, logits.detach(), "amax"
    )
    shifted = logits - most[owners]
    total = torch.zeros(count, device=logits.device).index_add(0, owners, shifted.exp())
    return shifted - total.log()[owners]


def of_each(numbers: Tensor, owners: Tensor, count: int) -> Tensor:
    """The sum of the numbers of each owner."""
    return torch.zeros(count, device=numbers.device, dtype=numbers.dtype).index_add(0, owners, numbers)
