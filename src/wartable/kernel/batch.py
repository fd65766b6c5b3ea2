"""Many matches at once: a batch that is stepped by whoever learns or searches, and whole random matches to count.
The results do not depend on how many threads work on them, nor on the device."""

from __future__ import annotations

import itertools
import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, NoReturn

import numpy as np

from wartable.kernel import contract
from wartable.kernel.contract import Game, Position
from wartable.kernel.engine import MANY, STEPPING, Progress, engine, quickest, silent
from wartable.kernel.errors import IllegalAction, OptionError
from wartable.kernel.record import Records
from wartable.kernel.stepping import CUT, LONGEST, OPEN, OVER, RESETS, SKIPS, STRIDE, WORD, width

__all__ = ["CUT", "DEVICES", "MASKS", "OPEN", "OVER", "Batch", "Buffers", "Tally", "random_matches"]

DEVICES = ("cpu", "cuda")
MASKS = ("bytes", "bits", "none")


@dataclass(frozen=True)
class Buffers:
    """What a step fills, a row a match, all of it in memory that the caller may own."""

    actors: Any  # int64: the seat that decides, -1 where the match is over
    masks: Any  # the legal actions: uint8 with an action a byte, or uint32 with the first of 32 in its lowest bit
    observations: Any  # int16: what that seat knows, by the schema `game.observes`
    rewards: Any  # int8: +1, 0 or -1 for each seat of a match that ended in this step, else 0
    ended: Any  # uint8: whether a match ended in this step: OPEN, OVER, or CUT after too many decisions
    lengths: Any  # int64: decisions of the match so far, or of the one that ended in this step


