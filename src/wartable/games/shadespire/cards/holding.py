"""Conditions of universal objectives about what is held in an end phase: which objectives, where, and by whom.
The cards themselves are in `universal_objectives.py`."""

import numpy as np

from wartable.games.shadespire.cards.conditions import holds_number
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.stats import holds, in_enemy_land, is_leader, on_field
from wartable.games.shadespire.state import MODELS
from wartable.kernel.rule import rule

# SHA-175: objectives that fulfil the cards about one objective, with two, three and four players; 0 is none.
HOLDING = np.array(
    [
        [[1, 0, 0], [2, 0, 0], [3, 0, 0], [4, 0, 0], [5, 0, 0]],
        [[1, 6, 0], [2, 7, 0], [3, 6, 0], [4, 7, 0], [5, 6, 0]],
        [[1, 2, 6], [2, 3, 7], [3, 4, 8], [4, 5, 9], [1, 5, 6]],
    ],
    np.int8,
)


@rule
def holds_one_of(g: Record, seat, which):
    """SHA-175: an objective that a card asks for; with more players other ones will do."""
    for place in range(HOLDING.shape[2]):
        number = HOLDING[g.seats - 2, which - 1, place]
        if number > 0 and holds_number(g, seat, number):
            return True
    return False


@rule
def holds_first(g: Record, seat):
    return holds_one_of(g, seat, 1)


@rule
def holds_second(g: Record, seat):
    return holds_one_of(g, seat, 2)


@rule
def holds_third(g: Record, seat):
    return holds_one_of(g, seat, 3)


@rule
def holds_fourth(g: Record, seat):
    return holds_one_of(g, seat, 4)


@rule
def holds_fifth(g: Record, seat):
    return holds_one_of(g, seat, 5)


@rule
def holds_from(g: Record, seat, low, high):
    """All of these objectives."""
    for number in range(low, high + 1):
        if not holds_number(g, seat, number):
            return False
    return True


@rule
def holds_one_to_three(g: Record, seat):
    return holds_from(g, seat, 1, 3)


@rule
def holds_three_to_five(g: Record, seat):
    return holds_from(g, seat, 3, 5)


@rule
def holds_one_and_two(g: Record, seat):
    return holds_from(g, seat, 1, 2)


@rule
def holds_three_and_four(g: Record, seat):
    return holds_from(g, seat, 3, 4)


@rule
def made_statement(g: Record, seat):
    """All objectives in the opponent's territory, one at least; with more players three in that of one opponent."""
    for other in range(g.seats):
        if other != seat:
            there = 0
            held = 0
            for number in range(1, g.tokens + 1):
                hex = g.token_hex[number]
                if hex >= 0 and g.land[hex] == other:
                    there += 1
                    held += 1 if holds_number(g, seat, number) else 0
            if held >= 3 and g.seats > 2:
                return True
            if held > 0 and held == there and g.seats == 2:
                return True
    return False


@rule
def standard_planted(g: Record, seat):
    """The leader holds an objective in enemy territory."""
    for friend in range(seat * MODELS, seat * MODELS + MODELS):
        if on_field(g, friend) and is_leader(g, friend) and holds(g, friend) > 0 and in_enemy_land(g, friend):
            return True
    return False
