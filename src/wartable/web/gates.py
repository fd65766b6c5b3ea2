"""What stands before the board: an invitation, a link without a seat, the waiting room, the hand-over curtain.
Each is a small page of its own; what happens when a person goes on is told by who opens it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import asdict
from typing import Any

from nicegui import json, ui

from wartable.kernel.contract import game
from wartable.locale.naming import format_words
from wartable.table.store import Away
from wartable.web.frame import Page
from wartable.web.inviting import InvitationLinks
from wartable.web.language import title_of
from wartable.web.opening import CLOCKS
from wartable.web.tags import Tag, button, link, text_field

AGAIN = 2.0  # seconds after which a database that was away is asked again

State = dict[str, Any]


def told_terms(page: Page, state: State) -> None:
    """What can cost the match beside the rules of the game, for all who sit at it."""
    if state["terms"]["told"]:
        with Tag("ul", css="quiet-text terms-told", aria_label=page.say("table-terms")):
            for line in state["terms"]["told"]:
                Tag("li", line)


def told_match(page: Page, state: State, title: str, format: str) -> None:
    """What one is invited to: the game, its format and the clock."""
    clock = state["terms"]["clock"]
    known = next((name for name, limit in CLOCKS.items() if (limit and asdict(limit)) == clock), "")
    lines = {
        "join-game": title,
        "setup-format": format,
        "setup-clock": page.say(f"clock-{known}") if known else state["terms"]["clock_told"],
    }
    with Tag("dl", css="invited-to"):
        for name, told in lines.items():
            Tag("dt", page.say(name))
            Tag("dd", told)


class InvitationGate:
    """Somebody opened an invitation: who invites to what, a name, and a chair."""

    def __init__(
        self, page: Page, state: State, host: str, name: str, sit: Callable[[str], Any], watch: str
    ) -> None:
        chosen = game(state["game"])
        format = format_words(page.words, chosen, chosen.format(state["format"]))[0]
        title = title_of(page.words, chosen)
        self.name = name
        with Tag("section", css="gate"):
            Tag("h1", page.say("join-heading"))
            if host:
                Tag("p", page.say("join-text", name=host, game=title, format=format))
            else:
                Tag("p", page.say("join-text-nameless", game=title, format=format))
            told_match(page, state, title, format)
            told_terms(page, state)
            text_field(page.say("setup-name"), name, self._named, length=40)
            with Tag("div", css="cluster"):
                button(page.say("join-button"), lambda: sit(self.name), "act")
                link(page.say("join-watch"), watch, "button quiet")

    def _named(self, name: str) -> None:
        self.name = name.strip()
        ui.run_javascript(f"wartable.set('name', {json.dumps(self.name)})")


class NoSeatGate:
    """A link that holds no seat, or no match at all."""

    def __init__(self, page: Page, reason: str, watch: str = "") -> None:
        with Tag("section", css="gate"):
            Tag("h1", page.say("no-seat-heading") if watch else page.say("not-found"))
            Tag("p", reason or page.say("no-seat-text"))
            with Tag("div", css="cluster"):
                if watch:
                    link(page.say("badge-watch"), watch, "button act")
                link(page.say("nav-home"), "/", "button quiet")


async def when_it_is_there(page: Page, place: Tag, look: Callable[[], Awaitable[Any]]) -> Any:
    """What is looked for; in front of a database that is away people wait, with a word about it."""
    said: Tag | None = None
    while True:
        try:
            found = await look()
        except Away as away:
            if place.is_deleted:  # nobody waits any more
                raise
            if said is None:
                with place:
                    said = Tag("p", page.words.say(away.message), "gate", role="status")
            await asyncio.sleep(AGAIN)
        else:
            if said is not None:
                said.delete()
            return found


class WaitingRoom:
    """Links to hand out while not everybody sits."""

    def __init__(
        self,
        page: Page,
        name: str,
        invitations: Mapping[str, str],
        state: State,
        origin: str,
        on_cancel: Callable[[], Any] | None,
    ) -> None:
        free = {
            int(seat): token for seat, token in invitations.items() if not state["seats"][int(seat)]["joined"]
        }
        self.room = Tag("section", css="gate")
        with self.room:
            Tag("h1", page.say("invite-heading" if invitations else "badge-waiting"))
            Tag("p", page.say("invite-waiting"), role="status")
            told_terms(page, state)
            if free:
                InvitationLinks(page, name, free, origin)
            if any(seat["open"] for seat in state["seats"]):
                Tag("p", page.say("invite-open"))
            if on_cancel is not None:
                with Tag("div", css="cluster"):
                    button(page.say("invite-cancel"), on_cancel, "quiet")

    def close(self) -> None:
        self.room.delete()


class Curtain:
    """Hides everything until the next person at this screen says so; nothing behind it can be reached."""

    def __init__(self, page: Page, name: str, on_lift: Callable[[], Any]) -> None:
        self.on_lift = on_lift
        self.element = Tag("dialog", css="curtain", aria_labelledby="curtain")
        self.element.on("cancel", js_handler="(e) => e.preventDefault()")
        with self.element, Tag("section", css="gate"):
            Tag("h1", page.say("curtain-heading", name=name), id="curtain")
            Tag("p", page.say("curtain-text"))
            button(page.say("curtain-button", name=name), self._lift, "act", autofocus=True)
        ui.run_javascript(f"document.getElementById('{self.element.html_id}').showModal()")

    async def _lift(self) -> None:
        await self.on_lift()
        self.lift()

    def lift(self) -> None:
        self.element.delete()
