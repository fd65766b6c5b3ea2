"""What `kernel.stepping` does otherwise on a graphics processor."""

import numpy as np

from wartable.kernel.cuda.keys import TILE
from wartable.kernel.stepping import GATHER, LANE, WORD

NAMES = ("clear_mask", "pack", "tile_of")


def clear_mask(mask):
    """Nothing: `pack` leaves a mask clear, as every byte that a thread writes far from its neighbours' is dear."""


def pack(mask, bits, i):
    """Write a mask as bits, the first action in the lowest, and clear it."""
    lanes = mask.view(np.int64)
    for word in range(bits.shape[1]):
        value = 0
        for lane in range(WORD // LANE):
            eight = lanes[word * (WORD // LANE) + lane]
            if eight != 0:
                value |= ((eight * GATHER) >> 56 & 0xFF) << (LANE * lane)
                lanes[word * (WORD // LANE) + lane] = 0
        bits[i, word] = value


def tile_of(seen, at):
    """The observation at a place: the first of its tile, whose numbers are each thread's own."""
    return seen[at // TILE * TILE]
