"""The runner that plays matches with a check after every decision: written once here, rendered for each game.
Only tests load it, so nobody who plays waits until it is compiled."""

from typing import Any

import numpy as np

from wartable.kernel.mask import clear_mask, count_marks, nth_mark

setup: Any
actor: Any
legal: Any
play: Any
returns: Any
sound: Any
owned: Any
seed_chance: Any
below: Any

ENTRIES = {
    "sound_matches": (
        "int64(records, words, int64[::1], int64, int64, int64, uint8[::1], int64[::1], int64[::1], int64[::1])"
    ),
}

# Faults that a match of every game can have; those above 0 are the game's own.
NO_ACTION, CARDS_CHANGED, ENDLESS, NO_RESULT = -1, -2, -3, -4


def sound_matches(records, words, options, first_seed, count, longest, mask, wins, lengths, fault):
    """Play the same matches as `random_matches` does, and check the record after every decision.

    Gives the number of the first match with a fault, or -1; `fault` then holds the decisions before it, and
    which one it is.
    """
    g = records[0]
    player = records[1]
    cards = np.zeros(8, np.int64)
    for match in range(count):
        for word in range(words.shape[1]):
            words[0, word] = 0
        setup(g, options, first_seed + match)
        seed_chance(player, first_seed + match)
        for seat in range(len(wins) - 1):
            cards[seat] = owned(g, seat)
        decisions = 0
        found = sound(g)
        while found == 0 and actor(g) >= 0:
            clear_mask(mask)
            legal(g, mask)
            choices = count_marks(mask)
            if choices == 0:
                found = NO_ACTION
            elif decisions >= longest:
                found = ENDLESS
            else:
                play(g, nth_mark(mask, below(player, choices)))
                decisions += 1
                found = sound(g)
                if found == 0 and cards_changed(g, cards, len(wins) - 1):
                    found = CARDS_CHANGED
        if found == 0 and not count_result(g, wins):
            found = NO_RESULT
        if found != 0:
            fault[0] = decisions
            fault[1] = found
            return match
        lengths[match] = decisions
    return -1


def cards_changed(g, cards, seats):
    """Whether a seat owns others than it did; a number below 0 says that it owns none yet."""
    for seat in range(seats):
        now = owned(g, seat)
        if cards[seat] < 0:
            cards[seat] = now
        if now != cards[seat]:
            return True
    return False


def count_result(g, wins):
    """Count who has won, draws last; whether somebody has lost when somebody has won, and not everybody."""
    outcome = np.zeros(8, np.int8)
    returns(g, outcome)
    best = -1
    worst = 1
    for seat in range(len(wins) - 1):
        best = max(best, outcome[seat])
        worst = min(worst, outcome[seat])
        if outcome[seat] > 0:
            wins[seat] += 1
    if best <= 0:
        wins[len(wins) - 1] += 1
    return best >= 0 and worst <= 0 and (best == 1) <= (worst == -1)
