"""Whole courses in the browser, by one who knows only what is on the screen: presses what has the ring, and reads.
A course each by mouse, by keyboard and by thumb; a press that was not meant changes nothing, and progress stays."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect

from wartable.kernel.contract import game, game_names
from wartable.table.lesson import course_of

from . import access
from .conftest import DESKTOP, PATIENCE, PHONE, Visit
from .play import point

RING = "[data-lesson-press]"
KNOWN = 4  # things to see beside the ring
LONGEST = 200  # presses that no course needs
OBRYN = '.sha-world [data-piece="fighter-2"]'
TABS = 120  # steps by Tab through all that may be pressed
PHONE_WISHES: dict[str, Any] = {
    "viewport": PHONE,
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}

# All that a learner sees of where the lesson is, and where the ring is now.
LOOK = """(ring) => [
  location.pathname, document.querySelector('.lesson-text')?.textContent, document.querySelector('.lesson-dots')?.textContent,
  document.querySelector('.wt')?.dataset.decision,
  ...[...document.querySelectorAll(ring)].filter((node) => node.getClientRects().length)
    .map((node) => node.dataset.piece || node.dataset.place || node.textContent),
]"""


DONE = "() => /^●+$/.test(document.querySelector('.lesson-dots')?.textContent || '')"


def by_mouse(page: Page) -> None:
    at = point(page, RING)
    if at is not None:
        page.mouse.click(*at)


def by_thumb(page: Page) -> None:
    at = point(page, RING)
    if at is not None:
        page.touchscreen.tap(*at)


def by_keyboard(page: Page) -> None:
    """Tab until what has the ring has the focus, then Enter."""
    for _ in range(TABS):
        if page.evaluate("(ring) => document.activeElement.matches(ring)", RING):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab never came to what is to be pressed")


WAYS: list[tuple[Callable[[Page], None], dict[str, Any]]] = [
    (by_mouse, {"viewport": DESKTOP}),
    (by_keyboard, {"viewport": DESKTOP}),
    (by_thumb, PHONE_WISHES),
]
TAUGHT = [name for name in game_names() if game(name).lessons is not None]
COURSES = [pytest.param(name, *WAYS[number % 3], id=name) for number, name in enumerate(TAUGHT)]


def look(page: Page) -> list[str]:
    """What there is to see; nothing between two pages."""
    try:
        seen: list[str] = page.evaluate(LOOK, RING)
    except Error:
        return []
    return seen


def wait_until(page: Page, true: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + PATIENCE / 1000
    while not true():
        assert time.monotonic() < deadline, f"{what}: {look(page)}"
        page.wait_for_timeout(20)


def ringed(page: Page) -> list[str]:
    """What there is to see, once something has the ring."""
    wait_until(page, lambda: len(look(page)) > KNOWN, "nothing has the ring")
    return look(page)


def follow_the_ring(page: Page, press: Callable[[Page], None], until: Callable[[Page], bool]) -> int:
    """Press what has the ring again and again; gives how often."""
    for presses in range(LONGEST):
        wait_until(page, lambda: until(page) or len(look(page)) > KNOWN, "nothing has the ring")
        if until(page):
            return presses
        press_and_wait(page, press, until)
    raise AssertionError("the course has no end")


def press_and_wait(page: Page, press: Callable[[Page], None], until: Callable[[Page], bool]) -> None:
    """Press what has the ring, once, and see that something came of it."""
    before = look(page)
    press(page)
    wait_until(page, lambda: until(page) or look(page) != before, "a press on the ring did nothing")


def at_a_match(page: Page) -> bool:
    return "/match/" in page.url


@pytest.mark.parametrize(("name", "press", "wishes"), COURSES)
def test_a_whole_course_by_what_is_on_the_screen(
    visit: Visit, name: str, press: Callable[[Page], None], wishes: dict[str, Any]
) -> None:
    page = visit(**wishes).go(f"/learn/{name}")
    page.locator("#content").get_by_role("link", name="Start", exact=True).click()
    course = course_of(game(name))
    presses = follow_the_ring(page, press, at_a_match)
    assert presses >= sum(len(lesson.steps) for lesson in course) + len(course)
    page.goto(f"/learn/{name}")
    expect(page.get_by_text(f"{len(course)} of {len(course)} lessons done")).to_be_visible()


def test_a_press_that_was_not_meant_is_answered_kindly_and_changes_nothing(visit: Visit) -> None:
    page = visit().go("/learn/invictus/kingdom")
    follow_the_ring(page, by_mouse, lambda page: page.locator(f".wt {RING}").count() > 0)
    before = ringed(page)
    page.locator('.wt button[data-lit][data-card="archer"]').first.click()
    expect(page.locator(".lesson-answer")).to_contain_text("Nothing has changed")
    page.locator(".wt .option", has_text="kingdom").first.click()
    expect(page.locator(".lesson-answer")).to_contain_text("The Archer is red")
    assert ringed(page) == before
    assert access.nameless(page) == [] and access.poor_contrast(page) == []


def test_a_lesson_is_gone_on_with_after_a_reload_and_progress_can_be_forgotten(visit: Visit) -> None:
    page = visit().go("/learn/invictus/capture")
    follow_the_ring(page, by_mouse, lambda page: "●" in page.locator(".lesson-dots").inner_text())
    before = ringed(page)
    page.reload()
    assert ringed(page) == before
    page.goto("/learn/invictus/kingdom")
    follow_the_ring(page, by_mouse, lambda page: page.locator(".lesson-buttons a").count() > 0)
    page.goto("/learn/invictus")
    expect(page.get_by_text("1 of ")).to_be_visible()
    page.get_by_role("button", name="Forget my progress").click()
    expect(page.get_by_text("0 of ")).to_be_visible()


@pytest.mark.parametrize("lesson", ["support", "leader"])
def test_a_lesson_on_a_phone(visit: Visit, lesson: str) -> None:
    """Where the words of a choice lie over its place, the words have the ring."""
    page = visit(**PHONE_WISHES).go(f"/learn/invictus/{lesson}")
    follow_the_ring(page, by_thumb, lambda page: page.evaluate(DONE))
    assert page.locator(".lesson-text").inner_text().strip()


def test_the_battlefield_stays_under_the_thumb_when_the_words_above_it_become_fewer(visit: Visit) -> None:
    """A fighter that is about to be pressed does not move because the lesson goes on."""
    page = visit(**PHONE_WISHES).go("/learn/shadespire/guard")
    ringed(page)
    page.wait_for_selector(OBRYN)
    was = point(page, OBRYN)
    room = page.locator(".sha-frame").evaluate("(frame) => frame.clientHeight")
    by_thumb(page)
    expect(page.locator(OBRYN)).to_have_attribute("data-lesson-press", "")
    assert point(page, OBRYN) == was
    assert page.locator(".sha-frame").evaluate("(frame) => frame.clientHeight") > room + 40
