"""The links of a waiting room: one for each seat that is still free, at an address that the other can open.
Says when a link is good on this machine only, and has the switch that lets the local network in."""

from __future__ import annotations

import re
from collections.abc import Mapping
from urllib.parse import urlsplit

from nicegui import ui

from wartable.table.entries import Refused
from wartable.web.addresses import LOOPBACK
from wartable.web.frame import Page
from wartable.web.qr import drawing_of
from wartable.web.tags import Tag, check_box, choice, script_button, toast

ORIGIN = re.compile(r"https?://[\w.\-:\[\]]{1,260}", re.ASCII)
COPY = "(e) => wartable.copy(e.currentTarget.parentElement.querySelector('input').value)"


def starts_for(page: Page, origin: str) -> list[str]:
    """What links for others may begin with, the likeliest first; none if only this machine opens them.

    `origin` is the address at which the page itself was opened: what is no name of one machine alone is good for all.
    """
    if ORIGIN.fullmatch(origin) and urlsplit(origin).hostname not in LOOPBACK:
        return [origin]
    return page.house.reach.addresses()


class InvitationLinks:
    """The links, drawn anew when the switch is turned."""

    def __init__(self, page: Page, match: str, tokens: Mapping[int, str], origin: str) -> None:
        self.page, self.match, self.tokens, self.origin = page, match, tokens, origin
        self.may_switch = page.house.reach.may_switch(ui.context.client.request)
        self.start = ""  # the chosen one, if there are several
        self.place = Tag("div", css="flow")
        self.show()

    def show(self) -> None:
        starts = starts_for(self.page, self.origin)
        self.start = self.start if self.start in starts else (starts or [self.origin])[0]
        self.place.clear()
        with self.place:
            for seat, token in self.tokens.items():
                self._link(seat, f"{self.start}/match/{self.match}#{token}")
            if len(starts) > 1:
                known = {start: start for start in starts}
                choice(self.page.say("invite-address"), known, self.start, self._begin_with)
            self._tell_reach(starts)

    def _link(self, seat: int, address: str) -> None:
        say = self.page.say
        Tag("p", say("invite-text", seat=say("table-seat", number=seat + 1)), "quiet-text")
        label = say("invite-seat", number=seat + 1)
        with Tag("div", css="share"):
            Tag("input", type="text", readonly=True, aria_label=label, value=address)
            script_button(say("invite-copy"), COPY, "act")
        drawing = drawing_of(address, say("invite-code", number=seat + 1))
        if drawing and self._is_for_others():
            with Tag("details", css="code", open=True):
                Tag("summary", say("invite-show-code"))
                ui.html(drawing, sanitize=False, tag="div").classes("qr")

    def _is_for_others(self) -> bool:
        return urlsplit(self.start).hostname not in LOOPBACK

    def _tell_reach(self, starts: list[str]) -> None:
        """Who can open the links, and what the switch means."""
        say, reach = self.page.say, self.page.house.reach
        if not starts:
            Tag("p", say("invite-only-here"), "warning", role="note")
        if self.may_switch:
            with Tag("div", css="flow tight"):
                check_box(say("invite-network"), reach.is_open, self._switch)
                Tag("p", say("invite-network-meaning"), "quiet-text")
        elif not starts:
            Tag("p", say("invite-elsewhere"), "quiet-text")

    def _begin_with(self, start: str) -> None:
        self.start = start
        self.show()

    async def _switch(self, on: bool) -> None:
        reach = self.page.house.reach
        try:
            if on:
                await reach.open()
            else:
                reach.close()
        except Refused as refusal:
            toast(self.page.words.say(refusal.message), "bad")
        self.show()
