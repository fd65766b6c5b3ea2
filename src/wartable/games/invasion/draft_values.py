"""What cards are worth to computer players in a draft, and how a draft stands by that.
The table is made by `python -m wartable.lab.learn invasion`; an average card is worth 0."""

import numpy as np

from wartable.games.invasion.cards.declare import LOYALTY, RACE, TYPE
from wartable.games.invasion.cards.draft import CUT_SUPPLY_LINES, SABOTAGE
from wartable.games.invasion.record import Record
from wartable.games.invasion.rules.draft import LAST_STEP, PICKED_AT_ONCE, is_pick, pack_of
from wartable.games.invasion.rules.draft_secrets import choosing
from wartable.games.invasion.state import CARDS, Type
from wartable.kernel.frames import B, top
from wartable.kernel.rule import rule

VALUES = np.zeros(CARDS)  # in resources, by card number
# fmt: off
# values:begin
FOREIGN = 0.05  # for each loyalty icon of another race than the capital's
VALUES[1:26] = (  # dwarf
    1.16, 0.81, 0.53, 1.82, -0.08, 1.51, 1.41, 1.13, -1.04, 0.67,
    1.51, 1.26, -1.37, 0.34, -1.23, -0.11, -0.76, 0.06, -1.13, -0.65,
    -0.25, -0.90, 0.10, -3.88, -0.80,
)
VALUES[26:51] = (  # empire
    -0.49, 0.19, 0.36, 0.64, 1.35, -0.42, 0.64, 0.38, 0.79, 0.13,
    1.34, 0.22, -0.27, -0.39, -3.41, -0.49, 2.32, -1.05, -1.05, -0.40,
    -1.28, -1.20, 3.26, 0.08, -0.67,
)
VALUES[51:56] = (  # high elf
    -0.26, -1.26, -0.19, -1.68, -1.03,
)
VALUES[56:81] = (  # orc
    0.35, 0.49, 1.71, -0.05, 0.02, 0.60, -0.34, -0.09, 0.58, 0.70,
    0.44, -0.01, -0.70, 0.70, -0.32, 1.40, -0.64, 0.47, -0.21, -1.88,
    -0.64, -1.67, 0.56, -1.00, 2.42,
)
VALUES[81:106] = (  # chaos
    0.52, 1.02, 0.18, 0.27, 1.29, -0.55, -0.01, 0.17, -1.38, 0.30,
    0.48, 0.28, -1.05, -0.80, -0.78, 0.81, -0.93, -0.78, -1.12, -0.90,
    0.09, 0.45, -1.00, 0.66, -1.69,
)
VALUES[106:111] = (  # dark elf
    0.46, 0.26, 1.29, -0.41, -0.16,
)
VALUES[111:128] = (  # neutral
    -0.12, 0.01, -0.12, 0.22, -0.84, 0.77, -0.43, -0.60, -1.16, -1.19,
    -1.11, 0.78, 0.53, -0.27, -0.63, -0.90, -0.61,
)
VALUES[128:132] = (  # draft cards
    0.30, 1.20, 0.80, 0.00,
)
# values:end
# fmt: on


@rule
def draft_worth(g: Record, seat: int) -> float:
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
def worth_to(g: Record, seat: int, card: int) -> float:
    """A card of a race that is not the capital's is dearer by its loyalty (INV-073)."""
    foreign = 0 if RACE[card] == g.capital[seat] else LOYALTY[card]
    return float(VALUES[card] - FOREIGN * foreign)


@rule
def worth_of_pack(g: Record, seat: int) -> float:
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
def picks_left(g: Record, seat: int) -> int:
    """INV-174: how many cards of its pack a seat may still pick."""
    step = top(g, B)
    if not choosing(g):
        return int(PICKED_AT_ONCE * ((LAST_STEP - step + 1) // 2))
    picks = PICKED_AT_ONCE * ((LAST_STEP - step) // 2 + 1)
    if is_pick(step):
        picks -= g.picked_left[seat]
    return int(picks)
