"""The command that looks whether chances come true: what is said of matches, beside how often they are won.
How they are played and what is reckoned of them is known to the lab."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table
from rich.text import Text

from wartable.cli import completion
from wartable.cli.arguments import AsJson, FormatName, GameName, Language, Quiet, number, usual
from wartable.cli.findings import percent
from wartable.cli.telling import errors, remark, say, show, show_json, steps, tell
from wartable.cli.working import INTERRUPTED, prepare
from wartable.kernel.contract import Game
from wartable.kernel.document import is_there
from wartable.kernel.errors import OptionError
from wartable.kernel.message import Message, cited

if TYPE_CHECKING:
    from wartable.lab.calibrate import Reliability
    from wartable.lab.learning.variants import Group


def calibrate(
    game_name: GameName = None,
    player: Annotated[
        str,
        typer.Option(help="The search that plays all seats.", autocompletion=completion.players),
    ] = "search:200",
    games: Annotated[int, typer.Option(metavar="N", parser=number, help="Matches that are played.")] = 1000,
    seed: Annotated[
        int,
        typer.Option(
            metavar="N",
            parser=number,
            help="The same seed gives the same matches, none of which any network learns from.",
        ),
    ] = 1,
    format: FormatName = None,
    fit: Annotated[
        bool, typer.Option("--fit", help="Print the numbers that would fit these matches best.")
    ] = False,
    svg: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a diagram into this file, as SVG.")
    ] = None,
    threads: Annotated[
        int | None, typer.Option(metavar="N", parser=number, help="Of the processor; by default one a core.")
    ] = None,
    as_json: AsJson = False,
    quiet: Quiet = False,
    language: Language = None,
) -> None:
    """See whether chances come true: a search plays itself, and what it said is compared with how often it won.

    Without --format all formats are played that have as many seats as the usual one, with all decks and sides.
    """
    from wartable.lab import calibrate as lab
    from wartable.players.chances import calibration_of
    from wartable.players.players import is_guided

    chosen = usual(game_name)
    named = None if format is None else chosen.format(format).name
    lab.check(chosen, player, games, seed, threads)
    if svg is not None and (not svg.parent.is_dir() or (is_there(svg) and not svg.is_file())):
        raise OptionError(Message("lab-calibrate-svg", {"file": cited(svg)}))
    group = lab.group_for(chosen, named, games, seed)
    used = calibration_of(chosen, group.seats, is_guided(player, chosen))
    prepare(chosen, (player,))
    parts, stopped = [], False
    with steps(say("lab-doing-calibrate"), games) as told:
        try:
            for part in lab.play(chosen, group, player, games, seed, threads, told.reach):
                parts.append(part)
        except KeyboardInterrupt:
            stopped = True
            remark(say("lab-calibrate-stopped", done=lab.AT_ONCE * len(parts), total=games), errors)
    if parts:
        found = lab.told(lab.joined(parts), used)
        _show(chosen, group, player, seed, found, as_json, fit, svg)
    if stopped:
        raise typer.Exit(INTERRUPTED)


def _show(
    chosen: Game,
    group: Group,
    player: str,
    seed: int,
    found: Reliability,
    as_json: bool,
    fit: bool,
    svg: Path | None,
) -> None:
    formats = sorted({variant.format for variant in group.variants})
    if svg is not None:
        _draw(chosen, formats, player, found, svg)
    if as_json:
        setting = {
            "game": chosen.name,
            "formats": formats,
            "seats": group.seats,
            "player": player,
            "seed": seed,
        }
        show_json({**setting, **found.as_json()})
        return
    _tell(chosen, formats, player, seed, found)
    if fit:
        numbers = f"{group.seats}: Calibration({found.fitted.slope}, {found.fitted.intercept})"
        tell(say("lab-calibrate-fit", numbers=numbers, game=chosen.name))
    if svg is not None:
        remark(say("lab-calibrate-drawn", file=str(svg)))


def _tell(chosen: Game, formats: list[str], player: str, seed: int, found: Reliability) -> None:
    title = say("cli-ladder-title", game=chosen.title, format=", ".join(formats), seed=str(seed))
    table = Table(
        *(say(f"lab-column-{name}") for name in ("said", "won", "interval", "positions", "games")),
        title=title,
    )
    for each in found.bins:
        interval = f"{percent(each.low)}–{percent(each.high)}"
        cells = (f"{percent(each.said)}%", f"{percent(each.won)}%", interval)
        table.add_row(*cells, str(each.positions), str(each.matches))
    show(table)
    tell(say("lab-calibrate-played", player=player, games=found.matches, positions=found.positions))
    worst = found.greatest
    if worst is None:
        tell(say("lab-calibrate-few"))
        return
    apart = percent(abs(worst.said - worst.won))
    tell(
        Text(
            say("lab-calibrate-greatest", apart=apart, said=percent(worst.said), won=percent(worst.won)),
            "bold",
        )
    )


def _draw(chosen: Game, formats: list[str], player: str, found: Reliability, file: Path) -> None:
    from wartable.lab.plots import Dot, reliability

    title = f"{chosen.title} ({', '.join(formats)}), {player}"
    dots = [Dot(each.said, each.won, each.low, each.high, each.positions) for each in found.bins]
    drawn = reliability(dots, title, say("lab-column-said"), say("lab-column-won"))
    file.write_text(drawn, encoding="utf-8")
