"""What a line of the log shows beside its words: the card that somebody plays, and where an attack goes.
Read from the message of the line itself, so it tells nothing that the words do not tell."""

from typing import Any

from wartable.kernel.contract import Message

CARD, PLACE = "card-", "place-"
PLAYED = (
    "event-supported",
    "event-supported-copying",
    "event-entered",
)
TARGETED = "event-targeted"


def drawn(message: Message) -> dict[str, Any] | None:
    """The card of a line, or the place that is attacked; none for all other lines."""
    told = message.arguments
    if message.name in PLAYED and "card" in told:
        return {"kind": "card", "card": told["card"].name.removeprefix(CARD)}
    if message.name == TARGETED:
        return {"kind": "target", "place": told["place"].name.removeprefix(PLACE)}
    return None
