"""The runners for those who study a game: whole random matches, and copies of a record. Rendered for each game.
Whoever plays needs none of them, and all rules are compiled into one: so they are a module of their own."""

from typing import Any

import numpy as np

from wartable.kernel.mask import clear_mask, count_in_lanes, in_lanes, nth_in_lanes

setup: Any
actor: Any
legal: Any
play: Any
returns: Any
observe: Any
blank: Any
seed_chance: Any
below: Any

ENTRIES = {
    "random_matches": (
        "int64(records, words, int64[::1], int64, int64, uint8[::1], int16[::1], int64[::1], int64[::1])"
    ),
    "copies": "void(records, words, int64, int64)",
}


def random_matches(records, words, options, first_seed, count, mask, view, wins, lengths):
    """Play whole matches at random with the mask at every decision; a non-empty `view` is filled each time too.

    Uses record 0 for the match and record 1 for the player's own chance. Counts wins by seat (draws last)
    and puts each match's length where there is room; gives the decisions of all.
    """
    g = records[0]
    player = records[1]
    outcome = np.zeros(8, np.int8)
    lanes = mask[: in_lanes(len(mask))].view(np.int64)
    total = 0
    for match in range(count):
        for word in range(words.shape[1]):
            words[0, word] = 0
        setup(g, options, first_seed + match)
        seed_chance(player, first_seed + match)
        decisions = 0
        seat = actor(g)
        while seat >= 0:
            clear_mask(mask)
            legal(g, mask)
            if len(view) > 0:
                observe(g, seat, blank(view))
            play(g, nth_in_lanes(mask, lanes, below(player, count_in_lanes(mask, lanes))))
            decisions += 1
            seat = actor(g)
        returns(g, outcome)
        drawn = True
        for winner in range(len(wins) - 1):
            if outcome[winner] > 0:
                wins[winner] += 1
                drawn = False
        if drawn:
            wins[len(wins) - 1] += 1
        if match < len(lengths):
            lengths[match] = decisions
        total += decisions
    return total


def copies(records, words, count, head):
    """Copy the head of record 0 into the others in turn, `count` times."""
    others = len(words) - 1
    for i in range(count):
        target = 1 + i % others
        for word in range(head):
            words[target, word] = words[0, word]
