"""The command that lets a network learn a game: from matches of other players, and by playing itself.
How it learns is known to the lab."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import BarColumn, TimeRemainingColumn

from wartable.cli import completion
from wartable.cli.arguments import GameName, Language, Quiet, number, usual
from wartable.cli.telling import errors, remark, say, steps, tell
from wartable.cli.working import INTERRUPTED, prepare
from wartable.kernel.batch import DEVICES
from wartable.kernel.contract import Game
from wartable.kernel.document import is_there
from wartable.kernel.errors import OptionError
from wartable.kernel.message import Message, cited

if TYPE_CHECKING:
    from wartable.lab.learning.training import Point

MOST_MINUTES, MOST_LESSONS, MOST_MATCHES = 100_000, 1_000_000_000, 1 << 20
MOST_GAMES, MOST_SEED, MOST_THREADS = 10_000_000, 1 << 18, 4096


def learn(
    game_name: GameName = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where checkpoints and the network are kept.")
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on from the checkpoint in that folder.")
    ] = False,
    minutes: Annotated[
        int,
        typer.Option(metavar="N", parser=number, help="Of learning, those before a resume included."),
    ] = 15,
    lessons: Annotated[
        int | None,
        typer.Option(metavar="N", parser=number, help="Stop after so many lessons instead of minutes."),
    ] = None,
    matches: Annotated[
        int | None, typer.Option(metavar="N", parser=number, help="Matches that are played side by side.")
    ] = None,
    device: Annotated[
        str, typer.Option(help="cpu, or cuda: where matches are played and the network learns.")
    ] = "cpu",
    formats: Annotated[str, typer.Option(help="Formats to learn, separated by commas; by default all.")] = "",
    study: Annotated[
        list[Path] | None,
        typer.Option(
            metavar="FILE",
            help="A file of matches to learn from first; --make-study makes one. May be given several times.",
        ),
    ] = None,
    start: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Begin with the weights of another learning: its file trained.npz."
        ),
    ] = None,
    make_study: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Learn nothing, but play matches to study into this file."),
    ] = None,
    games: Annotated[int, typer.Option(metavar="N", parser=number, help="Matches of such a file.")] = 1000,
    player: Annotated[
        str, typer.Option(help="Who plays them, on all seats.", autocompletion=completion.players)
    ] = "greedy",
    seed: Annotated[
        int, typer.Option(metavar="N", parser=number, help="The same seed learns from the same matches.")
    ] = 1,
    threads: Annotated[
        int | None, typer.Option(metavar="N", parser=number, help="Of the processor; by default one a core.")
    ] = None,
    quiet: Quiet = False,
    language: Language = None,
) -> None:
    """Let a network learn a game by playing itself, first from matches of other players if there is a study (needs wartable[train])."""
    chosen = usual(game_name)
    if chosen.judging is None:
        raise OptionError(Message("lab-learn-game", {"game": chosen.title}))
    named = tuple(chosen.format(part.strip()).name for part in formats.split(",") if part.strip())
    _check("--minutes", minutes, 1, MOST_MINUTES)
    _check("--lessons", lessons, 1, MOST_LESSONS)
    _check("--matches", matches, 1, MOST_MATCHES)
    _check("--games", games, 1, MOST_GAMES)
    _check("--seed", seed, 0, MOST_SEED)
    _check("--threads", threads, 1, MOST_THREADS)
    if device not in DEVICES:
        raise OptionError(Message("lab-learn-device", {"device": cited(device), "known": list(DEVICES)}))
    given: dict[str, Any] = {
        "formats": named,
        "seed": seed,
        "minutes": float(minutes),
        "lessons": lessons,
        "matches": matches,
    }
    settings = {name: value for name, value in given.items() if value is not None}
    if make_study is not None:
        _make_study(chosen, settings, player, games, make_study, threads)
    else:
        _learn(chosen, settings, out, resume, device, study or [], start, threads)


def _longer(settings: dict[str, Any]) -> dict[str, Any]:
    """What may be asked for anew when a learning goes on: how long."""
    return {name: settings[name] for name in ("minutes", "lessons") if name in settings}


def _check(option: str, value: int | None, least: int, most: int) -> None:
    if value is not None and not least <= value <= most:
        told = {"option": option, "least": str(least), "most": str(most), "value": str(value)}
        raise OptionError(Message("lab-learn-number", told))


def _make_study(
    chosen: Game, settings: dict[str, Any], player: str, games: int, file: Path, threads: int | None
) -> None:
    from wartable.lab.learning.study import OF_A_STUDY, make
    from wartable.lab.learning.variants import groups_of
    from wartable.players import check_player

    check_player(player, chosen)
    if is_there(file) and not file.is_file():
        raise OptionError(Message("lab-learn-no-study", {"file": cited(file)}))
    groups = groups_of(chosen, settings["formats"], OF_A_STUDY, settings["seed"])
    prepare(chosen, (player,))
    with steps(say("lab-learn-making"), games) as told:
        try:
            make(chosen, groups, player, games, file, threads, told.reach)
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
    remark(say("lab-learn-made", games=games, file=str(file), game=chosen.name))


def _learn(
    chosen: Game,
    settings: dict[str, Any],
    out: Path | None,
    resume: bool,
    device: str,
    studies: list[Path],
    start: Path | None,
    threads: int | None,
) -> None:
    if out is None:
        raise OptionError(Message("lab-learn-out"))
    for file in (*studies, start):
        if file is not None and not is_there(file):
            raise OptionError(Message("lab-learn-no-file", {"file": cited(file)}))
    try:
        import torch
    except ImportError:
        raise OptionError(Message("lab-learn-extra")) from None
    from wartable.lab.learning.training import CHECKPOINT, WEIGHTS, Training

    checkpoint = out / CHECKPOINT
    if is_there(checkpoint) != resume:
        raise OptionError(
            Message("lab-learn-there" if not resume else "lab-learn-nothing", {"file": cited(checkpoint)})
        )
    if device == "cuda" and not torch.cuda.is_available():
        raise OptionError(Message("lab-learn-no-cuda"))
    torch.set_num_threads(threads or torch.get_num_threads())
    with steps(say("lab-learn-doing"), 100, BarColumn(), TimeRemainingColumn()) as told:

        def hear(point: Point, behind: float) -> None:
            told.reach(round(100 * behind))
            if point.score is not None:
                facts = {"minutes": f"{point.minutes:.1f}", "millions": f"{point.decisions / 1e6:.2f}"}
                tell(say("lab-learn-point", **facts, score=f"{100 * point.score:.1f}"))

        training = (
            Training.resume(checkpoint, device, hear, **_longer(settings))
            if resume
            else Training.begin(chosen, device, hear, **settings)
        )
        try:
            training.run(out, studies, start)
        except KeyboardInterrupt:
            remark(say("lab-learn-stopped"), errors)
            raise typer.Exit(INTERRUPTED) from None
    remark(say("lab-learn-done", file=str(out / WEIGHTS)))
