"""The command `wartable`: play, simulate, ladder, bench, rules, cards, sheet, deck.
Only options and printing live here; every command's work is done elsewhere."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import wartable
from wartable.kernel.contract import Decks, Game, game
from wartable.kernel.engine import engine, is_cached
from wartable.kernel.errors import OptionError, WartableError
from wartable.kernel.message import Message
from wartable.locale import language_of_system, languages, words

app = typer.Typer(
    help="Play and study war games. Without a command: start the web table and open it in the browser.",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
console = Console()
errors = Console(stderr=True)

GameName = Annotated[str, typer.Argument(help="Which game.", show_default=True)]
FormatName = Annotated[str | None, typer.Option("--format", "-f", help="Format of the match.")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="An option of the format, as name=value; repeatable."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print plain JSON.")]
Seed = Annotated[int, typer.Option(help="Seed of the first match; the same seed gives the same matches.")]
Jobs = Annotated[int | None, typer.Option(help="Processes to use; by default one a core.")]
Sheet = Annotated[Path | None, typer.Option(help="A card sheet with the numbers of your own box.")]


def main() -> None:
    """Run the command; errors that a person can mend are told in one line."""
    try:
        app()
    except WartableError as error:
        sys.exit(refuse(error))


def refuse(error: WartableError, language: str = "en") -> int:
    """Tell an error in one line; gives the command's exit status."""
    spoken = words(language if language in languages() else "en")
    text = escape(spoken.say(error.message))
    errors.print(f"[bold red]×[/] {text}", highlight=False, soft_wrap=True)
    return 2


def settings(chosen: Game, format: str | None, given: list[str] | None, **more: Any) -> dict[str, Any]:
    """Options as typed, as the values their choices have."""
    values = {name: value for name, value in more.items() if value is not None}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(Message("error-option-form", {"text": repr(text)}))
        values[name.strip()] = value.strip()
    for name, value in values.items():
        by_text = {str(choice): choice for choice in chosen.format(format).option(name).choices}
        values[name] = by_text.get(str(value), value)
    return values


def prepare(chosen: Game) -> None:
    """Compile the rules with a progress line, if this is their first use."""
    from wartable.kernel.rule import compiling
    from wartable.players import modules

    if not compiling() or is_cached(chosen, modules()):
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=errors, transient=True) as progress:
        task = progress.add_task(f"Preparing the rules of {chosen.title} (once, two minutes at most)")
        engine(
            chosen,
            modules(),
            progress=lambda name, done, total: progress.update(task, completed=done, total=total),
        )


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
    host: Annotated[str, typer.Option(help="Where the web table listens.")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(help="Its port; by default 8080 or the next free one.")] = None,
    browser: Annotated[bool, typer.Option(help="Open the page in the browser.")] = True,
) -> None:
    if version:
        console.print(f"wartable {wartable.__version__}", highlight=False)
        raise typer.Exit
    if context.invoked_subcommand is None:
        from wartable.web.app import serve

        serve(host, port, browser)


@app.command()
def play(
    context: typer.Context,
    game_name: Annotated[str | None, typer.Argument(help="Which game; without one a menu asks.")] = None,
    format: FormatName = None,
    nation: Annotated[str | None, typer.Option(help="Your nation, in Invictus.")] = None,
    enemy: Annotated[
        str | None, typer.Option(help="The nation of the others, in Invictus; by default yours.")
    ] = None,
    deck: Annotated[str | None, typer.Option(help="Your deck: a ready one's name or a file.")] = None,
    opponent: Annotated[
        str, typer.Option(help="easy, normal, hard, random, greedy, search:BUDGET or person.")
    ] = "normal",
    seat: Annotated[int, typer.Option(help="Your seat, from 0.")] = 0,
    seed: Annotated[int | None, typer.Option(help="Seed of the match; by default a fresh one.")] = None,
    sheet: Sheet = None,
    option: Settings = None,
    resume: Annotated[
        str | None, typer.Option(help="Go on with a kept match: a file, or 'last'.", show_default=False)
    ] = None,
    language: Annotated[
        str | None, typer.Option(help="en, ja or pl; by default as your system's LANG says.")
    ] = None,
) -> None:
    """Play a match in the terminal, against the computer or two people at one screen."""
    from wartable.terminal import session
    from wartable.terminal.menu import menu

    spoken = language or language_of_system()
    asked = {name for name in context.params if not _is_default(context, name)}
    try:
        if asked <= {"language"}:
            menu(language=spoken)
            return
        game_name = game_name or "invictus"
        chosen = game(game_name)
        given: dict[str, Any] = {}
        for other in range(chosen.format(format).seats):
            given[f"nation{other}"] = nation if other == seat else enemy or nation
        given[f"deck{seat}"] = deck
        given["sheet"] = str(sheet) if sheet else None
        options = settings(chosen, format, option, **given)
        session.play(game_name, format, options, opponent, seat, seed, resume, language=spoken)
    except WartableError as error:
        raise typer.Exit(refuse(error, spoken)) from None


def _is_default(context: typer.Context, name: str) -> bool:
    source = context.get_parameter_source(name)
    return source is not None and source.name == "DEFAULT"


