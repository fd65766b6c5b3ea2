"""The network while it learns: tables of rows in floating point, two small layers, chances of actions and of the outcome.
All rows of a card share what is learned of the card; exported, that is folded into the table (`players.learned` has the form)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from wartable.lab.learning.reading import Positions
from wartable.players.learned.features import Features
from wartable.players.learned.weights import NAMED

FIRST, SECOND = 128, 32  # widths of the layers
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

    of_a_card: Tensor  # the rows that speak of a card
    said: Tensor  # and what they say of which card
    met: Tensor  # which rows it has ever been told

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
        self.about = nn.Parameter(torch.zeros(features.about_rows, NAMED))
        of_a_card = np.flatnonzero(features.card_of_row > 0)
        said = features.piece_of_row[of_a_card].astype(np.int64) * features.cards
        self.register_buffer("of_a_card", torch.as_tensor(of_a_card), persistent=False)
        self.register_buffer(
            "said", torch.as_tensor(said + features.card_of_row[of_a_card]), persistent=False
        )
        self.register_buffer("met", torch.zeros(features.rows, dtype=torch.bool))
        with torch.no_grad():
            self.own[self.of_a_card] = 0
            self.second.bias.fill_(0.5)
            self.policy.weight.mul_(0.1)
            self.policy.bias.zero_()
            self.value.bias.zero_()

    def table(self) -> Tensor:
        """The rows as they are summed: their own part, and that of their card."""
        of_cards = torch.einsum("ce,peh->pch", self.cards, self.mix).flatten(0, 1)
        return self.own.index_add(0, self.of_a_card, of_cards.index_select(0, self.said))

    def forward(self, positions: Positions, table: Tensor) -> Thoughts:
        rows, actions = positions.rows, positions.actions
        total = functional.embedding_bag(
            rows.flat, table, rows.offsets.to(rows.flat.dtype), mode="sum", padding_idx=0
        )
        inner = (total + self.bias).clamp(0, 1)
        values = self.value(self.second(inner).clamp(0, 1))
        owners = actions.owners
        flat = self.policy(inner).flatten()
        logits = flat.gather(0, owners * self.policy.out_features + actions.flat)
        named = functional.embedding_bag(positions.about, self.about, mode="sum", padding_idx=0)
        logits = logits + (named * inner[:, : named.shape[1]].index_select(0, owners)).sum(1)
        return Thoughts(_shares(logits, owners, len(positions)), owners, values)

    @torch.no_grad()
    def keep_within(self, bound: float) -> None:
        """Weights stay such as the form that plays can hold."""
        for weights in (self.second.weight, self.value.weight, self.policy.weight, self.about):
            weights.clamp_(-bound, bound)

    def _by_name(self, table: Tensor) -> dict[str, Tensor]:
        """The weights by the names that `players.learned.weights.quantised` has for them."""
        return {
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

    @torch.no_grad()
    def arrays(self) -> dict[str, np.ndarray]:
        """The weights as they are exported, with what cards share folded into the table; rows that it never met are empty."""
        table = torch.where(self.met[:, None], self.table(), 0)
        table[0] = 0
        return {name: weights.float().cpu().numpy() for name, weights in self._by_name(table).items()}

    @torch.no_grad()
    def take(self, arrays: Mapping[str, np.ndarray]) -> None:
        """Begin with weights that were exported; what cards share is learned anew beside them."""
        for name, weights in self._by_name(self.own).items():
            weights.copy_(torch.as_tensor(arrays[name]))
        self.mix.zero_()
        self.met |= (self.own != 0).any(1)

    @torch.no_grad()
    def meet(self, positions: Positions) -> None:
        """Remember which rows there were."""
        self.met[positions.rows.flat.long()] = True


def _shares(logits: Tensor, owners: Tensor, count: int) -> Tensor:
    """The logarithms of chances that sum to 1 for each owner."""
    most = torch.full((count,), -torch.inf, device=logits.device).scatter_reduce(
        0, owners, logits.detach(), "amax"
    )
    shifted = logits - most.index_select(0, owners)
    total = torch.zeros(count, device=logits.device).index_add(0, owners, shifted.exp())
    return shifted - total.log().index_select(0, owners)


def of_each(numbers: Tensor, owners: Tensor, count: int) -> Tensor:
    """The sum of the numbers of each owner."""
    return torch.zeros(count, device=numbers.device, dtype=numbers.dtype).index_add(0, owners, numbers)
