"""The commands that let computers play: simulate, ladder, bench.
Matches, ratings and measurements are made in the lab."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.progress import BarColumn
from rich.table import Table

from wartable.cli import completion, findings
from wartable.cli.arguments import (
    AsJson,
    FormatName,
    GameName,
    Games,
    Jobs,
    Language,
    Quiet,
    Seed,
    Settings,
    usual,
)
from wartable.cli.telling import say, show, show_json, steps, tell
from wartable.cli.working import Out, Ray, Resume, carry_out, make_job, prepare
from wartable.kernel.contract import Game
from wartable.kernel.errors import OptionError
from wartable.kernel.message import Message, cited

MIXED = 24  # ways to deal that are drawn
Mixed = Annotated[
    bool,
    typer.Option("--mixed", help="Deal with decks, warbands and sides by lot, instead of the usual ones."),
]


def usual_pair(chosen: Game) -> str:
    """Two players that a game can have."""
    return "search:200,greedy" if "evaluate" in chosen.rules else "search:200,random"


def simulate(
    game_name: GameName = None,
    players: Annotated[
        str,
        typer.Option(
            help="Two players, separated by a comma; by default search:200 and greedy.",
            autocompletion=completion.players,
        ),
    ] = "",
    games: Games = 100,
    seed: Seed = 7,
    format: FormatName = None,
    option: Settings = None,
    mixed: Mixed = False,
    jobs: Jobs = None,
    out: Out = None,
    resume: Resume = False,
    ray: Ray = None,
    as_json: AsJson = False,
    quiet: Quiet = False,
    language: Language = None,
) -> None:
    """Let two players play many matches on paired seeds; the first one's score with a 95% interval.

    Where three or four play, the two hold every other seat, and a score is the share of matches that one seat wins.
    """
    chosen = usual(game_name)
    named = tuple(part.strip() for part in (players or usual_pair(chosen)).split(","))
    if len(named) != 2:
        raise OptionError(Message("cli-two-players", {"players": cited(players)}))
    job = make_job("simulate", chosen, format, option, named, games, seed, mixed=MIXED * mixed)
    text = say("cli-against", one=named[0], other=named[1])
    result = carry_out(job, text, jobs, out, resume, ray)
    if as_json:
        show_json({**_setting(job), **result.as_json()})
        return
    findings.show_result(job, result)


def ladder(
    game_name: GameName = None,
    players: Annotated[
        str, typer.Option(help="Players, separated by commas.", autocompletion=completion.players)
    ] = "",
    games: Games = 40,
    seed: Seed = 7,
    format: FormatName = None,
    option: Settings = None,
    mixed: Mixed = False,
    jobs: Jobs = None,
    out: Out = None,
    resume: Resume = False,
    ray: Ray = None,
    as_json: AsJson = False,
    quiet: Quiet = False,
    language: Language = None,
) -> None:
    """Rate the built-in players against each other; who is decided to be better than the next plays no further."""
    from wartable.lab.ladder import PLAYERS

    chosen = usual(game_name)
    usual_ones = tuple(spec for spec in PLAYERS if spec != "greedy" or "evaluate" in chosen.rules)
    named = tuple(part.strip() for part in players.split(",") if part.strip()) or usual_ones
    if len(named) < 2 or len(set(named)) < len(named):
        raise OptionError(Message("cli-ladder-players"))
    job = make_job("ladder", chosen, format, option, named, games, seed, mixed=MIXED * mixed)
    result = carry_out(job, say("cli-ladder"), jobs, out, resume, ray)
    if as_json:
        show_json({**_setting(job), "seed": seed, **result.as_json()})
        return
    findings.show_result(job, result)


def _setting(job: Any) -> dict[str, Any]:
    """What was played, as plain data."""
    settled = job.rules.settings(job.format, job.options)
    return {"game": job.game, "format": job.format, "options": settled, "players": list(job.players)}


def bench(
    game_name: GameName = None,
    peers: Annotated[bool, typer.Option("--peers", help="Measure other engines beside it.")] = False,
    as_json: AsJson = False,
    quiet: Quiet = False,
    language: Language = None,
) -> None:
    """Measure the engine on this machine: decisions, copies, playouts, compilation, start."""
    from wartable.lab import bench as lab
    from wartable.lab.peers import measure

    chosen = usual(game_name)
    prepare(chosen)
    with steps(say("cli-measuring", what="…"), None, BarColumn()) as told:
        figures = lab.bench(chosen, lambda line: told.turn_to(say("cli-measuring", what=line)))
        missing: dict[str, str] = {}
        for name, speed in measure() if peers else ():
            told.turn_to(say("cli-measuring", what=name))
            if isinstance(speed, float):
                figures["peers"][name] = speed
            else:
                missing[name] = speed
    if as_json:
        show_json(figures)
        return
    _print_figures(figures, missing)


def _print_figures(figures: dict[str, Any], missing: dict[str, str]) -> None:
    tell(f"{figures['game']} on {figures['machine']}; one core, seed {figures['seed']}")
    tell(f"first compilation {figures['compile_s']} s, start to the first prompt {figures['start_s']} s")
    table = Table("format", "decisions/s", "observed/s", "copies/s", "playouts/s", "bytes", "length")
    for name, row in figures["formats"].items():
        table.add_row(name, *(f"{value:,}" for value in row.values()))
    show(table)
    if figures["peers"]:
        ours = next(iter(figures["formats"].values()))["decisions_per_s"]
        table = Table("other engines", "decisions/s", "ours is", title="random legal play, same run")
        for name, speed in figures["peers"].items():
            table.add_row(name, f"{speed:,.0f}", f"{ours / speed:,.0f}×")
        show(table)
    for name, reason in missing.items():
        tell(f"{name}: {reason}")
