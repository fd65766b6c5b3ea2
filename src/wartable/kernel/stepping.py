"""The runners of a batch: many matches that are stepped together, each row told anew after its step. Rendered for each game.
What happens to one match stands in functions of their own, which the kernels for graphics processors call too."""

from typing import Any

import numpy as np

from wartable.kernel.chance import LOW
from wartable.kernel.mask import clear_mask

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

WORD = 32  # actions in one number of a row of bits
LANE = 8  # of them in one number of a mask
GATHER = 0x0102040810204080  # brings the lowest bits of eight bytes together

# What all runners that play take: the settings, the rows of the batch itself, and the buffers that they fill.
_TOLD = (
    "int64[:, ::1], int64[::1], int64[::1], int64[::1], uint32[:, ::1], uint8[::1], "
    "int64[::1], uint8[::1], int8[:, ::1], int64[::1], uint8[:, ::1], uint32[:, ::1], int16[:, ::1]"
)
ENTRIES = {
    "begin": f"void(records, words, {_TOLD})",
    "refused": "int64(records, words, int64[::1], uint32[:, ::1])",
    "advance": f"void(records, words, int64[::1], {_TOLD})",
    "wander": f"void(records, words, int64, {_TOLD})",
}

INLINED = (
    "clear_record",
    "pack",
    "count",
    "nth",
    "ones",
    "lot",
    "deal",
    "end",
    "act",
    "offer",
    "go_on",
    "tell",
    "forget",
)


