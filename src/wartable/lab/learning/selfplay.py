"""Playing to learn: a batch in which a network decides for all seats by chance, and what came of each of its decisions.
A decision belongs to the seat that made it; what a match brought goes to the last decision of each of its seats."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor

from wartable.kernel.batch import Batch
from wartable.kernel.contract import Game
from wartable.lab.learning.net import Net, Thoughts, of_each
from wartable.lab.learning.reading import Positions, Reading, gathered
from wartable.lab.learning.variants import Group
from wartable.players.learned.features import Features

LEAST_SPREAD = 0.05  # of advantages: where nothing ends yet, noise is not blown up to reasons
WANDERED = 200  # decisions at random before the first lesson, so that not all matches are at their beginning


@dataclass(frozen=True)
class Lesson:
    """Decisions, what was thought of them and what came of them, a row a decision."""

    positions: Positions
    chosen: Tensor  # the actions, in the eyes of their seats
    chances: Tensor  # logarithms, of these when they were chosen
    advantages: Tensor
    targets: Tensor  # for the own seat and those behind it, how the match went on: from -1 to 1
    weights: Tensor  # which of these targets count


class Table:
    """Matches of one group side by side, and the way to read them."""

    def __init__(
        self, game: Game, features: Features, group: Group, matches: int, seed: int, device: torch.device
    ) -> None:
        self.game, self.group, self.device = game, group, device
        self.seats = group.seats
        self.reading = Reading(features, game.observes, group.seats, device)
        rows = group.rows(game)
        self.batch = Batch(
            game,
            range(seed, seed + matches),
            group.variants[0].format,
            device=device.type,
            threads=torch.get_num_threads(),
            skip_forced=True,
            reset=True,
            dealt_by=rows[np.arange(matches) % len(rows)],
        )
        self.seen, self.masks, self.actors, self.ended, self.rewards = (
            torch.as_tensor(getattr(self.batch.out, name), device=device)
            for name in ("observations", "masks", "actors", "ended", "rewards")
        )
        self.batch.wander(WANDERED)

    @torch.no_grad()
    def play(self, net: Net, steps: int, trace: float, chance: torch.Generator) -> Lesson:
        """So many decisions in every match, by chance as the network has it, and what came of them."""
        table = net.table()
        parts, rows = [], []
        for _ in range(steps):
            positions, actions = self.reading.positions(self.seen, self.masks, self.actors)
            thought = net(positions, table)
            picked = drawn(thought.chances, thought.owners, len(positions), chance)
            chosen, action, likely = _at_pick(picked, thought, positions, actions)
            seats = self.actors.clone()
            self.batch.step(action if self.device.type == "cuda" else action.numpy())
            values = worth(thought.values)
            rows.append((chosen, likely, values, seats, self.ended > 0, self.rewards.float()))
            parts.append(positions)
        chosen, likely, values, seats, ended, rewards = (torch.stack(row) for row in zip(*rows, strict=True))
        positions, _ = self.reading.positions(self.seen, self.masks, self.actors)
        last = worth(net(positions, table).values)
        advantages, targets = credit(values, seats, ended, rewards, last, self.actors, trace)
        scaled = (advantages - advantages.mean()) / advantages.std().clamp(min=LEAST_SPREAD)
        counted = torch.zeros(targets.shape[-1], device=self.device)
        counted[: 1 if self.seats == 2 else self.seats] = 1
        return Lesson(
            gathered(parts),
            chosen.flatten(),
            likely.flatten(),
            scaled.flatten(),
            targets.flatten(0, 1),
            counted,
        )


def worth(values: Tensor) -> Tensor:
    """Logits of winning as values from -1 to 1."""
    return torch.tanh(values / 2)


def drawn(chances: Tensor, owners: Tensor, count: int, chance: torch.Generator) -> Tensor:
    """By lot one of the actions of each owner, as likely as they are; its place among all of them."""
    lots = torch.empty_like(chances).exponential_(generator=chance).log()
    return best_of(chances - lots, owners, count)


def best_of(scores: Tensor, owners: Tensor, count: int) -> Tensor:
    """The place of the greatest score of each owner."""
    most = torch.full((count,), -torch.inf, device=scores.device).scatter_reduce(0, owners, scores, "amax")
    places = torch.arange(len(scores), device=scores.device)
    found = torch.where(scores == most.index_select(0, owners), places, -1)
    return torch.full((count,), -1, device=scores.device).scatter_reduce(0, owners, found, "amax")


def _at_pick(
    picked: Tensor, thought: Thoughts, positions: Positions, actions: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    """What was picked: as its seat sees it, by the batch's number, and how likely it was."""
    return positions.actions.flat[picked], actions[picked], thought.chances[picked]


def likely(thought: Thoughts, positions: Positions, chosen: Tensor) -> Tensor:
    """The logarithm of the chance of what was chosen in each position."""
    same = positions.actions.flat == chosen.index_select(0, thought.owners)
    return of_each(torch.where(same, thought.chances, 0), thought.owners, len(positions))


def credit(
    values: Tensor, seats: Tensor, ended: Tensor, rewards: Tensor, last: Tensor, deciding: Tensor, trace: float
) -> tuple[Tensor, Tensor]:  # fmt: skip
    """How much better than expected each decision was, and what is to be expected of each seat from the own one on.

    GAE over the decisions of one seat, whatever others decide between. All rows are by step and match; values have a column
    for each seat from the deciding one on. Seen from the end: what a seat got since its last decision, how its next one was
    valued and how much better that was stand in a column for each seat. Where a match ended all is forgotten but what it brought.
    """
    count = rewards.shape[-1]
    matches = torch.arange(values.shape[1], device=values.device)
    behind = torch.arange(values.shape[-1], device=values.device)
    ahead = torch.empty_like(rewards[0])
    if count == 2:
        ahead[matches, deciding], ahead[matches, 1 - deciding] = last[:, 0], -last[:, 0]
    else:
        ahead.scatter_(1, (deciding[:, None] + behind[:count]) % count, last[:, :count])
    better, got = torch.zeros_like(ahead), torch.zeros_like(ahead)
    advantages, targets = torch.empty_like(values[..., 0]), torch.empty_like(values)
    for step in reversed(range(len(values))):
        over, seat = ended[step, :, None], seats[step]
        ahead, better = ahead.masked_fill(over, 0), better.masked_fill(over, 0)
        got = torch.where(over, rewards[step], got)
        expected = got + ahead + trace * better
        targets[step] = expected.gather(1, (seat[:, None] + behind) % count)
        advantages[step] = targets[step, :, 0] - values[step, :, 0]
        ahead[matches, seat], better[matches, seat], got[matches, seat] = (
            values[step, :, 0],
            advantages[step],
            0,
        )
    return advantages, targets
