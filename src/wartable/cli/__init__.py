"""The command `wartable`: what commands there are, and `run`, which tells whatever goes wrong in one line.
What each command does stands in the modules beside this one; the work itself is done elsewhere."""

from __future__ import annotations

import gc
import os
import re
import sys
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import typer

import wartable
from wartable.cli.arguments import number
from wartable.cli.calibrating import calibrate
from wartable.cli.decks import deck, sheet
from wartable.cli.lab import balance, matchups, replay, report, tune
from wartable.cli.learning import learn
from wartable.cli.lookup import cards, games, rules
from wartable.cli.matches import matches, play, verify
from wartable.cli.study import bench, ladder, simulate
from wartable.cli.telling import begin, refuse, tell
from wartable.cli.working import INTERRUPTED
from wartable.kernel.document import is_there
from wartable.kernel.errors import OptionError, WartableError, system_reason
from wartable.kernel.message import Message, cited, shortened

MISTAKE = 2  # exit status of a call that can't be carried out as it was typed
SYSTEM = 5  # of one that the system keeps from its work: a full disk, a file that nobody may write
NOBODY_READS = 141  # as of any program whose output is no longer wanted

COMMANDS: tuple[Callable[..., None], ...] = (
    play, matches, verify, games, rules, cards, deck, sheet, simulate, ladder, matchups, balance, tune, report,
    replay, learn, calibrate, bench,
)  # fmt: skip

app = typer.Typer(
    help="Play and study war games. Without a command: start the web table and open it in the browser.",
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in COMMANDS:
    app.command()(command)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", "-V", help="Print the version.")] = False,
    host: Annotated[str, typer.Option(help="Where the web table listens.")] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(metavar="N", parser=number, help="Its port; by default 8080 or the next free one."),
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
    name: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="A name the table is reached by from elsewhere, as in table.example.org; repeatable.",
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="A proxy in front of it, whose word counts for who a visitor is; repeatable.",
        ),
    ] = None,
    lab: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Show the results of the lab in this folder to all visitors."),
    ] = None,
    network: Annotated[
        list[Path] | None,
        typer.Option(
            metavar="FILE",
            help="A trained network that visitors may play against, by the name of its file; repeatable.",
        ),
    ] = None,
) -> None:
    if version:
        tell(f"wartable {wartable.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        from wartable.web.app import serve

        if lab is not None and not is_there(lab):
            raise OptionError(Message("lab-no-folder", {"folder": cited(lab)}))
        if network:
            from wartable.players import admit

            for file in network:
                admit(file)
        serve(host, port, browser, names=name or (), proxies=proxy or (), lab=lab)


def main() -> None:
    """Run the command as it was typed. All that is read in for it stays, so the collector need not look for it often."""
    gc.set_threshold(100_000, 10, 1_000)
    status = run(sys.argv[1:])
    gc.freeze()  # the system takes everything back at once: to look through it first takes up to half a second
    sys.exit(status)


def run(arguments: Sequence[str]) -> int:
    """Carry a call out; gives its exit status."""
    begin()
    try:
        status = _call(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        _give_up_output()
        return NOBODY_READS
    except OSError as problem:
        return _refused_by_system(problem)
    return status


def _call(arguments: Sequence[str]) -> int:
    try:
        status = _command().main(list(arguments), "wartable", standalone_mode=False)
        return status if isinstance(status, int) else 0
    except SystemExit as left:  # the shell has asked what can be typed
        return left.code if isinstance(left.code, int) else 0
    except WartableError as problem:
        refuse(problem.message)
    except _usage_error() as problem:
        refuse(_misused(str(problem.format_message())))
    except typer.Abort:
        return INTERRUPTED
    return MISTAKE


@cache
def _command() -> Any:
    return typer.main.get_command(app)


def _usage_error() -> Any:
    """What is raised for words that the command can't have; where it lives differs between versions of Typer."""
    return typer.BadParameter.__mro__[2]


_MISUSES = {
    "command": r"No such command '(.*?)'(?:\.|$)",
    "option": r"No such option:? '?(-[^\s']*)",
    "many": r"Got unexpected extra argument(?:s|\(s\))? \((.*)\)",
    "value": r"Option '(.*)' requires an argument",
    "flag": r"Option '(.*)' does not take a value",
    "missing": r"Missing (?:argument|parameter|option) '(.*?)'",
}


def _misused(told: str) -> Message:
    """A mistake in the words of a call, in ours; rare ones in the words of the reader of calls."""
    for name, form in _MISUSES.items():
        found = re.search(form, told, re.DOTALL)
        if found:
            near = (
                get_close_matches(found[1], [one.__name__ for one in COMMANDS], 1)
                if name == "command"
                else []
            )
            hint = Message("error-guess", {"word": near[0]}) if near else ""
            return Message(f"cli-no-{name}", {"word": cited(found[1]), "hint": hint})
    return Message("error-plain", {"text": shortened(told)})


def _refused_by_system(problem: OSError) -> int:
    """A full disk, most likely: what is left to be written is given up, so that leaving does not fail as well."""
    try:
        reason = {"reason": system_reason(problem)}
        file = problem.filename
        refuse(
            Message("cli-system-file", {**reason, "file": cited(file)})
            if file
            else Message("cli-system", reason)
        )
    except OSError:  # stderr is full, too: the status is all that can be told
        pass
    _give_up_output()
    return SYSTEM


def _give_up_output() -> None:
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, stream.fileno())
            os.close(nowhere)
