"""How a network learns by playing itself: PPO on a batch of matches, round after round, kept in checkpoints.
A decision belongs to the seat that made it; all that is random comes from one generator, so a round can be learned again."""

from __future__ import annotations

import os
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import torch
from curve import Point
from policy import Policy, chances, sampled_reading
from torch import Tensor

import wartable
from wartable import Batch, OptionError

GAME, FORMAT = "invictus", "short"
SAMPLE_SEED = 1 << 61  # of the matches by which numbers are read; no match that is learned from has it
LEAST_RATE = 0.05  # of the rate at the beginning is left at the end
MOST_SEED = (1 << 20) - 1  # each seed has its own matches


@dataclass(frozen=True)
class Settings:
    """All that decides how learning goes, beside the machine's speed."""

    seed: int = 1
    matches: int = 512  # that are played at once
    steps: int = 64  # decisions in each of them, between two lessons
    lessons: int = 8  # in a round; every round begins with new matches
    epochs: int = 2  # how often a lesson goes through all decisions
    portion: int = 2048  # decisions of one step of the optimizer
    rate: float = 1e-3  # of learning, at the beginning; it sinks to a twentieth
    entropy: float = 0.01  # what it is worth not to be certain
    trace: float = 0.95  # GAE's lambda; nothing is discounted, for only the end counts
    clip: float = 0.2
    hidden: int = 256
    games: int = 200  # against the rival, each time strength is measured

    @property
    def decisions(self) -> int:
        """Of a round."""
        return self.matches * self.steps * self.lessons


@dataclass(frozen=True)
class Lesson:
    """What was seen, done and come of it in one run of the batch, a row a decision."""

    read: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor  # logarithms, of the actions that were chosen
    advantages: Tensor
    returns: Tensor


