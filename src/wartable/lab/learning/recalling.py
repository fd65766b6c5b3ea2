"""Matches that were kept, played once more on the device, so that a network sees what their players saw and did."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor

from wartable.kernel.batch import Batch
from wartable.kernel.contract import Game
from wartable.lab.learning.reading import Positions, Reading, gathered
from wartable.lab.learning.study import Progress, Study
from wartable.lab.learning.variants import Group
from wartable.players.learned.features import Features
from wartable.players.matches import KEPT_TRIES, WHOLE_TRY

AT_ONCE = 16_384  # matches that are played side by side
HOPED = 0.5  # how much of what is to be expected comes from what a search hoped for, the rest from how its match ended


@dataclass(frozen=True)
class Examples:
    """Decisions of others, a row each: what they did or how much they tried of it, and what came of it."""

    positions: Positions
    actions: Tensor  # some of those that were legal, in the eyes of their seats
    shares: Tensor  # of these, which come to 1
    targets: Tensor  # for the own seat and those behind it, what was to be expected: from -1 to 1
    weights: Tensor  # which of these targets count
    searched: bool  # whether who decided had looked ahead


def recalled(
    study: Study, game: Game, features: Features, values: int, device: torch.device, progress: Progress
) -> Examples:
    """All decisions of a study: what was chosen or tried, and how the match ended for the seats from the own one on."""
    readings: dict[int, Reading] = {}
    parts, tried, targets, weights = [], [], [], []
    done = 0
    for group, which, where in study.portions(game, AT_ONCE):
        seats = group.seats
        reading = readings.setdefault(seats, Reading(features, game.observes, seats, device))
        outcome = torch.as_tensor(study.returns[which, :seats], device=device).float()
        counted = torch.zeros(values, device=device)
        counted[: 1 if seats == 2 else seats] = 1
        behind = torch.arange(values, device=device)
        for positions, actions, hopes, actors in _steps(game, group, study, which, where, reading, device):
            parts.append(positions)
            tried.append(actions)
            came = outcome[: len(actors)].gather(1, (actors[:, None] + behind) % seats)
            came[:, 0] = torch.where(hopes.isnan(), came[:, 0], torch.lerp(came[:, 0], hopes, HOPED))
            targets.append(came)
            weights.append(counted.expand(len(actors), -1))
        done += len(which)
        progress(done, len(study))
    actions = torch.cat([each[0] for each in tried])
    shares = torch.cat([each[1] for each in tried])
    searched = bool(study.thoughts[:, KEPT_TRIES].any())
    return Examples(gathered(parts), actions, shares, torch.cat(targets), torch.cat(weights), searched)


def _steps(
    game: Game,
    group: Group,
    study: Study,
    which: np.ndarray,
    where: list[slice],
    reading: Reading,
    device: torch.device,
) -> Iterator[tuple[Positions, tuple[Tensor, Tensor], Tensor, Tensor]]:
    """The decisions of matches with as many seats, the longest ones first: those that go on are always the first ones.

    Of each the position, what was tried with its shares, what was hoped for if anything was, and who decided.
    """
    lengths = np.array([each.stop - each.start for each in where])
    firsts = np.array([each.start for each in where])
    rows, format = group.rows(game), group.variants[0].format
    batch = Batch(game, study.seeds[which], format, device=device.type, skip_forced=True, dealt_by=rows)
    seen, masks, actors = (
        torch.as_tensor(getattr(batch.out, name), device=device)
        for name in ("observations", "masks", "actors")
    )
    for step in range(int(lengths.max(initial=0))):
        count = int((lengths > step).sum())
        moves = np.full(len(which), -1, np.int64)
        moves[:count] = study.moves[firsts[:count] + step]
        seats = actors[:count].clone()
        positions, _ = reading.positions(seen[:count], masks[:count], seats)
        actions, shares, hopes = _tried(moves[:count], study.thoughts[firsts[:count] + step])
        turned = reading.turned[seats[:, None], torch.as_tensor(actions, device=device)]
        told = turned, torch.as_tensor(shares, device=device)
        yield positions, told, torch.as_tensor(hopes, device=device), seats
        batch.step(torch.as_tensor(moves, device=device) if device.type == "cuda" else moves)


def _tried(moves: np.ndarray, thoughts: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """What was tried at decisions, with shares that come to 1, and what was hoped for; where nothing was searched, what was done."""
    actions = thoughts[:, :KEPT_TRIES].astype(np.int64)
    shares = thoughts[:, KEPT_TRIES : 2 * KEPT_TRIES].astype(np.float32)
    whole = shares.sum(1)
    unsearched = whole == 0
    actions[unsearched, 0], shares[unsearched, 0] = moves[unsearched], 1
    shares /= np.where(unsearched, 1, whole)[:, None]
    hopes = thoughts[:, -1].astype(np.float32) / WHOLE_TRY
    hopes[unsearched] = np.nan
    return actions, shares, hopes
