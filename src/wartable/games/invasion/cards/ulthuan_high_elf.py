"""The High Elves of Assault on Ulthuan, by their printed numbers."""

from wartable.games.invasion.cards.declare import Set, When, forced, unit
from wartable.games.invasion.rules.peeking import ask_peek
from wartable.games.invasion.state import Race, Zone

CARADRYAN = unit(
    156,
    "caradryan",
    Race.HIGH_ELF,
    cost=4,
    loyalty=2,
    power=2,
    hit_points=3,
    traits="hero",
    unique=True,
    set=Set.ULTHUAN,
    printed=5,
)


@forced(CARADRYAN, When.TURN_BEGINS, zone=Zone.QUEST)
def caradryan(g, seat):
    """W-46: the top three cards of any deck."""
    ask_peek(g, seat, 3)
