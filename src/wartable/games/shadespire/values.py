"""What the assets of the seats say about who will win it, as computer players believe.
The table is made by `python -m wartable.lab.learn shadespire`."""

from enum import IntEnum

import numpy as np


class Asset(IntEnum):
    """What a seat has that counts; HAND only its owner knows."""

    GLORY = 0
    UNSPENT = 1
    FALLEN = 2
    LEADER = 3
    HURT = 4
    INSPIRED = 5
    UPGRADES = 6
    GUARD = 7
    HELD = 8
    NEAR = 9
    POWERS = 10
    OBJECTIVES = 11
    TURNS = 12
    HAND = 13


ASSETS = len(Asset)
# For each asset: its weight at the end of a match, and what it is more or less before the first round.
# fmt: off
# values:begin
WEIGHTS = np.array(
    [
        [0.963, -0.478],  # glory
        [0.091, -0.113],  # unspent
        [-0.063, 0.067],  # fallen
        [0.753, -0.803],  # leader
        [-0.195, -0.155],  # hurt
        [0.192, 0.037],  # inspired
        [0.059, 0.051],  # upgrades
        [0.061, 0.001],  # guard
        [0.367, -0.278],  # held
        [0.070, -0.035],  # near
        [0.060, -0.136],  # powers
        [0.022, 0.231],  # objectives
        [0.013, 0.152],  # turns
        [0.619, -0.481],  # hand
    ]
)
# values:end
# fmt: on


def weights_by_name() -> dict[str, float]:
    """All weights, those at the end first; the places are those of the record's `tuning`."""
    at_the_end = {asset.name.lower(): float(WEIGHTS[asset, 0]) for asset in Asset}
    return at_the_end | {f"{asset.name.lower()}_early": float(WEIGHTS[asset, 1]) for asset in Asset}
