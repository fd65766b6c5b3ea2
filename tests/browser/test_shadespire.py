"""Shadespire in the browser: whole matches by mouse, by keyboard alone and by thumb, a melee of four, in all languages."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from . import access
from .conftest import PHONE, Guest, Visit
from .play import BOARD, Keys, Look, Pointer, look, my_turn, piece, play, wait_for
from .scenes import shadespire_attacks
from .served import PERSON, RANDOM, Moment, Server, State, lot

GARREK, SAEK, TARGOR = 7, 8, 10
TOKEN = BOARD + ' .sha-world .sha-token[data-piece="fighter-{}"]'
FATES = ("You win", "You lose", "A draw")
MATCHES = 20  # are enough for any state to come up

# Whether every action of a state can be done by a press on the table: a piece, a place, a tray or a button.
REACHED = """async (states) => {
  const { choices, tray } = await import('wartable-game-shadespire/choices.js');
  const lost = [];
  for (const state of states) {
    const all = choices(state);
    const picked = new Set(tray(state, all).map(({ action }) => action));
    for (const action of state.actions) {
      const ways = all.filter((choice) => choice.action === action.action);
      const named = (choice) => choice.from || choice.to.some(({ id }) => id);
      const pressed = (choice) => choice.usual || named(choice) || picked.has(choice.action) || !choice.to.length;
      if (!ways.some(pressed)) lost.push(`${state.view.pending.kind}: ${action.text}`);
      const keys = ways.filter(({ key }) => key).map(({ key }) => key);
      if (new Set(keys).size < keys.length) lost.push(`two attacks with one button: ${action.text}`);
      for (const { to } of ways) if (to.some(({ id }) => !id)) lost.push(`a place without a name: ${action.text}`);
    }
  }
  return lost;
}"""


# Whether something comes after what is in focus, so that Tab leads there, or before it.
AHEAD = """(selector) => {
  const [at, node] = [document.activeElement, document.querySelector(selector)];
  if (!node || !at || at === document.body) return true;
  return Boolean(at.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING);
}"""


# --- Hands that fight: they charge and attack where they can, and pass where they can't -------------------------


def wish(seen: Look, chance: random.Random) -> str | None:
    """The piece to press, or nothing for a button; power cards are mostly kept."""
    lit = seen["act"] + seen["target"]
    passes = 0.8 if seen["asked"] in ("power-step", "reaction", "end-upgrades") else 0.4
    return chance.choice(lit) if lit and not (seen["usual"] and chance.random() < passes) else None


def opened(seen: Look, now: Look | None) -> bool:
    """Whether a piece has been selected that offers something."""
    return bool(now and now["decision"] == seen["decision"] and not now["sent"] and now["select"])


WHICH = f"{BOARD} .option[aria-pressed]"  # the attacks, while one can be chosen


def asks_which(page: Page, seen: Look) -> bool:
    """Whether a press on an enemy sent nothing, for several attacks reach it."""
    now = look(page)
    same = now is not None and now["decision"] == seen["decision"] and not now["sent"]
    return same and page.locator(WHICH).count() > 0


@dataclass
class Captain(Pointer):
    """One with a mouse, or with a thumb."""

    def answer(self, seen: Look) -> None:
        wanted = wish(seen, self.chance)
        if wanted is None:
            self.press(f"{BOARD} .usual" if seen["usual"] else f"{BOARD} .option")
            return
        self.press(piece(wanted))
        now = look(self.page)
        if now is not None and opened(seen, now):
            foes = [name for name in now["target"] if name.startswith("fighter-")]
            if foes:
                self.press(piece(foes[0]))
            else:
                self.second(now)
        if asks_which(self.page, seen):
            self.press(WHICH)


@dataclass
class Clerk(Keys):
    """One with a keyboard and nothing else."""

    def answer(self, seen: Look) -> None:
        if wish(seen, self.chance) is None:
            self.button(seen)
            return
        self.walk()
        self.decide("Enter")
        now = look(self.page)
        if now is None or not opened(seen, now):
            if asks_which(self.page, seen):
                self.to(WHICH)
                self.decide("Enter")
            return
        self.to(f"{BOARD} .option" if now["options"] else f'{BOARD} [data-lit="target"]')
        self.decide("Enter")

    def to(self, selector: str) -> None:
        for _ in range(120):
            if self.on(selector):
                return
            self.press("Tab" if self.page.evaluate(AHEAD, selector) else "Shift+Tab")
        raise AssertionError(f"Tab never reaches {selector}")

    def button(self, seen: Look) -> None:
        """The usual answer by Space; a choice without a piece by going to its button."""
        if seen["usual"]:
            self.page.evaluate("document.activeElement?.blur()")
            self.decide("Space")
        else:
            self.to(f"{BOARD} .option")
            self.decide("Enter")


# Where every fighter of the battlefield stands, and how large it is to a finger.
STANDING = """() => [...document.querySelectorAll('.wt .sha-world .sha-token')].map((node) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return [node.dataset.piece, left, top, width, height];
})"""

# --- Matches ----------------------------------------------------------------------------------------------------


def begin(server: Server, format: str = "core", seats: int = 2) -> tuple[str, list[str]]:
    return server.create(PERSON, *[RANDOM] * (seats - 1), game="shadespire", format=format)


def march(server: Server, until: Callable[[State], bool], seed: int = 1) -> tuple[str, str, list[State]]:
    """A match that was played through the API up to a state of a kind, with all states on the way."""
    states: list[State] = []

    def choose(state: State) -> int:
        return int(lot(seed, state).choice(_liked(state["actions"]))["action"])

    for _ in range(MATCHES):
        match, tokens = begin(server)
        states += server.states(match, tokens, choose, until)
        if states[-1]["status"] != "over":
            return match, tokens[0], states
        states.pop()
    raise AssertionError("no match came to such a state")


def _liked(actions: list[State]) -> list[State]:
    """Fighting, where there is a fight to be had."""
    return [action for action in actions if action["verb"] in ("attack", "charge")] or actions


def kind_of(state: State) -> str:
    return str(state["view"]["pending"]["kind"])


def in_round(number: int) -> Callable[[State], bool]:
    return lambda state: bool(state["view"]["round"] >= number)


def at_a_fight(server: Server) -> tuple[str, str, State]:
    """A match at an activation in which an attack can be made, only to be looked at; one for all tests."""

    def make() -> Moment:
        match, token, states = march(server, may_attack, seed=10)
        return match, [token], states[-1]

    match, tokens, state = server.moment("fight", make)
    return match, tokens[0], state


def may_attack(state: State) -> bool:
    plans = state["view"]["plans"] or {}
    return any(plan["attacks"] for plan in plans.values())


def test_a_whole_match_by_mouse(guest: Guest, server: Server) -> None:
    match, tokens = begin(server)
    page = guest.sit(match, tokens[0])
    assert play(page, Captain(page, random.Random(1)))["turn"] == "over"
    assert page.locator(".ending h2").inner_text() in FATES
    seats = server.state(match, tokens[0])["view"]["seats"]
    glory = [seat["glory"] + seat["spent_glory"] for seat in seats]
    told = re.compile(rf"What decided it.*Glory after round 3: \S+ {glory[0]}, .+ {glory[1]}", re.DOTALL)
    expect(page.locator(".ending .blow")).to_have_text(told, use_inner_text=True)


def test_a_whole_match_by_keyboard_alone(guest: Guest, server: Server) -> None:
    match, tokens = begin(server)
    page = guest.sit(match, tokens[0])
    assert play(page, Clerk(page, random.Random(2)))["turn"] == "over"
    assert page.locator(".ending h2").inner_text() in FATES


def test_a_whole_match_by_thumb_on_a_phone(phone: Guest, server: Server) -> None:
    match, tokens = begin(server)
    page = phone.sit(match, tokens[0])
    assert play(page, Captain(page, random.Random(3), taps=True))["turn"] == "over"
    assert page.locator(".ending h2").inner_text() in FATES


def test_boards_tokens_and_fighters_are_placed_by_thumb(phone: Guest, server: Server) -> None:
    match, tokens = begin(server, "constructed")
    page = phone.sit(match, tokens[0])
    seen = play(page, Captain(page, random.Random(4), taps=True), lambda now: now["asked"] == "activation")
    assert seen["act"] and page.locator(f"{BOARD} .sha-token").count() > 4


def test_four_warbands_on_four_boards(guest: Guest, server: Server) -> None:
    match, tokens = begin(server, "melee", 4)
    page = guest.sit(match, tokens[0])
    seen = play(page, Captain(page, random.Random(5)), lambda now: now["asked"] == "deploy")
    assert seen["asked"] == "deploy" and len(seen["act"]) > 2
    expect(page.locator(f"{BOARD} .sha-seat")).to_have_count(4)
    expect(page.locator(f"{BOARD} .sha-band")).to_have_count(4)
    expect(page.locator(f"{BOARD} .objective")).to_have_count(9)


def test_every_action_can_be_pressed_on_the_table(guest: Guest, server: Server) -> None:
    match, token, states = march(server, in_round(2), seed=6)
    page = guest.sit(match, token)
    assert len({kind_of(state) for state in states}) > 8
    told = [{name: state[name] for name in ("view", "actions", "seat")} for state in states]
    assert page.evaluate(REACHED, told) == []


# --- Looking ----------------------------------------------------------------------------------------------------


def test_an_attack_shows_its_chances_before_it_is_made_and_its_dice_after(
    guest: Guest, server: Server
) -> None:
    match, token, states = march(server, may_attack, seed=7)
    page = guest.sit(match, token)
    my_turn(page)
    plans = states[-1]["view"]["plans"]
    fighter = next(name for name, plan in plans.items() if plan["attacks"])
    foe = plans[fighter]["attacks"][0]["target"]
    hand = Captain(page, random.Random(7))
    hand.press(piece(f"fighter-{fighter}"))
    seen = wait_for(page, lambda now: bool(now["select"]), "a selected fighter")
    assert f"fighter-{foe}" in seen["target"]
    assert len([name for name in seen["target"] if name.startswith("hex-")]) == len(plans[fighter]["moves"])
    expect(page.locator(f"{BOARD} .charge-ring")).to_have_count(len(plans[fighter]["charges"]))
    target = page.locator(f'{BOARD} .sha-token[data-piece="fighter-{foe}"]')
    target.hover()
    page.locator(f"{BOARD} .sha-odds .odd.looked").first.wait_for()
    expect(page.locator(f"{BOARD} .sha-odds .odd.looked").first).to_contain_text("%", use_inner_text=True)
    expect(page.locator(f"{BOARD} .sight line")).to_have_count(2)
    assert "Success" in (target.get_attribute("aria-label") or "")
    assert page.locator(".preview .sha-card").inner_text()
    rolled = page.locator(".log li").count()
    hand.press(piece(f"fighter-{foe}"))
    if asks_which(page, seen):
        hand.press(WHICH)
    for _ in range(4):  # a weapon that is answered before its target is named
        now = wait_for(page, lambda now: not now["sent"], "the next question")
        if now["asked"] not in ("activation", "weapon"):
            break
        hand.answer(now)
    page.wait_for_function("(n) => document.querySelectorAll('.log li').length > n", arg=rolled)
    page.locator(f"{BOARD} .sha-dice .sha-die").first.wait_for()


def test_which_attack_is_a_button_and_whom_is_a_press_on_the_board(guest: Guest, server: Server) -> None:
    """Attack and target in either order; what is sent is one message, and no two buttons read alike."""
    match, tokens = server.arranged(*shadespire_attacks())
    page = guest.sit(match, tokens[0])
    my_turn(page)
    told = {
        (each["weapon"], each["target"]): each for each in plans_of(server, match, tokens[0])["0"]["attacks"]
    }
    hand = Captain(page, random.Random(9))
    hand.press(TOKEN.format(0))
    buttons = page.locator(f"{BOARD} .option[aria-pressed]")
    expect(buttons).to_have_count(len({weapon for weapon, _ in told}))
    assert len(set(buttons.all_inner_texts())) == buttons.count()
    spear = page.locator(f"{BOARD} .option", has_text="Shadeglass Spear")
    expect(spear).to_contain_text("range 2 · 2 × hammer · damage 2")
    expect(spear).not_to_contain_text("%")  # it reaches several
    hand.press(TOKEN.format(GARREK))  # whom several attacks reach: which is asked, each with its chance
    weapon = next(weapon for weapon, target in told if target == TARGOR)
    expect(spear).to_contain_text(f"hits {round(told[weapon, GARREK]['success'] * 100)} %")
    assert page.locator(BOARD).get_attribute("data-sent") is None
    page.keyboard.press("Escape")
    page.keyboard.press(str(page.locator(f"{BOARD} .option").all_inner_texts().index(spear.inner_text()) + 1))
    expect(spear).to_have_attribute("aria-pressed", "true")
    for target in (GARREK, SAEK, TARGOR):
        odd = page.locator(f"{TOKEN.format(target)} .sha-odd")
        expect(odd).to_have_text(f"{round(told[weapon, target]['success'] * 100)} %")
    assert not [name for name in wait_for(page, bool, "the board")["target"] if name.startswith("hex-")]
    before = server.state(match, tokens[0])["step"]
    hand.press(TOKEN.format(TARGOR))
    wait_for(page, lambda now: now["asked"] != "activation", "the attack")
    assert server.state(match, tokens[0])["step"] >= before + 3


def plans_of(server: Server, match: str, token: str) -> State:
    return dict(server.state(match, token)["view"]["plans"])


def test_objectives_tell_their_owner_how_far_they_are(guest: Guest, server: Server) -> None:
    def counts(state: State) -> bool:
        own = state["view"]["seats"][0]
        return kind_of(state) == "activation" and any("need" in told for told in own["progress"].values())

    match, token, states = march(server, counts, seed=8)
    page = guest.sit(match, token)
    my_turn(page)
    progress = states[-1]["view"]["seats"][0]["progress"]
    card, told = next((card, told) for card, told in progress.items() if "need" in told)
    badge = page.locator(f'{BOARD} [data-piece="hand-{card}"] .sha-badge')
    expect(badge).to_have_text(f"{min(told['have'], told['need'])}/{told['need']}", use_inner_text=True)
    assert server.state(match)["view"]["seats"][0]["progress"] is None


def test_the_battlefield_is_zoomed_moved_and_fitted_again(guest: Guest, server: Server) -> None:
    match, token, _ = at_a_fight(server)
    page = guest.sit(match, token)
    my_turn(page)
    world = page.locator(f"{BOARD} .sha-world")
    fitted = world.bounding_box()
    frame = page.locator(f"{BOARD} .sha-frame").bounding_box()
    assert (
        fitted and frame and fitted["width"] <= frame["width"] + 1 and fitted["height"] <= frame["height"] + 1
    )
    page.mouse.move(frame["x"] + 20, frame["y"] + 20)
    page.mouse.wheel(0, -400)
    page.wait_for_function("(w) => document.querySelector('.sha-world').offsetWidth > w", arg=fitted["width"])
    page.get_by_role("button", name="Show all").click()
    page.get_by_role("button", name="Hex names").click()
    assert page.locator(f"{BOARD} .coordinate").count() > 60
    assert world.bounding_box() == fitted


def test_on_a_phone_fighters_fit_a_thumb_and_the_board_stays(phone: Guest, server: Server) -> None:
    """Also while a fighter is chosen, and while one is looked at by a long press of a real finger. In this fight all that may
    be pressed then is in sight; where it is not, the board moves just so far that it is."""
    match, token, states = march(server, may_attack, seed=16)
    state = states[-1]
    page = phone.sit(match, token)
    my_turn(page)
    before = page.evaluate(STANDING)
    assert min(side for *_, wide, high in before for side in (wide, high)) >= 40
    plans = state["view"]["plans"]
    fighter = next(name for name, plan in plans.items() if plan["attacks"])
    Captain(page, random.Random(12), taps=True).press(piece(f"fighter-{fighter}"))
    wait_for(page, lambda now: bool(now["select"]), "a selected fighter")
    assert page.evaluate(STANDING) == before
    finger = page.context.new_cdp_session(page)
    at = page.locator(f"{BOARD} .sha-world .sha-token.mark-target").first.bounding_box()
    assert at
    point = {"x": at["x"] + at["width"] / 2, "y": at["y"] + at["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.locator(".preview.pinned .sha-card").wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.get_by_role("button", name="Close").tap()
    assert page.evaluate(STANDING) == before
    assert page.locator(BOARD).get_attribute("data-sent") is None


@pytest.mark.parametrize("wide", [True, False], ids=["wide", "narrow"])
def test_the_table_is_usable_by_all(visit: Visit, server: Server, wide: bool) -> None:
    match, token, _ = at_a_fight(server)
    guest = visit() if wide else visit(viewport=PHONE, has_touch=True, color_scheme="light")
    page = guest.sit(match, token)
    my_turn(page)
    assert access.nameless(page) == []
    assert access.miscalled(page) == []
    assert access.poor_contrast(page) == []
    assert not access.scrolls_sideways(page)
    if not wide:
        small = f"{BOARD} .sha-lens button, {BOARD} .prompt button, {BOARD} .tabs button, {BOARD} .sha-hand [data-lit]"
        assert access.too_small(page, small) == []


@pytest.mark.parametrize(("locale", "said"), [("ja-JP", "ラウンド"), ("pl-PL", "Runda"), ("en-GB", "Round")])
def test_the_table_speaks(visit: Visit, server: Server, locale: str, said: str) -> None:
    match, token, state = at_a_fight(server)
    page = visit(locale=locale).sit(match, token)
    my_turn(page)
    fighter = next(name for name, plan in state["view"]["plans"].items() if plan["attacks"])
    Captain(page, random.Random(11)).press(piece(f"fighter-{fighter}"))
    page.locator(f"{BOARD} .sha-odds").wait_for()
    page.locator(f"{BOARD} .sha-hand .piece").first.hover()
    page.locator(".preview .face").wait_for()
    labels = page.locator(f"{BOARD} [aria-label]").evaluate_all("all => all.map((node) => node.ariaLabel)")
    told = page.locator(BOARD).inner_text() + " ".join(labels)
    assert said in told
    assert not set("{}") & set(told)
    assert "board-" not in told and "sha-" not in told and "why-" not in told
