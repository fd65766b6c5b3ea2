"""Machine code for graphics processors: a game's kernel compiled once for each kind of processor, kept in the cache folder.
What is kept is found by the digest of all sources, so a folder that was filled on one machine serves another."""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any, NamedTuple

from wartable.kernel import frames, stepping
from wartable.kernel.contract import game as game_named
from wartable.kernel.engine import DEFAULTS, Progress, cache_root, silent, sources
from wartable.kernel.errors import WartableError

if TYPE_CHECKING:
    from wartable.kernel.contract import Game

Capability = tuple[int, int]

REGISTERS = 64  # of a thread, so that a block has a thousand of them
PLAYING = ("play_matches", "tell_matches", "observe_matches")  # kernels that every game has its own of
SMALL = (
    "choose",
    "tally",
    "add_up",
    "line_up",
    "gather_over",
    "gather_forced",
    "refuse",
    "spread",
    "to_rows",
)  # kernels that are the same for every game


class Code(NamedTuple):
    """A kernel as a processor runs it."""

    name: str  # by which it is found in its module
    cubin: bytes


@cache
def digest(game_name: str) -> str:
    """Of all sources that a game's kernel is made of; of the kernels alone where no game is named."""
    modules = {"wartable.kernel.stepping"}
    if game_name:
        modules |= {function.__module__ for function in game_named(game_name).rules.values()}
    told = hashlib.sha256()
    for name, text in sorted(sources(modules).items()):
        told.update(name.encode() + text)
    for path in sorted(Path(__file__).parent.glob("*.py")):
        if path.stem in ("building", "kernels", "keys", "on_device", "twins"):
            told.update(path.read_bytes())
    return told.hexdigest()[:16]


def folder(game_name: str) -> Path:
    """Where a game's kernel is kept; `cubins` in the folder that WARTABLE_CACHE names."""
    return cache_root() / "cubins" / f"{game_name or 'all'}-{digest(game_name)}"


def code(game: Game | None, kernel: str, capability: Capability, progress: Progress = silent) -> Code:
    """A kernel for a kind of processor: as it was kept, or compiled now, which can take minutes."""
    name = game.name if game else ""
    stem = folder(name) / f"{kernel}.sm_{capability[0]}{capability[1]}"
    cubin, facts = stem.with_suffix(stem.suffix + ".cubin"), stem.with_suffix(stem.suffix + ".json")
    if not facts.exists():
        progress(f"{name or 'all games'}: {kernel}, to PTX", 0, 2)
        text = ptx(game, kernel, capability)
        progress(f"{name or 'all games'}: {kernel}, to machine code", 1, 2)
        cubin.parent.mkdir(parents=True, exist_ok=True)
        _write(cubin, linked(text, capability))
        _write(facts, json.dumps({"name": entry_of(text)}).encode())
        progress("ready", 2, 2)
    return Code(json.loads(facts.read_text())["name"], cubin.read_bytes())


def _write(path: Path, data: bytes) -> None:
    """All of it or nothing, whoever writes the same at the same time."""
    part = path.with_name(f"{path.name}.{os.getpid()}")
    part.write_bytes(data)
    part.replace(path)


def entry_of(text: str) -> str:
    """The name of the one kernel in a module."""
    found = re.findall(r"\.visible \.entry (\w+)\(", text)
    assert len(found) == 1, f"a module has one kernel, not {found}"
    return str(found[0])


def linked(text: str, capability: Capability) -> bytes:
    """Machine code from PTX."""
    from cuda.core import Linker, LinkerOptions, ObjectCode

    options = LinkerOptions(
        arch=f"sm_{capability[0]}{capability[1]}",
        max_register_count=REGISTERS,
        split_compile=os.cpu_count() or 1,
    )
    return bytes(Linker(ObjectCode.from_ptx(text.encode()), options=options).link("cubin").code)


