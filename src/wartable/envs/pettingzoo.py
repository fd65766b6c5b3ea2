"""Every game and format as an AEC environment of PettingZoo: `env("invasion", format="starter")`, or `invasion_v0.env()`.
An agent is a seat. What it sees comes with the mask of what it may do; what it wins comes when the match is over."""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Final

import numpy as np

from wartable.envs import extra
from wartable.envs.rendering import MODES, checked_mode, rendered
from wartable.envs.seeding import Seeds
from wartable.envs.solo import Solo
from wartable.kernel.contract import game, game_names

with extra():
    import gymnasium
    from pettingzoo.utils import AECEnv, wrappers

VERSION: Final = (
    0  # raised whenever learned agents could no longer play: other numbers, other actions, other rewards
)
ILLEGAL_REWARD: Final = -1


class raw_env(AECEnv):
    """A match, unwrapped: an action that is not legal raises `IllegalAction`, and says which are."""

    def __init__(
        self, name: str, format: str | None = None, render_mode: str | None = None, **options: Any
    ) -> None:
        super().__init__()
        rules = game(name)
        self._match = Solo(rules, format, options)
        self._seeds = Seeds()
        self.metadata = {
            "name": f"{name}_v{VERSION}",
            "render_modes": list(MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.render_mode = checked_mode(render_mode)
        self.possible_agents = [f"seat_{number}" for number in range(self._match.seats)]
        self._numbers = {agent: number for number, agent in enumerate(self.possible_agents)}
        space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(rules.observes.low, rules.observes.high, dtype=np.int16),
                "action_mask": gymnasium.spaces.Box(0, 1, (rules.actions,), np.int8),
            }
        )
        self._observation_spaces = dict.fromkeys(self.possible_agents, space)
        self._action_spaces = {
            agent: gymnasium.spaces.Discrete(rules.actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the match of a seed; without one, of the next seed that follows from the last one given.

        Options of a match are given to `env`; those given here are PettingZoo's business and change nothing.
        """
        self._match.start(self._seeds.next(seed))
        self.agents: list[str] = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._match.actor]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What a seat knows, and what it may do: nothing unless it decides."""
        match, seat = self._match, self._numbers[agent]
        if seat == match.actor:
            return {"observation": match.observation, "action_mask": match.mask}
        return {"observation": match.observe(seat), "action_mask": np.zeros(match.game.actions, np.int8)}

    def step(self, action: int | None) -> None:
        """Play an action of the seat that decides; who is asked after the end has nothing to give but None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        match = self._match
        match.advance(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0
        if match.actor >= 0 and not match.too_long:
            self.agent_selection = self.possible_agents[match.actor]
        else:
            self._end()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        """The match is over, or so long that it is called a draw."""
        stopped = self._match.actor >= 0
        self.rewards = {agent: float(self._match.rewards[self._numbers[agent]]) for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, not stopped)
        self.truncations = dict.fromkeys(self.agents, stopped)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        """The board as the seat that decides sees it, as `render_mode` asks."""
        if self.render_mode is None:
            gymnasium.logger.warn("render was called, but no render_mode was given to env().")
            return None
        return rendered(self.render_mode, self._match.position, self._numbers.get(self.agent_selection, -1))

    def close(self) -> None:
        """There is nothing to let go of."""


class _Illegal(wrappers.TerminateIllegalWrapper):
    def __init__(self, env: raw_env) -> None:
        super().__init__(env, illegal_reward=ILLEGAL_REWARD)


def _passed_on(name: str) -> property:
    return property(attrgetter(f"env.{name}"))


class Guarded(wrappers.OrderEnforcingWrapper, wrappers.AssertOutOfBoundsWrapper, _Illegal):
    """PettingZoo's three usual wrappers as one. One around the other, each looks up every name in the next, and that takes
    three times as long as the match itself. What an environment has only after `reset`, they refuse before it all the same."""

    agents = _passed_on("agents")
    agent_selection = _passed_on("agent_selection")
    rewards = _passed_on("rewards")
    _cumulative_rewards = _passed_on("_cumulative_rewards")
    terminations = _passed_on("terminations")
    truncations = _passed_on("truncations")
    infos = _passed_on("infos")

    def __str__(self) -> str:
        return str(self.env)


def env(name: str, format: str | None = None, render_mode: str | None = None, **options: Any) -> Guarded:
    """A match as PettingZoo wants it: whoever plays an illegal action has lost, and calls in a wrong order are refused."""
    return Guarded(raw_env(name, format, render_mode, **options))


@dataclass(frozen=True)
class Versioned:
    """A game under the name that PettingZoo's own modules would have: `invasion_v0.env(format="draft")`."""

    name: str

    def env(self, format: str | None = None, render_mode: str | None = None, **options: Any) -> Any:
        return env(self.name, format, render_mode, **options)

    def raw_env(self, format: str | None = None, render_mode: str | None = None, **options: Any) -> raw_env:
        return raw_env(self.name, format, render_mode, **options)


def __getattr__(name: str) -> Versioned:
    """`<game>_v0` for every game there is."""
    called, _, version = name.rpartition("_v")
    if version == str(VERSION) and called in game_names():
        return Versioned(called)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
