"""Playing at the board in a browser as a person would: with the mouse, with the thumb, or with the keyboard alone.
What may be pressed is read from the board's own marks; which of it is taken is up to a seeded chance."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Error, Page

BOARD = ".wt"
SLOW = 60.0  # seconds that the other side and the server may take on a busy machine
LOST = 10.0  # seconds after which a press that changed nothing counts as one that missed
LONGEST = 400  # presses that no match of ours needs

# What the board says of itself: the decision, whose turn it is, and what is lit.
LOOK = """() => {
  const board = document.querySelector('.wt');
  if (!board || !board.dataset.turn) return null;
  const shown = (node) => node.getClientRects().length > 0;
  const lit = (mark) => [...board.querySelectorAll(`button[data-lit="${mark}"]`)].filter(shown)
    .map((node) => node.dataset.piece || node.dataset.place);
  return {
    decision: Number(board.dataset.decision), asked: board.dataset.asked, turn: board.dataset.turn,
    sent: board.hasAttribute('data-sent'), tab: board.dataset.tab,
    act: lit('act'), select: lit('select'), target: lit('target'),
    options: [...board.querySelectorAll('.option')].filter(shown).length,
    usual: [...board.querySelectorAll('.usual')].filter(shown).length > 0,
  };
}"""

# A point at which something that rests can really be hit: nothing lies over it there. It is looked for in what was drawn, not in
# what is still to be laid out: what lies elsewhere in the next frame does not rest.
POINT = """async ([selector, nth]) => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  await frame();
  const node = [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length)[nth];
  if (!node) return null;
  node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const gliding = ({ effect, playState }) =>
    playState === 'running' && effect.target?.contains(node) && effect.getComputedTiming().endTime < Infinity;
  if (document.getAnimations().some(gliding)) return [];
  const box = node.getBoundingClientRect();
  await frame();
  const now = node.getBoundingClientRect();
  if (['left', 'top', 'width', 'height'].some((side) => box[side] !== now[side])) return [];
  for (const dx of [0.5, 0.25, 0.1, 0.75, 0.9])
    for (const dy of [0.5, 0.25, 0.75, 0.1, 0.9]) {
      const [x, y] = [box.left + box.width * dx, box.top + box.height * dy];
      const hit = document.elementFromPoint(x, y);
      if (hit && node.contains(hit)) return [x, y];
    }
  return [];
}"""

Look = dict[str, Any]


CLOSE = ".preview.pinned > button"  # of a piece that is looked at closely

MOVING = 1.5  # seconds after which nothing on the board still glides past what is to be pressed


class Covered(AssertionError):
    """Something is lit, but nobody could hit it."""


def look(page: Page) -> Look | None:
    """The board as it is; nothing while there is none, as between two pages."""
    try:
        found: Look | None = page.evaluate(LOOK)
    except Error as error:
        if "navigation" in str(error):
            return None
        raise
    return found


def wait_for(page: Page, wanted: Callable[[Look], bool], what: str, patience: float = SLOW) -> Look:
    """Wait until the board is as wanted; what it was instead is told when it never is."""
    deadline = time.monotonic() + patience
    seen = None
    while time.monotonic() < deadline:
        seen = look(page)
        if seen is not None and wanted(seen):
            return seen
        page.wait_for_timeout(20)
    raise AssertionError(f"the board never came to: {what}; it was {seen}")


def wait_for_change(page: Page, before: Look | None) -> None:
    """Wait until the board has answered a press: by a mark, by sending it on, or by another page."""
    deadline = time.monotonic() + LOST
    while time.monotonic() < deadline and look(page) == before:
        page.wait_for_timeout(15)


def asked(seen: Look) -> bool:
    """Whether a person is asked something, or nobody is ever again."""
    return seen["turn"] == "over" or (seen["turn"] == "yours" and not seen["sent"])


def my_turn(page: Page) -> Look:
    return wait_for(page, asked, "a question to this seat, or the end")


def leave_a_mark(page: Page) -> None:
    """Mark a page, so that it can be told from the one that comes after it."""
    page.evaluate("window.marked = true")


def wait_for_another(page: Page) -> None:
    """Wait until the page that was marked has gone, and the board of the one after it is there."""
    page.wait_for_function("!window.marked && document.querySelector('.wt[data-turn]')")


def whoever_is_asked(*pages: Page) -> Page:
    """The first of several browsers that is asked something. Which one that is nobody knows before it is: states come when they come."""
    deadline = time.monotonic() + SLOW
    while time.monotonic() < deadline:
        for page in pages:
            seen = look(page)
            if seen is not None and asked(seen):
                return page
        pages[0].wait_for_timeout(20)
    raise AssertionError(f"nobody is asked: {[look(page) for page in pages]}")


def point(page: Page, selector: str, nth: int = 0) -> tuple[float, float] | None:
    """Where something can be hit; nothing if it has gone meanwhile."""
    deadline = time.monotonic() + MOVING
    while True:
        found = page.evaluate(POINT, [selector, nth])
        if found is None:
            return None
        if found:
            return found[0], found[1]
        if time.monotonic() > deadline:
            raise Covered(f"{selector} lies under something else")
        time.sleep(0.05)


def piece(name: str) -> str:
    return f'{BOARD} button[data-lit][data-piece="{name}"], {BOARD} button[data-lit][data-place="{name}"]'


@dataclass
class Pointer:
    """A hand that presses what it sees: a mouse, or a thumb."""

    page: Page
    chance: random.Random
    taps: bool = False

    def press(self, selector: str, nth: int = 0) -> bool:
        """Press something, and wait for the board's answer."""
        self.put_away()
        at, before = point(self.page, selector, nth), look(self.page)
        if at is None:
            return False
        self.hit(at)
        wait_for_change(self.page, before)
        return True

    def hit(self, at: tuple[float, float]) -> None:
        if self.taps:
            self.page.touchscreen.tap(*at)
        else:
            self.page.mouse.click(*at)

    def put_away(self) -> None:
        """Close what a press beside its mark has opened: the board changed under the finger."""
        at = point(self.page, CLOSE)
        if at is not None:
            self.hit(at)
            self.page.wait_for_selector(CLOSE, state="detached")

    def answer(self, seen: Look) -> None:
        """Answer a question by one press or two: a piece, and what it offers."""
        lit = seen["act"] + seen["target"]
        if seen["usual"] and (not lit or self.chance.random() < 0.3):
            self.press(f"{BOARD} .usual")
            return
        assert lit, f"nothing to press: {seen}"
        self.press(piece(self.chance.choice(lit)))
        now = look(self.page)
        if now is None or now["decision"] != seen["decision"] or now["sent"] or not now["select"]:
            return
        self.second(now)

    def second(self, seen: Look) -> None:
        places = len(seen["target"]) + seen["options"]
        assert places, f"a piece is selected that offers nothing: {seen}"
        which = self.chance.randrange(places)
        if which < len(seen["target"]):
            try:
                self.press(piece(seen["target"][which]))
            except Covered:  # on a phone the offers of a card may lie over its target: then they name it
                assert seen["options"], "a target is covered, and nothing else offers it"
                self.press(f"{BOARD} .option")
        else:
            self.press(f"{BOARD} .option", which - len(seen["target"]))


