"""How two networks fare against each other, on the device: matches of a game's usual format, each network on every other seat.
Against players of other kinds a network is measured by `wartable simulate`, once it is exported."""

from __future__ import annotations

import torch

from wartable.kernel.batch import Batch
from wartable.kernel.contract import Game
from wartable.lab.learning.net import Net
from wartable.lab.learning.reading import Reading
from wartable.lab.learning.selfplay import best_of
from wartable.lab.learning.variants import Variant
from wartable.players.learned.features import Features

FIRST_SEED = 1 << 41  # matches that nobody learns from
LOOK_EVERY = 16  # steps after which it is asked whether all matches are over
MOST_STEPS = 2_000


@torch.no_grad()
def score(
    one: Net, other: Net, game: Game, features: Features, variant: Variant, matches: int, device: torch.device
) -> float:
    """The share of matches that the first wins, a draw being half a win; both do what they like best."""
    seats = game.format(variant.format).seats
    reading = Reading(features, game.observes, seats, device)
    seeds = [FIRST_SEED + number // 2 for number in range(matches)]
    batch = Batch(game, seeds, variant.format, device=device.type, skip_forced=True, **variant.options)
    seen, masks, actors, ended, rewards = (
        torch.as_tensor(getattr(batch.out, name), device=device)
        for name in ("observations", "masks", "actors", "ended", "rewards")
    )
    number = torch.arange(matches, device=device)
    own = (torch.arange(seats, device=device)[None] + number[:, None]) % 2 == 0
    tables = one.table(), other.table()
    result = torch.zeros(matches, device=device)
    for step in range(MOST_STEPS):
        if step % LOOK_EVERY == 0 and not bool((actors >= 0).any()):
            break
        going = actors >= 0
        legal = masks * going[:, None]
        legal[:, 0] |= ~going  # who is over chooses anything, which is not played
        seat = actors.clamp(min=0)
        positions, numbers = reading.positions(seen, legal, seat)
        picks = []
        for net, table in zip((one, other), tables, strict=True):
            thought = net(positions, table)
            picks.append(numbers[best_of(thought.chances, thought.owners, len(positions))])
        mine = own.gather(1, seat[:, None])[:, 0]
        action = torch.where(going, torch.where(mine, *picks), -1)
        batch.step(action if device.type == "cuda" else action.numpy())
        gained = torch.where(own, rewards, 0).sum(1) / own.sum(1)
        result += torch.where(ended > 0, gained, 0)
    return float(((result + 1) / 2).mean())
