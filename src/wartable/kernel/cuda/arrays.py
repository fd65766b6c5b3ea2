"""Arrays in the memory of a graphics processor, which PyTorch, JAX and CuPy take without a copy."""

from __future__ import annotations

import atexit
import ctypes
import sys
from typing import Any

import numpy as np

from wartable.kernel.cuda.driver import Driver

LEGACY_STREAM = 1  # the stream on which kernels are launched, by the interface's number
CUDA_DEVICE = 2  # by DLPack's numbers
CODES = {"i": 0, "u": 1, "f": 2}


class DeviceArray:
    """An array with rows one behind the other. `numpy()` copies it to the machine's memory."""

    def __init__(self, driver: Driver, shape: tuple[int, ...], kind: Any) -> None:
        self.driver = driver
        self.shape = shape
        self.dtype = np.dtype(kind)
        self.nbytes = self.dtype.itemsize * int(np.prod(shape, dtype=np.int64))
        self.pointer = driver.allocate(self.nbytes)

    def __del__(self) -> None:
        if hasattr(self, "pointer") and not sys.is_finalizing():
            self.driver.free(self.pointer)

    def __len__(self) -> int:
        return self.shape[0]

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {
            "shape": self.shape,
            "typestr": self.dtype.str if self.dtype.names is None else f"|V{self.dtype.itemsize}",
            "data": (self.pointer, False),
            "strides": None,
            "version": 3,
            "stream": LEGACY_STREAM,
        }

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA_DEVICE, 0

    def __dlpack__(self, *, stream: Any = None, **_: Any) -> Any:
        if stream is not None and stream not in (-1, LEGACY_STREAM):
            self.driver.wait()  # whoever reads on another stream reads what is done
        return _capsule(self)

    def numpy(self) -> np.ndarray:
        """A copy in the machine's own memory."""
        out = np.empty(self.shape, self.dtype)
        self.driver.fetch(out, self.pointer)
        return out

    def fill(self, values: Any) -> None:
        """Bring numbers from the machine's own memory."""
        self.driver.send(self.pointer, np.broadcast_to(np.asarray(values, self.dtype), self.shape))


class _Tensor(ctypes.Structure):
    """DLPack's description of an array, with what lets it go."""


_DELETER = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Tensor))
_Tensor._fields_ = [
    ("data", ctypes.c_void_p),
    ("device_type", ctypes.c_int32),
    ("device_id", ctypes.c_int32),
    ("ndim", ctypes.c_int32),
    ("code", ctypes.c_uint8),
    ("bits", ctypes.c_uint8),
    ("lanes", ctypes.c_uint16),
    ("shape", ctypes.POINTER(ctypes.c_int64)),
    ("strides", ctypes.POINTER(ctypes.c_int64)),
    ("byte_offset", ctypes.c_uint64),
    ("manager_ctx", ctypes.c_void_p),
    ("deleter", _DELETER),
]

_lent: dict[int, tuple[Any, ...]] = {}  # what others hold, kept alive until they let go


def _let_go(tensor: Any) -> None:
    _lent.pop(ctypes.addressof(tensor.contents), None)


_release = _DELETER(_let_go)


@atexit.register
def _keep_all() -> None:
    """Who lets go after Python has ended must not call it any more."""
    for tensor, *_ in _lent.values():
        tensor.deleter = _DELETER()


def _capsule(array: DeviceArray) -> Any:
    shape = (ctypes.c_int64 * len(array.shape))(*array.shape)
    tensor = _Tensor()
    tensor.data = array.pointer
    tensor.device_type, tensor.device_id = array.__dlpack_device__()
    tensor.ndim = len(array.shape)
    tensor.code, tensor.bits, tensor.lanes = CODES[array.dtype.kind], 8 * array.dtype.itemsize, 1
    tensor.shape = ctypes.cast(shape, ctypes.POINTER(ctypes.c_int64))
    tensor.deleter = _release
    address = ctypes.addressof(tensor)
    _lent[address] = (tensor, shape, array)
    new = ctypes.pythonapi.PyCapsule_New
    new.restype, new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
    return new(address, b"dltensor", None)