@dataclass
class Keys:
    """A hand that has a keyboard and nothing else."""

    page: Page
    chance: random.Random

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def decide(self, key: str) -> None:
        """Press a key that means something where the focus is, and wait for the board's answer."""
        before = look(self.page)
        self.press(key)
        wait_for_change(self.page, before)

    def answer(self, seen: Look) -> None:
        """Walk over what is lit and press Enter; a selected piece is then given one of its targets or options."""
        lit = seen["act"] + seen["target"]
        if seen["usual"] and (not lit or self.chance.random() < 0.25):
            self.end_turn()
            return
        self.walk()
        self.decide("Enter")
        now = look(self.page)
        if now is None or now["decision"] != seen["decision"] or now["sent"] or not now["select"]:
            return
        if now["options"]:
            self.decide("1")
        elif now["target"]:
            self.to(f'{BOARD} [data-lit="target"]')
            self.decide("Enter")

    def walk(self) -> None:
        arrows = ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]
        self.press(*self.chance.choices(arrows, k=self.chance.randint(1, 4)))
        if not self.on(f"{BOARD} [data-lit], {BOARD} .usual"):
            self.to(f"{BOARD} [data-lit], {BOARD} .usual")

    def end_turn(self) -> None:
        """The usual answer: Space, wherever the focus is not on something that Space itself presses."""
        self.to(f"{BOARD} .usual")
        self.decide("Space")

    def to(self, selector: str) -> None:
        """Go on with Tab until the focus is where it should be."""
        for _ in range(200):
            if self.on(selector):
                return
            self.press("Tab")
        raise AssertionError(f"Tab never reaches {selector}")

    def on(self, selector: str) -> bool:
        return bool(self.page.evaluate("(s) => Boolean(document.activeElement?.matches(s))", selector))


def draw_lots(hand: Pointer | Keys, lots: int, tries: Counter[int], seen: Look) -> None:
    """Let a hand choose in this decision what it chose in every run before, whoever answered the one before it."""
    hand.chance.seed(f"{lots} {seen['decision']} {tries[seen['decision']]}")
    tries[seen["decision"]] += 1


def play_together(hands: list[Pointer], hurry: bool = False) -> None:
    """Two or more browsers play one match to its end, each answering when it is asked.

    In a hurry nobody declines what is asked in the other's turn while there is something else to do.
    """
    lots, tries = [hand.chance.getrandbits(32) for hand in hands], Counter[int]()
    quiet = time.monotonic() + SLOW
    while time.monotonic() < quiet:
        looks = [look(hand.page) for hand in hands]
        if all(seen and seen["turn"] == "over" for seen in looks):
            return
        for hand, seen, lot in zip(hands, looks, lots, strict=True):
            if seen and seen["turn"] == "yours" and not seen["sent"]:
                draw_lots(hand, lot, tries, seen)
                hand.answer({**seen, "usual": seen["usual"] and not (hurry and seen["act"] + seen["target"])})
                quiet = time.monotonic() + SLOW
        hands[0].page.wait_for_timeout(30)
    raise AssertionError(f"the match stands still: {[look(hand.page) for hand in hands]}")


def play(page: Page, hand: Pointer | Keys, until: Callable[[Look], bool] = lambda seen: False) -> Look:
    """Play on until something holds or the match is over; gives the last look at the board."""
    lots, tries = hand.chance.getrandbits(32), Counter[int]()
    for _ in range(LONGEST):
        seen = my_turn(page)
        if seen["turn"] == "over" or until(seen):
            return seen
        draw_lots(hand, lots, tries, seen)
        hand.answer(seen)
        moved = time.monotonic() + LOST
        while time.monotonic() < moved:
            now = look(page)
            if now is not None and (now["decision"] != seen["decision"] or now["turn"] == "over"):
                break
            if now is not None and now["select"] and not now["sent"]:
                break
            page.wait_for_timeout(15)
    raise AssertionError(f"no end after {LONGEST} presses: {look(page)}")
