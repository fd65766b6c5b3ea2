"""All cards, a file for each race or set; importing this package declares them, closes the switches and proves that all fit."""

import numpy as np

# In the order of the alphabet, which is the order of abilities too: what comes later stands behind what was there.
from wartable.games.invasion.cards import (
    chaos,
    dark_elf,
    draft,
    dwarf,
    empire,
    high_elf,
    neutral,
    orc,
    skavenblight,
    ulthuan_dark_elf,
    ulthuan_high_elf,
    ulthuan_others,
)
from wartable.games.invasion.cards.declare import (
    DECLARED,
    HIT_POINTS,
    LISTED,
    POWER,
    TYPE,
    Ability,
    Card,
    Set,
    close_all,
)
from wartable.games.invasion.cards.proof import prove
from wartable.games.invasion.state import CARDS, CHANGED, Race, Side, Type

RACES = (dwarf, empire, high_elf, orc, chaos, dark_elf, neutral, draft)
LATER = (skavenblight, ulthuan_high_elf, ulthuan_dark_elf, ulthuan_others)
close_all()
prove(DECLARED, LISTED)
BY_NUMBER: tuple[Card | None, ...] = (None, *(DECLARED.get(number) for number in range(1, CARDS)))
# What all see of a development that is a unit as well (W-55)
CHANGED_DEVELOPMENT = Card(
    CHANGED, "changed-development", Race.NEUTRAL, Type.UNIT, cost=0, loyalty=0, power=int(POWER[CHANGED]),
    hit_points=int(HIT_POINTS[CHANGED]), traits=(), unique=False, copies=0, side=Side.BOTH, symbols=(),
    reworded=False, set=Set.SKAVENBLIGHT, printed=0,
)  # fmt: skip
BY_KEY: dict[str, Card] = {card.key: card for card in DECLARED.values()}
ABILITIES: tuple[Ability, ...] = tuple(LISTED)
OF_DECKS = np.array([card for card in sorted(DECLARED) if TYPE[card] != Type.DRAFT])  # INV-177


def shown_as(face: int) -> Card:
    """The facts of what all see: a card by its number, or a development that is a unit as well."""
    found = CHANGED_DEVELOPMENT if face == CHANGED else BY_NUMBER[face]
    assert found is not None, "0 is no card"
    return found
