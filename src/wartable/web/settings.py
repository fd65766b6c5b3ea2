"""The settings of the board: theme, sounds, movement, confirmation, automatic answers.
All but the last are the browser's own and kept there; automatic answers are the seat's and kept by the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nicegui import ui

from wartable.web.frame import Page
from wartable.web.language import THEMES
from wartable.web.tags import Dialog, check_box, choice

USUAL = {"sounds": False, "animation": True, "confirm": True}


def board_settings(page: Page, kept: dict[str, Any]) -> dict[str, Any]:
    """What the board is told: the browser's own wishes over the usual ones."""
    return {"theme": page.theme, **{name: bool(kept.get(name, usual)) for name, usual in USUAL.items()}}


class SettingsDialog:
    """The dialog with the settings; each takes effect at once."""

    def __init__(
        self,
        page: Page,
        kept: dict[str, Any],
        on_change: Callable[..., Any],
        on_automatic: Callable[[bool], Any] | None,
    ) -> None:
        self.page = page
        self.on_change = on_change
        self.on_automatic = on_automatic
        self.kept = board_settings(page, kept)
        self.dialog = Dialog(page.say("settings-heading"), page.say("close"), "small")

    def open(self, automatic: bool) -> None:
        say = self.page.say
        self.dialog.body.clear()
        with self.dialog.body:
            themes = {theme: say(f"theme-{theme}") for theme in THEMES}
            choice(say("theme-label"), themes, self.kept["theme"], self._theme)
            for name in USUAL:
                check_box(
                    say(f"settings-{name}"), self.kept[name], lambda on, name=name: self._change(name, on)
                )
            if self.on_automatic is not None:
                check_box(say("settings-automatic"), automatic, self.on_automatic)
        self.dialog.open()

    def _theme(self, theme: str) -> None:
        self.kept["theme"] = theme
        ui.run_javascript(f"wartable.setTheme('{theme}')")
        self.on_change(theme=theme)

    def _change(self, name: str, on: bool) -> None:
        self.kept[name] = on
        ui.run_javascript(f"wartable.set('{name}', {str(on).lower()})")
        self.on_change(**{name: on})
