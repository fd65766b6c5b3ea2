"""What can be typed behind a command: the game, its format and options, numbers, and how the command is to speak.
A game is always named by the first word behind the command."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from wartable.cli import completion
from wartable.cli.telling import manner
from wartable.kernel.contract import Game, Option, game, game_names
from wartable.kernel.document import is_there
from wartable.kernel.errors import OptionError
from wartable.kernel.finding import USUAL
from wartable.kernel.message import Message, cited
from wartable.locale import languages, words

DIGITS = 19  # of the largest seed


def number(text: Any) -> int | None:
    """A whole number as it was typed; which ones will do is known to whoever uses it."""
    if text is None or isinstance(text, int):
        return text
    digits = text.strip().removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= DIGITS):
        raise OptionError(Message("cli-number", {"value": cited(text)}))
    return int(text)


def _speak(language: str | None) -> str | None:
    if language is not None:
        if language not in languages():
            words(language)  # refuses it
        manner.language = language
    return language


def _hush(quiet: bool) -> bool:
    manner.quiet = manner.quiet or quiet
    return quiet


GameName = Annotated[
    str | None,
    typer.Argument(metavar="[GAME]", help="Which game.", autocompletion=completion.games),
]
FormatName = Annotated[
    str | None,
    typer.Option("--format", "-f", help="Format of the match.", autocompletion=completion.formats),
]
Settings = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        help="An option of the format, as name=value; repeatable. wartable games lists them.",
        autocompletion=completion.options,
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print plain JSON.")]
Seed = Annotated[
    int,
    typer.Option(
        metavar="N",
        parser=number,
        help="Seed of the first match; the same seed gives the same matches.",
    ),
]
Jobs = Annotated[
    int | None,
    typer.Option(metavar="N", parser=number, help="Processes to use; by default one a core."),
]
Games = Annotated[
    int,
    typer.Option(metavar="N", parser=number, help="Games of a pair; half of them with the seats swapped."),
]
Sheet = Annotated[Path | None, typer.Option(help="A card sheet with the numbers of your own box.")]
Language = Annotated[
    str | None,
    typer.Option(
        "--language",
        "-l",
        callback=_speak,
        is_eager=True,
        autocompletion=completion.languages_there,
        help="en, ja or pl; by default as your system's LANG says.",
    ),
]
Quiet = Annotated[
    bool,
    typer.Option("--quiet", "-q", callback=_hush, is_eager=True, help="No progress and no remarks."),
]


def usual(name: str | None) -> Game:
    """The game that was named, or the usual one."""
    return game(name or USUAL)


def game_and_thing(first: str | None, second: str | None) -> tuple[str | None, str | None]:
    """The game and the thing of it that were named; the game comes first and may be left out."""
    if second is not None:
        assert first is not None, "words are filled from the left"
        return game(first).name, second
    return (first, None) if first in game_names() else (None, first)


def settings(chosen: Game, format: str | None, given: list[str] | None, **more: Any) -> dict[str, Any]:
    """Options as typed, as the values their choices have."""
    values = {name: value for name, value in more.items() if value is not None}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(Message("error-option-form", {"text": cited(text)}))
        values[name.strip()] = value.strip()
    for name, value in values.items():
        values[name] = _meant(chosen.format(format).option(name), value)
    return values


def _meant(option: Option, value: Any) -> Any:
    """A typed value: one of the choices, the name of something ready-made, or else a file of whoever typed it."""
    by_text = {str(choice): choice for choice in option.choices}
    if option.choices or not isinstance(value, str) or not value:
        return by_text.get(str(value), value)
    ready = option.ready()
    return Path(value) if value not in ready and (not ready or is_there(Path(value))) else value
