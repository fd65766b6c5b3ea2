"""What the lab plays and keeps: shards that depend on nothing else, folders that are resumed, rows that are played again."""

from __future__ import annotations

import dataclasses
import json
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest

import wartable
from wartable.kernel.errors import OptionError, WartableError
from wartable.lab import ladder, replaying, results, series
from wartable.lab.jobs import Job, Rows, Shard, by_variant, dealt, joined, play_shard, shards, spread, variant
from wartable.lab.results import Folder, read_table
from wartable.lab.running import Local, Stopped, Work
from wartable.players.tuning import tuned

from .studied import alone, job, same


class Failing(Local):
    """Plays a few shards, then has somebody press Ctrl-C."""

    def __init__(self, work: list[Work], after: int) -> None:
        super().__init__(1)
        self.work = work
        self.after = after

    def play(self, shards: Sequence[Shard], wanted: Callable[[], bool]) -> Iterator[tuple[Shard, Rows]]:
        for number, found in enumerate(super().play(shards, wanted), 1):
            self.work[0].stopping = number >= self.after
            yield found


def test_a_mixed_job_deals_in_many_ways_all_as_often() -> None:
    asked = job("simulate", format="duel", games=100, mixed=8)
    ways = dealt(asked)
    assert len(ways) == 8 and len({way.options for way in ways}) > 3, "nations are drawn by lot"
    parts = list(spread(ways, asked.seed, 50))
    assert sum(part.count for part in parts) == 50
    seeds = [seed for part in parts for seed in range(part.seed, part.seed + part.count)]
    assert sorted(seeds) == list(range(7, 57)), "no seed is played twice"
    found = series.play(asked, alone())
    assert found.score.games == 100
    assert found.as_json() == series.play(asked, Work(Local(2))).as_json()
    assert dealt(job("simulate")) == [variant(job("simulate"))], (
        "and only in the usual way if nothing is asked for"
    )


def test_a_mixed_ladder_counts_all_ways_of_a_pair_together() -> None:
    asked = job("ladder", players=("random", "greedy", "search:4"), games=40, mixed=4)
    found = ladder.climb(asked, alone())
    assert {score.games for score in found.pairs.values()} == {40}
    assert found.rungs[-1].player == "random"


def test_a_shard_has_the_same_rows_however_the_seeds_are_cut_and_however_many_threads_play() -> None:
    whole = play_shard(Shard(variant(job("simulate")), 7, 40), threads=1)
    parts = [
        play_shard(Shard(variant(job("simulate")), 7 + start, 8), threads=2) for start in range(0, 40, 8)
    ]
    assert same(whole, joined(parts[::-1]))
    assert len(whole) == 80 and whole.swapped.tolist() == [False, True] * 40


def test_another_process_plays_the_same_rows() -> None:
    shard = Shard(variant(job("simulate")), 11, 6)
    code = (
        "import sys, pickle; from wartable.lab.jobs import play_shard;"
        "sys.stdout.buffer.write(pickle.dumps(play_shard(pickle.load(sys.stdin.buffer))))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(shard), capture_output=True, check=True
    )
    assert same(pickle.loads(done.stdout), play_shard(shard))


def test_plain_rules_play_the_same_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    shard = Shard(variant(job("simulate", players=("random", "random"))), 3, 4)
    compiled = play_shard(shard)
    monkeypatch.setenv("WARTABLE_JIT", "0")
    assert same(play_shard(shard), compiled)


def test_rows_tell_who_had_the_first_turn() -> None:
    rows = play_shard(Shard(variant(job("simulate")), 7, 30))
    assert set(rows.advantages) == {"first"}
    assert set(rows.advantages["first"].tolist()) == {0, 1}, "chance decides it"


def test_stopped_in_the_middle_and_resumed_is_as_if_played_in_one_go(tmp_path: Path) -> None:
    asked = job("simulate", games=400)
    whole = Folder.begin(tmp_path / "whole", asked, resume=False)
    series.play(asked, alone(whole))

    halves = Folder.begin(tmp_path / "halves", asked, resume=False)
    works: list[Work] = []
    works.append(Work(Failing(works, after=2), halves))
    with pytest.raises(Stopped):
        series.play(asked, works[0])
    kept = sorted(path.name for path in (tmp_path / "halves" / "shards").iterdir())
    assert 0 < len(kept) < len(list(shards(variant(asked), asked.seed, 200)))

    again = Folder.begin(tmp_path / "halves", asked, resume=True)
    played: list[str] = []

    class Counting(Local):
        def play(self, shards: Sequence[Shard], wanted: Callable[[], bool]) -> Iterator[tuple[Shard, Rows]]:
            played.extend(shard.name for shard in shards)
            return super().play(shards, wanted)

    result = series.play(asked, Work(Counting(1), again))
    assert not {f"{name}.parquet" for name in played} & set(kept), "what was kept is not played again"
    assert again.table().equals(whole.table())
    assert result.as_json() == series.told(asked, whole.rows()).as_json()


def test_a_file_is_there_as_a_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = Folder.begin(tmp_path / "results", job("simulate"), resume=False)
    shard = Shard(variant(folder.job), 7, 2)

    def torn(source: object, target: object) -> None:
        raise OSError("the machine stops")

    monkeypatch.setattr(results.os, "replace", torn)
    with pytest.raises(OSError, match="stops"):
        folder.add(shard, play_shard(shard))
    assert not folder.holds(shard) and folder.rows() == []


