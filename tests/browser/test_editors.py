"""Making a deck and a sheet: a fault is seen at once, mended, and what was made is played. And the rules to read."""

from pathlib import Path

from playwright.sync_api import expect

from .conftest import Guest
from .play import my_turn

# Two changes of a text and a press, faster than any hand.
TYPE_AND_PRESS = """(button) => {
  const area = document.querySelector('textarea');
  area.focus();
  for (const text of ['one', 'one two']) {
    area.value = text;
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  button.focus();
  button.click();
}"""
LATER = 1000  # milliseconds after which all that was typed would have been told
HELD = 80  # milliseconds that a finger stays on a mouse button


def test_a_deck_with_a_fault_is_mended_and_played(guest: Guest) -> None:
    page = guest.go("/decks")
    page.get_by_text("20 of 20 soldiers").wait_for()
    play = page.get_by_role("button", name="Play it now")
    expect(play).to_be_enabled()
    page.get_by_role("button", name="One fewer Warrior").click()
    page.get_by_text("19 of 20 soldiers").wait_for()
    expect(page.locator(".faults .fault").first).to_be_visible()
    expect(play).to_be_disabled()
    page.get_by_role("button", name="One more Archer").click()
    page.get_by_text("20 of 20 soldiers").wait_for()
    page.locator(".faults .fine").wait_for()
    expect(play).to_be_enabled()
    play.click()
    page.wait_for_url("**/match/**")
    assert my_turn(page)["asked"] in ("opening", "front-cell", "leader")


def test_a_deck_is_saved_and_opened_again(guest: Guest, tmp_path: Path) -> None:
    page = guest.go("/decks")
    page.get_by_label("Name of the deck").fill("Of a test")
    page.get_by_label("Name of the deck").press("Enter")
    page.wait_for_function("wartable.keptDeck('invictus')?.text.includes('Of a test')")
    page.get_by_role("button", name="One fewer Warrior").click()
    page.get_by_text("19 of 20 soldiers").wait_for()
    with page.expect_download() as started:
        page.get_by_role("button", name="Save as a file").click()
    assert started.value.suggested_filename == "of-a-test.toml"
    file = tmp_path / "deck.toml"
    started.value.save_as(file)
    page.get_by_label("Start from").select_option("shogun")
    page.get_by_text("20 of 20 soldiers").wait_for()
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_text("19 of 20 soldiers").wait_for()
    expect(page.get_by_label("Name of the deck")).to_have_value("Of a test")


def test_a_name_just_typed_does_not_swallow_the_next_press(guest: Guest) -> None:
    page = guest.go("/decks")
    page.get_by_text("20 of 20 soldiers").wait_for()
    page.get_by_label("Name of the deck").press_sequentially("!")
    page.get_by_role("button", name="One fewer Warrior").click(delay=HELD)
    page.get_by_text("19 of 20 soldiers").wait_for()


def test_another_leader_brings_its_nation(guest: Guest) -> None:
    page = guest.go("/decks")
    page.get_by_text("20 of 20 soldiers").wait_for()
    before = page.locator(".soldiers").inner_text()
    page.get_by_label("Leader").first.select_option(index=7)
    page.wait_for_function("(text) => document.querySelector('.soldiers').innerText !== text", arg=before)
    page.locator(".faults .fine").wait_for()


def test_a_sheet_with_a_fault_is_mended_and_played(guest: Guest) -> None:
    page = guest.go("/sheet")
    area = page.get_by_role("textbox", name="The sheet")
    play = page.get_by_role("button", name="Play with it now")
    page.get_by_text("all numbers are the built-in ones").wait_for()
    good = area.input_value()
    area.fill(good.replace("=", "= nonsense", 1))
    page.locator(".verdict .fault").wait_for()
    expect(play).to_be_disabled()
    page.get_by_role("button", name="Go to line").click()
    page.wait_for_function(
        "() => { const a = document.querySelector('textarea');"
        " return a.value.slice(a.selectionStart, a.selectionEnd).includes('nonsense') }"
    )
    page.get_by_role("button", name="Back to the built-in numbers").click()
    page.get_by_text("all numbers are the built-in ones").wait_for()
    page.wait_for_function("(good) => document.querySelector('textarea').value === good", arg=good)
    play.click()
    page.wait_for_url("**/match/**")
    assert my_turn(page)


def test_what_was_typed_before_the_sheet_was_put_back_is_not_heard_of_again(guest: Guest) -> None:
    page = guest.go("/sheet")
    page.get_by_text("all numbers are the built-in ones").wait_for()
    reset = page.get_by_role("button", name="Back to the built-in numbers").element_handle()
    page.evaluate(TYPE_AND_PRESS, reset)
    page.wait_for_timeout(LATER)
    page.get_by_text("all numbers are the built-in ones").wait_for()
    expect(page.locator(".verdict .fault")).to_have_count(0)


def test_a_changed_number_is_shown_beside_the_sheet(guest: Guest) -> None:
    page = guest.go("/sheet")
    area = page.get_by_role("textbox", name="The sheet")
    page.get_by_text("all numbers are the built-in ones").wait_for()
    text = area.input_value()
    area.fill(text.replace("attack = 1", "attack = 2", 1))
    page.get_by_text("one card differs").wait_for()
    expect(page.locator("td.changed")).to_have_count(1)


# --- The rules -----------------------------------------------------------------------------------------


def test_the_rules_are_searched(guest: Guest) -> None:
    page = guest.go("/rules/invictus")
    page.locator("tr.rule").first.wait_for()
    every = page.locator("tr.rule:visible").count()
    search = page.get_by_label("Search the rules")
    search.fill("capture")
    page.wait_for_function("document.querySelector('.rules.searching')")
    some = page.locator("tr.rule:visible")
    assert 0 < some.count() < every
    assert all("captur" in text.lower() for text in some.all_inner_texts())
    search.fill("xyzzy")
    page.get_by_text("No rule contains all these words.").wait_for()
    search.fill("")
    page.wait_for_function("!document.querySelector('.rules.searching')")
    expect(page.locator("tr.rule:visible")).to_have_count(every)


def test_a_rule_has_an_address(guest: Guest) -> None:
    page = guest.go("/rules/invictus#INVI-6.3")
    rule = page.locator("tr[id='INVI-6.3']")
    rule.wait_for()
    page.wait_for_function(
        "document.getElementById('INVI-6.3').getBoundingClientRect().top < innerHeight * 0.5"
    )
    assert rule.evaluate("(node) => node.matches(':target')")
    rule.locator("a").first.click()
    assert page.url.endswith("#INVI-6.3")


def test_chapters_lead_to_their_place(guest: Guest) -> None:
    page = guest.go("/rules")
    page.get_by_role("main").get_by_role("link", name="Invictus").click()
    page.wait_for_url("**/rules/invictus")
    link = page.get_by_role("navigation", name="Chapters").get_by_role("link").nth(4)
    target = link.get_attribute("href")
    link.click()
    page.wait_for_function(
        "(id) => {const t = document.querySelector(id).getBoundingClientRect().top; return t >= 0 && t < innerHeight}",
        arg=target,
    )
