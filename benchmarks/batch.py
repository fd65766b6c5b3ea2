"""How fast batches are stepped on this machine's cores, masks and observations at every decision, play by lot.

python benchmarks/batch.py [--threads 2] [--matches 256]"""

from __future__ import annotations

import argparse
import os
import time

import wartable

FORMATS = {"invictus": "duel", "invasion": "starter", "shadespire": "core"}
TIMES, STEPS = 5, 400


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--threads", type=int, default=os.cpu_count())
    words.add_argument("--matches", type=int, default=256)
    given = words.parse_args()
    for game, format in FORMATS.items():
        batch = wartable.Batch(game, range(given.matches), format, reset=True, threads=given.threads)
        batch.wander(50)  # so that matches are not all at their beginning
        by_clock, by_work = 0.0, 0.0
        for _ in range(TIMES):
            clock, work = time.perf_counter(), time.process_time()
            batch.wander(STEPS)
            steps = given.matches * STEPS / 1e6
            by_clock = max(by_clock, steps / (time.perf_counter() - clock))
            by_work = max(by_work, steps / (time.process_time() - work))
        print(
            f"{game} {format}: {by_clock:.2f} M steps/s on {given.threads} threads by the clock, {by_work:.2f} M a second of a core"
        )


if __name__ == "__main__":
    main()
