"""The moment at which seats of Invictus choose without knowing of each other: leaders, decks and opening hands in set-up."""

from wartable.games.invictus.record import Record
from wartable.games.invictus.state import Frame, Stage
from wartable.kernel.frames import KIND, A, top


def together(g: Record) -> int:
    """INVI-3.2 to INVI-3.4: leader, deck and opening hand are chosen in secret, each from what is the seat's own."""
    return int(top(g, KIND) == Frame.SETUP and top(g, A) <= Stage.OPENING)
