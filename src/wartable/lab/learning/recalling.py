"""Matches that were kept, played once more on the device, so that a network sees what their players saw and did."""

from __future__ import annotations

import numpy as np
import torch

from wartable.kernel.batch import Batch
from wartable.kernel.contract import Game
from wartable.lab.learning.reading import Positions, Reading, gathered
from wartable.lab.learning.selfplay import Lesson
from wartable.lab.learning.study import Progress, Study
from wartable.lab.learning.variants import Group
from wartable.players.learned.features import Features

AT_ONCE = 16_384  # matches that are played side by side


def recalled(
    study: Study, game: Game, features: Features, values: int, device: torch.device, progress: Progress
) -> Lesson:
    """All decisions of a study as one lesson: what was chosen, and how the match ended for the seats from the own one on."""
    readings: dict[int, Reading] = {}
    parts, chosen, targets, weights = [], [], [], []
    done = 0
    for group, which, moves in study.portions(game, AT_ONCE):
        seats = group.seats
        reading = readings.setdefault(seats, Reading(features, game.observes, seats, device))
        outcome = torch.as_tensor(study.returns[which, :seats], device=device).float()
        counted = torch.zeros(values, device=device)
        counted[: 1 if seats == 2 else seats] = 1
        behind = torch.arange(values, device=device)
        for positions, taken, actors in _steps(game, group, study.seeds[which], moves, reading, device):
            parts.append(positions)
            chosen.append(taken)
            targets.append(outcome[: len(actors)].gather(1, (actors[:, None] + behind) % seats))
            weights.append(counted.expand(len(actors), -1))
        done += len(which)
        progress(done, len(study))
    actions = torch.cat(chosen)
    none = torch.zeros(len(actions), device=device)
    return Lesson(gathered(parts), actions, none, none, torch.cat(targets), torch.cat(weights))


def _steps(
    game: Game,
    group: Group,
    seeds: np.ndarray,
    moves: list[np.ndarray],
    reading: Reading,
    device: torch.device,
) -> list[tuple[Positions, torch.Tensor, torch.Tensor]]:
    """The decisions of matches with as many seats, the longest ones first: those that go on are always the first ones."""
    lengths = np.array([len(row) for row in moves])
    planned = np.full((int(lengths.max(initial=0)), len(moves)), -1, np.int64)
    for match, row in enumerate(moves):
        planned[: len(row), match] = row
    rows, format = group.rows(game), group.variants[0].format
    batch = Batch(game, seeds, format, device=device.type, skip_forced=True, dealt_by=rows)
    actions = torch.as_tensor(planned, device=device)
    seen, masks, actors = (
        torch.as_tensor(getattr(batch.out, name), device=device)
        for name in ("observations", "masks", "actors")
    )
    going = (lengths[None, :] > np.arange(len(planned))[:, None]).sum(1).tolist()
    found = []
    for step, count in enumerate(going):
        seats = actors[:count].clone()
        positions, _ = reading.positions(seen[:count], masks[:count], seats)
        taken = reading.turned[seats, actions[step, :count]]
        found.append((positions, taken, seats))
        batch.step(actions[step] if device.type == "cuda" else planned[step])
    return found
