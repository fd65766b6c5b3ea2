"""The runners of a batch: many matches that are stepped together, each row told anew after its step. Rendered for each game.
What happens to one match stands in functions of their own, which a kernel for graphics processors calls too."""

from typing import Any

import numpy as np

from wartable.kernel.chance import LOW
from wartable.kernel.mask import LANE, clear_mask, count_in_lanes, in_lanes, nth_in_lanes

setup: Any
actor: Any
legal: Any
play: Any
returns: Any
observe: Any
blank: Any

# How a match went on in a step.
OPEN, OVER, CUT = range(3)

# Places in the row of settings: how far the next seed of a row is, after how many decisions a match is cut, and whether
# decisions without a choice are taken at once and finished matches are followed by others.
STRIDE, LONGEST, SKIPS, RESETS = range(4)

PACKED = 0x0102040810204080  # gathers the lowest bits of eight bytes in one

ENTRIES = {
    "begin": (
        "void(records, words, int64[::1], int64[::1], int64[::1], int64[::1], uint8[:, ::1], uint8[::1], "
        "int64[::1], uint8[::1], int8[:, ::1], int64[::1], uint8[:, ::1], int16[:, ::1])"
    ),
    "refused": "int64(records, words, int64[::1], uint8[:, ::1])",
    "advance": (
        "void(records, words, int64[::1], int64[::1], int64[::1], int64[::1], int64[::1], uint8[:, ::1], "
        "uint8[::1], int64[::1], uint8[::1], int8[:, ::1], int64[::1], uint8[:, ::1], int16[:, ::1])"
    ),
    "wander": (
        "void(records, words, int64, int64[::1], int64[::1], int64[::1], int64[::1], uint8[:, ::1], "
        "uint8[::1], int64[::1], uint8[::1], int8[:, ::1], int64[::1], uint8[:, ::1], int16[:, ::1])"
    ),
}

INLINED = ("clear_record", "pack", "marks_of", "nth_of", "lot", "deal", "end", "run_on", "tell", "forget")


def clear_record(words, i):
    """Make the bytes of a record 0."""
    for word in range(words.shape[1]):
        words[i, word] = 0


def pack(mask, bits):
    """Write a mask as bits, the first action in the lowest."""
    lanes = mask[: in_lanes(len(mask))].view(np.int64)
    for lane in range(len(lanes)):
        bits[lane] = ((int(lanes[lane]) * PACKED) >> 56) & 0xFF
    last = 0
    for action in range(len(lanes) * LANE, len(mask)):
        last |= int(mask[action]) << (action % LANE)
    if len(bits) > len(lanes):
        bits[len(lanes)] = last


def marks_of(mask):
    """How many actions are marked."""
    return count_in_lanes(mask, mask[: in_lanes(len(mask))].view(np.int64))


def nth_of(mask, n):
    """The n-th action that is marked."""
    return nth_in_lanes(mask, mask[: in_lanes(len(mask))].view(np.int64), n)


def lot(seed, decision, count):
    """A number below `count` for a decision of a match: as good as chance, and the same wherever it is asked for."""
    mixed = (int(seed) ^ (int(seed) >> 32)) * 0x9E3779B1 + int(decision) * 0x85EBCA77
    for _ in range(3):
        mixed &= LOW
        mixed = (mixed ^ (mixed >> 16)) * 0x45D9F3B5
    return (((mixed ^ (mixed >> 17)) & LOW) * count) >> 32


def deal(g, words, i, options, seeds, played):
    """Begin the match of a row from its seed."""
    clear_record(words, i)
    setup(g, options, seeds[i])
    played[i] = 0


def end(g, i, how, played, ended, rewards, lengths):
    """A match is over, or is cut after too many decisions: then nobody has won."""
    ended[i] = how
    lengths[i] = played[i]
    if how == OVER:
        returns(g, rewards[i])


