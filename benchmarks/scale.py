"""What one machine plays of the lab's work, for `docs/scale.md`: matches a second by threads, a sum of the rows, what a row weighs.
`--network` measures how many observations a second a graphics processor judges, which needs PyTorch; the sum must be the same anywhere."""

from __future__ import annotations

import argparse
import hashlib
import itertools
import json
import os
import platform
import time
from pathlib import Path
from typing import Any

import numpy as np

from wartable.kernel.contract import game, game_names
from wartable.kernel.engine import engine
from wartable.lab.jobs import Job, Rows, Shard, play_shard, variant
from wartable.players import contests

PLAYERS = {"greedy": 64, "search:200": 4}  # seeds a thread


def sum_of(rows: Rows) -> str:
    """A few letters that tell whether two machines have played the same."""
    told = hashlib.sha256()
    for column in (rows.seeds, rows.swapped, rows.returns, rows.lengths, *rows.advantages.values()):
        told.update(np.ascontiguousarray(column).tobytes())
    return told.hexdigest()[:16]


def matches(name: str, spec: str, threads: int, seeds: int) -> dict[str, Any]:
    """Matches a second of equal players in the usual format, after a warm-up."""
    job = Job("simulate", name, game(name).format().name, {}, (spec, spec), 2 * seeds, 7)
    play_shard(Shard(variant(job), 7, 1), threads)
    began, worked = time.perf_counter(), time.process_time()
    rows = play_shard(Shard(variant(job), 7, seeds), threads)
    spent, worked = time.perf_counter() - began, time.process_time() - worked
    told = {"game": name, "player": spec, "threads": threads, "matches": len(rows)}
    speed = {
        "per_s": round(len(rows) / spent, 1),
        "per_core_s": round(len(rows) / worked, 1),  # whatever else the machine does
        "mean_length": round(float(rows.lengths.mean()), 1),
    }
    fixed = play_shard(Shard(variant(job), 7, 4), threads)
    return {**told, **speed, "sum_of_8": sum_of(fixed)}


def network(name: str, width: int, layers: int, batch: int) -> dict[str, Any]:
    """Observations a second through a plain network of a game's sizes, moved to the device each time."""
    import torch

    rules = game(name)
    sizes = [rules.observation, *[width] * layers, rules.actions + 1]
    parts: list[Any] = []
    for one, other in itertools.pairwise(sizes):
        parts += [torch.nn.Linear(one, other), torch.nn.ReLU()]
    model = torch.nn.Sequential(*parts[:-1]).half().cuda()
    seen = torch.zeros((batch, rules.observation), dtype=torch.int16).pin_memory()
    speeds = {}
    with torch.no_grad():
        for kind in ("judged", "judged_and_moved"):
            there = seen.cuda()
            for turn in range(60):
                if turn == 10:
                    torch.cuda.synchronize()
                    began = time.perf_counter()
                if kind == "judged_and_moved":
                    there = seen.cuda(non_blocking=True)
                model(there.half())
            torch.cuda.synchronize()
            speeds[f"{kind}_per_s"] = round(50 * batch / (time.perf_counter() - began))
    weights = sum(part.numel() for part in model.parameters())
    device = torch.cuda.get_device_name(0)
    return {"game": name, "device": device, "weights": weights, "batch": batch, **speeds}


def processor() -> str:
    """What this machine thinks with."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return f"{names[0] if names else platform.machine()}, {os.cpu_count()} cores"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=game_names())
    parser.add_argument("--threads", type=int, nargs="*", default=[1, os.cpu_count() or 1])
    parser.add_argument("--network", action="store_true")
    given = parser.parse_args()
    print(json.dumps({"machine": processor()}), flush=True)
    for name in given.games:
        began = time.perf_counter()
        engine(game(name), contests.modules())
        print(json.dumps({"game": name, "ready_s": round(time.perf_counter() - began, 1)}), flush=True)
        for spec, seeds in PLAYERS.items():
            for threads in given.threads:
                print(json.dumps(matches(name, spec, threads, seeds * threads)), flush=True)
        if given.network:
            for batch in (1024, 16384):
                print(json.dumps(network(name, 1024, 4, batch)), flush=True)


if __name__ == "__main__":
    main()
