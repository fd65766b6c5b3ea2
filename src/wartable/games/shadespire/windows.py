"""The windows of Shadespire by name, for a player's stops: power steps, and reactions by what they answer."""

from wartable.games.shadespire.pending import Asked, pending
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.state import Trigger
from wartable.kernel.contract import Windows

POWERS = ("power-yours", "power-theirs")
REACTIONS = {
    Trigger.AFTER_MOVE: "react-move",
    Trigger.CHOSEN_BY_PLOY: "react-ploy",
    Trigger.PLOY_PLAYED: "react-ploy",
    Trigger.AFTER_PLOY: "react-ploy",
    Trigger.AFTER_UPGRADE: "react-ploy",
    Trigger.AFTER_ACTION: "react-activation",
    Trigger.AFTER_ACTIVATION: "react-activation",
}  # all others are about an attack
NAMES = (*POWERS, "react-move", "react-attack", "react-ploy", "react-activation")


def open_window(g: Record) -> str | None:
    """The window in which the deciding seat is asked; none at any other decision."""
    due = pending(g)
    if due.asked == Asked.POWER_STEP:
        return POWERS[0] if g.active == due.seat else POWERS[1]
    if due.asked != Asked.REACTION or due.moment is None:
        return None
    return REACTIONS.get(due.moment, "react-attack")


WINDOWS = Windows(NAMES, open_window, NAMES, pause=0.5)
