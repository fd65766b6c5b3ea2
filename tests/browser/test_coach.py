"""The coach in the browser: what it says of the position, its switch that every later match remembers, and its place:
nothing lies over it, and it lies over nothing."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from ..games.invictus.scene import scene
from . import access
from .conftest import Guest
from .play import my_turn
from .served import Server

COACH = ".wt .coach-note"
# Whether the middle of each line of the coach can be hit, and whether any piece that may be pressed is hit beneath it.
COVERED = """() => {
  const found = [];
  const coach = document.querySelector('.coach-note');
  for (const line of coach.querySelectorAll('.coach-claims li, .coach-text p, .coach-first, button')) {
    const box = line.getBoundingClientRect();
    const part = coach.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (box.width < 4 || y > part.bottom - 4 || y < part.top) continue;
    const hit = document.elementFromPoint(x, y);
    if (!coach.contains(hit)) found.push(`over the coach: ${hit?.className}`);
  }
  const own = coach.getBoundingClientRect();
  for (const other of document.querySelectorAll('.wt .prompt, .wt .log-panel, .wt .table-side, .wt .tabs')) {
    const box = other.getBoundingClientRect();
    if (!box.width) continue;
    if (box.left < own.right - 1 && box.right > own.left + 1 && box.top < own.bottom - 1 && box.bottom > own.top + 1)
      found.push(`under the coach: ${other.className}`);
  }
  return found;
}"""


def in_danger(server: Server, against: str = "") -> tuple[str, list[str]]:
    """A duel in which an Archer of the first seat is about to be destroyed, and a Guardian can be captured."""
    story = scene(
        front=["king-c", "archer", None],
        enemy_front=["guardian", "warrior", None],
        enemy_rested=["E-FL"],
        hand=["priest", "wizard"],
        enemy_hand=["archer", "archer"],
    )
    return server.arranged(story.position, "duel", against)


def turn_on(page: Page) -> None:
    my_turn(page)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Turn the coach on").click()
    page.wait_for_selector(COACH)


def test_the_coach_says_what_matters_and_is_remembered(guest: Guest, server: Server) -> None:
    match, tokens = in_danger(server)
    page = guest.sit(match, tokens[0])
    expect(page.locator(COACH)).to_have_count(0)
    turn_on(page)
    claims = page.locator(f"{COACH} .coach-claims li")
    expect(claims.first).to_contain_text("Your King C (attack 2) can capture Guardian, front left")
    expect(page.locator(f"{COACH} .tone-threat").first).to_contain_text("could")
    expect(page.locator(f"{COACH} .coach-text")).to_contain_text(
        "Your turn: attack with as many active cards"
    )
    assert page.evaluate(COVERED) == [] and access.poor_contrast(page) == []
    other, others = in_danger(server)
    guest.sit(other, others[0])
    page.wait_for_selector(COACH)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Coach: what matters now, and hints").uncheck()
    page.locator(COACH).wait_for(state="detached")


def test_on_a_phone_the_coach_has_two_lines_that_unfold(phone: Guest, server: Server) -> None:
    match, tokens = in_danger(server)
    page = phone.sit(match, tokens[0])
    turn_on(page)
    first = page.locator(f"{COACH} .coach-first")
    expect(first).to_contain_text("can capture Guardian")
    height, size = first.evaluate(
        "(node) => [node.clientHeight, parseFloat(getComputedStyle(node).fontSize)]"
    )
    assert size >= 11 and height <= 2 * 1.5 * size
    assert page.evaluate(COVERED) == []
    page.locator(f"{COACH} .coach-line").click()
    expect(page.locator(f"{COACH} .coach-claims li").first).to_be_visible()
    assert page.evaluate(COVERED) == [] and not access.scrolls_sideways(page)


def test_a_hint_names_the_move_with_its_chances_and_marks_its_pieces(guest: Guest, server: Server) -> None:
    match, tokens = in_danger(server, against="random")
    page = guest.sit(match, tokens[0])
    turn_on(page)
    page.keyboard.press("h")
    told = page.locator(f"{COACH} .coach-told p")
    expect(told.first).to_contain_text("Hint:")
    expect(told.nth(1)).to_contain_text("With it you would win about")
    expect(page.locator(".wt [data-hinted]")).not_to_have_count(0)
    assert page.evaluate(COVERED) == [] and access.poor_contrast(page) == []
    page.locator(".wt .usual").click()
    expect(told).to_have_count(0)
    expect(page.locator(".wt [data-hinted]")).to_have_count(0)


def test_there_is_no_hint_between_persons(guest: Guest, server: Server) -> None:
    match, tokens = in_danger(server)
    page = guest.sit(match, tokens[0])
    turn_on(page)
    expect(page.locator(f"{COACH} .coach-hint")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(f"{COACH} .coach-told p")).to_have_count(0)
