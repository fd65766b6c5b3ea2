"""Small things that make a table pleasant: what is open closes, sounds are asked about once, choices are seen, and nobody is
left without a word when the table is away."""

from playwright.sync_api import expect

from .conftest import AT_ONCE, Guest, Visit
from .play import my_turn
from .served import PERSON, RANDOM, Server


def test_the_menu_closes_by_escape_and_by_a_press_elsewhere(guest: Guest, server: Server) -> None:
    match, tokens = server.create(PERSON, RANDOM)
    page = guest.sit(match, tokens[0])
    my_turn(page)
    more, menu = page.get_by_role("button", name="More", exact=True), page.locator(".more .menu")
    more.click()
    expect(menu).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(more).to_be_focused()
    more.click()
    page.locator(".log-panel h2").click()
    expect(menu).to_have_count(0)


def test_sounds_are_asked_about_once(visit: Visit, server: Server) -> None:
    match, tokens = server.create(PERSON, RANDOM)
    guest = visit(settings={key: value for key, value in AT_ONCE.items() if key != "sounds"})
    page = guest.sit(match, tokens[0])
    asked = page.get_by_role("group", name="With sounds?")
    asked.get_by_role("button", name="Yes").click()
    expect(asked).to_have_count(0)
    assert page.evaluate("wartable.settings().sounds") is True
    played = page.evaluate(
        "import('wartable-board/sounds.js').then(({ NAMES, play }) => NAMES.map((name) => play(name)).length)"
    )
    assert played >= 10, "every sound can be made"
    page.reload()
    my_turn(page)
    expect(asked).to_have_count(0)


def test_a_nation_is_chosen_by_its_banner(guest: Guest) -> None:
    page = guest.go("/")
    page.get_by_role("button", name="More… Set up a match of Invictus").click()
    nations = page.locator("dialog[open] fieldset", has_text="You").get_by_role("group", name="Nation")
    expect(nations.locator("svg .charge path").first).to_be_attached()
    nations.get_by_role("radio", name="The Shogun").check(force=True)
    expect(nations.locator(".chosen")).to_have_text("The Shogun")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url("**/match/**")
    expect(page.locator(".wt .strip.mine, .wt .strips.mine").first).to_contain_text("The Shogun")


def test_nothing_here_and_a_way_back(guest: Guest) -> None:
    page = guest.go("/nothing/here")
    page.get_by_role("heading", name="There is nothing here.").wait_for()
    page.get_by_role("link", name="To the lobby").click()
    page.wait_for_selector(".game-tile")
    guest.forgive()


def test_when_the_table_is_away_the_page_says_so_and_comes_back(guest: Guest) -> None:
    page = guest.go("/rules/invictus")
    page.wait_for_function("navigator.serviceWorker.controller?.state === 'activated'")
    guest.context.set_offline(True)
    page.goto(f"{guest.address}/rules/invictus")
    page.get_by_role("heading", name="The table is away").wait_for()
    guest.context.set_offline(False)
    page.get_by_role("heading", name="Invictus").first.wait_for()
    guest.forgive()
