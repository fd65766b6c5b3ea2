"""All cards of the core set, a file for each race; importing this package declares them and closes the switches."""

from wartable.games.invasion.cards import chaos, dark_elf, draft, dwarf, empire, high_elf, neutral, orc
from wartable.games.invasion.cards.declare import DECK_OF, LISTED, Ability, Card, close_all
from wartable.games.invasion.state import CARDS

RACES = (dwarf, empire, high_elf, orc, chaos, dark_elf, neutral, draft)
close_all()
BY_NUMBER: tuple[Card | None, ...] = (None, *(DECK_OF[number] for number in range(1, CARDS)))
BY_KEY: dict[str, Card] = {card.key: card for card in DECK_OF.values()}
ABILITIES: tuple[Ability, ...] = tuple(LISTED)
