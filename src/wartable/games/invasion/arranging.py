"""Positions in the middle of a match, arranged from a few words: what each side has where, for lessons.
Nothing appears from nowhere: every card is one of its side's starter, and what is named nowhere lies in the deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from wartable.games.invasion.cards import BY_KEY
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.decide import run_on
from wartable.games.invasion.rules.entering import free_slot, turn_face_up
from wartable.games.invasion.rules.piles import join_hand
from wartable.games.invasion.state import DECK, NOTHING, Frame, Phase, Step, Zone
from wartable.kernel.contract import Game, Position, game
from wartable.kernel.frames import clear_frames, push

FORMAT = "starter"
STARTERS = ("dwarf", "orc")
TURN = 7


@dataclass(frozen=True)
class Side:
    """What a seat has: cards by their keys, damage on its sections, and one that burns."""

    kingdom: Sequence[str] = ()
    quest: Sequence[str] = ()
    battlefield: Sequence[str] = ()
    hand: Sequence[str] = ()
    draws: Sequence[str] = ()  # what lies on top of its deck, the top card first
    resources: int = 0
    damage: Mapping[str, int] = field(default_factory=dict)
    burning: str = ""  # the zone whose section burns

    def laid(self, zone: Zone) -> Sequence[str]:
        return {Zone.KINGDOM: self.kingdom, Zone.QUEST: self.quest, Zone.BATTLEFIELD: self.battlefield}[zone]


def arranged(own: Side, enemy: Side, phase: Phase, *, active: int = 0) -> Position:
    """A match of dwarfs (seat 0) against orcs at the beginning of a phase of a seat, or in the window of its capital phase."""
    chosen: Game = game("invasion")
    names = {f"starter{seat}": race for seat, race in enumerate(STARTERS)}
    position = chosen.new(FORMAT, seed=1, compiled=False, **names)
    g = position.record
    clear_frames(g)
    g.first = 0
    g.turn, g.active = TURN + active, active
    for seat, side in enumerate((own, enemy)):
        _lay_out(g, seat, side)
    g.waits = g.unsettled = 0
    in_window = phase == Phase.CAPITAL
    push(g, Frame.TURN, NOTHING, phase, Step.LEAVE if in_window else Step.ENTER, 0, 0, 0)
    if in_window:
        push(g, Frame.WINDOW, active, 0, 0, 0, 0, 0)
    run_on(g)
    chosen.check(position.records)
    return position


def _lay_out(g: Record, seat: int, side: Side) -> None:
    """Take a side's cards out of its starter and put them where they are; the rest is its deck."""
    rest = [int(g.hand[seat, place]) for place in range(g.hand_size[seat])]
    rest += [int(g.deck[seat, place]) for place in range(g.deck_left[seat])]
    for place in range(g.hand_size[seat]):
        g.hand[seat, place] = 0
    g.hand_size[seat] = 0

    def take(key: str) -> int:
        number = int(BY_KEY[key].number)
        rest.remove(number)
        return number

    for zone in Zone:
        for key in side.laid(zone):
            slot = free_slot(g, seat)
            g.card[slot], g.zone[slot], g.host[slot] = take(key), zone, 0
            turn_face_up(g, slot)
    for key in side.hand:
        join_hand(g, seat, take(key))
    deck = [take(key) for key in side.draws]
    deck = [*reversed(rest), *reversed(deck)]
    for place in range(DECK):
        g.deck[seat, place] = deck[place] if place < len(deck) else 0
    g.deck_left[seat] = len(deck)
    g.resources[seat] = side.resources
    for name, count in side.damage.items():
        g.section_damage[3 * seat + Zone[name.upper()]] = count
    if side.burning:
        g.burning[3 * seat + Zone[side.burning.upper()]] = 1
