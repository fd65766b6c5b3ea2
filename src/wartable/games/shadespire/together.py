"""The moment at which seats of Shadespire choose without knowing of each other: whether to draw their hands anew."""

from wartable.games.shadespire.record import Record
from wartable.games.shadespire.state import Frame
from wartable.kernel.frames import KIND, top


def together(g: Record) -> int:
    """SHA-50 to SHA-53: a hand is drawn anew from the own decks, whatever the others do with theirs."""
    return int(top(g, KIND) == Frame.REDRAW)
