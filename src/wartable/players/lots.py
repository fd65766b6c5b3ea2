"""The lots that a player draws for itself: from its seed and from what its seat may know, and from nothing else.
Rules, so that a player draws the same in plain Python and in compiled matches."""

import hashlib
from functools import cache
from typing import Any

import numpy as np

from wartable.kernel.chance import LOW, below, draw, seed_chance
from wartable.kernel.rule import rule

MIXED = 12  # draws after which nothing of what was put in can be seen
LOGIT = 1024  # steps of a logit in tables of shares
SHARE = 1 << 24  # the whole of one
SHARE_SHIFT = 14  # of a share that is weighed with tries, of which there are less than two million
FAINTEST = 16  # logits behind the best beyond which an action has the least share there is
TENTHS = 500  # of points of the chance of winning, for one of value
WON = 0.97  # a value that only ends have which were reached: nobody overlooks those
TIE = 1e-9 / (LOW + 1)  # what is better by less than the greatest tie is as good
MOST_SEED = 2**63 - 1  # of a longer seed only the last bits count


class Dice:
    """A generator without a match, for plain rules."""

    def __init__(self) -> None:
        self.chance = [0, 0, 0, 0]


@cache
def weights(count: int) -> np.ndarray:
    """A number for every place of an observation, such that their sum stays below 2**63 whatever is seen there."""
    assert count <= 1 << 16
    drawn = np.frombuffer(hashlib.shake_256(b"wartable").digest(4 * count), "<u4")
    found: np.ndarray = drawn.astype(np.int64) >> 1
    return found


@rule
def gist(seen, weights):
    """One number for all that a seat knows: equal for equal observations, hardly ever for others."""
    total = 0
    for place in range(len(weights)):
        total += int(seen[place]) * int(weights[place])
    return total


@rule
def own_chance(dice: Any, seed, seat, gist):
    """The chance of a player for one decision: 56 bits, the same for all that look the same to the seat."""
    seed_chance(dice, seed)
    dice.chance[0] ^= gist & LOW
    dice.chance[1] ^= (gist >> 32) & LOW
    dice.chance[2] ^= seat
    for _ in range(MIXED):
        draw(dice)
    high = draw(dice)
    return (high << 24) | (draw(dice) >> 8)


@rule
def tie(dice: Any):
    """A trifle by which one of several actions that look equally good is taken."""
    return draw(dice) * TIE


@cache
def faded() -> np.ndarray:
    """By how far a logit is behind the best: its share, of `SHARE`; never nothing."""
    behind = np.arange(FAINTEST * LOGIT + 1) / LOGIT
    return np.maximum(np.round(SHARE * np.exp(-behind)), 1).astype(np.int32)


@rule
def slip(dice: Any, chance, marks, visits, totals, tenths, shares):
    """What a player takes that errs: any of what it has tried, the more often it tried it and the less it costs, by a lot of its own.

    What it tried as often as the best and costs so many tenths of a point of the chance of winning it takes a third as often. An
    end that is won it does not overlook. `marks` are those of actions that lead somewhere.
    """
    best = won = -1
    for action in range(len(visits)):
        if marks[action] != 0:
            if best < 0 or visits[action] > visits[best]:
                best = action
            sure = visits[action] > 0 and totals[action] >= WON * visits[action]
            if sure and (won < 0 or visits[action] > visits[won]):
                won = action
    if won >= 0:
        return won
    if visits[best] == 0:
        return best
    most = totals[best] / visits[best]
    whole = 0
    for action in range(len(visits)):
        if marks[action] != 0 and visits[action] > 0:
            whole += visits[action] * share_behind(most - totals[action] / visits[action], tenths, shares)
    seed_chance(dice, chance)
    lot = below(dice, whole)
    for action in range(len(visits)):
        if marks[action] != 0 and visits[action] > 0:
            lot -= visits[action] * share_behind(most - totals[action] / visits[action], tenths, shares)
            if lot < 0:
                return action
    return best


@rule
def share_behind(behind, tenths, shares):
    """How often something is taken whose value is so far behind the best."""
    step = int(max(behind, 0.0) * (TENTHS * LOGIT) / tenths)
    return int(shares[min(step, len(shares) - 1)]) >> SHARE_SHIFT
