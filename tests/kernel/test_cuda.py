"""Rules on graphics processors, as far as a machine without one can tell: they compile, they lie in tiles, and the kernels
play in the simulator what plain Python plays. `benchmarks/gpu.py` compares and measures on a real one."""

import os
import subprocess
import sys
from types import SimpleNamespace

import numpy as np
import pytest

import wartable
from wartable import Batch, WartableError
from wartable.kernel.cuda import tiles
from wartable.kernel.cuda.driver import Launch

SIMULATED = """
import sys
from types import FunctionType, SimpleNamespace
import numpy as np
from numba import cuda
import wartable
from wartable.kernel import stepping
from wartable.kernel.cuda import kernels
from wartable.kernel.engine import DEFAULTS

name, count, steps, skips, block = sys.argv[1], 6, 25, int(sys.argv[2]), 3
game = wartable.game(name)
usual = wartable.Batch(game, range(count), reset=True, skip_forced=bool(skips), compiled=False)

names = {**vars(stepping), **DEFAULTS, **game.rules}
for inner in stepping.INLINED:
    names[inner] = FunctionType(vars(stepping)[inner].__code__, names, inner)
names |= {"record_of": lambda records, i: records[i], "seen_of": lambda seen, numbers, i: game.observes.blank(numbers[i])}
kernel = cuda.jit(FunctionType(kernels.play_matches.__code__, {**vars(kernels), **names}, "play_matches"))
assert type(kernel).__name__ == "FakeCUDAKernel"
records = game.layout.zeros(count)
width = stepping.width(game.actions)
marks = [SimpleNamespace(marks=np.zeros(width, np.uint8)) for _ in range(count)]
numbers = lambda *shape: np.zeros(shape, np.int64)
seen, seeds, played, actors, lengths = np.zeros((count, game.observation), np.int16), np.arange(count), *[numbers(count) for _ in range(3)]
bits, ended, rewards = np.zeros((count, width // 32), np.uint32), np.zeros(count, np.uint8), np.zeros((count, 2), np.int8)


def launch(steps, fresh, actions):
    kernel[count // block, block](
        records.proxies, memoryview(records.raw), marks, [None] * count, list(seen), steps, fresh, actions, usual.options, usual.settings,
        seeds, played, bits, actors, ended, rewards, lengths,
    )


def compare():
    for mine, theirs in (
        (records.raw[:, : game.layout.words], usual.heads()), (bits, usual._bits), (seen, usual.out.observations),
        (actors, usual.out.actors), (ended, usual.out.ended), (rewards, usual.out.rewards), (lengths, usual.out.lengths),
        (seeds, usual.seeds),
    ):
        assert (np.asarray(mine) == theirs).all()


launch(0, 1, numbers(0))
compare()
launch(steps, 0, numbers(0))
usual.wander(steps)
compare()
actions = usual.out.masks.argmax(1)
launch(1, 0, actions)
usual.step(actions)
compare()

first = np.array([1 << 62])
cuda.jit(kernels.refuse)[2, 3](np.array([actions[0] * 0 + 10**6] * count), bits, first)
assert first[0] == 0
first[0] = 1 << 62
cuda.jit(kernels.refuse)[2, 3](usual.out.masks.argmax(1), bits, first)
assert first[0] == 1 << 62
masks = np.zeros((count, game.actions), np.uint8)
cuda.jit(kernels.spread)[-(-masks.size // 64), 64](bits, masks)
assert (masks == usual.out.masks).all()
rows = np.zeros((40, 70), np.int16)
tiled = np.arange(2 * 70 * 32, dtype=np.int16).reshape(2, 70, 32)
cuda.jit(kernels.to_rows)[(3, 2), (32, 8)](tiled, rows)
assert (rows == tiled.transpose(0, 2, 1).reshape(64, 70)[:40]).all()
print("as plain Python plays")
"""


