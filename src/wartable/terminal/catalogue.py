"""How the screens of a game reach what they know of its cards: through the contract, by the name of the game."""

from wartable.kernel.contract import Catalogue, game


def catalogue(game_name: str) -> Catalogue:
    found: Catalogue = game(game_name).extras["catalogue"]
    return found
