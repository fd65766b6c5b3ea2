"""SHA-111 to SHA-118: something happens to which reactions may answer."""

from wartable.games.shadespire.record import Record
from wartable.games.shadespire.state import NOTHING, Frame
from wartable.kernel.frames import push
from wartable.kernel.rule import rule


@rule
def ask_reactions(g: Record, trigger, about):
    """Ask the seats, one after the other, whether they react to this; `about` is a fighter or a number."""
    push(g, Frame.REACT, NOTHING, trigger, 0, about, 0, 0)
