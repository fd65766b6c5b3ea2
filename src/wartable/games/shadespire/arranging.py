"""Positions in the middle of a round, arranged from a few words: who stands where and what a side holds, for lessons.
Nothing appears from nowhere: boards, objectives and decks are those of a match that was set up, always the same one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import wartable.games.shadespire.cards as cards
from wartable.games.shadespire.declare import FIGHTER_LIST, TYPE
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.hands import add_power
from wartable.games.shadespire.state import CARDS, MODELS, NOTHING, Frame, Phase, Place, Type
from wartable.kernel.chance import seed_chance
from wartable.kernel.contract import Game, Position, game
from wartable.kernel.frames import KIND, top

FORMAT = "core"
SEED = 1  # of the match whose set-up is used; seat 0 has the first activation in it
OBJECTIVES = 3  # cards in a hand
Where = tuple[int, int]  # a hex by its column and row, as boards are drawn


@dataclass(frozen=True)
class Side:
    """What a seat has; fighters that are not named stand where they were set up."""

    fighters: Mapping[str, Where] = field(default_factory=dict)
    wounds: Mapping[str, int] = field(default_factory=dict)  # that fighters have suffered
    objectives: Sequence[str] = ()  # the hand, filled up from the deck
    powers: Sequence[str] = ()
    glory: int = 0


def arranged(own: Side, enemy: Side, *, chance: int = 1, taken: int = 0, round: int = 1) -> Position:
    """The activation of seat 0 (Steelheart's Champions, against Garrek's Reavers) after so many activations of both.

    `chance` decides all dice and draws from here on.
    """
    chosen: Game = game("shadespire")
    position = chosen.new(FORMAT, seed=SEED, compiled=False)
    while top(position.record, KIND) != Frame.ACTIVATE or position.record.phase != Phase.ACTION:
        position.play(position.legal()[0])
    g = position.record
    g.round = round
    for seat, side in enumerate((own, enemy)):
        g.taken[seat] = taken
        g.glory[seat] = side.glory
        _stand(g, seat, side)
        _hold(g, seat, side)
    g.taken[0] += 1
    seed_chance(g, chance)
    chosen.check(position.records)
    return position


def hex_at(g: Record, where: Where) -> int:
    """The number of a hex."""
    return next(hex for hex in range(g.hexes) if (g.hex_x[hex], g.hex_y[hex]) == where)


def fighter_of(g: Record, seat: int, key: str) -> int:
    """The number of a fighter on the table."""
    own = range(seat * MODELS, (seat + 1) * MODELS)
    return next(fighter for fighter in own if g.kind[fighter] == FIGHTER_LIST[key].number)


def _stand(g: Record, seat: int, side: Side) -> None:
    """Put fighters on their hexes: first all are lifted, so that two may change places."""
    for key in side.fighters:
        fighter = fighter_of(g, seat, key)
        g.who[g.hex[fighter]] = 0
        g.hex[fighter] = NOTHING
    for key, where in side.fighters.items():
        fighter, hex = fighter_of(g, seat, key), hex_at(g, where)
        assert g.who[hex] == 0, f"{where} is taken"
        g.hex[fighter] = hex
        g.who[hex] = fighter + 1
    for key, wounds in side.wounds.items():
        g.wounds[fighter_of(g, seat, key)] = wounds


def _hold(g: Record, seat: int, side: Side) -> None:
    """Put the hand back into the decks, and take what is named out of them."""
    for card in range(1, CARDS):
        if g.place[seat, card] in (Place.HAND, Place.FRESH):
            g.place[seat, card] = Place.DECK
    g.objective_deck[seat] += g.objective_count[seat]
    g.power_deck[seat] += g.power_count[seat]
    for place in range(g.objective_count[seat]):
        g.objectives[seat, place] = 0
    for place in range(g.power_count[seat]):
        g.powers[seat, place] = 0
    g.objective_count[seat] = g.power_count[seat] = 0
    named = [cards.BY_KEY[key].number for key in side.objectives]
    others = (card for card in range(1, CARDS) if _is_spare(g, seat, card, named))
    held = sorted([*named, *(card for card, _ in zip(others, range(OBJECTIVES - len(named)), strict=False))])
    for place, card in enumerate(held):
        g.place[seat, card] = Place.HAND
        g.objectives[seat, place] = card
    g.objective_count[seat] = len(held)
    g.objective_deck[seat] -= len(held)
    for key in side.powers:
        g.power_deck[seat] -= 1
        add_power(g, seat, cards.BY_KEY[key].number)


def _is_spare(g: Record, seat: int, card: int, named: Sequence[int]) -> bool:
    in_deck = g.place[seat, card] == Place.DECK and TYPE[card] == Type.OBJECTIVE
    return bool(in_deck and card not in named)