@app.command()
def verify(file: Annotated[Path, typer.Argument(help="A match downloaded after its end.")]) -> None:
    """Check a match that has ended: that its shuffle was fixed before it began, and every move legal."""
    from wartable.kernel.document import read_text
    from wartable.table import proof

    try:
        paper = json.loads(read_text(file, WartableError))
    except ValueError:
        raise WartableError(f"{file.name} is not a match that Wartable has written down.") from None
    wrong = proof.verify(paper)
    if wrong:
        problems = "; ".join(words("en").say(problem) for problem in wrong)
        raise WartableError(f"{file.name} does not hold: {problems}")
    console.print(
        f"{file.name} holds: the seed fits its commitment and every move is legal.", highlight=False
    )


@app.command()
def simulate(
    game_name: GameName = "invictus",
    players: Annotated[str, typer.Option(help="Two players, separated by a comma.")] = "search:200,greedy",
    games: Annotated[int, typer.Option(help="How many games; half of them with the seats swapped.")] = 100,
    seed: Seed = 7,
    format: FormatName = None,
    option: Settings = None,
    jobs: Jobs = None,
    as_json: AsJson = False,
) -> None:
    """Let two players play many matches on paired seeds; the first one's score with a 95% interval."""
    from wartable.lab.simulate import Match
    from wartable.lab.simulate import simulate as run

    chosen = game(game_name)
    named = tuple(part.strip() for part in players.split(","))
    if len(named) != 2:
        raise OptionError(f"two players are needed, as in search:200,greedy; not {players!r}.")
    prepare(chosen)
    match = Match(game_name, format, settings(chosen, format, option), (named[0], named[1]))
    with _bar() as progress:
        task = progress.add_task(f"{named[0]} against {named[1]}", total=games)
        score = run(match, games, seed, jobs, lambda so_far: progress.update(task, completed=so_far.games))
    if as_json:
        print(json.dumps(score.as_json()))
        return
    low, high = score.interval
    console.print(
        f"[bold]{named[0]}[/] scores [bold]{score.score:.1%}[/] against {named[1]} "
        f"(95% between {low:.1%} and {high:.1%})",
        highlight=False,
    )
    console.print(
        f"{score.games} games from seed {seed}: {score.wins[0]} won, {score.wins[1]} lost, {score.draws} drawn",
        highlight=False,
    )


