"""The engine's combats against the literal referee's, decision for decision, over generated combats.
`python -m tests.games.invasion.test_against_referee 1000000` compares as many as one likes.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from typing import Any

import pytest

import wartable
from wartable.games.invasion.cards import BY_KEY
from wartable.games.invasion.cards.declare import COUNTERSTRIKE, SCOUT, TOUGHNESS, UNCANCELLABLE
from wartable.games.invasion.rules import entering, piles, stats
from wartable.games.invasion.rules.combat import declare
from wartable.games.invasion.rules.decide import run_on
from wartable.games.invasion.state import (
    NOTHING,
    SLOTS,
    Edition,
    Frame,
    Phase,
    Race,
    Reason,
    Role,
    Step,
    Zone,
)
from wartable.games.invasion.vocabulary import PASS, YES
from wartable.kernel import frames
from wartable.kernel.frames import KIND, A, B, C, push, top

from .referee import Combat, Fighter, Outcome, Section, fight

MATCHES = 20_000  # combats in every run of the tests
UNITS = (
    "defender-of-the-hold",
    "hammerer-of-karak-azul",
    "king-kazador",
    "mountain-brigade",
    "peasant-militia",
    "reiksguard-knights",
    "free-company",
    "cold-one-riders",
    "bloodthirster",
    "black-orc-squad",
    "chaos-knights",
    "savage-marauders",
)
HERE = (Zone.KINGDOM, Zone.QUEST)  # zones that can be attacked where a fortress may lie elsewhere


class Table:
    """One match that is laid out anew for every combat."""

    def __init__(self, compiled: bool) -> None:
        self.position = wartable.game("invasion").new("starter", seed=1, compiled=compiled)
        self.bare = self._bare()

    def _bare(self) -> bytes:
        """A record with decks and hands of plain cards, and nothing in play."""
        g = self.position.record
        frames.clear_frames(g)
        for seat in range(2):
            while g.hand_size[seat]:
                piles.discard_from_hand(g, seat, g.hand[seat, 0])
            for card in range(g.discard.shape[1]):
                g.discard[seat, card] = 0
            for _ in range(7):
                piles.join_hand(g, seat, BY_KEY["peasant-militia"].number)
            for race in Race:
                g.symbols[seat, race] = 0
        g.fallen, g.told, g.turn, g.active = 0, 0, 5, 0
        return self.position.records.head(0)

    def lay_out(self, lot: random.Random) -> Combat:
        """A random combat on the table, ready for Counterstrikes; and the same in the referee's terms."""
        self.position.records.set_head(0, self.bare)
        self.position._mask = None
        g = self.position.record
        edition = lot.choice(("revised", "2009"))
        g.edition = Edition.REVISED if edition == "revised" else Edition.FIRST
        g.attacked = lot.choice(HERE)
        section = 3 + g.attacked
        attackers = [
            self._fighter(g, lot, 0, Zone.BATTLEFIELD, Role.ATTACKS) for _ in range(lot.randrange(5))
        ]
        defenders = [self._fighter(g, lot, 1, g.attacked, Role.DEFENDS) for _ in range(lot.randrange(5))]
        for _ in range(lot.randrange(3)):
            entering.develop(g, 1, BY_KEY["peasant-militia"].number, g.attacked, 0)
        hit_points = int(stats.section_hit_points(g, section))
        burning = lot.random() < 0.1
        g.burning[section] = burning
        g.section_damage[section] = 0 if burning else lot.randrange(hit_points)
        others = lot.randrange(1 if burning else 2)
        g.burning[3 + Zone.BATTLEFIELD] = others
        fortresses = lot.choice((0, 0, 0, 1, 2))
        for _ in range(fortresses):
            self._put(g, 1, "contested-fortress", Zone.BATTLEFIELD)
        valaya = lot.random() < 0.15
        early = valaya and lot.random() < 0.5
        g.shielded = early
        return Combat(
            attackers,
            defenders,
            Section(hit_points, g.section_damage[section], burning),
            edition,
            others,
            fortresses,
            valaya,
            early,
        )

    def _put(self, g: Any, seat: int, key: str, zone: int) -> int:
        slot = entering.free_slot(g, seat)
        g.card[slot], g.zone[slot] = BY_KEY[key].number, zone
        entering.turn_face_up(g, slot)
        return int(slot)

    def _fighter(self, g: Any, lot: random.Random, seat: int, zone: int, role: Role) -> Fighter:
        key = lot.choice(UNITS)
        slot = self._put(g, seat, key, zone)
        card = BY_KEY[key].number
        g.power_change[slot] = lot.choice((-2, -1, 0, 0, 0, 1, 2, 3))
        g.hit_change[slot] = lot.choice((0, 0, 0, 1, -1)) if stats.hit_points(g, slot) > 1 else 0
        g.damage[slot] = lot.randrange(int(stats.hit_points(g, slot)))
        declare(g, slot, role)
        return Fighter(
            key,
            int(stats.power(g, slot)),
            int(stats.hit_points(g, slot)),
            g.damage[slot],
            int(TOUGHNESS[card]),
            int(COUNTERSTRIKE[card]),
            bool(SCOUT[card]),
            bool(UNCANCELLABLE[card]),
        )

    def fight(self, combat: Combat, answers: Sequence[int]) -> Outcome:
        """Play the combat that is laid out, with the answers that the referee was given."""
        g, left = self.position.record, list(answers)
        push(g, Frame.TURN, NOTHING, Phase.BATTLE, Step.DEFENDED, 0, 0, 0)
        run_on(g)
        while g.depth and g.frames[0, A] == Phase.BATTLE and g.frames[0, B] != Step.OVER:
            kind = top(g, KIND)
            if kind == Frame.WINDOW:
                if g.frames[0, B] == Step.APPLY:
                    g.shielded = combat.valaya
                self.position.play(PASS)
            elif kind == Frame.ASSIGN and top(g, A) > 0 and top(g, B) > 0 and top(g, C) == 0:
                self.position.play(YES)  # the referee hands out uncancellable points first
            else:
                self.position.play(self.position.legal()[left.pop(0)])
        assert not left, "the referee asked for more"
        return self._outcome(combat)

    def _outcome(self, combat: Combat) -> Outcome:
        g = self.position.record
        section = 3 + g.attacked if g.attacked >= 0 else 3 + self.zone_attacked
        damage = [
            self._damage(g, seat, fighters)
            for seat, fighters in enumerate((combat.attackers, combat.defenders))
        ]
        unused = sum(
            g.used[slot] == 0 and g.card[slot] == BY_KEY["contested-fortress"].number
            for slot in range(SLOTS, 2 * SLOTS)
        )
        over = g.reason == Reason.BURNED
        return Outcome(
            tuple(place for place, found in enumerate(damage[0]) if found is None),
            tuple(place for place, found in enumerate(damage[1]) if found is None),
            tuple(damage[0]),
            tuple(damage[1]),
            Section(combat.section.hit_points, g.section_damage[section], bool(g.burning[section])),
            int(unused),
            "defender" if over else None,
            7 - g.hand_size[0],
            7 - g.hand_size[1],
        )

    def _damage(self, g: Any, seat: int, fighters: Sequence[Fighter]) -> list[int | None]:
        return [
            g.damage[seat * SLOTS + place] if g.card[seat * SLOTS + place] else None
            for place in range(len(fighters))
        ]

    @property
    def zone_attacked(self) -> int:
        return self._zone

    def compare(self, seed: int) -> None:
        """One combat, seen by both; raises AssertionError with the combat where they differ."""
        lot = random.Random(seed)
        combat = self.lay_out(lot)
        self._zone = self.position.record.attacked
        answers: list[int] = []

        def choose(kind: str, options: Sequence[Any]) -> int:
            answers.append(lot.randrange(len(options)))
            return answers[-1]

        expected = fight(combat, choose)
        found = self.fight(combat, answers)
        assert found == expected, (
            f"seed {seed}: {combat}\nanswers {answers}\nengine  {found}\nreferee {expected}"
        )


@pytest.mark.rule(
    "INV-105", "INV-107", "INV-108", "INV-109", "INV-113", "INV-114", "INV-115", "INV-140", "INV-145"
)
def test_combats_end_as_the_literal_referee_says() -> None:
    table = Table(compiled=True)
    for seed in range(MATCHES):
        table.compare(seed)


if __name__ == "__main__":
    table = Table(compiled=True)
    for seed in range(int(sys.argv[1])):
        table.compare(seed)
        if seed % 10_000 == 0:
            print(seed, end="\r", flush=True)
    print(f"{sys.argv[1]} combats agree")
