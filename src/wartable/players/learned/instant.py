"""The player `network`: a game's own network, which takes the action that it likes best and never looks ahead.
It answers at once, on compiled rules or plain ones."""

from __future__ import annotations

from wartable.kernel.contract import Game, Position
from wartable.kernel.engine import CORE, Progress, engine, is_cached, silent
from wartable.kernel.errors import OptionError
from wartable.kernel.message import Message
from wartable.kernel.rule import compiling
from wartable.players.learned.weights import Weights, desk_of, weights_of
from wartable.players.players import INSTANT, JUDGING, Player, Weight


def own_weights(game: Game) -> Weights:
    """The weights that come with a game; refused in words where there are none."""
    found = weights_of(game)
    if found is None:
        raise OptionError(Message("error-no-network", {"game": game.title}))
    return found


class Instant(Player):
    """Takes the legal action that the network leans to most, the first of several; the seed means nothing to it."""

    def __init__(
        self,
        spec: str,
        game: Game,
        seed: int,
        weights: Weights,
        compiled: bool | None = None,
        progress: Progress = silent,
    ) -> None:
        super().__init__(spec, game, seed)
        self.weights = weights
        self.engine = engine(game, (CORE, JUDGING), compiled, progress)

    def _weigh(self, dream: Position, seat: int, chance: int) -> list[Weight]:
        desk, mask = desk_of(self.weights, dream.seats), dream.mask().copy()
        actions = self._worth_a_thought(dream)
        mask[:] = 0
        mask[actions] = 1
        self.engine.call(
            "leanings",
            dream.records,
            seat,
            mask,
            desk.seen,
            self.weights.net,
            desk.acc,
            desk.hidden,
            desk.values,
            desk.logits,
            desk.shares,
        )
        return [(action, float(desk.shares[action])) for action in actions]


def without_waiting(game: Game, seed: int) -> Instant:
    """The player for who can't wait for a compiler: on compiled rules if they are there, else on plain ones."""
    compiled = compiling() and is_cached(game, (CORE, JUDGING))
    return Instant(INSTANT, game, seed, own_weights(game), compiled)
