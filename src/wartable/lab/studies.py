"""The studies by their kind: how each is played, and what the rows of its folder say."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from wartable.kernel.errors import OptionError
from wartable.kernel.message import Message, cited
from wartable.lab import balance, ladder, matchups, series, tune
from wartable.lab.jobs import Job, Rows
from wartable.lab.results import Folder
from wartable.lab.running import Work


class Result(Protocol):
    """What a study has come to."""

    def as_json(self) -> dict[str, Any]: ...


class Study(NamedTuple):
    """How a kind of job is played, and what rows of it say."""

    play: Callable[[Job, Work], Result]
    told: Callable[[Job, Sequence[Rows]], Result]


STUDIES: Mapping[str, Study] = {
    "simulate": Study(series.play, series.told),
    "ladder": Study(ladder.climb, ladder.told),
    "matchups": Study(matchups.play, matchups.told),
    "balance": Study(balance.play, balance.told),
    "tune": Study(tune.play, tune.told),
}


def study(kind: str) -> Study:
    if kind not in STUDIES:
        raise OptionError(Message("lab-no-job", {"problem": cited(kind)}))
    return STUDIES[kind]


def result_of(folder: Folder) -> Result:
    """What lies in a folder, however much of it was played."""
    return study(folder.job.kind).told(folder.job, folder.rows())
