"""What a network learns from: its own decisions (proximal policy optimization), and those of others, which it copies.
Values are learned as chances of winning, by cross-entropy."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor
from torch.nn import functional

from wartable.lab.learning.net import Net, of_each
from wartable.lab.learning.recalling import Examples
from wartable.lab.learning.selfplay import Lesson, likely
from wartable.players.learned.weights import MOST

# How much outcomes count in a study: all positions of a match have the same, which is soon known by heart; what a search hoped for
# is of its own for each.
OUTCOMES, HOPES = 0.1, 0.5
STEEPEST = 1.0  # a slope is shortened to this


@dataclass
class Account:
    """What a lesson came to, summed on the device and read only when somebody asks."""

    sums: Tensor
    count: int = 0

    NAMES = ("value_loss", "entropy", "moved", "agreement")

    @classmethod
    def opened(cls, device: torch.device) -> Account:
        return cls(torch.zeros(len(cls.NAMES), device=device))

    def add(self, *numbers: Tensor) -> None:
        self.sums += torch.stack([number.detach() for number in numbers])
        self.count += 1

    def told(self) -> dict[str, float]:
        means = (self.sums / max(self.count, 1)).tolist()
        return dict(zip(self.NAMES, means, strict=True))


class Teacher:
    """A network and the optimizer that changes it."""

    def __init__(self, net: Net, rate: float) -> None:
        self.net = net
        self.rate = rate
        fused = next(net.parameters()).is_cuda
        self.optimizer = torch.optim.Adam(net.parameters(), rate, eps=1e-6, fused=fused)

    def set_rate(self, share: float) -> None:
        """So much of the rate at the beginning."""
        for group in self.optimizer.param_groups:
            group["lr"] = self.rate * share

    def improve(
        self, lesson: Lesson, epochs: int, portion: int, entropy: float, clip: float, chance: torch.Generator
    ) -> Account:
        """Make good actions more likely, as far as the lesson can be trusted."""
        account = Account.opened(lesson.chosen.device)
        self.net.meet(lesson.positions)
        for _ in range(epochs):
            order = _shuffled(len(lesson.chosen), lesson.chosen, chance)
            for which, positions in lesson.positions.portions(order, portion):
                thought = self.net(positions, self.net.table())
                now = likely(thought, positions, lesson.chosen[which])
                ratio = (now - lesson.chances[which]).exp()
                advantage = lesson.advantages[which]
                bounded = ratio.clamp(1 - clip, 1 + clip)
                gain = torch.minimum(ratio * advantage, bounded * advantage).mean()
                doubt = -of_each(
                    thought.chances.exp() * thought.chances, thought.owners, len(positions)
                ).mean()
                error = _error(thought.values, lesson.targets[which], lesson.weights)
                self._learn(error - gain - entropy * doubt)
                account.add(error, doubt, (ratio - 1).abs().mean(), now.exp().mean())
        return account

    def copy(self, examples: Examples, portion: int, chance: torch.Generator) -> Account:
        """Make likely what others chose or tried, and expect what came of it."""
        account = Account.opened(examples.actions.device)
        self.net.meet(examples.positions)
        order = _shuffled(len(examples.actions), examples.actions, chance)
        worth = HOPES if examples.searched else OUTCOMES
        for which, positions in examples.positions.portions(order, portion):
            thought = self.net(positions, self.net.table())
            actions, shares = examples.actions[which], examples.shares[which]
            first = likely(thought, positions, actions[:, 0])
            missed = -(first * shares[:, 0])
            for place in range(1, actions.shape[1] if examples.searched else 1):
                missed = missed - likely(thought, positions, actions[:, place]) * shares[:, place]
            doubt = -of_each(thought.chances.exp() * thought.chances, thought.owners, len(positions)).mean()
            error = _error(thought.values, examples.targets[which], examples.weights[which])
            self._learn(worth * error + missed.mean())
            account.add(error, doubt, missed.mean(), first.exp().mean())
        return account

    def _learn(self, loss: Tensor) -> None:
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), STEEPEST)
        self.optimizer.step()
        self.net.keep_within(MOST)


def _error(values: Tensor, targets: Tensor, weights: Tensor) -> Tensor:
    """How far the expected chances of winning are from what came, for the seats that count."""
    wanted = ((targets + 1) / 2).clamp(0, 1)
    errors = functional.binary_cross_entropy_with_logits(values, wanted, reduction="none")
    return (errors * weights).sum() / weights.expand_as(errors).sum()


def _shuffled(count: int, like: Tensor, chance: torch.Generator) -> Tensor:
    return torch.randperm(count, generator=chance, device=like.device)
