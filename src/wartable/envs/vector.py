"""Many matches as one environment of Gymnasium, on `Batch`: a seat of each against a built-in player, all stepped together.
`gymnasium.make_vec("wartable/Invasion-v0", num_envs=64)` makes one; a match that is over is followed by another in the next step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from wartable.envs import extra
from wartable.envs.gymnasium import ILLEGAL_REWARD, SEEDS
from wartable.envs.opponents import Seated, checked_seat
from wartable.envs.rendering import MODES, checked_mode, rendered
from wartable.kernel.batch import CUT, OPEN
from wartable.kernel.contract import Position, game
from wartable.kernel.engine import engine
from wartable.kernel.errors import IllegalAction, OptionError
from wartable.kernel.waiting import WaitingBatch

with extra():
    import gymnasium
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space

SHOWN = tuple(mode for mode in MODES if mode != "human")

Step = tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]


class SeatVectorEnv(gymnasium.vector.VectorEnv):
    """A seat of each match; all others are played by `opponent`. Rewards, masks and illegal actions are as in `SeatEnv`.

    An opponent that plays at random does so in all matches at once; any other decides match by match.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 (Gymnasium's own)
        "render_modes": list(SHOWN),
        "render_fps": 2,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        num_envs: int,
        name: str,
        format: str | None = None,
        opponent: str = "random",
        seat: int | str = 0,
        threads: int = 1,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if num_envs < 1:
            raise OptionError(f"num_envs is at least 1, not {num_envs}.")
        self.rules = game(name)
        self.num_envs = num_envs
        self.batch = WaitingBatch(
            self.rules, np.zeros(num_envs, np.int64), format, threads=threads, **options
        )
        self.engine = engine(self.rules)
        self.wanted_seat = checked_seat(seat, self.batch.seats)
        self.opponent = Seated(opponent, self.rules)
        self.opponent_is_random = opponent == "random"
        self.render_mode = checked_mode(render_mode)
        self.seats = np.zeros(num_envs, np.int64)
        self.finished = np.ones(num_envs, bool)  # matches that are followed by others in the next step
        self.begun = False
        observes = self.rules.observes
        self.single_observation_space = gymnasium.spaces.Box(observes.low, observes.high, dtype=np.int16)
        self.single_action_space = gymnasium.spaces.Discrete(self.rules.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    # --- Gymnasium's interface ----------------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """Begin a match in every row, or in those of `options["reset_mask"]`: of the seeds that are given, the first and those that
        follow it, or of seeds drawn by lot."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        chosen = (options or {}).get("reset_mask")
        rows = np.arange(self.num_envs) if chosen is None else np.flatnonzero(chosen)
        named: Sequence[int | None] = [seed] * self.num_envs if seed is None else []
        if isinstance(seed, int):
            named = [seed + row for row in range(self.num_envs)]
        elif seed is not None:
            named = seed
        if len(named) != self.num_envs:
            raise OptionError(f"{self.num_envs} matches want as many seeds, not {len(named)}.")
        self._begin(rows, [named[row] for row in rows.tolist()])
        self.begun = True
        return self._seen(), self._info()

    def step(self, actions: Any) -> Step:
        """An action in every match, then all that the others do there. Where a match was over, another begins instead."""
        if not self.begun:
            raise OptionError("no match has begun: call reset() first.")
        chosen = np.asarray(actions, np.int64)
        if chosen.shape != (self.num_envs,):
            raise IllegalAction(f"{self.num_envs} matches want as many actions, not {chosen.shape}.")
        following = np.flatnonzero(self.finished)
        going = ~self.finished
        named = chosen.clip(0, self.rules.actions - 1)
        legal = (named == chosen) & (self.batch.out.masks[np.arange(self.num_envs), named] == 1)
        illegal = np.flatnonzero(going & ~legal)
        told = {int(row): self._why(int(row), int(chosen[row])) for row in illegal}
        rewards = np.zeros(self.num_envs)
        ended = np.zeros(self.num_envs, bool)
        cut = np.zeros(self.num_envs, bool)
        self._play(np.where(going & legal, chosen, -1), rewards, ended, cut)
        self._let_others_play(going & legal, rewards, ended, cut)
        rewards[illegal], ended[illegal] = ILLEGAL_REWARD, True
        self.finished = ended | cut
        self._begin(following, [None] * len(following))
        return self._seen(), rewards, ended, cut, self._info(told)

    def render(self) -> tuple[Any, ...] | None:
        """The boards as the seats see them, as `render_mode` asks."""
        if self.render_mode is None:
            return None
        return tuple(
            rendered(self.render_mode, self._position(row), int(seat)) for row, seat in enumerate(self.seats)
        )

    # --- Inside -------------------------------------------------------------------------------------------------------

    def _begin(self, rows: np.ndarray, seeds: Sequence[int | None]) -> None:
        """Begin matches in these rows and let the others play until the seat decides; the rare ones that end before are left."""
        waiting = dict(zip(rows.tolist(), seeds, strict=True))
        while waiting:
            dealt = {
                row: int(self.np_random.integers(SEEDS)) if seed is None else seed
                for row, seed in waiting.items()
            }
            self.batch.deal(list(dealt), list(dealt.values()))
            for row in dealt:
                self.seats[row] = self.wanted_seat.drawn(self.np_random)
                self.finished[row] = False
            open_rows = np.zeros(self.num_envs, bool)
            open_rows[list(dealt)] = True
            nothing = np.zeros(self.num_envs)
            self._let_others_play(
                open_rows, nothing, np.zeros(self.num_envs, bool), np.zeros(self.num_envs, bool)
            )
            waiting = {row: None for row in dealt if self.batch.out.actors[row] < 0}

    def _play(self, actions: np.ndarray, rewards: np.ndarray, ended: np.ndarray, cut: np.ndarray) -> None:
        """Move in some matches, and note how those end that do."""
        out = self.batch.move(actions)
        rows = np.flatnonzero((actions >= 0) & (out.ended != OPEN))
        rewards[rows] = out.rewards[rows, self.seats[rows]]
        cut[rows] = out.ended[rows] == CUT
        ended[rows] = ~cut[rows]

    def _let_others_play(
        self, rows: np.ndarray, rewards: np.ndarray, ended: np.ndarray, cut: np.ndarray
    ) -> None:
        """Move for the other seats until in each of these matches the own seat decides, or it is over."""
        while True:
            actors = self.batch.out.actors
            theirs = np.flatnonzero(rows & (actors >= 0) & (actors != self.seats))
            if not len(theirs):
                return
            actions = np.full(self.num_envs, -1, np.int64)
            actions[theirs] = self._choices(theirs)
            self._play(actions, rewards, ended, cut)

    def _choices(self, rows: np.ndarray) -> np.ndarray:
        """What the opponent does in each of these matches."""
        if self.opponent_is_random:
            marks = self.batch.out.masks[rows].cumsum(1, dtype=np.int64)
            lots = (self.np_random.random(len(rows)) * marks[:, -1]).astype(np.int64)
            drawn: np.ndarray = (marks > lots[:, None]).argmax(1)
            return drawn
        found, seeds = [], self.batch.seeds
        for row in rows.tolist():
            self.opponent.sit_down(int(seeds[row]))
            found.append(self.opponent.choose(self._position(row), int(self.batch.out.actors[row])))
        return np.array(found, np.int64)

    def _position(self, row: int) -> Position:
        return Position(self.rules, self.engine, self.batch.records[row : row + 1])

    def _why(self, row: int, action: int) -> str:
        return str(IllegalAction(self._position(row).illegal(action)))

    def _seen(self) -> np.ndarray:
        """What each seat knows: where it decides, as the batch has told it."""
        seen: np.ndarray = self.batch.out.observations.copy()
        for row in np.flatnonzero(self.batch.out.actors != self.seats).tolist():
            seen[row] = self._position(row).observe(int(self.seats[row]))
        return seen

    def _info(self, illegal: dict[int, str] | None = None) -> dict[str, Any]:
        """Masks and seats of all matches; why an action was illegal, where one was."""
        masks = self.batch.out.masks.astype(np.int8)
        masks[self.finished] = 0
        every = np.ones(self.num_envs, bool)
        told: dict[str, Any] = {
            "action_mask": masks, "_action_mask": every, "seat": self.seats.copy(), "_seat": every.copy(),
        }  # fmt: skip
        if illegal:
            told["illegal"] = np.array([illegal.get(row, "") for row in range(self.num_envs)], object)
            told["_illegal"] = np.array([row in illegal for row in range(self.num_envs)])
        return told