@app.command()
def ladder(
    game_name: GameName = "invictus",
    players: Annotated[str, typer.Option(help="Players, separated by commas.")] = "",
    games: Annotated[int, typer.Option(help="Games for each pair.")] = 40,
    seed: Seed = 7,
    format: FormatName = None,
    option: Settings = None,
    jobs: Jobs = None,
    as_json: AsJson = False,
) -> None:
    """Rate the built-in players against each other."""
    from wartable.lab.ladder import PLAYERS, climb

    chosen = game(game_name)
    named = tuple(part.strip() for part in players.split(",") if part.strip()) or PLAYERS
    if len(named) < 2 or len(set(named)) < len(named):
        raise OptionError("a ladder needs at least two players, each named once.")
    prepare(chosen)
    with _bar() as progress:
        task = progress.add_task("ladder", total=len(named) * (len(named) - 1) // 2)
        rungs = climb(
            game_name,
            format,
            settings(chosen, format, option),
            named,
            games,
            seed,
            jobs,
            lambda pair, score: progress.advance(task),
        )
    if as_json:
        print(json.dumps([rung.__dict__ for rung in rungs]))
        return
    table = Table("player", "rating", "± 95%", "score", "games", title=f"{chosen.title}, seed {seed}")
    for rung in rungs:
        cells = (f"{rung.rating:.0f}", f"{rung.margin:.0f}", f"{rung.score:.1%}", str(rung.games))
        table.add_row(rung.player, *cells)
    console.print(table)


@app.command()
def bench(
    game_name: GameName = "invictus",
    peers: Annotated[bool, typer.Option("--peers", help="Measure other engines beside it.")] = False,
    as_json: AsJson = False,
) -> None:
    """Measure the engine on this machine: decisions, copies, playouts, compilation, start."""
    from wartable.lab import bench as lab
    from wartable.lab.peers import measure

    chosen = game(game_name)
    prepare(chosen)
    with errors.status("Measuring …") as status:
        figures = lab.bench(chosen, lambda line: status.update(f"Measuring {line} …"))
        missing: dict[str, str] = {}
        for name, speed in measure() if peers else ():
            status.update(f"Measured {name}")
            if isinstance(speed, float):
                figures["peers"][name] = speed
            else:
                missing[name] = speed
    if as_json:
        print(json.dumps(figures))
        return
    _print_figures(figures, missing)


def _print_figures(figures: dict[str, Any], missing: dict[str, str]) -> None:
    console.print(
        f"{figures['game']} on {figures['machine']}; one core, seed {figures['seed']}", highlight=False
    )
    console.print(
        f"first compilation {figures['compile_s']} s, start to the first prompt {figures['start_s']} s"
    )
    table = Table("format", "decisions/s", "observed/s", "copies/s", "playouts/s", "bytes", "length")
    for name, row in figures["formats"].items():
        table.add_row(name, *(f"{value:,}" for value in row.values()))
    console.print(table)
    if figures["peers"]:
        ours = next(iter(figures["formats"].values()))["decisions_per_s"]
        table = Table("other engines", "decisions/s", "ours is", title="random legal play, same run")
        for name, speed in figures["peers"].items():
            table.add_row(name, f"{speed:,.0f}", f"{ours / speed:,.0f}×")
        console.print(table)
    for name, reason in missing.items():
        console.print(f"{name}: {reason}", highlight=False)


@app.command()
def rules(
    game_name: GameName = "invictus",
    check: Annotated[bool, typer.Option("--check", help="Fail if a rule has no test.")] = False,
    as_json: AsJson = False,
) -> None:
    """List the numbered rules and rulings of a game and the tests that prove them."""
    from wartable.lab.rulebook import rules_report, untested

    report = rules_report(game(game_name).name)
    if as_json:
        print(json.dumps(report))
    elif not check:
        table = Table("rule", "text", "tests")
        for row in report:
            table.add_row(row["id"], row["text"], str(len(row["tests"])))
        console.print(table)
    _check_tested(untested(report), len(report), "rules", check, as_json)


@app.command()
def cards(
    game_name: GameName = "invictus",
    check: Annotated[bool, typer.Option("--check", help="Fail if a card has no test.")] = False,
    as_json: AsJson = False,
) -> None:
    """List the cards of a game: what is implemented, and the tests that prove it."""
    from wartable.lab.rulebook import cards_report, untested

    report = cards_report(game(game_name))
    if as_json:
        print(json.dumps(report))
    elif not check:
        table = Table("card", "name", "set", "implemented", "tests")
        for row in report:
            done = "yes" if row["implemented"] else "no"
            table.add_row(row["id"], row["name"], row["set"], done, str(len(row["tests"])))
        console.print(table)
        for name in dict.fromkeys(row["set"] for row in report):
            own = [row for row in report if row["set"] == name]
            console.print(f"{name}: {sum(row['implemented'] for row in own)} of {len(own)} cards")
    _check_tested(untested(report), len(report), "cards", check, as_json)


def _check_tested(bare: list[str], count: int, what: str, check: bool, as_json: bool) -> None:
    from wartable.lab.rulebook import has_tests

    if not has_tests():
        if check:
            raise WartableError("the tests are not here: this check needs a checkout of the project.")
        return
    if check and bare:
        raise WartableError(f"no test names these {what}: {', '.join(bare)}.")
    if not as_json:
        console.print(f"{count - len(bare)} of {count} {what} have a test", highlight=False)


@app.command()
def sheet(
    file: Annotated[
        Path | None, typer.Argument(help="A sheet to check; without one the built-in is printed.")
    ] = None,
) -> None:
    """Print Invictus's card sheet as a file to put your own box's numbers into, or check such a file."""
    from wartable.games.invictus.cards import SHEET
    from wartable.games.invictus.sheet import read_sheet, write_sheet

    if file is None:
        print(write_sheet(SHEET), end="")
    else:
        read = read_sheet(file)
        console.print(f"{file.name} is a good sheet: {read.name!r}, {read.digest()}.", highlight=False)


@app.command()
def deck(
    file: Annotated[
        str | None, typer.Argument(help="A deck file or a ready deck; without one all are listed.")
    ] = None,
    game_name: Annotated[str, typer.Option("--game", "-g", help="Which game.")] = "invictus",
    format: Annotated[
        str | None,
        typer.Option("--format", "-f", help="The format it is meant for; by default the usual one."),
    ] = None,
    write: Annotated[
        str | None, typer.Option("--as", help="How to write it: toml, or list where the game has lists.")
    ] = None,
) -> None:
    """List a game's ready decks, or check a deck of yours for a format and write it down."""
    chosen = game(game_name)
    decks: Decks | None = chosen.extras.get("decks")
    if decks is None:
        raise OptionError(f"{chosen.title} has no decks.")
    if file is None:
        for key, ready in decks.ready().items():
            console.print(f"{key:18} {ready.name} ({decks.size(ready)} {decks.pieces})", highlight=False)
        return
    meant = chosen.format(format or decks.format)
    if all(option.name != "deck0" for option in meant.options):
        raise OptionError(f"there are no decks of your own in {meant.name}; there are in {decks.format}.")
    way = write or next(iter(decks.writers))
    if way not in decks.writers:
        raise OptionError(
            f"a deck of {chosen.title} is written as {' or '.join(decks.writers)}; not {way!r}."
        )
    found = decks.find(file)
    print(decks.writers[way](found), end="")
    wrong = decks.faults(found, meant)
    if wrong:
        reasons = "".join(f"\n  {words('en').say(fault)}" for fault in wrong)
        raise WartableError(f"{found.name!r} can't be played in {meant.name}:{reasons}")
    verdict = errors if write else console  # what is written down may go into a file
    verdict.print(f"{found.name!r} can be played in {meant.name}.", highlight=False)


def _bar() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=errors, transient=True)
