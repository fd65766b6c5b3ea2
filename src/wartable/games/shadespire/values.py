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
        [0.948, -0.552],  # glory
        [0.244, -0.035],  # unspent
        [-0.050, 0.000],  # fallen
        [0.688, -0.603],  # leader
        [-0.127, -0.194],  # hurt
        [0.173, 0.175],  # inspired
        [0.166, 0.114],  # upgrades
        [-0.085, 0.032],  # guard
        [0.345, -0.302],  # held
        [0.049, -0.004],  # near
        [0.005, -0.044],  # powers
        [0.794, -0.784],  # objectives
        [0.108, -0.066],  # turns
        [0.624, -0.454],  # hand
        [0.698, -0.669],  # attack
    ]
)
# values:end
# fmt: on
