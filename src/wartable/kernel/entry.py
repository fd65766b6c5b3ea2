"""The runners that every game gets, over rows of records: written once here, rendered for each game.
The names declared below are the game's own rules; an engine puts them in, plain or compiled."""

from typing import Any

from wartable.kernel.mask import clear_mask

setup: Any
actor: Any
legal: Any
play: Any
returns: Any
observe: Any
imagine: Any
blank: Any

ENTRIES = {
    "start": "void(records, words, int64[::1], int64[::1])",
    "actors": "void(records, words, int64[::1])",
    "masks": "void(records, words, uint8[:, ::1])",
    "step": "int64(records, words, int64[::1], uint8[::1], int64)",
    "results": "void(records, words, int8[:, ::1])",
    "observations": "void(records, words, int64[::1], int16[:, ::1])",
    "imaginations": "void(records, words, int64[::1], int64[::1])",
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


def observations(records, words, seats, out):
    """What the given seat of every record knows."""
    for i in range(len(records)):
        observe(records[i], seats[i], blank(out[i]))


def imaginations(records, words, seats, seeds):
    """Redraw in every record what the given seat can't know."""
    for i in range(len(records)):
        imagine(records[i], seats[i], seeds[i])
