"""What a line of the log shows beside its words: the card that somebody plays.
Read from the message of the line itself, so it tells nothing that the words do not tell."""

from typing import Any

from wartable.kernel.contract import Message

CARD = "card-"
PLAYED = ("invasion-event-announced", "invasion-event-announced-action")


def drawn(message: Message) -> dict[str, Any] | None:
    """The card of a line; none for all other lines."""
    if message.name in PLAYED and "card" in message.arguments:
        return {"kind": "card", "card": message.arguments["card"].name.removeprefix(CARD)}
    return None
