"""The runners that every game gets, over rows of records: written once here, rendered for each game.
The names declared below are the game's own rules; an engine puts them in, plain or compiled."""

from typing import Any

import numpy as np

from wartable.kernel.mask import clear_mask, count_in_lanes, in_lanes, nth_in_lanes

setup: Any
actor: Any
legal: Any
play: Any
returns: Any
observe: Any
imagine: Any
seed_chance: Any
below: Any
SEEN: Any  # an observation as a record with a field for each of its pieces

ENTRIES = {
    "start": "void(records, words, int64[::1], int64[::1])",
    "actors": "void(records, words, int64[::1])",
    "masks": "void(records, words, uint8[:, ::1])",
    "step": "int64(records, words, int64[::1], uint8[::1], int64)",
    "results": "void(records, words, int8[:, ::1])",
    "observations": "void(records, words, int64[::1], int16[:, ::1])",
    "imaginations": "void(records, words, int64[::1], int64[::1])",
    "random_matches": (
        "int64(records, words, int64[::1], int64, int64, uint8[::1], int16[::1], int64[::1], int64[::1])"
    ),
    "copies": "void(records, words, int64, int64)",
}


def start(records, words, options, seeds):
    """Set every record up, each from its own seed."""
    for i in range(len(records)):
        for word in range(words.shape[1]):
            words[i, word] = 0
        setup(records[i], options, seeds[i])


def actors(records, words, out):
    """The deciding seat of every record."""
    for i in range(len(records)):
        out[i] = actor(records[i])


def masks(records, words, out):
    """The legal actions of every record."""
    for i in range(len(records)):
        clear_mask(out[i])
        legal(records[i], out[i])


def step(records, words, actions, mask, listening):
    """Play one action in every open match; the first refused one is named and changes nothing (-1: none was)."""
    for i in range(len(records)):
        clear_mask(mask)
        g = records[i]
        if actions[i] == -1 and actor(g) < 0:
            continue
        legal(g, mask)
        if actions[i] < 0 or actions[i] >= len(mask) or mask[actions[i]] == 0:
            return i
        g.listening = listening
        play(g, actions[i])
    return -1


def results(records, words, out):
    """The returns of every record, a seat a column."""
    for i in range(len(records)):
        returns(records[i], out[i])


def blank(row):
    """An observation by the names of its pieces, all its numbers 0."""
    for place in range(len(row)):
        row[place] = 0
    return row.view(SEEN)[0]


def observations(records, words, seats, out):
    """What the given seat of every record knows."""
    for i in range(len(records)):
        observe(records[i], seats[i], blank(out[i]))


def imaginations(records, words, seats, seeds):
    """Redraw in every record what the given seat can't know."""
    for i in range(len(records)):
        imagine(records[i], seats[i], seeds[i])


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
