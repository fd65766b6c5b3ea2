"""The commands that look things up: the games with their formats and options, rules, cards.
All of it is known to the games, their rules pages and their screens."""

from __future__ import annotations

import io
from difflib import get_close_matches
from functools import cache
from typing import Annotated, Any

import typer
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Column, Table
from rich.text import Text

from wartable.cli import completion
from wartable.cli.arguments import AsJson, GameName, Language, Quiet, game_and_thing
from wartable.cli.telling import manner, remark, say, show, show_json, tell
from wartable.kernel.contract import Format, Game, Option, game, game_names
from wartable.kernel.errors import OptionError, WartableError
from wartable.kernel.finding import USUAL
from wartable.kernel.message import CITED, Message, cited
from wartable.locale import words

WIDTH = 100  # of a text for a script, which has no window

Data = dict[str, Any]


# --- Games ------------------------------------------------------------------------------------------------


def games(
    game_name: GameName = None,
    as_json: AsJson = False,
    quiet: Quiet = False,
    language: Language = None,
) -> None:
    """List the games, or one: its formats and their options with all values."""
    chosen = [game(name) for name in ([game_name] if game_name else game_names())]
    if as_json:
        show_json([_facts(one) for one in chosen])
        return
    for one in chosen:
        tell(Text.assemble((one.title, "bold"), f"  {one.name}"))
        show(Padding(_format_table(one), (0, 0, 0, 2)))
        if any(format.options for format in one.formats.values()):
            show(Padding(_option_table(one), (0, 0, 1, 2)))
    remark(say("cli-games-how"))


def _facts(one: Game) -> Data:
    return {
        "name": one.name,
        "title": one.title,
        "formats": [
            {
                "name": format.name,
                "seats": format.seats,
                "text": _format_text(one, format),
                "usual": format.name == one.format().name,
                "options": [
                    {
                        "name": option.name,
                        "values": list(option.choices or option.ready()),
                        "file": not option.choices,
                        "usual": option.default,
                        "text": _option_text(one, option),
                        "rule": option.rule,
                    }
                    for option in format.options
                ],
            }
            for format in one.formats.values()
        ],
    }


def _format_table(one: Game) -> Table:
    table = Table(*(say(f"cli-column-{name}") for name in ("format", "seats", "meaning")), box=None)
    for format in one.formats.values():
        mark = f" ({say('cli-usual')})" if format.name == one.format().name else ""
        table.add_row(Text(f"{format.name}{mark}", "bold"), str(format.seats), _format_text(one, format))
    return table


def _option_table(one: Game) -> Table:
    """The options of all formats, each once: those of several seats, and the same in several formats, together."""
    headings = ("values", "usual-value", "formats", "meaning")
    first = Column(say("cli-column-option"), no_wrap=True)
    table = Table(first, *(say(f"cli-column-{name}") for name in headings), box=None)
    rows: dict[tuple[str, str, str], tuple[dict[str, str], dict[str, None]]] = {}
    for format in one.formats.values():
        for option in format.options:
            values = ", ".join(map(str, option.choices)) or _of_file(option)
            key = (_option_text(one, option), values, option.name.rstrip("0123456789"))
            usual, formats = rows.setdefault(key, ({}, {}))
            usual[option.name] = str(option.default)
            formats[format.name] = None
    for (text, values, _), (usual, formats) in rows.items():
        everywhere = len(formats) == len(one.formats)
        where = say("cli-all") if everywhere else ", ".join(formats)
        defaults = ", ".join(dict.fromkeys(filter(None, usual.values())))
        table.add_row(Text("\n".join(usual), "bold"), values, defaults, where, text)
    return table


def _of_file(option: Option) -> str:
    """What an option can be that takes a file."""
    ready = ", ".join(option.ready())
    return say("cli-file-or", ready=ready) if ready else say("cli-file")


def _format_text(one: Game, format: Format) -> str:
    from wartable.locale.naming import format_words

    return format_words(words(manner.language), one, format)[1]


def _option_text(one: Game, option: Option) -> str:
    from wartable.locale.naming import option_words

    name, text = option_words(words(manner.language), one, option)
    return say("cli-option-text", name=name, text=text) if text else name


# --- Rules ------------------------------------------------------------------------------------------------


def rules(
    first: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Which game.", autocompletion=completion.rules)
    ] = None,
    second: Annotated[
        str | None,
        typer.Argument(
            metavar="[RULE]",
            help="A rule by its number, such as INVI-5.3; it finds its game by itself.",
            autocompletion=completion.rules,
        ),
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="Fail if a rule has no test.")] = False,
    as_json: AsJson = False,
    quiet: Quiet = False,
    language: Language = None,
) -> None:
    """List the numbered rules and rulings of a game and the tests that prove them, or show one rule."""
    from wartable.rulebook import rules_report, untested

    named, rule = game_and_thing(first, second)
    if rule is not None:
        _show_rule(named, rule, as_json)
        return
    report = rules_report(named or USUAL, manner.language)
    if as_json:
        show_json(report)
    elif not check:
        table = Table(*(say(f"cli-column-{name}") for name in ("rule", "text", "tests")))
        for row in report:
            table.add_row(row["id"], row["text"], str(len(row["tests"])))
        show(table)
    _check_tested(untested(report), len(report), "rules", check, as_json)


