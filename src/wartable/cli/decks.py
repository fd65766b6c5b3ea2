"""The commands about people's own files: decks and Invictus's card sheets.
How such a file is read and what is wrong with one, the games know."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from wartable.cli import completion
from wartable.cli.arguments import AsJson, Language, Quiet, game_and_thing
from wartable.cli.telling import console, errors, manner, refuse, remark, say, show_json, tell
from wartable.kernel.contract import Decks, Game, game, game_names
from wartable.kernel.deckfile import DeckError
from wartable.kernel.document import is_there
from wartable.kernel.errors import OptionError
from wartable.kernel.finding import USUAL, usual_first
from wartable.kernel.message import Message, cited
from wartable.locale import words

UNFIT = 2  # exit status for a deck that can't be played


def deck(
    first: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Which game.", autocompletion=completion.decks)
    ] = None,
    second: Annotated[
        str | None,
        typer.Argument(
            metavar="[DECK]",
            help="A deck file or a ready deck; without one all are listed.",
            autocompletion=completion.decks,
        ),
    ] = None,
    game_option: Annotated[str | None, typer.Option("--game", "-g", hidden=True)] = None,
    format: Annotated[
        str | None,
        typer.Option(
            "--format",
            "-f",
            help="The format it is meant for; by default the usual one.",
            autocompletion=completion.formats,
        ),
    ] = None,
    write: Annotated[
        str | None, typer.Option("--as", help="How to write it: toml, or list where the game has lists.")
    ] = None,
    as_json: AsJson = False,
    quiet: Quiet = False,
    language: Language = None,
) -> None:
    """List a game's ready decks, or check a deck of yours for a format and write it down."""
    named, wanted = game_and_thing(first, second)
    if game_option is not None:
        named = game(game_option).name
    if wanted is None:
        _list_ready(_decks_of(game(named or USUAL)), as_json)
        return
    chosen, found = _find(named, wanted)
    decks = _decks_of(chosen)
    meant = chosen.format(format or decks.format)
    if all(option.name != "deck0" for option in meant.options):
        raise OptionError(Message("cli-no-own-decks", {"format": meant.name, "fitting": decks.format}))
    way = write or next(iter(decks.writers))
    if way not in decks.writers:
        ways = {"game": chosen.title, "ways": list(decks.writers), "way": cited(way)}
        raise OptionError(Message("cli-deck-way", ways))
    wrong = decks.faults(found, meant)
    if as_json:
        facts = {"game": chosen.name, "format": meant.name, "playable": not wrong}
        told = [words(manner.language).say(fault) for fault in wrong]
        show_json(
            {
                **facts,
                "faults": told,
                "size": decks.size(found),
                "deck": tomllib.loads(decks.writers["toml"](found)),
            }
        )
    else:
        print(decks.writers[way](found), end="")
        verdict = {"deck": cited(found.name), "format": meant.name, "game": chosen.title}
        if wrong:
            refuse(Message("cli-deck-unfit", verdict))
            for fault in wrong:
                errors.print(f"  {words(manner.language).say(fault)}", soft_wrap=True)
        else:
            remark(
                say("cli-deck-fit", **verdict), errors if write else console
            )  # what is written may go to a file
    if wrong:
        raise typer.Exit(UNFIT)


def _decks_of(chosen: Game) -> Decks:
    if chosen.decks is None:
        raise OptionError(Message("cli-no-decks", {"game": chosen.title}))
    return chosen.decks


def _list_ready(decks: Decks, as_json: bool) -> None:
    ready = decks.ready()
    if as_json:
        show_json([{"id": key, "name": one.name, "size": decks.size(one)} for key, one in ready.items()])
        return
    width = max(map(len, ready), default=0)
    for key, one in ready.items():
        size = say("cli-deck-size", size=decks.size(one), pieces=decks.pieces)
        tell(Text.assemble((f"{key:{width}}", "bold"), f"  {one.name} ({size})"))


def _find(named: str | None, wanted: str) -> tuple[Game, Any]:
    """A deck and its game: the game that was named, or the first that can read it."""
    if named is not None:
        decks = _decks_of(game(named))
        return game(named), decks.find(wanted if wanted in decks.ready() else Path(wanted))
    with_decks = [name for name in usual_first() if game(name).decks is not None]
    if not is_there(Path(wanted)):
        for name in with_decks:
            if wanted in _decks_of(game(name)).ready():
                return game(name), _decks_of(game(name)).find(wanted)
        known = [key for name in with_decks for key in _decks_of(game(name)).ready()]
        raise OptionError(Message("error-no-deck", {"file": cited(wanted), "known": known}))
    problem: DeckError | None = None
    for name in with_decks:
        try:
            return game(name), _decks_of(game(name)).find(Path(wanted))
        except DeckError as refused:
            problem = problem or refused
    assert problem is not None, "no game reads it, so one has said why"
    arguments = {"problem": problem.message, "game": game(USUAL).title, "known": game_names()}
    raise DeckError(Message("cli-deck-of-what", arguments))


def sheet(
    file: Annotated[
        Path | None,
        typer.Argument(metavar="[FILE]", help="A sheet to check; without one the built-in is printed."),
    ] = None,
    as_json: AsJson = False,
    quiet: Quiet = False,
    language: Language = None,
) -> None:
    """Print Invictus's card sheet as a file to put your own box's numbers into, or check such a file."""
    from wartable.games.invictus.cards import SHEET
    from wartable.games.invictus.sheet import read_sheet, write_sheet

    read = SHEET if file is None else read_sheet(file)
    if as_json:
        numbers = tomllib.loads(write_sheet(read))
        del numbers["name"]
        show_json({"name": read.name, "digest": read.digest(), "cards": numbers})
    elif file is None:
        print(write_sheet(read), end="")
    else:
        remark(say("cli-sheet-good", file=file.name, name=cited(read.name), digest=str(read.digest())))