def test_rows_come_back_from_parquet_as_they_were(tmp_path: Path) -> None:
    folder = Folder.begin(tmp_path / "results", job("simulate"), resume=False)
    rows = play_shard(Shard(variant(folder.job), 7, 5))
    folder.add(Shard(rows.variant, 7, 5), rows)
    assert same(folder.rows()[0], rows)
    table = folder.table()
    assert json.loads(table.column("options")[0].as_py())["build"] == "shared"
    assert json.loads(table.column("players")[0].as_py()) == ["greedy", "random"]


@pytest.mark.parametrize("number", [0, 1, 7])
def test_any_row_can_be_played_again_by_the_players_themselves(tmp_path: Path, number: int) -> None:
    folder = Folder.begin(tmp_path / "results", job("simulate"), resume=False)
    shard = Shard(variant(folder.job), 7, 5)
    folder.add(shard, play_shard(shard))
    row = replaying.row_of(folder.path, number)
    again = replaying.again(row)
    assert again.same and len(again.moves) == row.length > 10
    assert row.seats == (["greedy", "random"] if number % 2 == 0 else ["random", "greedy"])
    assert not replaying.again(dataclasses.replace(row, length=row.length + 1)).same


def test_a_row_with_other_weights_is_played_again_with_them(tmp_path: Path) -> None:
    asked = job("tune", players=("greedy", "greedy"))
    chosen = variant(asked, weights=({"point": 3.0, "field_card": -0.9}, {}))
    folder = Folder.begin(tmp_path / "results", asked, resume=False)
    shard = Shard(chosen, 7, 4)
    folder.add(shard, play_shard(shard))
    for number in range(8):
        assert replaying.again(replaying.row_of(folder.path, number)).same


def test_other_weights_change_what_greedy_does_and_none_change_nothing() -> None:
    asked = job("tune", players=("greedy", "greedy"))
    usual = play_shard(Shard(variant(asked), 7, 10))
    nothing = play_shard(Shard(variant(asked, weights=({"point": 0.0}, {})), 7, 10))
    greedier = play_shard(Shard(variant(asked, weights=({"point": 9.0}, {})), 7, 10))
    assert usual.lengths.tobytes() == nothing.lengths.tobytes()
    assert usual.lengths.tobytes() != greedier.lengths.tobytes()


def test_weights_belong_to_the_seats_that_their_player_holds() -> None:
    rules = tuned(wartable.game("invictus"), [{"point": 2.0}, {}])
    place = list(rules.weights).index("point")
    assert rules.layout.zeros(1).array["tuning"][0, :, place].tolist() == [2.0, 0.0, 2.0, 0.0]


def test_a_folder_of_another_job_is_refused_with_what_differs(tmp_path: Path) -> None:
    Folder.begin(tmp_path / "results", job("simulate"), resume=False)
    with pytest.raises(OptionError, match="--resume"):
        Folder.begin(tmp_path / "results", job("simulate"), resume=False)
    with pytest.raises(OptionError, match=r"differs: players and seed|differs: players, seed"):
        Folder.begin(tmp_path / "results", job("simulate", seed=8, players=("random", "random")), resume=True)


def test_a_folder_with_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(OptionError, match="something else"):
        Folder.begin(tmp_path, job("simulate"), resume=True)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", "null", '{"kind": "simulate"}', '{"kind": 1, "x": 2}', "[" * 5000]
)
def test_what_is_no_job_is_told_so(tmp_path: Path, text: str) -> None:
    (tmp_path / "job.json").write_text(text)
    with pytest.raises(OptionError):
        Folder.open(tmp_path)


@pytest.mark.parametrize("data", [b"", b"PAR1", b"x" * 100])
def test_what_is_no_parquet_is_told_so(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "rows.parquet"
    file.write_bytes(data)
    with pytest.raises(OptionError, match="rows of the lab"):
        read_table(file)


def test_without_the_extra_a_sentence_names_the_command(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(WartableError, match=r"pip install wartable\[lab\]"):
        Folder.begin(tmp_path / "results", job("simulate"), resume=False)
    assert not (tmp_path / "results").exists()
    assert by_variant(alone().play(shards(variant(job("simulate")), 7, 2))), "only keeping needs it"


def test_a_job_comes_back_from_its_file(tmp_path: Path) -> None:
    asked = job("matchups", by="nation", sides=(("king", "king"), ("shogun", "shogun")))
    Folder.begin(tmp_path / "results", asked, resume=False)
    assert Folder.open(tmp_path / "results").job == asked
    assert isinstance(asked, Job)


def test_ctrl_c_keeps_what_is_done_and_resume_goes_on(tmp_path: Path) -> None:
    """As a person does it: the process gets SIGINT, ends soon with a sentence, and the next one ends the work."""
    out = tmp_path / "results"
    words = ["simulate", "invictus", "-f", "short", "--players", "search:100,search:50", "--games", "60"]
    call = [sys.executable, "-m", "wartable", *words, "--jobs", "1", "--out", str(out), "--json"]
    begun = subprocess.Popen(call, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 120
    while not list(out.glob("shards/*.parquet")) and begun.poll() is None:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    os.kill(begun.pid, signal.SIGINT)
    told, wrong = begun.communicate(timeout=120)
    kept = list(out.glob("shards/*.parquet"))
    assert begun.returncode == 130 and told == "" and 0 < len(kept) < 8, wrong
    assert "--resume goes on" in wrong and "Traceback" not in wrong
    before = {path: path.stat().st_mtime_ns for path in kept}
    done = subprocess.run([*call, "--resume"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 60
    assert all(path.stat().st_mtime_ns == was for path, was in before.items())
    assert np.array_equal(np.sort(read_table(out).column("seed").to_numpy()), np.repeat(np.arange(7, 37), 2))
