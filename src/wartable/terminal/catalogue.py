"""How the screens of a game reach what they know of its cards: through the contract, by the name of the game."""

from wartable.kernel.contract import Catalogue, game


def catalogue(game_name: str) -> Catalogue:
    found = game(game_name).catalogue
    assert found is not None, f"{game_name} has no cards to look up"
    return found