class Learner:
    """A network, what it has learned by, and how far it is."""

    def __init__(self, settings: Settings, device: str = "cpu") -> None:
        self.settings = settings
        self.device = torch.device(device)
        self.game = wartable.game(GAME)
        torch.manual_seed(settings.seed)
        reading = sampled_reading(GAME, FORMAT, SAMPLE_SEED, self.device.type)
        self.policy = Policy(reading, self.game.actions, settings.hidden).to(self.device)
        self.optimizer = torch.optim.Adam(self.policy.parameters(), settings.rate, eps=1e-5)
        self.chance = torch.Generator(self.device).manual_seed(settings.seed)
        self.rounds = 0
        self.spent = 0.0  # seconds, by the clock
        self.worked = 0.0  # seconds of processors
        self.curve: list[Point] = []

    def learn_a_round(self, progress: float) -> None:
        """New matches, and so many lessons from them; `progress` is how much of all learning is behind."""
        began, worked = time.perf_counter(), time.process_time()
        for group in self.optimizer.param_groups:
            group["lr"] = self.settings.rate * max(1 - progress, LEAST_RATE)
        batch = self.deal()
        for _ in range(self.settings.lessons):
            self.study(self.play(batch))
        self.rounds += 1
        self.spent += time.perf_counter() - began
        self.worked += time.process_time() - worked

    def deal(self) -> Batch:
        """The matches of a round. Rounds begin anew so that one can begin from a checkpoint."""
        first = (self.settings.seed << 40) + (self.rounds << 24)
        seeds = range(first, first + self.settings.matches)
        where, threads = self.device.type, torch.get_num_threads()
        return Batch(GAME, seeds, FORMAT, threads=threads, skip_forced=True, reset=True, device=where)

    @torch.no_grad()
    def play(self, batch: Batch) -> Lesson:
        """So many decisions in every match, by chance as the network has it, and what came of them."""
        steps, rows = self.settings.steps, []
        for _ in range(steps):
            out = batch.out
            read = self.policy.reading(self._here(out.observations))
            masks, seats = self._here(out.masks).clone(), self._here(out.actors).clone()
            logits, values = self.policy.think(read)
            all_chances = chances(logits, masks)
            lots = torch.empty_like(all_chances).exponential_(generator=self.chance)
            actions = (all_chances.exp() / lots).argmax(1)
            chosen = all_chances.gather(1, actions[:, None]).squeeze(1)
            batch.step(actions)
            ended, rewards = self._here(out.ended) > 0, self._here(out.rewards).float()
            rows.append((read, masks, actions, chosen, values, seats, ended, rewards))
        read, masks, actions, chosen, values, seats, ended, rewards = (
            torch.stack(row) for row in zip(*rows, strict=True)
        )
        last = self.policy(self._here(batch.out.observations))[1]
        advantages = advantages_of(
            values, seats, ended, rewards, last, self._here(batch.out.actors), self.settings.trace
        )
        returns = advantages + values
        scaled = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        return Lesson(*(row.flatten(0, 1) for row in (read, masks, actions, chosen, scaled, returns)))

    def _here(self, array: Any) -> Tensor:
        """A buffer of the batch as a tensor on the device, where it can be without a copy."""
        return torch.as_tensor(array, device=self.device)

    def study(self, lesson: Lesson) -> None:
        """Proximal policy optimization: make good actions more likely, as far as the lesson can be trusted."""
        given = self.settings
        for _ in range(given.epochs):
            order = torch.randperm(len(lesson.actions), generator=self.chance, device=self.device)
            for rows in order.split(given.portion):
                logits, values = self.policy.think(lesson.read.index_select(0, rows))
                masks = lesson.masks.index_select(0, rows)
                all_chances = chances(logits, masks)
                chosen = all_chances.gather(1, lesson.actions[rows, None]).squeeze(1)
                ratio, advantage = (chosen - lesson.chances[rows]).exp(), lesson.advantages[rows]
                bounded = ratio.clamp(1 - given.clip, 1 + given.clip)
                gain = torch.minimum(ratio * advantage, bounded * advantage).mean()
                doubt = -(all_chances.exp() * all_chances).sum(1).mean()
                error = (values - lesson.returns[rows]).square().mean()
                self.optimizer.zero_grad(set_to_none=True)
                (0.5 * error - gain - given.entropy * doubt).backward()
                torch.nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
                self.optimizer.step()

    def save(self, file: Path) -> None:
        """Keep all that the next round depends on, whole or not at all."""
        kept = {
            "settings": asdict(self.settings),
            "policy": self.policy.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "chance": self.chance.get_state(),
            "rounds": self.rounds,
            "spent": self.spent,
            "worked": self.worked,
            "curve": [asdict(point) for point in self.curve],
        }
        written = file.with_suffix(".part")
        torch.save(kept, written)
        os.replace(written, file)

    @classmethod
    def resume(cls, file: Path, device: str = "cpu") -> Learner:
        """Go on from a checkpoint as if nothing had come between."""
        if not file.exists():
            raise OptionError(f"there is no checkpoint {file} to go on from.")
        kept = torch.load(file, map_location=device, weights_only=True)
        learner = cls(Settings(**kept["settings"]), device)
        learner.policy.load_state_dict(kept["policy"])
        learner.optimizer.load_state_dict(kept["optimizer"])
        learner.chance.set_state(kept["chance"].cpu())
        learner.rounds, learner.spent, learner.worked = kept["rounds"], kept["spent"], kept["worked"]
        learner.curve = [Point(**point) for point in kept["curve"]]
        return learner


def advantages_of(
    values: Tensor, seats: Tensor, ended: Tensor, rewards: Tensor, last: Tensor, deciding: Tensor, trace: float
) -> Tensor:  # fmt: skip
    """How much better than expected each decision was: GAE over the decisions of one seat, whatever others decide between.

    All rows are by step and match. Seen from the end: what a seat got since its last decision, how its next one was valued and
    how much better that was stand in a column for each seat. Where a match ended all is forgotten but what it brought.
    """
    matches = torch.arange(values.shape[1], device=values.device)
    ahead = torch.empty_like(rewards[0])
    ahead[matches, deciding] = last
    ahead[matches, 1 - deciding] = -last  # what one wins the other loses
    better, got = torch.zeros_like(ahead), torch.zeros_like(ahead)
    advantages = torch.empty_like(values)
    for step in reversed(range(len(values))):
        over, seat = ended[step, :, None], seats[step]
        ahead, better = ahead.masked_fill(over, 0), better.masked_fill(over, 0)
        got = torch.where(over, rewards[step], got)
        surprise = got[matches, seat] + ahead[matches, seat] - values[step]
        advantages[step] = surprise + trace * better[matches, seat]
        ahead[matches, seat], better[matches, seat], got[matches, seat] = values[step], advantages[step], 0
    return advantages
