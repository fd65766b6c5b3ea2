"""What screens may know of Shadespire beside what a seat sees: keys and facts of cards, fighters, and the boards."""

from wartable.games.shadespire.boards import FACES, WIDTH
from wartable.games.shadespire.cards import BY_KEY
from wartable.games.shadespire.declare import FIGHTER_LIST
from wartable.games.shadespire.listing import fighters
from wartable.games.shadespire.pieces import Data, facts
from wartable.games.shadespire.state import ACTIVATIONS
from wartable.kernel.contract import Catalogue


def facts_of(key: str) -> Data:
    return facts(BY_KEY[key].number)


CATALOGUE = Catalogue(
    keys=tuple(BY_KEY),
    facts=facts_of,
    more={
        "fighters": tuple(FIGHTER_LIST),
        "fighter_facts": fighters,
        "boards": FACES,
        "board_width": WIDTH,
        "activations": ACTIVATIONS,
    },
)
