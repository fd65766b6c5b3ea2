"""The commands of the lab beyond simulate and ladder: matchups, balance, tune, report, replay.
What is found is shown by `findings`; how a study is carried out stands in `working`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

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
    number,
    usual,
)
from wartable.cli.telling import manner, remark, say, show_json, tell
from wartable.cli.working import Out, Ray, Resume, carry_out, make_job
from wartable.kernel.contract import Game
from wartable.kernel.document import is_there, read_text
from wartable.kernel.errors import OptionError
from wartable.kernel.message import Message, cited

Player = Annotated[
    str, typer.Option(help="Who plays all seats; by default greedy.", autocompletion=completion.players)
]
MOST_STEPS = 100_000


def _usual_player(chosen: Game, player: str) -> str:
    return player or ("greedy" if "evaluate" in chosen.rules else "random")


def _named(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _sides(chosen: Game, format: str, by: str, names: list[str]) -> tuple[tuple[str, str], ...]:
    """Decks or other values by name: ready ones by their own, a file's by its name without the ending, with what it says."""
    from wartable.lab.matchups import ALL, option_pairs, values_of

    option = option_pairs(chosen, format)[by]
    known = values_of(option)
    if names == [ALL]:
        return tuple((name, name) for name in known if option.choices or _fits(chosen, format, name))
    found = []
    for name in names:
        if name in known or option.choices:
            found.append((name, name))
        elif is_there(Path(name)):
            found.append((Path(name).stem, read_text(Path(name), OptionError)))
        else:
            raise OptionError(Message("lab-unknown-sides", {"names": cited(name), "known": known}))
    if len({name for name, _ in found}) < len(found):
        raise OptionError(Message("lab-sides-twice"))
    return tuple(found)


def _fits(chosen: Game, format: str, name: str) -> bool:
    """Whether a ready deck can be played in a format."""
    if chosen.decks is None or name not in chosen.decks.ready():
        return True
    return not chosen.decks.faults(chosen.decks.ready()[name], chosen.format(format))


def matchups(
    game_name: GameName = None,
    decks: Annotated[
        str,
        typer.Option(
            help="What meets, separated by commas: ready decks, deck files, nations, starters; or all.",
            autocompletion=completion.decks,
        ),
    ] = "all",
    by: Annotated[
        str | None,
        typer.Option(help="The option that they are values of, as in nation; by default the one that fits."),
    ] = None,
    player: Player = "",
    games: Games = 100,
    seed: Seed = 7,
    format: FormatName = None,
    option: Settings = None,
    jobs: Jobs = None,
    out: Out = None,
    resume: Resume = False,
    ray: Ray = None,
    as_json: AsJson = False,
    quiet: Quiet = False,
    language: Language = None,
) -> None:
    """Let decks, nations or starters meet, each against each: a table of win shares, and what the first seat is worth."""
    from wartable.lab.matchups import option_for, option_pairs

    chosen = usual(game_name)
    way = chosen.format(format).name
    names = _named(decks)
    pairs = option_pairs(chosen, way)
    if by is not None and by not in pairs:
        raise OptionError(
            Message("lab-no-option", {"option": cited(by), "known": list(pairs) or Message("error-none")})
        )
    meant = by or option_for(chosen, way, names)
    sides = _sides(chosen, way, meant, names)
    if len(sides) < 2:
        raise OptionError(Message("lab-two-sides"))
    who = _usual_player(chosen, player)
    job = make_job("matchups", chosen, way, option, (who, who), games, seed, by=meant, sides=sides)
    result = carry_out(job, say("lab-doing-matchups"), jobs, out, resume, ray)
    _show(job, result, as_json)


def balance(
    game_name: GameName = None,
    deck: Annotated[
        str,
        typer.Option(help="The deck: a ready one's name or a file.", autocompletion=completion.decks),
    ] = "",
    against: Annotated[
        str,
        typer.Option(
            help="Decks that it meets, separated by commas; by default itself.",
            autocompletion=completion.decks,
        ),
    ] = "",
    player: Player = "",
    games: Annotated[
        int, typer.Option(metavar="N", parser=number, help="Games with each card left out, and with none.")
    ] = 200,
    seed: Seed = 7,
    format: FormatName = None,
    option: Settings = None,
    jobs: Jobs = None,
    out: Out = None,
    resume: Resume = False,
    ray: Ray = None,
    as_json: AsJson = False,
    quiet: Quiet = False,
    language: Language = None,
) -> None:
    """Find what each card of a deck is worth: matches with it and without it, from the same seeds."""
    from wartable.lab.balance import decks_of
    from wartable.lab.matchups import option_pairs

    chosen = usual(game_name)
    decks = decks_of(chosen)
    way = chosen.format(format or decks.format).name
    if "deck" not in option_pairs(chosen, way):
        raise OptionError(Message("cli-no-own-decks", {"format": way, "fitting": [decks.format]}))
    if not deck:
        raise OptionError(Message("lab-deck-needed", {"known": list(decks.ready())}))
    own = _sides(chosen, way, "deck", [deck])
    others = _sides(chosen, way, "deck", _named(against)) if against else own
    who = _usual_player(chosen, player)
    more: dict[str, Any] = {"by": "deck", "sides": own, "against": others}
    job = make_job("balance", chosen, way, option, (who, who), games, seed, **more)
    chosen.settings(way, {**job.options, "deck0": own[0][1], "deck1": others[0][1]})
    result = carry_out(job, say("lab-doing-balance"), jobs, out, resume, ray)
    _show(job, result, as_json)


