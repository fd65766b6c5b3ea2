"""Batches on a graphics processor: whether they are byte for byte what plain Python plays, and how fast they are.

    python benchmarks/gpu.py --compare FILE   what this machine's processors play, written down, to be compared with elsewhere
    python benchmarks/gpu.py                  equality, then speed, of every game; --against FILE takes what was written down

A machine that can install nothing needs only NumPy, what `wartable` imports, its driver, and a cache folder (WARTABLE_CACHE)
with kernels that were compiled elsewhere: `python benchmarks/gpu.py --compile 9.0`."""

from __future__ import annotations

import argparse
import datetime
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

import wartable

GAMES = {"invictus": "duel", "invasion": "starter", "shadespire": "core"}
MATCHES, STEPS, SEED = 96, 300, 1000
SIZES = {
    "invictus": (131072, 2097152),
    "invasion": (135168, 1081344),
    "shadespire": (135168, 1081344),
}


def heads(game: str, device: str) -> list[str]:
    """How matches stand after so many random decisions, as sums that don't depend on the machine."""
    batch = wartable.Batch(
        game, range(SEED, SEED + MATCHES), GAMES[game], device=device, reset=True, progress=_progress
    )
    batch.wander(STEPS)
    records = batch.records
    return [records.sum(i) for i in range(len(records))] + [
        _sum(batch.out.masks),
        _sum(batch.out.observations),
    ]


def _sum(array: Any) -> str:
    import hashlib

    data = array if isinstance(array, np.ndarray) else array.numpy()
    return hashlib.sha256(np.ascontiguousarray(data).tobytes()).hexdigest()[:16]


def _progress(name: str, done: int, total: int) -> None:
    print(f"  {name} ({done} of {total})", file=sys.stderr, flush=True)


def speed(game: str, count: int, seconds: float, **options: Any) -> float:
    """Decisions a second of so many matches that play at random inside the kernel, best of three."""
    batch = wartable.Batch(game, range(count), GAMES[game], device="cuda", reset=True, **options)
    batch.wander(64)  # so that matches are not all at their beginning
    batch.wait()
    steps, best = 16, 0.0
    for _ in range(3):
        start = time.perf_counter()
        batch.wander(steps)
        batch.wait()
        took = time.perf_counter() - start
        best = max(best, count * steps / took)
        steps = max(8, min(512, int(steps * seconds / took)))
    return best


def stepping(game: str, count: int, **options: Any) -> float:
    """Steps a second with actions chosen outside, on the device, by PyTorch: the first legal one of each match."""
    import torch

    batch = wartable.Batch(game, range(count), GAMES[game], device="cuda", reset=True, **options)
    masks = torch.as_tensor(batch.out.masks, device="cuda")
    best = 0.0
    for _ in range(3):
        batch.wait()
        start = time.perf_counter()
        for _ in range(20):
            batch.step(masks.argmax(1))
        batch.wait()
        best = max(best, 20 * count / (time.perf_counter() - start))
    return best


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--games", default=",".join(GAMES))
    words.add_argument("--compile", help="only compile for this capability, such as 9.0")
    words.add_argument("--compare", type=Path, help="write down what the CPU plays")
    words.add_argument("--against", type=Path, help="what was written down elsewhere")
    words.add_argument("--pgx", action="store_true", help="measure games of pgx in the same run")
    words.add_argument("--seconds", type=float, default=2.0)
    words.add_argument("--json", type=Path)
    given = words.parse_args()
    games = given.games.split(",")
    if given.compile:
        from wartable.kernel.cuda import building

        major, minor = (int(part) for part in given.compile.split("."))
        for name in building.SMALL:
            building.code(None, name, (major, minor), _progress)
        for game in games:
            for name in building.PLAYING:
                building.code(wartable.game(game), name, (major, minor), _progress)
        return
    if given.compare:
        given.compare.write_text(json.dumps({game: heads(game, "cpu") for game in games}))
        return
    _measure(games, given)


def _measure(games: list[str], given: Any) -> None:
    from wartable.kernel.cuda import building
    from wartable.kernel.cuda.driver import LOCAL_BYTES, REGISTERS, driver

    print(
        f"{driver().name}, {datetime.date.today()}, wartable {wartable.__version__}, {os.cpu_count()} cores",
        flush=True,
    )
    written = json.loads(given.against.read_text()) if given.against else {}
    rows: list[dict[str, Any]] = []
    for game in games:
        same = heads(game, "cuda") == (written[game] if game in written else heads(game, "cpu"))
        batch = wartable.Batch(game, range(32), GAMES[game], device="cuda")
        facts = {
            f"{what} of {name}": batch.kernels[name].attribute(number)
            for name in building.PLAYING
            for what, number in (("registers", REGISTERS), ("local bytes", LOCAL_BYTES))
        }
        print(
            f"{game}: {MATCHES} matches after {STEPS} decisions {'equal' if same else 'NOT EQUAL'}; {facts}",
            flush=True,
        )
        for count in SIZES[game]:
            row: dict[str, Any] = {"game": game, "matches": count, "equal": same, **facts}
            row["decisions"] = speed(game, count, given.seconds, observe=False, masks="bits")
            row["observed"] = speed(game, count, given.seconds, masks="bits")
            row["steps"] = stepping(game, count, observe=False)
            row["steps_observed"] = stepping(game, count)
            rows.append(row)
            told = ", ".join(
                f"{name} {row[name] / 1e6:.1f} M/s"
                for name in ("decisions", "observed", "steps", "steps_observed")
            )
            print(f"  {count:8,} matches: {told}", flush=True)
            if given.json:
                given.json.write_text(json.dumps(rows, indent=1))
    if given.pgx:
        _beside(given.seconds)


def _beside(seconds: float) -> None:
    """Games of pgx on the same processor: best of three sizes of batches, masks at every decision, random play."""
    from wartable.lab.peers import pgx_steps

    for name in ("connect_four", "leduc_holdem", "sparrow_mahjong", "backgammon", "go_9x9", "chess"):
        best = 0.0
        for matches in (4096, 32768, 131072):
            pgx_steps(name, matches, 32)  # compiled
            start, decisions = time.perf_counter(), 0
            while time.perf_counter() - start < seconds:
                decisions += pgx_steps(name, matches, 32)
            best = max(best, decisions / (time.perf_counter() - start))
        print(f"pgx {name}: {best / 1e6:.1f} M/s", flush=True)


if __name__ == "__main__":
    main()
