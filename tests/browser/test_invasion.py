"""Invasion in the browser: whole matches by mouse, by keyboard alone and by thumb, in all languages; chain, combat, why."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from . import access
from .conftest import Guest, Visit
from .play import BOARD, Keys, Look, Pointer, look, my_turn, piece, play, wait_for
from .scenes import invasion_looked_into
from .served import PERSON, RANDOM, Moment, Server, State, lot

FATES = ("You win", "You lose", "A draw")
OPTIONS = {"starter0": "orc", "starter1": "empire"}  # Orcs fight, so matches are short
ENOUGH = 120  # states to look at all actions of
MATCHES = 20  # are enough for any state to come up

# Whether every action of a state can be done by a press on the table: a piece, a place, a tray or a button.
REACHED = """async (states) => {
  const { choices, tray } = await import('wartable-game-invasion/choices.js');
  const lost = [];
  for (const state of states) {
    const all = choices(state);
    const picked = new Set(tray(state, all));
    for (const action of state.actions) {
      const ways = all.filter((choice) => choice.action === action.action);
      const named = (choice) => choice.from || choice.to.some(({ id }) => id);
      const pressed = (choice) => (picked.has(choice) ? named(choice) : choice.usual || named(choice) || !choice.to.length);
      if (!ways.some(pressed)) lost.push(`${state.view.pending.kind}: ${action.text}`);
      for (const { to } of ways) if (to.some(({ id }) => !id)) lost.push(`a place without a name: ${action.text}`);
    }
  }
  return lost;
}"""

# How often Tab has to be pressed to come from what is in focus to something; less than 0 is Shift+Tab.
TABS = """(selector) => {
  const stops = [...document.querySelectorAll('a[href], button, select, input, summary, [tabindex]')]
    .filter((node) => node.tabIndex >= 0 && !node.disabled && node.getClientRects().length);
  const goal = stops.findIndex((node) => node.matches(selector));
  return goal < 0 ? 0 : goal - stops.indexOf(document.activeElement);
}"""


# --- Hands that want to win soon: they fill their battlefield and attack with all they have ---------------------


@dataclass
class Warlord:
    """What to press for a quick victory; how it is pressed is up to the hand."""

    page: Page
    chance: random.Random

    def wish(self, seen: Look) -> str | None:
        """The piece to press, or nothing for the usual answer."""
        kind, lit = seen["asked"], sorted(seen["act"] + seen["target"])
        if kind == "window":
            playable = [name for name in lit if name.startswith("hand-") and not self.refused(name)]
            return self.chance.choice(playable) if playable else None if seen["usual"] else lit[0]
        if kind == "attacked-zone":
            return max(seen["target"], key=self.damage)
        if kind == "assign":
            return max(lit, key=lambda name: name.startswith("zone-"))
        if kind in ("defenders", "mulligan") and seen["usual"]:
            return None
        return self.chance.choice(lit) if lit else None

    def place(self, seen: Look) -> str | None:
        """Where a selected card goes: to the battlefield, if it may."""
        wanted = [name for name in seen["target"] if name in ("zone-2", "zone-5")]
        wanted += [name for name in seen["target"] if name.startswith("zone-")]
        return (wanted or [None])[0]

    def refused(self, name: str) -> bool:
        return self.page.locator(f'{BOARD} [data-piece="{name}"]').first.locator(".cant").count() > 0

    def damage(self, zone: str) -> float:
        bar = self.page.locator(f'{BOARD} [data-place="{zone}"] .section-bar b')
        return float(bar.inner_text().split("/")[0]) if bar.count() else -1.0


@dataclass
class Rider(Pointer):
    """A warlord with a mouse, or with a thumb."""

    def answer(self, seen: Look) -> None:
        lord = Warlord(self.page, self.chance)
        wish = lord.wish(seen)
        if wish is None:
            self.press(f"{BOARD} .usual, {BOARD} .option, {BOARD} .pick")
            return
        self.press(piece(wish))
        now = look(self.page)
        if now is None or now["decision"] != seen["decision"] or now["sent"] or not now["select"]:
            return
        place = lord.place(now)
        if place:
            self.press(piece(place))
        else:
            self.second(now)


@dataclass
class Scribe(Keys):
    """A warlord with a keyboard and nothing else."""

    def answer(self, seen: Look) -> None:
        lord = Warlord(self.page, self.chance)
        wish = lord.wish(seen)
        self.to(
            piece(wish) if wish else f"{BOARD} .usual" if seen["usual"] else f"{BOARD} .option, {BOARD} .pick"
        )
        self.decide("Enter")
        now = look(self.page)
        if now is None or now["decision"] != seen["decision"] or now["sent"] or not now["select"]:
            return
        place = lord.place(now)
        if place or not now["options"]:
            self.to(piece(place) if place else f'{BOARD} [data-lit="target"]')
            self.decide("Enter")
        else:
            self.decide("1")

    def to(self, selector: str) -> None:
        """An arrow leads into the board; then Tab, as often as it takes."""
        for _ in range(8):
            if self.on("body"):
                self.press("ArrowRight")
            if self.on(selector):
                return
            tabs = self.page.evaluate(TABS, selector)
            self.press(*["Tab" if tabs > 0 else "Shift+Tab"] * max(1, abs(tabs)))
        raise AssertionError(f"Tab never reaches {selector}")


# --- Matches ----------------------------------------------------------------------------------------------------


def begin(server: Server) -> tuple[str, list[str]]:
    return server.create(PERSON, RANDOM, game="invasion", format="starter", options=OPTIONS)


def storm(server: Server, until: Callable[[State], bool]) -> tuple[str, str, list[State]]:
    """A match that a warlord has played through the API up to a state of a kind, with all states on the way."""
    states: list[State] = []
    for _ in range(MATCHES):
        match, tokens = begin(server)
        states += server.states(match, tokens, _chosen, until)
        if states[-1]["status"] != "over":
            return match, tokens[0], states
        states.pop()
    raise AssertionError("no match came to such a state")


def look_at(server: Server, until: Callable[[State], bool]) -> tuple[str, str, State]:
    """A match at a state of a kind, only to be looked at; one for all tests."""

    def make() -> Moment:
        match, token, states = storm(server, until)
        return match, [token], states[-1]

    match, tokens, state = server.moment(until.__name__, make)
    return match, tokens[0], state


def _chosen(state: State) -> int:
    """Cards into the battlefield, everybody attacks the section that is hurt most, and it is hit."""
    verbs = ("attack", "attack-with", "assign", "place", "play", "target", "pass", "done")
    zones = [zone for seat in state["view"]["seats"] for zone in seat["zones"]]

    def rank(action: State) -> tuple[int, int]:
        verb, section = action["verb"], (action["target"] or {}).get("section")
        liking = 0 if section is None else 1 + zones[section]["damage"] - 20 * zones[section]["burning"]
        if verb == "place":
            liking = int(section == 2)
        return (verbs.index(verb) if verb in verbs else len(verbs), -liking)

    number: int = min(state["actions"], key=rank)["action"]
    return number


def kind_of(state: State) -> str:
    return str(state["view"]["pending"]["kind"])


def own_capital(state: State) -> bool:
    """In the own capital phase with units about, and cards that can't be played."""
    view = state["view"]
    units = sum(card["type"] == "unit" for zone in view["seats"][0]["zones"] for card in zone["cards"])
    mine = kind_of(state) == "window" and view["phase"] == "capital" and view["active"] == 0
    return (
        mine and not view["chain"] and units > 1 and any(told["verb"] == "play" for told in state["refused"])
    )