def run_on(g, words, i, options, settings, seeds, played, mask, ended, rewards, lengths):
    """Go on to the next decision that is asked for, with its actions in the mask; gives who decides it, or -1."""
    while True:
        seat = actor(g)
        how = OVER if seat < 0 else CUT if played[i] >= settings[LONGEST] else OPEN
        if how != OPEN:
            clear_mask(mask)
            end(g, i, how, played, ended, rewards, lengths)
            if settings[RESETS] == 0:
                return -1
            seeds[i] += settings[STRIDE]
            deal(g, words, i, options, seeds, played)
            seat = actor(g)
        clear_mask(mask)
        legal(g, mask)
        if settings[SKIPS] == 0 or marks_of(mask) != 1:
            if ended[i] == OPEN:
                lengths[i] = played[i]
            return seat
        play(g, nth_of(mask, 0))
        played[i] += 1


def tell(g, seat, i, mask, bits, actors, masks, observations):
    """Fill the row of a match: who decides, between what, and knowing what. Rows without room are left out."""
    actors[i] = seat
    pack(mask, bits[i])
    if masks.shape[1] == len(mask):
        for action in range(len(mask)):
            masks[i, action] = mask[action]
    elif masks.shape[1] == bits.shape[1]:
        for byte in range(bits.shape[1]):
            masks[i, byte] = bits[i, byte]
    if observations.shape[1] > 0:
        seen = blank(observations[i])
        if seat >= 0:
            observe(g, seat, seen)


def forget(i, ended, rewards):
    """Before a step nothing has ended."""
    ended[i] = OPEN
    for seat in range(rewards.shape[1]):
        rewards[i, seat] = 0


def begin(
    records, words, options, settings, seeds, played, bits, mask,
    actors, ended, rewards, lengths, masks, observations,
):  # fmt: skip
    """Deal every match from its seed and tell its first decision."""
    for i in range(len(records)):
        g = records[i]
        forget(i, ended, rewards)
        deal(g, words, i, options, seeds, played)
        seat = run_on(g, words, i, options, settings, seeds, played, mask, ended, rewards, lengths)
        tell(g, seat, i, mask, bits, actors, masks, observations)


def refused(records, words, actions, bits):
    """The first match whose action is not legal there, -1 if there is none. Where nothing is legal it must be -1."""
    for i in range(len(actions)):
        action = actions[i]
        if action == -1:
            for byte in range(bits.shape[1]):
                if bits[i, byte] != 0:
                    return i
        elif (
            action < 0
            or action >= bits.shape[1] * LANE
            or (bits[i, action // LANE] >> (action % LANE)) & 1 == 0
        ):
            return i
    return -1


def advance(
    records, words, actions, options, settings, seeds, played, bits, mask,
    actors, ended, rewards, lengths, masks, observations,
):  # fmt: skip
    """Play an action in every match and tell the decision that it comes to."""
    for i in range(len(records)):
        g = records[i]
        forget(i, ended, rewards)
        if actions[i] >= 0:
            play(g, actions[i])
            played[i] += 1
            seat = run_on(g, words, i, options, settings, seeds, played, mask, ended, rewards, lengths)
            tell(g, seat, i, mask, bits, actors, masks, observations)


def wander(
    records, words, steps, options, settings, seeds, played, bits, mask,
    actors, ended, rewards, lengths, masks, observations,
):  # fmt: skip
    """So many decisions at random in every match, by chance that depends on its seed and how far it is."""
    for i in range(len(records)):
        g = records[i]
        seat = actor(g)
        clear_mask(mask)
        legal(g, mask)
        for _ in range(steps):
            if seat < 0:
                break
            forget(i, ended, rewards)
            play(g, nth_of(mask, lot(seeds[i], played[i], marks_of(mask))))
            played[i] += 1
            seat = run_on(g, words, i, options, settings, seeds, played, mask, ended, rewards, lengths)
            tell(g, seat, i, mask, bits, actors, masks, observations)
