"""What the assets of the seats say about who will win it, as computer players believe.
The table is made by `python -m wartable.lab.match_values`."""

from enum import IntEnum

import numpy as np


class Asset(IntEnum):
    """What a seat has that counts; HAND only its owner knows, and ATTACK is about to be made by one and suffered by one."""

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
    ATTACK = 14


ASSETS = len(Asset)
# For each asset: its weight at the end of a match, and what it is more or less before the first round.
# fmt: off
# values:begin
WEIGHTS = np.array(
    [
        [1.057, -0.736],  # glory
        [0.014, 0.164],  # unspent
        [-0.141, 0.000],  # fallen
        [0.596, -0.466],  # leader
        [-0.128, -0.142],  # hurt
        [0.228, 0.054],  # inspired
        [0.015, 0.260],  # upgrades
        [-0.100, 0.200],  # guard
        [0.400, -0.300],  # held
        [0.013, 0.005],  # near
        [0.000, 0.050],  # powers
        [0.308, -0.372],  # objectives
        [0.000, 0.000],  # turns
        [0.680, -0.541],  # hand
        [0.534, -0.270],  # attack
    ]
)
# values:end
# fmt: on
