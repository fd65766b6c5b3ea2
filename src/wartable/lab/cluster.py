"""The same shards on a Ray cluster: each is a task on one core of some machine, and its rows come back as they are here.
Ray gives a task to another worker when one dies, so that a killed worker costs only time. Nothing here decides anything."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from wartable.kernel.errors import WartableError
from wartable.kernel.message import Message, cited
from wartable.lab.jobs import Rows, Shard, play_shard

AHEAD = 2  # shards for each core that are handed out at once: none waits for work, and stopping is soon
ALWAYS = -1  # a task is tried again however often its worker dies


def ray_itself() -> Any:
    """Ray, or a plain sentence where it is not installed."""
    try:
        import ray
    except ImportError:
        arguments = {"extra": "cluster", "command": "pip install wartable[cluster]"}
        raise WartableError(Message("lab-no-extra", arguments)) from None
    return ray


@contextlib.contextmanager
def joined(address: str) -> Iterator[Cluster]:
    """A cluster by its address; `auto` is the one that runs here, or a fresh one on this machine alone."""
    ray = ray_itself()
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        try:
            ray.init(address=address, **quiet)
        except ConnectionError:
            if address != "auto":
                raise
            ray.init(include_dashboard=False, **quiet)
    except (ConnectionError, RuntimeError, ValueError, OSError, TimeoutError) as problem:
        arguments = {"address": cited(address), "reason": cited(problem)}
        raise WartableError(Message("lab-ray-none", arguments)) from None
    try:
        yield Cluster()
    finally:
        ray.shutdown()


class Cluster:
    """All cores of the cluster that this process has joined."""

    def __init__(self) -> None:
        self.ray = ray_itself()

    def play(self, shards: Sequence[Shard], wanted: Callable[[], bool]) -> Iterator[tuple[Shard, Rows]]:
        """Rows as they come; when they are not wanted any more, those that are being played are still waited for."""
        if not shards:
            return
        task = self.ray.remote(num_cpus=1, max_retries=ALWAYS)(_played)
        room = AHEAD * max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        waiting = list(reversed(shards))
        running: dict[Any, Shard] = {}
        while waiting or running:
            while waiting and len(running) < room and wanted():
                shard = waiting.pop()
                running[task.remote(shard)] = shard
            if not running:
                return
            done, _ = self.ray.wait(list(running), num_returns=1, timeout=1.0)
            for found in done:
                shard = running.pop(found)
                yield shard, self.ray.get(found)


def _played(shard: Shard) -> Rows:
    """A task: one core, so one thread."""
    return play_shard(shard, 1)