@pytest.mark.parametrize(
    ("game", "skips"), [("invictus", 0), ("invictus", 1), ("invasion", 0), ("shadespire", 0)]
)
def test_kernels_play_in_the_simulator_what_plain_python_plays(game: str, skips: int) -> None:
    pytest.importorskip("numba_cuda")
    told = subprocess.run(
        [sys.executable, "-c", SIMULATED, game, str(skips)],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "WARTABLE_JIT": "0"},
        capture_output=True,
        text=True,
    )
    assert told.stdout.strip() == "as plain Python plays", told.stderr[-2000:]


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", ["invictus", "invasion", "shadespire"])
def test_every_game_compiles_for_graphics_processors(game: str) -> None:
    pytest.importorskip("numba_cuda")
    # in a process of its own: what compiles for one kind of processor is no guest of a process that compiles for another
    code = (
        "import sys, wartable; from wartable.kernel.cuda import building;"
        "text = building.ptx(wartable.game(sys.argv[1]), 'play_matches', (9, 0));"
        "assert building.entry_of(text) and '.target sm_90' in text; print('compiled')"
    )
    told = subprocess.run([sys.executable, "-c", code, game], capture_output=True, text=True)
    assert told.stdout.strip() == "compiled", told.stderr[-2000:]


def test_small_kernels_become_machine_code_and_are_kept(tmp_path, monkeypatch) -> None:
    pytest.importorskip("numba_cuda")
    code = (
        "from wartable.kernel.cuda import building; import sys;"
        "made = [building.code(None, name, (9, 0)) for name in building.SMALL];"
        "sys.modules['numba_cuda'] = None; building.ptx = None;"
        "assert made == [building.code(None, name, (9, 0)) for name in building.SMALL];"
        "print(all(each.cubin[:4] == b'\\x7fELF' for each in made))"
    )
    env = {**os.environ, "WARTABLE_CACHE": str(tmp_path)}
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env)
    assert told.stdout.strip() == "True", told.stderr[-2000:]


@pytest.mark.parametrize("game", ["invictus", "invasion", "shadespire"])
def test_records_come_back_from_their_tiles(game: str) -> None:
    dtype = wartable.game(game).layout.dtype
    rows = np.zeros(40, dtype)
    rows.view(np.uint8)[:] = np.arange(rows.nbytes) % 251
    laid = np.zeros((tiles.tiles(40), tiles.TILE * dtype.itemsize), np.uint8)
    for i in range(40):
        for name in dtype.names:
            kind, offset = dtype.fields[name][:2]
            numbers = np.ascontiguousarray(rows[name][i]).reshape(-1).view(kind.base)
            for place, number in enumerate(numbers[:3]):
                size = kind.base.itemsize
                at = tiles.TILE * (offset + place * size) + (i % tiles.TILE) * size
                laid[i // tiles.TILE, at : at + size] = np.array([number]).view(np.uint8)
    back = tiles.to_rows(laid, dtype)
    for name in dtype.names:
        kind = dtype.fields[name][0]
        few = min(3, int(np.prod(kind.shape, dtype=np.int64)))
        assert (back[name][:40].reshape(40, -1)[:, :few] == rows[name].reshape(40, -1)[:, :few]).all(), name


def test_arguments_of_a_kernel_are_flat() -> None:
    array = SimpleNamespace(
        __cuda_array_interface__={"shape": (4, 3), "typestr": "<i2", "data": (4096, False), "strides": None}
    )
    launch = Launch(7, array)
    assert list(launch.values) == [7, 0, 0, 12, 2, 4096, 4, 3, 6, 2]
    launch.set_number(0, 9)
    assert launch.values[0] == 9


def test_without_a_graphics_processor_a_sentence_says_so() -> None:
    try:
        Batch("invictus", [1], device="cuda")
    except WartableError as told:
        assert "there is no graphics processor that CUDA can use" in str(told)
        assert "Batch(device='cpu') does the same" in str(told)
