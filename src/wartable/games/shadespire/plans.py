"""What the fighters of the deciding seat could do with its activation: where to, from where to charge, whom to attack.
Each is tried on a copy of the record by the rules themselves; only the decider is told, and of nothing hidden."""

from typing import Any

import numpy as np

from wartable.games.shadespire.fights import odds_shown
from wartable.games.shadespire.pending import Asked, pending
from wartable.games.shadespire.pieces import Data, fighters_of
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.state import ACTIONS, ATTACK, CHARGE, HEX, LAYOUT, MODELS, MOVE, PLACEMENT
from wartable.kernel.contract import game
from wartable.kernel.engine import quickest
from wartable.kernel.record import Records
from wartable.kernel.remembered import remembered

ACTIVATING = (Asked.ACTIVATION, Asked.GRANTED_ACTIVATION)
KINDS = {"moves": MOVE, "charges": CHARGE, "attacks": ATTACK}


@remembered
def plans_now(g: Record) -> Data | None:
    """By fighter: the hexes of a Move, those of a Charge, and the chances of every attack; none at other times."""
    due = pending(g)
    if due.asked not in ACTIVATING:
        return None
    there = Records(LAYOUT, g.home)
    (may,) = _masks(there)
    own = [fighter for fighter in fighters_of(g) if fighter // MODELS == due.seat]
    tried = [(fighter, kind) for fighter in own for kind, first in KINDS.items() if may[first + fighter]]
    trials = _after(there, [KINDS[kind] + fighter for fighter, kind in tried])
    found: Data = {}
    for (fighter, kind), trial, mask in zip(tried, trials.proxies, _masks(trials), strict=True):
        told = odds_shown(trial, pending(trial)) if kind == "attacks" else _hexes(trial, mask)
        if told:
            found.setdefault(str(fighter), {kind: [] for kind in KINDS})[kind] = told
    return found


def _masks(records: Records) -> np.ndarray:
    masks = np.zeros((len(records), ACTIONS), np.uint8)
    quickest(game("shadespire")).call("masks", records, masks)
    return masks


def _after(there: Records, actions: list[int]) -> Records:
    """One record for each of these actions, after it."""
    trials = there.repeated(len(actions))
    scratch = np.empty(ACTIONS, np.uint8)
    refused = quickest(game("shadespire")).call("step", trials, np.array(actions, np.int64), scratch, 0)
    assert refused < 0, "an action that the mask allows was refused"
    return trials


def _hexes(trial: Any, mask: np.ndarray) -> list[int]:
    """Where a move could go in its first step; none if something is asked before."""
    if pending(trial).asked != Asked.MOVE:
        return []
    return np.flatnonzero(mask[HEX:PLACEMENT]).tolist()
