"""What the fighters of the deciding seat could do with its activation: where to, from where to charge, whom to attack.
Each is tried on a copy of the record by the rules themselves; only the decider is told, and of nothing hidden."""

from typing import Any

import numpy as np

from wartable.games.shadespire.fights import copy_of, odds_shown
from wartable.games.shadespire.pending import Asked, Pending, pending
from wartable.games.shadespire.pieces import Data, fighters_of
from wartable.games.shadespire.rules.decide import legal, play
from wartable.games.shadespire.state import ACTIONS, ATTACK, CHARGE, HEX, MODELS, MOVE, PLACEMENT

ACTIVATING = (Asked.ACTIVATION, Asked.GRANTED_ACTIVATION)


def plans_shown(g: Any, due: Pending) -> Data | None:
    """By fighter: the hexes of a Move, those of a Charge, and the chances of every attack; none at other times."""
    if due.asked not in ACTIVATING:
        return None
    may = _mask(g)
    found: Data = {}
    for fighter in fighters_of(g):
        if fighter // MODELS == due.seat:
            plan = {
                "moves": _hexes(g, MOVE + fighter) if may[MOVE + fighter] else [],
                "charges": _hexes(g, CHARGE + fighter) if may[CHARGE + fighter] else [],
                "attacks": _attacks(g, ATTACK + fighter) if may[ATTACK + fighter] else [],
            }
            if any(plan.values()):
                found[str(fighter)] = plan
    return found


def _mask(g: Any) -> np.ndarray:
    mask = np.zeros(ACTIONS, np.uint8)
    legal(g, mask)
    return mask


def _after(g: Any, action: int) -> Any:
    trial = copy_of(g)
    play(trial, action)
    return trial


def _hexes(g: Any, action: int) -> list[int]:
    """Where a move could go in its first step; none if something is asked before."""
    trial = _after(g, action)
    if pending(trial).asked != Asked.MOVE:
        return []
    mask = _mask(trial)
    return [int(hex) for hex in np.flatnonzero(mask[HEX:PLACEMENT])]


def _attacks(g: Any, action: int) -> list[Data]:
    trial = _after(g, action)
    return odds_shown(trial, pending(trial)) or []
