"""What happens is shown one event at a time: each for its time, the screen never far behind the match, and a person's own
press at once. Measured in the browser."""

from __future__ import annotations

import time
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import Visit, crowd
from .play import my_turn, piece, point
from .served import PERSON, RANDOM, Server

LAG = 4.0  # seconds that a board may be behind its match
BLOW = 1.4
EASY = {"speed": "normal", "steady": True}

# Every beat as it was shown: when, what, for how long it was to be seen, what was said, and where the board stood.
RECORD = """() => {
  const board = document.querySelector('.wt');
  window.beats = [];
  let last = null;
  const note = () => {
    const stage = board.querySelector('.stage');
    if (stage !== last?.stage || stage?.dataset.nth !== last?.nth) {
      if (last?.stage) window.beats.at(-1).ended = performance.now();
      if (stage)
        window.beats.push({ began: performance.now(), kind: stage.dataset.beat, lasts: Number(stage.dataset.lasts),
          step: Number(board.dataset.decision), told: board.querySelector('.news')?.textContent || '',
          ending: Boolean(board.querySelector('.ending')),
          moves: document.getAnimations().filter(({ effect }) => effect.target?.closest?.('.stage')).length });
      last = { stage, nth: stage?.dataset.nth };
    }
  };
  new MutationObserver(note).observe(board, { subtree: true, childList: true, attributes: true });
}"""


# Every decision that the board stood at, in order.
DECISIONS = """() => {
  const board = document.querySelector('.wt');
  window.decisions = [];
  new MutationObserver(() => window.decisions.push(Number(board.dataset.decision)))
    .observe(board, { attributes: true, attributeFilter: ['data-decision'] });
}"""


def all_shown(page: Page) -> None:
    page.wait_for_selector(".wt[data-shown=all]")


