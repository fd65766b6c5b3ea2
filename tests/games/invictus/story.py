"""A match as a story: verbs that play it and looks that tell how it stands, in the words of the rulebook.
Boards are arranged in scene.py.

Cells are named in the eyes of the seat that decides: F-L is its own front left, E-BR the enemy's back right.
A verb answers the one decision it is named for: it fails if something else is pending, and a card that it
names must really lie in the hand, so that neither a story nor its `can(...)` is right by accident.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import wartable
from wartable.games.invictus.cards import FIRST_LEADER, KEYS
from wartable.games.invictus.rules.areas import nation_of
from wartable.games.invictus.rules.support import Choice
from wartable.games.invictus.rules.support_effects import CHOICES
from wartable.games.invictus.state import (
    ATTACK,
    CARD,
    CARDS,
    CELL,
    CELLS,
    COPY,
    ENTER,
    LEADER,
    MARCH,
    NOTHING,
    PASS,
    QUEUE,
    SEAT,
    SOLDIERS,
    Event,
    Frame,
    Reason,
    Stage,
)
from wartable.kernel import frames
from wartable.kernel.frames import KIND, top
from wartable.kernel.journal import Event as Told

SPECTATOR = -1
OWN_CELLS = ("F-L", "F-C", "F-R", "B-L", "B-C", "B-R")
ENEMY_CELLS = ("E-FL", "E-FC", "E-FR", "E-BL", "E-BC", "E-BR")
OWN_CHOICES = (Choice.OWN_CARD, Choice.OTHER_OWN_CARD, Choice.EMPTY_CELL)


def seen(place: int, team: int) -> int:
    """A cell as a team sees it, left to right, as the record counts it; and the other way round."""
    return place if team == 0 else place // 3 * 3 + 2 - place % 3


class Story:
    """A match to play on with verbs and to look at. `own` and `enemy` are meant from the seat called `me`."""

    def __init__(self, position: wartable.Position, me: int) -> None:
        self.position = position
        self.me = me
        self.g = position.record
        # A row for each seat's eyes, the spectator's last.
        self.journal: list[list[Told]] = [[] for _ in range(position.seats + 1)]

    # --- Names ----------------------------------------------------------------------------------------

    def card(self, key: str, seat: int) -> int:
        """The number of a card; of two equal leaders the seat's own."""
        kind = KEYS.index(key)
        if kind < FIRST_LEADER:
            return kind
        for leader in sorted(range(self.position.seats), key=lambda other: other != seat):
            if self.g.leader[leader] == kind - FIRST_LEADER:
                return SOLDIERS + leader
        raise AssertionError(f"no seat has {key} as leader")

    def key(self, card: int) -> str | None:
        if card == NOTHING:
            return None
        return KEYS[card] if card < SOLDIERS else KEYS[FIRST_LEADER + self.g.leader[card - SOLDIERS]]

    def _place(self, name: str) -> int:
        names = ENEMY_CELLS if name in ENEMY_CELLS else OWN_CELLS
        return seen(names.index(name), self.decider & 1)

    def _held(self, key: str) -> int:
        card = self.card(key, self.decider)
        assert self.g.hand[self.decider, card] > 0, f"seat {self.decider} holds no {key}"
        return card

    def _expect(self, *kinds: Frame) -> None:
        wanted = " or ".join(kind.name for kind in kinds)
        assert self.pending in [kind.name.lower() for kind in kinds], (
            f"{wanted} expected, {self.pending} pending"
        )

    def _play(self, action: int) -> None:
        self.position.play(action)
        for eyes in range(SPECTATOR, self.position.seats):
            self.journal[eyes].extend(self.position.events(eyes))

    # --- Verbs of the turn ----------------------------------------------------------------------------

    def declare(self, cell: str) -> None:
        """Rest the card on an own cell to attack with it."""
        self._expect(Frame.MAIN)
        assert self.g.field[self.decider & 1, self._place(cell)] != NOTHING, f"nothing stands on {cell}"
        self._play(ATTACK + self._place(cell))

    def target(self, cell: str) -> None:
        self._expect(Frame.NAME_TARGET)
        self._play(CELL + self._place(cell))

    def attack(self, cell: str, target: str) -> None:
        self.declare(cell)
        self.target(target)

    def march(self, cell: str, card: str | None = None) -> None:
        """March to an own cell: the head of the queue, or the named card of the hand if the queue is empty."""
        self._expect(Frame.MAIN)
        self._play(MARCH + self._place(cell))
        assert (card is not None) == (self.pending == "march_card"), f"{card} named, {self.pending} pending"
        if card is not None:
            self._play(CARD + self._held(card))

    def enter(self, card: str) -> None:
        self._expect(Frame.MAIN, Frame.END_ENTRY)
        assert self.card(card, self.decider) < SOLDIERS, f"{card} is a leader: no action means its entry"
        self._play(ENTER + self._held(card))

    def support(self, card: str, *choices: str, copy: str = "") -> None:
        """Use a card's main support, a leader's by copying a soldier, and make the choices it asks for."""
        self._expect(Frame.MAIN)
        self._play(CARD + self._held(card))
        if copy:
            self.name_copy(copy)
        self.choose(*choices)

    def name_copy(self, soldier: str) -> None:
        self._expect(Frame.NAME_COPY)
        self._play(COPY + KEYS.index(soldier) % 5)

    def choose(self, *names: str) -> None:
        """Make the choices of a support that was not stopped: cells or cards."""
        for name in names:
            self._expect(Frame.SUPPORT)
            self._choose(name)

    def choose_nothing(self) -> None:
        self._expect(Frame.SUPPORT)
        self._play(PASS)

    def decoy(self, *names: str) -> None:
        """Carry a decoy out: a card of the kingdom and its cell, or only the cell for a card of the queue."""
        for name in names:
            self._expect(Frame.DECOY)
            self._choose(name)

    def _choose(self, name: str) -> None:
        cell = name in OWN_CELLS or name in ENEMY_CELLS
        self._play(CELL + self._place(name) if cell else CARD + self.card(name, self.decider))

    def block(self, card: str) -> None:
        self._expect(Frame.BLOCK)
        self._play(CARD + self._held(card))

    def no_block(self) -> None:
        self._expect(Frame.BLOCK)
        self._play(PASS)

    def negate(self, card: str, *choices: str) -> None:
        self._expect(Frame.NEGATE)
        self._play(CARD + self._held(card))
        self.choose(*choices)

    def no_negate(self) -> None:
        self._expect(Frame.NEGATE)
        self._play(PASS)

    def end_turn(self) -> None:
        """End the main phase; a compulsory entry, if there is one, is then pending."""
        self._expect(Frame.MAIN)
        self._play(PASS)

    # --- Verbs of set-up ------------------------------------------------------------------------------

    def _at(self, stage: Stage) -> None:
        self._expect(Frame.SETUP)
        assert self.stage == stage.name.lower(), f"{stage.name} expected, {self.stage} pending"

    def keep_leader(self, key: str) -> None:
        self._at(Stage.LEADER)
        self._play(LEADER + KEYS.index(key) - FIRST_LEADER)

    def build(self, *cards: str) -> None:
        """Leave soldiers out of the deck, or take them into it, whichever is asked."""
        for card in cards:
            self._at(Stage.BUILD)
            self._play(CARD + KEYS.index(card))

    def open_with(self, *cards: str) -> None:
        for card in cards:
            self._at(Stage.OPENING)
            self._play(CARD + KEYS.index(card))

    def first_is(self, seat: int) -> None:
        """The deciding team names the seat that takes its first turn."""
        assert self.stage in ("first_seat", "second_seat"), (
            f"an order of seats expected, {self.stage} pending"
        )
        self._play(SEAT + seat)

    def deploy(self, card: str, cell: str) -> None:
        self._at(Stage.FRONT)
        self._play(CELL + self._place(cell))
        self._play(CARD + self._held(card))

    def to_queue(self, card: str) -> None:
        self._at(Stage.QUEUE)
        self._play(CARD + self._held(card))

    def to_kingdom(self, card: str) -> None:
        self._at(Stage.KINGDOM)
        self._play(CARD + self._held(card))

    def settle(self) -> None:
        """Decide with the first legal action until the stage or the deciding seat is another one."""
        before = (self.stage, self.decider)
        while self.pending == "setup" and (self.stage, self.decider) == before:
            self._play(self.position.legal()[0])

    # --- Looks at what may be done --------------------------------------------------------------------

    def can(self, verb: str, *names: str, **more: str) -> bool:
        """Whether a verb would be legal now, tried on a copy."""
        twin = Story(self.position.copy(), self.me)
        try:
            getattr(twin, verb)(*names, **more)
        except wartable.IllegalAction:
            return False
        return True

    def targets(self, cell: str) -> list[str]:
        """The enemy cells that the card on an own cell could attack; none if it can't attack."""
        if not self.can("declare", cell):
            return []
        twin = Story(self.position.copy(), self.me)
        twin.declare(cell)
        return twin.choices

    @property
    def marches(self) -> list[str]:
        """The own cells that a march could go to now."""
        return [cell for cell in OWN_CELLS if self.position.mask()[MARCH + self._place(cell)]]

    @property
    def entries(self) -> list[str]:
        """The soldiers that could enter the kingdom now."""
        return [KEYS[card] for card in range(SOLDIERS) if self.position.mask()[ENTER + card]]

    @property
    def copies(self) -> list[str]:
        """The supports that the leader just used could copy."""
        self._expect(Frame.NAME_COPY)
        first = nation_of(self.g, top(self.g, frames.A)) * 5
        return [KEYS[first + colour] for colour in range(5) if self.position.mask()[COPY + colour]]

    @property
    def leaders(self) -> list[str]:
        """The leaders that could be kept now."""
        return [key for place, key in enumerate(KEYS[FIRST_LEADER:]) if self.position.mask()[LEADER + place]]

    @property
    def choices(self) -> list[str]:
        """The cells and cards that can be chosen now, and "pass" where nothing may be chosen."""
        own = self.pending in ("setup", "march_card") or (
            self.pending == "support" and self._chooses_own_cell()
        )
        names = OWN_CELLS if own else ENEMY_CELLS
        found = ["pass"] if self.position.mask()[PASS] else []
        found += [
            names[place] for place in range(CELLS) if self.position.mask()[CELL + self._place(names[place])]
        ]
        return found + [str(self.key(card)) for card in range(CARDS) if self.position.mask()[CARD + card]]

    def _chooses_own_cell(self) -> bool:
        return CHOICES[top(self.g, frames.A), top(self.g, frames.B)] in OWN_CHOICES

    @property
    def pending(self) -> str:
        return Frame(top(self.g, KIND)).name.lower() if self.g.depth else "nothing"

    @property
    def stage(self) -> str:
        return Stage(top(self.g, frames.A)).name.lower() if self.pending == "setup" else "over"

    @property
    def decider(self) -> int:
        return self.position.actor

    # --- Looks at the table ---------------------------------------------------------------------------

    def hand_of(self, seat: int) -> list[str]:
        hand = self._listed(self.g.hand, seat, CARDS)
        assert len(hand) == self.g.hand_size[seat], f"{hand} counted as {self.g.hand_size[seat]}"
        return hand

    def known_of(self, seat: int) -> list[str]:
        """The cards of a hand that everybody knows to be in it."""
        return self._listed(self.g.known, seat, CARDS)

    def kingdom_of(self, seat: int) -> list[str]:
        kingdom = self._listed(self.g.kingdom, seat, SOLDIERS)
        colours = [sum(KEYS.index(key) % 5 == colour for key in kingdom) for colour in range(5)]
        assert colours == [self.g.colours[seat, colour] for colour in range(5)], f"{kingdom} counted wrongly"
        return kingdom

    def _graveyard(self, team: int) -> list[str]:
        graveyard = self._listed(self.g.graveyard, team, CARDS)
        assert len(graveyard) == self.g.graves[team], f"{graveyard} counted as {self.g.graves[team]}"
        return graveyard

    def _listed(self, counts: Any, owner: int, cards: int) -> list[str]:
        """The cards of an unordered area in the order of the sheet."""
        return [str(self.key(card)) for card in range(cards) for _ in range(counts[owner, card])]

    def _row(self, team: int, first: int) -> list[str | None]:
        eyes = self.me & 1
        return [self.key(self.g.field[team, seen(first + place, eyes)]) for place in range(3)]

    def _queue(self, team: int) -> list[str]:
        gone = [self.g.queue[team, place] for place in range(self.g.queue_size[team], QUEUE)]
        assert set(gone) <= {NOTHING}, f"{gone} lie behind the tail of the queue"
        return [str(self.key(self.g.queue[team, place])) for place in range(self.g.queue_size[team])]

    def _rested(self, team: int, names: Sequence[str]) -> list[str]:
        eyes = self.me & 1
        return [name for place, name in enumerate(names) if self.g.rested[team, seen(place, eyes)]]

    def deck_of(self, seat: int) -> list[str]:
        """A deck, the top card first."""
        return [KEYS[self.g.deck[seat, place]] for place in reversed(range(self.g.deck_left[seat]))]

    def damage_on(self, cell: str) -> int:
        team = self.me & 1
        names, owner = (ENEMY_CELLS, 1 - team) if cell in ENEMY_CELLS else (OWN_CELLS, team)
        return int(self.g.damage[owner, seen(names.index(cell), team)])

    def told(self, kind: Event, eyes: int = SPECTATOR) -> list[Told]:
        """What the journal has told of this kind since the scene began, in the eyes of a seat."""
        return [event for event in self.journal[eyes] if event.kind == kind]

    @property
    def attack_value(self) -> int:
        """The attack value of the last attack."""
        return self.told(Event.ATTACKED)[-1].y

    @property
    def winner(self) -> str | None:
        """own, enemy or draw; None while the match is open."""
        if self.g.reason == Reason.NONE:
            return None
        return {self.me & 1: "own", 1 - (self.me & 1): "enemy"}.get(self.g.winner, "draw")

    @property
    def reason(self) -> str:
        return Reason(self.g.reason).name.lower()

    hand = property(lambda self: self.hand_of(self.me))
    enemy_hand = property(lambda self: self.hand_of(self.me ^ 1))
    kingdom = property(lambda self: self.kingdom_of(self.me))
    enemy_kingdom = property(lambda self: self.kingdom_of(self.me ^ 1))
    points = property(lambda self: int(self.g.points[self.me]))
    enemy_points = property(lambda self: int(self.g.points[self.me ^ 1]))
    front = property(lambda self: self._row(self.me & 1, 0))
    back = property(lambda self: self._row(self.me & 1, 3))
    enemy_front = property(lambda self: self._row(1 - (self.me & 1), 0))
    enemy_back = property(lambda self: self._row(1 - (self.me & 1), 3))
    rested = property(lambda self: self._rested(self.me & 1, OWN_CELLS))
    enemy_rested = property(lambda self: self._rested(1 - (self.me & 1), ENEMY_CELLS))
    queue = property(lambda self: self._queue(self.me & 1))
    enemy_queue = property(lambda self: self._queue(1 - (self.me & 1)))
    graveyard = property(lambda self: self._graveyard(self.me & 1))
    enemy_graveyard = property(lambda self: self._graveyard(1 - (self.me & 1)))
