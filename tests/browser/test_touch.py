"""A finger at the table: one that rests on a card looks at it, one that moves does not, and the next tap still counts."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from .conftest import Guest
from .play import my_turn
from .scenes import ARRANGED
from .served import Server

HELD = 600  # milliseconds that a finger rests


def test_a_long_press_looks_at_a_card_and_a_finger_that_moves_does_not(phone: Guest, server: Server) -> None:
    match, tokens = server.arranged(*ARRANGED["invictus, everything full"]())
    page = phone.sit(match, tokens[0])
    my_turn(page)
    touch = page.context.new_cdp_session(page)
    box = page.locator(".battlefield.mine .piece").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def finger(kind: str, *points: dict[str, Any]) -> None:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    finger("touchStart", {"x": x, "y": y})
    finger("touchMove", {"x": x + 40, "y": y + 10})
    page.wait_for_timeout(HELD)
    finger("touchEnd")
    expect(page.locator(".preview")).to_have_count(0)

    finger("touchStart", {"x": x, "y": y})
    expect(page.locator(".preview.pinned")).to_be_visible()
    finger("touchEnd")
    expect(page.locator(".preview.pinned")).to_be_visible()
    assert page.locator(".mark-select").count() == 0, "the finger that looked pressed nothing"
    page.locator(".preview.pinned > button").tap()
    expect(page.locator(".preview")).to_have_count(0)
    page.locator(".battlefield.mine .piece").first.tap()
    expect(page.locator(".mark-select")).to_have_count(1)
