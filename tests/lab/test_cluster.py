"""The same rows from a real cluster: two nodes with processes of their own on this machine, of which workers and one node die."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from wartable.kernel.errors import WartableError
from wartable.lab import cluster
from wartable.lab.cluster import Cluster, joined
from wartable.lab.jobs import Rows, Shard, by_variant, play_shard, shards, variant
from wartable.lab.running import Local, Stopped, Work

from .studied import job, same

MEMORY = 80 * 2**20  # bytes of a node's object store
JOB = job("simulate", players=("greedy", "greedy"))
SEEDS = 320


@contextlib.contextmanager
def two_nodes() -> Iterator[tuple[Any, Any]]:
    """A head and a second node, one core each, with processes of their own; this process has joined them."""
    import ray
    from ray.cluster_utils import Cluster as Nodes

    head = {"num_cpus": 1, "object_store_memory": MEMORY, "include_dashboard": False}
    found = Nodes(initialize_head=True, head_node_args=head)
    try:
        second = found.add_node(num_cpus=1, object_store_memory=MEMORY)
        ray.init(address=found.address, log_to_driver=False, logging_level="ERROR")
        found.wait_for_nodes()
        yield found, second
    finally:
        ray.shutdown()
        found.shutdown()


def wanted() -> list[Shard]:
    return list(shards(variant(JOB), JOB.seed, SEEDS))


@cache
def here() -> Rows:
    """What this process plays."""
    return by_variant(Work(Local(1)).play(wanted()))[variant(JOB)]


def as_here(parts: list[Rows]) -> bool:
    return same(here(), by_variant(parts)[variant(JOB)])


def test_a_cluster_plays_what_this_process_plays_whoever_dies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One test, for a cluster takes its time to start."""
    monkeypatch.setenv(
        "RAY_worker_niceness", "0"
    )  # Ray's workers would wait for all other tests on this machine
    with two_nodes() as (found, second):
        assert as_here(Work(Cluster()).play(wanted()))
        stopping_waits_for_what_is_being_played()
        with monkeypatch.context() as patch:
            a_killed_worker_costs_only_time(tmp_path, patch)
        a_node_that_is_gone_costs_only_time(found, second)


def stopping_waits_for_what_is_being_played() -> None:
    work = Work(Cluster())
    heard: list[int] = []

    def stop(done: int, total: int) -> None:
        heard.append(done)
        work.stopping = True

    work.report = stop
    with pytest.raises(Stopped):
        work.play(wanted())
    assert heard and heard[-1] < 2 * SEEDS and len(heard) <= 1 + cluster.AHEAD * 2


def a_killed_worker_costs_only_time(marks: Path, patch: pytest.MonkeyPatch) -> None:
    """Two shards have their worker killed in the middle, once each."""
    import ray

    doomed = {shard.name for shard in wanted()[2:6:3]}

    def played(shard: Shard) -> Any:
        mark = marks / shard.name
        if shard.name in doomed and not mark.exists():
            mark.touch()
            play_shard(Shard(shard.variant, shard.seed, shard.count // 2), 1)
            os.kill(os.getpid(), signal.SIGKILL)
        return play_shard(shard, 1)

    ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])
    patch.setattr(cluster, "_played", played)
    rows = Work(Cluster()).play(wanted())
    assert {path.name for path in marks.iterdir()} == doomed, "they were killed"
    assert as_here(rows)


def a_node_that_is_gone_costs_only_time(found: Any, second: Any) -> None:
    gone: list[int] = []

    def leave(done: int, total: int) -> None:
        if not gone:
            gone.append(done)
            found.remove_node(second, allow_graceful=False)

    rows = Work(Cluster(), None, leave).play(wanted())
    assert gone and gone[0] < 2 * SEEDS / 4, "it went in the middle"
    assert as_here(rows)


def test_without_the_extra_a_sentence_names_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(WartableError, match=r"pip install wartable\[cluster\]"), joined("auto"):
        pass


def test_a_cluster_that_is_not_there_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    import ray

    def nobody(**_: Any) -> None:
        raise ConnectionError("nobody answers")

    monkeypatch.setattr(ray, "init", nobody)
    with pytest.raises(WartableError, match=r"can't be reached.*nobody answers"), joined("127.0.0.1:6379"):
        pass
