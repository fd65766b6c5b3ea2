"""The menu of signs in the bar of a match between persons: six that can be given, and whether others' are shown.
What a sign means is said in each reader's own language; nothing can be typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nicegui import ui

from wartable.table.company import SIGNS
from wartable.web.frame import Page
from wartable.web.tags import Tag, button, check_box

MENU = "signs-menu"


class SignsMenu:
    """A button and what it opens; the browser closes it by Escape and by a press elsewhere."""

    def __init__(
        self, page: Page, muted: bool, on_sign: Callable[[str], Any] | None, on_mute: Callable[[bool], Any]
    ) -> None:
        self.on_mute = on_mute
        opener = Tag("button", "", "button quiet", type="button", title=page.say("friend-signs"))
        opener.props["popovertarget"] = MENU
        with opener:
            Tag("span", "☺", "sign", aria_hidden="true")
            Tag("span", page.say("friend-signs"), "words")
        with Tag("div", css="signs-menu", id=MENU, popover="auto"):
            if on_sign is not None:
                with Tag("div", css="signs", role="group", aria_label=page.say("friend-signs")):
                    for sign in SIGNS:
                        given = button(
                            page.say(f"friend-sign-{sign}"), lambda sign=sign: on_sign(sign), "quiet"
                        )
                        given.props["popovertarget"] = MENU
                        given.props["popovertargetaction"] = "hide"
            check_box(page.say("friend-mute"), muted, self._mute)

    def _mute(self, on: bool) -> None:
        ui.run_javascript(f"wartable.set('mute', {str(on).lower()})")
        self.on_mute(on)
