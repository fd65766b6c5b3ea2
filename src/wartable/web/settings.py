"""The settings of the board: theme, speed, sounds, movement, confirmation, and stops: when a person is asked at windows.
All but the last are the browser's own and kept there; stops are the seat's and kept by the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nicegui import ui

from wartable.table.checks import MODES
from wartable.web.frame import Page
from wartable.web.gates import told_terms
from wartable.web.language import THEMES
from wartable.web.tags import Dialog, Tag, check_box, choice

USUAL = {
    "sounds": False,
    "animation": True,
    "confirm": True,
    "steady": True,
    "readings": True,
    "details": False,
}
SPEEDS = ("slow", "normal", "fast", "instant")  # at which a board shows what happens
USUAL_SPEED = "normal"


def board_settings(page: Page, kept: dict[str, Any]) -> dict[str, Any]:
    """What the board is told: the browser's own wishes over the usual ones."""
    speed = kept.get("speed") if kept.get("speed") in SPEEDS else USUAL_SPEED
    wishes = {name: bool(kept.get(name, usual)) for name, usual in USUAL.items()}
    return {"theme": page.theme, "speed": speed, "mute": bool(kept.get("mute")), **wishes}


class StopsForm:
    """Where a person is asked: one choice for all, or window by window."""

    def __init__(self, page: Page, game: str, stops: dict[str, Any], on_change: Callable[..., Any]) -> None:
        self.page, self.on_change = page, on_change
        self.mode, self.at = str(stops["mode"]), list(stops["at"])
        say = page.say
        modes = {mode: say(f"stops-mode-{mode}") for mode in MODES}
        choice(say("stops-heading"), modes, self.mode, self._choose, hint=say("stops-note"))
        with Tag("fieldset", css="stops", hidden=self.mode != "chosen") as self.windows:
            Tag("legend", say("stops-at"))
            for name in stops["names"]:
                words = say(f"stop-{game}-{name}")
                check_box(words, name in self.at, lambda on, name=name: self._tick(name, on))

    async def _choose(self, mode: str) -> None:
        self.mode = mode
        self.windows.put("hidden", mode != "chosen")
        await self.on_change(mode)

    async def _tick(self, name: str, on: bool) -> None:
        self.at = [*self.at, name] if on else [other for other in self.at if other != name]
        await self.on_change("chosen", self.at)


class SettingsDialog:
    """The dialog with the settings; each takes effect at once."""

    def __init__(
        self,
        page: Page,
        kept: dict[str, Any],
        on_change: Callable[..., Any],
        on_stops: Callable[..., Any] | None,
        on_coach: Callable[[bool], Any] | None = None,
    ) -> None:
        self.page = page
        self.on_coach = on_coach
        self.on_change = on_change
        self.on_stops = on_stops
        self.kept = board_settings(page, kept)
        self.dialog = Dialog(page.say("settings-heading"), page.say("close"), "small")

    def open(self, state: dict[str, Any] | None, coached: bool = False) -> None:
        say = self.page.say
        self.dialog.body.clear()
        with self.dialog.body:
            themes = {theme: say(f"theme-{theme}") for theme in THEMES}
            choice(say("theme-label"), themes, self.kept["theme"], self._theme)
            speeds = {speed: say(f"speed-{speed}") for speed in SPEEDS}
            choice(say("speed-label"), speeds, self.kept["speed"], self._speed, hint=say("speed-note"))
            for name in USUAL:
                check_box(
                    say(f"settings-{name}"), self.kept[name], lambda on, name=name: self.change(name, on)
                )
            if self.on_coach is not None:
                check_box(say("settings-coach"), coached, self.on_coach)
            if self.on_stops is not None and state is not None and state.get("stops"):
                StopsForm(self.page, state["game"], state["stops"], self.on_stops)
            if state is not None:
                told_terms(self.page, state)
        self.dialog.open()

    def _theme(self, theme: str) -> None:
        self.kept["theme"] = theme
        ui.run_javascript(f"wartable.setTheme('{theme}')")
        self.on_change(theme=theme)

    def _speed(self, speed: str) -> None:
        self.kept["speed"] = speed
        ui.run_javascript(f"wartable.set('speed', '{speed}')")
        self.on_change(speed=speed)

    def change(self, name: str, on: bool) -> None:
        """Take a wish of yes or no, wherever it was asked for."""
        self.kept[name] = on
        ui.run_javascript(f"wartable.set('{name}', {str(on).lower()})")
        self.on_change(**{name: on})
