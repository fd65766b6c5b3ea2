"""The stage for tests of Shadespire: a match in the middle of an action phase, with the fighters that a test names.
Rules run as plain Python here, so dice can be laid out beforehand: `story.dice("hammer", "crit")`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

import wartable.games.shadespire.cards as cards
from wartable.games.shadespire.boards import FACES
from wartable.games.shadespire.declare import FIGHTER_LIST, MUSTER, TYPE, WARBAND_LIST, WEAPON_LIST
from wartable.games.shadespire.rules import attack_rolls, decide
from wartable.games.shadespire.rules import dice as dice_rules
from wartable.games.shadespire.rules.dice import ROOM
from wartable.games.shadespire.rules.field import lay_out, placement_x, placement_y
from wartable.games.shadespire.rules.hands import add_power
from wartable.games.shadespire.rules.setup import LENGTH, Given
from wartable.games.shadespire.rules.stats import wounds_of
from wartable.games.shadespire.state import (
    ACTIONS,
    ATTACK,
    CARD,
    CARDS,
    CHARGE,
    FIGHTER,
    GUARD,
    HEX,
    LAYOUT,
    MODELS,
    MOVE,
    NOTHING,
    PASS,
    WEAPON,
    Event,
    Frame,
    Phase,
    Place,
    Setting,
    Side,
    Type,
    Way,
)
from wartable.kernel.frames import clear_frames, push
from wartable.kernel.journal import read

SIDES = {
    "hammer": Side.HAMMER,
    "shield": Side.HAMMER,
    "sword": Side.SWORD,
    "dodge": Side.SWORD,
    "single": Side.SINGLE,
    "double": Side.DOUBLE,
    "crit": Side.CRIT,
}
Where = tuple[int, int]
ALIGNED = 8  # the placement of a board right below the first
_laid_out: list[int] = []
_roll = dice_rules.roll


def forget_dice() -> list[str]:
    """Take the dice away that are laid out and were not rolled; which they are."""
    names = {int(side): name for name, side in reversed(SIDES.items())}
    left = [names[side] for side in _laid_out]
    _laid_out.clear()
    return left


def _next_die(g: Any) -> int:
    return _laid_out.pop(0) if _laid_out else _roll(g)


@contextmanager
def laid_out() -> Iterator[None]:
    """While this lasts, dice come as they were laid out; the rules themselves stay as they are for everybody else."""
    dice_rules.roll = attack_rolls.roll = _next_die
    try:
        yield
    finally:
        dice_rules.roll = attack_rolls.roll = _roll


def scene(
    own: dict[str, Where],
    other: dict[str, Where],
    *more: dict[str, Where],
    faces: Iterable[str] = ("mirror-well", "mirror-well", "mirror-well", "mirror-well"),
    placement: int = ALIGNED,
    seed: int = 1,
    round: int = 1,
    tokens: Iterable[Where] = (),
    settings: dict[Setting, int] | None = None,
    step: str = "activation",
) -> Story:
    """A match in which seat 0 has the fighters `own` and seat 1 has `other`, each on a hex (X, row).

    The board of seat 0 has rows 0 to 4, row 5 is the join, the board of seat 1 has rows 6 to 10 (Mirror Well both, so
    nothing is blocked or lethal). In even rows X is odd, in odd rows even; neighbours of (X, row) are (X±2, row)
    and (X±1, row±1). `tokens` are hexes of objectives 1, 2, 3… Seat 0 has the first activation; `step="power"`
    begins with the power step after it, seat 0 first. Hands are empty; decks hold every card of the warband.
    """
    return Story(
        (own, other, *more), tuple(faces), placement, seed, round, tuple(tokens), settings or {}, step
    )


class Story:
    """A match that a test tells, with verbs to act and words to look."""

    def __init__(self, sides, faces, placement, seed, round, tokens, settings, step) -> None:
        left = forget_dice()
        assert not left, f"dice of the scene before that nobody rolled: {left}"
        self.records = LAYOUT.zeros(1)
        self.g: Any = self.records.proxies[0]
        self.events: list[Any] = []
        g = self.g
        g.listening = 1
        options = np.zeros(LENGTH, np.int64)
        options[Given.FORMAT] = Way.CONSTRUCTED if len(sides) == 2 else Way.MELEE
        options[Given.SEATS] = len(sides)
        for setting, value in settings.items():
            options[Given.SETTINGS + setting] = value
        for seat, side in enumerate(sides):
            band = FIGHTER_LIST[next(iter(side))].warband
            options[Given.WARBANDS + seat] = band
            for card in cards.BY_NUMBER.values():
                if card.warband in (0, band):
                    options[Given.DECKS + seat * CARDS + card.number] = 1
        decide.setup(g, options, seed)
        clear_frames(g)
        keys = [board.key for board in FACES]
        for board in range(len(sides)):
            g.faces[board] = keys.index(faces[board])
            g.order[board] = board
            if board:
                g.board_x[board] = g.board_x[board - 1] + placement_x(placement)
                g.board_y[board] = g.board_y[board - 1] + placement_y(placement)
                g.turned[board] = placement % 2
        g.boards = len(sides)
        lay_out(g)
        for number, where in enumerate(tokens, 1):
            g.token[self.hex(where)] = number
            g.token_hex[number] = self.hex(where)
        for seat, side in enumerate(sides):
            self._muster(seat, side)
        g.round, g.phase, g.first, g.active = round, Phase.ACTION, 0, 0
        g.done_first = 0
        g.taken[0] = 1
        push(g, Frame.ROUND, NOTHING, 4 if step == "activation" else 6, 0, 0, 0, 0)
        if step == "activation":
            push(g, Frame.ACTIVATE, 0, 0, 0, 0, 0, 0)
        else:
            push(g, Frame.POWER, 0, 0, 0, 0, 0, 0)

    def _muster(self, seat: int, side: dict[str, Where]) -> None:
        g = self.g
        band = FIGHTER_LIST[next(iter(side))].warband
        free = [seat * MODELS + model for model in range(MODELS)]
        for fighter in free:
            g.kind[fighter] = 0
        for key, where in side.items():
            name = key.split("#")[0]
            kind = FIGHTER_LIST[name].number
            place = next(f for f in free if MUSTER[band, f % MODELS] == kind)
            free.remove(place)
            g.kind[place] = kind
            g.hex[place] = self.hex(where)
            g.who[self.hex(where)] = place + 1

    # --- Words ------------------------------------------------------------------------------------------------

    def hex(self, where: Where) -> int:
        """The number of a hex (X, row)."""
        for hex in range(self.g.hexes):
            if (self.g.hex_x[hex], self.g.hex_y[hex]) == where:
                return hex
        raise AssertionError(f"there is no hex {where}")

    def where(self, name: str) -> Where | None:
        """Where a fighter stands, or None."""
        hex = self.g.hex[self.fighter(name)]
        return None if hex == NOTHING else (self.g.hex_x[hex], self.g.hex_y[hex])

    def fighter(self, name: str) -> int:
        """The number of a fighter by its key; "1:targor" is seat 1's, "petitioner#2" the second of that name."""
        seat, _, key = name.rpartition(":")
        key, _, nth = key.partition("#")
        kind = FIGHTER_LIST[key].number
        seats = [int(seat)] if seat else range(self.g.seats)
        found = [
            seat * MODELS + model
            for seat in seats
            for model in range(MODELS)
            if self.g.kind[seat * MODELS + model] == kind
        ]
        assert found, f"there is no {name}"
        return found[int(nth or 1) - 1]

    @staticmethod
    def card(key: str) -> int:
        return cards.BY_KEY[key].number

    @staticmethod
    def weapon(key: str) -> list[int]:
        """The numbers of the attacks of this name."""
        return [number for number, arm in enumerate(WEAPON_LIST) if arm.key == key]

    # --- Preparing --------------------------------------------------------------------------------------------

    def dice(self, *sides: str) -> Story:
        """The next dice, whoever rolls them: attack dice first, then defence dice."""
        _laid_out.extend(int(SIDES[side]) for side in sides)
        return self

    def hand(self, seat: int, *keys: str) -> Story:
        """Power or objective cards come into a hand."""
        for key in keys:
            number = self.card(key)
            if TYPE[number] == Type.OBJECTIVE:
                self.g.objective_deck[seat] -= 1
                self.g.place[seat, number] = Place.HAND
                at = self.g.objective_count[seat]
                held = sorted([*(self.g.objectives[seat, i] for i in range(at)), number])
                for i, one in enumerate(held):
                    self.g.objectives[seat, i] = one
                self.g.objective_count[seat] += 1
            else:
                self.g.power_deck[seat] -= 1
                add_power(self.g, seat, number)
        return self

    def give(self, name: str, *keys: str) -> Story:
        """A fighter has these upgrades."""
        fighter = self.fighter(name)
        seat = fighter // MODELS
        for key in keys:
            number = self.card(key)
            if self.g.place[seat, number] == Place.DECK:
                self.g.power_deck[seat] -= 1
            self.g.place[seat, number] = Place.WORN + fighter % MODELS
            self.g.gear[seat, self.g.gear_count[seat]] = number
            self.g.gear_count[seat] += 1
        return self

    def set(self, name: str, **facts: int) -> Story:
        """Facts of a fighter: wounds=2, inspired=1, guard=1, charged=1, moved=1, out=1 …"""
        fighter = self.fighter(name)
        for fact, value in facts.items():
            getattr(self.g, fact)[fighter] = value
        if facts.get("out"):
            if self.g.hex[fighter] != NOTHING:
                self.g.who[self.g.hex[fighter]] = 0
            self.g.hex[fighter] = NOTHING
        return self

    # --- Acting -----------------------------------------------------------------------------------------------

    @property
    def actor(self) -> int:
        return decide.actor(self.g)

    @property
    def asked(self) -> Frame:
        """What is decided now."""
        return Frame(self.g.frames[self.g.depth - 1, 0])

    def legal(self) -> set[int]:
        mask = np.zeros(ACTIONS, np.uint8)
        decide.legal(self.g, mask)
        return {int(action) for action in np.flatnonzero(mask)}

    def do(self, action: int) -> Story:
        """Any action by its number; it must be legal."""
        assert action in self.legal(), (
            f"{action} is not legal at {self.asked.name}; {sorted(self.legal())} are"
        )
        with laid_out():
            decide.play(self.g, action)
        self.events += read(self.g, -1)
        return self

    def run_on(self) -> Story:
        """Carry out what a test has put on top."""
        with laid_out():
            decide.run_on(self.g)
        return self

    def can(self, what: str | int, kind: int = CARD) -> bool:
        """Whether a card, or a fighter (kind=MOVE, CHARGE, ATTACK, GUARD, FIGHTER), can be chosen now."""
        if isinstance(what, int):
            return what in self.legal()
        number = self.card(what) if kind == CARD else self.fighter(what)
        return kind + number in self.legal()

    def skip(self, asked: Frame = Frame.REACT) -> Story:
        """Pass as long as this is asked."""
        while self.actor >= 0 and self.asked == asked:
            self.do(PASS)
        return self

    def card_(self, key: str) -> Story:
        """Play, use or choose a card."""
        return self.do(CARD + self.card(key))

    def choose(self, *what: str | Where) -> Story:
        """Choose fighters by name or hexes by (X, row), one after the other."""
        for one in what:
            if isinstance(one, str):
                self.do(FIGHTER + self.fighter(one))
            else:
                self.do(HEX + self.hex(one))
        return self

    def play(self, key: str, *targets: str | Where, seat: int | None = None) -> Story:
        """Play a power card in a power step (others pass first), choose its targets, pass reactions to it."""
        if seat is not None:
            while self.asked == Frame.POWER and self.actor != seat:
                self.do(PASS)
        self.card_(key)
        for target in targets:
            self.skip().choose(target)
        return self.skip()

    def move(self, name: str, to: Where) -> Story:
        """A Move action; reactions to it are passed."""
        return self.do(MOVE + self.fighter(name)).choose(to).skip()

    def guard(self, name: str) -> Story:
        return self.do(GUARD + self.fighter(name)).skip()

    def aim(self, name: str, target: str, weapon: str = "") -> Story:
        """Begin an attack; stops at the first question after the target is chosen (mostly a reaction)."""
        self.do(ATTACK + self.fighter(name))
        return self.with_weapon(target, weapon)

    def with_weapon(self, target: str, weapon: str = "") -> Story:
        """Choose the weapon (the only or first one, unless it is named) and the target, where they are asked for."""
        arms = sorted(action - WEAPON for action in self.legal() if WEAPON <= action < CARD + 1)
        wanted = [arm for arm in arms if not weapon or WEAPON_LIST[arm].key == weapon]
        self.do(WEAPON + wanted[0])
        if self.asked in (Frame.BEFORE, Frame.SWEEP) and FIGHTER + self.fighter(target) in self.legal():
            self.do(FIGHTER + self.fighter(target))
        return self

    def attack(self, name: str, target: str, weapon: str = "", drive: Where | None = None) -> Story:
        """A whole attack: reactions are passed, the target is driven back to `drive` or not at all."""
        self.aim(name, target, weapon)
        return self.finish_attack(drive)

    def charge(
        self, name: str, to: Where, target: str, weapon: str = "", drive: Where | None = None
    ) -> Story:
        """A whole Charge."""
        self.do(CHARGE + self.fighter(name)).choose(to).skip()
        self.with_weapon(target, weapon)
        return self.finish_attack(drive)

    def finish_attack(self, drive: Where | None = None) -> Story:
        """Pass reactions and re-rolls until the attack is over."""
        while self.asked in (Frame.REACT, Frame.DRIVE, Frame.DIE, Frame.TOTAL):
            if self.asked == Frame.DRIVE and drive is not None:
                self.choose(drive)
            else:
                self.do(PASS)
        return self

    def pass_power(self) -> Story:
        """Everybody passes until the power step is over."""
        return self.skip(Frame.POWER)

    def next_activation(self) -> Story:
        """Pass whatever is asked until a new activation begins."""
        if self.asked == Frame.ACTIVATE:
            self.do(PASS)
        while self.asked != Frame.ACTIVATE:
            self.do(PASS)
        return self

    def to_end_phase(self) -> Story:
        """Pass everything until the action phase is over; objectives of the end phase are then scored."""
        while self.actor >= 0 and self.g.phase == Phase.ACTION:
            self.do(PASS)
        return self

    # --- Looking ----------------------------------------------------------------------------------------------

    def wounds(self, name: str) -> int:
        return self.g.wounds[self.fighter(name)]

    def left(self, name: str) -> int:
        """Wounds that a fighter can still take."""
        return wounds_of(self.g, self.fighter(name)) - self.wounds(name)

    def is_out(self, name: str) -> bool:
        return bool(self.g.out[self.fighter(name)])

    def is_inspired(self, name: str) -> bool:
        return bool(self.g.inspired[self.fighter(name)])

    def glory(self, seat: int) -> int:
        return self.g.glory[seat]

    def place(self, seat: int, key: str) -> Place:
        return Place(self.g.place[seat, self.card(key)])

    def has_scored(self, seat: int, key: str) -> bool:
        return self.place(seat, key) == Place.SCORED

    def told(self, kind: Event) -> list[Any]:
        """The events of a kind since the scene began."""
        return [event for event in self.events if event.kind == kind]

    def rolled(self, kind: int, name: str = "") -> int:
        """How many attack (0) or defence (1) dice were rolled since the scene began, by anybody or by a fighter."""
        rolls = [event for event in self.told(Event.ROLLED) if event.card == kind]
        if name:
            rolls = [event for event in rolls if event.x == self.fighter(name)]
        return sum(sum(unpacked(number)) for event in rolls for number in (event.y, event.z))

    def blocked(self) -> int:
        """Successes of the last defence, crits left out."""
        outcomes = [event for event in self.events if event.kind in (Event.SUCCEEDS, Event.FAILS)]
        return unpacked(outcomes[-1].z)[1]


def unpacked(number: int) -> tuple[int, int, int]:
    """The three numbers that an event keeps in one."""
    return number % ROOM, number // ROOM % ROOM, number // ROOM**2


WARBANDS = tuple(WARBAND_LIST)
