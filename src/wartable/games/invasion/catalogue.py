"""What screens may know of Invasion's cards beside what a seat sees: all keys, and facts in an edition."""

from wartable.games.invasion.cards import BY_KEY
from wartable.games.invasion.options import EDITIONS
from wartable.games.invasion.pieces import Data, facts
from wartable.kernel.contract import Catalogue


def facts_of(key: str, edition: str = "revised") -> Data:
    return facts(BY_KEY[key].number, EDITIONS[edition])


CATALOGUE = Catalogue(keys=tuple(BY_KEY), facts=facts_of)
