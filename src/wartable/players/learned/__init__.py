"""Players that learned: small networks that judge positions, and the search that they guide.
Knows the kernel alone; what is compiled here are templates, rendered for each game as other runners are."""

from wartable.kernel.contract import Game


def has_learned(game: Game) -> bool:
    """Whether there is something to guide a search of a game by."""
    return False
