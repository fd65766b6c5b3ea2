"""What cards are worth to computer players in a draft, and how a draft stands by that.
The table is made by `python -m wartable.lab.draft_values`; an average card is worth 0."""

from typing import Any

import numpy as np

from wartable.games.invasion.cards.declare import LOYALTY, RACE, TYPE
from wartable.games.invasion.cards.draft import CUT_SUPPLY_LINES, SABOTAGE
from wartable.games.invasion.rules.draft import LAST_STEP, PICKED_AT_ONCE, is_pick, pack_of
from wartable.games.invasion.rules.draft_secrets import choosing
from wartable.games.invasion.state import CARDS, Type
from wartable.kernel.frames import B, top
from wartable.kernel.rule import rule

VALUES = np.zeros(CARDS)  # in resources, by card number
# fmt: off
# values:begin
FOREIGN = 0.60  # for each loyalty icon of another race than the capital's
VALUES[1:26] = (  # dwarf
    0.99, 0.09, 1.09, -0.71, 0.64, 0.44, 2.79, 0.74, -0.16, -0.11,
    1.14, -0.96, -2.11, 0.29, -0.96, -0.41, 0.84, -1.61, -0.56, -0.11,
    -0.66, -0.61, -0.11, -0.41, -0.11,
)
VALUES[26:51] = (  # empire
    -0.46, -0.66, 0.39, 0.09, -0.76, 0.39, 3.59, 0.99, 0.64, -0.31,
    0.99, -2.81, -0.96, 0.04, 0.29, -2.11, 0.09, 0.84, -0.16, -0.86,
    -0.31, -0.16, -0.36, -0.56, -0.36,
)
VALUES[51:56] = (  # high elf
    0.09, -1.01, -0.71, -0.61, -0.16,
)
VALUES[56:81] = (  # orc
    0.99, 0.19, 2.69, 0.99, -0.36, -1.56, -0.41, 0.99, 0.99, 0.79,
    0.64, -0.26, -2.36, -1.61, -1.46, 0.09, 0.19, -0.96, -0.41, -0.16,
    -0.31, -0.41, -0.36, -0.41, -0.56,
)
VALUES[81:106] = (  # chaos
    0.99, 0.59, 0.99, -0.76, 1.39, 0.64, 0.99, -0.96, -0.36, -0.16,
    -0.71, 3.49, -0.71, -1.36, -2.36, 0.79, -0.56, 0.29, -0.31, -0.66,
    -0.41, -0.66, -0.36, -0.11, -0.36,
)
VALUES[106:111] = (  # dark elf
    0.09, 0.74, 0.74, 0.09, -0.31,
)
VALUES[111:128] = (  # neutral
    0.64, -0.96, -2.71, -0.51, -0.51, 2.49, -0.31, -0.11, -0.31, -0.31,
    1.09, -0.01, -0.01, -0.01, -0.01, -0.01, -0.01,
)
VALUES[128:132] = (  # draft cards
    0.30, 1.20, 0.80, 0.00,
)
# values:end
# fmt: on


@rule
def draft_worth(g: Any, seat: int) -> float:
    """What a seat has drafted, what its pack may still give, and what draft cards do for it."""
    total = VALUES[SABOTAGE] * g.sabotages[seat] + VALUES[CUT_SUPPLY_LINES] * g.supply_cut[1 - seat]
    for place in range(g.deck_left[seat]):
        total += worth_to(g, seat, g.deck[seat, place])
    for place in range(g.picked_left[seat]):
        card = g.picked[seat, place]
        if TYPE[card] == Type.DRAFT or is_pick(top(g, B)):
            total += worth_to(g, seat, card)
    return float(total + worth_of_pack(g, seat))


@rule
def worth_to(g: Any, seat: int, card: int) -> float:
    """A card of a race that is not the capital's is dearer by its loyalty (INV-073)."""
    foreign = 0 if RACE[card] == g.capital[seat] else LOYALTY[card]
    return float(VALUES[card] - FOREIGN * foreign)


@rule
def worth_of_pack(g: Any, seat: int) -> float:
    """The share of its pack that a seat may still pick, as if it were drawn by lot."""
    total = 0.0
    left = g.pack_left[seat]
    for place in range(g.pack_left[seat]):
        total += worth_to(g, seat, g.pack[seat, place])
    for other in range(2):
        if choosing(g) and pack_of(other, top(g, B)) == seat:
            left -= g.picked_left[other]
            for place in range(g.picked_left[other]):
                total -= worth_to(g, seat, g.picked[other, place])
    if left <= 0:
        return 0.0
    return float(total * min(picks_left(g, seat), left) / left)


@rule
def picks_left(g: Any, seat: int) -> int:
    """INV-174: how many cards of its pack a seat may still pick."""
    step = top(g, B)
    if not choosing(g):
        return int(PICKED_AT_ONCE * ((LAST_STEP - step + 1) // 2))
    picks = PICKED_AT_ONCE * ((LAST_STEP - step) // 2 + 1)
    if is_pick(step):
        picks -= g.picked_left[seat]
    return int(picks)
