"""The windows of Invictus by name, for a player's stops: where an attack may be blocked or a support stopped."""

from wartable.games.invictus.pending import Asked, pending
from wartable.games.invictus.record import Record
from wartable.kernel.contract import Windows

NAMES = (Asked.BLOCK.value, Asked.NEGATE.value)


def open_window(g: Record) -> str | None:
    """The window in which the deciding seat is asked; none at any other decision."""
    asked = pending(g).asked.value
    return asked if asked in NAMES else None


WINDOWS = Windows(NAMES, open_window, NAMES)
