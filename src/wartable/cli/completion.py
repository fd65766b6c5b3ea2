"""What the shell offers when Tab is pressed: games, formats, options, players, rules, cards, decks, kept matches.
Nothing here may fail or print: a shell is waiting."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable

import typer

from wartable.kernel.contract import Game, game, game_names
from wartable.kernel.errors import WartableError
from wartable.kernel.finding import USUAL
from wartable.locale import languages

PLAYERS = (
    "random",
    "greedy",
    "search:200",
    "search:500ms",
    "playouts:200",
    "network:",
)


def games(incomplete: str) -> list[str]:
    return _beginning(game_names(), incomplete)


def formats(context: typer.Context, incomplete: str) -> list[str]:
    return _beginning(_game(context).formats, incomplete)


def options(context: typer.Context, incomplete: str) -> list[str]:
    """The names of options; behind an equals sign their values."""
    with contextlib.suppress(WartableError):
        known = _game(context).format(context.params.get("format")).options
        name, equals, _ = incomplete.partition("=")
        if not equals:
            return _beginning((f"{option.name}=" for option in known), incomplete)
        values = [
            value for option in known if option.name == name for value in (*option.choices, *option.ready())
        ]
        return _beginning((f"{name}={value}" for value in values), incomplete)
    return []


def players(context: typer.Context, incomplete: str) -> list[str]:
    """The last of several players, separated by commas."""
    before, comma, last = incomplete.rpartition(",")
    return [before + comma + player for player in _beginning(_players(context), last)]


def opponents(context: typer.Context, incomplete: str) -> list[str]:
    return _beginning((*_players(context), "person"), incomplete)


def _players(context: typer.Context) -> tuple[str, ...]:
    """Who can play a game: its own network only where it has one."""
    from wartable.players.players import INSTANT, LEVELS, has_network

    own = (INSTANT,) if has_network(_game(context)) else ()
    return (*LEVELS, *PLAYERS, *own)


def rules(context: typer.Context, incomplete: str) -> list[str]:
    """Games and the numbers of rules."""
    from wartable.rulebook import rules as all_rules
    from wartable.rulebook import with_pages

    named = _named(context)
    numbers = [
        rule.id for name in with_pages() if name in (named or game_names()) for rule in all_rules(name)
    ]
    return _beginning([*([] if named else game_names()), *numbers], incomplete)


def cards(context: typer.Context, incomplete: str) -> list[str]:
    """Games and the names of cards."""
    named = _named(context)
    names = [card["name"] for name in named or game_names() for card in game(name).cards()]
    return _beginning([*([] if named else game_names()), *names], incomplete)


def decks(context: typer.Context, incomplete: str) -> list[str]:
    """Games and the names of ready decks."""
    named = _named(context)
    names = [key for name in named or game_names() for key in _ready(game(name))]
    return _beginning([*([] if named else game_names()), *names], incomplete)


def matches(incomplete: str) -> list[str]:
    from wartable.table.matchfile import match_files
    from wartable.terminal.kept import Keep

    with contextlib.suppress(WartableError), Keep() as keep:
        names = [match.name for match in keep.played()]
        return _beginning(["last", *names, *(path.stem for path in match_files(None))], incomplete)
    return []


def languages_there(incomplete: str) -> list[str]:
    return _beginning(languages(), incomplete)


def _game(context: typer.Context) -> Game:
    return game((_named(context) or [USUAL])[0])


def _named(context: typer.Context) -> list[str]:
    """The game that stands on the line already, if one does."""
    words = [context.params.get(name) for name in ("game_name", "first", "game_option")]
    words += context.args  # where words stay when an option still waits for its value
    return [word for word in words if word in game_names()][:1]


def _ready(chosen: Game) -> Iterable[str]:
    return chosen.decks.ready() if chosen.decks is not None else ()


def _beginning(words: Iterable[str], incomplete: str) -> list[str]:
    return [word for word in words if word.startswith(incomplete)]