def ptx(game: Game | None, kernel: str, capability: Capability) -> str:
    """A kernel as PTX; needs numba-cuda, and no graphics processor."""
    try:
        from numba import cuda

        from wartable.kernel.cuda import twins
    except ImportError as missing:
        raise WartableError(
            f"to compile for graphics processors needs numba-cuda ({missing}): pip install 'wartable[gpu]'"
        ) from None
    twins.aim(capability)
    function, signature = _kernel_of(game, kernel) if game else _small_kernel(kernel)
    text, _ = cuda.compile(function, signature, device=False, abi="numba", cc=capability, output="ptx")
    return text if isinstance(text, str) else text.decode()


def _small_kernel(name: str) -> tuple[Any, Any]:
    from numba.cuda import types

    from wartable.kernel.cuda import kernels, keys, twins

    number, numbers, bits, bytes_ = types.int64, types.int64[::1], types.uint32[:, ::1], types.uint8
    signatures = {
        "choose": (bits, numbers, numbers, number, number, numbers),
        "tally": (numbers, numbers, bits, number, number, numbers),
        "add_up": (numbers,),
        "line_up": (numbers, numbers, bits, number, number, numbers, numbers),
        "gather_over": (bytes_[::1], numbers, numbers, number, number, numbers, numbers),
        "gather_forced": (numbers, number, number, numbers, numbers),
        "refuse": (numbers, bits, numbers),
        "spread": (bits, bytes_[:, ::1]),
        "to_rows": (types.uint32[:, :, ::1], number, number, types.int16[:, ::1], types.uint32[::1]),
    }
    inside = names_of(stepping, {}, twins.inner_function, twins.twin)
    inside["key_of"] = twins.inner_function(keys.key_of, inlined=True)
    kernel = FunctionType(getattr(kernels, name).__code__, {**vars(kernels), **inside}, name)
    return kernel, types.void(*signatures[name])


def _kernel_of(game: Game, name: str) -> tuple[Any, Any]:
    """A kernel for matches of a game, with its rules put in, and what it takes."""
    from numba.cuda import types
    from numba.cuda.np import numpy_support

    from wartable.kernel.cuda import kernels, on_device, twins

    rules = {**DEFAULTS, **game.rules, "stage": frames.stage}
    names: dict[str, Any] = {each: twins.twin(function) for each, function in rules.items()}
    names |= {each: twins.inner_function(getattr(on_device, each), inlined=True) for each in on_device.NAMES}
    inside = names_of(stepping, names, twins.inner_function, twins.twin)
    kernel = FunctionType(getattr(kernels, name).__code__, {**vars(kernels), **inside}, name)
    number, numbers, bits, bytes_ = types.int64, types.int64[::1], types.uint32[:, ::1], types.uint8
    records = types.Array(numpy_support.from_dtype(game.layout.dtype), 1, "C")
    words, ended = types.int64[:, ::1], (bytes_[::1], types.int8[:, ::1], numbers)
    signatures = {
        "play_matches": (
            records, words, numbers, numbers, number, numbers, words, *[numbers] * 3, *ended, bytes_[::1], numbers
        ),
        "tell_matches": (
            records, bytes_[:, ::1], *[numbers] * 4, bits, numbers, bytes_[::1], numbers, bytes_[::1], numbers
        ),
        "observe_matches": (
            records, types.Array(twins.tiled(game.observes.dtype), 1, "C"), number, number, numbers
        ),
    }  # fmt: skip
    return kernel, types.void(*signatures[name])


def names_of(
    module: Any, put_in: dict[str, Any], inner: Callable[..., Any], twin: Callable[[Any], Any]
) -> dict[str, Any]:
    """The functions of a template by name, made by `inner` with these names put in."""
    from wartable.kernel import rule

    namespace = {**vars(module), **put_in}
    for name, value in vars(module).items():
        if rule.is_rule(value) and name not in put_in:
            namespace[name] = twin(value)
    for name in module.INLINED:
        if name not in put_in:
            function = FunctionType(vars(module)[name].__code__, namespace, name)
            namespace[name] = inner(function, inlined=True)
    return namespace
