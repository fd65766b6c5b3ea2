"""What the fighters of the deciding seat could do with its activation: where to, from where to charge, whom to attack.
Each is tried on a copy of the record by the rules themselves; only the decider is told, and of nothing hidden."""

from typing import Any

import numpy as np

from wartable.games.shadespire.fights import chances, odds_shown
from wartable.games.shadespire.pending import Asked, pending
from wartable.games.shadespire.pieces import Data, fighters_of
from wartable.games.shadespire.record import Record
from wartable.games.shadespire.state import (
    ACTIONS,
    ATTACK,
    CHARGE,
    HEX,
    LAYOUT,
    MODELS,
    MOVE,
    PASS,
    PLACEMENT,
)
from wartable.kernel.contract import game
from wartable.kernel.engine import quickest
from wartable.kernel.record import Records
from wartable.kernel.remembered import remembered

ACTIVATING = (Asked.ACTIVATION, Asked.GRANTED_ACTIVATION)
KINDS = {"moves": MOVE, "charges": CHARGE, "attacks": ATTACK}
ON_THE_WAY = (Asked.MOVE, Asked.REACTION)  # what is asked between the first step of a Charge and its attack


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


def charge_attacks(g: Record) -> list[Data]:
    """The chances of every attack that a Charge of the deciding seat can end in, with its fighter and the hex it goes to.

    Nobody reacts. A Charge in which a die is rolled on the way is left out: what comes of it depends on the die.
    """
    found: list[Data] = []
    for name, plan in (plans_now(g) or {}).items():
        fighter, hexes = int(name), plan["charges"]
        if not hexes:
            continue
        begun = _after(Records(LAYOUT, g.home), [CHARGE + fighter])
        trials = _after(begun, [HEX + hex for hex in hexes])
        for place, hex in enumerate(hexes):
            end = _gone_through(trials[place : place + 1])
            due = pending(end)
            if due.fighter == fighter and end.hex[fighter] == hex and tuple(end.chance) == tuple(g.chance):
                found += [{**odds, "fighter": fighter, "hex": hex} for odds in chances(end, due) or ()]
    return found


def _gone_through(trial: Records) -> Any:
    """A Charge that has begun, when what is asked on its way was declined; from a lethal hex it might have gone on."""
    (end,) = trial.proxies
    while pending(end).asked in ON_THE_WAY and _masks(trial)[0, PASS]:
        _step(trial, [PASS])
    return end


def _masks(records: Records) -> np.ndarray:
    masks = np.zeros((len(records), ACTIONS), np.uint8)
    quickest(game("shadespire")).call("masks", records, masks)
    return masks


def _after(there: Records, actions: list[int]) -> Records:
    """One record for each of these actions, after it."""
    trials = there.repeated(len(actions))
    _step(trials, actions)
    return trials


def _step(trials: Records, actions: list[int]) -> None:
    """Play an action in each of these records."""
    scratch = np.empty(ACTIONS, np.uint8)
    refused = quickest(game("shadespire")).call("step", trials, np.array(actions, np.int64), scratch, 0)
    assert refused < 0, "an action that the mask allows was refused"


def _hexes(trial: Any, mask: np.ndarray) -> list[int]:
    """Where a move could go in its first step; none if something is asked before."""
    if pending(trial).asked != Asked.MOVE:
        return []
    return np.flatnonzero(mask[HEX:PLACEMENT]).tolist()
