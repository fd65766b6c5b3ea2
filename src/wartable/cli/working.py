"""How the command has a study carried out: where it is played, where it is kept, how far it is, and stopping it.
What is studied is known to the commands and to the lab."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn

from wartable.cli.arguments import settings
from wartable.cli.telling import errors, refuse, remark, say, steps
from wartable.kernel.contract import Game
from wartable.kernel.errors import OptionError
from wartable.kernel.message import Message, cited

if TYPE_CHECKING:
    from wartable.lab.jobs import Job
    from wartable.lab.running import Backend
    from wartable.lab.studies import Result

AUTO = "auto"
INTERRUPTED = 130  # exit status of a call that a person has stopped
ADDRESS = re.compile(r"(ray://)?[A-Za-z0-9.-]{1,253}:[0-9]{1,5}|\[[0-9a-fA-F:]+\]:[0-9]{1,5}")

Out = Annotated[
    Path | None,
    typer.Option(
        metavar="FOLDER", help="Keep every match in this folder, as Parquet; wartable report tells it."
    ),
]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with what the folder holds already.")]
Ray = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS",
        help="Play on a Ray cluster: auto for the one here, or its address, as in ray://head:10001.",
    ),
]


def prepare(chosen: Game, players: Sequence[str] = ()) -> None:
    """Compile the rules with a progress line, if this is their first use: to play, or for contests of some players."""
    from wartable.kernel.engine import engine, is_cached
    from wartable.kernel.rule import compiling
    from wartable.players import contests, modules

    needed = contests.modules() if players and contests.is_compiled(chosen, players) else modules(chosen)
    if not compiling() or is_cached(chosen, needed):
        return
    with steps(say("cli-preparing", game=chosen.title), None, BarColumn(), MofNCompleteColumn()) as told:
        engine(chosen, needed, progress=lambda name, done, total: told.reach(done, total))


def make_job(
    kind: str,
    chosen: Game,
    format: str | None,
    option: list[str] | None,
    players: Sequence[str],
    games: int,
    seed: int,
    **more: Any,
) -> Job:
    """A job as it was asked for; whatever can't be played is refused before anything is."""
    from wartable.lab.jobs import Job
    from wartable.lab.simulate import check
    from wartable.players import check_player

    check(games, seed, None)
    for spec in players:
        check_player(spec, chosen)
    name = chosen.format(format).name
    given = settings(chosen, name, option)
    settled = chosen.settings(name, given)
    options = {each: settled[each] for each in given}
    more["rules_version"] = chosen.rules_version
    return Job(kind, chosen.name, name, options, tuple(players), games, seed, **more)


def carry_out(
    job: Job, text: str, jobs: int | None, out: Path | None, resume: bool, ray: str | None
) -> Result:
    """Have a job played here or on a cluster; Ctrl-C keeps what is done."""
    from wartable.lab.results import Folder
    from wartable.lab.running import Stopped, Work
    from wartable.lab.simulate import check
    from wartable.lab.studies import study

    check(2, 0, jobs)
    if resume and out is None:
        raise OptionError(Message("lab-resume-where"))
    address = None if ray is None else _address(ray)
    folder = None if out is None else Folder.begin(out, job, resume)
    prepare(job.rules, job.players)
    with steps(text, None) as told, _backend(jobs, address) as backend:
        work = Work(backend, folder, lambda done, total: told.reach(done, total))
        try:
            with work.stoppable():
                result = study(job.kind).play(job, work)
        except Stopped as stopped:
            refuse(stopped.message)
            raise typer.Exit(INTERRUPTED) from None
    if folder is not None:
        remark(say("lab-kept", folder=str(folder.path)), errors)
    return result


def _address(text: str) -> str:
    if text != AUTO and not ADDRESS.fullmatch(text):
        raise OptionError(Message("lab-ray-address", {"address": cited(text)}))
    return text


@contextlib.contextmanager
def _backend(jobs: int | None, address: str | None) -> Iterator[Backend]:
    """Who plays: this machine's cores, or a cluster that is left when all is done."""
    from wartable.lab.cluster import joined
    from wartable.lab.running import Local

    if address is None:
        yield Local(jobs)
        return
    with joined(address) as cluster:
        yield cluster
