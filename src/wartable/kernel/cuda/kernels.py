"""The kernels: what one thread of a graphics processor does, over the functions of `kernel.stepping` for one match.
They name what a game and a way of running put in; the simulator runs them with plain rules."""

from typing import Any

import numpy as np
from numba import cuda

from wartable.kernel.cuda.keys import DEAL, SCANNING, STEP, TILE, TURNED, WANDER, key_of
from wartable.kernel.stepping import OPEN, SKIPS, STRIDE, WORD, count, lot, nth

actor: Any
observe: Any
deal: Any
act: Any
offer: Any
forget: Any
stage: Any
tile_of: Any

PADDED = TILE // 2 + 1  # so that the numbers of a column lie in different banks


def play_matches(
    records, words, order, number, doing, actions, options, settings, seeds, played, ended, rewards, lengths, over, stages
):  # fmt: skip
    """Do one thing to each of so many matches in this order: play its action, or deal it."""
    at = cuda.grid(1)
    if at < number[0]:
        i = order[at]
        g = records[i]
        if doing == DEAL:
            deal(g, words, i, options, seeds, played)
            over[i] = OPEN
        else:
            action = actions[i]
            if doing == STEP or (doing == WANDER and action >= 0):
                forget(i, ended, rewards)
            if action >= 0:
                over[i] = act(g, i, action, settings, played, ended, rewards, lengths)
        stages[i] = stage(g)


def tell_matches(
    records, marks, order, number, settings, played, bits, actors, ended, lengths, over, forced
):  # fmt: skip
    """Who decides in each of so many matches, between what, and whether there is no choice."""
    at = cuda.grid(1)
    if at < number[0]:
        i = order[at]
        g = records[i]
        seat = -1
        if over[i] == OPEN:
            seat = actor(g)
        offer(g, seat, i, marks[i], bits)
        actors[i] = seat
        if ended[i] == OPEN:
            lengths[i] = played[i]
        forced[i] = -1
        if seat >= 0 and settings[SKIPS] != 0 and count(bits, i) == 1:
            forced[i] = nth(bits, i, 0)


def observe_matches(records, seen, first, end, actors):
    """What the seat that decides knows, in tiles: neighbours write side by side."""
    i = first + cuda.grid(1)
    if i < end and actors[i] >= 0:
        observe(records[i], actors[i], tile_of(seen, i))


def to_rows(tiled, first, end, rows, pairs):
    """Observations in rows, from tiles: a block of 16 by 16 threads turns some numbers of 32 matches, two at a time.

    `tiled` has the numbers of two matches in one, and `pairs` two numbers of a match, where rows have an even number of them.
    """
    turned = cuda.shared.array((TURNED, PADDED), np.uint32)
    x = cuda.threadIdx.x
    tile = cuda.blockIdx.y
    number = cuda.blockIdx.x * TURNED
    width = tiled.shape[1]
    for y in range(cuda.threadIdx.y, TURNED, cuda.blockDim.y):
        if number + y < width:
            turned[y, x] = tiled[first // TILE + tile, number + y, x]
    cuda.syncthreads()
    for y in range(cuda.threadIdx.y, TILE, cuda.blockDim.y):
        i = first + tile * TILE + y
        if i < end:
            half = 16 * (y % 2)
            for one in range(2 * x, TURNED, TILE):
                if number + one < width:
                    low = (np.int64(turned[one, y // 2]) >> half) & 0xFFFF
                    high = (np.int64(turned[one + 1, y // 2]) >> half) & 0xFFFF
                    if len(pairs) > 0:
                        pairs[(i * width + number + one) // 2] = low | high << 16
                    else:
                        rows[i, number + one] = low
                        if number + one + 1 < width:
                            rows[i, number + one + 1] = high


def choose(bits, seeds, played, first, end, actions):
    """An action by lot for every match from one to another, -1 where it is over."""
    i = first + cuda.grid(1)
    if i < end:
        legal_actions = count(bits, i)
        action = -1
        if legal_actions > 0:
            action = nth(bits, i, lot(seeds[i], played[i], legal_actions))
        actions[i] = action


def tally(stages, actions, bits, first, end, tallies):
    """Count the matches that are about to do the same."""
    i = first + cuda.grid(1)
    if i < end:
        cuda.atomic.add(tallies, key_of(stages, actions, bits, i), 1)


def add_up(tallies):
    """Where the matches of every key begin, if all are put in order; one block."""
    sums = cuda.shared.array(SCANNING, np.int64)
    thread = cuda.threadIdx.x
    share = len(tallies) // SCANNING
    total = 0
    for place in range(thread * share, (thread + 1) * share):
        total += tallies[place]
    sums[thread] = total
    reach = 1
    while reach < SCANNING:
        cuda.syncthreads()
        before = 0
        if thread >= reach:
            before = sums[thread - reach]
        cuda.syncthreads()
        sums[thread] += before
        reach *= 2
    start = sums[thread] - total
    for place in range(thread * share, (thread + 1) * share):
        here = tallies[place]
        tallies[place] = start
        start += here


def line_up(stages, actions, bits, first, end, starts, order):
    """Put every match at the next free place of its key."""
    i = first + cuda.grid(1)
    if i < end:
        order[cuda.atomic.add(starts, key_of(stages, actions, bits, i), 1)] = i


def gather_over(over, settings, seeds, first, end, order, number):
    """Find the matches that are over, to be followed by others."""
    i = first + cuda.grid(1)
    if i < end and over[i] != OPEN:
        seeds[i] += settings[STRIDE]
        order[cuda.atomic.add(number, 0, 1)] = i


def gather_forced(forced, first, end, order, number):
    """Find the matches in which there is no choice."""
    i = first + cuda.grid(1)
    if i < end and forced[i] >= 0:
        order[cuda.atomic.add(number, 0, 1)] = i


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