class Batch:
    """Matches of one format that are stepped together.

    `step(actions)` plays an action in every match and fills `out`. With `skip_forced` decisions without a choice are taken
    inside; with `reset` a match that ends is followed by one whose seed is greater by the number of matches, so that seeds one behind
    the other never meet again. With `dealt_by` every match has options of its own: a row that `game.given` makes, of any format with as
    many seats.
    """

    def __new__(cls, *given: Any, device: str = "cpu", **named: Any) -> Batch:
        if device not in DEVICES:
            raise OptionError(f"there is no device {device!r}; there are {' and '.join(DEVICES)}.")
        if device == "cuda":
            from wartable.kernel.cuda.batch import CudaBatch

            return object.__new__(CudaBatch)
        return object.__new__(cls)

    def __init__(
        self,
        game: Game | str,
        seeds: Sequence[int] | np.ndarray,
        format: str | None = None,
        *,
        device: str = "cpu",
        threads: int | None = None,
        skip_forced: bool = False,
        reset: bool = False,
        masks: str = "bytes",
        observe: bool = True,
        out: Buffers | None = None,
        dealt_by: np.ndarray | None = None,
        compiled: bool | None = None,
        progress: Progress = silent,
        **options: Any,
    ) -> None:
        self.game = contract.game(game) if isinstance(game, str) else game
        first = np.array(seeds, np.int64)
        if first.ndim != 1 or not len(first) or first.min() < 0:
            raise OptionError("a batch wants a row of seeds, none below 0.")
        self.device = device
        self._count = len(first)
        if masks not in MASKS:
            raise OptionError(f"masks are {', '.join(MASKS)}, not {masks!r}.")
        self.mask_form = masks
        self.observes = observe
        self.seats = self.game.format(format).seats
        self.options = self._rows_of(self.game.given(format, **options), dealt_by)
        self.settings = np.zeros(4, np.int64)
        self.settings[STRIDE] = len(self)
        self.settings[LONGEST] = self.game.longest
        self.settings[SKIPS] = skip_forced
        self.settings[RESETS] = reset
        self.out = self.buffers() if out is None else self._checked(out)
        self._open(first, threads, compiled, progress)

    def __len__(self) -> int:
        return self._count

    @property
    def seeds(self) -> np.ndarray:
        """The seeds of the matches that go on now."""
        return self._seeds.copy()

    @property
    def records(self) -> Records:
        """The matches themselves, in rows."""
        return self._records

    def widths(self) -> dict[str, tuple[type, tuple[int, ...]]]:
        """The kind and the shape of every buffer."""
        count, actions = len(self), self.game.actions
        masks: dict[str, tuple[type, tuple[int, ...]]] = {
            "bytes": (np.uint8, (count, actions)),
            "bits": (np.uint32, (count, width(actions) // WORD)),
            "none": (np.uint8, (count, 0)),
        }
        return {
            "actors": (np.int64, (count,)),
            "masks": masks[self.mask_form],
            "observations": (np.int16, (count, self.game.observation if self.observes else 0)),
            "rewards": (np.int8, (count, self.seats)),
            "ended": (np.uint8, (count,)),
            "lengths": (np.int64, (count,)),
        }

    def buffers(self) -> Buffers:
        """Room for what a step fills; a caller may bring its own instead."""
        return Buffers(**{name: np.zeros(shape, kind) for name, (kind, shape) in self.widths().items()})

    def _checked(self, out: Buffers) -> Buffers:
        """Buffers that a caller brings, if they are as wide as they must be: compiled code does not ask."""
        for name, (kind, shape) in self.widths().items():
            given = getattr(out, name)
            right = isinstance(given, np.ndarray) and given.dtype == kind and given.shape == shape
            if not (right and given.flags.c_contiguous and given.flags.writeable):
                raise OptionError(
                    f"the buffer of {name} must be an array of {np.dtype(kind)} with shape {shape}, rows one behind the other."
                )
        return out

    def step(self, actions: Any) -> Buffers:
        """One action in every match, -1 where it is over; a wrong one is named, and then nothing is played at all."""
        chosen = self._counted(np.ascontiguousarray(actions, np.int64))
        wrong = self._engine.call("refused", self._rows[0], chosen, self._bits)
        if wrong >= 0:
            self._refuse(wrong, chosen[wrong], self._bits[wrong])
        self._each("advance", [(chosen[part],) for part in self._parts])
        return self.out

    def _rows_of(self, usual: np.ndarray, dealt_by: np.ndarray | None) -> np.ndarray:
        """The options of every match: all the same, unless each has a row of its own."""
        wanted = (len(self), len(usual))
        if dealt_by is not None and dealt_by.shape != wanted:
            raise OptionError(
                f"{wanted[0]} matches want as many rows of {wanted[1]} options, not {dealt_by.shape}."
            )
        return np.array(np.broadcast_to(usual if dealt_by is None else dealt_by, wanted), np.int64, order="C")

    def wander(self, steps: int) -> Buffers:
        """So many decisions at random in every match; which ones depends on seeds and decisions alone."""
        self._each("wander", [(steps,) for _ in self._parts])
        return self.out

    def _counted(self, actions: np.ndarray) -> np.ndarray:
        if actions.shape != (len(self),):
            raise IllegalAction(f"{len(self)} matches want as many actions, not {actions.shape}.")
        return actions

    def _refuse(self, match: int, action: int, bits: np.ndarray) -> NoReturn:
        legal = np.flatnonzero(np.unpackbits(bits.view(np.uint8), bitorder="little")).tolist() or [-1]
        raise IllegalAction(f"action {action} is not legal in match {match}; legal are {legal}.")

    def __getitem__(self, index: int) -> Position:
        """A copy of one match, to look at."""
        at = range(len(self))[index]
        return Position(self.game, quickest(self.game), self.records[at : at + 1].copy())

    def heads(self) -> np.ndarray:
        """The bytes of every match, as 64-bit words: equal matches are equal rows."""
        return self.records.raw[:, : self.game.layout.words].copy()

    def _open(
        self, seeds: np.ndarray, threads: int | None, compiled: bool | None, progress: Progress
    ) -> None:
        """Make ready what works on the matches, and deal them."""
        self._seeds = seeds
        self._engine = engine(self.game, (STEPPING,), compiled, progress)
        self.threads = max(1, min(threads or os.cpu_count() or 1, len(self)))
        self._records = self.game.layout.zeros(len(self))
        self._bits = np.zeros((len(self), width(self.game.actions) // WORD), np.uint32)
        played = np.zeros(len(self), np.int64)
        bounds = np.linspace(0, len(self), self.threads + 1).astype(int)
        self._parts = [slice(int(low), int(high)) for low, high in itertools.pairwise(bounds)]
        self._rows = [self._records[part] for part in self._parts]
        out, none = self.out, np.zeros((len(self), 0))
        masks = out.masks if self.mask_form != "bits" else none.astype(np.uint8)
        words = out.masks if self.mask_form == "bits" else none.astype(np.uint32)
        self._shares = [
            (
                self.options[part], self.settings, seeds[part], played[part], self._bits[part],
                np.zeros(width(self.game.actions), np.uint8), out.actors[part], out.ended[part], out.rewards[part],
                out.lengths[part], masks[part], words[part], out.observations[part],
            )
            for part in self._parts
        ]  # fmt: skip
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self._each("begin", [() for _ in self._parts])

    def _each(self, runner: str, given: Sequence[tuple[Any, ...]]) -> None:
        """Call a runner for a share of the matches on every thread."""

        def work(share: int) -> None:
            self._engine.call(runner, self._rows[share], *given[share], *self._shares[share])

        if self._pool is None:
            work(0)
        else:
            list(self._pool.map(work, range(self.threads)))


@dataclass(frozen=True)
class Tally:
    """What many random matches came to."""

    games: int
    wins: tuple[int, ...]  # by seat
    draws: int
    lengths: np.ndarray  # decisions of every match


def random_matches(
    game: Game, games: int, seed: int, format: str | None = None, threads: int | None = None, **options: Any
) -> Tally:
    """Play so many matches at random, one for each seed from `seed` on."""
    runner = engine(game, [MANY])
    given = game.given(format, **options)
    seats = game.format(format).seats
    lengths = np.zeros(games, np.int64)

    def share(part: slice) -> np.ndarray:
        wins = np.zeros(seats + 1, np.int64)
        runner.call(
            "random_matches",
            game.layout.zeros(2),
            given,
            seed + part.start,
            part.stop - part.start,
            np.zeros(game.actions, np.uint8),
            np.zeros(0, np.int16),
            wins,
            lengths[part],
        )
        return wins

    count = max(1, min(threads or os.cpu_count() or 1, games))
    bounds = [games * i // count for i in range(count + 1)]
    parts = [slice(low, high) for low, high in itertools.pairwise(bounds)]
    with ThreadPoolExecutor(count) as pool:
        total = np.sum(list(pool.map(share, parts)), axis=0)
    return Tally(games, tuple(int(wins) for wins in total[:-1]), int(total[-1]), lengths)
