"""A batch on a graphics processor: the same steps, the same bytes, with everything it fills in the processor's memory."""

from __future__ import annotations

from typing import Any

import numpy as np

from wartable.kernel import stepping
from wartable.kernel.batch import Batch, Buffers
from wartable.kernel.cuda import building
from wartable.kernel.cuda.arrays import DeviceArray
from wartable.kernel.cuda.driver import Driver, Kernel, Launch, driver
from wartable.kernel.cuda.tiles import TILE, tiles, to_rows
from wartable.kernel.engine import Progress
from wartable.kernel.errors import OptionError
from wartable.kernel.record import Records

THREADS = 1024  # of a block: as many as can go through the same code together
FEW = 128  # of a block of the small kernels
STEPS, FRESH, ACTIONS = 5, 6, 7  # what changes from launch to launch, by its place among the arguments
UNREFUSED = 1 << 62  # more than the number of any match


class CudaBatch(Batch):
    """Matches in the memory of a graphics processor. `step` takes actions from there too, or from NumPy."""

    def _open(
        self, seeds: np.ndarray, threads: int | None, compiled: bool | None, progress: Progress
    ) -> None:
        self.device_driver: Driver = driver()
        self.device_driver.enter()
        game, count = self.game, len(self)
        capability = self.device_driver.capability
        self._kernel = Kernel(self.device_driver, *building.code(game, "play_matches", capability, progress))
        self._small = {
            name: Kernel(self.device_driver, *building.code(None, name, capability, progress))
            for name in building.SMALL
        }
        layout = game.layout.dtype
        rows = tiles(count) * TILE
        self._words = self._array((tiles(count), layout.itemsize // 8, TILE), np.int64)
        self._marks = self._array((rows,), building.marks_dtype(game))
        self._tiled = self._array((tiles(count), game.observation if self.observes else 0, TILE), np.int16)
        self._allowed = self._array((count, stepping.width(game.actions) // stepping.WORD), np.uint32)
        self._played = self._array((count,), np.int64)
        self._options, self._settings = self._sent(self.options), self._sent(self.settings)
        self._on_device, self._first = self._sent(seeds), self._array((1,), np.int64)
        self._actions, self._none = self._array((count,), np.int64), self._array((0,), np.int64)
        out = self.out
        self._launch = Launch(
            _Seen(self._words, rows, layout.itemsize), self._words, self._marks,
            _Seen(self._tiled, rows if self.observes else 0, 2 * game.observation), self._tiled,
            0, 1, self._none, self._options, self._settings, self._on_device, self._played, self._allowed,
            out.actors, out.ended, out.rewards, out.lengths,
        )  # fmt: skip
        self._checking = Launch(self._actions, self._allowed, self._first)
        self._spread = Launch(self._allowed, out.masks) if self.mask_form == "bytes" else None
        self._turn = Launch(self._tiled, out.observations)
        self._run(0, 1, self._none)

    def buffers(self) -> Buffers:
        return Buffers(**{name: self._array(shape, kind) for name, (kind, shape) in self.widths().items()})

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

    def _send_options(self) -> None:
        self.device_driver.enter()
        self._options.fill(self.options)

    def step(self, actions: Any) -> Buffers:
        """One action in every match, -1 where it is over; a wrong one is named, and then nothing is played at all."""
        self.device_driver.enter()
        chosen = self._taken(actions)
        self._first.fill(UNREFUSED)
        self._checking.set_array(0, chosen)
        self._start("refuse", self._checking, len(self))
        wrong = int(self._first.numpy()[0])
        if wrong != UNREFUSED:
            self._refuse(wrong, int(_host(chosen)[wrong]), self._allowed.numpy()[wrong])
        return self._run(1, 0, chosen)

    def wander(self, steps: int) -> Buffers:
        self.device_driver.enter()
        return self._run(steps, 0, self._none)

    def wait(self) -> None:
        """Until all steps that were asked for are done."""
        self.device_driver.wait()

    @property
    def seeds(self) -> np.ndarray:
        return self._on_device.numpy()

    @property
    def records(self) -> Records:
        """The matches, copied from the device, in rows."""
        rows = to_rows(self._words.numpy().view(np.uint8), self.game.layout.dtype)[: len(self)]
        return Records(self.game.layout, rows)

    def _run(self, steps: int, fresh: int, actions: Any) -> Buffers:
        self._launch.set_number(STEPS, steps)
        self._launch.set_number(FRESH, fresh)
        self._launch.set_array(ACTIONS, actions)
        self._kernel.launch((-(-len(self) // THREADS), 1), (THREADS, 1), self._launch)
        if self._spread is not None:
            self._start("spread", self._spread, len(self) * self.game.actions)
        if self.observes:
            blocks = (-(-self.game.observation // TILE), tiles(len(self)))
            self._small["to_rows"].launch(blocks, (TILE, 8), self._turn)
        if self.mask_form == "bits":
            target = self.out.masks.__cuda_array_interface__["data"][0]
            self.device_driver.copy(target, self._allowed.pointer, self._allowed.nbytes)
        return self.out

    def _start(self, name: str, launch: Launch, threads: int) -> None:
        self._small[name].launch((-(-threads // FEW), 1), (FEW, 1), launch)

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

    def _array(self, shape: tuple[int, ...], kind: Any) -> DeviceArray:
        return DeviceArray(driver(), shape, kind)

    def _sent(self, values: np.ndarray) -> DeviceArray:
        made = self._array(values.shape, values.dtype)
        made.fill(values)
        return made


class _Seen:
    """The same memory once more, as so many records."""

    def __init__(self, memory: DeviceArray, rows: int, size: int) -> None:
        self.memory = memory
        self.__cuda_array_interface__ = {
            **memory.__cuda_array_interface__,
            "shape": (rows,),
            "typestr": f"|V{size}",
        }


def _host(array: Any) -> np.ndarray:
    """A copy of an array on the device, whoever owns it."""
    told = array.__cuda_array_interface__
    out = np.empty(told["shape"], told["typestr"])
    driver().fetch(out, told["data"][0])
    return out
