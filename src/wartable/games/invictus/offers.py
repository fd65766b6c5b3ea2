"""What the actions of Invictus are to one who is offered them: the usual one, weighty ones, and where each may go.
Whoever looks ahead here sees what lies open and the own hand, nothing else."""

from collections.abc import Mapping
from typing import Any

from wartable.games.invictus.pending import Asked, pending
from wartable.games.invictus.record import Record
from wartable.games.invictus.state import CARD, CARDS, CELL, PASS
from wartable.games.invictus.view import hand, struck
from wartable.kernel.contract import Action, Offer, Way

USUAL, WEIGHTY, TRAY = Offer(usual=True), Offer(weighty=True), Offer(tray=True)

AT_ONCE = ("support", "block", "negate")
IN_NO_HAND = ("pool", "deck", "leaders", "seat")  # where cards and seats of set-up are
UNDER_OTHERS = ("kingdom", "graveyard")  # one card of a pile


def offers(g: Record, told: Mapping[int, Action]) -> dict[int, Offer]:
    """Of these actions, those that are special."""
    seat, asked = pending(g).seat, pending(g).asked
    found: dict[int, Offer] = {}
    for action, (verb, source, target) in told.items():
        if action == PASS:
            found[action] = USUAL
        elif verb == "attack" and source is not None:
            found[action] = Offer(
                weighty=True,
                ways=tuple(Way((CELL + foe["cell"],), target=foe) for foe in struck(g, seat, source["cell"])),
            )
        elif verb in AT_ONCE:
            found[action] = WEIGHTY
        elif asked == Asked.FRONT_CELL or (verb == "march" and source is None):
            found[action] = Offer(ways=_from_hand(g, seat))
        elif _is_picked(seat, verb, source, target):
            found[action] = TRAY
    return found


def _from_hand(g: Record, seat: int) -> tuple[Way, ...]:
    """INVI-6.3, R35: the place is asked for first, then any card of the hand."""
    return tuple(Way((CARD + card,), hand(g, seat, card)) for card in range(CARDS) if g.hand[seat, card] > 0)


def _is_picked(
    seat: int, verb: str, source: Mapping[str, Any] | None, target: Mapping[str, Any] | None
) -> bool:
    """Whether what an action names lies in a pile, in another's hand, or nowhere."""
    if verb in ("copy", "take-decoy"):
        return True
    if source is None or target is not None:
        return False
    area = source["area"]
    return area in IN_NO_HAND or area in UNDER_OTHERS or (area == "hand" and source["seat"] != seat)
