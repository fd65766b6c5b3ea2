"""Rules on graphics processors, as far as a machine without one can tell: they compile, they lie in tiles, and the kernels
play in the simulator what plain Python plays. `benchmarks/gpu.py` compares and measures on a real one."""

import os
import subprocess
import sys
from types import SimpleNamespace

import pytest

from wartable import Batch, WartableError
from wartable.kernel.cuda.driver import Launch

SIMULATED = """
import sys
from types import FunctionType, SimpleNamespace
import numpy as np
from numba import cuda
import wartable
from wartable.kernel import stepping
from wartable.kernel.cuda import kernels, keys
from wartable.kernel.frames import stage
from wartable.kernel.engine import DEFAULTS

name, count, skips, block = sys.argv[1], 6, int(sys.argv[2]), 3
steps = 250 if name == "invictus" else 25  # enough for matches to end
game = wartable.game(name)
usual = wartable.Batch(game, range(count), reset=True, skip_forced=bool(skips), compiled=False)

names = {**vars(stepping), **DEFAULTS, **game.rules}
for inner in stepping.INLINED:
    names[inner] = FunctionType(vars(stepping)[inner].__code__, names, inner)
names["stage"] = stage
names["tile_of"] = lambda seen, at: seen[at]
for inner in ("count", "nth", "lot", "key_of"):
    names.setdefault(inner, getattr(kernels, inner))


def kernel_of(name):
    made = cuda.jit(FunctionType(getattr(kernels, name).__code__, {**vars(kernels), **names}, name))
    assert type(made).__name__ == "FakeCUDAKernel"
    return made


records = game.layout.zeros(count)
width = stepping.width(game.actions)
numbers = lambda *shape: np.zeros(shape, np.int64)
marks, told = np.zeros((count, width), np.uint8), np.zeros((count, game.observation), np.int16)
seeds, played, actors, lengths, stages, chosen, forced, order, listed = np.arange(count), *[numbers(count) for _ in range(8)]
bits, ended, rewards = np.zeros((count, width // 32), np.uint32), np.zeros(count, np.uint8), np.zeros((count, 2), np.int8)
over = np.zeros(count, np.uint8)


def play(doing, order, number, actions):
    kernel_of("play_matches")[count // block, block](
        records.proxies, memoryview(records.raw), order, np.array([number]), doing, actions, usual.options, usual.settings,
        seeds, played, ended, rewards, lengths, over, stages,
    )


def tell(order, number):
    kernel_of("tell_matches")[count // block, block](
        records.proxies, marks, order, np.array([number]), usual.settings, played, bits, actors, ended, lengths, over, forced
    )


def sort(actions):
    tallies = numbers(keys.KEYS)
    kernel_of("tally")[2, 3](stages, actions, bits, 0, count, tallies)
    starts = np.cumsum(tallies) - tallies
    kernel_of("line_up")[2, 3](stages, actions, bits, 0, count, starts, order)
    assert sorted(order) == list(range(count))
    of = [keys.key_of(stages, actions, bits, i) for i in order]
    assert of == sorted(of)


def follow():
    number, dealt = numbers(1), numbers(count)
    kernel_of("gather_over")[2, 3](over, usual.settings, seeds, 0, count, dealt, number)
    play(keys.DEAL, dealt, number[0], chosen)


def finish():
    sort(numbers(0))
    tell(order, count)
    while skips:
        number = numbers(1)
        kernel_of("gather_forced")[2, 3](forced, 0, count, listed, number)
        if number[0] == 0:
            break
        play(keys.FORCED, listed, number[0], forced)
        follow()
        tell(listed, number[0])
    sort(numbers(0))
    rows = np.zeros_like(told)
    seen = [game.observes.proxy(row.view(game.observes.dtype), 0) for row in rows]
    kernel_of("observe_matches")[count // block, block](records.proxies, seen, 0, count, actors)
    told[:] = rows


def step(doing, actions):
    sort(actions)
    play(doing, order, count, actions)
    follow()
    finish()


def compare():
    for mine, theirs in (
        (records.raw[:, : game.layout.words], usual.heads()), (bits, usual._bits), (told, usual.out.observations),
        (actors, usual.out.actors), (ended, usual.out.ended), (rewards, usual.out.rewards), (lengths, usual.out.lengths),
        (seeds, usual.seeds),
    ):
        assert (np.asarray(mine) == theirs).all()


play(keys.DEAL, np.arange(count), count, chosen)
finish()
compare()
for _ in range(steps):
    kernel_of("choose")[2, 3](bits, seeds, played, 0, count, chosen)
    step(keys.WANDER, chosen)
usual.wander(steps)
compare()
assert name != "invictus" or seeds.max() >= count
actions = usual.out.masks.argmax(1)
step(keys.STEP, actions)
usual.step(actions)
compare()

tallies = np.arange(keys.KEYS) % 7
before = np.cumsum(tallies) - tallies
kernel_of("add_up")[1, keys.SCANNING](tallies)
assert (tallies == before).all()

for numbers_of_a_row in (39, 40):
    tiled = np.arange(2 * numbers_of_a_row * 32, dtype=np.int16).reshape(2, -1, 32)
    rows = np.zeros((52, numbers_of_a_row), np.int16)
    pairs = rows.reshape(-1).view(np.uint32) if numbers_of_a_row % 2 == 0 else np.zeros(0, np.uint32)
    kernel_of("to_rows")[(1, 1), (16, 16)](tiled.view(np.uint32), 32, 52, rows, pairs)
    assert (rows[32:] == tiled[1].T[:20]).all() and not rows[:32].any()

first = np.array([1 << 62])
cuda.jit(kernels.refuse)[2, 3](np.array([actions[0] * 0 + 10**6] * count), bits, first)
assert first[0] == 0
first[0] = 1 << 62
cuda.jit(kernels.refuse)[2, 3](usual.out.masks.argmax(1), bits, first)
assert first[0] == 1 << 62
masks = np.zeros((count, game.actions), np.uint8)
cuda.jit(kernels.spread)[-(-masks.size // 64), 64](bits, masks)
assert (masks == usual.out.masks).all()
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
        "texts = [building.ptx(wartable.game(sys.argv[1]), name, (9, 0)) for name in building.PLAYING];"
        "assert all(building.entry_of(text) and '.target sm_90' in text for text in texts); print('compiled')"
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
