"""A batch on a graphics processor: the same steps, the same bytes, with everything it fills in the processor's memory.
A step is several kernels, each of which takes the matches in the order of what they are about to do."""

from __future__ import annotations

import weakref
from typing import Any

import numpy as np

from wartable.kernel import stepping
from wartable.kernel.batch import Batch, Buffers
from wartable.kernel.cuda import building
from wartable.kernel.cuda.arrays import DeviceArray
from wartable.kernel.cuda.driver import Driver, Kernel, Launch, driver
from wartable.kernel.cuda.keys import DEAL, FORCED, KEYS, SCANNING, STEP, TILE, TURNED, WANDER
from wartable.kernel.engine import Progress
from wartable.kernel.errors import OptionError
from wartable.kernel.record import Records

THREADS = 1024  # of a block at most: those that run the same code share what is fetched of it
FEWEST = 64  # of a block, where matches are few
BLOCKS = (
    256  # that a device has room for side by side, about; fewer matches than fill them are spread over all
)
PARTS = 8  # of a batch, that work side by side: some deal while others play
SMALLEST = 131072  # matches of a part, for a launch takes its time, too
SMALL = 4096  # bytes of a match; neighbours among such find their actions faster than others in order
UNREFUSED = 1 << 62  # more than the number of any match


class CudaBatch(Batch):
    """Matches in the memory of a graphics processor. `step` takes actions from there too, or from NumPy."""

    def _open(
        self, seeds: np.ndarray, threads: int | None, compiled: bool | None, progress: Progress
    ) -> None:
        self.device_driver: Driver = driver()
        self.device_driver.enter()
        game, count, capability = self.game, len(self), self.device_driver.capability
        self.kernels = {
            name: Kernel(self.device_driver, *building.code(owner, name, capability, progress))
            for owner, names in ((game, building.PLAYING), (None, building.SMALL))
            for name in names
        }
        layout, width = game.layout.dtype, stepping.width(game.actions)
        self._words = self.array((count, layout.itemsize // 8), np.int64)
        self._matches = _Seen(self._words, count, f"|V{layout.itemsize}")
        self._marks = self.array((count, width), np.uint8)
        self._allowed = self.array((count, width // stepping.WORD), np.uint32)
        self._tiled = self.array(
            (-(-count // TILE), game.observation if self.observes else 0, TILE), np.int16
        )
        self._options, self._settings, self._seeds_there = (
            self.sent(values) for values in (self.options, self.settings, seeds)
        )
        self._played, self._stages, self._actions, self._forced = (
            self.array((count,), np.int64) for _ in range(4)
        )
        self._over, self._first, self._none = (
            self.array((count,), np.uint8), self.array((1,), np.int64), self.array((0,), np.int64)
        )  # fmt: skip
        self._refusing = Launch(self._actions, self._allowed, self._first)
        self._spreading = Launch(self._allowed, self.out.masks)
        parts = 1 if self.settings[stepping.SKIPS] else max(1, min(PARTS, count // SMALLEST))
        bounds = [count * part // parts // TILE * TILE for part in range(parts)] + [count]
        self.parts = [_Part(self, *bounds[part : part + 2]) for part in range(parts)]
        for part in self.parts:
            part.begin()
        self._tell()

    def buffers(self) -> Buffers:
        return Buffers(**{name: self.array(shape, kind) for name, (kind, shape) in self.widths().items()})

    def _checked(self, out: Buffers) -> Buffers:
        for name, (kind, shape) in self.widths().items():
            told = getattr(getattr(out, name), "__cuda_array_interface__", {})
            given = tuple(told.get("shape", ())), told.get("typestr"), told.get("strides")
            if given != (shape, np.dtype(kind).str, None):
                raise OptionError(
                    f"the buffer of {name} must be an array of {np.dtype(kind)} with shape {shape} on the device, rows one "
                    "behind the other."
                )
        return out

    def step(self, actions: Any) -> Buffers:
        """One action in every match, -1 where it is over; a wrong one is named, and then nothing is played at all."""
        self.device_driver.enter()
        chosen = self._taken(actions)
        self._first.fill(UNREFUSED)
        self._refusing.set_array(0, chosen)
        self._start("refuse", self._refusing, len(self))
        wrong = int(self._first.numpy()[0])
        if wrong != UNREFUSED:
            self._refuse(wrong, int(_host(chosen)[wrong]), self._allowed.numpy()[wrong])
        for part in self.parts:
            part.step(STEP, chosen)
        return self._tell()

    def wander(self, steps: int) -> Buffers:
        self.device_driver.enter()
        for _ in range(steps):
            for part in self.parts:
                part.choose()
                part.step(WANDER, self._actions)
        return self._tell()

    def wait(self) -> None:
        """Until all steps that were asked for are done."""
        self.device_driver.wait()

    @property
    def seeds(self) -> np.ndarray:
        return self._seeds_there.numpy()

    @property
    def records(self) -> Records:
        """The matches, copied from the device, in rows."""
        return Records(self.game.layout, self._words.numpy().view(self.game.layout.dtype).reshape(-1))

    def _tell(self) -> Buffers:
        """Masks as they are wanted; all else has been told by the kernels."""
        if self.mask_form == "bytes":
            self._start("spread", self._spreading, len(self) * self.game.actions)
        elif self.mask_form == "bits":
            target = self.out.masks.__cuda_array_interface__["data"][0]
            self.device_driver.copy(target, self._allowed.pointer, self._allowed.nbytes)
        return self.out

    def _start(self, name: str, launch: Launch, threads: int) -> None:
        wide = _threads(threads)
        self.kernels[name].launch((-(-threads // wide), 1), (wide, 1), launch)

    def _taken(self, actions: Any) -> Any:
        """Actions where kernels can read them."""
        told = getattr(actions, "__cuda_array_interface__", None)
        if told is None:
            self._actions.fill(self._counted(np.asarray(actions, np.int64)))
            return self._actions
        if tuple(told["shape"]) != (len(self),) or told["typestr"] != "<i8" or told.get("strides"):
            raise OptionError(
                f"actions on the device are {len(self)} numbers of 64 bits, one behind the other."
            )
        return actions

    def array(self, shape: tuple[int, ...], kind: Any) -> DeviceArray:
        return DeviceArray(driver(), shape, kind)

    def sent(self, values: np.ndarray) -> DeviceArray:
        made = self.array(values.shape, values.dtype)
        made.fill(values)
        return made


class _Part:
    """Some matches of a batch, whose steps are done one behind the other, beside those of other parts."""

    def __init__(self, batch: CudaBatch, first: int, end: int) -> None:
        self.batch = weakref.proxy(
            batch
        )  # so that its memory is given back when nobody has the batch any more
        self.first, self.count = first, end - first
        self.threads = _threads(self.count)
        self.driver, self.stream = batch.device_driver, batch.device_driver.stream()
        self.all = batch.sent(np.array([self.count]))
        self.plain, self.order = (batch.sent(np.arange(first, end)) for _ in range(2))
        self.tallies = batch.array((KEYS,), np.int64)
        self.lists = {name: batch.array((self.count,), np.int64) for name in ("over", "forced")}
        self.numbers = {name: batch.array((1,), np.int64) for name in self.lists}
        out, seeds, settings = batch.out, batch._seeds_there, batch._settings
        bounds = (first, end)
        self.launches = {
            "play_matches": Launch(
                batch._matches, batch._words, self.order, self.all, DEAL, batch._actions, batch._options, settings, seeds,
                batch._played, out.ended, out.rewards, out.lengths, batch._over, batch._stages,
            ),
            "tell_matches": Launch(
                batch._matches, batch._marks, self.order, self.all, settings, batch._played, batch._allowed, out.actors,
                out.ended, out.lengths, batch._over, batch._forced,
            ),
            "observe_matches": Launch(
                batch._matches, _Seen(batch._tiled, len(batch._tiled) * TILE, f"|V{2 * batch.game.observation}"), *bounds,
                out.actors,
            ),
            "to_rows": Launch(
                _Seen(batch._tiled, (*batch._tiled.shape[:2], TILE // 2), "<u4"), *bounds, out.observations,
                _Seen(out.observations, 0 if batch.game.observation % 2 else len(batch) * batch.game.observation // 2, "<u4"),
            ),
            "choose": Launch(batch._allowed, seeds, batch._played, *bounds, batch._actions),
            "tally": Launch(batch._stages, batch._actions, batch._allowed, *bounds, self.tallies),
            "add_up": Launch(self.tallies),
            "line_up": Launch(
                batch._stages, batch._actions, batch._allowed, *bounds, self.tallies, self.order
            ),
            "gather_over": Launch(
                batch._over, settings, seeds, *bounds, self.lists["over"], self.numbers["over"]
            ),
            "gather_forced": Launch(batch._forced, *bounds, self.lists["forced"], self.numbers["forced"]),
        }  # fmt: skip

    def begin(self) -> None:
        """Deal all matches."""
        self._play(DEAL, self.order, self.all)
        self._finish()

    def choose(self) -> None:
        """An action by lot for every match."""
        self._start("choose")

    def step(self, doing: int, actions: Any) -> None:
        """Play an action in every match."""
        self._sort(actions)
        self._play(doing, self.order, self.all, actions)
        self._follow()
        self._finish()

    def _finish(self) -> None:
        """Go on to decisions that are asked for, and tell them."""
        batch = self.batch
        if 8 * batch.game.layout.words > SMALL:
            self._sort(batch._none)
            self._tell(self.order, self.all)
        else:
            self._tell(self.plain, self.all)
        if batch.settings[stepping.SKIPS]:
            while self._gather("forced"):
                self._play(FORCED, self.lists["forced"], self.numbers["forced"], batch._forced)
                self._follow()
                self._tell(self.lists["forced"], self.numbers["forced"])
        if batch.observes:
            size = 2 * TILE * batch.game.observation
            tiles = -(-self.count // TILE)
            self.driver.clear(batch._tiled.pointer + self.first // TILE * size, tiles * size, self.stream)
            self._start("observe_matches")
            blocks = (-(-batch.game.observation // TURNED), tiles)
            batch.kernels["to_rows"].launch(blocks, (TILE // 2, 16), self.launches["to_rows"], self.stream)

    def _follow(self) -> None:
        """Matches that are over are followed by others, if they are to be."""
        if self.batch.settings[stepping.RESETS]:
            self._clear(self.numbers["over"])
            self._start("gather_over")
            self._play(DEAL, self.lists["over"], self.numbers["over"])

    def _gather(self, name: str) -> int:
        """How many matches there are with no choice; their list is made."""
        self._clear(self.numbers[name])
        self._start(f"gather_{name}")
        return int(self.numbers[name].numpy()[0])

    def _sort(self, actions: Any) -> None:
        """Put all matches in order."""
        self._clear(self.tallies)
        for name in ("tally", "line_up"):
            self.launches[name].set_array(1, actions)
        self._start("tally")
        self.batch.kernels["add_up"].launch((1, 1), (SCANNING, 1), self.launches["add_up"], self.stream)
        self._start("line_up")

    def _play(self, doing: int, order: Any, number: Any, actions: Any = None) -> None:
        launch = self.launches["play_matches"]
        launch.set_array(2, order)
        launch.set_array(3, number)
        launch.set_number(4, doing)
        if actions is not None:
            launch.set_array(5, actions)
        self._start("play_matches")

    def _tell(self, order: Any, number: Any) -> None:
        launch = self.launches["tell_matches"]
        launch.set_array(2, order)
        launch.set_array(3, number)
        self._start("tell_matches")

    def _start(self, name: str) -> None:
        blocks = (-(-self.count // self.threads), 1)
        self.batch.kernels[name].launch(blocks, (self.threads, 1), self.launches[name], self.stream)

    def _clear(self, array: DeviceArray) -> None:
        self.driver.clear(array.pointer, array.nbytes, self.stream)


def _threads(count: int) -> int:
    """How many threads a block has, so that so many matches use all of a device."""
    threads = THREADS
    while threads > FEWEST and count < BLOCKS * threads:
        threads //= 2
    return threads


class _Seen:
    """The same memory once more, in another shape and as numbers or records of another kind."""

    def __init__(self, memory: Any, shape: int | tuple[int, ...], kind: str) -> None:
        self.memory = memory
        self.__cuda_array_interface__ = {
            **memory.__cuda_array_interface__,
            "shape": (shape,) if isinstance(shape, int) else shape,
            "typestr": kind,
        }


def _host(array: Any) -> np.ndarray:
    """A copy of an array on the device, whoever owns it."""
    told = array.__cuda_array_interface__
    out = np.empty(told["shape"], told["typestr"])
    driver().fetch(out, told["data"][0])
    return out