def beats(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("() => window.beats")
    return found


def check_times(found: list[dict[str, Any]]) -> None:
    """No event is shown for less than its time; a timer may be a millisecond early."""
    for beat in found:
        assert beat["ended"] - beat["began"] >= beat["lasts"] - 20, beat


def test_every_event_has_its_time_and_the_screen_is_never_far_behind(server: Server, visit: Visit) -> None:
    match, tokens = server.create({**PERSON, "name": "Ania"}, {**PERSON, "name": "Kenji"})
    server.play(match, tokens, "main")
    page = visit(reduced_motion="no-preference", settings=EASY).sit(match, tokens[0])
    all_shown(page)
    page.evaluate(RECORD)
    began = server.state(match)["step"]
    state = server.play(match, tokens, began + 25)
    since = time.monotonic()
    page.wait_for_selector(f".wt[data-decision='{state['decision']}']")
    assert time.monotonic() - since <= LAG + 0.5 * crowd()
    all_shown(page)
    found = beats(page)
    check_times(found)
    assert len(found) >= 12
    assert {"card", "told"} <= {beat["kind"] for beat in found}
    assert [beat["step"] for beat in found] == sorted(beat["step"] for beat in found)

    # Space hurries, and once more is at once.
    state = server.play(match, tokens, state["step"] + 15)
    page.wait_for_selector(".wt[data-shown=passing]")
    page.keyboard.press(" ")
    page.keyboard.press(" ")
    page.wait_for_selector(f".wt[data-decision='{state['decision']}']", timeout=1500 * crowd())

    # The last turn of the other is played once more, and leads back to where the match stands.
    all_shown(page)
    page.evaluate("() => { window.beats.length = 0 }")
    page.locator(".prompt .again").click()
    page.wait_for_selector(".wt[data-shown=passing]")
    assert int(page.locator(".wt").get_attribute("data-decision") or 0) < state["decision"]
    all_shown(page)
    assert int(page.locator(".wt").get_attribute("data-decision") or 0) == state["decision"]
    check_times(beats(page))

    # The match stays on what ended it; only then its end is told. A war that is over has no blow: it says what was counted.
    page.evaluate("() => { window.beats.length = 0 }")
    server.play(match, tokens, "over")
    page.wait_for_selector(".ending")
    found = beats(page)
    assert found[-1]["kind"] == "blow" and not any(beat["ending"] for beat in found)
    assert found[-1]["ended"] - found[-1]["began"] >= 1000 * BLOW - 20
    expect(page.locator(".ending")).to_contain_text("The war is over")
    points = [seat["points"] for seat in server.state(match, tokens[0])["view"]["seats"]]
    expect(page.locator(".ending .blow")).to_contain_text("What decided it")
    expect(page.locator(".ending .blow")).to_contain_text(
        f"Kingdom points: Ania {points[0]}, Kenji {points[1]}", use_inner_text=True
    )


def test_the_last_turn_of_the_other_is_shown_again_to_who_has_just_come(server: Server, visit: Visit) -> None:
    """A reload forgets what was seen; the table tells it, as the own seat saw it."""
    match, tokens = server.create({**PERSON, "name": "Ania"}, {**PERSON, "name": "Kenji"})
    state = server.play(match, tokens, "main")
    mine = state["decider"]
    guest = visit(settings={"speed": "fast", "steady": False})
    page = guest.sit(match, tokens[mine])
    expect(page.locator(".prompt .again")).to_have_count(0)  # nobody has had a turn
    states = [state]
    while not (state["view"]["active"] == mine and any(each["view"]["active"] != mine for each in states)):
        state = server.play(match, tokens, state["step"] + 1)
        states.append(state)
    theirs = [each["decision"] for each in states if each["view"]["active"] == 1 - mine]
    page.reload()
    all_shown(page)
    page.evaluate(RECORD)
    page.evaluate(DECISIONS)
    guest.received.clear()
    page.locator(".prompt .again").click()
    page.wait_for_selector(".wt[data-shown=passing]")
    all_shown(page)
    expect(page.locator(".wt")).to_have_attribute("data-decision", str(state["decision"]))
    assert len(beats(page)) >= 2
    shown = page.evaluate("() => window.decisions")
    assert set(theirs) & set(shown) and shown == sorted(shown)
    theirs_alone = {line["text"] for line in server.state(match, tokens[1 - mine])["log"]}
    theirs_alone -= {line["text"] for line in server.state(match, tokens[mine])["log"]}
    assert theirs_alone and not any(text in frame for text in theirs_alone for frame in guest.received)
    told = len(guest.received)
    page.locator(".prompt .again").click()  # now the board knows it
    page.wait_for_selector(".wt[data-shown=passing]")
    all_shown(page)
    assert not any('"recall"' in frame for frame in guest.received[told:])


def test_without_movement_the_same_is_told_in_words(server: Server, visit: Visit) -> None:
    match, tokens = server.create({**PERSON, "name": "Ania"}, {**PERSON, "name": "Kenji"})
    state = server.play(match, tokens, "main")
    page = visit(settings={"speed": "fast", "steady": False}).sit(match, tokens[0])
    all_shown(page)
    page.evaluate(RECORD)
    server.play(match, tokens, state["step"] + 12)
    page.wait_for_selector(".wt[data-shown=passing]")
    all_shown(page)
    found = beats(page)
    check_times(found)
    assert len(found) >= 4 and all(beat["moves"] == 0 for beat in found)
    told = [beat["told"] for beat in found]
    assert all(told) and all(one != other for one, other in pairwise(told))


# As soon as the usual button has changed it is pressed by mouse and by key; and it is told for how long it took none.
HASTY = """() => {
  const board = document.querySelector('.wt');
  let [since, at] = [null, ''];
  window.steadied = [];
  new MutationObserver(() => {
    const button = board.querySelector('.prompt .usual');
    const unsteady = Boolean(button?.classList.contains('unsteady'));
    if (!button || board.dataset.decision !== at) [since, at] = [null, board.dataset.decision];  // another question
    if (unsteady && since === null) {
      since = performance.now();
      button.click();
      document.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    }
    if (button && !unsteady && since !== null) {
      window.steadied.push({ time: performance.now() - since, decision: Number(board.dataset.decision),
        sent: board.hasAttribute('data-sent') });
      since = null;
    }
  }).observe(board, { subtree: true, childList: true, attributes: true });
}"""


def test_a_button_that_has_changed_takes_no_press_for_a_moment(server: Server, visit: Visit) -> None:
    match, tokens = server.create({**PERSON, "name": "Ania"}, {**PERSON, "name": "Kenji"})
    state = server.play(match, tokens, "main")
    mine = state["decider"]
    page = visit(settings={"speed": "instant", "steady": True}).sit(match, tokens[mine])
    expect(page.locator(".prompt .usual:not(.unsteady)")).to_be_visible()
    page.evaluate(HASTY)
    page.keyboard.press(" ")  # the turn ends
    page.wait_for_selector(f".wt:not([data-decision='{state['decision']}'])")
    state = server.play(match, tokens, state["step"] + 1)
    while not (state["decider"] == mine and state["view"]["pending"]["kind"] == "main"):
        state = server.play(match, tokens, state["step"] + 1)
    page.wait_for_function("(at) => window.steadied.at(-1)?.decision === at", arg=state["decision"])
    found = page.evaluate("() => window.steadied.at(-1)")
    assert not found["sent"]
    assert found["time"] >= 580
    page.keyboard.press(" ")
    page.wait_for_selector(f".wt:not([data-decision='{state['decision']}'])")


# From a press to the frame in which its answer was drawn, for every own decision.
CLOCK = """() => {
  const board = document.querySelector('.wt');
  window.presses = [];
  let pressed = null;
  document.addEventListener('pointerdown', () => { pressed = [performance.now(), board.dataset.decision] }, true);
  new MutationObserver(() => {
    if (!pressed || board.dataset.decision === pressed[1]) return;
    const [since] = pressed;
    pressed = null;
    requestAnimationFrame(() => setTimeout(() => window.presses.push(performance.now() - since)));
  }).observe(board, { attributes: true, attributeFilter: ['data-decision'] });
}"""


def test_a_press_is_drawn_at_once(server: Server, visit: Visit) -> None:
    """Own moves don't wait in the queue: of all presses but one in twenty the answer is drawn within 100 ms."""
    match, tokens = server.create({**PERSON, "name": "Ania"}, RANDOM)
    page = visit(reduced_motion="no-preference", settings={"speed": "normal", "steady": False}).sit(
        match, tokens[0]
    )
    page.evaluate(CLOCK)
    for _ in range(24):
        seen = my_turn(page)
        if seen["asked"] not in ("leader", "take", "opening"):  # from there on a press may only select
            break
        at = point(page, piece(seen["act"][0]))
        assert at is not None
        page.mouse.click(*at)
        page.wait_for_selector(f".wt:not([data-decision='{seen['decision']}'])")
    times = sorted(page.evaluate("() => window.presses"))
    assert len(times) >= 10, (seen["asked"], times)
    print("from a press to its answer, in ms:", [round(each) for each in times])
    assert times[int(len(times) * 0.95)] < 100 * crowd(), times
