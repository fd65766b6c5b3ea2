"""How strong a network is: matches against a built-in player on paired seeds, each played twice with the seats swapped.
The network decides in all matches at once; the rival thinks in threads beside each other."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
import torch
from policy import Policy, chances

from wartable import Position
from wartable.kernel.contract import Game
from wartable.players import Player, player

FIRST_SEED = 1_000_000  # matches that nobody learns from


@dataclass(frozen=True)
class Duel:
    """A match of the network against its rival."""

    position: Position
    seat: int  # of the network
    rival: Player

    def run_on(self) -> None:
        """Let the rival decide, and what is forced happen, until the network has a choice or all is over."""
        position = self.position
        while (actor := position.actor) >= 0:
            legal = position.legal()
            if actor == self.seat and len(legal) > 1:
                return
            position.play(legal[0] if len(legal) == 1 else self.rival.choose(position, actor))


def score(policy: Policy, game: Game, format: str, rival: str, games: int) -> float:
    """The share of so many games that the network wins, a draw being half a win, when it does what it likes best."""
    duels = [
        Duel(game.new(format, seed=FIRST_SEED + number // 2), number % 2, player(rival, game, number))
        for number in range(games)
    ]
    with ThreadPoolExecutor(torch.get_num_threads()) as pool:
        while asked := _run_on(pool, duels):
            for duel, action in zip(asked, _choices(policy, asked), strict=True):
                duel.position.play(action)
    returns = np.array([duel.position.returns()[duel.seat] for duel in duels])
    return float((returns + 1).mean() / 2)


def _run_on(pool: ThreadPoolExecutor, duels: Iterable[Duel]) -> list[Duel]:
    """Those in which the network has to decide."""
    going_on = [duel for duel in duels if not duel.position.over]
    list(pool.map(Duel.run_on, going_on))
    return [duel for duel in going_on if not duel.position.over]


@torch.no_grad()
def _choices(policy: Policy, duels: list[Duel]) -> list[int]:
    device = policy.last.weight.device
    seen = torch.as_tensor(np.stack([duel.position.observe(duel.seat) for duel in duels]), device=device)
    masks = torch.as_tensor(np.stack([duel.position.mask() for duel in duels]), device=device)
    chosen: list[int] = chances(policy(seen)[0], masks).argmax(1).tolist()
    return chosen
