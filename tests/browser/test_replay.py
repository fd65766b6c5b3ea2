"""A match that ended, looked at again: step, jump, play, other eyes, the check of the shuffle, the file."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import Guest, Visit
from .play import my_turn
from .served import PERSON, RANDOM, Server

WHERE = ".replay-bar .where"


@pytest.fixture
def ended(server: Server) -> tuple[str, list[str], int]:
    match, tokens, state = server.come_to("over")
    return match, tokens, state["step"]


def test_step_jump_and_play(guest: Guest, ended: tuple[str, list[str], int]) -> None:
    match, tokens, last = ended
    page = guest.go(f"/replay/{match}#{tokens[0]}")

    def stands_at(step: int) -> None:
        page.locator(WHERE, has_text=f"Step {step} of {last}").wait_for()

    page.locator(WHERE, has_text=f"of {last}").wait_for()
    assert "Step 0 " not in page.locator(WHERE).inner_text(), "it begins where the set-up is over"
    page.get_by_role("button", name="To the start").click()
    stands_at(0)
    page.get_by_role("button", name="One step forward").click()
    stands_at(1)
    page.get_by_role("button", name="To the end").click()
    stands_at(last)
    page.get_by_role("button", name="One step back").click()
    stands_at(last - 1)
    slider = page.get_by_role("slider", name="Replay")
    slider.fill(str(last // 2))
    stands_at(last // 2)
    expect(page.locator(".wt")).to_have_attribute("data-decision", str(-1 - last // 2))
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function(
        "(at) => Number(document.querySelector('.replay-bar input').value) > at", arg=last // 2
    )
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Play", exact=True).wait_for()
    slider.press("Home")
    stands_at(0)
    page.locator("h1, .wt").first.click(position={"x": 2, "y": 2})
    page.keyboard.press("ArrowRight")
    stands_at(1)
    page.keyboard.press("End")
    stands_at(last)
    page.keyboard.press("ArrowLeft")
    stands_at(last - 1)
    page.keyboard.press("Home")
    stands_at(0)
    page.get_by_label("Speed").select_option(label="Fast")
    page.keyboard.press("Space")
    page.get_by_role("button", name="Pause").wait_for()
    page.keyboard.press("Space")
    page.get_by_role("button", name="Play", exact=True).wait_for()
    page.keyboard.press("Home")
    stands_at(0)
    page.wait_for_function("location.search.includes('step=0')")


def test_a_link_points_at_a_moment(guest: Guest, ended: tuple[str, list[str], int]) -> None:
    match, _, last = ended
    page = guest.go(f"/replay/{match}?step=20")
    page.locator(WHERE, has_text=f"Step 20 of {last}").wait_for()
    expect(page.locator("[data-lit]")).to_have_count(0)


def test_through_other_eyes_after_the_end(guest: Guest, ended: tuple[str, list[str], int]) -> None:
    match, tokens, _ = ended
    page = guest.go(f"/replay/{match}?step=20#{tokens[0]}")
    eyes = page.get_by_label("Seen by")
    page.wait_for_selector(".hand[data-zone=hand-0]")
    eyes.select_option(label="Kenji")
    page.wait_for_selector(".hand[data-zone=hand-1]")
    eyes.select_option(label="Spectator")
    page.wait_for_selector(".hand", state="detached")


def test_before_the_end_one_sees_with_ones_own_eyes(guest: Guest, server: Server) -> None:
    match, tokens = server.create(PERSON, PERSON)
    server.play(match, tokens, 30)
    page = guest.go(f"/replay/{match}?step=20#{tokens[0]}")
    page.wait_for_selector(".hand[data-zone=hand-0]")
    expect(page.get_by_label("Seen by")).to_have_count(0)
    expect(page.get_by_role("button", name="Check the shuffle")).to_have_count(0)


def test_the_shuffle_is_checked_and_the_file_verified(
    guest: Guest, ended: tuple[str, list[str], int], tmp_path: Path
) -> None:
    match, tokens, _ = ended
    page = guest.go(f"/replay/{match}#{tokens[0]}")
    page.get_by_role("button", name="Check the shuffle").click()
    page.get_by_text("Yes: everything fits together.").wait_for()
    page.keyboard.press("Escape")
    with page.expect_download() as started:
        page.get_by_role("button", name="Save the match").click()
    file = tmp_path / started.value.suggested_filename
    started.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2] / "src"), "WARTABLE_JIT": "0"}
    command = [sys.executable, "-m", "wartable", "verify", str(file)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_saved_match_is_opened_in_the_lobby(
    visit: Visit, ended: tuple[str, list[str], int], tmp_path: Path
) -> None:
    match, tokens, last = ended
    page = visit().go(f"/replay/{match}#{tokens[0]}")
    with page.expect_download() as started:
        page.get_by_role("button", name="Save the match").click()
    file = tmp_path / "kept.wartable.json"
    started.value.save_as(file)
    other = visit().go("/")
    other.wait_for_selector(".game-tile")
    other.locator(".open-match input").set_input_files(file)
    other.locator(WHERE, has_text=f"of {last}").wait_for()


def test_playing_on_from_a_moment(guest: Guest, ended: tuple[str, list[str], int]) -> None:
    match, tokens, _ = ended
    page = guest.go(f"/replay/{match}?step=25#{tokens[0]}")
    page.wait_for_selector(".hand")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/match/**")
    assert match not in page.url
    assert my_turn(page)


def test_the_end_leads_to_the_replay(guest: Guest, server: Server) -> None:
    match, tokens = server.create(PERSON, RANDOM)
    page = guest.sit(match, tokens[0])
    my_turn(page)
    server.play(match, tokens, "over")
    page.wait_for_selector(".ending")
    page.get_by_role("button", name="Replay").click()
    page.locator(WHERE, has_text="Step").wait_for()