def may_attack(state: State) -> bool:
    return kind_of(state) == "attackers"


def may_assign(state: State) -> bool:
    return kind_of(state) == "assign"


def test_a_whole_match_by_mouse(guest: Guest, server: Server) -> None:
    match, tokens = begin(server)
    page = guest.sit(match, tokens[0])
    assert play(page, Rider(page, random.Random(1)))["turn"] == "over"
    assert page.locator(".ending h2").inner_text() in FATES


def test_a_whole_match_by_keyboard_alone(guest: Guest, server: Server) -> None:
    match, tokens = begin(server)
    page = guest.sit(match, tokens[0])
    assert play(page, Scribe(page, random.Random(2)))["turn"] == "over"
    assert page.locator(".ending h2").inner_text() in FATES


def test_a_whole_match_by_thumb_on_a_phone(phone: Guest, server: Server) -> None:
    match, tokens = begin(server)
    page = phone.sit(match, tokens[0])
    assert play(page, Rider(page, random.Random(3), taps=True))["turn"] == "over"
    assert page.locator(".ending h2").inner_text() in FATES


def test_every_action_can_be_pressed_on_the_table(guest: Guest, server: Server) -> None:
    states: list[State] = []

    def choose(state: State) -> int:
        return int(lot(4, state).choice(state["actions"])["action"])

    while len(states) < ENOUGH:
        match, tokens = begin(server)
        for state in server.states(match, tokens, choose, lambda state: len(states) >= ENOUGH):
            if state["status"] != "over":
                states.append({name: state[name] for name in ("view", "actions", "seat")})
    page = guest.sit(match, tokens[0])
    assert len({kind_of(state) for state in states}) > 5
    assert page.evaluate(REACHED, states) == []


# --- Looking ----------------------------------------------------------------------------------------------------


def test_numbers_say_why_and_cards_say_why_not(guest: Guest, server: Server) -> None:
    match, token, _ = look_at(server, own_capital)
    page = guest.sit(match, token)
    my_turn(page)
    page.locator(f"{BOARD} .zone.mine .section").first.hover()
    why = page.locator(".preview .why")
    expect(why).to_contain_text("Your kingdom", use_inner_text=True)
    expect(why).to_contain_text("the capital itself", use_inner_text=True)
    page.locator(f"{BOARD} .hand .piece:has(.cant)").first.hover()
    expect(why).to_contain_text(re.compile("can’t be played|would cost|needs"), use_inner_text=True)
    page.locator(f"{BOARD} .laid-unit .piece").first.hover()
    expect(why).to_contain_text("Power: ", use_inner_text=True)
    expect(why).to_contain_text("Hit points: ", use_inner_text=True)
    terms = page.locator(".preview .terms")
    expect(terms).to_contain_text("Unit", use_inner_text=True)
    expect(terms).to_contain_text("INV-022", use_inner_text=True)


