"""The commands that let computers play: simulate, ladder, bench.
Matches, ratings and measurements are made in the lab."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn
from rich.table import Table
from rich.text import Text

from wartable.cli import completion
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
    settings,
    usual,
)
from wartable.cli.telling import say, show, show_json, steps, tell
from wartable.kernel.contract import Game
from wartable.kernel.errors import OptionError
from wartable.kernel.message import Message, cited


def prepare(chosen: Game, players: Sequence[str] = ()) -> None:
    """Compile the rules with a progress line, if this is their first use: to play, or for contests of some players."""
    from wartable.kernel.engine import engine, is_cached
    from wartable.kernel.rule import compiling
    from wartable.players import contests, modules

    needed = contests.modules() if players and contests.is_compiled(chosen, players) else modules()
    if not compiling() or is_cached(chosen, needed):
        return
    with steps(say("cli-preparing", game=chosen.title), None, BarColumn(), MofNCompleteColumn()) as told:
        engine(chosen, needed, progress=lambda name, done, total: told.reach(done, total))


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
    jobs: Jobs = None,
    as_json: AsJson = False,
    quiet: Quiet = False,
    language: Language = None,
) -> None:
    """Let two players play many matches on paired seeds; the first one's score with a 95% interval.

    Where three or four play, the two hold every other seat, and a score is the share of matches that one seat wins.
    """
    from wartable.lab.simulate import Match, check
    from wartable.lab.simulate import simulate as run
    from wartable.players import check_player

    chosen = usual(game_name)
    named = tuple(part.strip() for part in (players or usual_pair(chosen)).split(","))
    if len(named) != 2:
        raise OptionError(Message("cli-two-players", {"players": cited(players)}))
    check(games, seed, jobs)
    match = Match(
        chosen.name, chosen.format(format).name, settings(chosen, format, option), (named[0], named[1])
    )
    settled = chosen.settings(match.format, match.options)
    for spec in named:
        check_player(spec, chosen)
    prepare(chosen, named)
    with steps(say("cli-against", one=named[0], other=named[1]), games) as told:
        score = run(match, games, seed, jobs, lambda so_far: told.reach(so_far.games))
    if as_json:
        setting = {"game": match.game, "format": match.format, "options": settled, "players": list(named)}
        show_json({**setting, **score.as_json()})
        return
    low, high = (f"{100 * bound:.1f}" for bound in score.interval)
    points = f"{100 * score.score:.1f}"
    tell(Text(say("cli-score", one=named[0], other=named[1], score=points, low=low, high=high), "bold"))
    won, lost, drawn = *score.wins, score.draws
    tell(say("cli-counts", games=score.games, seed=str(seed), won=won, lost=lost, drawn=drawn))
    if score.sides > 2:
        tell(say("cli-even", sides=score.sides, even=f"{100 * score.even:.1f}"))


def ladder(
    game_name: GameName = None,
    players: Annotated[
        str, typer.Option(help="Players, separated by commas.", autocompletion=completion.players)
    ] = "",
    games: Games = 40,
    seed: Seed = 7,
    format: FormatName = None,
    option: Settings = None,
    jobs: Jobs = None,
    as_json: AsJson = False,
    quiet: Quiet = False,
    language: Language = None,
) -> None:
    """Rate the built-in players against each other."""
    from wartable.lab.ladder import PLAYERS, climb
    from wartable.lab.simulate import check
    from wartable.players import check_player

    chosen = usual(game_name)
    usual_ones = tuple(spec for spec in PLAYERS if spec != "greedy" or "evaluate" in chosen.rules)
    named = tuple(part.strip() for part in players.split(",") if part.strip()) or usual_ones
    if len(named) < 2 or len(set(named)) < len(named):
        raise OptionError(Message("cli-ladder-players"))
    check(games, seed, jobs)
    format = chosen.format(format).name
    options = settings(chosen, format, option)
    settled = chosen.settings(format, options)
    for spec in named:
        check_player(spec, chosen)
    prepare(chosen, named)
    pairs = len(named) * (len(named) - 1) // 2
    with steps(say("cli-ladder"), pairs) as told:
        played: list[Any] = []

        def report(pair: tuple[str, str], score: Any) -> None:
            played.append(pair)
            told.reach(len(played))

        rungs = climb(chosen.name, format, options, named, games, seed, jobs, report)
    if as_json:
        setting = {"game": chosen.name, "format": format, "options": settled, "players": list(named)}
        show_json({**setting, "seed": seed, "ladder": [rung.__dict__ for rung in rungs]})
        return
    headings = (say(f"cli-column-{name}") for name in ("player", "rating", "margin", "score", "games"))
    table = Table(*headings, title=say("cli-ladder-title", game=chosen.title, format=format, seed=str(seed)))
    for rung in rungs:
        cells = (f"{rung.rating:.0f}", f"{rung.margin:.0f}", f"{100 * rung.score:.1f}%", str(rung.games))
        table.add_row(rung.player, *cells)
    show(table)


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
