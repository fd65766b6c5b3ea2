"""A choice by pictures: nations, decks, warbands, each as a banner with its name below.
What the banners look like the game's own script says (`pictures.js`); which options have them, its `Browser.pictured`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from nicegui import ui

from wartable.kernel.contract import Game, Option
from wartable.web.board import scripts_of


class PictureChoice(ui.element, component="static/pictures.js"):
    """A labelled group of pictures of which one is chosen; `options` are the values with their words."""

    def __init__(
        self,
        game: Game,
        option: Option,
        label: str,
        options: Mapping[str, str],
        value: str,
        on_change: Callable[[str], Any],
        *,
        hint: str = "",
    ) -> None:
        super().__init__()
        self._props |= {
            "scripts": scripts_of(game.name),
            "option": kind_of(option),
            "label": label,
            "choices": [[key, words] for key, words in options.items()],
            "value": value,
            "hint": hint,
        }
        self.on("choose", lambda event: on_change(str(event.args)))


def kind_of(option: Option) -> str:
    """The name of an option without the number of its seat."""
    return option.name.rstrip("0123456789")


def is_pictured(game: Game, option: Option) -> bool:
    """Whether the values of an option have pictures."""
    return kind_of(option) in game.browser.pictured