def tune(
    game_name: GameName = None,
    steps: Annotated[int, typer.Option(metavar="N", parser=number, help="Steps of the weights.")] = 20,
    games: Games = 100,
    check: Annotated[
        int,
        typer.Option(metavar="N", parser=number, help="Games that judge the weights in the end."),
    ] = 1000,
    seed: Seed = 7,
    format: FormatName = None,
    option: Settings = None,
    jobs: Jobs = None,
    out: Out = None,
    resume: Resume = False,
    ray: Ray = None,
    as_json: AsJson = False,
    quiet: Quiet = False,
    language: Language = None,
) -> None:
    """Look for better weights of greedy: small changes tried against each other, and judged by fresh matches in the end."""
    from wartable.lab.simulate import check as check_numbers
    from wartable.lab.tune import check_weights

    chosen = usual(game_name)
    check_weights(chosen)
    if not 1 <= steps <= MOST_STEPS:
        raise OptionError(Message("lab-steps", {"most": str(MOST_STEPS), "steps": str(steps)}))
    check_numbers(check, seed, None)
    players = ("greedy", "greedy")
    job = make_job("tune", chosen, format, option, players, games, seed, steps=steps, check=check)
    result = carry_out(job, say("lab-doing-tune"), jobs, out, resume, ray)
    _show(job, result, as_json)


def _show(job: Any, result: Any, as_json: bool) -> None:
    if as_json:
        setting = {"kind": job.kind, "game": job.game, "format": job.format, "options": dict(job.options)}
        show_json({**setting, "players": list(job.players), "seed": job.seed, **result.as_json()})
        return
    findings.show_result(job, result)


def report(
    folder: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="A folder of results, as --out has made it.")
    ],
    file: Annotated[
        Path | None,
        typer.Option("--file", help="Where the report is written; by default report.html in the folder."),
    ] = None,
    as_json: AsJson = False,
    quiet: Quiet = False,
    language: Language = None,
) -> None:
    """Write what a folder of results says as one HTML file with plots; with --json print it as plain data."""
    from wartable.lab.report import write_report
    from wartable.lab.results import Folder
    from wartable.lab.studies import result_of

    held = Folder.open(folder)
    if as_json:
        _show(held.job, result_of(held), True)
        return
    path = write_report(held, file, manner.language)
    remark(say("lab-report-written", file=str(path)))


def replay(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A Parquet file of the lab, or a folder of results.")
    ],
    row: Annotated[int, typer.Argument(metavar="ROW", parser=number, help="Which row of it, from 0.")],
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write the match into this file; wartable play --resume shows it."),
    ] = None,
    as_json: AsJson = False,
    quiet: Quiet = False,
    language: Language = None,
) -> None:
    """Play a row of results once more, move by move, and see whether it ends as it did.

    Exit status: 0 it ends the same, 1 it does not.
    """
    from wartable.lab.replaying import again, row_of

    kept = row_of(file, row)
    played = again(kept)
    if out is not None:
        _save(kept, played.moves, out)
    if as_json:
        told = {**kept.as_json(), "moves": played.moves, "same": played.same}
        show_json({**told, "played_returns": played.returns})
    else:
        facts = {"game": kept.game, "format": kept.format, "seed": str(kept.seed)}
        tell(Text(say("lab-replay-row", **facts, players=" – ".join(kept.seats)), "bold"))
        ended = ", ".join(f"{result:+d}" for result in played.returns)
        tell(say("lab-replay-ended", moves=len(played.moves), returns=ended))
        tell(say("lab-replay-same" if played.same else "lab-replay-differs"))
        if out is not None:
            remark(say("lab-replay-saved", file=str(out)))
    raise typer.Exit(0 if played.same else 1)


def _save(kept: Any, moves: list[int], path: Path) -> None:
    """The match as a file of the terminal, which can be looked at and verified."""
    from wartable.table.matchfile import Header, Line, MatchFile, save_copy

    header = Header(kept.game, kept.format, json.loads(kept.options), kept.seed, kept.seats)
    file = MatchFile(path, header, [Line("action", move) for move in moves], path.stem)
    save_copy(file.played_again("lab", 0.0), path)
