"""What a coach may say of a position: claims, each with what proves it. How a game reads its positions is the game's own.
A coach is only ever given an imagined match, so it can't tell what its seat may not know, even by mistake."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from wartable.kernel.contract import Position
from wartable.kernel.journal import Event
from wartable.kernel.message import Message

SEED = 14  # of the match that is imagined for a reading; what is said must not depend on it


class Tone(StrEnum):
    """What a claim is to the seat it is told to."""

    THREAT = "threat"  # what others can do to it
    CHANCE = "chance"  # what it can do
    STANDING = "standing"  # how things are


@dataclass(frozen=True)
class Claim:
    """A sentence about a position that holds by the rules, with the pieces it is about and the actions that show it.

    `actions` are answers of the seat itself, one after the other; when others are asked in between, they decline.
    """

    tone: Tone
    message: Message
    pieces: tuple[Mapping[str, Any], ...] = ()
    actions: tuple[int, ...] = ()


def reading(position: Position, seat: int) -> list[Claim]:
    """What the game's coach says of a position to a seat, what matters most first; nothing where it has no coach."""
    game = position.game
    if game.coach is None or position.over:
        return []
    dream = position.imagine(seat, SEED) if game.hidden else position.copy()
    found: list[Claim] = game.coach.get()(dream, seat)
    return found


@dataclass(frozen=True)
class Tried:
    """What came of actions that were played on a copy: the position then, and all that happened on the way."""

    position: Position
    events: tuple[Event, ...]


def tried(position: Position, *actions: int) -> Tried:
    """Play actions on a copy, one after the other. All must be legal when their turn comes."""
    copy, events = position.copy(), []
    for action in actions:
        events += copy.play(action)
    return Tried(copy, tuple(events))


def declined(trial: Tried, seat: int, declining: Sequence[int]) -> Tried:
    """Let all other seats decline what they are asked now, by the first of these actions that they may take."""
    position, events = trial.position, list(trial.events)
    while (actor := position.actor) not in (seat, -1):
        legal = set(position.legal())
        action = next((action for action in declining if action in legal), None)
        if action is None:
            break
        events += position.play(action, actor)
    return Tried(position, tuple(events))