def test_a_hand_card_goes_to_a_zone_in_two_presses_and_lies_on_the_chain(
    guest: Guest, server: Server
) -> None:
    def can_play_unit(state: State) -> bool:
        cards = state["view"]["cards"]
        plays = [action["source"]["card"] for action in state["actions"] if action["verb"] == "play"]
        return any(cards[card]["type"] == "unit" and not cards[card]["keywords"] for card in plays)

    match, token, states = storm(server, can_play_unit)
    page = guest.sit(match, token)
    my_turn(page)
    cards = states[-1]["view"]["cards"]
    played = [action["source"]["card"] for action in states[-1]["actions"] if action["verb"] == "play"]
    unit = next(card for card in played if cards[card]["type"] == "unit" and not cards[card]["keywords"])
    hand = Pointer(page, random.Random(1))
    hand.press(piece(f"hand-0-{unit}"))
    seen = wait_for(page, lambda now: bool(now["select"]), "a selected card")
    assert {"zone-0", "zone-1", "zone-2"} <= set(seen["target"])
    hand.press(piece("zone-0"))
    kingdom = page.locator(f'{BOARD} .zone.mine.zone-kingdom [data-card="{unit}"]')
    chained = page.locator(f'{BOARD} .chain [data-card="{unit}"]')
    kingdom.or_(chained).first.wait_for()


def test_the_top_of_a_deck_is_drawn_for_the_seat_that_knows_it_alone(visit: Visit, server: Server) -> None:
    match, tokens = server.arranged(*invasion_looked_into())
    deck = f"{BOARD} .pile[data-zone=deck-1]"
    page = visit().sit(match, tokens[0])
    expect(page.locator(f"{deck} .face-plate")).to_have_count(1)
    expect(page.locator(deck)).to_have_accessible_name(
        re.compile("You know what lies on top.*Waaagh!, Pillage")
    )
    page.locator(deck).hover()
    expect(page.locator(f"{BOARD} .preview")).to_have_accessible_name("Waaagh!")
    page.locator(deck).click()
    expect(page.locator(f"{BOARD} .contents ol")).to_have_text(re.compile("Waaagh!.*Pillage"))
    for token in (tokens[1], ""):
        other = visit().sit(match, token) if token else visit().go(f"/watch/{match}")
        expect(other.locator(f"{deck} .pile-words")).to_contain_text("12")
        expect(other.locator(f"{BOARD} .pile .pile-known")).to_have_count(0)
        expect(other.locator(f"{deck} .face-plate")).to_have_count(0)
        assert all("top" not in seat["deck"] for seat in server.state(match, token)["view"]["seats"])


def test_combat_shows_its_steps_and_what_will_happen(guest: Guest, server: Server) -> None:
    match, token, _ = look_at(server, may_assign)
    page = guest.sit(match, token)
    my_turn(page)
    assert page.locator(f"{BOARD} .phases li.at").all_inner_texts()[-1].endswith("assign")
    expect(page.locator(f"{BOARD} .rank.attackers .laid")).not_to_have_count(0)
    expect(page.locator(f"{BOARD} .combat")).to_contain_text("to assign", use_inner_text=True)


@pytest.mark.parametrize("wide", [True, False], ids=["wide", "narrow"])
def test_the_table_is_usable_by_all(visit: Visit, server: Server, wide: bool) -> None:
    match, token, _ = look_at(server, own_capital)
    guest = (
        visit()
        if wide
        else visit(viewport={"width": 390, "height": 844}, has_touch=True, color_scheme="light")
    )
    page = guest.sit(match, token)
    my_turn(page)
    assert access.nameless(page) == []
    assert access.miscalled(page) == []
    assert access.poor_contrast(page) == []
    assert not access.scrolls_sideways(page)
    if not wide:
        assert (
            access.too_small(page, f"{BOARD} .felt [data-lit], {BOARD} .prompt button, {BOARD} .tabs button")
            == []
        )


@pytest.mark.parametrize(("locale", "sign"), [("ja-JP", "ぁ-ヿ"), ("pl-PL", "ąćęłńóśźż"), ("en-GB", "a-z")])
def test_the_table_speaks(visit: Visit, server: Server, locale: str, sign: str) -> None:
    match, token, _ = storm(server, may_attack)
    page = visit(locale=locale).sit(match, token)
    my_turn(page)
    Rider(page, random.Random(5)).answer(my_turn(page))
    said = page.locator(BOARD).inner_text() + " ".join(
        page.locator(f"{BOARD} [aria-label]").evaluate_all("all => all.map((node) => node.ariaLabel)")
    )
    assert not set("{}") & set(said)
    assert not page.get_by_text("board-").count() and "why-" not in said
    assert page.locator(f"{BOARD} .combat").inner_text() and any(
        ord(sign[0]) <= ord(letter) for letter in said
    )
