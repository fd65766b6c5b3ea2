"""The driver of NVIDIA's graphics processors, as far as a batch needs it: memory, modules, launches.
Called through ctypes, so that a machine that has kernels in its cache needs nothing but its driver."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from wartable.kernel.errors import WartableError

LIBRARY = "nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1"
MAJOR, MINOR = 75, 76  # attributes of a device: its compute capability
REGISTERS, LOCAL_BYTES = 4, 3  # attributes of a kernel
WITHOUT = "Batch(device='cpu') does the same on this machine's processors."

_Pointer = ctypes.c_uint64


class Driver:
    """One graphics processor, made ready for this process and shared with PyTorch, JAX and CuPy."""

    def __init__(self, number: int = 0) -> None:
        try:
            self.library = ctypes.CDLL(LIBRARY)
            self.call("cuInit", 0)
            device = ctypes.c_int()
            self.call("cuDeviceGet", ctypes.byref(device), number)
        except (OSError, WartableError) as problem:
            raise WartableError(
                f"there is no graphics processor that CUDA can use ({problem}). {WITHOUT}"
            ) from None
        self.device = device
        self.context = ctypes.c_void_p()
        self.call("cuDevicePrimaryCtxRetain", ctypes.byref(self.context), device)
        self.enter()

    def call(self, name: str, *arguments: Any) -> None:
        """Call the driver; what it refuses is an error with its words."""
        status = getattr(self.library, name)(*arguments)
        if status:
            told = ctypes.c_char_p()
            self.library.cuGetErrorString(status, ctypes.byref(told))
            raise WartableError(f"{name}: {(told.value or b'error %d' % status).decode()}")

    def enter(self) -> None:
        """Work with this processor from this thread on."""
        self.call("cuCtxSetCurrent", self.context)

    @property
    def name(self) -> str:
        text = ctypes.create_string_buffer(100)
        self.call("cuDeviceGetName", text, len(text), self.device)
        return text.value.decode()

    @property
    def capability(self) -> tuple[int, int]:
        found = []
        for attribute in (MAJOR, MINOR):
            value = ctypes.c_int()
            self.call("cuDeviceGetAttribute", ctypes.byref(value), attribute, self.device)
            found.append(value.value)
        return found[0], found[1]

    def wait(self) -> None:
        """Until all that was launched is done."""
        self.call("cuCtxSynchronize")

    def allocate(self, size: int) -> int:
        """So many bytes of its memory, all 0."""
        pointer = _Pointer()
        self.call("cuMemAlloc_v2", ctypes.byref(pointer), ctypes.c_size_t(max(size, 1)))
        self.clear(pointer.value, max(size, 1))
        return pointer.value

    def clear(self, pointer: int, size: int, stream: Any = None) -> None:
        """Make so many bytes of its memory 0."""
        if size:
            self.call("cuMemsetD8Async", _Pointer(pointer), ctypes.c_ubyte(0), ctypes.c_size_t(size), stream)

    def stream(self) -> ctypes.c_void_p:
        """Work in an order of its own: beside that of other streams, but after and before all that is done without one."""
        made = ctypes.c_void_p()
        self.call("cuStreamCreate", ctypes.byref(made), 0)
        return made

    def free(self, pointer: int) -> None:
        """Give memory back; what a processor that has failed says to that is of no use to anybody."""
        self.library.cuCtxSetCurrent(self.context)
        self.library.cuMemFree_v2(_Pointer(pointer))

    def copy(self, target: int, source: int, size: int) -> None:
        """From one place of its memory to another."""
        self.call("cuMemcpyDtoD_v2", _Pointer(target), _Pointer(source), ctypes.c_size_t(size))

    def send(self, pointer: int, array: np.ndarray) -> None:
        data = np.ascontiguousarray(array)
        if data.nbytes:
            self.call(
                "cuMemcpyHtoD_v2",
                _Pointer(pointer),
                ctypes.c_void_p(data.ctypes.data),
                ctypes.c_size_t(data.nbytes),
            )

    def fetch(self, array: np.ndarray, pointer: int) -> None:
        assert array.flags.c_contiguous
        if array.nbytes:
            self.call(
                "cuMemcpyDtoH_v2",
                ctypes.c_void_p(array.ctypes.data),
                _Pointer(pointer),
                ctypes.c_size_t(array.nbytes),
            )


class Kernel:
    """A kernel that is loaded; what it takes is flat: for an array its data, its shape and its strides."""

    def __init__(self, driver: Driver, name: str, cubin: bytes) -> None:
        self.driver = driver
        self.module = ctypes.c_void_p()
        driver.call("cuModuleLoadData", ctypes.byref(self.module), cubin)
        self.function = ctypes.c_void_p()
        driver.call("cuModuleGetFunction", ctypes.byref(self.function), self.module, name.encode())

    def attribute(self, number: int) -> int:
        value = ctypes.c_int()
        self.driver.call("cuFuncGetAttribute", ctypes.byref(value), number, self.function)
        return value.value

    def launch(
        self, blocks: tuple[int, int], threads: tuple[int, int], arguments: Launch, stream: Any = None
    ) -> None:
        self.driver.call(
            "cuLaunchKernel", self.function, blocks[0], blocks[1], 1, threads[0], threads[1], 1, 0, stream,
            arguments.pointers, None,
        )  # fmt: skip


class Launch:
    """What a kernel is given, laid out once: a step changes single numbers and allocates nothing."""

    def __init__(self, *arguments: Any) -> None:
        values: list[int] = []
        self.places: list[int] = []
        for each in arguments:
            self.places.append(len(values))
            values += _flat(each)
        self.values = (ctypes.c_int64 * len(values))(*values)
        first = ctypes.addressof(self.values)
        self.pointers = (ctypes.c_void_p * len(values))(*(first + 8 * place for place in range(len(values))))

    def set_number(self, argument: int, value: int) -> None:
        self.values[self.places[argument]] = value

    def set_array(self, argument: int, value: Any) -> None:
        flat: list[Any] = list(_flat(value))
        place = self.places[argument]
        self.values[place : place + len(flat)] = flat


def _flat(argument: Any) -> Sequence[int]:
    """An argument as kernels take it: a number, or an array by what describes it."""
    if isinstance(argument, int):
        return (argument,)
    told = argument.__cuda_array_interface__
    shape, size = told["shape"], np.dtype(told["typestr"]).itemsize
    strides = [size * int(np.prod(shape[axis + 1 :], dtype=np.int64)) for axis in range(len(shape))]
    items = int(np.prod(shape, dtype=np.int64))
    return (0, 0, items, size, told["data"][0], *shape, *strides)


@cache
def driver() -> Driver:
    """The first graphics processor of this machine."""
    return Driver()
