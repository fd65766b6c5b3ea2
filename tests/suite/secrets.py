"""Other worlds that look the same to a seat, made without `imagine`, so that `imagine` can be tested against them.
A game adds its own function to `SCRAMBLE`: it changes what the seat can't know, except the order of its own deck
and the generator, so that the same action goes on the same way."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from wartable import Position
from wartable.games.invictus.state import NOTHING, SOLDIERS, Build

from .secrets_invasion import scramble_invasion
from .secrets_shadespire import scramble_shadespire

Scramble = Callable[[Any, int, random.Random], None]


def other_world(position: Position, seat: int, seed: int) -> Position:
    """A match that differs from this one in nothing that a seat (-1: a spectator) can know."""
    world = position.copy()
    SCRAMBLE[position.game.name](world.record, seat, random.Random(seed))
    return world


def scramble_invictus(g: Any, seat: int, lot: random.Random) -> None:
    others = [other for other in range(g.seats) if other != seat]
    for other in others:
        _deal_other_soldiers(g, other, lot)
    _deal_other_leaders(g, seat, others, lot)


def _deal_other_soldiers(g: Any, other: int, lot: random.Random) -> None:
    """Hidden cards of hand and deck, and a deck that is being built, become others that the box could have given."""
    in_pool = sum(g.pool[other, card] for card in range(SOLDIERS))
    hidden = sum(g.hand[other, card] - g.known[other, card] for card in range(SOLDIERS))
    box = [card for card in range(SOLDIERS) if g.mixed or card // 5 == g.nation[other]]
    kinds = box
    if g.mixed:
        kinds = []
        for colour in range(5):
            seen = [card for card in range(colour, SOLDIERS, 5) if g.shown[other, card]]
            kinds.append((seen or [lot.choice(range(colour, SOLDIERS, 5))])[0])
    stock = [card for card in kinds for _ in range(g.copies - g.shown[other, card])]
    lot.shuffle(stock)
    for card in range(SOLDIERS):
        g.hand[other, card] = g.known[other, card]
    for _ in range(hidden):
        g.hand[other, stock.pop()] += 1
    for place in range(g.deck_left[other]):
        g.deck[other, place] = stock.pop()
    if in_pool:
        beside = stock[:in_pool]  # while cards are left out, the pool is the deck to be
        if not (g.build == Build.SHARED and g.deck_size == 20):
            deck = [g.deck[other, place] for place in range(g.deck_left[other])]
            beside = [card for card in box for _ in range(g.copies - deck.count(card))]
        for card in range(SOLDIERS):
            g.pool[other, card] = beside.count(card)


def _deal_other_leaders(g: Any, seat: int, others: list[int], lot: random.Random) -> None:
    """Leaders not shown become others; of the two once dealt, the one not kept never shows."""
    dealt: list[
        tuple[int, int]
    ] = []  # box, leader; seats of one nation share a box, across the table or as partners
    boxes = {other: (g.nation[other], 0 if g.seats == 2 else other & 1) for other in range(g.seats)}
    if g.build == Build.SHARED and seat >= 0:
        dealt += [(boxes[seat], g.leader_choice[seat, place]) for place in range(2)]
    if g.build == Build.SHARED and g.leaders_shown:
        dealt += [(boxes[other], g.leader[other]) for other in others]
    for other in others:
        own = range(SOLDIERS) if g.mixed else range(g.nation[other] * 5, g.nation[other] * 5 + 5)
        if g.build != Build.SHARED:
            if not g.leaders_shown and g.leader[other] != NOTHING:
                g.leader[other] = lot.choice(own)
            continue
        two = [g.leader[other]] if g.leaders_shown else []
        while len(two) < 2:
            leader = lot.choice(own)
            if (boxes[other], leader) not in dealt:
                dealt.append((boxes[other], leader))
                two.append(leader)
        if not g.leaders_shown and g.leader[other] != NOTHING:
            g.leader[other] = lot.choice(two)
        lot.shuffle(two)
        for place in range(2):
            g.leader_choice[other, place] = two[place]


# Verbs of choices that are told to all and leave no trace that anybody sees.
OPEN_CHOICES = {"keep-hand", "mulligan", "order"}
NO_SECRET_CHOICES = {"shadespire"}  # games in which whatever is chosen is seen by all

SCRAMBLE: dict[str, Scramble] = {
    "invasion": scramble_invasion,
    "invictus": scramble_invictus,
    "shadespire": scramble_shadespire,
}
