"""Pages that are gone leave nothing behind: those that never came alive go soon, and all go without the collector.
NiceGUI keeps a page until its browser has left; a bot's page never had one."""

from __future__ import annotations

import asyncio
import gc
import time
from collections import Counter

from nicegui import Client, app
from nicegui.element import Element

from wartable.web.addresses import one_home

LOOK = 2.0  # seconds between two looks
PATIENCE = 30.0  # seconds that a browser may take to make a page alive
MANY = 5_000  # pages that have gone: time for the collector to look for what is left of them, a tenth of a second long


def let_go(element: Element) -> None:
    """Untie an element that is gone: its classes, style and attributes hold on to themselves."""
    for part in (element.classes, element.style, element.props):
        getattr(part, "_change_handlers", []).clear()


class Forgetting:
    """Forgets pages, for as long as the table is open."""

    def __init__(self, unseen: int) -> None:
        self.unseen = unseen  # pages of one address that may wait for their browser
        self.gone = 0
        app.on_delete(self._forget)

    def _forget(self, client: Client) -> None:
        self.gone += 1
        for element in client.elements.values():
            let_go(element)

    async def go_on(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            self.dismiss()
            if self.gone >= MANY:
                self.gone = 0
                gc.collect()

    def dismiss(self) -> None:
        """Let go of pages whose browser has not come: those that are old, and the oldest of one who fetches too many."""
        waiting = [
            one
            for one in Client.instances.values()
            if not one.has_socket_connection and not one._delete_tasks
        ]
        count = Counter(one_home(one.ip) for one in waiting)
        for client in sorted(waiting, key=lambda one: one.created):
            home = one_home(client.ip)
            if count[home] > self.unseen or client.created < time.time() - PATIENCE:
                count[home] -= 1
                client.delete()
