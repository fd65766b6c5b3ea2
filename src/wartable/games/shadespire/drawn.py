"""What a line of the log shows beside its words: dice that were rolled, which sides of them counted, a card that is played.
Read from the message of the line itself, so it tells nothing that the words do not tell."""

from collections.abc import Sequence
from typing import Any

from wartable.kernel.contract import Message

DIE, SIDES = "sha-die-", "sha-sides-"
ROLLS = {
    "sha-event-rolled-attack": "attack",
    "sha-event-rolled-defence": "defence",
    "sha-event-rolled-off": "roll-off",
}
BEGINS = "sha-event-attacks"
AGAIN = "sha-event-rerolled"
CARD = "sha-card-"
PLAYED = (
    "sha-event-played",
    "sha-event-played-reaction",
    "sha-event-reacted-ploy",
    "sha-event-reacted-upgrade",
    "sha-event-shown",
    "sha-event-scored",
)


def drawn(message: Message) -> dict[str, Any] | None:
    """The dice of a line, how an attack ended and what counted in it, or a card; none for all other lines."""
    told = message.arguments
    if message.name == BEGINS:
        return {"kind": "attack"}
    if message.name in ROLLS:
        return {"kind": "roll", "roll": ROLLS[message.name], "dice": _dice(told["dice"])}
    if message.name == AGAIN:
        return {"kind": "again", "before": _dice([told["before"]])[0], "die": _dice([told["die"]])[0]}
    if message.name in PLAYED and "card" in told:
        return {"kind": "card", "card": told["card"].name.removeprefix(CARD)}
    if "attack" in told and "defence" in told:
        name = "succeeds" if message.name.startswith("sha-event-succeeds") else "fails"
        ends = "draw" if message.name.endswith("-draw") else name
        return {"kind": "end", "end": ends, **{of: _counted(told[of]) for of in ("attack", "defence")}}
    return None


def _dice(dice: Sequence[Message] | Message) -> list[str]:
    """Every die by the side that it shows."""
    if isinstance(dice, Message):
        return []
    return [die.name.removeprefix(DIE) for die in dice for _ in range(die.arguments["count"])]


def _counted(count: Message) -> list[str]:
    """The sides that were successes."""
    sides = count.arguments["sides"]
    return [] if isinstance(sides, Message) else [side.name.removeprefix(SIDES) for side in sides]
