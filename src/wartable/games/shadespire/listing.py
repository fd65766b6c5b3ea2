"""All cards and fighters as plain data, for lists, reports and pages.
Facts stand in cards/ and warbands, names and texts in the locale files; nothing is known here alone."""

from typing import Any

from wartable.games.shadespire.cards import BY_NUMBER
from wartable.games.shadespire.declare import (
    AMOUNT,
    AT_STEP,
    EFFECT,
    FIGHTER_LIST,
    MET,
    WARBAND_LIST,
    Card,
    Weapon,
)
from wartable.games.shadespire.printed import Timing
from wartable.games.shadespire.state import Type
from wartable.locale import words

BAND_OF_NUMBER = {band.number: band.key for band in WARBAND_LIST.values()}


def listing() -> list[dict[str, Any]]:
    """All cards in the order of their numbers."""
    return [_row(card) for card in BY_NUMBER.values()]


def _row(card: Card) -> dict[str, Any]:
    row: dict[str, Any] = {
        "id": card.key,
        "name": name_of(card),
        "set": band_title(card.warband),
        "number": card.number,
        "type": card.type.name.lower(),
        "warband": BAND_OF_NUMBER.get(card.warband, ""),
        "implemented": is_implemented(card),
    }
    if card.type == Type.OBJECTIVE:
        row |= {"glory": card.glory, "timing": timing_key(card.timing)}
    else:
        row |= {
            "reaction": card.reaction,
            "action": card.action,
            "relic": card.relic,
            "only": list(card.only),
            "attacks": [weapon_facts(arm) for arm in card.weapons],
        }
    return row


def timing_key(timing: Timing) -> str:
    return str(timing.name).lower().replace("_", "-")


def weapon_facts(arm: Weapon) -> dict[str, Any]:
    return {
        "id": arm.key,
        "range": arm.range,
        "dice": arm.dice,
        "symbol": arm.symbol.name.lower(),
        "damage": arm.damage,
        "cleave": arm.cleave,
        "knockback": arm.knockback,
        "sweep": arm.sweep,
    }


def message_of(card: Card) -> str:
    """The name of the message with a card's name and text."""
    return f"sha-card-{card.key}"


def name_of(card: Card) -> str:
    """A card's English name."""
    return words("en").text(message_of(card))


def band_title(number: int) -> str:
    """A warband's English name; universal cards are of none."""
    return words("en").text(f"sha-warband-{BAND_OF_NUMBER[number]}") if number else "Universal"


def is_implemented(card: Card) -> bool:
    """Whether a card does something: an objective has its condition, the others an effect or what they change."""
    if card.type == Type.OBJECTIVE:
        return bool(MET[card.number])
    return bool(
        EFFECT[card.number]
        or AMOUNT[card.number].any()
        or AT_STEP[card.number]
        or card.weapons
        or card.action
    )


def fighters() -> list[dict[str, Any]]:
    """All fighter cards with both sides."""
    return [
        {
            "id": fighter.key,
            "warband": BAND_OF_NUMBER[fighter.warband],
            "leader": fighter.leader,
            "copies": fighter.copies,
            "defence_symbol": ("shield", "dodge")[fighter.defence_symbol],
            "sides": [
                {
                    "move": face.move,
                    "defence": face.defence,
                    "wounds": face.wounds,
                    "attacks": [weapon_facts(arm) for arm in face.weapons],
                }
                for face in fighter.sides
            ],
        }
        for fighter in FIGHTER_LIST.values()
    ]
