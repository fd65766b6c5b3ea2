"""Bad input to the whole command line: whatever is typed is answered with a sentence, soon, and never with a traceback."""

import contextlib
import functools
import io
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from wartable.cli import MISTAKE, SYSTEM, run
from wartable.kernel.contract import game
from wartable.lab.jobs import Rows, Shard

from .calls import bad_files, calls, grammar

SEED = 11
INSIDE = 10_000
REAL = 100
PARTS = 4  # of the real calls, so that tests can share them out
LONGEST = 5.0  # seconds of one call
REAL_COMMANDS = ("play", "matches", "verify", "games", "rules", "cards", "deck", "sheet")
SHELLS = {"--install-completion", "--show-completion"}  # they answer in the words of Typer
STATUSES = {0, 1, MISTAKE, 3, 4, SYSTEM, 6}


@dataclass
class Answer:
    status: int
    out: str
    told: str  # on stderr
    seconds: float


@pytest.fixture
def nothing_runs_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Calls that are right after all would play for minutes or serve for ever: their work is left out, not their checks."""
    import uvicorn

    from wartable import rulebook
    from wartable.lab import bench, cluster, peers, running
    from wartable.terminal.thinking import Thinkers
    from wartable.web import app

    for user in ("working", "study", "learning", "calibrating"):
        monkeypatch.setattr(f"wartable.cli.{user}.prepare", lambda *terms: None)
    monkeypatch.setattr("wartable.lab.learning.study.make", lambda *terms: None)
    monkeypatch.setattr("wartable.lab.calibrate.play", lambda *terms: iter(()))
    if find_spec("torch"):
        monkeypatch.setattr("wartable.lab.learning.training.Training.run", lambda *terms: None)
    monkeypatch.setattr(running, "play_shard", drawn)
    monkeypatch.setattr(cluster, "joined", lambda address: contextlib.nullcontext(running.Local(1)))
    monkeypatch.setattr(
        "wartable.lab.replaying.again", lambda row: SimpleNamespace(moves=[], returns=[], same=True)
    )
    figures: dict[str, Any] = {"formats": {}, "peers": {}, "game": "", "machine": "", "seed": 7}
    monkeypatch.setattr(bench, "bench", lambda *terms: {**figures, "compile_s": 0, "start_s": 0})
    monkeypatch.setattr(peers, "measure", lambda: ())
    monkeypatch.setattr(rulebook, "_tests_of", functools.cache(rulebook._tests_of))
    monkeypatch.setattr(Thinkers, "start", lambda self: None)
    monkeypatch.setattr(Thinkers, "choose", lambda self, position, seat: position.legal()[0])
    monkeypatch.setattr(app, "build", lambda **_: SimpleNamespace(state=SimpleNamespace()))
    monkeypatch.setattr(uvicorn.Server, "run", lambda self, sockets: sockets[0].close())
    monkeypatch.setenv("WARTABLE_JIT", "0")


def drawn(shard: Shard, threads: int | None) -> Rows:
    """A shard of which every match is a draw."""
    seats = game(shard.variant.game).format(shard.variant.format).seats
    times = 2 if shard.variant.swaps else 1
    seeds = np.repeat(np.arange(shard.count, dtype=np.int64) + shard.seed, times)
    swapped = np.tile(np.arange(times) == 1, shard.count)
    return Rows(shard.variant, seeds, swapped, np.zeros((shard.games, seats), np.int8), seeds)


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own for whatever calls write, and a folder to stand in."""
    for name in ("WARTABLE_DATA", "WARTABLE_CACHE", "HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    monkeypatch.setenv("LANG", "C.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for name in ("home", "files", "here"):
        (tmp_path / name).mkdir()
    monkeypatch.chdir(tmp_path / "here")
    return tmp_path


def call(arguments: list[str]) -> Answer:
    """A call inside this process."""
    streams = [io.TextIOWrapper(io.BytesIO(), "utf-8", write_through=True) for _ in range(3)]
    before = sys.stdin, sys.stdout, sys.stderr
    sys.stdin, sys.stdout, sys.stderr = streams
    start = time.thread_time()
    try:
        status = run(arguments)
    finally:
        sys.stdin, sys.stdout, sys.stderr = before
    spent = time.thread_time() - start
    out, told = (stream.buffer.getvalue().decode() for stream in streams[1:])  # type: ignore[attr-defined]
    return Answer(status, out, told, spent)


def really(arguments: list[str], **environment: str) -> Answer:
    """A call as a shell makes it; the system ends it when it takes too long, however busy the machine is."""
    limited = f'ulimit -t {int(LONGEST)}; exec "$@"'
    done = subprocess.run(
        ["sh", "-c", limited, "sh", sys.executable, "-m", "wartable", *arguments],
        capture_output=True,
        stdin=subprocess.DEVNULL,
        timeout=120,
        env={**os.environ, **environment},
    )
    return Answer(done.returncode, done.stdout.decode(), done.stderr.decode(), 0.0)


def wrong_with(arguments: list[str], answer: Answer) -> str:
    """What is wrong with an answer; nothing, if it is one."""
    if "Traceback" in answer.told + answer.out:
        return f"a traceback: {answer.told[-1500:]}"
    if answer.status not in STATUSES:
        return f"the exit status {answer.status}"
    if SHELLS & set(arguments):
        return ""
    lines = answer.told.splitlines()
    if answer.status == 0:
        return f"a refusal without a status: {lines[0]}" if lines and lines[0].startswith("×") else ""
    if not lines:
        with contextlib.suppress(ValueError):
            return "" if "--json" in arguments and json.loads(answer.out) else "no sentence"
        return "no sentence"
    if not lines[0].startswith(("× ", "x ")) or len(lines[0]) < 10 or len(lines[0]) > 2500:
        return f"no sentence: {lines[0][:300]!r}"
    if any(not line.startswith("  ") for line in lines[1:]):
        return f"more than a sentence: {answer.told[:600]}"
    return ""


def reported(faults: list[tuple[list[str], str]]) -> str:
    return "\n".join(f"{[word[:80] for word in words]}: {fault}" for words, fault in faults[:12])


def test_the_fuzz_knows_every_command_and_every_option(house: Path) -> None:
    """Nothing is listed by hand: a new command or option is tried as soon as it is there."""
    known = grammar()
    made = list(calls(INSIDE, random.Random(SEED), ["file"]))
    for name, all in known.items():
        for taken in all:
            for spelling in taken.spellings:
                tried = any(spelling in words and (not name or words[0] == name) for words in made)
                assert tried, f"{name} {spelling}"
    assert {"play", "simulate", "verify", "deck", "matches", "games"} <= set(known)


@pytest.mark.usefixtures("nothing_runs_long")
def test_ten_thousand_calls_with_bad_input(house: Path) -> None:
    chance = random.Random(SEED)
    files = bad_files(house / "files", chance)
    faults: list[tuple[list[str], str]] = []
    refused = 0
    for arguments in calls(INSIDE, chance, files):
        try:
            answer = call(arguments)
        except BaseException as problem:
            faults.append((arguments, f"{type(problem).__name__}: {problem}"))
            continue
        refused += answer.status != 0
        fault = wrong_with(arguments, answer)
        if not fault and answer.seconds > LONGEST:
            fault = f"{answer.seconds:.1f} seconds"
        if fault:
            faults.append((arguments, fault))
    assert not faults, f"{len(faults)} faults, among them\n{reported(faults)}"
    assert refused > INSIDE / 2, "most of it is bad input, and is told so"


def harmless(made: Iterator[list[str]]) -> Iterator[list[str]]:
    """Calls that can be made for real: what a system can pass on, and nothing that plays or serves if it is right."""
    for words in made:
        with contextlib.suppress(UnicodeEncodeError):
            if words and words[0] in REAL_COMMANDS and b"\0" not in os.fsencode("".join(words)):
                yield words


@pytest.mark.parametrize("part", range(PARTS))
def test_a_hundred_real_calls_with_bad_input(house: Path, part: int) -> None:
    chance = random.Random(SEED + 1 + part)
    files = bad_files(house / "files", chance)
    every = list(harmless(calls(INSIDE, chance, files)))
    made = chance.sample(every, REAL // PARTS)
    kinds: list[dict[str, str]] = [{}, {"PYTHONIOENCODING": "ascii"}, {"LANG": "pl_PL.UTF-8"}]

    def check(number: int) -> str:
        return wrong_with(made[number], really(made[number], WARTABLE_JIT="0", **kinds[number % len(kinds)]))

    with ThreadPoolExecutor(2) as several:
        told = list(several.map(check, range(len(made))))
    faults = [(words, fault) for words, fault in zip(made, told, strict=True) if fault]
    assert not faults, f"{len(faults)} faults, among them\n{reported(faults)}"


@pytest.mark.parametrize(
    "arguments", [["rules"], ["games"], ["cards", "--json"], ["deck", "king"], ["--help"], ["verify", "none"]]
)
def test_a_full_disk_is_told(house: Path, arguments: list[str]) -> None:
    command = [sys.executable, "-m", "wartable", *arguments]
    with open("/dev/full", "w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True)
        both = subprocess.run(command, stdout=full, stderr=full)
    if arguments[0] != "verify":
        assert done.returncode == both.returncode == SYSTEM
        assert done.stderr == "× the system can't do that: No space left on device.\n"
    else:
        assert (done.returncode, both.returncode) == (3, SYSTEM)


@pytest.mark.parametrize("arguments", [["rules"], ["--help"], ["sheet", "--json"]])
def test_who_reads_no_further_is_not_complained_to(house: Path, arguments: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-m", "wartable", *arguments], stdout=writer, stderr=subprocess.PIPE, text=True
    )
    os.close(writer)
    assert done.stderr == "" and done.returncode != 0


def test_closed_streams_are_borne(house: Path) -> None:
    command = f'"{sys.executable}" -m wartable deck king >&- 2>&- <&-'
    assert subprocess.run(["sh", "-c", command]).returncode == 0


def test_typing_goes_wrong_in_no_way(house: Path) -> None:
    """Signs that only look like digits, endless numbers and lines, bytes that are no text: all are answered."""
    typed = [
        "①",
        "²",
        "7" * 5000,
        "x" * 1000,
        "why ①",
        "why " + "9" * 5000,
        "stops ²",
        "rule [/x]",
        "help [v2]",
        "1 ²",
    ]
    lines = "\n".join(typed).encode() + b"\n\xff\xfe\n[/x]\n"
    for arguments in (
        ["play"],
        ["play", "--seed", "1"],
        ["play", "shadespire", "--seed", "1", "--opponent", "person"],
    ):
        done = subprocess.run(
            [sys.executable, "-m", "wartable", *arguments],
            input=lines,
            capture_output=True,
            env={**os.environ, "WARTABLE_JIT": "0"},
        )
        assert done.returncode == 0 and b"Traceback" not in done.stderr, done.stderr.decode()[-2000:]