def _show_rule(named: str | None, rule: str, as_json: bool) -> None:
    from wartable.rulebook import is_called, rules_report, with_pages
    from wartable.rulebook import rules as all_rules

    known = {name: [one.id for one in all_rules(name)] for name in ([named] if named else with_pages())}
    ids = [(name, id) for name, own in known.items() for id in own]
    exact = [(name, id) for name, id in ids if id.upper() == rule.strip().upper()]
    meant = exact or [(name, id) for name, id in ids if is_called(id, rule)]
    found: list[Data] = []
    for name, id in meant:
        report = rules_report(name, manner.language)
        found += [{"game": name, **row} for row in report if row["id"] == id]
    if not found:
        raise OptionError(_nothing_called("rule", rule, [*game_names(), *(id for _, id in ids)]))
    if as_json:
        show_json(found)
        return
    for row in found:
        tell(Text.assemble((row["id"], "bold"), f"  {row['text']}  ", (game(row["game"]).title, "dim")))
        for test in row["tests"]:
            remark(f"  {test}")


def _nothing_called(what: str, text: str, known: list[str]) -> Message:
    """That neither a game nor one of its things has this name, with the nearest that there is."""
    by_plain = {name.casefold(): name for name in reversed(known)}
    near = get_close_matches(text.casefold(), by_plain, 1) if len(text) <= CITED else []
    hint = Message("error-guess", {"word": by_plain[near[0]]}) if near else ""
    return Message(f"cli-unknown-{what}", {"name": cited(text), "hint": hint})


# --- Cards ------------------------------------------------------------------------------------------------


def cards(
    first: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Which game.", autocompletion=completion.cards)
    ] = None,
    second: Annotated[
        str | None,
        typer.Argument(
            metavar="[CARD]",
            help="A card or fighter by its name; it finds its game by itself.",
            autocompletion=completion.cards,
        ),
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="Fail if a card has no test.")] = False,
    as_json: AsJson = False,
    quiet: Quiet = False,
    language: Language = None,
) -> None:
    """List the cards of a game, what is implemented and the tests that prove it; or show what one card does."""
    from wartable.rulebook import cards_report, untested

    named, card = game_and_thing(first, second)
    if card is not None:
        _show_card(named, card, as_json)
        return
    report = cards_report(game(named or USUAL))
    if as_json:
        show_json(report)
    elif not check:
        table = Table(
            *(say(f"cli-column-{name}") for name in ("card", "name", "set", "implemented", "tests"))
        )
        for row in report:
            done = say("cli-yes" if row["implemented"] else "cli-no")
            table.add_row(row["id"], row["name"], row["set"], done, str(len(row["tests"])))
        show(table)
        for name in dict.fromkeys(row["set"] for row in report):
            own = [row for row in report if row["set"] == name]
            count = sum(row["implemented"] for row in own)
            remark(say("cli-set", set=name, count=count, total=len(own)))
    _check_tested(untested(report), len(report), "cards", check, as_json)


def _show_card(named: str | None, card: str, as_json: bool) -> None:
    from wartable.rulebook import cards_report

    found = _find_card(named, card)
    if as_json:
        facts = []
        for one, key in found:
            report = next((row for row in cards_report(one) if row["id"] == key), {"id": key})
            facts.append({"game": one.name, **report, "text": _plain_text(_drawn(one, key))})
        show_json(facts)
        return
    for one, key in found:
        show(_drawn(one, key))


def _find_card(named: str | None, text: str) -> list[tuple[Game, str]]:
    """The cards that a name means: the whole name in any game, else the beginning of just one."""
    from wartable.terminal.questions import plain

    wanted = plain(text)
    called: dict[str, dict[tuple[str, str], None]] = {}
    for name in [named] if named else game_names():
        for own, key in _names(name, manner.language):
            called.setdefault(own, {})[name, key] = None
    begun = {card: None for own, there in called.items() if own.startswith(wanted) for card in there}
    found = called.get(wanted) or (begun if wanted and len(begun) == 1 else None)
    if found is None:
        raise OptionError(_nothing_called("card", text, [*game_names(), *called]))
    return [(game(name), key) for name, key in found]


@cache
def _names(name: str, language: str) -> tuple[tuple[str, str], ...]:
    """What the cards of a game are called, as typed: in English, in the language that is spoken, and by their keys."""
    from wartable.terminal.questions import plain
    from wartable.terminal.screen import screen_of
    from wartable.terminal.session import spoken

    screen = screen_of(name)
    found = [
        (plain(spoken(one, name).text(screen.named(key))), key)
        for one in dict.fromkeys(("en", language))
        for key in screen.keys
    ]
    return (*found, *((plain(key), key) for key in screen.keys))


def _drawn(one: Game, key: str) -> RenderableType:
    """A card as the terminal shows it to somebody who only looks on."""
    from wartable.terminal.screen import screen_of
    from wartable.terminal.session import spoken

    start = one.new(seed=0, compiled=False)
    return screen_of(one.name).card(start, spoken(manner.language, one.name), key, -1)


def _plain_text(drawn: RenderableType) -> str:
    paper = Console(file=io.StringIO(), width=WIDTH, markup=False, emoji=False, highlight=False)
    with paper.capture() as written:
        paper.print(drawn, soft_wrap=True)
    return "\n".join(line.rstrip() for line in written.get().splitlines())


def _check_tested(bare: list[str], count: int, what: str, check: bool, as_json: bool) -> None:
    from wartable.rulebook import has_tests

    if not has_tests():
        if check:
            raise WartableError(Message("cli-no-tests"))
        return
    if check and bare:
        raise WartableError(Message(f"cli-untested-{what}", {"list": bare}))
    if not as_json:
        remark(say(f"cli-tested-{what}", done=count - len(bare), count=count))
