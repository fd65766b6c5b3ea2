"""Every game as an environment of Gymnasium, one seat against a built-in player: `gymnasium.make("wartable/Invasion-v0")`.
Importing this registers them. Gymnasium 1 looks for no plugins, but `make("wartable.envs.gymnasium:wartable/Invasion-v0")` imports it."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from wartable.envs import extra
from wartable.envs.opponents import Seated, checked_seat
from wartable.envs.rendering import MODES, checked_mode, rendered
from wartable.envs.solo import Solo
from wartable.kernel.contract import game, game_names
from wartable.kernel.errors import IllegalAction, OptionError

with extra():
    import gymnasium
    from gymnasium.envs.registration import registry

VERSION: Final = (
    0  # raised whenever learned agents could no longer play: other numbers, other actions, other rewards
)
ILLEGAL_REWARD: Final = -1.0
SEEDS: Final = 2**32  # of matches that are drawn by lot


def id_of(game_name: str) -> str:
    """What Gymnasium calls a game."""
    return f"wartable/{game_name.title()}-v{VERSION}"


def id_of_deck(game_name: str) -> str:
    """What Gymnasium calls the building of a deck for a game."""
    return f"wartable/{game_name.title()}Deck-v{VERSION}"


class SeatEnv(gymnasium.Env):
    """One seat of a match; all others are played by `opponent`, partners too.

    An observation is what the seat knows, by the schema `game.observes`; `info["action_mask"]` has what it may do. The reward is 0
    until the match is over, then +1, 0 or -1. An action that is not legal loses the match, and `info["illegal"]` says why.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 (Gymnasium's own)

    def __init__(
        self,
        name: str,
        format: str | None = None,
        opponent: str = "random",
        seat: int | str = 0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        rules = game(name)
        self.match = Solo(rules, format, options)
        self.opponent = Seated(opponent, rules)
        self.wanted_seat = checked_seat(seat, self.match.seats)
        self.render_mode = checked_mode(render_mode)
        self.seat = 0
        self.over = True
        self.observation_space = gymnasium.spaces.Box(rules.observes.low, rules.observes.high, dtype=np.int16)
        self.action_space = gymnasium.spaces.Discrete(rules.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Begin the match of a seed, or of one drawn by lot, and let the others play until the seat decides."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(SEEDS)) if seed is None else seed
        self.seat = self.wanted_seat.drawn(self.np_random)
        self.match.start(drawn)
        self.opponent.sit_down(drawn)
        self._let_others_play()
        while self.match.actor < 0:  # it was over before the seat had anything to say
            self.match.start(int(self.np_random.integers(SEEDS)))
            self._let_others_play()
        self.over = False
        self._show()
        return self.match.observation, self._info()

    def step(self, action: Any) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """Play an action, then all that the others do until the seat decides again or the match is over."""
        if self.over:
            raise OptionError("the match is over, or none has begun: call reset() first.")
        chosen = int(action)
        if not (0 <= chosen < len(self.match.mask) and self.match.mask[chosen]):
            self.over = True
            illegal = str(IllegalAction(self.match.position.illegal(chosen)))
            return (
                self.match.observe(self.seat),
                ILLEGAL_REWARD,
                True,
                False,
                {**self._info(), "illegal": illegal},
            )
        self.match.advance(chosen)
        self._let_others_play()
        ended, cut = self.match.actor < 0, self.match.too_long
        self.over = ended or cut
        self._show()
        seen = self.match.observe(self.seat) if self.over else self.match.observation
        return seen, float(self.match.rewards[self.seat]), ended, cut, self._info()

    def _let_others_play(self) -> None:
        match = self.match
        while match.actor not in (-1, self.seat) and not match.too_long:
            match.advance(self.opponent.choose(match.position, match.actor))

    def _info(self) -> dict[str, Any]:
        """The mask, without any action once the match is over; and the seat, where it is drawn by lot."""
        mask = np.zeros_like(self.match.mask) if self.over else self.match.mask
        return {"action_mask": mask, "seat": self.seat}

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The board as the seat sees it, as `render_mode` asks."""
        return rendered(self.render_mode, self.match.position, self.seat)


def register() -> None:
    """Make every game known to Gymnasium, and the building of decks for those that have decks."""
    for name in game_names():
        made = {
            id_of(name): ("wartable.envs.gymnasium:SeatEnv", "wartable.envs.vector:SeatVectorEnv"),
            id_of_deck(name): ("wartable.envs.deckbuilding:DeckEnv", None),
        }
        for called, (one, many) in made.items():
            if called not in registry:
                gymnasium.register(called, entry_point=one, vector_entry_point=many, kwargs={"name": name})


register()
