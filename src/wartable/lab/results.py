"""A folder of results: `job.json`, and a Parquet file a shard, each written at one stroke.
Every row tells game, format, all options, players, weights and seed, so that any match can be played again."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import platformdirs

from wartable.kernel.document import is_there
from wartable.kernel.errors import OptionError, WartableError, system_reason
from wartable.kernel.message import Message, cited
from wartable.lab.jobs import Job, Rows, Shard, Variant, by_variant

JOB, SHARDS, ENDING = "job.json", "shards", ".parquet"
LONGEST_JOB = 4_000_000  # bytes
ADVANTAGE = "had_"  # before the name of an advantage


def default_folder() -> Path:
    """Where the table looks for folders of results: in WARTABLE_DATA, or the place of the system for such data."""
    chosen = os.environ.get("WARTABLE_DATA")
    return (Path(chosen) if chosen else platformdirs.user_data_path("wartable")) / "lab"


def arrow() -> Any:
    """PyArrow with its Parquet, or a plain sentence where it is not installed."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise WartableError(
            Message("lab-no-extra", {"extra": "lab", "command": "pip install wartable[lab]"})
        ) from None
    return pyarrow


class Folder:
    """Where the results of one job are kept."""

    def __init__(self, path: Path, job: Job) -> None:
        self.path = path
        self.job = job

    @classmethod
    def begin(cls, path: Path, job: Job, resume: bool) -> Folder:
        """A folder for a job: a fresh one, or with `resume` the one in which it was begun."""
        arrow()
        home = path / JOB
        if is_there(home):
            held = cls.open(path).job
            if not resume:
                raise OptionError(Message("lab-folder-used", {"folder": cited(path)}))
            if held.as_json() != job.as_json():
                changed = sorted(
                    name for name, value in held.as_json().items() if job.as_json()[name] != value
                )
                raise OptionError(Message("lab-folder-other", {"folder": cited(path), "changed": changed}))
            return cls(path, job)
        if is_there(path) and (not path.is_dir() or any(path.iterdir())):
            raise OptionError(Message("lab-folder-strange", {"folder": cited(path)}))
        try:
            (path / SHARDS).mkdir(parents=True, exist_ok=True)
            _put(home, json.dumps(job.as_json(), indent=1).encode() + b"\n")
        except (OSError, ValueError) as problem:
            raise OptionError(
                Message("lab-folder-writing", {"folder": cited(path), "reason": _reason(problem)})
            ) from None
        return cls(path, job)

    @classmethod
    def open(cls, path: Path) -> Folder:
        """The results that lie in a folder."""
        try:
            with open(path / JOB, "rb") as file:
                told = json.loads(file.read(LONGEST_JOB))
        except (OSError, ValueError, RecursionError):
            raise OptionError(Message("lab-no-folder", {"folder": cited(path)})) from None
        if not isinstance(told, dict):
            raise OptionError(Message("lab-no-folder", {"folder": cited(path)}))
        return cls(path, Job.from_json(told))

    def holds(self, shard: Shard) -> bool:
        return self._file(shard).exists()

    def add(self, shard: Shard, rows: Rows) -> None:
        """Keep what was played: the whole file is there, or none."""
        pyarrow = arrow()
        told = pyarrow.BufferOutputStream()
        pyarrow.parquet.write_table(as_table(rows), told, compression="zstd")
        _put(self._file(shard), told.getvalue().to_pybytes())

    def read(self, shard: Shard) -> Rows:
        return next(self._rows(self._file(shard)))

    def rows(self) -> list[Rows]:
        """All that was played, a part a variant, in an order that does not depend on who played what when."""
        files = sorted((self.path / SHARDS).glob(f"*{ENDING}"))
        found = by_variant([rows for file in files for rows in self._rows(file)])
        return sorted(found.values(), key=lambda rows: rows.variant.key)

    def table(self) -> Any:
        """All rows as one Arrow table, in the same order."""
        parts = [as_table(rows) for rows in self.rows()]
        if not parts:
            raise OptionError(Message("lab-no-folder", {"folder": cited(self.path)}))
        return arrow().concat_tables(parts)

    def _file(self, shard: Shard) -> Path:
        return self.path / SHARDS / f"{shard.name}{ENDING}"

    def _rows(self, file: Path) -> Iterator[Rows]:
        yield from from_table(read_table(file))


