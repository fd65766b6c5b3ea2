"""What the menu asks before a match of Invasion: format, opponent, and starters, decks or sides."""

from __future__ import annotations

from typing import Any

from wartable.kernel.contract import Format, Game
from wartable.terminal.menu import Answer, Menu


def settings(menu: Menu, chosen: Game) -> dict[str, Any]:
    format = menu.choose_format(chosen, "format-invasion")
    layout = chosen.format(format)
    opponent = menu.choose_opponent(layout.seats)
    options: dict[str, Any] = {}
    if format == "starter":
        mine = menu.choose("menu-starter", _choices(menu, layout, "starter0", "starter"), 0)
        others = [one for one in _choices(menu, layout, "starter1", "starter") if one.value != mine]
        options = {"starter0": mine, "starter1": menu.choose("menu-their-starter", others, 0)}
    elif format == "constructed":
        decks = layout.option("deck0").ready()
        answers = [Answer(key, menu.words.named(f"deck-{key}", name)) for key, name in decks.items()]
        options["deck0"] = menu.choose("menu-deck", answers, 0)
        options["deck1"] = menu.choose("menu-their-deck", answers, len(answers) - 1)
    else:
        sides = [Answer(side, menu.words.text(f"side-{side}")) for side in layout.option("side0").choices]
        options["side0"] = menu.choose("menu-side", sides, 0)
        for side in ("order", "destruction"):
            capitals = _choices(menu, layout, f"{side}_capital", f"{side}-capital")
            question = "menu-capital" if side == options["side0"] else "menu-their-capital"
            options[f"{side}_capital"] = menu.choose(question, capitals, 0)
    return {"format": format, "options": options, "opponent": opponent}


def _choices(menu: Menu, layout: Format, option: str, name: str) -> list[Answer]:
    """The values of an option, the usual one first."""
    found = layout.option(option)
    values = sorted(found.choices, key=lambda value: value != found.default)
    return [Answer(value, menu.words.text(f"choice-invasion-{name}-{value}")) for value in values]
