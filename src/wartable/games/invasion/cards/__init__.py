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
from wartable.games.invasion.cards.declare import DECK_OF, LISTED, TYPE, Ability, Card, close_all
from wartable.games.invasion.cards.proof import prove
from wartable.games.invasion.state import CARDS, Type

RACES = (dwarf, empire, high_elf, orc, chaos, dark_elf, neutral, draft)
LATER = (skavenblight, ulthuan_high_elf, ulthuan_dark_elf, ulthuan_others)
close_all()
prove(DECK_OF, LISTED)
BY_NUMBER: tuple[Card | None, ...] = (None, *(DECK_OF.get(number) for number in range(1, CARDS)))
BY_KEY: dict[str, Card] = {card.key: card for card in DECK_OF.values()}
ABILITIES: tuple[Ability, ...] = tuple(LISTED)
OF_DECKS = np.array([card for card in sorted(DECK_OF) if TYPE[card] != Type.DRAFT])  # INV-177
