"""`scene(...)` arranges a board in the middle of a match; the `Story` it gives is played on with verbs and looked at.

Cards are named by their keys. Where a card could be either player's, "their " before the key means the opponent's,
seen from seat 0 ("me"), whoever decides; "key#2" is the second copy. Zones are "kingdom", "quest", "battlefield",
with "their " for the opponent's. A verb fails when what it names is not legal now, so no story is right by accident.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import wartable
from wartable.games.invasion.cards import BY_KEY, BY_NUMBER
from wartable.games.invasion.cards.declare import A_CARD, ATTACHES
from wartable.games.invasion.rules import entering, piles, stats
from wartable.games.invasion.rules.decide import run_on
from wartable.games.invasion.state import (
    ALL_SLOTS,
    NOTHING,
    SECTION,
    SLOTS,
    Event,
    Frame,
    Phase,
    Race,
    Reason,
    Role,
    Row,
    Step,
)
from wartable.games.invasion.vocabulary import (
    CHAIN_ROW,
    DEVELOP,
    NUMBER,
    PASS,
    SLOT,
    YES,
    ZONE,
    Word,
    card_action,
    which,
    word_of,
)
from wartable.kernel import frames
from wartable.kernel.frames import KIND, SEAT, A, B, push, top

GAME = wartable.game("invasion")
ME, THEM = 0, 1
ZONES = ("kingdom", "quest", "battlefield")
SOME_DECK = ("peasant-militia",) * 20  # where a story doesn't care what is drawn


@dataclass(frozen=True)
class Piece:
    """A card in play: a key with what lies on it."""

    key: str
    damage: int = 0
    corrupt: bool = False
    tokens: int = 0
    on: str = ""  # the key of the quest it quests on or of the host it is attached to, played before


def piece(key: str, **facts: Any) -> Piece:
    return Piece(key, **facts)


Laid = Mapping[str, Sequence["str | Piece"]]


def scene(
    mine: Laid | None = None,
    theirs: Laid | None = None,
    *,
    phase: str = "capital",
    active: int = ME,
    edition: str = "revised",
    hand: Sequence[str] = (),
    their_hand: Sequence[str] = (),
    resources: int = 0,
    their_resources: int = 0,
    deck: Sequence[str] = SOME_DECK,  # the top card first
    their_deck: Sequence[str] = SOME_DECK,
    capital: str = "dwarf",
    their_capital: str = "orc",
    developments: Mapping[str, Sequence[str] | int] | None = None,
    their_developments: Mapping[str, Sequence[str] | int] | None = None,
    discard: Sequence[str] = (),
    their_discard: Sequence[str] = (),
    damage: Mapping[str, int] | None = None,  # on sections, "their quest": 3
    burning: Sequence[str] = (),
    turn: int = 5,
    at_entry: bool = False,  # stand before the phase's first step instead of in its window
    options: Mapping[str, str] | None = None,  # what else is set for the match
) -> Story:
    """A match in the window of a phase of `active`, or just before the phase with `at_entry`.

    Nothing that is laid out is set off by being laid out. "battle" stands before the choice of the attacked zone.
    """
    position = GAME.new("starter", seed=1, compiled=False, edition=edition, **(options or {}))
    g = position.record
    frames.clear_frames(g)
    for seat in range(2):
        _clear(g, seat)
    g.turn, g.active, g.first = turn, active, ME
    story = Story(position)
    for seat, race, laid, down in (
        (ME, capital, mine, developments),
        (THEM, their_capital, theirs, their_developments),
    ):
        g.capital[seat] = Race[race.upper()]
        g.symbols[seat, g.capital[seat]] += 1
        for zone, cards in (laid or {}).items():
            for card in cards:
                _lay(g, seat, ZONES.index(zone), card if isinstance(card, Piece) else Piece(card))
        for zone, hidden in (down or {}).items():
            keys = ["peasant-militia"] * hidden if isinstance(hidden, int) else hidden
            for key in keys:
                entering.develop(g, seat, BY_KEY[key].number, ZONES.index(zone), 0)
    for seat, keys in ((ME, hand), (THEM, their_hand)):
        for key in keys:
            piles.join_hand(g, seat, BY_KEY[key].number)
    for seat, keys in ((ME, deck), (THEM, their_deck)):
        for key in reversed(keys):
            g.deck[seat, g.deck_left[seat]] = BY_KEY[key].number
            g.deck_left[seat] += 1
    for seat, keys in ((ME, discard), (THEM, their_discard)):
        for key in keys:
            g.discard[seat, BY_KEY[key].number] += 1
    g.resources[ME], g.resources[THEM] = resources, their_resources
    for name, count in (damage or {}).items():
        g.section_damage[section(name)] = count
    for name in burning:
        g.burning[section(name)] = 1
    g.waits = 0
    g.unsettled = 0
    g.told = 0
    wanted = Phase[phase.upper()]
    step = Step.ENTER if at_entry or wanted == Phase.BATTLE else Step.LEAVE
    if wanted == Phase.END and step == Step.LEAVE:
        step = Step.WORK  # B-03: what happens when the turn ends comes after its window
    push(g, Frame.TURN, NOTHING, wanted, step, 0, 0, 0)
    if step != Step.ENTER:
        push(g, Frame.WINDOW, active, 0, 0, 0, 0, 0)
    g.listening = 1
    run_on(g)
    return story


def _clear(g: Any, seat: int) -> None:
    for place in range(g.hand_size[seat]):
        g.hand[seat, place] = 0
    for place in range(g.deck_left[seat]):
        g.deck[seat, place] = 0
    g.hand_size[seat] = g.deck_left[seat] = 0
    for race in range(len(Race)):
        g.symbols[seat, race] = 0


def _lay(g: Any, seat: int, zone: int, laid: Piece) -> None:
    card = BY_KEY[laid.key]
    host = NOTHING
    if laid.on:
        host = _find(g, laid.on, seat)
        zone = g.zone[host]
    slot = entering.free_slot(g, seat)
    g.card[slot], g.zone[slot], g.host[slot] = card.number, zone, host + 1
    entering.turn_face_up(g, slot)
    g.damage[slot], g.corrupt[slot], g.tokens[slot] = laid.damage, laid.corrupt, laid.tokens


def section(name: str) -> int:
    """A section by its name: "quest" or "their quest"."""
    seat = THEM if name.startswith("their ") else ME
    return seat * 3 + ZONES.index(name.removeprefix("their "))


def _find(g: Any, name: str, seat: int = ME) -> int:
    """The slot of a card face up in play; "their key" and "key#2" as said above."""
    if name.startswith("their "):
        seat, name = THEM, name.removeprefix("their ")
    key, _, copy = name.partition("#")
    found = [
        slot
        for slot in range(seat * SLOTS, seat * SLOTS + g.high[seat])
        if g.card[slot] == BY_KEY[key].number and g.down[slot] == 0
    ]
    nth = int(copy or 1) - 1
    return found[nth] if nth < len(found) else NOTHING


class Story:
    """A match to play on with verbs and to look at."""

    def __init__(self, position: wartable.Position) -> None:
        self.position = position
        self.g = position.record

    # --- Playing ------------------------------------------------------------------------------------------

    def do(self, action: int) -> Story:
        """Play a legal action by its number."""
        self.position.play(action)
        return self

    def choose(self, *names: str | int) -> Story:
        """Answer one decision after the other: a card in play, a zone, a number, "pass", "yes", "development KEY",
        "their development" (of a zone: "their quest development"), "chain KEY" (an entry), or a card of hand or pile."""
        for name in names:
            legal = self.position.legal()
            meant = [action for action in self._meanings(name) if action in legal]
            assert meant, f"{name!r} can't be chosen now: {self.choices()}"
            self.do(meant[0])
        return self

    def _meanings(self, name: str | int) -> list[int]:
        g = self.g
        if isinstance(name, int):
            return [NUMBER + name]
        if name in ("pass", "no", "done"):
            return [PASS]
        if name == "yes":
            return [YES]
        if name.startswith("chain "):
            return [
                CHAIN_ROW + row
                for row in range(g.rows)
                if BY_NUMBER[int(A_CARD[g.chain[row, Row.ABILITY]])].key == name.removeprefix("chain ")  # type: ignore[union-attr]
            ]
        if "development" in name:
            return self._developments(name)
        if name.removeprefix("their ") in ZONES:
            return [ZONE + section(name)]
        slot = _find(g, name)
        key = name.removeprefix("their ").partition("#")[0]
        return ([] if slot == NOTHING else [SLOT + slot]) + [card_action(BY_KEY[key].number)]

    def _developments(self, name: str) -> list[int]:
        """ "development", "quest development", "development troll-slayers", each with "their " for the opponent's."""
        seat = THEM if name.startswith("their ") else ME
        zone, _, key = name.removeprefix("their ").partition("development")
        g = self.g
        return [
            SLOT + slot
            for slot in range(seat * SLOTS, seat * SLOTS + g.high[seat])
            if g.down[slot]
            and (not zone.strip() or g.zone[slot] == ZONES.index(zone.strip()))
            and (not key.strip() or g.card[slot] == BY_KEY[key.strip()].number)
        ]

    def choices(self) -> list[str]:
        """What may be chosen now, in the words of `choose`."""
        return [self._name(action) for action in self.position.legal()]

    def _name(self, action: int) -> str:
        g = self.g
        if action == PASS:
            return "pass"
        if word_of(action) == Word.CARD:
            return BY_NUMBER[which(action)].key  # type: ignore[union-attr]
        if action >= CHAIN_ROW:
            return "chain " + BY_NUMBER[int(A_CARD[g.chain[action - CHAIN_ROW, Row.ABILITY]])].key  # type: ignore[union-attr]
        if action >= NUMBER:
            return str(action - NUMBER)
        if action >= DEVELOP:
            return f"develop {ZONES[action - DEVELOP]}"
        if action >= ZONE:
            return self._section_name(action - ZONE)
        return "yes" if action == YES else self.name_of(action - SLOT)

    def _section_name(self, number: int) -> str:
        return ("their " if number // 3 else "") + ZONES[number % 3]

    def name_of(self, slot: int) -> str:
        """A card in play in the words of `choose`."""
        seat = slot // SLOTS
        before = "their " if seat else ""
        if self.g.down[slot]:
            return f"{before}{ZONES[self.g.zone[slot]]} development"
        key = BY_NUMBER[self.g.card[slot]].key  # type: ignore[union-attr]
        same = [
            s for s in range(seat * SLOTS, slot) if self.g.card[s] == self.g.card[slot] and not self.g.down[s]
        ]
        return f"{before}{key}" + (f"#{len(same) + 1}" if same else "")

    def play(self, key: str, *choices: str | int) -> Story:
        """The deciding seat plays a card from hand (zone, host, X, targets follow in order); it is not yet resolved."""
        self.do(self._legal(card_action(BY_KEY[key].number), f"{key} can't be played"))
        return self.choose(*choices)

    def use(self, name: str, *choices: str | int) -> Story:
        """The deciding seat uses the action of a card in play; it is not yet resolved."""
        slot = _find(self.g, name)
        assert slot != NOTHING, f"{name} is not in play"
        self.do(self._legal(SLOT + slot, f"{name} can't be used"))
        return self.choose(*choices)

    def develop(self, key: str, zone: str) -> Story:
        self.do(self._legal(DEVELOP + ZONES.index(zone), "no development may be put down"))
        return self.do(card_action(BY_KEY[key].number))

    def _legal(self, action: int, otherwise: str) -> int:
        assert action in self.position.legal(), f"{otherwise}: {self.choices()}"
        return action

    def pass_(self) -> Story:
        return self.do(PASS)

    def resolve(self) -> Story:
        """Both pass, so that the chain is carried out; stops at the first decision that comes up in between."""
        assert self.g.rows > 0, "there is no chain"
        while self.g.rows > 0 and self.asked == Frame.WINDOW:
            self.pass_()
        return self

    def close(self) -> Story:
        """Both pass with no chain open: the window closes."""
        assert self.asked == Frame.WINDOW and self.g.rows == 0
        return self.pass_().pass_()

    def to(self, phase: str, active: int | None = None) -> Story:
        """Pass (and attack nothing) until a window of a phase is open, or for "battle" until the zone is asked for."""
        for _ in range(400):
            there = self.phase == phase and (active is None or self.g.active == active)
            if there and self.asked == (Frame.TARGET_ZONE if phase == "battle" else Frame.WINDOW):
                return self
            assert self.position.actor >= 0, "the match is over"
            assert PASS in self.position.legal(), f"something must be decided first: {self.choices()}"
            self.pass_()
        raise AssertionError(f"never came to {phase}")

    def attack(self, zone: str, *attackers: str) -> Story:
        """Declare the attacked zone ("their quest", or the zone of whoever defends) and the attackers; the window
        after them is open."""
        self.choose(zone if zone.startswith("their ") or self.g.active == THEM else f"their {zone}")
        self.close()
        return self.choose(*attackers, "done")

    def defend(self, *defenders: str) -> Story:
        """Close the window after the attackers and declare defenders; Counterstrikes are asked for next."""
        self.close()
        return self.choose(*defenders, "done")

    def assign(self, *targets: str) -> Story:
        """Close the window after the defenders, if it is open, and assign points one by one."""
        if self.asked == Frame.WINDOW:
            self.close()
        return self.choose(*targets)

    def finish_combat(self) -> Story:
        """Close windows and let damage go to the first legal target until the combat is over."""
        while self.phase == "battle" and self.g.attacked != NOTHING and self.position.actor >= 0:
            legal = self.position.legal()
            self.do(PASS if PASS in legal else legal[0])
        return self

    # --- Looking ------------------------------------------------------------------------------------------

    @property
    def asked(self) -> int:
        """The kind of decision that is due."""
        return int(top(self.g, KIND)) if self.g.depth else 0

    @property
    def actor(self) -> int:
        return int(top(self.g, SEAT)) if self.g.depth else NOTHING

    @property
    def phase(self) -> str:
        return Phase(self.g.frames[0, A]).name.lower() if self.g.depth else "over"

    @property
    def step(self) -> Step:
        return Step(self.g.frames[0, B])

    def can_play(self, key: str) -> bool:
        number = BY_KEY[key].number
        assert piles.in_hand(self.g, self.actor, number), f"{key} is not in the deciding hand"
        return card_action(number) in self.position.legal()

    def can_use(self, name: str) -> bool:
        slot = _find(self.g, name)
        assert slot != NOTHING, f"{name} is not in play"
        return SLOT + slot in self.position.legal()

    def can_choose(self, name: str | int) -> bool:
        return any(action in self.position.legal() for action in self._meanings(name))

    def slot(self, name: str) -> int:
        slot = _find(self.g, name)
        assert slot != NOTHING, f"{name} is not in play"
        return slot

    def in_play(self, name: str) -> bool:
        return _find(self.g, name) != NOTHING

    def zone_of(self, name: str) -> str:
        return ZONES[self.g.zone[self.slot(name)]]

    def power(self, name: str) -> int:
        return int(stats.power(self.g, self.slot(name)))

    def hit_points(self, name: str) -> int:
        return int(stats.hit_points(self.g, self.slot(name)))

    def toughness(self, name: str) -> int:
        return int(stats.toughness(self.g, self.slot(name)))

    def cost(self, key: str, seat: int = ME, x: int = 0) -> int:
        return int(stats.cost(self.g, seat, BY_KEY[key].number, x))

    def zone_power(self, name: str) -> int:
        number = section(name)
        return int(stats.zone_power(self.g, number // 3, number % 3))

    def damage(self, name: str) -> int:
        """On a card in play or on a section."""
        if name.removeprefix("their ") in ZONES:
            return int(self.g.section_damage[section(name)])
        return int(self.g.damage[self.slot(name)])

    def assigned(self, name: str) -> tuple[int, int]:
        """What combat has assigned: ordinary and uncancellable points."""
        target = SECTION + section(name) if name.removeprefix("their ") in ZONES else self.slot(name)
        return int(self.g.lying[target, 0]), int(self.g.lying[target, 1])

    def corrupt(self, name: str) -> bool:
        return bool(self.g.corrupt[self.slot(name)])

    def tokens(self, name: str) -> int:
        return int(self.g.tokens[self.slot(name)])

    def burning(self, name: str) -> bool:
        return bool(self.g.burning[section(name)])

    def developments(self, name: str) -> int:
        return int(self.g.developments[section(name)])

    def resources(self, seat: int = ME) -> int:
        return int(self.g.resources[seat])

    def hand(self, seat: int = ME) -> list[str]:
        return self._keys(self.g.hand[seat, place] for place in range(self.g.hand_size[seat]))

    def deck(self, seat: int = ME) -> list[str]:
        """The deck, the top card first."""
        return self._keys(self.g.deck[seat, place] for place in range(self.g.deck_left[seat] - 1, -1, -1))

    def discard(self, seat: int = ME) -> list[str]:
        pile = self.g.discard
        return self._keys(card for card in range(pile.shape[1]) for _ in range(pile[seat, card]))

    def _keys(self, cards: Iterable[int]) -> list[str]:
        return [BY_NUMBER[card].key for card in cards]  # type: ignore[union-attr]

    def chain(self) -> list[str]:
        """The entries of the chain, the first announced first."""
        return [self._keys([int(A_CARD[self.g.chain[row, Row.ABILITY]])])[0] for row in range(self.g.rows)]

    def attackers(self) -> list[str]:
        return [self.name_of(slot) for slot in range(ALL_SLOTS) if self.g.role[slot] == Role.ATTACKS]

    def defenders(self) -> list[str]:
        return [self.name_of(slot) for slot in range(ALL_SLOTS) if self.g.role[slot] == Role.DEFENDS]

    def attached(self, name: str) -> list[str]:
        host = self.slot(name)
        return [
            self.name_of(slot)
            for slot in range(ALL_SLOTS)
            if self.g.host[slot] == host + 1 and ATTACHES[self.g.card[slot]]
        ]

    def told(self, kind: Event, seat: int = NOTHING) -> list[Any]:
        """The events of a kind in what the last action told."""
        return [event for event in self.position.events(seat) if event.kind == kind]

    @property
    def over(self) -> bool:
        return self.g.reason != Reason.NONE

    @property
    def winner(self) -> int:
        return int(self.g.winner)

    @property
    def reason(self) -> Reason:
        return Reason(self.g.reason)
