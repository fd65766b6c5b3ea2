"""What the menu asks before a match of Invictus: format, opponent, nations and decks."""

from __future__ import annotations

from typing import Any

from wartable.kernel.contract import Game
from wartable.locale import Words
from wartable.terminal.catalogue import catalogue
from wartable.terminal.menu import Answer, Menu


def settings(menu: Menu, chosen: Game) -> dict[str, Any]:
    say = menu.words.text
    format = menu.choose_format(chosen)
    opponent = menu.choose_opponent(chosen.format(format).seats)
    options: dict[str, Any] = {}
    if format != "multinational":
        names = catalogue(chosen.name).more["nations"]
        nations = [Answer(name, say(f"nation-{name}")) for name in names]
        mine = menu.choose("menu-nation", nations, 0)
        theirs = menu.choose("menu-their-nation", nations, names.index(mine))
        for seat in range(chosen.format(format).seats):
            options[f"nation{seat}"] = mine if seat == 0 else theirs
    if format == "challenge":
        limits = [Answer(limit, say(f"queue-{limit}")) for limit in (4, 3, 2, 1)]
        options["queue0"] = menu.choose("menu-queue", limits, 0)
    options["build"] = menu.choose("menu-build", _builds(menu.words, chosen, format), 0)
    if options["build"] == "ready":
        deck = menu.choose("menu-deck", _decks(menu.words, chosen, format, options.get("nation0")), 0)
        if deck:
            options["deck0"] = deck
    return {"format": format, "options": options, "opponent": opponent}


def _builds(words: Words, chosen: Game, format: str) -> list[Answer]:
    """Ways to get a deck, the quickest first."""
    offered = chosen.format(format).option("build").choices
    return [
        Answer(build, words.text(f"build-{build}"))
        for build in ("ready", "shared", "free")
        if build in offered
    ]


def _decks(words: Words, chosen: Game, format: str, nation: str | None) -> list[Answer]:
    """The ready decks that can be played in a format with a nation."""
    mixed, nation_of = format == "multinational", catalogue(chosen.name).more["nation_of"]
    decks = chosen.decks
    assert decks is not None
    return [
        Answer(key, words.named(f"deck-{key}", deck.name))
        for key, deck in decks.ready().items()
        if not decks.faults(deck, chosen.format(format)) and (mixed or nation_of(deck) == nation)
    ]