def width(actions: int) -> int:
    """How many actions a mask has room for, so that it can be read by words."""
    return -(-actions // WORD) * WORD


def clear_record(g, words, i):
    """Make the bytes of a record 0."""
    for word in range(words.shape[1]):
        words[i, word] = 0


def pack(mask, bits, i):
    """Write a mask as bits, the first action in the lowest."""
    lanes = mask.view(np.int64)
    for word in range(bits.shape[1]):
        value = 0
        for lane in range(WORD // LANE):
            eight = ((int(lanes[word * (WORD // LANE) + lane]) * GATHER) >> 56) & 0xFF
            value |= eight << (LANE * lane)
        bits[i, word] = value


def ones(word):
    """How many bits of a word are set."""
    pairs = word - ((word >> 1) & 0x55555555)
    fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333)
    return ((((fours + (fours >> 4)) & 0x0F0F0F0F) * 0x01010101) >> 24) & 0xFF


def count(bits, i):
    """How many actions of a match are legal."""
    total = 0
    for word in range(bits.shape[1]):
        total += ones(np.int64(bits[i, word]))
    return total


def nth(bits, i, n):
    """The n-th legal action of a match."""
    at = 0
    word = np.int64(bits[i, 0])
    while n >= ones(word):
        n -= ones(word)
        at += 1
        word = np.int64(bits[i, at])
    for _ in range(n):
        word &= word - 1
    return at * WORD + ones((word & -word) - 1)


def lot(seed, decision, below):
    """A number for a decision of a match: as good as chance, and the same wherever it is asked for."""
    mixed = (int(seed) ^ (int(seed) >> 32)) * 0x9E3779B1 + int(decision) * 0x85EBCA77
    for _ in range(3):
        mixed &= LOW
        mixed = (mixed ^ (mixed >> 16)) * 0x45D9F3B5
    return (((mixed ^ (mixed >> 17)) & LOW) * below) >> 32


def deal(g, words, i, options, seeds, played):
    """Begin the match of a row from its seed, by its own options."""
    clear_record(g, words, i)
    setup(g, options[i], seeds[i])
    played[i] = 0


def end(g, i, how, played, ended, rewards, lengths):
    """A match is over, or is cut after too many decisions: then nobody has won."""
    ended[i] = how
    lengths[i] = played[i]
    if how == OVER:
        returns(g, rewards[i])


def act(g, i, action, settings, played, ended, rewards, lengths):
    """Play an action, if one is given; gives how the match goes on."""
    if action >= 0:
        play(g, action)
        played[i] += 1
    how = OVER if actor(g) < 0 else CUT if played[i] >= settings[LONGEST] else OPEN
    if how != OPEN:
        end(g, i, how, played, ended, rewards, lengths)
    return how


def offer(g, seat, i, mask, bits):
    """Write down what a seat may do, which is nothing where nobody decides."""
    clear_mask(mask)
    if seat >= 0:
        legal(g, mask)
    pack(mask, bits, i)


def go_on(
    g, words, i, action, options, settings, seeds, played, bits, mask, ended, rewards, lengths
):  # fmt: skip
    """Play an action, if one is given, and go on to the next decision that is asked for; gives who decides it, or -1."""
    while True:
        how = act(g, i, action, settings, played, ended, rewards, lengths)
        if how != OPEN and settings[RESETS] != 0:
            seeds[i] += settings[STRIDE]
            deal(g, words, i, options, seeds, played)
            how = OPEN
        seat = actor(g) if how == OPEN else -1
        offer(g, seat, i, mask, bits)
        if ended[i] == OPEN:
            lengths[i] = played[i]
        if seat < 0 or settings[SKIPS] == 0 or count(bits, i) != 1:
            return seat
        action = nth(bits, i, 0)


def tell(g, seat, i, mask, bits, actors, masks, words_of_masks, observations):
    """Fill the row of a match: who decides, between what, and knowing what. Buffers without room are left out."""
    actors[i] = seat
    for action in range(masks.shape[1]):
        masks[i, action] = mask[action]
    for word in range(words_of_masks.shape[1]):
        words_of_masks[i, word] = bits[i, word]
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
    actors, ended, rewards, lengths, masks, words_of_masks, observations,
):  # fmt: skip
    """Deal every match from its seed and tell its first decision."""
    for i in range(len(records)):
        g = records[i]
        forget(i, ended, rewards)
        deal(g, words, i, options, seeds, played)
        seat = go_on(
            g, words, i, -1, options, settings, seeds, played, bits, mask, ended, rewards, lengths
        )  # fmt: skip
        tell(g, seat, i, mask, bits, actors, masks, words_of_masks, observations)


def refused(records, words, actions, bits):
    """The first match whose action is not legal there, -1 if there is none. Where nothing is legal it must be -1."""
    for i in range(len(actions)):
        action = actions[i]
        if action == -1:
            if count(bits, i) != 0:
                return i
        elif action < 0 or action >= bits.shape[1] * WORD:
            return i
        elif (np.int64(bits[i, action // WORD]) >> (action % WORD)) & 1 == 0:
            return i
    return -1


def advance(
    records, words, actions, options, settings, seeds, played, bits, mask,
    actors, ended, rewards, lengths, masks, words_of_masks, observations,
):  # fmt: skip
    """Play an action in every match and tell the decision that it comes to."""
    for i in range(len(records)):
        g = records[i]
        forget(i, ended, rewards)
        if actions[i] >= 0:
            seat = go_on(
                g, words, i, actions[i], options, settings, seeds, played, bits, mask, ended, rewards, lengths
            )  # fmt: skip
            tell(g, seat, i, mask, bits, actors, masks, words_of_masks, observations)


def wander(
    records, words, steps, options, settings, seeds, played, bits, mask,
    actors, ended, rewards, lengths, masks, words_of_masks, observations,
):  # fmt: skip
    """So many decisions at random in every match, by lot that depends on its seed and on how far it is."""
    for i in range(len(records)):
        g = records[i]
        for _ in range(steps):
            legal_actions = count(bits, i)
            if legal_actions == 0:
                break
            forget(i, ended, rewards)
            action = nth(bits, i, lot(seeds[i], played[i], legal_actions))
            seat = go_on(
                g, words, i, action, options, settings, seeds, played, bits, mask, ended, rewards, lengths
            )  # fmt: skip
            tell(g, seat, i, mask, bits, actors, masks, words_of_masks, observations)
