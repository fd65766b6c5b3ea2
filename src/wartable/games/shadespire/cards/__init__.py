"""All cards, a file for each warband and for each kind of universal card; importing this package declares them."""

from wartable.games.shadespire import warbands as warbands
from wartable.games.shadespire.cards import (
    chosen_axes,
    farstriders,
    garrek,
    ironskull,
    magore,
    ploys_with_cards,
    ploys_with_fighters,
    ploys_with_places,
    sepulchral,
    spiteclaw,
    steelheart,
    universal_attacks,
    universal_objectives,
    universal_ploys,
    universal_upgrades,
)
from wartable.games.shadespire.declare import DECLARED, Card, close_all

FILES = (
    garrek,
    steelheart,
    sepulchral,
    ironskull,
    chosen_axes,
    spiteclaw,
    magore,
    farstriders,
    universal_objectives,
    universal_ploys,
    ploys_with_cards,
    ploys_with_fighters,
    ploys_with_places,
    universal_upgrades,
    universal_attacks,
)
close_all()
BY_NUMBER: dict[int, Card] = dict(sorted(DECLARED.items()))
BY_KEY: dict[str, Card] = {card.key: card for card in BY_NUMBER.values()}
