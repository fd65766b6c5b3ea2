"""What the actions of Shadespire are to one who is offered them: the usual one, weighty ones, and where each may go.
Moves and attacks are looked up in the plans that the rules themselves have tried out (`plans`)."""

from collections.abc import Mapping
from typing import Any

from wartable.games.shadespire.fights import odds_now
from wartable.games.shadespire.pending import Asked, Pending, pending
from wartable.games.shadespire.pieces import Data, place_of_weapon
from wartable.games.shadespire.plans import ACTIVATING, plans_now
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.rules.sight import sweeps
from wartable.games.shadespire.rules.striking import is_answered_before, may_step_with
from wartable.games.shadespire.state import FIGHTER, HEX, WEAPON
from wartable.kernel.contract import Action, Offer, Way

USUAL, WEIGHTY, TRAY = Offer(usual=True), Offer(weighty=True), Offer(tray=True)

DECLINING = ("pass", "decline", "done", "keep-hand", "stop", "no-attack", "no-drive", "keep-dice")
AT_ONCE = ("guard", "charge", "play", "upgrade", "react", "use", "strike-back")
COUNTING = (Asked.DRAW_UP_TO, Asked.HEAL_UP_TO)


def offers(g: Record, told: Mapping[int, Action]) -> dict[int, Offer]:
    """Of these actions, those that are special."""
    due = pending(g)
    if due.asked in COUNTING:
        return {max(told, key=lambda action: _count(told[action])): USUAL}
    if due.asked == Asked.WEAPON:
        return {action: _weapon(g, due, action, each) for action, each in told.items()}
    usual_to_decline = due.asked not in ACTIVATING or len(told) == 1
    found = {}
    for action, (verb, source, target) in told.items():
        if verb in DECLINING:
            if usual_to_decline:
                found[action] = USUAL
        elif verb == "move" and source is not None:
            found[action] = Offer(ways=_moves(g, source["fighter"]))
        elif verb == "attack" and source is not None:
            found[action] = Offer(ways=_attacks(g, due, source["fighter"]))
        elif _is_picked(verb, source, target):
            found[action] = Offer(weighty=verb in AT_ONCE, tray=True)
        elif verb in AT_ONCE:
            found[action] = WEIGHTY
    return found


def _count(told: Action) -> int:
    """SHA-4: as many as there are is what one mostly wants."""
    return 0 if told.target is None else int(told.target.get("number", 0))


def _weapon(g: Record, due: Pending, action: int, told: Action) -> Offer:
    """With which attack: each may name its target at once."""
    if told.verb in DECLINING:
        return USUAL
    aimed = [odds for odds in odds_now(g) or () if odds["weapon"] == action - WEAPON]
    asks = _asks_target(g, due.fighter, due.seat, action - WEAPON)
    return Offer(
        ways=tuple(
            Way((FIGHTER + odds["target"],) if asks else (), target=_fighter(odds["target"]))
            for odds in aimed
        )
    )


def _moves(g: Record, fighter: int) -> tuple[Way, ...]:
    plan = (plans_now(g) or {}).get(str(fighter))
    return (
        tuple(Way((HEX + hex,), target={"area": "hex", "hex": hex}) for hex in plan["moves"]) if plan else ()
    )


def _attacks(g: Record, due: Pending, fighter: int) -> tuple[Way, ...]:
    """With which attack a fighter may reach whom: all is said at once."""
    plan = (plans_now(g) or {}).get(str(fighter))
    return tuple(
        Way(
            _answers(g, due, fighter, odds["weapon"], odds["target"]),
            source=place_of_weapon(odds["weapon"]),
            target=_fighter(odds["target"]),
        )
        for odds in (plan["attacks"] if plan else ())
    )


def _answers(g: Record, due: Pending, fighter: int, weapon: int, target: int) -> tuple[int, ...]:
    asks = _asks_target(g, fighter, due.seat, weapon)
    return (WEAPON + weapon, FIGHTER + target) if asks else (WEAPON + weapon,)


def _asks_target(g: Record, fighter: int, seat: int, weapon: int) -> bool:
    """Whether the target is what is asked for next: nobody reacts, nobody steps, and not all around are struck."""
    if is_answered_before(weapon) or may_step_with(g, fighter, seat, weapon):
        return False
    return not sweeps(g, fighter, seat, weapon)


def _fighter(fighter: int) -> Data:
    return {"area": "fighter", "fighter": fighter}


def _is_picked(verb: str, source: Mapping[str, Any] | None, target: Mapping[str, Any] | None) -> bool:
    """Whether what an action names lies nowhere in sight: a card that is asked for, or one in play that reacts."""
    if verb == "choose":
        return target is not None and target["area"] in ("card", "hand")
    return verb == "react" and (source is None or source["area"] != "hand")