def read_table(file: Path) -> Any:
    """The rows of a Parquet file, or of all files of a folder of results."""
    pyarrow = arrow()
    if file.is_dir():
        return Folder.open(file).table()
    try:
        return pyarrow.parquet.read_table(file)
    except (OSError, ValueError, pyarrow.ArrowException):
        raise OptionError(Message("lab-no-parquet", {"file": cited(file)})) from None


def as_table(rows: Rows) -> Any:
    """Rows as an Arrow table. What all have in common is written once, by dictionaries."""
    pyarrow = arrow()
    chosen = rows.variant

    def same(text: str) -> Any:
        numbers = pyarrow.array(np.zeros(len(rows), np.int32))
        return pyarrow.DictionaryArray.from_arrays(numbers, pyarrow.array([text]))

    columns = {
        "game": same(chosen.game),
        "format": same(chosen.format),
        "options": same(chosen.options),
        "players": same(json.dumps(chosen.players)),
        "weights": same(json.dumps(chosen.weights)),
        "labels": same(json.dumps(chosen.labels)),
        "swaps": pyarrow.array(np.full(len(rows), chosen.swaps)),
        "seed": pyarrow.array(rows.seeds),
        "swapped": pyarrow.array(rows.swapped),
        "returns": pyarrow.array(list(rows.returns), pyarrow.list_(pyarrow.int8())),
        "length": pyarrow.array(rows.lengths),
        **{f"{ADVANTAGE}{name}": pyarrow.array(seats) for name, seats in rows.advantages.items()},
    }
    return pyarrow.table(columns)


def from_table(table: Any) -> list[Rows]:
    """The rows of a table, a part a variant."""
    try:
        told = [table.column(name).to_pylist() for name in _VARIANT]
        seeds, swapped = table.column("seed").to_numpy(), table.column("swapped").to_numpy()
        lengths = table.column("length").to_numpy()
        returns = np.array(table.column("returns").to_pylist(), np.int8).reshape(len(seeds), -1)
        names = [name for name in table.column_names if name.startswith(ADVANTAGE)]
        had = {name.removeprefix(ADVANTAGE): table.column(name).to_numpy() for name in names}
        keys = list(zip(*told, strict=True))
        places: dict[tuple[Any, ...], list[int]] = {}
        for place, key in enumerate(keys):
            places.setdefault(key, []).append(place)
        return [
            Rows(
                _variant(key), seeds[at], swapped[at].astype(bool), returns[at], lengths[at],
                {name: seats[at] for name, seats in had.items()},
            )
            for key, at in places.items()
        ]  # fmt: skip
    except (KeyError, ValueError, TypeError) as problem:
        raise OptionError(Message("lab-no-rows", {"problem": cited(problem)})) from None


_VARIANT = ("game", "format", "options", "players", "weights", "swaps", "labels")


def _variant(key: tuple[Any, ...]) -> Variant:
    game, format, options, players, weights, swaps, labels = key
    return Variant(
        game, format, options, tuple(json.loads(players)), tuple(json.loads(weights)), bool(swaps),
        tuple((name, value) for name, value in json.loads(labels)),
    )  # fmt: skip


def _put(path: Path, data: bytes) -> None:
    """Write a file that is there as a whole or not at all, even if the machine stops now."""
    beside = path.with_name(f"{path.name}.{os.getpid()}.part")
    with open(beside, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(beside, path)


def _reason(problem: OSError | ValueError) -> str:
    return str(system_reason(problem)) if isinstance(problem, OSError) else str(problem)
