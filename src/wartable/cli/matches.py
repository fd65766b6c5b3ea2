"""The commands about matches of people: play one in the terminal, list and delete kept ones, verify one.
The match itself is played in `terminal`; what is wrong with a file is found in `verifying`."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Column, Table

from wartable.cli import completion
from wartable.cli.arguments import (
    AsJson,
    FormatName,
    GameName,
    Language,
    Quiet,
    Settings,
    Sheet,
    number,
    settings,
    usual,
)
from wartable.cli.telling import manner, refuse, remark, say, show, show_json, tell
from wartable.kernel.contract import game
from wartable.kernel.message import Message, escaped

if TYPE_CHECKING:
    from wartable.table.entries import Entry
    from wartable.table.matchfile import MatchFile
    from wartable.table.store import Played
    from wartable.terminal.kept import Keep


def play(
    context: typer.Context,
    game_name: GameName = None,
    format: FormatName = None,
    nation: Annotated[str | None, typer.Option(help="Your nation, in Invictus.")] = None,
    enemy: Annotated[
        str | None, typer.Option(help="The nation of the others, in Invictus; by default yours.")
    ] = None,
    deck: Annotated[
        str | None,
        typer.Option(help="Your deck: a ready one's name or a file.", autocompletion=completion.decks),
    ] = None,
    opponent: Annotated[
        str,
        typer.Option(
            help="beginner, easy, normal, hard, master, random, greedy, search:BUDGET, playouts:BUDGET, network (of a game that has one), network:FILE or person.",
            autocompletion=completion.opponents,
        ),
    ] = "normal",
    seat: Annotated[int, typer.Option(metavar="N", parser=number, help="Your seat, from 0.")] = 0,
    seed: Annotated[
        int | None,
        typer.Option(metavar="N", parser=number, help="Seed of the match; by default a fresh one."),
    ] = None,
    sheet: Sheet = None,
    option: Settings = None,
    resume: Annotated[
        str | None,
        typer.Option(
            help="Go on with a match: a name that wartable matches lists, 'last', or a file.",
            show_default=False,
            autocompletion=completion.matches,
        ),
    ] = None,
    language: Language = None,
) -> None:
    """Play a match in the terminal, against the computer or two people at one screen.

    Without anything behind it a menu asks what to play.
    """
    from wartable.terminal import session
    from wartable.terminal.menu import menu

    asked = {name for name in context.params if not _is_default(context, name)}
    if asked <= {"language"}:
        menu(language=manner.language)
        return
    if resume is not None:
        named = None if game_name is None else game(game_name).name
        session.play(named, opponent=opponent, resume=resume, language=manner.language)
        return
    chosen = usual(game_name)
    given: dict[str, Any] = {}
    for other in range(chosen.format(format).seats):
        given[f"nation{other}"] = nation if other == seat else enemy or nation
    given[f"deck{seat}"] = deck
    given["sheet"] = sheet
    options = settings(chosen, format, option, **given)
    session.play(chosen.name, format, options, opponent, seat, seed, language=manner.language)


def _is_default(context: typer.Context, name: str) -> bool:
    source = context.get_parameter_source(name)
    return source is not None and source.name == "DEFAULT"


def matches(
    game_name: GameName = None,
    delete: Annotated[
        list[str] | None,
        typer.Option(
            metavar="MATCH",
            help="Delete a match, by its name; repeatable.",
            autocompletion=completion.matches,
        ),
    ] = None,
    as_json: AsJson = False,
    quiet: Quiet = False,
    language: Language = None,
) -> None:
    """List the matches of the terminal, the latest first, or delete some."""
    from wartable.terminal.kept import Keep

    named = None if game_name is None else game(game_name).name
    with Keep() as keep:
        if delete:
            for name in delete:
                remark(say("cli-deleted", file=escaped(keep.delete(named, name))))
            return
        rows = [_row(keep, match) for match in keep.played(named)]
        rows += [_file_row(file) for file in keep.files(named)]
        place = keep.place
    if as_json:
        show_json(rows)
        return
    if not rows:
        remark(say("cli-no-matches", folder=place))
        return
    headings = (say(f"cli-column-{name}") for name in ("game", "format", "moves", "players", "played"))
    table = Table(Column(say("cli-column-match"), no_wrap=True), *headings)
    for row in rows:
        if "problem" in row:
            table.add_row(row["name"], row["problem"])
        else:
            moves, players = str(row["moves"]), ", ".join(row["players"])
            table.add_row(row["name"], row["game"], row["format"], moves, players, row["played"][:16])
    show(table)
    remark(say("cli-matches-folder", folder=place))


def _row(keep: Keep, played: Played) -> dict[str, Any]:
    """What there is to say of a match without playing it again."""
    stored = keep.load(played.name)
    assert stored is not None
    return {
        "name": played.name,
        "game": stored.terms.game,
        "format": stored.terms.format,
        "players": [seat.level or seat.kind for seat in stored.terms.seats],
        "moves": _standing(stored.entries),
        "status": played.status,
        "played": datetime.fromtimestamp(played.last).isoformat(" ", "seconds"),
        "address": keep.address(played.name),
    }


def _standing(entries: Sequence[Entry]) -> int:
    """How many moves stand: an undo says how many it leaves."""
    moves = 0
    for entry in entries:
        moves = moves + 1 if entry.kind == "move" else entry.data["step"] if "undo" in entry.kind else moves
    return moves


def _file_row(found: MatchFile | Path) -> dict[str, Any]:
    """A match in a file from before the terminal had a store."""
    path = found if isinstance(found, Path) else found.path
    if isinstance(found, Path):
        return {"name": escaped(path.stem), "file": str(path), "problem": say("cli-unreadable")}
    return {
        "name": escaped(path.stem),
        "file": str(path),
        "game": found.header.game,
        "format": found.header.format,
        "players": list(found.header.seats),
        "moves": len(found.actions()),
        "status": "over" if found.resigned >= 0 else "playing",
        "played": datetime.fromtimestamp(path.stat().st_mtime).isoformat(" ", "seconds"),
    }


def verify(
    file: Annotated[
        str,
        typer.Argument(
            metavar="FILE",
            help="The file of a match downloaded after its end, or a match of the terminal by its name or file.",
            autocompletion=completion.matches,
        ),
    ],
    as_json: AsJson = False,
    quiet: Quiet = False,
    language: Language = None,
) -> None:
    """Check a match: that every move is legal and, of one from the table, that its shuffle was fixed before it began.

    Exit status: 0 it holds, 1 it does not, 3 there is no such file, 4 it can't be read or checked, 6 other rules than today's
    were played, and it holds up to where they part.
    """
    from wartable.cli.verifying import Verdict, judge

    judged = judge(file)
    if as_json:
        told = [say("error-plain", text=_said(problem)) for problem in judged.problems]
        facts = {"file": file, "verdict": judged.verdict.name.lower(), "problems": told}
        show_json(
            {**facts, "kind": judged.kind, "game": judged.game, "format": judged.format, "over": judged.over}
        )
    elif judged.verdict == Verdict.HOLDS:
        if not manner.quiet:
            tell(say(f"cli-holds-{judged.kind}", file=judged.name, over="yes" if judged.over else "no"))
    else:
        arguments = {"file": judged.name, "problem": judged.problem}
        refuse(Message(f"cli-verdict-{judged.verdict.name.lower()}", arguments))
    raise typer.Exit(int(judged.verdict))


def _said(problem: Message) -> str:
    from wartable.locale import words

    return words(manner.language).say(problem)
