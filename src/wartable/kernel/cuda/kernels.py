"""The kernels: what one thread of a graphics processor does, over the functions of `kernel.stepping` for one match.
They name what a game and a way of running put in; the simulator runs them with plain rules on records in rows."""

from typing import Any

import numpy as np
from numba import cuda

from wartable.kernel.cuda.tiles import TILE
from wartable.kernel.stepping import WORD

observe: Any
count: Any
nth: Any
lot: Any
deal: Any
go_on: Any
forget: Any
record_of: Any
seen_of: Any

PADDED = TILE + 1  # so that the numbers of a column lie in different banks


def play_matches(
    records, words, marks, seen, numbers_seen, steps, fresh, actions, options, settings,
    seeds, played, bits, actors, ended, rewards, lengths,
):  # fmt: skip
    """Deal a match if it is to be `fresh`, then play so many steps of it: by its action if there are any, else by lot."""
    i = cuda.grid(1)
    if i < len(seeds):
        g = record_of(records, i)
        mask = record_of(marks, i).marks
        for step in range(-fresh, steps):
            cuda.syncthreads()
            action = -1
            if step < 0:
                deal(g, words, i, options, seeds, played)
            elif len(actions) > 0:
                action = actions[i]
            else:
                legal_actions = count(bits, i)
                if legal_actions > 0:
                    action = nth(bits, i, lot(seeds[i], played[i], legal_actions))
            forget(i, ended, rewards)
            if step < 0 or action >= 0:
                seat = go_on(
                    g, words, i, action, options, settings, seeds, played, bits, mask, ended, rewards, lengths
                )  # fmt: skip
                actors[i] = seat
                if len(seen) > 0:
                    known = seen_of(seen, numbers_seen, i)
                    if seat >= 0:
                        observe(g, seat, known)


def refuse(actions, bits, first):
    """Put the number of the first match whose action is not legal where others can see it."""
    i = cuda.grid(1)
    if i < len(actions):
        action = actions[i]
        legal = False
        if action == -1:
            legal = True
            for word in range(bits.shape[1]):
                if bits[i, word] != 0:
                    legal = False
        elif action >= 0 and action < bits.shape[1] * WORD:
            legal = (np.int64(bits[i, action // WORD]) >> (action % WORD)) & 1 == 1
        if not legal:
            cuda.atomic.min(first, 0, i)


def spread(bits, masks):
    """Masks of a byte an action, from bits."""
    at = cuda.grid(1)
    if at < masks.shape[0] * masks.shape[1]:
        i = at // masks.shape[1]
        action = at % masks.shape[1]
        masks[i, action] = (np.int64(bits[i, action // WORD]) >> (action % WORD)) & 1


def to_rows(tiled, rows):
    """Observations in rows, from tiles: a block of 32 by 8 threads turns 32 numbers of 32 matches at a time."""
    turned = cuda.shared.array((TILE, PADDED), np.int16)
    x = cuda.threadIdx.x
    tile = cuda.blockIdx.y
    first = cuda.blockIdx.x * TILE
    for y in range(cuda.threadIdx.y, TILE, cuda.blockDim.y):
        if first + y < tiled.shape[1]:
            turned[y, x] = tiled[tile, first + y, x]
    cuda.syncthreads()
    for y in range(cuda.threadIdx.y, TILE, cuda.blockDim.y):
        i = tile * TILE + y
        if i < rows.shape[0] and first + x < rows.shape[1]:
            rows[i, first + x] = turned[x, y]
