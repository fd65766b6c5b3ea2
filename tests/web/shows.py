"""Record the matches that the lobby shows anew: `python -m tests.web.shows [game]`. A greedy player plays itself."""

import sys

from wartable.kernel.contract import game, game_names
from wartable.kernel.finding import homes
from wartable.players import player
from wartable.web import miniature

MOST = 400


def recorded(name: str) -> list[str]:
    """The names of the moves of a match, up to its end or so many."""
    position = game(name).new(seed=miniature.SEED)
    plays = player("greedy", game(name), miniature.SEED)
    moves: list[str] = []
    while not position.over and len(moves) < MOST:
        action = plays.choose(position, position.actor)
        moves.append(miniature.name_of(position.explain(action)))
        position.play(action)
    return moves


if __name__ == "__main__":
    for name in sys.argv[1:] or game_names():
        moves = recorded(name)
        homes()[name].show.write_text("\n".join(moves) + "\n", encoding="utf-8")
        print(f"{name}: {len(moves)} moves")
