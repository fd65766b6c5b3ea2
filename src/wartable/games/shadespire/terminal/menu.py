"""What the menu asks before a match of Shadespire: format, opponent, warband or decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wartable.kernel.contract import Game
from wartable.terminal.menu import Answer, Menu


def settings(menu: Menu, chosen: Game) -> dict[str, Any]:
    format = menu.choose_format(chosen, "format-shadespire")
    seats = chosen.format(format).seats
    found: dict[str, Any] = {"format": format, "opponent": menu.choose_opponent(seats)}
    if format == "core":
        bands = chosen.format(format).option("warband0").choices
        answers = [Answer(band, menu.words.text(f"sha-warband-{band}")) for band in bands]
        return {**found, "options": {"warband0": menu.choose("menu-sha-warband", answers, 0)}}
    assert chosen.decks is not None
    ready = chosen.decks.ready()
    decks = [Answer(key, menu.words.named(f"deck-{key}", deck.name)) for key, deck in ready.items()]
    mine = menu.choose("menu-deck", decks, _first(decks, "steelhearts-champions"))
    others = _others(ready, mine)
    if seats == 2:
        others = [menu.choose("menu-their-deck", decks, _first(decks, others[0]))]
    return {
        **found,
        "options": {f"deck{seat}": deck for seat, deck in enumerate([mine, *others[: seats - 1]])},
    }


def _first(decks: list[Answer], key: str) -> int:
    return next(number for number, deck in enumerate(decks) if deck.value == key)


def _others(decks: Mapping[str, Any], mine: str) -> list[str]:
    """The plain ready decks of the other warbands."""
    return [key for key, deck in decks.items() if key == deck.warband and key != decks[mine].warband]
